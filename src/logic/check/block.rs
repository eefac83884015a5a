//! A block whose obligations the checker builds itself: a game, or one on any number of heaps.
//!
//! Representation: the parts of the block as a certificate states them, and what is asked for, in order.
//! Failure: parts that are not well formed, or too many.

use super::Beyond;
use super::formula::{Nodes, Obligation, shown_names};
use super::game::{Demand, Game};
use super::heaps::{Heaps, ObligationKind};

pub(super) enum Block {
    Game(Box<Game>, Vec<Demand>),
    Heaps(Box<Heaps>, Vec<ObligationKind>),
}

impl Block {
    /// The game with what is asked for.
    pub fn game(game: Game) -> Result<Block, String> {
        game.well_formed()?;
        let demands = game.demands();
        Ok(Block::Game(Box::new(game), demands))
    }

    /// The block on heaps with what is asked for.
    pub fn heaps(heaps: Heaps) -> Result<Block, String> {
        heaps.well_formed()?;
        let demands = ObligationKind::all(heaps.misere).collect();
        Ok(Block::Heaps(Box::new(heaps), demands))
    }

    /// How many obligations there are.
    pub fn count(&self) -> usize {
        match self {
            Block::Game(_, demands) => demands.len(),
            Block::Heaps(_, demands) => demands.len(),
        }
    }

    /// The obligation of that number, below the count.
    pub fn obligation(&self, number: usize, nodes: &mut Nodes) -> Result<Obligation, Beyond> {
        match self {
            Block::Game(game, demands) => game.obligation(demands[number], nodes),
            Block::Heaps(heaps, demands) => heaps.obligation(demands[number], nodes),
        }
    }

    /// What the obligation of that number is called.
    pub fn label(&self, number: usize) -> String {
        match self {
            Block::Game(game, demands) => game.label(demands[number]),
            Block::Heaps(heaps, demands) => demands[number].label(heaps.misere).to_owned(),
        }
    }

    /// Whether a player without a move wins.
    pub fn misere(&self) -> bool {
        match self {
            Block::Game(game, _) => game.misere,
            Block::Heaps(heaps, _) => heaps.misere,
        }
    }

    /// The parts of the block as a reader sees them: a word, and what it says.
    pub fn said(&self) -> Vec<(String, String)> {
        let heaps = match self {
            Block::Game(game, _) => return game.said(),
            Block::Heaps(heaps, _) => heaps,
        };
        let (frame, shown) = (heaps.frame(), shown_names(&heaps.names));
        let tuple = |from: u32| format!("({})", shown[from as usize..(from + frame.size) as usize].join(", "));
        let start: Vec<String> = heaps.start.iter().map(ToString::to_string).collect();
        let mut said = vec![
            ("accumulator", tuple(frame.s)),
            ("start", format!("({})", start.join(", "))),
            ("sum", format!("{} = {} + {}", tuple(frame.t), tuple(frame.s), shown[frame.x as usize])),
            ("whole", tuple(frame.p)),
        ];
        for (word, part) in heaps.parts() {
            let text = part.shown(&shown);
            match said.iter_mut().find(|(other, _)| *other == word) {
                Some((_, line)) => *line += &format!(" where {text}"),
                None => said.push((word, text)),
            }
        }
        said.into_iter().map(|(word, text)| (word.to_owned(), text)).collect()
    }
}
