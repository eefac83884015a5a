//! The sheet for programs: every exercise with its position, answers, solution and named mistakes.
//!
//! Representation: one JSON object, two spaces of indent, keys in a fixed order; points are numbers with at
//! most two decimals; text is plain, with formulas in Unicode.
//! A sheet of questions holds nothing of the solutions: no answer, step, mistake or route. `choices` are the lines beside
//! boxes; `places` is what a sheet has below a question, tables, boxes and lines to write on, which keys do not have.
//! Failure: [`RenderError`].
//! Source: RFC 8259.

use serde_json::{Value, json};

use crate::document::{
    Answer, AnswerColumn, AnswerMove, AnswerRow, AnswerTable, Block, Document, Exercise, Mistake, Phrase, Points, Show,
    Winner, Words, WordsError, build,
};
use crate::render::formats::{Around, Frame, Holds, InSets, Set};
use crate::render::markup::{kind, paper};
use crate::render::{File, Format, RenderError, Seal, plain};

/// Files of JSON; templates have no part in it.
pub const FORMAT: Format = Format {
    name: "json",
    extension: "json",
    about: "the sheet for programs",
    seal: Seal::Field,
    write: |document, words, _| Ok(vec![File::new(".json", sheet(document, words)?)]),
    in_sets: Some(InSets {
        around: Around::Frame(|set, words, _| Ok(frame(set, words))),
        piece: |document, words, _| Ok(sheet(document, words)?.trim_end().replace('\n', "\n    ")),
        answers: |table, _, words, _| Ok(answers(table, words)?.into_bytes()),
    }),
    holds: Holds::Pages,
};

fn answers(table: &AnswerTable, words: &Words) -> Result<String, RenderError> {
    let column = |(at, column): (usize, &AnswerColumn)| {
        let parts = table.heads(at).into_iter().map(|part| words.text(&Phrase::new(part)));
        Ok(
            json!({"label": column.label, "points": points(column.points), "parts": parts.collect::<Result<Vec<_>, _>>()?}),
        )
    };
    let row = |row: &AnswerRow| {
        let cell = |at| table.parts(row, at).iter().map(|part| words.line_text(part)).collect::<Result<Vec<_>, _>>();
        let cells = (0..table.columns.len()).map(cell).collect::<Result<Vec<_>, WordsError>>()?;
        Ok(json!({"name": row.name, "sheet": row.sheet, "extra": row.extra, "answers": cells}))
    };
    let columns: Value = table.columns.iter().enumerate().map(column).collect::<Result<_, WordsError>>()?;
    let rows: Value = table.rows.iter().map(row).collect::<Result<_, WordsError>>()?;
    let points = points(table.points);
    let all = json!({"title": table.title, "points": points, "columns": columns, "rows": rows});
    Ok(format!("{all:#}\n"))
}

/// The object around the sheets of a class.
fn frame(set: &Set<'_>, words: &Words) -> Frame {
    let (title, language) = (json!(set.title), json!(words.code()));
    let shows = kind(set.shows);
    let before = format!(
        "{{\n  \"title\": {title},\n  \"language\": {language},\n  \"shows\": \"{shows}\",\n  \"sheets\": [\n    "
    );
    Frame { before, between: ",\n    ", after: "\n  ]\n}\n".to_owned() }
}

/// The document as JSON in lines.
fn sheet(document: &Document, words: &Words) -> Result<String, RenderError> {
    Ok(format!("{:#}\n", value(document, words)?))
}

/// The document as JSON in one line.
pub fn line(document: &Document, words: &Words) -> Result<String, RenderError> {
    Ok(format!("{}\n", value(document, words)?))
}

