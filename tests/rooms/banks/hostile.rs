//! Titles and texts that try to be more than text, in every format.

use super::{Question, formats, read, words};
use crate::document::{LANGUAGES, Show, Words};
use crate::exercise::Verifier;
use crate::render::{FORMATS, Holds, RenderError, Templates, render};
use crate::sheet::{self, Plan, Sheet};
use crate::source::Text;

/// One kind for each way of answering.
const KINDS: [&str; 6] = ["mex", "outcome", "join", "winning-moves", "reduction-trace", "true-or-false"];

/// The questions of a sheet with this title and text.
fn questions(title: &str, text: &str) -> Vec<(&'static str, Vec<Question>)> {
    let quoted = |text: &str| serde_json::to_string(text).expect("a string is JSON, and so YAML");
    let exercises = KINDS.map(|kind| format!("  - {{ id: {kind}, kind: {kind}, text: {} }}\n", quoted(text)));
    let spec = format!("title: {}\nseed: h\nexercises:\n{}", quoted(title), exercises.concat());
    let spec = sheet::read(&Text::new("hostile.yaml", &spec)).unwrap_or_else(|faults| panic!("{faults}"));
    let plan = Plan::new(spec, 0).unwrap_or_else(|faults| panic!("{faults}"));
    let drawn = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).unwrap_or_else(|error| panic!("{error}"));
    let document = drawn.document(&plan, "en", Show::Folded).lossy();
    let templates = Templates::built_in().expect("the built-in templates compile");
    formats().map(|format| (format, read(format, &document, &words(), &templates))).collect()
}

#[test]
fn nothing_that_an_author_writes_is_notation() {
    let usual = questions("Usual", "Usual.");
    let long = "long ".repeat(2_000);
    // What is written, and what a reader sees.
    for (text, seen) in [
        ("a ]]> b", "a ]]> b"),
        ("a & b &amp;amp; c", "a & b &amp; c"),
        ("{=} {1:SHORTANSWER:=x} {}", "{=} {1:SHORTANSWER:=x} {}"),
        ("a -> b => c", "a -> b => c"),
        ("// no comment", "// no comment"),
        ("~ = # : \\\\ %50% ####", "~ = # : \\ %50% ####"),
        ("\"quotes\" 'and' more\ttabs", "\"quotes\" 'and' more tabs"),
        ("emoji 🦉👩‍🏫 é", "emoji 🦉👩‍🏫 é"),
        ("::name::[html] $CATEGORY: x", "::name::[html] $CATEGORY: x"),
        ("[sound:x.mp3] [latex]a[/latex]", "[sound:x.mp3] [latex]a[/latex]"),
        ("//slashes/ /", "//slashes/ /"),
        ("one\n\ntwo", "one two"),
        ("`{=}` **bold ~}** @@PLUGINFILE@@", "{=} bold ~} @@PLUGINFILE@@"),
        (long.as_str(), long.trim()),
        ("שלום -> {נים}", "שלום -> {נים}"),
    ] {
        let title = text.replace('\n', " ").replace("👩‍🏫", "").replace('\t', " ");
        let title: String = title.trim().chars().take(190).collect();
        let title = title.trim();
        for ((format, hostile), (_, usual)) in questions(title, text).iter().zip(&usual) {
            assert_eq!(hostile.len(), KINDS.len(), "{format}: {text}");
            for (hostile, usual) in hostile.iter().zip(usual) {
                assert!(hostile.text.contains(seen), "{format}: {seen:?} is not in {:?}", hostile.text);
                assert_eq!(hostile.solution, usual.solution, "{format}: {text}");
                assert_eq!(grades(hostile), grades(usual), "{format}: {text}");
                assert_eq!(hostile.name, usual.name, "{format}: {text}");
                if ["moodle", "gift"].contains(format) {
                    assert_eq!(names(&hostile.category)[..3], ["$course$", "top", title], "{format}");
                }
            }
        }
    }
}

/// The names of a path of categories: Moodle parts them at each slash that is alone, and reads two as one.
fn names(path: &str) -> Vec<String> {
    let signs: Vec<char> = path.chars().collect();
    let is_slash = |place: usize| signs.get(place) == Some(&'/');
    let alone = |place: usize| is_slash(place) && !is_slash(place + 1) && (place == 0 || !is_slash(place - 1));
    let mut names = vec![String::new()];
    for (place, &sign) in signs.iter().enumerate() {
        match (alone(place), names.last_mut()) {
            (false, Some(name)) => name.push(sign),
            _ => names.push(String::new()),
        }
    }
    names.iter().map(|name| name.trim().replace("//", "/")).collect()
}

/// QTI is XML, in which mathematics has a namespace; version 2 knows no number that a list begins with.
#[test]
fn formulas_and_lists_of_an_author_are_what_qti_knows() {
    let spec =
        "title: t\nseed: s\nexercises:\n  - { id: one, kind: mex, text: \"with $a^2$\\n\\n3. three\\n4. four\" }\n";
    let spec = sheet::read(&Text::new("formula.yaml", spec)).unwrap_or_else(|faults| panic!("{faults}"));
    let plan = Plan::new(spec, 0).unwrap_or_else(|faults| panic!("{faults}"));
    let drawn = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).unwrap_or_else(|error| panic!("{error}"));
    let document = drawn.document(&plan, "en", Show::Folded);
    let templates = Templates::built_in().expect("the built-in templates compile");
    for (format, list) in [("qti", "<ol><li>three"), ("qti21", "<ol><li>three"), ("qti3", "<ol start=\"3\"><li>three")]
    {
        let files = render(format, &document, &words(), &templates).unwrap_or_else(|error| panic!("{error}"));
        // Nothing in the archive is packed.
        let text = String::from_utf8_lossy(&files[0].bytes).replace("<ol> <li>", "<ol><li>");
        let text = text.replace("3\"> <li>", "3\"><li>");
        assert!(text.contains(list), "{format}");
        let formulas: Vec<&str> = text.split("<math").skip(1).collect();
        assert!(!formulas.is_empty(), "{format}");
        let own = " xmlns=\"http://www.w3.org/1998/Math/MathML\"";
        assert!(formulas.iter().all(|formula| formula.starts_with(own)), "{format}: {}", &formulas[0][..80]);
    }
}

