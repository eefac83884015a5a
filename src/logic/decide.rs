//! A statement decided for all naturals.
//!
//! Representation: `forall a, b: f` is proved when the automaton of `not f` accepts nothing; a
//! word that it accepts is a counterexample, and its numbers are put into the statement again by
//! plain integer code. The trail keeps every formula, rewriting step and automaton.
//! Failure: no verdict beyond the limits; a difference that is not defined somewhere refutes.
//! Source: Büchi 1960.

use crate::logic::automata::dfa::{Dfa, Order};
use crate::logic::automata::engine::{Engine, Step, place};
use crate::logic::automata::plan::{Plan, Planner};
use crate::logic::automata::witness;
use crate::logic::limit::{Budget, GaveUp, Limits, Unit};
use crate::logic::lower::elaborate::{self, Obligation, Sentence};
use crate::logic::lower::linear::{Linear, Var};
use crate::logic::lower::naming;
use crate::logic::lower::plain::{Atom, Plain};
use crate::logic::lower::stages::{Rewriting, Stage};
use crate::logic::syntax::claims::{Claims, Statement, Word};
use crate::logic::syntax::evaluate::{Bound, evaluate, value};
use crate::logic::syntax::explain;
use crate::logic::syntax::formula::Numeration;
use crate::logic::syntax::print;
use num_bigint::BigUint;
use std::sync::Arc;

/// What is known about a statement or block, for all naturals; `C` says how it fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict<C = Witness> {
    /// It holds.
    Proved,
    /// It does not hold; here is the smallest counterexample.
    Refuted(C),
    /// Nothing is known: a limit was reached.
    GaveUp(GaveUp),
}

impl<C> Verdict<C> {
    /// The verdict with another counterexample.
    pub fn map<D>(self, change: impl FnOnce(C) -> D) -> Verdict<D> {
        match self {
            Verdict::Proved => Verdict::Proved,
            Verdict::Refuted(failed) => Verdict::Refuted(change(failed)),
            Verdict::GaveUp(gave_up) => Verdict::GaveUp(gave_up),
        }
    }
}

/// Numbers that refute a statement.
///
/// ```
/// use nimbook::{ProofOptions, Text, Verdict, judge, parse_claims};
///
/// let text = Text::new("a.claims", "claim no: forall a, b: a < b implies 2*a < b\n");
/// let report = judge(&text, &parse_claims(&text)?, &ProofOptions::default()).remove(0);
/// let Verdict::Refuted(witness) = report.verdict else { return Err("2 is not below 2".into()) };
/// assert_eq!(witness.because.as_deref(), Some("2*1 = 2 is not less than 2"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Witness {
    /// Names and values, in the order of the leading `forall`; none if there is no such block.
    pub values: Vec<(String, BigUint)>,
    /// The part that fails with the numbers filled in, like `2*3 = 6 is not less than 6`.
    pub because: Option<String>,
    /// Whether plain integer code found the statement false there, or the difference undefined; it
    /// cannot where an `exists` has no bound, nor inside a definition.
    pub confirmed: bool,
}

/// A verdict with all that led to it.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The mathematics.
    pub verdict: Verdict,
    /// Whether the word of the statement is met: `claim`, `refute` with its tuple, `conjecture`.
    pub ok: bool,
    /// What differs, if the verdict alone does not say it: another tuple, a wrong witness term.
    pub mismatch: Option<String>,
    /// The difference that is not defined, if that is what refutes.
    pub obligation: Option<String>,
    /// States of the largest minimal automaton.
    pub states: usize,
    /// States of the largest automaton before it was made minimal.
    pub raw_states: usize,
    /// Table look-ups that it took.
    pub steps: u64,
    /// How the obligations, and last the statement, were decided.
    pub trails: Vec<Trail>,
}

