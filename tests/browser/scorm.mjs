// Plays a learning platform to a package: its page is opened in a frame of a window with the programming interface of
// SCORM 1.2 (scorm-again), a sheet is answered, and what was committed is what the platform keeps until it is opened again.
// node scorm.mjs FOLDER KEY.json; FOLDER holds the unpacked package. Every fault is a line; none is exit code 0.

import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequire } from "node:module";
import { launched } from "./browser.mjs";
import { fill } from "./fill.mjs";

const [folder, keyFile] = process.argv.slice(2);
const key = JSON.parse(readFileSync(keyFile, "utf8"));
const api = createRequire(import.meta.url).resolve("scorm-again").replace(/[^/]*$/, "scorm12.min.js");
const manifest = readFileSync(join(folder, "imsmanifest.xml"), "utf8");
const page = /<resource [^>]*href="([^"]*)"/.exec(manifest)[1];
// Without points every question counts the same.
const points = key.exercises.map(exercise => exercise.points || 1);
const percent = places => Math.round((100 * places.reduce((sum, place) => sum + points[place], 0)) / points.reduce((sum, some) => sum + some));

/** What the platform keeps of an attempt. */
let stored;
const platform = () => `<!doctype html><title>A platform</title><script>${readFileSync(api, "utf8")}</script>
<script>window.API = new Scorm12API({ autocommit: false, lmsCommitUrl: "/commit" }); window.finished = 0;
window.API.loadFromJSON(${JSON.stringify(stored ?? {}).replaceAll("<", "\\u003c")});
window.API.on("LMSFinish", () => { window.finished += 1; });</script>
<iframe src="${page}" width="1000" height="800"></iframe>`;
const server = createServer(async (request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (request.url === "/") return response.end(platform());
  if (request.url === `/${page}`) return response.end(readFileSync(join(folder, page)));
  if (!request.url.startsWith("/commit")) return response.writeHead(404).end();
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  stored = JSON.parse(Buffer.concat(chunks)).cmi;
  response.setHeader("content-type", "application/json");
  return response.end(JSON.stringify({ result: true, errorCode: 0 }));
});
await new Promise(ready => server.listen(0, "127.0.0.1", ready));
const address = `http://127.0.0.1:${server.address().port}/`;

let faults = 0;
const expect = (holds, text) => { if (!holds) { faults += 1; console.error(`fault: ${text}`); } };
const browser = await launched();

/** Opens the package on the platform, which goes on with what it keeps, and leaves it again. */
async function attempt(name, use) {
  const tab = await browser.newPage();
  tab.on("pageerror", error => expect(false, `${name}: ${error.message}`));
  try {
    await tab.goto(address);
    const frame = tab.frameLocator("iframe");
    await frame.locator("#gate").waitFor({ timeout: 60_000 });
    // What is kept opens the sheet by itself.
    if (!stored?.suspend_data) {
      await frame.locator("#id").fill(key.id);
      await frame.locator("#id").press("Enter");
    }
    await frame.locator("#sheet:not([hidden])").waitFor({ timeout: 60_000 });
    const item = place => frame.locator(`#questions [data-item="${place}"]`);
    const answer = async (places, right = true) => {
      for (const place of places) {
        const verdict = await fill(tab, item(place), key.exercises[place], right);
        expect((verdict === "proved") === right, `${name}: question ${place} is ${verdict}`);
      }
    };
    await use({ frame, item, answer, tab });
    expect(await frame.locator("#platform-missed").isHidden(), `${name}: the platform refuses something`);
    await tab.evaluate(() => { document.querySelector("iframe").src = "about:blank"; });
    await tab.waitForFunction(() => window.finished === 1, undefined, { timeout: 10_000 });
    await tab.waitForTimeout(200);
  } catch (error) {
    expect(false, `${name}: ${error.message}`);
  } finally {
    await tab.close();
  }
}

/** Holds what the platform keeps to a score and a status. */
function kept(name, raw, status) {
  const { score, lesson_status: has } = stored?.core ?? {};
  const whole = raw === "" || (score?.min === "0" && score?.max === "100");
  expect(score?.raw === String(raw) && whole && has === status, `${name}: ${JSON.stringify(score)} ${has}, not ${raw} ${status}`);
}

