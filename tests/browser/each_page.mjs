// Every page, wide in the light and narrow in the dark: never wider than the screen, and no table wider than its frame. In one of
// the two, by turns, it is held to the rules of axe: colours and parts are the same on all pages. The page of the whole book holds
// what its chapters hold, and is only measured.

import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** How a page is looked at. */
export const LOOKS = [{ colorScheme: "light", width: 1280 }, { colorScheme: "dark", width: 360 }];

/** In which look a page is held to the rules of axe: of sheets and their keys, which follow each other, not always the same. */
export const lookOf = place => LOOKS[(place + (place >> 1)) % LOOKS.length];

/** As many pages are looked at side by side. */
const SIDE_BY_SIDE = 2;

export async function eachPage(book) {
  const left = [...book.pages.entries()];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, page] = next;
      await book.open(page, {}, async tab => {
        for (const look of LOOKS) {
          const { colorScheme, width } = look;
          const where = `${page}, ${colorScheme}, ${width} wide`;
          await tab.setViewportSize({ width, height: 800 });
          await tab.emulateMedia({ colorScheme });
          await unfolded(book, tab, where);
          if (page !== "whole.html" && look === lookOf(place)) await accessible(book, tab, where);
          await uncut(book, tab, where);
        }
      });
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  return `${book.pages.length} pages, each ${LOOKS.length} times`;
}

/** With all folds open, for what is folded is text like any other, the page does not scroll sideways. */
export async function unfolded(book, tab, where) {
  await tab.evaluate(() => document.querySelectorAll("details").forEach(details => { details.open = true; }));
  const [content, screen] = await tab.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  if (content > screen) {
    const wide = await tab.evaluate(() => {
      const outside = [...document.querySelectorAll("main *")].filter(element =>
        element.getBoundingClientRect().right > innerWidth && !element.closest(".scroll, pre, svg, math, .vh"));
      return outside.slice(0, 3).map(element => element.outerHTML.slice(0, 120)).join(" | ");
    });
    book.fault(`${where}: ${content} pixels of content on ${screen}: ${wide}`);
  }
}

/** No rule of axe is broken. */
export async function accessible(book, tab, where) {
  // Evaluated by the debugger, which the page's content security policy does not bind.
  await tab.evaluate(axe);
  const { violations } = await tab.evaluate(() => window.axe.run({ preload: false, resultTypes: ["violations"] }));
  for (const { id, help, nodes: all } of violations) {
    // A head of a column that is a formula is read aloud, but is no text to axe.
    const nodes = all.filter(node => id !== "empty-table-header" || !node.html.includes("<math"));
    if (nodes.length === 0) continue;
    const places = nodes.slice(0, 3).map(node => `${node.html.slice(0, 160)} (${node.failureSummary.split("\n")[1]?.trim()})`);
    book.fault(`${where}: ${id}: ${help}: ${nodes.length} times, as ${places.join(" | ")}`);
  }
}

/** No table is wider than its frame; pictures and formulas may scroll in theirs. */
export async function uncut(book, tab, where) {
  const cut = await tab.evaluate(() => [...document.querySelectorAll("main .scroll")]
    .filter(frame => frame.querySelector("table") && frame.checkVisibility() && frame.scrollWidth > frame.clientWidth)
    .map(frame => `${frame.scrollWidth} on ${frame.clientWidth} pixels: ${frame.innerText.replace(/\s+/g, " ").slice(0, 60)}`));
  for (const table of cut.slice(0, 5)) book.fault(`${where}: a table is cut, ${table}`);
}
