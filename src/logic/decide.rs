//! A statement decided for all naturals.
//!
//! Representation: `forall a, b: f` is proved when the automaton of `not f` accepts nothing; a
//! word that it accepts is a counterexample, and its numbers are put into the statement again by
//! plain integer code. The trail keeps every formula, rewriting step and automaton.
//! Failure: no verdict beyond the limits; a difference that is not defined somewhere refutes.
//! Source: Büchi 1960; `design/prover.md`, 3.4 to 3.6 and 3.8.

use super::dfa::Dfa;
use super::elaborate::{self, Obligation, Sentence};
use super::engine::{Engine, Step};
use super::evaluate::{Bound, evaluate};
use super::explain;
use super::formula::{Claims, Formula, FormulaKind, Numeration, Quantifier, Statement, Word};
use super::limit::{GaveUp, Limits};
use super::linear::Var;
use super::naming;
use super::plain::Plain;
use super::rewrite::{Rewrite, rewrite};
use super::witness;
use num_bigint::BigUint;
use std::sync::Arc;

/// What is known about a statement, for all naturals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It holds.
    Proved,
    /// It does not hold.
    Refuted {
        /// The smallest counterexample, for the variables of the leading `forall`; without values
        /// if there are no such variables.
        witness: Witness,
    },
    /// Nothing is known: a limit was reached.
    GaveUp(GaveUp),
}

/// Numbers that refute a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Witness {
    /// Names and values, in the order of the quantifiers.
    pub values: Vec<(String, BigUint)>,
    /// The part that fails with the numbers filled in, like `2*3 = 6 is not < 6`.
    pub because: Option<String>,
    /// Whether plain integer code found the statement false there; it cannot where an `exists`
    /// has no bound.
    pub confirmed: bool,
}

/// A verdict with all that led to it.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The mathematics.
    pub verdict: Verdict,
    /// Whether the word of the statement is met: `claim`, `refute` with its tuple, `conjecture`.
    pub ok: bool,
    /// Why it is not, if the verdict alone does not say it: another tuple, a wrong witness term.
    pub complaint: Option<String>,
    /// The difference that is not defined, if that is what refutes.
    pub obligation: Option<String>,
    /// States of the largest minimal automaton.
    pub states: usize,
    /// States of the largest automaton before it was made minimal.
    pub raw_states: usize,
    /// How the obligations, and last the statement, were decided.
    pub trails: Vec<Trail>,
}

/// One decision, step by step.
#[derive(Clone, Debug)]
pub struct Trail {
    /// The names of the variables, by index; names of parts of terms begin with `_`.
    pub names: Vec<String>,
    /// The variables of the leading `forall`.
    pub leading: Vec<Var>,
    /// What stands behind them.
    pub body: Plain,
    /// From `not body` to `decided`.
    pub rewriting: Vec<Rewrite>,
    /// What became an automaton.
    pub decided: Plain,
    /// All automata; the last step that `top` names is that of `decided`.
    pub steps: Vec<Step>,
    /// The step of `decided`.
    pub top: usize,
    /// How the numbers are written.
    pub numeration: Numeration,
    /// States of the largest automaton before it was made minimal.
    pub raw_states: usize,
    /// Table cells that it took, of those that the limits allow.
    pub cells_used: u64,
    /// Table look-ups that it took, of those that the limits allow.
    pub steps_used: u64,
}

/// How a decision goes about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Counts that end it.
    pub limits: Limits,
    /// Leaves quantifiers where the author put them; for measurements.
    pub unrewritten: bool,
}

impl Trail {
    /// The automaton of all counterexamples.
    pub fn counterexamples(&self) -> &Arc<Dfa> {
        &self.steps[self.top].dfa
    }

    /// The smallest counterexample, one value for each leading variable.
    fn smallest(&self) -> Option<Vec<BigUint>> {
        let dfa = self.counterexamples();
        let found = witness::smallest(dfa, self.numeration)?;
        // A variable that makes no difference has no track and is 0.
        let value = |var: &Var| match dfa.tracks().iter().position(|track| track == var) {
            Some(at) => found[at].clone(),
            None => BigUint::ZERO,
        };
        Some(self.leading.iter().map(value).collect())
    }
}

/// Decides one statement of the text.
///
/// ```
/// use nimbook::{logic, source::Text};
/// let text = Text::new("my.claims", "claim small: forall a, b: a < b implies 2*a < b\n");
/// let claims = logic::parse(&text).expect("no faults");
/// let statement = claims.statements().next().expect("one statement");
/// let judgement = logic::decide(&claims, statement, &logic::Options::default());
/// let logic::Verdict::Refuted { witness } = judgement.verdict else { panic!("it is false") };
/// assert_eq!(witness.values, [("a".into(), 1_u32.into()), ("b".into(), 2_u32.into())]);
/// assert_eq!(witness.because.as_deref(), Some("2*1 = 2 is not < 2"));
/// ```
pub fn decide(claims: &Claims, statement: &Statement, options: &Options) -> Judgement {
    let decider = Decider { claims, statement, options };
    let mut judgement = Judgement {
        verdict: Verdict::Proved,
        ok: true,
        complaint: None,
        obligation: None,
        states: 0,
        raw_states: 0,
        trails: Vec::new(),
    };
    match decider.judge(&mut judgement) {
        Ok(verdict) => judgement.verdict = verdict,
        Err(gave_up) => judgement.verdict = Verdict::GaveUp(gave_up),
    }
    for trail in &judgement.trails {
        judgement.states = judgement.states.max(trail.steps.iter().map(|step| step.dfa.states()).max().unwrap_or(0));
        judgement.raw_states = judgement.raw_states.max(trail.raw_states);
    }
    decider.compare(&mut judgement);
    judgement
}

