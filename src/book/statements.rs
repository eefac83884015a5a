//! The statements of blocks, read and judged as one text.
//!
//! Representation: in a block the words of the author come first, then the statement; definitions may come
//! before it. Places are those of the chapters ([`JoinedText`]).
//! Failure: faults of the language at their places; a block without a statement, with a second one, or with
//! one of another word; a statement that is not as its word says; a certificate that the checker does not accept.

use crate::claim::{self, ProofOptions, StatementReport, Verdict};
use crate::document::book::Changeable;
use crate::logic::print::{self, Signs};
use crate::logic::{Claims, Item, Word};
use crate::source::{Diagnostic, Span};

use super::changeable;
use super::diagnostics::BookDiagnostics;
use super::folder::Folder;
use super::joined_text::{JoinedText, Stated};
use super::markdown::Fence;

/// The words of blocks that hold a statement.
pub const WORDS: &[&str] = &["claim", "conjecture", "define", "game", "refute"];

/// The kinds of blocks whose statements are words, and nothing decides them.
pub const IN_WORDS: &[&str] = &["open", "theorem"];

/// What became of a block's statement.
#[derive(Clone, Debug, Default)]
pub struct Judged {
    /// What it says, in signs.
    pub formula: String,
    /// The same as a file of claims has it.
    pub text: String,
    /// Its verdict; none for a definition.
    pub outcome: Option<StatementReport>,
    /// What a reader may change of it.
    pub changeable: Option<Changeable>,
}

/// Where the author's words end in a block: the first line that begins with a keyword begins the statement.
pub fn split(content: &str, file: usize, fence: &Fence) -> Stated {
    let start = keywords(content, &fence.body).next().map_or(fence.body.end, |(at, _)| at);
    Stated { file, prose: fence.body.start..start, formal: start..fence.body.end }
}

/// The keywords that begin a line of a span, and their places.
pub fn keywords<'c>(content: &'c str, span: &Span) -> impl Iterator<Item = (usize, &'c str)> {
    let mut at = span.start;
    content[span.clone()].split_inclusive('\n').filter_map(move |line| {
        let start = at;
        at += line.len();
        let word = line.split(|character: char| !character.is_ascii_alphabetic()).next().unwrap_or_default();
        let named = line[word.len()..].starts_with(' ');
        (named && (WORDS.contains(&word) || word == "heaps")).then_some((start, word))
    })
}

/// The name of the last statement in a span, the word after its keyword; definitions for it come before it.
pub fn name(content: &str, formal: &Span) -> Option<(String, Span)> {
    let (at, keyword) = keywords(content, formal).last()?;
    let rest = &content[at + keyword.len()..formal.end];
    let start = at + keyword.len() + rest.len() - rest.trim_start().len();
    let rest = rest.trim_start();
    let length = rest
        .find(|character: char| !(character.is_alphanumeric() || character == '-' || character == '_'))
        .unwrap_or(rest.len());
    (length > 0).then(|| (rest[..length].to_owned(), start..start + length))
}

/// What is wrong with the form of a block: it holds no statement, or one that another word begins.
pub fn objections(content: &str, fence: &Fence, stated: &Stated) -> Vec<Diagnostic> {
    if content[stated.formal.clone()].trim().is_empty() {
        let help = format!("end the block with an empty line and `{} NAME: …`", fence.word);
        return vec![Diagnostic::new("no-statement", fence.word_span.clone(), "this block holds no statement", help)];
    }
    let mut faults = Vec::new();
    let name = name(content, &stated.formal).map(|(name, _)| name).unwrap_or_default();
    // A block of definitions may have a name of its own.
    if !fence.arguments.is_empty() && fence.arguments != name && fence.word != "define" {
        let help = format!("leave this out, or write `{name}`; a label begins with `#`");
        let message = format!("the statement of this block is called `{name}`");
        faults.push(Diagnostic::new("bad-arguments", fence.arguments_span.clone(), message, help));
    }
    let last = keywords(content, &stated.formal).last();
    if let Some((start, keyword)) = last
        && keyword != fence.word
        && !(keyword == "heaps" && fence.word == "game")
    {
        let help = "let the block and its statement begin with the same word";
        let message = format!("a `{}` block holds a `{keyword}`", fence.word);
        faults.push(Diagnostic::new("other-word", start..start + keyword.len(), message, help));
    }
    faults
}

