//! The parts of a game block as plain formulas over one frame of variables.
//!
//! Representation: the entries of a position, the variables of all moves, the entries of the position that a
//! move reaches, the measure, and after them the bound variables, which no two formulas share. Where a
//! move leads and what the measure is are formulas: x' = …, m = ….
//! Failure: too many parts once the definitions are written out.

use super::differences::{Difference, differences};
use crate::logic::blocks::parts::{Parts, all, equations, results};
use crate::logic::limit::{GaveUp, Limits};
use crate::logic::lower::plain::Plain;
use crate::logic::syntax::claims::Claims;
use crate::logic::syntax::formula::Name;
use crate::logic::syntax::game::{GameBlock, Play};

/// A block in plain form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Form {
    pub play: Play,
    /// The names of all variables, by index.
    pub names: Vec<String>,
    /// Entries of a position.
    pub size: usize,
    pub domain: Plain,
    pub moves: Vec<FormMove>,
    pub measure: Plain,
    pub losing: Plain,
    pub differences: Vec<Difference>,
}

/// A kind of move in plain form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FormMove {
    /// How many variables it has.
    pub count: usize,
    pub guard: Plain,
    pub step: Plain,
}

/// The block in plain form.
pub(crate) fn form(claims: &Claims, block: &GameBlock, limits: &Limits) -> Result<Form, GaveUp> {
    let rules = block.rules(claims);
    let own: Vec<Vec<String>> = rules.iter().map(|rule| texts(&block.move_variables(rule))).collect();
    let x = texts(&block.variables);
    let (mut names, mut places) = (x.clone(), Vec::new());
    for own in &own {
        places.push(names.len());
        names.extend_from_slice(own);
    }
    let reached = names.len();
    names.extend(x.iter().map(|name| format!("{name}'")));
    let measure = names.len();
    names.push("measure".to_owned());
    let mut builder = Parts { claims, limits, names };
    let (results, of_x) = (results(x.len()), (0, &x[..]));
    let domain = builder.plain(&all(block.domain.clone(), &block.name.span), &[of_x])?;
    let mut moves = Vec::new();
    for ((rule, own), place) in rules.iter().zip(&own).zip(places) {
        let guard = all(rule.conditions().cloned().collect(), &rule.span);
        let guard = builder.plain(&guard, &[of_x, (place, own)])?;
        let step = equations(&results, &rule.targets, &rule.span);
        let step = builder.plain(&step, &[of_x, (place, own), (reached, &results)])?;
        moves.push(FormMove { count: own.len(), guard, step });
    }
    let value = equations(&results, [block.measure(claims)], &block.name.span);
    Ok(Form {
        play: block.play,
        size: x.len(),
        domain,
        moves,
        measure: builder.plain(&value, &[of_x, (measure, &results[..1])])?,
        losing: builder.plain(&block.losing, &[of_x])?,
        differences: differences(claims, block, limits)?,
        names: builder.names,
    })
}

fn texts(names: &[Name]) -> Vec<String> {
    names.iter().map(|name| name.text.clone()).collect()
}
