//! Rosters and tables from anywhere, and tables that other programs open: headings, lists of names, code pages, workbooks.
//!
//! Failure: a name, number or id that is not as somebody wrote it.

use std::fs;
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

const SPEC: &str = "title: Tables\nseed: tables\npoints: 9\nexercises:\n  - {id: sum, kind: nim-sum, heaps: 2, count: 2}\n  \
                    - {id: who, kind: outcome, heaps: 3, size: 1..40}\n";

/// A folder with a spec and these files.
fn home(files: &[(&str, &[u8])]) -> TempDir {
    let home = tempfile::tempdir().expect("a folder");
    for (name, bytes) in [("t.yaml", SPEC.as_bytes())].iter().chain(files) {
        fs::write(home.path().join(name), bytes).expect("written");
    }
    home
}

/// Exit code, standard output and standard error.
fn run(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimbook"));
    let output = command.args(arguments).current_dir(folder).stdin(Stdio::null()).output().expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    let (out, err) = (text(output.stdout), text(output.stderr));
    assert!(!err.contains("panicked"), "{err}");
    (output.status.code(), out, err)
}

/// The roster that `class` writes of one, and what it says.
fn roster(name: &str, bytes: &[u8], more: &[&str]) -> (String, String) {
    let home = home(&[(name, bytes)]);
    let (code, _, err) = run(home.path(), &[&["class", "t.yaml", "--roster", name, "--format", "json"], more].concat());
    assert_eq!(code, Some(0), "{err}");
    (fs::read_to_string(home.path().join("nimbook-out/t-roster.csv")).expect("a roster"), err)
}

/// Ids and names of students, as the table for answers has them.
fn students(name: &str, bytes: &[u8], more: &[&str]) -> Vec<(String, String)> {
    let home = home(&[(name, bytes)]);
    let (code, _, err) = run(home.path(), &[&["class", "t.yaml", "--roster", name, "--format", "json"], more].concat());
    assert_eq!(code, Some(0), "{err}");
    let place =
        home.path().join("nimbook-out").join(if name.ends_with("xlsx") { "t-answers.xlsx" } else { "t-answers.csv" });
    let read = |text: String| {
        let lines: Vec<Vec<String>> = text
            .trim_start_matches('\u{feff}')
            .lines()
            .skip(1)
            .map(|line| line.split([',', ';', '\t']).map(str::to_owned).collect())
            .collect();
        lines.into_iter().map(|cells| (cells[1].clone(), cells[2].clone())).collect()
    };
    match name.ends_with("xlsx") {
        true => cells_of(&place).into_iter().skip(1).map(|row| (row[1].clone(), row[2].clone())).collect(),
        false => read(fs::read_to_string(place).expect("a table")),
    }
}

/// The texts in a workbook of ours, row by row: its archive is stored, and its texts are in the sheet.
fn cells_of(place: &Path) -> Vec<Vec<String>> {
    let bytes = fs::read(place).expect("a workbook");
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    let mut sheet = String::new();
    let mut part = archive.by_name("xl/worksheets/sheet1.xml").expect("a sheet");
    std::io::Read::read_to_string(&mut part, &mut sheet).expect("text");
    let inner = |cell: &str| {
        let start =
            cell.find("<v>").or_else(|| cell.find("preserve\">").map(|at| at + 7)).map_or(cell.len(), |at| at + 3);
        let text = cell[start.min(cell.len())..].split('<').next().unwrap_or_default();
        text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
    };
    sheet.split("<row>").skip(1).map(|row| row.split("<c").skip(1).map(inner).collect()).collect()
}

/// A workbook with one sheet of these rows of XML, and what else is in it.
fn workbook(rows: &str, others: &[(&str, &str)]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let relations = "<Relationships><Relationship Id=\"a\" Type=\"x/worksheet\" Target=\"/xl/s.xml\"/>\
                     <Relationship Id=\"b\" Type=\"x/styles\" Target=\"styles.xml\"/></Relationships>";
    let sheet = format!("<x:worksheet><x:sheetData>{rows}</x:sheetData></x:worksheet>");
    let styles = "<styleSheet><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"16\"/></cellXfs></styleSheet>";
    let usual = [
        ("xl/workbook.xml", "<workbook><sheets><sheet name=\"n\" sheetId=\"1\" r:id=\"a\"/></sheets></workbook>"),
        ("xl/_rels/workbook.xml.rels", relations),
        ("xl/s.xml", &sheet),
        ("xl/styles.xml", styles),
    ];
    let kept = usual.iter().filter(|(name, _)| others.iter().all(|(other, _)| other != name));
    for (name, text) in kept.chain(others) {
        let stored = SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
        archive.start_file(*name, stored).expect("begun");
        archive.write_all(text.as_bytes()).expect("written");
    }
    archive.finish().expect("an archive").into_inner()
}

