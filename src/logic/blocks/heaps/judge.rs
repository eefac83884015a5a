//! A block on heaps decided: the fold rule proves it, or an obligation of the rule is broken.
//!
//! Representation: the trails of all obligations; a broken one with its smallest numbers, and what
//! plain integers find there.
//! Failure: no verdict beyond the limits, unless some other obligation is broken.
//! Source: see the fold rule in the module `heaps`.

use super::duty::Duty;
use super::fold::Fold;
use super::form::{Form, Frame, form};
use super::obligations::{Obligation, obligations};
use crate::logic::certificate::stated_heaps;
use crate::logic::decide::{Options, Trail, trail};
use crate::logic::limit::GaveUp;
use crate::logic::lower::linear::Var;
use crate::logic::syntax::formula::Claims;
use crate::logic::syntax::game::Play;
use crate::logic::syntax::heaps::HeapsBlock;
use num_bigint::BigUint;
use std::fmt;

/// A verdict on a block with all that led to it.
#[derive(Clone, Debug)]
pub struct HeapsJudgement {
    /// The mathematics.
    pub verdict: HeapsVerdict,
    /// The parts of the block as they were decided; none if a limit was reached before.
    pub(crate) form: Option<Form>,
    /// How each obligation was decided; all of them if the block is proved.
    pub decided: Vec<(Duty, Trail)>,
}

/// What the fold rule says of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeapsVerdict {
    /// `losing` holds exactly of the lists in which the player to move has lost, for every number of
    /// heaps.
    Proved,
    /// An obligation does not hold, so the rule proves nothing.
    Refuted(BrokenDuty),
    /// Nothing is known: a limit was reached.
    GaveUp {
        /// The label of the obligation; that of the first if none was begun.
        label: &'static str,
        /// What ran out.
        gave_up: GaveUp,
    },
}

/// An obligation that does not hold, at its smallest numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenDuty {
    /// Which.
    pub duty: Duty,
    /// What it says.
    pub label: &'static str,
    /// Names and values: the accumulator, the heap, the smaller heap, the whole, as far as it speaks of them.
    pub values: Vec<(String, BigUint)>,
    /// What is wrong there, with the numbers.
    pub because: String,
    /// Whether plain integer code found the obligation false there.
    pub confirmed: bool,
}

impl fmt::Display for BrokenDuty {
    /// `P, losing is broken at s = 0, x = 1, x' = 0: …`
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values: Vec<String> = self.values.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        write!(out, "{} is broken at {}: {}", self.duty.short(), values.join(", "), self.because)
    }
}

impl HeapsJudgement {
    /// States of the largest minimal automaton.
    pub fn states(&self) -> usize {
        let steps = self.decided.iter().flat_map(|(_, trail)| &trail.steps);
        steps.map(|step| step.dfa.states()).max().unwrap_or(0)
    }
}

/// Decides the obligations of a block of these claims, in their order, up to the first that is broken.
///
/// Cells and steps of the limits hold for all obligations together.
pub fn decide_heaps(claims: &Claims, block: &HeapsBlock, options: &Options) -> HeapsJudgement {
    let mut judgement = HeapsJudgement { verdict: HeapsVerdict::Proved, form: None, decided: Vec::new() };
    let stated = stated_heaps(claims, block, &options.limits);
    let form = match stated.and_then(|_| form(claims, block, &options.limits)) {
        Ok(form) => form,
        Err(gave_up) => {
            let label = Duty::all(block.play)[0].label(block.play);
            judgement.verdict = HeapsVerdict::GaveUp { label, gave_up };
            return judgement;
        }
    };
    let mut left = options.clone();
    for obligation in obligations(&form) {
        let Obligation { duty, leading, body, names } = &obligation;
        let label = duty.label(block.play);
        match trail(leading, body, names, block.numeration, &left) {
            Ok(mut trail) => {
                label.clone_into(&mut trail.label);
                left.limits.cells = left.limits.cells.saturating_sub(trail.cells_used);
                left.limits.steps = left.limits.steps.saturating_sub(trail.steps_used);
                let found = trail.smallest();
                let explainer = Explainer { fold: Fold::new(claims, block), frame: form.frame, trail: &trail };
                if let Some(values) = found {
                    judgement.verdict = explainer.broken(*duty, &values, block);
                }
                judgement.decided.push((*duty, trail));
                if matches!(judgement.verdict, HeapsVerdict::Refuted(_)) {
                    break;
                }
            }
            Err(mut gave_up) => {
                // The numbers of the whole block.
                let before = match gave_up.unit {
                    "table cells" => options.limits.cells - left.limits.cells,
                    "steps" => options.limits.steps - left.limits.steps,
                    _ => 0,
                };
                (gave_up.reached, gave_up.limit) = (gave_up.reached + before, gave_up.limit + before);
                let spent = !["tracks", "parts", "levels"].contains(&gave_up.unit);
                if judgement.verdict == HeapsVerdict::Proved {
                    judgement.verdict = HeapsVerdict::GaveUp { label, gave_up };
                }
                // Other reasons come up before much is used; then some other obligation may be broken.
                if spent {
                    break;
                }
            }
        }
    }
    judgement.form = Some(form);
    judgement
}

