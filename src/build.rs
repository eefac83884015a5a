//! Before the program is built: a digest of what the engine of pages is built from, as `NIMBOOK_SOURCES`.
//!
//! `.ci/engine` runs the same and puts the digest next to the engine, so that a program knows an engine of other sources.

use std::fs;
use std::path::{Path, PathBuf};

/// What is not part of the engine: the command line, this file, the engine itself, pages of a book, the workshop, and formats
/// that no page writes.
const WITHOUT: [&str; 20] = [
    "src/bench.rs",
    "src/build.rs",
    "src/cli",
    "src/main.rs",
    "src/page/engine",
    "src/page/engine.rs",
    "src/render/formats/latex",
    "src/render/formats/latex.rs",
    "src/render/formats/pdf",
    "src/render/formats/pdf.rs",
    "src/render/formats/qti12",
    "src/render/formats/qti12.rs",
    "src/render/formats/typst",
    "src/render/formats/typst.rs",
    "src/render/typeset",
    "src/render/typeset.rs",
    "templates/book",
    "templates/shop",
    "templates/typeset",
    "templates/typst",
];

fn main() {
    let mut files = vec![PathBuf::from("Cargo.lock")];
    for folder in ["src", "templates"] {
        collect(Path::new(folder), &mut files);
        println!("cargo:rerun-if-changed={folder}");
    }
    println!("cargo:rerun-if-changed=Cargo.lock");
    files.sort();
    // FNV-1a with 64 bits, over the names and the contents.
    let mut digest = 0xCBF2_9CE4_8422_2325_u64;
    for path in files {
        let name = path.to_string_lossy().replace('\\', "/");
        let content = fs::read(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        for byte in name.bytes().chain([0]).chain(content).chain([0]) {
            digest = (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }
    println!("cargo:rustc-env=NIMBOOK_SOURCES={digest:016x}");
}

/// The files of a folder and of those in it.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    if WITHOUT.iter().any(|without| folder == Path::new(without)) {
        return;
    }
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display())).path();
        if path.is_dir() {
            collect(&path, files);
        } else if !WITHOUT.iter().any(|without| path == Path::new(without)) {
            files.push(path);
        }
    }
}
