//! Rows of so many numbers: `(1, 4, 5) (2, 4, 6)`, `1 4 5 / 2 4 6`, `145 246`, one between separators may be empty.

use super::lexicon::Sense;

/// A row of numbers; none for one that is left out.
pub type Row<const SIZE: usize> = Option<[u64; SIZE]>;

/// These senses as rows of this size. Numbers without anything that separates rows are `count` rows, or one.
pub fn rows<const SIZE: usize>(senses: &[Sense], count: usize) -> Option<Vec<Row<SIZE>>> {
    use Sense as S;
    let senses = without!(senses, In Next Leave Then Only Letter('p') Trio Pair Is Dot(false) Become NumberNoun
        Sign('!' | ':' | '=' | '+') Point Plus);
    if senses.contains(&S::Sign('(')) {
        return in_parentheses(&senses);
    }
    if let Some(rows) = numbered(&senses, count) {
        return Some(rows);
    }
    let is_strong = any_of!(Semicolon Line);
    if senses.iter().any(is_strong) {
        return senses.split(is_strong).zip(1..).map(|(part, place)| between(part, place)).collect();
    }
    let kept = without!(senses, Comma(_) And Arrow Minus(false));
    let compact = kept.iter().map(|sense| compact(sense).map(Some)).collect::<Option<Vec<Row<SIZE>>>>();
    if let Some(rows) = compact.filter(|rows| !rows.is_empty()) {
        return Some(rows);
    }
    if senses.iter().any(any_of!(Minus(_))) {
        // `1-6, 2-5`
        let parts: Vec<&[S]> = senses.split(any_of!(Comma(_) And)).filter(|part| !part.is_empty()).collect();
        // `1-6 2-5`
        let length = 2 * SIZE - 1;
        let parts = if let [whole] = parts[..] { whole.chunks(length).collect() } else { parts };
        let dashed = |part: &&[S]| part.len() == length && part.iter().skip(1).step_by(2).all(any_of!(Minus(_)));
        let row = |part: &[S]| values(&without!(part, Minus(_)))?.try_into().ok().map(Some);
        return parts.iter().all(dashed).then(|| parts.into_iter().map(row).collect())?;
    }
    let values = values(&kept).filter(|values| !values.is_empty() && values.len().is_multiple_of(SIZE))?;
    // With commas between all of them nobody knows which belong together.
    let commas = senses.iter().filter(|sense| matches!(sense, S::Comma(_))).count();
    let is_clear = values.len() == SIZE || values.len() == SIZE * count && commas + 1 < values.len();
    is_clear.then(|| values.as_chunks().0.iter().copied().map(Some).collect())
}

/// Rows with their places before them, in rising order: `1) 1 4 5 2) 0 4 4 4) 2 1 3`.
fn numbered<const SIZE: usize>(senses: &[Sense], count: usize) -> Option<Vec<Row<SIZE>>> {
    use Sense as S;
    let mut rows: Vec<Row<SIZE>> = Vec::new();
    let mut rest = senses;
    while let [S::Ordinal(place), after @ ..] = rest {
        let place = usize::try_from(*place).ok()?;
        if place <= rows.len() || place > count {
            return None;
        }
        rows.resize(place - 1, None);
        let end = after.iter().position(|sense| matches!(sense, S::Ordinal(_))).unwrap_or(after.len());
        rows.push(between(&without!(after[..end], Semicolon Line), 0)?);
        rest = &after[end..];
    }
    (rest.is_empty() && !rows.is_empty()).then_some(rows)
}

/// A row between separators, which may be left out; perhaps with its place before it: `1. 1 4 5`.
fn between<const SIZE: usize>(part: &[Sense], place: u64) -> Option<Row<SIZE>> {
    use Sense as S;
    let part = match part {
        [S::Ordinal(label), rest @ ..] if *label == place => rest,
        [S::Number(label), S::Dot(_), rest @ ..] if label.value == Some(place) && !rest.is_empty() => rest,
        [S::Number(label), rest @ ..] if label.value == Some(place) && rest.len() == SIZE && values(rest).is_some() => {
            rest
        }
        [S::Minus(_)] => &[],
        _ => part,
    };
    let numbers = without!(part, Comma(_) And Minus(_));
    match &numbers[..] {
        [] => Some(None),
        [one] => compact(one).map(Some),
        _ => values(&numbers)?.try_into().ok().map(Some),
    }
}

/// Numbers, and nothing else.
fn values(senses: &[Sense]) -> Option<Vec<u64>> {
    senses.iter().map(|sense| if let Sense::Number(number) = sense { number.value } else { None }).collect()
}

/// Rows in parentheses; between `;` one may be left out.
fn in_parentheses<const SIZE: usize>(senses: &[Sense]) -> Option<Vec<Row<SIZE>>> {
    use Sense as S;
    let (mut rows, mut at, mut empty) = (Vec::new(), 0, false);
    while at < senses.len() {
        let mut step = 1;
        match senses[at] {
            S::Sign('(') => {
                let (numbers, count) = super::moves::tuple(&senses[at..])?;
                rows.push(Some(numbers.try_into().ok()?));
                (step, empty) = (count, false);
            }
            S::Semicolon | S::Line => {
                if empty || rows.is_empty() {
                    rows.push(None);
                }
                empty = true;
            }
            S::Minus(_) => {
                rows.push(None);
                empty = false;
            }
            S::Comma(_) | S::And | S::Arrow | S::Last | S::Ordinal(1) => {}
            // `1. (1, 4, 5)`
            S::Ordinal(label) if label == rows.len() as u64 + 1 => {}
            _ => return None,
        }
        at += step;
    }
    Some(rows)
}

/// Numbers of one digit without anything between: `145`.
fn compact<const SIZE: usize>(sense: &Sense) -> Option<[u64; SIZE]> {
    let Sense::Number(number) = sense else { return None };
    let digits = format!("{:0SIZE$}", number.value.filter(|_| number.digits == SIZE)?);
    digits.bytes().map(|digit| u64::from(digit - b'0')).collect::<Vec<u64>>().try_into().ok()
}
