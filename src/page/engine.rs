//! The engine in this program.
//!
//! Representation: `.ci/engine` builds it into the folder `engine`, which no repository holds, beside a digest of its
//! sources; the program embeds what is there.
//! Failure: [`NoEngine`]: nobody has built it, or its sources have changed since.

use std::fmt;

use include_dir::{Dir, include_dir};

use super::file::Engine;

static BUILT: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/page/engine");

/// Why this build has no engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoEngine {
    /// Nobody has built it.
    Missing,
    /// The sources of the core have changed since it was built.
    Old,
}

/// The engine, or why there is none.
pub type MaybeEngine = Result<Engine<'static>, NoEngine>;

impl Engine<'static> {
    /// The one in this program.
    ///
    /// # Errors
    /// There is none, or it is not that of the sources of this program.
    pub fn built_in() -> MaybeEngine {
        let bytes = |name| BUILT.get_file(name).map(|file| file.contents());
        match (bytes("engine.wasm.gz"), bytes("sources")) {
            (Some(engine), Some(sources)) if sources.trim_ascii() == env!("NIMBOOK_SOURCES").as_bytes() => {
                Ok(Engine(engine))
            }
            (None, _) => Err(NoEngine::Missing),
            _ => Err(NoEngine::Old),
        }
    }
}

impl fmt::Display for NoEngine {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            NoEngine::Missing => "this build of nimbook has no engine for pages",
            NoEngine::Old => "the engine for pages was built from other sources than this program",
        })
    }
}
