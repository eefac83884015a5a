//! Writes files whole or not at all: all are written beside their places first, then renamed.
//!
//! Every file gets a seal. A file without a valid one, which nimbook did not write or which somebody has
//! changed since, is never replaced without `--force`.
//! Failure: everything that is in the way, at once. What was made on the way (folders, temporary
//! files, new files when a later one fails) is removed again.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use super::input::{Refused, printable};
use super::seal;
use crate::source::Diagnostics;

/// The largest file whose seal is looked at, in bytes: 64 MiB, more than any sheet has.
const LARGEST: u64 = 1 << 26;

/// Files for a folder, and the option that names the folder.
pub struct Target<'t> {
    /// The folder, which is made if need be.
    pub folder: &'t Path,
    /// The option, like `--out`.
    pub option: &'t str,
    /// Whether files that nimbook did not write are replaced.
    pub force: bool,
}

/// Writes these files into a folder. The paths written, in order.
///
/// # Errors
/// What is in the way; nothing is left behind then.
pub fn write(target: &Target<'_>, files: &[(String, Vec<u8>)]) -> Result<Vec<PathBuf>, Refused> {
    let Target { folder, option, force } = *target;
    let elsewhere = format!("choose another folder with `{option}`");
    let targets: Vec<PathBuf> = files.iter().map(|(name, _)| folder.join(name)).collect();
    if folder.exists() && !folder.is_dir() {
        return Err(at(folder, "not-a-folder", "this is a file, not a folder".to_owned(), &elsewhere).into());
    }
    let faults: Vec<Diagnostics> = targets.iter().filter_map(|target| obstacle(target, option, force)).collect();
    if !faults.is_empty() {
        return Err(faults.into());
    }
    let made = first_missing(folder);
    let parents: BTreeSet<&Path> = targets.iter().filter_map(|target| target.parent()).collect();
    let nested: Vec<&Path> = parents.into_iter().filter(|parent| !parent.exists()).collect();
    let written = fs::create_dir_all(folder)
        .and_then(|()| nested.iter().try_for_each(fs::create_dir_all))
        .and_then(|()| write_beside(files, &targets));
    if written.is_err() {
        // Deepest first; only empty folders go.
        nested.iter().rev().for_each(|made| drop(fs::remove_dir(made)));
    }
    if written.is_err()
        && let Some(made) = made
    {
        // Only empty folders go, so nothing that somebody else put there is lost.
        let mut gone = folder.to_path_buf();
        while gone.starts_with(&made) && fs::remove_dir(&gone).is_ok() && gone.pop() {}
    }
    written
        .map_err(|error| at(folder, "cannot-write", format!("no files can be written here: {error}"), &elsewhere))?;
    Ok(targets)
}

/// Files that are there already, byte for byte, are left alone.
fn write_beside(files: &[(String, Vec<u8>)], targets: &[PathBuf]) -> io::Result<()> {
    let mut waiting = Vec::new();
    for ((_, content), target) in files.iter().zip(targets) {
        let sealed = seal::sealed(extension(target), content);
        if fs::read(target).is_ok_and(|there| there == sealed) {
            continue;
        }
        let folder = target.parent().unwrap_or(Path::new("."));
        let mut file = tempfile::Builder::new().prefix(".nimbook-").tempfile_in(folder)?;
        file.write_all(&sealed)?;
        readable(file.path(), 0o644)?;
        waiting.push((file, target));
    }
    let mut new = Vec::new();
    for (file, target) in waiting {
        let is_new = fs::symlink_metadata(target).is_err();
        if let Err(error) = file.persist(target) {
            // Replaced files were made by nimbook, or given up with `--force`; new ones go again.
            new.into_iter().for_each(|path: &PathBuf| drop(fs::remove_file(path)));
            return Err(error.error);
        }
        if is_new {
            new.push(target);
        }
    }
    Ok(())
}

/// Gives a new file or folder the rights of any other; temporary ones are their owner's alone.
#[cfg(unix)]
pub fn readable(path: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

/// Elsewhere nothing has to be done.
#[cfg(not(unix))]
pub fn readable(_: &Path, _: u32) -> io::Result<()> {
    Ok(())
}

/// The outermost folder that has to be made.
fn first_missing(folder: &Path) -> Option<PathBuf> {
    folder.ancestors().filter(|path| !path.as_os_str().is_empty() && !path.exists()).last().map(Path::to_path_buf)
}

/// Why a file may not be written to its place.
fn obstacle(target: &Path, option: &str, force: bool) -> Option<Diagnostics> {
    // Links are not followed: the link itself would be replaced.
    let Ok(found) = fs::symlink_metadata(target) else { return None };
    if found.is_dir() {
        let message = "there is a folder where a file should go".to_owned();
        return Some(at(target, "is-a-folder", message, &format!("move it, or choose another folder with `{option}`")));
    }
    // Nothing is lost with an empty file; a machine that stopped too soon may have left one.
    let replaceable = || found.len() == 0 || (found.len() <= LARGEST && is_ours(target));
    if force || (found.is_file() && replaceable()) {
        return None;
    }
    let message = "this file exists, and it is not as nimbook would have left it".to_owned();
    let help = format!("move it, choose another folder with `{option}`, or replace it with `--force`");
    Some(at(target, "foreign-file", message, &help))
}

/// Whether nimbook wrote this file and nobody changed it since.
pub fn is_ours(target: &Path) -> bool {
    let mut content = Vec::new();
    let read = File::open(target).and_then(|file| file.take(LARGEST).read_to_end(&mut content));
    read.is_ok() && seal::is_sealed(extension(target), &content)
}

fn extension(path: &Path) -> &str {
    path.extension().and_then(|extension| extension.to_str()).unwrap_or_default()
}

/// What is wrong with the place of a file.
fn at(path: &Path, code: &'static str, message: String, help: &str) -> Diagnostics {
    Diagnostics::without_place(printable(&path.to_string_lossy()), code, message, help)
}
