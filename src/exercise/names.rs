//! Names of kinds in Hungarian and Hebrew, which mean the same as those of the list: `kind: nyerő lépések` is
//! `kind: winning-moves`.
//!
//! Representation: small letters, with hyphens for blanks, without the sign at the end. No name means two kinds.
//! Source: the headings and titles of `templates/lang` and `exercises`.

/// Each kind in Hungarian and in Hebrew.
pub const OTHERS: &[(&str, [&str; 2])] = &[
    ("big-index", ["nagy-szám", "ערימה-גדולה"]),
    ("both-plays", ["mindkét-játék", "שני-המשחקים"]),
    ("chomp-column", ["rejtett-oszlop", "עמודה-מוסתרת"]),
    ("coin-heaps", ["érmék-értéke", "ערכי-מטבעות"]),
    ("complete-trio", ["harmadik-kupac", "הערימה-השלישית"]),
    ("count-trios", ["vesztő-triók", "שלשות-מפסידות"]),
    ("early-stop", ["korábbi-megállás", "עצירה-מוקדמת"]),
    ("equal-games", ["egyenlő-játékok", "משחקים-שווים"]),
    ("fibonacci-limit", ["fibonacci-korlát", "מגבלת-פיבונאצ׳י"]),
    ("find-misprint", ["sajtóhiba", "טעות-דפוס"]),
    ("find-rule", ["melyik-szabály", "מהו-החוק"]),
    ("greedy-scheme", ["trióépítő", "בניית-שלשות"]),
    ("grundy-value", ["grundy-szám", "ערך-גרונדי"]),
    ("hardy", ["hardy-feladata", "השאלה-של-הארדי"]),
    ("join", ["két-állás-együtt", "שתי-עמדות-יחד"]),
    ("label-board", ["vesztő-mezők", "משבצות-מפסידות"]),
    ("leftover-pairs", ["kimaradó-párok", "זוגות-שנותרו"]),
    ("losing-set", ["vesztő-kupacok", "ערימות-מפסידות"]),
    ("mex", ["a-legkisebb-hiányzó-szám", "המספר-החסר-הקטן-ביותר"]),
    ("mirror-disc", ["korongok-az-asztalon", "דיסקיות-על-שולחן"]),
    ("mirror-pins", ["bábuk-tükörképe", "תמונת-ראי-של-פינים"]),
    ("misere-outcome", ["ki-nyer-fordított-játékban", "מי-מנצח-במשחק-ההפוך"]),
    ("next-trio", ["következő-trió", "השלשה-הבאה"]),
    ("next-value", ["következő-érték", "הערך-הבא"]),
    ("nim-sum", ["nim-összeg", "סכום-נים"]),
    ("order-proof", ["összekevert-bizonyítás", "הוכחה-שלא-לפי-הסדר"]),
    ("outcome", ["ki-nyer", "מי-מנצח"]),
    ("period", ["periódus", "מחזור"]),
    ("reduction-failure", ["hol-akad-el-a-redukció", "היכן-הצמצום-נעצר"]),
    ("reduction-trace", ["redukció", "צמצום"]),
    ("reply-table", ["válaszok-táblázata", "טבלת-מענים"]),
    ("shift-trio", ["eltolt-trió", "הזזת-שלשה"]),
    ("tie-break", ["más-sorrend", "סדר-אחר"]),
    ("trio-images", ["megváltoztatott-trió", "שלשה-ששונתה"]),
    ("true-or-false", ["igaz-vagy-hamis", "נכון-או-לא-נכון"]),
    ("which-heap", ["melyik-kupac", "באיזו-ערימה"]),
    ("winning-moves", ["nyerő-lépések", "מהלכים-מנצחים"]),
    ("wrong-line", ["hibás-sor", "שורה-שגויה"]),
    ("wrong-square", ["hibás-betű", "אות-שגויה"]),
    ("zeckendorf", ["fibonacci-összegek", "סכומי-פיבונאצ׳י"]),
];

/// The name of the kind that this name means, in any of the languages; capitals, and what joins the words, make no
/// difference.
pub fn ours(name: &str) -> &str {
    let plain = name.trim_end_matches(['?', '!']).to_lowercase().replace([' ', '_'], "-");
    let named = OTHERS.iter().find(|(ours, others)| *ours == plain || others.contains(&plain.as_str()));
    named.map_or(name, |(ours, _)| ours)
}

/// The name of a kind, and its names in the other languages.
pub fn all(name: &'static str) -> Vec<&'static str> {
    let others = OTHERS.iter().filter(|(ours, _)| *ours == name).flat_map(|(_, others)| others);
    std::iter::once(name).chain(others.copied()).collect()
}
