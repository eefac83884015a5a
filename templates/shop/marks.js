// marks.js: what was written on each sheet, as a grid that says at once how it was understood; the report, the mark book and
// what comes next.
"use strict";

/** The marks of the class that `now` gives: its spec as it was kept, its roster, and the table for its answers. `kept` is told of
    the answers, and `unsaved` whether a file has them. */
function marksroom(engine, store, { now, kept, unsaved, openSaved, sided }) {
  let room = { csv: "", grid: undefined, grades: "", next: false, ...store.read("marks") };
  /** What was made, by its name in `ENDS`. @type {Record<string, string>} */
  let files = {};
  let show = "marks";
  const [body, head, frame] = [$(".grid tbody"), $(".grid thead tr"), $("#report")];
  const words = $("#shop-words").dataset;
  const ENDS = { marks: "marks.html", students: "-students.html", again: "-follow-up-sheets.html", keys: "-follow-up-keys.html" };
  const VERDICTS = { right: "proved", part: "checked", wrong: "refuted" };

  const keep = () => store.write("marks", room);
  /** A number as it is written in the language of the page. */
  const number = value => value.toLocaleString(document.documentElement.lang, { useGrouping: false });
  /** Says what is wrong; of a file that stays said until something is typed or another file is taken. */
  function say(reply) {
    const fault = $("#marks-fault");
    if (!reply?.error && fault.isOfFile) return;
    fault.hidden = !reply?.error;
    fault.innerHTML = reply?.html?.slip ?? "";
  }

  /** Makes a column as wide as what is written in it, within reason. */
  function fit(column) {
    const longest = Math.max(...room.grid.rows.map(({ cells }) => cells[column].length));
    head.cells[column + 2].style.setProperty("--wide", `${Math.min(20, longest)}ch`);
  }

  /** The grid as it is in the table. */
  function draw() {
    const { grid } = room;
    $("#grid-frame").hidden = $("#answers-how").hidden = !grid;
    $("#marks-none").hidden = Boolean(grid);
    $("[data-marks=csv]").disabled = !grid;
    [$("#grades").value, $("#follow-up").checked] = [room.grades, room.next];
    if (!grid) return;
    const th = text => Object.assign(document.createElement("th"), { scope: "col", textContent: text });
    head.replaceChildren(...[words.name, words.total, ...room.heads].map(th));
    grid.labels.forEach((_, column) => fit(column));
    body.replaceChildren(...grid.rows.map((row, at) => {
      const tr = document.createElement("tr");
      tr.dataset.at = at;
      const name = Object.assign(document.createElement("th"), { scope: "row" });
      name.append(Object.assign(document.createElement("bdi"), { textContent: row.name || row.id }));
      name.append(Object.assign(document.createElement("small"), { className: "pos", dir: "ltr", textContent: row.sheet }));
      const cells = row.cells.map((text, column) => {
        const td = document.createElement("td");
        td.dataset.label = room.heads[column];
        const field = Object.assign(document.createElement("input"), { type: "text", dir: "auto", value: text, autocomplete: "off", spellcheck: false });
        field.dataset.column = column;
        field.setAttribute("aria-label", `${row.name || row.id || row.sheet}, ${room.heads[column]}`);
        td.append(field, Object.assign(document.createElement("small"), { className: "told" }));
        return td;
      });
      tr.append(name, Object.assign(document.createElement("td"), { className: "total", dir: "ltr" }), ...cells);
      return tr;
    }));
  }

  /** What the core has understood, below what was written; of cells that are no decisions it is asked. */
  function tell(students, wrong = []) {
    const known = new Map(students.map(student => [`${student.sheet} ${student.id}`, student]));
    const bySheet = new Map(students.map(student => [student.sheet, student]));
    all("tr", body).forEach((tr, at) => {
      const row = room.grid.rows[at];
      const student = known.get(`${row.sheet} ${row.id}`) ?? bySheet.get(row.sheet);
      const isEmpty = student?.items.every(one => one.status === "empty");
      $(".total", tr).textContent = isEmpty ? "–" : student ? `${number(student.points)} / ${number(student.of)}${student.provisional ? " ?" : ""}` : "";
      all("input", tr).forEach((field, column) => {
        const item = student?.items.find(one => one.item === room.grid.labels[column]);
        const told = field.nextElementSibling;
        const isUnread = item?.status === "unread" || wrong.some(([row, place]) => row === at && place === column);
        told.replaceChildren();
        field.toggleAttribute("data-unread", isUnread);
        if (!isUnread && item?.status === "empty" && field.value.trim() !== "") told.textContent = "–";
        if (!item || !isUnread && item.status === "empty") return;
        if (isUnread) {
          told.append($("#unread").content.cloneNode(true));
          for (const button of all("button", told)) {
            // Half of the points may be no quarters.
            const points = Math.round(button.dataset.decide * item.of * 4) / 4;
            button.dataset.decide = points;
            button.append(` ${number(points)}`);
            button.ariaLabel = `${button.textContent}: ${field.ariaLabel}`;
          }
          return;
        }
        const verdict = VERDICTS[item.status];
        told.innerHTML = `<span class="status" data-verdict="${verdict}"><svg class="mark" aria-hidden="true"><use href="#${verdict}"/></svg></span>`;
        $(".status", told).append(`${item.status === "wrong" ? words.wrong : words[verdict]} ${number(item.points)}/${number(item.of)}`);
        const says = [item.understood, item.looks].filter(Boolean).join(" · ");
        if (says) told.append(Object.assign(document.createElement("bdi"), { textContent: says }));
      });
    });
  }

  function wanted(more = {}) {
    const { spec, roster, stem } = now();
    return { do: "marks", spec, stem, answers: room.csv, ...(roster ? { roster } : {}), ...(room.grades ? { grades: room.grades } : {}), follow_up: room.next, ...more };
  }

  /** The cells that a refusal is about, each as row and column. What is in quotation marks parts neither rows nor cells, and
      each row begins with sheet, number and name. */
  function cellsOf(error) {
    const lines = room.csv.split("\n");
    return [error].flat().filter(({ code }) => code === "bad-decision" || code === "too-many-points").map(({ line, column }) => {
      const before = [...lines.slice(0, line - 1), [...lines[line - 1]].slice(0, column - 1).join("")].join("\n");
      const rows = before.replace(/"[^"]*"/g, "").split("\n");
      return [rows.length - 2, rows.at(-1).split(",").length - 4];
    });
  }

  /** What can be marked where something is wrong: without the grades, and without cells that are no decisions. Only what has
      all answers is printed. */
  async function rest(error) {
    const wrong = cellsOf(error);
    const grid = structuredClone(room.grid);
    wrong.forEach(([row, column]) => { grid.rows[row].cells[column] = ""; });
    const { csv } = await engine.ask({ do: "answers", grid });
    const { students, files = [] } = await engine.ask(wanted({ answers: csv, grades: undefined }));
    return { students, wrong, files: wrong.length > 0 ? [] : files };
  }

  /** Marks what is written; while that lasts, what changes waits. */
  const mark = latest(async isLate => {
    const hasAny = room.grid?.rows.some(row => row.cells.some(cell => cell.trim() !== ""));
    if (!hasAny || !now().spec) {
      files = {};
      if (room.grid) tell([]);
      return report();
    }
    const reply = await engine.ask(wanted());
    if (isLate()) return undefined;
    say(reply);
    const known = reply.error ? await rest(reply.error) : reply;
    if (isLate()) return undefined;
    $("#grades").setAttribute("aria-invalid", String(Boolean(reply.error && known.students && known.wrong.length === 0)));
    files = {};
    for (const { name, text } of known.files) {
      const part = Object.keys(ENDS).find(part => name.endsWith(ENDS[part]));
      if (part) files[part] = text;
    }
    if (known.students) tell(known.students, known.wrong);
    document.documentElement.dataset.marks = String(Object.keys(files).length);
    return report();
  });

  function report() {
    all("[data-report]").forEach(button => {
      // Whoever wants the next sheets has them made.
      button.disabled = !files[button.dataset.report === "again" ? "marks" : button.dataset.report];
      button.setAttribute("aria-pressed", String(button.dataset.report === show));
    });
    all("[data-print]").forEach(button => { button.disabled = !files[button.dataset.print]; });
    $("[data-marks=zip]").disabled = !files.marks;
    const html = files[show] ?? files.marks;
    $("#report-none").hidden = Boolean(html) || !$("#marks-fault").hidden;
    frame.hidden = !html;
    if (!html || frame.shown === html) return;
    frame.shown = html;
    frame.onload = () => { frame.contentDocument.documentElement.dataset.theme = "light"; };
    frame.srcdoc = html.replace(/<script[\s\S]*?<\/script>/g, "").replace("</head>", "<style>html { zoom: .7; background: none; } body { background: var(--page); }</style></head>");
  }

  /** Takes a table, or a grid that was changed. */
  async function read(request) {
    const reply = await engine.ask({ do: "answers", ...request });
    say(reply);
    if (reply.error) return reply;
    Object.assign(room, { csv: reply.csv, grid: reply.grid, heads: reply.heads });
    keep();
    kept(room.csv);
    return reply;
  }

  async function take([file]) {
    $("#marks-fault").isOfFile = false;
    const refused = await taken(file);
    if (!refused) return;
    say(refused);
    $("#marks-fault").isOfFile = true;
  }

  /** Takes a file; the reply if it is refused. */
  async function taken(file) {
    if (/\.zip$/i.test(file.name)) return openSaved(file);
    const wrong = notRead(file);
    if (wrong) return wrong;
    const reply = await read({ base64: await signsOf(file) });
    if (reply.error) return reply;
    unsaved(true);
    draw();
    await mark();
    return undefined;
  }

  const changed = settled(async () => {
    if (!(await read({ grid: room.grid })).error) mark();
  }, 300);

  body.addEventListener("input", event => {
    const { column } = event.target.dataset;
    $("#marks-fault").isOfFile = false;
    room.grid.rows[event.target.closest("tr").dataset.at].cells[column] = event.target.value;
    fit(Number(column));
    keep();
    unsaved(true);
    changed();
  });
  body.addEventListener("keydown", event => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    const { column } = event.target.dataset;
    if (!step || column === undefined) return;
    event.preventDefault();
    const tr = event.target.closest("tr");
    const other = step > 0 ? tr.nextElementSibling : tr.previousElementSibling;
    if (other) $(`[data-column="${column}"]`, other).focus();
  });
  $("#panel-marks").addEventListener("click", async event => {
    const { decide, report: other, print: paper, marks: what } = event.target.closest("button")?.dataset ?? {};
    if (decide) {
      const field = $("input", event.target.closest("td"));
      // What was written stays behind the decision; what was none goes.
      field.value = `!${decide} ${field.value.replace(/^\s*[!！]\S*/, "").trim()}`.trim();
      field.focus();
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (other) {
      show = other;
      if (files[other]) report();
      else follow(true);
    }
    if (!paper && !what) return;
    // What goes out is what is written now.
    await changed.now();
    await set.now();
    await mark.done();
    if (files[paper]) printed(sided(files[paper]));
    if (what === "csv") download(`${now().stem}-answers.csv`, ["\ufeff", room.csv], "text/csv");
    if (what === "zip") {
      const { zip, ...reply } = await engine.ask(wanted({ zip: true }));
      if (!zip) return say(reply);
      download(zip.name, [bytesOf(zip.base64)], "application/zip");
      unsaved(false);
    }
  });
  const set = settled(() => mark(), 400);
  $("#grades").addEventListener("input", event => {
    room.grades = event.target.value.trim();
    keep();
    set();
  });
  function follow(does) {
    room.next = $("#follow-up").checked = does;
    keep();
    return mark();
  }
  $("#follow-up").addEventListener("input", event => follow(event.target.checked));
  $("#choose-answers").addEventListener("click", () => $("#answers-file").click());
  $("#answers-file").addEventListener("change", () => {
    if ($("#answers-file").files.length > 0) take($("#answers-file").files);
    $("#answers-file").value = "";
  });
  takesFiles($("#panel-marks"), take);

  return {
    /** The grid of the class as it is now: what was written stays with its sheet. */
    async shown() {
      const { answers } = now();
      if (answers && answers !== room.from) {
        const written = room.grid;
        if (!(await read({ text: answers })).error) {
          room.from = answers;
          for (const row of room.grid.rows) {
            const known = written?.rows.find(other => other.sheet === row.sheet && other.id === row.id);
            if (known && String(written.labels) === String(room.grid.labels)) row.cells = row.cells.map((cell, at) => cell || known.cells[at]);
          }
        }
      }
      // Its heads are in the language of the page.
      if (room.grid) await read({ grid: room.grid });
      draw();
      return mark();
    },
  };
}
