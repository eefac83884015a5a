//! The statements of all chapters, read and judged as one text.
//!
//! Representation: the chapters stand one after the other with everything but their statements blanked out,
//! so that a definition holds in every later chapter and every place is the place in its chapter.
//! Failure: faults of the language at their places; a statement whose word is not met; a certificate that
//! the checker does not accept.

use crate::claim::{self, Options, Outcome};
use crate::logic::print::{self, Signs};
use crate::logic::{self, Item, Word};
use crate::source::{Fault, Faults, Span, Text};

use super::complaints::Complaints;
use super::folder::Folder;
use super::markdown::Fence;

/// The words of blocks that hold a statement.
pub const WORDS: &[&str] = &["claim", "conjecture", "define", "game", "refute"];

/// A block with a statement: its file, its fence, and where the prose ends and the statement begins.
#[derive(Clone, Debug)]
pub struct Stated {
    /// The index of the file.
    pub file: usize,
    /// The words of the author.
    pub prose: Span,
    /// The statement; empty in a translation, which names it instead.
    pub formal: Span,
}

/// What became of a block's statement.
#[derive(Clone, Debug)]
pub struct Judged {
    /// What it says, in signs.
    pub formula: String,
    /// Its verdict; none for a definition.
    pub outcome: Option<Outcome>,
}

/// Where the author's words end in a block: the first line that begins with a keyword begins the statement.
pub fn split(content: &str, file: usize, fence: &Fence) -> Stated {
    let start = keywords(content, &fence.body).next().map_or(fence.body.end, |(at, _)| at);
    Stated { file, prose: fence.body.start..start, formal: start..fence.body.end }
}

/// The keywords that begin a line of a span, and where they stand.
pub fn keywords<'c>(content: &'c str, span: &Span) -> impl Iterator<Item = (usize, &'c str)> {
    let mut at = span.start;
    content[span.clone()].split_inclusive('\n').filter_map(move |line| {
        let start = at;
        at += line.len();
        let word = line.split(|sign: char| !sign.is_ascii_alphabetic()).next().unwrap_or_default();
        let named = line[word.len()..].starts_with(' ');
        (named && (WORDS.contains(&word) || word == "heaps")).then_some((start, word))
    })
}

/// The name of the last statement in a span, the word behind its keyword; definitions for it stand before it.
pub fn name(content: &str, formal: &Span) -> Option<(String, Span)> {
    let (at, keyword) = keywords(content, formal).last()?;
    let rest = &content[at + keyword.len()..formal.end];
    let start = at + keyword.len() + rest.len() - rest.trim_start().len();
    let rest = rest.trim_start();
    let length = rest.find(|sign: char| !(sign.is_alphanumeric() || sign == '-' || sign == '_')).unwrap_or(rest.len());
    (length > 0).then(|| (rest[..length].to_owned(), start..start + length))
}

/// Reads and judges all statements; the answers stand in the order of the blocks, none where a fault is.
pub fn judge(folder: &Folder, blocks: &[Stated], complaints: &mut Complaints) -> Vec<Option<Judged>> {
    let mut joined = String::new();
    let mut bases: Vec<(usize, usize)> = Vec::new();
    for block in blocks {
        if bases.last().is_none_or(|&(file, _)| file != block.file) {
            bases.push((block.file, joined.len()));
            joined.push_str(&masked(&folder.text(block.file).content, blocks, block.file));
            joined.push('\n');
        }
    }
    let text = Text::new("statements", &joined);
    let claims = match logic::parse(&text) {
        Ok(claims) => claims,
        Err(faults) => {
            send_home(&faults, &bases, folder, complaints);
            return vec![None; blocks.len()];
        }
    };
    let outcomes = claim::judge(&text, &claims, &Options::default());
    let mut outcomes = outcomes.into_iter();
    let mut judged: Vec<Option<Judged>> = vec![None; blocks.len()];
    for item in &claims.items {
        let start = match item {
            Item::Define(it) => it.span.start,
            Item::State(it) => it.span.start,
            Item::Game(it) => it.span.start,
            Item::Heaps(it) => it.span.start,
        };
        let outcome = if matches!(item, Item::Define(_)) { None } else { outcomes.next() };
        let outcome = outcome.map(|outcome| Outcome { line: line(&text, outcome.line, &bases, folder), ..outcome });
        let home = home(&bases, start);
        let place = blocks
            .iter()
            .position(|block| home.is_some_and(|(file, at)| block.file == file && block.formal.contains(&at)));
        let (Some(place), Some((file, at))) = (place, home) else { continue };
        let head = head(&folder.text(file).content, at);
        if let Some(fault) = outcome.as_ref().and_then(|outcome| unmet(outcome, &head)) {
            complaints.add(file, fault);
        }
        let formula = formula(item);
        match &mut judged[place] {
            // Definitions may stand before what they are for.
            Some(known) if known.outcome.is_none() => {
                known.formula += &formula;
                known.outcome = outcome;
            }
            Some(_) => complaints.add(
                file,
                Fault::new("two-statements", head, "this block holds a second statement", "give it a block of its own"),
            ),
            none => *none = Some(Judged { formula, outcome }),
        }
    }
    judged
}

