//! Names of games in Hungarian and Hebrew, which mean the same as those of the list: `kivonó-játék(1,2,3) 21` is
//! `subtract(1,2,3) 21`.
//!
//! Representation: small letters, with hyphens for blanks; the first two of a row are what sheets print. A name that
//! could mean two games is not here.
//! Source: `templates/lang/hu.ftl` and `he.ftl`; a test compares them.

use super::{ALL, Family};

/// A family, its names in Hungarian and Hebrew as sheets print them, and shorter ones.
#[rustfmt::skip]
pub const OTHERS: &[(&str, &[&str])] = &[
    ("chomp", &["mérgezett-csoki", "צ׳ומפ"]),
    ("dawson-chess", &["dawson-féle-sakk", "השחמט-של-דוסון"]),
    ("dawson-kayles", &["dawson-féle-kayles", "קיילס-של-דוסון"]),
    ("dim", &["dim-játék", "דים"]),
    ("fibonacci", &["fibonacci-nim", "נים-פיבונאצ׳י"]),
    ("grundy", &["grundy-játék", "משחק-גרונדי"]),
    ("kayles", &["kayles", "קיילס"]),
    ("nim", &["nim-játék", "נים"]),
    ("queen", &["wythoff-királynője", "המלכה-של-ויתהוף", "királynő", "מלכה"]),
    ("rim", &["rim-játék", "רים"]),
    ("squares", &["négyzetek", "ריבועים"]),
    ("subtract", &["kivonó-játék", "משחק-חיסור"]),
    ("tictactoe", &["tic-tac-toe", "איקס-עיגול"]),
];

/// The family of this name, in any of the languages; capitals and small letters are the same.
pub fn family(name: &str) -> Option<&'static Family> {
    let name = name.to_lowercase();
    let ours =
        OTHERS.iter().find(|(_, others)| others.contains(&name.as_str())).map_or(name.as_str(), |(ours, _)| ours);
    ALL.iter().find(|family| family.name == ours)
}

/// The name of a family, and its names in the other languages.
pub fn all(name: &'static str) -> Vec<&'static str> {
    let others = OTHERS.iter().filter(|(ours, _)| *ours == name).flat_map(|(_, others)| *others);
    std::iter::once(name).chain(others.copied().filter(|other| *other != name)).collect()
}

#[cfg(test)]
mod tests {
    use crate::rules::{Play, parse, parse_game};

    #[test]
    fn games_are_read_by_their_names_in_three_languages() {
        for (typed, title) in [
            ("Nim-játék", "nim"),
            ("קיילס", "kayles"),
            ("kivonó-játék(1,2,3)", "subtract(1,2,3)"),
            ("משחק-חיסור(1,2,3)", "subtract(1,2,3)"),
            ("צ׳ומפ", "chomp"),
            ("KIRÁLYNŐ", "queen"),
        ] {
            assert_eq!(parse_game(typed).expect(typed).title(), title);
        }
        let sum = parse("נים 3 5 + dim-játék 12", Play::Normal).expect("a sum");
        assert_eq!(sum.game.components.iter().map(|rules| rules.title()).collect::<Vec<_>>(), ["nim", "dim"]);
        assert!(parse("malom 3", Play::Normal).is_err());
    }
}
