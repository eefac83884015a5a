// page.js: the glue of a page with the core inside. It carries what is typed to the core and shows what comes back;
// it knows no game, no mathematics and no sentence. It asks nobody else; what is typed is kept by the store of tab.js or scorm.js.
"use strict";
(() => {
  const root = document.documentElement;
  const data = JSON.parse($("#data").textContent);

  const engine = openEngine(async () => $("#engine").textContent, data.lang);

  function turnTheme() {
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    root.dataset.theme = (root.dataset.theme ?? system) === "dark" ? "light" : "dark";
  }

  // ---------- what is kept ----------

  const store = openStore();
  // What shows the parts of the page again, as they are kept; and the workshop to come, where there is one.
  const again = [];
  let practise;
  let current;

  /** Keeps a part of the page, and returns the places in it that are not kept; where nothing is, nobody is told that it is. */
  function keep(name, value) {
    const lost = store.write(name, value);
    all(".keeps").forEach(part => { part.hidden = !lost; });
    return lost ?? [];
  }

  /** For ten seconds the button takes back what it did. */
  function clearing(button) {
    const words = button.textContent;
    let undo, timer;
    button.addEventListener("click", () => {
      const back = undo;
      clearTimeout(timer);
      undo = back ? undefined : store.clear();
      back?.();
      const ready = () => {
        undo = undefined;
        button.textContent = words;
      };
      button.textContent = undo ? button.dataset.undo : words;
      if (undo) timer = setTimeout(ready, 10_000);
      again.forEach(show => show());
    });
  }

  const FIELDS = "input, textarea, [data-part=boxes]";
  const isTicked = field => field.matches("[type=checkbox], [type=radio]");

  /** What is in the fields of a question, one after the other, without those at the end that are empty. */
  function typedIn(form) {
    const values = all(FIELDS, form).map(field => {
      if (field.matches("[data-part]")) return Number("clicked" in field.dataset);
      return isTicked(field) ? Number(field.checked) : field.value;
    });
    return values.slice(0, values.findLastIndex(Boolean) + 1);
  }

  function typeInto(form, values) {
    all(FIELDS, form).forEach((field, place) => {
      const value = values[place];
      if (field.matches("[data-part]")) field.toggleAttribute("data-clicked", Boolean(value));
      else if (isTicked(field)) field.checked = Boolean(value);
      else field.value = value || "";
    });
  }

  // ---------- questions ----------

  /** The signs that the keys for numbers of a phone lack, for a field, as its question writes them; seen where somebody touches. */
  function signs(field, form) {
    const written = all("em", form).map(one => one.textContent).join();
    const wanted = /\(/.test(written) ? ["(", ",", ")", ";"] : written.includes("+") ? ["+", ","] : [","];
    /** @type {any} */
    const row = document.createElement("span");
    row.className = "keys";
    row.append(...wanted.map(sign => Object.assign(document.createElement("button"), { type: "button", textContent: sign })));
    row.addEventListener("click", event => {
      const sign = event.target.closest("button")?.textContent;
      if (!sign) return;
      field.focus();
      field.setRangeText(sign, field.selectionStart, field.selectionEnd, "end");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    return row;
  }

  /** What is in the fields of a question, as it would be written in a cell of an answers table. */
  function answer(form) {
    const fields = within => all("input[type=text], textarea", within);
    const value = field => field.value.trim();
    const filled = texts => texts.some(text => text !== "");
    /** The words of an element with what is in its fields. */
    const said = element => {
      const [words, typed] = [element.cloneNode(true), fields(element).map(value)];
      fields(words).forEach((field, place) => field.replaceWith(`\u0001${typed[place]}\u0002`));
      // A field that touches a word or another field is apart from it.
      const text = words.textContent.replace(/(?<=[\p{L}\d\u0002])\u0001|\u0002(?=[\p{L}\d])/gu, " ");
      return text.replace(/[\u0001\u0002]/g, "").replace(/\s+/g, " ").trim();
    };
    /** What is in the fields of an element; those of a tuple belong together. */
    const typed = element => {
      const places = all("bdi:has(input), input[type=text], textarea", element);
      return places.filter(place => !place.parentElement.closest("bdi")).map(place => {
        if (place.matches("input, textarea")) return value(place);
        const numbers = fields(place).map(value);
        return filled(numbers) ? `(${numbers.join(", ")})` : "";
      });
    };
    if ($("[data-none]:checked", form)) return "none";
    const reading = {
      boxes: part => {
        const boxes = all("input", part);
        // No box may be the answer, once one was clicked and is no longer ticked.
        const some = boxes.some(box => box.checked) || "clicked" in part.dataset;
        return some ? boxes.map(box => (box.checked ? "☑" : "☐")).join(" ") : "";
      },
      choice: part => all("input:checked", part).map(box => said(box.closest("label"))).join(""),
      numbers: part => (filled(typed(part)) ? typed(part).join("; ") : ""),
      // A line that is left out before another keeps its place.
      table: part => {
        const rows = all("[data-row]", part).map(typed);
        const last = rows.findLastIndex(filled);
        return rows.slice(0, last + 1).map(row => (filled(row) ? row.join(" ") : "?")).join(" / ");
      },
      words: part => (filled(typed(part)) ? said(part) : ""),
    };
    const parts = all("[data-part]", form).map(part => reading[part.dataset.part](part));
    const rows = parts.length > 0 ? [] : all("tr", form).map(typed).filter(filled).map(row => row.join(" "));
    return [...parts, ...rows].filter(part => part !== "").join("; ");
  }

  /** What is kept of a question: what is in its fields, or nothing; counts; what it earned; its verdict by number. */
  const asKept = ({ tries, hints, shown, earned, verdict }, form) => [typedIn(form), tries, hints, Number(Boolean(shown)), earned, VERDICTS.indexOf(verdict)];
  const VERDICTS = ["open", "proved", "checked", "refuted"];

  /** Makes a question answer: its form, what names it to the core, what follows where another is wanted, and what is kept of it. */
  function question(place, of, next, kept) {
    const form = $("form.card", place);
    if (!form) return;
    const [understood, hints, outcome] = [$(".understood", form), $(".hints", form), $(".outcome", form)];
    const state = { tries: 0, hints: 0, shown: "", verdict: "open", earned: 0 };
    const check = $("[data-act=check]", form);
    const toCheck = check?.textContent;
    all(".list", form).forEach(field => field.closest("[data-part]").after(signs(field, form)));
    // What was checked last: the same once more is no other try; and what is judged already.
    let checked, judged;
    const changed = () => place.dispatchEvent(new CustomEvent("changed", { bubbles: true }));

    /** Says a verdict in the button that asks for it, or what the button does. */
    function say(verdict) {
      if (!check) return;
      const badge = verdict && $(".verdict .badge", outcome);
      check.innerHTML = badge ? badge.innerHTML : toCheck;
      if (badge) check.dataset.verdict = verdict; else delete check.dataset.verdict;
      if (badge) check.ariaLabel = `${toCheck}: ${badge.innerText}`; else check.removeAttribute("aria-label");
    }

    async function judge(ask) {
      say();
      const typed = judged = answer(form);
      const reply = await ask({ do: "mark", of, answer: typed });
      if (reply.stopped) return;
      tell(understood, reply.html.understood ?? reply.html.slip, !reply.html.understood);
      outcome.innerHTML = reply.html.verdict ?? "";
      say(reply.verdict);
      if (!reply.verdict) return;
      const { mistake, looks, points } = reply.marked;
      const tries = state.tries + (typed === checked ? 0 : 1);
      checked = typed;
      // Whoever has seen the solution earns nothing more.
      if (state.shown) $(".verdict > .label:last-child", outcome)?.replaceWith($("#after-show")?.content.cloneNode(true) ?? "");
      const earned = state.shown ? state.earned : Math.max(state.earned, points);
      Object.assign(state, { tries, verdict: reply.verdict, earned, note: mistake ? looks : "", mistake: mistake ?? "" });
      changed();
    }

    async function hint(level) {
      const most = Number(form.dataset.hints);
      if (level > most) return;
      state.hints = level;
      // It keeps the focus: a button that is disabled would lose it.
      if (level === most) $("[data-act=hint]", form).setAttribute("aria-disabled", "true");
      const reply = await engine.ask({ do: "hint", of, level });
      if (level === state.hints) hints.innerHTML = reply.html.hint ?? "";
      changed();
    }

    async function show() {
      state.shown = $("[data-act=show]", form).textContent;
      const reply = await engine.ask({ do: "show", of });
      all(".solution", outcome).forEach(solution => solution.remove());
      outcome.insertAdjacentHTML("beforeend", reply.html.solution ?? reply.html.slip);
      changed();
    }

    const understand = settled(async () => {
      const typed = answer(form);
      if (!check) return;
      if (typed === judged) return;
      if (typed === "") return tell(understood, "");
      const reply = await engine.ask({ do: "mark", of, answer: typed, look: true });
      if (answer(form) === typed) tell(understood, reply.html?.understood ?? reply.html?.slip, !reply.html?.understood);
    }, 400);

    // The line that a touched picture fills: that of the last focus, then the next empty one.
    const lines = all(".answer[data-part]", form);
    const fields = line => all("input[type=text]", line);
    const filled = line => fields(line).map(field => field.value);
    const empty = line => filled(line).every(value => value === "");
    let [current, focused] = [lines[0], undefined];
    // Places that say a list: its field, or those of its one item.
    const ofList = all("input[type=text], textarea", $("[data-part=numbers]", form) ?? form);
    const listed = () => (ofList.length > 1 ? `(${ofList.map(field => field.value.replace("−", "-")).join()})` : ofList[0]?.value ?? "");
    const draw = () => (touched(form)?.isList ? touched(form).list(listed()) : touched(form)?.show(current ? filled(current) : [], lines.filter(line => line !== current).map(filled)));
    if ("up" in form.dataset) sorting(form, ofList[0]);
    form.addEventListener("focusin", event => {
      const line = event.target.closest(".answer[data-part]");
      if (!line) return;
      current = focused = line;
      draw();
    });
    touching(form, place => {
      const picture = touched(form);
      if (picture.isList) {
        const chosen = picture.pick(place, ofList.length > 1);
        const numbers = (chosen[0] ?? "").match(/-?\d+/g) ?? [];
        ofList.forEach((field, at) => { field.value = ofList.length > 1 ? numbers[at] ?? "" : chosen.join(", "); });
        return form.dispatchEvent(new Event("input", { bubbles: true }));
      }
      const said = picture.alone ? picture.says(place) : picture.press(place).fields;
      // Where one place says all, a place says its line, or takes it back.
      const known = picture.alone && lines.find(line => same(filled(line), said));
      // What was not right makes room for another.
      if (picture.alone && !known && state.verdict === "refuted") lines.forEach(line => fields(line).forEach(field => { field.value = ""; }));
      if (known) current = known;
      else if (picture.alone) current = focused && empty(focused) ? focused : lines.find(empty) ?? current;
      focused = undefined;
      fields(current).forEach((field, at) => { field.value = (known ? "" : said?.[at]) ?? ""; });
      if (picture.alone) draw();
      form.dispatchEvent(new Event("input", { bubbles: true }));
    });

    form.addEventListener("input", event => {
      // What is written beside a choice is that choice.
      const choice = event.target.closest("label")?.querySelector("input[type=radio]");
      if (choice && event.target.value.trim() !== "") choice.checked = true;
      outcome.replaceChildren();
      say();
      // What is there is not none, and where there is none nothing else is.
      const none = $("[data-none]", form);
      if (none && event.target !== none) none.checked = false;
      if (event.target === none && none.checked) {
        all("input, textarea", form).filter(field => field !== none).forEach(field => {
          field[field.type === "checkbox" ? "checked" : "value"] = "";
        });
      }
      if (event.target.type === "checkbox") {
        all("[data-part=boxes]", form).forEach(part => { part.toggleAttribute("data-clicked", event.target !== none); });
      }
      if (event.target !== form) draw();
      judged = undefined;
      understand();
      if (state.verdict === "open") return;
      Object.assign(state, { verdict: "open", note: "", mistake: "" });
      changed();
    });
    form.addEventListener("submit", event => {
      event.preventDefault();
      if (check && !stops(engine, check)) judge(request => asked(engine, check, request)).then(() => reveal($(".verdict", outcome) ?? understood));
    });
    form.addEventListener("click", event => {
      const act = event.target.closest("[data-act]")?.dataset.act;
      if (act === "hint") hint(state.hints + 1).then(() => reveal($(".hint", hints)));
      if (act === "show") show().then(() => reveal($(".solution", outcome)));
      if (act === "another") next();
    });

    async function restore([typed, tries, hinted, shown, earned, verdict]) {
      Object.assign(state, { tries, earned, verdict: VERDICTS[verdict] ?? "open" });
      typeInto(form, typed || []);
      draw();
      const seen = [hinted && hint(hinted), shown && show()];
      if (!typed || state.verdict === "open") return understand();
      checked = answer(form);
      await Promise.all(seen);
      const solution = $(".solution", outcome);
      await judge(request => engine.ask(request));
      if (solution) outcome.append(solution);
    }
    if (kept) restore(kept);
    return state;
  }

  // ---------- any position, and a game from it ----------

  function anyPosition() {
    const [field, misere, line] = [$("#position"), $("#misere"), $("#understood")];
    const own = $("#own");
    const wanted = () => ({ position: field.value, misere: misere.checked, own: own.value });
    const asIs = request => Object.entries(wanted()).every(([key, value]) => request[key] === value);

    /** Reads and draws what is typed; while a game from there is on, its own picture is enough. */
    async function look(isPlayed = false) {
      const request = wanted();
      const reply = await engine.ask({ do: "solve", look: true, ...request });
      if (!asIs(request)) return;
      $("#picture").hidden = isPlayed;
      tell(line, reply.html.understood ?? reply.html.slip, !reply.html.understood);
      field.setAttribute("aria-invalid", String(!reply.html.understood));
      redraw($("#picture"), reply.html.picture);
    }

    touching($("#picture"), place => {
      const { fields } = touched($("#picture")).press(place);
      // Nothing is said by a place that is let go before the picture is drawn again.
      if (!fields) return;
      field.value = fields[0];
      change();
      look();
    });

    const typed = settled(() => look(), 400);
    function close() {
      keep("ask", wanted());
      $("#answers").hidden = true;
      all("#answers details").forEach(part => { part.open = false; });
    }
    function change() {
      close();
      typed();
    }
    const game = $("#any-game");
    game.addEventListener("input", () => { field.value = game.value; });
    field.addEventListener("input", () => { game.value = all("option", game).find(({ value }) => value.split(" ")[0] === field.value.trim().split(" ")[0])?.value ?? ""; });
    $("#ask").addEventListener("input", change);
    $("#ask").addEventListener("submit", async event => {
      event.preventDefault();
      const button = $("#ask .main");
      if (stops(engine, button)) return;
      const request = wanted();
      const { html, stopped } = await asked(engine, button, { do: "solve", ...request });
      if (stopped || !asIs(request)) return;
      tell(line, html.understood ?? html.slip, !html.understood);
      if (!html.who) return;
      $("#picture").hidden = false;
      $("#picture").innerHTML = html.picture;
      for (const [place, part] of Object.entries({ who: html.who, value: html.value, winning: html.moves, why: html.why })) {
        $(`#${place}`).innerHTML = part;
      }
      $("#answers").hidden = false;
      $("#answers details").open = true;
    });
    const begins = games($(".game-pane"), engine, game => keep("game", game));
    /** A game has a picture of its own; that of its beginning would be taken for it. */
    const play = async wanted => {
      const reply = await begins({ ...wanted, seed: data.seed, moves: [] });
      if (!reply.error) $("#picture").hidden = true;
      return reply;
    };
    goingOn($("#main"), engine, () => ({ own: own.value }));
    $("#begin").addEventListener("click", async event => {
      const button = event.target.closest("[data-second]");
      if (!button) return;
      const reply = await play({ ...wanted(), second: Boolean(button.dataset.second) });
      if (reply.error) tell(line, reply.html.slip, true);
    });
    // What refutes a wrong answer, played on.
    $("#main").addEventListener("click", event => {
      const from = event.target.closest("[data-play]")?.dataset;
      if (from) current?.then(shop => shop.tab("play"));
      if (!from) return;
      // A new game from there begins there, too.
      [field.value, misere.checked] = [from.play, "misere" in from];
      close();
      play({ ...wanted(), second: false });
      look(true);
    });
    function restore() {
      const kept = store.read("ask");
      field.value = kept?.position ?? field.defaultValue;
      misere.checked = kept?.misere ?? false;
      own.value = kept?.own ?? "";
      $("#own-game").open = own.value !== "";
      close();
    }
    const shown = () => {
      const game = store.read("game");
      begins.again(game);
      return look(Boolean(game));
    };
    again.push(() => {
      restore();
      shown();
    });
    restore();
    return shown;
  }

  // ---------- procedures, step by step ----------

  function procedures() {
    const [procedure, numbers] = [$("#procedure"), $("#numbers")];
    const show = stepper($("#step"), $("#step-tools"));

    procedure.addEventListener("change", () => { numbers.value = $("option:checked", procedure).dataset.example; });
    $("#steps").addEventListener("input", () => {
      tell($("#numbers-says"), "");
      show([]);
    });
    $("#steps").addEventListener("submit", async event => {
      event.preventDefault();
      const { html } = await engine.ask({ do: "steps", procedure: procedure.value, numbers: numbers.value });
      tell($("#numbers-says"), html.slip, true);
      show(html.steps ?? []);
    });
  }

  // ---------- the student's sheet ----------

  function sheets() {
    const [gate, line, field] = [$("#gate"), $("#found"), $("#id")];
    // As the engine reads it.
    const spec = data.spec;
    let sheet;

    async function open(id) {
      const reply = await engine.ask({ do: "sheet", spec, ...(id === undefined ? {} : { id }) });
      if (reply.error) return tell(line, reply.html.slip, true);
      // The sheet that is open keeps its answers.
      if (reply.id === sheet?.id) {
        field.value = reply.id;
        return tell(line, reply.html.found);
      }
      sheet = { id: reply.id, questions: reply.questions };
      field.value = reply.id;
      tell(line, reply.html.found);
      $("#sheet-title").textContent = reply.title;
      $("#sheet-id").textContent = reply.id;
      $("#sheet-intro").innerHTML = reply.html.intro;
      $("#questions").innerHTML = reply.html.sheet;
      const kept = store.read(reply.id) ?? [];
      places().forEach((place, item) => { sheet.questions[item].state = card(place, item, kept[item]); });
      result();
      $("#sheet").hidden = false;
      history.replaceState(null, "", `#${reply.id}`);
    }

    const places = () => all("#questions [data-item]");

    /** The table of what became of each question, and the same in a line of text. */
    function result() {
      const mark = verdict => $(`template[data-state="${verdict}"]`);
      $("#result").replaceChildren(...sheet.questions.map(({ label, state: { verdict, tries, hints, shown, note } }) => {
        const row = $("#row").content.firstElementChild.cloneNode(true);
        row.cells[0].textContent = label;
        row.cells[1].append(mark(verdict).content.cloneNode(true));
        [tries, shown ? `${hints} + ${shown}` : hints, note ?? ""].forEach((cell, place) => { row.cells[place + 2].textContent = cell; });
        return row;
      }));
      const codes = sheet.questions.map(({ label, state: { verdict, hints, shown, mistake } }) =>
        `${label}=${mark(verdict).dataset.code}${mistake ? `:${mistake}` : ""}${hints > 0 ? `+h${hints}` : ""}${shown ? "+s" : ""}`);
      $("#line-of-result").textContent = `${sheet.id} ${codes.join(" ")}`;
    }

    /** Keeps what is written on the sheet, and reports what it earned as soon as something was judged. */
    function keepSheet() {
      // While a sheet is cleared there is none.
      if (!sheet) return;
      const { id, questions } = sheet;
      const lost = keep(id, places().map((place, item) => asKept(questions[item].state, $("form", place))));
      const noRoom = $("#no-room");
      if (noRoom) {
        noRoom.hidden = lost.length === 0;
        $("b", noRoom).textContent = lost.map(item => questions[item].label).join(", ");
      }
      if (!questions.some(({ state }) => state.tries > 0)) return;
      const sum = what => questions.reduce((all, question) => all + what(question), 0);
      store.report({
        earned: sum(({ state }) => state.earned),
        of: sum(({ points }) => points),
        left: questions.filter(({ state }) => state.verdict === "open" && !state.shown).length,
      });
    }

    /** A question of the sheet, and those like it below. */
    function card(place, item, kept) {
      let step = -1;
      const of = { spec, id: sheet.id, item };
      const next = async () => {
        step += 1;
        const like = { ...of, another: step };
        const { html } = await engine.ask({ do: "another", of: like });
        let below = $(".like", place);
        if (!below) place.append(below = Object.assign(document.createElement("div"), { className: "like" }));
        below.innerHTML = html.question ?? html.slip;
        question(below, like, next);
        $("input, button", below)?.focus();
      };
      return question(place, of, next, kept);
    }

    gate.addEventListener("submit", event => {
      event.preventDefault();
      open(field.value);
    });
    $("#any").addEventListener("click", () => open());
    $("#questions").addEventListener("changed", event => {
      const item = event.target.closest("[data-item]");
      // Those like it count by themselves.
      if (event.target !== item || !sheet) return;
      result();
      keepSheet();
    });
    $("#questions").addEventListener("input", keepSheet);
    again.push(() => {
      const id = sheet?.id;
      sheet = undefined;
      if (id) open(id);
    });
    $("#print").addEventListener("click", () => print());
    $("#copy").addEventListener("click", async () => {
      const line = $("#line-of-result");
      line.hidden = false;
      try {
        await navigator.clipboard.writeText(line.textContent);
        $("#copied").hidden = false;
      } catch {
        getSelection().selectAllChildren(line);
      }
    });
    const fromAddress = () => {
      if (!/^#nb-/i.test(location.hash)) return;
      field.value = location.hash.slice(1);
      if (field.value !== sheet?.id) open(field.value);
    };
    addEventListener("hashchange", fromAddress);
    fromAddress();
    if (field.value === "" && store.sheet) open(store.sheet);
  }

  // ---------- the beginning ----------

  /** Makes the page answer that was just drawn. */
  function begin() {
    again.length = 0;
    practise = undefined;
    $("#theme").hidden = false;
    $("#theme").addEventListener("click", turnTheme);
    all(".clear").forEach(clearing);
    engine.ready.then(() => {
      all(".scripted:not(#sheet)").forEach(part => { part.hidden = false; });
      // What is quick comes first: requests wait for one another.
      if (data.spec) sheets();
      if ($("#panel-make")) current = workshop({ engine, store, desk, card: question });
      else desk();
    }, () => { $("#failed").hidden = false; });
  }
  /** The desk, asked for when it is looked at; where an address that was typed is followed, so is what is practised. */
  async function desk(isMoved = false) {
    if (practise) return isMoved ? practise() : undefined;
    procedures();
    practise = practising({ engine, store, keep, card: question, asKept });
    again.push(practise);
    // What somebody types meanwhile stays.
    const look = anyPosition();
    await practise();
    return look();
  }

  // What the program wrote in each language: that of the page, and the others as they are packed.
  const written = {};

  /** The page in another language. */
  async function inLanguage(lang) {
    const packed = $(`script[data-lang="${lang}"]`);
    const { html, dir } = written[lang] ??= { html: await new Response(unpackedSigns(packed.textContent, "deflate-raw")).text(), dir: packed.dataset.dir };
    $("#page").innerHTML = html;
    Object.assign(document.documentElement, { lang, dir });
    engine.lang = lang;
    store.write("lang", lang);
    begin();
    $("#lang").focus();
  }

  engine.ready = engine.start();
  if ($("#page")) {
    const { lang, dir } = document.documentElement;
    written[lang] = { html: $("#page").innerHTML, dir };
    document.addEventListener("change", event => {
      const target = /** @type {any} */ (event.target);
      if (target.id === "lang") inLanguage(target.value);
    });
    addEventListener("popstate", () => current?.then(shop => shop.moved()));
    document.addEventListener("keydown", event => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || /** @type {any} */ (event.target).matches("input[type=text], textarea")) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) current?.then(shop => shop.redo());
      else current?.then(shop => shop.undo());
    });
  }
  const lang = $("#page") && store.read("lang");
  if (lang && $(`script[data-lang="${lang}"]`)) inLanguage(lang);
  else begin();
})();
