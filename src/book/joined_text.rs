//! The statements of several chapters as one text, so that a definition holds in every later chapter.
//!
//! Representation: the chapters follow one another with everything but their statements blanked out,
//! byte for byte; a base says where each begins. So every place is the place in its chapter.
//! Failure: faults of the text, which can be reported at their chapters.
//!
//! `prove` judges one chapter the same way, after what the chapters before it define (`chapter.rs`). A verdict is shown
//! only if the checker accepted its certificate, a computed value only if a second route agreed (`answers.rs`).

use crate::logic::{self, Claims};
use crate::source::{Diagnostics, Span, Text};

use super::diagnostics::BookDiagnostics;
use super::folder::Folder;

/// A block with a statement: where its prose ends and its statement begins.
#[derive(Clone, Debug)]
pub struct Stated {
    /// The index of the file.
    pub file: usize,
    /// The words of the author.
    pub prose: Span,
    /// The statement; empty in a translation, which names it instead.
    pub formal: Span,
}

/// Chapters one after the other, and where each of them begins.
#[derive(Clone, Debug)]
pub struct JoinedText {
    /// Their statements and blanks.
    pub text: Text,
    bases: Vec<Base>,
}

/// Where a chapter begins in the joined text.
#[derive(Clone, Copy, Debug)]
struct Base {
    /// The index of its file.
    file: usize,
    /// Its first byte.
    byte: usize,
    /// Its first line, from 1.
    line: usize,
}

impl JoinedText {
    /// The statements of these blocks; those of a file are together, in their order.
    pub fn new(folder: &Folder, blocks: &[Stated]) -> JoinedText {
        let (mut joined, mut line) = (String::new(), 1);
        let mut bases: Vec<Base> = Vec::new();
        for of_file in blocks.chunk_by(|one, other| one.file == other.file) {
            let file = of_file[0].file;
            bases.push(Base { file, byte: joined.len(), line });
            let chapter = masked(&folder.text(file).content, of_file) + "\n";
            line += chapter.matches('\n').count();
            joined += &chapter;
        }
        JoinedText { text: Text::new("statements", &joined), bases }
    }

    /// Reads all statements.
    ///
    /// # Errors
    /// Every fault of the joined text.
    pub fn read(&self) -> Result<Claims, Diagnostics> {
        logic::parse(&self.text)
    }

    /// Reports faults of the joined text at their chapters.
    pub fn report(&self, faults: &Diagnostics, folder: &Folder, diagnostics: &mut BookDiagnostics) {
        for fault in faults.list() {
            let Some((file, span)) = self.span(&fault.span) else { continue };
            let mut moved = fault.clone();
            (moved.span, moved.note) = (span, None);
            if let Some(note) = &fault.note
                && let Some((other, at)) = self.span(&note.span)
            {
                if other == file {
                    moved = moved.with_note(at, note.message.clone());
                } else {
                    let (text, (line, _)) = (folder.text(other), folder.text(other).place(at.start));
                    moved.message += &format!(" ({}:{line}: {})", text.name, note.message);
                }
            }
            // A name that is taken twice is a label that is taken twice, and reported as that already.
            if moved.code != "duplicate" || !diagnostics.has_fault_at(file, &moved.span) {
                diagnostics.add(file, moved);
            }
        }
    }

    /// File and byte of a byte of the joined text; none where there are no chapters.
    pub fn home(&self, at: usize) -> Option<(usize, usize)> {
        self.bases.iter().rev().find(|base| base.byte <= at).map(|base| (base.file, at - base.byte))
    }

    /// File and line of a line of the joined text.
    pub fn line(&self, line: usize) -> Option<(usize, usize)> {
        self.bases.iter().rev().find(|base| base.line <= line).map(|base| (base.file, line - base.line + 1))
    }

    /// File and span of a span of the joined text.
    fn span(&self, span: &Span) -> Option<(usize, Span)> {
        let (file, start) = self.home(span.start)?;
        Some((file, start..start + span.end.saturating_sub(span.start)))
    }
}

/// A chapter with everything but the statements of its blocks blanked out, byte for byte.
fn masked(content: &str, blocks: &[Stated]) -> String {
    let mut out = String::with_capacity(content.len());
    let mut at = 0;
    for block in blocks {
        out += &blank(&content[at..block.formal.start]);
        out += &content[block.formal.clone()];
        at = block.formal.end;
    }
    out + &blank(&content[at..])
}

/// As many bytes, all of them spaces but for the line breaks.
pub fn blank(text: &str) -> String {
    text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect()
}
