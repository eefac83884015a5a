//! Nim's move on any number of heaps: losing positions stated by a fold, proved for every list.
//!
//! Representation: a position is a finite list of heaps, and a move lowers one heap to any smaller
//! number, nothing else. The *accumulator*, a tuple of naturals, begins at `start` and takes in one
//! heap after the other; `losing` speaks of the accumulator of the whole list alone.
//! Failure: faults of the text are reported by the parser; a block that is not proved names the
//! obligation that failed, and whether a search finds `losing` itself wrong.
//! Source: Bouton 1902, whose proof the fold rule puts in general terms.
//!
//! ```text
//! heaps NAME (s, m) [normal | misere] [in zeckendorf] {
//!   start (NUMBER, NUMBER)         # the accumulator of the empty list; `start 0` if there is one
//!   add x to (TERM, TERM)          # s + x: what the accumulator becomes with a heap x more
//!   losing FORMULA                 # about s: the player to move has lost
//!   invariant FORMULA              # about s: true of every list; may be left out
//!   end FORMULA                    # about s: every heap is 0; in misère play only, and needed there
//!   select (p, q) FORMULA          # about p and x: a good move in the whole list p lowers heap x
//!   rest (p, q) FORMULA            # about s and p: so it is, in p, where nothing is selected in s
//! }
//! ```
//!
//! The parts are on lines of their own or with `;` between, in any order. Differences have no
//! place here: `exists y: y + b = a` says what `a - b` would.
//!
//! # The fold rule
//!
//! Write s + x for the accumulator s with one more heap x. **If these hold for all naturals, then
//! `losing` holds of the accumulator of a list exactly where the player to move has lost, for every
//! number of heaps.**
//!
//! | | name | says |
//! |---|---|---|
//! | A | `sum-exists` | `Inv(s)` implies that some t is s + x |
//! | A | `sum-single` | `Inv(s)` implies that no two are |
//! | A | `sum-order` | `Inv(s)` implies (s + x) + y = (s + y) + x |
//! | I | `invariant-start` | `Inv(start)` |
//! | I | `invariant-sum` | `Inv(s)` implies `Inv(s + x)` |
//! | P | `losing` | `Inv(s)`, y < x and `losing(s + x)` imply not `losing(s + y)` |
//! | N1 | `rest-start` | `Inv(p)` implies `rest(start, p)` |
//! | N1 | `rest-sum` | `Inv(s)`, `Inv(p)`, `rest(s, p)` and not `select(p, x)` imply `rest(s + x, p)` |
//! | N1 | `rest-whole` | `Inv(p)` and `rest(p, p)` imply `losing(p)`; in misère play, or `end(p)` |
//! | N2 | `reply` | `Inv(s)`, `select(s + x, x)` and not `losing(s + x)` imply `losing(s + y)` for some y < x |
//! | E | `end-start` | normal: `losing(start)`; misère: `end(start)` |
//! | E | `end-sum` | normal: start + 0 = start; misère: `Inv(s)` implies that `end(s + x)` iff `end(s)` and x = 0 |
//! | E | `end-won` | misère only: `Inv(p)` and `end(p)` imply not `losing(p)` |
//!
//! *The accumulator is that of the heaps, not of their order.* By I and A every list has exactly one
//! accumulator, and the invariant holds of it: begin with the empty list and add heap after heap. Two
//! neighbours x, y in a list may change places: the accumulator s in front of them has the invariant,
//! (s + x) + y = (s + y) + x, and what follows starts from the same. Neighbours changing places give
//! every order, so the accumulator p of a list is r + x for each heap x of it, r being the accumulator
//! *of the rest*, the list without x, and a move of x to y leads to accumulator r + y.
//!
//! *From losing to losing there is no move.* It would lower a heap x to y < x with `losing(r + x)` and
//! `losing(r + y)`, against P.
//!
//! *From other lists there is one, unless all heaps are 0 in misère play.* Let p be the accumulator of
//! a list, not `losing(p)`, in misère play not `end(p)`. Suppose no heap x of it has `select(p, x)`. Walk
//! along the list with the accumulator s of what was passed: `rest(s, p)` holds before the first heap
//! (`rest-start`) and goes on to hold after each (`rest-sum`), so at last `rest(p, p)`; but then
//! `losing(p)`, or `end(p)` in misère play (`rest-whole`). So some heap x is selected, and with the
//! accumulator r of the rest N2 gives a y < x with `losing(r + y)`: a move to a losing list.
//! The empty list is not an exception; the walk is over at once.
//!
//! *Ends.* No move is left exactly if all heaps are 0. In normal play such a list is losing: its
//! accumulator is start, by `end-sum`, and `losing(start)`. In misère play `end` holds of the
//! accumulator of exactly these lists, heap by heap from `end-start` and `end-sum`, and by `end-won`
//! they are not losing; so a losing list has a move, and by rule a player who has none wins.
//!
//! *Induction on the number of tokens*, which every move lowers. Let the theorem hold for lists with
//! fewer tokens. From a losing list all moves lead to lists that are not losing, from which the next
//! player wins, and where it has no move at all the play is normal: the player to move has lost. From
//! a list that is not losing, a move leads to a losing one, or it is an end of misère play: the player
//! to move wins. ∎
//!
//! # Which obligations are needed
//!
//! Without any one of I, P, N1, N2, `sum-single` and `sum-order`, and in misère play of E, some block
//! passes that is wrong about the game; tests hold such blocks. `sum-exists` follows from `sum-order` and
//! is asked because it names the fault plainly; while sums are written as terms, neither it nor
//! `sum-single` can break, but the checker sees a formula and asks for both. In normal play E follows
//! from N1 and N2: an end that is not losing would have a selected heap, and that heap a smaller
//! number. It is asked all the same, because it names a wrong start plainly, so an accumulator of
//! normal play has to take no notice of heaps of 0, although a proof could do without.
//!
//! The invariant may be assumed of every accumulator that an obligation speaks of, p included, because
//! it holds of every list. In misère play that is what E needs: of a tuple that no list has, like
//! nim-sum 1 without any heap, `end` and `losing` may both hold.
//!
//! An obligation that breaks says that this proof is none. Whether `losing` itself is wrong, a list
//! shows that the search finds; where it finds none, nothing is known.

