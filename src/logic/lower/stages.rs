//! A formula that is rewritten step by step, and the few stages of it that a certificate shows.
//!
//! Representation: the formula, a path of child numbers to the part at work, and for each stage where the formula
//! changed and what is there then. Steps that only join, turn or drop parts are checked by normal forms and share a
//! stage; a quantifier that passes other parts or is replaced by its value, and a term that gets a name, are stages
//! of their own.
//! Failure: the steps of the budget run out.
//! Cost: what the stages show, once more for each level at which parts are joined; no copy of the whole.

use super::plain::Plain;
use crate::logic::limit::{Budget, Spent};

/// One stage: where the formula changed, and what is there now.
pub(crate) type Stage = (Vec<u32>, Plain);

/// A formula in the middle of its rewriting.
pub(crate) struct Rewriting<'b> {
    now: Plain,
    /// The part at work; a quantifier and `not` have child 0.
    pub path: Vec<u32>,
    stages: Vec<Stage>,
    /// The part in which something moved since the last stage, and what was there before.
    moved: Option<Stage>,
    budget: &'b mut Budget,
    spent: Option<Spent>,
}

impl<'b> Rewriting<'b> {
    pub fn new(start: Plain, budget: &'b mut Budget) -> Rewriting<'b> {
        Rewriting { now: start, path: Vec::new(), stages: Vec::new(), moved: None, budget, spent: None }
    }

    /// The stages, each of which took steps for the part that it shows, and the formula to which they lead.
    pub fn finish(mut self) -> Result<(Vec<Stage>, Plain), Spent> {
        if let Some(moved) = self.moved() {
            self.show(moved);
        }
        self.spent.map_or(Ok((self.stages, self.now)), Err)
    }

    /// The part at work.
    pub fn here(&self) -> &Plain {
        part(&self.now, &self.path)
    }

    /// Goes on with one of its parts.
    pub fn inside(&mut self, child: usize, change: impl FnOnce(&mut Self)) {
        self.path.push(u32::try_from(child).expect("parts are limited"));
        change(self);
        self.path.pop();
    }

    /// Goes on with each of its parts.
    pub fn each(&mut self, mut change: impl FnMut(&mut Self)) {
        (0..self.here().children().count()).for_each(|child| self.inside(child, &mut change));
    }

    /// A step that shares a stage with its neighbours.
    pub fn turn(&mut self, change: impl FnOnce(Plain) -> Plain) {
        self.remember();
        self.apply(change);
    }

    /// A step that is a stage of its own: what has no normal form in common, or only where there is no `not`
    /// before it.
    pub fn stage(&mut self, change: impl FnOnce(Plain) -> Plain) {
        // What moved inside the part that changes now needs no stage of its own.
        if let Some(moved) = self.moved().filter(|moved| !moved.starts_with(&self.path)) {
            self.show(moved);
        }
        self.apply(change);
        self.show(self.path.clone());
    }

    fn apply(&mut self, change: impl FnOnce(Plain) -> Plain) {
        let place = place(&mut self.now, &self.path);
        *place = change(place.take());
    }

    /// Keeps the part at work, which is about to move.
    fn remember(&mut self) {
        let path = self.path.clone();
        let apart = |(inner, _): &Stage| !inner.starts_with(&path) && !path.starts_with(inner);
        if self.moved.as_ref().is_some_and(apart)
            && let Some(moved) = self.moved()
        {
            self.show(moved);
        }
        self.moved = match self.moved.take() {
            Some((outer, before)) if path.starts_with(&outer) => Some((outer, before)),
            inner => self.copy(&path).map(|mut before| {
                if let Some((inner, part)) = inner {
                    *place(&mut before, &inner[path.len()..]) = part;
                }
                (path, before)
            }),
        };
    }

    /// The smallest part that holds all that moved since the last stage, if anything did.
    fn moved(&mut self) -> Option<Vec<u32>> {
        let (mut path, before) = self.moved.take()?;
        path.extend(difference(&before, part(&self.now, &path))?);
        Some(path)
    }

    /// One more stage.
    fn show(&mut self, path: Vec<u32>) {
        let part = self.copy(&path);
        self.stages.extend(part.map(|part| (path, part)));
    }

    /// A copy of what is at the path now; nothing once the steps have run out.
    fn copy(&mut self, path: &[u32]) -> Option<Plain> {
        let part = part(&self.now, path);
        self.spent = self.spent.or_else(|| self.budget.steps(part.size()).err());
        self.spent.is_none().then(|| part.clone())
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

fn part<'p>(plain: &'p Plain, path: &[u32]) -> &'p Plain {
    path.iter().fold(plain, |plain, &child| plain.children().nth(child as usize).expect("paths lead to parts"))
}

fn place<'p>(plain: &'p mut Plain, path: &[u32]) -> &'p mut Plain {
    path.iter().fold(plain, |plain, &child| plain.children_mut().nth(child as usize).expect("paths lead to parts"))
}