/// Rows of cells as XML; what is a number is one, what begins with `!` an error, with `~` a date.
fn rows(cells: &[&[&str]]) -> String {
    let cell = |text: &&str| match (text.parse::<f64>(), text.chars().next()) {
        (Ok(_), _) => format!("<x:c><x:v>{text}</x:v></x:c>"),
        (_, Some('!')) => format!("<x:c t=\"e\"><x:v>{}</x:v></x:c>", &text[1..]),
        (_, Some('~')) => format!("<x:c s=\"1\"><x:v>{}</x:v></x:c>", &text[1..]),
        _ => format!("<x:c t=\"inlineStr\"><x:is><x:t>{text}</x:t></x:is></x:c>"),
    };
    cells.iter().map(|row| format!("<x:row>{}</x:row>", row.iter().map(cell).collect::<String>())).collect()
}

fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected.iter().map(|(id, name)| ((*id).to_owned(), (*name).to_owned())).collect()
}

#[test]
fn rosters_of_schools_and_platforms_are_read() {
    let cases: &[(&str, &[(&str, &str)])] = &[
        ("Anna Kis\nBen O'Neil\n\nCleo\n", &[("1", "Anna Kis"), ("2", "Ben O'Neil"), ("3", "Cleo")]),
        ("\u{feff}Őry Zoë\r\n", &[("1", "Őry Zoë")]),
        // Surnames first, with a comma, here and there.
        ("Kis, Anna\nO'Neil, Ben\n", &[("1", "Anna Kis"), ("2", "Ben O'Neil")]),
        ("Cleo\nKis, Anna\n", &[("1", "Cleo"), ("2", "Anna Kis")]),
        ("Name\nAnna\nBen\n", &[("1", "Anna"), ("2", "Ben")]),
        ("név\nAnna\n", &[("1", "Anna")]),
        ("sep=;\nid;name\n7;Anna\n", &[("7", "Anna")]),
        ("nr\tpupil\n7\tAnna\n", &[("7", "Anna")]),
        ("#,student\n7,Anna\n", &[("7", "Anna")]),
        ("No.;Name\n7;Anna\n", &[("7", "Anna")]),
        ("Nr;Nachname;Vorname\n7;Kis;Anna\n", &[("7", "Anna Kis")]),
        ("Name;Vorname\nKis;Anna\n", &[("1", "Anna Kis")]),
        ("Name,First name\nAnna Kis,Anna\n", &[("1", "Anna Kis")]),
        ("Schülernummer;Name\n007;Anna\n", &[("007", "Anna")]),
        ("Sorszám;Vezetéknév;Keresztnév\n7;Kis;Anna\n", &[("7", "Kis Anna")]),
        ("Oktatási azonosító;Név\n7001;Kis Anna\n", &[("7001", "Kis Anna")]),
        ("Családnév,Utónév\nKis,Anna\n", &[("1", "Kis Anna")]),
        ("מספר תלמיד,שם פרטי,שם משפחה\n7,נועם,לוי\n", &[("7", "נועם לוי")]),
        ("ת.ז.,שם\n7,נועם לוי\n", &[("7", "נועם לוי")]),
        // Moodle, with ids and without; Canvas.
        ("\"First name\",Surname,\"ID number\",\"Email address\"\nAnna,Kis,s7,a@x.org\n", &[("s7", "Anna Kis")]),
        (
            "First name,Last name,ID number,Email address,Username\nAnna,Kis,,a@x.org,akis\nBo,Li,,b@x.org,bli\n",
            &[("akis", "Anna Kis"), ("bli", "Bo Li")],
        ),
        ("Student,ID,SIS User ID,SIS Login ID,Section\n\"Kis, Anna\",4711,s7,akis,9b\n", &[("4711", "\"Kis")]),
        ("id,name,Surname\n7,Anna,Kis\n", &[("7", "Anna")]),
        ("id,Nr,name\na,9,Anna\n", &[("a", "Anna")]),
    ];
    for (content, expected) in cases {
        assert_eq!(students("9b.csv", content.as_bytes(), &[]), pairs(expected), "{content}");
    }
    let (kept, said) = roster("9b.txt", "Anna\nBen\n".as_bytes(), &[]);
    assert_eq!(kept, "id,name,variant\n1,Anna,0\n2,Ben,1\n");
    assert!(
        said.contains("note: 9b.txt is a list of names without a head; `Anna` to `Ben` have the ids 1 to 2"),
        "{said}"
    );
    let (kept, said) = roster("9b.csv", "Klasse;Nachname;Vorname\n9b;Kis;Anna\n".as_bytes(), &[]);
    assert_eq!(kept, "id;Klasse;Nachname;Vorname;variant\n1;9b;Kis;Anna;0\n");
    assert!(said.contains("read were names in `Nachname` and `Vorname`"), "{said}");
}

