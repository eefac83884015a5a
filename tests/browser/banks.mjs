// Banks of questions in readers that others wrote: GIFT in gift-pegjs, items of QTI 3 in the player qti-components, which
// is given the answers of the sheet's own JSON and must find them right, and those of its mistakes wrong.
// node banks.mjs FOLDER; FOLDER holds NAME-key.json beside NAME.gift and NAME.qti3.zip. Every fault is a line.

import { createServer } from "node:http";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { launched } from "./browser.mjs";
import { parse } from "gift-pegjs";

const folder = process.argv[2];
let faults = 0, compared = { gift: 0, essays: 0, right: 0, wrong: 0, told: 0, untouched: 0 };
const expect = (holds, text) => { if (!holds) { faults += 1; console.error(`fault: ${text}`); } };
const names = readdirSync(folder).filter(name => name.endsWith("-key.json")).map(name => name.slice(0, -"-key.json".length));
const keys = Object.fromEntries(names.map(name => [name, JSON.parse(readFileSync(join(folder, `${name}-key.json`), "utf8"))]));

// GIFT.
const whole = { Numerical: choice => choice.text.number, Short: choice => choice.text.text, MC: choice => choice.text.text };
for (const name of names) {
  const questions = parse(readFileSync(join(folder, `${name}.gift`), "utf8")).filter(({ type }) => type !== "Category");
  expect(questions.length === keys[name].exercises.length, `${name}: ${questions.length} questions of GIFT`);
  keys[name].exercises.forEach(({ answer }, place) => {
    const question = questions[place], what = `${name} ${place} (${answer.type})`;
    if (question.type === "Essay") return void (compared.essays += 1);
    const right = question.choices.filter(({ isCorrect, weight }) => (weight ?? (isCorrect ? 100 : 0)) > 0);
    const texts = right.map(whole[question.type]);
    const holds = {
      number: () => String(texts) === String(answer.value),
      outcome: () => texts.length === 1 && question.choices.indexOf(right[0]) === ["N", "P", "draw"].indexOf(answer.value),
      ticks: () => {
        const boxes = answer.boxes.length ? answer.boxes : [question.choices.length - 1];
        const share = right.reduce((sum, { weight }) => sum + (weight ?? 100), 0);
        return String(right.map(one => question.choices.indexOf(one))) === String(boxes) && Math.abs(share - 100) < 0.01;
      },
      numbers: () => texts.includes(answer.in_order.join(", ")),
      moves: () => answer.any_of.every(({ to }) => texts.includes(to)),
      trios: () => texts.includes(answer.in_order.join().replaceAll(",", ", ")),
      pairs: () => texts.includes(answer.any_order.join().replaceAll(",", ", ")),
      place: () => texts.includes(`${answer.x}, ${answer.y}`),
    }[answer.type];
    expect(holds?.(), `${what}: ${texts} for ${JSON.stringify(answer)}`);
    compared.gift += 1;
  });
}

// The files of an archive in which files are stored.
const unpacked = bytes => {
  const files = {};
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50;) {
    const size = bytes.readUInt32LE(at + 18), name = bytes.readUInt16LE(at + 26), extra = bytes.readUInt16LE(at + 28);
    const start = at + 30 + name + extra;
    files[bytes.toString("utf8", at + 30, at + 30 + name)] = bytes.toString("utf8", start, start + size);
    at = start + size;
  }
  return files;
};

// What is given to each response of an item, in their order, by how many options the first has, how many of them can be
// chosen, and how many places there are to write.
const given = (answer, { options, one, places }) => {
  const flat = rows => rows.flat().map(String), tuples = rows => rows.map(row => row.join(", "));
  switch (answer.type) {
    case "number": return [String(answer.value)];
    case "outcome": return [`C${["N", "P", "draw"].indexOf(answer.value) + 1}`];
    case "ticks": if (one) return answer.boxes.map(box => `C${box + 1}`);
      return [answer.boxes.length ? answer.boxes.map(box => `C${box + 1}`) : [`C${options}`]];
    case "moves": return [answer.any_of[0].to];
    case "trace": {
      const last = answer.may_stop_at_line ?? answer.lines.length - 1;
      return [...flat(answer.lines.slice(1, last + 1)), answer.verdict === "v-trio" ? "C1" : "C2"];
    }
    case "trios": return tuples(answer.in_order);
    case "pairs": return answer.any_order.length ? tuples(answer.any_order) : ["-"];
    case "repair": return [String(answer.line), `C${answer.column + 1}`, String(answer.right)];
    case "numbers": return places === 1 ? [answer.in_order.join(", ")] : answer.in_order.map(String);
    case "residues": return [...answer.remainders, answer.modulus].map(String);
    case "counterexample": return answer.true ? ["C1", "-"] : ["C2", answer.smallest.join(", ")];
    case "place": return [`${answer.x}, ${answer.y}`];
  }
};

