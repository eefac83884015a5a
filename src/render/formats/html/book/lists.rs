//! Tables of statements and sources, the bibliography and the glossary as HTML.

use super::formula;
use super::part::Parts;
use crate::document::book::{Source, Statement, Term, Work};
use crate::document::{LANGUAGES, Phrase};
use crate::render::RenderError;
use crate::render::markup::{escape, verdict};

/// Statements of a file with their verdicts.
pub fn truth(parts: &mut Parts<'_>, rows: &[Statement]) -> Result<(), RenderError> {
    open(parts, "truth", &["book-head-statement", "book-head-verdict"])?;
    for row in rows {
        parts.out.push_str("<tr id=\"");
        escape(&row.label, &mut parts.out);
        parts.out.push_str("\"><td>");
        parts.say(&row.heading)?;
        formula::write(&row.formula, &mut parts.out);
        if let Some(witness) = &row.witness {
            let values: Vec<String> = witness.values.iter().map(|(name, value)| format!("{name} = {value}")).collect();
            let mut said = String::new();
            formula::inline(&values.join(", "), &mut said);
            parts.out.push_str("<p>");
            parts.say_around("book-fails-at", "values", &said)?;
            parts.out.push_str("</p>");
        }
        parts.out.push_str(&format!("</td><td data-verdict=\"{}\">", verdict(&row.status)));
        parts.badge(row)?;
        parts.out.push_str("</td></tr>\n");
    }
    close(parts);
    Ok(())
}

/// What the sources state, how it is known, and where it stands.
pub fn sources(parts: &mut Parts<'_>, rows: &[Source]) -> Result<(), RenderError> {
    open(parts, "sources", &["book-head-number", "book-head-says", "book-head-status", "book-head-place"])?;
    for row in rows {
        parts.out.push_str("<tr id=\"");
        escape(&row.id, &mut parts.out);
        parts.out.push_str("\"><th scope=\"row\">");
        escape(&row.id, &mut parts.out);
        parts.out.push_str("</th><td>");
        parts.within("", &row.says, "")?;
        if row.wrong {
            let ends = parts.out.ends_with(['.', '!', '?']);
            parts.out.push_str(if ends { " <strong>" } else { ". <strong>" });
            parts.say(&Phrase::new("book-false-as-printed"))?;
            parts.out.push_str("</strong>");
        }
        parts.out.push_str(&format!("</td><td data-verdict=\"{}\">", verdict(&row.status)));
        parts.say(&row.status.word())?;
        parts.out.push_str("</td><td>");
        for (index, (words, place)) in row.places.iter().enumerate() {
            parts.out.push_str(if index > 0 { ", " } else { "" });
            let links = parts.links;
            links.open("ref", place, &mut parts.out);
            parts.say(words)?;
            parts.out.push_str("</a>");
        }
        parts.out.push_str("</td></tr>\n");
    }
    close(parts);
    Ok(())
}

/// The works that are cited.
pub fn bibliography(parts: &mut Parts<'_>, works: &[Work]) -> Result<(), RenderError> {
    parts.out.push_str("<ul class=\"bibliography\">\n");
    for work in works {
        let out = &mut parts.out;
        out.push_str("<li id=\"work-");
        escape(&work.key, out);
        out.push_str("\">");
        if !work.author.is_empty() {
            escape(&work.author, out);
            out.push_str(". ");
        }
        out.push_str("<cite>");
        escape(&work.title, out);
        out.push_str("</cite>");
        for text in [&work.within, &work.year].into_iter().filter(|text| !text.is_empty()) {
            out.push_str(", ");
            escape(text, out);
        }
        out.push('.');
        if let Some(url) = work.url.as_ref().filter(|url| url.starts_with("https://") || url.starts_with("http://")) {
            out.push_str(" <a href=\"");
            escape(url, out);
            out.push_str("\">");
            escape(url.trim_start_matches("https://").trim_start_matches("http://"), out);
            out.push_str("</a>");
        }
        out.push_str("</li>\n");
    }
    parts.out.push_str("</ul>\n");
    Ok(())
}

/// Words of the field in several languages.
pub fn glossary(parts: &mut Parts<'_>, terms: &[Term]) -> Result<(), RenderError> {
    parts.out.push_str("<dl class=\"glossary\">\n");
    for term in terms {
        let out = &mut parts.out;
        out.push_str("<div>");
        for (language, word) in &term.words {
            let right_to_left = LANGUAGES.iter().any(|known| known.code == language && known.right_to_left);
            let dir = if right_to_left { "rtl" } else { "ltr" };
            out.push_str(&format!("<dt><bdi lang=\"{language}\" dir=\"{dir}\">"));
            escape(word, out);
            out.push_str("</bdi></dt> ");
        }
        out.push_str("<dd>");
        escape(&term.says, out);
        out.push_str("</dd></div>\n");
    }
    parts.out.push_str("</dl>\n");
    Ok(())
}

/// Opens a table with these heads.
fn open(parts: &mut Parts<'_>, class: &str, heads: &[&'static str]) -> Result<(), RenderError> {
    parts.out.push_str("<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"");
    escape(&parts.words.text(&Phrase::new("book-label-table"))?, &mut parts.out);
    parts.out.push_str("\">\n");
    parts.out.push_str(&format!("<table class=\"plain {class}\"><thead><tr>"));
    for head in heads {
        parts.out.push_str("<th scope=\"col\">");
        parts.say(&Phrase::new(head))?;
        parts.out.push_str("</th>");
    }
    parts.out.push_str("</tr></thead>\n<tbody>\n");
    Ok(())
}

fn close(parts: &mut Parts<'_>) {
    parts.out.push_str("</tbody></table>\n</div>\n");
}
