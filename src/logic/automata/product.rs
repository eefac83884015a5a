//! Two automata at once: `and`, `or`, `iff`.
//!
//! Representation: the result reads the tracks of both; its states are the reachable pairs.
//! Failure: too many tracks, states, cells or steps. The cost is pairs times joint classes.
//! Source: Rabin and Scott 1959.

use super::dfa::Dfa;
use super::letters::{Letters, restriction, union};
use super::lists::Lists;
use crate::logic::limit::{Budget, Spent};

/// How two verdicts are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Join {
    /// Both.
    And,
    /// At least one.
    Or,
    /// Both or neither.
    Iff,
}

impl Join {
    /// The joint verdict.
    pub fn of(self, left: bool, right: bool) -> bool {
        match self {
            Join::And => left && right,
            Join::Or => left || right,
            Join::Iff => left == right,
        }
    }
}

/// The product; its states are reachable, but it is not minimal.
pub(crate) fn product(left: &Dfa, right: &Dfa, join: Join, budget: &mut Budget) -> Result<Dfa, Spent> {
    let tracks = union(&left.tracks, &right.tracks);
    budget.tracks(tracks.len())?;
    let (in_left, in_right) = (restriction(&tracks, &left.tracks), restriction(&tracks, &right.tracks));
    let (left_count, right_count) = (left.letters.count(), right.letters.count());
    let class =
        |letter: u32| (left.letters.class(in_left[letter as usize]), right.letters.class(in_right[letter as usize]));
    let letters = Letters::by_key(tracks.len(), left_count * right_count, |letter| {
        let (one, other) = class(letter);
        one * right_count + other
    });
    let classes: Vec<(usize, usize)> = (0..letters.count()).map(|joint| class(letters.first(joint))).collect();

    // A pair with a part that can never accept is as good as any other such pair.
    let (left_sink, right_sink) = (sink(left, false), sink(right, false));
    let (left_all, right_all) = (sink(left, true), sink(right, true));
    let settle = |one: u32, other: u32| match join {
        Join::And if Some(one) == left_sink => (one, 0),
        Join::And if Some(other) == right_sink => (0, other),
        Join::Or if Some(one) == left_all => (one, 0),
        Join::Or if Some(other) == right_all => (0, other),
        _ => (one, other),
    };
    let verdict = |one: u32, other: u32| join.of(left.accepts(one), right.accepts(other));
    let settled = |one: u32, other: u32| match join {
        Join::And => Some(one) == left_sink || Some(other) == right_sink,
        Join::Or => Some(one) == left_all || Some(other) == right_all,
        Join::Iff => false,
    };

    let mut pairs = Pairs::new(left.states(), right.states());
    let mut order = vec![settle(0, 0)];
    pairs.number(order[0], 0);
    let (mut delta, mut accept, mut at) = (Vec::new(), Vec::new(), 0);
    while at < order.len() {
        let (one, other) = order[at];
        budget.states(order.len())?;
        budget.cells(classes.len())?;
        budget.steps(classes.len())?;
        accept.push(verdict(one, other));
        if settled(one, other) {
            let here = u32::try_from(at).expect("states are limited");
            delta.resize(delta.len() + classes.len(), here);
            at += 1;
            continue;
        }
        let (left_row, right_row) = (one as usize * left_count, other as usize * right_count);
        for &(left_class, right_class) in &classes {
            let next = settle(left.delta[left_row + left_class], right.delta[right_row + right_class]);
            let fresh = u32::try_from(order.len()).expect("states are limited");
            let id = pairs.number(next, fresh);
            if id == fresh {
                order.push(next);
            }
            delta.push(id);
        }
        at += 1;
    }
    Ok(Dfa { tracks, letters, delta, accept })
}

/// A state that all letters keep and whose verdict is this one.
fn sink(dfa: &Dfa, accept: bool) -> Option<u32> {
    let classes = dfa.letters.count();
    let stays = |state: &usize| {
        dfa.accept[*state] == accept
            && dfa.delta[state * classes..(state + 1) * classes].iter().all(|&next| next as usize == *state)
    };
    (0..dfa.states()).find(stays).map(|state| u32::try_from(state).expect("states are limited"))
}

/// Numbers of pairs: a plain table while it is small.
enum Pairs {
    Table { width: usize, cells: Vec<u32> },
    Lists(Lists),
}

/// The largest plain table, in cells.
const TABLE: usize = 1 << 18;

impl Pairs {
    fn new(left: usize, right: usize) -> Pairs {
        if left * right <= TABLE {
            Pairs::Table { width: right, cells: vec![0; left * right] }
        } else {
            Pairs::Lists(Lists::new())
        }
    }

    /// The number of the pair, which is `fresh` if it is new.
    fn number(&mut self, (one, other): (u32, u32), fresh: u32) -> u32 {
        match self {
            Pairs::Table { width, cells } => {
                // Cells hold the number plus one; 0 is free.
                let cell = &mut cells[one as usize * *width + other as usize];
                if *cell == 0 {
                    *cell = fresh + 1;
                }
                *cell - 1
            }
            Pairs::Lists(lists) => lists.number(&[one, other]),
        }
    }
}
