//! What a class gets of its marks: the mark book, a page for each student, and follow-up sheets in their languages.
//!
//! Failure: a total that hides an open answer, a student asked again about what was right or what nobody could read, or
//! a page in another language than the student's.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

const SPEC: &str = "title: { en: Heaps, hu: Kupacok, he: ערימות }\nseed: book\nexercises:\n  \
                    - {id: sum, kind: nim-sum, heaps: 3, size: 1..30, count: 3, points: 2}\n  \
                    - {id: who, kind: outcome, heaps: 3, size: 1..40, count: 1, points: 2}\n";

fn run(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_nimbook")).args(arguments).current_dir(folder).output();
    let output = output.expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

const MARK: [&str; 7] = ["mark", "t.yaml", "--answers", "a.csv", "--roster", "9b.csv", "--json"];

/// A class of three languages whose answers are marked: Anna adds, has one right, one that nobody can read and one
/// empty; Béla left one empty; nobody can read anything of Noam; Emil's sheet is empty, and Dora has none.
fn marked(more: &[&str]) -> TempDir {
    let home = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| fs::write(home.path().join(name), text).expect("written");
    write("t.yaml", SPEC);
    write("9b.csv", "id;name;language\n1;Anna <i>;en\n2;Őry Béla;hu\n3;נועם;he\n4;Dora;\n5;Emil;\n");
    write("a.csv", "id;1a;1b;1c;2\n1;;;;\n");
    let (code, out, err) = run(home.path(), &MARK);
    assert_eq!(code, Some(0), "{err}");
    let empty: Value = serde_json::from_str(&out).expect("JSON");
    let position = empty["students"][0]["items"][0]["position"].as_str().expect("a position");
    let sum: u64 = position.split(' ').filter_map(|part| part.parse::<u64>().ok()).sum();
    write(
        "a.csv",
        &format!("id;1a;1b;1c;2\n1;{sum};!right;banana;\n2;;!right;!right;!right\n3;ba;na;na;perhaps\n5;;;;\n"),
    );
    let (code, _, err) = run(home.path(), &[&MARK[..], more].concat());
    assert_eq!(code, Some(0), "{err}");
    home
}

fn read(home: &TempDir, name: &str) -> String {
    let read = fs::read_to_string(home.path().join("nimbook-out").join(name));
    read.unwrap_or_else(|error| panic!("{name}: {error}")).replace('\u{a0}', " ")
}

/// The mark book without the ids of sheets.
fn book(home: &TempDir) -> Vec<String> {
    let without_sheet = |line: &str| {
        let cells: Vec<&str> = line.split(';').enumerate().filter(|(at, _)| *at != 2).map(|(_, cell)| cell).collect();
        cells.join(";")
    };
    read(home, "t-markbook.csv").lines().map(without_sheet).collect()
}

#[test]
fn a_mark_book_has_a_line_for_each_student() {
    let home = marked(&["--grades", "50,65,80,90"]);
    assert_eq!(
        book(&home),
        [
            "\u{feff}id;name;1a;1b;1c;2;total;of;percent;grade;provisional",
            "1;Anna <i>;0;2;?;0;2;8;25;1;1c",
            "2;Őry Béla;0;2;2;2;6;8;75;3;",
            "3;נועם;?;?;?;?;0;8;0;1;1a 1b 1c 2",
            "5;Emil;;;;;;;;;",
            "4;Dora;;;;;;;;;",
        ]
    );
    let page = read(&home, "marks.html");
    assert!(page.contains(">grade</th>") && page.contains("<td class=\"r\">75</td><td class=\"r\">3</td>"), "{page}");
    assert!(page.contains("<td class=\"q\">?</td>"), "{page}");
    let home = marked(&["--grades", "A:75,B:25.5"]);
    assert!(book(&home)[1].ends_with(";25;;1c") && book(&home)[2].ends_with(";75;A;"), "{:?}", book(&home));
    let home = marked(&["--format", "xlsx"]);
    assert!(home.path().join("nimbook-out/t-markbook.xlsx").exists());
    let (code, _, err) = run(home.path(), &[&MARK[..], &["--grades", "50,60,x"]].concat());
    assert_eq!(
        (code, err.contains("`x` is not a number from 0 to 100; write per cent, like `50,65,80,90`")),
        (Some(2), true),
        "{err}"
    );
}

#[test]
fn students_get_their_answers_back_in_their_language() {
    let home = marked(&["--grades", "50,65,80,90"]);
    let page = read(&home, "t-students.html");
    let halves: Vec<&str> = page.split("<section ").skip(1).collect();
    // Whoever wrote nothing has nothing back.
    assert_eq!(halves.len(), 3);
    for (half, words) in halves.iter().zip([
        &[
            "lang=\"en\" dir=\"ltr\"",
            "Heaps",
            "Anna &lt;i&gt;",
            "2 of 8 points",
            "grade 1",
            "banana",
            "provisional",
            "your teacher will look",
        ][..],
        &["lang=\"hu\" dir=\"ltr\"", "Kupacok", "Őry Béla", "6 / 8 pont", "osztályzat: 3", "a válaszod", "2 / 2"],
        &["lang=\"he\" dir=\"rtl\"", "ערימות", "נועם", "זמני", "perhaps", "? / 2"],
    ]) {
        for word in words {
            assert!(half.contains(word), "{word}: {half}");
        }
    }
    // The mistake and what refutes it.
    assert!(halves[0].contains("is refuted by") || halves[0].contains("added"), "{}", halves[0]);
    assert!(!halves[1].contains("ideiglenes"), "{}", halves[1]);
}

#[test]
fn what_went_wrong_is_asked_again_in_the_language_of_the_student() {
    let home = marked(&["--follow-up"]);
    let folder = home.path().join("nimbook-out/t-follow-up");
    let names = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.file_name().into_string());
    let mut sheets: Vec<String> = names.flatten().filter(|name| !name.contains("-key")).collect();
    sheets.sort();
    let pages: Vec<String> = sheets.iter().map(|name| read(&home, &format!("t-follow-up/{name}"))).collect();
    assert_eq!(pages.len(), 2, "nothing that was read of the third is wrong");
    let of = |name: &str| pages.iter().find(|page| page.contains(name)).unwrap_or_else(|| panic!("no sheet of {name}"));
    let (anna, bela) = (of("Anna &lt;i&gt;"), of("Őry Béla"));
    assert!(
        anna.contains("lang=\"en\"") && anna.contains("Again: Heaps") && anna.matches("2 points</span>").count() == 2,
        "{anna}"
    );
    assert!(
        bela.contains("lang=\"hu\"") && bela.contains("Újra: Kupacok") && bela.matches("2 pont</span>").count() == 1,
        "{bela}"
    );
    assert!(anna.contains("id=\"q2\"") && !bela.contains("id=\"q2\""), "{bela}");
    let all = read(&home, "t-follow-up-sheets.html");
    assert!(all.contains("Again: Heaps") && all.contains("Újra: Kupacok") && !all.contains("נועם"), "{all}");
    let report = read(&home, "marks.html");
    assert!(report.contains(">1a, 2</span>") && report.contains(">1a</span>"), "{report}");
}
