//! A translation beside the English chapters: every chapter and every statement of theirs, and no others.
//!
//! Representation: a translated chapter has the number of its original. A statement is in the book once:
//! its block in a translation has the name as argument, words, and nothing else; formula, verdict and number
//! are those of the original.
//! Failure: a chapter or statement that is missing or has no original; a statement that is stated again.

use std::collections::HashMap;

use crate::source::{Diagnostic, Span, did_you_mean};

use super::diagnostics::BookDiagnostics;
use super::folder::Folder;
use super::outline::{Chapter, Outline};
use super::statements::{self, Judged};

/// The language that is translated.
pub const ORIGINAL: &str = "en";

/// Reports what a translation lacks, and what it has that is not in the original; `asked` is where `book.yaml`
/// asks for it: the file, the code of the language and its place.
pub fn check(
    folder: &Folder,
    original: &Outline,
    translated: &Outline,
    asked: (usize, &str, &Span),
    diagnostics: &mut BookDiagnostics,
) {
    let (file, language, span) = asked;
    for chapter in &original.chapters {
        match translated.chapter(chapter.name.number) {
            Some(own) => compare(folder, chapter, own, diagnostics),
            None => {
                let stem = &chapter.name.stem;
                let message = format!("the chapter `{stem}` is missing in `{language}`");
                let help = format!("write `{language}/{stem}.md`, or take `{language}` out of `languages`");
                diagnostics.add(file, Diagnostic::new("missing-chapter", span.clone(), message, help));
            }
        }
    }
    for own in translated.chapters.iter().filter(|own| original.chapter(own.name.number).is_none()) {
        let message = format!("there is no chapter {} in English", own.name.number);
        let help = "give it the number of the chapter that it translates";
        diagnostics.add(own.name.file, Diagnostic::new("no-original", 0..0, message, help));
    }
}

/// The statements of a translation by chapter and piece: those of its original.
pub fn judged(
    original: &Outline,
    translated: &Outline,
    judged: &HashMap<(usize, usize), Judged>,
) -> HashMap<(usize, usize), Judged> {
    let mut own = HashMap::new();
    for (index, chapter) in translated.chapters.iter().enumerate() {
        let Some(from) = original.chapters.iter().position(|it| it.name.number == chapter.name.number) else {
            continue;
        };
        for (piece, label, _) in chapter.statements() {
            let found = original.chapters[from].statements().find(|(_, name, _)| *name == label);
            let known = found.and_then(|(piece, ..)| judged.get(&(from, piece)));
            own.extend(known.map(|known| ((index, piece), known.clone())));
        }
    }
    own
}

/// Compares the statements of a translated chapter with those of its original.
fn compare(folder: &Folder, original: &Chapter, own: &Chapter, diagnostics: &mut BookDiagnostics) {
    let file = own.name.file;
    let content = &folder.text(file).content;
    let source = &folder.text(original.name.file).name;
    for (_, name, fence) in original.statements() {
        if !own.statements().any(|(_, label, _)| label == name) {
            let span = own.title.clone().unwrap_or(0..0);
            let message = format!("the {} `{name}` of `{source}` is missing here", fence.word);
            let help =
                format!("write a block that begins with ```` ```{} {name} ````, and say it in words", fence.word);
            diagnostics.add(file, Diagnostic::new("missing-statement", span, message, help));
        }
    }
    for (_, name, fence) in own.statements() {
        let formal = statements::split(content, file, fence).formal;
        let stated = !statements::IN_WORDS.contains(&fence.word.as_str()) && !formal.is_empty();
        let found = original.statements().find(|(_, label, _)| *label == name).map(|(.., found)| &found.word);
        let (code, span, message, help) = match found {
            _ if stated => (
                "stated-again",
                &formal,
                "a translation does not state anew what the English chapter states".to_owned(),
                format!(
                    "leave the statement out, and write its name into the first line: ```` ```{} {name} ````",
                    fence.word
                ),
            ),
            None => {
                let known = original.statements().map(|(_, label, _)| label);
                let other = || "name a statement of the English chapter, or remove the block".to_owned();
                let span = if fence.arguments.is_empty() { &fence.word_span } else { &fence.arguments_span };
                let message = format!("`{source}` has no statement `{name}`");
                ("unknown-statement", span, message, did_you_mean(name, known, other))
            }
            Some(word) if *word != fence.word => (
                "other-word",
                &fence.word_span,
                format!("`{name}` is a `{word}` in `{source}`"),
                format!("begin the block with ```` ```{word} {name} ````"),
            ),
            Some(_) => continue,
        };
        diagnostics.add(file, Diagnostic::new(code, span.clone(), message, help));
    }
}
