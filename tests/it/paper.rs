//! Sheets as they leave a printer, from two browsers and as PDF: whose page it is, on which leaf, and that nothing is cut off.
//!
//! Ignored where a browser or poppler may be missing. `CHROMIUM` and `FIREFOX` name the browsers, or they are `chromium`
//! and `firefox-esr` on the path.

use std::fs;
use std::path::Path;
use std::process::Command;

/// Runs a program in a folder to its end; its output as text.
fn tool(folder: &Path, program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).current_dir(folder).output();
    let output = output.unwrap_or_else(|error| panic!("{program}: {error}"));
    assert!(output.status.success(), "{program} {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn nimbook(folder: &Path, arguments: &[&str]) {
    tool(folder, env!("CARGO_BIN_EXE_nimbook"), arguments);
}

fn address(folder: &Path, page: &str) -> String {
    format!("file://{}/{page}", folder.display())
}

fn print_from_chromium(folder: &Path, page: &str, to: &str) {
    let chromium = std::env::var("CHROMIUM").unwrap_or_else(|_| "chromium".to_owned());
    let [to, address] = [format!("--print-to-pdf={to}"), address(folder, page)];
    tool(folder, &chromium, &["--headless", "--no-sandbox", "--no-pdf-header-footer", &to, &address]);
}

/// The text of each page.
fn pages(folder: &Path, pdf: &str) -> Vec<String> {
    let text = tool(folder, "pdftotext", &["-layout", pdf, "-"]);
    text.trim_end_matches('\u{c}').split('\u{c}').map(str::to_owned).collect()
}

const SPEC: &str = "title: {en: Paper, hu: Papír, he: נייר}\nseed: leaves\nexercises:
  - {id: move, kind: winning-moves, count: 3, heaps: 3, size: 3..15}
  - {id: who, kind: outcome, count: 2, heaps: 4, size: 3..20}
  - {id: pins, kind: grundy-value, game: kayles, size: 9..24}
  - {id: sums, kind: nim-sum, count: 2, space: ruled}\n";

/// A class prints the same pages from Chromium and from Firefox: each is somebody's and says so, each sheet begins on a leaf
/// of its own, and what is left of a page is room to work.
#[test]
#[ignore = "needs node, Chromium, Firefox and pdftotext"]
fn a_class_prints_the_same_pages_from_two_browsers() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    fs::write(folder.join("week.yaml"), SPEC).expect("written");
    let rows: String = (1..=9)
        .map(|id| format!("{id},Student{id},{},{}\n", ["en", "hu", "he"][id % 3], if id == 4 { "yes" } else { "" }))
        .collect();
    fs::write(folder.join("r.csv"), format!("id,name,language,large\n{rows}")).expect("written");
    nimbook(folder, &["class", "week.yaml", "--roster", "r.csv", "--out", ".", "--format", "html"]);
    print_from_chromium(folder, "week-sheets.html", "c.pdf");
    let firefox = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/browser/firefox.mjs");
    tool(folder, "node", &[firefox, &address(folder, "week-sheets.html"), "f.pdf"]);
    let said = |pdf: &str| -> Vec<(Option<usize>, String)> {
        let whose = |text: &String| {
            let owners: Vec<usize> = (1..=9).filter(|id| text.contains(&format!("Student{id}"))).collect();
            assert!(owners.len() < 2, "a page of {owners:?}: {text}");
            // Programs that read PDF set spaces and marks of direction around the stroke, or none.
            let signs: Vec<char> = text.chars().filter(|sign| sign.is_ascii() && !sign.is_whitespace()).collect();
            let place =
                signs.iter().rposition(|sign| *sign == '/').filter(|place| (1..signs.len() - 1).contains(place));
            let count = place.map(|place| format!("{} / {}", signs[place - 1], signs[place + 1]));
            (owners.first().copied(), count.unwrap_or_default())
        };
        pages(folder, pdf).iter().map(whose).collect()
    };
    let (chromium, firefox) = (said("c.pdf"), said("f.pdf"));
    assert_eq!(chromium, firefox);
    let mut begun = Vec::new();
    for (place, (owner, count)) in chromium.iter().enumerate() {
        let Some(owner) = owner else {
            assert_eq!((place % 2, count.as_str()), (1, ""), "page {} is empty and a left one", place + 1);
            continue;
        };
        let (page, of) = count.split_once(" / ").unwrap_or_else(|| panic!("page {} has no number", place + 1));
        assert!(page.parse::<usize>().expect("a number") <= of.parse().expect("a number"));
        if page == "1" {
            assert_eq!(place % 2, 0, "student {owner} begins on page {}", place + 1);
            begun.push(*owner);
        }
    }
    assert_eq!(begun, (1..=9).collect::<Vec<_>>());
    assert!(chromium.iter().any(|(_, count)| count.ends_with("/ 2")), "some have two pages: {chromium:?}");
}

