// shop.js: the workshop: what is done when, and what is shown of it.
"use strict";

/** So many sheets are wanted of an exercise before it is said that there are few. */
const A_CLASS = 30;

/** The workshop of a page that was just drawn; `card` makes a question answer. */
async function workshop({ engine, store, desk, card }) {
  const words = $("#shop-words").dataset;
  const root = document.documentElement;
  let [variant, variants, reply, sheet] = [0, 1, undefined, undefined];
  // The sheet that is looked at: it may have changed since.
  let planned;
  let focus;
  let shown;

  const draft = openDraft(store, again => {
    if (!shown) return;
    [$("#undo").disabled, $("#redo").disabled] = [!draft.canUndo, !draft.canRedo];
    // What was said is of the sheet before.
    say();
    if (again) fields();
    shown.draw(again);
    refresh();
  });
  const view = paper({ pin });
  const room = classroom(engine, store, { few, now: () => ({ yaml: isEmpty(draft.spec) ? "" : reply?.yaml, stem: stemOf(titleNow()), title: titleNow() }), open: opened });

  const marks = marksroom(engine, store, {
    sided: html => room.sided(html),
    now: () => ({ ...room.made, stem: stemOf(titleNow()) }),
    kept: csv => room.answered(csv),
    unsaved: is => { room.unsaved = is; },
    openSaved: async file => {
      const refused = await room.take([file]);
      if (refused) return refused;
      await room.shown();
      await marks.shown();
      return undefined;
    },
  });

  // ---------- the sheet as it is now ----------

  const isEmpty = spec => spec.exercises.length === 0;
  /** An empty sheet, and the one that the page begins with: each has a title in every language. */
  const blank = () => ({ title: JSON.parse(words.newTitles), seed: seed(), exercises: [] });
  const example = () => ({ ...blank(), title: JSON.parse(words.titles), points: 20, exercises: [{ id: "winning-moves", kind: "winning-moves", heaps: 3, size: "1..15", count: 2 }, { id: "outcome", kind: "outcome", heaps: 3 }] });

  /** A word that decides the draws, drawn by the browser. */
  function seed() {
    const letters = "abcdefghijkmnpqrstuvwxyz23456789";
    return [...crypto.getRandomValues(new Uint8Array(8))].map(byte => letters[byte % letters.length]).join("");
  }

  /** The fields of the sheet itself. */
  function fields() {
    const spec = draft.spec;
    for (const control of all("[data-at=sheet] [data-key]")) {
      const value = spec[control.dataset.key] ?? "";
      control.value = typeof value === "object" ? value[root.lang] ?? Object.values(value)[0] : value;
    }
    $("#intro-more").open ||= Boolean(spec.intro);
  }

  /** Asks what the sheet leads to, and shows it; while something is asked, what changes waits. */
  const refresh = latest(async isLate => {
    root.dataset.busy = "";
    const timer = setTimeout(() => { $("#counting").hidden = false; }, 300);
    await plan(isLate);
    clearTimeout(timer);
    $("#counting").hidden = true;
    if (!("ready" in root.dataset)) performance.mark("first sheet");
    root.dataset.ready = "";
    delete root.dataset.busy;
  });

  async function plan(isLate) {
    const spec = draft.spec;
    $("#see").toggleAttribute("inert", isEmpty(spec));
    // How long a sheet takes is a wish about its questions.
    $("#minutes").disabled = isEmpty(spec);
    if (isEmpty(spec)) {
      $("#minutes").value = "";
      return goesOut(false);
    }
    const next = await engine.ask({ do: "plan", spec });
    if (isLate() || !next.faults) return undefined;
    const wanted = Math.max(A_CLASS, room.size);
    $("#see").toggleAttribute("data-old", next.faults.length > 0);
    goesOut(next.faults.length === 0);
    if (next.faults.length > 0) return shown.tell(next, wanted);
    [reply, planned] = [next, spec];
    variants = next.variants;
    if (variant >= variants) variant = 0;
    $("#sum").innerHTML = next.html.sum;
    if (document.activeElement !== $("#minutes")) $("#minutes").value = next.minutes;
    $("#enough span").innerHTML = next.html.enough;
    $("#enough").classList.toggle("warn", variants < wanted);
    $("#enough use").setAttribute("href", variants < wanted ? "#checked" : "#proved");
    $("#of").innerHTML = next.html.version;
    $("#version").textContent = variant + 1;
    const [before, after] = all("[data-version]");
    [before.disabled, after.disabled] = [variant === 0, variant >= variants - 1];
    // Requests wait for one another, and what the cards ask is not urgent.
    await look();
    return isLate() ? undefined : shown.tell(next, wanted);
  }

  /** What is shown can leave the page only while it is that of the cards. */
  function goesOut(may) {
    all("#panel-make :is(.acts, .dock) [data-do]").forEach(button => { button.disabled = !may; });
    $(".dock [data-do=see]").disabled = isEmpty(draft.spec);
  }

  /** Draws the variant that is looked at. */
  async function look() {
    const next = await engine.ask({ do: "document", spec: reply.yaml, variant, format: "html" });
    if (!next.sheet) return;
    sheet = next;
    view.draw(sheet, isKept, focus);
    focus = undefined;
    counted();
    if (view.see === "phone") await onPhone();
  }

  /** How many pages it has on paper, a moment after the last change. */
  const counted = settled(async () => {
    const { sheet: html } = sheet;
    const pages = await pagesOf(html, () => html === sheet.sheet);
    if (pages) $("#pages").textContent = pages;
    $("#pages").parentElement.hidden = !pages && html === sheet.sheet;
  }, 500);

  /** The questions as a student has them on a phone; they answer. */
  async function onPhone() {
    const opened = await engine.ask({ do: "sheet", spec: reply.yaml, id: sheet.id });
    if (!opened.html?.sheet) return;
    view.phone.innerHTML = `<h2></h2>${opened.html.intro}${opened.html.sheet}`;
    $("h2", view.phone).textContent = opened.title;
    all("[data-item]", view.phone).forEach((place, item) => card(place, { spec: reply.yaml, id: sheet.id, item }, () => {}));
  }

  // ---------- one question ----------

  /** The exercise and the item of a label, as `3b`. */
  function placeOf(label) {
    const [, number, letters] = label.match(/^(\d+)(.*)$/);
    const item = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
    return [planned.exercises[number - 1].id, Math.max(0, item - 1)];
  }
  function isKept(label) {
    const [id, item] = placeOf(label);
    return planned.pins?.[variant]?.[id]?.[item] !== undefined;
  }
  // What was pressed beside a question.
  let pinning;
  function pin(label, act) {
    root.dataset.busy = "";
    pinning = engine.ask({ do: "pin", spec: draft.spec, variant, label, act }).then(({ pins, html }) => {
      focus = [label, act === "other" ? "other" : "keep"];
      if (pins) {
        draft.change(spec => {
          delete spec.pins;
          if (Object.keys(pins).length > 0) spec.pins = pins;
        });
      } else {
        say(html.slip);
      }
      if (!refresh.done()) delete root.dataset.busy;
    });
  }

  /** Numbers of questions with which the sheet takes about so many minutes, each exercise in its share. */
  function countsFor(minutes) {
    const each = reply.exercises.map(({ count, minutes }) => ({ was: count, takes: Math.max(minutes / count, 0.1), count: 1 }));
    let left = minutes - each.reduce((sum, { takes }) => sum + takes, 0);
    for (;;) {
      const [next] = each.filter(({ takes }) => takes / 2 < left).sort((one, other) => (one.count + 1) / one.was - (other.count + 1) / other.was);
      if (!next) return each.map(({ count }) => count);
      next.count += 1;
      left -= next.takes;
    }
  }

  /** What exercises say that are not enough for so many sheets, with buttons for what gives more, and one that leads to them. */
  async function few(sheets) {
    const spec = draft.spec;
    const lines = [];
    for (const [exercise, { variants }] of (reply?.exercises ?? []).entries()) {
      if (variants >= sheets) continue;
      const { ways, html } = await engine.ask({ do: "enough", spec, exercise, sheets });
      const line = Object.assign(document.createElement("p"), { innerHTML: html?.few ?? "" });
      offer(line, ways ?? [], async (key, value) => {
        draft.change(spec => { spec.exercises[exercise][key] = value; });
        shown.draw();
        await refresh();
        await room.shown();
        $("#need-h").focus();
      });
      lines.push(line);
    }
    const line = document.createElement("p");
    line.append(button(escaped(words.changeSheet), () => tab("make")));
    return [...lines, line];
  }

  // ---------- ways in and out ----------

  function say(html) {
    $("#said").hidden = !html;
    $("#said").innerHTML = html ?? "";
    // In the middle: pictures above it that are drawn when they come into sight may move it.
    if (html) $("#said").scrollIntoView({ block: "center" });
  }

  /** Opens a sheet; of one that is not written as YAML nobody wants to know where it goes wrong. */
  async function opened(text, name = "sheet.yaml") {
    const found = await engine.ask({ do: "open", yaml: text });
    if (!found.spec) {
      if (/\.ya?ml$/i.test(name)) found.html.slip = `${words.notOpened} ${found.html.slip}`;
      else found.html.slip = `${words.wrongFile} <bdi>${escaped(name)}</bdi>`;
      say(found.html.slip);
      return found;
    }
    say();
    variant = 0;
    room.forget();
    draft.set(found.spec);
    shown.begin();
    shown.draw();
    await refresh();
    return undefined;
  }

  const titleNow = () => {
    const { title } = draft.spec;
    return String(typeof title === "object" ? title?.en ?? Object.values(title ?? {})[0] : title);
  };
  const out = {
    "print-sheet": () => printed(sheet.sheet),
    "print-key": () => printed(sheet.key),
    save: () => download(`${stemOf(titleNow())}.yaml`, [reply.yaml], "application/yaml"),
    see: () => $("#see").scrollIntoView(),
    class: () => tab("class"),
    async page() {
      const { files } = await engine.ask({ do: "page", spec: reply.yaml, stem: stemOf(titleNow()), engine: $("#engine").textContent });
      if (files) download(files[0].name, [files[0].text], "text/html");
    },
    async link() {
      await draft.write();
      const [{ url }, signs] = [draft.spec, await packed(JSON.stringify(draft.spec))];
      const base = /^https?:$/.test(location.protocol) ? location.href.split("#")[0] : url;
      const link = `${base ?? ""}#s=${signs}`;
      const code = `<code class="copy" dir="ltr" tabindex="0">${link}</code>`;
      const isCopied = await navigator.clipboard.writeText(link).then(() => true, () => false);
      if (!base) return say(`${words.linkFile} ${code}`);
      const drawn = (await engine.ask({ do: "code", address: link })).html.code ?? "";
      return say((isCopied ? words.linked : code) + drawn);
    },
  };

  // ---------- tabs ----------

  function tab(name, isMoved = false) {
    const panel = ["practise", "play"].includes(name) ? "desk" : name;
    if (!document.getElementById(`panel-${panel}`)) return;
    all(".tabs [data-tab]").forEach(button => {
      if (button.dataset.tab === name) {
        button.setAttribute("aria-current", "page");
        button.scrollIntoView({ block: "nearest", inline: "nearest" });
      } else {
        button.removeAttribute("aria-current");
      }
    });
    if ($(`#panel-${panel}`).hidden) scrollTo(0, 0);
    // What had the focus goes out of sight.
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.closest(`#panel-${panel}, .bar`)) $(`.tabs [data-tab=${name}]`).focus({ preventScroll: true });
    all(".panel").forEach(one => { one.hidden = one.id !== `panel-${panel}`; });
    $("#panel-desk").dataset.tab = name;
    const begun = panel === "desk" && desk(isMoved);
    if (panel === "class") room.shown();
    if (panel === "marks") {
      $("#marks-none").hidden = true;
      room.shown().then(() => marks.shown());
    }
    const parts = inAddress();
    parts.delete("t");
    if (name !== "make") parts.set("t", name);
    const hash = `#${parts}`;
    if (hash !== (location.hash || "#")) history.replaceState(null, "", hash);
    draft.keep();
    return begun;
  }

  // ---------- what is touched ----------

  $("#undo").addEventListener("click", () => draft.undo());
  $("#add").addEventListener("click", () => {
    $("#add-h").scrollIntoView({ block: "start" });
    $("#search").focus({ preventScroll: true });
  });
  $("#redo").addEventListener("click", () => draft.redo());
  $("#new").addEventListener("click", () => {
    variant = 0;
    room.forget();
    draft.set(blank());
    $("#title").select();
  });
  $("#open-sheet").addEventListener("click", () => $("#file").click());
  $("#file").addEventListener("change", async () => {
    if ($("#file").files.length > 0) take($("#file").files);
    $("#file").value = "";
  });
  const take = async ([file]) => {
    if (!/\.zip$/i.test(file.name)) return opened(await textOf(file), file.name);
    const refused = await room.take([file]);
    if (refused) return say(refused.html.slip);
    say();
    return tab("class");
  };
  takesFiles($("#panel-make"), take);
  $("[data-at=sheet]").addEventListener("input", event => {
    const control = event.target.closest("[data-key]");
    if (!control) return;
    draft.change(spec => {
      // A title of one's own is that of every language.
      if ([words.titles, words.newTitles].includes(JSON.stringify(spec[control.dataset.key]))) delete spec.title;
      setKey(spec, control);
    }, control.dataset.key);
  });
  $("#minutes").addEventListener("change", ({ target }) => {
    const minutes = Number(target.value);
    if (!(minutes >= 1 && minutes <= 600) || !reply || reply.exercises.length !== draft.spec.exercises.length) {
      target.value = reply?.minutes ?? "";
      return;
    }
    const counts = countsFor(minutes);
    draft.change(spec => spec.exercises.forEach((exercise, at) => { exercise.count = counts[at]; }));
    shown.draw();
  });
  $("#panel-make").addEventListener("click", async event => {
    const button = event.target.closest("button");
    const { do: what, see, version } = button?.dataset ?? {};
    if (what) {
      // What goes out is the sheet as it is set now.
      if (!["see", "class"].includes(what)) {
        await pinning;
        await refresh.done();
      }
      if ((sheet || what === "class") && !button.disabled) out[what]();
    }
    if (see) {
      view.see = see;
      if (sheet) look();
    }
    if (version) {
      variant = Math.max(0, Math.min(variants - 1, variant + Number(version)));
      refresh();
    }
  });

  // ---------- the beginning ----------

  // Nobody changes a sheet that is not there yet.
  $("#panel-make").hidden = true;
  const first = await draft.found();
  draft.set(first ?? example());
  [$("#undo").disabled, $("#redo").disabled] = [!draft.canUndo, !draft.canRedo];
  all("button[data-tab]").forEach(button => button.addEventListener("click", () => tab(button.dataset.tab)));
  const rooms = all(".tabs [data-tab]").map(button => button.dataset.tab);
  const [wanted] = rooms.filter(name => name === inAddress().get("t")).concat("make");
  const needsSheet = ["class", "marks"].includes(wanted);
  $("#panel-make").hidden = wanted !== "make";
  // Who practises or plays does not wait for a sheet.
  if (!needsSheet) await tab(wanted);
  const ready = await new Response(unpackedSigns($("#ready").textContent, "deflate-raw")).text();
  const offered = await gallery(engine, JSON.parse(ready), { add: kind => shown.add(kind), openReady: opened });
  shown = cards(engine, draft, offered.names);
  shown.begin();
  fields();
  shown.draw();
  await refresh();
  // Nor does somebody see a class before its sheet is known.
  const [early] = ["class", "marks"].filter(name => !$(`#panel-${name}`).hidden);
  if (early || needsSheet) tab(early ?? wanted);
  offered.show();
  if (!first && inAddress().has("s")) say(words.notOpened);

  return {
    /** The address says another sheet: a step back, or a link. */
    async moved() {
      const spec = await draft.found(true);
      if (spec) draft.set(spec);
      else say(words.notOpened);
      tab(inAddress().get("t") ?? "make", true);
    },
    tab,
    undo: () => draft.undo(),
    redo: () => draft.redo(),
  };
}
