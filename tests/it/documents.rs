//! Documents of Word as others read them: LibreOffice opens every built-in sheet and key, and a class in three languages.
//!
//! Failure: a document that does not open, words, pictures or pages that are missing, or a folder with other files than
//! those of PDF.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

fn nimbook(folder: &Path, arguments: &[&str]) {
    let output = Command::new(env!("CARGO_BIN_EXE_nimbook")).args(arguments).current_dir(folder).output();
    let output = output.expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// All documents of a folder in another format, by the name of their file without its ending.
fn converted(folder: &Path, format: &str) -> BTreeMap<String, PathBuf> {
    let out = folder.join(format.split(':').next().unwrap_or(format));
    let files = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("it can be listed").path());
    let documents: Vec<_> = files.filter(|path| path.extension().is_some_and(|ending| ending == "docx")).collect();
    let profile = format!("-env:UserInstallation=file://{}", folder.join("profile").display());
    let output = Command::new("soffice")
        .args([&profile, "--headless", "--convert-to", format, "--outdir"])
        .arg(&out)
        .args(&documents)
        .stdin(Stdio::null())
        .output()
        .expect("soffice runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let named = |path: &PathBuf| {
        let stem = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let file = out.join(&stem).with_extension(format.split(':').next().unwrap_or(format));
        assert!(file.exists(), "{} is needed: {stem} was not opened", "libreoffice-writer");
        (stem, file)
    };
    documents.iter().map(named).collect()
}

/// The words of a text, without spaces and what only keeps an order.
fn words(text: &str) -> String {
    text.chars().filter(|sign| sign.is_alphanumeric()).collect()
}

fn pages(pdf: &Path) -> usize {
    let output = Command::new("pdfinfo").arg(pdf).output().expect("pdfinfo runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let pages = text.lines().find_map(|line| line.strip_prefix("Pages:"));
    pages.and_then(|pages| pages.trim().parse().ok()).unwrap_or_else(|| panic!("{text}"))
}

#[test]
#[ignore = "needs LibreOffice and poppler"]
fn word_documents_of_all_sheets_open() {
    let exercises = Path::new(env!("CARGO_MANIFEST_DIR")).join("exercises");
    for lang in ["en", "hu", "he"] {
        let home = tempfile::tempdir().expect("a folder");
        let mut sheets = Vec::new();
        for entry in fs::read_dir(&exercises).expect("the sheets") {
            let stem =
                entry.expect("it can be listed").path().file_stem().expect("a name").to_string_lossy().into_owned();
            nimbook(home.path(), &["sheet", &stem, "--format", "docx,json", "--lang", lang, "--out", "."]);
            sheets.push(stem);
        }
        assert_eq!(sheets.len(), 30);
        let texts = converted(home.path(), "txt:Text (encoded):UTF8");
        let printed = converted(home.path(), "pdf");
        for stem in &sheets {
            let json = fs::read_to_string(home.path().join(format!("{stem}-key.json"))).expect("the key as data");
            let key: Value = serde_json::from_str(&json).expect("JSON");
            let [asked, solved] = ["", "-key"].map(|ending| {
                let path = &texts[&format!("{stem}{ending}")];
                words(&fs::read_to_string(path).expect("a text"))
            });
            let title = words(key["title"].as_str().expect("a title"));
            assert!(asked.contains(&title) && solved.contains(&title), "{stem} in {lang}: {title}");
            let exercises = key["exercises"].as_array().expect("exercises");
            assert!(!exercises.is_empty());
            // Formulas are objects of their own, and leave their words to others.
            for (text, part) in exercises.iter().flat_map(|one| [(&asked, &one["prompt"]), (&solved, &one["headline"])])
            {
                let said = part.as_str().expect("words").split(|sign: char| !sign.is_alphabetic());
                for word in said.filter(|word| word.chars().count() > 3) {
                    assert!(text.contains(word), "{stem} in {lang}: {word}");
                }
            }
            for ending in ["", "-key"] {
                let pdf = &printed[&format!("{stem}{ending}")];
                let output = Command::new("pdftotext").arg(pdf).arg("-").output().expect("pdftotext runs");
                let id = key["id"].as_str().expect("an id");
                assert!(String::from_utf8_lossy(&output.stdout).contains(id), "{stem}{ending} in {lang}: {id}");
                let count = pages(pdf);
                assert!((1..=7).contains(&count), "{stem}{ending} in {lang}: {count} pages");
            }
        }
    }
}

#[test]
#[ignore = "needs LibreOffice and poppler"]
fn word_documents_of_a_class_are_one_or_one_for_each_student() {
    let home = tempfile::tempdir().expect("a folder");
    let row =
        |id: usize| format!("s{id},Noa {id},{},{}\n", ["en", "hu", "he"][id % 3], ["", "large"][usize::from(id == 4)]);
    let rows: String = (0..6).map(row).collect();
    fs::write(home.path().join("class.csv"), format!("id,name,language,print\n{rows}")).expect("a roster");
    let class = ["class", "first-sheet", "--roster", "class.csv", "--format", "docx", "--out"];
    nimbook(home.path(), &[&class[..], &["one"]].concat());
    nimbook(home.path(), &[&class[..], &["each", "--each"]].concat());
    let each = fs::read_dir(home.path().join("each/first-sheet-each")).expect("a folder");
    assert_eq!(each.count(), 6);
    let one = home.path().join("one");
    let printed = converted(&one, "pdf");
    // Each sheet begins on a right-hand page.
    assert!(pages(&printed["first-sheet-sheets"]) >= 11);
    let text =
        words(&fs::read_to_string(&converted(&one, "txt:Text (encoded):UTF8")["first-sheet-sheets"]).expect("a text"));
    (0..6).for_each(|id| assert!(text.contains(&format!("Noa{id}")), "{id}"));
}
