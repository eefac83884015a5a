//! Whose a file is: what it shows and, of a sheet or its key, of which spec. One spec never replaces the files of
//! another, and a sheet never a key.
//!
//! Representation: words in the seal of the file. The first is what it shows. Of a spec follow the digest of what it
//! says, as in the id of a sheet, and a checksum of its path as seen from the folder of the file. A spec is the same
//! while either of the two is: an author may edit it, or move it, alone or together with what was made from it. Of a
//! book there is the path alone.
//!
//! Every file ends in a seal, a checksum of its contents, so a file that somebody else wrote or edited is known as such
//! and never replaced without `--force`. Only plain files are read or replaced (`src/cli/plain.rs`). Files are written
//! into a staging folder that its run keeps locked (`src/cli/staging.rs`), and renamed when all are whole; SIGINT and
//! SIGTERM wait until it is cleared away, and after `kill -9` the next run that writes there does it, because the lock
//! is free.

/// What a file shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Questions.
    Sheet,
    /// Their solutions.
    Key,
    /// The spec of both.
    Spec,
    /// A page of a book.
    Book,
    /// A picture.
    Picture,
    /// A page that answers.
    Page,
    /// How equally hard the sheets of a class are.
    Fairness,
    /// A table that people write in: whoever replaces it has read it, and keeps what it says.
    Table,
    /// What a class earned.
    Marks,
    /// Something that nothing else has the name of: a certificate, the seeds of a book.
    Other,
}

/// The words for the seal of a file: its origin is the digest of a spec, and a checksum of where the spec or book is.
pub fn words(role: Role, origin: Option<(Option<u32>, String)>) -> String {
    let role = match role {
        Role::Sheet => "sheet",
        Role::Key => "key",
        Role::Spec => "spec",
        Role::Book => "book",
        Role::Picture => "picture",
        Role::Page => "page",
        Role::Fairness => "fairness",
        Role::Table | Role::Other => "",
        Role::Marks => "marks",
    };
    match origin {
        Some((Some(digest), place)) => format!("{role} {digest:06x} {place}"),
        Some((None, place)) => format!("{role} {place}"),
        None => role.to_owned(),
    }
}

/// Whether files with these words may replace one with those; a seal of version 0.1.0 has none.
pub fn may_replace(old: &str, new: &str) -> bool {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.split(' ').collect(), new.split(' ').collect());
    let same_spec = new.len() == 1 || old.iter().zip(&new).skip(1).any(|(old, new)| old == new);
    old == [""] || old[0] == new[0] && same_spec
}
