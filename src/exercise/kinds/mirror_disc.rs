//! Exercise kind `mirror-disc`: "The opponent puts a disc here. Where do you put yours?"
//!
//! Prompt: equal discs on a round or rectangular table, one in the centre and the others in pairs, and the
//! opponent's new disc. Answer: the centre of its image. Written by the strategy of copying; confirmed by exact
//! geometry: the one place that makes the sum of all centres zero, where every disc then has its image and is legal.
//! Lengths are whole units, centres are measured from the centre of the table, and every disc is 4 wide.
//! Source: N-11 to N-13.

use crate::document::build::{place, say, sentences, step, step_showing};
use crate::document::{Answer, Arg, Blank, Block, Mistake, Phrase, Question};
use crate::exercise::second::integers_in;
use crate::exercise::{
    Candidate, Dice, Extra, Kind, Misconception, Settings, Space, Subject, Task, Verifier, difficulty,
};
use crate::picture;
use crate::solver::kernel::discs::{Disc, Game, Table};

/// The diameter of every disc.
const DIAMETER: i64 = 4;

/// How often a pair of earlier discs is tried, and how many pairs are on the table at most.
const TRIES: usize = 20;
const MOST_PAIRS: usize = 2;

/// The kind; half the width of the table comes from `size`.
pub const KIND: Kind = Kind {
    name: "mirror-disc",
    work: 1,
    summary: "the answer to a disc on a table, through the centre (`size`: half the width of the table)",
    settings: || Settings::size(5, 30, (8, 14)),
    subject: Subject::InOrder("discs"),
    space,
    accepts,
    degenerate: |_, _| None,
    difficulty,
    pose,
    second_route,
    extra: Extra::NONE,
};

/// The form of the table, half its width, and the opponent's disc, measured from the lower left corner.
fn space(task: &Task) -> Space {
    let tables = |half: u64| Space::Tuples(vec![(0, 1), (half, half), (0, 2 * half), (0, 2 * half)]);
    Space::Union((task.size.0..=task.size.1).map(tables).collect())
}

/// On an axis or a diagonal, reflections look alike.
fn accepts(_: &Task, candidate: &Candidate) -> bool {
    let (game, disc) = situation(candidate);
    let differ = disc.x != 0 && disc.y != 0 && disc.x.abs() != disc.y.abs();
    differ && game.answer(&[Disc::CENTRE], disc).is_some()
}

/// How far the disc is from the centre, in steps along the axes: so many are counted to it, and as many beyond.
fn difficulty(_: &Task, candidate: &Candidate) -> u8 {
    let (_, Disc { x, y }) = situation(candidate);
    difficulty::level(((x.unsigned_abs() + y.unsigned_abs()) / 3).saturating_sub(1) as u32)
}

