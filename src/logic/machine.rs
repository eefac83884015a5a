//! The automaton of a statement, to be looked at: states, and the columns of digits from state to state.
//!
//! Representation: state 0 is first, others in the order in which reading meets them, states that can never say yes
//! last; columns as digits, the first variable's first, highest places read first.
//! Failure: a sentence, where there is no such automaton, or where plain integers find another answer.
//! Source: Büchi 1960.

use num_bigint::BigUint;

use super::automata::dfa::{Dfa, Order};
use super::decide::{ProofOptions, Verdict, decide};
use super::syntax::claims::{Claims, Item};
use super::syntax::evaluate::{Bound, evaluate};
use super::syntax::parse::parse;
use crate::source::Text;

/// The most variables of which columns are drawn.
const MOST: usize = 3;

/// So many tuples of numbers are looked at beside the automaton, at least half of them.
const TUPLES: u64 = 1 << 10;

/// How far plain integers look where a number has no bound.
const BOUND: Bound = Bound { largest: 64, steps: 10_000 };

/// An automaton as a list of arrows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine {
    /// For each state, whether it says yes.
    pub accept: Vec<bool>,
    /// From state to state, and the columns that are read there.
    pub arrows: Vec<(usize, usize, Vec<String>)>,
}

/// The automaton of a formula in some variables: `a, b` and `a < b`.
///
/// # Errors
/// See the top of this file.
pub fn machine(variables: &str, formula: &str) -> Result<Machine, String> {
    let mut open = 0;
    let closed = |sign: char| {
        open += i32::from(sign == '(') - i32::from(sign == ')');
        open < 0
    };
    if formula.chars().any(closed) {
        return Err("a bracket is closed that was not opened".to_owned());
    }
    // Its counterexamples are what the formula accepts.
    let text = Text::new("automaton", &format!("claim automaton: forall {variables}:\n  not ({formula})\n"));
    let claims = parse(&text).map_err(|faults| faults.list()[0].message.clone())?;
    let [Item::State(statement)] = &claims.items[..] else { return Err("an automaton is of one formula".to_owned()) };
    let (names, _) = statement.leading();
    if !(1..=MOST).contains(&names.len()) {
        return Err(format!("an automaton is drawn of 1 to {MOST} variables"));
    }
    let judgement = decide(&claims, statement, &ProofOptions::default());
    if let Verdict::GaveUp(gave_up) = &judgement.verdict {
        return Err(gave_up.to_string());
    }
    let trail = judgement.trails.last().filter(|trail| trail.order == Order::HighestFirst && !trail.difference);
    let trail = trail.ok_or("no automaton reads it from the highest digit on")?;
    let dfa = trail.counterexamples();
    // A variable that makes no difference has no track.
    let tracks: Vec<Option<usize>> =
        trail.leading.iter().map(|var| dfa.tracks.iter().position(|track| track == var)).collect();
    let next = |state: u32, column: &[bool]| {
        let digit =
            |(at, &one): (usize, &bool)| tracks[at].filter(|_| one).map(|track| 1 << (dfa.tracks.len() - 1 - track));
        dfa.next(state, dfa.letters.class(column.iter().enumerate().filter_map(digit).sum()))
    };
    compare(&claims, &names, dfa, &next)?;
    Ok(listed(names.len(), dfa, &next))
}

