//! The core as WebAssembly, as pages carry it, and what is on offer in it.

use crate::document::Phrase;
use crate::exercise::{KINDS, Kind};
use crate::rules::{self, Family};

/// The engine of class pages, packed with gzip; `.ci/engine` builds both.
pub static ENGINE: &[u8] = include_bytes!("engine.wasm.gz");

/// The engine of books, which also has the prover, Markdown and blocks.
pub static ENGINE_WITH_BLOCKS: &[u8] = include_bytes!("engine-blocks.wasm.gz");

/// The kinds to practise, each with the message of its name and the games it can be about.
pub fn kinds() -> Vec<(&'static str, Phrase, Vec<String>)> {
    let kind = |kind: &&'static Kind| {
        let game = |name: &&str| rules::ALL.iter().find(|family| family.name == *name).map(Family::game);
        let games = (kind.settings)().games.iter().filter_map(game).collect();
        (kind.name, Phrase::new("live-kind-name").with("kind", kind.name), games)
    };
    KINDS.iter().map(kind).collect()
}
