//! `nimbook solve "my.claims#game 3 5"`, and `play`: a position of a game block in a file of claims or a chapter.
//!
//! Representation: the file, `#`, the name of the game, and a number for each of its variables. Only a
//! `#` before a letter, or after `.claims` or `.md`, is meant so: boards have one too.
//! Failure: as for every position, with the column; of a file at fault everything that is wrong.
//! Exit 1 when the block is false or two routes disagree, 3 when neither of them comes to an end.

use num_bigint::BigUint;
use serde_json::{Value, json};

use super::super::statements::Statements;
use super::super::width::{indented, say, wrap};
use super::super::{Reply, position};
use super::Solve;
use super::page::Page;
use crate::claim::{self, Known, NotPlayable, Solved, Unsolved};
use crate::document::{Phrase, Words, WordsError};
use crate::exercise::games::{english, solution::winner};
use crate::logic::Claims;
use crate::logic::game::{GameBlock, Interpreted, Play, Turn};
use crate::logic::print::{self, Signs};
use crate::rules::{Game, Parsed, Position, TextError};
use crate::solver::Outcome;
use crate::source::{plural, printable, suggest};

/// A text that names a game of a file.
#[derive(Debug, PartialEq, Eq)]
pub struct Reference {
    path: String,
    name: Word,
    numbers: Vec<Word>,
    /// The column after the last character.
    end: usize,
}

/// Some characters of the text and their column, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Word {
    text: String,
    column: usize,
}

impl Word {
    fn fault(&self, message: String, help: String) -> TextError {
        TextError { column: self.column, width: self.text.chars().count().max(1), message, help }
    }
}

impl Reference {
    /// The parts of the text, if it names a file.
    pub fn read(text: &str) -> Option<Reference> {
        let text = text.trim_end();
        let names = |&(mark, _): &(usize, &str)| {
            let (before, after) = (&text[..mark], &text[mark + 1..]);
            [".claims", ".md"].iter().any(|ending| before.ends_with(ending)) || after.starts_with(char::is_alphabetic)
        };
        let (mark, _) = text.rmatch_indices('#').find(names)?;
        let mut end = text[..=mark].chars().count() + 1;
        let mut words = vec![Word { text: String::new(), column: end }];
        let mut apart = false;
        for character in text[mark + 1..].chars() {
            if !character.is_whitespace() {
                if apart {
                    words.push(Word { text: String::new(), column: end });
                }
                words.last_mut().expect("the name comes first").text.push(character);
            }
            apart = character.is_whitespace();
            end += 1;
        }
        let name = words.remove(0);
        Some(Reference { path: text[..mark].trim_start().to_owned(), name, numbers: words, end })
    }

    /// The block of this name.
    fn block<'c>(&self, claims: &'c Claims) -> Result<&'c GameBlock, TextError> {
        let name = &self.name.text;
        if let Some(block) = claims.game(name) {
            return Ok(block);
        }
        let names: Vec<&str> = claims.games().map(|block| block.name.text.as_str()).collect();
        let help = match (suggest(name, names.iter().copied()), &names[..]) {
            (Some(near), _) => format!("did you mean `{near}`?"),
            (None, []) => "the file has no block `game`".to_owned(),
            (None, names) => format!("the games of the file are {}", listed(names)),
        };
        let message = match claims.statements().any(|statement| statement.name.text == *name) {
            _ if name.is_empty() => "the name of a game is missing after `#`".to_owned(),
            true => format!("`{name}` is a statement of the file, not a game"),
            false => format!("no game of `{}` is called `{}`", printable(&self.path), printable(name)),
        };
        Err(self.name.fault(message, help))
    }

    /// The position: a number for each variable of the block.
    fn position(&self, block: &GameBlock) -> Result<Vec<BigUint>, TextError> {
        let names: Vec<&str> = block.variables.iter().map(|name| name.text.as_str()).collect();
        let usage = format!("write a number for each of {}, with spaces between", listed(&names));
        let mut position = Vec::new();
        for word in &self.numbers {
            if ["+", "*"].iter().any(|sign| word.text.contains(sign)) {
                let message = "a game of a file is solved alone, without sums and copies".to_owned();
                return Err(word.fault(message, usage));
            }
            if !word.text.chars().all(|digit| digit.is_ascii_digit()) {
                let message = format!("expected a number, found `{}`", printable(&word.text));
                return Err(word.fault(message, usage));
            }
            let Ok(number) = word.text.parse::<u64>() else {
                return Err(word.fault("this number is too large".to_owned(), format!("the largest is {}", u64::MAX)));
            };
            position.push(BigUint::from(number));
        }
        let (given, wanted) = (position.len(), names.len());
        if given == wanted {
            return Ok(position);
        }
        let message = format!("a position of `{}` has {}, not {given}", block.name.text, plural(wanted, "number"));
        let behind = Word { text: String::new(), column: self.end };
        Err(self.numbers.get(wanted).unwrap_or(&behind).fault(message, usage))
    }

    /// The fault of all numbers together.
    fn outside(&self, message: String, help: String) -> TextError {
        let column = self.numbers.first().map_or(self.end, |word| word.column);
        TextError { column, width: (self.end - column).max(1), message, help }
    }
}

