//! A task: what the author of a sheet asks of a kind, and which settings a kind takes.
//!
//! Every number is inside the bounds that the kind states; `sheet` checks them once, when it reads.

use super::Kind;
use crate::rules::{Play, Rules};

/// What the author asks for, after defaults.
#[derive(Clone, Debug)]
pub struct Task {
    /// The games to draw from, at least one; kinds without games ignore them.
    pub games: Vec<Rules>,
    /// Whether the last move wins or loses.
    pub play: Play,
    /// The least and the largest count of heaps, or of numbers where the kind says so.
    pub heaps: (u64, u64),
    /// The least and the largest size.
    pub size: (u64, u64),
    /// Whether exactly one answer may be right.
    pub unique: bool,
    /// On which side answers shall fall.
    pub wanted: Wanted,
    /// How many sides there are.
    pub verdicts: usize,
    /// How a builder goes on, where the kind asks: by name, one of [`Settings::ways`].
    pub ways: Vec<&'static str>,
}

/// On which side answers shall fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// As they come.
    Any,
    /// As many on each side.
    Mixed,
    /// All on one side.
    Only(Side),
}

/// One of the sides on which an answer can fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// No sides, or both.
    All,
    /// The first of [`Settings::classes`].
    First,
    /// The second of [`Settings::classes`].
    Second,
    /// The third of [`Settings::classes`], where games can be drawn.
    Third,
}

/// The sides in the order of [`Settings::classes`].
pub const SIDES: [Side; 3] = [Side::First, Side::Second, Side::Third];

/// The settings a kind takes beyond `id`, `kind`, `count`, `points`, `difficulty`, `text` and `space`.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Families of games; empty if the kind has no key `game`. The first is the default.
    pub games: &'static [&'static str],
    /// Whether the key `play` is taken.
    pub play: bool,
    /// Bounds of the key `heaps`.
    pub heaps: Option<Bounds>,
    /// Bounds of the key `size`.
    pub size: Bounds,
    /// Whether the key `unique` is taken.
    pub unique: bool,
    /// What `verdict` may be besides `any` and `mixed`; `mixed` is the default where there are verdicts.
    pub verdicts: &'static [&'static str],
    /// What the key `by` may be besides `mixed`, the default; empty if the kind has no key `by`.
    pub ways: &'static [&'static str],
}

/// Bounds of a range, and the range when nothing is said.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// No end may be below.
    pub least: u64,
    /// No end may be above.
    pub most: u64,
    /// The range when the key is missing.
    pub default: (u64, u64),
}

impl Settings {
    /// No settings but a size.
    pub const fn size(least: u64, most: u64, default: (u64, u64)) -> Settings {
        Settings {
            games: &[],
            play: false,
            heaps: None,
            size: Bounds { least, most, default },
            unique: false,
            verdicts: &[],
            ways: &[],
        }
    }

    /// Whether a key that only some kinds take is one of this kind's.
    pub fn has(&self, key: &str) -> bool {
        match key {
            "game" => !self.games.is_empty(),
            "play" => self.play,
            "heaps" => self.heaps.is_some(),
            "size" => true,
            "unique" => self.unique,
            "verdict" => !self.verdicts.is_empty(),
            "by" => !self.ways.is_empty(),
            _ => false,
        }
    }
}

impl Task {
    /// What a kind does when its author says nothing; its games are made by `rules`.
    pub fn of(settings: &Settings) -> Task {
        let games = settings.games.first().into_iter().filter_map(|name| default_game(name)).collect();
        Task {
            games,
            play: Play::Normal,
            heaps: settings.heaps.map_or((1, 1), |bounds| bounds.default),
            size: settings.size.default,
            unique: false,
            wanted: if settings.verdicts.is_empty() { Wanted::Any } else { Wanted::Mixed },
            verdicts: settings.verdicts.len(),
            ways: settings.ways.to_vec(),
        }
    }

    /// The settings that a kind takes with the games of this task.
    pub fn settings(&self, kind: &dyn Kind) -> Settings {
        self.games.first().map_or_else(|| kind.settings(), |rules| kind.settings_for(rules))
    }

    /// The sides that questions are drawn from.
    pub fn sides(&self) -> &'static [Side] {
        match self.wanted {
            Wanted::Any => &[Side::All],
            Wanted::Mixed => &SIDES[..self.verdicts.min(SIDES.len())],
            Wanted::Only(Side::First) => &SIDES[..1],
            Wanted::Only(Side::Second) => &SIDES[1..2],
            Wanted::Only(Side::Third) => &SIDES[2..],
            Wanted::Only(Side::All) => &[Side::All],
        }
    }
}

/// The ruleset that a family's own example uses.
fn default_game(name: &str) -> Option<Rules> {
    let family = crate::rules::ALL.iter().find(|family| family.name == name)?;
    crate::rules::parse_game(&family.game()).ok()
}
