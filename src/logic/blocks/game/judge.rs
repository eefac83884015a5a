//! A game block decided: `losing` is exactly the set of lost positions, or a duty is broken.
//!
//! Representation: the judgements of all obligations; a broken one as position, move and position
//! reached, with what plain integers find there.
//! Failure: no verdict beyond the limits, unless some other obligation is broken.
//! Source: the language is nimbook's own; obligations as in proofs of Bouton 1902.

use super::interpret::tuple;
use super::obligations::{Duty, Obligation, obligations};
use crate::logic::decide::{Judgement, Options, Trail, Verdict, Witness, decide};
use crate::logic::limit::GaveUp;
use crate::logic::syntax::evaluate::{Bound, evaluate, value};
use crate::logic::syntax::explain;
use crate::logic::syntax::formula::{Claims, Name};
use crate::logic::syntax::game::{GameBlock, Play, print};
use crate::logic::syntax::print::{Signs, formula as formula_text};
use num_bigint::BigUint;
use std::fmt;

const BOUND: Bound = Bound { largest: 64, steps: 100_000 };

/// A verdict on a block with all that led to it.
#[derive(Clone, Debug)]
pub struct GameJudgement {
    /// The mathematics.
    pub verdict: GameVerdict,
    /// The obligations that were decided, and how; all of them if the block is proved.
    pub decided: Vec<(Obligation, Judgement)>,
}

/// What is known about a block, for all positions of its domain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameVerdict {
    /// `losing` holds exactly where the player to move has lost.
    Proved,
    /// An obligation does not hold.
    Refuted(Broken),
    /// Nothing is known: a limit was reached.
    GaveUp {
        /// The label of the obligation.
        label: String,
        /// What ran out.
        gave_up: GaveUp,
    },
}

/// An obligation that does not hold, at its smallest position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Its kind.
    pub duty: Duty,
    /// What it says.
    pub label: String,
    /// Names and values of the position.
    pub position: Vec<(String, BigUint)>,
    /// The move, if the obligation is about one.
    pub step: Option<BrokenStep>,
    /// What is wrong there, as a sentence that follows position and move.
    pub because: String,
    /// Whether plain integer code found the obligation false there.
    pub confirmed: bool,
}

/// The move that breaks an obligation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenStep {
    /// Which move of the block, counted from 1.
    pub rule: usize,
    /// The move as text, without its first word.
    pub text: String,
    /// Names and values of its variables.
    pub values: Vec<(String, BigUint)>,
    /// The position that it leads to; none if something about the move is not defined.
    pub reached: Option<Vec<BigUint>>,
}

impl GameJudgement {
    /// How many kinds of obligations there are.
    pub fn duties(&self) -> usize {
        Duty::ALL.iter().filter(|duty| self.decided.iter().any(|(one, _)| one.duty == **duty)).count()
    }

    /// States of the largest minimal automaton.
    pub fn states(&self) -> usize {
        self.decided.iter().map(|(_, judgement)| judgement.states).max().unwrap_or(0)
    }
}

