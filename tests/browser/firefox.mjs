// Prints pages from Firefox, which `FIREFOX` names or which is `firefox-esr`, by its own remote protocol (Marionette):
// `node firefox.mjs URL OUT.pdf URL OUT.pdf …`.

import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const profile = await mkdtemp(join(tmpdir(), "nimbook-firefox-"));
await writeFile(join(profile, "user.js"), 'user_pref("marionette.port", 0);\nuser_pref("browser.shell.checkDefaultBrowser", false);\n');
const firefox = spawn(process.env.FIREFOX ?? "firefox-esr", ["--headless", "--marionette", "--no-remote", "--profile", profile], { stdio: "ignore" });

/** The port on which Firefox listens, once it has written it down. */
const port = async () => {
  for (let tries = 0; tries < 600; tries += 1) {
    const text = await readFile(join(profile, "MarionetteActivePort"), "utf8").catch(() => "");
    if (text.trim()) return Number(text);
    await new Promise(done => setTimeout(done, 100));
  }
  throw new Error("Firefox does not listen");
};

try {
  const socket = connect(await port(), "127.0.0.1");
  let [buffer, waiting] = [Buffer.alloc(0), []];
  socket.on("data", data => {
    buffer = Buffer.concat([buffer, data]);
    for (;;) {
      const colon = buffer.indexOf(":");
      const length = Number(buffer.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || buffer.length < colon + 1 + length) return;
      const message = JSON.parse(buffer.subarray(colon + 1, colon + 1 + length));
      buffer = buffer.subarray(colon + 1 + length);
      waiting.shift()(message);
    }
  });
  const next = () => new Promise(done => waiting.push(done));
  let id = 0;
  const ask = async (command, given) => {
    const text = JSON.stringify([0, id += 1, command, given]);
    const reply = next();
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , fault, result] = await reply;
    if (fault) throw new Error(`${command}: ${fault.message}`);
    return result;
  };
  await next();
  await ask("WebDriver:NewSession", { capabilities: {} });
  for (let place = 2; place < process.argv.length; place += 2) {
    await ask("WebDriver:Navigate", { url: process.argv[place] });
    // A4 in centimetres; what the page says of its own size counts.
    const { value } = await ask("WebDriver:Print", { page: { width: 21, height: 29.7 }, margin: { top: 0, bottom: 0, left: 0, right: 0 }, shrinkToFit: false });
    await writeFile(process.argv[place + 1], Buffer.from(value, "base64"));
  }
  socket.destroy();
} finally {
  firefox.kill();
  await new Promise(done => firefox.on("exit", done));
  await rm(profile, { recursive: true, force: true });
}
