//! Exercise kind `big-index`: "The values repeat. What is the value of a very large heap?"
//!
//! Prompt: one period of Grundy values and from where it holds; a large heap. Answer: its value. Written from the
//! proved period of theory; confirmed by recomputation from the rules: the values by mex, until the condition of Guy
//! and Smith is seen to hold for some period, and then by that period.
//! Source: Guy and Smith 1956; Winning Ways, ch. 4; N-54; thesis exercise 22.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use crate::document::build::{cell, paragraph, say, signs, step};
use crate::document::{Answer, Blank, Block, Inline, Math, Mistake, Phrase, Question, Table, TableLook};
use crate::exercise::degenerate::counts_up;
use crate::exercise::games::{self, values};
use crate::exercise::second::read_position;
use crate::exercise::{
    Candidate, Degenerate, Dice, Extra, GameAndNumbers, Kind, Misconception, Settings, Space, Subject, Task, Verifier,
    difficulty,
};
use crate::rules::{Play, Rules};
use crate::solver::{self, Period};

/// The kind; the game and the sizes come from the task.
pub const KIND: Kind = Kind {
    name: "big-index",
    work: 2,
    summary: "the value of a very large heap, from the period of the values (`size`: the heap)",
    settings: || Settings {
        games: &["kayles", "dawson-chess", "dawson-kayles", "guiles", "subtract"],
        ..Settings::size(200, 1_000_000_000, (1_000, 99_999))
    },
    subject: Subject::Position,
    space,
    accepts,
    // Where 1 to m may be taken, the value is the remainder itself.
    degenerate: |task, candidate| counts_up(task.games[candidate.game].parameters()).then_some(Degenerate::PlainPeriod),
    difficulty,
    pose,
    second_route,
    extra: Extra { read: Some(read), ..Extra::NONE },
};

fn space(task: &Task) -> Space {
    Space::PerGame(task.games.iter().map(|_| Space::Tuples(vec![task.size])).collect())
}

/// Where the period is short enough to be printed.
fn accepts(task: &Task, candidate: &Candidate) -> bool {
    repeating(&task.games[candidate.game]).is_some_and(|row| row.1.length <= 40 && row.1.from + row.1.length < 150)
}

/// How long the division is.
fn difficulty(task: &Task, candidate: &Candidate) -> u8 {
    let length = repeating(&task.games[candidate.game]).map_or(1, |row| row.1.length);
    difficulty::level(candidate.numbers[0].to_string().len() as u32 + u32::from(length > 10) - 2)
}

fn pose(task: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let (rules, heap) = (&task.games[candidate.game], candidate.numbers[0]);
    let repeating = repeating(rules).expect("what is accepted has a period");
    let (row, period) = &*repeating;
    let (first, length) = (period.from, period.length);
    let same = first + (heap - first) % length;
    let value = row[same as usize];
    let game = Phrase::game(&rules.title());
    let said = Phrase::new("big-index-repeats").with("game", game).with("period", length).with("from", first);
    let g = values::of(heap);
    Question {
        position: format!("{} {heap}", rules.title()),
        stem: vec![Phrase::rule("big-index-rules"), Phrase::new("big-index-prompt")],
        sample: Some(Phrase::new("big-index-sample")),
        prompt: vec![paragraph(said), one_period(row, period)],
        space: vec![Block::Answer(vec![say(Phrase::new("write-grundy")
            .with("g", g.clone())
            .with("blank", Blank::Short))])],
        headline: vec![Inline::Math(g.equals(Math::Number(value)))],
        solution: vec![Block::Steps(vec![
            step(
                Phrase::new("big-index-divide")
                    .with("heap", heap)
                    .with("from", first)
                    .with("difference", heap - first)
                    .with("period", length)
                    .with("times", (heap - first) / length)
                    .with("rest", (heap - first) % length),
            ),
            step(
                Phrase::new("big-index-same")
                    .with("from", first)
                    .with("rest", (heap - first) % length)
                    .with("equal", values::of(heap).equals(values::of(same)).equals(Math::Number(value))),
            ),
        ])],
        wrong: mistakes(heap, row, period),
        answer: Answer::Number(value),
        routes: [games::first_route(rules, Play::Normal), Phrase::new("route-recomputed-period")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let at = read_position(position, Play::Normal)?;
    let (rules, heap) = (&at.game.components[0], at.position.parts()[0]);
    let row = verifier.repeating(rules).ok_or_else(|| format!("no period shows for `{position}`"))?;
    Ok(Answer::Number(row.value(heap)))
}

/// A heap of one of the games.
fn read(task: &Task, position: &str) -> GameAndNumbers {
    let at = read_position(position, Play::Normal)?;
    let known = |rules: &Rules| at.game.components.len() == 1 && at.game.components[0].title() == rules.title();
    let widest = KIND.widest(task);
    let numbers = at.position.parts().to_vec();
    match widest.games.iter().position(known) {
        Some(game) if space(&widest).contains(game, &numbers) => Ok((game, numbers)),
        _ => Err(format!("`{position}` is not a large heap of these games")),
    }
}

thread_local! {
    /// The values of games up to the end of their first period, and the period, once they were asked for.
    static ROWS: RefCell<BTreeMap<String, Option<Row>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Values and the period that is proved.
type Row = Rc<(Vec<u64>, Period)>;

/// The values of a game by theory, with their period, if there is one.
fn repeating(rules: &Rules) -> Option<Row> {
    // The search for a period goes as far as the heap asks for, so a large one is asked for.
    let found = || {
        let found = solver::values(rules, 200).ok()?;
        let period = found.period?;
        let values = values::table(rules, period.from + period.length).values;
        Some(Rc::new((values, period)))
    };
    ROWS.with_borrow_mut(|rows| rows.entry(rules.title()).or_insert_with(found).clone())
}

/// One period of values under their heaps.
fn one_period(row: &[u64], period: &Period) -> Block {
    let mut head = vec![cell(vec![Inline::Math(Math::Variable("n"))])];
    let g = Math::Row(vec![Math::Variable("g"), Math::Sign("("), Math::Variable("n"), Math::Sign(")")]);
    let mut cells = vec![cell(vec![Inline::Math(g)])];
    for heap in period.from..period.from + period.length {
        head.push(signs(heap));
        cells.push(signs(row[heap as usize]));
    }
    let last = period.from + period.length - 1;
    let caption = Phrase::new("big-index-caption").with("from", period.from).with("last", last);
    Block::Table(Table { look: TableLook::Values, caption, head, rows: vec![cells], row_heads: true })
}

fn mistakes(heap: u64, row: &[u64], period: &Period) -> Vec<Mistake> {
    let (from, length) = (period.from, period.length);
    let at = |place: u64| row[(from + place % length) as usize];
    let same = from + (heap - from) % length;
    let mut guesses = vec![
        Misconception::new("looks-remainder-from-the-start", row[(heap % length) as usize]).with("heap", heap % length),
        Misconception::new("looks-place-of-remainder", at(heap % length)).with("heap", heap % length),
        Misconception::new("looks-remainder-itself", heap % length).with("heap", heap % length),
    ];
    if same > from {
        guesses.insert(2, Misconception::new("looks-one-place-off", at(same - from - 1)).with("heap", same));
    }
    let refutation = Phrase::new("refuted-same-value")
        .with("heap", heap)
        .with("same", same)
        .with("times", (heap - same) / length)
        .with("period", length)
        .with("value", row[same as usize]);
    guesses.into_iter().map(|guess| guess.refuted(Answer::Number, refutation.clone())).collect()
}