#[test]
fn a_list_of_names_keeps_its_numbers() {
    let home = home(&[("9b.txt", b"Anna\nBen\nCleo\n")]);
    let class = ["class", "t.yaml", "--roster", "9b.txt", "--format", "json", "--key", "none"];
    assert_eq!(run(home.path(), &class).0, Some(0));
    fs::write(home.path().join("9b.txt"), "Dora\nCleo\nAnna\n").expect("written");
    let (code, _, err) = run(home.path(), &class);
    assert_eq!(code, Some(0), "{err}");
    let kept = fs::read_to_string(home.path().join("nimbook-out/t-roster.csv")).expect("a roster");
    assert_eq!(kept, "id,name,variant,left\n4,Dora,3,\n3,Cleo,2,\n1,Anna,0,\n2,Ben,1,yes\n");
    // The list itself says whose answers these are, too.
    fs::write(home.path().join("a.csv"), "id,1a\n4,!right\n3,!wrong\n").expect("written");
    let mark = ["mark", "t.yaml", "--answers", "a.csv", "--roster", "9b.txt", "--out", "nimbook-out"];
    let (code, _, err) = run(home.path(), &mark);
    assert_eq!(code, Some(0), "{err}");
    let marks = fs::read_to_string(home.path().join("nimbook-out/marks.csv")).expect("marks");
    assert!(marks.contains("\n4,Dora,NB-") && marks.contains("\n3,Cleo,NB-"), "{marks}");
}

#[test]
fn code_pages_are_recognised_or_said() {
    let western =
        b"id;name\r\n1;H\xe9l\xe8ne Lef\xe8vre\r\n2;N\xfa\xf1ez\r\n3;Jo\xe3o\r\n4;Nicol\xf2\r\n5;\xc5ngstr\xf6m\r\n";
    let names = pairs(&[("1", "Hélène Lefèvre"), ("2", "Núñez"), ("3", "João"), ("4", "Nicolò"), ("5", "Ångström")]);
    assert_eq!(students("9b.csv", western, &[]), names);
    let (_, said) = roster("9b.csv", western, &[]);
    assert!(said.contains("Windows-1252 (Western European), with `Hélène Lefèvre` and `Núñez`"), "{said}");
    let central = b"id;name\n1;\xd5ry\n2;\xdbrhegyi\n3;Kov\xe1cs\n4;\x8ei\x9eka\n5;\xa3uk\n";
    let names = pairs(&[("1", "Őry"), ("2", "Űrhegyi"), ("3", "Kovács"), ("4", "Žižka"), ("5", "Łuk")]);
    assert_eq!(students("9b.csv", central, &[]), names);
    // `o` with two strokes and with a tilde have one byte; whoever knows says it.
    let estonian = b"id;name\n1;T\xf5nu\n";
    assert_eq!(students("9b.csv", estonian, &["--encoding", "latin1"]), pairs(&[("1", "Tõnu")]));
    assert_eq!(students("9b.csv", "id;name\n1;Tõnu\n".as_bytes(), &["--encoding", "latin1"]), pairs(&[("1", "Tõnu")]));
    let (code, _, err) = run(home(&[]).path(), &["class", "t.yaml", "--roster", "9b.csv", "--encoding", "hu"]);
    assert!(code == Some(2) && err.contains("windows-1250"), "{err}");
}

