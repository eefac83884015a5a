// parts.js: what a page that answers and a page of a book do alike: lines below fields, buttons that stop what they began,
// pictures that are touched, a game, and steps one at a time. It knows no game, no mathematics and no sentence.
"use strict";

/** @returns {any} */
const $ = (selector, within = document) => within.querySelector(selector);
/** @returns {any[]} */
const all = (selector, within = document) => [...within.querySelectorAll(selector)];

/** The longest text that a field keeps: a browser takes seconds to lay out one of millions of characters. */
const LONGEST = 100_000;
addEventListener("input", event => {
  const target = /** @type {any} */ (event.target);
  if (target.value?.length > LONGEST) target.value = target.value.slice(0, LONGEST);
}, true);

/** Shows a part of the reply below a field; without one the line is gone. */
function tell(line, html, slip = false) {
  line.classList.toggle("not", slip);
  line.hidden = !html;
  if (html) line.innerHTML = html;
}

/** Brings what is new into sight, where it is not: its beginning where there is no room for all of it. */
function reveal(part) {
  part?.scrollIntoView({ block: part.offsetHeight > innerHeight / 2 ? "start" : "nearest" });
}

/** Calls when nothing has happened for a while; `now` does at once what still waits, and is told when it is done. */
function settled(call, wait) {
  let [timer, running] = [undefined, undefined];
  const start = () => {
    timer = undefined;
    running = call();
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(start, wait);
  };
  later.now = () => {
    clearTimeout(timer);
    if (timer !== undefined) start();
    return running;
  };
  return later;
}

/** Asks while the button of a form says how to stop it. */
async function asked(engine, button, request) {
  const words = button?.textContent;
  const timer = setTimeout(() => {
    if (!button?.dataset.stop) return;
    button.textContent = button.dataset.stop;
    button.dataset.busy = "";
  }, 300);
  const reply = await engine.ask(request);
  clearTimeout(timer);
  if (button) {
    button.textContent = words;
    delete button.dataset.busy;
  }
  return reply;
}

/** Whether the button of a form was used to stop what it began. */
function stops(engine, button) {
  if (!("busy" in button.dataset)) return false;
  engine.stop();
  return true;
}

// ---------- pictures that are touched ----------

const same = (one, other) => one.length === other.length && one.every((said, at) => said === other[at]);

/** The places within and the ways to say something with them; none where a picture is only to be seen. */
function touched(stage) {
  const group = stage.matches(".places") ? stage : $(".places", stage);
  if (!group) return undefined;
  const [ways, places] = [JSON.parse(group.dataset.ways), all(".place", group)];
  const pressed = () => places.filter(place => place.ariaPressed === "true").map(place => Number(place.dataset.place));
  const press = chosen => places.forEach((place, at) => { place.ariaPressed = String(chosen.includes(at)); });
  return {
    alone: ways.every(([said]) => said.length === 1),
    /** Whether places say the items of a list together. */
    isList: "list" in group.dataset,
    /** Presses the places of the items in a text; all that is pressed. */
    list(text) {
      const items = (text.match(/\([^)]*\)|\d+/g) ?? []).map(item => item.replace(/\s/g, ""));
      press(ways.filter(([, [said]]) => items.includes(said.replace(/\s/g, ""))).map(([[place]]) => place));
    },
    /** Presses one more, or one less, or that one alone; what all that is pressed says. */
    pick(place, isOne) {
      const at = Number(place.dataset.place);
      const others = pressed().filter(other => other !== at);
      const chosen = pressed().includes(at) ? others : [...(isOne ? [] : others), at];
      press(chosen);
      return chosen.map(one => ways.find(([[place]]) => place === one)[1][0]);
    },
    /** What a place says by itself. */
    says: place => ways.find(([said]) => same(said, [Number(place.dataset.place)]))?.[1],
    /** Presses what says this, or nothing; what says one of the others is marked, and pressed where one place says all. */
    show(fields, others) {
      // Where one place says all, several may say the same.
      const saying = fields => {
        const found = ways.filter(([, said]) => same(said, fields)).map(([places]) => places);
        return this.alone ? found.flat() : found[0] ?? [];
      };
      const marked = others.flatMap(saying);
      press(this.alone ? [...saying(fields), ...marked] : saying(fields));
      places.forEach((place, at) => place.toggleAttribute("data-also", marked.includes(at)));
    },
    /** Presses one more place, or one less; what is said then, if that is something. */
    press(place) {
      const at = Number(place.dataset.place);
      let chosen = pressed();
      chosen = chosen.includes(at) ? chosen.filter(other => other !== at) : [...chosen, at];
      if (!ways.some(([said]) => chosen.every(other => said.includes(other)))) chosen = [at];
      press(chosen);
      return { chosen, fields: ways.find(([said]) => same(said, chosen.toSorted((one, other) => one - other)))?.[1] };
    },
  };
}

