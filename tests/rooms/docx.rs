//! Documents of Word: every built-in sheet and key in every language is XML that can be read, whose relations, types, ids and
//! directions fit; so are the sheets of a class in one file.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use crate::document::{
    AnswerColumn, AnswerRow, AnswerTable, Block, Document, Exercise, Inline, LANGUAGES, Paper, Piece, Show, Student,
    Words, build, signs,
};
use crate::render::{Cover, FORMATS, Format, Templates, answers, part, piece, render};
use crate::{Plan, Sheet, Text, Verifier, read};

/// The parts of a package by name.
type Parts = BTreeMap<String, Vec<u8>>;

fn format() -> &'static Format {
    FORMATS.iter().find(|format| format.name == "docx").expect("a format")
}

fn parts(bytes: Vec<u8>) -> Parts {
    assert!(crate::render::is_whole(&bytes));
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    let mut parts = Parts::new();
    for at in 0..archive.len() {
        let mut file = archive.by_index(at).expect("a file");
        let mut content = Vec::new();
        file.read_to_end(&mut content).expect("it can be read");
        assert!(parts.insert(file.name().to_owned(), content).is_none(), "twice: {}", file.name());
    }
    parts
}

fn written(document: &Document, words: &Words) -> Parts {
    let templates = Templates::built_in().expect("they compile");
    let files = render("docx", document, words, &templates).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((files.len(), files[0].name.as_str()), (1, ".docx"));
    parts(files[0].bytes.clone())
}

/// What is read of a part: its elements with their attributes, and its text.
#[derive(Default)]
struct Part {
    elements: Vec<(String, BTreeMap<String, String>)>,
    text: String,
}

fn attributes(element: &BytesStart<'_>) -> (String, BTreeMap<String, String>) {
    let name = element.name().as_ref().to_owned();
    let attribute = |attribute: Result<quick_xml::events::attributes::Attribute<'_>, _>| {
        let attribute = attribute.expect("an attribute, once");
        let value = quick_xml::escape::unescape(&attribute.value).expect("it is escaped");
        (attribute.key.as_ref().to_owned(), value.into_owned())
    };
    (name, element.attributes().map(attribute).collect())
}

fn xml(name: &str, content: &[u8]) -> Part {
    let text = std::str::from_utf8(content).expect("UTF-8");
    assert!(!text.chars().any(|sign| sign.is_control() && sign != '\n'), "{name}: a mark is left");
    let mut reader = Reader::from_str(text);
    let (mut part, mut open) = (Part::default(), Vec::new());
    loop {
        match reader.read_event().unwrap_or_else(|error| panic!("{name}: {error}")) {
            Event::Start(element) => {
                let element = attributes(&element);
                open.push(element.0.clone());
                part.elements.push(element);
            }
            Event::Empty(element) => part.elements.push(attributes(&element)),
            Event::End(_) => {
                let ended = open.pop();
                part.text.extend(ended.filter(|name| name == "w:p").map(|_| '\n'));
            }
            Event::Text(text) if open.last().is_some_and(|name| name == "w:t" || name == "m:t") => {
                part.text += &*text;
            }
            Event::GeneralRef(name) => {
                let name = format!("&{};", &*name);
                part.text += &quick_xml::escape::unescape(&name).expect("an entity");
            }
            Event::Eof => break,
            _ => {}
        }
    }
    assert!(open.is_empty(), "{name}: {open:?}");
    part
}

