// Makes a sheet and a class in the workshop, opened as a file in Chromium, as a teacher does, and compares what comes out with
// the files of the command line. node shop.mjs PAGE PROGRAM [PICTURES]; the browser is $CHROMIUM, or chromium on the path.
// Every fault is a line; none is exit code 0.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { launched } from "./browser.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const [page, program, pictures] = process.argv.slice(2);
const url = pathToFileURL(resolve(page)).href;
const folder = mkdtempSync(join(tmpdir(), "shop-"));
let faults = 0;
const fault = text => { faults += 1; console.error(`fault: ${text}`); };
const expect = (holds, text) => { if (!holds) fault(text); };

const browser = await launched();

/** The workshop in a tab of its own, watched. */
async function open(options, use, hash = "") {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, acceptDownloads: true, ...options });
  const tab = await context.newPage();
  tab.on("console", message => { if (["warning", "error"].includes(message.type())) fault(`${message.type()}: ${message.text()}`); });
  tab.on("pageerror", error => fault(`${error.message} ${error.stack?.split("\n")[1] ?? ""}`));
  tab.on("request", request => expect(/^(blob|about|data):/.test(request.url()) || request.url().split("#")[0] === url, `asks for ${request.url()}`));
  try {
    await tab.goto(url + hash);
    await drawn(tab);
    return await use(tab);
  } catch (error) {
    fault(error.stack);
    return undefined;
  } finally {
    await context.close();
  }
}

/** Waits until the paper is that of the sheet as it is now. */
async function drawn(tab) {
  await tab.waitForSelector("html[data-ready]", { timeout: 30_000 });
  await tab.waitForFunction(() => !("busy" in document.documentElement.dataset), undefined, { timeout: 30_000 });
}
const paper = tab => tab.frameLocator("#paper");
const id = tab => paper(tab).locator(".imprint .id").textContent();
const questions = tab => paper(tab).locator(".item, .exercise:not(:has(.item))").evaluateAll(all => all.map(one => one.querySelector("svg")?.outerHTML.replace(/id="[^"]*"|#[\w-]+|labelledby="[^"]*"/g, "") ?? one.textContent));

async function sound(tab, name) {
  if (pictures) await tab.screenshot({ path: join(pictures, `${name}.png`), fullPage: process.env.FULL === "1" });
  await tab.evaluate(axe);
  const { violations } = await tab.evaluate(() => window.axe.run({ exclude: ["#paper", "#leaves", "#printed"] }, { resultTypes: ["violations"], preload: false, iframes: false }));
  for (const { id: rule, nodes } of violations) fault(`${name}: ${rule}: ${nodes[0].html.slice(0, 200)} ${nodes[0].failureSummary?.slice(0, 160)}`);
  const wide = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide <= 0, `${name}: scrolls sideways by ${wide} pixels`);
}

/** What a button gives as a file. */
async function given(tab, selector) {
  const [download] = await Promise.all([tab.waitForEvent("download"), tab.click(selector)]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

/** A page of the program without its seal. */
const unsealed = path => free(readFileSync(path, "utf8")).replace(/\n<!-- nimbook [^\n]* -->\n$/, "");
/** The same without its policy, for which frames have that of the page. */
const free = html => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\n?/, "").replaceAll(/ nonce="[^"]*"/g, "");
/** What is handed to the printer. */
async function printed(tab, what) {
  await tab.click(`.see [data-do=print-${what}]`);
  const html = await tab.locator("#printed").evaluate(frame => frame.srcdoc);
  return html.replaceAll(/ nonce="[^"]*"/g, "");
}

/** So many pages a file of the program has on paper. */
async function onPaper(file) {
  const tab = await browser.newPage();
  await tab.goto(pathToFileURL(file).href);
  const pages = await tab.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    return document.documentElement.dataset.pages;
  });
  await tab.close();
  return pages;
}

/** The roster of the class in a page, as the page hands it on; in a file. */
async function rosterOf(tab) {
  const roster = join(folder, "roster.csv");
  writeFileSync(roster, await tab.evaluate(() => JSON.parse(Object.entries(sessionStorage).find(([name]) => name.endsWith(" class"))[1]).csv));
  return roster;
}
/** The page has read so many names; of a long list it shows the first six. */
const listed = (tab, count) => tab.waitForSelector(`#students tbody tr:nth-child(${count > 8 ? 6 : count})`);

