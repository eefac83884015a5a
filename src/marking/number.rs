//! A number: `5`, `g(9) = 4`, `4 + 1 = 5`, `*14`, `97 672`, `5,0`, `0101`, `101 (binary)`, `five`.
//!
//! Several sides of an equation are one number if all of those that are a single number agree; the others only say where it
//! comes from. A number that is not a natural number was understood, and is wrong.

use super::lexicon::{Numeral, Sense};

/// A number as somebody wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// A natural number.
    Whole(u64),
    /// Another number, as it is shown: negative, broken, or too large for any answer.
    Other(String),
}

impl Given {
    /// As it is shown.
    pub fn shown(&self) -> String {
        match self {
            Given::Whole(number) => number.to_string(),
            Given::Other(text) => text.clone(),
        }
    }

    /// The natural number.
    pub fn whole(&self) -> Option<u64> {
        if let Given::Whole(number) = self { Some(*number) } else { None }
    }
}

impl From<Numeral> for Given {
    fn from(numeral: Numeral) -> Given {
        numeral.value.map_or_else(|| Given::Other("…".to_owned()), Given::Whole)
    }
}

/// The digits of a number as binary ones.
pub fn as_binary(numeral: Numeral) -> Option<u64> {
    let digits = numeral.value.filter(|_| numeral.digits > 0)?.to_string();
    digits.bytes().all(|digit| digit <= b'1').then(|| u64::from_str_radix(&digits, 2).ok())?
}

/// A number at the beginning of these senses, and how many senses it is.
fn literal(senses: &[Sense]) -> Option<(Given, usize)> {
    Some(match senses {
        [Sense::Minus(true), Sense::Number(_), ..] => {
            let (given, count) = literal(&senses[1..])?;
            let given = match given {
                Given::Whole(0) => Given::Whole(0),
                other => Given::Other(format!("\u{2212}{}", other.shown())),
            };
            (given, count + 1)
        }
        [Sense::Sign('+' | '*'), Sense::Number(_), ..] => {
            let (given, count) = literal(&senses[1..])?;
            (given, count + 1)
        }
        [Sense::Binary, Sense::Sign(':'), Sense::Number(number), ..] => (Given::Whole(as_binary(*number)?), 3),
        [Sense::Binary, Sense::Number(number), ..] | [Sense::Number(number), Sense::Binary, ..] => {
            (Given::Whole(as_binary(*number)?), 2)
        }
        [Sense::Number(whole), Sense::Comma(true) | Sense::Dot(true), Sense::Number(part), rest @ ..] => {
            let more = matches!(rest, [Sense::Comma(true) | Sense::Dot(true), ..]);
            match (more, part.digits, part.value) {
                _ if more || (part.digits == 3 && whole.digits <= 3 && whole.value != Some(0)) => grouped(senses)?,
                (_, _, Some(0)) => (Given::from(*whole), 3),
                (_, digits, Some(part)) => (Given::Other(format!("{}.{part:0digits$}", whole.value?)), 3),
                _ => return None,
            }
        }
        [Sense::Number(number), ..] => (Given::from(*number), 1),
        _ => return None,
    })
}

/// A number in groups of three digits, with signs or blanks between: `97 672`.
fn grouped(senses: &[Sense]) -> Option<(Given, usize)> {
    let Sense::Number(first) = senses.first()? else { return None };
    let (mut value, mut at) = (first.value.filter(|_| (1..=3).contains(&first.digits))?, 1);
    loop {
        let sign = usize::from(matches!(senses.get(at), Some(Sense::Comma(true) | Sense::Dot(true))));
        match senses.get(at + sign) {
            Some(Sense::Number(group)) if group.digits == 3 => {
                value = value.checked_mul(1_000)?.checked_add(group.value?)?;
                at += sign + 1;
            }
            _ => return (at > 1).then_some((Given::Whole(value), at)),
        }
    }
}

/// Whether a word may be next to a number and says nothing of its value.
pub fn is_noun(sense: &Sense) -> bool {
    any_of!(NumberNoun Value Sum Counter Trio Heap Column Period Point Loses Taken Sized Only Middle In
        To Needed Become Smallest Of)(sense)
}

