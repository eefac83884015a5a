//! Rows of so many numbers: `(1, 4, 5) (2, 4, 6)`, `1 4 5 / 2 4 6`, `145 246`, one between separators may be empty.

use super::lexicon::Sense;

/// A row of numbers; none for one that is left out.
pub type Row = Option<Vec<u64>>;

/// Every way in which senses are rows of this size. Numbers without anything that separates rows are `count` rows, or one.
pub fn rows(senses: &[Sense], size: usize, count: usize) -> Vec<Vec<Row>> {
    use Sense as S;
    let senses: Vec<S> = senses
        .iter()
        .filter(|sense| {
            !matches!(
                sense,
                S::In
                    | S::Next
                    | S::Leave
                    | S::Then
                    | S::Only
                    | S::Letter('p')
                    | S::Trio
                    | S::Pair
                    | S::Is
                    | S::Dot(false)
                    | S::Sign('!' | ':' | '=')
                    | S::Become
                    | S::NumberNoun
                    | S::Point
                    | S::Plus
                    | S::Sign('+')
            )
        })
        .copied()
        .collect();
    let mut found = Vec::new();
    if senses.contains(&S::Sign('(')) {
        found.extend(in_parentheses(&senses, size));
        return found;
    }
    let is_strong = |sense: &S| matches!(sense, S::Semicolon | S::Line);
    let value = |sense: &S| if let S::Number(number) = sense { number.value } else { None };
    if senses.iter().any(is_strong) {
        let row = |(place, part): (usize, &[S])| -> Option<Row> {
            // `1. 1 4 5`
            let part = match part {
                [S::Ordinal(label), rest @ ..] if *label == place as u64 + 1 => rest,
                [S::Number(label), S::Dot(_), rest @ ..]
                    if label.value == Some(place as u64 + 1) && !rest.is_empty() =>
                {
                    rest
                }
                [S::Minus(_)] => &[],
                _ => part,
            };
            let numbers: Vec<&S> =
                part.iter().filter(|sense| !matches!(sense, S::Comma(_) | S::And | S::Minus(_))).collect();
            let values: Vec<u64> = numbers.iter().map(|sense| value(sense)).collect::<Option<_>>()?;
            match values.len() {
                0 => Some(None),
                1 => compact(numbers[0], size).map(Some),
                count => (count == size).then_some(Some(values)),
            }
        };
        found.extend(senses.split(is_strong).enumerate().map(row).collect::<Option<Vec<Row>>>());
        return found;
    }
    let kept: Vec<&S> =
        senses.iter().filter(|sense| !matches!(sense, S::Comma(_) | S::And | S::Arrow | S::Minus(false))).collect();
    let is_compact = kept.iter().map(|sense| compact(sense, size).map(Some)).collect::<Option<Vec<Row>>>();
    let values = kept.iter().map(|sense| value(sense)).collect::<Option<Vec<u64>>>();
    let dashes = senses.iter().any(|sense| matches!(sense, S::Minus(_)));
    if let Some(compact) = is_compact.filter(|rows| !rows.is_empty()) {
        found.push(compact);
    } else if let Some(values) =
        values.filter(|values| !dashes && !values.is_empty() && values.len().is_multiple_of(size))
    {
        // With commas between all of them nobody knows which belong together.
        let commas = senses.iter().filter(|sense| matches!(sense, S::Comma(_))).count();
        if values.len() == size || values.len() == size * count && commas + 1 < values.len() {
            found.push(values.chunks(size).map(|row| Some(row.to_vec())).collect());
        }
    } else if dashes {
        // `1-6, 2-5`
        let row = |part: &[S]| {
            let numbers: Option<Vec<u64>> =
                part.iter().filter(|sense| !matches!(sense, S::Minus(_))).map(value).collect();
            numbers.filter(|row| row.len() == size).map(Some)
        };
        let parts: Vec<&[S]> =
            senses.split(|sense| matches!(sense, S::Comma(_) | S::And)).filter(|part| !part.is_empty()).collect();
        // `1-6 2-5`
        let length = 2 * size - 1;
        let parts = if let [whole] = parts[..] { whole.chunks(length).collect() } else { parts };
        let dashed = |part: &&[S]| {
            part.len() == length && part.iter().skip(1).step_by(2).all(|sense| matches!(sense, S::Minus(_)))
        };
        if parts.iter().all(dashed) {
            found.extend(parts.into_iter().map(row).collect::<Option<Vec<Row>>>());
        }
    }
    found
}

/// Rows in parentheses; between `;` one may be left out.
fn in_parentheses(senses: &[Sense], size: usize) -> Option<Vec<Row>> {
    use Sense as S;
    let (mut rows, mut at, mut empty) = (Vec::new(), 0, false);
    while at < senses.len() {
        match senses[at] {
            S::Sign('(') => {
                let (numbers, count) = super::moves::tuple(&senses[at..])?;
                rows.push(Some(Some(numbers).filter(|row| row.len() == size)?));
                at += count;
                empty = false;
            }
            S::Semicolon | S::Line => {
                if empty || rows.is_empty() {
                    rows.push(None);
                }
                empty = true;
                at += 1;
            }
            S::Comma(_) | S::And | S::Arrow | S::Last | S::Ordinal(1) => at += 1,
            // `1. (1, 4, 5)`
            S::Ordinal(label) if label == rows.len() as u64 + 1 => at += 1,
            S::Minus(_) => {
                rows.push(None);
                empty = false;
                at += 1;
            }
            _ => return None,
        }
    }
    Some(rows)
}

/// Numbers of one digit without anything between: `145`.
fn compact(sense: &Sense, size: usize) -> Option<Vec<u64>> {
    let Sense::Number(number) = sense else { return None };
    if number.digits != size || size < 2 {
        return None;
    }
    let digits = format!("{:0size$}", number.value?);
    Some(digits.bytes().map(|digit| u64::from(digit - b'0')).collect())
}
