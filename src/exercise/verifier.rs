//! What second routes need from one question to the next: the outcome tables of games already searched.
//!
//! A table grows on demand; what it answers does not depend on what was asked before.

use std::collections::BTreeMap;

use crate::rules::{Game, Position};
use crate::solver::{Budget, Outcome, RetrogradeTable};

/// Outcome tables by game, for one thread.
///
/// ```
/// use nimbook::{Plan, Sheet, Text, Verifier, read};
///
/// let spec = "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
/// let plan = Plan::new(read(&Text::new("two.yaml", spec))?, 0)?;
/// let mut verifier = Verifier::new();
/// for variant in 0..10 {
///     Sheet::draw(&plan, variant, 0, &mut verifier)?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct Verifier {
    tables: BTreeMap<String, RetrogradeTable>,
}

/// Two routes that do not agree, with all that is needed to reproduce it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dispute {
    /// The kind's name.
    pub kind: &'static str,
    /// The position as text.
    pub position: String,
    /// What the first route answered.
    pub first: String,
    /// What the second route answered, or why it could not.
    pub second: String,
}

impl std::fmt::Display for Dispute {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Dispute { kind, position, first, second } = self;
        write!(out, "two routes disagree on {kind} of `{position}`\n  first:  {first}\n  second: {second}")
    }
}

impl Verifier {
    /// No tables yet.
    pub fn new() -> Verifier {
        Verifier::default()
    }

    /// The outcome table of a game.
    pub(crate) fn labels(&mut self, game: &Game) -> &mut RetrogradeTable {
        self.tables.entry(name(game)).or_insert_with(|| RetrogradeTable::new(game, Budget::default()))
    }

    /// The outcome of a position, by search.
    ///
    /// # Errors
    /// A sentence with the numbers when the position is out of reach.
    pub(crate) fn outcome(&mut self, game: &Game, position: &Position) -> Result<Outcome, String> {
        self.labels(game).outcome(position).map_err(|limit| limit.to_string())
    }
}

/// Games with the same name have the same moves and the same winner.
fn name(game: &Game) -> String {
    let parts: Vec<String> = game.components.iter().map(|rules| rules.title()).collect();
    format!("{} {}", game.play, parts.join("+"))
}
