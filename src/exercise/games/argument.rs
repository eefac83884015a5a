//! Why the player to move loses: the simplest argument that is true of this very position.
//!
//! Representation: an [`Argument`]. [`why_lost`] looks at the numbers of the position and tries one argument after the
//! other, the simplest first; it claims nothing that it has not looked at. Where none holds there is `None`, and
//! values, marked squares or a table must do. A move wins because of what it leaves, so winning moves are explained
//! by the same arguments.
//! Source: Winning Ways, ch. 1 (copying) and 3; Schuh 1952, Gale 1974 (chocolate); N-14 to N-26.

use crate::rules::games::lines::{CELLS, TRIANGLE};
use crate::rules::{Game, Move, MoveShape, Play, Position, Rules};
use crate::solver;

/// Why the player to move loses.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// There is no move.
    Over,
    /// Heaps in which one can move come in equal pairs: every move is copied in the other heap of its pair.
    Pairs,
    /// The heap is a multiple of this number: whatever is taken, the other player takes the rest of it.
    Multiple(u64),
    /// Chocolate with a first row and a first column of equal length and nothing else: so many squares beside the
    /// poison in each.
    Arms(u64),
    /// Chocolate with two lines, that with the poison one square longer; whether they are rows.
    OneLonger {
        /// Rows or columns.
        rows: bool,
    },
    /// A board that goes over into itself, on which no block meets its own image.
    Mirror(Mirror),
    /// The other player has two lines of two with a free third point, and these points differ; the player to move
    /// can complete nothing. The lines, each with its free point last.
    TwoThreats([[usize; 3]; 2]),
    /// The other player would complete a line, so its free point must be taken; then the other player has an answer.
    Forced {
        /// The line, its free point last.
        line: [usize; 3],
        /// The player to move takes the point.
        reply: Move,
        /// The answer.
        answer: Move,
        /// Why that wins.
        then: Box<Argument>,
    },
    /// Every move, its answer, and why that wins.
    Answers(Vec<(Move, Move, Argument)>),
}

/// A symmetry of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mirror {
    /// Left and right change places.
    Columns,
    /// Above and below change places.
    Rows,
    /// Half a turn round the middle.
    Turn,
}

/// More moves are not answered one by one.
pub const MOST_ANSWERS: usize = 12;

/// The simplest argument that the player to move loses; none if there is none that is so simple, or the player
/// does not lose.
pub fn why_lost(game: &Game, position: &Position) -> Option<Argument> {
    let rules = &game.components[0];
    let parts = position.parts();
    let no_move = game.count(position) == 0;
    if game.play == Play::Misere {
        return None;
    }
    if no_move {
        return (!rules.drawn(parts)).then_some(Argument::Over);
    }
    by_shape(rules, parts).or_else(|| by_threats(game, position)).or_else(|| by_answers(game, position))
}

/// What can be seen without a look at any move.
fn by_shape(rules: &Rules, parts: &[u64]) -> Option<Argument> {
    match rules.name() {
        "chomp" => of_chocolate(parts),
        "squares" => of_board(rules, parts).map(Argument::Mirror),
        "subtract" => {
            let set = rules.parameters();
            let all = set.iter().copied().eq(1..=set.len() as u64);
            let modulus = set.len() as u64 + 1;
            (all && parts[0].is_multiple_of(modulus)).then_some(Argument::Multiple(modulus))
        }
        _ if rules.move_shape() == MoveShape::WholeBoard => None,
        _ => in_pairs(rules, parts).then_some(Argument::Pairs),
    }
}

/// Whether the heaps in which there is a move come in equal pairs.
fn in_pairs(rules: &Rules, heaps: &[u64]) -> bool {
    let mut live: Vec<u64> = heaps.iter().copied().filter(|&heap| rules.count(&[heap]) > 0).collect();
    live.sort_unstable();
    live.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
}

/// Equal arms, or two lines.
fn of_chocolate(columns: &[u64]) -> Option<Argument> {
    let (tallest, wide) = (*columns.first()?, columns.len() as u64);
    if tallest == wide && wide > 1 && columns[1..].iter().all(|&height| height == 1) {
        return Some(Argument::Arms(wide - 1));
    }
    let second = columns.iter().filter(|&&height| height >= 2).count() as u64;
    match columns {
        [first, other] if *first == other + 1 => Some(Argument::OneLonger { rows: false }),
        _ if tallest == 2 && wide == second + 1 => Some(Argument::OneLonger { rows: true }),
        _ => None,
    }
}