/** The nearest place in the direction of an arrow. */
function beside(place, key) {
  const middle = other => {
    const { left, top, width, height } = other.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [axis, sign] = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [1, -1], ArrowDown: [1, 1] }[key];
  const here = middle(place);
  const far = other => {
    const there = middle(other);
    const [ahead, aside] = [sign * (there[axis] - here[axis]), Math.abs(there[1 - axis] - here[1 - axis])];
    return ahead > 1 ? ahead + 3 * aside : Infinity;
  };
  const near = all(".place", place.closest(".places")).map(other => [far(other), other]);
  return near.filter(([distance]) => distance < Infinity).sort(([one], [other]) => one - other)[0]?.[1];
}

/** Calls with the place that is touched, or chosen with the keyboard, in the pictures within. */
function touching(within, chosen) {
  within.addEventListener("click", event => {
    const place = event.target.closest(".place");
    if (place) chosen(place);
  });
  within.addEventListener("focusin", event => {
    if (event.target.matches(".place")) all(".place", event.target.closest(".places")).forEach(place => { place.setAttribute("tabindex", place === event.target ? 0 : -1); });
  });
  within.addEventListener("keydown", event => {
    const place = event.target.closest(".place");
    if (!place) return;
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      chosen(place, event.key === "Enter");
    } else if (/^Arrow/.test(event.key)) {
      event.preventDefault();
      beside(place, event.key)?.focus();
    }
  });
}

/** Draws anew what is touched; the focus stays where it was. */
function redraw(stage, html) {
  const held = $(".place:focus", stage)?.dataset;
  const group = $(".place:focus", stage)?.closest(".places").dataset.of;
  stage.innerHTML = html ?? "";
  if (!held) return;
  const places = $(`.places${group ? `[data-of="${group}"]` : ""}`, stage);
  ($(`[data-place="${held.place}"]`, places ?? stage) ?? $(".place", stage))?.focus();
}

/** Lines of a form that are put in order by hand or by buttons: their numbers in that order go into the field, and what is
    typed into the field orders them. */
function sorting(form, field) {
  const list = $(".steps", form);
  const lines = [...list.children];
  const order = () => [...list.children].map(line => lines.indexOf(line) + 1);
  const said = () => {
    field.value = order().join(", ");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  list.classList.add("sorted");
  lines.forEach((line, at) => {
    line.style.counterSet = `step ${at + 1}`;
    // What the stylesheet counts, a reader of the screen hears.
    line.prepend(Object.assign(document.createElement("span"), { className: "vh", textContent: `${at + 1}: ` }));
    const moves = document.createElement("span");
    moves.className = "lift";
    for (const [act, sign] of [["up", "↑"], ["down", "↓"]]) {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: sign, ariaLabel: `${at + 1}: ${form.dataset[act]}` });
      button.addEventListener("click", () => {
        const other = act === "up" ? line.previousElementSibling : line.nextElementSibling;
        if (act === "up") other?.before(line);
        else other?.after(line);
        said();
        button.focus();
      });
      moves.append(button);
    }
    const grip = Object.assign(document.createElement("span"), { className: "grip", textContent: "⠿", ariaHidden: "true" });
    grip.addEventListener("pointerdown", event => {
      event.preventDefault();
      // A line that is moved in the page would lose the pointer; the list stays.
      list.setPointerCapture(event.pointerId);
      line.classList.add("held");
      list.onpointermove = ({ clientY }) => {
        const below = [...list.children].find(other => other !== line && clientY < other.getBoundingClientRect().top + other.offsetHeight / 2);
        if (below !== line.nextElementSibling) list.insertBefore(line, below ?? null);
      };
      list.onlostpointercapture = () => {
        list.onpointermove = list.onlostpointercapture = null;
        line.classList.remove("held");
        said();
      };
    });
    moves.append(grip);
    line.append(moves);
  });
  field.addEventListener("input", () => {
    const typed = (field.value.match(/\d+/g) ?? []).map(Number);
    const isOrder = typed.length === lines.length && new Set(typed).size === lines.length && typed.every(number => lines[number - 1]);
    if (isOrder && !same(typed, order())) list.append(...typed.map(number => lines[number - 1]));
  });
}

