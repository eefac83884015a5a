//! Exercise kind `true-or-false`: "Is this true of every lost trio? If not, give the smallest counterexample."
//!
//! Prompt: an inequality or a divisibility between the numbers of a lost trio 0 < a < b < c. Answer: true, or the
//! counterexample whose largest number has the fewest binary digits, of those the first by a, then by b.
//! Written by the prover, which decides for all naturals; confirmed by going through the binary columns from the left
//! with nothing but differences and last digits, which are finitely many.
//! Source: Báron 1964 (conjectures 1 to 5 and their limits); F01 to F05g, X-12, X-13.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{LazyLock, OnceLock};

use crate::claim::{ProofOptions, Verdict, judge};
use crate::document::build::{cell, paragraph, say, signs, step, step_showing, tuple, worded_table};
use crate::document::{Answer, Blank, Block, Inline, Math, Mistake, Phrase, Question, Step};
use crate::exercise::drawing::columns_table;
use crate::exercise::{
    AnswerClass, Candidate, Dice, Extra, Kind, Misconception, Settings, Space, Subject, Task, Verifier,
};
use crate::logic;
use crate::source::Text;

/// Inequalities between the numbers of a lost trio, as the prover reads them.
const INEQUALITIES: &[&str] = &[
    // For every lost trio, and not for every three numbers a < b < c.
    "c + 2 < 3*b",
    "c < 2*b",
    "2*c + 3 < 5*b",
    "a + c + 3 < 4*b",
    "a + c + 1 < 3*b",
    "4*a + 3 < 3*c",
    "c < 2*a + b",
    "5*a + 2 < 4*c",
    "c + 1 < 3*a + b",
    "2*c < a + 3*b",
    "2*a + c + 2 < 4*b",
    "3*c + 4 < 7*b",
    "c + 3 < a + 3*b",
    "2*c < 3*a + 2*b",
    "3*a + 1 < b + c",
    "3*a + 2 < 2*c",
    "3*a + b + 3 < 3*c",
    "4*a + 2 < 2*b + c",
    "4*a + 3 < b + 2*c",
    // Only for some.
    "2*a < c",
    "2*a < c + 1",
    "2*a < c + 2",
    "2*a < c + 3",
    "3*a < c + 2",
    "3*a < c + 3",
    "4*a < c + 2",
    "2*a < b + 1",
    "2*a < b + 3",
    "3*a < 2*b",
    "3*a < 2*b + 2",
    "3*a < 2*b + 3",
    "3*a < b + 2",
    "a + b < c + 1",
    "a + b < c + 3",
    "a + 2*b < 2*c",
    "a + 2*b < 2*c + 3",
    "2*a + b < 2*c",
    "2*a + b < 2*c + 2",
    "2*a + b < 2*c + 3",
    "3*a + b < 2*c",
    "2*b < c + 3",
    "3*b < 2*c + 2",
    "3*b < 2*c + 3",
    "2*c < 3*b + 1",
    "2*c < 3*b + 3",
    "a + c < 2*b + 1",
    "a + c < 2*b + 3",
    "2*a + c < 3*b",
    "2*a + c < 3*b + 3",
    "4*a < b + c",
    "4*a < b + c + 2",
];

/// The same with a condition.
const CONDITIONED: &[&str] = &[
    "1 < a implies a + 2 < c",
    "2 < a implies a + 2 < c",
    "1 < a implies a + b + 3 < 2*c",
    "2 < a implies a + b + 3 < 2*c",
    "1 < a implies a + 3 < c",
    "2 < a implies a + 3 < c",
    "1 < a implies a + b + 2 < c",
    "1 < a implies 2*a + 2 < c",
    "1 < a implies a + 2*b + 3 < 2*c",
    "1 < a implies 2*a + b + 3 < 2*c",
];

/// A part of a statement.
#[derive(Clone, Debug, PartialEq)]
enum Part {
    /// The first form is less than the second; each is so many a, b, c, and a number.
    Less([u64; 4], [u64; 4]),
    /// A power of 2 divides a number of the trio, named by its place, or does not.
    Divides { power: u64, place: usize, holds: bool },
}