/// Checks what holds for every package, and gives its text.
fn sound(parts: &Parts) -> Part {
    let types = xml("[Content_Types].xml", &parts["[Content_Types].xml"]);
    let typed = |attribute: &str| -> BTreeSet<&str> {
        types.elements.iter().filter_map(|(_, attributes)| attributes.get(attribute)).map(String::as_str).collect()
    };
    let (endings, names) = (typed("Extension"), typed("PartName"));
    for (name, content) in parts {
        let ending = name.rsplit('.').next().unwrap_or_default();
        assert!(endings.contains(ending), "{name}");
        if ending != "emf" {
            xml(name, content);
        } else {
            assert_eq!(&content[40..44], b" EMF");
        }
    }
    assert!(names.iter().all(|name| parts.contains_key(&name[1..])), "{names:?}");
    let relations = |name: &str| -> BTreeSet<String> {
        let Some(content) = parts.get(name) else { return BTreeSet::new() };
        let mut ids = BTreeSet::new();
        for (_, relation) in xml(name, content).elements.iter().filter(|(name, _)| name == "Relationship") {
            let outside = relation.get("TargetMode").is_some();
            assert!(outside || parts.contains_key(&format!("word/{}", relation["Target"])), "{relation:?}");
            assert!(ids.insert(relation["Id"].clone()));
        }
        ids
    };
    let mut unique = BTreeSet::new();
    for (name, content) in parts.iter().filter(|(name, _)| name.starts_with("word/") && name.matches('/').count() == 1)
    {
        let known = relations(&format!("word/_rels/{}.rels", &name[5..]));
        let part = xml(name, content);
        for (element, attributes) in &part.elements {
            for reference in ["r:id", "r:embed"].iter().filter_map(|reference| attributes.get(*reference)) {
                assert!(known.contains(reference), "{name}: {reference}");
            }
            let id = match element.as_str() {
                "wp:docPr" => attributes.get("id"),
                "w:id" => attributes.get("w:val"),
                _ => None,
            };
            assert!(id.is_none_or(|id| unique.insert(id.clone())), "{name}: {id:?}");
            assert!(element != "wp:docPr" || !attributes["descr"].is_empty(), "{name}");
        }
    }
    let body = xml("word/document.xml", &parts["word/document.xml"]);
    let values = |part: &Part, element: &str, attribute: &str| -> BTreeSet<String> {
        part.elements
            .iter()
            .filter(|(name, _)| name == element)
            .map(|(_, attributes)| attributes[attribute].clone())
            .collect()
    };
    let styles = xml("word/styles.xml", &parts["word/styles.xml"]);
    let known = values(&styles, "w:style", "w:styleId");
    for element in ["w:pStyle", "w:rStyle", "w:tblStyle"] {
        assert!(values(&body, element, "w:val").is_subset(&known), "{element}");
    }
    for element in ["w:basedOn", "w:next"] {
        assert!(values(&styles, element, "w:val").is_subset(&known), "{element}");
    }
    let lists = xml("word/numbering.xml", &parts["word/numbering.xml"]);
    assert!(values(&body, "w:numId", "w:val").is_subset(&values(&lists, "w:num", "w:numId")));
    body
}

fn pictures(blocks: &[Block]) -> usize {
    let each = |block: &Block| match block {
        Block::Picture(_) => 1,
        Block::Beside(blocks) => pictures(blocks),
        Block::Steps(steps) => steps.iter().map(|step| pictures(&step.shows)).sum(),
        _ => 0,
    };
    blocks.iter().map(each).sum()
}

/// Text without the characters that only keep an order or a line.
fn bare(text: &str) -> String {
    let kept = |sign: &char| !matches!(sign, '\u{200e}' | '\u{200f}' | '\u{2066}'..='\u{2069}' | '\u{2060}');
    text.replace('\u{a0}', " ").chars().filter(kept).collect()
}

/// The words of a line that are no formulas.
fn said(line: &crate::document::Line, words: &Words) -> Vec<String> {
    let pieces = words.line(line).unwrap_or_else(|error| panic!("{error}"));
    let text = |piece: &Piece| match piece {
        Piece::Text(text) | Piece::Strong(text) | Piece::Signs(text) => Some(bare(text)),
        _ => None,
    };
    pieces.iter().filter_map(text).collect()
}

/// Every built-in sheet with its plan.
fn each_sheet() -> Vec<(PathBuf, Plan, Sheet)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("exercises");
    let sheet = |entry: Result<std::fs::DirEntry, _>| {
        let path = entry.expect("it can be listed").path();
        let yaml = std::fs::read_to_string(&path).expect("a sheet");
        let plan = Plan::new(read(&Text::new("sheet.yaml", &yaml)).expect("it reads"), 0).expect("it can be drawn");
        let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).unwrap_or_else(|error| panic!("{error:?}"));
        (path, plan, sheet)
    };
    let mut sheets: Vec<_> = std::fs::read_dir(folder).expect("the folder is there").map(sheet).collect();
    sheets.sort_by(|one, other| one.0.cmp(&other.0));
    assert_eq!(sheets.len(), 30);
    sheets
}

