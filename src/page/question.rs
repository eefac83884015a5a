//! Questions of a page: a whole sheet by its id, one more of a kind, hints from the solution's own steps, the solution.
//!
//! Representation: a request names a question by [`Of`], and the core finds it again; a page keeps nothing but that.
//! Failure: [`Refused`]: an id with a slip or of another sheet, a spec with faults, no question left.

use std::fmt::Write;

use serde::Deserialize;
use serde_json::{Value, json};

use super::kept::with_plan;
use super::play::{MOST_MOVES, play_on};
use super::practice::{Practice, Turn};
use super::{Html, Refused, touch};
use crate::document::hints::steps_towards;
use crate::document::{
    Answer, Arg, Block, Document, Exercise, Mistake, Phrase, Points, Question, Show, Step, with_items,
};
use crate::exercise::{Form, Kind, Verifier};
use crate::marking::{self, Marked};
use crate::rules::{Game, Move};
use crate::sheet::{ExerciseSpec, IdFault, Plan, Sheet, SheetId, Shift};

/// Which question is meant.
#[derive(Deserialize)]
#[serde(try_from = "Named")]
pub enum Of {
    /// One of a sheet.
    Item {
        /// The spec.
        spec: String,
        /// The sheet's id.
        id: String,
        /// Its place on the sheet, from 0.
        item: usize,
        /// The question like it of this number, from 0; none is the one on the sheet.
        another: Option<u64>,
    },
    /// One to practise.
    Practice(Practice),
}

/// Whatever names a question, as it is written.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Named {
    spec: Option<String>,
    id: Option<String>,
    item: Option<usize>,
    another: Option<u64>,
    kind: Option<String>,
    game: Option<String>,
    level: Option<u8>,
    size: Option<String>,
    seed: Option<String>,
    number: Option<u64>,
}

impl TryFrom<Named> for Of {
    type Error = &'static str;

    fn try_from(named: Named) -> Result<Of, &'static str> {
        Ok(match named {
            Named { spec: Some(spec), id: Some(id), item: Some(item), another, kind: None, .. } => {
                Of::Item { spec, id, item, another }
            }
            Named {
                kind: Some(kind), seed: Some(seed), number: Some(number), game, level, size, spec: None, ..
            } => Of::Practice(Practice { kind, game, level, size, seed, number }),
            _ => return Err("a question needs `spec`, `id` and `item`, or `kind`, `seed` and `number`"),
        })
    }
}

/// A question found again.
struct Found {
    /// What its author asks for.
    spec: ExerciseSpec,
    exercise: Exercise,
    /// What it can earn.
    points: Points,
    /// Every mistake that its kind knows; a page shows the likeliest.
    wrong: Vec<Mistake>,
    /// How many more there are like it.
    left: u64,
    /// Of one to practise, where it is among those like it.
    turn: Option<Turn>,
    /// What begins the ids of its parts.
    at: u64,
}

/// A sheet by its id.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opened {
    /// The spec.
    spec: String,
    /// The id as it was typed; without it the first sheet.
    #[serde(default)]
    id: Option<String>,
}

/// A hint about a question.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// Which question.
    of: Of,
    /// Which hint, from 1 to 3.
    level: usize,
}

impl Of {
    fn found(&self, html: &Html) -> Result<Found, Refused> {
        match self {
            Of::Practice(practice) => practice.with_turn(|turn, plan, verifier| {
                let id = SheetId::new(&plan.spec, turn.variant, turn.round);
                let (sheet, document) = drawn(plan, id, verifier, html)?;
                let wrong = mistakes(&sheet, 0);
                let exercise = document.exercises.into_iter().next();
                let exercise = exercise.ok_or_else(|| Refused::message("no question"))?;
                let spec = plan.spec.exercises[0].clone();
                Ok(Found {
                    spec,
                    exercise,
                    points: PRACTICE_POINTS,
                    wrong,
                    left: turn.all - 1 - turn.variant,
                    turn: Some(turn),
                    at: 1_000_000 + practice.number % 1_000 * 10,
                })
            }),
            Of::Item { spec, id, item, another } => {
                let id: SheetId = id.parse().map_err(Refused::message)?;
                with_plan(spec, id.attempt, |plan, verifier| {
                    let before = plan_before(plan, id, html)?;
                    let plan = before.as_ref().unwrap_or(plan);
                    let (sheet, document) = drawn(plan, id, verifier, html)?;
                    let wrong = mistakes(&sheet, *item);
                    let exercise = document.exercises.into_iter().zip(plan.points_to_earn()).nth(*item);
                    let (exercise, points) =
                        exercise.ok_or_else(|| Refused::message("the sheet has no such question"))?;
                    let index = exercise.number as usize - 1;
                    let spec = plan.spec.exercises[index].clone();
                    let at = (*item as u64 + 1) * 100_000;
                    let next = |step, verifier: &mut Verifier| {
                        plan.another(index, (shift(plan, id), id.variant, exercise.item, step), verifier)
                            .map_err(Refused::message)
                    };
                    let Some(step) = *another else {
                        let left = next(0, verifier)?.map_or(0, |(_, left)| left + 1);
                        return Ok(Found { spec, exercise, points, wrong, left, turn: None, at });
                    };
                    let Some((like, left)) = next(step, verifier)? else {
                        return Err(Refused::said(html.say("live-all-seen")?));
                    };
                    let (wrong, at) = (like.question.wrong.clone(), at + (step % 1_000 + 1) * 10);
                    let exercise =
                        Exercise { question: like.question.shown(), difficulty: like.difficulty, ..exercise.clone() };
                    Ok(Found { spec, exercise, points, wrong, left, turn: None, at })
                })
            }
        }
    }
}

