//! PDF as a user has it: printed from the built-in sheets, and read back by poppler, which others wrote.
//!
//! Failure: a prompt or an answer that is not in the text of the page, a page without tags, other bytes the second
//! time, or a program without PDF that says anything else than that.

use std::path::Path;
use std::process::{Command, Output, Stdio};

fn nimbook(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimbook"));
    command.current_dir(folder).args(arguments).stdin(Stdio::null()).output().expect("the program runs")
}

#[cfg(not(feature = "pdf"))]
#[test]
fn without_it_one_sentence_says_what_to_do() {
    let home = tempfile::tempdir().expect("a folder");
    for arguments in [&["sheet", "--format", "pdf"][..], &["sheet", "--format", "md,pdf"], &["book", "--format", "pdf"]]
    {
        let output = nimbook(home.path(), arguments);
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{message}");
        let said = "--format: error[no-pdf]: this program was built without PDF\nhelp: print the HTML instead, from any browser\n";
        assert!(message.starts_with(said), "{message}");
        assert!(!home.path().join("nimbook-out").exists());
    }
}

#[cfg(feature = "pdf")]
mod printed {
    use super::*;
    use serde_json::Value;
    use std::fs;

    /// Built-in sheets that hold every look of a table, traces, boards, strips and boxes to tick between them.
    const SHEETS: [&str; 9] = [
        "first-sheet",
        "04-builder",
        "12-find-the-misprint",
        "13-kayles-and-friends",
        "16-coins",
        "17-chocolate",
        "19-replies",
        "22-periods",
        "23-boards",
    ];

    fn done(folder: &Path, arguments: &[&str]) {
        let output = nimbook(folder, arguments);
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    }

