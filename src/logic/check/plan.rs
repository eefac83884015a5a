//! The plan: how the automaton of a formula comes about from those of its parts.
//!
//! Representation: a tree beside the formula; each node names an automaton and the variables of
//! its tracks. Equal automata may be named more than once, for other variables.
//! Failure: a message with the place in the formula, child by child, and the rule that fails.
//! Source: Büchi 1960

use super::atoms;
use super::formula::{Formula, Var};
use super::mirror::mirrored;
use super::reader::{Node, Part, Rule, Use};
use super::walks::{Automaton, Fuel, Seen, erased, joined, same};

/// Checks that the plan leads to the automaton of the formula, and that it uses everything.
pub(super) fn follow(part: &Part, formula: &Formula, sparse: bool, fuel: &mut Fuel) -> Result<(), String> {
    let (automata, subsets) = (vec![false; part.automata.len()], vec![false; part.subsets.len()]);
    let mut follower = Follower { part, sparse, fuel, automata, subsets };
    follower.node(&part.plan, formula)?;
    if follower.automata.contains(&false) || follower.subsets.contains(&false) {
        return Err("an automaton is not used".to_owned());
    }
    Ok(())
}

struct Follower<'p> {
    part: &'p Part,
    sparse: bool,
    fuel: &'p mut Fuel,
    /// Which automata the plan has named.
    automata: Vec<bool>,
    subsets: Vec<bool>,
}

/// Which rule fails, below this place.
fn within<T>(place: &str, result: Result<T, String>) -> Result<T, String> {
    result.map_err(|what| format!("{place}: {what}"))
}

impl<'p> Follower<'p> {
    fn seen(&mut self, used: &'p Use) -> Seen<'p> {
        self.automata[used.automaton] = true;
        Seen { automaton: &self.part.automata[used.automaton], tracks: &used.tracks }
    }

    fn node(&mut self, node: &'p Node, formula: &Formula) -> Result<(), String> {
        let result = self.seen(&node.result);
        match (&node.rule, formula) {
            (Rule::Truth, Formula::Truth(truth)) => within("truth", self.truth(*truth, result)),
            (Rule::Atom, formula) if formula.terms().next().is_some() => {
                let mut own = within("atom", atoms::machine(formula, self.sparse, self.fuel))?;
                if self.part.lowest {
                    own = within("atom", mirrored(own, self.fuel))?;
                }
                let (tracks, own) = own;
                let own = Seen { automaton: &own, tracks: &tracks };
                within("atom", same(own, result, self.sparse, self.fuel))
            }
            (Rule::Not(child), Formula::Not(inner)) => {
                within("not", self.node(child, inner))?;
                self.not(&child.result, &node.result)
            }
            (Rule::Fold { children, joins }, Formula::And(parts) | Formula::Or(parts)) => {
                if children.len() != parts.len() {
                    return Err("the plan has another number of parts".to_owned());
                }
                let and = matches!(formula, Formula::And(_));
                let name = if and { "and" } else { "or" };
                for (number, (child, part)) in children.iter().zip(parts).enumerate() {
                    within(&format!("{name} {}", number + 1), self.node(child, part))?;
                }
                within(name, self.fold(children, joins, &node.result, and))
            }
            (Rule::Iff(one, other), Formula::Iff(left, right)) => {
                within("iff 1", self.node(one, left))?;
                within("iff 2", self.node(other, right))?;
                self.join("iff", &one.result, &other.result, &node.result, |left, right| left == right)
            }
            (Rule::Implies { left: one, right: other, not_left }, Formula::Implies(left, right)) => {
                within("implies 1", self.node(one, left))?;
                within("implies 2", self.node(other, right))?;
                self.not(&one.result, not_left)?;
                self.join("implies", not_left, &other.result, &node.result, |left, right| left || right)
            }
            (Rule::Exists { child, subset }, Formula::Exists(var, body)) => {
                within("exists", self.node(child, body))?;
                self.exists(*var, &child.result, *subset, &node.result)
            }
            // Not exists x: not f.
            (Rule::Forall { child, not, subset, exists }, Formula::Forall(var, body)) => {
                within("forall", self.node(child, body))?;
                self.not(&child.result, not)?;
                self.exists(*var, not, *subset, exists)?;
                self.not(exists, &node.result)
            }
            _ => Err("the plan does not go along the formula".to_owned()),
        }
    }

    fn truth(&mut self, truth: bool, result: Seen) -> Result<(), String> {
        let own = Automaton::truth(truth);
        same(Seen { automaton: &own, tracks: &[] }, result, self.sparse, self.fuel)
    }

    fn not(&mut self, child: &'p Use, result: &'p Use) -> Result<(), String> {
        let truth = Automaton::truth(true);
        let parts = [self.seen(child), Seen { automaton: &truth, tracks: &[] }];
        let result = self.seen(result);
        within("not", joined(parts, result, self.sparse, |child, _| !child, self.fuel))
    }

    fn join(
        &mut self,
        name: &str,
        left: &'p Use,
        right: &'p Use,
        result: &'p Use,
        op: impl Fn(bool, bool) -> bool,
    ) -> Result<(), String> {
        let parts = [self.seen(left), self.seen(right)];
        let result = self.seen(result);
        within(name, joined(parts, result, self.sparse, op, self.fuel))
    }

    /// Joins parts in the order of the plan; equal parts are joined once.
    fn fold(
        &mut self,
        children: &'p [Node],
        joins: &'p [(usize, usize, Use)],
        result: &'p Use,
        and: bool,
    ) -> Result<(), String> {
        let operand = |number: usize| match number.checked_sub(children.len()) {
            None => &children[number].result,
            Some(join) => &joins[join].2,
        };
        for (left, right, joint) in joins {
            let op = move |left: bool, right: bool| if and { left && right } else { left || right };
            self.join("join", operand(*left), operand(*right), joint, op)?;
        }
        if children.is_empty() {
            let result = self.seen(result);
            return self.truth(and, result);
        }
        if joins.is_empty() {
            let all = children.iter().all(|child| child.result == *result);
            return if all { Ok(()) } else { Err("parts that differ are not joined".to_owned()) };
        }
        let last = children.len() + joins.len() - 1;
        if operand(last) != result {
            return Err("the last join is not the result".to_owned());
        }
        let mut reached = vec![false; last + 1];
        reached[last] = true;
        for number in (children.len()..=last).rev() {
            if reached[number] {
                let (left, right, _) = &joins[number - children.len()];
                (reached[*left], reached[*right]) = (true, true);
            }
        }
        let leaves: Vec<&Use> = (0..children.len()).filter(|&child| reached[child]).map(operand).collect();
        self.fuel.spend(leaves.len() * children.len())?;
        if children.iter().all(|child| leaves.contains(&&child.result)) {
            Ok(())
        } else {
            Err("a part is not joined".to_owned())
        }
    }

    fn exists(&mut self, var: Var, child: &'p Use, subset: Option<usize>, result: &'p Use) -> Result<(), String> {
        let (one, other) = (self.seen(child), self.seen(result));
        let outcome = match (child.tracks.contains(&var), subset) {
            (false, None) if child == result => Ok(()),
            (true, Some(subset)) => {
                self.subsets[subset] = true;
                erased(one, var, &self.part.subsets[subset], other, self.part.lowest, self.fuel)
            }
            _ => Err("the automaton of sets does not fit".to_owned()),
        };
        within("exists", outcome)
    }
}
