//! `nimbook show`: the sheet and the key of a printed id, built again from the spec.

use std::fs;
use std::path::Path;

use clap::Args;

use super::Reply;
use super::input::{self, Refused};
use super::pages::{Pages, Wanted};
use super::sheet::reseed;
use crate::class::KEPT;
use crate::sheet::{IdError, SheetId, Shift, Spec};
use crate::source::printable;

/// Arguments of `nimbook show`.
#[derive(Args)]
pub struct Show {
    /// The id at the foot of a sheet, like NB-4T7K-Q2MX-R
    id: String,
    /// The sheet it was made from: a YAML file or the name of a built-in sheet; by default the one that was kept, in the
    /// folder of `--out` or in this one
    #[arg(long)]
    spec: Option<String>,
    /// The seed, if the sheet was made with `--seed`
    #[arg(long)]
    seed: Option<String>,
    #[command(flatten)]
    pages: Pages,
}

impl Show {
    /// Reads the id, makes sure that the spec is the one it was made from, and writes the pages again.
    pub fn run(&self) -> Result<Reply, Reply> {
        let help = "copy it from the foot of the sheet; `O` and `0`, `I` and `1` may be exchanged";
        let id: SheetId =
            self.id.parse().map_err(|error: IdError| Refused::new("ID", "bad-id", error.to_string(), help))?;
        let (given, spec, stem, shift) = match &self.spec {
            Some(given) => self.named(given, &id)?,
            None => self.kept(&id)?,
        };
        let wanted = Wanted { given: &given, stem: &stem, variant: id.variant, attempt: id.attempt, shift };
        self.pages.make(spec, &wanted)
    }

    /// The spec that the user names, if the sheet was made from it; its path, its stem, and whose sheet it is.
    fn named(&self, given: &str, id: &SheetId) -> Result<(String, Spec, String, Shift), Reply> {
        let (mut spec, stem) = input::sheet(given)?;
        reseed(&mut spec, self.seed.as_deref())?;
        let Some((_, made_from, shift)) = spec.of(id) else {
            let [message, help] = id.not_of(&spec);
            return Err(Refused::new(given, "other-spec", message, help).into());
        };
        Ok((given.to_owned(), made_from.clone(), stem, shift))
    }

    /// The spec that was kept with what was made.
    fn kept(&self, id: &SheetId) -> Result<(String, Spec, String, Shift), Reply> {
        for folder in [self.pages.out.as_path(), Path::new(".")] {
            let entries = fs::read_dir(folder).into_iter().flatten().flatten();
            let mut paths: Vec<String> = entries.map(|entry| entry.path().to_string_lossy().into_owned()).collect();
            paths.retain(|path| path.ends_with(KEPT));
            paths.sort_unstable();
            if let Some(found) = paths.iter().find_map(|path| self.named(path, id).ok()) {
                return Ok(found);
            }
            let is_former = |path: &&String| input::sheet(path).is_ok_and(|(spec, _)| id.former(&spec).is_some());
            if let Some(path) = paths.iter().find(is_former) {
                return self.named(path, id);
            }
        }
        let message =
            format!("no spec of this sheet is kept in {} or here", printable(&self.pages.out.to_string_lossy()));
        Err(Refused::new(&self.id, "not-found", message, "name it: `--spec friday.yaml`").into())
    }
}
