//! Names for differences under digit functions: `pow2(a - b)` becomes
//! `exists d: d = a - b and pow2(d)`.
//!
//! Representation: a plain formula in which every operand of a nim-sum, of `shift`, `lowpart`,
//! `pow2`, `bit` and `endzeros_even` is natural by its form, whatever is around the atom. An
//! atom about a difference that is not defined is false, so parts may move past each other freely;
//! that it is defined where it counts is an obligation of its own.
//! Failure: more levels than the limit.
//! Source: Russell 1905 (descriptions).

use super::linear::{Linear, Var};
use super::naming::replaced_by;
use super::plain::{Atom, Plain};
use crate::logic::limit::{GaveUp, Limits, Unit, within};
use crate::source::Span;

/// Gives names to all such differences; the new variables follow the `names`.
pub(crate) fn named(plain: Plain, names: &mut Vec<String>, limits: &Limits) -> Result<Plain, GaveUp> {
    Namer { names, limits }.walk(plain, 1)
}

struct Namer<'n> {
    names: &'n mut Vec<String>,
    limits: &'n Limits,
}

impl Namer<'_> {
    fn walk(&mut self, mut plain: Plain, level: usize) -> Result<Plain, GaveUp> {
        for part in plain.children_mut() {
            *part = self.walk(part.take(), level + 1)?;
        }
        Ok(match plain {
            Plain::Atom(atom, span) => return self.atom(atom, span, level),
            Plain::Not(part) => part.negated(),
            Plain::And(parts) => Plain::and(parts),
            Plain::Or(parts) => Plain::or(parts),
            _ => plain,
        })
    }

    /// The innermost difference first, so that terms around it may become natural.
    fn atom(&mut self, atom: Atom, span: Span, level: usize) -> Result<Plain, GaveUp> {
        let Some(term) = difference(&atom) else { return Ok(Plain::Atom(atom, span)) };
        let levels = within(Unit::Levels, level as u64 + 2, self.limits.depth as u64);
        levels.map_err(|spent| spent.at(span.clone(), "naming the differences"))?;
        let var = Var::try_from(self.names.len()).expect("parts are limited far below 2^32");
        self.names.push(format!("_{var}"));
        let definition = Plain::equal(Linear::var(var).minus(&term), span.clone());
        let rest = match Plain::atom(atom.map(|within| replaced_by(within, &term, var)), span.clone()) {
            Plain::Atom(atom, span) => self.atom(atom, span, level + 2)?,
            other => other,
        };
        Ok(match Plain::and([definition, rest]) {
            Plain::Truth(truth) => Plain::Truth(truth),
            both => Plain::Exists(var, Box::new(both), span),
        })
    }
}

/// An innermost operand of a digit function that is not natural by its form.
fn difference(atom: &Atom) -> Option<Linear> {
    let digits = matches!(atom, Atom::Pow2(_) | Atom::Bit(..) | Atom::EndZerosEven(_));
    atom.terms().find_map(|term| if digits { operand(term) } else { inside(term) })
}

fn operand(term: &Linear) -> Option<Linear> {
    inside(term).or_else(|| (!term.is_natural()).then(|| term.clone()))
}

/// The same, among the operands inside the term.
fn inside(term: &Linear) -> Option<Linear> {
    term.parts.iter().find_map(|(part, _)| part.operands().iter().find_map(operand))
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_bigint::BigInt;

    fn less(one: Var, other: Var) -> Linear {
        Linear::var(one).minus(&Linear::var(other))
    }

    #[test]
    fn differences_are_named_from_the_inside() {
        let mut names = vec!["a".to_owned(), "b".to_owned()];
        let nim = Linear::xor([less(0, 1), Linear::var(1)]);
        let atom = Atom::Pow2(nim.minus(&Linear::var(0)));
        let found = named(Plain::Atom(atom, 0..1), &mut names, &Limits::default()).expect("shallow");
        let nim = Linear::xor([Linear::var(1), Linear::var(2)]);
        let equal = |var: Var, term: &Linear| Plain::equal(Linear::var(var).minus(term), 0..1);
        let inner =
            Plain::And(vec![equal(3, &nim.minus(&Linear::var(0))), Plain::Atom(Atom::Pow2(Linear::var(3)), 0..1)]);
        let inner = Plain::Exists(3, Box::new(inner), 0..1);
        let outer = Plain::And(vec![equal(2, &less(0, 1)), inner]);
        assert_eq!(found, Plain::Exists(2, Box::new(outer), 0..1));
        assert_eq!(names[2..], ["_2", "_3"]);
    }

    #[test]
    fn sums_and_comparisons_stay_as_they_are() {
        let mut names = vec!["a".to_owned(), "b".to_owned()];
        for atom in [
            Atom::AtMost(less(0, 1)),
            Atom::Odd(less(0, 1)),
            Atom::Equal(Linear::xor([Linear::var(0), Linear::var(1)]).minus(&Linear::var(1))),
            Atom::Pow2(Linear::var(0).plus(&Linear::var(1), &BigInt::from(2))),
        ] {
            let plain = Plain::Atom(atom, 0..1);
            assert_eq!(named(plain.clone(), &mut names, &Limits::default()), Ok(plain));
        }
        assert_eq!(names.len(), 2);
    }

    #[test]
    fn a_negative_number_has_no_digits() {
        let mut names = vec!["a".to_owned()];
        let nim = Linear::xor([Linear::var(0), Linear::number(-3)]);
        let found = named(Plain::Atom(Atom::Odd(nim), 0..1), &mut names, &Limits::default());
        assert_eq!(found, Ok(Plain::Truth(false)));
    }
}
