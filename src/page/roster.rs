//! The doors `roster` and `unpack`: who is in a class, from names, from a table of a school, or as the page has changed it; and
//! the files of a class that was saved.
//!
//! Representation: a roster goes out as CSV and as students with what may be set of each.
//! Failure: [`Refused`] with the faults of the table, or an archive that cannot be read.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::class::listed;
use super::{Html, Refused};
use crate::class::{KEPT, bundle, workbook};
use crate::document::Phrase;
use crate::sheet::Shift;
use crate::sheet::roster::Roster;
use crate::source::{Text, bytes, csv};

/// A student, as a page sets it.
#[derive(Default, Deserialize, Serialize)]
struct Student {
    #[serde(default)]
    id: String,
    name: String,
    #[serde(default)]
    language: String,
    #[serde(default)]
    level: i64,
    #[serde(default)]
    large: bool,
    #[serde(default)]
    extra: u64,
}

/// A class: names or a table as text, a file as base64, or its students.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Listed {
    text: Option<String>,
    base64: Option<String>,
    students: Option<Vec<Student>>,
    versions: Option<u64>,
}

/// A file of a class, as base64.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Packed {
    base64: String,
}

/// The bytes of base64; any other character ends them.
fn unpacked(signs: &str) -> Vec<u8> {
    let (mut out, mut bits, mut count) = (Vec::with_capacity(signs.len() / 4 * 3), 0_u32, 0);
    for sign in signs.bytes() {
        let six = match sign {
            b'A'..=b'Z' => sign - b'A',
            b'a'..=b'z' => sign - b'a' + 26,
            b'0'..=b'9' => sign - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => break,
        };
        (bits, count) = (bits << 6 | u32::from(six), count + 6);
        if count >= 8 {
            count -= 8;
            out.push((bits >> count) as u8);
        }
    }
    out
}

/// A table, and the names that were written below it, one on a line.
fn apart(table: Text) -> (Text, Vec<String>) {
    let has_cells = |line: &&str| line.contains([',', ';', '\t']);
    if table.is_workbook() || !table.content.lines().next().is_some_and(|head| has_cells(&head)) {
        return (table, Vec::new());
    }
    let (rows, names): (Vec<&str>, Vec<&str>) = table.content.lines().partition(has_cells);
    let names: Vec<String> = names.iter().map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect();
    if names.is_empty() {
        return (table, names);
    }
    (Text::new(table.name.clone(), &(rows.join("\n") + "\n")), names)
}

/// A table of this name in a file: a workbook or text.
pub fn opened(name: &str, signs: &str, html: &Html) -> Result<Text, Refused> {
    let file = unpacked(signs);
    let text = match file.starts_with(b"PK") {
        true => workbook::read(&format!("{name}.xlsx"), &file).map(|table| table.text),
        false => bytes::text(&format!("{name}.csv"), &file),
    };
    text.map_err(|faults| html.table(&faults))
}

/// The door `roster`.
pub fn roster(asked: &Listed, html: &Html) -> Result<Value, Refused> {
    let table = match asked {
        Listed { students: Some(students), .. } => Text::new("roster.csv", &table(students)),
        Listed { base64: Some(signs), .. } => opened("roster", signs, html)?,
        Listed { text, .. } => Text::new("roster.csv", text.as_deref().unwrap_or_default()),
    };
    let (table, newcomers) = apart(table);
    let roster = Roster::read(&table, None, asked.versions).map_err(|faults| html.table(&faults))?;
    let student = |member: &crate::sheet::roster::Member| Student {
        id: member.id.clone(),
        name: member.name.clone(),
        language: member.language.clone().unwrap_or_default(),
        level: match member.shift {
            Shift::None => 0,
            Shift::Easier => -1,
            Shift::Harder => 1,
        },
        large: member.large,
        extra: member.extra,
    };
    let mut students: Vec<Student> = roster.members().map(student).collect();
    let numbers = roster.everybody().filter_map(|member| member.id.parse::<u64>().ok());
    let mut number = numbers.max().unwrap_or(0);
    let is_as_typed = newcomers.is_empty() && asked.base64.is_none();
    for name in newcomers {
        number += 1;
        students.push(Student { id: number.to_string(), name, ..Student::default() });
    }
    // A workbook is handed on as a table.
    let csv = if is_as_typed { table.content.clone() } else { self::table(&students) };
    let mut count = html.phrase(&Phrase::new("shop-students").with("count", students.len()))?;
    let mut names: Vec<&str> = students.iter().map(|one| &*one.name).collect();
    names.sort_unstable();
    let mut same: Vec<&str> = names.windows(2).filter(|two| two[0] == two[1]).map(|two| two[0]).collect();
    same.dedup();
    if !same.is_empty() {
        count += &format!(" {}", html.phrase(&Phrase::new("shop-same-name").with("names", same.join(", ")))?);
    }
    Ok(json!({ "csv": csv, "students": students, "notes": roster.notes, "html": { "count": count } }))
}

