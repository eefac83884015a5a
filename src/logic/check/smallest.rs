//! The outcome of a part: the last automaton accepts nothing, or the values are its smallest word.
//!
//! Representation: fewest digits of the longest value first, then the first value in leading order,
//! then the second, and so on. A leading variable without a track is 0.
//! Failure: a message that says which smaller word is accepted, or that the values are not.
//! Source: breadth-first walks

use super::atoms::digits;
use super::formula::Var;
use super::walks::{Automaton, Fuel};
use num_bigint::BigUint;

/// Checks the outcome of an automaton over some of the leading variables.
pub(super) fn outcome(
    automaton: &Automaton,
    tracks: &[Var],
    lowest: bool,
    leading: &[Var],
    values: Option<&[BigUint]>,
    sparse: bool,
    fuel: &mut Fuel,
) -> Result<(), String> {
    fuel.spend(8 * automaton.delta.len())?;
    let Some(values) = values else {
        return if automaton.alive()[0] { Err("there are counterexamples".to_owned()) } else { Ok(()) };
    };
    if values.len() != leading.len() {
        return Err("there is not one value for each leading variable".to_owned());
    }
    // Digits by track, and tracks in leading order.
    let (mut words, mut order) = (vec![Vec::new(); tracks.len()], Vec::new());
    for (var, value) in leading.iter().zip(values) {
        match tracks.iter().position(|track| track == var) {
            Some(track) => {
                words[track] = digits(value, sparse, fuel)?;
                order.push(track);
            }
            None if *value == BigUint::ZERO => {}
            None => return Err("a value that makes no difference is not 0".to_owned()),
        }
    }
    let length = words.iter().map(Vec::len).max().unwrap_or(0);
    for word in &mut words {
        let zeros = length - word.len();
        word.splice(0..0, std::iter::repeat_n(0, zeros));
    }
    let digit = |letter: u32, track: usize| letter >> (tracks.len() - 1 - track) & 1;
    let fits = |letter: u32, place: usize, track: usize| digit(letter, track) == words[track][place];
    let exact =
        |letter: u32, place: usize, _: bool| order.iter().all(|&track| fits(letter, place, track)).then_some(true);
    let places = |length: usize| (0..length).map(move |place| if lowest { length - 1 - place } else { place });
    if !some(automaton, places(length), true, exact, fuel)? {
        return Err("the values are not a counterexample".to_owned());
    }
    // Shorter words are among those with zeros in front.
    if length > 0 && some(automaton, places(length - 1), true, |_, _, _| Some(true), fuel)? {
        return Err("a counterexample with fewer digits exists".to_owned());
    }
    for (number, &track) in order.iter().enumerate() {
        let next = |letter: u32, place: usize, less: bool| {
            let same = order[..number].iter().all(|&track| fits(letter, place, track));
            let (digit, limit) = (digit(letter, track), words[track][place]);
            // The highest place with different digits decides: the first, or the last that differs.
            let settled = !lowest && less;
            let flag = settled || digit < limit || digit == limit && less;
            (same && (lowest || settled || digit <= limit)).then_some(flag)
        };
        if some(automaton, places(length), false, next, fuel)? {
            return Err("a smaller counterexample exists".to_owned());
        }
    }
    Ok(())
}

/// Whether some word with letters at these places is accepted with a flag that is set in the end. `next`
/// gives the flag after a letter at a place, or forbids the letter.
fn some(
    automaton: &Automaton,
    places: impl Iterator<Item = usize>,
    first: bool,
    next: impl Fn(u32, usize, bool) -> Option<bool>,
    fuel: &mut Fuel,
) -> Result<bool, String> {
    let mut here = vec![(0_u32, first)];
    // The last place at which a state was reached, without and with the flag.
    fuel.spend(2 * automaton.states())?;
    let mut seen = vec![[usize::MAX; 2]; automaton.states()];
    for place in places {
        let mut after = Vec::new();
        for (state, flag) in here {
            fuel.spend(8 * automaton.class_of.len())?;
            for (letter, &class) in (0_u32..).zip(&automaton.class_of) {
                let Some(flag) = next(letter, place, flag) else { continue };
                let state = automaton.next(state, class);
                if std::mem::replace(&mut seen[state as usize][usize::from(flag)], place) != place {
                    after.push((state, flag));
                }
            }
        }
        here = after;
    }
    Ok(here.into_iter().any(|(state, flag)| flag && automaton.accept[state as usize]))
}
