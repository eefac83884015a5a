//! Pictures of every game, byte for byte: `tests/pictures/cases.txt` says what is drawn, a file beside it
//! holds each drawing. `INSTA_UPDATE=always` writes them anew; they are looked at before a commit.
//!
//! Failure: a game without a picture, a drawing that changed, left its frame or grew too large, a class
//! without a rule, a wrong exit code.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::cli::picture::{Format, Picture};
use crate::cli::{Reply, either};
use crate::rules;

/// No picture is larger, in bytes.
const LARGEST: usize = 64 * 1024;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures")
}

/// The command with these words; `COINS` is a row of 1000 coins, `HEAPS` are 1000 heaps.
fn command(words: &str) -> Picture {
    let coins: String = (0..1000).map(|at| if at % 3 == 0 { 'b' } else { 'w' }).collect();
    let heaps: Vec<String> = (0..1000_u64).map(|at| (u64::MAX - at * at * at).to_string()).collect();
    let words = words.replace("COINS", &coins).replace("HEAPS", &heaps.join(" "));
    let (flags, position): (Vec<String>, Vec<String>) =
        words.split(' ').map(str::to_owned).partition(|word| word.starts_with("--"));
    let flag = |name: &str| flags.iter().any(|flag| flag == name);
    let (misere, winning) = (flag("--misere"), flag("--winning"));
    assert_eq!(flags.len(), usize::from(misere) + usize::from(winning), "{words}");
    Picture { position, misere, winning, format: Format::Svg, out: None, force: false }
}

/// Name and drawing of every case.
fn drawings() -> Vec<(String, String)> {
    let cases = fs::read_to_string(folder().join("cases.txt")).expect("the list of cases");
    let cases = cases.lines().filter(|line| !line.starts_with('#'));
    let drawn = cases.map(|line| {
        let (name, words) = line.split_once(": ").expect("a name and a position");
        let reply = either(command(words).run());
        assert_eq!((reply.code, reply.err.as_str()), (0, ""), "{name}");
        (name.to_owned(), reply.out)
    });
    drawn.collect()
}

#[test]
fn every_game_has_a_picture_in_three_sizes() {
    let games: Vec<&str> = rules::ALL.iter().map(|family| family.name).collect();
    let cases = fs::read_to_string(folder().join("cases.txt")).expect("the list of cases");
    for game in games {
        for size in ["-small: ", ": ", "-large: "] {
            assert!(cases.contains(&format!("\n{game}{size}{game}")), "{game}{size}");
        }
    }
}

/// Every drawing is the file of its name, and every file a drawing; none is large.
#[test]
fn drawings_are_the_same_to_the_byte() {
    let mut names = BTreeSet::new();
    let update = std::env::var("INSTA_UPDATE").is_ok_and(|value| value == "always");
    for (name, drawing) in drawings() {
        assert!(drawing.len() < LARGEST, "{name} has {} bytes", drawing.len());
        let file = folder().join(format!("{name}.svg"));
        if update {
            fs::write(&file, &drawing).expect("a drawing can be written");
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        assert!(kept == drawing, "{name} changed; look at it and write it anew with INSTA_UPDATE=always");
        assert!(names.insert(format!("{name}.svg")), "{name} stands twice");
    }
    let files = fs::read_dir(folder()).expect("the folder of pictures");
    let files = files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned());
    let files: BTreeSet<String> = files.filter(|file| file.ends_with(".svg")).collect();
    assert_eq!(files, names);
}

#[test]
fn pictures_in_characters() {
    let cases = fs::read_to_string(folder().join("plain.txt")).expect("the cases");
    for case in cases.split("\n$ ").skip(1) {
        let (words, says) = case.split_once('\n').expect("a line of words");
        let reply = either(Picture { format: Format::Text, ..command(words) }.run());
        assert_eq!(reply.out.trim_end(), says.trim_end(), "{words}");
    }
}

/// The attribute of an element, as a number.
fn number(element: &str, name: &str) -> f64 {
    let text = element.split_once(&format!(" {name}=\"")).and_then(|(_, rest)| rest.split('"').next());
    text.and_then(|text| text.parse().ok()).unwrap_or(0.0)
}

