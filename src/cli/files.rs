//! Where files go, and what is in their way; `batch` writes them whole or not at all.
//!
//! Every file gets a seal. A file without a valid one, which nimbook did not write or which somebody has
//! changed since, is never replaced without `--force`, nor is one that was made from something else. What is not a
//! plain file is never replaced.
//! Failure: everything that is in the way, at once. What was made on the way (folders, temporary
//! files, new files when a later one fails) is removed again.

use std::fs;
use std::io;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use super::input::{DISK_FULL, Refused, is_full};
use super::{plain, signals};
use crate::class::owner::{self, Role};
use crate::class::seal;
use crate::sheet::{SheetId, Spec};
use crate::source::{Diagnostics, checksum, plural, printable};

/// The largest file that is read at once to look at its seal, in bytes: 64 MiB, more than any sheet has.
const LARGEST: u64 = 1 << 26;

/// Files for a folder, and the option that names the folder.
pub struct Target<'t> {
    /// The folder, which is made if need be.
    pub folder: &'t Path,
    /// The option, like `--out`.
    pub option: &'t str,
    /// Whether files that nimbook did not write, or made from something else, are replaced.
    pub force: bool,
    /// The spec from which the files are made, if it is one.
    pub origin: Option<Origin<'t>>,
}

/// The spec or the book from which files are made: the digest of a spec, and its path or the name of a built-in one.
pub struct Origin<'a> {
    digest: Option<u32>,
    given: &'a str,
}

