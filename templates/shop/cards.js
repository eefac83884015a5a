// cards.js: the exercises of the sheet as cards, with the controls that the core makes; what is set goes into the sheet, and
// what that leads to comes back to its control.
"use strict";

/** What a control says: nothing where that is what is meant without it. */
function valueOf(control) {
  const { as, usual } = control.dataset;
  const typed = control.value?.trim() ?? "";
  const number = text => (/^\d+$/.test(text) ? Number(text) : text);
  switch (as) {
    case "range": {
      const [least, most] = all("input", control).map(field => field.value.trim());
      return least === most ? number(least) : `${least}..${most}`;
    }
    case "truth": return control.checked || undefined;
    case "level": {
      const level = $("input:checked", control)?.value ?? "";
      if (level.includes(",")) return level.split(",").map(one => Number(one));
      return level === "" ? undefined : number(level);
    }
    case "lines": {
      const lines = control.value.split("\n").map(line => line.trim()).filter(Boolean);
      return lines.length > 0 ? lines : undefined;
    }
    case "text": return control.value.trim() === "" ? undefined : control.value;
    default: {
      if (typed === "" || typed === usual) return undefined;
      if (control.dataset.key === "game" && typed.includes("\n")) return typed.split("\n");
      return number(typed);
    }
  }
}

/** A button in a sentence. */
function button(html, act) {
  const made = Object.assign(document.createElement("button"), { type: "button", className: "link", innerHTML: html });
  made.addEventListener("click", act);
  return made;
}

/** Appends to a line a button for each way out; `take` is given the key and the value that it sets. */
function offer(line, ways, take) {
  for (const { key, value, html } of ways) line.append(" ", button(html, () => take(key, value)));
}

/** Sets a key of the sheet or of an exercise to what a control says; a text may be there in several languages. */
function setKey(object, control) {
  const { key, as } = control.dataset;
  const value = valueOf(control);
  const { lang } = document.documentElement;
  if (as === "text" && object[key] && typeof object[key] === "object") object[key][lang] = control.value;
  else if (value === undefined && key !== "title") delete object[key];
  else object[key] = value ?? "";
}

