// Holds pages in every language, opened as files in Chromium, to what a reader may expect of them: accessible by the rules of
// axe, never wider than the screen, and signs that read from left to right stand in that order wherever they are.
// node languages.mjs FILE…; the browser is $CHROMIUM, or chromium on the path. Every fault is a line; none is exit code 0.

import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { accessible, uncut, unfolded } from "./each_page.mjs";

let faults = 0;
const fault = text => { faults += 1; console.error(`fault: ${text}`); };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? execFileSync("which", ["chromium"], { encoding: "utf8" }).trim(),
  // The sandbox of the browser does not run for root.
  chromiumSandbox: process.getuid?.() !== 0,
});

/** Texts in isolates of which a later sign stands left of an earlier one on the same line. */
const turned = () => [...document.querySelectorAll("bdi, .pos")].filter(element => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (let at = 0; at < node.data.length; at += 1) {
      // Letters from right to left go their own way.
      if (/[\s\u0590-\u05ff]/.test(node.data[at])) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      if (before && Math.abs(box.top - before.top) < 2 && box.left < before.left - 1) return true;
      before = box;
    }
  }
  return false;
}).map(element => element.textContent);

let looked = 0;
for (const file of process.argv.slice(2)) {
  for (const [width, colorScheme] of [[1280, "light"], [360, "dark"]]) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const tab = await context.newPage();
    tab.on("console", message => { if (["warning", "error"].includes(message.type())) fault(`${file}: ${message.text()}`); });
    tab.on("pageerror", error => fault(`${file}: ${error.message}`));
    await tab.goto(pathToFileURL(resolve(file)).href);
    // A page with the core inside shows its parts when the core is there.
    if (await tab.locator("#desk").count() > 0) await tab.locator(".scripted:visible").first().waitFor({ timeout: 60_000 });
    const where = `${file}, ${colorScheme}, ${width} wide`;
    const { lang, dir } = await tab.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));
    if ((dir === "rtl") !== (lang === "he")) fault(`${where}: ${lang} is ${dir}`);
    await unfolded({ fault }, tab, where);
    await accessible({ fault }, tab, where);
    // On a phone the tables of keys and reports scroll in their frames.
    if (width > 1000) await uncut({ fault }, tab, where);
    const wrong = await tab.evaluate(turned);
    if (wrong.length > 0) fault(`${where}: not from left to right: ${wrong.slice(0, 5).join(" | ")}`);
    const tree = await tab.locator("body").ariaSnapshot();
    if (/@[a-z]|a\(z\)|\{\s*\$/.test(tree)) fault(`${where}: a mark of a message is read aloud`);
    looked += 1;
    await context.close();
  }
}
await browser.close();
console.log(`${looked} looks, ${faults} faults`);
process.exit(faults > 0 ? 1 : 0);