/// The name of a column, and what it says of a student.
type Column = (&'static str, fn(&Student) -> String);

/// Students as a table with the columns that say something.
fn table(students: &[Student]) -> String {
    let columns: [Column; 6] = [
        ("id", |one| one.id.clone()),
        ("name", |one| one.name.clone()),
        ("language", |one| one.language.clone()),
        ("level", |one| if one.level == 0 { String::new() } else { one.level.to_string() }),
        ("large", |one| if one.large { "yes".to_owned() } else { String::new() }),
        ("extra", |one| if one.extra == 0 { String::new() } else { one.extra.to_string() }),
    ];
    let says = |(name, cell): &&Column| *name == "name" || students.iter().any(|one| !cell(one).is_empty());
    let columns: Vec<_> = columns.iter().filter(says).collect();
    let head = csv::line(columns.iter().map(|(name, _)| *name), ',');
    let row = |one: &Student| csv::line(columns.iter().map(|(_, cell)| cell(one)), ',');
    head + &students.iter().map(row).collect::<String>()
}

/// The door `unpack`: the files of a class, by name.
pub fn unpack(asked: &Packed, html: &Html) -> Result<Value, Refused> {
    let files = bundle::unpacked(&unpacked(&asked.base64)).unwrap_or_default();
    if !files.iter().any(|(name, _)| name.ends_with(KEPT)) {
        return Err(Refused::said(html.say("shop-no-class")?));
    }
    Ok(json!({ "files": listed(files) }))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::page::answer;

    fn ask(request: Value) -> Value {
        serde_json::from_str(&answer(&request.to_string())).expect("JSON")
    }

    #[test]
    fn a_class_comes_and_goes() {
        let names = ask(json!({ "do": "roster", "text": "Anna Berger\nBen Okafor\n" }));
        assert_eq!(names["students"][1]["name"], "Ben Okafor", "{names}");
        let mut students = names["students"].clone();
        students[1]["level"] = json!(-1);
        students[0]["large"] = json!(true);
        let set = ask(json!({ "do": "roster", "students": students }));
        assert_eq!(set["csv"], "id,name,level,large\n1,Anna Berger,,yes\n2,Ben Okafor,-1,\n");
        assert_eq!(set["students"], students);
        let text = format!("{}Cilla\n", set["csv"].as_str().expect("a table"));
        let more = ask(json!({ "do": "roster", "text": text }));
        assert_eq!(
            more["students"][2],
            json!({"id": "3", "name": "Cilla", "language": "", "level": 0, "large": false, "extra": 0})
        );
        let spec = "title: One\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 3\n";
        let class = json!({ "do": "class", "spec": spec, "stem": "one", "roster": set["csv"], "zip": true });
        let class = ask(class);
        assert_eq!(class["zip"]["name"], "one.nimbook.zip", "{}", class["error"]);
        let files = ask(json!({ "do": "unpack", "base64": class["zip"]["base64"] }));
        let mut made: Vec<Value> = class["files"].as_array().cloned().expect("files");
        made.sort_by_key(|file| file["name"].to_string());
        assert_eq!(files["files"], json!(made));
        // What is broken, an archive of nothing, and a class of which a bit has changed.
        let zip = class["zip"]["base64"].as_str().expect("a file");
        let bytes = super::unpacked(zip);
        let name = bytes.windows(10).position(|part| part == b"Ben Okafor").expect("a name as it is");
        let changed = [&bytes[..name], b"Cen", &bytes[name + 3..]].concat();
        let changed = crate::render::base64(&changed);
        for signs in ["UEsA", "UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==", &changed] {
            let refused = ask(json!({ "do": "unpack", "base64": signs }));
            assert!(refused["html"]["slip"].as_str().is_some_and(|says| says.contains("class")), "{refused}");
        }
    }

    /// Marks bring their class back, and no sheet follows for who has not written anything; too few questions for a class are
    /// said without a place in a file that nobody has.
    #[test]
    fn marks_come_back_with_their_class() {
        let spec = "title: One\nseed: a\nexercises:\n  - { id: one, kind: winning-moves, heaps: 3, size: 3..12 }\n";
        let roster = "id,name\n1,Anna Berger\n2,Ben Okafor\n";
        let class = ask(json!({ "do": "class", "spec": spec, "stem": "one", "roster": roster }));
        let named = |files: &Value, name: &str| {
            let found = files.as_array().into_iter().flatten().find(|file| file["name"] == name).cloned();
            found.map(|file| file["text"].as_str().map(str::to_owned).expect("a text"))
        };
        let [kept, table] =
            ["one.nimbook.yaml", "one-answers.csv"].map(|name| named(&class["files"], name).expect("a file"));
        let mut lines: Vec<String> = table.lines().map(str::to_owned).collect();
        // The last column is the question.
        lines[1] = lines[1].trim_end_matches(',').to_owned() + ",take 1 from heap 1";
        assert_eq!(lines[1].matches(',').count(), lines[0].matches(',').count(), "{table}");
        let answers = lines.join("\n") + "\n";
        let asked = json!({
            "do": "marks", "spec": kept, "stem": "one", "roster": roster, "answers": answers, "zip": true,
            "follow_up": true,
        });
        let marks = ask(asked);
        let files = ask(json!({ "do": "unpack", "base64": marks["zip"]["base64"] }))["files"].clone();
        for (name, text) in [("one.nimbook.yaml", &*kept), ("one-roster.csv", roster), ("one-answers.csv", &answers)] {
            assert_eq!(named(&files, name).as_deref(), Some(text), "{name}: {marks}");
        }
        let next = named(&marks["files"], "one-follow-up-sheets.html").unwrap_or_default();
        assert!(next.contains("Anna Berger") && !next.contains("Ben Okafor"), "{marks}");

        let many = ask(json!({ "do": "class", "spec": spec, "stem": "one", "variants": 90_000 }));
        assert_eq!(many["error"][0]["code"], "too-few", "{many}");
        assert!(many["html"]["slip"].as_str().is_some_and(|says| !says.contains("error[")), "{many}");
    }
}