/// What a question takes for right and wrong.
fn grades(question: &Question) -> Vec<String> {
    let all = question.parts.iter().flat_map(|part| &part.grades);
    all.map(|grade| format!("{} {} {}", grade.answer, grade.share, grade.says)).collect()
}

#[test]
fn what_gift_cannot_say_is_refused_by_name() {
    let spec = "title: t\nseed: s\nexercises:\n  - { id: baron, kind: reduction-trace }\n";
    let spec = sheet::read(&Text::new("trace.yaml", spec)).unwrap_or_else(|faults| panic!("{faults}"));
    let plan = Plan::new(spec, 0).unwrap_or_else(|faults| panic!("{faults}"));
    let drawn = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).unwrap_or_else(|error| panic!("{error}"));
    let mut document = drawn.document(&plan, "en", Show::Folded);
    let templates = Templates::built_in().expect("the built-in templates compile");
    let mut lossless = 0;
    for format in FORMATS.iter().filter(|format| format.holds == Holds::Bank) {
        match render(format.name, &document, &words(), &templates) {
            Err(RenderError::Unsaid(all)) => {
                let says = match format.name {
                    "gift" => "GIFT",
                    "kahoot" => "Kahoot!",
                    other => panic!("{other}: {all:?}"),
                };
                assert_eq!((all.len(), all[0].0.as_str()), (1, "baron"));
                assert!(all[0].1.contains(says), "{}", all[0].1);
            }
            other => lossless += usize::from(other.is_ok()),
        }
    }
    assert_eq!(lossless, 7);
    document.lossy = true;
    assert!(read("gift", &document, &words(), &templates)[0].parts.is_empty(), "an essay");
}

/// Canvas has one kind of places in a question, and all of them count as much.
#[test]
fn what_canvas_cannot_say_is_refused_by_name() {
    let spec = "title: t\nseed: s\nexercises:\n  - { id: baron, kind: reduction-trace }\n  - { id: hole, kind: losing-set }\n  - { id: mex, kind: mex }\n";
    let spec = sheet::read(&Text::new("canvas.yaml", spec)).unwrap_or_else(|faults| panic!("{faults}"));
    let plan = Plan::new(spec, 0).unwrap_or_else(|faults| panic!("{faults}"));
    let drawn = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).unwrap_or_else(|error| panic!("{error}"));
    let document = drawn.document(&plan, "en", Show::Folded);
    let templates = Templates::built_in().expect("the built-in templates compile");
    let Err(RenderError::Unsaid(all)) = render("qti12", &document.clone().in_dialect("canvas"), &words(), &templates)
    else {
        panic!("it is refused");
    };
    let [baron, hole] = &all[..] else { panic!("two exercises: {all:?}") };
    assert!(baron.0 == "baron" && baron.1.contains("fill in beside places to choose"), "{baron:?}");
    assert!(hole.0 == "hole" && hole.1.contains("the same share"), "{hole:?}");
    // What is typed in place of a choice is said beside it.
    let lossy = &read("canvas", &document.lossy(), &words(), &templates)[0];
    assert!(lossy.text.contains("[gap16] (lost / not lost)"), "{}", lossy.text);
}

/// Version 2.1 has no attribute for the direction of a text, so characters say it.
#[test]
fn version_2_1_says_directions_by_characters() {
    let spec = "title: t\nseed: s\nexercises:\n  - { id: one, kind: mex }\n";
    let spec = sheet::read(&Text::new("hebrew.yaml", spec)).unwrap_or_else(|faults| panic!("{faults}"));
    let plan = Plan::new(spec, 0).unwrap_or_else(|faults| panic!("{faults}"));
    let drawn = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).unwrap_or_else(|error| panic!("{error}"));
    let words = Words::new(LANGUAGES.iter().find(|one| one.code == "he").expect("Hebrew")).expect("it speaks");
    let document = drawn.document(&plan, "he", Show::Folded);
    let templates = Templates::built_in().expect("the built-in templates compile");
    for (format, attributes) in [("qti", true), ("qti21", false)] {
        let files = render(format, &document, &words, &templates).unwrap_or_else(|error| panic!("{error}"));
        let text = String::from_utf8_lossy(&files[0].bytes).into_owned();
        assert_eq!(text.contains(" dir=\"rtl\""), attributes, "{format}");
        assert_eq!(text.contains(" dir=\"ltr\""), attributes, "{format}");
        assert_eq!(text.contains("<p>\u{2067}"), !attributes, "{format}");
        let [opened, closed] = ["\u{2066}", "\u{2069}"].map(|sign| text.matches(sign).count());
        assert!(attributes || opened > 0 && closed == opened + text.matches('\u{2067}').count(), "{format}");
    }
}