/** The verdicts in the table of results. */
const verdicts = frame => frame.locator("#result .status").evaluateAll(all => all.map(status => status.dataset.verdict));
const all = key.exercises.map((_, place) => place);
const others = all.slice(1);
const radio = key.exercises[0].answer.value === "N" ? 0 : 1;

await attempt("looking", async ({ tab }) => {
  const told = await tab.evaluate(() => ["score.raw", "lesson_status"].map(name => window.API.LMSGetValue(`cmi.core.${name}`)));
  expect(told[0] === "" && told[1] === "not attempted", `looking: ${told}`);
});
// A platform would complete an attempt without a status.
kept("looking", "", "incomplete");
expect(stored.suspend_data === "", "looking keeps something");

stored = undefined;
await attempt("one", ({ answer }) => answer([0]));
kept("one", percent([0]), "incomplete");
await attempt("one again", async ({ frame, item }) => {
  await item(0).locator(".verdict").waitFor();
  expect(await item(0).locator("input[type=radio]").nth(radio).isChecked(), "an answer does not come back");
  expect((await verdicts(frame))[0] === "proved", "a mark does not come back");
});
kept("one again", percent([0]), "incomplete");
await attempt("the others", ({ answer }) => answer(others));
kept("the others", 100, "completed");
expect(/^00:00:0[1-9]|^0+:00:[1-5]/.test(stored.core.total_time), `the time of three sessions is ${stored.core.total_time}`);
await attempt("all again", async ({ frame }) => {
  await frame.locator(".verdict").nth(others.length).waitFor();
  expect((await verdicts(frame)).every(verdict => verdict === "proved"), "a right sheet does not come back");
});
kept("all again", 100, "completed");
await attempt("worse", async ({ answer, item }) => {
  await item(0).locator(".verdict").waitFor();
  await answer([0], false);
});
kept("worse", 100, "completed");

stored = undefined;
await attempt("all", ({ answer }) => answer(all));
kept("all", 100, "completed");

stored = undefined;
await attempt("all wrong", ({ answer }) => answer([0], false));
kept("all wrong", 0, "incomplete");

stored = undefined;
await attempt("shown", async ({ frame, item, answer }) => {
  await item(0).locator("[data-act=show]").click();
  await item(0).locator(".solution").waitFor();
  await answer([0]);
  expect((await item(0).locator(".verdict").innerText()).includes("nothing more"), "nobody is told that Show ends the earning");
  await frame.locator("#sheet .clear").click();
  await item(0).locator(".solution").waitFor();
  await item(0).locator(".verdict").waitFor({ state: "detached" });
  await answer([0]);
});
kept("shown", 0, "incomplete");
await attempt("shown, then more", async ({ answer, item }) => {
  await item(0).locator(".solution").waitFor();
  await answer(all);
  await item(1).locator("[data-act=show]").click();
  await item(1).locator(".solution").waitFor();
  await answer([1], false);
});
kept("shown, then more", percent(others), "completed");

stored = undefined;
await attempt("too long", async ({ frame, item, answer }) => {
  await answer([0]);
  await item(1).locator("[data-part] input").first().fill("9".repeat(5000));
  await frame.locator("#no-room:not([hidden])").waitFor();
  expect(await frame.locator("#no-room b").innerText() === "2", "which answer has no room");
});
kept("too long", percent([0]), "incomplete");
expect(stored.suspend_data.length <= 4096, `keeps ${stored.suspend_data.length} characters`);
await attempt("too long again", async ({ item }) => {
  await item(0).locator(".verdict").waitFor();
  expect(await item(1).locator("[data-part] input").first().inputValue() === "", "what has no room comes back");
});

// Without a platform the page answers, and says that nobody is told.
const tab = await browser.newPage();
await tab.goto(address + page);
await tab.locator("#any").click({ timeout: 60_000 });
await tab.locator("#platform-missed").waitFor();
await browser.close();
server.close();
process.exit(faults > 0 ? 1 : 0);
