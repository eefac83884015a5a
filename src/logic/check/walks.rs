//! Lock-step walks: one automaton is what a rule makes of others.
//!
//! Representation: complete deterministic automata that read one letter for each place, highest
//! place first; with k tracks a letter is a number below 2^k, the first track its highest bit.
//! State 0 is first. In Zeckendorf a word is valid if no track has neighbouring ones.
//! Failure: a message that says which rule fails, or that the steps are used up. The cost is the
//! number of pairs reached times the letters; no search, no minimization.
//! Source: Rabin and Scott 1959

use super::Beyond;
use std::collections::HashMap;

/// An automaton over some number of tracks.
pub(super) struct Automaton {
    /// The class of each letter.
    pub class_of: Vec<u32>,
    pub classes: usize,
    /// Next states, row by row, one column for each class.
    pub delta: Vec<u32>,
    pub accept: Vec<bool>,
}

/// The automaton of sets behind a projection.
pub(super) struct Subset {
    pub automaton: Automaton,
    pub sets: Vec<Vec<u32>>,
}

/// Steps for one certificate; most take about a nanosecond.
const STEPS: u64 = 1 << 31;

/// Steps that a certificate has taken so far.
#[derive(Default)]
pub(super) struct Fuel {
    spent: u64,
    /// The limit that ended the check, if one did.
    pub beyond: Option<Beyond>,
}

impl Fuel {
    /// With so many steps left.
    #[cfg(test)]
    pub fn left(steps: u64) -> Fuel {
        Fuel { spent: STEPS - steps, beyond: None }
    }

    pub fn spend(&mut self, steps: usize) -> Result<(), String> {
        self.spent = self.spent.saturating_add(steps as u64);
        if self.spent <= STEPS { Ok(()) } else { Err(self.stop("steps", self.spent, STEPS)) }
    }

    /// Ends the check at a limit, where no rule fails.
    pub fn stop(&mut self, what: &'static str, reached: u64, limit: u64) -> String {
        self.beyond = Some(Beyond { what, reached, limit });
        format!("needs more {what} than a check may take")
    }
}

impl Automaton {
    /// The automaton without tracks that accepts everything or nothing.
    pub fn truth(truth: bool) -> Automaton {
        Automaton { class_of: vec![0], classes: 1, delta: vec![0], accept: vec![truth] }
    }

    pub fn states(&self) -> usize {
        self.accept.len()
    }

    pub fn next(&self, state: u32, class: u32) -> u32 {
        self.delta[state as usize * self.classes + class as usize]
    }

    /// For each state, whether some word leads from it to acceptance.
    pub fn alive(&self) -> Vec<bool> {
        // The states before each state are side by side, from its start to that of the next.
        let mut starts = vec![0_u32; self.states() + 1];
        self.delta.iter().for_each(|&next| starts[next as usize + 1] += 1);
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let (mut before, mut free) = (vec![0_u32; self.delta.len()], starts.clone());
        for (state, row) in (0_u32..).zip(self.delta.chunks(self.classes)) {
            for &next in row {
                let place = &mut free[next as usize];
                before[*place as usize] = state;
                *place += 1;
            }
        }
        drop(free);
        let mut alive = self.accept.clone();
        let mut open: Vec<u32> = (0_u32..).zip(&alive).filter(|(_, alive)| **alive).map(|(state, _)| state).collect();
        while let Some(state) = open.pop() {
            let own = starts[state as usize] as usize..starts[state as usize + 1] as usize;
            for &earlier in &before[own] {
                if !std::mem::replace(&mut alive[earlier as usize], true) {
                    open.push(earlier);
                }
            }
        }
        alive
    }
}

/// An automaton seen with the tracks of another one.
#[derive(Clone, Copy)]
pub(super) struct Seen<'a> {
    pub automaton: &'a Automaton,
    /// The variables of its tracks, increasing.
    pub tracks: &'a [u32],
}

impl Seen<'_> {
    /// For each letter over `tracks`, which hold all of its own, the class of its own letter.
    fn classes(&self, tracks: &[u32]) -> Vec<u32> {
        // From the last track, the lowest digit, upwards: a letter below 2^n reads the last n tracks.
        let mut own = vec![0_usize];
        for track in tracks.iter().rev() {
            let place = self.tracks.iter().rev().position(|other| other == track);
            let digit = place.map_or(0, |place| 1 << place);
            own.extend_from_within(..);
            let half = own.len() / 2;
            own[half..].iter_mut().for_each(|letter| *letter |= digit);
        }
        own.into_iter().map(|letter| self.automaton.class_of[letter]).collect()
    }
}

