//! A game block decided: `losing` is exactly the set of lost positions, or an obligation fails.
//!
//! Representation: the judgements of all obligations; a failed one as position, move and position
//! reached, with what plain integers find there.
//! Failure: no verdict beyond the limits, unless some other obligation fails.

use super::obligations::{Obligation, ObligationKind, obligations};
use crate::logic::decide::{Judgement, ProofOptions, Verdict, Witness, decide_within};
use crate::logic::limit::Budget;
use crate::logic::syntax::claims::Claims;
use crate::logic::syntax::evaluate::{Bound, evaluate, value};
use crate::logic::syntax::explain;
use crate::logic::syntax::formula::Name;
use crate::logic::syntax::game::{GameBlock, Play};
use crate::logic::syntax::print::{Signs, formula as formula_text, move_rule, tuple, values as listed};
use num_bigint::BigUint;
use std::fmt;

const BOUND: Bound = Bound { largest: 64, steps: 100_000 };

/// A verdict on a block with all that led to it.
#[derive(Clone, Debug)]
pub struct GameJudgement {
    /// Whether `losing` holds exactly where the player to move has lost, for all positions of the domain.
    pub verdict: Verdict<FailedObligation>,
    /// The label of the obligation that fails or exceeds a limit.
    pub obligation: Option<String>,
    /// Table look-ups that it took.
    pub steps: u64,
    /// The obligations that were decided, and how; all of them if the block is proved.
    pub decided: Vec<(Obligation, Judgement)>,
}

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

impl GameJudgement {
    /// States of the largest minimal automaton.
    pub fn states(&self) -> usize {
        self.decided.iter().map(|(_, judgement)| judgement.states).max().unwrap_or(0)
    }
}

impl fmt::Display for FailedObligation {
    /// `closure is broken at n = 2: move 1, …, reaches (1); that is no position of the game: …`
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
/// Kinds are decided in the order of [`ObligationKind::ALL`] up to the first that fails, or until the cells
/// or steps of the limits are used up, which hold for all obligations together; of one kind the
/// smallest position is shown: fewest digits of the longest entry, then the order of the entries.
pub fn decide_game(claims: &Claims, block: &GameBlock, options: &ProofOptions) -> GameJudgement {
    let mut decided: Vec<(Obligation, Judgement)> = Vec::new();
    let (mut verdict, mut label) = (Verdict::Proved, None);
    let mut budget = Budget::new(&options.limits);
    let mut stop = false;
    let list = obligations(claims, block);
    for same in list.chunk_by(|one, next| one.kind == next.kind) {
        let mut failed: Vec<(FailedObligation, &Obligation)> = Vec::new();
        for obligation in same {
            if stop {
                break;
            }
            let judgement = decide_within(claims, &obligation.statement, options, &mut budget);
            match &judgement.verdict {
                Verdict::Proved => {}
                Verdict::Refuted(witness) => {
                    let undefined = judgement.obligation.is_some();
                    let explainer = Explainer { claims, block, obligation, witness };
                    failed.push((explainer.failed(undefined), obligation));
                }
                Verdict::GaveUp(gave_up) => {
                    let mut gave_up = gave_up.clone();
                    // Another obligation may still fail.
                    stop = !gave_up.unit.is_cheap();
                    if gave_up.unit.is_shared() && !decided.is_empty() {
                        gave_up.hint =
                            "all moves of a block share this limit; write one move with a variable for many alike";
                    }
                    if verdict == Verdict::Proved {
                        (verdict, label) = (Verdict::GaveUp(gave_up), Some(obligation.label.clone()));
                    }
                }
            }
            decided.push((obligation.clone(), judgement));
        }
        // The first of equals stays first, so the order of the moves decides last.
        let digits = |value: &BigUint| block.numeration.digits(value).len();
        let size = |(failed, _): &(FailedObligation, _)| {
            let values: Vec<BigUint> = failed.position.iter().map(|(_, value)| value.clone()).collect();
            (values.iter().map(digits).max(), values)
        };
        if let Some((failed, obligation)) = failed.into_iter().min_by_key(size) {
            (verdict, label) = (Verdict::Refuted(failed), Some(obligation.label.clone()));
            stop = true;
        }
        if stop {
            break;
        }
    }
    GameJudgement { verdict, obligation: label, decided, steps: budget.steps }
}

/// What a counterexample to an obligation means in the game.
struct Explainer<'c> {
    claims: &'c Claims,
    block: &'c GameBlock,
    obligation: &'c Obligation,
    witness: &'c Witness,
}

impl Explainer<'_> {
    /// The values of these variables; 0 if the counterexample holds for any.
    fn values(&self, names: &[Name]) -> Vec<(String, BigUint)> {
        let found = |name: &Name| {
            let found = self.witness.values.iter().find(|(other, _)| *other == name.text);
            (name.text.clone(), found.map_or(BigUint::ZERO, |(_, value)| value.clone()))
        };
        names.iter().map(found).collect()
    }

    fn failed(&self, undefined: bool) -> FailedObligation {
        let Obligation { kind, rule, .. } = self.obligation;
        let position = self.values(&self.block.variables);
        let rules = self.block.rules(self.claims);
        let step = rule.map(|number| {
            let rule = rules[number - 1];
            let values = self.values(&self.block.move_variables(rule));
            let all: Vec<(&str, BigUint)> =
                position.iter().chain(&values).map(|(name, value)| (name.as_str(), value.clone())).collect();
            let targets = || rule.targets.iter().map(|term| value(self.claims, term, &all, BOUND)).collect();
            let reached = if undefined { None } else { targets() };
            FailedMove { rule: number, text: move_rule(rule, Signs::Ascii), values, reached }
        });
        let reached = step.as_ref().and_then(|step| step.reached.clone());
        // The numbers are beside it already.
        let short = |text: &String| text.split(" for ").next().unwrap_or(text).to_owned();
        let undefined = if undefined { self.witness.because.as_ref().map(short) } else { None };
        let because = undefined.unwrap_or_else(|| self.because(*kind, &position, reached.as_deref()));
        let confirmed = self.witness.confirmed;
        FailedObligation { kind: *kind, position, step, because, confirmed }
    }

    fn because(&self, kind: ObligationKind, position: &[(String, BigUint)], reached: Option<&[BigUint]>) -> String {
        let before: Vec<(&str, BigUint)> =
            position.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        let after: Vec<(&str, BigUint)> =
            before.iter().map(|(name, _)| *name).zip(reached.unwrap_or_default().iter().cloned()).collect();
        match (kind, self.block.play) {
            (ObligationKind::Defined, _) => "a difference is not defined".to_owned(),
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
                let Some(formula) = failing else { return "that is no position of the game".to_owned() };
                let reason = explain::failing(self.claims, formula, &after, BOUND);
                let text = || format!("`{}` does not hold there", formula_text(formula, Signs::Ascii));
                format!("that is no position of the game: {}", reason.unwrap_or_else(text))
            }
            (ObligationKind::End, Play::Normal) => {
                "no move is left there, so the player to move loses, but `losing` does not hold".to_owned()
            }
            (ObligationKind::End, Play::Misere) => {
                "no move is left there, so the player to move wins, but `losing` holds".to_owned()
            }
            (ObligationKind::Losing, _) => {
                "`losing` holds before and after the move, but whoever moves to a lost position wins".to_owned()
            }
            (ObligationKind::Reply, _) => {
                "`losing` does not hold there, but no move leads to a position where it holds, so whoever has to move \
                 cannot win"
                    .to_owned()
            }
        }
    }
}
