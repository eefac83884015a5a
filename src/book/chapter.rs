//! One chapter's statements, for those who judge them without building the book.
//!
//! Representation: the claims of the chapter after what it takes from the chapters before it: their
//! definitions, and the games whose moves its games have. Places are those of its file.
//! Failure: all faults of these statements, each in its file; a translation, which states nothing itself.

use std::collections::HashSet;

use crate::claim::{self, ProofOptions, StatementReport};
use crate::document::AUTHOR_LANGUAGES;
use crate::logic::{Claims, Item};
use crate::source::{Diagnostic, Diagnostics, Span, Text};

use super::diagnostics::BookDiagnostics;
use super::folder::Folder;
use super::joined_text::JoinedText;
use super::markdown::{Piece, pieces};
use super::translation::ORIGINAL;
use super::{block, statements};

/// The statements of a chapter, read.
#[derive(Clone, Debug)]
pub struct Statements {
    /// The statements of the chapters before it and its own.
    joined: JoinedText,
    /// The index of its file.
    file: usize,
    /// Its own statements, and what they take from earlier ones.
    claims: Claims,
}

impl Statements {
    /// Reads the statements of the file at this path of the folder, and what earlier chapters define. A file
    /// whose name is not that of a chapter is read alone.
    ///
    /// # Errors
    /// Every fault of the statements of these chapters; a translation.
    ///
    /// # Panics
    /// If the folder has no file at this path.
    pub fn read(folder: &Folder, path: &str) -> Result<Statements, Vec<Diagnostics>> {
        let file = folder.find(path).expect("the folder has the chapter");
        if let Some(fault) = translation(path) {
            return Err(vec![Diagnostics::one(folder.text(file).clone(), fault)]);
        }
        let mut diagnostics = BookDiagnostics::default();
        // Names of no chapter matter to the person who builds the book.
        let mut files: Vec<usize> =
            folder.chapters(ORIGINAL, &mut BookDiagnostics::default()).into_iter().map(|name| name.file).collect();
        match files.iter().position(|&other| other == file) {
            Some(place) => files.truncate(place + 1),
            None => files = vec![file],
        }
        let mut blocks = Vec::new();
        for at in files {
            let content = &folder.text(at).content;
            if at == file {
                diagnostics.add_all(file, block::misplaced(content));
                diagnostics.add_all(file, block::ended_early(content));
            }
            for piece in pieces(content) {
                let Piece::Fence(fence) = piece else { continue };
                if block::is_statement(&fence) {
                    let stated = statements::split(content, at, &fence);
                    if at == file {
                        diagnostics.add_all(file, block::open(&fence));
                        diagnostics.add_all(file, statements::objections(content, &fence, &stated));
                    }
                    blocks.push(stated);
                }
            }
        }
        let joined = JoinedText::new(folder, &blocks);
        let claims = joined.read();
        match &claims {
            Ok(claims) => drop(statements::places(folder, &joined, claims, &blocks, &mut diagnostics)),
            Err(faults) => joined.report(faults, folder, &mut diagnostics),
        }
        diagnostics.check(|file| folder.text(file))?;
        let statements = Statements { joined, file, claims: claims.unwrap_or_default() };
        let imported = statements.imported_games();
        let claims = statements.claims.clone().only(|item| match item {
            Item::Define(_) => true,
            Item::Game(block) => statements.owns(item) || imported.contains(&block.name.text),
            Item::State(_) | Item::Heaps(_) => statements.owns(item),
        });
        Ok(Statements { claims, ..statements })
    }

    /// The statements of the chapter, with all that they take from earlier ones.
    pub fn claims(&self) -> &Claims {
        &self.claims
    }

    /// What the chapter itself states.
    pub fn own(&self) -> Claims {
        self.claims.clone().only(|item| self.owns(item))
    }

    /// The text that spans of the claims mean; it begins with the earlier chapters.
    pub fn text(&self) -> &Text {
        &self.joined.text
    }

    /// The outcomes of the chapter's own statements, with the lines of its file. Where a limit was reached in
    /// an earlier chapter's definition, the line is that of the statement.
    pub fn judge(&self, options: &ProofOptions) -> Vec<StatementReport> {
        let own = |item: &Item| self.owns(item);
        let outcomes = claim::judge_some(self.text(), &self.claims, options, &own);
        let judged = self.claims.items.iter().filter(|item| own(item) && !matches!(item, Item::Define(_)));
        let placed = judged.zip(outcomes).map(|(item, outcome)| {
            let within = self.joined.line(outcome.line).filter(|(file, _)| *file == self.file);
            let line = within.map_or_else(|| self.line(item.span()), |(_, line)| line);
            StatementReport { line, ..outcome }
        });
        placed.collect()
    }

    /// The line where a span of the claims begins, in its file.
    pub fn line(&self, span: &Span) -> usize {
        let line = self.text().place(span.start).0;
        self.joined.line(line).map_or(line, |(_, line)| line)
    }

    fn owns(&self, item: &Item) -> bool {
        self.joined.home(item.span().start).is_some_and(|(file, _)| file == self.file)
    }

    /// The names of the games whose moves the chapter's games have, directly or through others.
    fn imported_games(&self) -> HashSet<String> {
        let mut imported = HashSet::new();
        // A game is defined before those that have its moves.
        for item in self.claims.items.iter().rev() {
            if let Item::Game(block) = item
                && (self.owns(item) || imported.contains(&block.name.text))
            {
                imported.extend(block.moves_of.as_ref().map(|name| name.text.clone()));
            }
        }
        imported
    }
}

/// Why the statements of a translation are not judged, if the path is that of one.
fn translation(path: &str) -> Option<Diagnostic> {
    let (language, chapter) = path.split_once('/')?;
    AUTHOR_LANGUAGES.contains(&language).then(|| {
        let message = "a translation states nothing itself: its statements are those of the English chapter";
        Diagnostic::new("translation", 0..0, message, format!("name `{chapter}` of the folder above"))
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn example_of_read() {
        use crate::{
            book::{File, Folder, Statements},
            claim,
            source::Text,
        };
        let chapter = "# Sums\n\n```claim\nIn words.\n\nclaim twice: forall a: even(2*a)\n```\n";
        let file = File { path: "01-sums.md".into(), text: Text::new("01-sums.md", chapter) };
        let statements = Statements::read(&Folder::new(vec![file]), "01-sums.md").expect("no faults");
        let outcomes = statements.judge(&claim::ProofOptions::default());
        assert_eq!((outcomes[0].verdict.code(), outcomes[0].line), ("proved", 6));
    }
}
