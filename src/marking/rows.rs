//! Rows of so many numbers: `(1, 4, 5) (2, 4, 6)`, `1 4 5 / 2 4 6`, `145 246`, one between separators may be empty.

use super::lexicon::Sense;

/// A row of numbers; none for one that is left out.
pub type Row = Option<Vec<u64>>;

/// These senses as rows of this size. Numbers without anything that separates rows are `count` rows, or one.
pub fn rows(senses: &[Sense], size: usize, count: usize) -> Option<Vec<Row>> {
    use Sense as S;
    let senses = without!(senses, In Next Leave Then Only Letter('p') Trio Pair Is Dot(false) Become NumberNoun
        Sign('!' | ':' | '=' | '+') Point Plus);
    if senses.contains(&S::Sign('(')) {
        return in_parentheses(&senses, size);
    }
    let is_strong = any_of!(Semicolon Line);
    if senses.iter().any(is_strong) {
        return senses.split(is_strong).zip(1..).map(|(part, place)| between(part, place, size)).collect();
    }
    let kept = without!(senses, Comma(_) And Arrow Minus(false));
    let compact = kept.iter().map(|sense| compact(sense, size).map(Some)).collect::<Option<Vec<Row>>>();
    if let Some(rows) = compact.filter(|rows| !rows.is_empty()) {
        return Some(rows);
    }
    if senses.iter().any(any_of!(Minus(_))) {
        // `1-6, 2-5`
        let parts: Vec<&[S]> = senses.split(any_of!(Comma(_) And)).filter(|part| !part.is_empty()).collect();
        // `1-6 2-5`
        let length = 2 * size - 1;
        let parts = if let [whole] = parts[..] { whole.chunks(length).collect() } else { parts };
        let dashed = |part: &&[S]| part.len() == length && part.iter().skip(1).step_by(2).all(any_of!(Minus(_)));
        let row = |part: &[S]| values(&without!(part, Minus(_))).filter(|row| row.len() == size).map(Some);
        return parts.iter().all(dashed).then(|| parts.into_iter().map(row).collect())?;
    }
    let values = values(&kept).filter(|values| !values.is_empty() && values.len().is_multiple_of(size))?;
    // With commas between all of them nobody knows which belong together.
    let commas = senses.iter().filter(|sense| matches!(sense, S::Comma(_))).count();
    let is_clear = values.len() == size || values.len() == size * count && commas + 1 < values.len();
    is_clear.then(|| values.chunks(size).map(|row| Some(row.to_vec())).collect())
}

/// A row between separators, which may be left out; perhaps with its place before it: `1. 1 4 5`.
fn between(part: &[Sense], place: u64, size: usize) -> Option<Row> {
    use Sense as S;
    let part = match part {
        [S::Ordinal(label), rest @ ..] if *label == place => rest,
        [S::Number(label), S::Dot(_), rest @ ..] if label.value == Some(place) && !rest.is_empty() => rest,
        [S::Minus(_)] => &[],
        _ => part,
    };
    let numbers = without!(part, Comma(_) And Minus(_));
    let values = values(&numbers)?;
    match values.len() {
        0 => Some(None),
        1 => compact(&numbers[0], size).map(Some),
        count => (count == size).then_some(Some(values)),
    }
}

/// Numbers, and nothing else.
fn values(senses: &[Sense]) -> Option<Vec<u64>> {
    senses.iter().map(|sense| if let Sense::Number(number) = sense { number.value } else { None }).collect()
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
