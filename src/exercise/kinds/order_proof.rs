//! Exercise kind `order-proof`: "The lines of this proof are out of order. Put them in order."
//!
//! Prompt: a theorem and the five or six lines of its proof, shuffled. Answer: the numbers of the lines in order. Written
//! from the order in which the proof is written here; confirmed by what each line introduces and uses: of all orders
//! exactly one introduces everything before it is used.
//! Source: Bouton 1902 (both halves); Báron 1964 (third heap, smallest heap 1); N-27, C-08; X-23.

use crate::document::build::{list, paragraph, say, step};
use crate::document::{Answer, Blank, Block, Inline, Mistake, Phrase, Question, Step};
use crate::exercise::{
    Candidate, Dice, Extra, Form, Judged, Kind, Misconception, Named, Settings, Space, Subject, Task, Verdict,
    Verifier, cancel, difficulty,
};

/// A proof: the name of what it proves, and its lines in order, each an id and a message.
struct Proof {
    /// Its name, for authors.
    name: &'static str,
    /// The message that states what is proved.
    theorem: &'static str,
    /// The lines.
    lines: &'static [(&'static str, &'static str)],
}

/// The names of the proofs, which `by` may say.
const NAMES: [&str; 8] = ["breaks", "repairs", "copies", "third", "beside-one", "steals", "fours", "order-proof"];

/// The proofs, their lines in order.
const PROOFS: &[Proof] = &[
    Proof {
        name: "breaks",
        theorem: "proof-breaks",
        lines: &[
            ("lowered", "proof-breaks-lowered"),
            ("differ", "proof-breaks-differ"),
            ("others-stay", "proof-breaks-others-stay"),
            ("by-one", "proof-breaks-by-one"),
            ("odd", "proof-breaks-odd"),
        ],
    },
    Proof {
        name: "repairs",
        theorem: "proof-repairs",
        lines: &[
            ("highest", "proof-repairs-highest"),
            ("holder", "proof-repairs-holder"),
            ("turned", "proof-repairs-turned"),
            ("smaller", "proof-repairs-smaller"),
            ("legal", "proof-repairs-legal"),
            ("all-even", "proof-repairs-all-even"),
        ],
    },
    Proof {
        name: "copies",
        theorem: "proof-copies",
        lines: &[
            ("equal", "proof-copies-equal"),
            ("takes", "proof-copies-takes"),
            ("room", "proof-copies-room"),
            ("again", "proof-copies-again"),
            ("always", "proof-copies-always"),
            ("last", "proof-copies-last"),
        ],
    },
    Proof {
        name: "third",
        theorem: "proof-third",
        lines: &[
            ("two-thirds", "proof-third-two-thirds"),
            ("one-move", "proof-third-one-move"),
            ("lost-to-lost", "proof-third-lost-to-lost"),
            ("never", "proof-third-never"),
            ("only-one", "proof-third-only-one"),
        ],
    },
    Proof {
        name: "beside-one",
        theorem: "proof-beside-one",
        lines: &[
            ("no-ones", "proof-beside-one-no-ones"),
            ("last-digit", "proof-beside-one-last-digit"),
            ("exactly-one", "proof-beside-one-exactly-one"),
            ("larger-ends", "proof-beside-one-larger-ends"),
            ("next-number", "proof-beside-one-next-number"),
        ],
    },
    Proof {
        name: "steals",
        theorem: "proof-steals",
        lines: &[
            ("suppose", "proof-steals-suppose"),
            ("answer", "proof-steals-answer"),
            ("eats-corner", "proof-steals-eats-corner"),
            ("begins-with", "proof-steals-begins-with"),
            ("contradiction", "proof-steals-contradiction"),
        ],
    },
    Proof {
        name: "fours",
        theorem: "proof-fours",
        lines: &[
            ("multiple", "proof-fours-multiple"),
            ("one-to-three", "proof-fours-one-to-three"),
            ("rest", "proof-fours-rest"),
            ("together", "proof-fours-together"),
            ("repeated", "proof-fours-repeated"),
            ("last-one", "proof-fours-last-one"),
        ],
    },
];