impl<'a> Origin<'a> {
    /// Of a spec that the user named so.
    pub fn new(spec: &Spec, given: &'a str) -> Origin<'a> {
        Origin { digest: Some(SheetId::new(spec, 0, 0).digest), given }
    }

    /// Of a book in this folder.
    pub fn book(given: &'a str) -> Origin<'a> {
        Origin { digest: None, given }
    }
}

/// A checksum of the path of a spec as seen from a folder, or of the name of a built-in sheet.
fn place(given: &str, folder: &Path) -> String {
    let (Ok(spec), Ok(folder)) = (Path::new(given).canonicalize(), folder.canonicalize()) else {
        return checksum(["built-in ", given]);
    };
    let common = spec.components().zip(folder.components()).take_while(|(spec, folder)| spec == folder).count();
    let up = "../".repeat(folder.components().count() - common);
    // With the same sign between folders everywhere.
    let down: Vec<&[u8]> = spec.components().skip(common).map(|part| part.as_os_str().as_encoded_bytes()).collect();
    checksum([up.as_bytes(), &down.join(&b'/')])
}

/// Paths as lines; those in folders within `folder` as that folder and their number, after the others.
pub fn lines(paths: &[PathBuf], folder: &Path) -> String {
    let shown = |path: &Path| printable(&path.to_string_lossy());
    let (single, within): (Vec<&PathBuf>, Vec<&PathBuf>) = paths.iter().partition(|path| path.parent() == Some(folder));
    let mut lines: String = single.iter().map(|path| format!("  {}\n", shown(path))).collect();
    let mut folders: Vec<&Path> = within.iter().filter_map(|path| path.parent()).collect();
    folders.sort_unstable();
    for same in folders.chunk_by(|one, next| one == next) {
        lines += &format!("  {}{MAIN_SEPARATOR} ({})\n", shown(same[0]), plural(same.len(), "file"));
    }
    lines
}

/// Something cannot be written; a disk without room is the machine's fault, anything else the input's.
pub fn cannot_write(path: &Path, message: &str, error: &io::Error, help: &str) -> Refused {
    let message = format!("{message}: {error}");
    if is_full(error) {
        return at(path, DISK_FULL, message, &format!("make room there, or {help}")).into();
    }
    at(path, "cannot-write", message, help).into()
}

impl Target<'_> {
    /// Whose files of this role will be.
    pub(super) fn owner(&self, role: Role) -> String {
        owner::words(role, self.origin.as_ref().map(|origin| (origin.digest, place(origin.given, self.folder))))
    }

    /// Whether a plain file of this role is there that was made from the same, and that nobody has changed since.
    pub(super) fn made(&self, name: &str, role: Role) -> bool {
        let target = self.folder.join(name);
        let is_plain = fs::symlink_metadata(&target).is_ok_and(|found| found.is_file());
        is_plain && owner(&target).is_some_and(|old| owner::may_replace(&old, &self.owner(role)))
    }

    /// Why a file may not be written to its place.
    pub(super) fn obstacle(&self, name: &str, role: Role) -> Option<Diagnostics> {
        let (target, option) = (self.folder.join(name), self.option);
        let found = fs::symlink_metadata(&target).ok()?;
        let elsewhere = format!("move that folder, or choose another one with `{option}`");
        if found.is_dir() {
            let message = "there is a folder where a file should go".to_owned();
            return Some(at(&target, "is-a-folder", message, &elsewhere));
        }
        // A link is replaced itself, and not followed; but it must not lead to anything else than a file.
        let leads_elsewhere = || found.is_symlink() && fs::metadata(&target).is_ok_and(|found| !found.is_file());
        if !(found.is_file() || found.is_symlink()) || leads_elsewhere() {
            return Some(at(&target, "not-a-file", plain::NOT_PLAIN.to_owned(), &elsewhere));
        }
        // Nothing is lost with an empty file; a machine that stopped too soon may have left one.
        if self.force || role == Role::Table || found.is_file() && found.len() == 0 {
            return None;
        }
        let help =
            |first: &str| format!("{first}, choose another folder with `{option}`, or replace it with `--force`");
        match owner(&target).filter(|_| found.is_file()) {
            None => {
                let message = "this file exists, and it is not as nimbook would have left it".to_owned();
                Some(at(&target, "foreign-file", message, &help("move it")))
            }
            Some(old) if owner::may_replace(&old, &self.owner(role)) => None,
            Some(old) => {
                let what = match old.split(' ').next() {
                    Some("sheet") => "the sheet of another spec",
                    Some("key") => "the key of another spec",
                    Some("spec") => "another spec",
                    Some("book") if role == Role::Book => "a page of another book",
                    Some("book") => "a page of a book",
                    Some("page") => "the page of another spec",
                    Some("fairness") => "the report on a class set of another spec",
                    Some("marks") => "the marks of another spec",
                    _ => "a picture",
                };
                let of_spec = self.origin.is_some() && role != Role::Book;
                let first = if of_spec { "give the spec another name" } else { "move it" };
                Some(at(&target, "other-owner", format!("this file exists, and it is {what}"), &help(first)))
            }
        }
    }
}

/// Renames staged files to their places, all of them or none.
pub(super) fn rename_all(waiting: &[(PathBuf, PathBuf)]) -> io::Result<()> {
    signals::check()?;
    let mut new = Vec::new();
    for (file, target) in waiting {
        let is_new = fs::symlink_metadata(target).is_err();
        if let Err(error) = fs::rename(file, target) {
            // Replaced files were made by nimbook, or given up with `--force`; new ones go again.
            new.into_iter().for_each(|path: &PathBuf| drop(fs::remove_file(path)));
            return Err(error);
        }
        if is_new {
            new.push(target);
        }
    }
    Ok(())
}

/// Whether a plain file of just these bytes is there; no more of any file is read.
pub(super) fn is_there(target: &Path, sealed: &[u8]) -> bool {
    let most = sealed.len() as u64;
    let candidate = fs::symlink_metadata(target).is_ok_and(|found| found.is_file() && found.len() == most);
    candidate && plain::read(target, most).is_ok_and(|there| there == sealed)
}

/// The outermost folder that has to be made.
pub(super) fn first_missing(folder: &Path) -> Option<PathBuf> {
    folder.ancestors().filter(|path| !path.as_os_str().is_empty() && !path.exists()).last().map(Path::to_path_buf)
}

/// Whose a file is that nimbook wrote and nobody changed since; see [`owner::words`].
pub fn owner(target: &Path) -> Option<String> {
    if fs::metadata(target).is_ok_and(|found| found.is_file() && found.len() > LARGEST) {
        return seal::owner_of_long(extension(target), &mut fs::File::open(target).ok()?).ok()?;
    }
    let content = plain::read(target, LARGEST).ok()?;
    seal::owner(extension(target), &content)
}

pub(super) fn extension(path: &Path) -> &str {
    path.extension().and_then(|extension| extension.to_str()).unwrap_or_default()
}

/// What is wrong with the place of a file.
pub(super) fn at(path: &Path, code: &'static str, message: String, help: &str) -> Diagnostics {
    Diagnostics::without_place(printable(&path.to_string_lossy()), code, message, help)
}
