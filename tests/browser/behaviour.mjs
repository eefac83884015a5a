// Light and dark, keys, the menu of a narrow screen, paper, and what remains without scripts.

const ground = tab => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
const focused = tab => tab.evaluate(() => document.activeElement.id || document.activeElement.className);
const name = tab => decodeURIComponent(new URL(tab.url()).pathname.split("/").pop());

/** The system decides until the reader does, and the reader's choice goes along from page to page. */
export async function theme(book) {
  const [first, second] = book.chapters;
  const light = await book.open(first, { colorScheme: "light" }, ground);
  const dark = await book.open(first, { colorScheme: "dark" }, ground);
  book.expect(light !== dark, `light and dark are both ${light}`);
  for (const [system, other] of [["light", dark], ["dark", light]]) {
    await book.open(first, { colorScheme: system }, async tab => {
      await tab.click("#theme");
      book.expect(await ground(tab) === other, `the button does not turn ${system}`);
      await tab.click(".turn [rel=next]");
      await tab.waitForURL(url => url.pathname.endsWith(second));
      book.expect(await ground(tab) === other, `the choice against ${system} is lost on the next page`);
      const kept = await tab.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie, window.name].join());
      book.expect(kept === "0,0,,", `something is stored: ${kept}`);
      await tab.click("#theme");
      book.expect(await ground(tab) !== other, "the button does not turn back");
    });
  }
  return "system, button, next page";
}

export async function keyboard(book) {
  const [first, second] = book.chapters;
  await book.open(first, {}, async tab => {
    await tab.keyboard.press("Tab");
    book.expect(await focused(tab) === "skip", "the first key does not lead to the skip link");
    await tab.keyboard.press("Enter");
    book.expect(await focused(tab) === "text", "the skip link does not lead to the text");
    for (const key of ["/", "s"]) {
      await tab.keyboard.press(key);
      book.expect(await focused(tab) === "search", `${key} does not lead to the search`);
      book.expect(await tab.inputValue("#search") === "", `${key} is typed into the search`);
      await tab.keyboard.press("Escape");
      book.expect(await focused(tab) !== "search", "Escape does not leave the search");
    }
    await tab.keyboard.press("ArrowRight");
    await tab.waitForURL(url => url.pathname.endsWith(second));
    await tab.keyboard.press("ArrowLeft");
    await tab.waitForURL(url => url.pathname.endsWith(first));
    await tab.focus("#search");
    await tab.keyboard.type("heap");
    await tab.keyboard.press("ArrowLeft");
    book.expect(name(tab) === first && await focused(tab) === "search", "an arrow in the field turns the page");
    for (const key of ["Shift", "Control", "Alt", "Meta"].slice(1)) {
      await tab.evaluate(() => document.activeElement.blur());
      await tab.evaluate(key => dispatchEvent.call(document.body, new KeyboardEvent("keydown",
        { key: "ArrowRight", bubbles: true, [`${key === "Control" ? "ctrl" : key.toLowerCase()}Key`]: true })), key);
      book.expect(name(tab) === first, `${key} with an arrow turns the page`);
    }
  });
  return "skip link, /, s, Escape, arrows";
}

export async function menu(book) {
  await book.open(book.chapters[1], { viewport: { width: 360, height: 800 } }, async tab => {
    const shown = () => tab.isVisible("#contents");
    const told = () => tab.getAttribute("#menu", "aria-expanded");
    book.expect(!(await shown()) && await told() === "false", "the menu begins open");
    await tab.focus("#menu");
    await tab.keyboard.press("Enter");
    book.expect(await shown() && await told() === "true", "the menu does not open");
    const current = await tab.evaluate(() => document.activeElement.getAttribute("aria-current"));
    book.expect(current === "page", "the menu does not begin at the chapter that is open");
    await tab.keyboard.press("Escape");
    book.expect(!(await shown()) && await focused(tab) === "menu", "Escape does not close the menu");
    await tab.click("#menu");
    await tab.click(".toc ol a");
    await tab.waitForURL(url => url.pathname.endsWith(book.chapters[0]));
  });
  return "opens, closes, leads on";
}

/** Formulas wider than a narrow window scroll in frames, which go when the window grows. */
export async function frames(book) {
  let framed = 0;
  for (const chapter of book.chapters.slice(-5)) {
    await book.open(chapter, { viewport: { width: 240, height: 800 } }, async tab => {
      framed += await tab.locator(".text .sideways").count();
      await tab.setViewportSize({ width: 1280, height: 900 });
      await tab.waitForFunction(() => document.querySelector(".text .sideways") === null);
    });
  }
  book.expect(framed > 0, "no formula has a frame in a narrow window");
  return `${framed} formulas`;
}

/** Printed, the whole book has its solutions, as each chapter has its own, and loses what only a screen can use. */
export async function paper(book) {
  return book.open("whole.html", {}, async tab => {
    await printed(tab);
    for (const gone of [".bar", ".toc", ".skip"]) book.expect(!(await tab.isVisible(gone)), `${gone} is printed`);
    const solved = await solutions(book, tab);
    const breaks = await tab.evaluate(() => [...document.querySelectorAll(".chapter")].map(chapter => getComputedStyle(chapter).breakBefore));
    book.expect(breaks.length >= book.chapters.length && breaks.every(word => word === "page"), "a chapter does not begin a page");
    return `${breaks.length} chapters, ${solved} solutions`;
  }).then(async said => {
    for (const chapter of book.chapters.slice(0, 2)) {
      await book.open(chapter, {}, async tab => {
        await printed(tab);
        await solutions(book, tab);
      });
    }
    return said;
  });
}

/** Paper instead of the screen, and laid out: what opens for print does so in the frames that follow. */
async function printed(tab) {
  await tab.emulateMedia({ media: "print" });
  await tab.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What counts as printed. */
const seen = { contentVisibilityAuto: true };

/** Exercises, questions and examples that are printed, and their solutions, which come at the end and nowhere else. */
async function solutions(book, tab) {
  const [asked, solved, folds] = await tab.evaluate(shown => {
    const visible = selector => [...document.querySelectorAll(selector)].filter(part => part.checkVisibility(shown)).length;
    return [visible(".text .item, .text .exercise:not(:has(.item)), .text .question, .text .solved:not(:has(.play))"), visible(".solutions .key"), visible(".text .fold")];
  }, seen);
  book.expect(asked > 0 && asked === solved, `${asked} exercises, questions and examples and ${solved} collected solutions are printed`);
  book.expect(folds === 0, `${folds} solutions are printed twice`);
  return solved;
}

export async function withoutScripts(book) {
  await book.open(book.chapters[0], { javaScriptEnabled: false, viewport: { width: 360, height: 800 } }, async tab => {
    for (const dead of ["#search", "#theme", "#menu"]) book.expect(!(await tab.isVisible(dead)), `without scripts, ${dead} stands there in vain`);
    for (const alive of ["main h1", "#contents", ".to-toc"]) book.expect(await tab.isVisible(alive), `without scripts, ${alive} is missing`);
  });
  return "text and contents";
}
