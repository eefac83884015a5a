// Holds the blocks of a book, opened as files in Chromium, to what a reader may expect who changes them or guesses.
// node blocks.mjs FOLDER [PICTURES [CHECK...]]; the browser is $CHROMIUM, or chromium on the path. Every fault is a line; none is
// exit code 0. With PICTURES, a folder, each state is also kept as a picture; with names behind it only those checks run.

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequire } from "node:module";
import { launched } from "./browser.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const [folder, pictures, ...only] = process.argv.slice(2);
const root = pathToFileURL(join(resolve(folder), "/")).href;
const chapters = readdirSync(folder).filter(name => /^(?:\d\d|[A-Z])-.*\.html$/.test(name)).sort();
if (chapters.length < 2) throw new Error(`fewer than two chapters in ${folder}`);
let faults = 0;
const fault = text => { faults += 1; console.error(`fault: ${text}`); };
const expect = (holds, text) => { if (!holds) fault(text); };

const browser = await launched();

/** Opens a chapter, watched: it asks for files of the book only, and has nothing to complain of. */
async function open(page, options, use) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const tab = await context.newPage();
  tab.on("console", message => { if (["warning", "error"].includes(message.type())) fault(`${page}: ${message.type()}: ${message.text()}`); });
  tab.on("pageerror", error => fault(`${page}: ${error.message}`));
  tab.on("request", request => expect(request.url().startsWith(root) || request.url().startsWith("blob:"), `${page}: asks for ${request.url()}`));
  try {
    await tab.goto(root + page);
    return await use(tab);
  } catch (error) {
    return fault(`${page}: ${error.message}`);
  } finally {
    await context.close();
  }
}

/** What the script puts into a page, and the blocks that it belongs to; `pages.mjs` looks at the rest. */
const PUT = ".yours, .game-pane, .steps-pane, .preview, [data-change]:has(.compared, form.guess), [data-change]:has([aria-expanded=true])";

/** No rule of axe is broken by what the script has put into the page, and the page does not scroll sideways. */
async function sound(tab, name) {
  await tab.evaluate(axe);
  const { violations } = await tab.evaluate(parts => {
    const put = [...document.querySelectorAll(parts)];
    // Where one part holds another, the outer one is looked at.
    const include = put.filter(part => !put.some(other => other !== part && other.contains(part)));
    return window.axe.run({ include }, { resultTypes: ["violations"], preload: false });
  }, PUT);
  for (const { id, nodes } of violations) {
    // A head that is a formula has text for everybody but axe.
    if (id === "empty-table-header" && nodes.every(node => node.html.includes("<math"))) continue;
    fault(`${name}: ${id}: ${nodes[0].html.slice(0, 200)}`);
  }
  const wide = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide <= 0, `${name}: scrolls sideways by ${wide} pixels`);
  if (pictures) await tab.screenshot({ path: join(pictures, `${name}.png`) });
}

/** The same, wide in the light, then narrow in the dark. */
async function soundInBoth(tab, name) {
  await sound(tab, `${name}-wide`);
  const wide = tab.viewportSize();
  await tab.setViewportSize({ width: 360, height: 740 });
  await tab.emulateMedia({ colorScheme: "dark" });
  await sound(tab, `${name}-narrow`);
  await tab.setViewportSize(wide);
  await tab.emulateMedia({ colorScheme: "light" });
}

/** The first page that has such an element. */
const withBlock = kind => chapters.find(page => readFileSync(join(folder, page), "utf8").includes(`data-change="${kind}"`));

/** Looks at a block's form after what was typed into it was checked. */
async function answered(form, text) {
  if (text !== undefined) await form.locator("> label > :is(input, textarea)").fill(text);
  await form.locator("button.main").click();
  await form.locator(".outcome > *").first().waitFor({ timeout: 60_000 });
  return form.locator(".outcome");
}

/** What is typed for each kind of block, and what the answer then shows: an element, and words in it. */
const TYPED = {
  board: ["queen 7x5", "svg", ""],
  checked: ["C-43 30", ".claim[data-verdict=checked]", "30"],
  "chomp-row": ["10", ".claim[data-verdict=proved]", "14"],
  claim: ["forall a: 2*a < 3*a", ".claim[data-verdict=refuted]", "0"],
  game: ["game one (a) normal {\n  move x < a to (x)\n  measure a\n  losing a = 0\n}", ".claim[data-verdict=proved]", "one"],
  picture: ["nim 2 3", "svg", "2"],
  play: ["nim 1 2", ".play .tokens button", ""],
  solve: ["nim 1 2 4", "dd", "take 1 from heap 3"],
  trace: ["3 5 7", ".trace", "15"],
  trios: ["7", "table", "(1,6,7)"],
  values: ["kayles 9", "table", "4"],
};

