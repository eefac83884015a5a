// Holds `nimbook book DIR --serve` to what an author may expect of a page that stays open in Chromium.
// node serve.mjs NIMBOOK; the browser is $CHROMIUM, or chromium on the path. Every fault is a line; none is exit code 0.

import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { launched } from "./browser.mjs";

/** How long anything may take, in milliseconds. */
const LIMIT = 120_000;

const nimbook = resolve(process.argv[2] ?? "");
const home = mkdtempSync(join(tmpdir(), "nimbook-serve-"));
const faults = [];
const expect = (holds, text) => { if (!holds) { faults.push(text); console.error(`fault: ${text}`); } };

const path = name => join(home, "my", name);
const read = name => readFileSync(path(name), "utf8");
/** Replaces a file of the book at once, so that nobody sees half of it. */
const write = (name, content) => {
  writeFileSync(join(home, "beside"), content);
  renameSync(join(home, "beside"), path(name));
};

execFileSync(nimbook, ["new", "book", "my"], { cwd: home });
const program = spawn(nimbook, ["book", "my", "--serve", "--port", "0"], { cwd: home, stdio: ["ignore", "ignore", "pipe"] });
let said = "";
const ended = new Promise(done => program.on("exit", (code, signal) => done(signal ?? code)));
const heard = [];
program.stderr.on("data", bytes => { said += bytes; heard.forEach(look => look()); });
/** What the terminal says, once it fits a pattern. */
const says = pattern => new Promise((done, fail) => {
  const late = setTimeout(() => fail(new Error(`the terminal does not say ${pattern}: ${said}`)), LIMIT);
  const look = () => {
    const found = said.match(pattern);
    if (found) { clearTimeout(late); done(found[0]); }
  };
  heard.push(look);
  look();
});

const browser = await launched();
try {
  const root = await says(/http:\/\/127\.0\.0\.1:\d+\//);
  const tab = await (await browser.newContext()).newPage();
  let loads = 0;
  tab.on("load", () => { loads += 1; });
  tab.on("console", message => expect(!["warning", "error"].includes(message.type()), `${message.text()} ${message.location().url}`));
  tab.on("pageerror", error => expect(false, error.message));
  tab.on("request", request => expect(request.url().startsWith(root), `asks for ${request.url()}`));
  const shows = text => tab.waitForFunction(text => document.body?.innerText.includes(text), text, { timeout: LIMIT });

  await tab.goto(`${root}01-equal-heaps.html`);
  await shows("Two equal heaps are lost");
  const chapter = read("01-equal-heaps.md");
  write("01-equal-heaps.md", chapter.replace("Two equal heaps are lost", "Equal heaps are always lost"));
  await shows("Equal heaps are always lost");

  // A false claim is told in the terminal, and the pages stay.
  const numbers = read("02-more-numbers.md");
  write("02-more-numbers.md", numbers.replace("even(2*n)", "even(3*n)"));
  await says(/02-more-numbers\.md:10:1: error\[false-claim\]: .*counterexample n=1/);
  await shows("Equal heaps are always lost");
  const other = await tab.context().newPage();
  await other.goto(`${root}02-more-numbers.html`);
  expect((await other.innerText("main")).includes("Twice a number is even"), "the old page of the other chapter is gone");
  await other.close();

  // Repaired, the pages are those of before, and nothing loads; the next change does.
  write("02-more-numbers.md", numbers);
  write("01-equal-heaps.md", chapter.replace("Two equal heaps are lost", "Equal heaps are lost for ever"));
  await shows("Equal heaps are lost for ever");
  await tab.waitForLoadState("load");
  expect(loads === 3, `the page was loaded ${loads} times, not 3`);

  await tab.close();
  program.kill("SIGINT");
  expect(await ended === "SIGINT", "the signal did not end the program");
  const answer = await fetch(root).then(() => "an answer", () => "nothing");
  expect(answer === "nothing", "somebody still listens");
} catch (error) {
  expect(false, error.message);
} finally {
  program.kill("SIGKILL");
  await browser.close();
  rmSync(home, { recursive: true, force: true });
}
if (faults.length > 0) process.exit(1);
console.log("served, changed, refused, repaired, stopped");
