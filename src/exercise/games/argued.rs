//! Arguments in sentences and pictures: the steps of a key, the simplest argument first.
//!
//! Representation: a step for each winning move with what it leaves, and why the other player then loses; moves with
//! the same argument are named together. What no argument of [`super::argument`] explains is left to the game.

use super::argument::{Argument, Mirror, lines_of, mover, why_lost};
use super::{Detail, SolvedPosition, describe_move};
use crate::document::build::{cell, say, step_showing, worded_table};
use crate::document::{Arg, Block, Inline, Phrase, Picture, Step, Table};
use crate::picture::{self, Scene, Stress};
use crate::rules::games::lines::POINTS;
use crate::rules::{Move, Play, Position, Rules};
use crate::solver::Outcome;

/// Why the position is lost, or why its winning moves win: all of them, or the one with the simplest argument.
pub fn explain(at: &SolvedPosition, all: bool) -> Vec<Step> {
    let text = super::of(at.rules);
    if at.outcome() != Outcome::N {
        return match why_lost(&at.game, &at.position) {
            Some(argument) if at.outcome() == Outcome::P => vec![lost(at, &argument)],
            _ => text.beyond(at, &[]),
        };
    }
    let mut argued = Vec::new();
    let mut rest = Vec::new();
    for best in at.winning_moves() {
        match why_lost(&at.game, &best.to) {
            Some(argument) => argued.push((best, argument)),
            None => rest.push(best),
        }
    }
    argued.sort_by_key(|(_, argument)| argument.depth());
    if !all {
        argued.truncate(1);
        if !argued.is_empty() {
            rest.clear();
        }
        rest.truncate(1);
    }
    let mut steps: Vec<Step> = Vec::new();
    for (place, (best, argument)) in argued.iter().enumerate() {
        let before = &argued[..place];
        let alike = before.iter().any(|(_, known)| alike(known, argument));
        steps.push(won(at, best, argument, alike));
    }
    if !rest.is_empty() {
        steps.extend(text.beyond(at, &rest));
    }
    steps
}

/// Whether arguments explain a position, or all its winning moves, so that nothing is left to the game.
pub fn is_whole(at: &SolvedPosition, all: bool) -> bool {
    if at.outcome() != Outcome::N {
        return why_lost(&at.game, &at.position).is_some();
    }
    let mut winning = at.winning_moves().iter().map(|best| why_lost(&at.game, &best.to).is_some());
    if all { winning.all(|argued| argued) } else { winning.any(|argued| argued) }
}

/// Whether two arguments are told in the same words.
fn alike(one: &Argument, other: &Argument) -> bool {
    matches!(
        (one, other),
        (Argument::Over, Argument::Over)
            | (Argument::Pairs, Argument::Pairs)
            | (Argument::Multiple(_), Argument::Multiple(_))
            | (Argument::Arms(_), Argument::Arms(_))
    ) || one == other && !matches!(one, Argument::Answers(_) | Argument::Forced { .. })
}

/// Why a position is lost for the player to move.
fn lost(at: &SolvedPosition, argument: &Argument) -> Step {
    let mut says = say(sentence(at.rules, &at.position, argument));
    says.extend([Inline::Text(" "), Inline::Say(Phrase::new("because-so-lost"))]);
    Step { says, shows: shows(at, &at.position, None, argument) }
}

/// Why a move wins; shortly where the same was said before.
fn won(at: &SolvedPosition, best: &Move, argument: &Argument, alike: bool) -> Step {
    let made = describe_move(&at.game, &at.position, best, Detail::Headline);
    let mut says = vec![Inline::Say(Phrase::new("because-move").with("move", made)), Inline::Text(" ")];
    if alike {
        says.push(Inline::Say(Phrase::new("because-alike")));
        return Step { says, shows: super::move_picture(at, best).into_iter().collect() };
    }
    says.push(Inline::Say(sentence(at.rules, &best.to, argument)));
    let mut shown: Vec<Block> = super::move_picture(at, best).into_iter().collect();
    shown.extend(shows(at, &best.to, Some(&at.position), argument));
    Step { says, shows: shown }
}