/// Conditions, and what follows from them.
#[derive(Clone, Debug, PartialEq)]
struct Statement {
    given: Vec<Part>,
    then: Part,
}

/// The names of the numbers.
const NAMES: [&str; 3] = ["a", "b", "c"];

/// Every statement and its number of parts: inequalities alone, with a condition, and divisibilities with two.
static STATEMENTS: LazyLock<Vec<(u64, String)>> = LazyLock::new(|| {
    let mut all: Vec<(u64, String)> = INEQUALITIES.iter().map(|text| (1, (*text).to_owned())).collect();
    all.extend(CONDITIONED.iter().map(|text| (2, (*text).to_owned())));
    let divides = |power: u64, place: usize| format!("(exists q: {} = {power}*q)", NAMES[place]);
    let not = |text: String| format!("not {text}");
    for power in [2, 4, 8, 16] {
        for (x, y, z) in [(0, 1, 2), (0, 2, 1), (1, 2, 0)] {
            let (first, second, third) = (divides(power, x), divides(power, y), divides(power, z));
            all.push((3, format!("{first} and {second} implies {third}")));
            let half = divides((power / 2).max(2), y);
            all.push((3, format!("{first} and {half} implies {}", divides(power.max(4), z))));
            all.push((3, format!("{first} and {} implies {}", not(second.clone()), not(third.clone()))));
            if power == 2 {
                all.push((3, format!("{} and {} implies {third}", not(first), not(second))));
            } else {
                let half = divides(power / 2, x);
                all.push((3, format!("{half} and {} implies {}", not(second), not(third))));
            }
        }
    }
    all
});

/// The kind; how many parts a statement has comes from `size`.
pub const KIND: Kind = Kind {
    name: "true-or-false",
    work: 4,
    summary: "whether a statement holds for every lost trio, or the smallest counterexample (`size`: 1 inequalities, 2 with a condition, 3 divisibilities)",
    settings: || Settings {
        classes: &[AnswerClass::Holds, AnswerClass::Fails],
        choice: false,
        ..Settings::size(1, 3, (1, 3))
    },
    subject: Subject::InOrder("statement"),
    space,
    accepts: |task, candidate| task.class.is_none() || task.class == class(task, candidate),
    degenerate: |_, _| None,
    difficulty,
    pose,
    second_route,
    extra: Extra { class, ..Extra::NONE },
};

fn space(task: &Task) -> Space {
    let fits = |parts: u64| (task.size.0..=task.size.1).contains(&parts);
    let listed = STATEMENTS.iter().zip(0..).filter(|((parts, _), _)| fits(*parts));
    Space::Listed(listed.map(|(_, place)| vec![place]).collect())
}

/// Two numbers compared, or last digits, are quickly tried; three numbers, a condition, or several columns take more.
fn difficulty(_: &Task, candidate: &Candidate) -> u8 {
    let statement = statement_of(candidate);
    let is_quick = match &statement.then {
        Part::Less(left, right) => {
            let numbers = (0..3).filter(|&place| left[place] + right[place] > 0).count();
            numbers == 2 && statement.given.is_empty()
        }
        Part::Divides { power, .. } => *power == 2,
    };
    if is_quick { 2 } else { 3 }
}