/// The automaton on small numbers beside plain integers.
fn compare(claims: &Claims, names: &[&str], dfa: &Dfa, next: &dyn Fn(u32, &[bool]) -> u32) -> Result<(), String> {
    let [Item::State(statement)] = &claims.items[..] else { return Ok(()) };
    let (_, body) = statement.leading();
    let below = (1..).take_while(|below: &u64| below.pow(names.len() as u32) <= TUPLES).last().unwrap_or(1);
    for tuple in 0..below.pow(names.len() as u32) {
        let value = |at: usize| tuple / below.pow(at as u32) % below;
        let values: Vec<(&str, BigUint)> =
            names.iter().enumerate().map(|(at, name)| (*name, BigUint::from(value(at)))).collect();
        let truth = evaluate(claims, body, &values, BOUND);
        let column = |place: u32| (0..names.len()).map(|at| value(at) >> place & 1 == 1).collect::<Vec<bool>>();
        let state = (0..below.ilog2() + 1).rev().fold(0, |state, place| next(state, &column(place)));
        match truth {
            None => return Err("plain integers cannot settle it".to_owned()),
            Some(refused) if refused == dfa.accepts(state) => {
                return Err("two routes disagree; this is a fault of nimbook: please report it".to_owned());
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// States and arrows in the order of reading.
fn listed(variables: usize, dfa: &Dfa, next: &dyn Fn(u32, &[bool]) -> u32) -> Machine {
    let columns: Vec<Vec<bool>> = (0..1_usize << variables)
        .map(|column| (0..variables).rev().map(|place| column >> place & 1 == 1).collect())
        .collect();
    let mut order = vec![0];
    let mut at = 0;
    while let Some(&state) = order.get(at) {
        for to in columns.iter().map(|column| next(state, column)) {
            if !order.contains(&to) {
                order.push(to);
            }
        }
        at += 1;
    }
    let alive = dfa.alive();
    order[1..].sort_by_key(|&state| !alive[state as usize]);
    let mut arrows: Vec<(usize, usize, Vec<String>)> = Vec::new();
    for (from, &state) in order.iter().enumerate() {
        for column in &columns {
            let to = next(state, column);
            let digits: String = column.iter().map(|&one| if one { '1' } else { '0' }).collect();
            let place = order.iter().position(|&other| other == to).unwrap_or(0);
            match arrows.iter_mut().find(|(start, end, _)| (*start, *end) == (from, place)) {
                Some((.., listed)) => listed.push(digits),
                None => arrows.push((from, place, vec![digits])),
            }
        }
    }
    Machine { accept: order.iter().map(|&state| dfa.accepts(state)).collect(), arrows }
}

#[cfg(test)]
mod tests {
    use super::machine;

    fn arrows(variables: &str, formula: &str) -> Vec<String> {
        let found = machine(variables, formula).expect("it can be drawn");
        let yes = |state: usize| if found.accept[state] { "yes" } else { "no" };
        found
            .arrows
            .iter()
            .map(|(from, to, columns)| format!("{from} {} > {to}: {}", yes(*from), columns.join(" ")))
            .collect()
    }

    /// By hand: the comparison of chapter 20; a carry that is owed, and one that never comes.
    #[test]
    fn known_automata() {
        let expected =
            ["0 no > 0: 00 11", "0 no > 1: 01", "0 no > 2: 10", "1 yes > 1: 00 01 10 11", "2 no > 2: 00 01 10 11"];
        assert_eq!(arrows("a, b", "a < b"), expected);
        let sum = arrows("a, b, c", "a + b = c");
        assert_eq!(sum[..3], ["0 yes > 0: 000 011 101", "0 yes > 1: 001", "0 yes > 2: 010 100 110 111"]);
        // Where a carry is owed, 1 and 1 pay it, and one 1 passes it on.
        let mut owed = sum[3..6].to_vec();
        owed.sort_unstable();
        assert_eq!(owed, ["1 no > 0: 110", "1 no > 1: 010 100 111", "1 no > 2: 000 001 011 101"]);
        assert_eq!(arrows("n", "even(n)"), ["0 yes > 0: 0", "0 yes > 1: 1", "1 no > 0: 0", "1 no > 1: 1"]);
        // What makes no difference is read all the same.
        assert_eq!(arrows("a, b", "a = a"), ["0 yes > 0: 00 01 10 11"]);
    }

    #[test]
    fn what_is_no_automaton() {
        assert_eq!(machine("a, b, c, d", "a < b"), Err("an automaton is drawn of 1 to 3 variables".to_owned()));
        assert!(machine("a", "a <").is_err() && machine("a", "b < 1").is_err());
        assert!(machine("a", "a < 1)\nclaim other: (1 = 1").is_err());
        assert!(machine("a, b", "a - b = 0").is_err());
    }
}
