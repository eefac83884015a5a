//! Faults of exercises that ask for more questions than there are.

use crate::exercise::AnswerClass;
use crate::source::Diagnostic;

use super::enough;
use super::exercise_spec::{Difficulty, ExerciseSpec};
use super::keys::VERSIONS;
use super::order::SMALL;
use super::pools::{FEWEST_ROUNDS, Pools};
use super::sharing::Sharing;
use super::spec::Spec;

/// The fault of an exercise of a spec that has no such variant; nothing if it has.
pub fn fault(spec: &Spec, place: usize, pools: &Pools, variant: u64) -> Option<Diagnostic> {
    let exercise = &spec.exercises[place];
    if variant < pools.variants() {
        return None;
    }
    let tally = &pools.tally;
    let sides = tally.fit.len() as u64;
    let drawn = pools.profile.levels.len() as u64;
    let questions = |number: u64| if number == 1 { "1 question".to_owned() } else { format!("{number} questions") };
    // Where questions are used again, two sheets of each side are enough.
    let rounds = (variant / sides).saturating_add(1).min(if exercise.repeat { 2 } else { u64::MAX });
    let needed = rounds.saturating_mul(drawn);
    let (fit, candidates) = (tally.fit.iter().sum::<u64>(), tally.candidates);
    let supplied = tally.supply.iter().fold(0, |sum: u64, &count| sum.saturating_add(count));
    let enough = supplied >= needed;
    let fewest = tally.fit.iter().copied().min().unwrap_or(0);
    let up_to = match (variant, exercise.repeat) {
        (0, _) => "",
        (_, true) => " for sheets of neighbours",
        _ => " up to this variant",
    };
    let of_side = if sides > 1 { " of each side" } else { "" };
    let level = hardest_to_get(pools);
    let of_level = tally.supply[usize::from(level) - 1];
    // Where every variant has one level, those of others are no more variants.
    let one_level = variant > 0 && pools.profile.of_level(level) == drawn && of_level < supplied;
    let by_level = enough || (fewest > 0 && (exercise.difficulty != Difficulty::Any || one_level));
    let mut message = if by_level {
        let of = pools.profile.of_level(level).saturating_mul(rounds);
        let exist = match (of_level, tally.exact) {
            (0, true) => "there is none".to_owned(),
            (0, false) => "fewer than 1 in 500 candidates are such".to_owned(),
            (1, true) => "only 1 exists".to_owned(),
            (count, true) => format!("only {count} exist"),
            (count, false) => format!("only {count} or a few more can be drawn"),
        };
        format!("`{}` asks for {} of level {level}{of_side}{up_to}, but {exist}", exercise.id, questions(of))
    } else {
        let fit = match (fit, tally.exact) {
            _ if sides > 1 && tally.exact => {
                let fit = format!("of {candidates} candidates fit {}", of_sides(exercise, pools));
                // Enough of each side, but not of the same levels.
                match supplied {
                    _ if fewest < needed => fit,
                    1 => format!("{fit}, and of the same level only 1 of each"),
                    _ => format!("{fit}, and of the same levels only {supplied} of each"),
                }
            }
            _ if sides > 1 => {
                format!("of {candidates} candidates only {}, or a few more, can be drawn", of_sides(exercise, pools))
            }
            (0, _) if candidates == 1 => "its one candidate does not fit".to_owned(),
            (0, true) => format!("none of {candidates} candidates fits"),
            (0, false) => format!("fewer than 1 in 500 of {candidates} candidates fit"),
            (1, true) if candidates == 1 => "only 1 exists".to_owned(),
            (_, true) if fit == candidates => format!("only {fit} exist"),
            (_, true) => format!("only {fit} of {candidates} candidates fit"),
            (_, false) => format!("only {fit} or a few more of {candidates} candidates can be drawn"),
        };
        format!("`{}` asks for {}{of_side}{up_to}, but {fit}", exercise.id, questions(needed))
    };
    let detail = detail(exercise, pools, by_level);
    if !detail.is_empty() {
        message += &format!(" ({})", detail.join("; "));
    }
    let enough =
        enough::ways(spec, place, variant.saturating_add(1)).iter().map(ToString::to_string).collect::<Vec<_>>();
    let help = help(exercise, pools, &enough, (variant, if by_level { of_level } else { fit }));
    Some(Diagnostic::new("too-few", exercise.count_span.clone(), message, help))
}