/** Makes a class of the sheet in a page, and compares its file with that of the program; the file brings its sheets back. */
async function classOf(tab, yaml, names, title) {
  await tab.click(".tabs [data-tab=class]");
  // The class of before is still there.
  await tab.evaluate(() => { delete document.documentElement.dataset.class; });
  await tab.fill("#names", `${names.join("\n")}\n`);
  await listed(tab, names.length);
  await tab.waitForFunction(() => document.documentElement.dataset.class);
  if (await tab.locator("#roster-fault:visible").count() > 0) {
    let refused = false;
    try { execFileSync(program, ["class", yaml, "--roster", await rosterOf(tab), "--zip", "--out", join(folder, "refused")], { stdio: "ignore" }); } catch { refused = true; }
    return expect(refused, `${title}: the page refuses a class that the program makes`);
  }
  await tab.check("#need-page");
  const zip = await given(tab, "[data-class=save]");
  const out = join(folder, title.replaceAll(" ", "-"));
  execFileSync(program, ["class", yaml, "--roster", await rosterOf(tab), "--zip", "--out", out]);
  expect(readFileSync(zip).equals(readFileSync(join(out, zip.replace(/^.*\//, "")))), `${title}: the file of the class is not that of the program`);
  // While the frame is drawn anew nothing in it can be read.
  const ids = async () => String(await tab.frameLocator("#leaves").locator("main .imprint .id").allTextContents().catch(() => []));
  let before = await ids();
  for (let tries = 0; tries < 40 && before.split(",").length !== names.length; tries += 1) {
    await tab.waitForTimeout(250);
    before = await ids();
  }
  await tab.click(".tabs [data-tab=make]");
  await tab.click("#new");
  await tab.setInputFiles("#file", zip);
  await listed(tab, names.length);
  await tab.waitForTimeout(1000);
  for (let tries = 0; tries < 40 && await ids() !== before; tries += 1) await tab.waitForTimeout(250);
  expect(await ids() === before, `${title}: its file brings other sheets back`);
}

const checks = {
  /** Cards that wait for their picture say words, not markup. */
  async tiles() {
    await open({}, async tab => {
      await tab.selectOption("#lang", "he");
      await tab.waitForSelector("html[lang=he] #tiles small");
      const says = (await tab.locator("#tiles small").allInnerTexts()).join(" ");
      expect(!says.includes("<") && /\p{L}/u.test(says), `cards say ${says.slice(0, 200)}`);
    });
  },

  /** No two elements have one id, in any room, so that every button is the one that it is taken for; a sheet is opened by its own. */
  async ids() {
    await open({}, async tab => {
      for (const room of ["make", "class", "marks", "practise", "play"]) {
        await tab.click(`.tabs [data-tab=${room}]`);
        await tab.waitForTimeout(500);
        const twice = await tab.evaluate(() => {
          const ids = [...document.querySelectorAll("[id]")].map(one => one.id);
          return ids.filter((id, at) => ids.indexOf(id) !== at).join();
        });
        expect(twice === "", `${room}: more than one element is ${twice}`);
      }
      await tab.click(".tabs [data-tab=make]");
      const [chooser] = await Promise.all([tab.waitForEvent("filechooser"), tab.getByRole("button", { name: "Open a sheet" }).click()]);
      const file = join(folder, "opened.yaml");
      writeFileSync(file, "title: Opened\nseed: a\nexercises:\n  - id: who\n    kind: outcome\n");
      await chooser.setFiles(file);
      await tab.waitForFunction(() => document.querySelector("#title").value === "Opened");
    });
  },

  /** An exercise that is removed while its sheet is drawn is not asked for again. */
  async late() {
    await open({}, async tab => {
      await tab.evaluate(() => {
        const { postMessage } = Worker.prototype;
        let isRemoved = false;
        Worker.prototype.postMessage = function (/** @type {any} */ message) {
          if (!isRemoved && message.request?.includes('"do":"document"')) {
            isRemoved = true;
            /** @type {any} */ (document.querySelector("#exercises > li:last-child [data-act=remove]")).click();
          }
          postMessage.call(this, message);
        };
      });
      await tab.fill("#title", "Late");
      await tab.waitForFunction(() => document.querySelectorAll("#exercises > li").length === 1);
      await drawn(tab);
      const shown = await tab.frameLocator("#paper").locator("main .exercise").count();
      expect(shown === 1, `${shown} exercises are shown of one`);
    });
  },

  /** What was changed last is there after a reload, even if what the page writes before it speaks another language comes late. */
  async reloaded() {
    await open({}, async tab => {
      await tab.evaluate(() => {
        const { setTimeout } = window;
        const late = /** @type {any} */ (window).late = [];
        /** @type {any} */ (window).setTimeout = (work, delay, ...more) => (delay === 1000 ? late.push(work) : setTimeout(work, delay, ...more));
      });
      await tab.fill("#title", "One");
      await drawn(tab);
      await tab.selectOption("#lang", "hu");
      await tab.waitForSelector("html[lang=hu]");
      await drawn(tab);
      await tab.click("#undo");
      expect(await tab.inputValue("#title") !== "One", "another language forgets what can be undone");
      await tab.click("#redo");
      await drawn(tab);
      await tab.fill("#title", "Two");
      await drawn(tab);
      await tab.evaluate(async () => {
        for (const work of /** @type {any} */ (window).late.reverse()) await work();
      });
      await tab.waitForTimeout(500);
      await tab.reload();
      await drawn(tab);
      const title = await tab.inputValue("#title");
      expect(title === "Two", `after a reload the title is ${title}`);
      // A page may be loaded again with the address from before its last change.
      const hash = await tab.evaluate(() => location.hash);
      await tab.fill("#title", "Three");
      await tab.waitForFunction(hash => location.hash !== hash, hash);
      await tab.evaluate(hash => history.replaceState(null, "", hash), hash);
      await tab.reload();
      await drawn(tab);
      expect(await tab.inputValue("#title") === "Three", "a reload brings the sheet of an old address");
      // A link to the sheet of before opens that one.
      await tab.waitForFunction(hash => location.hash !== hash, hash);
      await tab.goto("about:blank");
      await tab.goto(`${url}${hash}`);
      await drawn(tab);
      expect(await tab.inputValue("#title") === "Two", "a link opens another sheet than its own");
    });
  },

  /** A sheet is made, one question changed, taken back, kept over a reload, and comes out as the program makes it. */
  async sheet() {
    await open({}, async tab => {
      await sound(tab, "make");
      await tab.click("#new");
      await tab.fill("#title", "Workshop test");
      await tab.fill("#search", "winning");
      await tab.click("#tiles .tile >> nth=0");
      await drawn(tab);
      const card = tab.locator("#exercises > li").last();
      await card.locator("[data-key=heaps] input").first().waitFor();
      await card.locator("[data-by='1']").first().click();
      await card.locator("[data-by='1']").first().click();
      await card.locator("[data-key=size] input").nth(1).fill("12");
      await tab.fill("#search", "");
      await tab.click("#topics [data-topic=values]");
      await tab.click("#tiles .tile >> nth=0");
      await drawn(tab);
      await tab.waitForTimeout(300);
      await drawn(tab);
      const before = await questions(tab);
      expect(before.length === 4, `${before.length} questions`);
      const first = await id(tab);
      await paper(tab).locator("[data-label='1b'] [data-pin=other]").click();
      await drawn(tab);
      const after = await questions(tab);
      expect(after.every((one, at) => (at === 1) !== (one === before[at])), `other numbers change more than one question, or none`);
      const other = await id(tab);
      expect(first !== other, "another question has the same id");
      await tab.click("#undo");
      await drawn(tab);
      expect(await id(tab) === first, "undo brings the first sheet back");
      await tab.click("#redo");
      await drawn(tab);
      expect(await id(tab) === other, "redo brings the other back");
      await paper(tab).locator("[data-label='2'] [data-pin=keep]").click();
      await drawn(tab);
      expect(await paper(tab).locator("[data-label='2'] [data-pin=keep]").getAttribute("aria-pressed") === "true", "keep is pressed");
      await tab.click("[data-version='1']");
      await drawn(tab);
      expect(await id(tab) !== other, "the next version is another sheet");
      await tab.click("[data-version='-1']");
      await drawn(tab);
      expect(await id(tab) === other, "the version before is there again");
      await tab.reload();
      await drawn(tab);
      expect(await id(tab) === other, "a reload keeps the sheet");
      // The address holds it, too.
      await tab.waitForTimeout(1500);
      const hash = await tab.evaluate(() => location.hash);
      await open({}, async fresh => expect(await id(fresh) === other, "the address opens the same sheet"), hash);

      const yaml = await given(tab, ".see [data-do=save]");
      execFileSync(program, ["sheet", yaml, "--out", folder]);
      expect(await printed(tab, "sheet") === unsealed(yaml.replace(".yaml", ".html")), "the sheet is that of the program");
      expect(await printed(tab, "key") === unsealed(yaml.replace(".yaml", "-key.html")), "the key is that of the program");

      for (const [lang, dir] of [["hu", "ltr"], ["he", "rtl"]]) {
        await tab.selectOption("#lang", lang);
        await drawn(tab);
        expect(await tab.getAttribute("html", "dir") === dir && await id(tab) === other, `${lang}: the same sheet in another language`);
        await sound(tab, `make-${lang}`);
        execFileSync(program, ["sheet", yaml, "--lang", lang, "--out", join(folder, lang)]);
        expect(await printed(tab, "sheet") === unsealed(join(folder, lang, "workshop-test.html")), `${lang}: the sheet is that of the program`);
      }
      await tab.selectOption("#lang", "en");
      await drawn(tab);

      const student = await given(tab, ".see [data-do=page]");
      execFileSync(program, ["page", yaml, "--out", join(folder, "page")]);
      const seal = text => text.replace(/\n<!-- nimbook [^\n]* -->\n$/, "");
      expect(seal(readFileSync(student, "utf8")) === seal(readFileSync(join(folder, "page", "workshop-test-page.html"), "utf8")), "the page of students is that of the program");

      // What was saved opens.
      await tab.click("#new");
      await tab.setInputFiles("#file", yaml);
      await tab.waitForFunction(() => document.querySelectorAll("#exercises > li").length === 2);
      await drawn(tab);
      expect(await id(tab) === other, "the saved file opens as the same sheet");
    });
  },

  /** A position is put together by buttons, and the pages are counted that a printer gets. */
  async positions() {
    await open({}, async tab => {
      await tab.fill("#title", "Built");
      const card = tab.locator("#exercises > li").first();
      await card.locator(".more > summary").click();
      await card.locator(".build > summary").click();
      await card.locator(".build [data-numbers]").first().click();
      await tab.waitForFunction(() => document.activeElement.closest(".build"));
      await sound(tab, "build");
      const position = await card.locator(".build [data-add]").getAttribute("data-add");
      await card.locator(".build [data-add]").click();
      expect(await card.locator("[data-key=positions]").inputValue() === position, `${position} is written down`);
      await drawn(tab);
      await tab.waitForFunction(() => document.querySelector("#pages").textContent !== "");
      const yaml = await given(tab, ".see [data-do=save]");
      expect(readFileSync(yaml, "utf8").includes(position), "the position is in the YAML");
      execFileSync(program, ["sheet", yaml, "--out", folder]);
      expect(await tab.textContent("#pages") === await onPaper(join(folder, "built.html")), "the pages are those that are printed");
    });
  },

  /** What is wrong stands at its control, and what helps is a button. */
  async faults() {
    await open({}, async tab => {
      const card = tab.locator("#exercises > li").first();
      const size = card.locator("[data-key=size] input");
      await size.nth(1).waitFor();
      await size.nth(1).fill("0");
      await tab.waitForSelector("#exercises .fault");
      expect(await size.first().getAttribute("aria-invalid") === "true", "the field is invalid");
      await tab.waitForSelector("#see .stale:visible");
      expect(await tab.locator("#enough:visible").count() === 0, "what is said of the sheet before stays");
      await sound(tab, "fault");
      // The number that is beyond the bounds is the one that is marked, and it is said once.
      await size.nth(1).fill("5000");
      await tab.waitForFunction(() => document.querySelectorAll("[data-key=size] input")[1].ariaInvalid === "true");
      expect(await size.first().getAttribute("aria-invalid") === null, "a number within its bounds is marked");
      expect(await tab.locator("#exercises > li .leads:visible").first().textContent().then(text => !text.includes("beyond")), "a fault is said twice");
      await size.nth(1).fill("15");
      await tab.fill("#points", "1");
      await tab.locator(".titled .fault button").click();
      await tab.waitForFunction(() => !document.querySelector(".titled .fault"));
      await size.nth(1).fill("4");
      await tab.waitForSelector("#exercises .leads.warn button");
      await sound(tab, "remedy");
      await tab.locator("#exercises .leads.warn button").first().click(); if (pictures) { await tab.waitForTimeout(1500); await tab.screenshot({ path: join(pictures, "remedied.png") }); }
      await drawn(tab);
      await tab.waitForFunction(() => !document.querySelector("#exercises > li .leads").classList.contains("warn"));
      await tab.setInputFiles("#file", { name: "odd.yaml", mimeType: "text/yaml", buffer: Buffer.from("<script>alert(1)</script>") });
      await tab.waitForSelector("#said:not([hidden])");
      expect(await tab.locator("#exercises > li").count() === 2, "what cannot be read changes nothing");
      for (const [words, kind] of [["Kayles value", "grundy-value"], ["order  proof", "order-proof"]]) {
        await tab.fill("#search", words);
        expect(await tab.locator(`#tiles [data-kind=${kind}]`).count() === 1, `“${words}” does not find ${kind}`);
      }
      await tab.fill("#search", "");
      for (const [room, file, place] of [["make", "#file", "#said"], ["class", "#table", "#roster-fault"], ["marks", "#answers-file", "#marks-fault"]]) {
        await tab.click(`.tabs [data-tab=${room}]`);
        await tab.setInputFiles(file, { name: "<b>.png", mimeType: "image/png", buffer: Buffer.from("\x89PNG") });
        await tab.waitForFunction(place => document.querySelector(place).textContent.includes("<b>.png"), place);
        const said = await tab.textContent(place);
        expect(!/error\[|help:/.test(said) && said.includes(".xlsx"), `${room}: a picture is refused as ${said}`);
      }
      // What is no class is said where it was dropped, and stays there.
      const broken = { name: "class.zip", mimeType: "application/zip", buffer: Buffer.from("PK\u0003\u0004 and no class") };
      for (const [room, file, place] of [["make", "#file", "#said"], ["class", "#table", "#roster-fault"], ["marks", "#answers-file", "#marks-fault"]]) {
        await tab.click(`.tabs [data-tab=${room}]`);
        await tab.setInputFiles(file, broken);
        await tab.waitForFunction(place => document.querySelector(place).textContent.includes("not a class"), place);
        await tab.waitForTimeout(500);
        expect(await tab.locator(`${place}:visible`).count() === 1, `${room}: what is no class is not said`);
      }
    });
  },

  /** A link that somebody has made badly is refused in words, and nothing of it runs. */
  async links() {
    const bad = ["!!", "AAAA", "a".repeat(100_000)];
    for (const signs of bad) {
      await open({}, async tab => {
        await tab.waitForSelector("#said:not([hidden])");
        expect(await tab.locator("#exercises > li").count() === 2, `${signs.slice(0, 9)}: another sheet is there`);
      }, `#s=${signs}`);
    }
    await open({}, async tab => {
      const made = await tab.evaluate(async () => {
        const spec = { title: "<img src=x onerror=alert(1)>", seed: "\u202e", exercises: [{ id: "<b>", kind: "<script>alert(1)</script>", text: "<i>" }], pins: 7 };
        const stream = new Blob([JSON.stringify(spec)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
        const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
        return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
      });
      await tab.goto("about:blank");
      await tab.goto(`${url}#s=${made}`);
      await drawn(tab);
      expect(await tab.locator("#exercises script, #exercises img").count() === 0, "a link brings an element");
      expect(await tab.locator("#panel-make .fault, #exercises .warn").count() > 0, "what is wrong with the sheet of a link is said");
    });
    // What the address says beside the sheet, as the question of practice, stays when that comes while the sheet is packed.
    await open({}, async tab => {
      await tab.evaluate(() => {
        const Plain = CompressionStream;
        globalThis.CompressionStream = class extends Plain {
          constructor(format) {
            super(format);
            history.replaceState(null, "", "#at=wins.2");
          }
        };
      });
      await tab.fill("#title", "Another");
      await tab.waitForFunction(() => new URLSearchParams(location.hash.slice(1)).has("s"), undefined, { timeout: 20_000 });
      expect(tab.url().includes("at=wins.2"), "the sheet takes another part of the address away");
    });
  },

  /** Walks of random actions, $WALKS of them: what comes out is what the program makes, and a reload brings it back. */
  async walks() {
    await open({}, async tab => {
      let word = Number(process.env.SEED ?? 1);
      const dice = count => {
        word = (word * 1103515245 + 12345) % 2 ** 31;
        return Math.floor(word / 2 ** 31 * count);
      };
      const one = async all => {
        const locator = all.locator("visible=true");
        const count = await locator.count();
        return count > 0 ? locator.nth(dice(count)) : undefined;
      };
      const select = async locator => {
        const field = await one(locator);
        if (!field) return;
        const values = await field.locator("option").evaluateAll(all => all.map(option => option.value));
        await field.selectOption(values[dice(values.length)]);
      };
      const press = async locator => {
        const button = await one(locator);
        if (button && await button.isEnabled()) await button.click();
      };
      const actions = {
        add: async () => {
          await press(tab.locator("#topics button:not([data-topic=ready])"));
          if (await tab.locator("#exercises > li").count() < 5) await press(tab.locator("#tiles .tile"));
        },
        remove: async () => { if (await tab.locator("#exercises > li").count() > 1) await press(tab.locator("[data-act=remove]")); },
        move: () => press(tab.locator("[data-act=up], [data-act=down]")),
        open: () => press(tab.locator("[data-act=settings]")),
        game: () => select(tab.locator("#exercises [data-key=game]")),
        choice: () => select(tab.locator("#exercises [data-key=play], #exercises [data-key=verdict], #exercises [data-key=by]")),
        count: () => press(tab.locator("#exercises [data-by='1'], #exercises [data-by='-1']")),
        size: async () => { await (await one(tab.locator("#exercises [data-key=size] input")))?.fill(String(1 + dice(16))); },
        level: async () => { await (await one(tab.locator("#exercises .lvs input:not(:disabled)")))?.evaluate(radio => /** @type {HTMLElement} */ (radio).click()); },
        tick: () => press(tab.locator("#exercises .opt2 input")),
        pin: async () => {
          const button = await one(paper(tab).locator("[data-pin]"));
          if (button) await button.click();
        },
        version: () => press(tab.locator("[data-version]")),
        undo: () => press(tab.locator("#undo")),
        redo: () => press(tab.locator("#redo")),
        title: () => tab.fill("#title", `Walk ${dice(1000)}: “a” & <b>`),
      };
      const names = Object.keys(actions);
      let compared = 0;
      for (let walk = 0; walk < Number(process.env.WALKS ?? 3); walk += 1) {
        const done = [];
        for (let step = 0; step < 8; step += 1) {
          const name = names[dice(names.length)];
          done.push(name);
          await actions[name]();
          await tab.waitForTimeout(30);
          await drawn(tab);
        }
        // Back to a sheet that there is.
        for (let step = 0; step < 20 && await tab.locator("#see[data-old], #see[inert]").count() > 0; step += 1) {
          await tab.click("#undo");
          await drawn(tab);
        }
        if (await tab.locator("#see[data-old], #see[inert]").count() > 0) continue;
        const before = await id(tab);
        const version = Number(await tab.textContent("#version")) - 1;
        const yaml = await given(tab, ".see [data-do=save]");
        const out = join(folder, `walk-${walk}`);
        execFileSync(program, ["sheet", yaml, "--variant", String(version), "--out", out]);
        const stem = yaml.replace(/^.*\/|\.yaml$/g, "");
        expect(await printed(tab, "sheet") === unsealed(join(out, `${stem}.html`)), `walk ${walk}: another sheet than the program’s (${done.join(" ")})`);
        expect(await printed(tab, "key") === unsealed(join(out, `${stem}-key.html`)), `walk ${walk}: another key than the program’s (${done.join(" ")})`);
        compared += 1;
        if (walk % 5 > 0) continue;
        await tab.reload();
        await drawn(tab);
        await tab.evaluate(async version => {
          for (let at = 0; at < version; at += 1) document.querySelector("[data-version='1']").click();
        }, version);
        await drawn(tab);
        // The frame may still be filled.
        let after = await id(tab).catch(() => "");
        for (let tries = 0; tries < 40 && after !== before; tries += 1) {
          await tab.waitForTimeout(250);
          after = await id(tab).catch(() => "");
        }
        expect(after === before, `walk ${walk}: a reload brings another sheet`);
        if (walk % 10 > 0) continue;
        await tab.waitForTimeout(1200);
        const hash = await tab.evaluate(() => location.hash);
        const students = Array.from({ length: 1 + dice(3) }, (_, at) => `Student ${at} of ${walk}`);
        await open({}, fresh => classOf(fresh, yaml, students, `walk ${walk}`), hash);
      }
      console.log(`${compared} walks compared`);
    });
  },

  /** By keyboard alone: an exercise is added, moved, and set. */
  async keyboard() {
    await open({}, async tab => {
      await tab.focus("#search");
      await tab.keyboard.type("mex");
      await tab.keyboard.press("Tab");
      while (await tab.evaluate(() => !document.activeElement.closest("#tiles"))) await tab.keyboard.press("Tab");
      await tab.keyboard.press("Enter");
      await tab.waitForFunction(() => document.querySelectorAll("#exercises > li").length === 3);
      expect(await tab.evaluate(() => document.activeElement.closest("#exercises > li:last-child") !== null), "the focus is on the new exercise");
      await drawn(tab);
      await tab.locator("#exercises > li:last-child [data-act=up]").focus();
      await tab.keyboard.press("Enter");
      await drawn(tab);
      expect(await tab.locator("#exercises > li").nth(1).getAttribute("data-id") === "mex", "it has moved up");
      expect(await tab.evaluate(() => document.activeElement.dataset.act === "up"), "the focus stays on the button");
      // What is typed stays, and Tab goes on from there.
      await tab.locator("#exercises > li").nth(1).locator("[data-key=size] input").nth(1).focus();
      await tab.keyboard.press("Control+a");
      await tab.keyboard.type("13", { delay: 200 });
      expect(await tab.evaluate(() => document.activeElement.value === "13" && document.activeElement.closest("[data-key=size]") !== null), "two digits are typed into one field");
      await tab.keyboard.press("Tab");
      expect(await tab.evaluate(() => document.activeElement.closest(".set") !== null), "Tab goes to the next control");
      await tab.keyboard.press("Control+z");
      await drawn(tab);
      await tab.keyboard.press("Control+z");
      await drawn(tab);
      expect(await tab.locator("#exercises > li").nth(2).getAttribute("data-id") === "mex", "undone by keys");
    });
  },

  /** A class is made of names, set, saved, and the same as that of the program; the file brings it back. */
  async classes() {
    await open({}, async tab => {
      await tab.fill("#title", "Class test");
      await drawn(tab);
      const yaml = await given(tab, ".see [data-do=save]");
      await tab.click(".tabs [data-tab=class]");
      await tab.fill("#names", "Anna Berger\nBen Okafor\nדנה לוי\nEmil Horváth\n");
      await tab.waitForSelector("#students tbody tr:nth-child(4)");
      await tab.selectOption("#students tr:nth-child(3) [data-of=language]", "he");
      await tab.selectOption("#students tr:nth-child(2) [data-of=level]", "-1");
      await tab.check("#students tr:nth-child(4) [data-of=large]");
      await tab.waitForFunction(() => document.documentElement.dataset.class > 0);
      await tab.waitForSelector("[data-class=save]:not([disabled])");
      await tab.waitForTimeout(1000);
      await sound(tab, "class");
      expect((await tab.textContent("#class-notes")).includes("easier"), "what a level cannot change is not said");
      // Nothing is printed for names that are not read; they are mended where they were typed.
      const names = await tab.inputValue("#names");
      await tab.fill("#names", `${names}a;b\n`);
      await tab.waitForSelector("#roster-fault:not([hidden])");
      await tab.waitForFunction(() => document.querySelectorAll("button[data-class]:not(:disabled)").length === 0);
      await tab.check("[name=who][value=copies]");
      await tab.waitForSelector("[data-class=save]:not([disabled])");
      expect(await tab.locator("#roster-fault:visible").count() === 0, "a fault of names is said of copies");
      await tab.check("[name=who][value=names]");
      await tab.fill("#names", names);
      await tab.waitForSelector("[data-class=save]:not([disabled])");
      expect(await tab.isChecked("#students tr:nth-child(4) [data-of=large]"), "what was set is lost with a fault");
      await tab.check("#need-page");
      await tab.check("[name=format][value=docx]");
      const stays = () => tab.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
      expect(await stays(), "names that no file has are given up without a question");
      const zip = await given(tab, "[data-class=save]");
      expect(!await stays(), "a class that was saved cannot be left");
      const roster = await rosterOf(tab);
      execFileSync(program, ["class", yaml, "--roster", roster, "--format", "html,docx", "--zip", "--out", join(folder, "zip")]);
      expect(readFileSync(zip).equals(readFileSync(join(folder, "zip", "class-test.nimbook.zip"))), "the file of the class is that of the program");
      execFileSync(program, ["class", yaml, "--roster", roster, "--out", join(folder, "class")]);
      await tab.waitForFunction(() => document.querySelector("[data-pages=keys]").textContent !== "");
      for (const what of ["sheets", "keys"]) {
        const pages = await tab.textContent(`[data-pages=${what}]`);
        expect(pages === await onPaper(join(folder, "class", `class-test-${what}.html`)), `${what}: ${pages} pages are not those that are printed`);
      }
      const [all, own] = [Number(await tab.textContent("[data-pages=sheets]")), await tab.frameLocator("#leaves").locator(".leaf:not(.blank)").count()];
      await tab.check("#one-sided");
      await tab.waitForFunction(own => document.querySelector("[data-pages=sheets]").textContent === String(own), own);
      expect(own < all, "printed on one side there are no empty backs");
      expect(!await tab.isVisible("#backs"), "empty backs are counted where there are none");
      await tab.uncheck("#one-sided");
      await tab.waitForFunction(all => document.querySelector("[data-pages=sheets]").textContent === String(all), all);
      expect(await tab.textContent("#backs") === String(all - own), "empty backs are those that are printed");
      const ids = () => tab.frameLocator("#leaves").locator("main .imprint .id").allTextContents();
      const before = await ids();
      expect(before.length === 4, `${before.length} sheets`);
      await tab.click(".tabs [data-tab=make]");
      await tab.click("#new");
      await tab.setInputFiles("#file", zip);
      await tab.waitForSelector("#students tbody tr:nth-child(4)");
      await tab.waitForTimeout(1000);
      expect(String(await ids()) === String(before), "the file brings the same sheets back");
      expect(!await tab.isVisible("#names"), "a table of a file hides the students");
      await tab.click("#names-more summary");
      await tab.fill("#names", `${await tab.inputValue("#names")}Newcomer\n`);
      await tab.waitForSelector("#students tbody tr:nth-child(5)");
      await tab.waitForTimeout(1500);
      const more = await ids();
      expect(more.length === 5 && before.every(one => more.includes(one)), "a newcomer changes nobody's sheet");
    });
  },

  /** Where a sheet has too few questions for a class, it is said which exercise that is, and mended there. */
  async few() {
    await open({ viewport: { width: 360, height: 740 } }, async tab => {
      // What is said of a file is in sight, between what sticks to the head and the foot of the page.
      await tab.setInputFiles("#file", { name: "broken.yaml", mimeType: "text/yaml", buffer: Buffer.from("title: [unclosed") });
      await tab.waitForSelector("#said:not([hidden])");
      const [head, top, bottom, foot] = await tab.evaluate(() => [[".bar", "bottom"], ["#said", "top"], ["#said", "bottom"], [".dock", "top"]].map(([part, edge]) => document.querySelector(part).getBoundingClientRect()[edge]));
      expect(head <= top && bottom <= foot, `what is said of a file is out of sight: ${[head, top, bottom, foot]}`);
      await tab.click("#new");
      expect(await tab.inputValue("#title") === "Exercises" && await tab.inputValue("#points") === "", "an empty sheet has the title of another");
      await tab.fill("#search", "mex");
      await tab.click("#tiles [data-kind=mex] button");
      await drawn(tab);
      for (const [key, ends] of [["heaps", [2, 3]], ["size", [0, 2]]]) {
        for (const [at, end] of ends.entries()) await tab.locator(`[data-key=${key}] input`).nth(at).fill(String(end));
      }
      await drawn(tab);
      await tab.click(".tabs [data-tab=class]");
      await tab.fill("#names", Array.from({ length: 28 }, (_, at) => `Student ${at + 1}`).join("\n"));
      await tab.waitForSelector("#roster-fault button");
      const said = await tab.innerText("#roster-fault");
      expect(/Exercise 1 \(.*mex.*\D9\D.*\D28\D/s.test(said), `too few: ${said}`);
      // Nothing is vouched for that is not there.
      expect(await tab.isHidden("#class-found"), "a class that is not there is vouched for");
      expect(await tab.locator("#class-not:visible").count() === 1 && await tab.locator("#class-none:visible").count() === 0, "an empty preview says nothing");
      await sound(tab, "few");
      await tab.locator("#roster-fault button").first().click();
      await tab.waitForFunction(() => document.querySelector("#roster-fault").hidden && !document.querySelector("[data-class=sheets]").disabled);
      expect(await tab.locator("#students tbody tr").count() === 6, "a long list is not folded");
      await tab.check("[name=who][value=versions]");
      await tab.fill("#versions", "abc");
      await tab.waitForFunction(() => document.querySelector("#roster-fault").textContent.includes("2 to 26"));
      await tab.check("[name=who][value=names]");
      await tab.waitForFunction(() => document.querySelector("#roster-fault").hidden);
      await tab.click("#show-all");
      expect(await tab.locator("#students tbody tr").count() === 28, "not all names are shown");
      await sound(tab, "all-names");
    });
  },

  /** Who opens the class while the page begins has the sheet there. */
  async early() {
    await open({}, async tab => {
      await tab.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (document.querySelector("#panel-make:not([hidden])")) {
            observer.disconnect();
            /** @type {any} */ (window).isEarly = !("ready" in document.documentElement.dataset);
            /** @type {any} */ (document.querySelector(".tabs [data-tab=class]")).click();
          }
        }).observe(document, { subtree: true, childList: true, attributes: true });
      });
      await tab.reload();
      await drawn(tab);
      expect(await tab.evaluate(() => /** @type {any} */ (window).isEarly), "the class is not opened early");
      await tab.waitForFunction(() => document.querySelector("#class-of").textContent !== "");
      await tab.waitForTimeout(200);
      expect(await tab.isHidden("#class-empty"), "a class that is opened early has no sheet");
      await tab.click(".tabs [data-tab=make]");
      while (await tab.locator(".exs [data-act=remove]").count() > 0) await tab.locator(".exs [data-act=remove]").first().click();
      await tab.click(".tabs [data-tab=class]");
      await tab.click("#class-empty [data-tab=make]");
      expect(await tab.isVisible("#panel-make"), "a class without a sheet leads to where sheets are made");
    });
  },

  /** What would give more of an exercise is asked anew when another exercise takes other questions. */
  async anew() {
    await open({}, async tab => {
      const first = tab.locator("#exercises > li").first();
      await first.locator("[data-key=size] input").nth(1).fill("5");
      const says = async () => {
        await drawn(tab);
        await first.locator(".leads button").first().waitFor();
        await tab.waitForTimeout(500);
        return first.locator(".leads").innerText();
      };
      const before = await says();
      await tab.locator("#exercises > li").nth(1).locator("[data-act=remove]").click();
      const alone = await says();
      expect(alone !== before, `the other exercise takes nothing: ${before}`);
      await tab.reload();
      await tab.waitForSelector("#exercises > li");
      expect(await says() === alone, `what gives more is of the sheet before: ${alone}`);
    });
  },

  /** Answers are understood while they are typed, unread ones decided, and the marks are those of the program. */
  async marks() {
    await open({}, async tab => {
      await tab.fill("#title", "Marks test");
      await drawn(tab);
      await tab.click(".tabs [data-tab=class]");
      await tab.fill("#names", "Anna Berger\nBen Okafor\n");
      await tab.waitForSelector("[data-class=save]:not([disabled])");
      const zip = await given(tab, "[data-class=save]");
      await tab.click(".tabs [data-tab=marks]");
      const cell = (row, column) => tab.locator(`.grid tbody tr:nth-child(${row}) [data-column="${column}"]`);
      await cell(2, 0).waitFor();
      await cell(1, 0).fill("take 1 from heap 1");
      await cell(1, 1).fill("whatever this is");
      await cell(1, 2).fill("the player to move");
      await tab.waitForSelector(".grid [data-unread]");
      await sound(tab, "marks");
      await tab.locator(".grid [data-decide]").first().click();
      await tab.waitForFunction(() => !document.querySelector(".grid [data-unread]"));
      expect(await cell(1, 1).inputValue() === "!7 whatever this is", "a decision stands before the answer");
      await cell(2, 2).fill("the other player");
      await cell(2, 2).press("ArrowUp");
      expect(await tab.evaluate(() => document.activeElement.closest("tr").dataset.at === "0"), "arrows move in the grid");
      // A cell that is no decision is asked about, and grades that are none are said; the others are marked all the same.
      await cell(1, 0).fill("!right, Berger");
      await tab.waitForSelector(".grid [data-unread]");
      expect(await tab.isVisible("#marks-fault") && await tab.locator(".grid [data-unread]").count() === 1, "one cell is asked about");
      expect(await tab.isDisabled("[data-print=marks]") && !await tab.isVisible("#report-none"), "a report without this cell is printed");
      expect(await tab.locator(".grid tbody tr:nth-child(2) .status").count() === 1, "the others are not marked");
      await cell(1, 0).fill("!9");
      await tab.waitForFunction(() => document.querySelector(".grid [data-unread]")?.value === "!9");
      await tab.locator(".grid [data-decide='0']").first().click();
      await tab.waitForFunction(() => document.querySelector("#marks-fault").hidden);
      expect(await cell(1, 0).inputValue() === "!0", "a decision stands in place of what was none");
      await cell(1, 0).fill("take 1 from heap 1");
      await tab.fill("#grades", "abc");
      await tab.waitForSelector("#marks-fault:not([hidden])");
      await tab.waitForSelector("[data-print=marks]:not([disabled])");
      await tab.waitForSelector("#grades[aria-invalid=true]");
      await tab.fill("#grades", "");
      await tab.waitForSelector("#marks-fault", { state: "hidden" });
      await tab.waitForTimeout(1200);
      const answers = await given(tab, "[data-marks=csv]");
      const saved = readFileSync(await given(tab, "[data-marks=zip]"));
      const roster = join(folder, "marks.csv");
      writeFileSync(roster, "1,Anna Berger\n2,Ben Okafor\n".replace(/^/, "id,name\n"));
      execFileSync(program, ["mark", zip, "--answers", answers, "--roster", roster, "--out", join(folder, "marks")]);
      expect(saved.includes(readFileSync(join(folder, "marks", "marks.csv"))), "the marks are those of the program");
      // A line break in a cell of a file moves no other cell.
      const [top, first, second] = readFileSync(answers, "utf8").trim().split("\n");
      const broken = join(folder, "broken.csv");
      const cells = row => row.split(",").slice(0, 3).join(",");
      writeFileSync(broken, `${top}\n${cells(first)},"a,\nb",,\n${cells(second)},,!x,\n`);
      await tab.setInputFiles("#answers-file", broken);
      await tab.waitForFunction(() => [...document.querySelectorAll(".grid [data-unread]")].some(field => field.value === "!x"));
      await tab.setInputFiles("#answers-file", answers);
      await tab.waitForSelector("#marks-fault", { state: "hidden" });
      await tab.click("[data-report=again]");
      await tab.waitForSelector("[data-print=again]:not([disabled])");
      expect(await tab.isChecked("#follow-up"), "next sheets that are wanted are not made");
      // A class that was saved is there at once in a page that knows nothing of it.
      await open({}, async other => {
        await other.waitForSelector("#marks-none:not([hidden])");
        await other.setInputFiles("#answers-file", zip);
        await other.waitForSelector(".grid tbody tr:nth-child(2)");
      }, "#t=marks");
      await tab.reload();
      await drawn(tab);
      await cell(1, 0).waitFor();
      expect(await cell(1, 0).inputValue() === "take 1 from heap 1", "a reload keeps what was written");
    });
  },

  /** What goes out has what was typed a moment before. */
  async hasty() {
    await open({}, async tab => {
      /** Types into a field, and presses a button before anything else happens. */
      const typed = (field, text, button) => tab.evaluate(([field, text, button]) => {
        const place = /** @type {any} */ (document.querySelector(field));
        place.value = text;
        place.dispatchEvent(new Event("input", { bubbles: true }));
        /** @type {any} */ (document.querySelector(button)).click();
      }, [field, text, button]);
      const onPaperNow = text => tab.waitForFunction(text => /** @type {any} */ (document.querySelector("#printed"))?.srcdoc.includes(text), text, { timeout: 5_000 });
      await typed("#title", "Typed just now", ".see [data-do=print-sheet]");
      await onPaperNow("Typed just now");
      await drawn(tab);
      await tab.click(".tabs [data-tab=class]");
      await tab.fill("#names", "Anna Berger\nBen Okafor\n");
      await tab.waitForSelector("[data-class=save]:not([disabled])");
      await typed("#names", "Anna Berger\nCyril Dent\n", "[data-class=sheets]");
      await onPaperNow("Cyril Dent");
      await tab.click(".tabs [data-tab=marks]");
      await tab.waitForSelector(".grid tbody tr:nth-child(2) [data-column='0']");
      const [download] = await Promise.all([tab.waitForEvent("download"), typed(".grid [data-column='0']", "!2 of hand", "[data-marks=csv]")]);
      expect(readFileSync(await download.path(), "utf8").includes("!2 of hand"), "an answer typed just now is not in the file");
    });
  },

  /** The page in the dark, on a phone, in the other tabs. */
  async looks() {
    await open({ colorScheme: "dark" }, tab => sound(tab, "dark"));
    await open({ viewport: { width: 360, height: 740 } }, async tab => {
      await sound(tab, "phone");
      if (pictures) await tab.screenshot({ path: join(pictures, "phone-whole.png"), fullPage: true });
      await tab.click(".tabs [data-tab=class]");
      await sound(tab, "phone-class");
    });
    await open({ viewport: { width: 360, height: 740 } }, async tab => {
      await tab.selectOption("#lang", "he");
      await drawn(tab);
      await sound(tab, "phone-he");
    });
    await open({}, async tab => {
      await tab.click("[data-see=phone]");
      await tab.waitForSelector("#phone form");
      await sound(tab, "on-a-phone");
      await tab.click("[data-see=key]");
      await paper(tab).locator(".solution").first().waitFor();
      for (const name of ["practise", "play"]) {
        await tab.click(`.tabs [data-tab=${name}]`);
        await tab.waitForTimeout(800);
        await sound(tab, name);
      }
    });
  },

  /** How long it takes. */
  async times() {
    await open({}, async tab => {
      const first = await tab.evaluate(() => performance.getEntriesByName("first sheet")[0]?.startTime);
      const field = tab.locator("#exercises > li").first().locator("[data-key=size] input").nth(1);
      await field.waitFor();
      const spent = [];
      for (let size = 10; size < 31; size += 1) {
        spent.push(await tab.evaluate(async size => {
          const field = document.querySelectorAll("#exercises [data-key=size] input")[1];
          const begin = performance.now();
          field.value = size;
          field.dispatchEvent(new Event("input", { bubbles: true }));
          while ("busy" in document.documentElement.dataset) await new Promise(requestAnimationFrame);
          return performance.now() - begin;
        }, size));
      }
      spent.sort((one, other) => one - other);
      console.log(`first sheet ${Math.round(first)} ms; a control until the sheet is drawn: median ${Math.round(spent[10])} ms, most ${Math.round(spent[20])} ms`);
      await tab.click(".tabs [data-tab=class]");
      await tab.check("[name=who][value=copies]");
      await tab.waitForFunction(() => document.documentElement.dataset.class > 0);
      const made = await tab.evaluate(async () => {
        const begin = performance.now();
        delete document.documentElement.dataset.class;
        document.querySelector("#copies").value = "30";
        document.querySelector("#copies").dispatchEvent(new Event("input", { bubbles: true }));
        while (!document.documentElement.dataset.class) await new Promise(requestAnimationFrame);
        return performance.now() - begin;
      });
      console.log(`a class of 30 with keys: ${Math.round(made)} ms`);
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
rmSync(folder, { recursive: true });
process.exit(faults > 0 ? 1 : 0);