/** The cards; `names` are those of the kinds. */
function cards(engine, draft, names) {
  const list = $("#exercises");
  let open = draft.spec.exercises[0]?.id;
  let dragged;

  const place = card => [...list.children].indexOf(card);
  const idOf = card => card.dataset.id;

  /** The controls of the open card, as the sheet is now. */
  async function form(card, exercise) {
    const set = $(".set", card);
    set.hidden = false;
    const { html } = await engine.ask({ do: "form", exercise, place: `e${place(card)}` });
    if (idOf(card) !== open || !html?.form) return;
    const controls = () => all("button, input, select, textarea, summary", set);
    const focused = controls().indexOf(document.activeElement);
    const wasOpen = $("details", set)?.open;
    set.innerHTML = html.form;
    if (wasOpen) $("details", set).open = true;
    if (focused >= 0) controls()[focused]?.focus();
    if (card.shown) levels(card, card.shown);
  }

  /** Draws the cards; those that stay keep what is in them, and the open one its controls unless `again`. */
  function draw(again = true) {
    const { exercises } = draft.spec;
    const known = new Map([...list.children].map(card => [idOf(card), card]));
    if (!exercises.some(({ id }) => id === open)) open = undefined;
    const shown = exercises.map((exercise, at) => {
      const card = known.get(exercise.id) ?? $("#exercise").content.firstElementChild.cloneNode(true);
      const isNew = !known.has(exercise.id);
      card.dataset.id = exercise.id;
      $(".no", card).textContent = at + 1;
      if (names.has(exercise.kind)) $(".name", card).innerHTML = names.get(exercise.kind);
      else $(".name", card).replaceChildren(Object.assign(document.createElement("bdi"), { textContent: exercise.kind }));
      $(".name", card).id = `name-${at}`;
      $(".exhead", card).setAttribute("aria-labelledby", `name-${at}`);
      const isOpen = exercise.id === open;
      $("[data-act=settings]", card).setAttribute("aria-expanded", String(isOpen));
      $("[data-act=settings]", card).textContent = isOpen ? "▴" : "▾";
      $("[data-act=up]", card).disabled = at === 0;
      $("[data-act=down]", card).disabled = at === exercises.length - 1;
      if (!isOpen) {
        $(".set", card).hidden = true;
        $(".set", card).replaceChildren();
      }
      return [card, exercise, isOpen && (isNew || again || !$(".set", card).firstChild)];
    });
    // A card that is put where it is loses the focus.
    shown.forEach(([card], at) => { if (list.children[at] !== card) list.insertBefore(card, list.children[at] ?? null); });
    while (list.children.length > shown.length) list.lastElementChild.remove();
    shown.filter(([, , wants]) => wants).forEach(([card, exercise]) => form(card, exercise));
    $("#empty").hidden = exercises.length > 0;
  }

  /** How many questions of each level there are, as bars. */
  function levels(card, { supply }) {
    const most = Math.max(1, ...supply);
    all(".lvs label", card).forEach(label => {
      const { value } = $("input", label);
      const level = Number(value);
      if (value !== "" && !(level >= 1 && level <= 5)) return;
      const count = value === "" ? supply.reduce((one, other) => one + other) : supply[level - 1];
      $("i", label)?.style.setProperty("--h", Math.sqrt(count / most).toFixed(2));
      let small = $("small", label);
      if (!small) label.append(small = document.createElement("small"));
      small.textContent = count > 9999 ? "9999+" : count || $("#shop-words").dataset.none;
      label.classList.toggle("none", count === 0);
    });
  }

  /** What the sheet leads to: sentences, bars, and faults at their controls. */
  function tell(reply, enough) {
    reply.exercises?.forEach((said, at) => {
      const card = list.children[at];
      if (!card || idOf(card) !== said.id) return;
      if (said.supply) {
        card.shown = said;
        levels(card, said);
      }
      // What the bars say is of the sizes before.
      $(".lvs", card)?.toggleAttribute("data-old", !said.supply);
      if (said.html) {
        $("small", $(".exhead", card)).innerHTML = said.html.head;
        const few = said.variants < enough;
        line(card, said.html.line, few);
        if (few) remedies(card, at, enough);
      }
    });
    const panel = $("#panel-make");
    all(".fault", panel).forEach(fault => fault.remove());
    all("[aria-invalid]", panel).forEach(field => field.removeAttribute("aria-invalid"));
    reply.faults.forEach(({ path, code, about, bounds, way, html }, number) => {
      const [, at, key] = path[0] === "exercises" ? path : [, , path[0]];
      const card = list.children[at];
      const within = card ?? $("[data-at=sheet]");
      const control = key && $(`[data-key="${CSS.escape(key)}"]`, within);
      if (!control && card) {
        line(card, `${about ? `<b>${about}:</b> ` : ""}${html}`, true);
        return remedies(card, at, enough);
      }
      const fault = Object.assign(document.createElement("p"), { className: "fault ui", id: `fault-${number}`, innerHTML: html });
      const frame = control?.closest(".set > div, .set > fieldset, #intro-more, .ticks");
      // Of the sheet itself below its fields, as wide as they are.
      if (frame || card) (frame ?? within).append(fault);
      else $("#intro-more").before(fault);
      offer(fault, way ? [way] : [], (key, value) => {
        draft.change(spec => { (card ? spec.exercises[place(card)] : spec)[key] = value; });
        if (card) draw();
      });
      const fields = control?.matches("input, textarea, select") ? [control] : control ? all("input", control) : [];
      const isBeyond = ({ value }) => code === "out-of-range" && !(Number(value) >= bounds[0] && Number(value) <= bounds[1]);
      for (const field of fields.some(isBeyond) ? fields.filter(isBeyond) : fields.slice(0, 1)) {
        field.setAttribute("aria-invalid", "true");
        field.setAttribute("aria-describedby", fault.id);
      }
      control?.closest("details")?.setAttribute("open", "");
      if (card) {
        // It is said at the control; here stands what mends it.
        line(card, "", true);
        // Where nothing like it exists, it is said what does.
        if (["count", "kind", "difficulty"].includes(key) || code === "out-of-reach") remedies(card, at, enough, code === "out-of-reach");
      }
    });
  }

  function line(card, html, warns) {
    const place = $(".leads", card);
    place.classList.toggle("warn", warns);
    $("use", place).setAttribute("href", warns ? "#checked" : "#proved");
    $("span", place).innerHTML = html;
  }

  /** Buttons that would give so many sheets, or that bring sizes within reach. */
  async function remedies(card, at, sheets, smaller = false) {
    // Other exercises may take questions from this one.
    const asked = card.asked = JSON.stringify(draft.spec);
    const { ways } = await engine.ask({ do: "enough", spec: draft.spec, exercise: at, sheets, smaller });
    if (card.asked !== asked || asked !== JSON.stringify(draft.spec)) return;
    const span = $(".leads span", card);
    all("button", span).forEach(button => button.remove());
    offer(span, ways ?? [], (key, value) => {
      draft.change(spec => { spec.exercises[place(card)][key] = value; });
      $("[data-act=settings]", card).focus();
    });
  }

  /** Shows the position that is built in a card: these numbers, or an example. */
  async function build(card, numbers) {
    const frame = $(".build > div", card);
    const pressed = [...frame.querySelectorAll("button")].indexOf(document.activeElement);
    const { html } = await engine.ask({ do: "build", spec: draft.spec, exercise: place(card), numbers });
    frame.innerHTML = html.build ?? html.slip;
    const again = frame.querySelectorAll("button")[pressed];
    (again?.disabled ? $("button:not([disabled])", frame) : again)?.focus();
  }

  function move(from, to) {
    draft.change(({ exercises }) => exercises.splice(to, 0, ...exercises.splice(from, 1)));
  }

  list.addEventListener("click", event => {
    const card = event.target.closest("#exercises > li");
    const act = event.target.closest("[data-act]")?.dataset.act;
    const by = event.target.closest("[data-by]");
    if (!card) return;
    const at = place(card);
    if (act === "up") move(at, at - 1);
    if (act === "down") move(at, at + 1);
    if (act === "up" || act === "down") {
      const button = $(`[data-act=${act}]`, card);
      (button.disabled ? $(`[data-act=${act === "up" ? "down" : "up"}]`, card) : button).focus();
    }
    if (act === "remove") {
      draft.change(({ exercises }) => exercises.splice(at, 1));
      ($("[data-act=remove]", list.children[Math.min(at, list.children.length - 1)] ?? list) ?? $("#search")).focus();
    }
    // The name of a card opens it, too.
    if (act === "settings" || !act && event.target.closest(".exhead")) {
      open = idOf(card) === open ? undefined : idOf(card);
      draw(false);
    }
    const { numbers, add } = event.target.closest(".build button")?.dataset ?? {};
    if (numbers) build(card, numbers.split(" ").map(Number));
    if (add) {
      const field = $("[data-key=positions]", card);
      field.value = [field.value.trim(), add].filter(Boolean).join("\n");
      set(card, field, "");
    }
    if (by) {
      const [{ dataset: { least, most } }, field] = [by.parentElement, $("input", by.parentElement)];
      field.value = Math.max(Number(least), Math.min(Number(most), (Number(field.value) || 0) + Number(by.dataset.by)));
      set(card, field, "");
    }
  });

  /** Puts what a control says into the sheet. */
  function set(card, control, what) {
    const at = place(card);
    draft.change(spec => {
      const exercise = spec.exercises[at];
      setKey(exercise, control);
      // Another game has other bounds.
      if (control.dataset.key !== "game") return;
      ["heaps", "size", "play", "positions", "without"].forEach(key => delete exercise[key]);
      Object.values(spec.pins ?? {}).forEach(pins => delete pins[exercise.id]);
    }, what);
    if (control.dataset.key === "game") draw(true);
  }
  list.addEventListener("input", event => {
    const [card, control] = [event.target.closest("#exercises > li"), event.target.closest("[data-key]")];
    if (card && control) set(card, control, `${idOf(card)} ${control.dataset.key}`);
  });

  list.addEventListener("toggle", event => {
    const card = event.target.closest("#exercises > li");
    if (event.target.matches(".build[open]") && !$("button", event.target)) build(card, []);
  }, true);

  list.addEventListener("dragstart", event => {
    // Text in a field is dragged by itself.
    if (!event.target.matches?.("#exercises > li")) return;
    dragged = event.target;
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", $(".name", dragged).textContent);
  });
  list.addEventListener("dragover", event => {
    if (!dragged) return;
    event.preventDefault();
    all("#exercises > li").forEach(card => card.classList.toggle("over", card === event.target.closest("#exercises > li") && card !== dragged));
  });
  list.addEventListener("drop", event => {
    const over = event.target.closest("#exercises > li");
    if (!dragged || !over) return;
    event.preventDefault();
    if (over !== dragged) move(place(dragged), place(over));
  });
  list.addEventListener("dragend", () => {
    dragged = undefined;
    all(".over", list).forEach(card => card.classList.remove("over"));
  });

  return {
    draw,
    tell,
    /** One more exercise, open. */
    add(kind) {
      const { exercises } = draft.spec;
      let [id, number] = [kind, 1];
      while (exercises.some(exercise => exercise.id === id)) id = `${kind}-${number += 1}`;
      open = id;
      draft.change(spec => spec.exercises.push({ id, kind }));
      list.lastElementChild?.scrollIntoView({ block: "nearest" });
      $("[data-act=settings]", list.lastElementChild)?.focus({ preventScroll: true });
    },
    /** The open card is the first one. */
    begin() { open = draft.spec.exercises[0]?.id; },
  };
}
