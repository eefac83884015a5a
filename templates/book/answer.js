// answer.js: what a reader changes in the book, and what the core answers. It carries text to the core and shows what
// comes back; it knows no game, no mathematics and no sentence. It stores nothing and asks for nothing but
// nimbook-engine.js beside it, once, when a reader first asks something.
(() => {
  const folder = new URL(".", document.currentScript.src);
  const words = JSON.parse(document.body.dataset.live);
  const { make, prepare } = window.nimbook;

  /** The engine's file, read like a script: pages from disk may read no other way. */
  const packed = () => new Promise((done, failed) => {
    const script = make("script", { ".src": new URL("nimbook-engine.js", folder).href });
    script.onload = () => done(window.nimbookEngine);
    script.onerror = () => failed(new Error(words.failed));
    document.head.append(script);
  });

  let opened;

  /** The engine, which is read when something is first asked. */
  const engine = {
    async ask(request) {
      opened ??= openEngine(packed, document.documentElement.lang);
      opened.ready ??= opened.start();
      try {
        await opened.ready;
        return await opened.ask(request);
      } catch {
        return { error: words.failed, html: { slip: words.failed } };
      }
    },
    stop: () => opened.stop(),
  };

  const button = (says, attributes = {}) => make("button", { type: "button", ...attributes }, says);
  const submit = says => make("button", { type: "submit", class: "main", "data-stop": words.stop }, says);

  let used = 0;

  /** The form in which a block is changed: what is typed or touched is understood below it, and what comes of it is shown
      last. */
  function changing(host) {
    const { before, text, says } = host.dataset;
    const several = host.matches(".claim") && host.dataset.change !== "chomp-row";
    const field = several ? make("textarea", { rows: Math.min(text.split("\n").length + 1, 14), ".value": text })
      : make("input", { type: "text", ".value": text });
    for (const [name, value] of [["spellcheck", "false"], ["autocomplete", "off"], ["dir", "ltr"]]) field.setAttribute(name, value);
    const [check, reset] = [submit(words.check), button(words.reset)];
    const understood = make("div", { class: "understood", role: "status", ".hidden": true });
    const stage = make("div", { class: "stage" });
    const outcome = make("div", { class: "outcome", role: "status" });
    const form = make("form", { class: "yours" }, make("label", {}, says, field), understood, stage,
      make("p", { class: "tools" }, check, reset), outcome);
    const id = used += 1;
    let refused = false, slip;

    /** Reads and draws what is typed. */
    async function look() {
      const typed = field.value;
      const { html } = await engine.ask({ do: "block", before, text: typed, id, look: true });
      if (field.value !== typed) return;
      slip = html.understood ? undefined : html.slip;
      if (!refused) tell(understood, html.understood ?? html.slip, !html.understood);
      redraw(stage, html.stage);
    }
    const later = settled(look, 400);

    // A text that is being changed has no verdict.
    function changed(now) {
      outcome.replaceChildren();
      [refused, slip] = [false, undefined];
      (now ? look : later)();
    }

    field.addEventListener("input", () => changed());
    field.addEventListener("keydown", event => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
    });
    touching(stage, place => {
      const { fields } = touched(place.closest(".places")).press(place);
      // Nothing is said by a place that is let go before the picture is drawn again.
      if (!fields) return;
      field.value = fields[0];
      changed(true);
    });
    reset.addEventListener("click", () => {
      field.value = text;
      changed(true);
    });
    form.addEventListener("submit", async event => {
      event.preventDefault();
      if (stops(engine, check)) return;
      const typed = field.value;
      const of = $(".claim .name", host.parentElement) && host.getAttribute("aria-label");
      const reply = await asked(engine, check, { do: "block", before, text: typed, id, of: of ?? "" });
      if (field.value !== typed) return;
      // What cannot be read says so once.
      refused = Boolean(reply.html?.slip);
      if (refused) tell(understood, "");
      // Who typed knows the place of a slip better than who checked the whole.
      outcome.innerHTML = reply.stopped ? words.stopped : reply.html.block ?? slip ?? reply.html.slip;
      prepare(outcome);
    });
    look();
    return form;
  }

  // One game at a time, and one procedure: they come to the block that is asked.
  let game, stepping;

  /** A game from a position, below its block. */
  async function play(host, { position, misere }) {
    if (!game) {
      const pane = $("template.game").content.firstElementChild.cloneNode(true);
      game = { pane, begin: games(pane, engine) };
      const sides = [["", words.first], ["1", words.second]].map(([second, says]) => button(says, { "data-second": second }));
      $(".game-tools", pane).append(...sides);
      pane.addEventListener("click", event => {
        const from = event.target.closest("[data-play]")?.dataset;
        if (from) game.begin({ ...game.start, position: from.play });
      });
      goingOn(pane, engine);
      sides.forEach(side => side.addEventListener("click", () => game.begin({ ...game.start, second: side.dataset.second !== "" })));
    }
    game.start = { position, misere, seed: "", moves: [] };
    host.after(game.pane);
    const reply = await game.begin(game.start);
    if (!reply.error) return;
    game.pane.hidden = false;
    tell($(".game-slip", game.pane), reply.html.slip, true);
  }

  /** The steps of a procedure, below its block. */
  async function steps(host, request) {
    if (!stepping) {
      const place = make("div", { role: "status" });
      const tools = make("p", { class: "tools" }, button(words.stepBack, { "data-far": "-1" }), button(words.stepOn, { "data-far": "1" }));
      stepping = { pane: make("div", { class: "steps-pane", role: "group", "aria-label": words.steps }, place, tools), show: stepper(place, tools), tools, place };
    }
    host.after(stepping.pane);
    const { html } = await engine.ask({ do: "steps", ...request });
    stepping.show(html.steps ?? []);
    if (html.slip) tell(stepping.place, html.slip, true);
    else $("[data-far='1']", stepping.tools).focus();
  }

  /** The buttons with which a reader begins to change a block, to play from its position or to see its steps. */
  function changeable(host) {
    const change = button(words.change, { "aria-expanded": "false" });
    let form;
    change.addEventListener("click", () => {
      if (!form) host.after(form = changing(host));
      else form.hidden = !form.hidden;
      change.setAttribute("aria-expanded", String(!form.hidden));
      if (!form.hidden) $("input, textarea", form).focus();
    });
    /** What the block is about as it was changed. */
    const about = () => {
      const { before, text } = host.dataset;
      const field = form && !form.hidden && $("input, textarea", form);
      return engine.ask({ do: "block", before, text: field ? field.value : text, look: true });
    };
    const beside = () => (form && !form.hidden ? form : host);
    const tools = make("p", { class: "tools" }, change);
    for (const [offer, says, does] of [
      ["play", words.play, reply => reply.position && play(beside(), reply)],
      ["steps", words.steps, reply => reply.steps && steps(beside(), reply.steps)],
    ]) {
      if (!host.dataset.offers?.split(" ").includes(offer)) continue;
      const begin = button(says, { "data-does": offer });
      begin.addEventListener("click", async () => does(await about()));
      tools.append(begin);
    }
    const how = $(":scope > .how", host);
    if (how) how.before(tools); else host.append(tools);
  }

  /** Closes an answer until the reader has guessed, or asks for it. While it is closed it is not in the page, so that no
      search finds it; paper has it all the same. */
  function guessed(template) {
    const host = template.closest("[data-change]");
    const answer = template.nextElementSibling;
    const form = template.content.firstElementChild.cloneNode(true);
    const [check, without] = [submit(words.check), button(words.without, { class: "link" })];
    check.disabled = true;
    form.append(make("p", { class: "tools" }, check, without));
    const compared = make("div", { class: "compared", role: "status", tabindex: "-1" });
    const said = () => [...form.querySelectorAll("fieldset, input[type=text]")].map(part =>
      (part.matches("input") ? part.value : $(":checked", part)?.value ?? "").trim());

    template.after(compared, form);
    answer.remove();
    closed.set(form, answer);

    const show = () => {
      closed.delete(form);
      form.replaceWith(answer);
      if (answer.matches("details")) answer.open = true;
      prepare(answer);
      compared.focus({ preventScroll: true });
    };
    without.addEventListener("click", show);
    form.addEventListener("input", () => { check.disabled = said().every(part => part === ""); });
    form.addEventListener("submit", async event => {
      event.preventDefault();
      if (stops(engine, check)) return;
      const { before, text } = host.dataset;
      const reply = await asked(engine, check, { do: "block", before, text, guess: said() });
      compared.innerHTML = reply.stopped ? words.stopped : reply.html.compared ?? reply.html.slip;
      if (reply.html?.compared) show();
    });
  }

  /** Answers that are closed, by the form that is in their place. */
  const closed = new Map();

  /** Paper has the answers that are closed, and the screen has not. */
  function paper(printing) {
    for (const [form, answer] of closed) {
      if (printing) form.after(answer); else answer.remove();
    }
  }

  const { kind } = document.body.dataset;
  if (kind === "cover") return;
  // The page of the whole book is for one search through all of it, so its answers stay open.
  if (kind === "chapter") all("template.guess").forEach(guessed);
  all("[data-change]").forEach(changeable);
  // A board is played on its picture, and needs no list of moves.
  all("[data-offers~=play] > .play").forEach(board => board.removeAttribute("data-game"));
  addEventListener("beforeprint", () => paper(true));
  addEventListener("afterprint", () => paper(false));
  matchMedia("print").addEventListener("change", event => paper(event.matches));
})();
