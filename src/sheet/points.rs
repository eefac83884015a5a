//! Points: an exercise's own, or its share of the sheet's by the work that its questions are.
//!
//! Source: Hamilton's method (largest remainders).

use crate::document::Points;
use crate::source::yaml::Node;
use crate::source::{Reader, quote};

/// The points of an exercise for each of its items, if it has its own, and how much work each item is.
type Own = (Option<Points>, Vec<u64>);

/// The points of each item: its exercise's own; the rest of `total`, which [`do_not_add_up`] has seen,
/// is shared among the others by work, at least one unit each. Points are whole unless the total or an own share
/// is not. Without a total the others have none.
pub fn share(total: Option<Points>, own: &[Own]) -> Vec<Points> {
    let (spent, others) = spent(own);
    let rest = total.map_or(0, |total| total.quarters() - spent);
    let unit = unit(rest);
    let work: Vec<u64> = own.iter().filter(|(points, _)| points.is_none()).flat_map(|(_, work)| work.clone()).collect();
    let spare = (rest / unit).saturating_sub(others);
    let all: u64 = work.iter().sum::<u64>().max(1);
    let mut shares: Vec<u64> = work.iter().map(|work| 1 + spare * work / all).collect();
    let left = (rest / unit).saturating_sub(shares.iter().sum());
    let mut places: Vec<usize> = (0..work.len()).collect();
    places.sort_by_key(|&place| std::cmp::Reverse(spare * work[place] % all));
    for &place in places.iter().take(left as usize) {
        shares[place] += 1;
    }
    let mut shares =
        shares.into_iter().map(|share| Points::from_quarters(if total.is_some() { share * unit } else { 0 }));
    let items = own.iter().flat_map(|(points, work)| work.iter().map(move |_| *points));
    items.map(|points| points.or_else(|| shares.next()).unwrap_or_default()).collect()
}

/// A point, or a quarter where the author writes quarters; in quarters.
fn unit(rest: u64) -> u64 {
    if rest.is_multiple_of(4) { 4 } else { 1 }
}

/// The sum of the own points, in quarters, and how many items have none.
fn spent(own: &[Own]) -> (u64, u64) {
    let of_each = |(points, work): &Own| {
        let count = work.len() as u64;
        points.map_or((0, count), |points| (points.quarters() * count, 0))
    };
    own.iter().map(of_each).fold((0, 0), |sum, each| (sum.0 + each.0, sum.1 + each.1))
}

/// Why the points of a sheet cannot be shared, and what to do; nothing if they can.
pub fn do_not_add_up(total: Points, own: &[Own]) -> Option<(String, String)> {
    let ((spent, others), total) = (spent(own), total.quarters());
    let least = others * unit(total.saturating_sub(spent));
    let [all, taken, needed] = [total, spent, (spent + least).next_multiple_of(4)].map(Points::from_quarters);
    let questions = if others == 1 { "1 question".to_owned() } else { format!("{others} questions") };
    match (spent, others) {
        (_, 0) if spent != total => Some((
            format!("the exercises' own points make {taken}, not {all}"),
            format!("write `points: {taken}`, or change those of an exercise"),
        )),
        _ if spent + least <= total => None,
        (0, _) => Some((
            format!("{all} points are too few for {questions}: each gets at least one"),
            format!("write `points: {needed}` or more, or lower `count`"),
        )),
        _ => Some((
            format!("the exercises' own points take {taken} of {all}, which leaves too little for {questions} more"),
            format!("write `points: {needed}` or more, or lower those of the exercises"),
        )),
    }
}

/// Points with at most two decimals that are quarters, above 0 and at most 1000.
pub fn read(reader: &mut Reader<'_>, node: &Node) -> Option<Points> {
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
            (Some(points), Some(quarter)) if (1..=4000).contains(&(points + quarter)) => {
                return Some(Points::from_quarters(points + quarter));
            }
            (Some(0), Some(0)) => ("a question has more than 0 points".to_owned(), "leave the line out".to_owned()),
            (Some(_), None) => (format!("points come in quarters, and {shown} is none"), EXAMPLES.to_owned()),
            _ => (format!("expected at most 1000 points, found {shown}"), EXAMPLES.to_owned()),
        }
    };
    reader.refuse(&node.span, "bad-points", message, help)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shares in quarters.
    fn quarters(total: Option<u64>, own: &[(Option<u64>, Vec<u64>)]) -> Vec<u64> {
        share(total.map(Points::from_quarters), &owned(own)).into_iter().map(Points::quarters).collect()
    }

    fn owned(own: &[(Option<u64>, Vec<u64>)]) -> Vec<Own> {
        own.iter().map(|(points, work)| (points.map(Points::from_quarters), work.clone())).collect()
    }

    #[test]
    fn points_are_whole_and_add_up_to_the_total() {
        let even = |points, count| (points, vec![1; count]);
        assert_eq!(quarters(Some(80), &[even(None, 4)]), [20; 4]);
        assert_eq!(quarters(Some(80), &[even(None, 3)]), [28, 28, 24]);
        assert_eq!(quarters(Some(80), &[even(Some(16), 2), even(None, 2)]), [16, 16, 24, 24]);
        assert_eq!(quarters(Some(9), &[even(None, 4)]), [3, 2, 2, 2], "a total in quarters is shared in quarters");
        assert_eq!(quarters(None, &[even(Some(16), 1), even(None, 2)]), [16, 0, 0]);
        for own in [&[even(Some(8), 2)][..], &[even(Some(8), 1), even(None, 1)], &[even(None, 3)]] {
            assert!(do_not_add_up(Points::from_quarters(8), &owned(own)).is_some(), "{own:?}");
        }
    }

    #[test]
    fn more_work_earns_more() {
        assert_eq!(quarters(Some(40), &[(None, vec![1]), (None, vec![4, 4])]), [4 * 2, 4 * 4, 4 * 4]);
        let shares = quarters(Some(400), &[(None, vec![3, 5, 7, 11])]);
        assert_eq!(shares.iter().sum::<u64>(), 400);
        assert!(shares.is_sorted() && shares.iter().all(|share| share % 4 == 0), "{shares:?}");
    }
}
