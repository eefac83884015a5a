//! The signs of a key: what a ring, a dashed token or a heavy line means, each with a sample, and only those that are
//! there.
//!
//! Representation: whatever shows something, a picture, a trace or a table, is the set of its classes; a [`Sign`] is
//! there if one of these sets holds its classes. Samples are drawn with the same classes.

use super::{Block, Cell, CellMark, Document, Inline, Label, Phrase, Picture, Shape, TableLook, px};

/// A sign and what it means.
#[derive(Clone, Debug, PartialEq)]
pub struct Sign {
    /// A sample of it.
    pub sample: Picture,
    /// The sign in plain characters; nothing where it is not in them.
    pub plain: &'static str,
    /// What it means.
    pub says: Phrase,
}

/// How wide and high a sample is.
const SIDE: i32 = px(18);

/// What a sample is drawn with.
#[derive(Clone, Copy)]
enum Stroke {
    Disc(&'static str, i32),
    Square(&'static str, i32, i32),
    Lines(&'static str, &'static [&'static [(i32, i32)]]),
    Sign(&'static str, &'static str),
}

use Stroke::{Disc, Lines, Sign as Letter, Square};

const CROSS: &[&[(i32, i32)]] = &[&[(40, 40), (140, 140)], &[(40, 140), (140, 40)]];
const DIAMOND: &[&[(i32, i32)]] = &[&[(90, 10), (170, 90), (90, 170), (10, 90), (90, 10)]];
const HATCH: &[&[(i32, i32)]] = &[&[(10, 90), (90, 10)], &[(10, 170), (170, 10)], &[(90, 170), (170, 90)]];

/// The message of a sign, the classes that it needs, classes with which it means something else, its sample, and
/// what it is in plain characters; nothing where it is not in them.
type Known = (&'static str, &'static [&'static str], &'static [&'static str], &'static [Stroke], &'static str);

/// All signs.
const SIGNS: &[Known] = &[
    ("sign-taken", &["token taken"], &[], &[Disc("token taken", px(7))], "○"),
    ("sign-taken-dots", &["dots taken"], &[], &[Lines("dots taken", &[&[(26, 90), (160, 90)]])], ""),
    ("sign-turned", &["ring", "coin side full"], &["tip"], &[Disc("ring", 85), Disc("coin side full", 50)], ""),
    ("sign-bite", &["bevel", "cross"], &[], &[Square("cell", 160, 0), Lines("cross", CROSS)], "x"),
    ("sign-bitten", &["bevel", "hatch"], &[], &[Square("cell", 160, 0), Lines("hatch", HATCH)], "▨"),
    ("sign-gone", &["bevel", "cell gone"], &[], &[Square("cell gone", 160, 0)], "·"),
    ("sign-block", &["chosen", "cross"], &["frame", "bevel"], &[Square("chosen", 150, 0), Lines("cross", CROSS)], "▣"),
    ("sign-covered", &["cover"], &[], &[Square("cover", 160, 0), Lines("hatch", HATCH)], "▨"),
    ("sign-axis", &["heavy"], &["line-of", "frame", "band"], &[Lines("heavy", &[&[(90, 0), (90, 180)]])], ""),
    (
        "sign-marked",
        &["cell", "hatch", "cross"],
        &["bevel", "cover"],
        &[Square("cell", 160, 0), Lines("cross", CROSS)],
        "X",
    ),
    ("sign-useless", &["cell", "hatch"], &["bevel", "cover"], &[Square("cell", 160, 0), Lines("hatch", HATCH)], "░"),
    ("sign-new", &["chosen", "line-of"], &[], &[Square("chosen", 150, 0)], ""),
    ("sign-new", &["chosen", "frame"], &["bevel"], &[Square("chosen", 150, 0)], ""),
    ("sign-goal", &["ring", "line-of"], &[], &[Lines("ring", DIAMOND)], ""),
    ("sign-goal", &["ring", "frame"], &[], &[Lines("ring", DIAMOND)], ""),
    ("sign-line", &["heavy", "line-of"], &[], &[Lines("heavy", &[&[(5, 90), (175, 90)]])], ""),
    ("sign-line", &["heavy", "frame"], &[], &[Lines("heavy", &[&[(5, 90), (175, 90)]])], ""),
    ("sign-lost", &["mid on-token"], &[], &[Disc("token", px(8)), Letter("mid on-token", "P")], "P"),
    ("sign-won", &["mid on-token", "mid N"], &[], &[Letter("mid", "N")], "N"),
    (
        "sign-arrow",
        &["arrow"],
        &[],
        &[Lines("arrow", &[&[(5, 90), (110, 90)]]), Lines("tip", &[&[(105, 50), (175, 90), (105, 130)]])],
        "",
    ),
    ("sign-ringed-square", &["ring", "mid on-token"], &["queen"], &[Disc("ring", 80), Letter("mid", "N")], ""),
    ("sign-fallen", &["token", "cross"], &["cell", "frame", "cover"], &[Lines("cross", CROSS)], "×"),
    (
        "sign-answer",
        &["ring", "token", "cross"],
        &["cell", "frame", "line-of"],
        &[Disc("ring", 85), Disc("token", 60)],
        "◎",
    ),
    ("sign-last-disc", &["coin full", "rule"], &[], &[Disc("coin full", 70)], ""),
    ("sign-answer", &["chosen", "tip"], &[], &[Disc("chosen", 75), Disc("tip", 30)], ""),
    ("page-picture-sign-used", &["strike"], &[], &[Lines("strike", &[&[(10, 140), (170, 40)]])], "-"),
    ("sign-found", &["bead on"], &[], &[Square("bead on", 160, 60)], "*"),
    ("page-picture-sign-left", &["bead left"], &[], &[Square("bead left", 160, 60)], "?"),
    ("sign-odd", &["trace"], &[], &[Square("brace", 150, 60), Letter("mid bold-word", "7")], ""),
    ("sign-last-digit", &["digits"], &[], &[Square("brace", 130, 15), Letter("mid bold-word", "1")], ""),
    ("sign-stop", &["trace"], &[], &[Lines("brace", &[&[(5, 40), (175, 40)], &[(5, 140), (175, 140)]])], ""),
    ("sign-zero", &["zero"], &[], &[Letter("mid bold-word", "0")], ""),
    ("sign-odd-column", &["odd column"], &[], &[Square("frame", 130, 0), Letter("mid bold-word", "1")], ""),
];

/// The signs that the solutions of a document show, in the order of the list.
pub fn signs(document: &Document) -> Vec<Sign> {
    let mut seen: Vec<Vec<&'static str>> = Vec::new();
    for exercise in &document.exercises {
        let question = &exercise.question;
        question.prompt.iter().chain(&question.solution).for_each(|block| look(block, &mut seen));
    }
    let mut found: Vec<Sign> = Vec::new();
    for (key, needed, without, strokes, plain) in SIGNS {
        let shown = |set: &Vec<&str>| {
            needed.iter().all(|class| set.contains(class)) && !without.iter().any(|class| set.contains(class))
        };
        let sign = Sign { sample: sample(strokes), plain, says: Phrase::new(key) };
        if seen.iter().any(shown) && !found.contains(&sign) {
            found.push(sign);
        }
    }
    found
}

/// Adds the classes of what a block shows.
fn look(block: &Block, seen: &mut Vec<Vec<&'static str>>) {
    match block {
        Block::Picture(picture) => {
            let mut classes: Vec<&str> = picture.shapes.iter().map(Shape::class).collect();
            let is_won = |shape: &Shape| matches!(shape, Shape::Text { label: Label::Signs(text), .. } if text == "N");
            classes.extend(picture.shapes.iter().any(is_won).then_some("mid N"));
            classes.sort_unstable();
            classes.dedup();
            seen.push(classes);
        }
        Block::Beside(blocks) => blocks.iter().for_each(|block| look(block, seen)),
        Block::Steps(steps) => steps.iter().flat_map(|step| &step.shows).for_each(|block| look(block, seen)),
        Block::Trace(trace) if trace.lines.iter().any(|line| line.solved) => {
            seen.push(if trace.binary { vec!["trace", "digits"] } else { vec!["trace"] });
        }
        Block::Table(table) => {
            let is_odd = |mark| matches!(mark, CellMark::Odd | CellMark::OddTotal);
            if table.look == TableLook::Columns && table.rows.iter().flatten().any(|cell| is_odd(cell.mark)) {
                seen.push(vec!["odd column"]);
            }
            let is_zero = |cell: &Cell| cell.mark == CellMark::Strong && cell.line == [Inline::Signs("0".to_owned())];
            if table.look == TableLook::Values && table.rows.iter().flatten().any(is_zero) {
                seen.push(vec!["zero"]);
            }
        }
        _ => {}
    }
}

/// A sample, in the middle of its square.
fn sample(strokes: &[Stroke]) -> Picture {
    let middle = SIDE / 2;
    let shapes = strokes.iter().flat_map(|&stroke| match stroke {
        Disc(class, radius) => vec![Shape::Circle { class, x: middle, y: middle, radius }],
        Square(class, side, round) => {
            let (x, y) = (middle - side / 2, middle - side / 2);
            vec![Shape::Rect { class, x, y, width: side, height: side, round }]
        }
        Lines(class, lines) => lines.iter().map(|line| Shape::Path { class, points: line.to_vec() }).collect(),
        Letter(class, text) => {
            vec![Shape::Text { class, x: middle, y: middle + 40, label: Label::Signs(text.to_owned()) }]
        }
    });
    let says = || Phrase::new("signs");
    let shapes = shapes.collect();
    Picture::new((SIDE, SIDE), says(), says(), shapes, Vec::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_have_the_classes_of_pictures() {
        let rules = include_str!("../../templates/html/pictures.css");
        for stroke in SIGNS.iter().flat_map(|(.., strokes, _)| *strokes) {
            let (Disc(class, _) | Square(class, ..) | Lines(class, _) | Letter(class, _)) = stroke;
            assert!(class.split(' ').all(|class| rules.contains(&format!(".{class} "))), "{class}");
        }
    }
}
