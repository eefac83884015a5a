//! Writes files whole or not at all: all are written beside their places first, then renamed.
//!
//! A file that nimbook did not write is never replaced without `--force`. What was made on the way (a
//! folder, temporary files) is removed again when something fails.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// What every file that nimbook writes holds near its start.
const MARK: &[u8] = b"nimbook";

/// How far into a file the mark may stand.
const NEAR: u64 = 600;

/// Writes these files into a folder, which is made if need be. The paths written, in order.
///
/// # Errors
/// What stands in the way, one fault a paragraph; nothing is left behind then.
pub fn write(folder: &Path, files: &[(String, Vec<u8>)], force: bool) -> Result<Vec<PathBuf>, String> {
    let targets: Vec<PathBuf> = files.iter().map(|(name, _)| folder.join(name)).collect();
    let obstacles: Vec<String> = targets.iter().filter_map(|target| obstacle(target, force)).collect();
    if folder.exists() && !folder.is_dir() {
        return Err(told(folder, "not-a-folder", "this is a file, not a folder", "choose another folder with `--out`"));
    }
    if !obstacles.is_empty() {
        return Err(obstacles.join("\n\n"));
    }
    let made = first_missing(folder);
    let cannot = |error: std::io::Error| {
        told(
            folder,
            "cannot-write",
            &format!("no files can be written here: {error}"),
            "choose another folder with `--out`",
        )
    };
    let written = fs::create_dir_all(folder).and_then(|()| write_beside(folder, files, &targets));
    if written.is_err()
        && let Some(made) = made
    {
        // Only empty folders go, so nothing that somebody else put there is lost.
        let mut gone = folder.to_path_buf();
        while gone.starts_with(&made) && fs::remove_dir(&gone).is_ok() && gone.pop() {}
    }
    written.map_err(cannot)?;
    Ok(targets)
}

fn write_beside(folder: &Path, files: &[(String, Vec<u8>)], targets: &[PathBuf]) -> std::io::Result<()> {
    let mut waiting = Vec::new();
    for (_, content) in files {
        let mut file = tempfile::Builder::new().prefix(".nimbook-").tempfile_in(folder)?;
        file.write_all(content)?;
        file.as_file().sync_all()?;
        readable(&file)?;
        waiting.push(file);
    }
    for (file, target) in waiting.into_iter().zip(targets) {
        file.persist(target).map_err(|error| error.error)?;
    }
    Ok(())
}

/// Temporary files can be read by their owner alone; sheets are for sharing.
#[cfg(unix)]
fn readable(file: &NamedTempFile) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(file.path(), fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn readable(_: &NamedTempFile) -> std::io::Result<()> {
    Ok(())
}

/// The outermost folder that has to be made.
fn first_missing(folder: &Path) -> Option<PathBuf> {
    folder.ancestors().filter(|path| !path.as_os_str().is_empty() && !path.exists()).last().map(Path::to_path_buf)
}

/// Why a file may not be written to its place.
fn obstacle(target: &Path, force: bool) -> Option<String> {
    if target.is_dir() {
        return Some(told(
            target,
            "is-a-folder",
            "a folder stands where a file shall go",
            "move it, or choose another `--out`",
        ));
    }
    if !target.exists() || force || is_ours(target) {
        return None;
    }
    let message = "this file exists, and nimbook did not write it";
    Some(told(target, "foreign-file", message, "move it, choose another `--out`, or replace it with `--force`"))
}

fn is_ours(target: &Path) -> bool {
    let mut start = Vec::new();
    let read = fs::File::open(target).and_then(|file| file.take(NEAR).read_to_end(&mut start));
    read.is_ok() && start.windows(MARK.len()).any(|window| window == MARK)
}

fn told(path: &Path, code: &str, message: &str, help: &str) -> String {
    format!("{}: error[{code}]: {message}\nhelp: {help}", path.display())
}
