//! `nimbook picture POSITION`: the picture of a position, and of the Fano plane and the scheme of pairs.
//!
//! Output: an SVG that stands alone, or the same in plain characters; on standard output or in a file.
//! Winning moves and lost squares are drawn only when they were asked for; they are those of `nimbook
//! solve`, and every lost square is confirmed by the search.
//! Exit 2 when the position or the file is at fault, 3 when the solution is out of reach, 1 when two
//! routes disagree.

use std::path::{Path, PathBuf};

use super::files::{self, Target};
use super::input::{Obstacle, Refused};
use super::solve::refusal;
use super::{Reply, position};
use crate::document::{LANGUAGES, Picture as Drawing, Words, WordsError};
use crate::picture::{self, Change, MOST_COMPONENTS, PAIRS_FIT, Pairs, QUEEN_SIDE, Scene};
use crate::render;
use crate::rules::{Game, Parsed, Play, Position, parse};
use crate::solver::{self, Budget, Labels, Outcome, SolveError};

/// Draws a position, with its winning moves if you like
///
/// Every game has a picture of its own: heaps, rows of coins, strips, boards, chocolate. Besides
/// positions there are `fano`, the seven lost trios up to 7, and `pairs N`, Báron's scheme of pairs.
#[derive(Clone, Debug, clap::Args)]
pub struct Picture {
    /// The position, as in `queen 9 7`, or `fano`, or `pairs 7`
    #[arg(value_name = "POSITION", required = true, allow_negative_numbers = true)]
    pub position: Vec<String>,
    /// The last move loses
    #[arg(long)]
    pub misere: bool,
    /// Marks winning moves, and lost squares on the queen's board
    #[arg(long)]
    pub winning: bool,
    /// What is made
    #[arg(long, value_enum, default_value_t = Format::Svg)]
    pub format: Format,
    /// The file to write instead of standard output
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Replace a file that nimbook did not write
    #[arg(long, requires = "out")]
    pub force: bool,
}

/// What is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// A drawing that stands alone.
    Svg,
    /// The same in plain characters.
    Text,
}

impl Picture {
    /// The picture, on standard output or in a file.
    pub fn run(&self) -> Reply {
        let drawing = match self.drawing() {
            Ok(drawing) => drawing,
            Err(reply) => return reply,
        };
        let text = match self.written(&drawing) {
            Ok(text) => text,
            // The built-in language has all words; a test draws every game with it.
            Err(error) => return Reply::input(format!("error: {error}\n")),
        };
        match &self.out {
            None => Reply::done(text),
            Some(file) => self.save(file, text),
        }
    }

    fn drawing(&self) -> Result<Drawing, Reply> {
        let text = position::text(&self.position);
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["fano"] => return Ok(picture::fano()),
            ["pairs", ref rest @ ..] => return pairs(rest),
            _ => {}
        }
        let play = if self.misere { Play::Misere } else { Play::Normal };
        let parsed = parse(&text, play).map_err(|error| position::fault(&text, &error))?;
        self.of(&parsed).map_err(|error| refusal(&error))
    }

    /// The picture of a position; of a sum, the pictures of its parts.
    fn of(&self, Parsed { game, position }: &Parsed) -> Result<Drawing, SolveError> {
        let winning = if self.winning { Some(winning(game, position)?) } else { None };
        let mut parts = Vec::new();
        for (index, (rules, numbers)) in game.split(position).enumerate().take(MOST_COMPONENTS) {
            let alone = game.components.len() == 1;
            let lost = if self.winning && alone && rules.name() == "queen" { Some(lost(game, numbers)?) } else { None };
            let here = winning.as_ref().map(|moves| {
                let own = moves.iter().filter(|(component, _)| *component == index);
                own.map(|(_, change)| change.clone()).collect::<Vec<Change>>()
            });
            let title = rules.title();
            let scene = Scene { game: &title, numbers, winning: here.as_deref(), lost: lost.as_deref() };
            parts.extend(picture::of(rules.name(), &scene));
        }
        let more = game.components.len() - parts.len();
        Ok(match <[Drawing; 1]>::try_from(parts) {
            Ok([only]) if more == 0 => only,
            Ok(only) => picture::sum(only.to_vec(), more),
            Err(parts) => picture::sum(parts, more),
        })
    }

    fn written(&self, drawing: &Drawing) -> Result<String, WordsError> {
        let words = Words::new(&LANGUAGES[0])?;
        match self.format {
            Format::Svg => Ok(render::svg(drawing, &words)? + "\n"),
            Format::Text => {
                let mut text = words.text(&drawing.title)? + "\n";
                for line in &drawing.plain {
                    text += words.line_text(line)?.trim_end();
                    text.push('\n');
                }
                Ok(text)
            }
        }
    }

    /// Writes the file, whole or not at all.
    fn save(&self, file: &Path, text: String) -> Reply {
        let Some(name) = file.file_name().map(|name| name.to_string_lossy().into_owned()) else {
            let shown = file.display().to_string();
            let obstacle = Obstacle::new(&shown, "not-a-file", "this names no file", "name a file with `--out`");
            return Refused::from(obstacle).reply(false);
        };
        let folder = match file.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
        let target = Target { folder, option: "--out", force: self.force };
        match files::write(&target, &[(name, text.into_bytes())]) {
            Ok(_) => Reply::done(format!("{}\n", file.display())),
            Err(obstacles) => Refused::Obstacles(obstacles).reply(false),
        }
    }
}

/// The scheme of pairs up to a number.
fn pairs(words: &[&str]) -> Result<Drawing, Reply> {
    let largest = match words {
        [word] => word.parse().ok(),
        _ => None,
    };
    largest.and_then(|largest| picture::pair_triangle(largest, Pairs::default())).ok_or_else(|| {
        let (least, most) = (PAIRS_FIT.start(), PAIRS_FIT.end());
        Reply::input(format!(
            "error: the scheme of pairs is drawn up to a number from {least} to {most}\nhelp: write it as in `pairs 7`\n"
        ))
    })
}

/// The winning moves with their components, confirmed as `nimbook solve` confirms them.
fn winning(game: &Game, position: &Position) -> Result<Vec<(usize, Change)>, SolveError> {
    let solution = solver::solve(game, position, Budget::default())?;
    if let Some(limit) = solution.moves_limit {
        return Err(limit.into());
    }
    let change = |part, left: &[u64]| Change { part, left: left.to_vec() };
    Ok(solution.winning_moves.iter().map(|step| (step.component, change(step.step.part, &step.step.left))).collect())
}

/// The lost squares of the part of the board that is drawn, by the theory and by the search.
fn lost(game: &Game, queen: &[u64]) -> Result<Vec<[u64; 2]>, SolveError> {
    let end = |axis: usize| queen.get(axis).copied().unwrap_or(0).min(QUEEN_SIDE - 1);
    let mut labels = Labels::new(game, Budget::default());
    let mut found = Vec::new();
    for y in 0..=end(1) {
        for x in 0..=end(0) {
            let square = Position::of([x, y]);
            let (theory, search) = (solver::outcome(game, &square)?, labels.outcome(&square)?);
            if theory != search {
                return Err(SolveError::Disputed(Box::new(solver::Dispute {
                    position: game.text(&square),
                    play: game.play,
                    method: solver::method(game),
                    what: "outcome",
                    theory: theory.to_string(),
                    route: "search",
                    search: search.to_string(),
                })));
            }
            if theory == Outcome::P {
                found.push([x, y]);
            }
        }
    }
    Ok(found)
}