/// Sheets and keys whose last page is nearly full, or that just go on, have as many pages from Firefox as from Chromium.
#[test]
#[ignore = "needs node, Chromium, Firefox and pdftotext"]
fn full_pages_are_the_same_from_two_browsers() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let mut prints = vec![concat!(env!("CARGO_MANIFEST_DIR"), "/tests/browser/firefox.mjs").to_owned()];
    let mut names = Vec::new();
    for sheet in
        ["03-third-number", "05-left-over", "13-kayles-and-friends", "16-coins", "24-fibonacci", "27-sums-and-coins"]
    {
        nimbook(folder, &["sheet", sheet, "--format", "html", "--out", "."]);
        for name in [sheet.to_owned(), format!("{sheet}-key")] {
            print_from_chromium(folder, &format!("{name}.html"), &format!("{name}-c.pdf"));
            prints.extend([address(folder, &format!("{name}.html")), format!("{name}-f.pdf")]);
            names.push(name);
        }
    }
    tool(folder, "node", &prints.iter().map(String::as_str).collect::<Vec<_>>());
    let counts = |browser: &str| -> Vec<(String, usize)> {
        names.iter().map(|name| (name.clone(), pages(folder, &format!("{name}-{browser}.pdf")).len())).collect()
    };
    assert_eq!(counts("c"), counts("f"));
}

/// From Firefox, too, the points of a sheet stand in one line, and the number of a solution on the page of its answer.
#[test]
#[ignore = "needs node, Firefox and pdftotext"]
fn heads_stay_together_in_firefox() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    for (sheet, language) in [("25-proofs", "en"), ("14-rim-and-dim", "hu")] {
        nimbook(folder, &["sheet", sheet, "--lang", language, "--format", "html", "--out", "."]);
    }
    let firefox = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/browser/firefox.mjs");
    let [sheet, key] = ["25-proofs.html", "14-rim-and-dim-key.html"].map(|page| address(folder, page));
    tool(folder, "node", &[firefox, &sheet, "s.pdf", &key, "k.pdf"]);
    assert!(pages(folder, "s.pdf")[0].lines().any(|line| line.contains("Points") && line.contains("of 24")));
    let alone = |page: &String| {
        let lines: Vec<&str> = page.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        // The last line is the imprint.
        lines
            .iter()
            .rev()
            .nth(1)
            .is_some_and(|line| line.len() == 1 && line.starts_with(|sign: char| sign.is_ascii_digit()))
    };
    assert!(!pages(folder, "k.pdf").iter().any(alone), "{:?}", pages(folder, "k.pdf"));
}

/// Whether something is drawn within so many millimetres of the left or right edge of a page, which are left free.
fn reaches_the_edge(folder: &Path, pdf: &str) -> Vec<String> {
    const DOTS_PER_MM: f64 = 40.0 / 25.4;
    let free = (13.0 * DOTS_PER_MM) as usize;
    tool(folder, "pdftoppm", &["-r", "40", "-gray", pdf, "edge"]);
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("it can be listed") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|ending| ending != "pgm") {
            continue;
        }
        let bytes = fs::read(&path).expect("it can be read");
        let head: Vec<&[u8]> = bytes.splitn(4, u8::is_ascii_whitespace).collect();
        let number = |at: usize| std::str::from_utf8(head[at]).expect("digits").parse::<usize>().expect("a number");
        let (width, height) = (number(1), number(2));
        let dots = &bytes[bytes.len() - width * height..];
        let dark = dots.chunks(width).any(|row| row[..free].iter().chain(&row[width - free..]).any(|dot| *dot < 240));
        if dark {
            found.push(format!("{pdf} {}", path.file_name().expect("a name").display()));
        }
        fs::remove_file(path).expect("it can be removed");
    }
    found
}

/// In large print nothing of sheets and keys is cut off at the sides, in three languages and on both papers.
#[test]
#[ignore = "needs Chromium and pdftoppm"]
fn large_print_keeps_to_its_page() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let sheets = [
        "05-left-over",
        "12-find-the-misprint",
        "13-kayles-and-friends",
        "17-chocolate",
        "22-periods",
        "23-boards",
        "25-proofs",
        "27-sums-and-coins",
        "28-which-rule",
    ];
    let mut over = Vec::new();
    for (place, name) in sheets.iter().enumerate() {
        let spec =
            fs::read_to_string(format!("{}/exercises/{name}.yaml", env!("CARGO_MANIFEST_DIR"))).expect("it is there");
        for paper in ["a4-large", "letter-large"] {
            let language = ["en", "hu", "he"][(place + usize::from(paper == "a4-large")) % 3];
            fs::write(folder.join("large.yaml"), format!("paper: {paper}\n{spec}")).expect("written");
            let formats = if cfg!(feature = "pdf") { "html,pdf" } else { "html" };
            nimbook(folder, &["sheet", "large.yaml", "--lang", language, "--format", formats, "--out", ".", "--force"]);
            for file in ["large", "large-key"] {
                print_from_chromium(folder, &format!("{file}.html"), "printed.pdf");
                let printed = reaches_the_edge(folder, "printed.pdf");
                over.extend(printed.into_iter().map(|page| format!("{name} {paper} {language} {file} {page}")));
                if cfg!(feature = "pdf") {
                    let printed = reaches_the_edge(folder, &format!("{file}.pdf"));
                    over.extend(printed.into_iter().map(|page| format!("{name} {paper} {language} {page}")));
                }
            }
        }
    }
    assert_eq!(over, Vec::<String>::new());
}
