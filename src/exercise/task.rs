//! A task: what the author of a sheet asks of a kind, and which settings a kind takes.
//!
//! Every number is inside the bounds that the kind states; `sheet` checks them once, when it reads.

use super::Kind;
use crate::rules::{Play, Rules};
use crate::solver::Outcome;

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
    /// In which class answers fall; none when they fall as they come.
    pub class: Option<AnswerClass>,
    /// How a builder goes on, a piece moves and the like, where the kind asks: by name, of [`Settings::ways`].
    pub ways: Vec<&'static str>,
}

/// A class of answers that an author can ask for: `verdict: P`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerClass {
    /// The player to move loses.
    P,
    /// The player to move wins.
    N,
    /// Nobody wins.
    Draw,
    /// The trio is a v-trio.
    VTrio,
    /// It is not.
    NotVTrio,
    /// The statement is true.
    Holds,
    /// It is not.
    Fails,
}

impl AnswerClass {
    /// The name of the class, as authors write it.
    pub fn name(self) -> &'static str {
        match self {
            AnswerClass::P => "P",
            AnswerClass::N => "N",
            AnswerClass::Draw => "draw",
            AnswerClass::VTrio => "v-trio",
            AnswerClass::NotVTrio => "not-v-trio",
            AnswerClass::Holds => "holds",
            AnswerClass::Fails => "fails",
        }
    }
}

impl From<Outcome> for AnswerClass {
    fn from(outcome: Outcome) -> AnswerClass {
        match outcome {
            Outcome::P => AnswerClass::P,
            Outcome::N => AnswerClass::N,
            Outcome::Draw => AnswerClass::Draw,
        }
    }
}

/// The settings a kind takes beyond `id`, `kind`, `count`, `points`, `difficulty`, `text` and `space`.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Families of games; empty if the kind has no key `game`. The first is the default.
    pub games: &'static [&'static str],
    /// The rules about the last move that the kind knows; the first is the default, and the key `play`
    /// is taken where there are two.
    pub plays: &'static [Play],
    /// Bounds of the key `heaps`.
    pub heaps: Option<Bounds>,
    /// Bounds of the key `size`.
    pub size: Bounds,
    /// Whether the key `unique` is taken.
    pub unique: bool,
    /// Whether `game` may be a sum of games of heaps.
    pub sums: bool,
    /// Whether it may be a game block, which has losing positions and no values.
    pub authored: bool,
    /// What `verdict` may be besides `any` and `mixed`; `mixed` is the default where there are classes.
    pub classes: &'static [AnswerClass],
    /// What the key `by` may be besides `mixed`, the default; empty if the kind has no key `by`.
    pub ways: &'static [&'static str],
    /// Whether its questions may have boxes instead of places to write: `form: choice`.
    pub choice: bool,
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
            plays: &[Play::Normal],
            heaps: None,
            size: Bounds { least, most, default },
            unique: false,
            sums: false,
            authored: false,
            classes: &[],
            ways: &[],
            choice: true,
        }
    }

    /// The same with a number of heaps.
    pub const fn heaps(self, least: u64, most: u64, default: (u64, u64)) -> Settings {
        Settings { heaps: Some(Bounds { least, most, default }), ..self }
    }

    /// Whether a key that only some kinds take is one of this kind's.
    pub fn has(&self, key: &str) -> bool {
        match key {
            "game" => !self.games.is_empty(),
            "play" => self.plays.len() > 1,
            "heaps" => self.heaps.is_some(),
            "size" => true,
            "unique" => self.unique,
            "verdict" => !self.classes.is_empty(),
            "by" => !self.ways.is_empty(),
            "form" => self.choice,
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
            play: settings.plays[0],
            heaps: settings.heaps.map_or((1, 1), |bounds| bounds.default),
            size: settings.size.default,
            unique: false,
            class: None,
            ways: settings.ways.to_vec(),
        }
    }

    /// The settings that a kind takes with the games of this task.
    pub fn settings(&self, kind: &Kind) -> Settings {
        self.games.first().map_or_else(|| (kind.settings)(), |rules| kind.settings_for(rules))
    }
}

/// The ruleset that a family's own example uses.
fn default_game(name: &str) -> Option<Rules> {
    let family = crate::rules::ALL.iter().find(|family| family.name == name)?;
    crate::rules::parse_game(&family.game()).ok()
}