/// A chapter with everything but its statements blanked out, byte for byte.
fn masked(content: &str, blocks: &[Stated], file: usize) -> String {
    let mut out = String::with_capacity(content.len());
    let mut at = 0;
    let blank = |text: &str, out: &mut String| {
        out.extend(text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
    };
    for block in blocks.iter().filter(|block| block.file == file) {
        blank(&content[at..block.formal.start], &mut out);
        out.push_str(&content[block.formal.clone()]);
        at = block.formal.end;
    }
    blank(&content[at..], &mut out);
    out
}

/// File and byte of a byte of the joined text.
fn home(bases: &[(usize, usize)], at: usize) -> Option<(usize, usize)> {
    let after = bases.partition_point(|&(_, base)| base <= at);
    let &(file, base) = bases.get(after.checked_sub(1)?)?;
    Some((file, at - base))
}

/// The line of a chapter, from that of the joined text.
fn line(joined: &Text, line: usize, bases: &[(usize, usize)], folder: &Folder) -> usize {
    let start = joined.content.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    home(bases, start).map_or(line, |(file, at)| folder.text(file).place(at).0)
}

/// The word and the name of a statement that begins at a byte.
fn head(content: &str, at: usize) -> Span {
    let rest = &content[at..];
    let end = rest.find([':', '(', '{', '\n']).unwrap_or(rest.len());
    at..at + rest[..end].trim_end().len()
}

/// Faults of the joined text, each in its chapter.
fn send_home(faults: &Faults, bases: &[(usize, usize)], folder: &Folder, complaints: &mut Complaints) {
    for fault in faults.list() {
        let Some((file, start)) = home(bases, fault.span.start) else { continue };
        let length = fault.span.end.saturating_sub(fault.span.start);
        let mut moved = Fault { span: start..start + length, note: None, ..fault.clone() };
        if let Some(note) = &fault.note
            && let Some((other, at)) = home(bases, note.span.start)
        {
            let length = note.span.end.saturating_sub(note.span.start);
            if other == file {
                moved = moved.with_note(at..at + length, note.message.clone());
            } else {
                let (text, (line, _)) = (folder.text(other), folder.text(other).place(at));
                moved.message += &format!(" ({}:{line}: {})", text.name, note.message);
            }
        }
        // A name that is taken twice is a label that is taken twice, and told as that already.
        if moved.code != "duplicate" || !complaints.told_at(file, &moved.span) {
            complaints.add(file, moved);
        }
    }
}

/// Why a statement stops the build, if it does; the fault is told at `span`.
pub fn unmet(outcome: &Outcome, span: &Span) -> Option<Fault> {
    let fault = |code, message: String, help| Some(Fault::new(code, span.clone(), message, help));
    if let Some(disputed) = &outcome.disputed {
        let help = "this is a fault of nimbook: please report the statement";
        return fault("disputed", format!("the checker refuses the certificate: {disputed}"), help);
    }
    if outcome.ok {
        return None;
    }
    let word = outcome.verdict.word();
    let said = claim::sentence(outcome);
    let rest = said.strip_prefix(word).unwrap_or(&said).trim_start();
    let message = format!("{}: {rest}", word.to_lowercase());
    match (outcome.verdict.code(), outcome.word) {
        ("gave-up", _) => fault("gave-up", message, "state less at once, or prove a part of it first"),
        ("refuted", Word::Refute) => fault("wrong-witness", message, "mend what stands behind `expect`"),
        ("refuted", _) if outcome.game => {
            fault("false-claim", message, "mend what `losing` and `measure` say, or the moves")
        }
        ("refuted", _) => {
            fault("false-claim", message, "mend the statement, or refute it: `refute …` with `expect (…)`")
        }
        (_, Word::Refute) => fault("not-refuted", message, "claim it, or mend the statement"),
        _ => fault("not-proved", message, "mend the statement"),
    }
}

/// A statement in signs, without its word and name where they stand above it.
fn formula(item: &Item) -> String {
    match item {
        Item::Define(it) => print::definition(it, Signs::Unicode),
        Item::State(it) => {
            // Behind word and name; what is expected is told with the verdict.
            let printed = print::statement(it, Signs::Unicode);
            let body = printed.split_once(':').map_or(printed.as_str(), |(_, body)| body.trim_start());
            let own = |line: &&str| !line.starts_with("  expect") && !line.starts_with("  witness");
            body.lines().filter(own).map(|line| line.to_owned() + "\n").collect()
        }
        Item::Game(it) => print::game(it, Signs::Unicode),
        Item::Heaps(it) => print::heaps(it, Signs::Unicode),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::folder::File;
    use crate::book::markdown::{Piece, pieces};

    type Warnings = Result<Vec<Faults>, Vec<Faults>>;

    fn judged(chapters: &[&str]) -> (Vec<Option<Judged>>, Warnings) {
        let file = |(index, text): (usize, &&str)| {
            let name = format!("{index:02}-c.md");
            File { path: name.clone(), text: Text::new(name, text) }
        };
        let folder = Folder::new(chapters.iter().enumerate().map(file).collect());
        let mut blocks = Vec::new();
        for (file, chapter) in chapters.iter().enumerate() {
            for piece in pieces(chapter) {
                if let Piece::Fence(fence) = piece {
                    blocks.push(split(chapter, file, &fence));
                }
            }
        }
        let mut complaints = Complaints::default();
        let judged = judge(&folder, &blocks, &mut complaints);
        (judged, complaints.check(&folder))
    }

    #[test]
    fn a_definition_holds_in_later_chapters() {
        let (judged, faults) = judged(&[
            "# Ők\n\n```define\nWords.\n\ndefine double(a, b) := b = a + a\n```\n",
            "# B\n\n```claim\nEvery number has a double.\n\nclaim doubles: forall a: exists b: double(a, b)\n```\n",
        ]);
        assert!(faults.is_ok_and(|warnings| warnings.is_empty()));
        let claim = judged[1].as_ref().expect("judged");
        assert_eq!(claim.formula.trim(), "∀ a: ∃ b: double(a, b)");
        assert!(claim.outcome.as_ref().is_some_and(|outcome| outcome.ok));
    }

    #[test]
    fn a_false_claim_is_told_at_its_place() {
        let (_, faults) =
            judged(&["# Ő\n\nő\n\n```claim\nŐ.\n\nclaim less: forall a, b: a < b implies 2*a < b\n```\n"]);
        let faults = faults.expect_err("a fault");
        let told = faults[0].to_string();
        assert!(told.starts_with("00-c.md:8:1: error[false-claim]: false: less: smallest counterexample"), "{told}");
    }

    #[test]
    fn a_fault_in_a_later_chapter_keeps_its_line() {
        let (_, faults) = judged(&[
            "# A\n\n```define\ndefine d(a) := a = 1\n```\n",
            "# B\n\n```claim\nclaim x: forall a: e(a)\n```\n",
        ]);
        let told = faults.expect_err("a fault")[0].to_string();
        assert!(told.starts_with("01-c.md:4:"), "{told}");
    }
}