/// One decision, step by step.
#[derive(Clone, Debug)]
pub struct Trail {
    /// The names of the variables, by index; names of parts of terms begin with `_`.
    pub names: Vec<String>,
    /// How many of them the statement has; rewriting added the others.
    pub own: usize,
    /// The variables of the leading `forall`.
    pub leading: Vec<Var>,
    /// What follows them.
    pub body: Plain,
    /// From `not body` to what became an automaton.
    pub stages: Vec<Stage>,
    /// All automata; the step that `top` names is that of the whole.
    pub steps: Vec<Step>,
    /// The step of the whole.
    pub top: usize,
    /// Which step belongs to which part.
    pub plan: Arc<Plan>,
    /// Whether the decision is about what a difference needs, and not about the statement itself.
    pub difference: bool,
    /// How the numbers are written.
    pub numeration: Numeration,
    /// In which order the automata read them.
    pub order: Order,
    /// States of the largest automaton before it was made minimal.
    pub raw_states: usize,
}

/// How a decision goes about it.
///
/// ```
/// use nimbook::{Limits, ProofOptions, Text, judge, parse_claims};
///
/// let text = Text::new("a.claims", "claim nim: forall a, b: a xor b = 0 iff a = b\n");
/// let options = ProofOptions { limits: Limits { states: 1, ..Limits::default() }, ..ProofOptions::default() };
/// assert_eq!(judge(&text, &parse_claims(&text)?, &options)[0].verdict.code(), "gave-up");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProofOptions {
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
    pub fn smallest(&self) -> Option<Vec<BigUint>> {
        let dfa = self.counterexamples();
        let found = witness::smallest(dfa, self.order, self.numeration)?;
        // A variable that makes no difference has no track and is 0.
        let value = |var: &Var| match dfa.tracks.iter().position(|track| track == var) {
            Some(at) => found[at].clone(),
            None => BigUint::ZERO,
        };
        Some(self.leading.iter().map(value).collect())
    }
}

/// Decides one statement of the text.
pub fn decide(claims: &Claims, statement: &Statement, options: &ProofOptions) -> Judgement {
    decide_within(claims, statement, options, &mut Budget::new(&options.limits))
}

/// The same with what is left of a budget.
pub(crate) fn decide_within(
    claims: &Claims,
    statement: &Statement,
    options: &ProofOptions,
    budget: &mut Budget,
) -> Judgement {
    let mut decider = Decider { claims, statement, options, budget };
    let mut judgement = Judgement {
        verdict: Verdict::Proved,
        ok: true,
        mismatch: None,
        obligation: None,
        states: 0,
        raw_states: 0,
        steps: 0,
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
    judgement.steps = decider.budget.steps;
    decider.compare(&mut judgement);
    judgement
}

/// How far plain integers look at a counterexample.
const BOUND: Bound = Bound { largest: 64, steps: 10_000 };

/// Why a sentence does not hold.
enum Failure {
    /// A difference is not defined for these numbers.
    Undefined(Witness),
    /// It is false for these values of the leading variables.
    False(Vec<BigUint>),
}

struct Decider<'c> {
    claims: &'c Claims,
    statement: &'c Statement,
    options: &'c ProofOptions,
    budget: &'c mut Budget,
}