fn value(document: &Document, words: &Words) -> Result<Value, RenderError> {
    let subtitle = document.subtitle.as_ref().map(|subtitle| words.text(subtitle)).transpose()?;
    let exercises = document.exercises.iter().map(|one| exercise(one, document.shows, words));
    let mut sheet = vec![("title", json!(document.title))];
    sheet.extend(subtitle.map(|subtitle| ("subtitle", json!(subtitle))));
    sheet.extend([
        ("id", json!(document.id)),
        ("language", json!(words.code())),
        ("shows", json!(kind(document.shows))),
        ("paper", json!(paper(document.paper))),
        ("points", points(document.points)),
    ]);
    sheet.extend(document.paper.is_large().then(|| ("large", json!(true))));
    let draw = &document.draw;
    sheet.extend([
        ("seed", json!(draw.seed)),
        ("variant", json!(draw.variant)),
        ("attempt", json!(draw.attempt)),
        ("format", json!(draw.format)),
    ]);
    sheet.extend(document.version.as_ref().map(|version| ("version", json!(version))));
    sheet.extend((draw.level != 0).then(|| ("level", json!(draw.level))));
    let student = document.student.as_ref();
    sheet.extend(student.map(|student| ("student", json!({"id": student.id, "name": student.name}))));
    sheet.extend([
        ("intro", json!(plain::lines(&document.intro, words)?.join("\n"))),
        ("exercises", exercises.collect::<Result<_, _>>()?),
    ]);
    Ok(sheet.into_iter().collect())
}

fn exercise(exercise: &Exercise, shows: Show, words: &Words) -> Result<Value, WordsError> {
    let mut fields = vec![
        ("id", json!(exercise.id)),
        ("item", json!(exercise.item)),
        ("number", json!(exercise.number)),
        ("letter", json!(exercise.letter)),
        ("kind", json!(exercise.kind)),
        ("position", json!(exercise.question.position)),
        ("points", points(exercise.points)),
        ("difficulty", json!(exercise.difficulty)),
        ("prompt", json!(prompt(exercise, words)?)),
    ];
    if let Some(lines) = exercise.question.choices() {
        let choices = lines.iter().map(|line| words.line_text(line).map(Value::from));
        fields.push(("choices", choices.collect::<Result<_, _>>()?));
    }
    if shows != Show::Key {
        let sample = exercise.question.sample.as_ref().map(|sample| words.text(sample)).transpose()?;
        fields.extend(sample.map(|sample| ("sample", json!(sample))));
        fields.push(("places", json!(plain::lines(&exercise.question.space, words)?.join("\n"))));
    }
    if shows != Show::Questions {
        let [first, second] = &exercise.question.routes;
        fields.extend([
            ("answer", answer(&exercise.question.answer, words)?),
            ("headline", json!(words.line_text(&exercise.question.headline)?)),
            ("solution", json!(solution(&exercise.question.solution, words)?)),
            ("wrong", exercise.question.wrong.iter().map(|one| named(one, words)).collect::<Result<_, _>>()?),
            ("routes", json!([words.text(first)?, words.text(second)?])),
        ]);
        if !exercise.parts.is_empty() {
            let part =
                |(part, earns): &(Phrase, Points)| Ok(json!({"part": words.text(part)?, "points": points(*earns)}));
            fields.push(("parts", exercise.parts.iter().map(part).collect::<Result<_, _>>()?));
        }
    }
    Ok(fields.into_iter().collect())
}

/// What is asked: the author's words, the stem, and what the item adds to it.
fn prompt(exercise: &Exercise, words: &Words) -> Result<String, WordsError> {
    let mut lines = plain::lines(&exercise.text, words)?;
    lines.push(words.line_text(&build::spoken(&exercise.question.stem))?);
    lines.extend(plain::lines(&exercise.question.prompt, words)?);
    Ok(lines.join("\n"))
}

/// The steps of a solution: each block is one, and each of blocks side by side and of a block of steps.
fn solution(blocks: &[Block], words: &Words) -> Result<Vec<String>, WordsError> {
    let mut steps = Vec::new();
    for block in blocks {
        match block {
            Block::Beside(inner) => steps.extend(solution(inner, words)?),
            Block::Steps(inner) => {
                for step in inner {
                    steps.push(plain::step(step, words)?);
                }
            }
            other => steps.push(plain::lines(std::slice::from_ref(other), words)?.join("\n")),
        }
    }
    Ok(steps)
}

