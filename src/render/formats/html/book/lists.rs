//! Tables of statements and sources, the bibliography and the glossary as HTML.

use std::fmt::Write;

use super::super::tie;
use super::formula;
use super::part::Parts;
use crate::document::LANGUAGES;
use crate::document::book::{Entry, Source, Statement, Term, Work};
use crate::render::RenderError;
use crate::render::formats::html::{self, label, scrolled};
use crate::render::markup::{Escaped, verdict};

impl Parts<'_> {
    /// Statements of a file with their verdicts.
    pub fn truth(&mut self, rows: &[Statement]) -> Result<(), RenderError> {
        self.open_table("truth", &["book-head-statement", "book-head-verdict"])?;
        for row in rows {
            self.say(&format!("<tr id=\"{}\"><td>", Escaped(&row.label)), &row.heading, "")?;
            formula::write(&row.formula, &mut self.out);
            if let Some(witness) = &row.witness {
                let mut said = String::new();
                formula::inline(&witness.equations(), &mut said);
                self.out.push_str("<p>");
                self.say_around("book-fails-at", "values", &said)?;
                self.out.push_str("</p>");
            }
            let _ = write!(self.out, "</td><td data-verdict=\"{}\">", verdict(&row.status));
            self.badge(row)?;
            self.out.push_str("</td></tr>\n");
        }
        self.close_table();
        Ok(())
    }

    /// What the sources state, how it is known, and where it is.
    pub fn sources(&mut self, rows: &[Source]) -> Result<(), RenderError> {
        self.open_table("sources", &["book-head-number", "book-head-says", "book-head-status", "book-head-place"])?;
        for row in rows {
            let (id, says) = (Escaped(&row.id), self.line(&row.says)?);
            let _ = write!(self.out, "<tr id=\"{id}\"><th scope=\"row\">{id}</th><td>{says}");
            if row.wrong {
                let stop = if says.ends_with(['.', '!', '?']) { "" } else { "." };
                let wrong = label("book-false-as-printed", self.words)?;
                let _ = write!(self.out, "{stop} <strong>{wrong}</strong>");
            }
            let open = format!("</td><td data-verdict=\"{}\">", verdict(&row.status));
            self.say(&open, &row.status.word(), "</td><td>")?;
            for (index, (words, place)) in row.places.iter().enumerate() {
                self.out.push_str(if index > 0 { ", " } else { "" });
                self.say(&self.links.open("ref", place), words, "</a>")?;
            }
            self.out.push_str("</td></tr>\n");
        }
        self.close_table();
        Ok(())
    }

    /// The works that are cited.
    pub fn bibliography(&mut self, works: &[Work]) {
        self.out.push_str("<ul class=\"bibliography\">\n");
        for work in works {
            let _ = write!(self.out, "<li id=\"work-{}\">", Escaped(&work.key));
            if !work.author.is_empty() {
                let _ = write!(self.out, "{}. ", Escaped(&work.author));
            }
            let _ = write!(self.out, "<cite>{}</cite>", Escaped(&work.title));
            for text in [&work.within, &work.year].into_iter().filter(|text| !text.is_empty()) {
                let _ = write!(self.out, ", {}", Escaped(text));
            }
            self.out.push('.');
            let is_web = |url: &&String| url.starts_with("https://") || url.starts_with("http://");
            if let Some(url) = work.url.as_ref().filter(is_web) {
                let shown = url.trim_start_matches("https://").trim_start_matches("http://");
                let _ = write!(self.out, " <a href=\"{}\">{}</a>", Escaped(url), Escaped(shown));
            }
            self.out.push_str("</li>\n");
        }
        self.out.push_str("</ul>\n");
    }

    /// Words of the field in several languages.
    pub fn glossary(&mut self, terms: &[Term]) {
        self.out.push_str("<dl class=\"glossary\">\n");
        for term in terms {
            self.out.push_str("<div>");
            for (language, word) in &term.words {
                let right_to_left = LANGUAGES.iter().any(|known| known.code == language && known.right_to_left);
                let (dir, word) = (if right_to_left { "rtl" } else { "ltr" }, Escaped(word));
                let _ = write!(self.out, "<dt><bdi lang=\"{language}\" dir=\"{dir}\">{word}</bdi></dt> ");
            }
            self.out.push_str("<dd>");
            tie::write(&Escaped(&term.says).to_string(), &mut self.out);
            if let Some((number, place)) = &term.place {
                let _ = write!(self.out, " ({}{}</a>)", self.links.open("ref", place), Escaped(number));
            }
            self.out.push_str("</dd></div>\n");
        }
        self.out.push_str("</dl>\n");
    }

    /// Words and names with their sections.
    pub fn index(&mut self, entries: &[Entry]) {
        self.out.push_str("<ul class=\"index\">\n");
        for entry in entries {
            let _ = write!(self.out, "<li>{}", Escaped(&entry.name));
            for (nth, (number, place)) in entry.places.iter().enumerate() {
                let before = if nth == 0 { " " } else { ", " };
                let _ = write!(self.out, "{before}{}{}</a>", self.links.open("ref", place), Escaped(number));
            }
            self.out.push_str("</li>\n");
        }
        self.out.push_str("</ul>\n");
    }

    /// Opens a table with these heads.
    fn open_table(&mut self, class: &str, heads: &[&'static str]) -> Result<(), RenderError> {
        let (frame, heads) = (scrolled("book-label-table", self.words)?, html::heads(heads, self.words)?);
        let _ = write!(self.out, "{frame}\n<table class=\"plain {class}\"><thead><tr>{heads}</tr></thead>\n<tbody>\n");
        Ok(())
    }

    fn close_table(&mut self) {
        self.out.push_str("</tbody></table>\n</div>\n");
    }
}