fn pose(_: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let (game, disc) = situation(candidate);
    let before = earlier(&game, candidate.numbers[1], disc, dice);
    let reply = game.answer(&before, disc).expect("earlier discs leave room for both");
    let (form, [width, height]) = match game.table {
        Table::Round { diameter } => ("round", [diameter, diameter]),
        Table::Rectangle { width, height } => ("rectangle", [width, height]),
    };
    let round = form == "round";
    let drawn = |reply: Option<Disc>| {
        let centres: Vec<[i64; 2]> = before.iter().chain([&disc]).map(|disc| [disc.x, disc.y]).collect();
        let reply = reply.map(|disc| [disc.x, disc.y]);
        Block::Picture(picture::discs(&picture::Discs {
            round,
            width,
            height,
            diameter: DIAMETER,
            centres,
            reply,
            named: false,
        }))
    };
    let rule = if round { "rule-discs-round" } else { "rule-discs-rectangle" };
    let rule = Phrase::new(rule).with("width", width as u64).with("height", height as u64);
    let on_table: Vec<String> = before.iter().map(|disc| format!("{} {}", disc.x, disc.y)).collect();
    let (on_table, Disc { x, y }) = (on_table.join(", "), disc);
    Question {
        position: format!("discs {form} {width} {height}, {DIAMETER} wide: {on_table}; {x} {y}"),
        stem: vec![Phrase::rule("rule-discs").with("diameter", DIAMETER as u64), Phrase::new("mirror-disc-prompt")],
        sample: Some(Phrase::new("mirror-disc-sample")),
        prompt: vec![sentences(vec![
            rule,
            Phrase::new("mirror-disc-before")
                .with("count", before.len())
                .with("places", Arg::Signs(before.iter().map(|&disc| at(disc)).collect::<Vec<_>>().join(", "))),
            Phrase::new("mirror-disc-now").with("place", at(disc)),
        ])],
        space: vec![drawn(None), Block::Answer(vec![say(Phrase::new("write-place").with("place", Blank::Tuple(2)))])],
        headline: say(Phrase::new("mirror-disc-answer").with("place", at(reply))),
        solution: vec![Block::Steps(vec![
            step_showing(
                Phrase::new("mirror-disc-image").with("place", at(disc)).with("image", at(reply)),
                vec![drawn(Some(reply))],
            ),
            step(Phrase::new("mirror-disc-room").with("place", at(disc)).with("image", at(reply))),
            step(Phrase::new("mirror-disc-always")),
        ])],
        wrong: mistakes(&game, &before, disc),
        answer: answer_at(reply),
        routes: [Phrase::new("route-copying"), Phrase::new("route-sum-of-centres")],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let [width, height, diameter, ref centres @ ..] = integers_in(position)[..] else {
        return Err(format!("`{position}` is not a table with discs"));
    };
    let mut discs: Vec<[i128; 2]> = centres.chunks_exact(2).map(|centre| [centre[0], centre[1]]).collect();
    let reply = discs.iter().fold([0, 0], |[x, y], disc| [x - disc[0], y - disc[1]]);
    discs.push(reply);
    let symmetric = discs.contains(&[0, 0]) && discs.iter().all(|[x, y]| discs.contains(&[-x, -y]));
    let on_table = |&[x, y]: &[i128; 2]| match position.contains("round") {
        true => 4 * (x * x + y * y) <= (width - diameter).pow(2),
        false => 2 * x.abs() <= width - diameter && 2 * y.abs() <= height - diameter,
    };
    let apart = |one: &[i128; 2], other: &[i128; 2]| {
        (one[0] - other[0]).pow(2) + (one[1] - other[1]).pow(2) >= diameter * diameter
    };
    let all_apart = (1..discs.len()).all(|place| discs[..place].iter().all(|other| apart(&discs[place], other)));
    match (i64::try_from(reply[0]), i64::try_from(reply[1])) {
        (Ok(x), Ok(y)) if symmetric && all_apart && discs.iter().all(on_table) => Ok(Answer::Place { x, y }),
        _ => Err(format!("no legal disc makes `{position}` symmetric")),
    }
}

/// The table of a candidate and the opponent's disc.
fn situation(candidate: &Candidate) -> (Game, Disc) {
    let [form, half, x, y] = candidate.numbers[..] else { unreachable!("the space has four numbers") };
    let half = half as i64;
    let table = match form {
        0 => Table::Round { diameter: 2 * half },
        _ => Table::Rectangle { width: 2 * half, height: 2 * (2 * half / 3) },
    };
    (Game { table, diameter: DIAMETER }, Disc { x: x as i64 - half, y: y as i64 - half })
}

/// The discs on the table before the opponent's: the centre and pairs that leave room for the two to come.
fn earlier(game: &Game, half: u64, disc: Disc, dice: &mut Dice) -> Vec<Disc> {
    let mut discs = vec![Disc::CENTRE];
    for _ in 0..TRIES {
        let mut coordinate = || dice.below(2 * half + 1) as i64 - half as i64;
        let tried = Disc { x: coordinate(), y: coordinate() };
        let all = [&discs[..], &[disc, disc.image()]].concat();
        if let (true, Some(image)) = (discs.len() <= 2 * (MOST_PAIRS - 1) + 1, game.answer(&all, tried)) {
            discs.extend([tried, image]);
        }
    }
    discs
}

/// A disc as an answer.
fn answer_at(Disc { x, y }: Disc) -> Answer {
    Answer::Place { x, y }
}

/// The centre of a disc as a text.
fn at(disc: Disc) -> String {
    place([disc.x, disc.y])
}

/// Places that people choose instead.
fn mistakes(game: &Game, before: &[Disc], disc: Disc) -> Vec<Mistake> {
    let Disc { x, y } = disc;
    let guesses = [
        Misconception::new("looks-mirrors-one-axis", Disc { x: -x, y }),
        Misconception::new("looks-quarter-turn", Disc { x: -y, y: x }),
        Misconception::new("looks-touches", Disc { x: x - DIAMETER * x.signum(), y }),
        Misconception::new("looks-swaps-coordinates", Disc { x: y, y: x }),
    ];
    let on_table = [before, &[disc]].concat();
    let mistake = |guess: Misconception<Disc>| {
        let refutation = match game.is_legal(&on_table, guess.answer) {
            true => Phrase::new("refuted-without-image").with("place", at(disc)).with("image", at(disc.image())),
            false => Phrase::new("refuted-no-room").with("place", at(guess.answer)),
        };
        guess.refuted(answer_at, refutation)
    };
    guesses.map(mistake).into()
}
