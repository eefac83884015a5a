// paper.js: the sheet as it is printed, its key, and the same on a phone; one variant at a time, and one question drawn anew.
"use strict";

/** What stands beside the questions of a preview. */
const BESIDE = `
  html { zoom: .72; background: none; } body { background: none; }
  .sheet { margin: 0 auto; border: 0; min-block-size: 65rem; box-shadow: 0 1px 3px #0003; }
  .onq { display: flex; gap: 4px; justify-content: flex-end; grid-column: 1 / -1; margin-block-start: 8px; }
  .onq button { font: 15px/1.4 var(--sans); min-block-size: 34px; padding: 2px 12px; border: 1px solid var(--hair); border-radius: 3px; background: none; color: var(--soft); cursor: pointer; }
  @media (pointer: coarse) { .onq button { min-block-size: 68px; padding-inline: 20px; font-size: 22px; } }
  .onq button:hover { border-color: var(--ink); color: var(--ink); }
  .onq button[aria-pressed=true]::before { content: "✓ "; }
  .onq button[aria-pressed=true] { background: var(--accent); color: var(--page); border-color: var(--accent); }
  @media (max-width: 34rem) { html { zoom: .62; } .sheet { padding-inline: 1.2rem; } }
  @media print { .onq { display: none; } }`;

/** The preview; `ask` gives the sheet of a variant by the core, `pin` is told what to do with a question. */
function paper({ pin }) {
  const [frame, phone] = [$("#paper"), $("#phone")];
  let [head, see] = ["", "sheet"];

  /** The questions of a page in their order, items by themselves. */
  const questions = page => all(".exercise", page).flatMap(exercise => {
    const items = all(".item", exercise);
    return items.length > 0 ? items : [exercise];
  });

  function marks(page, labels, isKept) {
    const places = questions(page);
    if (places.length !== labels.length) return;
    places.forEach((place, at) => {
      const beside = page.importNode($("#marks-of-question").content.firstElementChild, true);
      beside.dataset.label = labels[at];
      all("button", beside).forEach(button => button.setAttribute("aria-label", `${button.textContent} (${labels[at]})`));
      $("[data-pin=keep]", beside).setAttribute("aria-pressed", String(isKept(labels[at])));
      place.append(beside);
    });
  }

  function fit() {
    const page = frame.contentDocument;
    // On a phone the page scrolls, not the frame in it.
    frame.style.blockSize = matchMedia("(max-width: 34rem)").matches ? `${page.documentElement.getBoundingClientRect().height + 24}px` : "";
  }

  /** Shows a page of the core; a frame that has one already takes its body only. */
  function show(html, finish) {
    const [start] = html.match(/<html[^>]*>/) ?? [""];
    const page = frame.contentDocument;
    const ready = () => {
      const page = frame.contentDocument;
      page.documentElement.dataset.theme = "light";
      finish(page);
      fit();
    };
    if (start === head && page?.body?.firstChild) {
      const at = page.scrollingElement.scrollTop;
      page.body.innerHTML = html.slice(html.indexOf("<body>") + 6, html.lastIndexOf("</body>"));
      ready();
      page.scrollingElement.scrollTop = at;
      return;
    }
    head = start;
    frame.addEventListener("load", () => {
      const page = frame.contentDocument;
      page.head.append(Object.assign(page.createElement("style"), { textContent: BESIDE }));
      page.addEventListener("click", event => {
        const button = event.target.closest("[data-pin]");
        if (button) pin(button.closest(".onq").dataset.label, button.dataset.pin === "keep" && button.getAttribute("aria-pressed") === "true" ? "free" : button.dataset.pin);
      });
      ready();
    }, { once: true });
    frame.srcdoc = html.replace(/<script[\s\S]*?<\/script>/g, "");
  }

  return {
    get see() { return see; },
    set see(what) {
      see = what;
      all("[data-see]").forEach(button => button.setAttribute("aria-pressed", String(button.dataset.see === what)));
      [frame.hidden, phone.hidden] = [what === "phone", what !== "phone"];
    },
    draw(reply, isKept, focus) {
      show(reply[see] ?? reply.sheet, page => {
        if (see !== "sheet") return;
        marks(page, reply.labels, isKept);
        if (focus) $(`[data-label="${focus[0]}"] [data-pin=${focus[1]}]`, page)?.focus();
      });
    },
    phone,
  };
}