// ---------- how a game goes on ----------

/** Shows how a game goes on, move by move, where a button within asks for it. */
function goingOn(within, engine, more = () => ({})) {
  within.addEventListener("click", async event => {
    const button = event.target.closest("[data-line]");
    if (!button) return;
    const { line, misere } = button.dataset;
    const { html } = await engine.ask({ do: "line", position: line, misere: misere !== undefined, ...more() });
    if (!html.steps) return;
    const tools = button.parentElement;
    const before = tools.nextElementSibling;
    if (before?.matches(".going-on")) before.remove();
    const place = Object.assign(document.createElement("div"), { className: "going-on", innerHTML: `<div role="status"></div><div class="tools">${html.tools}</div>` });
    tools.after(place);
    stepper(place.children[0], place.children[1])(html.steps, true);
    place.scrollIntoView({ block: "nearest" });
  });
}

// ---------- a game against the program ----------

/** How long a move slides out, and how long the reply is ringed before it is made, in milliseconds. */
const SLIDE = 200;
const BREATH = 900;
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const pause = time => new Promise(done => { setTimeout(done, time); });

/** Two quiet sounds: a token that is taken, and one that is taken in reply. */
function sounds() {
  let context;
  return pitch => {
    context ??= new AudioContext();
    const [tone, volume, now] = [context.createOscillator(), context.createGain(), context.currentTime];
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch, now);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, now + 0.06);
    volume.gain.setValueAtTime(0.12, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + 0.09);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + 0.1);
  };
}

/** Makes a pane play, whose elements have classes that begin with `game-`; what begins a game in it, and says how the
    core replied. */