impl Of {
    /// Whether its points count.
    pub fn counts(&self) -> bool {
        matches!(self, Of::Item { .. })
    }

    /// An answer to it, marked; and of a wrong one the picture of what refutes it, where that is a move, of one that is
    /// not understood how an answer is written.
    pub fn marked(&self, answer: &str, html: &Html) -> Result<(Marked, String), Refused> {
        let Found { spec, exercise, points, wrong, at, .. } = self.found(html)?;
        let question = Question { wrong, ..exercise.question };
        let item = marking::Item { exercise: &spec, question: &question, points };
        let marked = item.mark(answer);
        let help = match marked.status {
            marking::Status::Part | marking::Status::Wrong => item.refuting(answer).map(|(parsed, reply)| {
                Ok::<_, Refused>(html.picture(&parsed, &reply, at + 8)? + &goes_on(&parsed.game, &reply, html)?)
            }),
            marking::Status::Unread => question.sample.as_ref().map(|sample| html.phrase(sample)),
            marking::Status::Empty if has_working_space(&question) => Some(html.say("live-working")),
            _ => None,
        };
        Ok((marked, help.transpose()?.unwrap_or_default()))
    }
}

/// Whether there are tables to work in beside the answer.
fn has_working_space(question: &Question) -> bool {
    let has = |wanted: fn(&Block) -> bool| question.space.iter().any(wanted);
    has(|block| matches!(block, Block::Answer(_))) && has(|block| matches!(block, Block::Table(_)))
}

/// What goes on after a reply, unless it ends the game or leaves more moves than are played.
fn goes_on(game: &Game, reply: &Move, html: &Html) -> Result<String, Refused> {
    // A game of an author is known to its sheet alone.
    let is_known = game.components.iter().all(|rules| rules.authored().is_none());
    match is_known && (1..=MOST_MOVES).contains(&game.count(&reply.to)) {
        true => play_on(game, &reply.to, html),
        false => Ok(String::new()),
    }
}

/// What a question to practise is worth while it is marked. Nobody counts these: they only say whether some
/// part is right.
const PRACTICE_POINTS: Points = Points::from_quarters(400);

/// A variant, and as a document with everything in it.
fn drawn(plan: &Plan, id: SheetId, verifier: &mut Verifier, html: &Html) -> Result<(Sheet, Document), Refused> {
    let sheet = Sheet::shifted(plan, shift(plan, id), id.variant, id.attempt, verifier).map_err(Refused::message)?;
    let document = sheet.document(plan, html.words.code(), Show::Folded);
    Ok((sheet, document))
}

/// Every mistake that the kind knows for an item.
fn mistakes(sheet: &Sheet, item: usize) -> Vec<Mistake> {
    sheet.drawn().get(item).map(|drawn| drawn.question.wrong.clone()).unwrap_or_default()
}

/// Whether the sheet of an id is easier or harder.
fn shift(plan: &Plan, id: SheetId) -> Shift {
    id.shift(&plan.spec).unwrap_or_default()
}

/// The plan of the spec as it was when the sheet of an id was printed, where it was edited since.
fn plan_before(plan: &Plan, id: SheetId, html: &Html) -> Result<Option<Plan>, Refused> {
    match plan.spec.of(&id) {
        Some((0, ..)) => Ok(None),
        Some((_, before, _)) => Ok(Some(Plan::new(before.clone(), id.attempt).map_err(Refused::message)?)),
        None => Err(Refused::said(html.say("live-other-sheet")?)),
    }
}