/// What an argument says of a position.
fn sentence(rules: &Rules, position: &Position, argument: &Argument) -> Phrase {
    let parts = position.parts();
    match argument {
        Argument::Over => over(rules),
        Argument::Pairs => {
            let dead = parts.iter().filter(|&&heap| heap > 0 && rules.count(&[heap]) == 0).count();
            let key = if dead == 0 { "because-pairs" } else { "because-living-pairs" };
            Phrase::new(key).with("what", super::of(rules).heaps(rules).key())
        }
        Argument::Multiple(modulus) => {
            Phrase::new("because-multiple").with("heap", parts[0]).with("modulus", *modulus).with("most", modulus - 1)
        }
        Argument::Arms(long) => Phrase::new("because-arms").with("long", *long),
        Argument::OneLonger { rows: true } => Phrase::new("because-one-longer-rows"),
        Argument::OneLonger { rows: false } => Phrase::new("because-one-longer-columns"),
        Argument::Mirror(mirror) => Phrase::new(match mirror {
            Mirror::Columns => "because-mirror-columns",
            Mirror::Rows => "because-mirror-rows",
            Mirror::Turn => "because-mirror-turn",
        }),
        Argument::TwoThreats([first, second]) => Phrase::new("because-two-threats")
            .with("player", player(3 - mover(parts)))
            .with("other", player(mover(parts)))
            .with("first", line_name(rules, *first))
            .with("second", line_name(rules, *second))
            .with("one", point_name(rules, first[2]))
            .with("two", point_name(rules, second[2])),
        Argument::Forced { line, answer, reply, then } => Phrase::new("because-forced")
            .with("player", player(3 - mover(parts)))
            .with("other", player(mover(parts)))
            .with("line", line_name(rules, *line))
            .with("point", point_name(rules, line[2]))
            .with("answer", point_name(rules, marked(reply.to.parts(), answer.to.parts())))
            .with("then", sentence(rules, &answer.to, then)),
        Argument::Answers(answers) => Phrase::new("because-answers").with("count", answers.len()),
    }
}

/// That nothing is left, in the words of the game.
fn over(rules: &Rules) -> Phrase {
    Phrase::new(match rules.name() {
        "chomp" => "because-over-chomp",
        "squares" => "because-over-squares",
        "tictactoe" | "trihex" => "because-over-line",
        _ => "because-over",
    })
}

/// x or o.
fn player(number: u64) -> &'static str {
    if number == 1 { "x" } else { "o" }
}

/// The point that a move marks.
fn marked(before: &[u64], after: &[u64]) -> usize {
    super::changed(before, after).next().unwrap_or(0)
}

/// A point or cell.
fn point_name(rules: &Rules, point: usize) -> Arg {
    match rules.name() {
        "trihex" => Arg::Signs(POINTS[point].to_string()),
        _ => Phrase::new("cell-at").with("row", point / 3 + 1).with("column", point % 3 + 1).into(),
    }
}

/// A line by its points, or as a row, column or diagonal.
fn line_name(rules: &Rules, mut line: [usize; 3]) -> Arg {
    line.sort_unstable();
    let [first, second, _] = line;
    match (rules.name(), second - first) {
        ("trihex", _) => Arg::Signs(line.map(|point| POINTS[point]).iter().collect()),
        (_, 1) => Phrase::new("line-row").with("row", first / 3 + 1).into(),
        (_, 3) => Phrase::new("line-column").with("column", first + 1).into(),
        _ => Phrase::new("line-diagonal").into(),
    }
}

/// The one position whose argument the picture of the question shows, and the argument: the position itself if it is
/// lost, what the only winning move leaves if it is won.
fn only_one<'a>(at: &'a SolvedPosition) -> Option<(&'a Position, Argument)> {
    let position = match (at.outcome(), at.winning_moves()) {
        (Outcome::P, _) => &at.position,
        (Outcome::N, [best]) => &best.to,
        _ => return None,
    };
    Some((position, why_lost(&at.game, position)?))
}

/// The picture of the question with the only argument drawn in, where it can be drawn: chocolate and boards to cover
/// with the winning move, lines after it.
pub fn drawn_in(at: &SolvedPosition) -> Option<Picture> {
    let (position, argument) = only_one(at)?;
    let stress = stressed(position.parts(), &argument);
    let title = at.rules.title();
    if stress.is_empty() {
        return None;
    }
    if lines_of(at.rules).is_none() {
        return Some(super::marked_picture(at, None, &stress));
    }
    let new = (position != &at.position).then(|| Stress::New(marked(at.parts(), position.parts())));
    let stress: Vec<Stress> = new.into_iter().chain(stress).collect();
    let scene = Scene { game: &title, numbers: position.parts(), stress: &stress, ..Scene::default() };
    Some(picture::of(at.rules.name(), &scene))
}

/// What an argument points at on the board that it is about.
fn stressed(parts: &[u64], argument: &Argument) -> Vec<Stress> {
    let shown = |line: &[usize; 3]| [Stress::Line(*line), Stress::Goal(line[2])];
    match argument {
        Argument::Arms(long) => (1..=*long).flat_map(arms).collect(),
        Argument::OneLonger { rows: true } => vec![Stress::Frame { row: 0, column: parts.len() - 1 }],
        Argument::OneLonger { rows: false } => vec![Stress::Frame { row: parts[0] as usize - 1, column: 0 }],
        Argument::Mirror(Mirror::Columns) => vec![Stress::Upright],
        Argument::Mirror(Mirror::Rows) => vec![Stress::Level],
        Argument::Mirror(Mirror::Turn) => vec![Stress::Middle],
        Argument::TwoThreats(lines) => lines.iter().flat_map(shown).collect(),
        Argument::Forced { line, .. } => shown(line).to_vec(),
        _ => Vec::new(),
    }
}