/// Every obligation of a block of these claims that is broken, each decided within limits of its own.
///
/// # Errors
/// If a limit is reached, or plain integers contradict a counterexample.
pub fn broken_duties(claims: &Claims, block: &HeapsBlock, options: &Options) -> Result<Vec<BrokenDuty>, GaveUp> {
    let form = form(claims, block, &options.limits)?;
    let mut list = Vec::new();
    for Obligation { duty, leading, body, names } in obligations(&form) {
        let trail = trail(&leading, &body, &names, block.numeration, options)?;
        let Some(values) = trail.smallest() else { continue };
        let explainer = Explainer { fold: Fold::new(claims, block), frame: form.frame, trail: &trail };
        match explainer.broken(duty, &values, block) {
            HeapsVerdict::Refuted(broken) => list.push(broken),
            HeapsVerdict::GaveUp { gave_up, .. } => return Err(gave_up),
            HeapsVerdict::Proved => {}
        }
    }
    Ok(list)
}

/// What a counterexample to an obligation means for lists of heaps.
struct Explainer<'e> {
    fold: Fold<'e>,
    frame: Frame,
    trail: &'e Trail,
}

/// What the block calls the accumulator, the heap and a smaller heap.
struct Words {
    s: String,
    x: String,
    y: String,
}

/// The numbers of a counterexample by their places in the frame; 0 where it has none.
struct Numbers {
    s: Vec<BigUint>,
    x: BigUint,
    y: BigUint,
    p: Vec<BigUint>,
}

