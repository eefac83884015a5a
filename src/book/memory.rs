//! What the last build wrote, for the chapters in which nothing has changed since.
//!
//! Representation: for each chapter the digest of all that it depends on: its text, the labels and
//! numbers of the whole book, every statement of the book, every file that is no chapter, the language, and the
//! program. A chapter with the same digest is the same chapter. Chapters with warnings are written anew, so
//! that these are told again; a build that must be complete remembers nothing.
//! A file of it begins with a checksum of the rest.
//! Failure: none; what cannot be read is not remembered.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use serde::{Deserialize, Serialize};

use super::folder::Folder;
use super::markdown::Piece;
use super::outline::{Leaf, Outline};
use super::writer::Written;
use super::{Options, block, statements};

/// The chapters of earlier builds by the paths of their files.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Memory {
    chapters: BTreeMap<String, Kept>,
}

/// A chapter as it was written.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Kept {
    /// The digest of what it depends on.
    of: u64,
    written: Written,
}

impl Memory {
    /// A chapter, if it was written from the same.
    pub fn recall(&self, path: &str, of: u64) -> Option<&Written> {
        self.chapters.get(path).filter(|kept| kept.of == of).map(|kept| &kept.written)
    }

    /// Keeps a chapter for the next build.
    pub fn keep(&mut self, path: &str, of: u64, written: Written) {
        self.chapters.insert(path.to_owned(), Kept { of, written });
    }

    /// The memory in a file of [`Memory::to_bytes`]; nothing if it is no such file, whole and unchanged.
    pub fn from_bytes(bytes: &[u8]) -> Memory {
        let sound = bytes.split_first_chunk().filter(|(sum, rest)| **sum == checksum(rest));
        sound.and_then(|(_, rest)| rmp_serde::from_slice(rest).ok()).unwrap_or_default()
    }

    /// The memory for a file; nothing where it cannot be written.
    pub fn to_bytes(&self) -> Vec<u8> {
        let rest = rmp_serde::to_vec(self).unwrap_or_default();
        [&checksum(&rest)[..], &rest].concat()
    }
}

fn checksum(bytes: &[u8]) -> [u8; 8] {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish().to_le_bytes()
}

/// The digests of all chapters of an outline; `original` has the English ones.
pub fn digests(folder: &Folder, outline: &Outline, original: &Outline, options: &Options<'_>) -> Vec<u64> {
    let mut common = DefaultHasher::new();
    (options.program, options.language).hash(&mut common);
    for file in folder.files.iter().filter(|file| !file.path.ends_with(".md")) {
        (&file.path, &file.text.content).hash(&mut common);
    }
    outline.leaves.iter().for_each(|leaf| shape(outline, leaf, &mut common));
    for leaf in &original.leaves {
        stated(folder, leaf, &mut common);
    }
    let own = outline.leaves.iter().map(|leaf| {
        let mut own = common.clone();
        folder.text(leaf.name.file).content.hash(&mut own);
        own.finish()
    });
    own.collect()
}

/// What other chapters may refer to: labels, what they are called, and the tables of sources and works.
fn shape(outline: &Outline, leaf: &Leaf, into: &mut DefaultHasher) {
    (&leaf.name.stem, leaf.name.number).hash(into);
    for piece in leaf.pieces.iter().filter(|piece| !piece.label.is_empty()) {
        let words = outline.find(&piece.label).map(|target| format!("{:?}", target.words));
        (&piece.label, &piece.number, words).hash(into);
        if let Piece::Fence(fence) = &piece.piece
            && ["bibliography", "sources"].contains(&fence.word.as_str())
        {
            (&fence.word, &fence.arguments).hash(into);
        }
    }
}

/// The statements of a chapter.
fn stated(folder: &Folder, leaf: &Leaf, into: &mut DefaultHasher) {
    let content = &folder.text(leaf.name.file).content;
    for piece in &leaf.pieces {
        if let Piece::Fence(fence) = &piece.piece
            && block::is_statement(fence)
        {
            let stated = statements::split(content, leaf.name.file, fence);
            content[stated.formal].hash(into);
        }
    }
}