const player = join(dirname(createRequire(import.meta.url).resolve("@citolab/qti-components/package.json")), "cdn", "index.js");
const server = createServer((request, response) => {
  const answers = {
    "/": ["text/html", () => '<!doctype html><body><script type="module">import * as q from "/index.js"; window.q = q;</script>'],
    "/index.js": ["text/javascript", () => readFileSync(player)],
  };
  const [type, body] = answers[request.url] ?? ["text/plain", () => ""];
  response.writeHead(request.url in answers ? 200 : 404, { "content-type": `${type}; charset=utf-8` });
  response.end(body());
});
await new Promise(ready => server.listen(0, "127.0.0.1", ready));
const browser = await launched();
try {
  const tab = await browser.newPage();
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  await tab.waitForFunction(() => window.q);
  for (const name of names.filter(name => existsSync(join(folder, `${name}.qti3.zip`)))) {
    const files = unpacked(readFileSync(join(folder, `${name}.qti3.zip`)));
    const { exercises } = keys[name];
    const ids = exercises.map(({ id, item }) => `items/${id}-${keys[name].variant}-${item + 1}.xml`);
    for (const [place, exercise] of exercises.entries()) {
      const what = `${name}, ${ids[place]}`, xml = files[ids[place]];
      const count = text => xml.split(text).length - 1;
      const form = { options: count("<qti-simple-choice"), one: xml.includes('max-choices="1"'), places: count("<qti-text-entry-interaction") };
      const responses = [exercise.answer, ...exercise.wrong.map(({ answer }) => answer)].map(answer => given(answer, form));
      const [right, ...wrong] = await tab.evaluate(grade, [xml, responses]);
      expect(Math.abs(right.score - right.most) < 1e-9 && right.most > 0, `${what}: the right answer earns ${JSON.stringify(right)}`);
      expect(right.solved, `${what}: the solution is not shown`);
      compared.right += 1;
      for (const [index, one] of wrong.entries()) {
        if (one === null) continue;
        expect(one.score < one.most - 1e-9, `${what}: ${exercise.wrong[index].name} earns ${JSON.stringify(one)}`);
        expect(one.solved, `${what}: the solution is not shown beside ${exercise.wrong[index].name}`);
        compared.wrong += 1;
        compared.told += one.told ? 1 : 0;
      }
      // This player fails over an empty answer where capitals do not matter, so they matter where there are no letters.
      if (!xml.includes('case-sensitive="false"')) {
        const score = await tab.evaluate(untouched, xml).catch(error => error.message);
        expect(score === 0, `${what}: without an answer: ${score}`);
        compared.untouched += 1;
      }
    }
  }
} finally {
  await browser.close();
  server.close();
}
console.log(JSON.stringify(compared));
process.exit(faults > 0 ? 1 : 0);

// In the page: what each list of responses earns; null where it has another number than the item asks for.
async function grade([xml, lists]) {
  document.body.replaceChildren(window.q.qtiTransformItem().parse(xml).htmlDoc());
  const item = document.querySelector("qti-assessment-item");
  await item.updateComplete;
  const declared = [...document.querySelectorAll("qti-response-declaration")];
  const isNeeded = one => one.querySelector("qti-mapping") !== null;
  const results = [];
  for (const list of lists) {
    if (list.length !== declared.filter(isNeeded).length) {
      results.push(null);
      continue;
    }
    item.resetResponses();
    let next = 0;
    for (const one of declared) item.updateResponseVariable(one.getAttribute("identifier"), isNeeded(one) ? list[next++] : "-");
    item.processResponse();
    const value = name => item.variables.find(({ identifier }) => identifier === name)?.value;
    // Names of the standard, and of OpenOlat.
    const said = [value("FEEDBACK") ?? value("FEEDBACKMODAL")].flat().filter(Boolean);
    const solved = (value("SOLUTION") ?? value("SOLUTIONMODAL")) === "SOLUTION";
    results.push({ score: Number(value("SCORE")), most: Number(value("MAXSCORE")), told: said.length > 0, solved, said });
  }
  return results;
}

// In the page: what an item earns that nobody has touched.
async function untouched(xml) {
  document.body.replaceChildren(window.q.qtiTransformItem().parse(xml).htmlDoc());
  const item = document.querySelector("qti-assessment-item");
  await item.updateComplete;
  item.processResponse();
  return Number(item.variables.find(({ identifier }) => identifier === "SCORE")?.value);
}
