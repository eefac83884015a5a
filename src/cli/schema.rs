//! `nimbook schema`: the JSON Schema of a sheet, on standard output.

use clap::Args;

use super::Reply;
use super::input::pretty;

/// Arguments of `nimbook schema`.
#[derive(Args)]
pub struct Schema {
    /// No effect: a schema is JSON
    #[arg(long)]
    json: bool,
}

impl Schema {
    /// The schema; see `sheet::schema`.
    pub fn run(&self) -> Result<Reply, Reply> {
        Ok(Reply::done(pretty(&crate::sheet::schema())))
    }
}
