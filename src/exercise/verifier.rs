//! What second routes need from one question to the next: the outcome tables of games already searched, and rows of
//! values already computed.
//!
//! A table grows on demand; what it answers does not depend on what was asked before.

use std::collections::BTreeMap;

use super::second::RepeatingRow;
use crate::document::Answer;
use crate::rules::{Game, Position, Rules};
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
    /// Values of single heaps as far as they repeat; none where no period shows.
    rows: BTreeMap<String, Option<RepeatingRow>>,
    /// Answers to questions of which there are few.
    answers: BTreeMap<String, Result<Answer, String>>,
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

    /// The answer to a question of which there are few, found once; its text says of which kind it is.
    ///
    /// # Errors
    /// As what finds it.
    pub(crate) fn once(
        &mut self,
        position: &str,
        find: impl FnOnce() -> Result<Answer, String>,
    ) -> Result<Answer, String> {
        self.answers.entry(position.to_owned()).or_insert_with(find).clone()
    }

    /// The values of the single heaps of a game of one component, by mex from the rules, if they are seen to repeat.
    pub(crate) fn repeating(&mut self, rules: &Rules) -> Option<&RepeatingRow> {
        self.rows.entry(rules.title()).or_insert_with(|| RepeatingRow::of(rules)).as_ref()
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