const checks = {
  /** Each kind of block answers as it is and as it is changed; what cannot be read says where. */
  async change() {
    const slowest = [0, ""];
    for (const [kind, [text, selector, says]] of Object.entries(TYPED)) {
      const page = withBlock(kind);
      if (!page) { fault(`no block ${kind} can be changed`); continue; }
      await open(page, {}, async tab => {
        const host = tab.locator(`[data-change="${kind}"]`).first();
        // By keyboard alone.
        await host.locator("[aria-expanded]").focus();
        await tab.keyboard.press("Enter");
        const form = tab.locator(".yours");
        expect(await form.locator("input, textarea").evaluate(field => field === document.activeElement), `${kind}: the focus is not in the field`);
        const begun = Date.now();
        let outcome = await answered(form);
        if (Date.now() - begun > slowest[0]) slowest.splice(0, 2, Date.now() - begun, kind);
        expect(await outcome.locator(".claim, .fig, .solved").count() === 1, `${kind}: as it is printed it has no answer`);
        if (await host.getAttribute("data-verdict")) {
          const verdict = await outcome.locator(".claim").getAttribute("data-verdict");
          expect(verdict === await host.getAttribute("data-verdict"), `${kind}: printed and answered differ: ${verdict}`);
        }
        outcome = await answered(form, text);
        await outcome.locator(selector).first().waitFor({ timeout: 20_000 });
        expect((await outcome.innerText()).replace(/\s/g, "").includes(says.replace(/\s/g, "")), `${kind}: ${text} does not say ${says}`);
        await soundInBoth(tab, kind);
        outcome = await answered(form, "nonsense (");
        expect(await outcome.locator(".slip").count() > 0 && await outcome.locator(".claim, .solved, .fig").count() === 0, `${kind}: nonsense is not refused`);
        await sound(tab, `${kind}-slip`);
        await form.locator("button:not(.main)").click();
        expect(await outcome.innerHTML() === "" && await form.locator("input, textarea").inputValue() === await host.getAttribute("data-text"), `${kind}: Reset does not bring back what is printed`);
      });
    }
    return `${Object.keys(TYPED).length} kinds, the slowest first answer ${slowest.join(" ms: ")}`;
  },

  /** The page of the whole book answers as its chapters do, and its own answers are open, because it is there to be searched. */
  async whole() {
    await open("whole.html", {}, async tab => {
      expect(await tab.locator("form.guess").count() === 0 && await tab.locator(".solved .answer").count() > 0, "whole.html: an answer is closed");
      for (const [kind, [text, selector, says]] of Object.entries(TYPED)) {
        const host = tab.locator(`[data-change="${kind}"]`).first();
        await host.locator("[aria-expanded]").click();
        const outcome = await answered(host.locator("xpath=following-sibling::form[1]"), text);
        await outcome.locator(selector).first().waitFor({ timeout: 20_000 });
        expect((await outcome.innerText()).replace(/\s/g, "").includes(says.replace(/\s/g, "")), `whole.html: ${kind}: ${text} does not say ${says}`);
      }
      await tab.locator("[data-does=play]").first().click();
      await tab.locator("main .game-tools").waitFor({ timeout: 20_000 });
      await tab.locator("[data-does=steps]").first().click();
      await tab.locator(".steps-pane [role=status] > *").first().waitFor({ timeout: 20_000 });
    });
    return `${Object.keys(TYPED).length} kinds, a game and a procedure`;
  },

  /** What is typed is understood below the field before it is answered, and what cannot be read says where. */
  async understood() {
    const typed = {
      claim: ["forall a: 3*a > 2*a", "3a>2a"], game: ["game one (a) normal {\n  move x < a to (x)\n  measure a\n  losing a = 0\n}", "losing a = 0"],
      solve: ["nim 1 2 4", "nim 1 2 4"], picture: ["queen 3 4", "queen 3 4"], board: ["queen 5x6", "queen 4 5"], play: ["nim 2 2", "nim 2 2"],
      trace: ["3 5  7", "3 5 7"], trios: ["5", "5"], values: ["kayles 7", "kayles 7"], "chomp-row": ["4", "4"],
      checked: ["C-45 20", "C-45 20"],
    };
    for (const [kind, [text, says]] of Object.entries(typed)) {
      await open(withBlock(kind), {}, async tab => {
        await tab.locator(`[data-change="${kind}"] [aria-expanded]`).first().click();
        const form = tab.locator(".yours");
        await form.locator("input, textarea").fill(text);
        const bare = text => text.replace(/[\s\u2062]/g, "");
        await tab.waitForFunction(said => document.querySelector(".yours .understood:not(.not)")?.textContent.replace(/[\s\u2062]/g, "").includes(said), bare(says), { timeout: 20_000 });
        expect(await form.locator(".outcome > *").count() === 0, `${kind}: an answer before it is asked for`);
        await form.locator("input, textarea").fill("nonsense (");
        await form.locator(".understood.not .slip .caret").first().waitFor({ timeout: 20_000 });
        await sound(tab, `understood-${kind}`);
      });
    }
    return `${Object.keys(typed).length} kinds`;
  },

  /** A picture changes its position where it is touched, and a block is answered for what was touched. */
  async touch() {
    const pictures = { "chomp ": "solve", "squares ": "picture", "queen ": "board", "trihex": "picture", "turtles ": "solve", "nim ": "solve" };
    let seen = 0;
    for (const [begins, kind] of Object.entries(pictures)) {
      const block = new RegExp(`data-change="${kind}" data-before="[^"]*" data-text="${begins}`);
      const page = chapters.find(page => block.test(readFileSync(join(folder, page), "utf8")));
      if (!page) { fault(`no block ${kind} ${begins}`); continue; }
      for (const viewport of [{ width: 1280, height: 900 }, { width: 360, height: 740 }]) {
        await open(page, { viewport, hasTouch: viewport.width < 400 }, async tab => {
          const host = tab.locator(`[data-change="${kind}"][data-text^="${begins}"]`).first();
          await host.locator("[aria-expanded]").click();
          const [form, field] = [tab.locator(".yours"), tab.locator(".yours > label > input")];
          await form.locator(".stage .place").first().waitFor({ timeout: 60_000 });
          const printed = await field.inputValue();
          await form.locator(".stage .place").last().dispatchEvent("click");
          await tab.waitForFunction(text => document.querySelector(".yours > label > input").value !== text, printed);
          const changed = await field.inputValue();
          await tab.waitForFunction(text => document.querySelector(".yours .understood").textContent.replaceAll("\u00a0", " ").includes(text), changed.replace(/(\d+)x(\d+)$/, (all, w, h) => (kind === "board" ? `${w - 1} ${h - 1}` : all)).replace(/^misere | winning$/g, ""));
          // By keyboard alone: along the places and chosen with Space; the focus stays in the picture.
          await form.locator(".stage .place[tabindex='0']").first().focus();
          await tab.keyboard.press("ArrowRight");
          await tab.keyboard.press("Space");
          await tab.waitForFunction(text => document.querySelector(".yours > label > input").value !== text, changed);
          const again = await field.inputValue();
          await tab.waitForFunction(() => document.activeElement.matches(".yours .place"));
          const outcome = await answered(form);
          expect(await outcome.locator(".solved, .fig").count() === 1, `${kind} ${again}: no answer after a touch`);
          await sound(tab, `touch-${begins.trim()}-${viewport.width}`);
        });
      }
      seen += 1;
    }
    return `${seen} pictures`;
  },

  /** A digit that is flipped makes the position with the other digit. */
  async digits() {
    await open(chapters.find(page => readFileSync(join(folder, page), "utf8").includes('data-change="solve" data-before="```solve " data-text="nim 7 3 12"')), {}, async tab => {
      await tab.locator('[data-change=solve][data-text="nim 7 3 12"] [aria-expanded]').first().click();
      const digit = tab.locator(".yours .flips .place");
      await digit.first().waitFor({ timeout: 60_000 });
      // 7, 3, 12 = 0111, 0011, 1100: columns 4 and 1 of the third heap; 12 becomes 8, then 0 in column 8.
      expect((await tab.locator(".yours .flips tbody tr:last-child").innerText()).split(/\s+/).filter(Boolean).join(" ") === "odd even even even", "the columns of 7, 3, 12");
      await digit.nth(8).focus();
      await tab.keyboard.press("Enter");
      await tab.waitForFunction(() => document.querySelector(".yours > label > input").value === "nim 7 3 4");
      await tab.waitForFunction(() => !document.querySelector(".yours .flips .odd"));
      await sound(tab, "digits");
    });
    return "7, 3, 12";
  },

  /** From the position of a block a reader plays on its picture, first or second, and never twice in two panes. */
  async play() {
    const games = { "chomp ": "play", "squares ": "play", "nim ": "solve", "queen ": "board", "trihex": "solve", "turtles ": "solve" };
    for (const [begins, kind] of Object.entries(games)) {
      const block = new RegExp(`data-change="${kind}" data-before="[^"]*" data-text="${begins}[^"]*"[^>]*data-offers="play`);
      const page = chapters.find(page => block.test(readFileSync(join(folder, page), "utf8")));
      if (!page) { fault(`no block ${kind} ${begins} to play`); continue; }
      for (const options of [{}, { viewport: { width: 360, height: 740 }, colorScheme: "dark" }]) {
        await open(page, options, async tab => {
          const host = tab.locator(`[data-change="${kind}"][data-text^="${begins}"][data-offers^=play]`).first();
          await host.locator("[data-does=play]").focus();
          await tab.keyboard.press("Enter");
          const place = tab.locator(".game-board :is(.place[tabindex='0'], .heap:not([aria-valuemax='0']))").first();
          await place.waitFor({ timeout: 60_000 });
          for (let moves = 1; moves < 4 && await tab.locator(".game-turn").isVisible(); moves += 1) {
            await place.focus();
            const before = await tab.locator(".game-log li").count();
            await tab.keyboard.press(await place.evaluate(one => (one.matches(".heap") ? "ArrowLeft" : "Space")));
            // Some moves take two places.
            for (let far = 0; far < 12 && await tab.inputValue(".game-line") === ""; far += 1) {
              await tab.keyboard.press("ArrowRight");
              await tab.keyboard.press("Space");
            }
            expect(await tab.inputValue(".game-line") !== "", `${begins}: touching the board says nothing`);
            await tab.keyboard.press("Enter");
            await tab.waitForFunction(count => document.querySelectorAll(".game-log li").length > count, before);
          }
          await sound(tab, `game-${begins.trim()}-${tab.viewportSize().width}`);
          if (options.viewport) return;
          await tab.locator("[data-second='1']").click();
          await tab.waitForFunction(() => document.querySelectorAll(".game-log .reply").length === 1 && document.querySelectorAll(".game-log li").length === 1);
          await tab.locator("[data-does=play]").last().click();
          await tab.waitForFunction(() => document.querySelectorAll(".game-log li").length === 0);
          expect(await tab.locator(".game-pane").count() === 1, "two games at once");
        });
      }
    }
    return `${Object.keys(games).length} games`;
  },

  /** The steps of a procedure, on and back. */
  async steps() {
    const procedures = { 'trace" data-before="[^"]*" data-text="25 43 50': "loses", 'trios" data-before="[^"]*" data-text="7"': "Every pair is gone", 'solve" data-before="[^"]*" data-text="nim 7 3 12': "In (7, 3, 4) every column is even" };
    for (const [block, end] of Object.entries(procedures)) {
      const page = chapters.find(page => new RegExp(block).test(readFileSync(join(folder, page), "utf8")));
      if (!page) { fault(`no block ${block}`); continue; }
      for (const viewport of [{ width: 1280, height: 900 }, { width: 360, height: 740 }]) {
        await open(page, { viewport }, async tab => {
          const [, kind, text] = block.match(/^(\w+)".*"([\d a-z]+)"?$/);
          await tab.locator(`[data-change="${kind}"][data-text="${text}"] [data-does=steps]`).first().click();
          const [back, on] = [tab.locator(".steps-pane button").nth(0), tab.locator(".steps-pane button").nth(1)];
          await on.waitFor({ timeout: 60_000 });
          expect(await back.isDisabled(), `${kind} ${text}: Back at the first step`);
          const first = await tab.textContent(".steps-pane [role=status]");
          for (let steps = 0; steps < 40 && await on.isEnabled(); steps += 1) await tab.keyboard.press("Enter");
          expect((await tab.textContent(".steps-pane")).includes(end), `${kind} ${text} ends with ${await tab.textContent(".steps-pane")}`);
          await sound(tab, `steps-${kind}-${viewport.width}`);
          for (let steps = 0; steps < 40 && await back.isEnabled(); steps += 1) await back.click();
          expect(await tab.textContent(".steps-pane [role=status]") === first, `${kind} ${text}: back does not come to the first step`);
        });
      }
    }
    return `${Object.keys(procedures).length} procedures`;
  },

  /** A link says what it leads to while it has the focus or is pointed at; Escape takes that away. */
  async previews() {
    const page = chapters.find(page => /class="ref" href="(?:\d\d|[A-Z])-[^"]*#/.test(readFileSync(join(folder, page), "utf8")));
    for (const [name, options] of Object.entries({ wide: {}, narrow: { viewport: { width: 360, height: 740 } }, dark: { colorScheme: "dark" } })) {
      await open(page, options, async tab => {
        const [link, preview] = [tab.locator(".text a.ref[href*='.html#']").first(), tab.locator(".preview")];
        await tab.locator("#text").focus();
        // By keyboard: the focus has to be seen to come from it.
        for (let tabs = 0; tabs < 200 && await preview.count() === 0; tabs += 1) await tab.keyboard.press("Tab");
        await preview.waitFor();
        const of = await tab.evaluate(() => { const { href, hash } = document.activeElement; return [href.split("#")[0].split("/").pop().split("?")[0], hash.slice(1)]; });
        const [title, says] = (await tab.evaluate(() => window.nimbookPlaces))[of[0]][of[1]];
        expect(title.length > 0 && (await preview.innerText()).replace(/\s+/g, " ") === `${title} ${says}`.trim().replace(/\s+/g, " "), `a preview of ${of} says ${await preview.innerText()}`);
        expect(await tab.evaluate(() => document.activeElement.getAttribute("aria-describedby") === document.querySelector(".preview").id), "a preview that is not named by its link");
        const { left, right, top, bottom } = await preview.evaluate(box => box.getBoundingClientRect().toJSON());
        const { width, height } = tab.viewportSize();
        expect(left >= 0 && right <= width && top >= 0 && bottom <= height, `a preview past the page: ${[left, right, top, bottom]}`);
        await sound(tab, `preview-${name}`);
        await tab.keyboard.press("Escape");
        expect(await preview.count() === 0, "Escape leaves a preview");
        // By pointing: what has the focus keeps its preview when the pointer leaves, and that may be this very link.
        await tab.evaluate(() => document.activeElement.blur());
        await link.scrollIntoViewIfNeeded();
        await link.hover();
        await preview.waitFor();
        await tab.mouse.move(0, 0);
        await tab.waitForFunction(() => !document.querySelector(".preview"));
      });
    }
    // Each link of the book that is a reference has its preview.
    const silent = [];
    for (const page of chapters) {
      await open(page, {}, async tab => {
        await tab.addScriptTag({ url: `${root}places-index.js` });
        silent.push(...await tab.evaluate(page => [...document.querySelectorAll(".text a.ref[href]")].map(link => [link.pathname.split("/").pop(), decodeURIComponent(link.hash.slice(1))])
          .filter(([at, anchor]) => !window.nimbookPlaces[at]?.[anchor === "text" ? "" : anchor]).map(target => `${page} → ${target.join("#")}`), page));
      });
    }
    expect(silent.length === 0, `links without a preview: ${[...new Set(silent)].slice(0, 12).join(", ")}`);
    return `${chapters.length} chapters`;
  },

  /** An answer that is closed is not in the page, until the reader guesses or asks. */
  async guess() {
    const kinds = { solve: [".answer", ["next", "take 1 from heap 1"]], values: [".answer", [null, "0 1 2 3 4"]], claim: [".witness", [null, undefined]] };
    for (const [kind, [answer, [who, text]]] of Object.entries(kinds)) {
      const form = `[data-change="${kind}"] form.guess`;
      for (const viewport of [{ width: 1280, height: 900 }, { width: 360, height: 740 }]) {
        const guessed = chapters.find(page => new RegExp(`data-change="${kind}"(?:(?!</section>|</figure>)[^])*?<template class="guess"`).test(readFileSync(join(folder, page), "utf8")));
        await open(guessed, { viewport }, async tab => {
          const host = tab.locator(`[data-change="${kind}"]:has(form.guess)`).first();
          expect(await host.locator(answer).count() === 0, `${kind}: the answer is in the page before a guess`);
          expect(await tab.locator(form).first().locator("button.main").isDisabled(), `${kind}: nothing can be checked before something is said`);
          const place = await host.getAttribute("id");
          if (who) await host.locator(`input[value=${who}]`).check();
          const field = host.locator("form.guess input[type=text]");
          // A slip shows no answer.
          await field.fill("???");
          await field.press("Enter");
          await host.locator(".compared p").waitFor({ timeout: 60_000 });
          expect(await host.locator(answer).count() === 0 && await field.isVisible(), `${kind}: a slip is taken for a guess`);
          // A number for each variable, or what is typed for the kind.
          const [, names] = (await host.locator("form.guess .typed span").textContent()).match(/numbers (.*) is it/) ?? [];
          await field.fill(text ?? names.split(", ").map((_, place) => place + 1).join(" "));
          await sound(tab, `guess-${kind}-${viewport.width}`);
          await field.press("Enter");
          const same = tab.locator(`[id="${place}"]`);
          await same.locator(".compared table").waitFor({ timeout: 60_000 });
          expect(await same.locator(answer).isVisible(), `${kind}: the answer is not shown after a guess`);
          expect(await same.locator("form.guess").count() === 0, `${kind}: the guess can be made twice`);
          await sound(tab, `compared-${kind}-${viewport.width}`);
        });
        await open(guessed, { viewport }, async tab => {
          const host = tab.locator(`[data-change="${kind}"]:has(form.guess)`).first();
          const same = tab.locator(`[id="${await host.getAttribute("id")}"]`);
          await host.locator("form.guess .link").click();
          expect(await same.locator(answer).isVisible() && await same.locator(".compared > *").count() === 0, `${kind}: the answer is not shown without a guess`);
        });
      }
    }
    return "three kinds, with and without";
  },

  /** Paper is the same with scripts and without; a changed claim is printed below the one that is printed. */
  async paper() {
    const text = tab => tab.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(document.querySelector(".text").innerText)))));
    for (const page of [...chapters, "whole.html"]) {
      const [scripted, plain] = [await open(page, {}, async tab => {
        await tab.emulateMedia({ media: "print" });
        const printed = await text(tab);
        await tab.emulateMedia({ media: "screen" });
        await text(tab);
        const left = await tab.evaluate(() => document.querySelectorAll("form.guess ~ .answer, form.guess ~ .witness").length);
        expect(left === 0, `${page}: ${left} answers are open after printing`);
        return printed;
      }), await open(page, { javaScriptEnabled: false }, async tab => {
        await tab.emulateMedia({ media: "print" });
        return tab.locator(".text").innerText();
      })];
      const lines = [scripted, plain].map(printed => printed.split("\n").map(line => line.trim()).filter(line => line !== ""));
      const at = lines[0].findIndex((line, place) => line !== lines[1][place]);
      expect(at < 0 && lines[0].length === lines[1].length, `${page}: printed differently: “${lines[0][at]}”, without scripts “${lines[1][at]}”`);
    }
    await open(withBlock("claim"), {}, async tab => {
      const host = tab.locator("[data-change=claim]").first();
      await host.locator("[aria-expanded]").click();
      await answered(tab.locator(".yours"), "forall a: a = a");
      await tab.emulateMedia({ media: "print" });
      await text(tab);
      expect(await tab.locator(".yours .claim").isVisible() && await host.isVisible() && !(await tab.locator(".yours textarea").isVisible()), "a changed claim is not printed below the other");
      await sound(tab, "paper");
    });
    return `${chapters.length} chapters and the whole book`;
  },
};

for (const [name, check] of Object.entries(checks).filter(([name]) => only.length === 0 || only.includes(name))) {
  const before = faults;
  const seen = await check();
  console.log(`${faults === before ? "ok" : "FAULTS"} ${name}: ${seen}`);
}
await browser.close();
if (faults > 0) {
  console.error(`${faults} faults`);
  process.exit(1);
}
