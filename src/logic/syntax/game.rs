//! Game blocks: rules, domain, measure and losing positions, stated once.
//!
//! Representation: a position is a tuple of naturals, one for each variable of the block. From one
//! block come the statements that prove it (`blocks::game`) and the rules as
//! plain integers (`Interpreted`, `Search`), which share nothing but the tree.
//! Failure: faults of the text are reported by the parser; a false block names the obligation that fails.
//! Source: the kernel of a finite game, Bouton 1902.
//!
//! ```text
//! game NAME (a, b) [normal | misere] [in zeckendorf] [with FORMULA, …] {
//!   move FORMULA, … to (TERM, TERM) [when FORMULA, …]    # any number of these
//!   moves of OTHER        # its moves and, without a `measure` here, its measure; same variables
//!   measure TERM
//!   losing FORMULA
//! }
//! ```
//!
//! The parts are on lines of their own or with `;` between, in any order. A name before `to` that
//! is not a variable of the block is a variable of that move; the formulas must bound it. Without a
//! word for it the play is normal: whoever cannot move loses.
//!
//! `game NAME (3 piles p) normal` has no braces and means
//!
//! ```text
//! game NAME (p1, p2, p3) normal {
//!   move x < p1 to (x, p2, p3)
//!   move x < p2 to (p1, x, p3)
//!   move x < p3 to (p1, p2, x)
//!   measure p1 + p2 + p3
//!   losing p1 xor p2 xor p3 = 0
//! }
//! ```
//!
//! and in misère play its last line is
//! `losing if p1 > 1 or p2 > 1 or p3 > 1 then p1 xor p2 xor p3 = 0 else p1 xor p2 xor p3 = 1`.

use crate::logic::syntax::formula::{Formula, Name, Numeration, Term};
use crate::logic::syntax::substitute;
use crate::source::Span;

/// Who wins when no move is left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Play {
    /// Whoever cannot move loses.
    #[default]
    Normal,
    /// Whoever cannot move wins.
    Misere,
}

impl Play {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Play::Normal => "normal",
            Play::Misere => "misere",
        }
    }
}

/// A game as its author states it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameBlock {
    /// Its name.
    pub name: Name,
    /// The number of piles and the name before their numbers, if the block is `(n piles p)`; all
    /// other parts are written out.
    pub piles: Option<(usize, Name)>,
    /// What a position consists of.
    pub variables: Vec<Name>,
    /// Who wins at the end.
    pub play: Play,
    /// How its numbers are written.
    pub numeration: Numeration,
    /// Which tuples are positions: all formulas hold.
    pub domain: Vec<Formula>,
    /// The game whose moves, and measure if there is none here, belong to this one as well.
    pub moves_of: Option<Name>,
    /// Its own moves.
    pub moves: Vec<MoveRule>,
    /// What every move lowers.
    pub measure: Option<Term>,
    /// The positions that are lost for the player to move.
    pub losing: Formula,
    /// The whole block.
    pub span: Span,
    /// Comments that belong to it, each with its `#`.
    pub comments: Vec<String>,
}

/// A kind of move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRule {
    /// What allows it and bounds its variables.
    pub guard: Vec<Formula>,
    /// The position it leads to.
    pub targets: Vec<Term>,
    /// What else allows it.
    pub when: Vec<Formula>,
    /// The whole move.
    pub span: Span,
}

impl GameBlock {
    /// The variables of a move of this game: the free names of its guard that are none of the game.
    pub fn move_variables(&self, rule: &MoveRule) -> Vec<Name> {
        let mut names: Vec<Name> = Vec::new();
        for name in rule.guard.iter().flat_map(substitute::free) {
            let known = |list: &[Name]| list.iter().any(|other| other.text == name.text);
            if !known(&self.variables) && !known(&names) {
                names.push(name);
            }
        }
        names
    }
}

impl MoveRule {
    /// The formulas of guard and `when`, in order.
    pub fn conditions(&self) -> impl Iterator<Item = &Formula> {
        self.guard.iter().chain(&self.when)
    }
}
