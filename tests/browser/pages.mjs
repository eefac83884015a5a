// Holds the pages of a book, opened as files in Chromium, to what a reader may expect of them.
// node pages.mjs FOLDER; the browser is $CHROMIUM, or chromium on the path. Every fault is a line; none is exit code 0.

import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { launched } from "./browser.mjs";

import { eachPage } from "./each_page.mjs";
import { linksResolve, sheetsOpen } from "./links.mjs";
import { frames, keyboard, menu, paper, theme, withoutScripts } from "./behaviour.mjs";
import { searchFinds } from "./search.mjs";
import { games } from "./games.mjs";

const folder = resolve(process.argv[2] ?? "");
// The workshop beside a book has tests of its own.
const pages = readdirSync(folder, { recursive: true }).filter(name => name.endsWith(".html") && name !== "nimbook.html").sort();
if (pages.length === 0) throw new Error(`no pages in ${folder}`);

const book = {
  root: pathToFileURL(join(folder, "/")).href,
  pages,
  url: page => pathToFileURL(join(folder, page)).href,
  /** The pages of the chapters, in order. */
  chapters: pages.filter(page => /^(?:\d\d|[A-Z])-/.test(page)),
  faults: [],
  fault: text => { book.faults.push(text); console.error(`fault: ${text}`); },
  expect: (holds, text) => { if (!holds) book.fault(text); },
};
if (book.chapters.length < 2) throw new Error(`fewer than two chapters in ${folder}`);

const browser = await launched();

/** A page of its own, watched: it may ask for files of the folder only, and has nothing to complain of. */
async function open(page, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  // The book as one page is long, and other tests run beside this one.
  context.setDefaultTimeout(180_000);
  const tab = await context.newPage();
  tab.on("console", message => {
    if (["warning", "error"].includes(message.type())) book.fault(`${page}: ${message.type()}: ${message.text()}`);
  });
  tab.on("pageerror", error => book.fault(`${page}: ${error.message}`));
  tab.on("request", request => book.expect(request.url().startsWith(book.root) || request.url().startsWith("blob:null/"), `${page}: asks for ${request.url()}`));
  // What a reader leaves while it is being loaded is no file that is missing.
  tab.on("requestfailed", request => book.expect(request.failure()?.errorText === "net::ERR_ABORTED", `${page}: cannot load ${request.url()}`));
  await tab.goto(book.url(page));
  return tab;
}
book.open = async (page, options, use) => {
  const tab = await open(page, options);
  try {
    return await use(tab);
  } catch (error) {
    book.fault(`${page}: ${error.message}`);
    return undefined;
  } finally {
    await tab.context().close();
  }
};

for (const [name, check] of Object.entries({ linksResolve, sheetsOpen, eachPage, theme, keyboard, menu, frames, searchFinds, games, paper, withoutScripts })) {
  const before = book.faults.length;
  const seen = await check(book);
  console.log(`${book.faults.length === before ? "ok" : "FAULTS"} ${name}: ${seen}`);
}
await browser.close();
if (book.faults.length > 0) {
  console.error(`${book.faults.length} faults`);
  process.exit(1);
}