/// What each line uses and what it introduces, by id, read off its words. Nothing here says in which order they are.
const FACTS: &[(&str, &[&str], &str)] = &[
    ("again", &["the answer"], "equal and smaller again"),
    ("all-even", &["this move"], "every column even"),
    ("always", &["equal and smaller again"], "one answer after the other"),
    ("answer", &["the supposition"], "x"),
    ("begins-with", &["the same position"], "the first bite is x"),
    ("by-one", &["exactly one digit changes"], "changes by one"),
    ("contradiction", &["the first bite is x"], "the theorem"),
    ("differ", &["a and d"], "k"),
    ("eats-corner", &["x"], "the same position"),
    ("equal", &[], "n"),
    ("exactly-one", &["only the last digit may differ"], "exactly one ends in 1"),
    ("highest", &[], "k"),
    ("holder", &["k"], "a"),
    ("larger-ends", &["exactly one ends in 1"], "c ends in 1, b in 0"),
    ("last", &["one answer after the other"], "the theorem"),
    ("last-digit", &["other columns agree"], "only the last digit may differ"),
    ("last-one", &["down to 0"], "the theorem"),
    ("legal", &["d is smaller"], "this move"),
    ("lost-to-lost", &["this move"], "from lost to lost"),
    ("lowered", &[], "a and d"),
    ("multiple", &[], "the multiple"),
    ("never", &["from lost to lost"], "a contradiction"),
    ("next-number", &["c ends in 1, b in 0"], "the theorem"),
    ("no-ones", &[], "other columns agree"),
    ("odd", &["changes by one"], "the theorem"),
    ("one-move", &["c and d"], "this move"),
    ("one-to-three", &["the multiple"], "t"),
    ("only-one", &["a contradiction"], "the theorem"),
    ("others-stay", &["k"], "exactly one digit changes"),
    ("repeated", &["a multiple again"], "down to 0"),
    ("rest", &["t"], "the answer"),
    ("room", &["t"], "the answer"),
    ("smaller", &["d", "k"], "d is smaller"),
    ("suppose", &[], "the supposition"),
    ("takes", &["n"], "t"),
    ("together", &["the answer"], "a multiple again"),
    ("turned", &["a", "k"], "d"),
    ("two-thirds", &[], "c and d"),
];

/// The kind; how many lines a proof has comes from `size`.
pub const KIND: Kind = Kind {
    name: "order-proof",
    work: 4,
    summary: "the shuffled lines of a proof, to be put in order (`size`: how many lines, `by`: which proof); left out: orders in which a line already follows the one before it",
    settings: || Settings { ways: &NAMES, ..Settings::size(5, 6, (5, 6)) },
    subject: Subject::InOrder("proof"),
    space,
    accepts,
    degenerate: |_, _| None,
    // How many lines there are; up to six are read in one look.
    difficulty: |_, candidate| difficulty::level((shuffled(candidate).1.len() as u32 - 2).max(4)),
    pose,
    second_route,
    extra: Extra {
        form: Form::Order(judge),
        of_few: true,
        cancels: Some("page-marks-answers-cancel"),
        topic: Some(|candidate| candidate.numbers[0]),
        ..Extra::NONE
    },
};

/// The place of a proof and the rank of an order of its lines.
fn space(task: &Task) -> Space {
    let fits = |(_, proof): &(usize, &Proof)| {
        let lines = proof.lines.len() as u64;
        task.ways.contains(&proof.name) && (task.size.0..=task.size.1).contains(&lines)
    };
    let orders = |(place, proof): (usize, &Proof)| {
        let last: u64 = (1..=proof.lines.len() as u64).product::<u64>() - 1;
        Space::Tuples(vec![(place as u64, place as u64), (0, last)])
    };
    Space::Union(PROOFS.iter().enumerate().filter(fits).map(orders).collect())
}

fn accepts(_: &Task, candidate: &Candidate) -> bool {
    let (_, printed) = shuffled(candidate);
    printed[0] != 0 && printed.windows(2).all(|pair| pair[0] + 1 != pair[1])
}

