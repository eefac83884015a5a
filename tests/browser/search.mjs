// The search finds what stands on the pages, with and without accents, and its words are folded as Rust folds them.

import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** From every chapter so many words are looked up. */
const SAMPLE = 40;

/** As many bytes of index as a byte of text may cost; an index of texts and all would be twice the text. */
const COST = 0.5;

export async function searchFinds(book) {
  let looked = 0;
  let length = 0;
  for (const page of book.chapters) {
    looked += await book.open(page, {}, async tab => {
      length += await tab.evaluate(() => new TextEncoder().encode(document.querySelector("main").textContent).length);
      const missing = await tab.evaluate(async ([page, sample]) => {
        const text = [...document.querySelectorAll("main > p:not(.crumb)")].map(p => {
          const copy = p.cloneNode(true);
          copy.querySelectorAll("math, code, .source, .cite, .crumb, .anchor").forEach(part => part.replaceWith(" "));
          return copy.textContent;
        }).join(" ");
        const words = [...new Set(text.match(/\p{L}{4,}/gu) ?? [])].slice(0, sample);
        const missing = [];
        for (const word of words) {
          const found = await window.nimbook.search(word);
          if (!found.some(({ href }) => href.split("#")[0].endsWith(page))) missing.push(word);
        }
        return [words.length, missing];
      }, [page, SAMPLE]);
      book.expect(missing[1].length === 0, `${page}: the search does not find ${missing[1].join(", ")}`);
      return missing[0];
    }) ?? 0;
  }
  await book.open(book.chapters[0], {}, tab => titles(book, tab));
  await book.open(book.chapters[0], {}, tab => folds(book, tab));
  await book.open(book.chapters[0], {}, tab => typed(book, tab));
  const size = statSync(fileURLToPath(new URL("search.js", book.root))).size;
  book.expect(size <= COST * length, `the index has ${size} bytes for ${length} bytes of text`);
  return `${looked} words, ${size} bytes of index for ${length} bytes of text`;
}

/** Every entry is found by its own title, before entries that only mention it. */
async function titles(book, tab) {
  const missing = await tab.evaluate(async () => {
    const { entries } = await window.nimbook.load();
    const missing = [];
    for (const entry of entries) {
      if (entry.words.length === 0) continue;
      const found = await window.nimbook.search(entry.title);
      const [at, same] = [found.indexOf(entry), found.filter(other => entry.words.every(word => other.words.includes(word))).length];
      if (at < 0 || at >= same) missing.push(entry.title);
    }
    return missing;
  });
  book.expect(missing.length === 0, `titles are not found first: ${missing.slice(0, 5).join(" | ")}`);
}

async function folds(book, tab) {
  const rows = readFileSync(new URL("words.tsv", import.meta.url), "utf8").trimEnd().split("\n").map(row =>
    row.replace(/\\u([0-9a-f]{4})/g, (_, code) => String.fromCodePoint(parseInt(code, 16))).split("\t"));
  const got = await tab.evaluate(async words => {
    const { fold } = await window.nimbook.load();
    return words.map(fold);
  }, rows.map(([word]) => word));
  rows.forEach(([word, folded], at) => book.expect(got[at] === folded, `${word} is folded to ${got[at]}, not ${folded}`));
}

/** What a reader sees who types. */
async function typed(book, tab) {
  const results = async query => {
    await tab.fill("#search", query);
    await tab.waitForFunction(() => !document.querySelector("#found").hidden);
    return tab.evaluate(() => [...document.querySelectorAll("#found a")].map(link => link.href));
  };
  const plain = await results("baron");
  book.expect(plain.length > 0, "baron finds nothing");
  for (const query of ["Báron", "BÁRON", "bar"]) {
    const found = await results(query);
    book.expect(plain.every(href => found.includes(href)) || found.length === 30, `${query} does not find what baron finds`);
  }
  book.expect((await results("qqzzxx")).length === 0, "a word that no page has is found");
  book.expect((await tab.innerText("#found .count")).length > 0, "nothing says that nothing is found");
  await results("baron");
  await tab.keyboard.press("ArrowDown");
  const focused = () => tab.evaluate(() => document.activeElement.href ?? document.activeElement.id);
  book.expect(await focused() === plain[0], "the arrow does not lead to the first result");
  await tab.keyboard.press("Escape");
  book.expect(await focused() === "search" && !(await tab.isVisible("#found")), "Escape does not close the results");
  await results("baron");
  await tab.keyboard.press("Enter");
  await tab.waitForURL(plain[0]);
}
