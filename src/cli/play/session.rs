//! A game between a player and the program: a line in, a text out.
//!
//! Representation: the moves made so far and the position they lead to. The player is to move whenever
//! a line is read. Nothing here reads or writes streams; the same lines give the same texts.
//! Failure: lines that are no move are answered and change nothing; [`Stop`] ends the game.

use super::super::steps;
use super::super::width::{hanging, wrap};
use super::board::show;
use super::review::review;
use crate::document::{Arg, Phrase, Words};
use crate::exercise::games::{Detail, describe_move, solution};
use crate::page::play::{Choice, Judge, Played, Ply, Stop, Typed, Verdict, choices, end, rules};
use crate::rules::{Game, Move, Play, Position};
use crate::solver::Outcome;

/// How many moves a page of `moves` has.
const PAGE: usize = 40;

/// A game that goes on.
pub struct Session {
    game: Game,
    start: Position,
    position: Position,
    verdict: Verdict,
    choices: Vec<Choice>,
    plies: Vec<Ply>,
    /// Whether the player made the first move.
    first: bool,
    judge: Judge,
    words: Words,
    over: bool,
}

impl Session {
    /// A new game and its first text; with `second` the program has already moved.
    ///
    /// # Errors
    /// The position cannot be judged; see [`Stop`].
    pub fn new(
        game: &Game,
        start: &Position,
        second: bool,
        seed: &str,
        words: Words,
    ) -> Result<(Session, String), Stop> {
        let mut judge = Judge::new(game, start, seed);
        let verdict = judge.verdict(start)?;
        let mut session = Session {
            game: game.clone(),
            start: start.clone(),
            position: start.clone(),
            verdict,
            choices: choices(game, start, &words)?,
            plies: Vec::new(),
            first: !second,
            judge,
            words,
            over: false,
        };
        let opening = Phrase::new(if second { "play-i-begin" } else { "play-you-begin" });
        let mut text = session.say(opening.with("rules", Arg::Text(session.rules()?)))? + "\n" + &session.show()?;
        if session.ended() {
            text += &session.closing()?;
        } else if second {
            text += &format!("\n{}", session.answer()?);
        }
        Ok((session, text))
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
        Ok(wrap(&self.words.text(&phrase)?))
    }

    /// A move from here in words.
    fn describe(&self, step: &Move) -> Phrase {
        describe_move(&self.game, &self.position, step, Detail::Left)
    }

    /// What a move does and who wins, as on sheets; of a sum, the rules of each game in it.
    fn rules(&self) -> Result<String, Stop> {
        Ok(rules(&self.game, &self.words)?)
    }