fn pose(_: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let (proof, printed) = shuffled(candidate);
    let ids: Vec<&str> = printed.iter().map(|&line| proof.lines[line].0).collect();
    let says = |line: usize| Phrase::new(proof.lines[line].1);
    // Where each line of the proof is printed, counted from 1.
    let places: Vec<u64> = (0..printed.len()).map(|line| place_of(&printed, line)).collect();
    let ordered = |line: usize| -> Step {
        step(Phrase::new("order-proof-line").with("line", places[line]).with("says", says(line)))
    };
    let mut solution: Vec<Block> = vec![Block::Steps((0..printed.len()).map(ordered).collect())];
    solution.push(Block::Remark(say(Phrase::new("order-proof-only"))));
    Question {
        position: format!("proof {}: {}", proof.name, ids.join(", ")),
        stem: vec![Phrase::new("order-proof-prompt")],
        sample: Some(Phrase::new("order-proof-sample")),
        prompt: vec![
            paragraph(Phrase::new("order-proof-theorem").with("theorem", Phrase::new(proof.theorem))),
            Block::Steps(printed.iter().map(|&line| step(says(line))).collect()),
        ],
        space: vec![Block::Answer(vec![say(Phrase::new("write-order").with("blank", Blank::Wide))])],
        headline: vec![Inline::Signs(list(&places))],
        solution,
        wrong: mistakes(&places),
        answer: Answer::Numbers(places),
        routes: [Phrase::new("route-written-order"), Phrase::new("route-every-order")],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let (_, ids) = position.split_once(": ").ok_or_else(|| format!("`{position}` has no lines"))?;
    let mut lines = Vec::new();
    for id in ids.split(", ") {
        let known = FACTS.iter().find(|(known, ..)| *known == id);
        lines.push(known.ok_or_else(|| format!("no line is called `{id}`"))?);
    }
    // Every order in which each line uses only what those before it introduce, one line after the other.
    let mut orders: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..lines.len() {
        let mut longer = Vec::new();
        for order in &orders {
            let introduced: Vec<&str> = order.iter().map(|&line| lines[line].2).collect();
            for (line, (_, uses, _)) in lines.iter().enumerate() {
                if !order.contains(&line) && uses.iter().all(|used| introduced.contains(used)) {
                    longer.push([&order[..], &[line]].concat());
                }
            }
        }
        orders = longer;
    }
    match &orders[..] {
        [only] => Ok(Answer::Numbers(only.iter().map(|&line| line as u64 + 1).collect())),
        several => Err(format!("{} orders of `{position}` are proofs", several.len())),
    }
}

/// Each line earns if the one that it uses was said before; one that was not cancels one that was.
fn judge(_: &Question, right: &[u64], given: &[Option<u64>]) -> Verdict {
    let place = |line: u64| given.iter().position(|one| *one == Some(line));
    let (mut verdict, mut wrong) = (Verdict::default(), 0);
    for pair in right.windows(2) {
        let after = place(pair[1]);
        let follows = place(pair[0]).zip(after).is_some_and(|(before, after)| before < after);
        wrong += usize::from(after.is_some() && !follows);
        let label = Phrase::new("mark-part-after").with("line", pair[1]).with("before", pair[0]);
        verdict.parts.push(Judged::new(label, follows));
    }
    cancel(&mut verdict.parts, wrong);
    verdict.named = (wrong == 0 && given.len() < right.len()).then(|| Named::new("slip-missing"));
    verdict
}

/// The proof of a candidate and its lines as they are printed.
fn shuffled(candidate: &Candidate) -> (&'static Proof, Vec<usize>) {
    let proof = &PROOFS[candidate.numbers[0] as usize];
    let mut rest: Vec<usize> = (0..proof.lines.len()).collect();
    let mut rank = candidate.numbers[1] as usize;
    let mut printed = Vec::new();
    while !rest.is_empty() {
        let place = rank % rest.len();
        rank /= rest.len();
        printed.push(rest.remove(place));
    }
    (proof, printed)
}

/// Where a line is printed, counted from 1.
fn place_of(printed: &[usize], line: usize) -> u64 {
    printed.iter().position(|&other| other == line).map_or(0, |place| place as u64 + 1)
}

/// Orders that people give instead; each breaks where a line comes before one that it uses.
fn mistakes(places: &[u64]) -> Vec<Mistake> {
    let count = places.len();
    let mut conclusion_first = places.to_vec();
    conclusion_first.rotate_right(1);
    let mut turned_early = places.to_vec();
    turned_early.swap(0, 1);
    let mut concluded_early = places.to_vec();
    concluded_early.swap(count - 2, count - 1);
    let mut middle = places.to_vec();
    middle.swap(count / 2 - 1, count / 2);
    let guesses = [
        Misconception::new("looks-conclusion-first", conclusion_first),
        Misconception::new("looks-uses-before-naming", middle),
        Misconception::new("looks-concludes-too-early", concluded_early),
        Misconception::new("looks-begins-too-late", turned_early),
    ];
    let mistake = |guess: Misconception<Vec<u64>>| {
        let comes = |line: u64| guess.answer.iter().position(|&other| other == line);
        let pair = places.windows(2).find(|pair| comes(pair[0]) > comes(pair[1]))?;
        let refutation = Phrase::new("refuted-uses-line").with("line", pair[1]).with("used", pair[0]);
        let shown = vec![Inline::Signs(list(&guess.answer))];
        Some(Mistake { shown, ..guess.refuted(Answer::Numbers, refutation) })
    };
    guesses.into_iter().filter_map(mistake).collect()
}
