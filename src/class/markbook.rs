//! The mark book of a class: a line for each student, also for those who handed in nothing, with the points of every question, the total and the grade.
//!
//! Representation: an answer that could not be read is `?`, and the last column names those that are open, because the total
//! is provisional then. Per cent have one decimal, rounded to the nearest.

use super::marks::{Marks, StudentMarks};
use crate::document::Points;
use crate::marking::Status;
use crate::sheet::Spec;

/// What is reached by how many tenths of per cent, the lowest first; and what a total below all of them gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grades {
    below: String,
    steps: Vec<(u64, String)>,
}

impl Grades {
    /// Thresholds in per cent: `50,65,80,90` gives 1 and one more for each that is reached, `A:90,B:80,F:0` names them.
    ///
    /// # Errors
    /// What is not a threshold, or there twice.
    pub fn read(text: &str) -> Result<Grades, String> {
        let help = "write per cent, like `50,65,80,90`, or with names, like `A:90,B:80,C:65`";
        let parts: Vec<(Option<&str>, &str)> = text
            .split([',', ';'])
            .map(|part| {
                part.rsplit_once(':').map_or((None, part.trim()), |(name, tenths)| (Some(name.trim()), tenths.trim()))
            })
            .collect();
        let named = parts.iter().filter(|(name, _)| name.is_some_and(|name| !name.is_empty())).count();
        if named != 0 && named != parts.len() {
            return Err(format!("some of these have a name, and others have none; {help}"));
        }
        let mut steps = Vec::new();
        for (name, per_cent) in parts {
            let tenths =
                tenths(per_cent).ok_or_else(|| format!("`{per_cent}` is not a number from 0 to 100; {help}"))?;
            steps.push((tenths, name.unwrap_or_default().to_owned()));
        }
        steps.sort();
        if let Some(twice) = steps.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(format!("{} per cent appear twice; {help}", twice[0].0 as f64 / 10.0));
        }
        if named == 0 {
            steps.iter_mut().zip(2..).for_each(|(step, number)| step.1 = number.to_string());
        }
        Ok(Grades { below: if named == 0 { "1".to_owned() } else { String::new() }, steps })
    }

    /// The grade of a total; empty where it has no name.
    pub fn of(&self, earned: Points, of: Points) -> &str {
        let reached = |(tenths, _): &&(u64, String)| earned.quarters() * 1000 >= tenths * of.quarters();
        self.steps.iter().rev().find(reached).map_or(&self.below, |(_, name)| name)
    }
}

/// Tenths of per cent, from 0 to 1000.
fn tenths(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_number = is_digits(whole) && is_digits(part) && part.len() == 1;
    let tenths = whole.parse::<u64>().ok()?.checked_mul(10)?.checked_add(part.parse().ok()?)?;
    (is_number && tenths <= 1000).then_some(tenths)
}

/// Per cent with one decimal; none of nothing.
pub fn per_cent(earned: Points, of: Points) -> Option<String> {
    let tenths = (earned.quarters() * 2000 + of.quarters()).checked_div(2 * of.quarters())?;
    Some(match tenths % 10 {
        0 => (tenths / 10).to_string(),
        rest => format!("{}.{rest}", tenths / 10),
    })
}

/// The columns of totals.
const TOTALS: [&str; 4] = ["total", "of", "percent", "grade"];

/// Whether a column holds numbers.
pub fn is_number(head: &str) -> bool {
    TOTALS.contains(&head) || head.starts_with(|sign: char| sign.is_ascii_digit())
}

/// The mark book, its head first.
pub fn rows(spec: &Spec, marks: &Marks, grades: Option<&Grades>) -> Vec<Vec<String>> {
    let mut labels: Vec<&str> = Vec::new();
    for item in marks.students.iter().flat_map(|student| &student.items) {
        if !labels.contains(&item.label.as_str()) {
            labels.push(&item.label);
        }
    }
    let version = spec.versions.map(|_| "version");
    let totals = TOTALS.into_iter().filter(|name| *name != "grade" || grades.is_some()).chain(["provisional"]);
    let head = ["id", "name", "sheet"].into_iter().chain(version).chain(labels.iter().copied()).chain(totals);
    let mut out: Vec<Vec<String>> = vec![head.map(str::to_owned).collect()];
    for student in &marks.students {
        let (earned, of) = (student.earned(), student.of());
        let mut row = vec![student.id.clone(), student.name.clone(), student.sheet.to_string()];
        row.extend(version.map(|_| student.version(spec).unwrap_or_default()));
        // Whoever wrote nothing was not there, or has handed nothing in.
        if student.is_empty() {
            row.resize(out[0].len(), String::new());
            out.push(row);
            continue;
        }
        row.extend(labels.iter().map(|label| cell(student, label)));
        row.extend([earned.to_string(), of.to_string(), per_cent(earned, of).unwrap_or_default()]);
        row.extend(grades.map(|grades| grades.of(earned, of).to_owned()));
        let open: Vec<&str> = student.unread().map(|item| item.label.as_str()).collect();
        row.push(open.join(" "));
        out.push(row);
    }
    for [id, name] in &marks.absent {
        let mut row = vec![id.clone(), name.clone()];
        row.resize(out[0].len(), String::new());
        out.push(row);
    }
    out
}

/// What a student earned by a question.
fn cell(student: &StudentMarks, label: &str) -> String {
    match student.items.iter().find(|item| item.label == label) {
        Some(item) if item.marked.status == Status::Unread => "?".to_owned(),
        Some(item) => item.earned().to_string(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thresholds_are_reached_exactly() {
        let grade = |grades: &str, earned, of| {
            let points = Points::from_quarters;
            Grades::read(grades).expect("thresholds").of(points(earned), points(of)).to_owned()
        };
        for (earned, expected) in
            [(0, "1"), (19, "1"), (20, "2"), (25, "2"), (26, "3"), (32, "4"), (36, "5"), (40, "5")]
        {
            assert_eq!(grade("50,65,80,90", earned, 40), expected, "{earned} of 40");
        }
        for (earned, expected) in [(40, "A"), (35, "B"), (34, "C"), (4, "F"), (0, "F")] {
            assert_eq!(grade("A:90, B:87.5, F:0, C:12.5", earned, 40), expected);
        }
        assert_eq!(grade("A:90,B:80", 10, 40), "");
        for (text, reason) in [
            ("", "`` is not a number from 0 to 100"),
            ("50,x", "`x` is not a number"),
            ("50,101", "`101` is not a number"),
            ("50,-1", "`-1` is not a number"),
            ("50.25", "`50.25` is not a number"),
            ("50,65,50", "50 per cent appear twice"),
            ("A:90,80", "some of these have a name"),
        ] {
            let said = Grades::read(text).expect_err(text);
            assert!(said.starts_with(reason) && said.contains("`50,65,80,90`"), "{said}");
        }
    }

    #[test]
    fn per_cent_have_one_decimal() {
        let of = |earned, of| per_cent(Points::from_quarters(earned), Points::from_quarters(of));
        assert_eq!(of(1, 3).as_deref(), Some("33.3"));
        assert_eq!(of(2, 3).as_deref(), Some("66.7"));
        assert_eq!((of(40, 40).as_deref(), of(0, 40).as_deref(), of(0, 0)), (Some("100"), Some("0"), None));
    }
}
