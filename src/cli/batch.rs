//! Files that are written piece by piece, side by side, and appear whole or not at all.
//!
//! Representation: each file is in a staging folder until all are whole; its seal grows with it, so that no more than a
//! piece is ever held.
//! Failure: everything that is in the way, before anything is written; what was made on the way is removed again.

use std::fs::{self, File};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::files::{Target, at, cannot_write, extension, first_missing, is_there, rename_all};
use super::input::Refused;
use super::signals::{self, Deferred};
use super::staging::{self, Staging};
use crate::class::owner::Role;
use crate::class::seal::{self, Sealing};
use crate::class::{Output, Sink};
use crate::parallel;
use crate::source::Diagnostics;

/// Files of one run.
pub struct Batch<'t> {
    target: &'t Target<'t>,
    open: Vec<Growing>,
    whole: Vec<(PathBuf, PathBuf)>,
    /// The places of all whole files, with those that are there already.
    places: Vec<PathBuf>,
    /// Made for the first file that needs it.
    staging: Option<Staging>,
    made: Made,
    _deferred: Deferred,
}

/// A file that grows.
struct Growing {
    staged: PathBuf,
    target: PathBuf,
    file: BufWriter<File>,
    seal: Sealing,
}

/// Writes these files into a folder. Their paths, in order.
///
/// # Errors
/// What is in the way; nothing is left behind then.
pub fn write(target: &Target<'_>, files: &[Output]) -> Result<Vec<PathBuf>, Refused> {
    let names: Vec<(String, Role)> = files.iter().map(|file| (file.name.clone(), file.role)).collect();
    let mut batch = Batch::new(target);
    batch.begin(&[], &names)?;
    let whole = files.iter().map(|Output { name, role, bytes }| (&name[..], *role, &bytes[..]));
    batch.write_all(&whole.collect::<Vec<_>>())?;
    batch.finish()
}

impl<'t> Batch<'t> {
    /// Files for a folder, none of them begun.
    pub fn new(target: &'t Target<'t>) -> Batch<'t> {
        Batch {
            target,
            open: Vec::new(),
            whole: Vec::new(),
            places: Vec::new(),
            staging: None,
            made: Made::new(target.folder),
            _deferred: signals::defer(),
        }
    }

    /// The folder in which files are staged, and the number of the next one, which is its name there.
    fn stage(&mut self) -> io::Result<(&Staging, usize)> {
        let number = self.open.len() + self.whole.len();
        let staging = match &mut self.staging {
            Some(staging) => staging,
            none => none.insert(Staging::begin(self.target.folder)?),
        };
        Ok((staging, number))
    }

    /// An empty staged file.
    fn create(&mut self, name: &str, role: Role) -> io::Result<Growing> {
        let (staging, number) = self.stage()?;
        let (staged, file) = staging.create(&number.to_string())?;
        let target = self.target.folder.join(name);
        let seal = Sealing::new(extension(Path::new(name)), &self.target.owner(role));
        Ok(Growing { staged, target, file: BufWriter::with_capacity(1 << 16, file), seal })
    }

    /// Writes whole files, side by side; one that is there already, byte for byte, is left alone.
    ///
    /// # Errors
    /// One cannot be written, or a signal waits.
    pub fn write_all(&mut self, files: &[(&str, Role, &[u8])]) -> Result<(), Refused> {
        let target = self.target;
        let sealed = parallel::map(files.len(), |place| {
            let (name, role, content) = files[place];
            let (path, owner) = (target.folder.join(name), target.owner(role));
            let sealed = seal::sealed(extension(&path), content, &owner);
            let is_new = !is_there(&path, &sealed);
            (path, is_new.then_some(sealed))
        });
        self.places.extend(sealed.iter().map(|(path, _)| path.clone()));
        let fresh: Vec<_> = sealed.into_iter().filter_map(|(path, sealed)| Some((path, sealed?))).collect();
        if fresh.is_empty() {
            return Ok(());
        }
        let (staging, first) = self.stage().map_err(|error| refused(target, &error))?;
        let staged = parallel::map(fresh.len(), |place| staging.write(&(first + place).to_string(), &fresh[place].1));
        let staged = staged.into_iter().collect::<io::Result<Vec<_>>>().map_err(|error| refused(target, &error))?;
        self.whole.extend(staged.into_iter().zip(fresh).map(|(staged, (path, _))| (staged, path)));
        Ok(())
    }

    /// Puts all files into their places; their paths, first those that grew.
    ///
    /// # Errors
    /// One cannot be finished or renamed; none is there then.
    pub fn finish(mut self) -> Result<Vec<PathBuf>, Refused> {
        let target = self.target;
        self.commit().map_err(|error| refused(target, &error))
    }

    fn commit(&mut self) -> io::Result<Vec<PathBuf>> {
        let mut waiting = self.open.drain(..).map(Growing::finish).collect::<io::Result<Vec<_>>>()?;
        let mut paths: Vec<PathBuf> = waiting.iter().map(|(_, target)| target.clone()).collect();
        paths.append(&mut self.places);
        waiting.append(&mut self.whole);
        for (_, target) in &waiting {
            let folder = target.parent().unwrap_or(Path::new("."));
            if !folder.exists() {
                self.made.nested.push(folder.to_path_buf());
                fs::create_dir_all(folder)?;
            }
        }
        rename_all(&waiting)?;
        self.made.stays = true;
        Ok(paths)
    }
}