    /// What a program of poppler says of a file.
    fn poppler(program: &str, arguments: &[&str], file: &Path) -> String {
        let output = Command::new(program).args(arguments).arg(file).arg("-").output();
        let output = match program {
            "pdftotext" => output,
            _ => Command::new(program).args(arguments).arg(file).output(),
        };
        let output = output.unwrap_or_else(|error| panic!("{program}: {error}"));
        assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// Text without the blanks, and with letters of formulas as letters: a page has them where its lines end.
    fn bare(text: &str) -> String {
        let letter = |character: char| match u32::from(character) {
            code @ 0x1d434..=0x1d44d => char::from_u32(code - 0x1d434 + u32::from('A')),
            code @ 0x1d44e..=0x1d467 => char::from_u32(code - 0x1d44e + u32::from('a')),
            0x210e => Some('h'),
            _ => Some(character),
        };
        text.chars().filter(|character| !character.is_whitespace()).filter_map(letter).collect()
    }

    /// A sheet does not depend on who else is in the file, and what is asked comes again at the head of a page alone.
    #[test]
    #[ignore = "needs poppler"]
    fn every_page_of_a_class_is_the_page_of_the_sheet_alone() {
        let home = tempfile::tempdir().expect("a folder");
        let kinds = [
            "winning-moves, heaps: 3, size: 2..24, unique: true",
            "outcome, heaps: 4, size: 2..20",
            "complete-trio, size: 3..40",
            "misere-outcome, heaps: 3, size: 1..25",
            "nim-sum, heaps: 3, size: 10..60",
        ];
        let exercise = |(place, kind): (usize, &&str)| format!("  - {{id: e{place}, kind: {kind}, count: 3}}\n");
        let exercises: String = kinds.iter().enumerate().map(exercise).collect();
        fs::write(home.path().join("five.yaml"), format!("title: Five\nseed: q1\nexercises:\n{exercises}"))
            .expect("written");
        let student = |number: usize| format!("s{number},S {number},{}\n", ["en", "hu", "he"][number % 3]);
        let roster: String = (0..30).map(student).collect();
        fs::write(home.path().join("r.csv"), format!("id,name,language\n{roster}")).expect("written");
        let class = ["class", "five.yaml", "--roster", "r.csv", "--format", "pdf", "--key", "none"];
        done(home.path(), &[&class[..], &["--out", "all"]].concat());
        done(home.path(), &[&class[..], &["--out", "each", "--each"]].concat());
        let pages = |file: &Path| -> Vec<String> {
            let text = poppler("pdftotext", &["-layout"], file);
            text.split('\u{c}').filter(|page| !page.trim().is_empty()).map(str::to_owned).collect()
        };
        let together = pages(&home.path().join("all/five-sheets.pdf"));
        let alone: Vec<Vec<String>> = fs::read_dir(home.path().join("each/five-each"))
            .expect("a folder")
            .map(|entry| pages(&entry.expect("a file").path()))
            .collect();
        assert_eq!(alone.len(), 30);
        assert_eq!(together.len(), alone.iter().map(Vec::len).sum::<usize>());
        let mut again = 0;
        for own in &alone {
            let at = together.iter().position(|page| *page == own[0]).expect("the first page");
            assert_eq!(together[at..at + own.len()], own[..]);
            for page in own {
                let said = |line: &&str| ["(continued)", "(folytatás)", "(המשך)"].iter().any(|say| line.contains(say));
                let lines: Vec<&str> = page.lines().filter(|line| !line.trim().is_empty()).collect();
                assert!(!lines.iter().skip(4).any(said), "in the middle: {page}");
                again += usize::from(lines.iter().any(said));
            }
        }
        assert!(again > 5, "{again} pages begin with what was asked before");
    }

    #[test]
    fn the_same_sheet_has_the_same_bytes_and_belongs_to_its_spec() {
        let home = tempfile::tempdir().expect("a folder");
        for out in ["one", "two", "two"] {
            done(home.path(), &["sheet", "--format", "pdf", "--out", out]);
        }
        for name in ["first-sheet.pdf", "first-sheet-key.pdf"] {
            let [one, two] = ["one", "two"].map(|out| fs::read(home.path().join(out).join(name)).expect("a PDF"));
            assert!(one == two, "{name}");
            assert!(one.starts_with(b"%PDF-1.7"), "{name}");
            // The last lines are the place of the table of objects and the end (ISO 32000-1, 7.5.5).
            let lines: Vec<&[u8]> = one.rsplit(|&byte| byte == b'\n').take(3).collect();
            let at: usize = str::from_utf8(lines[1]).expect("digits").parse().expect("a number");
            assert!(lines[0] == b"%%EOF" && lines[2] == b"startxref" && one[at..].starts_with(b"xref"), "{name}");
        }
        let other = nimbook(home.path(), &["sheet", "06-reduction", "--format", "pdf", "--out", "one"]);
        assert!(other.status.success());
        fs::copy(home.path().join("one/first-sheet.pdf"), home.path().join("one/06-reduction.pdf")).expect("copied");
        let refused = nimbook(home.path(), &["sheet", "06-reduction", "--format", "pdf", "--out", "one"]);
        assert_eq!(refused.status.code(), Some(2));
    }

    #[test]
    fn what_cannot_be_printed_has_a_way_out() {
        let home = tempfile::tempdir().expect("a folder");
        let spec = "title: 漢\nseed: a\nexercises:\n  - { id: a, kind: outcome, heaps: 3 }\n";
        fs::write(home.path().join("week.yaml"), spec).expect("written");
        let refused = nimbook(home.path(), &["sheet", "week.yaml", "--format", "pdf"]);
        let message = String::from_utf8_lossy(&refused.stderr);
        let said = "week.yaml: error[cannot-render]: the fonts for PDF have no `漢` (U+6F22)\n\
                    help: leave the character out, or print the HTML from any browser\n";
        assert!(refused.status.code() == Some(2) && message.starts_with(said), "{message}");
    }

    #[test]
    #[ignore = "needs poppler"]
    fn everything_asked_and_answered_is_in_the_text_of_the_page() {
        let home = tempfile::tempdir().expect("a folder");
        for sheet in SHEETS {
            done(home.path(), &["sheet", sheet, "--format", "pdf,json", "--out", "."]);
            for (suffix, field) in [("", "prompt"), ("-key", "headline")] {
                let (pdf, json) = (format!("{sheet}{suffix}.pdf"), format!("{sheet}{suffix}.json"));
                // As it is in the file, which is the order of reading.
                let text = bare(&poppler("pdftotext", &["-raw", "-enc", "UTF-8"], &home.path().join(pdf)));
                let data = fs::read_to_string(home.path().join(json)).expect("JSON");
                let data: Value = serde_json::from_str(&data).expect("JSON");
                for exercise in data["exercises"].as_array().expect("exercises") {
                    let said = exercise[field].as_str().expect("text");
                    // What comes below the first line may be a picture in characters. The rules may stand above an
                    // earlier question, so each sentence is somewhere.
                    let first = said.lines().next().expect("a line");
                    for sentence in first.split_inclusive(['.', '?']) {
                        assert!(text.contains(&bare(sentence)), "{sheet}{suffix}: {sentence}\n{text}");
                    }
                }
                assert!(text.contains(data["id"].as_str().expect("an id")), "{sheet}{suffix}");
            }
        }
    }

    /// Typst's own check of PDF/UA-1 passes in every language, and each word is in the text.
    #[test]
    #[ignore = "needs poppler"]
    fn sheets_are_printed_in_every_language() {
        let home = tempfile::tempdir().expect("a folder");
        for (language, words) in [("hu", ["kupacból", "Megoldókulcs"]), ("he", ["מערימה", "תשובות"])] {
            for sheet in ["01-two-heaps", "08-binary-columns", "17-chocolate", "25-proofs"] {
                let out = format!("{language}-{sheet}");
                done(home.path(), &["sheet", sheet, "--format", "pdf", "--lang", language, "--out", &out]);
                let key = home.path().join(&out).join(format!("{sheet}-key.pdf"));
                let text = poppler("pdftotext", &["-raw", "-enc", "UTF-8"], &key);
                assert!(text.contains(words[1]), "{language} {sheet}: {text}");
                assert!(!text.contains(['\u{fffd}', '@']), "{language} {sheet}: {text}");
            }
            let first = home.path().join(format!("{language}-01-two-heaps")).join("01-two-heaps.pdf");
            let text = poppler("pdftotext", &["-raw", "-enc", "UTF-8"], &first);
            assert!(text.contains(words[0]), "{language}: {text}");
        }
    }

    /// A class of several languages is printed in the language of its teacher, whoever comes first.
    #[test]
    #[ignore = "needs poppler"]
    fn a_mixed_class_has_the_language_of_its_teacher() {
        let home = tempfile::tempdir().expect("a folder");
        let roster = "id,name,language\n1,\u{5d3}\u{5e0}\u{5d4},he\n2,Ann Lee,en\n3,Kov\u{e1}cs \u{c9}va,hu\n";
        fs::write(home.path().join("mixed.csv"), roster).expect("written");
        for (language, titles) in [
            ("hu", ["Nim: első lépések", "Megoldókulcs: Nim: első lépések"]),
            ("en", ["Nim: first steps", "Key to Nim: first steps"]),
        ] {
            let class = ["class", "first-sheet", "--roster", "mixed.csv", "--format", "pdf"];
            done(home.path(), &[&class[..], &["--lang", language, "--out", language]].concat());
            for (what, title) in ["sheets", "keys"].into_iter().zip(titles) {
                let file = home.path().join(language).join(format!("first-sheet-{what}.pdf"));
                let about = poppler("pdfinfo", &[], &file);
                assert!(about.contains(&format!("Title:           {title}\n")), "{about}");
                let meta = poppler("pdfinfo", &["-meta"], &file);
                assert!(meta.contains(&format!("<rdf:li>{language}</rdf:li>")), "{meta}");
                let text = poppler("pdftotext", &["-raw", "-enc", "UTF-8"], &file);
                assert!(text.contains("\u{5d3}\u{5e0}\u{5d4}") && text.contains("Kov\u{e1}cs"), "{text}");
            }
        }
    }

    #[test]
    #[ignore = "needs poppler"]
    fn tags_say_what_everything_is() {
        let home = tempfile::tempdir().expect("a folder");
        done(home.path(), &["sheet", "--format", "pdf", "--out", "."]);
        let key = home.path().join("first-sheet-key.pdf");
        let tags = poppler("pdfinfo", &["-struct"], &key);
        for tag in ["H1", "H2", "P", "Figure", "Table", "TH", "TD", "Formula"] {
            assert!(tags.lines().any(|line| line.trim_start().starts_with(tag)), "{tag}: {tags}");
        }
        let about = poppler("pdfinfo", &[], &key);
        for line in ["Title:           Key to Nim: first steps", "Tagged:          yes"] {
            assert!(about.contains(line), "{line}: {about}");
        }
        assert!(!about.contains("CreationDate"), "{about}");
    }

    #[test]
    #[ignore = "needs poppler"]
    fn every_paper_has_its_size() {
        let home = tempfile::tempdir().expect("a folder");
        let spec = "title: Paper\nseed: a\npaper: PAPER\nexercises:\n  - { id: a, kind: outcome, heaps: 3 }\n";
        for (paper, size) in [("a4", "595.276 x 841.89"), ("letter", "612 x 792"), ("a4-large", "595.276 x 841.89")] {
            fs::write(home.path().join("paper.yaml"), spec.replace("PAPER", paper)).expect("written");
            done(home.path(), &["sheet", "paper.yaml", "--format", "pdf", "--out", "."]);
            let about = poppler("pdfinfo", &[], &home.path().join("paper.pdf"));
            assert!(about.contains(size), "{paper}: {about}");
        }
    }
}
