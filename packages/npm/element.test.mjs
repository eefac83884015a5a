// Holds <nim-book> to what a page and its readers may expect, in Chromium, from the installed package.
// node --test element.test.mjs; the browser is $CHROMIUM, or chromium on the path. With PICTURES, a folder,
// what is seen is kept there. What others wrote is in tests/browser: `npm ci --prefix tests/browser` brings it.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { pack } from "./pack.mjs";

const root = join(import.meta.dirname, "../..");
const { launched } = await import(join(root, "tests/browser/browser.mjs"));
const axe = readFileSync(createRequire(join(root, "tests/browser/browser.mjs")).resolve("axe-core/axe.min.js"), "utf8");
const { PICTURES: pictures } = process.env;
const home = mkdtempSync(join(tmpdir(), "nimbook-element-"));
const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let browser, server, address;
const headers = {};
before(async () => {
  pack(join(home, "package"));
  const [{ filename }] = JSON.parse(execFileSync("npm", ["pack", "./package", "--json", "--cache", join(home, "cache")], { cwd: home, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }));
  mkdirSync(join(home, "site"));
  execFileSync("npm", ["install", join(home, filename), "--offline", "--no-audit", "--no-fund", "--cache", join(home, "cache")], { cwd: join(home, "site"), stdio: "ignore" });
  // As simple as a server of files can be.
  server = createServer((request, reply) => {
    const path = join(home, "site", decodeURIComponent(new URL(request.url, "http://any").pathname));
    try {
      const bytes = readFileSync(path);
      reply.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream", ...headers });
      reply.end(bytes);
    } catch {
      reply.writeHead(404).end();
    }
  });
  await new Promise(done => { server.listen(0, "127.0.0.1", done); });
  address = `http://127.0.0.1:${server.address().port}/`;
  browser = await launched();
});
after(async () => {
  await browser?.close();
  server?.close();
  rmSync(home, { recursive: true, force: true });
});

/** A page around what is in its body. */
const page = (body, { head = "", lang = "en" } = {}) => `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>A page</title>${head}</head>
<body><main><h1>A page</h1>${body}</main><script type="module" src="/node_modules/nimbook/element.js"></script></body></html>`;
const BOTH = '<meta name="color-scheme" content="light dark">';

/** Opens a page, watched: it says nothing on the console and asks nobody else. */
async function visit(html, use, { options = {}, file = "index.html", quiet = true } = {}) {
  if (html !== undefined) writeFileSync(join(home, "site", file), html);
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, ...options });
  const tab = await context.newPage();
  tab.setDefaultTimeout(30_000);
  const [said, asked] = [[], []];
  tab.on("console", message => said.push(`${message.type()}: ${message.text()}`));
  tab.on("pageerror", error => said.push(error.message));
  tab.on("request", request => asked.push(request.url()));
  await tab.addInitScript(() => {
    window.heard = [];
    for (const name of ["question", "verdict", "error"]) addEventListener(`nimbook-${name}`, event => window.heard.push({ name, ...JSON.parse(JSON.stringify(event.detail)) }));
  });
  try {
    await tab.goto(address + file);
    await use(tab, asked);
    if (quiet) assert.deepEqual(said.filter(text => !text.startsWith("log: ")), []);
    assert.deepEqual(asked.filter(url => !url.startsWith(address) && !url.startsWith(`blob:${address}`) && !url.startsWith("data:")), []);
  } finally {
    await context.close();
  }
}