/// `a, b and c`
fn listed(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [only] => format!("`{only}`"),
        [before @ .., last] => {
            let before: Vec<String> = before.iter().map(|name| format!("`{name}`")).collect();
            format!("{} and `{last}`", before.join(", "))
        }
    }
}

/// The position that a text names, after its block.
fn position<'c>(
    reference: &Reference,
    claims: &'c Claims,
    misere: bool,
    text: &str,
) -> Result<(&'c GameBlock, Vec<BigUint>), Reply> {
    let fault = |error: TextError| position::fault(text, &error);
    let block = reference.block(claims).map_err(fault)?;
    let position = reference.position(block).map_err(fault)?;
    let name = &block.name.text;
    if misere && block.play == Play::Normal {
        return Err(Reply::input(format!(
            "error: `{name}` is a game in normal play: the player who cannot move loses\n\
             help: a block fixes its play; leave out `--misere`, or write a block in `misere` play\n"
        )));
    }
    let outside = Interpreted::new(claims, block).outside(&position);
    if let Some(reason) = outside.map_err(|error| Reply::gave_up(wrap(&format!("error: {error}"))))? {
        let domain: Vec<String> = block.domain.iter().map(|one| print::formula(one, Signs::Ascii)).collect();
        let help = format!("its positions are those with `{}`", domain.join(", "));
        return Err(fault(reference.outside(format!("this is not a position of `{name}`: {reason}"), help)));
    }
    Ok((block, position))
}

/// A position to play from, of a block that is proved.
pub fn playable(reference: &Reference, misere: bool, text: &str) -> Result<Parsed, Reply> {
    let stated = Statements::read(&reference.path)?;
    let (block, position) = position(reference, &stated.claims, misere, text)?;
    let rules = claim::playable(&stated.text, &reference.path, &block.name.text).map_err(|refused| match refused {
        NotPlayable::Faults(faults) => {
            Reply::input(faults.list().iter().map(|fault| fault.show(&stated.text).to_string()).collect::<String>())
        }
        NotPlayable::Missing { message, help } => Reply::input(format!("error: {message}\nhelp: {help}\n")),
        NotPlayable::NotProved(verdict) => Reply::disputed(format!(
            "error: nimbook plays a game only if its losing positions are proved: {verdict}\n\
             help: correct the block, then run `nimbook prove`\n"
        )),
    })?;
    let numbers: Vec<u64> = position.iter().filter_map(|number| number.try_into().ok()).collect();
    let play = rules.authored().map_or_else(Default::default, |author| author.play());
    Ok(Parsed { game: Game::single(rules, play), position: Position::of(numbers) })
}

/// The position that a text names, solved.
pub fn solve(command: &Solve, reference: &Reference, text: &str) -> Result<Reply, Reply> {
    let stated = Statements::read(&reference.path)?;
    let claims = &stated.claims;
    let (block, position) = position(reference, claims, command.misere, text)?;
    let solved = claim::solve_block(&stated.text, claims, block, &position);
    let solved = solved.map_err(|unsolved| {
        let message = format!("{}:{}: error: {unsolved}", stated.name, stated.line(&block.span));
        let message = indented(&message, 0, 2);
        match unsolved {
            Unsolved::GaveUp { .. } => Reply::gave_up(message),
            Unsolved::False(_) => Reply::disputed(format!(
                "{message}help: a block must be proved before it answers; correct it, then run `nimbook prove`\n"
            )),
            Unsolved::Disputed(_) | Unsolved::Differ { .. } => Reply::disputed(format!(
                "{message}help: this is a fault of nimbook {}; please report it with this block:\n{}",
                env!("CARGO_PKG_VERSION"),
                print::claims(claims, Signs::Ascii)
            )),
        }
    })?;
    let shown = Shown { path: &reference.path, claims, block, position: &position, solved: &solved };
    if command.printed.is_json() {
        return Ok(Reply::done(format!("{}\n", shown.json())));
    }
    Ok(Reply::done(shown.page(command.explain, &command.spoken.words()?)?))
}

/// A solved position as people and programs read it.
struct Shown<'s> {
    path: &'s str,
    claims: &'s Claims,
    block: &'s GameBlock,
    position: &'s [BigUint],
    solved: &'s Solved,
}