impl fmt::Display for Broken {
    /// `closure is broken at n = 2: move 1, …, reaches (1); that is no position of the game: …`
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.duty {
            Duty::Defined => write!(out, "a difference is not defined at {}", listed(&self.position))?,
            duty => write!(out, "{} is broken at {}", duty.word(), listed(&self.position))?,
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

fn listed(values: &[(String, BigUint)]) -> String {
    values.iter().map(|(name, value)| format!("{name} = {value}")).collect::<Vec<_>>().join(", ")
}

/// Decides all obligations of a block of these claims.
///
/// Kinds are decided in the order of [`Duty::ALL`] up to the first that is broken, or until the cells
/// or steps of the limits are used up, which hold for all obligations together; of one kind the
/// smallest position is told: fewest digits of the longest entry, then the order of the entries.
pub fn decide_game(claims: &Claims, block: &GameBlock, options: &Options) -> GameJudgement {
    let mut decided: Vec<(Obligation, Judgement)> = Vec::new();
    let mut gave_up = None;
    let mut allowance = Allowance { options: options.clone(), cells: 0, steps: 0, spent: false };
    let mut list = obligations(claims, block).into_iter().peekable();
    while let Some(duty) = list.peek().filter(|_| !allowance.spent).map(|obligation| obligation.duty) {
        let mut broken: Vec<Broken> = Vec::new();
        while let Some(obligation) = list.next_if(|obligation| obligation.duty == duty && !allowance.spent) {
            let judgement = decide(claims, &obligation.statement, &allowance.options);
            match &judgement.verdict {
                Verdict::Proved => {}
                Verdict::Refuted { witness } => {
                    let undefined = judgement.obligation.is_some();
                    broken.push(Explainer { claims, block, obligation: &obligation, witness }.broken(undefined));
                }
                Verdict::GaveUp(reason) => {
                    let reason = allowance.gave_up(reason.clone());
                    let label = || obligation.label.clone();
                    gave_up.get_or_insert_with(|| GameVerdict::GaveUp { label: label(), gave_up: reason });
                }
            }
            allowance.charge(&judgement);
            decided.push((obligation, judgement));
        }
        // The first of equals stays first, so the order of the moves decides last.
        let digits = |value: &BigUint| block.numeration.digits(value).len();
        let size = |broken: &Broken| {
            let values: Vec<BigUint> = broken.position.iter().map(|(_, value)| value.clone()).collect();
            (values.iter().map(digits).max(), values)
        };
        if let Some(broken) = broken.into_iter().min_by_key(size) {
            return GameJudgement { verdict: GameVerdict::Refuted(broken), decided };
        }
    }
    GameJudgement { verdict: gave_up.unwrap_or(GameVerdict::Proved), decided }
}

/// Cells and steps are those of the whole block: many moves cannot take many times as much.
struct Allowance {
    /// What is left.
    options: Options,
    cells: u64,
    steps: u64,
    /// Whether a decision gave up for want of them.
    spent: bool,
}

impl Allowance {
    fn charge(&mut self, judgement: &Judgement) {
        let used = |count: fn(&Trail) -> u64| judgement.trails.iter().map(count).sum::<u64>();
        let limits = &mut self.options.limits;
        let cells = used(|trail| trail.cells_used).min(limits.cells);
        let steps = used(|trail| trail.steps_used).min(limits.steps);
        (limits.cells, limits.steps) = (limits.cells - cells, limits.steps - steps);
        (self.cells, self.steps) = (self.cells + cells, self.steps + steps);
    }

    /// The reason with the numbers of the whole block.
    fn gave_up(&mut self, mut reason: GaveUp) -> GaveUp {
        let before = match reason.unit {
            "table cells" => self.cells,
            "steps" => self.steps,
            _ => 0,
        };
        (reason.reached, reason.limit) = (reason.reached + before, reason.limit + before);
        if before > 0 {
            reason.hint = "all moves of a block share this limit; write one move with a variable for many alike";
        }
        // Other reasons come up before much is used; then some other obligation may be told false.
        self.spent |= !["tracks", "parts", "levels"].contains(&reason.unit);
        reason
    }
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

    fn broken(&self, undefined: bool) -> Broken {
        let Obligation { duty, rule, label, .. } = self.obligation;
        let position = self.values(&self.block.variables);
        let rules = self.block.rules(self.claims);
        let step = rule.map(|number| {
            let rule = rules[number - 1];
            let values = self.values(&self.block.move_variables(rule));
            let all: Vec<(&str, BigUint)> =
                position.iter().chain(&values).map(|(name, value)| (name.as_str(), value.clone())).collect();
            let targets = || rule.targets.iter().map(|term| value(self.claims, term, &all, BOUND)).collect();
            let reached = if undefined { None } else { targets() };
            BrokenStep { rule: number, text: print::rule(rule, Signs::Ascii), values, reached }
        });
        let reached = step.as_ref().and_then(|step| step.reached.clone());
        // The numbers stand beside it already.
        let short = |text: &String| text.split(" for ").next().unwrap_or(text).to_owned();
        let undefined = if undefined { self.witness.because.as_ref().map(short) } else { None };
        let because = undefined.unwrap_or_else(|| self.because(*duty, &position, reached.as_deref()));
        let confirmed = self.witness.confirmed;
        Broken { duty: *duty, label: label.clone(), position, step, because, confirmed }
    }

    fn because(&self, duty: Duty, position: &[(String, BigUint)], reached: Option<&[BigUint]>) -> String {
        let before: Vec<(&str, BigUint)> =
            position.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        let after: Vec<(&str, BigUint)> =
            before.iter().map(|(name, _)| *name).zip(reached.unwrap_or_default().iter().cloned()).collect();
        match (duty, self.block.play) {
            (Duty::Defined, _) => "a difference is not defined".to_owned(),
            (Duty::Termination, _) => {
                let measure = self.block.falling(self.claims);
                let value = |values| value(self.claims, measure, values, BOUND);
                match (value(&before), value(&after)) {
                    (Some(before), Some(after)) => {
                        format!("the measure is {before} before and {after} after, so the game might never end")
                    }
                    _ => "the measure does not fall, so the game might never end".to_owned(),
                }
            }
            (Duty::Closure, _) => {
                let outside = |formula: &&_| evaluate(self.claims, formula, &after, BOUND) != Some(true);
                let failing = self.block.domain.iter().find(outside);
                let Some(formula) = failing else { return "that is no position of the game".to_owned() };
                let reason = explain::failing(self.claims, formula, &after, BOUND);
                let text = || format!("`{}` does not hold there", formula_text(formula, Signs::Ascii));
                format!("that is no position of the game: {}", reason.unwrap_or_else(text))
            }
            (Duty::End, Play::Normal) => {
                "no move is left there, so the player to move loses, but `losing` does not hold".to_owned()
            }
            (Duty::End, Play::Misere) => {
                "no move is left there, so the player to move wins, but `losing` holds".to_owned()
            }
            (Duty::Losing, _) => {
                "`losing` holds before and after the move, but whoever moves to a lost position wins".to_owned()
            }
            (Duty::Reply, _) => {
                "`losing` does not hold there, but no move leads to a position where it holds, so whoever has to move \
                 cannot win"
                    .to_owned()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn example_of_decide_game() {
        use crate::{
            logic::{self, game},
            source::Text,
        };
        let text = Text::new("t", "game one (n) normal { move m < n to (m); measure n; losing n = 1 }\n");
        let claims = logic::parse(&text).expect("no faults");
        let judgement = game::decide_game(&claims, claims.game("one").expect("stated"), &logic::Options::default());
        let game::GameVerdict::Refuted(broken) = judgement.verdict else { panic!("it is false") };
        assert_eq!(broken.duty, game::Duty::End);
        assert_eq!(broken.position, [("n".into(), 0_u32.into())]);
    }
}
