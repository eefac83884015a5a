//! Statements in their boxes as HTML: badge, name, words, formula, counterexample, and how it is known.
//!
//! Failure: [`RenderError`].
//! Source: LOOK of nimbook, "Anatomy".

use std::fmt::Write;

use super::part::{Parts, mark};
use super::{formula, reason};
use crate::document::book::{Statement, Status, Witness};
use crate::document::{LANGUAGES, Phrase};
use crate::render::RenderError;
use crate::render::formats::html::attribute;
use crate::render::markup::{Escaped, verdict};

/// A definition of more lines is folded.
const LONG: usize = 12;

impl Parts<'_> {
    pub fn statement(&mut self, statement: &Statement) -> Result<(), RenderError> {
        let (code, id) = (verdict(&statement.status), Escaped(&statement.label));
        let label = attribute(&statement.heading, self.words)?;
        let changes = self.changeable(statement.changeable.as_ref())?;
        let _ = writeln!(
            self.out,
            "<section class=\"claim\" data-verdict=\"{code}\" id=\"{id}\" aria-label=\"{label}\"{changes}>"
        );
        self.out.push_str("<header>");
        self.badge(statement)?;
        self.say("<span class=\"name\">", &statement.heading, "")?;
        self.within(" <b>", &statement.name, "</b>")?;
        self.out.push_str("</span></header>\n");
        if !statement.says.markdown.trim().is_empty() {
            self.out.push_str("<div class=\"says\">");
            self.prose(&statement.says)?;
            self.out.push_str("</div>\n");
        }
        self.formula(statement)?;
        if let Some(witness) = &statement.witness {
            if statement.changeable.is_some() && !witness.values.is_empty() {
                let names: Vec<&str> = witness.values.iter().map(|(name, _)| name.as_str()).collect();
                let asks = Phrase::new("guess-numbers").with("names", names.join(", "));
                self.guess("", &[], &asks)?;
            }
            self.witness(witness)?;
        }
        if let Some(how) = &statement.how {
            self.say("<details class=\"how\"><summary>", &Phrase::new("book-how"), "</summary>\n")?;
            self.say("<p>", how, "")?;
            if let Some(certificate) = &statement.certificate {
                let open = format!(" <a href=\"certificates/{}.nbc\">", Escaped(certificate));
                self.say(&open, &Phrase::new("book-certificate"), "</a>")?;
            }
            statement.empty.iter().try_for_each(|empty| self.say(" ", empty, ""))?;
            self.out.push_str("</p>\n");
            if let Some(key) = self.links.formula_key().filter(|_| !statement.formula.is_empty()) {
                let open = format!("<p>{}", self.links.open("ref", &key));
                self.say(&open, &Phrase::new("book-how-key"), "</a></p>\n")?;
            }
            self.out.push_str("</details>\n");
        }
        self.out.push_str("</section>\n");
        Ok(())
    }

    /// The formula of a statement; a long definition is folded.
    fn formula(&mut self, statement: &Statement) -> Result<(), RenderError> {
        let lines = statement.formula.lines().count();
        let folded = statement.status == Status::Definition && lines > LONG;
        if folded {
            let asks = Phrase::new("book-show-definition").with("lines", lines);
            self.say("<details class=\"long\"><summary>", &asks, "</summary>\n")?;
        }
        formula::write(&statement.formula, &mut self.out);
        if folded {
            self.out.push_str("</details>\n");
        }
        Ok(())
    }

    pub fn badge(&mut self, statement: &Statement) -> Result<(), RenderError> {
        if statement.status != Status::Definition {
            let open = format!("<span class=\"badge\">{}", mark(verdict(&statement.status)));
            self.say(&open, &statement.status.word(), "</span>")?;
        }
        Ok(())
    }

    fn witness(&mut self, witness: &Witness) -> Result<(), RenderError> {
        self.out.push_str("<div class=\"witness\">\n");
        if let Some(picture) = &witness.picture {
            self.picture(picture)?;
        }
        self.out.push_str("<p>");
        let mut said = String::new();
        if !witness.values.is_empty() {
            formula::inline(&witness.equation(), &mut said);
        }
        let key = if said.is_empty() { "book-no-witness" } else { "book-witness" };
        self.say_around(key, "values", &said)?;
        if let Some(because) = &witness.because {
            self.out.push(' ');
            said.clear();
            match witness.of_game {
                true => reason::write_sentence(because, &mut said),
                false => reason::write(because, &mut said),
            }
            // The prover gives its reason in English.
            if self.words.code() != LANGUAGES[0].code {
                said = format!("<span lang=\"{}\" dir=\"ltr\">{said}</span>", LANGUAGES[0].code);
            }
            self.say_around(witness.reason(), "because", &said)?;
        }
        self.out.push_str("</p>\n</div>\n");
        Ok(())
    }
}
