// class.js: who gets a sheet and what is made of them: a list of names, so many copies, or versions; paper, and one file.
"use strict";

/** The class of the sheet that `now` gives, as its YAML and the beginning of names; `open` is told of a sheet in a file. `few` gives
    the exercises that have too few questions for so many sheets, and what gives more of them. */
function classroom(engine, store, { now, open, few }) {
  // Of a long list as many names are seen at first.
  const SEEN = 6;

  const blank = () => ({ who: "names", names: "", students: [], csv: "", copies: "30", versions: "4", keys: true, short: true, oneSided: false, page: false, formats: [] });
  let room = { ...blank(), ...store.read("class") };
  /** What was made, by the end of its name. @type {Record<string, string>} */
  let files = {};
  let show = "sheets";
  let made = {};
  // Whether what is shown is the class before the one that is being made.
  let isOld = false;
  const frame = $("#leaves");

  /** How a preview of many sheets is shown: as leaves, side by side, when all are laid out. */
  const LEAVES = `
    html { zoom: .8; } body { background: none; }
    .boxed { zoom: 1; } .boxed:not([data-laid]) { visibility: hidden; }
    [data-laid] { zoom: .26; }
    [data-laid] .leaves { display: grid; grid-template-columns: repeat(auto-fill, minmax(210mm, 1fr)); justify-items: center; gap: 2rem; padding: 2rem; }
    [data-laid] .leaf.blank { display: none; }
    [data-laid] :is(.leaf, .pair) { background: var(--page); box-shadow: 0 1px 3px #0003; }`;

  function keep() { store.write("class", room); }
  /** A page of the class as it is printed, on both sides of the paper or on one. */
  const sided = html => html && (room.oneSided ? html.replace("<html", '<html data-sides="1"') : html);

  function fill() {
    all("[name=who]").forEach(radio => { radio.checked = radio.value === room.who; });
    $("#by-names").hidden = room.who !== "names";
    saysCount();
    $("#by-counts").hidden = room.who === "names";
    $("#versions-field").hidden = room.who !== "versions";
    $("#names").value = room.names;
    [$("#copies").value, $("#versions").value] = [room.copies, room.versions];
    [$("#need-keys").checked, $("#need-short").checked, $("#need-page").checked, $("#one-sided").checked] = [room.keys, room.short, room.page, room.oneSided];
    all("[name=format]").forEach(box => { box.checked = room.formats.includes(box.value); });
    // A table of a file is there to be looked at, not to be read.
    $("#names-more").open = room.names !== room.csv || room.names === "";
    students();
  }

  function students() {
    const rows = room.who === "names" ? room.students : [];
    $("#students").hidden = $("#past").hidden = rows.length === 0;
    const isLong = rows.length > SEEN + 2 && !room.all;
    $("#show-all").hidden = !isLong;
    $("#show-all").textContent = `${$("#shop-words").dataset.showAll} (${rows.length})`;
    $("#students tbody").replaceChildren(...(isLong ? rows.slice(0, SEEN) : rows).map((student, at) => {
      const row = $("#student").content.firstElementChild.cloneNode(true);
      row.dataset.at = at;
      row.cells[0].textContent = student.id;
      $("bdi", row).textContent = student.name;
      for (const field of all("[data-of]", row)) {
        const value = student[field.dataset.of];
        if (field.type === "checkbox") field.checked = value;
        else field.value = value || (field.matches("select") ? String(value) : "");
        field.setAttribute("aria-label", `${field.getAttribute("aria-label")}, ${student.name}`);
      }
      return row;
    }));
  }

  function says(reply) {
    const fault = $("#roster-fault");
    fault.hidden = !reply?.error;
    fault.isOfClass = false;
    fault.innerHTML = reply?.html?.slip ?? "";
    $("#roster-says span").innerHTML = reply?.html?.count ?? "";
    saysCount();
  }

  /** How many names there are is said where the class has names. */
  function saysCount() {
    $("#roster-says").hidden = room.who !== "names" || $("#roster-says span").innerHTML === "";
  }

  /** Reads who is in the class, from a request. */
  async function read(request) {
    const reply = await engine.ask({ do: "roster", ...request });
    says(reply);
    // Nobody prints the class of before for names that are not read.
    room.isWrong = Boolean(reply.error);
    keep();
    if (reply.error) {
      make();
      return false;
    }
    // Whoever was there before keeps what was set, as far as the table does not say it.
    const before = new Map(room.students.map(student => [student.name, student]));
    let isSet = false;
    if (!request.students) {
      for (const student of reply.students) {
        const known = before.get(student.name) ?? {};
        for (const key of ["language", "level", "large", "extra"]) {
          if (student[key] || !known[key]) continue;
          student[key] = known[key];
          isSet = true;
        }
      }
    }
    Object.assign(room, { csv: reply.csv, students: reply.students });
    if (isSet) return read({ students: reply.students });
    keep();
    return true;
  }

  const typed = settled(async () => {
    if (room.names.trim() === "") {
      Object.assign(room, { csv: "", students: [], isWrong: false });
      says();
    } else if (!await read({ text: room.names })) return;
    students();
    make();
  }, 400);

  // What was set of a student.
  let reading;

  /** So many different sheets there are. */
  const sheets = () => (room.who === "names" ? room.students.length : Number(room.who === "versions" ? room.versions : room.copies) || 0);

  /** What the core is asked to make. */
  function wanted(more = {}) {
    const { yaml, stem } = now();
    const key = room.keys ? "separate" : room.short ? "short" : "none";
    const who = room.who === "names" ? { roster: room.csv } : { variants: Number(room.copies), ...(room.who === "versions" ? { versions: Number(room.versions) } : {}) };
    const kept = room.before ? { before: room.before, ...(room.who === "names" && room.kept ? { kept: room.kept } : {}), } : {};
    if (room.answers && (room.before || more.zip)) kept.answers = room.answers;
    return { do: "class", spec: yaml, stem, key, formats: ["html"], ...who, ...kept, ...more };
  }

  /** Waits for what the core makes, and says so when it takes long. */
  async function counted(making) {
    const timer = setTimeout(() => { $("#class-counting").hidden = false; }, 300);
    const reply = await making();
    clearTimeout(timer);
    $("#class-counting").hidden = true;
    return reply;
  }

  /** Draws the class; while one is drawn, what changes waits. */
  const make = latest(async isLate => {
    const { yaml, title } = now();
    $("#class-empty").hidden = Boolean(yaml);
    const isNumber = Number.isInteger(Number(room.copies)) && room.copies > 0 && (room.who !== "versions" || room.versions >= 2 && room.versions <= 26);
    const isThere = yaml && (room.who === "names" ? room.csv && !room.isWrong : isNumber);
    $("#class-none").hidden = Boolean(isThere) || !yaml;
    $("#class-of").textContent = title;
    $("#students").toggleAttribute("inert", Boolean(room.isWrong));
    // So many pages the class had before.
    all("[data-pages]").forEach(place => { place.parentElement.hidden = true; });
    if (!isThere) {
      [files, made] = [{}, {}];
      $("#class-notes").hidden = true;
      if (room.who !== "names" && !isNumber) {
        says({ error: true, html: { slip: escaped($("#shop-words").dataset.noNumber) } });
        $("#roster-fault").isOfClass = true;
      }
      return draw();
    }
    isOld = true;
    const reply = await counted(() => engine.ask(wanted()));
    if (isLate()) return undefined;
    isOld = false;
    const [fault, notes] = [$("#roster-fault"), $("#class-notes")];
    // What is wrong with a file stays said.
    if (reply.error || fault.isOfClass) {
      fault.hidden = !reply.error;
      fault.innerHTML = reply.html?.slip ?? "";
      fault.isOfClass = Boolean(reply.error);
      if (reply.error?.[0]?.code === "too-few") fault.append(...await few(sheets()));
      if (reply.error?.[0]?.code === "other-class") fault.append(button(escaped($("#shop-words").dataset.newClass), anew));
      if (isLate()) return undefined;
    }
    notes.hidden = !reply.html?.notes;
    $("span", notes).innerHTML = reply.html?.notes ?? "";
    const named = ending => reply.files?.find(({ name }) => name.endsWith(ending))?.text;
    made = { spec: named(".nimbook.yaml"), answers: named("-answers.csv"), roster: named("-roster.csv") };
    files = Object.fromEntries((reply.files ?? []).map(file => [file.name.match(/-([a-z]+)\.html$/)?.[1], file.text]));
    document.documentElement.dataset.class = String(Object.keys(files).length);
    return draw();
  });

  /** The sheet has no class yet. */
  function forget() {
    delete room.before;
    delete room.kept;
    delete room.answers;
    keep();
  }
  function anew() {
    forget();
    make();
    $("#names").focus();
  }

  function draw() {
    all("[data-show]").forEach(button => {
      button.setAttribute("aria-pressed", String(button.dataset.show === show));
      button.disabled = !files[button.dataset.show];
    });
    all("[data-class]").forEach(button => { button.disabled = !files[button.dataset.class === "save" ? "sheets" : button.dataset.class]; });
    const html = sided(files[show] ?? files.sheets);
    // What is not seen yet is not vouched for.
    $("#class-found").hidden = true;
    $("#class-not").hidden = Boolean(html) || $("#roster-fault").hidden;
    if (!$("#class-not").hidden) $("#class-none").hidden = true;
    frame.hidden = !html;
    if (!html) return;
    $("#class-counting").hidden = false;
    frame.onload = async () => {
      const root = frame.contentDocument.documentElement;
      root.dataset.theme = "light";
      const pages = await laidOut(frame);
      if (pages) root.dataset.laid = "";
      if (frame.contentDocument?.documentElement === root) {
        $("#class-counting").hidden = true;
        $("#class-found").hidden = false;
      }
      if (show === "sheets") $("#backs").textContent = all(".leaf.blank", frame.contentDocument).length;
      $("#backs").parentElement.hidden = $("#backs").textContent === "0";
      count({ [show]: pages });
    };
    frame.srcdoc = allowed(html).replace("</head>", `<style>${LEAVES}</style></head>`);
  }

  /** Says how many pages sheets and keys have; those that are not known yet are laid out for it. */
  async function count(known) {
    for (const place of all("[data-pages]")) {
      const what = place.dataset.pages;
      const html = sided(files[what]);
      const isNow = () => !isOld && html === sided(files[what]);
      const pages = html && isNow() && (known[what] ?? await pagesOf(html, isNow));
      if (!isNow()) return;
      place.parentElement.hidden = !pages;
      place.textContent = pages ?? "";
    }
  }

  async function save() {
    const request = wanted({ zip: true, formats: ["html", ...room.formats], ...(room.page ? { engine: $("#engine").textContent } : {}) });
    const { zip, html } = await counted(() => engine.ask(request));
    if (!zip) return says({ error: true, html });
    download(zip.name, [bytesOf(zip.base64)], "application/zip");
    room.unsaved = false;
    return given();
  }

  /** Sheets that have left the page keep their questions from now on. */
  function given() {
    if (!made.spec) return;
    Object.assign(room, { before: made.spec, kept: made.roster });
    keep();
  }

  /** Takes a table of names, or a class that was saved: the reply if it is refused, unless it is said at the names. */
  async function take([file]) {
    if (/\.ya?ml$/i.test(file.name)) return open(await textOf(file), file.name);
    const wrong = notRead(file);
    if (wrong) return wrong;
    const base64 = await signsOf(file);
    if (/\.zip$/i.test(file.name)) return openSaved(base64);
    if (!await read({ base64 })) return undefined;
    room.unsaved = true;
    Object.assign(room, { who: "names", names: room.csv });
    keep();
    fill();
    return undefined;
  }

  async function openSaved(base64) {
    const reply = await engine.ask({ do: "unpack", base64 });
    if (reply.error) return reply;
    if (room.unsaved && !confirm($("#shop-words").dataset.replace)) return undefined;
    const named = ending => reply.files.find(({ name }) => name.endsWith(ending))?.text;
    if (!named(".nimbook.yaml")) return { error: true, html: { slip: escaped($("#shop-words").dataset.notOpened) } };
    // The seal is of the file that it was.
    const before = named(".nimbook.yaml").replace(/# nimbook [^\n]*\n$/, "");
    const [csv, answers] = [named("-roster.csv"), named("-answers.csv")];
    const refused = await open(before);
    if (refused) return refused;
    room = { ...blank(), before, answers, formats: room.formats };
    if (csv) {
      Object.assign(room, { kept: csv, students: [] });
      await read({ text: csv });
      room.names = room.csv;
    } else {
      const rows = (answers ?? "").trim().split("\n").length - 1;
      Object.assign(room, { who: /^versions:/m.test(before) ? "versions" : "copies", copies: String(Math.max(1, rows)) });
    }
    keep();
    fill();
    return undefined;
  }

  // Names and answers are work that no address holds. One class at a time: the page of another language takes its place.
  onbeforeunload = event => { if (room.unsaved) event.preventDefault(); };
  $("#panel-class").addEventListener("input", event => {
    const { target } = event;
    if (target.name === "who") room.who = target.value;
    if (target.id === "copies" || target.id === "versions") room[target.id] = target.value.trim();
    if (target.id === "need-keys") room.keys = target.checked;
    if (target.id === "need-short") room.short = target.checked;
    if (target.id === "need-page") room.page = target.checked;
    if (target.id === "one-sided") {
      room.oneSided = target.checked;
      draw();
    }
    if (target.name === "format") room.formats = all("[name=format]:checked").map(box => box.value);
    if (target.id === "names") {
      Object.assign(room, { names: target.value, unsaved: target.value.trim() !== "" });
      keep();
      typed();
      return;
    }
    const { of } = target.dataset;
    if (of) {
      room.unsaved = true;
      const student = room.students[target.closest("tr").dataset.at];
      student[of] = of === "large" ? target.checked : of === "language" ? target.value : Number(target.value) || 0;
      keep();
      reading = read({ students: room.students }).then(isRead => {
        if (isRead) make();
      });
      return;
    }
    keep();
    if (target.name === "who") {
      says();
      fill();
      if (room.who === "names") typed();
    }
    // What only a saved class has changes nothing that is seen.
    if (!["need-page", "one-sided"].includes(target.id) && target.name !== "format") make();
  });
  $("#panel-class").addEventListener("click", async event => {
    const { class: what, show: other } = event.target.closest("button")?.dataset ?? {};
    if (other) {
      show = other;
      draw();
    }
    if (!what) return;
    // What goes out is the class as it is set now.
    await typed.now();
    await reading;
    await make.done();
    if (what === "save" && files.sheets) save();
    if (files[what]) {
      printed(sided(files[what]));
      given();
    }
  });
  $("#past").addEventListener("click", () => $("#need-h").focus());
  $("#show-all").addEventListener("click", () => {
    room.all = true;
    students();
    $(`#students tbody tr:nth-child(${SEEN + 1}) select`).focus();
  });
  $("#choose-table").addEventListener("click", () => $("#table").click());
  const takeHere = async files => {
    const refused = await take(files);
    if (refused) says(refused);
    else make();
  };
  $("#table").addEventListener("change", () => {
    if ($("#table").files.length > 0) takeHere($("#table").files);
    $("#table").value = "";
  });
  takesFiles($("#panel-class"), takeHere);
  fill();

  return {
    sided,
    /** The class of the sheet as it is now. */
    async shown() {
      if (room.csv && room.who === "names") says(await engine.ask({ do: "roster", text: room.isWrong ? room.names : room.csv }));
      return make();
    },
    /** Takes a file; what is made of it is made when the class is shown. */
    take,
    /** So many sheets it wants. */
    get size() { return sheets(); },
    /** The class as it was made: its spec, its roster, and the table for answers. */
    get made() { return made; },
    /** What was written stays with the class. */
    answered(csv) {
      room.answers = csv;
      keep();
    },
    /** Whether something was written that no file has. */
    set unsaved(is) {
      room.unsaved = is;
      keep();
    },
    forget,
  };
}