const form = (tab, at = 0) => tab.locator("nim-book").nth(at).locator("form.card");
const heard = (tab, name) => tab.evaluate(name => window.heard.filter(event => event.name === name), name);
/** The heaps of the question that was shown last. */
const heaps = async tab => (await heard(tab, "question")).at(-1).position.split(" ").slice(1).map(Number);
/** The winning moves of Nim, each as how many from which heap, by Bouton's theorem. */
function winning(heaps) {
  const sum = heaps.reduce((all, heap) => all ^ heap, 0);
  return heaps.flatMap((heap, at) => ((heap ^ sum) < heap ? [[heap - (heap ^ sum), at + 1]] : []));
}
/** Writes moves into the lines of a form. */
async function write(card, moves) {
  const fields = card.locator(".answer input[type=text]");
  for (const [at, number] of moves.flat().entries()) await fields.nth(at).fill(String(number));
}
const check = async card => {
  await card.locator("[data-act=check]").click();
  await card.locator(".verdict").waitFor();
};
const keep = async (tab, name) => { if (pictures) await tab.screenshot({ path: join(pictures, `${name}.png`), fullPage: true }); };
/** No rule of axe is broken, and the page does not scroll sideways. */
async function sound(tab, name) {
  await tab.evaluate(axe);
  const { violations } = await tab.evaluate(() => window.axe.run(document, { resultTypes: ["violations"], preload: false }));
  assert.deepEqual(violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes[0].html.slice(0, 200)}`), []);
  const wide = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(wide <= 0, `${name}: scrolls sideways by ${wide} pixels`);
  await keep(tab, name);
}

const NIM = '<nim-book kind="winning-moves" game="nim" level="2" seed="a"></nim-book>';

test("a right answer, a wrong one with its mistake, a hint, the solution, another question", () => visit(page(NIM), async tab => {
  const card = form(tab);
  await card.waitFor();
  const own = await heaps(tab);
  // Taking a whole heap that must not go is a mistake with a name.
  const [, place] = own.map((heap, at) => [heap, at + 1]).sort(([one], [other]) => other - one)[0];
  const [[right]] = winning(own);
  assert.notEqual(right, own[place - 1]);
  await write(card, [[own[place - 1], place]]);
  await check(card);
  assert.ok(await card.locator(".verdict[data-verdict=refuted] .looks").isVisible());
  assert.ok(await card.locator(".verdict svg[role=img]").isVisible(), "the move that refutes it is drawn");
  const [wrong] = await heard(tab, "verdict");
  assert.deepEqual([wrong.verdict, wrong.tries, wrong.marked.status, wrong.of.seed], ["refuted", 1, "wrong", "a"]);
  assert.equal(typeof wrong.marked.mistake, "string");
  await card.locator("[data-act=hint]").click();
  await card.locator(".hint").waitFor();
  await write(card, winning(own));
  await check(card);
  const [, proved] = await heard(tab, "verdict");
  assert.deepEqual([proved.verdict, proved.tries, proved.hints, proved.shown], ["proved", 2, 1, false]);
  await card.locator("[data-act=show]").click();
  await card.locator(".outcome .solution").waitFor();
  await sound(tab, "solution");
  await card.locator("[data-act=another]").click();
  await tab.waitForFunction(() => window.heard.filter(event => event.name === "question").length === 2);
  assert.notDeepEqual(await heaps(tab), own);
  assert.equal(await tab.evaluate(() => document.querySelector("nim-book").question.number), 1);
  // Whoever asked with a button goes on in the new question.
  await tab.waitForFunction(() => document.querySelector("nim-book").shadowRoot.activeElement?.matches("input[type=text]"));
}));

test("by touch: the picture fills the answer", () => visit(page(NIM), async tab => {
  const card = form(tab);
  await card.waitFor();
  const [[count, heap]] = winning(await heaps(tab));
  await card.locator(`.place[aria-label="take ${count} from heap ${heap}"]`).tap();
  await check(card);
  assert.equal((await heard(tab, "verdict"))[0].verdict, "proved");
  await sound(tab, "phone");
}, { options: PHONE }));

test("by the keyboard alone, and the page's own keys stay its own", () => visit(page(`<p><button type="button" id="before">Before</button></p>${NIM}`), async tab => {
  await form(tab).waitFor();
  await tab.locator("#before").focus();
  const [[count, heap]] = winning(await heaps(tab));
  const inside = () => tab.evaluate(() => document.querySelector("nim-book").shadowRoot.activeElement?.matches("input[type=text]"));
  for (let keys = 0; keys < 12 && !await inside(); keys += 1) await tab.keyboard.press("Tab");
  await tab.keyboard.type(String(count));
  await tab.keyboard.press("Tab");
  await tab.keyboard.type(String(heap));
  await tab.keyboard.press("Enter");
  await form(tab).locator(".verdict").waitFor();
  assert.equal((await heard(tab, "verdict"))[0].verdict, "proved");
  const act = () => tab.evaluate(() => document.querySelector("nim-book").shadowRoot.activeElement?.dataset.act);
  for (let keys = 0; keys < 8 && await act() !== "another"; keys += 1) await tab.keyboard.press("Tab");
  await tab.keyboard.press("Enter");
  await tab.waitForFunction(() => window.heard.filter(event => event.name === "question").length === 2);
  await tab.waitForFunction(() => document.querySelector("nim-book").shadowRoot.activeElement !== null);
}));

test("clean in three languages and kinds of all shapes, light and dark, wide and narrow", async () => {
  const kinds = ["outcome", "winning-moves", "mex", "nim-sum", "reduction-trace", "greedy-scheme", "order-proof", "misere-outcome", "label-board", "find-misprint"];
  for (const [lang, colorScheme, size] of [["en", "light", {}], ["he", "dark", {}], ["he", "light", PHONE], ["hu", "dark", PHONE]]) {
    const all = kinds.map(kind => `<h2>${kind}</h2><nim-book kind="${kind}" seed="${lang}"></nim-book>`).join("\n");
    await visit(page(all, { lang, head: BOTH }), async tab => {
      await form(tab, kinds.length - 1).waitFor();
      assert.equal(await tab.locator("nim-book .nimbook").first().getAttribute("dir"), lang === "he" ? "rtl" : "ltr");
      await sound(tab, `kinds-${lang}-${colorScheme}`);
    }, { options: { colorScheme, ...size } });
  }
});

test("all elements of a page share one engine, each in its language and with its question", () => visit(
  page(`${NIM}<nim-book lang="he" seed="a"></nim-book><nim-book lang="hu" kind="mex" level="1" seed="b"></nim-book>`), async (tab, asked) => {
    for (const at of [0, 1, 2]) await form(tab, at).waitFor();
    assert.equal(asked.filter(url => url.endsWith("engine.wasm")).length, 1);
    assert.equal(asked.filter(url => url.startsWith("blob:")).length, 1);
    const texts = await tab.evaluate(() => [...document.querySelectorAll("nim-book")].map(element => element.shadowRoot.querySelector(".stem").textContent));
    assert.equal(new Set(texts).size, 3);
    assert.match(texts[1], /[א-ת]/);
    await sound(tab, "three");
  }));

test("an attribute that changes draws anew, one that moves keeps its answer, and a seed is the same for everybody", () => visit(page(NIM), async tab => {
  await form(tab).waitFor();
  const first = await heaps(tab);
  await form(tab).locator("input[type=text]").first().fill("1");
  await tab.evaluate(() => document.querySelector("main").append(document.querySelector("nim-book")));
  await tab.waitForTimeout(100);
  assert.equal(await form(tab).locator("input[type=text]").first().inputValue(), "1");
  await tab.evaluate(() => Object.assign(document.querySelector("nim-book"), { number: 1, level: 3 }));
  await tab.waitForFunction(() => window.heard.filter(event => event.name === "question").length === 2);
  assert.notDeepEqual(await heaps(tab), first);
  await tab.evaluate(() => { document.querySelector("nim-book").lang = "hu"; });
  await tab.waitForFunction(() => window.heard.filter(event => event.name === "question").length === 3);
  await tab.evaluate(() => {
    const element = document.querySelector("nim-book");
    for (const [name, value] of [["lang", "en"], ["number", "0"], ["level", "2"]]) element.setAttribute(name, value);
  });
  await tab.waitForFunction(() => window.heard.filter(event => event.name === "question").length === 4);
  assert.deepEqual(await heaps(tab), first);
  // Without a seed two visitors have their own.
  await tab.evaluate(() => document.querySelector("main").insertAdjacentHTML("beforeend", "<nim-book></nim-book><nim-book></nim-book>"));
  await form(tab, 2).waitFor();
  const [one, other] = await tab.evaluate(() => [...document.querySelectorAll("nim-book")].slice(1).map(element => element.question.seed));
  assert.notEqual(one, other);
}));

test("what is wrong with its attributes is said, and put right", () => visit(page('<nim-book kind="winning-movess"></nim-book><nim-book game="nimm"></nim-book><nim-book level="hard"></nim-book>'), async tab => {
  await tab.waitForFunction(() => window.heard.filter(event => event.name === "error").length === 3);
  assert.match(await tab.locator("nim-book").first().locator(".nimbook").innerText(), /did you mean `winning-moves`/);
  assert.equal(await tab.locator("nim-book").nth(2).locator(".nimbook").innerText(), "`level` is a number from 1 to 5, not `hard`");
  await sound(tab, "faults");
  await tab.evaluate(() => { document.querySelector("nim-book").kind = "winning-moves"; });
  await form(tab).waitFor();
}));

test("styles and scripts of page and element do not reach one another", async () => {
  const loud = `<style>* { letter-spacing: 3px } p, button, input, td { color: red !important; font: 40px cursive !important; display: none }
    nim-book { font: 40px cursive; color: red; text-align: center; text-transform: uppercase; line-height: 3; white-space: pre }
    .verdict, .card { display: none } :root { --ink: red; --page: lime; --t0: 99px }</style>`;
  const seen = [];
  for (const head of ["", loud]) {
    await visit(page(`${NIM}<div class="verdict">mine</div><textarea aria-label="long"></textarea><button>mine</button>`, { head }), async tab => {
      const own = () => tab.evaluate(() => [...document.querySelectorAll("h1, textarea, main > .verdict")].map(part => JSON.stringify([...getComputedStyle(part)].map(name => getComputedStyle(part).getPropertyValue(name)))));
      await form(tab).waitFor();
      seen.push(await tab.evaluate(() => [...document.querySelector("nim-book").shadowRoot.querySelectorAll("p, button, input, svg, text")].map(part => {
        const { width, height } = part.getBoundingClientRect();
        const { color, font, display, letterSpacing, textTransform } = getComputedStyle(part);
        return [part.localName, Math.round(width), Math.round(height), color, font, display, letterSpacing, textTransform];
      })));
      const before = await own();
      await tab.evaluate(() => document.querySelector("nim-book").remove());
      assert.deepEqual(await own(), before);
      // Fields of the page keep what they are given.
      await tab.locator("textarea").fill("x".repeat(150_000));
      assert.equal((await tab.locator("textarea").inputValue()).length, 150_000);
    });
  }
  assert.deepEqual(seen[1], seen[0]);
});

test("the colour scheme is that of what is around it, or its theme", async () => {
  const ground = tab => tab.evaluate(() => [...document.querySelectorAll("nim-book")].map(element => getComputedStyle(element.shadowRoot.querySelector(".nimbook")).backgroundColor));
  for (const [head, colorScheme, isDark] of [["", "dark", false], [BOTH, "dark", true], [BOTH, "light", false]]) {
    await visit(page(`${NIM}<nim-book theme="dark"></nim-book><nim-book theme="light"></nim-book>`, { head }), async tab => {
      await form(tab, 2).waitFor();
      const [own, dark, light] = await ground(tab);
      assert.notEqual(dark, light);
      assert.equal(own, isDark ? dark : light);
    }, { options: { colorScheme } });
  }
});

test("what counts is the width of its place, not of the window", () => visit(
  page(`<div style="width: 340px">${NIM}</div><div style="width: 900px">${NIM}</div><div style="display: flex"><nim-book seed="a"></nim-book></div>`), async tab => {
    await form(tab, 2).waitFor();
    for (const at of [0, 1]) {
      await form(tab, at).locator("[data-act=show]").click();
      await form(tab, at).locator(".outcome .steps").waitFor();
    }
    const columns = await tab.evaluate(() => [...document.querySelectorAll("nim-book")].slice(0, 2).map(element => getComputedStyle(element.shadowRoot.querySelector(".outcome .steps")).gridTemplateColumns.split(" ").length));
    assert.deepEqual(columns, [1, 2]);
    const { width } = await tab.locator("nim-book").nth(2).boundingBox();
    assert.ok(width > 300, `${width} pixels in a row that is as wide as what is in it`);
    await sound(tab, "widths");
  }));

test("a strict policy for content is kept, with and without a worker", async () => {
  for (const workers of ["blob:", "'none'"]) {
    headers["content-security-policy"] = `default-src 'none'; connect-src 'self'; img-src data:; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; worker-src ${workers}`;
    await visit(page(NIM), async tab => {
      await form(tab).waitFor();
      await write(form(tab), winning(await heaps(tab)));
      await check(form(tab));
    // The console says that there may be no worker.
    }, { quiet: workers === "blob:" });
  }
  delete headers["content-security-policy"];
});

test("without its engine it says so", () => visit(page('<nim-book lang="hu"></nim-book>').replace(/<script.*<\/script>/, `<script type="module">
  import { NimBook } from "/node_modules/nimbook/element.js";
  NimBook.engine = "/nowhere.wasm";
</script>`), async tab => {
  await tab.waitForFunction(() => window.heard.some(event => event.name === "error"));
  const said = readFileSync(join(root, "templates/lang/hu.ftl"), "utf8").match(/^live-failed = (.*)$/m)[1];
  assert.equal(await tab.locator("nim-book #practice").innerText(), said);
  // Once it is there, it is asked again.
  await tab.evaluate(async () => {
    const { NimBook } = await import("/node_modules/nimbook/element.js");
    NimBook.engine = "/node_modules/nimbook/engine.wasm";
    document.querySelector("nim-book").seed = "a";
  });
  await form(tab).waitFor();
// The console says what is not there.
}, { quiet: false }));

test("the page of the README works as it is written", () => {
  const [, html] = readFileSync(join(import.meta.dirname, "README.md"), "utf8").match(/^```html\n([^]*?)^```$/m);
  return visit(html.replace("<title>", '<link rel="icon" href="data:,"><title>'), async tab => {
    await form(tab).waitFor();
    const log = tab.waitForEvent("console");
    await write(form(tab), winning(await heaps(tab)));
    await check(form(tab));
    assert.match((await log).text(), /proved$/);
  });
});

test("the engine answers in a page without an element", () => visit(page("").replace(/<script.*<\/script>/, `<script type="module">
  import { open, NimbookError } from "/node_modules/nimbook/index.js";
  const nimbook = await open({ lang: "he" });
  let column;
  try { nimbook.solve("nim 7 x"); } catch (error) { if (error instanceof NimbookError) column = error.faults[0].column; }
  window.result = [nimbook.solve("nim 7 3 12").grundy, column];
</script>`), async tab => {
  const result = await tab.waitForFunction(() => window.result);
  assert.deepEqual(await result.jsonValue(), [7 ^ 3 ^ 12, 7]);
}));

test("bundled by esbuild", async () => {
  const project = join(home, "project");
  mkdirSync(project);
  cpSync(join(home, "site/node_modules"), join(project, "node_modules"), { recursive: true });
  writeFileSync(join(project, "main.js"), `import "nimbook/element";
import { open } from "nimbook";
open().then(nimbook => { window.result = nimbook.solve("nim 7 3 12").grundy; });
`);
  writeFileSync(join(project, "index.html"), page(NIM).replace(/src="[^"]*element.js"/, 'src="./main.js"'));
  execFileSync(join(root, "tests/browser/node_modules/.bin/esbuild"), ["main.js", "--bundle", "--minify", "--format=esm", "--log-level=error", `--outfile=${join(home, "site/esbuild/main.js")}`], { cwd: project });
  cpSync(join(project, "index.html"), join(home, "site/esbuild/index.html"));
  // As the README says.
  cpSync(join(project, "node_modules/nimbook/engine.wasm"), join(home, "site/esbuild/engine.wasm"));
  await visit(undefined, async (tab, asked) => {
    await form(tab).waitFor();
    await write(form(tab), winning(await heaps(tab)));
    await check(form(tab));
    assert.equal((await heard(tab, "verdict"))[0].verdict, "proved");
    assert.equal(await (await tab.waitForFunction(() => window.result)).jsonValue(), 7 ^ 3 ^ 12);
    assert.ok(asked.some(url => /engine.*\.wasm$/.test(url)));
  }, { file: "esbuild/index.html" });
});