impl Shown<'_> {
    fn text(&self, position: &[BigUint]) -> String {
        let numbers: Vec<String> = position.iter().map(ToString::to_string).collect();
        format!("{}#{} {}", printable(self.path), self.block.name.text, numbers.join(" "))
    }

    /// The fields of every position; a block has no Grundy value, only losing positions.
    fn json(&self) -> Value {
        let Solved { outcome, winning_moves, known, .. } = self.solved;
        let moves =
            winning_moves.iter().map(|turn| json!({"to": self.text(&turn.reached), "text": english(&describe(turn))}));
        let (method, agreed_by): (_, &[&str]) = match known {
            Known::Formula(Ok(_)) => ("losing formula, proved", &["search"]),
            Known::Formula(Err(_)) => ("losing formula, proved", &[]),
            Known::Search { .. } => ("search", &[]),
        };
        json!({
            "position": self.text(self.position),
            "play": self.block.play.word(),
            "outcome": outcome.to_string(),
            "grundy": Value::Null,
            "winning_moves": moves.collect::<Vec<_>>(),
            "method": method,
            "agreed_by": agreed_by,
        })
    }

    fn page(&self, explain: bool, words: &Words) -> Result<String, WordsError> {
        let Solved { outcome, winning_moves, known, block } = self.solved;
        let play = if self.block.play == Play::Normal { "block-normal" } else { "block-misere" };
        let mut page = Page::new(words);
        page.line("solve-position", &self.text(self.position))?;
        page.field("solve-play", &Phrase::new(play))?;
        page.field("solve-outcome", &winner(*outcome, winning_moves.is_empty()))?;
        page.field("solve-value", &Phrase::new("block-no-value"))?;
        let to = |turn: &Turn| {
            Phrase::new("block-move-to").with("move", describe(turn)).with("square", tuple(&turn.reached))
        };
        page.moves(winning_moves.iter().map(to))?;
        let proved = Phrase::new("block-proved").with("states", block.states);
        let (known, confirmed) = match known {
            Known::Formula(Ok(positions)) => (proved, Phrase::new("block-search-of").with("positions", *positions)),
            Known::Formula(Err(limit)) => (proved, Phrase::new("block-no-search").with("limit", limit.to_string())),
            Known::Search { because } => {
                (Phrase::new("block-search"), Phrase::new("block-no-formula").with("because", because.to_string()))
            }
        };
        page.field("solve-known", &known)?;
        page.field("solve-confirmed", &confirmed)?;
        if explain {
            page.text += &format!("\n{}", self.explanation(words)?);
        }
        Ok(page.text)
    }

    /// Why, from the formula and the moves.
    fn explanation(&self, words: &Words) -> Result<String, WordsError> {
        let rules = Interpreted::new(self.claims, self.block);
        let losing = print::formula(&self.block.losing, Signs::Ascii);
        let out = say(words, &Phrase::new("block-lost-where"))? + &indented(&losing, 2, 4);
        if !matches!(self.solved.known, Known::Formula(_)) {
            return Ok(out + &say(words, &Phrase::new("block-searched"))?);
        }
        let ended = rules.moves(self.position).is_ok_and(|moves| moves.is_empty());
        let reason = rules.not_losing(self.position).map_or_else(|| ".".to_owned(), |reason| format!(": {reason}."));
        let verdict = Phrase::new(match (self.solved.outcome, ended) {
            (Outcome::P, true) => "block-holds-ended",
            (Outcome::P, false) => "block-holds",
            (Outcome::N, true) => "block-fails-ended",
            // Blocks have no draws.
            (Outcome::N | Outcome::Draw, false) | (Outcome::Draw, true) => "block-fails",
        });
        let measure = print::term(self.block.measure(self.claims), Signs::Ascii);
        let ends = Phrase::new("block-measure").with("measure", measure);
        Ok(out + &say(words, &verdict.with("reason", reason))? + &say(words, &ends)?)
    }
}

/// A move in words: `move 2 with x = 3`.
fn describe(turn: &Turn) -> Phrase {
    let values: Vec<String> = turn.values.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    let key = if values.is_empty() { "block-move" } else { "block-move-with" };
    Phrase::new(key).with("rule", turn.rule).with("values", values.join(", "))
}

/// `(3, 5)`
fn tuple(position: &[BigUint]) -> String {
    let entries: Vec<String> = position.iter().map(ToString::to_string).collect();
    format!("({})", entries.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_are_references() {
        let read = |text: &str| {
            let Reference { path, name, numbers, .. } = Reference::read(text)?;
            Some((path, name.text, numbers.into_iter().map(|word| (word.text, word.column)).collect::<Vec<_>>()))
        };
        let numbers = vec![("3".to_owned(), 8), ("50".to_owned(), 11)];
        assert_eq!(read("a#nim2 3  50 "), Some(("a".into(), "nim2".into(), numbers)));
        assert_eq!(read("a b/c#.claims# 3"), Some(("a b/c#.claims".into(), String::new(), vec![("3".into(), 16)])));
        for text in ["nim 3 5", "squares ..##./.....", "", "#", "# 3", "squares #./.#"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
