// Holds practice and play of a page to what somebody of twelve on a phone may expect of them, in Chromium.
// node pupil.mjs PAGE [PICTURES]; the browser is $CHROMIUM, or chromium on the path. Every fault is a line; none is exit code 0.
// With PICTURES, a folder, each state is also kept as a picture. ONLY=name,name runs some of the checks.

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequire } from "node:module";
import { launched } from "./browser.mjs";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const [page, pictures] = process.argv.slice(2);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1366, height: 768 } };
let faults = 0;
const fault = text => { faults += 1; console.error(`fault: ${text}`); };
const expect = (holds, text) => { if (!holds) fault(text); };

const browser = await launched();
const url = pathToFileURL(resolve(page)).href;

/** Opens practice, watched: there is nothing to complain of. */
async function open({ hash = "#t=practise", ...options }, use) {
  const context = await browser.newContext({ ...LAPTOP, ...options });
  const tab = await context.newPage();
  tab.on("console", message => { if (["warning", "error"].includes(message.type())) fault(`${message.type()}: ${message.text()}`); });
  tab.on("pageerror", error => fault(error.message));
  try {
    await tab.goto(url + hash);
    await use(tab, context);
  } catch (error) {
    fault(error.message);
  } finally {
    await context.close();
  }
}

const asked = tab => tab.waitForSelector("#practice form.card", { timeout: 30_000 });

/** No rule of axe is broken, the page does not scroll sideways, and what it looks like is kept. */
async function sound(tab, name) {
  await tab.evaluate(readFileSync(axe, "utf8"));
  const { violations } = await tab.evaluate(() => window.axe.run("#main", { resultTypes: ["violations"], preload: false }));
  for (const { id: rule, nodes } of violations) {
    // A head that is a formula has text for everybody but axe.
    if (rule === "empty-table-header" && nodes.every(node => node.html.includes("<math"))) continue;
    fault(`${name}: ${rule}: ${nodes[0].html.slice(0, 200)}`);
  }
  const wide = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide <= 0, `${name}: scrolls sideways by ${wide} pixels`);
  if (pictures) await tab.screenshot({ path: join(pictures, `${name}.png`) });
}