    fn show(&self) -> Result<String, Stop> {
        Ok(show(&self.game, &self.position, &self.words)?)
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
        let Session { game, position, choices, words, .. } = self;
        match (Typed { line: &lower, game, position, choices, words }).choice()? {
            Err(answer) => self.say(answer),
            Ok(place) => {
                let text = self.make(self.choices[place].step.clone(), true)?;
                Ok(text + &if self.ended() { self.show()? + &self.closing()? } else { self.answer()? })
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
        let Session { game, start, plies, position, first, .. } = self;
        let played = Played { game, start, plies, position, outcome: self.verdict.outcome, first: *first };
        Ok(review(&played, &self.words)?)
    }

    fn ended(&self) -> bool {
        self.choices.is_empty()
    }

    /// The program's move.
    fn answer(&mut self) -> Result<String, Stop> {
        let Some(step) = self.judge.choose(&self.position, &self.verdict, self.plies.len())? else {
            return Ok(String::new());
        };
        let text = self.make(step, false)? + &self.show()?;
        Ok(if self.ended() { text + &self.closing()? } else { text })
    }

    /// Makes a move and reports it.
    fn make(&mut self, step: Move, player: bool) -> Result<String, Stop> {
        let words = self.words.text(&self.describe(&step))?;
        let after = self.judge.verdict(&step.to)?;
        let better = match self.verdict.outcome {
            Outcome::P => Vec::new(),
            _ => self.judge.best(&self.position, &self.verdict)?,
        };
        let better = better.iter().map(|step| self.words.text(&self.describe(step))).collect::<Result<_, _>>()?;
        let from = std::mem::replace(&mut self.position, step.to);
        let before = std::mem::replace(&mut self.verdict, after).outcome;
        self.choices = choices(&self.game, &self.position, &self.words)?;
        let made = Phrase::new(if player { "play-you" } else { "play-i" }).with("number", self.plies.len() + 1);
        let text = self.say(made.with("move", Arg::Text(words.clone())))?;
        self.plies.push(Ply { player, from, words, before, after: self.verdict.outcome, better });
        Ok(text)
    }

    /// Who has won, and the review.
    fn closing(&mut self) -> Result<String, Stop> {
        self.over = true;
        let player = self.plies.last().map_or(!self.first, |ply| ply.player);
        let who = |player| match player {
            Some(true) => "you",
            Some(false) => "program",
            None => "nobody",
        };
        let last = who(self.plies.last().map(|ply| ply.player));
        let winner = who(end(&self.game, &self.position, player).flatten());
        let closing = Phrase::new("play-closing").with("last", last).with("winner", winner);
        Ok(format!("{}\n{}", self.say(closing)?, self.review()?))
    }

    fn hint(&mut self) -> Result<String, Stop> {
        let best = self.judge.best(&self.position, &self.verdict)?;
        // Where games add, P-positions are those of value 0.
        let values = self.game.play == Play::Normal && !self.game.draws();
        let p_position = Phrase::new(if values { "play-p-value" } else { "play-p" });
        self.say(match (self.verdict.outcome, &best[..]) {
            (Outcome::N, [step, others @ ..]) => {
                let over = self.game.count(&step.to) == 0;
                Phrase::new(if over { "play-hint-last" } else { "play-hint" })
                    .with("move", self.describe(step))
                    .with("left", self.game.text(&step.to))
                    .with("p", p_position)
                    .with("others", others.len())
            }
            (Outcome::Draw, [step, ..]) => {
                Phrase::new("play-hint-draw").with("count", best.len()).with("move", self.describe(step))
            }
            _ => Phrase::new("play-hint-lost").with("p", p_position).with("moves", self.choices.len()),
        })
    }

    fn moves(&self, page: u64) -> Result<String, Stop> {
        let count = self.choices.len();
        let pages = count.div_ceil(PAGE) as u64;
        if page > pages {
            let none = Phrase::new(if pages == 1 { "play-no-page-but-one" } else { "play-no-page" });
            return self.say(none.with("count", count).with("pages", pages));
        }
        let first = (page as usize - 1) * PAGE;
        let shown = &self.choices[first..count.min(first + PAGE)];
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
        let Some(last) = self.plies.iter().rposition(|ply| ply.player) else {
            return self.say(Phrase::new("play-nothing-to-undo"));
        };
        let back = self.plies[last].from.clone();
        self.verdict = self.judge.verdict(&back)?;
        self.choices = choices(&self.game, &back, &self.words)?;
        self.position = back;
        self.plies.truncate(last);
        Ok(self.say(Phrase::new("play-undone"))? + &self.show()?)
    }

    /// The reason of `solve --explain`.
    fn why(&self) -> Result<String, Stop> {
        let outcome = self.say(Phrase::new(match self.verdict.outcome {
            Outcome::N => "play-why-n",
            Outcome::P => "play-why-p",
            Outcome::Draw => "play-why-draw",
        }))?;
        let Verdict { outcome: won, winning } = &self.verdict;
        let reason = match solution::explain(&self.game, &self.position, *won, winning) {
            Ok(reason) => steps::text(&reason, &self.words)?,
            Err(error) => self.say(Phrase::new("play-no-reason").with("error", error.to_string()))?,
        };
        Ok(format!("{outcome}\n{reason}"))
    }

    fn help(&self) -> Result<String, Stop> {
        let example = self.choices.first().map_or("", |choice| choice.words.as_str());
        let number = self.choices.first().map_or(1, |choice| choice.number);
        let mut out = wrap(&self.rules()?) + "\n";
        out += &self.say(Phrase::new("play-help").with("number", number).with("example", example))?;
        for about in ["play-help-moves", "play-help-hint", "play-help-why", "play-help-undo", "play-help-quit"] {
            let command = about.trim_start_matches("play-help-");
            out += &hanging(&format!("  {command:<6}  "), &self.words.text(&Phrase::new(about))?);
        }
        Ok(out)
    }
}
