// Holds slides, opened as files in Chromium, to what a teacher before a class may expect of them: keys turn them, solutions
// come step by step, the timer runs, and all is there on paper and without scripts.
// node slides.mjs TWO FILE…; TWO has two sheets side by side. Every fault is a line; none is exit code 0.

import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { launched } from "./browser.mjs";
import { accessible, unfolded } from "./each_page.mjs";

let faults = 0;
const fault = text => { faults += 1; console.error(`fault: ${text}`); };
const expect = (holds, text) => { if (!holds) fault(text); };
const browser = await launched();

async function open(file, options, use) {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, ...options });
  const tab = await context.newPage();
  const url = pathToFileURL(resolve(file)).href;
  tab.on("console", message => { if (["warning", "error"].includes(message.type())) fault(`${file}: ${message.text()}`); });
  tab.on("pageerror", error => fault(`${file}: ${error.message}`));
  tab.on("request", request => expect(request.url().split("#")[0] === url, `${file}: asks for ${request.url()}`));
  await tab.clock.install();
  await tab.goto(url);
  await use(tab);
  await context.close();
}

const place = tab => tab.locator("#place").innerText();
/** How many parts of the solutions on this screen are seen, and of how many. */
const told = tab => tab.evaluate(() => {
  const parts = [...document.querySelectorAll(".slide:not([data-later]) .way li, .slide:not([data-later]) .way .solution")];
  return [parts.filter(part => part.checkVisibility()).length, parts.length];
});

/** Goes to the end with a key: every press shows something more, an answer only after its steps. */
async function through(tab, file, key) {
  await tab.keyboard.press("Home");
  const screens = Number((await place(tab)).split("/")[1]);
  let presses = 0;
  for (let screen = 1; screen <= screens; screen += 1) {
    expect(await place(tab) === `${screen} / ${screens}`, `${file}: ${await place(tab)}, not ${screen}`);
    expect((await told(tab))[0] === 0, `${file}: question ${screen - 1} begins with its solution`);
    for (let before = -1; await place(tab) === `${screen} / ${screens}` && before !== presses && presses < 500;) {
      const [seen, of] = await told(tab);
      const answered = await tab.locator(".slide:not([data-later]) .solution:visible").count() > 0;
      expect(!answered || seen === of, `${file}: question ${screen - 1} is answered before its steps`);
      if (await tab.locator("#next").isDisabled()) break;
      before = presses;
      await tab.keyboard.press(key);
      presses += 1;
    }
  }
  expect(await tab.locator("#next").isDisabled(), `${file}: ${presses} presses of ${key} end at ${await place(tab)}`);
  return presses;
}

const [two, ...files] = process.argv.slice(2);
for (const file of [two, ...files]) {
  await open(file, {}, async tab => {
    const counts = [];
    for (const key of ["ArrowRight", "Space", "PageDown"]) counts.push(await through(tab, file, key));
    expect(counts[0] > 4 && new Set(counts).size === 1, `${file}: keys differ: ${counts}`);
    for (let press = 0; press < counts[0]; press += 1) await tab.keyboard.press("ArrowLeft");
    expect((await place(tab)).startsWith("1 /") && await tab.locator("#back").isDisabled(), `${file}: back ends at ${await place(tab)}`);
    // A touch near the edge where reading begins goes back.
    const from = await tab.evaluate(() => document.documentElement.dir === "rtl") ? 1000 : 20;
    await tab.mouse.click(1020 - from, 400);
    expect((await place(tab)).startsWith("2 /"), `${file}: a click does not go on`);
    await tab.mouse.click(from, 400);
    expect((await place(tab)).startsWith("1 /"), `${file}: a click does not go back`);
    await tab.locator("#next").click();
    await tab.keyboard.press("Space");
    expect((await told(tab))[0] > 0 || (await tab.locator(".slide:not([data-later]) .way > *:visible").count()) > 0, `${file}: a key after a click turns nothing`);
    await tab.reload();
    expect((await place(tab)).startsWith("2 /"), `${file}: a reload begins again`);
    for (const [width, height] of [[1920, 1080], [1024, 768]]) {
      for (const colorScheme of ["light", "dark"]) {
        await tab.setViewportSize({ width, height });
        await tab.emulateMedia({ colorScheme });
        await tab.keyboard.press("End");
        const where = `${file}, ${colorScheme}, ${width} wide`;
        await unfolded({ fault }, tab, where);
        const cut = await tab.locator(".scroll").evaluateAll(all => all.filter(frame => frame.checkVisibility() && frame.scrollWidth > frame.clientWidth + 2).length);
        expect(cut === 0, `${where}: ${cut} tables or pictures are cut`);
        if (width > 1500) await accessible({ fault }, tab, where);
      }
    }
    const time = tab.locator("#time");
    expect(await time.innerText() === "5:00", `${file}: the timer begins with ${await time.innerText()}`);
    await tab.keyboard.press("+");
    await tab.locator("#more").click();
    await tab.keyboard.press("-");
    expect(await time.innerText() === "6:00", `${file}: the timer is set to ${await time.innerText()}`);
    await tab.keyboard.press("t");
    await tab.clock.fastForward(61_000);
    expect(/^4:5[89]$/.test(await time.innerText()), `${file}: after a minute ${await time.innerText()}`);
    await tab.locator("#run").click();
    const stopped = await time.innerText();
    await tab.clock.fastForward(60_000);
    expect(await time.innerText() === stopped, `${file}: a stopped timer runs`);
    await tab.keyboard.press("t");
    await tab.clock.fastForward(400_000);
    expect(await time.innerText() === "0:00" && await tab.locator("#over").innerText() !== "", `${file}: nobody is told that time is up`);
    await tab.emulateMedia({ media: "print" });
    const lost = await tab.locator(".slide, .way li, .way .solution").evaluateAll(all => all.filter(part => !part.checkVisibility()).length);
    expect(lost === 0 && await tab.locator("#controls").isHidden(), `${file}: ${lost} parts are not on paper`);
  });
  await open(file, { javaScriptEnabled: false }, async tab => {
    expect(await tab.locator(".slide:visible").count() === await tab.locator(".slide").count(), `${file}: without scripts not all is there`);
    expect(await tab.locator("#controls").isHidden(), `${file}: controls that do nothing are shown`);
  });
}
await open(two, { viewport: { width: 1920, height: 1080 } }, async tab => {
  const sheets = tab.locator("#deck > article");
  const boxes = await sheets.evaluateAll(all => all.map(sheet => sheet.getBoundingClientRect()));
  expect(boxes.length === 2 && boxes[0].top === boxes[1].top && Math.abs(boxes[0].width - boxes[1].width) < 4, "two sheets are not side by side");
  await tab.locator("#versions button").first().click();
  expect(await sheets.nth(0).isHidden() && (await sheets.nth(1).boundingBox()).width > 1900, "one sheet alone does not have the screen");
  await tab.locator("#versions button").nth(1).click();
  expect(await sheets.nth(1).isVisible(), "the last sheet can be hidden");
});
await browser.close();
console.log(`${files.length + 1} files, ${faults} faults`);
process.exit(faults > 0 ? 1 : 0);
