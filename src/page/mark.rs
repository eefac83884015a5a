//! The door `mark`: an answer as it was typed, understood, then judged, in the words of `nimbook mark`.

use std::fmt::Write;

use serde::Deserialize;
use serde_json::{Value, json};

use super::question::Of;
use super::{Html, Refused};
use crate::document::{Phrase, Role};
use crate::marking::{Marked, Part, Status};

/// An answer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answered {
    /// To which question.
    of: Of,
    /// What was typed, as in a cell of an answers table.
    answer: String,
    /// Whether it is only to be understood, and not judged.
    #[serde(default)]
    look: bool,
}

/// What was understood and, unless the page only looks, what it is worth.
pub fn mark(asked: &Answered, html: &Html) -> Result<Value, Refused> {
    let (marked, help) = asked.of.marked(&asked.answer, html)?;
    let understood = understood(&marked, html)?;
    if asked.look || matches!(marked.status, Status::Empty | Status::Unread) {
        let name = if understood.is_some() { "understood" } else { "slip" };
        let says = match understood {
            Some(says) => says,
            None if marked.status == Status::Empty => html.say("live-nothing-written")? + " " + &help,
            // While somebody types, it is not said again and again how an answer is written.
            None if asked.look => html.say("live-not-understood")?,
            None => html.say("live-not-understood")? + &possible(&marked, html)? + " " + &help,
        };
        return Ok(json!({ "html": { name: says } }));
    }
    let verdict = match marked.status {
        Status::Right => "proved",
        Status::Part => "checked",
        _ => "refuted",
    };
    let shown = shown(&marked, &help, (verdict, asked.of.counts()), html)?;
    let mut reply = json!({ "verdict": verdict, "marked": marked.json(&html.words)? });
    reply["html"] = json!({ "understood": understood, "verdict": shown });
    Ok(reply)
}

/// What an answer that was not understood may mean, where that is more than one thing.
fn possible(marked: &Marked, html: &Html) -> Result<String, Refused> {
    if marked.possible.len() < 2 {
        return Ok(String::new());
    }
    let lines = marked.possible.iter().take(3).map(|line| Ok(format!("<b>{}</b>", html.parts().line(line)?)));
    let lines: Result<Vec<String>, Refused> = lines.collect();
    Ok(format!(" {} {}.", html.say("live-possible")?, lines?.join(" · ")))
}

fn understood(marked: &Marked, html: &Html) -> Result<Option<String>, Refused> {
    if marked.understood.is_empty() {
        return Ok(None);
    }
    let line = html.parts().line(&marked.understood)?;
    Ok(Some(format!("{} <b>{line}</b>", html.say("live-understood")?)))
}

/// The labels of parts that are named by what is right: who has not found one is not told.
const ANSWERS: [&str; 3] = ["mark-part-move", "mark-part-pair", "mark-part-remainder"];

/// The verdict: its word, what a wrong answer looks like, what refutes it, and the parts where there are several.
fn shown(marked: &Marked, drawn: &str, (verdict, counted): (&str, bool), html: &Html) -> Result<String, Refused> {
    let word = match verdict {
        "proved" => "live-right",
        "checked" => "live-partly",
        _ => "live-not-yet",
    };
    let mut out = format!(
        "<div class=\"verdict\" data-verdict=\"{verdict}\"><span class=\"badge\"><svg class=\"mark\" aria-hidden=\"true\">\
         <use href=\"#{}\"/></svg>{}</span>",
        if verdict == "refuted" { "again" } else { verdict },
        html.say(word)?
    );
    if marked.mistake.is_some() {
        let looks = html.parts().line(&marked.mistake_in_words())?;
        let _ = write!(out, "<p class=\"looks\">{} {looks}.</p>", html.say("live-looks")?);
    }
    if let Some(refutation) = &marked.refutation {
        let refutes = html.say(if refutation.role == Role::Reply { "live-opponent" } else { "live-refutes" })?;
        let _ = write!(out, "<p><strong>{refutes}</strong> {}</p>{drawn}", html.phrase(refutation)?);
    }
    if (verdict, &marked.mistake, &marked.refutation, marked.parts.len()) == ("refuted", &None, &None, 1) {
        let _ = write!(out, "<p>{}</p>", html.say("live-not-yet-alone")?);
    }
    let known = |part: &&Part| part.right || !ANSWERS.contains(&part.label.key);
    let parts: Vec<&Part> = marked.parts.iter().filter(known).collect();
    if marked.parts.len() > 1 && !parts.is_empty() {
        out.push_str("<ul class=\"parts\">");
        for part in parts {
            let (mark, says) = if part.right { ("proved", "live-right") } else { ("refuted", "live-not-yet") };
            let label = html.phrase(&part.label)?;
            let _ = write!(out, "<li><span>{label}</span> {}</li>", html.status(mark, says)?);
        }
        out.push_str("</ul>");
    }
    let points = Phrase::new("live-points").with("earned", marked.earned());
    let points = points.with("of", marked.of());
    if counted {
        let _ = write!(out, "<p class=\"label\">{}</p>", html.phrase(&points)?);
    }
    out.push_str("</div>");
    Ok(out)
}
