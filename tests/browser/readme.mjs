// The picture of the README, taken in Chromium: node readme.mjs FOLDER ID OUT. FOLDER has first-sheet.html, its key and its
// page; the browser is $CHROMIUM, or chromium on the path.

import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { launched } from "./browser.mjs";

const HEIGHT = 780;
const [folder, id, out] = process.argv.slice(2);
const browser = await launched();
const tab = await (await browser.newContext({ colorScheme: "light" })).newPage();

/** A file as it is in a window of this width, as an image. */
async function take(width, file, hash = "", use = async () => {}) {
  await tab.setViewportSize({ width, height: HEIGHT });
  await tab.goto(pathToFileURL(resolve(folder, file)).href + hash);
  await use();
  return `<img width="${width}" height="${HEIGHT}" src="data:image/png;base64,${(await tab.screenshot()).toString("base64")}">`;
}

const sheet = await take(600, "first-sheet.html");
const key = await take(600, "first-sheet-key.html");
// A wrong move in the second question, marked: its mistake, and what refutes it.
const phone = await take(390, "first-sheet-page.html", `#${id}`, async () => {
  const item = tab.locator("#questions [data-item='1']");
  await item.locator("input[type=text]").first().waitFor({ timeout: 30_000 });
  const fields = item.locator("[data-part] input[type=text]");
  for (const [place, value] of ["21", "2"].entries()) await fields.nth(place).fill(value);
  await fields.first().press("Enter");
  await item.locator(".outcome .verdict").waitFor({ timeout: 30_000 });
  await tab.evaluate(() => document.activeElement.blur());
  await item.evaluate(element => window.scrollTo(0, element.closest(".exercise").getBoundingClientRect().top + scrollY - 24));
});
await tab.setViewportSize({ width: 1674, height: HEIGHT + 48 });
// The page of before allows no images.
await tab.goto("about:blank");
await tab.setContent(`<style>
  body { margin: 0; padding: 20px; display: flex; justify-content: space-between; background: #e9e6df; }
  img { display: block; border: 2px solid #8a857b; }
  img:last-child { border: 2px solid #33302b; border-radius: 28px; }
</style>${sheet}${key}${phone}`);
await tab.screenshot({ path: join(out, "nimbook.png") });
await browser.close();
