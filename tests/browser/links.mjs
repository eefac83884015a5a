// Every link of the book leads somewhere: to a page of the folder, and to an id on it that stands there once.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

export async function linksResolve(book) {
  const pages = new Map();
  for (const page of book.pages) {
    const found = await book.open(page, {}, tab => tab.evaluate(() => ({
      ids: [...document.querySelectorAll("[id]")].map(element => element.id),
      links: [...document.querySelectorAll("a[href], link[href], script[src]")].map(element => element.href || element.src),
      uses: [...document.querySelectorAll("use")].map(use => use.getAttribute("href")),
    })));
    if (found) pages.set(book.url(page), { page, ...found });
  }
  let links = 0;
  for (const { page, ids, links: leads, uses } of pages.values()) {
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    book.expect(twice.length === 0, `${page}: ids stand twice: ${twice.slice(0, 5).join(", ")}`);
    for (const use of uses) book.expect(ids.includes(use.slice(1)), `${page}: no symbol ${use}`);
    for (const link of leads) {
      const [target, anchor] = link.split("#");
      if (target.startsWith("https://")) continue;
      links += 1;
      const there = pages.get(target);
      const file = target.startsWith(book.root) && existsSync(fileURLToPath(target));
      book.expect(file, `${page}: a link to ${link} leads nowhere`);
      if (there && anchor) {
        book.expect(there.ids.includes(decodeURIComponent(anchor)), `${page}: no place ${anchor} on ${there.page}`);
      }
    }
  }
  return `${links} links`;
}

/** Every sheet that a page of the book leads to opens in the workshop beside it, as a sheet without faults. */
export async function sheetsOpen(book) {
  const sheets = [];
  for (const page of book.chapters) {
    sheets.push(...await book.open(page, {}, tab => tab.locator(".exercises .make a").evaluateAll(all => all.map(link => [document.querySelector("h1").textContent, link.hash]))));
  }
  await book.open("nimbook.html", {}, async tab => {
    for (const [title, sheet] of sheets) {
      await tab.evaluate(hash => { location.hash = hash; }, sheet);
      await tab.waitForFunction(title => document.querySelector("#title").value === title, title, { timeout: 10_000 });
      await tab.waitForFunction(() => "ready" in document.documentElement.dataset && !("busy" in document.documentElement.dataset));
      const [count, faults] = await tab.evaluate(() => [document.querySelectorAll("#exercises > li").length, [...document.querySelectorAll("#panel-make .fault, #said:not([hidden])")].map(one => one.textContent)]);
      book.expect(count > 0 && faults.length === 0, `${title}: ${count} exercises, ${faults}`);
    }
  });
  book.expect(sheets.length > 0, "no chapter leads to a sheet");
  return `${sheets.length} sheets`;
}
