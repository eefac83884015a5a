// Holds pages in every language, opened as files in Chromium, to what a reader may expect of them: accessible by the rules of
// axe, wide or narrow by turns, never wider than the screen, and signs that read from left to right stand in that order
// wherever they are.
// node languages.mjs FILE…; the browser is $CHROMIUM, or chromium on the path. Every fault is a line; none is exit code 0.

import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { launched } from "./browser.mjs";
import { LOOKS, accessible, lookOf, uncut, unfolded } from "./each_page.mjs";

let faults = 0;
const fault = text => { faults += 1; console.error(`fault: ${text}`); };

const browser = await launched();

/** Texts in isolates of which a later sign stands left of an earlier one on the same line. */
const turned = () => [...document.querySelectorAll("bdi, .pos")].filter(element => {
  // What begins with a letter from right to left, as a title, goes that way.
  if (/^[^A-Za-z]*[\u0590-\u05ff]/.test(element.textContent)) return false;
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

const files = process.argv.slice(2).sort();
for (const [place, file] of files.entries()) {
  const context = await browser.newContext();
  const tab = await context.newPage();
  tab.on("console", message => { if (["warning", "error"].includes(message.type())) fault(`${file}: ${message.text()}`); });
  tab.on("pageerror", error => fault(`${file}: ${error.message}`));
  await tab.goto(pathToFileURL(resolve(file)).href);
  // A page with the core inside shows its parts when the core is there.
  if (await tab.locator("#desk").count() > 0) await tab.locator(".scripted:visible").first().waitFor({ timeout: 60_000 });
  const { lang, dir } = await tab.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));
  if ((dir === "rtl") !== (lang === "he")) fault(`${file}: ${lang} is ${dir}`);
  const tree = await tab.locator("body").ariaSnapshot();
  if (/@[a-z]|a\(z\)|\{\s*\$/.test(tree)) fault(`${file}: a mark of a message is read aloud`);
  for (const look of LOOKS) {
    const { width, colorScheme } = look;
    const where = `${file}, ${colorScheme}, ${width} wide`;
    await tab.setViewportSize({ width, height: 900 });
    await tab.emulateMedia({ colorScheme });
    await unfolded({ fault }, tab, where);
    if (look === lookOf(place)) await accessible({ fault }, tab, where);
    // On a phone the tables of keys and reports scroll in their frames.
    if (width > 1000) await uncut({ fault }, tab, where);
    const wrong = await tab.evaluate(turned);
    if (wrong.length > 0) fault(`${where}: not from left to right: ${wrong.slice(0, 5).join(" | ")}`);
  }
  await context.close();
}
await browser.close();
console.log(`${files.length} pages, each ${LOOKS.length} times, ${faults} faults`);
process.exit(faults > 0 ? 1 : 0);