impl Decider<'_> {
    fn judge(&mut self, judgement: &mut Judgement) -> Result<Verdict, GaveUp> {
        let limits = &self.options.limits;
        if !self.statement.witnesses.is_empty() {
            let sentence = elaborate::statement(self.claims, self.statement, true, limits)?;
            if self.failure(&sentence, judgement)?.is_none() {
                return Ok(Verdict::Proved);
            }
            judgement.mismatch = Some("the witness terms do not work for all values".to_owned());
            judgement.obligation = None;
            judgement.trails.clear();
        }
        let sentence = elaborate::statement(self.claims, self.statement, false, limits)?;
        Ok(match self.failure(&sentence, judgement)? {
            None => Verdict::Proved,
            Some(Failure::Undefined(witness)) => Verdict::Refuted(witness),
            Some(Failure::False(values)) => Verdict::Refuted(self.witness(values)?),
        })
    }

    /// What refutes the sentence: a difference first, then a counterexample.
    fn failure(&mut self, sentence: &Sentence, judgement: &mut Judgement) -> Result<Option<Failure>, GaveUp> {
        for obligation in &sentence.obligations {
            if let Some(witness) = self.obligation(sentence, obligation, judgement)? {
                judgement.obligation = Some(label(&obligation.text));
                return Ok(Some(Failure::Undefined(witness)));
            }
        }
        let Sentence { leading, body, names, .. } = sentence;
        let trail = trail(leading, body, names, self.statement.numeration, self.options, self.budget)?;
        let found = trail.smallest();
        judgement.trails.push(trail);
        Ok(found.map(Failure::False))
    }

    /// The numbers where the difference is not defined, if there are any.
    fn obligation(
        &mut self,
        sentence: &Sentence,
        obligation: &Obligation,
        judgement: &mut Judgement,
    ) -> Result<Option<Witness>, GaveUp> {
        let Obligation { variables, formula, .. } = obligation;
        let mut trail =
            trail(variables, formula, &sentence.names, self.statement.numeration, self.options, self.budget)?;
        trail.difference = true;
        let found = trail.smallest();
        judgement.trails.push(trail);
        let Some(values) = found else { return Ok(None) };
        let names = variables.iter().map(|&var| sentence.names[var as usize].clone());
        let values: Vec<(String, BigUint)> = names.zip(values).collect();
        let pairs: Vec<(&str, BigUint)> = values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        let confirmed = obligation.term.as_ref().is_some_and(|term| value(self.claims, term, &pairs, BOUND).is_none());
        let because = explain::undefined(&obligation.text, &values);
        Ok(Some(Witness { values, because: Some(because), confirmed }))
    }

    /// The counterexample checked by plain integers and explained.
    fn witness(&self, values: Vec<BigUint>) -> Result<Witness, GaveUp> {
        let (names, body) = self.statement.leading();
        let pairs: Vec<(&str, BigUint)> = names.iter().copied().zip(values.iter().cloned()).collect();
        let truth = evaluate(self.claims, body, &pairs, BOUND);
        if truth == Some(true) {
            let hint = "report this statement: one of the two routes is wrong";
            return Err(GaveUp::disagreement(self.statement.span.clone(), hint));
        }
        let confirmed = truth == Some(false);
        let because = explain::failing(self.claims, body, &pairs, BOUND);
        let values = names.iter().map(|name| (*name).to_owned()).zip(values).collect();
        Ok(Witness { values, because, confirmed })
    }

    /// Compares the verdict with the word of the statement.
    fn compare(&self, judgement: &mut Judgement) {
        let sound = judgement.obligation.is_none();
        judgement.ok = match (self.statement.word, &judgement.verdict) {
            (Word::Claim, verdict) => *verdict == Verdict::Proved && judgement.mismatch.is_none(),
            (Word::Conjecture, verdict) => !matches!(verdict, Verdict::Refuted(_)),
            (Word::Refute, Verdict::Refuted(witness)) => {
                let found: Vec<&BigUint> = witness.values.iter().map(|(_, value)| value).collect();
                let expected = self.statement.expect.as_ref();
                let same = expected.is_none_or(|(values, _)| values.iter().eq(found.iter().copied()));
                if sound && !same {
                    judgement.mismatch = Some(format!("the smallest counterexample is {}", print::tuple(&found)));
                }
                sound && same
            }
            (Word::Refute, _) => false,
        };
    }
}

/// The automaton of the counterexamples to `forall leading: body`, and how it was made.
pub(crate) fn trail(
    leading: &[Var],
    body: &Plain,
    names: &[String],
    numeration: Numeration,
    options: &ProofOptions,
    budget: &mut Budget,
) -> Result<Trail, GaveUp> {
    automaton(leading, body, body.clone().negated(), names, numeration, options, budget)
}