/// The door `sheet`: the questions of an id, each with fields for its answer.
pub fn sheet(asked: &Opened, html: &Html) -> Result<Value, Refused> {
    let id = match asked.id.as_deref() {
        None => None,
        Some(typed) => match typed.parse::<SheetId>() {
            Ok(id) => Some(id),
            // The message is that of the terminal; a page says in its own words which slip it is.
            Err(error) => {
                let key = if error.fault == IdFault::Slip { "live-id-slip" } else { "live-no-id" };
                return Err(Refused { error: Box::new(error.to_string().into()), ..Refused::said(html.say(key)?) });
            }
        },
    };
    let attempt = id.map_or(0, |id| id.attempt);
    with_plan(&asked.spec, attempt, |plan, verifier| {
        let id = id.unwrap_or_else(|| SheetId::new(&plan.spec, 0, 0));
        let before = plan_before(plan, id, html)?;
        let plan = before.as_ref().unwrap_or(plan);
        let (_, document) = drawn(plan, id, verifier, html)?;
        let mut questions = Vec::new();
        let points = plan.points_to_earn();
        let mut sections = String::new();
        for items in with_items(&document.exercises) {
            let number = items[0].number;
            let mut inner = html.parts().points(items)?;
            for (place, exercise) in items.iter().enumerate() {
                let item = questions.len();
                let at = (item as u64 + 1) * 100_000;
                let parts = html.parts();
                if exercise.begins_stem(place.checked_sub(1).map(|before| &items[before])) {
                    inner += &parts.stem(exercise, at + 9)?;
                }
                let index = exercise.number as usize - 1;
                let another = plan
                    .another(index, (shift(plan, id), id.variant, exercise.item, 0), verifier)
                    .map_err(Refused::message)?;
                let left = another.map_or(0, |(_, left)| left + 1);
                let card = card(&plan.spec.exercises[index], exercise, at, (left, left > 0), html)?;
                let letter = match exercise.letter.as_str() {
                    "" => String::new(),
                    letter => format!("<span class=\"letter\" id=\"i{item}\">{})</span>", html.words.item(letter)),
                };
                let _ = writeln!(
                    inner,
                    "<div class=\"item all\" role=\"group\" aria-label=\"{}\" data-item=\"{item}\">{letter}{card}</div>",
                    html.attribute(&Phrase::new("page-heading").with("number", Arg::Item(exercise.label())))?
                );
                questions.push(json!({
                    "label": exercise.label(),
                    "kind": exercise.kind,
                    "position": exercise.question.position,
                    "points": points[item].as_f64(),
                }));
            }
            let _ = writeln!(
                sections,
                "<section class=\"exercise\" aria-labelledby=\"q{number}\"><h2 class=\"num\" id=\"q{number}\">\
                 {}</h2><div class=\"body\">{inner}</div></section>",
                html.parts().numbered(number)?
            );
        }
        let count = questions.len();
        let found = Phrase::new("live-found").with("count", count);
        let intro = html.parts().blocks(&document.intro, 99_999)?;
        Ok(json!({
            "id": id.to_string(),
            "title": document.title,
            "questions": questions,
            "html": { "sheet": sections, "intro": intro, "found": html.phrase(&found)? },
        }))
    })
}

/// Whether a question asks for the order of the lines that it shows.
fn is_ordered(question: &Question) -> bool {
    let lines = question.prompt.iter().find_map(|block| match block {
        Block::Steps(lines) => Some(lines.len()),
        _ => None,
    });
    matches!(&question.answer, Answer::Numbers(order) if Some(order.len()) == lines)
}

/// Whether there is one line to write on.
fn has_one_line(block: &Block) -> bool {
    match block {
        Block::Answer(lines) => lines.len() == 1,
        Block::Beside(blocks) => blocks.iter().any(has_one_line),
        _ => false,
    }
}

/// Whether nothing may be the answer: of one move that is asked for there is one, and on a board a square is lost.
fn may_be_none(question: &Question, kind: &Kind) -> bool {
    let is_one = matches!(question.answer, Answer::Moves(_)) && question.space.iter().any(has_one_line);
    question.answer.may_be_none() && !is_one && !matches!(kind.extra.form, Form::Board(_))
}

