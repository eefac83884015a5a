//! Points: an exercise's own, or its share of the sheet's, in quarters of a point.

use crate::source::yaml::Node;
use crate::source::{Reader, quote};

/// The points of an exercise for each of its items, if it has its own, and how many items it has.
type Own = (Option<u64>, u64);

/// The points of each item, in quarters: its exercise's own; the rest of `total`, which [`do_not_add_up`] has seen,
/// is shared among the others as evenly as quarters allow, the first ones getting a quarter more. Without a total
/// the others have none.
pub fn share(total: Option<u64>, own: &[Own]) -> Vec<u64> {
    let (spent, others) = spent(own);
    let rest = total.map_or(0, |total| total - spent);
    let mut shares = (0..others).map(|place| rest / others + u64::from(place < rest % others));
    let items = own.iter().flat_map(|&(points, count)| (0..count).map(move |_| points));
    items.map(|points| points.or_else(|| shares.next()).unwrap_or(0)).collect()
}

/// The sum of the own points, and how many items have none.
fn spent(own: &[Own]) -> (u64, u64) {
    let of_each = |&(points, count): &Own| points.map_or((0, count), |points| (points * count, 0));
    own.iter().map(of_each).fold((0, 0), |sum, each| (sum.0 + each.0, sum.1 + each.1))
}

/// Why the points of a sheet cannot be shared, and what to do; nothing if they can.
pub fn do_not_add_up(total: u64, own: &[Own]) -> Option<(String, String)> {
    let (spent, others) = spent(own);
    let (all, taken, needed) = (shown(total), shown(spent), shown(spent + others));
    let questions = if others == 1 { "1 question".to_owned() } else { format!("{others} questions") };
    match (spent, others) {
        (_, 0) if spent != total => Some((
            format!("the exercises' own points make {taken}, not {all}"),
            format!("write `points: {taken}`, or change those of an exercise"),
        )),
        _ if spent + others <= total => None,
        (0, _) => Some((
            format!("{all} points are too few for {questions}: each gets at least a quarter"),
            format!("write `points: {needed}` or more, or lower `count`"),
        )),
        _ => Some((
            format!("the exercises' own points take {taken} of {all}, which leaves too little for {questions} more"),
            format!("write `points: {needed}` or more, or lower those of the exercises"),
        )),
    }
}

/// Points with at most two decimals that are quarters, above 0 and at most 1000.
pub fn quarters(reader: &mut Reader<'_>, node: &Node) -> Option<u64> {
    const EXAMPLES: &str = "write whole numbers, halves or quarters up to 1000, like `20`, `2.5` or `0.75`";
    let text = reader.string(node)?;
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let quarter = match part {
        "0" | "00" => Some(0),
        "25" => Some(1),
        "5" | "50" => Some(2),
        "75" => Some(3),
        _ => None,
    };
    let shown = quote(text);
    let (message, help) = if !is_digits(whole) || !is_digits(part) {
        let dotted = text.replacen(',', ".", 1);
        let is_number = dotted != text && dotted.split('.').all(is_digits);
        let help = if is_number { format!("write `{dotted}`") } else { EXAMPLES.to_owned() };
        (format!("expected points, found {shown}"), help)
    } else {
        let points = whole.parse::<u64>().ok().filter(|&whole| whole <= 1000).map(|whole| whole * 4);
        match (points, quarter) {
            (Some(points), Some(quarter)) if (1..=4000).contains(&(points + quarter)) => return Some(points + quarter),
            (Some(0), Some(0)) => ("a question has more than 0 points".to_owned(), "leave the line out".to_owned()),
            (Some(_), None) => (format!("points come in quarters, and {shown} is none"), EXAMPLES.to_owned()),
            _ => (format!("expected at most 1000 points, found {shown}"), EXAMPLES.to_owned()),
        }
    };
    reader.refuse(&node.span, "bad-points", message, help)
}

/// Quarters as people write them.
fn shown(quarters: u64) -> String {
    let part = ["", ".25", ".5", ".75"][(quarters % 4) as usize];
    format!("{}{part}", quarters / 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_add_up_to_the_total() {
        assert_eq!(share(Some(80), &[(None, 4)]), [20; 4]);
        assert_eq!(share(Some(80), &[(None, 3)]), [27, 27, 26]);
        assert_eq!(share(Some(80), &[(Some(16), 2), (None, 2)]), [16, 16, 24, 24]);
        assert_eq!(share(None, &[(Some(16), 1), (None, 2)]), [16, 0, 0]);
        for own in [&[(Some(8), 2)][..], &[(Some(8), 1), (None, 1)]] {
            assert!(do_not_add_up(8, own).is_some(), "{own:?}");
        }
    }
}
