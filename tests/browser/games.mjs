// Heaps and sums to play; boards are played in blocks.mjs. A reader who knows which positions are lost wins from every won position, and one who gives it away
// is told where.

import { readFileSync } from "node:fs";

export async function games(book) {
  let played = 0;
  for (const page of book.chapters) {
    if (!readFileSync(new URL(page, book.root), "utf8").includes("data-game=")) continue;
    // Some stand in answers that are not shown yet.
    const count = await book.open(page, {}, tab => tab.locator(".play[data-game]").count()) ?? 0;
    for (let at = 0; at < count; at++) {
      for (const perfect of [true, false]) await book.open(page, {}, tab => play(book, tab, page, at, perfect));
      played += 1;
    }
  }
  return `${played} positions`;
}

async function play(book, tab, page, at, perfect) {
  const where = `${page}, position ${at + 1}`;
  const host = tab.locator(".play[data-game]").nth(at);
  const { positions, start } = JSON.parse(await host.getAttribute("data-game"));
  const rounds = positions.length + 1;
  let slipped = false, position = start;
  for (let round = 0; round < rounds && await host.locator(".board .end").count() === 0; round++) {
    const buttons = host.locator("button[data-to]");
    const leads = await buttons.evaluateAll(all => all.map(button => Number(button.dataset.to)));
    const wins = leads.findIndex(to => positions[to].lost);
    const gives = leads.findIndex(to => !positions[to].lost);
    const pick = perfect ? Math.max(wins, 0) : Math.max(gives, 0);
    slipped ||= wins >= 0 && !positions[leads[pick]].lost;
    book.expect(perfect || position !== start || wins >= 0 === !positions[start].lost, `${where}: a winning move cannot be chosen`);
    position = undefined;
    // By keyboard, as a button is pressed.
    await buttons.nth(pick).focus();
    await tab.keyboard.press("Enter");
  }
  book.expect(await host.locator(".board .end").count() === 1, `${where}: the game does not end`);
  if (await host.locator(".board .end").count() === 0) return;
  const verdict = await host.locator(".board .end").getAttribute("data-verdict");
  if (perfect) book.expect((verdict === "proved") === !positions[start].lost || positions[start].lost, `${where}: perfect play does not win`);
  const lines = await host.locator(".board .end p").allInnerTexts();
  book.expect(lines.every(line => line.length > 0 && !line.includes("{")), `${where}: the end is not told: ${lines.join(" / ")}`);
  if (verdict === "refuted") book.expect(lines.length === 2, `${where}: nothing is said of ${slipped ? "the losing move" : "the start"}`);
  await host.locator(".actions button:visible").last().click();
  book.expect(await host.locator(".board .end").count() === 0, `${where}: no new game begins`);
}
