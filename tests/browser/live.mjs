// Holds pages with the core inside, opened as files in Chromium, to what a student may expect of them.
// node live.mjs PAGE CLASS-PAGE KEY.json [PICTURES]; the browser is $CHROMIUM, or chromium on the path. Every fault is a line;
// none is exit code 0. With PICTURES, a folder, each state is also kept as a picture.

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequire } from "node:module";
import { launched } from "./browser.mjs";
import { fill } from "./fill.mjs";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const [alone, ofClass, keyFile, pictures] = process.argv.slice(2);
const key = JSON.parse(readFileSync(keyFile, "utf8"));
const { id } = key;
let faults = 0;
const fault = text => { faults += 1; console.error(`fault: ${text}`); };
const expect = (holds, text) => { if (!holds) fault(text); };

const browser = await launched();

/** Opens a page, watched: it asks for nothing but itself, and there is nothing to complain of. */
async function open(path, { hash = "", ...options } = {}, use) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const tab = await context.newPage();
  const url = pathToFileURL(resolve(path)).href;
  const requests = [];
  tab.on("console", message => { if (["warning", "error"].includes(message.type())) fault(`${message.type()}: ${message.text()}`); });
  tab.on("pageerror", error => fault(error.message));
  tab.on("request", request => { if (!request.url().startsWith("blob:")) requests.push(request.url()); });
  try {
    await tab.goto(url + hash);
    await use(tab);
    expect(requests.every(request => request.split("#")[0] === url), `asks for ${requests.join(", ")}`);
  } catch (error) {
    fault(error.message);
  } finally {
    await context.close();
  }
}

async function picture(tab, name) {
  if (pictures) await tab.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
}

/** No rule of axe is broken in the page or one part of it, and the page does not scroll sideways. */
async function sound(tab, name, part = "html") {
  // The page lets no script in but its own; the checks run beside it.
  await tab.evaluate(readFileSync(axe, "utf8"));
  const { violations } = await tab.evaluate(part => window.axe.run(part, { resultTypes: ["violations"], preload: false }), part);
  for (const { id: rule, nodes } of violations) {
    // A head that is a formula has text for everybody but axe.
    if (rule === "empty-table-header" && nodes.every(node => node.html.includes("<math"))) continue;
    fault(`${name}: ${rule}: ${nodes[0].html.slice(0, 200)}`);
  }
  const wide = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide <= 0, `${name}: scrolls sideways by ${wide} pixels`);
  await picture(tab, name);
}

const ready = async tab => {
  // In the workshop practice and any position are tabs; here they are below one another.
  if (await tab.locator(".tabs").count()) {
    await tab.waitForSelector("html[data-ready]", { timeout: 30_000 });
    await tab.click(".tabs [data-tab=practise]");
    await tab.evaluate(() => { delete document.querySelector("#panel-desk").dataset.tab; });
  }
  await tab.waitForSelector("#practice form", { timeout: 30_000 });
  // Kind, game and difficulty can be chosen.
  await tab.evaluate(() => { document.querySelector("#free").open = true; });
};