/// The senses without the signs around them, and without what ends a sentence.
pub fn trimmed(mut senses: &[Sense]) -> &[Sense] {
    use Sense as S;
    let separates =
        |sense: &S| matches!(sense, S::Sign(':' | '!') | S::Dot(_) | S::Comma(_) | S::Is | S::Line | S::Semicolon);
    loop {
        senses = match senses {
            [first, rest @ ..] if separates(first) => rest,
            [rest @ .., last] if separates(last) => rest,
            _ => return senses,
        }
    }
}

/// The one number of a side of an equation, with nouns around it; `(27)` is one, too.
fn single(side: &[Sense]) -> Vec<Given> {
    let kept: Vec<Sense> = side.iter().filter(|sense| !is_noun(sense)).copied().collect();
    let kept = trimmed(&kept);
    // `(0, 1)` and `mex 0,1` are lists.
    let is_list =
        matches!(side, [Sense::NumberNoun, ..] | [Sense::Sign('('), ..]) && kept.iter().any(any_of!(Comma(_)));
    let kept = match kept {
        _ if is_list => return Vec::new(),
        [Sense::Sign('('), inner @ .., Sense::Sign(')')] => trimmed(inner),
        _ => kept,
    };
    // `10 (1010 in binary)` says one number twice.
    if let [Sense::Number(first), Sense::Sign('('), Sense::Number(digits), Sense::Sign(')')] = kept
        && as_binary(*digits).is_some_and(|value| first.value == Some(value) && value > 1)
    {
        return vec![Given::from(*first)];
    }
    // `1010 (10)`
    if let [Sense::Number(digits), Sense::Sign('('), Sense::Number(value), Sense::Sign(')')] = kept
        && as_binary(*digits).is_some_and(|binary| value.value == Some(binary) && binary > 1)
    {
        return vec![Given::from(*value)];
    }
    if let [Sense::Number(first), Sense::Sign('('), inner @ .., Sense::Sign(')')] = kept
        && let Some((binary, count)) = literal(inner)
        && inner.contains(&Sense::Binary)
    {
        return if count == inner.len() && binary == Given::from(*first) { vec![binary] } else { Vec::new() };
    }
    let whole = |found: Option<(Given, usize)>| found.filter(|(_, count)| *count == kept.len()).map(|(given, _)| given);
    let mut found: Vec<Given> = whole(literal(kept)).into_iter().collect();
    found.extend(whole(grouped(kept)).filter(|given| !found.contains(given)));
    found
}

/// A sum of numbers: `8 + 4 + 2`.
fn sum(side: &[Sense]) -> Option<Given> {
    let terms = trimmed(side).split(|sense| matches!(sense, Sense::Sign('+') | Sense::Plus));
    let terms: Option<Vec<u64>> = terms.map(|term| single(term).first()?.whole()).collect();
    terms.filter(|terms| terms.len() > 1)?.into_iter().try_fold(0_u64, u64::checked_add).map(Given::Whole)
}

/// Whether a side has the value of the other one, by adding or by nim-sum.
fn evaluates(side: &[Sense], stated: &[Given]) -> bool {
    let nim = trimmed(side).split(|sense| matches!(sense, Sense::Sign('⊕') | Sense::Xor));
    let nim: Option<Vec<u64>> = nim.map(|term| single(term).first()?.whole()).collect();
    let nim = nim.filter(|terms| terms.len() > 1).map(|terms| terms.into_iter().fold(0, |sum, term| sum ^ term));
    let values = [sum(side), nim.map(Given::Whole)];
    stated.iter().any(|given| values.iter().flatten().any(|value| value == given))
}

