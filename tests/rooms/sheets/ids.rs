//! Sheet ids: read back, and safe against slips of the pen.

use crate::sheet::{MOST_ATTEMPT, MOST_VARIANT, SheetId, Spec, read};
use crate::source::Text;

const SPEC: &str = "title: x\nseed: s\nexercises:\n  - { id: win, kind: winning-moves, heaps: 3, size: 1..15 }\n";

fn spec(yaml: &str) -> Spec {
    read(&Text::new("spec.yaml", yaml)).unwrap_or_else(|faults| panic!("{faults}"))
}

#[test]
fn every_id_is_read_back() {
    for (attempt, variant) in [(0, 0), (15, 4095), (16, 0), (0, 4096), (MOST_ATTEMPT, MOST_VARIANT)] {
        let id = SheetId::new(&spec(SPEC), variant, attempt);
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.to_string().to_lowercase().replace('-', "").parse(), Ok(id));
    }
}

/// An id survives what changes no question: comments, line ends, titles, the order of keys, another way to write a
/// range. It does not survive what does.
#[test]
fn an_id_is_that_of_the_meaning() {
    let digest = |yaml: &str| SheetId::new(&spec(yaml), 0, 0).digest;
    let same = [
        SPEC.replace('\n', "\r\n"),
        SPEC.replace("title: x", "# a comment\ntitle: { en: y, hu: z }   "),
        SPEC.replace("seed: s\n", "").replace("exercises", "intro: Good luck!\nseed: s\nexercises"),
        SPEC.replace("id: win, kind: winning-moves", "kind: winning-moves, space: 3, id: win"),
        SPEC.replace("heaps: 3", "heaps: 3..3, game: nim, unique: false, easy: no").replace("easy: no", "easy: false"),
    ];
    for yaml in same {
        assert_eq!(digest(&yaml), digest(SPEC), "{yaml}");
    }
    let other = [
        SPEC.replace("seed: s", "seed: t"),
        SPEC.replace("id: win", "id: won"),
        SPEC.replace("1..15", "1..14"),
        SPEC.replace("heaps: 3", "heaps: 3, without: [nim 1 2 4]"),
        SPEC.replace("heaps: 3", "heaps: 3, positions: nim 1 2 4"),
        SPEC.replace("heaps: 3", "heaps: 3, points: 2"),
        SPEC.replace("heaps: 3", "heaps: 3, difficulty: 3"),
        SPEC.replace("heaps: 3", "heaps: 3, easy: true"),
    ];
    let digests: std::collections::BTreeSet<u32> = other.iter().map(|yaml| digest(yaml)).collect();
    assert_eq!(digests.len(), other.len());
    assert!(!digests.contains(&digest(SPEC)));
}

#[test]
fn one_wrong_sign_or_two_exchanged_are_noticed() {
    for variant in [0, 7, 1234, 9999] {
        let id = SheetId::new(&spec(SPEC), variant, 1).to_string();
        let signs: Vec<char> = id.chars().collect();
        for place in 3..signs.len() {
            for &other in b"0123456789ABCDEFGHJKMNPQRSTVWXYZ" {
                let mut wrong = signs.clone();
                wrong[place] = char::from(other);
                if wrong[place] != signs[place] && signs[place] != '-' {
                    assert!(wrong.iter().collect::<String>().parse::<SheetId>().is_err());
                }
            }
        }
        let bare: Vec<char> = id.chars().filter(|character| *character != '-').collect();
        for place in 2..bare.len() - 1 {
            let mut wrong = bare.clone();
            wrong.swap(place, place + 1);
            if wrong != bare {
                assert!(wrong.iter().collect::<String>().parse::<SheetId>().is_err(), "{wrong:?}");
            }
        }
    }
    assert!("".parse::<SheetId>().is_err());
    assert!("NB-0000".parse::<SheetId>().is_err());
    assert!("NB-0000-0000-U".parse::<SheetId>().is_err());
}

#[test]
fn ids_are_pinned() {
    assert_eq!(SheetId::new(&spec(SPEC), 3, 0).to_string(), "NB-T6CW-A003-7");
}
