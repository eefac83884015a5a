//! A game in the terminal: a line in, a text out.
//!
//! Representation: the player is to move whenever a line is read. Nothing here reads or writes streams; the same lines
//! give the same texts.
//! Failure: lines that are not a move are answered and change nothing; [`Stop`] ends the game.

use super::super::steps;
use super::super::width::{hanging, wrap};
use super::board::show;
use super::review::review;
use crate::document::{Arg, Phrase};
use crate::exercise::games::solution;
use crate::page::play::{Session, Stop, Verdict};
use crate::rules::Play;
use crate::solver::Outcome;

/// How many moves a page of `moves` has.
const PAGE: usize = 40;

/// A game with what is said about it.
pub struct Conversation<'w> {
    game: Session<'w>,
    over: bool,
}

impl<'w> Conversation<'w> {
    /// A new game and its first text; with `second` the program has already moved.
    ///
    /// # Errors
    /// The position cannot be judged; see [`Stop`].
    pub fn new(game: Session<'w>, second: bool) -> Result<(Self, String), Stop> {
        let mut talk = Conversation { game, over: false };
        let opening = Phrase::new(if second { "play-i-begin" } else { "play-you-begin" });
        let mut text = talk.say(opening.with("rules", Arg::Text(talk.game.rules()?)))? + "\n" + &talk.show()?;
        if talk.game.over() {
            text += &talk.closing()?;
        } else if second {
            text += &format!("\n{}", talk.answer()?);
        }
        Ok((talk, text))
    }

    /// Whether the game has ended, by a last move or by `quit`.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// A phrase as lines of text.
    ///
    /// # Errors
    /// A missing word.
    pub fn say(&self, phrase: Phrase) -> Result<String, Stop> {
        Ok(wrap(&self.game.words.text(&phrase)?))
    }

    fn show(&self) -> Result<String, Stop> {
        Ok(show(&self.game.game, &self.game.position, self.game.words)?)
    }

    /// The answer to a line.
    ///
    /// # Errors
    /// A position that comes up cannot be judged; see [`Stop`].
    pub fn line(&mut self, line: &str) -> Result<String, Stop> {
        let lower = line.trim().trim_matches('`').to_lowercase();
        match lower.split_whitespace().collect::<Vec<_>>()[..] {
            [] => return Ok(String::new()),
            ["hint"] => return self.hint(),
            ["moves"] => return self.moves(1),
            ["moves", page] if page.parse::<u64>().is_ok_and(|page| page > 0) => {
                return self.moves(page.parse().unwrap_or(1));
            }
            ["undo"] => return self.undo(),
            ["why"] => return self.why(),
            ["help" | "?"] => return self.help(),
            ["quit" | "q" | "exit"] => return self.quit(),
            _ => {}
        }
        match self.game.typed(&lower)? {
            Err(answer) => self.say(answer),
            Ok(()) => {
                Ok(self.made()? + &if self.game.over() { self.show()? + &self.closing()? } else { self.answer()? })
            }
        }
    }

    /// The end before the end: the review of an unfinished game. Nothing if the game has ended.
    ///
    /// # Errors
    /// A missing word.
    pub fn quit(&mut self) -> Result<String, Stop> {
        if self.over {
            return Ok(String::new());
        }
        self.over = true;
        self.review()
    }

    /// The review of the game so far.
    ///
    /// # Errors
    /// A missing word.
    pub fn review(&self) -> Result<String, Stop> {
        Ok(review(&self.game.played(), self.game.words)?)
    }

    /// The program's move.
    fn answer(&mut self) -> Result<String, Stop> {
        if !self.game.reply()? {
            return Ok(String::new());
        }
        let text = self.made()? + &self.show()?;
        Ok(if self.game.over() { text + &self.closing()? } else { text })
    }

    /// The last move, reported.
    fn made(&self) -> Result<String, Stop> {
        let Some(ply) = self.game.plies.last() else { return Ok(String::new()) };
        let made = Phrase::new(if ply.player { "play-you" } else { "play-i" }).with("number", self.game.plies.len());
        self.say(made.with("move", Arg::Text(ply.words.clone())))
    }

