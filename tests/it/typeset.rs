//! Source in LaTeX and Typst as others compile it: the sheet and the key of every kind, in every language, and a class.
//!
//! Sheets of one language are put into one file, each as it is in its own, so that TeX runs once for all of them. What is
//! on the pages is compared with the same sheets as data.
//! Failure: source that does not compile or reaches beyond its page, words that are missing, answers on a sheet.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// How far a line may reach beyond its margin, in points; Hebrew words are wider where only DejaVu Sans has them.
const BEYOND: [(&str, f64); 3] = [("en", 5.0), ("hu", 8.0), ("he", 16.0)];

const LANGUAGES: [&str; 3] = ["en", "hu", "he"];

fn run(command: &mut Command) -> Output {
    let output = command.stdin(Stdio::null()).output().expect("the program starts");
    assert!(
        output.status.success(),
        "{command:?}: {}\n{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    output
}

fn nimbook(folder: &Path, arguments: &[&str]) {
    run(Command::new(env!("CARGO_BIN_EXE_nimbook")).args(arguments).current_dir(folder));
}

/// Writes the sheets of all kinds and their keys, as source and as data, and gives their names.
fn written(folder: &Path, format: &str, lang: &str) -> Vec<String> {
    let sheets = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sheets");
    let entries = fs::read_dir(sheets).expect("the sheets").map(|entry| entry.expect("an entry").path());
    let mut specs: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|ending| ending == "yaml")).collect();
    specs.sort();
    assert!(specs.len() >= 40);
    let mut stems = Vec::new();
    for spec in &specs {
        let path = spec.to_string_lossy();
        let format = format!("{format},json");
        nimbook(folder, &["sheet", &path, "--format", &format, "--lang", lang, "--out", "."]);
        stems.push(spec.file_stem().expect("a name").to_string_lossy().into_owned());
    }
    stems
}

/// The source of all sheets, or of all keys, in one file: the beginning of the first, the sheets, and the end.
fn together(folder: &Path, stems: &[String], suffix: &str) -> PathBuf {
    let mut all = String::new();
    for stem in stems {
        let source = fs::read_to_string(folder.join(format!("{stem}{suffix}.tex"))).expect("source");
        let (before, rest) = source.split_once("\\begin{document}\n").expect("a beginning");
        let (sheet, _) = rest.split_once("\\end{document}").expect("an end");
        if all.is_empty() {
            all += &format!("{before}\\begin{{document}}\n");
        }
        all += sheet;
    }
    let path = folder.join(format!("all{suffix}.tex"));
    fs::write(&path, all + "\\end{document}\n").expect("it is writable");
    path
}

/// Compiles LaTeX where no other program may be run; gives the file and what TeX said.
fn compiled(source: &Path) -> (PathBuf, String) {
    let folder = source.parent().expect("a folder");
    let mut tex = Command::new("lualatex");
    tex.args(["--no-shell-escape", "--interaction=nonstopmode", "--halt-on-error"]).arg(source).current_dir(folder);
    run(&mut tex);
    let log = fs::read(source.with_extension("log")).expect("what TeX said");
    (source.with_extension("pdf"), String::from_utf8_lossy(&log).into_owned())
}

fn pages(pdf: &Path) -> usize {
    let output = run(Command::new("pdfinfo").arg(pdf));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let pages = text.lines().find_map(|line| line.strip_prefix("Pages:"));
    pages.and_then(|pages| pages.trim().parse().ok()).unwrap_or_else(|| panic!("{text}"))
}

/// The letters of a PDF; signs that only keep an order are left out.
fn letters_of(pdf: &Path) -> String {
    let output = run(Command::new("pdftotext").arg(pdf).arg("-"));
    letters(&String::from_utf8_lossy(&output.stdout))
}

fn letters(text: &str) -> String {
    text.chars().filter(|sign| sign.is_alphanumeric()).collect()
}

