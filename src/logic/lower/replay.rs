//! The log of the rewriting read back: each step alone, as the checker will apply it, and the few
//! stages of it that a certificate shows.
//!
//! Representation: a formula, a path of child numbers, a rule. Rules that only join, turn or drop
//! parts are checked by normal forms and share a stage; a quantifier that passes other parts or is
//! replaced by its value, and a term that gets a name, are stages of their own.
//! Failure: a step that does not fit where its path leads gives nothing; the steps of the budget run out.
//! Cost: what the stages show, once more for each level at which parts are joined; no copy of the whole.
//! Source: every step is applied again, alone.

use super::linear::Var;
use super::naming::named;
use super::plain::{Atom, Plain};
use super::rewrite::{Rewrite, Rule, push_not, solved, tidied};
use crate::logic::limit::{Budget, Spent};
use crate::source::Span;

/// One stage: where the formula changed, and what is there now.
pub(crate) type Stage = (Vec<u32>, Plain);

/// The stages from a formula to what the log makes of it; and that. Each takes steps for the part that it shows.
pub(crate) fn stages(start: Plain, log: &[Rewrite], budget: &mut Budget) -> Result<Option<(Vec<Stage>, Plain)>, Spent> {
    let mut replay = Replay { now: start, stages: Vec::new(), moved: None, budget, spent: None };
    let done = replay.run(log);
    match replay.spent {
        Some(spent) => Err(spent),
        None => Ok(done.map(|()| (replay.stages, replay.now))),
    }
}

struct Replay<'b> {
    now: Plain,
    stages: Vec<Stage>,
    /// The part in which something moved since the last stage, and what was there before.
    moved: Option<Stage>,
    budget: &'b mut Budget,
    spent: Option<Spent>,
}

impl Replay<'_> {
    fn run(&mut self, log: &[Rewrite]) -> Option<()> {
        let mut log = log.iter().peekable();
        while let Some(Rewrite { rule, path }) = log.next() {
            if !ends_stage(rule) {
                self.remember(path)?;
                self.apply(rule, path)?;
                continue;
            }
            // What moved inside the part that changes now needs no stage of its own.
            if let Some(moved) = self.moved().filter(|moved| !moved.starts_with(path)) {
                self.show(&moved)?;
            }
            self.apply(rule, path)?;
            let more = |next: &&Rewrite| next.path == *path && joins_stage(rule, &next.rule);
            while let Some(next) = log.next_if(more) {
                self.apply(&next.rule, path)?;
            }
            self.show(path)?;
        }
        if let Some(moved) = self.moved() {
            self.show(&moved)?;
        }
        Some(())
    }

    fn apply(&mut self, rule: &Rule, path: &[u32]) -> Option<()> {
        let place = place(&mut self.now, path)?;
        *place = apply(place.take(), rule)?;
        Some(())
    }

    /// Keeps what is at the path, which is about to move.
    fn remember(&mut self, path: &[u32]) -> Option<()> {
        if self.moved.as_ref().is_some_and(|(inner, _)| !inner.starts_with(path) && !path.starts_with(inner)) {
            let moved = self.moved();
            moved.map_or(Some(()), |moved| self.show(&moved))?;
        }
        self.moved = match self.moved.take() {
            Some((outer, before)) if path.starts_with(&outer) => Some((outer, before)),
            inner => {
                let mut before = self.part(path)?;
                if let Some((inner, part)) = inner {
                    *place(&mut before, &inner[path.len()..])? = part;
                }
                Some((path.to_vec(), before))
            }
        };
        Some(())
    }

    /// The smallest part that holds all that moved since the last stage, if anything did.
    fn moved(&mut self) -> Option<Vec<u32>> {
        let (mut path, before) = self.moved.take()?;
        path.extend(difference(&before, part(&self.now, &path)?)?);
        Some(path)
    }

    /// One more stage.
    fn show(&mut self, path: &[u32]) -> Option<()> {
        let part = self.part(path)?;
        self.stages.push((path.to_vec(), part));
        Some(())
    }

    /// A copy of what is at the path now.
    fn part(&mut self, path: &[u32]) -> Option<Plain> {
        let part = part(&self.now, path)?;
        self.spent = self.budget.steps(part.size()).err();
        if self.spent.is_some() { None } else { Some(part.clone()) }
    }
}