/// Reads and judges all statements; the answers are in the order of the blocks, none where a fault is.
pub fn judge(folder: &Folder, blocks: &[Stated], diagnostics: &mut BookDiagnostics) -> Vec<Option<Judged>> {
    judge_from(folder, blocks, 0, diagnostics)
}

/// The same, but those before the block of index `first` are read and not decided.
pub fn judge_from(
    folder: &Folder,
    blocks: &[Stated],
    first: usize,
    diagnostics: &mut BookDiagnostics,
) -> Vec<Option<Judged>> {
    let mut judged: Vec<Option<Judged>> = vec![None; blocks.len()];
    let Readable { sound, joined, claims } = readable(folder, blocks, diagnostics);
    let read: Vec<Stated> = sound.iter().map(|&place| blocks[place].clone()).collect();
    let before = |(file, at)| blocks[..first].iter().any(|block| block.file == file && block.formal.contains(&at));
    let wanted = |item: &Item| !matches!(item, Item::Define(_)) && !joined.home(item.span().start).is_some_and(before);
    let mut outcomes = claim::judge_some(&joined.text, &claims, &ProofOptions::default(), &wanted).into_iter();
    let places = places(folder, &joined, &claims, &read, diagnostics);
    let above = above(folder, &read, &claims, &places);
    for (item, place) in claims.items.iter().zip(places) {
        let outcome = if wanted(item) { outcomes.next() } else { None };
        let line = |line| joined.line(line).map_or(line, |(_, line)| line);
        let outcome = outcome.map(|outcome| StatementReport { line: line(outcome.line), ..outcome });
        let (Some(place), Some((file, at))) = (place, joined.home(item.span().start)) else { continue };
        let head = head(&folder.text(file).content, at);
        if let Some(fault) = outcome.as_ref().and_then(|outcome| unmet(outcome, &head)) {
            diagnostics.add(file, fault);
        }
        let known = judged[sound[place]].get_or_insert_with(Judged::default);
        // Definitions may come before what they are for.
        known.formula += &formula(item);
        known.text += &text(item);
        known.outcome = outcome;
        let own = &folder.text(file).content[read[place].formal.start..at];
        known.changeable = changeable::statement(item, &above[place], own);
    }
    judged
}

/// For each block the earlier ones that it builds on, as text.
fn above(folder: &Folder, blocks: &[Stated], claims: &Claims, places: &[Option<usize>]) -> Vec<String> {
    let texts: Vec<&str> = blocks.iter().map(|block| &folder.text(block.file).content[block.formal.clone()]).collect();
    let mut names = vec![Vec::new(); blocks.len()];
    for (item, place) in claims.items.iter().zip(places) {
        if let (Item::Define(_) | Item::Game(_), Some(place)) = (item, place) {
            names[*place].push(item.name().text.clone());
        }
    }
    changeable::contexts(&texts, &names)
}

/// The blocks whose statements can be read, and the statements.
struct Readable {
    /// The indices of the blocks, in order.
    sound: Vec<usize>,
    joined: JoinedText,
    claims: Claims,
}

