// answer.js: what a reader changes in the book, and what the core answers. It carries text to the core and shows what
// comes back; it knows no game, no mathematics and no sentence. It stores nothing and asks for nothing but
// nimbook-engine.js beside it, once, when a reader first asks something.
(() => {
  const folder = new URL(".", document.currentScript.src);
  const words = JSON.parse(document.body.dataset.live);
  const $ = (selector, within = document) => within.querySelector(selector);
  const { make, prepare } = window.nimbook;

  /** The engine's file, read like a script: pages from disk may read no other way. */
  const packed = () => new Promise((done, failed) => {
    const script = make("script", { ".src": new URL("nimbook-engine.js", folder).href });
    script.onload = () => done(window.nimbookEngine);
    script.onerror = () => failed(new Error(words.failed));
    document.head.append(script);
  });

  let engine;

  /** The reply of the core; while it is awaited, the button stops it. */
  async function ask(button, request) {
    engine ??= openEngine(packed, document.documentElement.lang);
    engine.ready ??= engine.start();
    const label = button.textContent;
    const timer = setTimeout(() => {
      button.textContent = words.stop;
      button.dataset.busy = "";
    }, 300);
    try {
      await engine.ready;
      return await engine.ask(request);
    } catch {
      return { html: { slip: words.failed } };
    } finally {
      clearTimeout(timer);
      button.textContent = label;
      delete button.dataset.busy;
    }
  }

  let used = 0;

  /** The form in which a block is changed; what comes of it is shown below. */
  function changing(host) {
    const { before, text, says } = host.dataset;
    const several = host.matches(".claim") && host.dataset.change !== "chomp-row";
    const field = several ? make("textarea", { rows: Math.min(text.split("\n").length + 1, 14), ".value": text })
      : make("input", { type: "text", ".value": text });
    for (const [name, value] of [["spellcheck", "false"], ["autocomplete", "off"], ["dir", "ltr"]]) field.setAttribute(name, value);
    const check = make("button", { type: "submit", class: "main" }, words.check);
    const reset = make("button", { type: "button" }, words.reset);
    const outcome = make("div", { class: "outcome", role: "status" });
    const form = make("form", { class: "yours" }, make("label", {}, says, field),
      make("p", { class: "tools" }, check, reset), outcome);
    const id = used += 1;

    // A text that is being changed has no verdict.
    field.addEventListener("input", () => outcome.replaceChildren());
    field.addEventListener("keydown", event => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
    });
    reset.addEventListener("click", () => {
      field.value = text;
      outcome.replaceChildren();
    });
    form.addEventListener("submit", async event => {
      event.preventDefault();
      if ("busy" in check.dataset) { engine.stop(); return; }
      const asked = field.value;
      const of = $(".claim .name", host.parentElement) && host.getAttribute("aria-label");
      const reply = await ask(check, { do: "block", before, text: asked, id, of: of ?? "" });
      if (field.value !== asked) return;
      outcome.innerHTML = reply.stopped ? words.stopped : reply.html.block ?? reply.html.slip;
      prepare(outcome);
    });
    return form;
  }

  /** The button with which a reader begins to change a block. */
  function changeable(host) {
    const button = make("button", { type: "button", "aria-expanded": "false" }, words.change);
    let form;
    button.addEventListener("click", () => {
      if (!form) host.after(form = changing(host));
      else form.hidden = !form.hidden;
      button.setAttribute("aria-expanded", String(!form.hidden));
      if (!form.hidden) $("input, textarea", form).focus();
    });
    const tools = make("p", { class: "tools" }, button);
    const how = $(":scope > .how", host);
    if (how) how.before(tools); else host.append(tools);
  }

  /** Closes an answer until the reader has guessed, or asks for it. While it is closed it is not in the page, so that no
      search finds it; paper has it all the same. */
  function guessed(template) {
    const host = template.closest("[data-change]");
    const answer = template.nextElementSibling;
    const form = template.content.firstElementChild.cloneNode(true);
    const check = make("button", { type: "submit", class: "main", ".disabled": true }, words.check);
    const without = make("button", { type: "button", class: "link" }, words.without);
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
      if ("busy" in check.dataset) { engine.stop(); return; }
      const { before, text } = host.dataset;
      const reply = await ask(check, { do: "block", before, text, guess: said() });
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

  // The page of the whole book is for paper and for one search through all of it.
  if (document.body.dataset.kind !== "chapter") return;
  document.querySelectorAll("template.guess").forEach(guessed);
  document.querySelectorAll("[data-change]").forEach(changeable);
  addEventListener("beforeprint", () => paper(true));
  addEventListener("afterprint", () => paper(false));
  matchMedia("print").addEventListener("change", event => paper(event.matches));
})();