/// The fault of an exercise whose questions are all asked, where a student needs another.
pub fn all_asked(exercise: &ExerciseSpec, pools: &Pools) -> Diagnostic {
    let all = pools.tally.supply.iter().fold(0, |sum: u64, &count| sum.saturating_add(count));
    let message = format!("a student needs another question of `{}`, and all {all} that fit are asked", exercise.id);
    let help = format!("{}, or write `repeat: true`", bound(exercise));
    Diagnostic::new("too-few", exercise.count_span.clone(), message, help)
}

/// The fault of an exercise with too few questions of a level for those who have them and those whose sheets are
/// easier or harder.
pub fn of_shifts(exercise: &ExerciseSpec, pools: &Pools, level: u8, needed: u64) -> Diagnostic {
    let of_side = if pools.tally.fit.len() > 1 { " of each side" } else { "" };
    let message = format!(
        "`{}` needs {needed} questions of level {level}{of_side} for a class with easier and harder sheets, but only {} exist",
        exercise.id,
        pools.tally.supply[usize::from(level) - 1]
    );
    let help = format!("{}, or leave `level` empty in the roster", bound(exercise));
    Diagnostic::new("too-few", exercise.count_span.clone(), message, help)
}

/// The fault of a sheet with more candidates than may be looked at when it is planned; nothing if it has not.
pub fn too_much(exercises: &[ExerciseSpec], sharing: &Sharing) -> Option<Diagnostic> {
    let looks = |(place, exercise): (usize, &ExerciseSpec)| Pools::looks(exercise) * sharing.askers(place);
    let each: Vec<u64> = exercises.iter().enumerate().map(looks).collect();
    let all: u64 = each.iter().sum();
    if all <= MOST_LOOKS {
        return None;
    }
    let most = exercises.iter().zip(&each).max_by_key(|(_, looks)| **looks)?.0;
    let message = format!("{all} candidates would have to be examined; the limit is {MOST_LOOKS}");
    let help =
        "lower `size` or `heaps`, or divide the sheet: exercises about the same game look at each other's candidates";
    Some(Diagnostic::new("too-much", most.size_span.clone(), message, help))
}

/// The most candidates that are looked at for a sheet, for each exercise that could ask about them.
const MOST_LOOKS: u64 = 1 << 24;

/// The fault of a walk that found nothing.
pub fn rare(exercise: &ExerciseSpec, tries: u64) -> Diagnostic {
    let message = format!("none of {tries} candidates fits what `{}` asks for", exercise.id);
    Diagnostic::new("too-rare", exercise.size_span.clone(), message, "widen `size`, `heaps` or `difficulty`")
}

/// The level of the profile that allows fewest variants.
fn hardest_to_get(pools: &Pools) -> u8 {
    let allows = |level: &u8| pools.tally.supply[usize::from(*level) - 1] / pools.profile.of_level(*level);
    pools.profile.levels.iter().copied().min_by_key(allows).unwrap_or(5)
}

/// How many candidates there are of each side.
fn of_sides(exercise: &ExerciseSpec, pools: &Pools) -> String {
    let name = |place: usize| exercise.sides[place].map_or("", AnswerClass::name);
    match pools.tally.fit[..] {
        [first, second] => format!("{first} with the verdict {} and {second} with {}", name(0), name(1)),
        [first, second, third] => format!("{first} lost, {second} won and {third} drawn"),
        _ => String::new(),
    }
}

