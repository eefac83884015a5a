//! Words as a search compares them: small letters without accents or points.
//!
//! Representation: a table of letters, which the index carries along so that the page folds what is typed by the
//! same table. Marks of their own (U+0300 to U+036F, and the Hebrew points) fall away.
//! It always succeeds; a letter that the table lacks stays.
//! Source: the decompositions of the Unicode Character Database; æ, œ, ß, þ and the barred letters as they are commonly written.

/// What stands for which letters: `a:àá` says that à and á are searched as a.
pub const LETTERS: &str = "a:àáâãäåāăąǎ ae:æ c:çćĉċč d:ďđð e:èéêëēĕėęě g:ĝğġģ h:ĥħ i:ìíîïĩīĭįıǐ j:ĵ k:ķ \
    l:ĺļľŀł n:ñńņňŋ o:òóôõöøōŏőǒ oe:œ r:ŕŗř s:śŝşšș ss:ß t:ţťŧț th:þ u:ùúûüũūŭůűųǔ w:ŵ y:ýÿŷ z:źżž \
    α:ά ε:έ η:ή ι:ίϊΐ ο:ό υ:ύϋΰ ω:ώ σ:ς φ:ϕ";

/// The text in small letters, without accents.
pub fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.to_lowercase().chars() {
        if mark(letter) {
            continue;
        }
        // Beyond Greek the table has nothing, so texts of other scripts need not search it.
        let row = ('\u{80}'..'\u{400}').contains(&letter).then(|| row(letter)).flatten();
        match row {
            Some(to) => out.push_str(to),
            None => out.push(letter),
        }
    }
    out
}

/// What a letter is searched as, if the table has it.
fn row(letter: char) -> Option<&'static str> {
    let mut rows = LETTERS.split(' ').filter_map(|row| row.split_once(':'));
    rows.find(|(_, from)| from.contains(letter)).map(|(to, _)| to)
}

/// An accent by itself, or a point or a sign of cantillation in Hebrew.
fn mark(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{591}'..='\u{5bd}' | '\u{5bf}' | '\u{5c1}' | '\u{5c2}' | '\u{5c4}' | '\u{5c5}' | '\u{5c7}')
}
