//! Points: an exercise's own, or its share of the sheet's, in quarters of a point.

use crate::source::yaml::Node;
use crate::source::{Diagnostic, Reader, quote};

/// The points of each item, in quarters. `own` holds an exercise's own points for each of its items,
/// and how many items it has; the rest of `total` is shared among the others as evenly as quarters
/// allow, the first ones getting a quarter more. Without a total the others have none.
///
/// # Errors
/// The sum of the own points when it is above the total, or leaves nothing for an item.
pub fn share(total: Option<u64>, own: &[(Option<u64>, u64)]) -> Result<Vec<u64>, u64> {
    let spent: u64 = own.iter().map(|(points, count)| points.unwrap_or(0) * count).sum();
    let others: u64 = own.iter().filter(|(points, _)| points.is_none()).map(|(_, count)| count).sum();
    let rest = match total {
        Some(total) => total.checked_sub(spent).filter(|rest| others == 0 || *rest >= others).ok_or(spent)?,
        None => 0,
    };
    let (each, mut more) = (rest.checked_div(others).unwrap_or(0), rest.checked_rem(others).unwrap_or(0));
    let mut points = Vec::new();
    for &(own, count) in own {
        for _ in 0..count {
            points.push(own.unwrap_or(each + u64::from(more > 0)));
            if own.is_none() {
                more = more.saturating_sub(1);
            }
        }
    }
    Ok(points)
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
    reader.fault(Diagnostic::new("bad-points", node.span.clone(), message, help));
    None
}

/// Quarters as people write them.
pub fn shown(quarters: u64) -> String {
    let part = ["", ".25", ".5", ".75"][(quarters % 4) as usize];
    format!("{}{part}", quarters / 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_add_up_to_the_total() {
        assert_eq!(share(Some(80), &[(None, 4)]), Ok(vec![20; 4]));
        assert_eq!(share(Some(80), &[(None, 3)]), Ok(vec![27, 27, 26]));
        assert_eq!(share(Some(80), &[(Some(16), 2), (None, 2)]), Ok(vec![16, 16, 24, 24]));
        assert_eq!(share(None, &[(Some(16), 1), (None, 2)]), Ok(vec![16, 0, 0]));
        assert_eq!(share(Some(8), &[(Some(8), 2)]), Err(16));
        assert_eq!(share(Some(8), &[(Some(8), 1), (None, 1)]), Err(8));
    }
}
