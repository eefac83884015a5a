// Answers the questions of the first sheet, as a student types them.

/** Fills in the answer to a question of these kinds, right or not, with the keyboard alone. */
export async function fill(tab, item, { answer, position }, right) {
  const fields = item.locator("[data-part] input[type=text]");
  const put = async values => {
    for (const [place, value] of values.entries()) {
      await fields.nth(place).focus();
      await tab.keyboard.type(String(value));
    }
  };
  const choose = async place => {
    await item.locator("input[type=radio]").nth(place).focus();
    await tab.keyboard.press("Space");
  };
  if (answer.type === "outcome") await choose((answer.value === "N") === right ? 0 : 1);
  if (answer.type === "moves") await put(right ? [answer.any_of[0].take, answer.any_of[0].heap] : [1, 1]);
  // The sum of the heaps is what people take for the nim-sum.
  const added = position.split(" ").slice(1).map(Number).reduce((sum, heap) => sum + heap);
  if (answer.type === "number") await put([right ? answer.value : added]);
  if (answer.type === "trace") {
    const stop = answer.may_stop_at_line ?? answer.lines.length - 1;
    await put(answer.lines.slice(1, stop + 1).flat().map((number, place) => number + (right || place > 0 ? 0 : 1)));
    const lost = answer.verdict === "v-trio";
    await choose(lost ? 0 : 1);
    if (!lost) await item.locator(".choice input[type=text]").fill(String(stop));
  }
  await item.locator("[data-part] input[type=text], input[type=radio]").first().press("Enter");
  await item.locator(".outcome .verdict").waitFor({ timeout: 20_000 });
  return item.locator(".outcome .verdict").getAttribute("data-verdict");
}
