//! A game block decided: `losing` is exactly the set of lost positions, or an obligation fails.
//!
//! Representation: the judgements of all obligations; a failed one as position, move and position
//! reached, with what plain integers find there.
//! Failure: no verdict beyond the limits, unless some other obligation fails.

use super::form::{Form, form};
use super::interpret::Interpreted;
use super::obligations::{Obligation, obligations};
use crate::logic::blocks::parts::not_built;
use crate::logic::certificate::stated_game;
use crate::logic::check::GameObligationKind as ObligationKind;
use crate::logic::decide::{ProofOptions, Trail, Verdict, Witness, trail};
use crate::logic::limit::{Budget, GaveUp};
use crate::logic::syntax::claims::Claims;
use crate::logic::syntax::evaluate::{Bound, evaluate, value};
use crate::logic::syntax::explain;
use crate::logic::syntax::formula::{Formula, Name};
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
    /// The parts of the block as they were decided; none if a limit was reached before.
    pub(crate) form: Option<Form>,
    /// How the obligations were decided, each by its number; all of them if the block is proved.
    pub decided: Vec<(usize, Trail)>,
    /// The number of the one that refutes.
    pub(crate) failed: Option<usize>,
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
        self.decided.iter().flat_map(|(_, trail)| &trail.steps).map(|step| step.dfa.states()).max().unwrap_or(0)
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
/// Kinds are decided in their order up to the first that fails, or until the cells
/// or steps of the limits are used up, which hold for all obligations together; of one kind the
/// smallest position is shown: fewest digits of the longest entry, then the order of the entries.
pub fn decide_game(claims: &Claims, block: &GameBlock, options: &ProofOptions) -> GameJudgement {
    let (form, list) = match stated(claims, block, options) {
        Ok(stated) => stated,
        Err(gave_up) => {
            let obligation = Some(ObligationKind::Defined.label(None, block.play == Play::Misere));
            let (verdict, decided) = (Verdict::GaveUp(gave_up), Vec::new());
            return GameJudgement { verdict, obligation, form: None, decided, failed: None, steps: 0 };
        }
    };
    let mut decided: Vec<(usize, Trail)> = Vec::new();
    let (mut verdict, mut label, mut refuting) = (Verdict::Proved, None, None);
    let mut budget = Budget::new(&options.limits);
    let (mut stop, mut number) = (false, 0);
    for same in list.chunk_by(|one, next| one.kind.0 == next.kind.0) {
        let mut failed: Vec<(FailedObligation, usize, String)> = Vec::new();
        for obligation in same {
            if stop {
                break;
            }
            let attempt = Attempt::new(claims, block, &form, obligation);
            let found = match attempt.decide(options, &mut budget) {
                Ok((trail, found)) => {
                    decided.push((number, trail));
                    found
                }
                Err(gave_up) => Verdict::GaveUp(gave_up),
            };
            match found {
                Verdict::Proved => {}
                Verdict::Refuted(broken) => failed.push((broken, number, attempt.label())),
                Verdict::GaveUp(mut gave_up) => {
                    // Another obligation may still fail.
                    stop = !gave_up.unit.is_cheap();
                    if gave_up.unit.is_shared() && !decided.is_empty() {
                        gave_up.hint =
                            "all moves of a block share this limit; write one move with a variable for many alike";
                    }
                    if verdict == Verdict::Proved {
                        (verdict, label) = (Verdict::GaveUp(gave_up), Some(attempt.label()));
                    }
                }
            }
            number += 1;
        }
        // The first of equals stays first, so the order of the moves decides last.
        let digits = |value: &BigUint| block.numeration.digits(value).len();
        let size = |(failed, ..): &(FailedObligation, usize, String)| {
            let values: Vec<BigUint> = failed.position.iter().map(|(_, value)| value.clone()).collect();
            (values.iter().map(digits).max(), values)
        };
        if let Some((failed, number, text)) = failed.into_iter().min_by_key(size) {
            (verdict, label, refuting) = (Verdict::Refuted(failed), Some(text), Some(number));
            stop = true;
        }
        if stop {
            break;
        }
    }
    GameJudgement { verdict, obligation: label, form: Some(form), decided, failed: refuting, steps: budget.steps }
}

/// The parts of the block, and what they ask for.
fn stated(claims: &Claims, block: &GameBlock, options: &ProofOptions) -> Result<(Form, Vec<Obligation>), GaveUp> {
    stated_game(claims, block, &options.limits)?;
    let form = form(claims, block, &options.limits)?;
    let list = obligations(&form, &block.span).map_err(|refused| not_built(refused, &block.span))?;
    Ok((form, list))
}

/// One obligation, to be decided.
struct Attempt<'c> {
    claims: &'c Claims,
    block: &'c GameBlock,
    form: &'c Form,
    obligation: &'c Obligation,
    /// The move that it is about, counted from 1.
    rule: Option<usize>,
}

impl<'c> Attempt<'c> {
    fn new(claims: &'c Claims, block: &'c GameBlock, form: &'c Form, obligation: &'c Obligation) -> Attempt<'c> {
        let rule = match obligation.kind {
            (ObligationKind::Defined, number) => number.and_then(|number| form.differences[number - 1].rule),
            (_, number) => number,
        };
        Attempt { claims, block, form, obligation, rule }
    }

    fn label(&self) -> String {
        self.obligation.kind.0.label(self.rule, self.block.play == Play::Misere)
    }

    /// How it was decided, and how it fails if it does.
    fn decide(
        &self,
        options: &ProofOptions,
        budget: &mut Budget,
    ) -> Result<(Trail, Verdict<FailedObligation>), GaveUp> {
        let Obligation { leading, body, names, .. } = self.obligation;
        let trail = trail(leading, body, names, self.block.numeration, options, budget)?;
        let Some(values) = trail.smallest() else { return Ok((trail, Verdict::Proved)) };
        let names = leading.iter().map(|&var| names[var as usize].clone());
        let failed = self.failed(&names.zip(values).collect::<Vec<_>>());
        Ok((trail, failed))
    }

    fn failed(&self, found: &[(String, BigUint)]) -> Verdict<FailedObligation> {
        let (kind, number) = self.obligation.kind;
        // 0 if the counterexample holds for any.
        let values = |names: &[Name]| -> Vec<(String, BigUint)> {
            let value =
                |name: &Name| found.iter().find(|(other, _)| *other == name.text).map(|(_, value)| value.clone());
            names.iter().map(|name| (name.text.clone(), value(name).unwrap_or_default())).collect()
        };
        let position = values(&self.block.variables);
        let difference = number.filter(|_| kind == ObligationKind::Defined).map(|at| &self.form.differences[at - 1]);
        let rules = self.block.rules(self.claims);
        let step = self.rule.map(|number| {
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
