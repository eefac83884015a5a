// The pictures of the README, taken in Chromium: node readme.mjs FOLDER ID OUT. FOLDER has first-sheet.html, its key and its
// page; the browser is $CHROMIUM, or chromium on the path.

import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { launched } from "./browser.mjs";

const [folder, id, out] = process.argv.slice(2);
const browser = await launched();
const context = await browser.newContext({ viewport: { width: 820, height: 820 }, colorScheme: "light" });
const tab = await context.newPage();

async function take(name, file, hash = "", use = async () => {}) {
  await tab.goto(pathToFileURL(resolve(folder, file)).href + hash);
  await use();
  await tab.screenshot({ path: join(out, `${name}.png`) });
}

await take("sheet", "first-sheet.html");
await take("key", "first-sheet-key.html");
// A wrong move in the second question, marked: its mistake, and what refutes it.
await take("page", "first-sheet-page.html", `#${id}`, async () => {
  const item = tab.locator("#questions [data-item='1']");
  await item.locator("input[type=text]").first().waitFor({ timeout: 30_000 });
  const fields = item.locator("[data-part] input[type=text]");
  for (const [place, value] of ["21", "2"].entries()) await fields.nth(place).fill(value);
  await fields.first().press("Enter");
  await item.locator(".outcome .verdict").waitFor({ timeout: 30_000 });
  await tab.evaluate(() => document.activeElement.blur());
  await item.evaluate(element => window.scrollTo(0, element.closest(".exercise").getBoundingClientRect().top + scrollY - 24));
});
await browser.close();
