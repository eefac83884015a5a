// practise.js: questions without end, along the path or as they are chosen. The core says what comes next; this carries what
// somebody answered, keeps their dots where they want it, and shows what comes back. It knows no mathematics and no sentence.
"use strict";

/** What lasts longer than a tab: the dots, where somebody wants them kept. */
const lasting = {
  name: "nimbook dots",
  use(what) {
    // Where a browser allows no storage, reading it throws, too.
    try { return what(localStorage); } catch { return undefined; }
  },
  read() { return this.use(storage => storage.getItem(this.name)) ?? undefined; },
  write(text) { this.use(storage => storage.setItem(this.name, text)); },
  forget() { this.use(storage => storage.removeItem(this.name)); },
};

/** Practice in a page that was just drawn. `card` makes a question answer, `kept` is what is kept of one; what begins it anew. */
function practising({ engine, store, keep, card, asKept }) {
  const [kind, game, place, says] = ["#kind", "#game", "#practice", "#path-says"].map(name => $(name));
  const levels = all("[name=level]");
  const keeps = $("#keep-dots");
  // Only a page without a sheet has its questions in the address: else the sheet is there.
  const hasAddress = Boolean($("#station-link"));

  let seed, record, world;
  // How many questions of each sort were asked, by what they are.
  let numbers = {};
  // The question: what names it to the core, its station on the path, what became of it, and whether the path knows.
  let now;
  // What the path says comes next.
  let next;
  let asks = 0;

  const sort = ({ kind, game, level }) => [kind, game ?? "", level].join(" ");
  const newSeed = () => [...crypto.getRandomValues(new Uint8Array(6))].map(byte => (byte % 32).toString(32)).join("");

  // ---------- what is kept ----------

  function write() {
    if (!now?.state) return;
    const { of, station, state, entered } = now;
    keep("practice", { of, station, entered, seed, record, numbers, next, answer: asKept(state, $("form.card", place)) });
    if (keeps?.checked) lasting.write(record);
  }

  /** The address says which question it is. */
  function address() {
    if (!hasAddress) return;
    const parts = new URLSearchParams(location.hash.slice(1));
    const { of, station } = now;
    ["at", "kind", "game", "level"].forEach(name => parts.delete(name));
    const named = station ? { at: station } : { kind: of.kind, level: of.level, ...(of.game ? { game: of.game } : {}) };
    for (const [name, value] of Object.entries({ t: $("#panel-desk")?.dataset.tab ?? "practise", ...named, n: of.number, v: of.seed })) parts.set(name, value);
    history.replaceState(null, "", `#${parts}`);
    $("#station-link").parentElement.hidden = !station;
    $("#station-link").href = `#t=practise&at=${station}`;
  }

  // ---------- questions ----------

  /** Asks a question: its sort, and perhaps its number, its station, a mistake that should show, what was answered before.
      @param {any} wanted */
  async function ask({ of, station, seek, hint, answer, entered = false }) {
    const mine = asks += 1;
    of = { seed, number: numbers[sort(of)] ?? 0, ...of };
    const timer = setTimeout(() => place.setAttribute("aria-busy", "true"), 300);
    const reply = await engine.ask({ do: "another", of, ...(seek ? { seek } : {}) });
    clearTimeout(timer);
    if (mine !== asks) return;
    place.removeAttribute("aria-busy");
    tell(says, "");
    $("#anew").hidden = !reply.html.anew;
    $("#anew").innerHTML = reply.html.anew ?? "";
    place.innerHTML = reply.html.question ?? reply.html.slip;
    place.dataset.kind = of.kind;
    of.number = reply.number ?? of.number;
    numbers[sort(of)] = of.number + 1;
    now = { of, station, entered };
    // What is asked has the focus where somebody touches it.
    $("form.card", place)?.setAttribute("tabindex", "-1");
    now.state = card(place, of, another, answer);
    chosen(of);
    $("#station").hidden = !station;
    onward();
    address();
    write();
    if (!hint) return;
    // It was not asked for, so it does not count as help.
    const { html } = await engine.ask({ do: "hint", of, level: 1 });
    if (mine === asks && html.hint) $(".hints", place).innerHTML = html.hint;
  }

  async function another() {
    const { of: { kind, game, level }, station } = now;
    const on = station && now.entered && next ? next : { of: { kind, ...(game ? { game } : {}), level }, station };
    if (on === next) $("#station").innerHTML = next.shown;
    await ask(on);
    const form = $("form.card", place);
    // Where somebody touches, a field with the focus would bring up keys over the question.
    const seen = () => all("input, textarea, button", form).find(field => field.getClientRects().length > 0);
    (matchMedia("(pointer: coarse)").matches ? form : seen())?.focus({ preventScroll: true });
    (station ? $("#station") : place).scrollIntoView({ block: "start" });
  }

  /** Where another station comes next, the button does not promise another question of this one. */
  function onward() {
    const { station, entered } = now;
    if (station && entered && next && next.station !== station) $("[data-act=another]", place).textContent = place.dataset.goOn;
  }

  // ---------- the path ----------

  /** What the path says, with this record and to this request; where it only looks, what comes next stays. */
  async function walk(request = {}, isLook = false) {
    const reply = await engine.ask({ do: "path", ...(record ? { record } : {}), ...(world ? { world } : {}), ...request });
    if (reply.error) return reply;
    record = reply.record;
    if (!isLook) next = { ...reply.next, shown: reply.html.station };
    $("#worlds").innerHTML = reply.html.worlds;
    $("#stations").innerHTML = reply.html.stations ?? "";
    $("#stations").hidden = !reply.html.stations;
    if (world) $(`[data-world="${world}"]`).ariaExpanded = "true";
    shownRecord();
    return reply;
  }

  /** The first try at a question decides. */
  async function entered() {
    const { state, station } = now;
    // What was said of the first try is not about an answer that is right in the end.
    if (now.missed && state.verdict === "proved") tell(says, "");
    if (!station || now.entered || !(state.tries > 0 || state.shown)) return;
    now.entered = true;
    const missed = now.missed = state.tries === 0 || state.verdict !== "proved";
    const ended = missed ? "missed" : state.hints > 0 || state.shown ? "helped" : "right";
    const own = now;
    const { html } = await walk({ entered: { station, ended, ...(state.mistake ? { mistake: state.mistake } : {}) } });
    if (own !== now) return;
    // It may be right by now.
    tell(says, missed && state.verdict === "proved" ? "" : html.says);
    $("#station").innerHTML = html.here;
    onward();
    for (const part of [says, $(".verdict", place)]) reveal(part);
    write();
  }

  /** Goes where the path said last. */
  function follow(question = {}) {
    $("#station").innerHTML = next.shown;
    return ask({ ...next, of: { ...next.of, ...question } });
  }

  /** Goes to a station, or on where the record says. */
  async function go(request = {}, question = {}) {
    const reply = await walk(request);
    if (!reply.error) await follow(question);
    return reply;
  }

  $("#worlds").addEventListener("click", async event => {
    const button = event.target.closest("[data-world]");
    if (!button) return;
    const { world: name } = button.dataset;
    world = world === name ? undefined : name;
    await walk(now.station ? { here: now.station } : {}, true);
    $(`[data-world="${name}"]`)?.focus({ preventScroll: true });
  });
  $("#stations").addEventListener("click", async event => {
    const station = event.target.closest("[data-station]")?.dataset.station;
    if (!station) return;
    world = undefined;
    await go({ chosen: station });
    $("#station").scrollIntoView({ block: "start" });
    $("form.card", place)?.focus({ preventScroll: true });
  });
  place.addEventListener("changed", entered);
  for (const what of ["input", "changed"]) place.addEventListener(what, write);

  // ---------- a choice of one's own ----------

  /** The games of the kind with the levels of each: those that there are can be chosen. */
  function offered() {
    return Object.fromEntries($("option:checked", kind).dataset.games.split(" ").map(offer => {
      const at = offer.lastIndexOf("=");
      return [offer.slice(0, at), offer.slice(at + 1)];
    }));
  }

  function choose() {
    const games = offered();
    const named = Object.keys(games).filter(Boolean);
    all("option", game).forEach(option => { option.hidden = option.disabled = !named.includes(option.value); });
    game.disabled = named.length === 0;
    game.closest("div").hidden = named.length === 0;
    if (named.length > 0 && !named.includes(game.value)) [game.value] = named;
    const has = games[game.disabled ? "" : game.value] ?? "";
    levels.forEach(level => { level.disabled = !has.includes(level.value); });
    const wanted = levels.find(level => level.checked)?.value ?? 2;
    const [nearest] = [...has].sort((one, other) => Math.abs(Number(one) - wanted) - Math.abs(Number(other) - wanted));
    levels.forEach(level => { level.checked = level.value === nearest; });
  }

  /** Shows what is asked as if it had been chosen. */
  function chosen(of) {
    kind.value = of.kind;
    if (of.game) game.value = of.game;
    levels.forEach(level => { level.checked = level.value === String(of.level); });
    choose();
  }

  /** What is chosen, as it names a question. */
  const asChosen = () => ({ kind: kind.value, level: Number(levels.find(level => level.checked).value), ...(game.disabled ? {} : { game: game.value }) });

  $("#setup").addEventListener("change", () => {
    choose();
    ask({ of: asChosen() });
  });
  $("#setup").addEventListener("submit", event => event.preventDefault());

  // ---------- the record ----------

  function shownRecord() {
    $("#code").value = record;
    tell($("#code-says"), "");
    drawn();
  }

  async function drawn() {
    if (!$("#record").open) return;
    const here = /^https?:$/.test(location.protocol) && hasAddress ? location.href.split("#")[0] : "";
    const { html } = await engine.ask({ do: "code", address: here ? `${here}#t=practise&dots=${record}` : record });
    $("#dots-code").innerHTML = html.code ?? "";
  }
  $("#record").addEventListener("toggle", drawn);
  keeps?.addEventListener("change", () => {
    if (keeps.checked) lasting.write(record);
    else lasting.forget();
  });
  $("#forget-dots").addEventListener("click", async ({ target }) => {
    if (!confirm(target.dataset.sure)) return;
    lasting.forget();
    if (keeps) keeps.checked = false;
    [record, next] = [undefined, undefined];
    await go();
  });
  // To be copied as a whole.
  $("#code").addEventListener("focus", () => $("#code").select());
  // A code has one line, however it is shown.
  $("#code").addEventListener("keydown", event => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    $("#dots").requestSubmit();
  });
  $("#dots").addEventListener("submit", async event => {
    event.preventDefault();
    const reply = await go({ record: $("#code").value });
    tell($("#code-says"), reply.html.slip ?? $("#dots [data-taken]").dataset.taken, Boolean(reply.error));
  });

  // ---------- the beginning ----------

  /** The question of the address, the one that is kept, or the one that the path says. */
  async function begin() {
    const kept = store.read("practice");
    const parts = new URLSearchParams(hasAddress ? location.hash.slice(1) : "");
    const own = lasting.read();
    if (keeps) keeps.checked = own !== undefined;
    numbers = kept?.numbers ?? {};
    record = parts.get("dots") ?? kept?.record ?? own;
    const known = await walk();
    // A code with a slip is not there.
    if (known.error) {
      record = undefined;
      await walk();
    }
    const named = /^\d{1,9}$/.test(parts.get("n") ?? "") && parts.get("v") ? { seed: parts.get("v"), number: Number(parts.get("n")) } : {};
    seed = named.seed ?? kept?.seed ?? newSeed();
    const isSame = () => named.seed === kept.of.seed && named.number === kept.of.number && (parts.get("kind") ?? kept.of.kind) === kept.of.kind
      && (parts.get("at") ?? undefined) === kept.station;
    const isKept = kept?.of && (!["v", "at", "kind"].some(name => parts.has(name)) || isSame());
    if (isKept) {
      const { html } = await walk(kept.station ? { here: kept.station } : {}, true);
      $("#station").innerHTML = html.here ?? "";
      next = kept.next;
      return ask({ of: kept.of, station: kept.station, answer: kept.answer, entered: kept.entered });
    }
    if ($(`option[value="${CSS.escape(parts.get("kind") ?? "")}"]`, kind)) {
      chosen({ kind: parts.get("kind"), game: parts.get("game"), level: parts.get("level") });
      return ask({ of: { ...asChosen(), ...named } });
    }
    if (!parts.has("at")) return follow(named);
    const reply = await go({ chosen: parts.get("at") }, named);
    return reply.error ? follow() : undefined;
  }
  return begin;
}
