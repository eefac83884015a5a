//! Points: an exercise's own, or its share of the sheet's, in quarters of a point.

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