const checks = {
  async ask() {
    await open(alone, {}, async tab => {
      await ready(tab);
      await tab.fill("#position", "nim 7 3 12");
      await tab.waitForFunction(() => document.querySelector("#understood").textContent.replaceAll("\u00a0", " ").includes("nim 7 3 12"));
      await tab.press("#position", "Enter");
      await tab.waitForSelector("#answers:not([hidden])");
      expect((await tab.textContent("#who")).includes("the next player wins"), "who wins nim 7 3 12");
      expect((await tab.textContent("#value")).trim() === "8", "the value of nim 7 3 12");
      expect((await tab.textContent("#winning")).includes("ake 8 from heap 3"), "the winning move of nim 7 3 12");
      await tab.evaluate(() => document.querySelectorAll("#answers details").forEach(part => { part.open = true; }));
      await sound(tab, "ask");
      await tab.fill("#position", "chomp 4 1 4");
      await tab.waitForSelector("#understood.not");
      expect(await tab.isHidden("#answers"), "answers stay open after a change");
      await sound(tab, "slip");
    });
  },

  async play() {
    await open(alone, {}, async tab => {
      await ready(tab);
      await tab.fill("#position", "nim 3 4 5");
      await tab.click("#begin button >> nth=0");
      await tab.waitForSelector(".game-board .heap");
      // By keyboard alone: the first heap has the focus; two tokens go.
      await tab.keyboard.press("ArrowLeft");
      await tab.keyboard.press("ArrowLeft");
      expect((await tab.inputValue(".game-line")).startsWith("take 2 from heap 1"), "arrows take tokens");
      await picture(tab, "play-chosen");
      await tab.keyboard.press("Enter");
      await tab.waitForSelector(".game-log li >> nth=1");
      expect(await tab.evaluate(() => document.activeElement.matches(".heap, .game-line")), "the focus is lost after a move");
      await tab.fill(".game-line", "take 99 from heap 1");
      await tab.press(".game-line", "Enter");
      await tab.waitForSelector(".game-slip.not");
      await sound(tab, "play");
      await tab.click("[data-act=back]");
      await tab.waitForFunction(() => document.querySelectorAll(".game-log li").length === 0);
      for (let moves = 0; moves < 20 && await tab.isVisible(".game-turn"); moves += 1) {
        const before = await tab.locator(".game-log li").count();
        await tab.evaluate(() => document.querySelector(".game-moves [data-move]").click());
        await tab.waitForFunction(count => document.querySelectorAll(".game-log li").length > count, before);
      }
      await tab.waitForSelector(".why");
      await tab.evaluate(() => { document.querySelector(".why").open = true; });
      await tab.waitForSelector(".game-review table");
      await sound(tab, "review");
    });
  },

  async practise() {
    await open(alone, {}, async tab => {
      await ready(tab);
      for (const kind of await tab.$$eval("#kind option", all => all.map(option => option.value))) {
        await tab.selectOption("#kind", kind);
        await tab.waitForSelector(`#practice[data-kind="${kind}"]`, { timeout: 30_000 });
        const fields = await tab.locator("#practice form input, #practice form textarea").count();
        expect(fields > 0, `${kind}: nowhere to write`);
        const names = await tab.$$eval("#practice form input[type=text]", all => all.map(field => field.ariaLabel));
        expect(!names.includes("a place to write"), `${kind}: a field is called by nothing beside it`);
        const hint = tab.locator("#practice [data-act=hint]");
        if (await hint.count()) {
          await hint.click();
          await tab.waitForSelector("#practice .hint");
        }
        await tab.click("#practice [data-act=show]");
        await tab.waitForSelector("#practice .solution");
        await sound(tab, `practise-${kind}`, "#practice");
      }
    });
  },

  async narrow() {
    await open(alone, { viewport: { width: 360, height: 740 } }, async tab => {
      await ready(tab);
      await tab.click("#ask .main");
      await tab.waitForSelector("#answers:not([hidden])");
      await tab.click("#begin button >> nth=0");
      await tab.waitForSelector(".game-board .heap");
      await sound(tab, "narrow");
    });
  },

  async dark() {
    await open(alone, { colorScheme: "dark", reducedMotion: "reduce" }, async tab => {
      await ready(tab);
      await tab.click("#ask .main");
      await tab.waitForSelector("#answers:not([hidden])");
      await sound(tab, "dark");
    });
  },

  async touch() {
    const positions = { "chomp 4 3 1": "bite", "queen 4 7": "left", "turtles wbbw": "turn", "squares 3x4": "cover" };
    for (const viewport of [{ width: 1280, height: 900 }, { width: 360, height: 740 }]) {
      await open(alone, { viewport, hasTouch: viewport.width < 400 }, async tab => {
        await ready(tab);
        for (const [position, word] of Object.entries(positions)) {
          await tab.fill("#position", position);
          await tab.waitForFunction(text => document.querySelector("#understood").textContent.replaceAll("\u00a0", " ").includes(text), position);
          // Twice at once: the second touch comes before the picture is drawn again.
          await tab.evaluate(() => ["click", "click"].forEach(name => document.querySelector("#picture .place").dispatchEvent(new MouseEvent(name, { bubbles: true }))));
          await tab.waitForFunction(text => document.querySelector("#position").value !== text, position);
          const changed = await tab.inputValue("#position");
          await tab.waitForFunction(text => document.querySelector("#understood").textContent.replaceAll("\u00a0", " ").includes(text), changed);
          await tab.fill("#position", position);
          await tab.waitForFunction(text => document.querySelector("#understood").textContent.replaceAll("\u00a0", " ").includes(text), position);
          await tab.click("#begin button >> nth=0");
          await tab.waitForFunction(text => document.querySelector(".game-start").textContent === text, position);
          // By keyboard alone: to a place with an arrow, chosen with Space, made with Enter.
          await tab.locator(".game-board .place[tabindex='0']").focus();
          await tab.keyboard.press("ArrowRight");
          await tab.keyboard.press("Space");
          const line = await tab.inputValue(".game-line");
          expect(line.includes(word), `${position}: the picture says ${line}`);
          const named = await tab.evaluate(() => document.activeElement.getAttribute("aria-label"));
          expect(named?.length > 0, `${position}: a place without a name`);
          await tab.keyboard.press("Enter");
          await tab.waitForSelector(".game-log li >> nth=0");
          const held = await tab.evaluate(() => document.activeElement !== document.body && !document.activeElement.closest("[hidden]"));
          expect(held, `${position}: a move loses the focus`);
        }
        await sound(tab, `touch-${viewport.width}`);
        await tab.selectOption("#kind", "winning-moves");
        await tab.selectOption("#game", "nim");
        // With three heaps there are as many lines.
        await tab.locator("[name=level][value='4']").check({ force: true });
        await tab.waitForFunction(() => /game=nim.*level=4|level=4.*game=nim/.test(location.hash));
        await tab.waitForSelector("#practice .place");
        // All legal moves but one at most lose: the first two that are touched are not both right.
        await tab.locator("#practice .place").nth(0).dispatchEvent("click");
        await tab.locator("#practice .place").nth(1).dispatchEvent("click");
        const written = await tab.$$eval("#practice .answer input", fields => fields.filter(field => field.value !== "").length);
        expect(written >= 2, "touching a picture writes nothing");
        const pressed = () => tab.locator("#practice .place[aria-pressed=true]").count();
        expect(await pressed() === 2, "a picture does not show all that it has written");
        await tab.locator("#practice .place").nth(0).dispatchEvent("click");
        const kept = await tab.$$eval("#practice .answer input", fields => fields.filter(field => field.value !== "").length);
        expect(await pressed() === 1 && kept === written / 2, "a place that is touched again does not take back its own line");
        await tab.locator("#practice .place").nth(0).dispatchEvent("click");
        await tab.click("#practice [data-act=check]");
        await tab.waitForSelector("#practice .verdict svg[role=img]");
        await sound(tab, `refuted-${viewport.width}`);
      });
    }
  },

  async steps() {
    await open(alone, {}, async tab => {
      await ready(tab);
      for (const [procedure, end] of [["builder", "Every pair is gone"], ["reduction", "loses"], ["columns", "from 7 to 6"]]) {
        await tab.selectOption("#procedure", procedure);
        await tab.locator("#numbers").press("Enter");
        await tab.waitForSelector("#step-tools:not([hidden])");
        const on = tab.locator("#step-tools button").nth(1);
        for (let steps = 0; steps < 40 && await on.isEnabled(); steps += 1) await on.click();
        expect((await tab.textContent("#step")).includes(end), `${procedure} ends with ${await tab.textContent("#step")}`);
        expect(await tab.evaluate(() => document.activeElement.dataset.far === "-1"), `${procedure}: the focus is lost`);
        await sound(tab, `steps-${procedure}`);
      }
      await tab.fill("#numbers", "99");
      await tab.press("#numbers", "Enter");
      await tab.waitForSelector("#numbers-says.not");
    });
  },

  async hostile() {
    for (const hash of ["#NB-<img src=x onerror=alert(1)>", `#NB-${"7".repeat(100_000)}`, "#NB-\u202e7K", "#nb-%00%ff"]) {
      await open(ofClass, { hash }, async tab => {
        tab.on("dialog", () => fault(`${hash.slice(0, 40)}: something ran`));
        await ready(tab);
        await tab.waitForSelector("#found.not");
        expect(await tab.locator("img").count() === 0, `${hash.slice(0, 40)}: is markup`);
      });
    }
    await open(alone, {}, async tab => {
      await ready(tab);
      await tab.evaluate(() => {
        const field = document.querySelector("#position");
        field.value = "nim 3 ".repeat(10_000_000 / 6);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await tab.waitForSelector("#understood.not", { timeout: 30_000 });
      expect((await tab.inputValue("#position")).length <= 100_000, "a field lays out 10 MB");
      await tab.fill("#position", "nim 1 2");
      await tab.waitForSelector("#understood:not(.not)", { timeout: 30_000 });
    });
  },

  /** As many events of chance as EVENTS says: nothing is thrown, and what is held does not grow. */
  async random() {
    const events = Number(process.env.EVENTS ?? 400);
    await open(alone, {}, async tab => {
      await ready(tab);
      const devtools = await tab.context().newCDPSession(tab);
      const held = async () => {
        await devtools.send("HeapProfiler.collectGarbage");
        const { metrics } = await devtools.send("Performance.getMetrics");
        return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
      };
      await devtools.send("Performance.enable");
      let seed = 7;
      const chance = most => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed % most;
      };
      const texts = ["nim 3 5 7", "chomp 3x3", "queen 5 5", "nim", "", "kayles 7", "take 1", "2 1", "turtles wbb", "x".repeat(300)];
      const keys = ["Enter", "Space", "ArrowLeft", "ArrowDown", "Tab", "Escape", "Backspace", "Home"];
      const some = async (count, begun) => {
        for (let event = 0; event < count; event += 1) {
          const act = chance(4);
          const all = await tab.locator("#main button:visible:enabled, .place:visible, summary:visible, .heap i:visible").all();
          if (act < 2 && all.length > 0) await all[chance(all.length)].dispatchEvent("click").catch(() => {});
          else if (act === 2) await tab.keyboard.press(keys[chance(keys.length)]);
          else {
            const fields = await tab.locator("input[type=text]:visible").all();
            await fields[chance(fields.length)]?.fill(texts[chance(texts.length)], { timeout: 1000 }).catch(() => {});
          }
          if (begun && event % 50 === 0) await tab.click("[data-act=reset]", { timeout: 500 }).catch(() => {});
        }
        await tab.waitForTimeout(500);
      };
      await some(events / 2, true);
      const before = await held();
      await some(events / 2, true);
      const after = await held();
      // Half as much again is what one larger board makes of it.
      expect(after.JSHeapUsedSize < 1.5 * before.JSHeapUsedSize + 4e6, `holds ${before.JSHeapUsedSize}, then ${after.JSHeapUsedSize}`);
      expect(after.Nodes < 1.5 * before.Nodes + 2000, `${before.Nodes} nodes, then ${after.Nodes}`);
      // Keys may have gone to another tab.
      await tab.click(".tabs [data-tab=play]");
      await tab.fill("#position", "nim 1 2");
      await tab.waitForFunction(() => document.querySelector("#understood").textContent.replaceAll("\u00a0", " ").includes("nim 1 2"), undefined, { timeout: 60_000 });
    });
  },

  /** No ticked box is an answer once somebody says so, but of two that exclude one another one has to be chosen. */
  async boxes() {
    await open(alone, {}, async tab => {
      await ready(tab);
      for (const kind of ["both-plays", "join", "early-stop"]) {
        await tab.selectOption("#kind", kind);
        await tab.waitForSelector(`#practice[data-kind="${kind}"]`, { timeout: 30_000 });
        await tab.click("#practice [data-act=check]");
        await tab.waitForSelector("#practice .understood:not([hidden])");
        const verdicts = () => tab.locator("#practice .verdict").count();
        expect(await verdicts() === 0, `${kind}: a verdict on boxes that nobody touched`);
        const [first, none] = [tab.locator("#practice [data-part] input").first(), tab.locator("#practice [data-none]")];
        expect(await none.count() === (kind === "early-stop" ? 0 : 1), `${kind}: a box for none`);
        if (kind === "early-stop") continue;
        await first.check();
        await none.check();
        expect(!await first.isChecked(), `${kind}: a box and none are ticked`);
        await tab.click("#practice [data-act=check]");
        await tab.waitForSelector("#practice .verdict");
        await first.check();
        expect(!await none.isChecked(), `${kind}: none and a box are ticked`);
        await first.uncheck();
        await tab.click("#practice [data-act=check]");
        await tab.waitForSelector("#practice .verdict");
      }
      await tab.locator("#practice [data-part] input").nth(0).check();
      await tab.locator("#practice [data-part] input").nth(1).check();
      expect(await tab.locator("#practice [data-part] input:checked").count() === 1, "early-stop: both boxes are ticked");
      await tab.click("#practice [data-act=check]");
      await tab.waitForSelector("#practice .verdict");
    });
  },

  /** A wrong move is refuted, and the game goes on from there; a chosen token goes with all behind it. */
  async refuted() {
    await open(ofClass, { hash: `#${id}` }, async tab => {
      await ready(tab);
      const token = tab.locator("#practice .place[style]").first();
      const { width } = await token.boundingBox();
      await token.click();
      expect((await token.boundingBox()).width > 1.5 * width, "a chosen token goes alone");
      const item = tab.locator("#questions [data-item='1']");
      const verdict = await fill(tab, item, key.exercises[1], false);
      expect(verdict === "refuted", `a wrong move is ${verdict}`);
      await item.locator("[data-play]").click();
      await tab.waitForSelector(".game-pane:not([hidden]) .game-start");
      const from = await item.locator("[data-play]").getAttribute("data-play");
      expect((await tab.textContent(".game-start")) === from, `goes on from ${await tab.textContent(".game-start")}, not ${from}`);
      // Whoever moves after a winning reply has lost.
      await tab.fill("#position", from);
      await tab.press("#position", "Enter");
      await tab.waitForSelector("#answers:not([hidden])");
      expect((await tab.textContent("#winning")).includes("No move wins"), `${from} is not lost`);
    });
  },

  /** What is written stays where it is, and what is counted is what was done. */
  async kept() {
    await open(ofClass, { hash: `#${id}` }, async tab => {
      await tab.waitForSelector("#sheet:not([hidden])", { timeout: 30_000 });
      const traces = key.exercises.map(({ answer }, place) => ({ answer, place })).filter(({ answer }) => answer.type === "trace");
      const { answer, place } = traces.find(({ answer }) => answer.verdict === "v-trio");
      const item = tab.locator(`#questions [data-item="${place}"]`);
      const result = tab.locator(`#result tr:nth-child(${place + 1}) td`);
      // The first line is left out: the others are not shifted.
      const fields = item.locator("[data-part=table] input");
      for (const [at, number] of answer.lines.slice(2).flat().entries()) await fields.nth(3 + at).fill(String(number));
      const check = item.locator("[data-act=check]");
      await check.click();
      await item.locator(".verdict .parts li").first().waitFor({ timeout: 20_000 });
      const parts = await item.locator(".verdict .parts li").evaluateAll(all => all.map(part => part.querySelector("use").getAttribute("href")));
      expect(parts[0] === "#refuted" && parts.slice(1, -1).every(part => part === "#proved"), `a line left out: ${parts}`);
      expect(!(await item.locator(".verdict").innerText()).includes("refutes"), "who has not said how it ends is told");
      await check.click();
      await tab.waitForFunction(() => !document.querySelector("[data-busy]"));
      expect(await result.nth(1).textContent() === "1", "the same answer counts twice");
      const hint = item.locator("[data-act=hint]");
      await hint.focus();
      for (let level = Number(await item.locator("form").getAttribute("data-hints")); level > 0; level -= 1) {
        const before = await item.locator(".hints").innerHTML();
        await tab.keyboard.press("Enter");
        await tab.waitForFunction(([place, before]) => document.querySelector(`#questions [data-item="${place}"] .hints`).innerHTML !== before, [place, before]);
      }
      expect(await hint.evaluate(button => button === document.activeElement && button.matches("[aria-disabled=true]")), "the last hint loses the focus");
      await item.locator("[data-act=show]").click();
      await item.locator(".solution").waitFor();
      expect(await item.locator(".verdict").isVisible() && (await result.nth(2).textContent()).includes("+"), "Show is not counted");
      expect((await tab.textContent("#line-of-result")).includes("+s"), "Show is not in the line of the result");
      await sound(tab, "kept", "#sheet");
      // What is written beside a choice chooses it.
      const other = tab.locator(`#questions [data-item="${traces.find(({ answer }) => answer.verdict !== "v-trio").place}"]`);
      await other.locator(".choice input[type=text]").fill("2");
      expect(await other.locator("input[type=radio]").nth(1).isChecked(), "a line is named, and the choice beside it not made");
      await tab.press("#id", "Enter");
      await tab.waitForTimeout(300);
      expect(await fields.nth(3).inputValue() !== "" && await result.nth(1).textContent() === "1", "opening the same sheet again loses what is written");
      await tab.fill("#id", "");
      await tab.press("#id", "Enter");
      await tab.waitForSelector("#found.not");
    });
  },

  /** A reload brings back what was typed, in its own tab, until it is cleared. */
  async reload() {
    await open(ofClass, { hash: `#${id}` }, async tab => {
      const shown = () => tab.waitForSelector("#sheet:not([hidden])", { timeout: 30_000 });
      const item = place => tab.locator(`#questions [data-item="${place}"]`);
      const field = item(1).locator("[data-part] input").first();
      await shown();
      await ready(tab);
      expect(await tab.isVisible("#sheet .clear"), "nothing says that a reload keeps what is typed");
      expect(await fill(tab, item(0), key.exercises[0], true) === "proved", "a right answer");
      await field.fill("17");
      await item(2).locator("[data-act=show]").click();
      await item(2).locator(".solution").waitFor();
      const result = await tab.textContent("#line-of-result");
      await tab.reload();
      await shown();
      await item(0).locator(".verdict[data-verdict=proved]").waitFor();
      await item(2).locator(".solution").waitFor();
      expect(await field.inputValue() === "17", "a reload loses what was typed");
      expect(await tab.textContent("#line-of-result") === result, `after a reload the result is ${await tab.textContent("#line-of-result")}, not ${result}`);
      await sound(tab, "reload", "#sheet");
      const other = await tab.context().newPage();
      await other.goto(tab.url());
      await other.waitForSelector("#sheet:not([hidden])", { timeout: 30_000 });
      expect(await other.inputValue("[data-item='1'] [data-part] input") === "", "another tab has what was typed");
      await other.close();
      const cleared = async () => {
        await tab.waitForFunction(() => document.querySelector("[data-item='1'] [data-part] input").value === "");
        expect(await tab.locator("#result [data-verdict=open]").count() === key.exercises.length, "Clear leaves a verdict");
      };
      const clear = tab.locator("#sheet .clear");
      await clear.click();
      await cleared();
      expect(await clear.innerText() === "Undo", `after Clear the button says ${await clear.innerText()}`);
      await clear.click();
      await item(0).locator(".verdict[data-verdict=proved]").waitFor();
      expect(await field.inputValue() === "17" && await clear.innerText() === "Clear", "Undo does not take Clear back");
      await clear.click();
      await cleared();
      await tab.reload();
      await shown();
      await cleared();
    });
    await open(alone, {}, async tab => {
      await ready(tab);
      await tab.selectOption("#kind", "outcome");
      await tab.waitForSelector("#practice[data-kind=outcome]");
      await tab.click("#practice [data-act=another]");
      await tab.waitForFunction(() => document.activeElement.closest("#practice"));
      await tab.locator("#practice input[type=radio]").nth(1).check();
      await tab.fill("#position", "kayles 12");
      const asked = await tab.textContent("#practice");
      await tab.reload();
      await ready(tab);
      expect(await tab.inputValue("#kind") === "outcome" && await tab.textContent("#practice") === asked, "a reload asks another question");
      expect(await tab.locator("#practice input[type=radio]").nth(1).isChecked(), "a reload loses a choice");
      expect(await tab.inputValue("#position") === "kayles 12", "a reload loses a position");
      await tab.click(".clear");
      await tab.waitForFunction(() => !document.querySelector("#practice input:checked"));
      expect(await tab.inputValue("#kind") === "outcome", "Clear asks another question");
      expect(await tab.inputValue("#position") === "nim 3 5 7", "Clear leaves a position");
    });
  },

  /** Where a browser has no storage, the page answers, and does not say that it keeps anything. */
  async withoutStorage() {
    await open(ofClass, {}, async tab => {
      await tab.addInitScript(() => Object.defineProperty(window, "sessionStorage", { get() { throw new DOMException("no", "SecurityError"); } }));
      await tab.reload();
      await ready(tab);
      await tab.click("#any");
      await tab.waitForSelector("#sheet:not([hidden])");
      await fill(tab, tab.locator("#questions [data-item='0']"), key.exercises[0], true);
      expect(await tab.locator(".clear:visible").count() === 0, "a page without storage says that it keeps what is typed");
    });
  },

  /** What is not understood stays so, with a sample of how an answer is written. */
  async notUnderstood() {
    await open(alone, {}, async tab => {
      await ready(tab);
      const sample = await tab.textContent("#practice .sample");
      await tab.fill("#practice form input", "?!");
      await tab.keyboard.press("Enter");
      // As long as the page waits before it looks at what is typed, and longer.
      await tab.waitForTimeout(1_000);
      const says = await tab.textContent("#practice .understood");
      expect(says.startsWith("Not understood:") && says.includes(sample), `not understood: ${says}`);
    });
  },

  async withoutScript() {
    await open(ofClass, { javaScriptEnabled: false }, async tab => {
      expect((await tab.innerText(".notice")).includes("first-sheet-sheets.html"), "without scripts nothing says where the sheets are");
      expect(await tab.isHidden("#desk"), "controls that do nothing are shown");
    });
  },

  async wholeSheet() {
    await open(ofClass, { hash: `#${id}` }, async tab => {
      await tab.waitForSelector("#sheet:not([hidden])", { timeout: 30_000 });
      for (const [place, exercise] of key.exercises.entries()) {
        const item = tab.locator(`#questions [data-item="${place}"]`);
        const verdict = await fill(tab, item, exercise, true);
        expect(verdict === "proved", `question ${place} is ${verdict}: ${await item.locator(".understood").textContent()}`);
      }
      expect(await tab.locator("#result [data-verdict=proved]").count() === key.exercises.length, "the result of a right sheet");
      await sound(tab, "right");
    });
    await open(ofClass, { hash: `#${id}` }, async tab => {
      await tab.waitForSelector("#sheet:not([hidden])", { timeout: 30_000 });
      for (const [place, exercise] of key.exercises.entries()) {
        const verdict = await fill(tab, tab.locator(`#questions [data-item="${place}"]`), exercise, false);
        expect(verdict !== "proved", `question ${place}: a wrong answer is right`);
      }
      expect((await tab.textContent("#result")).length > 50, "the result says what mistakes look like");
      // A change takes the verdict away, and the count of tries stays.
      const item = tab.locator("#questions [data-item='1']");
      await item.locator("input").first().fill("");
      expect(await item.locator(".verdict").count() === 0, "a verdict on an answer that has changed");
      expect((await tab.textContent("#result tr:nth-child(2) td:nth-child(3)")) === "1", "the tries of a changed answer");
      await sound(tab, "wrong");
    });
  },

  async stopped() {
    await open(alone, {}, async tab => {
      await ready(tab);
      // Some seconds of work: nobody has to wait for its end.
      await tab.fill("#position", "chomp 6x13");
      await tab.press("#position", "Enter");
      await tab.waitForSelector("#ask .main[data-busy]", { timeout: 20_000 });
      await tab.click("#ask .main");
      await tab.waitForSelector("#ask .main:not([data-busy])");
      await tab.fill("#position", "nim 1 2");
      await tab.press("#position", "Enter");
      await tab.waitForSelector("#answers:not([hidden])", { timeout: 20_000 });
    });
  },

  async sheet() {
    await open(ofClass, { hash: `#${id}` }, async tab => {
      await tab.waitForSelector("#sheet:not([hidden])", { timeout: 30_000 });
      expect((await tab.textContent("#sheet-id")) === id, "the sheet of the address");
      const items = tab.locator("#questions [data-item]");
      expect(await items.count() > 0, "a sheet without questions");
      await sound(tab, "sheet");
      const first = items.first();
      await first.locator("[data-act=another]").click();
      await first.locator(".like form").waitFor();
      await sound(tab, "another");
      // A slip in the check character, then a text that is no id.
      await tab.fill("#id", id.slice(0, -1) + (id.endsWith("7") ? "8" : "7"));
      await tab.press("#id", "Enter");
      await tab.waitForSelector("#found.not");
      expect((await tab.textContent("#found")).includes("slip"), "a slip in the id");
      await tab.fill("#id", "<img src=x onerror=alert(1)>");
      await tab.press("#id", "Enter");
      await tab.waitForFunction(() => document.querySelector("#found").textContent.includes("not a sheet id"));
      await sound(tab, "gate");
    });
    await open(ofClass, { hash: "#NB-%ff<script>", viewport: { width: 360, height: 740 } }, async tab => {
      await ready(tab);
      // As a telephone writes it: small letters, spaces, and dashes of its own.
      await tab.fill("#id", ` ${id.toLowerCase().replace("-", "–").replaceAll("-", " ")} `);
      await tab.press("#id", "Enter");
      await tab.waitForSelector("#sheet:not([hidden])", { timeout: 30_000 });
      await sound(tab, "sheet-narrow");
      await tab.emulateMedia({ media: "print" });
      await picture(tab, "sheet-print");
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
