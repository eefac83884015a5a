//! The engine of pages, run by Node: `tests/core/core.mjs` asks it, and its sheet is that of the program.

use std::path::Path;
use std::process::Command;

/// Runs a program to its end; what it prints.
fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(output.status.success(), "{command:?}\n{}{}", said(&output.stdout), said(&output.stderr));
    said(&output.stdout)
}

#[test]
#[ignore = "needs Node, and the engine of pages"]
fn the_core_in_web_assembly() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().expect("a folder");
    let engine = root.join("src/page/engine/engine.wasm.gz");
    let spec = root.join("exercises/first-sheet.yaml");
    let said = run(Command::new("node").arg(root.join("tests/core/core.mjs")).arg(engine).arg(&spec));
    // The same sheet as from the program, in which several threads have worked.
    run(Command::new(env!("CARGO_BIN_EXE_nimbook"))
        .args(["sheet", "--format", "md", "--out"])
        .arg(folder.path())
        .arg(&spec));
    let sheet = std::fs::read_to_string(folder.path().join("first-sheet.md")).expect("the program has written it");
    let sheet = sheet.rsplit_once("\n<!-- nimbook").map_or(&*sheet, |(sheet, _)| sheet);
    assert!(said.contains(sheet), "{said}\n== instead of\n{sheet}");
}
