// The browser of all checks: $CHROMIUM, or chromium on the path.

import { execFileSync } from "node:child_process";
import { chromium } from "playwright-core";

export const launched = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? execFileSync("which", ["chromium"], { encoding: "utf8" }).trim(),
  // The sandbox of the browser does not run for root.
  chromiumSandbox: process.getuid?.() !== 0,
});