#[test]
fn tables_are_what_a_spreadsheet_opens() {
    let home = home(&[("9b.csv", "id;name\n1;Zoë Őry\n2;=Bea\n".as_bytes())]);
    assert_eq!(run(home.path(), &["class", "t.yaml", "--roster", "9b.csv", "--out", "."]).0, Some(0));
    let read = |name: &str| fs::read_to_string(home.path().join(name)).expect("a table");
    for name in ["t-answers.csv", "t-roster.csv"] {
        let table = read(name);
        assert!(table.starts_with('\u{feff}') && table.contains(";Zoë Őry;") && table.contains(";'=Bea;"), "{table}");
    }
    // A spreadsheet has damaged the name, and writes decisions with a comma.
    let typed =
        read("t-answers.csv").replace("Zoë Őry;;;", "ZoĂ« Ĺry;!0,75;!1.5;!right").replace("'=Bea;;;", "'=Bea;!0;;");
    fs::write(home.path().join("t-answers.csv"), typed).expect("written");
    let mark = ["mark", "t.yaml", "--answers", "t-answers.csv", "--roster", "9b.csv", "--out", "."];
    let (code, _, err) = run(home.path(), &mark);
    assert_eq!(code, Some(0), "{err}");
    let marks = read("marks.csv");
    assert!(marks.starts_with("\u{feff}id;name;sheet;"), "{marks}");
    assert!(
        marks.contains("\n1;Zoë Őry;NB-") && marks.contains(";1a;answer;0,75;") && marks.contains(";1,5;"),
        "{marks}"
    );
    assert!(marks.contains("\n2;'=Bea;NB-") && !marks.contains("ZoĂ«"), "{marks}");
    assert_eq!(run(home.path(), &mark).0, Some(0), "marks replace themselves");
    // From a workbook, which has no delimiter, tables have that of the roster, given or kept.
    let class = ["class", "t.yaml", "--roster", "9b.csv", "--format", "xlsx", "--out", "x"];
    assert_eq!(run(home.path(), &class).0, Some(0));
    fs::copy(home.path().join("x/t-answers.xlsx"), home.path().join("t-answers.xlsx")).expect("copied");
    let answers = ["mark", "t.yaml", "--answers", "t-answers.xlsx", "--format", "csv", "--out"];
    for (out, more) in [("given", &["--roster", "9b.csv"][..]), ("kept", &[])] {
        let (code, _, err) = run(home.path(), &[&answers[..], &[out], more].concat());
        assert_eq!(code, Some(0), "{err}");
        assert!(read(&format!("{out}/marks.csv")).starts_with("\u{feff}id;name;sheet;"), "{out}");
    }
}

#[test]
fn workbooks_are_read_and_written() {
    let bytes = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tables/roster.xlsx")).expect("a workbook");
    let home = home(&[("9b.xlsx", &bytes)]);
    let class = ["class", "t.yaml", "--roster", "9b.xlsx"];
    let (code, _, err) = run(home.path(), &class);
    assert_eq!(code, Some(0), "{err}");
    let place = |name: &str| home.path().join("nimbook-out").join(name);
    let expected = [
        ["Sorszám", "Vezetéknév", "Keresztnév", "Születésnap", "level", "extra", "large", "variant"],
        ["0012", "Őry", "Zoë & <Bea>", "2010-02-28", "-1", "15", "yes", "0"],
        ["7", "נועם", "לוי", "2011-12-31", "", "", "", "1"],
    ];
    assert_eq!(cells_of(&place("t-roster.xlsx")), expected);
    let answers = cells_of(&place("t-answers.xlsx"));
    assert_eq!(answers[0], ["sheet", "id", "name", "1a", "1b", "2"]);
    assert_eq!((&*answers[1][1], &*answers[1][2], &*answers[2][2]), ("0012", "Őry Zoë & <Bea>", "נועם לוי"));
    // The roster that was written gives the same, and so does the answers' workbook.
    let first = fs::read(place("t-answers.xlsx")).expect("answers");
    fs::copy(place("t-roster.xlsx"), home.path().join("9b.xlsx")).expect("copied");
    assert_eq!(run(home.path(), &class).0, Some(0));
    assert_eq!(fs::read(place("t-answers.xlsx")).expect("answers"), first);
    let answers = "nimbook-out/t-answers.xlsx";
    let (code, out, err) = run(home.path(), &["mark", "t.yaml", "--answers", answers, "--roster", "9b.xlsx"]);
    assert_eq!(code, Some(0), "{err}");
    assert!(out.contains("marks.xlsx"), "{out}");
    let marks = cells_of(&place("marks.xlsx"));
    assert_eq!(marks[1][..2], ["0012", "Őry Zoë & <Bea>"]);
    assert_eq!(marks[1][5..7], ["0", "3"]);
    let csv = ["mark", "t.yaml", "--answers", answers, "--format", "csv"];
    assert!(run(home.path(), &csv).1.contains("marks.csv"));
    // Tables of another format from now on: what is typed goes on, and the old file is named.
    let (code, _, err) = run(home.path(), &[&class[..], &["--format", "html,csv"]].concat());
    assert_eq!(code, Some(0), "{err}");
    assert!(err.contains("t-answers.xlsx is of an earlier run"), "{err}");
    assert!(fs::read_to_string(place("t-answers.csv")).expect("answers").contains("0012,Őry Zoë & <Bea>,"));
}