fn data(folder: &Path, stem: &str) -> Value {
    let json = fs::read_to_string(folder.join(format!("{stem}-key.json"))).expect("the key as data");
    serde_json::from_str(&json).expect("JSON")
}

/// The sheet asks what the data ask, and the key answers as they do. Words may be parted at the end of a line.
fn says_what_it_should(asked: &str, solved: &str, key: &Value, name: &str) {
    let id = letters(key["id"].as_str().expect("an id"));
    assert!(asked.contains(&id) && solved.contains(&id), "{name}: {id}");
    let title = letters(key["title"].as_str().expect("a title"));
    assert!(asked.contains(&title) && solved.contains(&title), "{name}: {title}");
    let exercises = key["exercises"].as_array().expect("exercises");
    assert!(!exercises.is_empty());
    for (text, part) in exercises.iter().flat_map(|one| [(asked, &one["prompt"]), (solved, &one["headline"])]) {
        let said = part.as_str().expect("words").split(|sign: char| !sign.is_alphanumeric());
        for word in said.filter(|word| word.chars().count() > 3) {
            assert!(text.contains(word), "{name}: {word}");
        }
    }
}

#[test]
#[ignore = "needs TeX and poppler"]
fn lualatex_compiles_every_kind_in_every_language() {
    for (lang, most) in BEYOND {
        let home = tempfile::tempdir().expect("a folder");
        let stems = written(home.path(), "latex", lang);
        let [asked, solved] = ["", "-key"].map(|suffix| {
            let (pdf, log) = compiled(&together(home.path(), &stems, suffix));
            for line in log.lines() {
                assert!(!line.starts_with("Missing character"), "{lang}{suffix}: {line}");
                let beyond = line.strip_prefix("Overfull \\hbox (").and_then(|rest| rest.split_once("pt"));
                let beyond = beyond.map_or(0.0, |(points, _)| points.parse().expect("a length"));
                assert!(beyond <= most, "{lang}{suffix}: {line}");
            }
            let pages = pages(&pdf);
            assert!((stems.len()..=6 * stems.len()).contains(&pages), "{lang}{suffix}: {pages} pages");
            letters_of(&pdf)
        });
        for stem in &stems {
            says_what_it_should(&asked, &solved, &data(home.path(), stem), &format!("{stem} in {lang}"));
        }
        // A file compiles by itself, too.
        compiled(&home.path().join("mex.tex"));
    }
}

const COMPILE: &str = "import sys, typst\n\
for name in sys.argv[1:]:\n    _, warnings = typst.compile_with_warnings(name, output=name[:-4] + '.pdf')\n    \
for warning in warnings: print(name, warning)\n";

#[test]
#[ignore = "needs Python with typst, and poppler"]
fn typst_compiles_every_kind_in_every_language() {
    for lang in LANGUAGES {
        let home = tempfile::tempdir().expect("a folder");
        let stems = written(home.path(), "typst", lang);
        let files = stems.iter().flat_map(|stem| ["", "-key"].map(|suffix| format!("{stem}{suffix}.typ")));
        let output = run(Command::new("python3").args(["-c", COMPILE]).args(files).current_dir(home.path()));
        assert_eq!(String::from_utf8_lossy(&output.stdout), "", "Typst warns of something");
        for stem in &stems {
            let [asked, solved] = ["", "-key"].map(|suffix| {
                let pdf = home.path().join(format!("{stem}{suffix}.pdf"));
                let pages = pages(&pdf);
                // The key of 27 positions has 16.
                let most = if suffix.is_empty() { 8 } else { 16 };
                assert!((1..=most).contains(&pages), "{stem}{suffix} in {lang}: {pages} pages");
                letters_of(&pdf)
            });
            says_what_it_should(&asked, &solved, &data(home.path(), stem), &format!("{stem} in {lang}"));
        }
    }
}