fn named(mistake: &Mistake, words: &Words) -> Result<Value, WordsError> {
    Ok(json!({
        "name": mistake.name,
        "answer": answer(&mistake.answer, words)?,
        "text": words.line_text(&mistake.shown)?,
        "looks": words.text(&mistake.description)?,
        "refuted": words.text(&mistake.refutation)?,
    }))
}

fn answer(answer: &Answer, words: &Words) -> Result<Value, WordsError> {
    Ok(match answer {
        Answer::Winner(Winner::ToMove) => json!({"type": "outcome", "value": "N"}),
        Answer::Winner(Winner::Other) => json!({"type": "outcome", "value": "P"}),
        Answer::Winner(Winner::Nobody) => json!({"type": "outcome", "value": "draw"}),
        Answer::Moves(moves) => {
            let moves: Value = moves.iter().map(|step| one_move(step, words)).collect::<Result<_, _>>()?;
            json!({"type": "moves", "any_of": moves})
        }
        Answer::Number(value) => json!({"type": "number", "value": number(*value)}),
        Answer::Trace { lines, stop, trio } => json!({
            "type": "trace",
            "lines": tuples(lines),
            "may_stop_at_line": stop,
            "verdict": if *trio { "v-trio" } else { "not-v-trio" },
        }),
        Answer::Trios(trios) => json!({"type": "trios", "in_order": tuples(trios)}),
        Answer::Pairs(pairs) => json!({"type": "pairs", "any_order": tuples(pairs)}),
        Answer::Repair { line, column, right } => {
            json!({"type": "repair", "line": line, "column": column, "right": number(*right)})
        }
        Answer::Numbers(numbers) | Answer::Parts(numbers) => json!({"type": "numbers", "in_order": all(numbers)}),
        Answer::Ticks(ticks) => json!({"type": "ticks", "boxes": ticks}),
        Answer::Choice(tick) => json!({"type": "ticks", "boxes": [tick]}),
        Answer::Residues { modulus, remainders } => {
            json!({"type": "residues", "modulus": number(*modulus), "remainders": all(remainders)})
        }
        Answer::Counterexample(numbers) => json!({
            "type": "counterexample",
            "true": numbers.is_none(),
            "smallest": numbers.as_ref().map(|numbers| all(numbers)),
        }),
        Answer::Place { x, y } => json!({"type": "place", "x": x, "y": y}),
    })
}

/// A move. `left` is there only where one number replaces a heap; `to` always says what is left.
fn one_move(step: &AnswerMove, words: &Words) -> Result<Value, WordsError> {
    let mut fields = vec![("to", json!(step.to))];
    if let Some(text) = &step.text {
        fields.push(("text", json!(words.text(text)?)));
    }
    if !step.left.is_empty() {
        fields.extend([("heap", json!(step.heap)), ("take", number(step.take))]);
    }
    if let [left] = step.left[..] {
        fields.push(("left", number(left)));
    }
    Ok(fields.into_iter().collect())
}

fn tuples<const COUNT: usize>(tuples: &[[u64; COUNT]]) -> Value {
    tuples.iter().map(|tuple| all(tuple)).collect()
}

fn all(numbers: &[u64]) -> Value {
    numbers.iter().map(|&value| number(value)).collect()
}

/// A number that every reader of JSON keeps exact: past 2^53 a string.
pub fn number(value: u64) -> Value {
    if value > 1 << 53 { json!(value.to_string()) } else { json!(value) }
}

/// Points as a number: whole ones have no decimals.
fn points(points: Points) -> Value {
    if points.is_whole() { json!(points.quarters() / 4) } else { json!(points.as_f64()) }
}
