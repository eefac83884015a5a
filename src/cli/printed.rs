//! `--format` and `--json` of the commands that print text or JSON.

use clap::{Args, ValueEnum};

/// What is printed.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct Printed {
    /// Format of the output
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// Print one JSON value, like --format json
    #[arg(long, conflicts_with = "format")]
    pub json: bool,
}

/// What is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Aligned lines for people.
    #[default]
    Text,
    /// One JSON value for programs.
    Json,
}

impl Printed {
    /// Whether it is JSON.
    pub fn is_json(self) -> bool {
        self.json || self.format == Format::Json
    }
}