/// Whether a side of an equation only says where its number comes from.
fn is_calculation(side: &[Sense]) -> bool {
    use Sense as S;
    // `3, g(13)` says more than one thing.
    let (side, mut depth) = (trimmed(side), 0_i32);
    let is_mex = matches!(side, [S::NumberNoun, ..]);
    for (at, sense) in side.iter().enumerate() {
        match sense {
            S::Sign('(') => depth += 1,
            S::Sign(')') => depth -= 1,
            S::Comma(false) if depth == 0 && !is_mex && side.get(at + 1) != Some(&S::Sign('(')) => return false,
            _ => {}
        }
    }
    let fits = |sense: &S| {
        is_noun(sense)
            || matches!(
                sense,
                S::Number(_)
                    | S::Sign('+' | '⊕' | '*' | '(' | ')' | '·' | ':' | '?')
                    | S::Letter('g')
                    | S::Comma(_)
                    | S::Plus
                    | S::Xor
                    | S::Minus(_)
                    | S::And
                    | S::Of
                    | S::Mod
                    | S::Ordinal(_)
            )
    };
    side.iter().all(fits)
}

/// The numbers that are added, subtracted or divided in these senses; none where nothing is.
pub fn reckoned(senses: &[Sense]) -> Option<Vec<u64>> {
    use Sense as S;
    let joins = any_of!(Sign('=') Is Then Arrow Comma(false) Semicolon);
    let reckons = any_of!(Sign('+' | '⊕' | '*' | '·') Plus Xor Minus(false) Mod Less);
    let sides = trimmed(senses).split(joins).filter(|side| side.iter().skip(1).any(reckons));
    let mut numbers: Vec<u64> = Vec::new();
    for sense in sides.flatten() {
        if let S::Number(number) = sense {
            numbers.push(number.value.unwrap_or(u64::MAX));
        }
    }
    numbers.sort_unstable();
    (!numbers.is_empty()).then_some(numbers)
}

/// The numbers that these senses may be, each once.
pub fn number(senses: &[Sense]) -> Vec<Given> {
    let senses = trimmed(senses);
    // `g(9): 4` and `g(9) 4` as `g(9) = 4`
    if let [Sense::Letter('g'), Sense::Sign('('), Sense::Number(_), Sense::Sign(')'), rest @ ..] = senses
        && !matches!(rest, [Sense::Sign('=') | Sense::Is | Sense::Arrow, ..])
    {
        return number(rest);
    }
    let joins = |sense: &Sense| matches!(sense, Sense::Sign('=') | Sense::Is | Sense::Then | Sense::Arrow);
    let sides: Vec<&[Sense]> = senses.split(joins).filter(|side| !trimmed(side).is_empty()).collect();
    // `01010 = 10`
    if let [digits, value] = sides[..]
        && let ([Sense::Number(digits)], [Sense::Number(value)]) = (trimmed(digits), trimmed(value))
        && as_binary(*digits).is_some_and(|binary| value.value == Some(binary) && binary > 1)
    {
        return vec![Given::from(*value)];
    }
    // What comes before a number that is stated may be a list: `0,1 -> 2`.
    let value = |(place, side): (usize, &&[Sense])| {
        let is_list = place + 1 < sides.len() && trimmed(side).iter().any(any_of!(Comma(true)));
        if is_list { Vec::new() } else { single(side) }
    };
    let singles: Vec<Vec<Given>> = sides.iter().enumerate().map(value).collect();
    let stated: Vec<&Vec<Given>> = singles.iter().filter(|single| !single.is_empty()).collect();
    let explained = sides.iter().zip(&singles).all(|(side, single)| !single.is_empty() || is_calculation(side));
    match stated[..] {
        [] if sides.len() == 1 => sum(senses).into_iter().collect(),
        // `23 = 21 + 2` states what is known, and not an answer, unless the sum is one.
        [first, ..]
            if sides.len() > 1
                && stated.len() == 1
                && !singles[0].is_empty()
                && sides[1..].iter().all(|side| !evaluates(side, first)) =>
        {
            Vec::new()
        }
        [first, ..] if explained && stated.iter().all(|other| agree(first, other, senses)) => first.clone(),
        _ => Vec::new(),
    }
}

/// Whether two sides are one number; `25 = 11001` says it twice.
fn agree(first: &[Given], other: &[Given], senses: &[Sense]) -> bool {
    let binary = |given: &Given| {
        let value = given.whole();
        let same = |sense: &Sense| matches!(sense, Sense::Number(number) if number.value == value && as_binary(*number) == first[0].whole());
        senses.iter().any(same)
    };
    first == other || other.len() == 1 && binary(&other[0])
}
