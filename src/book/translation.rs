//! A translation beside the English chapters: every chapter and every statement of theirs, and no others.
//!
//! Representation: a translated chapter has the number of its original. A statement stands in the book once:
//! its block in a translation has the name as argument, words, and nothing else; formula, verdict and number
//! are those of the original.
//! Failure: a chapter or statement that is missing or has no original; a statement that is stated again.

use std::collections::HashMap;

use crate::source::{Fault, Span, suggest};

use super::complaints::Complaints;
use super::folder::Folder;
use super::markdown::{Fence, Piece};
use super::outline::{Leaf, Outline};
use super::statements::{self, Judged};

/// The language that is translated.
pub const ORIGINAL: &str = "en";

/// Tells what a translation lacks, and what it has that is not in the original; `asked` is where `book.yaml`
/// asks for it: the file, the code of the language and its place.
pub fn check(
    folder: &Folder,
    original: &Outline,
    translated: &Outline,
    asked: (usize, &str, &Span),
    complaints: &mut Complaints,
) {
    let (file, language, span) = asked;
    for leaf in &original.leaves {
        match of_number(translated, leaf) {
            Some(own) => compare(folder, leaf, own, complaints),
            None => {
                let stem = &leaf.name.stem;
                let message = format!("the chapter `{stem}` is missing in `{language}`");
                let help = format!("write `{language}/{stem}.md`, or take `{language}` out of `languages`");
                complaints.add(file, Fault::new("missing-chapter", span.clone(), message, help));
            }
        }
    }
    for own in translated.leaves.iter().filter(|own| of_number(original, own).is_none()) {
        let message = format!("there is no chapter {} in English", own.name.number);
        let help = "give it the number of the chapter that it translates";
        complaints.add(own.name.file, Fault::new("no-original", 0..0, message, help));
    }
}

/// The statements of a translation by chapter and piece: those of its original.
pub fn judged(
    original: &Outline,
    translated: &Outline,
    judged: &HashMap<(usize, usize), Judged>,
) -> HashMap<(usize, usize), Judged> {
    let mut own = HashMap::new();
    for (chapter, leaf) in translated.leaves.iter().enumerate() {
        let Some(from) = original.leaves.iter().position(|it| it.name.number == leaf.name.number) else { continue };
        for (piece, label, _) in blocks(leaf) {
            let found = blocks(&original.leaves[from]).find(|(_, name, _)| *name == label);
            let known = found.and_then(|(piece, ..)| judged.get(&(from, piece)));
            own.extend(known.map(|known| ((chapter, piece), known.clone())));
        }
    }
    own
}

/// The number of a statement in the original chapter.
pub fn number<'o>(original: &'o Outline, chapter: u64, name: &str) -> Option<&'o str> {
    let leaf = original.leaves.iter().find(|leaf| leaf.name.number == chapter)?;
    let (piece, ..) = blocks(leaf).find(|(_, label, _)| *label == name)?;
    Some(&leaf.pieces[piece].number)
}

fn of_number<'o>(outline: &'o Outline, leaf: &Leaf) -> Option<&'o Leaf> {
    outline.leaves.iter().find(|other| other.name.number == leaf.name.number)
}

/// The blocks of a chapter that state something: piece, name and fence.
fn blocks(leaf: &Leaf) -> impl Iterator<Item = (usize, &str, &Fence)> {
    leaf.pieces.iter().enumerate().filter_map(|(piece, numbered)| match &numbered.piece {
        Piece::Fence(fence) if fence.word == "theorem" || statements::WORDS.contains(&fence.word.as_str()) => {
            Some((piece, numbered.label.as_str(), fence))
        }
        _ => None,
    })
}

/// Compares the statements of a translated chapter with those of its original.
fn compare(folder: &Folder, original: &Leaf, own: &Leaf, complaints: &mut Complaints) {
    let file = own.name.file;
    let content = &folder.text(file).content;
    let source = &folder.text(original.name.file).name;
    for (_, name, fence) in blocks(original) {
        if !blocks(own).any(|(_, label, _)| label == name) {
            let span = own.title.clone().unwrap_or(0..0);
            let message = format!("the {} `{name}` of `{source}` is missing here", fence.word);
            let help =
                format!("write a block that begins with ```` ```{} {name} ````, and say it in words", fence.word);
            complaints.add(file, Fault::new("missing-statement", span, message, help));
        }
    }
    for (_, name, fence) in blocks(own) {
        let formal = statements::split(content, file, fence).formal;
        let stated = fence.word != "theorem" && !formal.is_empty();
        let told = match blocks(original).find(|(_, label, _)| *label == name) {
            _ if stated => Fault::new(
                "stated-again",
                formal,
                "a translation does not state anew what the English chapter states",
                format!(
                    "leave the statement out, and write its name into the first line: ```` ```{} {name} ````",
                    fence.word
                ),
            ),
            None => {
                let near = suggest(name, blocks(original).map(|(_, label, _)| label));
                let help = near.map_or_else(
                    || "name a statement of the English chapter, or remove the block".to_owned(),
                    |near| format!("did you mean `{near}`?"),
                );
                let span = if fence.arguments.is_empty() { &fence.word_span } else { &fence.arguments_span };
                Fault::new("unknown-statement", span.clone(), format!("`{source}` has no statement `{name}`"), help)
            }
            Some((.., it)) if it.word != fence.word => Fault::new(
                "other-word",
                fence.word_span.clone(),
                format!("`{name}` is a `{}` in `{source}`", it.word),
                format!("begin the block with ```` ```{} {name} ````", it.word),
            ),
            Some(_) => continue,
        };
        complaints.add(file, told);
    }
}
