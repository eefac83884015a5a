//! `book.lock`: the seeds of a book's exercises, so that a later build asks the same questions.
//!
//! Representation: one line for each block of exercises, `CHAPTER/LABEL: { seed: …, of: … }`; `of` is a
//! checksum of the block. A block without an entry gets one; one that changed since is a fault, because its
//! questions may have changed under the readers' hands.

use crate::source::yaml::{Key, Node, Value};
use crate::source::{Diagnostic, Diagnostics, Reader, Span, Text, checksum};

/// The name of the file.
pub const NAME: &str = "book.lock";

/// A block of exercises with its seed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    key: String,
    seed: String,
    of: String,
    span: Span,
    used: bool,
}

/// The seeds of all blocks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lock {
    entries: Vec<Entry>,
    /// Whether the file has to be written.
    changed: bool,
}

impl Lock {
    /// Reads the file.
    ///
    /// # Errors
    /// Every fault of the text.
    pub fn read(text: &Text) -> Result<Lock, Diagnostics> {
        if text.content.lines().all(|line| line.trim().is_empty() || line.starts_with('#')) {
            return Ok(Lock::default());
        }
        let (mut reader, node) = Reader::open(text);
        let entries = node.map(|node| match &node.value {
            Value::Map(found) => {
                let entry = |(key, node): &(Key, Node)| {
                    let fields = reader.fields(node, "a block of exercises", &["seed", "of"]);
                    let [seed, of] = ["seed", "of"].map(|name| {
                        fields.required(&mut reader, name).and_then(|node| reader.string(node)).map(str::to_owned)
                    });
                    let (key, span) = (key.name.clone(), key.span.clone());
                    Some(Entry { key, seed: seed?, of: of?, span, used: false })
                };
                found.iter().filter_map(entry).collect()
            }
            _ => {
                let help = "remove the file; the next build writes it anew";
                reader.fault(Diagnostic::new(
                    "wrong-type",
                    node.span.clone(),
                    "this is not the lock file of a book",
                    help,
                ));
                Vec::new()
            }
        });
        reader.finish(entries.map(|entries| Lock { entries, changed: false }))
    }

    /// The seed of a block, which gets one here if it has none; none if it is not the block that was frozen.
    pub fn seed(&mut self, chapter: &str, label: &str, block: &str) -> Option<String> {
        let key = format!("{chapter}/{label}");
        let of = checksum([block]);
        if let Some(entry) = self.entries.iter_mut().find(|entry| entry.key == key) {
            entry.used = true;
            return (entry.of == of).then(|| entry.seed.clone());
        }
        let seed = checksum([key.as_str(), "\n", block]);
        self.entries.push(Entry { key, seed: seed.clone(), of, span: 0..0, used: true });
        self.changed = true;
        Some(seed)
    }

    /// Takes in what blocks asked a copy of this lock for.
    pub fn join(&mut self, other: Lock) {
        for entry in other.entries.into_iter().filter(|entry| entry.used) {
            match self.entries.iter_mut().find(|known| known.key == entry.key) {
                Some(known) => known.used = true,
                None => self.entries.push(entry),
            }
        }
        self.changed |= other.changed;
    }

    /// The entries that no block has asked for: key and place.
    pub fn unused(&self) -> impl Iterator<Item = (&str, &Span)> {
        self.entries.iter().filter(|entry| !entry.used).map(|entry| (entry.key.as_str(), &entry.span))
    }

    /// The keys that blocks have asked for.
    pub fn used(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().filter(|entry| entry.used).map(|entry| entry.key.as_str())
    }

    /// The file to be written, if it is another one than was read.
    pub fn written(&self) -> Option<String> {
        self.changed.then(|| {
            let mut entries: Vec<&Entry> = self.entries.iter().collect();
            entries.sort_by(|one, other| one.key.cmp(&other.key));
            let lines = entries
                .iter()
                .map(|Entry { key, seed, of, .. }| format!("{key}: {{ seed: \"{seed}\", of: \"{of}\" }}\n"));
            "# The seeds of the exercises, frozen. Remove a line to have its questions drawn anew.\n".to_owned()
                + &lines.collect::<String>()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_stays_until_its_block_changes() {
        let mut lock = Lock::default();
        let seed = lock.seed("02-heaps", "first", "a");
        let text = Text::new(NAME, &lock.written().expect("changed"));
        let mut again = Lock::read(&text).expect("no faults");
        assert_eq!(again.unused().count(), 1);
        assert!(seed.is_some() && again.seed("02-heaps", "first", "a") == seed);
        assert_eq!((again.unused().count(), again.written()), (0, None));
        assert_eq!(again.seed("02-heaps", "first", "b"), None);
    }

    #[test]
    fn an_empty_lock_is_a_lock() {
        assert_eq!(Lock::read(&Text::new(NAME, "# nothing\n")), Ok(Lock::default()));
    }
}