/// Reads what can be read. Faults are reported; their blocks are left out, and then those that build
/// on them, so that one fault does not hide that another statement is false.
fn readable(folder: &Folder, blocks: &[Stated], diagnostics: &mut BookDiagnostics) -> Readable {
    let mut sound: Vec<usize> = (0..blocks.len()).collect();
    loop {
        let read: Vec<Stated> = sound.iter().map(|&place| blocks[place].clone()).collect();
        let joined = JoinedText::new(folder, &read);
        let faults = match joined.read() {
            Ok(claims) => return Readable { sound, joined, claims },
            Err(faults) => faults,
        };
        if sound.len() == blocks.len() {
            joined.report(&faults, folder, diagnostics);
        }
        let homes: Vec<(usize, usize)> = faults.list().iter().filter_map(|it| joined.home(it.span.start)).collect();
        let broken = |block: &Stated| {
            homes.iter().any(|&(file, at)| block.file == file && (block.formal.start..=block.formal.end).contains(&at))
        };
        let before = sound.len();
        sound.retain(|&place| !broken(&blocks[place]));
        // A fault outside of all blocks would be met again and again.
        if sound.len() == before {
            return Readable { sound, joined, claims: Claims::default() };
        }
    }
}

/// The block of each item; none for a second statement of a block, which is reported.
pub fn places(
    folder: &Folder,
    joined: &JoinedText,
    claims: &Claims,
    blocks: &[Stated],
    diagnostics: &mut BookDiagnostics,
) -> Vec<Option<usize>> {
    let mut full = vec![false; blocks.len()];
    let mut place = |item: &Item| {
        let (file, at) = joined.home(item.span().start)?;
        let place = blocks.iter().position(|block| block.file == file && block.formal.contains(&at))?;
        if full[place] {
            let head = head(&folder.text(file).content, at);
            let (message, help) = ("this block holds a second statement", "give it a block of its own");
            diagnostics.add(file, Diagnostic::new("two-statements", head, message, help));
            return None;
        }
        full[place] = !matches!(item, Item::Define(_));
        Some(place)
    };
    claims.items.iter().map(&mut place).collect()
}

/// The word and the name of a statement that begins at a byte.
fn head(content: &str, at: usize) -> Span {
    let rest = &content[at..];
    let end = rest.find([':', '(', '{', '\n']).unwrap_or(rest.len());
    at..at + rest[..end].trim_end().len()
}

/// Why a statement stops the build, if it does; the fault is reported at `span`.
pub fn unmet(outcome: &StatementReport, span: &Span) -> Option<Diagnostic> {
    let fault = |code, message: String, help| Some(Diagnostic::new(code, span.clone(), message, help));
    if let Verdict::Disputed(objection) = &outcome.verdict {
        let help = "this is a fault of nimbook: please report the statement";
        return fault("disputed", format!("two routes disagree: {objection}"), help);
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
        ("refuted", Word::Refute) => fault("wrong-witness", message, "correct what follows `expect`"),
        ("refuted", _) if outcome.kind != claim::Kind::Statement => {
            fault("false-claim", message, "correct `losing`, `measure` or the moves")
        }
        ("refuted", _) => {
            fault("false-claim", message, "correct the statement, or refute it: `refute …` with `expect (…)`")
        }
        (_, Word::Refute) => fault("not-refuted", message, "claim it, or correct the statement"),
        _ => fault("not-proved", message, "correct the statement"),
    }
}

/// An item as a file of claims has it.
fn text(item: &Item) -> String {
    match item {
        Item::Define(it) => print::definition(it, Signs::Ascii),
        Item::State(it) => print::statement(it, Signs::Ascii),
        Item::Game(it) => print::game(it, Signs::Ascii),
        Item::Heaps(it) => print::heaps(it, Signs::Ascii),
    }
}

/// A statement in signs, without its word and name, which are above it.
fn formula(item: &Item) -> String {
    match item {
        Item::Define(it) => print::definition(it, Signs::Unicode),
        Item::State(it) => {
            // Behind word and name; what is expected is shown with the verdict.
            let printed = print::statement(it, Signs::Unicode);
            let body = printed.split_once(':').map_or(printed.as_str(), |(_, body)| body.trim_start());
            let own = |line: &&str| !line.starts_with("  expect") && !line.starts_with("  witness");
            body.lines().filter(own).map(|line| line.to_owned() + "\n").collect()
        }
        Item::Game(it) => print::game(it, Signs::Unicode),
        Item::Heaps(it) => print::heaps(it, Signs::Unicode),
    }
}