impl Sink for Batch<'_> {
    fn begin(&mut self, growing: &[(String, Role)], others: &[(String, Role)]) -> Result<(), Vec<Diagnostics>> {
        let target = self.target;
        let Target { folder, option, .. } = *target;
        if folder.exists() && !folder.is_dir() {
            let elsewhere = format!("choose another folder with `{option}`");
            return Err(vec![at(folder, "not-a-folder", "this is a file, not a folder".to_owned(), &elsewhere)]);
        }
        staging::sweep(folder);
        let all = growing.iter().chain(others);
        let faults: Vec<_> = all.filter_map(|(name, role)| target.obstacle(name, *role)).collect();
        if !faults.is_empty() {
            return Err(faults);
        }
        let made = fs::create_dir_all(folder).and_then(|()| {
            growing.iter().try_for_each(|(name, role)| {
                let begun = self.create(name, *role)?;
                self.open.push(begun);
                Ok(())
            })
        });
        made.map_err(|error| refused(target, &error).0)
    }

    fn write(&mut self, place: usize, piece: &[u8]) -> Result<(), Vec<Diagnostics>> {
        let growing = &mut self.open[place];
        let written = signals::check().and_then(|()| growing.file.write_all(&growing.seal.pass(piece)));
        written.map_err(|error| refused(self.target, &error).0)
    }

    fn write_whole(&mut self, name: &str, role: Role, bytes: &[u8]) -> Result<(), Vec<Diagnostics>> {
        self.write_all(&[(name, role, bytes)]).map_err(|refused| refused.0)
    }
}

impl Growing {
    /// Writes the seal; where the file is, and where it goes.
    fn finish(mut self) -> io::Result<(PathBuf, PathBuf)> {
        let (end, digits) = self.seal.end(b"");
        self.file.write_all(&end)?;
        let mut file = self.file.into_inner().map_err(io::IntoInnerError::into_error)?;
        if let Some((place, digits)) = digits {
            file.seek(SeekFrom::Start(place))?;
            file.write_all(digits.as_bytes())?;
        }
        Ok((self.staged, self.target))
    }
}

/// Folders that were made for files, and go again if these do not come; only empty ones do.
struct Made {
    folder: PathBuf,
    first: Option<PathBuf>,
    nested: Vec<PathBuf>,
    stays: bool,
}

impl Made {
    fn new(folder: &Path) -> Made {
        Made { folder: folder.to_path_buf(), first: first_missing(folder), nested: Vec::new(), stays: false }
    }
}

impl Drop for Made {
    fn drop(&mut self) {
        if self.stays {
            return;
        }
        self.nested.iter().rev().for_each(|made| drop(fs::remove_dir(made)));
        if let Some(first) = &self.first {
            let mut gone = self.folder.clone();
            while gone.starts_with(first) && fs::remove_dir(&gone).is_ok() && gone.pop() {}
        }
    }
}

fn refused(target: &Target<'_>, error: &io::Error) -> Refused {
    let elsewhere = format!("choose another folder with `{}`", target.option);
    cannot_write(target.folder, "no files can be written here", error, &elsewhere)
}
