//! Dates of workbooks: numbers of days, shown as dates by the format of their cell.
//!
//! Source: ECMA-376, part 1, section 18.8.30; the calendar is that of Gregory, by H. Hinnant's `civil_from_days`.

/// Whether a format, by its number and its code where it has one, shows a number as a date or a time.
pub fn is_date(number: u32, code: Option<&str>) -> bool {
    let Some(code) = code else { return matches!(number, 14..=22 | 27..=36 | 45..=47 | 50..=58) };
    let (mut is_quoted, mut is_bracketed, mut is_escaped) = (false, false, false);
    code.chars().any(|sign| {
        let counts = !(is_quoted || is_bracketed || is_escaped);
        is_escaped = counts && matches!(sign, '\\' | '_' | '*');
        match sign {
            '"' => is_quoted = !is_quoted,
            '[' if counts => is_bracketed = true,
            ']' => is_bracketed = false,
            _ => return counts && matches!(sign.to_ascii_lowercase(), 'y' | 'm' | 'd' | 'h'),
        }
        false
    })
}

/// The date of a number of days since the last but one of 1899, with its time if it has one.
pub fn date(days: f64) -> String {
    let (day, minutes) = (days.floor(), ((days - days.floor()) * 1440.0).round() as u64);
    let time = format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60);
    if day < 1.0 {
        return time;
    }
    // Days since the first of March of the year 0.
    let since = day as i64 + 693_899;
    let era = since.div_euclid(146_097);
    let of_era = since.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let (day, month) = (of_year - (153 * shifted + 2) / 5 + 1, if shifted < 10 { shifted + 3 } else { shifted - 9 });
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    let date = format!("{year:04}-{month:02}-{day:02}");
    if minutes == 0 { date } else { format!("{date} {time}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_dates() {
        // From a spreadsheet.
        for (days, shown) in [
            (1.0, "1899-12-31"),
            (61.0, "1900-03-01"),
            (36_526.0, "2000-01-01"),
            (45_351.0, "2024-02-29"),
            (45_385.0, "2024-04-03"),
            (45_385.5, "2024-04-03 12:00"),
            (0.75, "18:00"),
        ] {
            assert_eq!(date(days), shown);
        }
    }

    #[test]
    fn formats_of_dates_are_known() {
        for (number, code, expected) in [
            (0, None, false),
            (14, None, true),
            (49, None, false),
            (164, Some("d-mmm"), true),
            (164, Some("yyyy\\-mm"), true),
            (164, Some("0.00 \"days\""), false),
            (164, Some("[Red]0.0"), false),
            (164, Some("General"), false),
            (164, Some("# ##0\\d"), false),
        ] {
            assert_eq!(is_date(number, code), expected, "{number} {code:?}");
        }
    }
}