use crate::logic::syntax::formula::{Formula, Name, Numeration, Term};
use crate::logic::syntax::game::Play;
use crate::source::Span;
use num_bigint::BigUint;

/// A game of lowering heaps, its losing lists stated by a fold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapsBlock {
    /// Its name.
    pub name: Name,
    /// What the accumulator consists of.
    pub accumulator: Vec<Name>,
    /// Who wins when all heaps are 0.
    pub play: Play,
    /// How its numbers are written.
    pub numeration: Numeration,
    /// The accumulator of the empty list.
    pub start: Vec<BigUint>,
    /// The heap that is added, and looked at by `select`.
    pub heap: Name,
    /// The accumulator with that heap.
    pub sum: Vec<Term>,
    /// The accumulators whose lists are lost for the player to move.
    pub losing: Formula,
    /// What is true of the accumulator of every list; nothing if it is left out.
    pub invariant: Option<Formula>,
    /// The accumulators of lists whose heaps are all 0; in misère play only.
    pub end: Option<Formula>,
    /// The accumulator of the whole list, as `select` and `rest` call it.
    pub whole: Vec<Name>,
    /// The heaps that may be lowered to a losing list, by whole and heap.
    pub select: Formula,
    /// What is true of the accumulator of some heaps of a whole if none of them is selected.
    pub rest: Formula,
    /// The whole block.
    pub span: Span,
    /// Comments that belong to it, each with its `#`.
    pub comments: Vec<String>,
}