function games(pane, engine, keep = game => {}) {
  const part = name => $(`.game-${name}`, pane);
  const [board, turn, line, tools] = ["board", "turn", "line", "tools"].map(part);
  const [against, sound, click] = [part("against"), part("sound"), sounds()];
  const [OWN, REPLY] = [420, 280];
  let game;
  // While a move is shown, nothing else is made.
  let isMoving = false;

  /** Shows the own move, then the reply with a ring, for a breath. */
  async function moving(reply, isOwn) {
    isMoving = true;
    pane.setAttribute("aria-busy", "true");
    // It is nobody's turn; the line keeps its place.
    part("says").textContent = "\u00a0";
    if (isOwn) {
      if (sound.checked) click(OWN);
      if (reply.html.own) board.innerHTML = reply.html.own;
      // Laid out before anything moves.
      board.getBoundingClientRect();
      board.classList.add("leaving");
      if (!isStill()) await pause(SLIDE);
      board.classList.remove("leaving");
    }
    if (reply.html.before) {
      board.innerHTML = reply.html.before;
      await pause(BREATH);
      if (sound.checked) click(REPLY);
    }
    pane.removeAttribute("aria-busy");
    isMoving = false;
  }

  /** Shows a game as it is after these moves; what is no move is left out again. */
  async function play(request, extra = {}, isAgain = false) {
    if (isMoving) return {};
    const focused = /** @type {any} */ (document.activeElement);
    const reply = await asked(engine, $(".main", turn), { do: "play", against: against.value, ...request, ...extra });
    if (reply.stopped || isMoving) return reply;
    if (reply.error) {
      if (request.moves.length > 0) tell(part("slip"), reply.html.slip, true);
      return reply;
    }
    const began = pane.hidden || request.moves.length === 0;
    const made = pane.hidden ? 0 : request.moves.length - (game?.moves.length ?? 0);
    game = { ...request, moves: request.moves.slice(0, reply.made) };
    pane.hidden = false;
    if (made > 0 && !reply.html.slip && !extra.hint && !extra.stop) await moving(reply, true);
    part("start").textContent = request.position;
    for (const [name, shown] of Object.entries({ board: "picture", says: "says", log: "log", moves: "moves", review: "review" })) {
      part(name).innerHTML = reply.html[shown] ?? "";
    }
    turn.hidden = reply.over;
    tell(part("slip"), reply.html.slip ?? reply.html.hint, Boolean(reply.html.slip));
    if (!reply.html.slip) line.value = "";
    // How a move is written.
    line.placeholder = $("[data-move]", part("moves"))?.textContent ?? "";
    for (const [act, off] of Object.entries({ hint: reply.over, back: game.moves.length === 0, stop: reply.over })) {
      $(`[data-act=${act}]`, tools).disabled = off;
    }
    keep({ ...game, against: against.value });
    if (isAgain) return reply;
    // What had the focus may be gone.
    if (began) pane.scrollIntoView({ block: "nearest" });
    if (reply.over) part("says").scrollIntoView({ block: "nearest" });
    if (began || !focused.isConnected || focused.disabled || focused.closest("[hidden]")) (reply.over ? $("[data-act=reset]", tools) : $(".heap, .place", board) ?? line).focus({ preventScroll: reply.over });
    return reply;
  }

  /** Takes tokens from a heap as far as there is such a move; its words go into the field. */
  function take(heap, left) {
    const move = $(`[data-part="${heap.dataset.part}"][data-left="${left}"]`, part("moves"));
    for (const other of all(".heap", board)) {
      const size = Number(other.ariaValueMax);
      const now = other === heap && move ? left : size;
      other.ariaValueNow = now;
      other.ariaValueText = other === heap && move ? move.textContent : String(size);
      $(".now", other).textContent = now;
      all("i", other).forEach(token => token.classList.toggle("taken", Number(token.dataset.left) >= now));
    }
    line.value = move ? move.textContent : "";
  }

  const moved = typed => play({ ...game, moves: [...game.moves, typed] });
  turn.addEventListener("submit", event => {
    event.preventDefault();
    if (stops(engine, $(".main", turn))) return;
    if (line.value.trim() !== "") moved(line.value);
  });
  pane.addEventListener("click", event => {
    const [move, token] = [event.target.closest("[data-move]"), event.target.closest(".heap i")];
    if (move && !isMoving) moved(move.textContent);
    if (token && !isMoving && token.closest("[role=slider]")) take(token.closest(".heap"), Number(token.dataset.left));
  });
  against.addEventListener("change", () => { if (game) play({ ...game, moves: [] }); });
  touching(board, (place, entered) => {
    if (isMoving) return;
    if (entered && line.value !== "") return turn.requestSubmit();
    line.value = touched(board).press(place).fields?.[0] ?? "";
  });
  board.addEventListener("keydown", event => {
    const heap = event.target.closest(".heap");
    if (!heap) return;
    const [now, most] = [Number(heap.ariaValueNow), Number(heap.ariaValueMax)];
    const [fewer, more] = document.documentElement.dir === "rtl" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    const left = { [fewer]: now - 1, ArrowDown: now - 1, [more]: now + 1, ArrowUp: now + 1, Home: 0, End: most }[event.key];
    if (event.key === "Enter") turn.requestSubmit();
    if (left === undefined) return;
    event.preventDefault();
    take(heap, Math.max(0, Math.min(most, left)));
  });
  tools.addEventListener("click", event => {
    const act = event.target.closest("[data-act]")?.dataset.act;
    if (act === "hint") play(game, { hint: true });
    if (act === "back") play({ ...game, moves: game.moves.slice(0, -1) });
    if (act === "stop") play(game, { stop: true });
    if (act === "reset") play({ ...game, moves: [] });
  });
  /** Shows a game that was kept where it was left; none where there is none. */
  play.again = kept => {
    pane.hidden = true;
    if (!kept) return undefined;
    const { against: opponent, ...request } = kept;
    against.value = opponent;
    return play(request, {}, true);
  };
  return play;
}

// ---------- steps, one at a time ----------

/** Shows one of several steps in a place, and lets two buttons go back and on; what gives it other steps, and may let them run. */
function stepper(place, tools) {
  const [back, on] = all("button", tools);
  let [steps, at] = [[], 0];
  let timer;

  function run() {
    timer = setTimeout(() => {
      at += 1;
      show();
      if (at < steps.length - 1) run();
    }, 2 * BREATH);
  }
  function show() {
    place.innerHTML = steps[at] ?? "";
    tools.hidden = steps.length === 0;
    [back.disabled, on.disabled] = [at === 0, at >= steps.length - 1];
  }

  tools.addEventListener("click", event => {
    const button = event.target.closest("[data-far]");
    if (!button) return;
    clearTimeout(timer);
    at = Math.max(0, Math.min(steps.length - 1, at + Number(button.dataset.far)));
    show();
    // A button that can do no more leaves the focus to the other.
    if (button.disabled) (button === on ? back : on).focus();
  });
  return (others, runs = false) => {
    clearTimeout(timer);
    [steps, at] = [others, 0];
    show();
    if (runs && steps.length > 1 && !isStill()) run();
  };
}

