//! A game block decided: `losing` is exactly the set of lost positions, or an obligation fails.
//!
//! Representation: a failed obligation as position, move and position reached, with what plain integers find
//! there.

use super::form::{Form, form};
use super::interpret::Interpreted;
use super::obligations::{Obligation, obligations};
use crate::logic::blocks::decide::{BlockJudgement, Explain, decide};
use crate::logic::blocks::parts::not_built;
use crate::logic::certificate::{game_bytes, short};
use crate::logic::check::{Demand, GameObligationKind as ObligationKind};
use crate::logic::decide::{ProofOptions, Trail, Verdict, Witness};
use crate::logic::limit::GaveUp;
use crate::logic::syntax::claims::Claims;
use crate::logic::syntax::evaluate::{Bound, evaluate, value};
use crate::logic::syntax::explain;
use crate::logic::syntax::formula::{Formula, Name};
use crate::logic::syntax::game::{GameBlock, Play};
use crate::logic::syntax::print::{Signs, formula as formula_text, move_rule, tuple, values as listed};
use num_bigint::BigUint;
use std::fmt;

const BOUND: Bound = Bound { largest: 64, steps: 100_000 };

/// A verdict on a game block, for all positions of the domain.
pub type GameJudgement = BlockJudgement<FailedObligation>;

/// An obligation that does not hold, at its smallest position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedObligation {
    /// Its kind.
    pub kind: ObligationKind,
    /// Names and values of the position.
    pub position: Vec<(String, BigUint)>,
    /// The move, if the obligation is about one.
    pub step: Option<FailedMove>,
    /// What is wrong there, as a sentence that follows position and move.
    pub because: String,
    /// Whether plain integer code found the obligation false there.
    pub confirmed: bool,
}

/// The move for which an obligation fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedMove {
    /// Which move of the block, counted from 1.
    pub rule: usize,
    /// The move as text, without its first word.
    pub text: String,
    /// Names and values of its variables.
    pub values: Vec<(String, BigUint)>,
    /// The position that it leads to; none if something about the move is not defined.
    pub reached: Option<Vec<BigUint>>,
}

impl FailedObligation {
    /// Its position, and all that is wrong there in words.
    pub fn into_witness(self) -> Witness {
        Witness { because: Some(self.to_string()), values: self.position, confirmed: self.confirmed }
    }
}

impl fmt::Display for FailedObligation {
    /// `closure is broken at n = 2: move 1, …, reaches (1); that is not a position of the game: …`
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            ObligationKind::Defined => write!(out, "a difference is not defined at {}", listed(&self.position))?,
            kind => write!(out, "{} is broken at {}", kind.word(), listed(&self.position))?,
        }
        if let Some(step) = &self.step {
            write!(out, ": move {}, `{}`", step.rule, step.text)?;
            if !step.values.is_empty() {
                write!(out, ", with {}", listed(&step.values))?;
            }
            if let Some(reached) = &step.reached {
                write!(out, ", reaches {}", tuple(reached))?;
            }
        }
        write!(out, "; {}", self.because)
    }
}

/// Decides all obligations of a block of these claims.
///
/// Of one kind the smallest position is shown: fewest digits of the longest entry, then the order of the entries.
pub fn decide_game(claims: &Claims, block: &GameBlock, options: &ProofOptions) -> GameJudgement {
    match stated(claims, block, options) {
        Ok((form, stated, list)) => {
            decide(&Explainer { claims, block, form: &form }, stated, &list, block.numeration, options)
        }
        Err(gave_up) => {
            GameJudgement::not_stated(gave_up, ObligationKind::Defined.label(None, block.play == Play::Misere))
        }
    }
}

/// The parts of the block, their bytes, and what they ask for.
fn stated(
    claims: &Claims,
    block: &GameBlock,
    options: &ProofOptions,
) -> Result<(Form, Vec<u8>, Vec<Obligation>), GaveUp> {
    let form = form(claims, block, &options.limits)?;
    let bytes = short(game_bytes(&form), &block.span)?;
    let list = obligations(&form, &block.span).map_err(|refused| not_built(refused, &block.span))?;
    Ok((form, bytes, list))
}