/// What else there is, in the same space.
fn detail(exercise: &ExerciseSpec, pools: &Pools, by_level: bool) -> Vec<String> {
    let tally = &pools.tally;
    let mut detail = Vec::new();
    if tally.supply.iter().any(|&count| count > 0) && (by_level || exercise.difficulty != Difficulty::Any) {
        let levels = tally.supply.map(|count| count.to_string()).join(", ");
        detail.push(format!("of the levels 1 to 5: {levels}"));
    }
    if (exercise.kind.settings)().unique
        && let Some(other) = counted(exercise, |other| other.task.unique = !exercise.task.unique)
    {
        let which = if exercise.task.unique { "one winning move or more" } else { "exactly one winning move" };
        detail.push(format!("{other} with {which}"));
    }
    let degenerate: u64 = tally.degenerate.values().sum();
    if degenerate > 0 {
        let of = if tally.exact { String::new() } else { format!(" of {} looked at", tally.looked_at) };
        detail.push(format!("{degenerate}{of} left out as too easy"));
    }
    if tally.no_argument > 0 {
        detail.push(format!(
            "{} left out because no short argument is known; a `difficulty` brings them",
            tally.no_argument
        ));
    }
    if tally.elsewhere > 0 {
        detail.push(format!("{} belong to other exercises", tally.elsewhere));
    }
    detail
}

/// Which bound to raise for more candidates.
fn bound(exercise: &ExerciseSpec) -> String {
    let settings = exercise.task.settings(exercise.kind);
    let (size, heaps) = (exercise.task.size.1, exercise.task.heaps.1);
    match settings.heaps {
        Some(_) if heaps == 1 => format!("raise `heaps`, which is 1, or the upper end of `size`, which is {size}"),
        _ if size < settings.size.most => format!("raise the upper end of `size`, which is {size}"),
        Some(bounds) if heaps < bounds.most => format!("raise the upper end of `heaps`, which is {heaps}"),
        _ => "widen its ranges".to_owned(),
    }
}

/// What to change where this many candidates are left: what was computed to be enough, else what may be.
fn help(exercise: &ExerciseSpec, pools: &Pools, enough: &[String], (variant, left): (u64, u64)) -> String {
    let mut ways = Vec::new();
    if enough.is_empty() {
        ways.push(bound(exercise));
        if exercise.difficulty != Difficulty::Any {
            ways.extend(["widen `difficulty`".to_owned(), "write `relax: true`".to_owned()]);
        }
    }
    if !pools.tally.degenerate.is_empty() {
        ways.push("write `easy: true`".to_owned());
    }
    if left > 0 && pools.profile.levels.len() > 1 {
        ways.push("lower `count`".to_owned());
    }
    let variants = pools.variants();
    if variants >= FEWEST_ROUNDS * pools.tally.fit.len() as u64 {
        ways.push("write `repeat: true` to use its questions again".to_owned());
    }
    if variant > 0 && VERSIONS.contains(&variants) {
        ways.push(format!("let a class share them: `versions: {variants}`"));
    }
    match variants {
        0 => {}
        1 => ways.push("choose variant 0, the only one".to_owned()),
        variants => ways.push(format!("choose a variant from 0 to {}", variants - 1)),
    }
    let last = ways.pop().unwrap_or_default();
    let ways = if ways.is_empty() { last } else { format!("{}, or {last}", ways.join(", ")) };
    match (enough.is_empty(), ways.is_empty()) {
        (true, _) => ways,
        (_, true) => enough.join(", "),
        _ => format!("{}; else {ways}", enough.join(", ")),
    }
}

/// How many candidates an exercise would accept after a change; none if there are none, or too many to count.
fn counted(exercise: &ExerciseSpec, change: impl FnOnce(&mut ExerciseSpec)) -> Option<u64> {
    let mut other = exercise.clone();
    change(&mut other);
    if let [side] = other.sides[..] {
        other.task.class = side;
    }
    let (kind, task) = (other.kind, &other.task);
    let space = (kind.space)(task);
    if space.size() > SMALL {
        return None;
    }
    let mut found = 0;
    space.each(&mut |candidate| {
        let asked = (kind.accepts)(task, candidate) && (other.easy || (kind.degenerate)(task, candidate).is_none());
        found += u64::from(asked);
    });
    (found > 0).then_some(found)
}
