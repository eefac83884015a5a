//! Broken input and the exact message: every file of `tests/faults/<folder>` beside its message.
//!
//! A case is a file; `message@<file>.snap` beside it holds what its reader says.
//! Failure: a file that is read without fault, or whose message changed.

use crate::exercise::Verifier;
use crate::sheet::{Plan, PlanError, Sheet, read};
use crate::source::{Diagnostics, Text, bytes, yaml};
use insta::Settings;
use std::path::Path;

/// Reads every file of a folder, which must fail, and compares the message.
fn check(folder: &str, read: fn(Text) -> Result<(), Diagnostics>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults").join(folder);
    insta::glob!(&folder, "*.{yaml,bin}", |path| {
        let name = path.file_name().expect("a file has a name").to_string_lossy();
        let bytes = std::fs::read(path).expect("the folder was just listed");
        let faults = bytes::text(&name, &bytes).and_then(read).expect_err("a broken file has faults");
        for fault in faults.list() {
            let length = faults.text().content.len();
            assert!(fault.span.start <= fault.span.end && fault.span.end <= length, "{name}: {fault:?}");
            assert_eq!(faults.text().clamp(&fault.span), fault.span, "{name}: the span cuts a character");
        }
        let mut settings = Settings::clone_current();
        settings.set_snapshot_path(&folder);
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.remove_input_file();
        settings.bind(|| insta::assert_snapshot!("message", faults));
    });
}

#[test]
fn broken_yaml() {
    check("yaml", |text| Diagnostics::check(&text, yaml::read(&text).1));
}

#[test]
fn broken_sheets() {
    check("spec", |text| {
        let plan = Plan::new(read(&text)?, 0)?;
        match Sheet::draw(&plan, 0, 0, &mut Verifier::new()) {
            Ok(_) => Ok(()),
            Err(PlanError::Diagnostics(faults)) => Err(faults),
            Err(dispute) => panic!("{}: {dispute}", text.name),
        }
    });
}