/** Something in every place of an answer: lists as they are given. */
async function something(form, list) {
  for (const group of await form.locator("[data-part]:has(input[type=radio], input[type=checkbox])").all()) {
    await group.locator("input[type=radio], input[type=checkbox]").first().check();
  }
  await form.evaluate((form, list) => {
    for (const field of form.querySelectorAll("input[type=text], textarea")) {
      field.value = field.matches(".list") ? list : field.matches(".number, .long") ? "1" : "a";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    // What is said to be a misprint is what stands there.
    const printed = form.querySelector("tbody tr:nth-child(2) td");
    const wrong = form.querySelector(".entry:not(.number, .long) ~ .number");
    if (printed && wrong) wrong.value = printed.textContent;
  }, list);
}

/** Whether an element is in sight as a whole, below what sticks to the head of the page. */
const inSight = (tab, selector) => tab.evaluate(selector => {
  const part = document.querySelector(selector);
  if (!part) return false;
  const { top, bottom } = part.getBoundingClientRect();
  return top >= document.querySelector(".bar").getBoundingClientRect().bottom - 1 && bottom <= innerHeight + 1;
}, selector);

/** Whether two addresses name one question. */
const same = (one, other) => {
  const [first, second] = [one, other].map(text => new URLSearchParams(text.split("#")[1]));
  return ["at", "n", "v"].every(name => first.get(name) === second.get(name));
};

/** The tokens of the heaps that a question is about. */
const heaps = async tab => {
  return (await tab.locator("#practice svg text").allTextContents()).map(Number).filter(Boolean);
};

const checks = {
  /** The verdict is in sight, wherever the button was, and in the button. */
  async fold() {
    for (const [name, size] of Object.entries({ phone: PHONE, tablet: TABLET, laptop: LAPTOP })) {
      await open({ ...size, hash: "#t=practise&kind=mex&level=1" }, async tab => {
        await asked(tab);
        await tab.click("#free summary");
        for (const kind of await tab.$$eval("#kind option", all => all.map(option => option.value))) {
          await tab.selectOption("#kind", kind);
          await tab.waitForSelector(`#practice[data-kind="${kind}"]:not([aria-busy])`, { timeout: 30_000 });
          // As a list of numbers, of pairs, of trios.
          for (const list of ["1", "(1, 2)", "(1, 2, 3)"]) {
            await something(tab.locator("#practice form"), list);
            await tab.evaluate(() => {
              const check = document.querySelector("#practice [data-act=check]");
              check.scrollIntoView({ block: "end" });
              // What was not understood before is said no more.
              document.querySelector("#practice .understood").hidden = true;
              check.click();
            });
            await tab.waitForSelector("#practice :is(.verdict, .understood.not:not([hidden]))", { timeout: 20_000 });
            if (await tab.locator("#practice .verdict").count()) break;
          }
          await tab.waitForTimeout(50);
          expect(await inSight(tab, "#practice .verdict .badge"), `${name}, ${kind}: the verdict is out of sight`);
          expect(await tab.locator("#practice [data-act=check][data-verdict] svg").count() === 1, `${name}, ${kind}: the button says no verdict`);
        }
      });
    }
  },

  /** Every game of every kind has a question at each level that can be chosen. */
  async settings() {
    await open({}, async tab => {
      await asked(tab);
      await tab.click("#free summary");
      let count = 0;
      for (const kind of await tab.$$eval("#kind option", all => all.map(option => option.value))) {
        await tab.selectOption("#kind", kind);
        const games = await tab.$$eval("#game option:not([disabled])", all => all.map(option => option.value));
        for (const game of games.length > 0 && await tab.isVisible("#game") ? games : [""]) {
          if (game) await tab.selectOption("#game", game);
          const levels = await tab.$$eval("[name=level]:not([disabled])", all => all.map(level => level.value));
          expect(levels.length > 0, `${kind} ${game}: no level`);
          for (const level of levels) {
            await tab.check(`[name=level][value="${level}"]`, { force: true });
            await tab.waitForFunction(wanted => new URLSearchParams(location.hash.slice(1)).toString().includes(wanted), `level=${level}`);
            await tab.waitForSelector("#practice:not([aria-busy]) form.card", { timeout: 30_000 });
            count += 1;
          }
        }
      }
      expect(count > 300, `only ${count} settings`);
    });
  },

  /** After the last question of its kind they come again, in another order, and the page says so. */
  async anew() {
    await open({ hash: "#t=practise&kind=mirror-pins&game=kayles&level=1&v=a&n=0" }, async tab => {
      await asked(tab);
      const all = Number.parseInt(await tab.textContent("#practice .left"), 10) + 1;
      expect(all > 3, `${all} questions`);
      const seen = [];
      for (let number = 0; number < all; number += 1) {
        seen.push(await tab.locator("#practice form").evaluate(form => form.textContent));
        expect(await tab.isHidden("#anew"), `question ${number} says that all were seen`);
        await tab.click("#practice [data-act=another]");
        await tab.waitForFunction(number => location.hash.includes(`n=${number}`), number + 1);
      }
      expect(new Set(seen).size === all, `${new Set(seen).size} of ${all} questions are different`);
      expect((await tab.textContent("#anew")).includes(String(all)), "nothing says that all were seen");
      await sound(tab, "anew");
    });
  },

  /** Two visits have other questions; an address has its question, and survives a reload with what was typed. */
  async address() {
    const [first, second] = [[], []];
    for (const into of [first, second]) {
      await open({}, async tab => {
        await asked(tab);
        await tab.waitForFunction(() => location.hash.includes("v="));
        into.push(new URL(tab.url()).hash, await tab.innerText("#practice"));
      });
    }
    expect(new URLSearchParams(first[0]).get("v") !== new URLSearchParams(second[0]).get("v"), "two visits have one seed");
    await open({ hash: first[0] }, async tab => {
      await asked(tab);
      expect(await tab.innerText("#practice") === first[1], "an address opens another question");
      await tab.locator("#practice input[type=text]").first().fill("1");
      await tab.reload();
      await asked(tab);
      await tab.waitForFunction(() => document.querySelector("#practice input[type=text]").value === "1");
      expect(same(tab.url(), first[0]), "a reload has another address");
    });
    await open({ hash: "#t=practise&at=binary.1" }, async tab => {
      await asked(tab);
      expect(await tab.getAttribute("#practice", "data-kind") === "nim-sum", "a link opens another station");
    });
    for (const hash of ["#t=practise&at=joy.7", "#t=practise&kind=dance&level=9", "#t=practise&at=play.1&n=-3&v=%00", "#t=practise&dots=NP-X"]) {
      await open({ hash }, async tab => {
        await tab.waitForFunction(() => document.querySelector("#practice")?.textContent.trim().length > 0, undefined, { timeout: 30_000 });
        await tab.click("#worlds [data-world=play]");
        await tab.click("[data-station='play.1']");
        await asked(tab);
      });
    }
  },

  /** Somebody who takes what leaves a multiple of four goes on after three questions; two misses lead to a hint. */
  async path() {
    await open({ ...PHONE }, async tab => {
      await asked(tab);
      await tab.waitForSelector("#worlds .world >> nth=5");
      await sound(tab, "path-begin");
      const dots = () => tab.locator("#station .pips i[data-on]").count();
      const answer = async right => {
        const [heap] = await heaps(tab);
        const take = right ? heap % 4 : 1 + heap % 4 % 3;
        await tab.locator("#practice [data-part] input[type=text]").first().fill(String(take));
        await tab.locator("#practice [data-part] input[type=text]").nth(1).fill(String(heap - take));
        await tab.click("#practice [data-act=check]");
        await tab.waitForSelector("#practice .verdict");
        await tab.waitForSelector("#path-says:not([hidden])");
        expect(await inSight(tab, "#practice .verdict .badge"), "on the path a verdict is out of sight");
      };
      const next = async () => {
        const before = tab.url();
        await tab.click("#practice [data-act=another]");
        await tab.waitForFunction(before => location.href !== before, before);
        await asked(tab);
      };
      await answer(false);
      expect(await dots() === 0, "a miss has a dot");
      await sound(tab, "path-missed");
      await next();
      await answer(false);
      expect((await tab.textContent("#path-says")).includes("solution"), "two misses lead nowhere");
      await next();
      for (const count of [1, 2, 3]) {
        await answer(true);
        expect(await dots() === count, `${await dots()} dots instead of ${count}`);
        if (count === 2) await sound(tab, "path-right");
        await next();
      }
      expect(new URLSearchParams(new URL(tab.url()).hash.slice(1)).get("at") === "play.2", "three right answers do not lead on");
      await tab.click("#worlds [data-world=games]");
      await tab.waitForSelector("#stations [data-station='games.6']");
      expect(tab.url().includes("at=play.2"), "to look at a world leads there");
      await sound(tab, "path-stations");
      await tab.click("#worlds [data-world=games]");
      await tab.waitForSelector("#stations", { state: "hidden" });
    });
  },

  /** Every world and station opens, on a phone in the dark and on a laptop. */
  async worlds() {
    for (const [name, options] of Object.entries({ phone: { ...PHONE, colorScheme: "dark" }, laptop: LAPTOP })) {
      await open(options, async tab => {
        await asked(tab);
        for (const world of await tab.$$eval("#worlds [data-world]", all => all.map(button => button.dataset.world))) {
          await tab.click(`#worlds [data-world=${world}]`);
          await tab.waitForSelector(`#stations [data-station='${world}.1']`);
          await sound(tab, `world-${world}-${name}`);
          const stations = await tab.$$eval("#stations [data-station]", all => all.map(button => button.dataset.station));
          expect(stations.length >= 4 && stations.length <= 6, `${world} has ${stations.length} stations`);
          for (const station of stations) {
            if (await tab.isHidden("#stations")) await tab.click(`#worlds [data-world=${world}]`);
            await tab.click(`[data-station='${station}']`);
            await tab.waitForSelector("#stations", { state: "hidden" });
            await tab.waitForFunction(at => new URLSearchParams(location.hash.slice(1)).get("at") === at, station);
            await asked(tab);
            if (pictures) await tab.screenshot({ path: join(pictures, `station-${station}-${name}.png`) });
          }
        }
      });
    }
  },

  /** Dots are kept nowhere until somebody wants it; a code brings them to another browser. */
  async record() {
    let code;
    await open({ ...PHONE }, async (tab, context) => {
      await asked(tab);
      const kept = () => tab.evaluate(() => localStorage.length);
      const [heap] = await heaps(tab);
      await tab.locator("#practice [data-part] input[type=text]").first().fill(String(heap % 4));
      await tab.click("#practice [data-act=check]");
      await tab.waitForSelector("#path-says:not([hidden])");
      expect(await kept() === 0, "something is kept that nobody wanted");
      await tab.click("#record summary");
      await tab.waitForSelector("#dots-code svg");
      code = await tab.inputValue("#code");
      await sound(tab, "record");
      await tab.check("#keep-dots");
      const other = await context.newPage();
      await other.goto(`${url}#t=practise`);
      await asked(other);
      expect(await other.locator("#station .pips i[data-on]").count() === 1, "another tab has no dot");
      expect(await other.isChecked("#keep-dots"), "another tab does not say that dots are kept");
      await other.click("#record summary");
      // One tap does not lose them.
      other.once("dialog", dialog => dialog.dismiss());
      await other.click("#forget-dots");
      expect(await kept() !== 0 && await other.isChecked("#keep-dots"), "dots are forgotten that somebody wanted to keep");
      other.once("dialog", dialog => dialog.accept());
      await other.click("#forget-dots");
      await other.waitForFunction(() => document.querySelectorAll("#station .pips i[data-on]").length === 0);
      expect(await kept() === 0, "what is forgotten is still kept");
    });
    await open({}, async tab => {
      await asked(tab);
      await tab.click("#record summary");
      await tab.fill("#code", code.replace(/.$/, sign => (sign === "7" ? "8" : "7")));
      await tab.press("#code", "Enter");
      await tab.waitForSelector("#code-says.not");
      await tab.fill("#code", code.toLowerCase());
      await tab.press("#code", "Enter");
      await tab.waitForFunction(() => document.querySelectorAll("#station .pips i[data-on]").length === 1);
    });
    await open({ hash: `#t=practise&dots=${code}` }, async tab => {
      await asked(tab);
      expect(await tab.locator("#station .pips i[data-on]").count() === 1, "an address with a code has no dot");
    });
  },

  /** Boards, pins and pairs are answered by touch and by keyboard, and what is typed is shown in the picture. */
  async touch() {
    const expected = { "label-board": /^\(\d+, \d+\), \(\d+, \d+\)$/, "leftover-pairs": /^\(\d+, \d+\), \(\d+, \d+\)$/, "mirror-pins": /^\d+, \d+$/, "wrong-square": /^\d+,\d+$/, "mirror-disc": /^-?\d+,-?\d+$/ };
    for (const [kind, written] of Object.entries(expected)) {
      await open({ ...PHONE, hash: `#t=practise&kind=${kind}&level=2` }, async tab => {
        await asked(tab);
        // The pairs of 16 numbers are a table, which is not touched.
        if (kind === "leftover-pairs" && await tab.locator("#practice .place").count() === 0) {
          const before = tab.url();
          await tab.click("#practice [data-act=another]");
          await tab.waitForFunction(before => location.href !== before, before);
        }
        const value = () => tab.$$eval("#practice [data-part=numbers] :is(input, textarea)", fields => fields.map(field => field.value).join());
        const pressed = () => tab.locator("#practice .place[aria-pressed=true]").count();
        await tab.locator("#practice .place").nth(0).tap();
        await tab.locator("#practice .place").nth(0).focus();
        await tab.keyboard.press("ArrowRight");
        await tab.keyboard.press("Space");
        const both = await value();
        expect(written.test(both), `${kind}: two places say ${both}`);
        const one = ["wrong-square", "mirror-disc"].includes(kind);
        expect(await pressed() === (one ? 1 : 2), `${kind}: ${await pressed()} places are pressed`);
        await sound(tab, `touch-${kind}`);
        await tab.click("#practice [data-act=check]");
        await tab.waitForSelector("#practice .verdict");
        await tab.locator("#practice [data-part=numbers] :is(input, textarea)").first().fill("");
        expect(await pressed() === 0, `${kind}: what was typed away is still pressed`);
      });
    }
  },

  /** Lines of a proof are put in order by buttons, by a finger and by what is typed. */
  async lines() {
    await open({ ...PHONE, hash: "#t=practise&kind=order-proof&level=4" }, async tab => {
      await asked(tab);
      const [lines, value] = [tab.locator("#practice .sorted > li"), () => tab.inputValue("#practice .list")];
      const count = await lines.count();
      const all = Array.from({ length: count }, (_, at) => at + 1);
      const shown = () => lines.evaluateAll(lines => lines.map(line => line.style.counterSet.split(" ")[1]).join(", "));
      const up = lines.nth(1).locator("button").first();
      await up.tap();
      expect(await value() === [2, 1, ...all.slice(2)].join(", "), `a line that goes up: ${await value()}`);
      expect(await tab.evaluate(() => document.activeElement.matches(".lift button")), "a line that goes up loses the focus");
      expect((await lines.nth(0).locator("button").first().getAttribute("aria-label")).startsWith("2: "), "a button does not say its line");
      await tab.locator("#practice .list").fill([...all].reverse().join("; "));
      expect(await shown() === [...all].reverse().join(", "), `what is typed: ${await shown()}`);
      // From the first place below the third.
      const [grip, third] = [await lines.nth(0).locator(".grip").boundingBox(), await lines.nth(2).boundingBox()];
      await tab.mouse.move(grip.x + 5, grip.y + 5);
      await tab.mouse.down();
      await tab.mouse.move(grip.x + 5, third.y + third.height - 2, { steps: 8 });
      await tab.mouse.up();
      const moved = [count - 1, count - 2, count, ...all.slice(0, -3).reverse()].join(", ");
      expect(await value() === moved && await shown() === moved, `dragged: ${await value()}, not ${moved}`);
      await tab.click("#practice [data-act=check]");
      await tab.waitForSelector("#practice .verdict");
      expect(await inSight(tab, "#practice .verdict"), "the verdict on lines is out of sight");
      await sound(tab, "lines");
      await tab.reload();
      await asked(tab);
      await tab.waitForSelector("#practice .verdict");
      expect(await value() === moved, "a reload loses the order");
    });
  },

  /** A wrong answer is refuted move by move to the end, by itself and by buttons. */
  async going_on() {
    for (const reducedMotion of ["no-preference", "reduce"]) {
      await open({ ...PHONE, hash: "#t=practise&kind=outcome&game=nim&level=3", reducedMotion }, async tab => {
        await asked(tab);
        // Whoever says that a won position is lost is refuted by a move.
        for (let questions = 0; questions < 12 && await tab.locator("#practice [data-line]").count() === 0; questions += 1) {
          if (questions > 0) {
            const before = tab.url();
            await tab.click("#practice [data-act=another]");
            await tab.waitForFunction(before => location.href !== before, before);
          }
          await tab.locator("#practice input[type=radio]").nth(1).check();
          await tab.click("#practice [data-act=check]");
          await tab.waitForSelector("#practice .verdict");
        }
        await tab.click("#practice [data-line]");
        const who = () => tab.textContent(".going-on .who");
        await tab.waitForSelector(".going-on .who");
        expect(await who() === "1", "it does not begin with the first move");
        if (reducedMotion === "no-preference") await tab.waitForFunction(() => document.querySelector(".going-on .who").textContent === "2");
        await sound(tab, `going-on-${reducedMotion}`);
        const next = tab.locator(".going-on button").nth(1);
        for (let steps = 0; steps < 60 && await next.isEnabled(); steps += 1) await next.click();
        expect((await tab.textContent(".going-on")).includes("your opponent has won"), "the refutation does not end with a win");
      });
    }
  },

  /** A game that somebody pastes is asked about and played; what is wrong with it is said. */
  async own() {
    await open({ ...PHONE, hash: "#t=play" }, async tab => {
      await tab.waitForSelector("#ask", { timeout: 30_000 });
      await tab.click("#own-game summary");
      await tab.fill("#own", "game take (n) normal {\n  move t <= n to (n - t) when t = 1 or t = 4\n  measure n\n  losing exists k: n = 5*k or n = 5*k + 2\n}\n");
      await tab.fill("#position", "take 7");
      await tab.click("#ask .main");
      await tab.waitForSelector("#answers:not([hidden])");
      expect((await tab.textContent("#who")).includes("P:"), "take 7 is not lost");
      await tab.click("#begin button >> nth=1");
      await tab.waitForSelector(".game-log li");
      for (let moves = 0; moves < 12 && await tab.isVisible(".game-turn"); moves += 1) {
        const before = await tab.locator(".game-log li").count();
        await tab.evaluate(() => document.querySelector(".game-moves [data-move]").click());
        await tab.waitForFunction(before => document.querySelectorAll(".game-log li").length > before && !document.querySelector(".game-pane[aria-busy]"), before);
      }
      expect(!await tab.isVisible(".game-turn"), "a game of one's own has no end");
      await sound(tab, "own-game");
      await tab.reload();
      await tab.waitForSelector("#own-game[open]");
      expect(await tab.inputValue("#position") === "take 7", "a reload loses a game of one's own");
      await tab.fill("#own", "game take (n) normal {\n  move t <= n to (n - t) when t = 1\n}\n");
      await tab.waitForSelector("#understood.not");
      await sound(tab, "own-game-fault");
    });
  },

  /** Where numbers are wanted a phone shows keys for them, and the signs that these lack. */
  async keys() {
    await open({ ...PHONE, hash: "#t=practise&kind=zeckendorf&level=2" }, async tab => {
      await asked(tab);
      await tab.locator("#practice .list").fill("8");
      await tab.locator("#practice .keys button", { hasText: "," }).click();
      expect(await tab.inputValue("#practice .list") === "8,", "a sign is not written");
      await tab.click("#free summary");
      for (const kind of await tab.$$eval("#kind option", all => all.map(option => option.value))) {
        await tab.selectOption("#kind", kind);
        await tab.waitForSelector(`#practice[data-kind="${kind}"]:not([aria-busy])`, { timeout: 30_000 });
        const letters = await tab.$$eval("#practice .number:not([inputmode=numeric])", all => all.length);
        expect(letters === 0 || kind === "mirror-disc", `${kind}: keys for letters`);
      }
    });
  },

  /** A move slides, the reply is ringed before it is made; without motion it is only ringed. */
  async play() {
    for (const reducedMotion of ["no-preference", "reduce"]) {
      await open({ ...PHONE, hash: "#t=play", reducedMotion }, async tab => {
        await tab.waitForSelector("#ask", { timeout: 30_000 });
        await tab.fill("#position", "nim 3 4 5");
        await tab.click("#begin button >> nth=0");
        await tab.waitForSelector(".game-board .heap");
        await tab.locator(".game-board .heap >> nth=0").locator("i").nth(1).click();
        await tab.click(".game-turn .main");
        await tab.waitForSelector(".game-board i.reply");
        await sound(tab, `play-reply-${reducedMotion}`);
        await tab.waitForSelector(".game-log li >> nth=1");
        expect(await tab.locator(".game-board i.reply").count() === 0, "the ring stays");
        const moves = await tab.locator(".game-log li").allTextContents();
        await tab.reload();
        await tab.waitForSelector(".game-log li >> nth=1");
        expect(String(await tab.locator(".game-log li").allTextContents()) === String(moves), "a reload loses a game");
        await tab.waitForSelector("#understood:not([hidden])");
        expect(await tab.isHidden("#picture"), "beside a game stands the picture of its beginning");
      });
    }
  },

  /** Opponents that err lose to whoever does not; two people play without the program. */
  async opponents() {
    await open({ hash: "#t=play" }, async tab => {
      await tab.waitForSelector("#ask", { timeout: 30_000 });
      const move = async () => {
        const before = await tab.locator(".game-log li").count();
        const moves = await tab.$$eval(".game-moves [data-move]", all => all.map(button => [Number(button.dataset.part), Number(button.dataset.left)]));
        const sizes = await tab.$$eval(".game-board .heap", all => all.map(heap => Number(heap.ariaValueMax)));
        const sum = ([part, left]) => sizes.reduce((sum, size, at) => sum ^ (at === part ? left : size), 0);
        const best = Math.max(moves.findIndex(move => sum(move) === 0), 0);
        await tab.evaluate(best => document.querySelectorAll(".game-moves [data-move]")[best].click(), best);
        await tab.waitForFunction(before => document.querySelectorAll(".game-log li").length > before, before);
      };
      await tab.fill("#position", "nim 1 2 3");
      await tab.click("#begin button >> nth=0");
      await tab.waitForSelector(".game-board .heap");
      await tab.selectOption(".game-against", "beginner");
      for (let moves = 0; moves < 9 && await tab.isVisible(".game-turn"); moves += 1) await move();
      expect((await tab.textContent(".game-says")).length > 0, "the end is not said");
      await sound(tab, "play-beginner");
      await tab.selectOption(".game-against", "two");
      await tab.waitForFunction(() => document.querySelectorAll(".game-log li").length === 0);
      await move();
      expect(await tab.locator(".game-log li").count() === 1, "the program plays where two people do");
      for (let moves = 0; moves < 9 && await tab.isVisible(".game-turn"); moves += 1) await move();
      await sound(tab, "play-two");
      // Whoever gives the win away sees where.
      await tab.selectOption(".game-against", "perfect");
      await tab.fill("#position", "nim 3 4 5");
      await tab.click("#begin button >> nth=0");
      await tab.waitForFunction(() => document.querySelector(".game-start").textContent === "nim 3 4 5");
      for (let moves = 0; moves < 12 && await tab.isVisible(".game-turn"); moves += 1) {
        const before = await tab.locator(".game-log li").count();
        await tab.evaluate(() => document.querySelector(".game-moves [data-move]").click());
        await tab.waitForFunction(before => document.querySelectorAll(".game-log li").length > before, before);
      }
      expect(await tab.locator(".game-review svg[role=img]").count() === 1, "the moment that decided the game is not drawn");
      await sound(tab, "play-lost");
      await tab.click(".why > summary");
      await tab.click(".game-review [data-play]");
      await tab.waitForFunction(() => document.querySelectorAll(".game-log li").length === 0);
    });
  },

  /** An address opens its question in a tab that has another one of the same seed and number, and so does one that is typed there. */
  async other_address() {
    await open({ hash: "#t=practise&kind=nim-sum&level=2&n=3&v=abc" }, async tab => {
      await asked(tab);
      const has = kind => tab.waitForFunction(kind => document.querySelector("#practice")?.dataset.kind === kind, kind);
      await tab.goto("about:blank");
      await tab.goto(`${url}#t=practise&kind=mex&level=2&n=3&v=abc`);
      await has("mex");
      for (const [hash, kind] of [["#t=practise&at=play.2", "mirror-pins"], ["#t=practise&kind=zeckendorf&level=2", "zeckendorf"], ["#t=practise&at=binary.1", "nim-sum"]]) {
        await tab.evaluate(hash => { location.hash = hash; }, hash);
        await has(kind);
      }
      await tab.evaluate(() => { location.hash = "#t=play"; });
      await tab.waitForSelector("#ask:visible");
    });
  },

  /** At every station each field has a name of its own, nothing is said by a code, and “none” is offered where it may be. */
  async names() {
    await open({}, async tab => {
      for (const [world, count] of [["play", 5], ["wins", 5], ["moves", 5], ["baron", 6], ["binary", 5], ["games", 6]]) {
        for (let station = 1; station <= count; station += 1) {
          const at = `${world}.${station}`;
          await tab.evaluate(at => {
            document.querySelector("#practice form.card")?.classList.add("before");
            location.hash = `#t=practise&at=${at}&n=1&v=names`;
          }, at);
          await tab.waitForSelector("#practice form.card:not(.before)");
          const tree = await tab.locator("#practice").ariaSnapshot();
          expect(!/(group|img) "(tictactoe|fibonacci|queen|kayles|nim|subtract)/.test(tree), `${at}: a code is read out`);
          // A line of its own is a group.
          const groups = await tab.$$eval("#practice :is([role=group], fieldset, form)", groups => groups.map(group =>
            [...group.querySelectorAll("input, textarea, select, button")].filter(one => one.closest("[role=group], fieldset, form") === group)
              .map(one => one.ariaLabel ?? one.labels?.[0]?.innerText ?? one.innerText)));
          for (const names of groups) expect(new Set(names).size === names.length && names.every(Boolean), `${at}: names of fields: ${names.join(" | ")}`);
          const lines = await tab.locator("#practice .answer[data-part]").count();
          const asksOne = /Exactly one move|every square/.test(await tab.innerText("#practice"));
          if (asksOne) expect(lines === 1 && await tab.locator("#practice [data-none]").count() === 0, `${at}: none is offered where there is one`);
        }
      }
    });
  },

  /** A dot that goes is said to go; a wrong answer without a name still leads on; the end of a game is in sight. */
  async says() {
    await open({ ...PHONE, hash: "#t=practise&at=play.1" }, async tab => {
      await asked(tab);
      const answer = async number => {
        await tab.locator("#practice .place").nth(number).tap();
        await tab.click("#practice [data-act=check]");
        await tab.waitForSelector("#practice .verdict");
        return tab.getAttribute("#practice .verdict", "data-verdict");
      };
      let place = 0;
      while (await answer(place) !== "proved") place += 1;
      // What the first try led to does not stand below an answer that is right in the end.
      await tab.waitForSelector("#path-says", { state: place > 0 ? "hidden" : "visible" });
      for (let rounds = 0; rounds < 8; rounds += 1) {
        await tab.click("#practice [data-act=another]");
        await tab.waitForSelector("#practice form.card:not(:has(.verdict))");
        const dots = await tab.locator("#station .pips [data-on]").count();
        if (await answer(0) === "proved") continue;
        await tab.waitForSelector("#path-says:visible");
        const says = await tab.innerText("#path-says");
        expect(/takes a dot/.test(says) === dots > 0, `with ${dots} dots: ${says}`);
      }
    });
    await open({ ...PHONE, hash: "#t=practise&at=play.2&n=0&v=abc" }, async tab => {
      await asked(tab);
      for (let place = 0; place < await tab.locator("#practice .place").count(); place += 1) {
        await tab.locator("#practice .place").nth(place).tap();
        await tab.click("#practice [data-act=check]");
        await tab.waitForSelector("#practice .verdict");
        expect((await tab.innerText("#practice .verdict")).trim().split("\n").length > 1 || await tab.getAttribute("#practice .verdict", "data-verdict") === "proved", "a wrong answer gets a bare word");
      }
    });
    await open({ ...PHONE, hash: "#t=play" }, async tab => {
      await tab.waitForSelector("#ask:visible");
      await tab.fill("#position", "nim 2 3");
      await tab.click("[data-second='']");
      await tab.fill(".game-line", "2");
      await tab.click(".game-turn .main");
      await tab.waitForSelector(".game-slip:visible");
      expect((await tab.locator(".game-log li").count()) === 0, "a number of a list that nobody sees is a move");
      for (let moves = 0; moves < 6 && await tab.locator(".game-turn:visible").count() > 0; moves += 1) {
        await tab.waitForFunction(() => !document.querySelector(".game-pane").ariaBusy);
        await tab.fill(".game-line", await tab.locator(".game-moves [data-move]").first().textContent());
        await tab.click(".game-turn .main");
        await tab.waitForTimeout(1600);
      }
      expect(await inSight(tab, ".game-says"), "the end of a game is out of sight");
    });
  },

  /** What was not right makes room for the next place that is touched. */
  async replaced() {
    await open({ ...PHONE, hash: "#t=practise&kind=winning-moves&game=nim&level=3&n=0&v=abc" }, async tab => {
      await asked(tab);
      const places = tab.locator("#practice .place");
      const filled = () => tab.$$eval("#practice .answer[data-part]", lines => lines.filter(line => [...line.querySelectorAll("input")].some(field => field.value !== "")).length);
      let at = 0;
      for (; at < await places.count(); at += 1) {
        await places.nth(at).tap();
        await tab.click("#practice [data-act=check]");
        await tab.waitForSelector("#practice .verdict");
        if (await tab.getAttribute("#practice .verdict", "data-verdict") === "refuted") break;
      }
      expect(await filled() === 1, `${await filled()} lines are filled`);
      await places.nth(at + 1).tap();
      expect(await filled() === 1, "a wrong move stays beside the next one");
      expect(await places.nth(at + 1).getAttribute("aria-pressed") === "true", "the next place is not pressed");
    });
  },
};

const only = process.env.ONLY?.split(",");
for (const [name, check] of Object.entries(checks)) {
  if (only && !only.includes(name)) continue;
  const before = faults;
  await check();
  console.log(`${faults === before ? "ok" : "FAULTS"} ${name}`);
}
await browser.close();
process.exit(faults > 0 ? 1 : 0);