/// What a counterexample to an obligation means for positions.
struct Explainer<'c> {
    claims: &'c Claims,
    block: &'c GameBlock,
    form: &'c Form,
}

impl Explain for Explainer<'_> {
    type Kind = Demand;
    type Failed = FailedObligation;

    const SHARED: Option<&'static str> =
        Some("all moves of a block share this limit; write one move with a variable for many alike");

    fn alike(one: &Demand, other: &Demand) -> bool {
        one.0 == other.0
    }

    fn label(&self, demand: &Demand) -> String {
        demand.0.label(self.rule(*demand), self.block.play == Play::Misere)
    }

    fn failed(&self, one: &Obligation, _: &Trail, values: &[BigUint]) -> Verdict<FailedObligation> {
        let names = one.leading.iter().map(|&var| one.names[var as usize].clone());
        self.meaning(one.kind, &names.zip(values.iter().cloned()).collect::<Vec<_>>())
    }

    fn size(&self, failed: &FailedObligation) -> (usize, Vec<BigUint>) {
        let values: Vec<BigUint> = failed.position.iter().map(|(_, value)| value.clone()).collect();
        (values.iter().map(|value| self.block.numeration.digits(value).len()).max().unwrap_or(0), values)
    }
}

impl Explainer<'_> {
    /// The move that the obligation is about, counted from 1.
    fn rule(&self, (kind, number): Demand) -> Option<usize> {
        match kind {
            ObligationKind::Defined => number.and_then(|number| self.form.differences[number - 1].rule),
            _ => number,
        }
    }

    fn meaning(&self, (kind, number): Demand, found: &[(String, BigUint)]) -> Verdict<FailedObligation> {
        // 0 if the counterexample holds for any.
        let values = |names: &[Name]| -> Vec<(String, BigUint)> {
            let value =
                |name: &Name| found.iter().find(|(other, _)| *other == name.text).map(|(_, value)| value.clone());
            names.iter().map(|name| (name.text.clone(), value(name).unwrap_or_default())).collect()
        };
        let position = values(&self.block.variables);
        let difference = number.filter(|_| kind == ObligationKind::Defined).map(|at| &self.form.differences[at - 1]);
        let rules = self.block.rules(self.claims);
        let step = self.rule((kind, number)).map(|number| {
            let rule = rules[number - 1];
            let values = values(&self.block.move_variables(rule));
            let all: Vec<(&str, BigUint)> =
                position.iter().chain(&values).map(|(name, value)| (name.as_str(), value.clone())).collect();
            let targets = || rule.targets.iter().map(|term| value(self.claims, term, &all, BOUND)).collect();
            let reached = if difference.is_some() { None } else { targets() };
            FailedMove { rule: number, text: move_rule(rule, Signs::Ascii), values, reached }
        });
        let pairs: Vec<(&str, BigUint)> = found.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        let false_there = match difference {
            // Plain integers only tell where it has a value after all, beside premises that they do not look at.
            Some(one) => {
                one.term.as_ref().map(|term| value(self.claims, term, &pairs, BOUND).is_none()).filter(|&no| no)
            }
            None => self.is_broken(kind, &pairs, &position, step.as_ref()),
        };
        if false_there == Some(false) {
            let hint = "report this block: one of the two routes is wrong";
            return Verdict::GaveUp(GaveUp::disagreement(self.block.span.clone(), hint));
        }
        let reached = step.as_ref().and_then(|step| step.reached.as_deref());
        let because = match difference {
            Some(one) => format!("{} is not a natural number", one.text),
            None => self.because(kind, &position, reached),
        };
        let confirmed = false_there == Some(true);
        Verdict::Refuted(FailedObligation { kind, position, step, because, confirmed })
    }

    /// Whether plain integers find the obligation false there; nothing if they get stuck.
    fn is_broken(
        &self,
        kind: ObligationKind,
        values: &[(&str, BigUint)],
        position: &[(String, BigUint)],
        step: Option<&FailedMove>,
    ) -> Option<bool> {
        let holds = |formula: &Formula, values: &[(&str, BigUint)]| evaluate(self.claims, formula, values, BOUND);
        let all = |formulas: Vec<&Formula>, values: &[(&str, BigUint)]| {
            formulas.into_iter().try_fold(true, |all, formula| Some(holds(formula, values)? && all))
        };
        let GameBlock { domain, losing, play, .. } = self.block;
        if !all(domain.iter().collect(), values)? {
            return Some(false);
        }
        if let Some(step) = step {
            if !all(self.block.rules(self.claims)[step.rule - 1].conditions().collect(), values)? {
                return Some(false);
            }
            let names = position.iter().map(|(name, _)| name.as_str());
            let after: Vec<(&str, BigUint)> = names.zip(step.reached.as_ref()?.iter().cloned()).collect();
            return Some(match kind {
                ObligationKind::Termination => {
                    let measure = |values: &[_]| value(self.claims, self.block.measure(self.claims), values, BOUND);
                    measure(values)? <= measure(&after)?
                }
                ObligationKind::Closure => !all(domain.iter().collect(), &after)?,
                _ => holds(losing, values)? && holds(losing, &after)?,
            });
        }
        let game = Interpreted::new(self.claims, self.block);
        let entries: Vec<BigUint> = position.iter().map(|(_, value)| value.clone()).collect();
        let moves = game.moves(&entries).ok()?;
        let lost = holds(losing, values)?;
        Some(match kind {
            ObligationKind::End => moves.is_empty() && lost == (*play == Play::Misere),
            ObligationKind::Reply => {
                let won = moves.iter().try_fold(false, |won, turn| Some(game.is_losing(&turn.reached).ok()? || won));
                !lost && !won? && (*play == Play::Normal || !moves.is_empty())
            }
            _ => value(self.claims, self.block.measure(self.claims), values, BOUND).is_none(),
        })
    }

    fn because(&self, kind: ObligationKind, position: &[(String, BigUint)], reached: Option<&[BigUint]>) -> String {
        let before: Vec<(&str, BigUint)> =
            position.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        let after: Vec<(&str, BigUint)> =
            before.iter().map(|(name, _)| *name).zip(reached.unwrap_or_default().iter().cloned()).collect();
        match (kind, self.block.play) {
            (ObligationKind::Defined, _) => "the measure is not a natural number".to_owned(),
            (ObligationKind::Termination, _) => {
                let measure = self.block.measure(self.claims);
                let value = |values| value(self.claims, measure, values, BOUND);
                match (value(&before), value(&after)) {
                    (Some(before), Some(after)) => {
                        format!("the measure is {before} before and {after} after, so the game might never end")
                    }
                    _ => "the measure does not fall, so the game might never end".to_owned(),
                }
            }
            (ObligationKind::Closure, _) => {
                let outside = |formula: &&_| evaluate(self.claims, formula, &after, BOUND) != Some(true);
                let failing = self.block.domain.iter().find(outside);
                let Some(formula) = failing else { return "that is not a position of the game".to_owned() };
                let reason = explain::failing(self.claims, formula, &after, BOUND);
                let text = || format!("`{}` does not hold there", formula_text(formula, Signs::Ascii));
                format!("that is not a position of the game: {}", reason.unwrap_or_else(text))
            }
            (ObligationKind::End, Play::Normal) => {
                "no move is left there, so the player to move loses, but `losing` does not hold".to_owned()
            }
            (ObligationKind::End, Play::Misere) => {
                "no move is left there, so the player to move wins, but `losing` holds".to_owned()
            }
            (ObligationKind::Losing, _) => {
                "`losing` holds before and after the move, but the player who moves to a lost position wins".to_owned()
            }
            (ObligationKind::Reply, _) => {
                "`losing` does not hold there, but no move leads to a position where it holds, so the player to \
                 move cannot win"
                    .to_owned()
            }
        }
    }
}