fn check(document: &Document, words: &Words, path: &Path) {
    let parts = written(document, words);
    let body = sound(&parts);
    let count = |element: &str| body.elements.iter().filter(|(name, _)| name == element).count();
    let text = bare(&body.text);
    let key = document.shows == Show::Key;
    let drawn = |exercise: &Exercise| {
        let question = &exercise.question;
        pictures(&question.prompt) + if key { pictures(&question.solution) } else { pictures(&question.space) }
    };
    let samples = if key { signs(document).len() } else { 0 };
    let all = document.exercises.iter().map(drawn).sum::<usize>() + samples;
    assert_eq!((count("wp:inline"), count("asvg:svgBlip")), (all, all), "{}", path.display());
    for exercise in &document.exercises {
        let lines =
            if key { vec![exercise.question.headline.clone()] } else { vec![build::spoken(&exercise.asks().0)] };
        for words in lines.iter().flat_map(|line| said(line, words)) {
            assert!(text.contains(&words), "{}: {words:?}\n{text}", path.display());
        }
        let tag = format!("{}-1", exercise.label());
        let has_tag =
            |(name, attributes): &(String, BTreeMap<String, String>)| name == "w:tag" && attributes["w:val"] == tag;
        let places = exercise.question.space.iter().any(|block| matches!(block, Block::Answer(_) | Block::Ticks(_)));
        assert!(!places || body.elements.iter().any(has_tag) != key, "{}: {tag}", path.display());
    }
    // Words from right to left are in runs and paragraphs from right to left, but for what holds a picture alone.
    let xml = String::from_utf8_lossy(&parts["word/document.xml"]);
    for paragraph in xml.split("<w:p>").skip(1) {
        let paragraph = paragraph.split("</w:p>").next().unwrap_or_default();
        let alone = paragraph.contains("w:val=\"Picture\"") || paragraph.contains("w:val=\"TableNumber");
        assert!(alone || paragraph.contains("<w:bidi/>") == words.right_to_left(), "{paragraph}");
        for run in paragraph.split("<w:r>").skip(1) {
            let shown = run.split("<w:t").nth(1).unwrap_or_default();
            let is_hebrew = shown.contains(|sign| ('\u{5d0}'..'\u{600}').contains(&sign));
            assert!(!is_hebrew || run.contains("<w:rtl/>"), "{run}");
        }
    }
    let core = String::from_utf8_lossy(&parts["docProps/core.xml"]);
    assert!(core.contains("<dc:title>") && core.contains(&format!("<dc:language>{}-", words.code())), "{core}");
}

#[test]
fn every_sheet_and_key_is_a_sound_package_in_every_language() {
    for (path, plan, sheet) in each_sheet() {
        for language in LANGUAGES {
            let words = Words::new(language).expect("it speaks");
            for shows in [Show::Questions, Show::Key, Show::Folded] {
                let document = sheet.document(&plan, language.code, shows);
                if shows == Show::Folded {
                    sound(&written(&document, &words));
                } else {
                    check(&document, &words, &path);
                }
            }
        }
    }
}

