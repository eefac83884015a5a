//! What Hebrew does to the letters of items: they are counted א, ב, … י, יא, … טו, טז, … as in school books.

/// The units, tens and hundreds of Hebrew numerals.
const UNITS: [&str; 10] = ["", "א", "ב", "ג", "ד", "ה", "ו", "ז", "ח", "ט"];
const TENS: [&str; 10] = ["", "י", "כ", "ל", "מ", "נ", "ס", "ע", "פ", "צ"];
const HUNDREDS: [&str; 5] = ["", "ק", "ר", "ש", "ת"];

/// Labels of items, as `b`, `3b` or `1a, 3b`, with numerals in place of the letters.
pub fn item(label: &str) -> String {
    let is_letter = |sign: char| sign.is_ascii_lowercase();
    let end_of = |text: &str, letters: bool| text.find(|sign| is_letter(sign) != letters).unwrap_or(text.len());
    let (mut out, mut rest) = (String::new(), label);
    while !rest.is_empty() {
        let (number, behind) = rest.split_at(end_of(rest, false));
        let (letters, behind) = behind.split_at(end_of(behind, true));
        out += number;
        out += &numeral(letters);
        rest = behind;
    }
    out
}

/// The numeral of an item that is called a, b, …, z, aa, …; as it is past 499.
fn numeral(letters: &str) -> String {
    let digit = |number: usize, letter: u8| number.checked_mul(26)?.checked_add(usize::from(letter - b'a') + 1);
    match letters.bytes().try_fold(0, digit) {
        // 15 and 16 would begin the name of God.
        Some(number @ 1..500) => match number % 100 {
            rest @ (15 | 16) => format!("{}ט{}", HUNDREDS[number / 100], UNITS[rest - 9]),
            rest => format!("{}{}{}", HUNDREDS[number / 100], TENS[rest / 10], UNITS[rest % 10]),
        },
        _ => letters.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::item;

    #[test]
    fn items_are_counted_as_in_school_books() {
        let all = ["a", "b", "j", "k", "o", "p", "q", "t", "u", "z", "aa", "cv", "", "A", "1", "zzz", "3b", "1a, 12p"];
        let expected =
            ["א", "ב", "י", "יא", "טו", "טז", "יז", "כ", "כא", "כו", "כז", "ק", "", "A", "1", "zzz", "3ב", "1א, 12טז"];
        assert_eq!(all.map(item), expected);
    }
}