/// Nothing leaves the frame, and everything has a rule in the stylesheet, a title and a description.
#[test]
fn drawings_stay_in_their_frames_and_classes_have_rules() {
    let sheet = include_str!("../../templates/html/pictures.css");
    for (name, drawing) in drawings() {
        let (width, height) = (number(&drawing, "width") - 16.0, number(&drawing, "height") - 16.0);
        let inside = |x: f64, y: f64, what: &str| {
            assert!(x >= -2.0 && y >= -2.0 && x <= width + 2.0 && y <= height + 2.0, "{name}: ({x}, {y}) {what}");
        };
        for element in drawing.split('<').skip(1) {
            match element.split(' ').next() {
                Some("circle") => {
                    let (x, y, r) = (number(element, "cx"), number(element, "cy"), number(element, "r"));
                    inside(x - r, y - r, element);
                    inside(x + r, y + r, element);
                }
                Some("rect") => {
                    let (x, y) = (number(element, "x"), number(element, "y"));
                    inside(x, y, element);
                    inside(x + number(element, "width"), y + number(element, "height"), element);
                }
                Some("path") => {
                    let points = element.split_once(" d=\"M").and_then(|(_, rest)| rest.split('"').next());
                    for point in points.expect("a path has points").split('L') {
                        let (x, y) = point.split_once(' ').expect("two numbers");
                        inside(x.parse().expect("a number"), y.parse().expect("a number"), element);
                    }
                }
                Some("text") => {
                    let (x, y) = (number(element, "x"), number(element, "y"));
                    let label = element.split_once('>').map_or("", |(_, label)| label);
                    // A sans of 12 pixels is about 6 wide, the numerals of 16 pixels 9.
                    let wide = label.chars().count() as f64 * if element.contains("num") { 9.0 } else { 6.0 };
                    let start = match () {
                        () if element.contains("mid") => x - wide / 2.0,
                        () if element.contains("end") => x - wide,
                        () => x,
                    };
                    inside(start, y - 8.0, element);
                    inside(start + wide, y, element);
                }
                _ => {}
            }
        }
        for classes in drawing.split(" class=\"").skip(1) {
            for class in classes.split('"').next().unwrap_or("").split(' ') {
                let known = [' ', '.', ',', '{'].iter().any(|end| sheet.contains(&format!(".{class}{end}")));
                assert!(known, "{name}: no rule for `{class}`");
            }
        }
        for part in ["<title id=\"picture-t\">", "<desc id=\"picture-d\">", "role=\"img\"", "prefers-color-scheme:dark"]
        {
            assert!(drawing.contains(part), "{name}: no {part}");
        }
        assert!(!drawing.contains("var("), "{name}");
    }
}

#[test]
fn what_cannot_be_drawn_is_told() {
    let told = |words: &str| -> Reply { either(command(words).run()) };
    let pairs = "error: the scheme of pairs is drawn up to a number from 2 to 15\nhelp: write it as in `pairs 7`\n";
    for words in ["pairs", "pairs 1", "pairs 16", "pairs x", "pairs 3 4", "pairs 99999999999999999999"] {
        assert_eq!(told(words), Reply { code: 2, err: pairs.to_owned(), ..Reply::default() }, "{words}");
    }
    assert!(told("fano 7").err.starts_with("error: no game is called `fano`"), "{}", told("fano 7").err);
    assert_eq!(told("nim").code, 2);
    assert_eq!(told("trihex --misere").code, 2);
    assert_eq!(told("queen 18446744073709551615 3 --winning").code, 0);
    // The theory of Grundy's game ends somewhere, and then no moves are made up.
    let far = told("grundy 18446744073709551615 --winning");
    assert_eq!((far.code, far.out.as_str()), (3, ""), "{}", far.err);
}

/// A file is written once, and a file of somebody else is kept.
#[test]
fn pictures_in_files() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("deep/nim.svg");
    let save = |force| either(Picture { out: Some(file.clone()), force, ..command("nim 3 5 7") }.run());
    assert_eq!(save(false), Reply::done(format!("{}\n", file.display())));
    assert_eq!(save(false).code, 0, "our own files are replaced");
    let written = fs::read_to_string(&file).expect("it was written");
    assert!(written.starts_with(either(command("nim 3 5 7").run()).out.trim_end()), "{written}");
    fs::write(&file, "mine").expect("it can be written");
    let kept = save(false);
    assert!(kept.code == 2 && kept.err.contains("error[foreign-file]"), "{}", kept.err);
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "mine");
    assert_eq!(save(true).code, 0);
    let nothing = either(Picture { out: Some("..".into()), ..command("nim 3") }.run());
    assert!(nothing.code == 2 && nothing.err.contains("error[not-a-file]"), "{}", nothing.err);
}
