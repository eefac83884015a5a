//! What Hebrew does to the letters of items: they are counted א, ב, … י, יא, … טו, טז, … as in school books.

/// The units, tens and hundreds of Hebrew numerals.
const UNITS: [&str; 10] = ["", "א", "ב", "ג", "ד", "ה", "ו", "ז", "ח", "ט"];
const TENS: [&str; 10] = ["", "י", "כ", "ל", "מ", "נ", "ס", "ע", "פ", "צ"];
const HUNDREDS: [&str; 5] = ["", "ק", "ר", "ש", "ת"];

/// The numeral of an item that is called a, b, …, z, aa, …; as it is where it is no such letter or past 499.
pub fn item(letter: &str) -> String {
    let digit = |number: usize, letter: u8| number.checked_mul(26)?.checked_add(usize::from(letter - b'a') + 1);
    let is_letter = !letter.is_empty() && letter.bytes().all(|byte| byte.is_ascii_lowercase());
    let number = if is_letter { letter.bytes().try_fold(0, digit) } else { None };
    match number {
        // 15 and 16 would begin the name of God.
        Some(number @ 1..500) => match number % 100 {
            rest @ (15 | 16) => format!("{}ט{}", HUNDREDS[number / 100], UNITS[rest - 9]),
            rest => format!("{}{}{}", HUNDREDS[number / 100], TENS[rest / 10], UNITS[rest % 10]),
        },
        _ => letter.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::item;

    #[test]
    fn items_are_counted_as_in_school_books() {
        let all = ["a", "b", "j", "k", "o", "p", "q", "t", "u", "z", "aa", "cv", "", "A", "1"];
        let expected = ["א", "ב", "י", "יא", "טו", "טז", "יז", "כ", "כא", "כו", "כז", "ק", "", "A", "1"];
        assert_eq!(all.map(item), expected);
    }
}