/// Whether the rule is a stage of its own: what has no normal form in common, or only where there is
/// no `not` before it.
fn ends_stage(rule: &Rule) -> bool {
    matches!(rule, Rule::OnePoint(..) | Rule::Name(_) | Rule::Distribute(_) | Rule::Extract(_))
}

/// Whether the next rule at the same path belongs to the stage of this one.
fn joins_stage(rule: &Rule, next: &Rule) -> bool {
    match rule {
        Rule::OnePoint(..) => *next == Rule::Tidy,
        Rule::Distribute(_) => matches!(next, Rule::Distribute(_)),
        _ => false,
    }
}

/// The path of the smallest part that holds all differences; nothing if there are none.
fn difference(one: &Plain, other: &Plain) -> Option<Vec<u32>> {
    if one == other {
        return None;
    }
    let mut path = Vec::new();
    let (mut one, mut other) = (one, other);
    loop {
        let (left, right): (Vec<&Plain>, Vec<&Plain>) = (one.children().collect(), other.children().collect());
        let alike = left.len() == right.len() && same_root(one, other);
        let mut changed = (0..left.len()).filter(|&at| alike && left[at] != right[at]);
        let (Some(only), None) = (changed.next(), changed.next()) else { return Some(path) };
        path.push(u32::try_from(only).ok()?);
        (one, other) = (left[only], right[only]);
    }
}

/// Whether two formulas differ at most in their parts.
fn same_root(one: &Plain, other: &Plain) -> bool {
    match (one, other) {
        (Plain::Exists(one, ..), Plain::Exists(other, ..)) | (Plain::Forall(one, ..), Plain::Forall(other, ..)) => {
            one == other
        }
        (Plain::Truth(_) | Plain::Atom(..), _) => one == other,
        _ => std::mem::discriminant(one) == std::mem::discriminant(other),
    }
}

fn part<'p>(plain: &'p Plain, path: &[u32]) -> Option<&'p Plain> {
    path.iter().try_fold(plain, |plain, &child| plain.children().nth(child as usize))
}

fn place<'p>(plain: &'p mut Plain, path: &[u32]) -> Option<&'p mut Plain> {
    path.iter().try_fold(plain, |plain, &child| plain.children_mut().nth(child as usize))
}

/// The change at the quantifier of this variable in the block that starts here.
fn quantifier(plain: Plain, wanted: Var, change: impl FnOnce(Plain, Span) -> Option<Plain>) -> Option<Plain> {
    let Plain::Exists(var, body, span) = plain else { return None };
    if var == wanted {
        return change(*body, span);
    }
    Some(Plain::Exists(var, Box::new(quantifier(*body, wanted, change)?), span))
}

fn inwards(var: Var, body: Plain, span: Span, past: usize) -> Option<Plain> {
    if past == 0 {
        return Some(Plain::Exists(var, Box::new(body), span));
    }
    let Plain::Exists(other, body, other_span) = body else { return None };
    Some(Plain::Exists(other, Box::new(inwards(var, *body, span, past - 1)?), other_span))
}