/// What shows an argument, on paper: the position that it is about, unless the picture of the question shows it.
fn shows(at: &SolvedPosition, position: &Position, before: Option<&Position>, argument: &Argument) -> Vec<Block> {
    if let Argument::Answers(answers) = argument {
        return vec![answer_table(at, position, answers)];
    }
    if at.in_digits {
        return Vec::new();
    }
    let parts = position.parts();
    let before = before.filter(|_| lines_of(at.rules).is_some());
    let new = before.map(|before| Stress::New(marked(before.parts(), parts)));
    let draw = |parts: &[u64], stress: Vec<Stress>| {
        let scene = Scene { game: &at.rules.title(), numbers: parts, stress: &stress, ..Scene::default() };
        Block::Picture(picture::of(at.rules.name(), &scene))
    };
    let mut shown = Vec::new();
    let stress = stressed(parts, argument);
    if !stress.is_empty() && only_one(at).is_none() {
        shown.push(draw(parts, new.into_iter().chain(stress).collect()));
    }
    if let Argument::Forced { reply, answer, then, .. } = argument {
        let last = Stress::New(marked(reply.to.parts(), answer.to.parts()));
        let there = answer.to.parts();
        shown.push(draw(there, [last].into_iter().chain(stressed(there, then)).collect()));
    }
    shown
}

/// The squares of both arms at one distance from the poison.
fn arms(far: u64) -> [Stress; 2] {
    let place = far as usize;
    [Stress::Number { row: place, column: 0, number: far }, Stress::Number { row: 0, column: place, number: far }]
}

/// Every move with its answer, and on paper, where lines are long enough, why that wins.
fn answer_table(at: &SolvedPosition, position: &Position, answers: &[(Move, Move, Argument)]) -> Block {
    let columns = if at.in_digits { 2 } else { 3 };
    let text = super::of(at.rules);
    let heads = ["answers-move", "answers-answer", "answers-then"];
    let row = |(step, answer, then): &(Move, Move, Argument)| {
        let words = |before: &Position, step: &Move| say(text.written(at.rules, Some((before.parts(), step))));
        let cells = [words(position, step), words(&step.to, answer), say(shortly(at.rules, &answer.to, then))];
        cells.map(cell)[..columns].to_vec()
    };
    let table = worded_table(Phrase::new("answers-caption"), &heads[..columns], answers.iter().map(row));
    Block::Table(Table { row_heads: false, ..table })
}

/// An argument in a few words.
fn shortly(rules: &Rules, position: &Position, argument: &Argument) -> Phrase {
    match argument {
        Argument::Over => Phrase::new(match rules.name() {
            "chomp" => "short-over-chomp",
            "tictactoe" | "trihex" => "short-over-line",
            _ => "short-over",
        }),
        Argument::Arms(long) => Phrase::new("short-arms").with("long", *long),
        Argument::OneLonger { rows: true } => Phrase::new("short-one-longer-rows"),
        Argument::OneLonger { rows: false } => Phrase::new("short-one-longer-columns"),
        Argument::Mirror(_) => Phrase::new("short-mirror"),
        Argument::TwoThreats([first, second]) => Phrase::new("short-two-threats")
            .with("one", point_name(rules, first[2]))
            .with("two", point_name(rules, second[2])),
        Argument::Forced { line, .. } => Phrase::new("short-forced").with("point", point_name(rules, line[2])),
        other => sentence(rules, position, other),
    }
}

/// A draw: each move of the player to move, with what the other player makes of it.
pub fn held(at: &SolvedPosition) -> Vec<Step> {
    let reached = |step: &Move| {
        let there = SolvedPosition::new(at.rules, step.to.parts().to_vec(), Play::Normal);
        (there.outcome(), there.winning_moves().first().cloned())
    };
    let row = |step: &Move| {
        let (outcome, reply) = reached(step);
        let then = match reply {
            Some(reply) => Phrase::new("held-loses").with("reply", at_reply(at, step, &reply)),
            None if outcome == Outcome::Draw => Phrase::new("held-draw"),
            None => Phrase::new("held-wins"),
        };
        vec![cell(say(describe_move(&at.game, &at.position, step, Detail::Move))), cell(say(then))]
    };
    let moves = at.game.moves(&at.position);
    let table = worded_table(Phrase::new("held-caption"), &["held-move", "held-then"], moves.iter().map(row));
    let table = Block::Table(Table { row_heads: false, ..table });
    vec![step_showing(Phrase::new("held-every-move"), vec![table])]
}

/// A winning reply.
fn at_reply(at: &SolvedPosition, step: &Move, reply: &Move) -> Phrase {
    describe_move(&at.game, &step.to, reply, Detail::Move)
}