/// A symmetry of the board under which no block that fits meets its image.
fn of_board(rules: &Rules, board: &[u64]) -> Option<Mirror> {
    let columns = usize::try_from(board[0]).ok()?;
    let cells = &board[1..];
    let rows = cells.len() / columns;
    [Mirror::Columns, Mirror::Rows, Mirror::Turn].into_iter().find(|mirror| {
        let image = |cell: usize| mirror.image(cell, rows, columns);
        let same = (0..cells.len()).all(|cell| (cells[cell] == 0) == (cells[image(cell)] == 0));
        let apart = |after: &[u64]| {
            let covered = |cell: usize| cells[cell] == 0 && after[cell + 1] != 0;
            (0..cells.len()).all(|cell| !(covered(cell) && covered(image(cell))))
        };
        same && rules.steps(board).iter().all(|step| apart(&step.left))
    })
}

impl Mirror {
    /// Where a cell goes, on a board with so many rows and columns.
    pub fn image(self, cell: usize, rows: usize, columns: usize) -> usize {
        let (row, column) = (cell / columns, cell % columns);
        let row = if self == Mirror::Columns { row } else { rows - 1 - row };
        let column = if self == Mirror::Rows { column } else { columns - 1 - column };
        row * columns + column
    }
}

/// The lines of a board of nine points; none of other games.
pub fn lines_of(rules: &Rules) -> Option<&'static [[usize; 3]]> {
    match rules.name() {
        "tictactoe" => Some(&CELLS),
        "trihex" => Some(&TRIANGLE),
        _ => None,
    }
}

/// Whose turn it is: 1 for x, 2 for o.
pub fn mover(points: &[u64]) -> u64 {
    let of = |player| points.iter().filter(|&&point| point == player).count();
    if of(1) > of(2) { 2 } else { 1 }
}

/// The lines of which a player has two points and the third is free; the free point last.
pub fn threats(lines: &[[usize; 3]], points: &[u64], player: u64) -> Vec<[usize; 3]> {
    let threat = |line: &[usize; 3]| {
        let free = line.iter().copied().find(|&point| points[point] == 0)?;
        let others: Vec<usize> = line.iter().copied().filter(|&point| point != free).collect();
        others.iter().all(|&point| points[point] == player).then(|| [others[0], others[1], free])
    };
    lines.iter().filter_map(threat).collect()
}

/// Two threats at once, or one that leads on to more.
fn by_threats(game: &Game, position: &Position) -> Option<Argument> {
    let points = position.parts();
    let lines = lines_of(&game.components[0])?;
    let player = mover(points);
    if !threats(lines, points, player).is_empty() {
        return None;
    }
    let against = threats(lines, points, 3 - player);
    let first = *against.first()?;
    if let Some(&second) = against.iter().find(|line| line[2] != first[2]) {
        return Some(Argument::TwoThreats([first, second]));
    }
    let reply = game.moves(position).into_iter().find(|step| step.to.parts()[first[2]] == player)?;
    let (answer, then) = best_answer(game, &reply.to, &|argument| {
        matches!(argument, Argument::Over | Argument::TwoThreats(_) | Argument::Forced { .. })
    })?;
    Some(Argument::Forced { line: first, reply, answer, then: Box::new(then) })
}

/// An answer for each of a few moves.
fn by_answers(game: &Game, position: &Position) -> Option<Argument> {
    let has_answers = matches!(game.components[0].name(), "chomp" | "squares" | "tictactoe" | "trihex");
    if !has_answers || game.count(position) > MOST_ANSWERS as u64 {
        return None;
    }
    let settled = |argument: &Argument| !matches!(argument, Argument::Answers(_));
    let answered = |step: Move| {
        let (answer, then) = best_answer(game, &step.to, &settled)?;
        Some((step, answer, then))
    };
    game.moves(position).into_iter().map(answered).collect::<Option<Vec<_>>>().map(Argument::Answers)
}

/// The winning move with the simplest argument, among those that the caller can use.
fn best_answer(game: &Game, position: &Position, usable: &dyn Fn(&Argument) -> bool) -> Option<(Move, Argument)> {
    let winning = solver::winning_moves(game, position).ok()?;
    let because = |best: Move| {
        let rules = &game.components[0];
        let parts = best.to.parts();
        let simple = if game.count(&best.to) == 0 && !rules.drawn(parts) {
            Some(Argument::Over)
        } else {
            by_shape(rules, parts).or_else(|| by_threats(game, &best.to))
        };
        Some((best, simple?))
    };
    winning.into_iter().filter_map(because).filter(|(_, argument)| usable(argument)).min_by_key(|(_, it)| it.depth())
}

impl Argument {
    /// How much there is to follow: what ends at once comes first.
    pub fn depth(&self) -> usize {
        match self {
            Argument::Over => 0,
            Argument::Forced { then, .. } => 2 + then.depth(),
            Argument::Answers(answers) => 20 + answers.iter().map(|(.., then)| then.depth()).sum::<usize>(),
            _ => 1,
        }
    }
}