struct Decider<'c> {
    claims: &'c Claims,
    statement: &'c Statement,
    options: &'c Options,
}

impl Decider<'_> {
    fn judge(&self, judgement: &mut Judgement) -> Result<Verdict, GaveUp> {
        let limits = &self.options.limits;
        if !self.statement.witnesses.is_empty() {
            let sentence = elaborate::statement(self.claims, self.statement, true, limits)?;
            if self.sentence(&sentence, judgement)? == Verdict::Proved {
                return Ok(Verdict::Proved);
            }
            judgement.complaint = Some("the witness terms do not work for all values".to_owned());
            judgement.obligation = None;
            judgement.trails.clear();
        }
        let sentence = elaborate::statement(self.claims, self.statement, false, limits)?;
        self.sentence(&sentence, judgement)
    }

    fn sentence(&self, sentence: &Sentence, judgement: &mut Judgement) -> Result<Verdict, GaveUp> {
        for obligation in &sentence.obligations {
            if let Some(witness) = self.obligation(sentence, obligation, judgement)? {
                judgement.obligation = Some(format!("{} is defined", obligation.text));
                return Ok(Verdict::Refuted { witness });
            }
        }
        let Sentence { leading, body, names, .. } = sentence;
        let trail = trail(leading, body, names, self.statement.numeration, self.options)?;
        let found = trail.smallest();
        judgement.trails.push(trail);
        let Some(values) = found else { return Ok(Verdict::Proved) };
        let names: Vec<&str> = self.statement.leading().iter().map(|name| name.text.as_str()).collect();
        Ok(Verdict::Refuted { witness: self.witness(&names, values) })
    }

    /// The numbers where the difference is not defined, if there are any.
    fn obligation(
        &self,
        sentence: &Sentence,
        obligation: &Obligation,
        judgement: &mut Judgement,
    ) -> Result<Option<Witness>, GaveUp> {
        let Obligation { variables, formula, .. } = obligation;
        let trail = trail(variables, formula, &sentence.names, self.statement.numeration, self.options)?;
        let found = trail.smallest();
        judgement.trails.push(trail);
        let Some(values) = found else { return Ok(None) };
        let names = variables.iter().map(|&var| sentence.names[var as usize].clone());
        let values: Vec<(String, BigUint)> = names.zip(values).collect();
        let because = explain::undefined(&obligation.text, &values);
        Ok(Some(Witness { values, because: Some(because), confirmed: true }))
    }

    /// The counterexample checked by plain integers and explained.
    fn witness(&self, names: &[&str], values: Vec<BigUint>) -> Witness {
        let pairs: Vec<(&str, BigUint)> = names.iter().copied().zip(values.iter().cloned()).collect();
        let body = behind_leading(&self.statement.formula);
        let bound = Bound { largest: 64, steps: 100_000 };
        let confirmed = evaluate(self.claims, body, &pairs, bound) == Some(false);
        let because = explain::failing(self.claims, body, &pairs, bound);
        let values = names.iter().map(|name| (*name).to_owned()).zip(values).collect();
        Witness { values, because, confirmed }
    }

    /// Compares the verdict with the word of the statement.
    fn compare(&self, judgement: &mut Judgement) {
        let sound = judgement.obligation.is_none();
        judgement.ok = match (self.statement.word, &judgement.verdict) {
            (Word::Claim, verdict) => *verdict == Verdict::Proved && judgement.complaint.is_none(),
            (Word::Conjecture, verdict) => !matches!(verdict, Verdict::Refuted { .. }),
            (Word::Refute, Verdict::Refuted { witness }) => {
                let found: Vec<&BigUint> = witness.values.iter().map(|(_, value)| value).collect();
                let expected = self.statement.expect.as_ref();
                let same = expected.is_none_or(|(values, _)| values.iter().eq(found.iter().copied()));
                if sound && !same {
                    let found: Vec<String> = found.iter().map(ToString::to_string).collect();
                    let complaint = format!("the smallest counterexample is ({})", found.join(", "));
                    judgement.complaint = Some(complaint);
                }
                sound && same
            }
            (Word::Refute, _) => false,
        };
    }
}

/// The automaton of the counterexamples to `forall leading: body`, and how it was made.
pub(super) fn trail(
    leading: &[Var],
    body: &Plain,
    names: &[String],
    numeration: Numeration,
    options: &Options,
) -> Result<Trail, GaveUp> {
    automaton(leading, body, body.clone().negated(), names, numeration, options)
}

/// The automaton of `decided`, which is `body` or its negation.
pub(super) fn automaton(
    leading: &[Var],
    body: &Plain,
    decided: Plain,
    names: &[String],
    numeration: Numeration,
    options: &Options,
) -> Result<Trail, GaveUp> {
    let mut names = names.to_vec();
    let mut rewriting = Vec::new();
    let decided = if options.unrewritten { decided } else { rewrite(decided, &mut rewriting) };
    let decided = naming::name(decided, &mut names, &mut rewriting);
    let mut engine = Engine::new(numeration, &names, &options.limits);
    let top = engine.build(&decided)?;
    let (cells_used, steps_used) = engine.used();
    let (steps, raw_states) = (engine.steps, engine.raw_states);
    let (leading, body) = (leading.to_vec(), body.clone());
    Ok(Trail { names, leading, body, rewriting, decided, steps, top, numeration, raw_states, cells_used, steps_used })
}

/// What stands behind the leading `forall` block.
fn behind_leading(formula: &Formula) -> &Formula {
    match &formula.kind {
        FormulaKind::Quantified(Quantifier::Forall, _, body) => behind_leading(body),
        _ => formula,
    }
}
