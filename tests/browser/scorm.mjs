// Plays a learning platform to a package: its page is opened in a frame of a window with the programming interface of
// SCORM 1.2 (scorm-again), a sheet is answered, and the platform must have heard its result.
// node scorm.mjs FOLDER KEY.json; FOLDER holds the unpacked package. Every fault is a line; none is exit code 0.

import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequire } from "node:module";
import { launched } from "./browser.mjs";

const [folder, keyFile] = process.argv.slice(2);
const key = JSON.parse(readFileSync(keyFile, "utf8"));
const api = createRequire(import.meta.url).resolve("scorm-again").replace(/[^/]*$/, "scorm12.min.js");
const manifest = readFileSync(join(folder, "imsmanifest.xml"), "utf8");
const page = /<resource [^>]*href="([^"]*)"/.exec(manifest)[1];

const platform = `<!doctype html><title>A platform</title><script>${readFileSync(api, "utf8")}</script>
<script>window.API = new Scorm12API({ autocommit: false }); window.finished = 0;
window.API.on("LMSFinish", () => { window.finished += 1; });</script>
<iframe src="${page}" width="1000" height="800"></iframe>`;
const server = createServer((request, response) => {
  const answers = { "/": () => platform, [`/${page}`]: () => readFileSync(join(folder, page)) };
  response.writeHead(answers[request.url] ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
  response.end(answers[request.url]?.());
});
await new Promise(ready => server.listen(0, "127.0.0.1", ready));

let faults = 0;
const expect = (holds, text) => { if (!holds) { faults += 1; console.error(`fault: ${text}`); } };
const browser = await launched();
try {
  const tab = await browser.newPage();
  tab.on("pageerror", error => expect(false, error.message));
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  const frame = tab.frameLocator("iframe");
  const value = name => tab.evaluate(name => window.API.lmsGetValue?.(name) ?? window.API.LMSGetValue(name), `cmi.core.${name}`);
  await frame.locator("#id").fill(key.id, { timeout: 60_000 });
  await frame.locator("#id").press("Enter");
  await frame.locator("#sheet:not([hidden])").waitFor({ timeout: 60_000 });
  expect(await value("lesson_status") === "incomplete", `the status at the beginning: ${await value("lesson_status")}`);
  const of = key.exercises.reduce((all, { points }) => all + points, 0);
  const place = key.exercises.findIndex(({ answer }) => answer.type === "outcome");
  const item = frame.locator(`#questions [data-item="${place}"]`);
  await item.locator("input[type=radio]").nth(key.exercises[place].answer.value === "N" ? 0 : 1).check();
  await item.locator("[data-act=check]").click();
  await item.locator(".outcome .verdict").waitFor();
  expect(Number(await value("score.raw")) === key.exercises[place].points, `the points: ${await value("score.raw")}`);
  expect(Number(await value("score.max")) === of, `all points: ${await value("score.max")}, not ${of}`);
  expect(await value("lesson_status") === "incomplete", "a sheet with questions left is not completed");
  await tab.evaluate(() => { document.querySelector("iframe").src = "about:blank"; });
  await tab.waitForFunction(() => window.finished === 1, undefined, { timeout: 10_000 });
} catch (error) {
  expect(false, error.message);
}
await browser.close();
server.close();
process.exit(faults > 0 ? 1 : 0);