impl Explainer<'_> {
    fn broken(&self, duty: Duty, values: &[BigUint], block: &HeapsBlock) -> HeapsVerdict {
        let (frame, leading) = (self.frame, &self.trail.leading);
        let value = |var: Var| {
            let at = leading.iter().position(|&other| other == var);
            at.map_or(BigUint::ZERO, |at| values[at].clone())
        };
        let numbers = Numbers {
            s: frame.tuple(frame.s()).map(value).collect(),
            x: value(frame.x()),
            y: value(frame.y()),
            p: frame.tuple(frame.p()).map(value).collect(),
        };
        let label = duty.label(block.play);
        let (because, false_there) = self
            .because(duty, &numbers, block.play)
            .unwrap_or_else(|| ("plain integers do not settle it there".to_owned(), None));
        if false_there == Some(false) {
            let gave_up = GaveUp {
                span: block.span.clone(),
                operation: "a counterexample that plain integers contradict".to_owned(),
                unit: "disagreements",
                reached: 1,
                limit: 0,
                hint: "report this block: one of the two routes is wrong",
            };
            return HeapsVerdict::GaveUp { label, gave_up };
        }
        // Sums follow from the others, and the whole is the accumulator where all was walked along.
        let hidden = |var: Var| {
            let sums = [frame.t(), frame.v(), frame.u()].into_iter().any(|from| frame.tuple(from).contains(&var));
            let twice = duty == Duty::RestWhole && frame.tuple(frame.s()).contains(&var);
            sums || twice || duty == Duty::Reply && frame.tuple(frame.p()).contains(&var)
        };
        let shown = leading.iter().filter(|&&var| !hidden(var));
        let values = shown.map(|&var| (self.trail.names[var as usize].clone(), value(var))).collect();
        HeapsVerdict::Refuted(BrokenDuty { duty, label, values, because, confirmed: false_there == Some(true) })
    }

    /// What is wrong, and whether plain integers find the obligation false; nothing if they get stuck.
    fn because(&self, duty: Duty, numbers: &Numbers, play: Play) -> Option<(String, Option<bool>)> {
        let Numbers { s, x, y, p } = numbers;
        let fold = &self.fold;
        let name = |var: Var| &self.trail.names[var as usize];
        let words = Words {
            s: tuple(&self.frame.tuple(self.frame.s()).map(name).collect::<Vec<_>>()),
            x: name(self.frame.x()).clone(),
            y: name(self.frame.y()).clone(),
        };
        let (sum_x, sum_y) = (format!("{} + {}", words.s, words.x), format!("{} + {}", words.s, words.y));
        let heap = &words.x;
        let add = |s: &[BigUint], x: &BigUint| fold.add(s, x).ok();
        let lists = fold.invariant(s);
        let (text, false_there) = match duty {
            Duty::SumExists | Duty::SumSingle => ("it has no single result".to_owned(), None),
            Duty::SumOrder => {
                let (one, other) = (add(&add(s, x)?, y)?, add(&add(s, y)?, x)?);
                let text =
                    format!("({sum_x}) + {} is {}, but ({sum_y}) + {heap} is {}", words.y, tuple(&one), tuple(&other));
                (text, both(lists, Some(one != other)))
            }
            Duty::InvariantStart => {
                (self.outside(s, "the invariant does not hold there"), fold.invariant(s).map(|holds| !holds))
            }
            Duty::InvariantSum => {
                let sum = add(s, x)?;
                let start = format!("{sum_x} is {}, where the invariant does not hold", tuple(&sum));
                (self.outside(&sum, &start), both(lists, fold.invariant(&sum).map(|holds| !holds)))
            }
            Duty::Losing => {
                let (before, after) = (add(s, x)?, add(s, y)?);
                let (before_text, after_text) = (tuple(&before), tuple(&after));
                let text =
                    format!("`losing` holds of {sum_x}, which is {before_text}, and of {sum_y}, which is {after_text}");
                (text, both(both(lists, Some(y < x)), both(fold.losing(&before), fold.losing(&after))))
            }
            Duty::RestStart => ("`rest` does not hold there".to_owned(), both(fold.invariant(p), not(fold.rest(s, p)))),
            Duty::RestSum => {
                let sum = add(s, x)?;
                let text =
                    format!("{heap} is not selected, but {sum_x} is {}, where `rest` does not hold", tuple(&sum));
                let premise = both(both(lists, fold.invariant(p)), both(fold.rest(s, p), not(fold.select(p, x))));
                (text, both(premise, not(fold.rest(&sum, p))))
            }
            Duty::RestWhole => {
                let nor = if play == Play::Misere { ", and `end` does not either" } else { "" };
                let text = format!("`rest` holds of the whole, but `losing` does not{nor}");
                let conclusion = both(not(fold.losing(p)), not(fold.end(p)));
                (text, both(both(fold.invariant(p), fold.rest(p, p)), conclusion))
            }
            Duty::Reply => {
                let whole = add(s, x)?;
                let text = format!(
                    "{heap} is selected in {sum_x}, which is {} and not losing, but no smaller heap makes it losing",
                    tuple(&whole)
                );
                let premise = both(both(lists, fold.select(&whole, x)), not(fold.losing(&whole)));
                (text, both(premise, self.nothing_below(s, x)))
            }
            Duty::EndStart if play == Play::Misere => {
                ("the empty list has no move, but `end` does not hold of it".to_owned(), not(fold.end(s)))
            }
            Duty::EndStart => {
                let text = "the empty list has no move, so it is lost, but `losing` does not hold of it";
                (text.to_owned(), not(fold.losing(s)))
            }
            Duty::EndSum if play == Play::Misere => {
                let sum = add(s, x)?;
                let (before, after) = (fold.end(s)?, fold.end(&sum)?);
                let is = |end: bool| if end { "holds" } else { "does not hold" };
                let text = format!(
                    "`end` {} of {} and {} of {sum_x}, which is {}",
                    is(before),
                    words.s,
                    is(after),
                    tuple(&sum)
                );
                (text, both(lists, Some(after != (before && *x == BigUint::ZERO))))
            }
            Duty::EndSum => {
                let sum = add(s, x)?;
                (format!("{} + 0 is {}", words.s, tuple(&sum)), Some(sum != *s))
            }
            Duty::EndWon => {
                let text = "the player to move wins a list of heaps of 0 in misère play, but `losing` holds of it";
                (text.to_owned(), both(both(fold.invariant(p), fold.end(p)), fold.losing(p)))
            }
        };
        Some((text, false_there))
    }

    /// The text, and why the invariant does not hold of the accumulator.
    fn outside(&self, accumulator: &[BigUint], text: &str) -> String {
        let reason = self.fold.against_invariant(accumulator);
        reason.map_or(text.to_owned(), |reason| format!("{text}: {reason}"))
    }

    /// Whether no smaller heap leads to a losing list; nothing if there are too many to try.
    fn nothing_below(&self, s: &[BigUint], x: &BigUint) -> Option<bool> {
        const MOST: u32 = 10_000;
        let x = u32::try_from(x).ok().filter(|&x| x <= MOST)?;
        for y in 0..x {
            if self.fold.losing(&self.fold.add(s, &BigUint::from(y)).ok()?)? {
                return Some(false);
            }
        }
        Some(true)
    }
}

/// Both are true; false is sure if one of them is false.
fn both(one: Option<bool>, other: Option<bool>) -> Option<bool> {
    match (one, other) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        _ => None,
    }
}

fn not(truth: Option<bool>) -> Option<bool> {
    truth.map(|truth| !truth)
}

/// `3`, or `(3, 1)`.
fn tuple(accumulator: &[impl ToString]) -> String {
    match accumulator {
        [one] => one.to_string(),
        several => format!("({})", several.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn example_of_decide_heaps() {
        use crate::{
            logic::{self, heaps},
            source::Text,
        };
        let text = Text::new(
            "t",
            "heaps sum (s) normal { start 0; add x to (s + x); losing s = 0; \
            select (p) x > 0; rest (p) s = 0 }\n",
        );
        let claims = logic::parse(&text).expect("no faults");
        let block = claims.heaps("sum").expect("stated");
        let judgement = heaps::decide_heaps(&claims, block, &logic::Options::default());
        let heaps::HeapsVerdict::Refuted(broken) = judgement.verdict else { panic!("it is false") };
        assert_eq!(broken.duty, heaps::Duty::Reply);
        assert_eq!(broken.values, [("s".into(), 1_u32.into()), ("x".into(), 1_u32.into())]);
    }
}