    /// Who has won, and the review.
    fn closing(&mut self) -> Result<String, Stop> {
        self.over = true;
        let [last, winner] = self.game.end();
        let closing = Phrase::new("play-closing").with("last", last).with("winner", winner);
        Ok(format!("{}\n{}", self.say(closing)?, self.review()?))
    }

    fn hint(&mut self) -> Result<String, Stop> {
        let best = self.game.best()?;
        let Session { game, verdict, choices, .. } = &self.game;
        // Where games add, P-positions are those of value 0.
        let values = game.play == Play::Normal && !game.draws();
        let p_position = Phrase::new(if values { "play-p-value" } else { "play-p" });
        self.say(match (verdict.outcome, &best[..]) {
            (Outcome::N, [step, others @ ..]) => {
                let over = game.count(&step.to) == 0;
                Phrase::new(if over { "play-hint-last" } else { "play-hint" })
                    .with("move", self.game.describe(step))
                    .with("left", game.text(&step.to))
                    .with("p", p_position)
                    .with("others", others.len())
            }
            (Outcome::Draw, [step, ..]) => {
                Phrase::new("play-hint-draw").with("count", best.len()).with("move", self.game.describe(step))
            }
            _ => Phrase::new("play-hint-lost").with("p", p_position).with("moves", choices.len()),
        })
    }

    fn moves(&self, page: u64) -> Result<String, Stop> {
        let count = self.game.choices.len();
        let pages = count.div_ceil(PAGE) as u64;
        if page > pages {
            let none = Phrase::new(if pages == 1 { "play-no-page-but-one" } else { "play-no-page" });
            return self.say(none.with("count", count).with("pages", pages));
        }
        let first = (page as usize - 1) * PAGE;
        let shown = &self.game.choices[first..count.min(first + PAGE)];
        let heading = Phrase::new(if pages == 1 { "play-moves" } else { "play-moves-page" });
        let mut out = self.say(heading.with("count", count).with("page", page).with("pages", pages))?;
        let wide = shown.iter().map(|choice| choice.number.to_string().len()).max().unwrap_or(1);
        for choice in shown {
            out += &hanging(&format!("  {:>wide$}  ", choice.number), &choice.words);
        }
        if page < pages {
            out += &self.say(Phrase::new("play-next-page").with("page", page + 1))?;
        }
        Ok(out)
    }

    /// Takes back the player's last move and everything after it.
    fn undo(&mut self) -> Result<String, Stop> {
        match self.game.undo()? {
            false => self.say(Phrase::new("play-nothing-to-undo")),
            true => Ok(self.say(Phrase::new("play-undone"))? + &self.show()?),
        }
    }

    /// The reason of `solve --explain`.
    fn why(&self) -> Result<String, Stop> {
        let Session { game, position, verdict, words, .. } = &self.game;
        let outcome = self.say(Phrase::new(match verdict.outcome {
            Outcome::N => "play-why-n",
            Outcome::P => "play-why-p",
            Outcome::Draw => "play-why-draw",
        }))?;
        let Verdict { outcome: won, winning } = verdict;
        let reason = match solution::explain(game, position, *won, winning) {
            Ok(reason) => steps::text(&reason, words)?,
            Err(error) => self.say(Phrase::new("play-no-reason").with("error", error.to_string()))?,
        };
        Ok(format!("{outcome}\n{reason}"))
    }

    fn help(&self) -> Result<String, Stop> {
        let (number, example) =
            self.game.choices.first().map_or((1, ""), |choice| (choice.number, choice.words.as_str()));
        let mut out = wrap(&self.game.rules()?) + "\n";
        out += &self.say(Phrase::new("play-help").with("number", number).with("example", example))?;
        for about in ["play-help-moves", "play-help-hint", "play-help-why", "play-help-undo", "play-help-quit"] {
            let command = about.trim_start_matches("play-help-");
            out += &hanging(&format!("  {command:<6}  "), &self.game.words.text(&Phrase::new(about))?);
        }
        Ok(out)
    }
}