/// A title and a text that would read files, define commands or break off, were they code.
const HOSTILE: &str = r#"title: '\input{/etc/passwd} #read("/etc/passwd") % $x$ {~^_&} `c` // *b* @y <z> [q]'
seed: s
exercises:
  - id: one
    kind: mex
    text: |
      \input{/etc/passwd} \write18{ls} 5 % of $\text{\input{/etc/passwd}}$ #1 {open } ~ ^^5c & | "q" 'a' -- '' [x]

      #read("/etc/passwd") #panic() $a^2$ // no comment /* none */ @nobody \<label> = x - y + z ``code `x` `` `#eval("1")`

      = no heading

      / no: term

      1985\. no list [link](https://example.org/%7B#a&b) **b**(c) *d*.e

      ```
      \end{verbatim} ``` #panic()
      ```

      | a & b | #c |
      |---|---|
      | \\ | [*d] |
"#;

/// Writes the sheet of an author who means harm, with its solutions.
fn hostile(folder: &Path, format: &str) {
    fs::write(folder.join("hostile.yaml"), HOSTILE).expect("it is writable");
    nimbook(folder, &["sheet", "hostile.yaml", "--format", format, "--key", "inline", "--out", "."]);
}

/// Every sign of what was meant as code is on the page.
fn is_only_text(pdf: &Path) {
    let output = run(Command::new("pdftotext").arg(pdf).arg("-"));
    let text: String = String::from_utf8_lossy(&output.stdout).split_whitespace().collect();
    assert!(!text.contains("root:"), "{text}");
    let parts =
        [r"\input{/etc/passwd}", "#read(", r"\write18{ls}5%of", "#panic()", "//nocomment/*none*/@nobody<label>=x"];
    for part in
        parts.iter().chain(&["=noheading", "/no:term", "1985.nolist", "b(c)d.e", "a&b", "[*d]", "{open}~^^5c&|"])
    {
        assert!(text.contains(part), "{part} in {text}");
    }
}

#[test]
#[ignore = "needs TeX and poppler"]
fn lualatex_runs_nothing_of_an_author() {
    let home = tempfile::tempdir().expect("a folder");
    hostile(home.path(), "latex");
    is_only_text(&compiled(&home.path().join("hostile.tex")).0);
}

#[test]
#[ignore = "needs Python with typst, and poppler"]
fn typst_runs_nothing_of_an_author() {
    let home = tempfile::tempdir().expect("a folder");
    hostile(home.path(), "typst");
    run(Command::new("python3").args(["-c", COMPILE, "hostile.typ"]).current_dir(home.path()));
    is_only_text(&home.path().join("hostile.pdf"));
}

/// A class of six in three languages, one of them in large print.
fn class(folder: &Path, format: &str) {
    let row = |id: usize| format!("s{id},Noa {id},{},{}\n", LANGUAGES[id % 3], ["", "yes"][usize::from(id == 4)]);
    let rows: String = (0..6).map(row).collect();
    fs::write(folder.join("class.csv"), format!("id,name,language,large\n{rows}")).expect("a roster");
    nimbook(folder, &["class", "first-sheet", "--roster", "class.csv", "--format", format, "--out", "."]);
}

#[test]
#[ignore = "needs TeX and poppler"]
fn lualatex_compiles_a_class() {
    let home = tempfile::tempdir().expect("a folder");
    class(home.path(), "latex");
    let text = letters_of(&compiled(&home.path().join("first-sheet-sheets.tex")).0);
    (0..6).for_each(|id| assert!(text.contains(&format!("Noa{id}")), "{id}"));
}

#[test]
#[ignore = "needs Python with typst, and poppler"]
fn typst_compiles_a_class() {
    let home = tempfile::tempdir().expect("a folder");
    class(home.path(), "typst");
    run(Command::new("python3").args(["-c", COMPILE, "first-sheet-sheets.typ"]).current_dir(home.path()));
    let text = letters_of(&home.path().join("first-sheet-sheets.pdf"));
    (0..6).for_each(|id| assert!(text.contains(&format!("Noa{id}")), "{id}"));
}