/// Broken tables: the name, the bytes, and each fault as `PLACE code`.
fn broken() -> Vec<(&'static str, Vec<u8>, Vec<&'static str>)> {
    let text = |text: &str| text.as_bytes().to_vec();
    let sheet = |cells: &[&[&str]]| workbook(&rows(cells), &[]);
    let with = |name: &'static str, part: &str| workbook(&rows(&[&["id", "name"], &["1", "Eva"]]), &[(name, part)]);
    let far = "<x:row r=\"1\"><x:c r=\"XFD1\"><x:v>1</x:v></x:c></x:row>".to_owned()
        + &"<x:row><x:c><x:v>1</x:v></x:c></x:row>".repeat(300);
    vec![
        ("9b.txt", text("Anna\n17\nBen\n"), vec!["9b.txt:2:1 no-name"]),
        ("9b.txt", text("Anna\n9|Ben\n= 1 + 1\n"), vec!["9b.txt:2:1 no-name", "9b.txt:3:1 no-name"]),
        ("9b.txt", text("Anna\nBen <b@x.org>\n"), vec!["9b.txt:2:1 no-name"]),
        ("9b.txt", text("1\n2\n3\n"), vec!["9b.txt:1:1 missing-column"]),
        ("9b.txt", text("1|Anna\n2|Ben\n"), vec!["9b.txt:1:1 missing-column"]),
        ("9b.txt", text("%PDF-1.7\n1 0 obj\n"), vec!["9b.txt:1:1 missing-column"]),
        ("9b.txt", text("{\\rtf1\\ansi Anna\\par\nBen\\par}\n"), vec!["9b.txt:1:1 missing-column"]),
        ("9b.txt", text("Anna\nBen\\par\n"), vec!["9b.txt:2:1 no-name"]),
        ("9b.txt", text("Anna\nBe\u{202e}n\n"), vec!["9b.txt:2:1 control-character"]),
        ("9b.txt", text("Kis, Anna\nNagy; Ben\n"), vec!["9b.txt:2:1 no-name"]),
        ("9b.txt", text("Class 9b\n7,Anna\n"), vec!["9b.txt:1:1 missing-column"]),
        ("9b.txt", text("name\n"), vec!["9b.txt:1:1 empty-roster"]),
        ("9b.txt", text("id\n7\n"), vec!["9b.txt:1:1 missing-column"]),
        ("9b.csv", text("Nr;Klasse\n7;9b\n"), vec!["9b.csv:1:1 missing-column"]),
        ("9b.csv", text("idd,name\n7,Anna\n"), vec!["9b.csv:1:1 missing-column"]),
        ("9b.csv", text("név,név\nAnna,Kis\n9,8,7\n"), vec!["9b.csv:3:5 ragged-row"]),
        ("9b.csv", text("Vorname;Nachname\n;\nAnna;Kis\nBo\n"), vec!["9b.csv:4:1 ragged-row"]),
        ("9b.csv", text("nr,First name,Surname\n7,Anna,Kis\n8,,\n"), vec!["9b.csv:3:3 missing-value"]),
        ("9b.csv", text("nr,name\n7,Anna\n,Ben\n"), vec!["9b.csv:3:1 missing-value"]),
        ("9b.csv", text("nr,name\n7,Anna\n7,Ben\n"), vec!["9b.csv:3:1 duplicate-id"]),
        ("9b.csv", text("id,name\n4.53202E+15,Anna\n"), vec!["9b.csv:2:1 changed-cell"]),
        ("9b.csv", text("id;name\n4,53202E+15;Anna\n"), vec!["9b.csv:2:1 changed-cell"]),
        ("9b.csv", text("id,name\n1,#REF!\n#N/A,Ben\n"), vec!["9b.csv:2:3 cell-error", "9b.csv:3:1 cell-error"]),
        (
            "9b.csv",
            text("id,name\n03-Apr,Anna\n2024-04-03,Ben\n"),
            vec!["9b.csv:2:1 changed-cell", "9b.csv:3:1 changed-cell"],
        ),
        (
            "9b.csv",
            text("id;name\nápr. 3.;Anna\n03.04.2024;Ben\n"),
            vec!["9b.csv:2:1 changed-cell", "9b.csv:3:1 changed-cell"],
        ),
        ("9b.csv", text("név\nA\u{2066}nna\n"), vec!["9b.csv:2:1 control-character"]),
        ("9b.xlsx", b"PK\x03\x04".to_vec(), vec!["9b.xlsx bad-workbook"]),
        ("9b.xlsx", sheet(&[&["id", "name"], &["1", "Eva"]])[..300].to_vec(), vec!["9b.xlsx bad-workbook"]),
        ("9b.xlsx", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".to_vec(), vec!["9b.xlsx workbook"]),
        ("9b.ods", with("xl/workbook.xml", "<office/>"), vec!["9b.ods bad-workbook"]),
        ("9b.xlsx", with("xl/workbook.xml", "<workbook><sheets>"), vec!["9b.xlsx bad-workbook"]),
        ("9b.xlsx", with("xl/s.xml", "<a></b>"), vec!["9b.xlsx bad-workbook"]),
        ("9b.xlsx", with("xl/s.xml", "<worksheet/>"), vec!["9b.xlsx:1:1 empty-roster"]),
        ("9b.xlsx", workbook(&far, &[]), vec!["9b.xlsx too-large"]),
        ("9b.xlsx", sheet(&[]), vec!["9b.xlsx:1:1 empty-roster"]),
        ("9b.xlsx", sheet(&[&["id", "name"]]), vec!["9b.xlsx:A1 empty-roster"]),
        ("9b.xlsx", sheet(&[&["class", "9b"], &["id", "name"]]), vec!["9b.xlsx:A1 missing-column"]),
        ("9b.xlsx", sheet(&[&["id", "name"], &["1", "Eva"], &["2", "!#REF!"]]), vec!["9b.xlsx:B3 cell-error"]),
        ("9b.xlsx", sheet(&[&["id", "name"], &["1", "Eva"], &["1", "Bo"]]), vec!["9b.xlsx:A3 duplicate-id"]),
        (
            "9b.xlsx",
            sheet(&[&["id", "name"], &["", "Eva"], &["2", ""]]),
            vec!["9b.xlsx:A2 missing-value", "9b.xlsx:B3 missing-value"],
        ),
        (
            "9b.xlsx",
            sheet(&[&["id", "name", "level"], &["1", "Eva", "5"], &["2", "Bo", "0.5"]]),
            vec!["9b.xlsx:C2 bad-level", "9b.xlsx:C3 bad-level"],
        ),
        (
            "9b.xlsx",
            sheet(&[&["id", "name"], &["4532015112830370", "Eva"], &["~45385", "Bo"]]),
            vec!["9b.xlsx:A2 changed-cell", "9b.xlsx:A3 changed-cell"],
        ),
        ("9b.xlsx", sheet(&[&["id", "name"], &["4.53201511283037E+15", "Eva"]]), vec!["9b.xlsx:A2 changed-cell"]),
        ("9b.xlsx", sheet(&[&["id", "name"], &["1", "Eva&#10;Kis"]]), vec!["9b.xlsx:B2 control-character"]),
        ("9b.xlsx", sheet(&[&["name"], &["Eva"], &["17"], &["!#N/A"]]), vec!["9b.xlsx:A4 cell-error"]),
        ("9b.xlsx", sheet(&[&["Eva"], &["17"]]), vec!["9b.xlsx:A2 no-name"]),
    ]
}

/// What is said of faults: each place and code.
fn faults(err: &str) -> Vec<String> {
    let fault = |line: &str| {
        let (place, rest) = line.split_once(": error[")?;
        Some(format!("{place} {}", rest.split(']').next()?))
    };
    err.lines().filter_map(fault).collect()
}

#[test]
fn broken_rosters_are_refused_with_place_and_way_out() {
    let broken = broken();
    assert!(broken.len() >= 40, "{}", broken.len());
    for (name, bytes, expected) in &broken {
        let home = home(&[(name, bytes)]);
        let (code, out, err) = run(home.path(), &["class", "t.yaml", "--roster", name]);
        let shown = String::from_utf8_lossy(bytes);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{shown}\n{err}");
        assert_eq!(&faults(&err), expected, "{shown}\n{err}");
        assert_eq!(err.matches("\nhelp: ").count(), expected.len(), "{err}");
        assert_eq!(fs::read_dir(home.path()).expect("a folder").count(), 2, "{shown}");
    }
}

#[test]
fn cells_that_a_spreadsheet_changed_are_refused_in_answers() {
    let roster = "id,name\n0012345,Anna\n3-4,Ben\n4532015112830366,Cleo\n";
    let home = home(&[("9b.csv", roster.as_bytes())]);
    assert_eq!(run(home.path(), &["class", "t.yaml", "--roster", "9b.csv"]).0, Some(0));
    let sheets = fs::read_to_string(home.path().join("nimbook-out/t-answers.csv")).expect("answers");
    let damaged =
        sheets.replace("0012345", "12345").replace(",3-4,", ",04-Mar,").replace("4532015112830366", "4.53202E+15");
    let ids: Vec<Vec<&str>> = damaged.lines().map(|line| line.split(',').collect()).collect();
    let xlsx: Vec<&[&str]> = ids.iter().map(Vec::as_slice).collect();
    let typed = sheets.replace("Anna,,,", "Anna,,2024-04-03,");
    for (name, bytes, alone, with_roster) in [
        ("a.csv", damaged.clone().into_bytes(), vec!["a.csv:3:", "a.csv:4:"], vec!["a.csv:3:", "a.csv:4:"]),
        ("a.xlsx", workbook(&rows(&xlsx), &[]), vec!["a.xlsx:B3", "a.xlsx:B4"], vec!["a.xlsx:B3", "a.xlsx:B4"]),
        ("b.csv", sheets.replace("0012345", "12345").into_bytes(), vec!["b.csv:2:"], vec!["b.csv:2:"]),
        ("c.csv", typed.into_bytes(), vec!["c.csv:2:"], vec!["c.csv:2:"]),
    ] {
        fs::write(home.path().join("nimbook-out").join(name), bytes).expect("written");
        for (more, expected) in [(&[][..], &alone), (&["--roster", "../9b.csv"], &with_roster)] {
            let folder = home.path().join("nimbook-out");
            let (code, _, err) =
                run(&folder, &[&["mark", "../t.yaml", "--answers", name, "--out", "m"], more].concat());
            let found = faults(&err);
            let is_expected =
                |(found, place): (&String, &&str)| found.starts_with(place) && found.ends_with(" changed-cell");
            assert!(code == Some(2) && found.len() == expected.len(), "{err}");
            assert!(found.iter().zip(expected).all(is_expected), "{err}");
            assert!(err.contains("help: format the column as text") && !folder.join("m").exists(), "{err}");
        }
    }
    // A roster that lost its zeros is known by the one of before.
    fs::write(home.path().join("9b.csv"), roster.replace("00", "")).expect("written");
    let (code, _, err) = run(home.path(), &["class", "t.yaml", "--roster", "9b.csv"]);
    assert_eq!((code, faults(&err)), (Some(2), vec!["9b.csv:2:1 changed-cell".to_owned()]), "{err}");
}

/// A program of the tests, with these arguments; its standard output.
fn tool(program: &Path, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output().unwrap_or_else(|error| panic!("{program:?}: {error}"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
#[ignore = "needs openpyxl"]
fn a_reader_of_others_finds_what_was_written() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (own, script) = (root.join("target/hosts/bin/python"), root.join("tests/tables/openpyxl_round.py"));
    let python = if own.exists() { own } else { PathBuf::from("python3") };
    let script = script.to_string_lossy();
    let roster =
        "id;name;extra\n0012345;Zoë Őry;15\n12E5;=Bea;\n3-4;נועם לוי;\n4532015112830366;\"Čapek  &amp; <Žižka>\";5\n";
    let home = home(&[("9b.csv", roster.as_bytes())]);
    let class = ["class", "t.yaml", "--roster", "9b.csv", "--format", "json,xlsx", "--out", "."];
    let (code, _, err) = run(home.path(), &class);
    assert_eq!(code, Some(0), "{err}");
    let place = |name: &str| home.path().join(name).to_string_lossy().into_owned();
    let read =
        |name: &str| -> Value { serde_json::from_str(&tool(&python, &[&script, "read", &place(name)])).expect("JSON") };
    let cells = read("t-roster.xlsx");
    assert_eq!(cells[1], serde_json::json!(["0012345", "Zoë Őry", 15, 0]));
    assert_eq!(cells[2], serde_json::json!(["12E5", "=Bea", null, 1]));
    let first = |row: &Value| row.as_array().expect("a row")[..2].to_vec();
    assert_eq!(first(&cells[3]), ["3-4", "נועם לוי"]);
    assert_eq!(cells[4], serde_json::json!(["4532015112830366", "Čapek  &amp; <Žižka>", 5, 3]));
    let answers = place("t-answers.xlsx");
    tool(&python, &[&script, "type", &answers, "D2=!0,75", "E2=!1.5", "F3=!right"]);
    let before = read("t-answers.xlsx");
    let mark = ["mark", "t.yaml", "--answers", "t-answers.xlsx", "--roster", "t-roster.xlsx", "--out", "."];
    let (code, _, err) = run(home.path(), &mark);
    assert_eq!(code, Some(0), "{err}");
    let marks = read("marks.xlsx");
    assert_eq!(first(&marks[1]), ["0012345", "Zoë Őry"]);
    assert_eq!((&marks[1][5], &marks[2][5]), (&serde_json::json!(0.75), &serde_json::json!(1.5)));
    // What was typed stays when the class is made again.
    assert_eq!(run(home.path(), &class).0, Some(0));
    assert_eq!(read("t-answers.xlsx"), before);
}

/// Saves a table again as a spreadsheet of this language does, in another format.
fn saved_by_spreadsheet(folder: &Path, locale: &str, name: &str, format: &str) -> PathBuf {
    let (profile, out) = (folder.join(format!("profile-{locale}")), folder.join(locale));
    let settings = format!(
        "<oor:items xmlns:oor=\"http://openoffice.org/2001/registry\"><item oor:path=\"/org.openoffice.Setup/L10N\">\
         <prop oor:name=\"ooSetupSystemLocale\" oor:op=\"fuse\"><value>{locale}</value></prop></item></oor:items>"
    );
    fs::create_dir_all(profile.join("user")).expect("a folder");
    fs::write(profile.join("user/registrymodifications.xcu"), settings).expect("written");
    let place = |place: &Path| place.to_string_lossy().into_owned();
    let profile = format!("-env:UserInstallation=file://{}", place(&profile));
    let mut arguments = vec![profile, "--headless".into()];
    if name.ends_with(".csv") {
        // Semicolons, quotes, UTF-8, from the first line, in the language of the settings, with numbers recognised.
        let language = if locale == "hu-HU" { 1038 } else { 1031 };
        arguments.push(format!("--infilter=CSV:59,34,76,1,,{language},false,true"));
    }
    arguments.extend(["--convert-to".into(), format.into(), "--outdir".into(), place(&out), place(&folder.join(name))]);
    tool(Path::new("soffice"), &arguments.iter().map(String::as_str).collect::<Vec<_>>());
    out.join(Path::new(name).with_extension(&format[..format.find(':').unwrap_or(format.len())]))
}

#[test]
#[ignore = "needs LibreOffice"]
fn spreadsheets_of_three_languages_change_nothing() {
    let roster = "id;name;extra\n0012345;Zoë Őry;15\n12E5;=Bea;\n3-4;נועם לוי;\n4532015112830366;Čapek <Žižka>;5\n03-17;1.5 Ann;\n";
    let home = home(&[("9b.csv", roster.as_bytes())]);
    let folder = home.path();
    let class = ["class", "t.yaml", "--roster", "9b.csv", "--format", "json,xlsx", "--out", "."];
    assert_eq!(run(folder, &class).0, Some(0));
    fs::write(folder.join("a.csv"), "id;1a;1b\n0012345;!0,75;!1.5\n").expect("written");
    let mark = ["mark", "t.yaml", "--answers", "a.csv", "--roster", "9b.csv", "--out"];
    assert_eq!(run(folder, &[&mark[..], &["."]].concat()).0, Some(0));
    let own = [cells_of(&folder.join("t-roster.xlsx")), cells_of(&folder.join("t-answers.xlsx"))];
    for locale in ["en-US", "hu-HU", "de-DE"] {
        let roster = saved_by_spreadsheet(folder, locale, "t-roster.xlsx", "xlsx");
        let answers = saved_by_spreadsheet(folder, locale, "t-answers.xlsx", "xlsx");
        let again = folder.join(format!("again-{locale}"));
        fs::create_dir(&again).expect("a folder");
        fs::copy(answers, again.join("t-answers.xlsx")).expect("copied");
        let (roster, out) = (roster.to_string_lossy(), again.to_string_lossy());
        let class = ["class", "t.yaml", "--roster", &roster, "--format", "json,xlsx", "--out", &out];
        let (code, _, err) = run(folder, &class);
        assert_eq!(code, Some(0), "{err}");
        assert_eq!([cells_of(&again.join("t-roster.xlsx")), cells_of(&again.join("t-answers.xlsx"))], own, "{locale}");
        // Of marks with semicolons, points are numbers where the comma is the decimal sign.
        if locale != "en-US" {
            // Out again as they are shown, texts in quotes and numbers without.
            let format = "csv:Text - txt - csv (StarCalc):124,34,76,1,,0,true,true";
            let marks = fs::read_to_string(saved_by_spreadsheet(folder, locale, "marks.csv", format)).expect("a table");
            assert!(marks.contains("\"1a\"|\"answer\"|0,75|3|"), "{locale}: {marks}");
        }
    }
}