/// One rule, where its path leads.
fn apply(plain: Plain, rule: &Rule) -> Option<Plain> {
    match rule {
        Rule::PushNot => {
            let Plain::Not(inner) = plain else { return None };
            Some(push_not(*inner))
        }
        Rule::Implies => {
            let Plain::Implies(left, right) = plain else { return None };
            Some(Plain::Or(vec![Plain::Not(left), *right]))
        }
        Rule::Forall => {
            let Plain::Forall(var, body, span) = plain else { return None };
            Some(Plain::Not(Box::new(Plain::Exists(var, Box::new(Plain::Not(body)), span))))
        }
        Rule::Tidy => Some(tidied(&plain)),
        Rule::Vacuous(var) => quantifier(plain, *var, |body, _| Some(body).filter(|body| !body.mentions(*var))),
        Rule::Inwards(var, past) => quantifier(plain, *var, |body, span| inwards(*var, body, span, *past)),
        Rule::Distribute(var) => quantifier(plain, *var, |body, span| {
            let Plain::Or(parts) = body else { return None };
            let part = |part| Plain::Exists(*var, Box::new(part), span.clone());
            Some(Plain::Or(parts.into_iter().map(part).collect()))
        }),
        Rule::Extract(var) => quantifier(plain, *var, |body, span| {
            let (with, mut rest): (Vec<Plain>, Vec<Plain>) =
                body.conjuncts().into_iter().partition(|part| part.mentions(*var));
            rest.push(Plain::Exists(*var, Box::new(Plain::and(with)), span));
            Some(Plain::And(rest))
        }),
        Rule::OnePoint(var, number) => quantifier(plain, *var, |body, _| {
            let mut conjuncts = body.conjuncts();
            let Plain::Atom(Atom::Equal(term), _) = conjuncts.get(*number)? else { return None };
            let value = solved(term, *var)?;
            conjuncts.remove(*number);
            Some(Plain::And(conjuncts.into_iter().map(|part| part.substitute(*var, &value)).collect()))
        }),
        Rule::Name(var) => {
            let (atom, span, positive) = match plain {
                Plain::Atom(atom, span) => (atom, span, true),
                Plain::Not(inner) => match *inner {
                    Plain::Atom(atom, span) => (atom, span, false),
                    _ => return None,
                },
                _ => return None,
            };
            named(&atom, &span, positive, *var)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::elaborate::{self, Sentence};
    use super::super::naming::name;
    use super::super::rewrite::rewrite;
    use super::*;
    use crate::logic::decide::ProofOptions;
    use crate::logic::limit::Limits;
    use crate::logic::{Trail, decide, parse};
    use crate::source::Text;

    /// The stages lead to what is decided, and so does each put into the formula alone.
    fn replayed(trail: &Trail) -> usize {
        let (start, mut names, mut log) = (trail.body.clone().negated(), trail.names.clone(), Vec::new());
        let decided = name(rewrite(start.clone(), &mut log), &mut names, &mut log);
        let found = stages(start.clone(), &log, &mut Budget::new(&Limits::default())).expect("short");
        let (stages, end) = found.expect("every step fits");
        assert_eq!(end, decided);
        let mut formula = start;
        for (path, new) in stages {
            *place(&mut formula, &path).expect("the path leads somewhere") = new;
        }
        assert_eq!(formula, decided);
        log.len()
    }

    /// Twice as many parts with names take about twice the steps.
    #[test]
    fn the_log_costs_what_it_shows() {
        let steps = |count: u32| {
            let parts: Vec<String> = (0..count).map(|number| format!("((a + {number}) xor b) = {number}")).collect();
            let claims =
                parse(&Text::new("t", &format!("claim c: forall a, b: {}", parts.join(" or ")))).expect("read");
            let sentence =
                elaborate::statement(&claims, claims.statements().next().expect("one"), false, &Limits::default());
            let Sentence { body, mut names, .. } = sentence.expect("short");
            let (mut log, mut budget) = (Vec::new(), Budget::new(&Limits::default()));
            let decided = name(rewrite(body.clone().negated(), &mut log), &mut names, &mut log);
            let (_, end) = stages(body.negated(), &log, &mut budget).expect("short").expect("every step fits");
            assert_eq!(end, decided);
            budget.steps
        };
        let (few, many) = (steps(300), steps(600));
        assert!(many < 2 * few + 10 && few < 300 * 20, "{few}, {many}");
    }

    #[test]
    fn quantifiers_that_stay_side_by_side_are_replayed() {
        for formula in [
            "forall a: exists w, x, y, z: x < a + y and z < x + w and w < 3*z and y != x",
            "forall a, b: exists x, y: (x = a + y and y < b) or (exists z: x + z = y and 2*z = x)",
            "forall a: not (exists x, y: not (forall z, u: z + u = x implies (exists v: v xor y = u + a)))",
            "forall a: (exists x: x = x) iff (a = a)",
            "forall a, b: (a < 0 iff (not (exists x: a < x and x < b and 3*x = a + b)))",
        ] {
            let claims = parse(&Text::new("t", &format!("conjecture c: {formula}"))).expect("no faults");
            let statement = claims.statements().next().expect("one");
            for trail in decide(&claims, statement, &ProofOptions::default()).trails {
                replayed(&trail);
            }
        }
    }

    #[test]
    fn the_log_leads_from_the_negated_statement_to_what_was_decided() {
        let files = ["adders", "baron", "table", "theses"];
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/claims/");
        let mut steps = 0;
        for file in files {
            let content = std::fs::read_to_string(format!("{folder}{file}.claims")).expect("a file of claims");
            let claims = parse(&Text::new(file, &content)).unwrap_or_else(|faults| panic!("{faults}"));
            for statement in claims.statements() {
                for trail in decide(&claims, statement, &ProofOptions::default()).trails {
                    steps += replayed(&trail);
                }
            }
        }
        assert!(steps > 1_000, "{steps}");
    }
}