/// The automaton of `decided`, which is `body` or its negation.
pub(crate) fn automaton(
    leading: &[Var],
    body: &Plain,
    decided: Plain,
    names: &[String],
    numeration: Numeration,
    options: &ProofOptions,
    budget: &mut Budget,
) -> Result<Trail, GaveUp> {
    let (own, mut names) = (names.len(), names.to_vec());
    let mut rewriting = Rewriting::new(decided, budget);
    if !options.unrewritten {
        rewriting.normalize();
    }
    naming::name(&mut rewriting, &mut names);
    let (stages, decided) =
        rewriting.finish().map_err(|spent| spent.at(place(body), "writing the log of the rewriting"))?;
    let Planned { order, plan, steps, raw_states } = planned(&decided, numeration, &names, budget)?;
    let (leading, body, top) = (leading.to_vec(), body.clone(), plan.step);
    let difference = false;
    Ok(Trail { names, own, leading, body, stages, steps, top, plan, difference, numeration, order, raw_states })
}

/// A plan, its automata, and the order in which they read digits.
pub(crate) struct Planned {
    pub order: Order,
    pub plan: Arc<Plan>,
    pub steps: Vec<Step>,
    pub raw_states: usize,
}

/// Steps of the first attempt where sums carry; most decisions take less. Zeckendorf forms carry both ways, so
/// there the other order is seldom better.
fn first_steps(numeration: Numeration) -> u64 {
    match numeration {
        Numeration::Binary => 1 << 17,
        Numeration::Zeckendorf => 1 << 22,
    }
}

/// The plan of a formula, in the order of digits that gets there.
///
/// Highest digit first, comparisons are settled early and nim-sums take few states. But a carry must be
/// foreseen: where a variable is erased that carries into two sums, sets of foreseen carries multiply, and
/// lowest digit first the carries are known. So where sums carry, the other order has its turn soon.
fn planned(decided: &Plain, numeration: Numeration, names: &[String], budget: &mut Budget) -> Result<Planned, GaveUp> {
    let all = budget.limits.steps;
    let attempts: &[(Order, u64)] = if carries(decided) {
        &[(Order::HighestFirst, first_steps(numeration)), (Order::LowestFirst, all / 2), (Order::HighestFirst, all)]
    } else {
        &[(Order::HighestFirst, all), (Order::LowestFirst, all)]
    };
    let mut first = None;
    for &(order, steps) in attempts {
        let mut own = budget.clone();
        own.limits.steps = all.min(budget.steps.saturating_add(steps));
        let planned = in_order(order, decided, numeration, names, &mut own);
        budget.steps = own.steps;
        match planned {
            Ok(planned) => {
                // The tables of attempts that failed are gone.
                budget.cells = own.cells;
                return Ok(planned);
            }
            Err(gave_up) if gave_up.unit.is_cheap() => return Err(gave_up),
            Err(gave_up) if gave_up.unit == Unit::Steps && gave_up.limit < all => {}
            Err(gave_up) => first = first.or(Some(gave_up)),
        }
    }
    Err(first.expect("the last attempt has all steps"))
}

/// The plan of a formula in this order of digits.
pub(crate) fn in_order(
    order: Order,
    decided: &Plain,
    numeration: Numeration,
    names: &[String],
    budget: &mut Budget,
) -> Result<Planned, GaveUp> {
    let mut planner = Planner::new(Engine::new(numeration, order, names, budget));
    let plan = planner.plan(decided)?;
    let Engine { steps, raw_states, .. } = planner.engine;
    Ok(Planned { order, plan, steps, raw_states })
}

/// Whether some sum has carries: more than `x - y` with at most 1 added.
fn carries(plain: &Plain) -> bool {
    let sum = |term: &Linear| match &term.parts[..] {
        [] | [_] => false,
        [(_, one), (_, other)] => term.constant.bits() > 1 || *one != -other || one.bits() > 1,
        _ => true,
    };
    let own = matches!(plain, Plain::Atom(Atom::Equal(_) | Atom::AtMost(_), _)) && plain.terms().any(sum);
    own || plain.children().any(carries)
}

/// What the obligation of a difference says.
pub(crate) fn label(difference: &str) -> String {
    format!("{difference} is defined")
}
