//! A staging folder: files are written there, and renamed to their places when all of them are whole.
//!
//! Representation: a hidden folder `.nimbook-XXXXXX` beside the places, with an empty file [`LOCK`] that the run keeps
//! locked. The system frees the lock however a run ends; so a folder with that file unlocked is left over, and the
//! next run that writes beside it removes it. A folder of that name without that file is removed only if it is empty:
//! its run was killed before it made the file.
//! Failure: the disk is full or closed, or a signal waits; the folder goes when the [`Staging`] does.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::signals;

/// How the name of a staging folder begins; six characters follow.
const PREFIX: &str = ".nimbook-";

/// The file in a staging folder that its run keeps locked.
const LOCK: &str = "nimbook-is-writing";

/// How often a folder is begun anew because another run took it for left over.
const MOST_TRIES: usize = 100;

/// A staging folder of this run.
pub struct Staging {
    folder: PathBuf,
    /// Locked as long as it is open.
    lock: Option<File>,
}

impl Staging {
    /// A staging folder in this folder, which must be there; folders left over are removed.
    pub fn begin(beside: &Path) -> io::Result<Staging> {
        sweep(beside);
        for _ in 0..MOST_TRIES {
            let folder = tempfile::Builder::new().prefix(PREFIX).tempdir_in(beside)?.keep();
            match locked(&folder) {
                Ok(lock) => return Ok(Staging { folder, lock: Some(lock) }),
                // Another run removed it before it was locked.
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                Err(error) => {
                    clear(&folder, None);
                    return Err(error);
                }
            }
        }
        Err(ErrorKind::ResourceBusy.into())
    }

    /// Writes a file into it; its path.
    pub fn write(&self, name: &str, content: &[u8]) -> io::Result<PathBuf> {
        let (path, mut file) = self.create(name)?;
        file.write_all(content)?;
        Ok(path)
    }

    /// Makes an empty file in it; its path, and the file to be written.
    pub fn create(&self, name: &str) -> io::Result<(PathBuf, File)> {
        signals::check()?;
        let path = self.folder.join(name);
        let file = File::create_new(&path)?;
        Ok((path, file))
    }

    /// Makes a folder in it; its path.
    pub fn folder(&self, name: &str) -> io::Result<PathBuf> {
        let path = self.folder.join(name);
        fs::create_dir(&path)?;
        Ok(path)
    }
}

impl Drop for Staging {
    fn drop(&mut self) {
        clear(&self.folder, self.lock.take());
    }
}

/// Makes and locks the file of a new staging folder.
fn locked(folder: &Path) -> io::Result<File> {
    let lock = File::create_new(folder.join(LOCK))?;
    // Some file systems have no locks; there nobody can lock it, so nobody removes the folder.
    let _ = lock.lock();
    // A run that saw it unlocked has removed it meanwhile.
    fs::symlink_metadata(folder.join(LOCK))?;
    Ok(lock)
}

/// Removes what killed runs left in a folder; what cannot be removed stays.
pub fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let random = name.to_str().and_then(|name| name.strip_prefix(PREFIX));
        if random.is_none_or(|random| random.len() != 6) || entry.file_type().is_ok_and(|found| !found.is_dir()) {
            continue;
        }
        let lock = entry.path().join(LOCK);
        match fs::symlink_metadata(&lock) {
            Ok(found) if found.is_file() => {
                let file = File::options().write(true).open(&lock).ok();
                if let Some(lock) = file.filter(|file| file.try_lock().is_ok()) {
                    clear(&entry.path(), Some(lock));
                }
            }
            Err(error) if error.kind() == ErrorKind::NotFound => drop(fs::remove_dir(entry.path())),
            _ => {}
        }
    }
}

/// Removes a staging folder, the locked file last, so that the rest is never left without it. It is closed before, because
/// Windows keeps the name of a file that is open.
fn clear(folder: &Path, lock: Option<File>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.file_name() == LOCK {
            continue;
        }
        let path = entry.path();
        let _ = if entry.file_type().is_ok_and(|found| found.is_dir()) {
            fs::remove_dir_all(path)
        } else {
            fs::remove_file(path)
        };
    }
    drop(lock);
    let _ = fs::remove_file(folder.join(LOCK));
    let _ = fs::remove_dir(folder);
}
