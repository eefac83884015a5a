//! Boards whose lost squares are asked for: a token that moves left or down by given numbers, or the queen.
//!
//! Representation: the takes of a direction as the digits of a number, 13 for 1 or 3; 0 for a queen. Squares are
//! `[x, y]`, the distances to the corner at the bottom left.
//! Source: N-04 to N-07; Winning Ways, ch. 3.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::games::{self, choice, values};
use super::{Candidate, Space, Subject, Task};
use crate::document::build::paragraph;
use crate::document::{Block, Phrase};
use crate::picture::{self, Labels};
use crate::rules::{Game, Play, Position, Rules, parse_game};
use crate::solver::{self, Outcome};

/// The ways to move: what `by` chooses from.
pub const WAYS: &[&str] = &["steps", "queen"];

/// How many squares a token may go in one direction: subsets of 1 to 4 with two numbers or three.
const STEPS: [u64; 10] = [12, 13, 14, 23, 24, 34, 123, 124, 134, 234];

thread_local! {
    /// The lost squares of the boards that were asked about: there are few, and many questions about each.
    static LOST: RefCell<BTreeMap<Key, Rc<Vec<[u64; 2]>>>> = const { RefCell::new(BTreeMap::new()) };
}

/// The takes and the sides of a board.
type Key = ([u64; 2], [u64; 2]);

/// A board.
pub struct Board {
    /// The takes to the left and down as digits, both 0 for the queen.
    pub takes: [u64; 2],
    /// How many columns and rows.
    pub size: [u64; 2],
}

impl Board {
    /// Every board of a task: takes to the left and down, columns, rows, and then the other ranges.
    pub fn space(task: &Task, more: &[(u64, u64)]) -> Space {
        let of = |left: u64, down: u64| {
            let ranges = [(left, left), (down, down), task.size, task.size];
            Space::Tuples(ranges.iter().chain(more).copied().collect())
        };
        let mut spaces = Vec::new();
        if task.ways.contains(&"queen") {
            spaces.push(of(0, 0));
        }
        if task.ways.contains(&"steps") {
            spaces.extend(STEPS.iter().flat_map(|&left| STEPS.iter().map(move |&down| of(left, down))));
        }
        Space::Union(spaces)
    }

    /// The board of a candidate.
    pub fn of(candidate: &Candidate) -> Board {
        let [left, down, columns, rows] = [0, 1, 2, 3].map(|place| candidate.numbers[place]);
        Board { takes: [left, down], size: [columns, rows] }
    }

    /// How the token goes, as one number, the same for left and down exchanged; of the queen the size of her board.
    pub fn way(candidate: &Candidate) -> u64 {
        let Board { size: [columns, rows], .. } = Board::of(candidate);
        match Subject::Board.steps(&candidate.numbers) {
            Some([few, many]) => few << 32 | many,
            None => columns.min(rows) << 32 | columns.max(rows),
        }
    }

    /// Whether the queen moves here.
    pub fn is_queen(&self) -> bool {
        self.takes == [0, 0]
    }

    /// Every square, by columns from the left, each from the bottom.
    pub fn squares(&self) -> impl Iterator<Item = [u64; 2]> {
        let [columns, rows] = self.size;
        (0..columns).flat_map(move |x| (0..rows).map(move |y| [x, y]))
    }

    /// The lost squares, by theory: the golden ratio, or equal values in both directions.
    pub fn lost(&self) -> Rc<Vec<[u64; 2]>> {
        let key = (self.takes, self.size);
        LOST.with_borrow_mut(|known| Rc::clone(known.entry(key).or_insert_with(|| Rc::new(self.find_lost()))))
    }

    fn find_lost(&self) -> Vec<[u64; 2]> {
        if self.is_queen() {
            let game = Game::single(parse_game("queen").expect("a game of its own"), Play::Normal);
            let lost = |square: &[u64; 2]| solver::outcome(&game, &Position::of(*square)) == Ok(Outcome::P);
            return self.squares().filter(lost).collect();
        }
        let [left, down] = self.values();
        self.squares().filter(|&[x, y]| left[x as usize] == down[y as usize]).collect()
    }

    /// The values to the left and down of a token's steps.
    pub fn values(&self) -> [Vec<u64>; 2] {
        [0, 1].map(|way| values::table(&self.one_way(way), self.size[way] - 1).values)
    }

    /// The subtraction game in one direction.
    fn one_way(&self, way: usize) -> Rules {
        let takes: Vec<String> = digits(self.takes[way]).iter().map(u64::to_string).collect();
        parse_game(&format!("subtract({})", takes.join(","))).expect("digits from 1 to 4, each once")
    }

    /// The squares that a move reaches from here.
    pub fn reached(&self, [x, y]: [u64; 2]) -> Vec<[u64; 2]> {
        if self.is_queen() {
            let left = (0..x).map(|to| [to, y]);
            let down = (0..y).map(|to| [x, to]);
            return left.chain(down).chain((1..=x.min(y)).map(|far| [x - far, y - far])).collect();
        }
        let [left, down] = self.takes.map(digits);
        let left = left.into_iter().filter_map(|take| Some([x.checked_sub(take)?, y]));
        let down = down.into_iter().filter_map(|take| Some([x, y.checked_sub(take)?]));
        left.chain(down).collect()
    }

    /// The rules and the task.
    pub fn stem(&self, asks: &'static str) -> Vec<Phrase> {
        if self.is_queen() {
            return games::stem(&parse_game("queen").expect("a game of its own"), Play::Normal, asks);
        }
        vec![Phrase::rule("board-steps-rules"), Phrase::ending("rule-last-move-wins"), Phrase::new(asks)]
    }

    /// How far a token goes here; a queen needs no such words.
    pub fn steps(&self) -> Option<Block> {
        let [left, down] = self.takes.map(digits);
        let steps = Phrase::new("board-steps").with("left", choice(&left)).with("down", choice(&down));
        (!self.is_queen()).then(|| paragraph(steps))
    }

    /// The board as a picture.
    pub fn picture(&self, lost: Option<&[[u64; 2]]>, ringed: Option<[u64; 2]>) -> Block {
        Block::Picture(picture::labels(&Labels { size: self.size, lost, ringed }))
    }
}

/// The digits of a number, from the left.
pub fn digits(number: u64) -> Vec<u64> {
    number.to_string().bytes().map(|digit| u64::from(digit - b'0')).collect()
}
