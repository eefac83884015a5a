//! Cells that a spreadsheet has changed, because it took an id or an answer for a number or a date.

use super::csv::Cell;
use super::{Diagnostic, Span, quote};

/// The way out of a changed cell.
const AS_TEXT: &str = "format the column as text in the spreadsheet, then type the cell again; in workbooks of `--format xlsx` it is text";

/// The months as spreadsheets shorten them in English, Hungarian and German.
const MONTHS: [&str; 29] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "febr", "márc", "már", "ápr",
    "máj", "jún", "júl", "szept", "szep", "okt", "mär", "mrz", "mai", "dez", "juni", "juli", "sept",
];

/// The fault of a cell that a spreadsheet has changed: a power of ten, or a date.
pub fn changed(cell: &Cell) -> Option<Diagnostic> {
    let what = match cell.text.as_str() {
        text if is_power(text) => "a long number",
        text if is_date(text) => "numbers with a hyphen between, as in `3-4`",
        _ => return None,
    };
    let message = format!("{} is what a spreadsheet has made of {what}", quote(&cell.text));
    Some(Diagnostic::new("changed-cell", cell.span.clone(), message, AS_TEXT))
}

/// The fault of a cell that shows this error.
pub fn cell_error(span: Span, error: &str) -> Diagnostic {
    let message = format!("this cell shows the error {error}");
    Diagnostic::new("cell-error", span, message, "correct its formula, or write what it should say")
}

/// The fault of a cell of CSV that showed an error when the spreadsheet was saved.
pub fn error_in(cell: &Cell) -> Option<Diagnostic> {
    let errors = ["#REF!", "#NAME?", "#VALUE!", "#N/A", "#DIV/0!", "#NUM!", "#NULL!"];
    errors.contains(&&*cell.text).then(|| cell_error(cell.span.clone(), &cell.text))
}

/// The fault of an id that lost its zeros: `full` has them.
pub fn without_zeros(cell: &Cell, full: &str) -> Option<Diagnostic> {
    let is_short = full.len() > cell.text.len() && full.trim_start_matches('0') == cell.text;
    let message = format!("{} is what a spreadsheet has made of the id {}", quote(&cell.text), quote(full));
    (is_short && !cell.text.is_empty()).then(|| Diagnostic::new("changed-cell", cell.span.clone(), message, AS_TEXT))
}

/// `4.53202E+15`, with a point or a comma; `12E5` may be an id.
fn is_power(text: &str) -> bool {
    let Some((front, exponent)) = text.split_once(['E', 'e']) else { return false };
    let (whole, part) = front.split_once(['.', ',']).unwrap_or((front, ""));
    let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let (plain, is_signed) = exponent.strip_prefix('+').map_or((exponent, false), |plain| (plain, true));
    whole.len() == 1
        && !plain.is_empty()
        && [whole, part, plain].iter().all(|text| is_digits(text))
        && (is_signed || !part.is_empty())
}

/// `03-Apr`, `ápr. 3`, `2024-04-03`, `03.04.2024`, `4/3/2024`.
fn is_date(text: &str) -> bool {
    let date = text.split_once(' ').filter(|(_, time)| time.contains(':')).map_or(text, |(date, _)| date);
    let date = date.replace(". ", ".");
    let parts: Vec<String> =
        date.split(['-', '.', '/', ' ']).filter(|part| !part.is_empty()).map(str::to_lowercase).collect();
    let is_number = |part: &String| part.len() <= 4 && part.bytes().all(|byte| byte.is_ascii_digit());
    let months = parts.iter().filter(|part| MONTHS.contains(&part.as_str())).count();
    let numbers: Vec<u64> = parts.iter().filter(|part| is_number(part)).filter_map(|part| part.parse().ok()).collect();
    let is_year = |number: &u64| (1900..2100).contains(number);
    let days = numbers.iter().filter(|number| (1..=31).contains(*number)).count();
    match (months, numbers.len(), parts.len()) {
        (1, 1, 2) => true,
        (1, 2, 3) => days > 0,
        (0, 3, 3) => {
            !date.contains(' ')
                && days == 2
                && [numbers[0], numbers[2]].iter().any(is_year)
                && numbers.iter().any(|number| *number <= 12)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_changed(text: &str) -> bool {
        changed(&Cell { text: text.to_owned(), span: 0..0 }).is_some()
    }

    #[test]
    fn what_spreadsheets_make_of_ids_is_known() {
        for text in [
            "4.53202E+15",
            "4,53202E+15",
            "1E+06",
            "4.532015112830366E15",
            "03-Apr",
            "3-Apr",
            "Apr-03",
            "03. Apr",
            "03.ápr",
            "ápr. 3.",
            "3. Mrz",
            "2024-04-03",
            "2024. 04. 03.",
            "03.04.2024",
            "4/3/2024",
            "2024-04-03 12:00",
            "03-Apr-24",
        ] {
            assert!(is_changed(text), "{text}");
        }
        for text in [
            "12E5",
            "3-4",
            "1/2",
            "0012345",
            "4532015112830366",
            "a1",
            "9-b",
            "2024",
            "24-03-17",
            "2024-117-3",
            "apr",
            "apr-x",
            "",
            "3.4.5",
            "1 2 3",
            "11 22 29 / 5 11 14",
            "2000 12 7",
            "2000 / 12 / 7",
            "heap 3: 9",
            "17E",
            "E+5",
            "2024-13-40",
        ] {
            assert!(!is_changed(text), "{text}");
        }
    }

    #[test]
    fn zeros_are_missed() {
        let cell = Cell { text: "12345".to_owned(), span: 0..0 };
        let fault = without_zeros(&cell, "0012345").expect("a fault");
        assert_eq!(fault.message, "`12345` is what a spreadsheet has made of the id `0012345`");
        for full in ["12345", "0012346", "10012345"] {
            assert!(without_zeros(&cell, full).is_none(), "{full}");
        }
    }
}