#[test]
fn sheets_of_a_class_have_heads_feet_sizes_and_languages_of_their_own() {
    let (_, plan, sheet) = each_sheet().into_iter().next_back().expect("sheets");
    let templates = Templates::built_in().expect("they compile");
    let student = |language: usize, large| {
        let words = Words::new(&LANGUAGES[language]).expect("it speaks");
        let name = format!("Ann & <Bea> {language}");
        let document = sheet.document(&plan, LANGUAGES[language].code, Show::Questions);
        let document = document.of(Student { id: "1".to_owned(), name, large, copy: 0 });
        piece(format(), &document, &words, &templates).unwrap_or_else(|error| panic!("{error}"))
    };
    let cover = Cover { paper: Paper::A4, lang: "en".to_owned(), title: "All <sheets>".to_owned() };
    let pieces = [student(0, false), student(1, true), student(2, false)];
    let bytes = part(format(), &cover, &pieces).expect("parts").unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(part(format(), &cover, &pieces).and_then(Result::ok), Some(bytes.clone()));
    let parts = parts(bytes);
    let body = sound(&parts);
    let count = |element: &str| body.elements.iter().filter(|(name, _)| name == element).count();
    assert_eq!((count("w:sectPr"), count("w:pgNumType"), count("w:titlePg")), (3, 3, 3));
    let xml = String::from_utf8_lossy(&parts["word/document.xml"]);
    let [english, hebrew, hungarian] = [0, 1, 2].map(|place| xml.split("</w:sectPr>").nth(place).expect("a section"));
    assert!(hebrew.contains("w:val=\"TitleLarge\"") && !english.contains("Large\""));
    assert!(hungarian.contains("<w:lang w:val=\"hu-HU\"/>") && !english.contains("<w:lang"));
    for place in 1..=3 {
        let header = String::from_utf8_lossy(&parts[&format!("word/header{place}.xml")]);
        let footer = String::from_utf8_lossy(&parts[&format!("word/footer{place}.xml")]);
        assert!(header.contains(&format!("Ann &amp; &lt;Bea&gt; {}", place - 1)), "{header}");
        assert!(
            footer.contains(&sheet.id.to_string()) && footer.contains(" PAGE ") && !footer.contains(" NUMPAGES "),
            "{footer}"
        );
    }
}

#[test]
fn what_an_author_wrote_is_lists_links_tables_and_formulas_and_nothing_else() {
    let intro = "# One\\n\\n1. a\\n2. *b*\\n   - c\\n3. d\\n\\n[e](https://example.org/?a&b) \\\\<b>g `h`\\n\\n$\\\\frac{1}{2}$\\n\\n$$x^2$$\\n\\n| i | j |\\n|---|---|\\n| **k** | l |\\n\\n> m\\n";
    let yaml = format!(
        "title: t\nseed: s\nurl: https://example.org\nintro: \"{intro}\"\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n"
    );
    let plan =
        Plan::new(read(&Text::new("t.yaml", &yaml)).unwrap_or_else(|faults| panic!("{faults:?}")), 0).expect("a plan");
    let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).expect("a sheet");
    for language in LANGUAGES {
        let words = Words::new(language).expect("it speaks");
        let parts = written(&sheet.document(&plan, language.code, Show::Questions), &words);
        let body = sound(&parts);
        let has = |text: &str| assert!(body.text.contains(text), "{text}: {}", body.text);
        ["One\n", "<b>g", "h"].iter().for_each(|text| has(text));
        let count = |element: &str| body.elements.iter().filter(|(name, _)| name == element).count();
        assert_eq!((count("w:hyperlink"), count("m:oMathPara"), count("m:f"), count("m:sSup")), (1, 1, 1, 1));
        assert!(count("w:tbl") >= 1 && count("w:numPr") >= 4);
        let relations = String::from_utf8_lossy(&parts["word/_rels/document.xml.rels"]);
        assert!(relations.contains("https://example.org/?a&amp;b"));
        // The code at the foot has its picture.
        assert!(parts.contains_key("word/_rels/footer1.xml.rels"));
    }
}

#[test]
fn answers_of_a_class_are_one_table() {
    let words = Words::new(&LANGUAGES[0]).expect("it speaks");
    let column = AnswerColumn { label: "1a".to_owned(), ..AnswerColumn::default() };
    let row = AnswerRow {
        name: "Ann".to_owned(),
        sheet: "NB-1234-5678-9".to_owned(),
        extra: 10,
        cells: vec![vec![vec![Inline::Signs("7".to_owned())]]],
    };
    let mut table = AnswerTable { title: "T".to_owned(), columns: vec![column], ..AnswerTable::default() };
    table.add(row, &[]);
    let templates = Templates::built_in().expect("they compile");
    let bytes = answers(format(), &table, Paper::Letter, &words, &templates).unwrap_or_else(|error| panic!("{error}"));
    let parts = parts(bytes);
    let body = sound(&parts);
    assert!(body.text.contains("Ann") && body.elements.iter().any(|(name, _)| name == "w:tblHeader"));
    assert!(String::from_utf8_lossy(&parts["docProps/core.xml"]).contains("en-US"));
}
