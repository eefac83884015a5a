// slides.js: one screen of each sheet at a time, side by side; the steps of a solution come one by one. It asks nobody.
"use strict";
(() => {
  const $ = selector => document.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const root = document.documentElement;
  const versions = all("#deck > article");
  const screens = versions.map(version => all(".slide", version));
  /** What comes one by one: the steps of a list, then what is beside it, and whatever else is part of a solution. */
  function steps(screen) {
    const parts = part => {
      if (part.matches(".steps")) return [...part.children];
      // A trace grows line by line.
      const lines = all(".trace tbody tr", part).slice(1);
      if (lines.length > 0) return [part, ...lines];
      if (!part.querySelector(".steps")) return [part];
      const inner = [...part.children];
      const isList = child => child.matches(".steps") || child.querySelector(".steps") !== null;
      return [...inner.filter(isList), ...inner.filter(child => !isList(child))].flatMap(parts);
    };
    return all(".way > *", screen).flatMap(parts);
  }
  const count = Math.max(...screens.map(all => all.length));
  /** What comes later is not on the screen, but on paper. */
  const delay = (part, isLater) => part.toggleAttribute("data-later", isLater);
  // Two sheets are seen at first; the screen, and how many steps of it.
  const seen = versions.map((_, place) => place < 2);
  let [at, told] = [0, 0];

  const now = () => screens.flatMap((all, version) => (seen[version] && all[at] ? [all[at]] : []));
  const last = () => Math.max(0, ...now().map(screen => steps(screen).length));

  /** As large as fits with the whole solution, but never so small that it cannot be read from afar. */
  function fit() {
    const columns = seen.filter(Boolean).length;
    root.style.setProperty("--columns", columns);
    const largest = Math.max(1, innerWidth / columns / (columns > 1 ? 600 : 820));
    const later = now().flatMap(steps).filter(step => step.matches("[data-later]"));
    later.forEach(step => delay(step, false));
    for (let zoom = largest; ; zoom *= 0.95) {
      now().forEach(screen => { screen.style.zoom = zoom; });
      const fits = now().every(({ parentElement: sheet }) => sheet.scrollHeight <= sheet.clientHeight);
      if (fits || zoom <= Math.max(1, largest * 0.7)) break;
    }
    // Nobody scrolls a table on a wall.
    for (const frame of now().flatMap(screen => all(".scroll", screen))) {
      const [table] = frame.children;
      table.style.zoom = 1;
      table.style.zoom = Math.min(1, frame.clientWidth / frame.scrollWidth);
    }
    later.forEach(step => delay(step, true));
  }

  function draw() {
    versions.forEach((version, place) => delay(version, !seen[place]));
    screens.flat().forEach(screen => delay(screen, !now().includes(screen)));
    for (const screen of now()) {
      const parts = steps(screen);
      // Solutions of different lengths end together.
      const count = told - last() + parts.length;
      parts.forEach((part, place) => delay(part, place >= count));
      const newest = parts[count - 1];
      if (newest) newest.scrollIntoView({ block: "nearest" });
      else screen.parentElement.scrollTop = 0;
    }
    $("#place").textContent = `${at + 1} / ${count}`;
    $("#back").disabled = at === 0 && told === 0;
    $("#next").disabled = at === count - 1 && told >= last();
    history.replaceState(null, "", `#${at + 1}`);
  }

  function show(screen, steps) {
    [at, told] = [Math.max(0, Math.min(count - 1, screen)), 0];
    draw();
    fit();
    told = Math.min(steps, last());
    draw();
  }

  function next() {
    if (told < last()) {
      told += 1;
      draw();
    } else if (at < count - 1) show(at + 1, 0);
  }

  function back() {
    if (told > 0) {
      told -= 1;
      draw();
    } else if (at > 0) show(at - 1, Infinity);
  }

  // ---------- the timer: minutes that are set, and what is left of them, in seconds ----------

  let [set, left, ends, ticking] = [300, 300];
  const run = $("#run");
  const start = run.textContent;

  function time() {
    if (ends) left = Math.max(0, Math.ceil((ends - performance.now()) / 1000));
    if (ends && left === 0) stop();
    $("#time").textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    $("#over").textContent = left === 0 ? $("#over").dataset.says : "";
    run.textContent = ends ? run.dataset.stop : start;
  }

  function stop() {
    clearInterval(ticking);
    ends = undefined;
  }

  function turn() {
    if (ends) stop();
    else {
      if (left === 0) left = set;
      ends = performance.now() + left * 1000;
      ticking = setInterval(time, 200);
    }
    time();
  }

  function change(seconds) {
    if (!ends && left === set) set = left = Math.max(60, Math.min(5940, set + seconds));
    else {
      left = Math.max(0, Math.min(5940, left + seconds));
      if (ends) ends = performance.now() + left * 1000;
    }
    time();
  }

  // ---------- keys and touch ----------

  const keys = {
    ArrowRight: next, ArrowDown: next, PageDown: next, " ": next, Enter: next,
    ArrowLeft: back, ArrowUp: back, PageUp: back, Backspace: back,
    Home: () => show(0, 0), End: () => show(count - 1, 0),
    t: turn, T: turn, "+": () => change(60), "-": () => change(-60), "−": () => change(-60),
  };
  addEventListener("keydown", event => {
    const act = keys[event.key];
    const presses = event.target.matches("button") && [" ", "Enter"].includes(event.key);
    if (!act || presses || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });
  $("#deck").addEventListener("click", event => {
    if (event.target.closest("a, .scroll") || String(getSelection())) return;
    // The first quarter, as it is read, goes back.
    const across = event.clientX / innerWidth;
    if ((root.dir === "rtl" ? 1 - across : across) < 0.25) back();
    else next();
  });
  const press = (id, act) => $(id).addEventListener("click", event => {
    act();
    // Keys go on turning the slides after a button was touched.
    if (event.detail > 0) event.currentTarget.blur();
  });
  press("#back", back);
  press("#next", next);
  press("#less", () => change(-60));
  press("#more", () => change(60));
  press("#run", turn);
  press("#theme", () => {
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    root.dataset.theme = (root.dataset.theme ?? system) === "dark" ? "light" : "dark";
  });
  if (versions.length > 1) {
    $("#versions").append(...versions.map((version, place) => {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: version.dataset.name, ariaPressed: String(seen[place]) });
      button.addEventListener("click", event => {
        // One stays.
        if (seen[place] && seen.filter(Boolean).length === 1) return;
        seen[place] = !seen[place];
        button.ariaPressed = String(seen[place]);
        show(at, told);
        if (event.detail > 0) button.blur();
      });
      return button;
    }));
  }
  addEventListener("resize", () => show(at, told));
  root.classList.add("shown");
  $("#controls").hidden = false;
  time();
  show((Number(location.hash.slice(1)) || 1) - 1, 0);
})();