/// A question with its fields and buttons; how many more there are like it, and whether another one can be had.
fn card(
    spec: &ExerciseSpec,
    exercise: &Exercise,
    at: u64,
    (left, another): (u64, bool),
    html: &Html,
) -> Result<String, Refused> {
    let places = touch::question(spec, exercise, html)?;
    let lines = is_ordered(&exercise.question);
    let touched = match (lines, places.is_empty()) {
        (true, _) => format!("<p class=\"label\">{}</p>", html.say("live-touch-lines")?),
        (_, false) => format!("<p class=\"label touch\">{}</p>", html.say("live-touch-answer")?),
        _ => String::new(),
    };
    let lines = match lines {
        true => format!(" data-up=\"{}\" data-down=\"{}\"", html.say("shop-up")?, html.say("shop-down")?),
        false => String::new(),
    };
    let none = match may_be_none(&exercise.question, spec.kind) {
        true => format!(
            "<p class=\"choice\"><label><input type=\"checkbox\" data-none> {}</label></p>",
            html.say("live-none")?
        ),
        false => String::new(),
    };
    let question = html.parts().question(exercise, places, at)? + &touched + &none;
    let hints = hints(exercise, html)?.len();
    let mut tools = String::new();
    let mut button = |class: &str, act: &str, key: &'static str| -> Result<(), Refused> {
        let kind = if act == "check" { "submit" } else { "button" };
        let _ = write!(tools, "<button type=\"{kind}\"{class} data-act=\"{act}\">{}</button>", html.say(key)?);
        Ok(())
    };
    button(" class=\"main\"", "check", "live-check")?;
    if hints > 0 {
        button("", "hint", "live-hint")?;
    }
    button("", "show", "live-solution")?;
    if another {
        button("", "another", "live-another")?;
    }
    let left = match (left, another) {
        (0, true) => html.say("live-left-again")?,
        _ => html.phrase(&Phrase::new("live-left").with("count", left))?,
    };
    Ok(format!(
        "<form class=\"card\" data-hints=\"{hints}\"{lines} autocomplete=\"off\">{question}\
         <p class=\"understood\" role=\"status\" hidden></p>\
         <div class=\"tools\">{tools}<span class=\"left\">{left}</span></div>\
         <div class=\"hints\" role=\"status\"></div><div class=\"outcome\" role=\"status\"></div></form>"
    ))
}

/// A question by itself.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Another {
    /// Which one.
    of: Of,
    /// A mistake, by name: of questions to practise the next one in which it would show.
    #[serde(default)]
    seek: Option<String>,
}

/// The door `another`: a question by itself; of one to practise also its number.
pub fn question(mut asked: Another, html: &Html) -> Result<Value, Refused> {
    let mut number = None;
    if let Of::Practice(practice) = &mut asked.of {
        if let Some(mistake) = &asked.seek {
            practice.number = practice.sought(mistake)?;
        }
        number = Some(practice.number);
    }
    let Found { spec, exercise, left, turn, at, .. } = asked.of.found(html)?;
    let stem = html.parts().stem(&exercise, at + 9)?;
    let card = card(&spec, &exercise, at, (left, left > 0 || turn.is_some()), html)?;
    let anew = turn.filter(|turn| turn.round > 0 && turn.variant == 0);
    let anew = anew.map(|turn| html.phrase(&Phrase::new("live-anew").with("count", turn.all))).transpose()?;
    Ok(json!({
        "kind": exercise.kind,
        "position": exercise.question.position,
        "level": exercise.difficulty,
        "left": left,
        "number": number,
        "html": { "question": format!("{stem}{card}"), "anew": anew },
    }))
}

/// The door `show`: the answer with its steps.
pub fn show(of: &Of, html: &Html) -> Result<Value, Refused> {
    let Found { exercise, at, .. } = of.found(html)?;
    let solution = html.parts().solution(&exercise, at + 5)?;
    Ok(json!({ "html": { "solution": solution } }))
}

/// The door `hint`: the first steps of the solution, more of them with each level, never the last.
pub fn hint(asked: &Hint, html: &Html) -> Result<Value, Refused> {
    let Found { exercise, at, .. } = asked.of.found(html)?;
    let all = hints(&exercise, html)?;
    let place = asked.level.checked_sub(1).filter(|&place| place < all.len());
    let Some(steps) = place.and_then(|place| all.get(place)) else {
        return Err(Refused::said(html.say("live-no-hint")?));
    };
    let count = Phrase::new("live-hint-number").with("number", asked.level).with("count", all.len());
    let blocks = [Block::Steps(steps.clone())];
    let steps = html.parts().blocks(&blocks, at + asked.level as u64)?;
    let hint = format!("<div class=\"hint\"><p class=\"label\"><b>{}</b></p>{steps}</div>", html.phrase(&count)?);
    Ok(json!({ "of": all.len(), "html": { "hint": hint } }))
}

/// The hints that a question has, at most three: what to do first; half of the steps, with what shows them; all of them.
fn hints(exercise: &Exercise, html: &Html) -> Result<Vec<Vec<Step>>, Refused> {
    let kept = steps_towards(exercise, &html.words)?;
    let Some(first) = kept.first() else { return Ok(Vec::new()) };
    let mut hints = vec![vec![Step { says: first.says.clone(), shows: Vec::new() }]];
    for count in [kept.len().div_ceil(2), kept.len()] {
        let more = kept[..count].to_vec();
        if hints.last() != Some(&more) {
            hints.push(more);
        }
    }
    Ok(hints)
}
