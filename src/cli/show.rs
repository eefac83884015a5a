//! `nimbook show`: the sheet and the key of a printed id, built again from the spec.

use clap::Args;

use super::Reply;
use super::input::{self, Refused};
use super::pages::{Pages, Wanted};
use super::sheet::reseed;
use crate::sheet::{self, SheetId};

/// Arguments of `nimbook show`.
#[derive(Args)]
pub struct Show {
    /// The id at the foot of a sheet, like NB-4T7K-Q2MX-R
    id: String,
    /// The sheet it was made from, a YAML file, or the name of a built-in sheet
    #[arg(long)]
    spec: String,
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
        let id: SheetId = self.id.parse().map_err(|message: String| Refused::new("ID", "bad-id", message, help))?;
        let (text, stem) = input::spec(&self.spec)?;
        let mut spec = sheet::read(&text)?;
        reseed(&mut spec, self.seed.as_deref())?;
        if SheetId::new(&spec, id.variant, id.attempt) != id {
            let message = "the sheet was not made from this file, or its exercises were changed since then";
            let help = "name the file as it was, and `--seed` if the sheet was made with another seed";
            return Err(Refused::new(&self.spec, "other-spec", message, help).into());
        }
        let wanted = Wanted { given: &self.spec, stem: &stem, variant: id.variant, attempt: id.attempt };
        self.pages.make(spec, &wanted)
    }
}