fn pose(_: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let text = &STATEMENTS[candidate.numbers[0] as usize].1;
    let statement = statement_of(candidate);
    let fails = decided(candidate);
    let headline = match fails {
        None => Phrase::new("statement-true"),
        Some(trio) => Phrase::new("statement-false").with("trio", tuple(&trio)),
    };
    Question {
        position: format!("statement {text}"),
        stem: ["statement-prompt", "statement-question"].map(Phrase::new).into(),
        sample: Some(Phrase::new("statement-sample")),
        prompt: vec![paragraph(says(&statement, None))],
        space: vec![Block::Ticks(vec![
            say(Phrase::new("statement-choice-true")),
            say(Phrase::new("statement-choice-false").with("trio", Blank::Tuple(3))),
        ])],
        headline: say(headline),
        solution: vec![Block::Steps(match fails {
            None => why_true(&statement),
            Some(trio) => why_false(&statement, trio),
        })],
        wrong: mistakes(&statement, fails),
        answer: answer(fails),
        routes: [Phrase::new("route-prover"), Phrase::new("route-columns-from-left")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    verifier.once(position, || {
        let text = position.strip_prefix("statement ").ok_or_else(|| format!("`{position}` is no statement"))?;
        let statement = parsed(text).ok_or_else(|| format!("`{text}` cannot be read"))?;
        first_failure(&statement).map(answer)
    })
}

fn class(_: &Task, candidate: &Candidate) -> Option<AnswerClass> {
    Some(if decided(candidate).is_none() { AnswerClass::Holds } else { AnswerClass::Fails })
}

/// The statement of a candidate.
fn statement_of(candidate: &Candidate) -> Statement {
    parsed(&STATEMENTS[candidate.numbers[0] as usize].1).expect("a test reads every statement")
}

/// The smallest trio for which a statement fails, as an answer.
fn answer(fails: Option<[u64; 3]>) -> Answer {
    Answer::Counterexample(fails.map(Vec::from))
}

/// What the prover says of each statement, once it has been asked.
static DECIDED: LazyLock<Vec<OnceLock<Option<[u64; 3]>>>> =
    LazyLock::new(|| STATEMENTS.iter().map(|_| OnceLock::new()).collect());

/// What the prover says of a candidate.
fn decided(candidate: &Candidate) -> Option<[u64; 3]> {
    let place = candidate.numbers[0] as usize;
    *DECIDED[place].get_or_init(|| proved(&STATEMENTS[place].1))
}

/// What the prover says: nothing if the statement is proved, else the smallest counterexample.
fn proved(statement: &str) -> Option<[u64; 3]> {
    let text = format!(
        "claim statement: forall a, b, c: 0 < a and a < b and b < c and a xor b = c implies (({}))\n",
        statement.replace(" implies ", ") implies (")
    );
    let text = Text::new("statement", &text);
    let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("a test has every statement decided: {faults}"));
    match judge(&text, &claims, &ProofOptions::default()).remove(0).verdict {
        Verdict::Proved => None,
        Verdict::Refuted(witness) => {
            let numbers: Vec<u64> = witness.values.iter().filter_map(|(_, value)| u64::try_from(value).ok()).collect();
            Some(<[u64; 3]>::try_from(numbers).expect("a counterexample is a trio of small numbers"))
        }
        other => panic!("a test has every statement decided, and not {other:?}"),
    }
}

/// A statement from its text.
fn parsed(text: &str) -> Option<Statement> {
    let (given, then) = match text.split_once(" implies ") {
        Some((given, then)) => (given.split(" and ").map(part).collect::<Option<_>>()?, then),
        None => (Vec::new(), text),
    };
    Some(Statement { given, then: part(then)? })
}

/// A part from its text: `not (exists q: a = 4*q)`, or `2*a + 1 < c`.
fn part(text: &str) -> Option<Part> {
    if let Some((before, divides)) = text.split_once("(exists q: ") {
        let (name, power) = divides.strip_suffix("*q)")?.split_once(" = ")?;
        let place = NAMES.iter().position(|other| *other == name)?;
        return Some(Part::Divides { power: power.parse().ok()?, place, holds: before.is_empty() });
    }
    let (left, right) = text.split_once(" < ")?;
    Some(Part::Less(form(left)?, form(right)?))
}

/// So many a, b, c, and a number: `2*a + 1`.
fn form(text: &str) -> Option<[u64; 4]> {
    let mut form = [0; 4];
    for term in text.split(" + ") {
        let (factor, name) = term.split_once('*').unwrap_or(("1", term));
        match NAMES.iter().position(|other| *other == name) {
            Some(place) => form[place] += factor.parse::<u64>().ok()?,
            None => form[3] += term.parse::<u64>().ok()?,
        }
    }
    Some(form)
}

/// The value of a form.
fn value(form: &[u64; 4], trio: [u64; 3]) -> u64 {
    form[3] + (0..3).map(|place| form[place] * trio[place]).sum::<u64>()
}

/// Whether a part holds for a trio.
fn holds(part: &Part, trio: [u64; 3]) -> bool {
    match part {
        Part::Less(left, right) => value(left, trio) < value(right, trio),
        Part::Divides { power, place, holds } => trio[*place].is_multiple_of(*power) == *holds,
    }
}

/// Whether the statement fails for a trio.
fn fails_for(statement: &Statement, trio: [u64; 3]) -> bool {
    statement.given.iter().all(|part| holds(part, trio)) && !holds(&statement.then, trio)
}

/// What is known of a trio when some of its columns have been read from the left: whether b and c have differed, the
/// difference of each inequality so far, and the last digits.
type State = (bool, Vec<i64>, [u64; 2]);

/// The smallest trio for which the statement fails, column by column.
///
/// Column k of a lost trio holds no one or two. A difference doubles with each column and changes by what the column
/// adds, so past a bound it never comes back; so there are finitely many states, and once a column brings no new one
/// all of them have been seen. Of the trios in one state only the smallest is kept: whatever follows, it stays so.
fn first_failure(statement: &Statement) -> Result<Option<[u64; 3]>, String> {
    let parts: Vec<&Part> = statement.given.iter().chain([&statement.then]).collect();
    // a xor b gives c; of b and c both have the first one, and the column where they differ first has one of a and c.
    let columns: [[u64; 3]; 4] = [[0, 0, 0], [0, 1, 1], [1, 0, 1], [1, 1, 0]];
    let adds = |part: &Part, column: [u64; 3]| match part {
        Part::Less(left, right) => {
            (0..3).map(|place| (right[place] as i64 - left[place] as i64) * column[place] as i64).sum()
        }
        Part::Divides { .. } => 0,
    };
    let bound = |part: &Part| match part {
        Part::Less(left, right) => {
            let most = columns.iter().map(|&column| i64::abs(adds(part, column))).max().unwrap_or(0);
            most + i64::abs(right[3] as i64 - left[3] as i64) + 1
        }
        Part::Divides { .. } => 0,
    };
    let true_at = |part: &Part, difference: i64, [a, b]: [u64; 2]| match part {
        Part::Less(left, right) => difference + right[3] as i64 - left[3] as i64 > 0,
        Part::Divides { power, place, holds } => ([a, b, a ^ b][*place] % power == 0) == *holds,
    };
    let kept = if parts.iter().any(|part| matches!(part, Part::Divides { .. })) { 64 } else { 1 };
    let mut reached: BTreeMap<State, [u64; 2]> = BTreeMap::from([((false, vec![0; parts.len()], [0, 0]), [0, 0])]);
    let mut seen: BTreeSet<State> = BTreeSet::new();
    for digits in 1..=60 {
        let mut next: BTreeMap<State, [u64; 2]> = BTreeMap::new();
        for ((differed, differences, _), [a, b]) in &reached {
            for column in columns {
                let first = digits == 1;
                let allowed = if first { column == [0, 1, 1] } else { *differed || column != [1, 1, 0] };
                if !allowed {
                    continue;
                }
                let step = |(part, &difference): (&&Part, &i64)| -> i64 {
                    (2 * difference + adds(part, column)).clamp(-bound(part), bound(part))
                };
                let differences = parts.iter().zip(differences).map(step).collect();
                let numbers = [2 * a + column[0], 2 * b + column[1]];
                let state = (*differed || column == [1, 0, 1], differences, numbers.map(|number| number % kept));
                let smallest = next.entry(state).or_insert(numbers);
                *smallest = numbers.min(*smallest);
            }
        }
        let failing = next.iter().filter(|((differed, differences, _), numbers)| {
            let mut each =
                parts.iter().zip(differences).map(|(part, &difference)| true_at(part, difference, **numbers));
            *differed && !each.next_back().unwrap_or(true) && each.all(|holds| holds)
        });
        if let Some([a, b]) = failing.map(|(_, numbers)| *numbers).min() {
            return Ok(Some([a, b, a ^ b]));
        }
        let before = seen.len();
        seen.extend(next.keys().cloned());
        if seen.len() == before {
            return Ok(None);
        }
        reached = next;
    }
    Err("60 columns do not decide it".to_owned())
}

/// The statement in words, about a trio if one is given.
fn says(statement: &Statement, trio: Option<[u64; 3]>) -> Phrase {
    let then = part_in_words(&statement.then, trio);
    match &statement.given[..] {
        [] => Phrase::new("statement-plain").with("then", then),
        [given] => Phrase::new("statement-if").with("given", part_in_words(given, trio)).with("then", then),
        [first, second, ..] => Phrase::new("statement-if-and")
            .with("first", part_in_words(first, trio))
            .with("second", part_in_words(second, trio))
            .with("then", then),
    }
}

/// A part in words, about a trio if one is given.
fn part_in_words(part: &Part, trio: Option<[u64; 3]>) -> Phrase {
    match part {
        Part::Less(left, right) => {
            let side = |form: &[u64; 4]| match trio {
                Some(trio) => Math::Number(value(form, trio)),
                None => formula(form),
            };
            let formula = Math::Row(vec![side(left), Math::Sign("<"), side(right)]);
            Phrase::new("statement-less").with("formula", formula)
        }
        Part::Divides { power, place, holds } => {
            let number = match trio {
                Some(trio) => Math::Number(trio[*place]),
                None => Math::Variable(NAMES[*place]),
            };
            let key = if *holds { "statement-divides" } else { "statement-does-not-divide" };
            Phrase::new(key).with("power", *power).with("number", number)
        }
    }
}

/// A form as a formula: `2a + 1`.
fn formula(form: &[u64; 4]) -> Math {
    let mut terms = Vec::new();
    for place in 0..3 {
        match form[place] {
            0 => continue,
            1 => terms.push(Math::Variable(NAMES[place])),
            factor => terms.push(Math::Row(vec![Math::Number(factor), Math::Sign("·"), Math::Variable(NAMES[place])])),
        }
    }
    if form[3] > 0 {
        terms.push(Math::Number(form[3]));
    }
    let signed = terms.into_iter().flat_map(|term| [Math::Sign("+"), term]);
    Math::Row(signed.skip(1).collect())
}

/// The lost trios whose largest number has so many binary digits, by a, then by b.
fn trios(digits: u32) -> impl Iterator<Item = [u64; 3]> {
    let top = 1u64 << (digits - 1);
    (1..top).flat_map(move |a| (top..2 * top).map(move |b| [a, b, a ^ b])).filter(|trio| trio[1] < trio[2])
}

/// A table of the closest cases, or the columns.
fn why_true(statement: &Statement) -> Vec<Step> {
    let Part::Less(left, right) = &statement.then else {
        return vec![step(Phrase::new("statement-last-columns")), step(divisibility(statement))];
    };
    let row = |digits: u32| {
        let given = trios(digits).filter(|&trio| statement.given.iter().all(|part| holds(part, trio)));
        let closest = given.min_by_key(|&trio| (value(right, trio) - value(left, trio), trio))?;
        let sides = part_in_words(&statement.then, Some(closest));
        Some(vec![
            signs(digits),
            signs(tuple(&closest)),
            cell(say(sides)),
            signs(value(right, closest) - value(left, closest)),
        ])
    };
    let heads = ["statement-digits", "statement-closest", "statement-sides", "statement-difference"];
    let table = Block::Table(worded_table(Phrase::new("statement-caption"), &heads, (2..=6).filter_map(row)));
    vec![step_showing(Phrase::new("statement-closest-cases"), vec![table]), step(Phrase::new("statement-for-all"))]
}

/// Why a divisibility holds.
fn divisibility(statement: &Statement) -> Phrase {
    let numbers = |part: &Part| match part {
        Part::Divides { power, place, holds } => Some((*power, *place, *holds)),
        Part::Less(..) => None,
    };
    let given: Vec<_> = statement.given.iter().filter_map(numbers).collect();
    let [(power, x, first), (_, y, second)] = given[..] else { return Phrase::new("statement-for-all") };
    let key = match (first, second) {
        (true, true) => "statement-both-zeros",
        (true, false) => "statement-digits-agree",
        _ => "statement-both-odd",
    };
    let name = |place: usize| Math::Variable(NAMES[place]);
    let digits = u64::from(power.ilog2());
    Phrase::new(key).with("digits", digits).with("x", name(x)).with("y", name(y)).with("z", name(3 - x - y))
}

fn why_false(statement: &Statement, trio: [u64; 3]) -> Vec<Step> {
    let substituted = Phrase::new("statement-with-numbers").with("trio", tuple(&trio));
    vec![
        step_showing(Phrase::new("statement-is-lost").with("trio", tuple(&trio)), vec![columns_table(&trio, true)]),
        step(substituted.with("says", says(statement, Some(trio)))),
        step(Phrase::new("statement-smallest")),
    ]
}

fn mistakes(statement: &Statement, fails: Option<[u64; 3]>) -> Vec<Mistake> {
    let all = || (2..=6).flat_map(trios);
    let with =
        |key, trio: [u64; 3]| Phrase::new(key).with("trio", tuple(&trio)).with("says", says(statement, Some(trio)));
    let mut guesses: Vec<(Misconception<Option<[u64; 3]>>, Phrase)> = Vec::new();
    match fails {
        Some(smallest) => {
            guesses.push((
                Misconception::new("looks-holds-for-the-first-few", None),
                with("refuted-statement-fails", smallest),
            ));
            if let Some(other) = all().find(|&trio| trio != smallest && fails_for(statement, trio)) {
                let guess = Misconception::new("looks-other-counterexample", Some(other));
                guesses.push((guess, with("refuted-smaller-counterexample", smallest)));
            }
        }
        None => {
            let closest = match &statement.then {
                Part::Less(left, right) => all()
                    .filter(|&trio| statement.given.iter().all(|part| holds(part, trio)))
                    .min_by_key(|&trio| value(right, trio) - value(left, trio)),
                Part::Divides { .. } => all().find(|&trio| !holds(&statement.then, trio)),
            };
            let key = match &statement.then {
                Part::Less(..) => "looks-close-is-equal",
                Part::Divides { .. } => "looks-forgets-condition",
            };
            let refuted = match &statement.then {
                Part::Less(..) => "refuted-statement-holds",
                Part::Divides { .. } => "refuted-condition-fails",
            };
            guesses.extend(closest.map(|trio| (Misconception::new(key, Some(trio)), with(refuted, trio))));
        }
    }
    let shown = |answer: Option<[u64; 3]>| -> Vec<Inline> {
        say(match answer {
            None => Phrase::new("statement-true"),
            Some(trio) => Phrase::new("statement-false").with("trio", tuple(&trio)),
        })
    };
    let mistake = |(guess, refutation): (Misconception<Option<[u64; 3]>>, Phrase)| {
        let given = guess.answer;
        Mistake { shown: shown(given), ..guess.refuted(answer, refutation) }
    };
    guesses.into_iter().map(mistake).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The order of counterexamples, written out, and every trio of up to seven digits.
    #[test]
    fn every_statement_is_decided_alike_by_the_prover_the_columns_and_trying() {
        for (_, text) in STATEMENTS.iter() {
            let statement = parsed(text).unwrap_or_else(|| panic!("{text}"));
            let tried = (2..=7).flat_map(trios).find(|&trio| fails_for(&statement, trio));
            assert_eq!(proved(text), tried, "{text}");
            assert_eq!(first_failure(&statement), Ok(tried), "{text}");
        }
    }
}
