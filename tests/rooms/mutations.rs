//! Good sheets with random slips in them: nothing panics, and every refusal says where.
//!
//! A slip deletes, doubles, swaps or replaces a line, a word or a character. Inputs are the built-in
//! sheets and one that uses every key.
//! Failure: the smallest slip after which a sheet panics, takes too long, or is refused without a place.

use crate::exercise::Verifier;
use crate::sheet::{Plan, PlanError, Sheet, read};
use crate::source::{Diagnostics, Text};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::RngSeed;
use std::time::{Duration, Instant};

/// Far above what a slow machine needs for a sheet whose numbers have grown by a digit or two.
const PATIENCE: Duration = Duration::from_secs(20);

const EVERY_KEY: &str = r#"title: { en: "Nim: first steps", hu: "Nim: első lépések", he: "נים: צעדים ראשונים" }
seed: spring-2026
intro:
  en: "Play **first**, with $a \\oplus b$."
  hu: |
    Előbb játssz!

    | a | b |
    |---|---|
    | 1 | 2 |
points: 40
paper: letter
exercises:
  - id: win
    kind: winning-moves
    game: nim
    play: misere
    heaps: 3..4
    size: 1..7
    unique: true
    count: 3
    points: 2.5
  - id: left
    kind: outcome
    game: ["subtract(1,2,3)", "subtract(1,3,4)"]
    size: 4..20
    verdict: mixed
    count: 2
    difficulty: 1..5
    text: >-
      Take from
      *one* heap.
  - { id: trace, kind: reduction-trace, size: 10..60, verdict: v-trio, space: 4 }
  - { id: run, kind: greedy-scheme, size: 4..8, by: scratch }
  - { id: sum, kind: nim-sum, heaps: 2..4, size: 3..31, count: 2 }
  - { id: mex, kind: mex }
  - { id: value, kind: grundy-value, game: "subtract(2,3)" }
"#;

/// Words that mean something in a sheet, or to people, or to a terminal.
const WORDS: &[&str] = &[
    "",
    "0",
    "1",
    "9",
    "500",
    "99999999999999999999",
    "-1",
    "2.5",
    "1..15",
    "15..1",
    "..",
    "nim",
    "outcome",
    "mex",
    "subtract()",
    "subtract(0)",
    "subtract(64)",
    "true",
    "mixed",
    "P",
    "null",
    "~",
    "[",
    "]",
    "{",
    "}",
    ":",
    ": ",
    "- ",
    "#",
    "\"",
    "'",
    "|",
    ">",
    "&a",
    "*a",
    "<<",
    "!",
    "%",
    "@",
    "`",
    "$",
    "<b>",
    "\t",
    "\r\n",
    "\n",
    "\n\n",
    "  ",
    "\0",
    "\u{1b}[31m",
    "\u{202e}",
    "\u{feff}",
    "e\u{301}",
    "שלום",
    "\u{a0}",
    "\u{2028}",
    "id",
    "kind",
    "size: 1..9",
];