/// Checks that the result accepts exactly the words that `op` of both verdicts accepts, in
/// Zeckendorf (`sparse`) only valid ones, and that what both read determines the result's state.
pub(super) fn joined(
    [left, right]: [Seen; 2],
    result: Seen,
    sparse: bool,
    op: impl Fn(bool, bool) -> bool,
    fuel: &mut Fuel,
) -> Result<(), String> {
    let mut union = [left.tracks, right.tracks].concat();
    union.sort_unstable();
    union.dedup();
    if union != result.tracks {
        return Err("the tracks are not those of its parts".to_owned());
    }
    // Letters that all three take for the same are read once; validity needs their digits.
    let (lefts, rights) = (left.classes(&union), right.classes(&union));
    let digits = |letter: u32| if sparse { letter } else { 0 };
    let letters = (0_u32..).zip(lefts).zip(rights).zip(&result.automaton.class_of);
    let mut letters: Vec<_> = letters.map(|(((letter, l), r), &class)| (digits(letter), l, r, class)).collect();
    fuel.spend(letters.len() * (8 + 2 * union.len()) + 8 * result.automaton.delta.len())?;
    // Neighbours are often equal, so most go before the sorting.
    letters.dedup();
    letters.sort_unstable();
    letters.dedup();
    let alive = if sparse { result.automaton.alive() } else { Vec::new() };

    // What was read: a state of each part and the digits of the last letter.
    let (right_states, last) = (right.automaton.states(), if sparse { 1 << union.len() } else { 1 });
    let pairs = (left.automaton.states() as u64).checked_mul(right_states as u64);
    let Some(cells) = pairs.and_then(|pairs| pairs.checked_mul(last)) else {
        return Err(fuel.stop("pairs", u64::MAX, SPARSE as u64));
    };
    let mut known = Known::new(cells, fuel)?;
    let key =
        |l: u32, r: u32, digits: u32| (u64::from(l) * right_states as u64 + u64::from(r)) * last + u64::from(digits);
    known.meet(key(0, 0, 0), 0)?;
    let mut open = vec![(0, 0, 0, 0)];
    while let Some((l, r, before, state)) = open.pop() {
        fuel.spend(known.cost() * (1 + letters.len()))?;
        known.within_limits(fuel)?;
        if op(left.automaton.accept[l as usize], right.automaton.accept[r as usize])
            != result.automaton.accept[state as usize]
        {
            return Err("a word is accepted and must not be, or the reverse".to_owned());
        }
        for &(digits, left_class, right_class, class) in &letters {
            let next = result.automaton.next(state, class);
            if digits & before != 0 {
                if alive[next as usize] {
                    return Err("a word with neighbouring ones may be accepted".to_owned());
                }
                continue;
            }
            let (l, r) = (left.automaton.next(l, left_class), right.automaton.next(r, right_class));
            if known.meet(key(l, r, digits), next)? {
                open.push((l, r, digits, next));
            }
        }
    }
    Ok(())
}

/// Checks that two automata over the same tracks accept the same words, in Zeckendorf only valid
/// ones, and that the first one's states determine those of the second.
pub(super) fn same(one: Seen, other: Seen, sparse: bool, fuel: &mut Fuel) -> Result<(), String> {
    let truth = Automaton::truth(true);
    joined([one, Seen { automaton: &truth, tracks: &[] }], other, sparse, |accept, _| accept, fuel)
}

/// The result's state for each thing that was read.
enum Known {
    /// State plus 1; 0 is unknown.
    Dense(Vec<u32>),
    Sparse(HashMap<u64, u32>),
}

/// The largest plain table, in cells; untouched cells cost nothing.
const DENSE: u64 = 1 << 23;
/// The largest number of entries otherwise.
const SPARSE: usize = 1 << 21;

impl Known {
    fn new(cells: u64, fuel: &mut Fuel) -> Result<Known, String> {
        Ok(match usize::try_from(cells) {
            Ok(count) if cells <= DENSE => {
                // Clearing the table.
                fuel.spend(64 + count / 4)?;
                Known::Dense(vec![0; count])
            }
            _ => Known::Sparse(HashMap::new()),
        })
    }

    /// Steps for one question: a large table is in no cache.
    fn cost(&self) -> usize {
        match self {
            Known::Dense(cells) if cells.len() < 1 << 18 => 1,
            Known::Dense(_) => 8,
            Known::Sparse(_) => 64,
        }
    }

    fn within_limits(&self, fuel: &mut Fuel) -> Result<(), String> {
        match self {
            Known::Sparse(entries) if entries.len() > SPARSE => {
                Err(fuel.stop("pairs", entries.len() as u64, SPARSE as u64))
            }
            _ => Ok(()),
        }
    }

    /// Whether the key is new; an old one must have met the same state.
    fn meet(&mut self, key: u64, state: u32) -> Result<bool, String> {
        let old = match self {
            Known::Dense(cells) => {
                let cell = &mut cells[usize::try_from(key).expect("a small table")];
                let old = cell.checked_sub(1);
                *cell = state + 1;
                old
            }
            Known::Sparse(entries) => entries.insert(key, state),
        };
        match old {
            None => Ok(true),
            Some(old) if old == state => Ok(false),
            Some(_) => Err("one history leads to two states".to_owned()),
        }
    }
}

