//! What a page shows, in words of its language and as HTML: positions, slips, moves, reviews.
//!
//! Representation: parts of HTML with the classes of the stylesheet; whatever a person typed is escaped.
//! Failure: [`Refused`]: a text that is not a position, with the place of the slip.

use std::fmt::Write;
use std::rc::Rc;

use serde_json::json;

use super::play::Ply;
use super::{Refused, kept};
use crate::book::drawing;
use crate::claim::NotPlayable;
use crate::document::{Arg, Phrase, Words};
use crate::render::{Escaped, Fragments};
use crate::rules::{self, ALL, ALL_GAMES, Game, Move, Parsed, Play, Position, TextError};
use crate::source::{Diagnostic, Diagnostics, Span, Text};

/// The words of a language, written as HTML.
pub struct Html {
    /// The words.
    pub words: Rc<Words>,
}

impl Html {
    /// The words of the language of this code, else of the first one.
    ///
    /// # Errors
    /// Its messages do not parse, which tests exclude.
    pub fn new(code: &str) -> Result<Html, Refused> {
        Ok(Html { words: kept::words(code)? })
    }

    /// A writer of parts.
    pub fn parts(&self) -> Fragments<'_> {
        Fragments { words: &self.words }
    }

    /// A phrase as HTML.
    pub fn phrase(&self, phrase: &Phrase) -> Result<String, Refused> {
        Ok(self.parts().phrase(phrase)?)
    }

    /// A message without arguments as HTML.
    pub fn say(&self, key: &'static str) -> Result<String, Refused> {
        self.phrase(&Phrase::new(key))
    }

    /// A phrase for an attribute: without markup, escaped.
    pub fn attribute(&self, phrase: &Phrase) -> Result<String, Refused> {
        Ok(Escaped(&self.words.text(phrase)?).to_string())
    }

    /// The position in a text; its game may be a block of `own`, which somebody pasted.
    ///
    /// # Errors
    /// Where it is none, the text with the place of the slip; or a block that is not proved.
    pub fn position(&self, text: &str, misere: bool, own: &str) -> Result<Parsed, Refused> {
        let play = if misere { Play::Misere } else { Play::Normal };
        // Of a longer text nobody would look for the slip.
        if text.len() > LONGEST {
            let long = Phrase::new("live-slip-long").with("most", LONGEST).with("given", text.len());
            return Err(Refused::said(self.phrase(&long)?));
        }
        if let Some(parsed) = self.of_own_game(text, own)? {
            return Ok(parsed);
        }
        match rules::parse(text, play) {
            Ok(parsed) => Ok(parsed),
            Err(error) => Err(self.slip(text, &error)?),
        }
    }

    /// A position of a game block of `own`, if the text begins with the name of one.
    fn of_own_game(&self, text: &str, own: &str) -> Result<Option<Parsed>, Refused> {
        let (name, numbers) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        if own.trim().is_empty() || ALL.iter().any(|family| family.name == name) {
            return Ok(None);
        }
        let rules = match kept::own_game(own, name) {
            Ok(rules) => rules,
            Err(NotPlayable::Missing { .. }) => return Ok(None),
            Err(NotPlayable::Faults(faults)) => {
                return Err(Refused { slip: self.slips(&faults, whole(&faults))?, ..Refused::faults(&faults) });
            }
            Err(NotPlayable::NotProved(verdict)) => return Err(Refused::message(verdict)),
        };
        let Some(block) = rules.authored() else { return Ok(None) };
        let numbers: Option<Vec<u64>> =
            numbers.split([' ', ',']).filter(|word| !word.is_empty()).map(|word| word.parse().ok()).collect();
        let variables = block.variables();
        match numbers.filter(|numbers| numbers.len() == variables.len() && block.is_position(numbers)) {
            Some(numbers) => {
                let game = Game { play: block.play(), components: vec![rules] };
                Ok(Some(Parsed { game, position: Position::of(numbers) }))
            }
            None => {
                let written = format!("{name} {}", variables.join(" "));
                Err(Refused::said(self.phrase(&Phrase::new("live-own-position").with("written", Arg::Signs(written)))?))
            }
        }
    }

    /// A text that is not a position: the text with a mark at the slip, and the way out. English has the words of the
    /// terminal; other languages say what does not fit.
    fn slip(&self, text: &str, error: &TextError) -> Result<Refused, Refused> {
        let is_misere = error.help.contains("--misere");
        let says = match self.words.code() {
            // On a page nobody can ask the program for the games.
            "en" if error.help == ALL_GAMES => in_english([&error.message, ""]) + &self.games()?,
            "en" if is_misere => in_english([&error.message, ""]) + &self.say("live-slip-misere")?,
            "en" => in_english([&error.message, &error.help]),
            _ => {
                let typed: String = text.chars().skip(error.column - 1).take(error.width.min(MOST_SHOWN)).collect();
                let key = match typed.chars().next() {
                    None => "live-slip-end",
                    Some(sign) if sign.is_alphabetic() => "live-slip-word",
                    Some(sign) if sign.is_ascii_digit() => "live-slip-number",
                    Some(_) => "live-slip-sign",
                };
                let mut says = self.phrase(&Phrase::new(key).with("typed", Arg::Signs(typed)))?;
                if let Some(example) = example(&error.help) {
                    let example = Phrase::new("live-slip-try").with("example", Arg::Signs(example.to_owned()));
                    says = says + " " + &self.phrase(&example)?;
                } else if is_misere {
                    says = says + " " + &self.say("live-slip-misere")?;
                } else if error.help == ALL_GAMES {
                    says = says + " " + &self.games()?;
                }
                says
            }
        };
        let html = excerpt(text, error.column, error.width, &says);
        let place = error.in_text(text).located(&Text::new("position", text));
        Ok(Refused { error: Box::new(json!([place])), slip: html })
    }

    /// What is wrong with the text in this range, which is all that a reader sees: each fault with its line and its place.
    pub fn slips(&self, faults: &Diagnostics, range: Span) -> Result<String, Refused> {
        let is_long = faults.text().content[range.clone()].lines().count() > 1;
        let says = |fault: &Diagnostic, line| {
            let number = if is_long { self.line(line)? } else { String::new() };
            Ok(number + &in_english([&fault.message, &fault.help]))
        };
        Ok(format!("<p>{}</p>{}", self.status("none", "live-unread")?, each_fault(faults, range, says)?))
    }

    /// What is wrong with a table of a class: each fault with its line, and what it means.
    pub fn table(&self, faults: &Diagnostics) -> Refused {
        let says = |fault: &Diagnostic, line| {
            let says = self.phrase(&Phrase::new("class-fault-of").with("code", fault.code))?;
            let help = if self.words.code() == "en" { in_english(["", &fault.help]) } else { String::new() };
            let number = if faults.text().has_places() { self.line(line)? } else { String::new() };
            Ok(format!("{number}{says} {help}"))
        };
        match each_fault(faults, whole(faults), says) {
            Ok(slip) => Refused { slip, ..Refused::faults(faults) },
            Err(refused) => refused,
        }
    }

    /// The number of a line, in front of what is said of it.
    fn line(&self, number: usize) -> Result<String, Refused> {
        Ok(format!("<b>{}</b> ", self.phrase(&Phrase::new("live-line").with("number", number))?))
    }

    /// The names of all games.
    fn games(&self) -> Result<String, Refused> {
        let games: Vec<&str> = ALL.iter().map(|family| family.name).collect();
        self.phrase(&Phrase::new("live-slip-games").with("games", Arg::Text(games.join(", "))))
    }

    /// The picture of a position with this move; `id` begins the ids in it.
    pub fn picture(&self, parsed: &Parsed, made: &Move, id: u64) -> Result<String, Refused> {
        Ok(self.parts().picture(&drawing::with_move(parsed, made), String::new(), id)?)
    }

    /// The picture of a position with its places to touch, if there are any, and what they are for.
    pub fn touched(&self, parsed: &Parsed, says: &'static str, places: String, id: u64) -> Result<String, Refused> {
        let says =
            if places.is_empty() { String::new() } else { format!("<p class=\"label touch\">{}</p>", self.say(says)?) };
        Ok(self.parts().picture(&drawing::with_moves(parsed, None, None), places, id)? + &says)
    }

    /// A move of a game that is played, as a line of its log.
    pub fn log_line(
        &self,
        number: usize,
        (player, [own, other]): (bool, [&'static str; 2]),
        said: &str,
    ) -> Result<String, Refused> {
        let (class, by) = if player { ("", own) } else { (" reply", other) };
        let by = self.say(by)?;
        Ok(format!(
            "<li><span class=\"who{class}\">{number}</span><span class=\"by\">{by}:</span><span>{}</span></li>",
            Escaped(said)
        ))
    }

    /// A move of a game that was played, as a row of its review.
    pub fn review_row(&self, number: usize, ply: &Ply, [own, other]: [&'static str; 2]) -> Result<String, Refused> {
        let by = self.say(if ply.player { own } else { other })?;
        let (verdict, says) = match ply.mistake() {
            Some((2, _)) => ("refuted", "live-gave-win"),
            Some(_) => ("refuted", "live-gave-draw"),
            None if ply.before == crate::solver::Outcome::P => ("none", "live-nothing-to-keep"),
            None => ("proved", "live-kept"),
        };
        let status = self.status(verdict, says)?;
        Ok(format!(
            "<tr><th scope=\"row\">{number}</th><td>{by}</td><td>{}<br>{status}</td></tr>\n",
            Escaped(&ply.words)
        ))
    }

    /// A verdict as a shape and a word.
    pub fn status(&self, verdict: &str, key: &'static str) -> Result<String, Refused> {
        let says = self.say(key)?;
        Ok(format!(
            "<span class=\"status\" data-verdict=\"{verdict}\"><svg class=\"mark\" aria-hidden=\"true\">\
             <use href=\"#{verdict}\"/></svg>{says}</span>"
        ))
    }

    /// The review: its rows, then its sentences.
    pub fn review(&self, rows: &str, sentences: &[Phrase]) -> Result<String, Refused> {
        let mut out = String::new();
        if !rows.is_empty() {
            let _ = write!(
                out,
                "<div class=\"scroll\"><table class=\"versus\"><caption class=\"vh\">{}</caption><thead><tr>",
                self.say("live-ask-why")?
            );
            for head in ["live-review-move", "live-review-by", "live-review-what"] {
                let _ = write!(out, "<th scope=\"col\">{}</th>", self.say(head)?);
            }
            let _ = write!(out, "</tr></thead><tbody>{rows}</tbody></table></div>");
        }
        for sentence in sentences {
            let _ = write!(out, "<p>{}</p>", self.phrase(sentence)?);
        }
        Ok(out)
    }
}

/// The first faults of a text, each with its line as it is in this range, and what `says` says of it and of the line.
///
/// # Errors
/// Those of `says`.
fn each_fault(
    faults: &Diagnostics,
    range: Span,
    says: impl Fn(&Diagnostic, usize) -> Result<String, Refused>,
) -> Result<String, Refused> {
    let (text, mut out) = (faults.text(), String::new());
    let seen = Text::new("", &text.content[range.clone()]);
    for fault in faults.list().iter().take(MOST_SLIPS) {
        let inside = fault.span.start.clamp(range.start, range.end)..fault.span.end.clamp(range.start, range.end);
        let (line, column) = seen.place(inside.start - range.start);
        let says = says(fault, line)?;
        if !text.has_places() {
            out += &format!("<p>{says}</p>");
            continue;
        }
        let content = seen.content.lines().nth(line - 1).unwrap_or_default();
        let width = text.content[inside].lines().next().map_or(0, |marked| marked.chars().count());
        out += &excerpt(content, column, width, &says);
    }
    Ok(out)
}

/// All of the text that has faults.
fn whole(faults: &Diagnostics) -> Span {
    0..faults.text().content.len()
}

/// The first faults of a text with their lines, in the words of the terminal.
pub fn faults_in_english(faults: &Diagnostics) -> String {
    let says = |fault: &Diagnostic, line| {
        Ok(format!("<b lang=\"en\">{line}:</b> {}", in_english([&fault.message, &fault.help])))
    };
    each_fault(faults, whole(faults), says).unwrap_or_default()
}

/// The most faults that are shown at once.
const MOST_SLIPS: usize = 3;

/// The longest text that is read as a position, in bytes.
const LONGEST: usize = 4096;

/// The most characters of a line around a slip.
const LONGEST_LINE: usize = 240;

/// The most characters of what was typed that a sentence repeats.
const MOST_SHOWN: usize = 20;

/// What the way out shows to be written, if it does: what is between backticks.
fn example(help: &str) -> Option<&str> {
    let shown = ["as in `", "did you mean `", "write `"].into_iter().find_map(|before| help.split(before).nth(1))?;
    shown.split('`').next()
}

/// What is wrong and the way out, as the terminal says it; a way through the terminal is none on a page.
pub fn in_english([message, help]: [&str; 2]) -> String {
    let help = if ["`--", "`nimbook "].iter().any(|command| help.contains(command)) { "" } else { help };
    format!("<span lang=\"en\" dir=\"ltr\">{} {}</span>", in_code(&sentence(message)), in_code(&sentence(help)))
}

/// A line with a mark at a slip, so many characters wide at a column from 1; then what is said of the slip.
pub fn excerpt(text: &str, column: usize, width: usize, says: &str) -> String {
    let all: Vec<char> = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    let first = (column - 1).min(all.len());
    let from = if all.len() > LONGEST_LINE { first.saturating_sub(LONGEST_LINE / 3) } else { 0 };
    let to = (from + LONGEST_LINE).min(all.len());
    let end = (first + width).min(to);
    let part = |range: std::ops::Range<usize>| all[range].iter().collect::<String>();
    let [left, right] = [from > 0, to < all.len()].map(|is_cut| if is_cut { "…" } else { "" });
    let (before, at, after) = (part(from..first), part(first..end), part(end..to));
    format!(
        "<pre class=\"slip\" dir=\"ltr\">{left}{}<span class=\"at\">{}</span>{}{right}\n{}<span class=\"caret\" aria-hidden=\"true\">▲</span></pre>\
         <p>{says}</p>",
        Escaped(&before),
        Escaped(if at.is_empty() { " " } else { &at }),
        Escaped(&after),
        " ".repeat(first - from + left.chars().count()),
    )
}

/// A message of the program as a sentence: its first letter is a capital, and it ends.
fn sentence(message: &str) -> String {
    let mut rest = message.chars();
    let end = if message.ends_with('?') { "" } else { "." };
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).chain(end.chars()).collect())
}

/// A message with what is between backticks as something to type.
fn in_code(message: &str) -> String {
    let mut out = String::new();
    for (place, part) in message.split('`').enumerate() {
        let _ = match place % 2 {
            0 => write!(out, "{}", Escaped(part)),
            _ => write!(out, "<code>{}</code>", Escaped(part)),
        };
    }
    out
}