/// One slip of the hand.
#[derive(Clone, Debug)]
enum Slip {
    DeleteLine(Index),
    DoubleLine(Index),
    SwapLines(Index, Index),
    DeleteCharacter(Index),
    DoubleCharacter(Index),
    Insert(Index, &'static str),
    ReplaceWord(Index, &'static str),
    CutAt(Index),
}

fn slip() -> impl Strategy<Value = Slip> {
    let word = || prop::sample::select(WORDS);
    prop_oneof![
        any::<Index>().prop_map(Slip::DeleteLine),
        any::<Index>().prop_map(Slip::DoubleLine),
        any::<(Index, Index)>().prop_map(|(one, other)| Slip::SwapLines(one, other)),
        any::<Index>().prop_map(Slip::DeleteCharacter),
        any::<Index>().prop_map(Slip::DoubleCharacter),
        (any::<Index>(), word()).prop_map(|(at, word)| Slip::Insert(at, word)),
        (any::<Index>(), word()).prop_map(|(at, word)| Slip::ReplaceWord(at, word)),
        any::<Index>().prop_map(Slip::CutAt),
    ]
}

impl Slip {
    fn apply(&self, text: &str) -> String {
        let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
        let mut signs: Vec<char> = text.chars().collect();
        if signs.is_empty() {
            return String::new();
        }
        match self {
            Slip::DeleteLine(at) => drop(lines.remove(at.index(lines.len()))),
            Slip::DoubleLine(at) => {
                let at = at.index(lines.len());
                lines.insert(at, lines[at]);
            }
            Slip::SwapLines(one, other) => {
                let (one, other) = (one.index(lines.len()), other.index(lines.len()));
                lines.swap(one, other);
            }
            Slip::DeleteCharacter(at) => drop(signs.remove(at.index(signs.len()))),
            Slip::DoubleCharacter(at) => {
                let at = at.index(signs.len());
                signs.insert(at, signs[at]);
            }
            Slip::Insert(at, word) => {
                let at = at.index(signs.len());
                signs.splice(at..at, word.chars());
            }
            Slip::ReplaceWord(at, word) => {
                // Values stand between blanks, as `15` of `size: 15` does.
                let words: Vec<&str> = text.split(' ').collect();
                let at = at.index(words.len());
                let ends = words[at].find('\n').unwrap_or(words[at].len());
                let new = format!("{word}{}", &words[at][ends..]);
                let all = words.iter().enumerate().map(|(place, old)| if place == at { new.as_str() } else { old });
                return all.collect::<Vec<_>>().join(" ");
            }
            Slip::CutAt(at) => signs.truncate(at.index(signs.len())),
        }
        match self {
            Slip::DeleteLine(_) | Slip::DoubleLine(_) | Slip::SwapLines(..) => lines.concat(),
            _ => signs.into_iter().collect(),
        }
    }
}

/// Draws the first variant of a sheet; a dispute is a fault of the program.
fn draw(text: &Text) -> Result<usize, Diagnostics> {
    let mut verifier = Verifier::new();
    let plan = Plan::with_verifier(read(text)?, 0, &mut verifier)?;
    match Sheet::draw(&plan, 0, 0, &mut verifier) {
        Ok(sheet) => Ok(sheet.drawn().len()),
        Err(PlanError::Diagnostics(faults)) => Err(faults),
        Err(PlanError::Dispute { id, dispute }) => panic!("{id}: {dispute}"),
    }
}

/// Draws a sheet, or reads the faults; says which it was.
pub(super) fn attempt(content: &str) -> &'static str {
    let text = Text::new("sheet.yaml", content);
    let start = Instant::now();
    let drawn = draw(&text);
    match &drawn {
        Ok(questions) => assert!(*questions > 0),
        Err(faults) => {
            assert!(!faults.list().is_empty());
            for fault in faults.list() {
                assert_eq!(faults.text().clamp(&fault.span), fault.span, "outside the text: {fault:?}");
                assert!(!fault.message.is_empty() && !fault.help.is_empty(), "{fault:?}");
                assert!(
                    !fault.message.contains(char::is_control) && !fault.help.contains(char::is_control),
                    "{fault:?}"
                );
                assert!(!fault.message.ends_with('.') && !fault.help.ends_with('.'), "{fault:?}");
            }
            let shown = faults.to_string();
            assert!(shown.starts_with("sheet.yaml:") && shown.ends_with("nothing was written"), "{shown}");
        }
    }
    assert!(start.elapsed() < PATIENCE, "{:?}", start.elapsed());
    if drawn.is_ok() { "drawn" } else { "refused" }
}

#[test]
fn the_sheet_with_every_key_is_good() {
    let text = Text::new("sheet.yaml", EVERY_KEY);
    assert_eq!(draw(&text).map_err(|faults| faults.to_string()), Ok(11));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, failure_persistence: None, rng_seed: RngSeed::Fixed(2026), ..ProptestConfig::default() })]

    #[test]
    fn any_slips_are_survived_or_told(slips in prop::collection::vec(slip(), 1..5), builtin in any::<bool>()) {
        let good = if builtin { include_str!("../../exercises/first-sheet.yaml") } else { EVERY_KEY };
        attempt(&slips.iter().fold(good.to_owned(), |text, slip| slip.apply(&text)));
    }
}