/// Checks that the result is the child with the track of `var` erased: the sets are exactly those
/// that the digits of `var` reach, without states that can no longer accept; they accept where a
/// member does; and the result says the same as the automaton of sets.
pub(super) fn erased(
    child: Seen,
    var: u32,
    subset: &Subset,
    result: Seen,
    lowest: bool,
    fuel: &mut Fuel,
) -> Result<(), String> {
    let kept: Vec<u32> = child.tracks.iter().copied().filter(|&track| track != var).collect();
    let raw = Seen { automaton: &subset.automaton, tracks: &kept };
    if result.tracks != kept || subset.automaton.class_of.len() != 1 << kept.len() {
        return Err("the tracks are not those that are kept".to_owned());
    }
    let states = child.automaton.states();
    fuel.spend(8 * child.automaton.delta.len() + child.automaton.class_of.len() * (8 + child.tracks.len()))?;
    let alive = child.automaton.alive();

    // For each letter of the kept tracks: its class in the automaton of sets, and the child's
    // classes with digit 0 and with digit 1 of the erased track.
    let place = child.tracks.iter().position(|&track| track == var).expect("the variable is a track");
    let low = child.tracks.len() - 1 - place;
    let mut letters: Vec<(u32, u32, u32)> = (0..1_usize << kept.len())
        .map(|letter| {
            let zero = (letter >> low) << (low + 1) | letter & ((1 << low) - 1);
            let class = |letter: usize| child.automaton.class_of[letter];
            (subset.automaton.class_of[letter], class(zero), class(zero | 1 << low))
        })
        .collect();
    let zeros = letters[0];
    letters.dedup();
    letters.sort_unstable();
    letters.dedup();

    // The erased number may have more digits than the others; those come first, or last.
    let accept =
        if lowest { accepting_after(child.automaton, [zeros.1, zeros.2]) } else { child.automaton.accept.clone() };
    let mut first = vec![false; states];
    first[0] = true;
    let mut open = if lowest { Vec::new() } else { vec![0] };
    while let Some(state) = open.pop() {
        for class in [zeros.1, zeros.2] {
            let next = child.automaton.next(state, class);
            if !std::mem::replace(&mut first[next as usize], true) {
                open.push(next);
            }
        }
    }
    let first = (0_u32..).zip(first.iter().zip(&alive)).filter(|(_, (reached, alive))| **reached && **alive);
    if !first.map(|(state, _)| state).eq(subset.sets[0].iter().copied()) {
        return Err("the first set is not what leading digits reach".to_owned());
    }
    for (set, &accepts) in subset.sets.iter().zip(&subset.automaton.accept) {
        if !set.is_sorted_by(|one, next| one < next) || set.last().is_some_and(|&last| last as usize >= states) {
            return Err("a set is not in increasing order".to_owned());
        }
        if set.iter().any(|&state| accept[state as usize]) != accepts {
            return Err("a set accepts and none of its members does, or the reverse".to_owned());
        }
    }

    // Marks carry the number of the look, so they need not be cleared. The last cell takes all
    // states that can no longer accept.
    let dead = u32::try_from(states).expect("states are limited");
    let (mut mark, mut look) = (vec![0_u64; states + 1], 0);
    for (class, zero, one) in letters {
        let column = |class: u32| -> Vec<u32> {
            let nexts = (0..dead).map(|state| child.automaton.next(state, class));
            nexts.map(|next| if alive[next as usize] { next } else { dead }).collect()
        };
        let (zero, one) = (column(zero), column(one));
        fuel.spend(8 * states)?;
        for (here, set) in (0_u32..).zip(&subset.sets) {
            let next = &subset.sets[subset.automaton.next(here, class) as usize];
            fuel.spend(8 + 4 * set.len() + 2 * next.len())?;
            look += 1;
            mark[states] = look;
            let mut count = 0;
            for &state in set {
                for reached in [zero[state as usize], one[state as usize]] {
                    count += usize::from(mark[reached as usize] != look);
                    mark[reached as usize] = look;
                }
            }
            if count != next.len() || next.iter().any(|&state| mark[state as usize] != look) {
                return Err("a set is not what the set before it reaches".to_owned());
            }
        }
    }
    same(raw, result, false, fuel).map_err(|what| format!("the automaton of sets: {what}"))
}

/// For each state, whether some word with letters of these classes leads from it to acceptance.
fn accepting_after(automaton: &Automaton, classes: [u32; 2]) -> Vec<bool> {
    let arrows = (0..automaton.states()).flat_map(|state| {
        let state = u32::try_from(state).expect("states are limited");
        classes.map(|class| automaton.next(state, class))
    });
    Automaton { class_of: Vec::new(), classes: 2, delta: arrows.collect(), accept: automaton.accept.clone() }.alive()
}
