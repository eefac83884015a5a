//! Numbers in the places of a row: values and their nim-sum, a period, an order of lines, pins, a sum of Fibonacci numbers.
//!
//! Where one number follows from others, it is judged against those that the student wrote, and earns nothing where
//! they leave nothing to find.

use super::lexicon::Sense;
use super::number::{Given, number, trimmed};
use super::parts::{Judged, cancel};
use super::{Item, Judgement, Spoken, signs, slips};
use crate::document::{Answer, Phrase};
use crate::exercise::Form;
use crate::exercise::second::numbers_in;
use crate::rules::{Game, Play, Position};
use crate::solver;

/// A row with a number in each place; none in one that is left out.
type Places = Vec<Option<Given>>;

/// Every way to judge the numbers of a row.
pub fn read(item: &Item<'_>, right: &[u64], spoken: &Spoken<'_>) -> Vec<Judgement> {
    let form = item.form();
    let count = right.len();
    match form {
        Form::Order => spoken
            .meanings(false, |senses| order_of(count, senses))
            .into_iter()
            .map(|given| order(right, given))
            .collect(),
        Form::Together => spoken.meanings(false, set).into_iter().map(|given| together_right(right, given)).collect(),
        Form::Summands => {
            let sum: u64 = right.iter().sum();
            spoken
                .meanings(false, |senses| summands(sum, senses))
                .into_iter()
                .map(|given| fibonacci_sum(right, given))
                .collect()
        }
        Form::Period | Form::PartAndValue => {
            let nouns = if form == Form::Period { &["period", "start", "needed"][..] } else { &["part", "value"] };
            let rows = spoken.meanings(true, |senses| {
                named_places(nouns, senses)
                    .or_else(|| in_order(nouns, senses).then(|| places(count, senses))?)
                    .into_iter()
                    .collect()
            });
            let judged =
                |row| if form == Form::Period { period(item, right, row) } else { part_and_value(item, right, row) };
            rows.into_iter().map(judged).collect()
        }
        Form::ValuesAndSum => spoken
            .meanings(true, |senses| with_sum(count, senses).into_iter().collect())
            .into_iter()
            .map(|row| values_and_sum(right, row))
            .collect(),
        _ => spoken
            .meanings(false, |senses| places(count, senses).into_iter().collect())
            .into_iter()
            .map(|row| each_place(right, row))
            .collect(),
    }
}

/// One number, or none.
fn one(senses: &[Sense]) -> Option<Option<Given>> {
    let senses = trimmed(senses);
    if senses.is_empty() {
        return Some(None);
    }
    number(senses).into_iter().next().map(Some)
}

/// The numbers in the places of a row, between `;`, where one may be empty, or one after another.
fn places(count: usize, senses: &[Sense]) -> Option<Places> {
    use Sense as S;
    let pieces: Vec<&[S]> = senses.split(|sense| matches!(sense, S::Semicolon | S::Line)).collect();
    if pieces.len() == count && count > 1 {
        let all: Option<Places> = pieces.iter().map(|piece| one(&without_nouns(piece))).collect();
        if let Some(all) = all.filter(|all| all.iter().any(Option::is_some)) {
            return Some(all);
        }
    }
    let found = list(&without_nouns(senses))?;
    let mut found: Places = found.into_iter().map(Some).collect();
    if found.is_empty() || found.len() > count {
        return None;
    }
    found.resize(count, None);
    Some(found)
}

/// Without the words around the numbers of a row.
fn without_nouns(senses: &[Sense]) -> Vec<Sense> {
    use Sense as S;
    let fits = |sense: &&S| {
        !matches!(
            sense,
            S::Value
                | S::Sum
                | S::Period
                | S::Since
                | S::Start
                | S::Needed
                | S::SoOn
                | S::Part
                | S::From
                | S::With
                | S::Leave
                | S::Heap
                | S::Letter('g' | 'p')
                | S::NumberNoun
                | S::In
                | S::Act
                | S::After
                | S::Is
                | S::For
                | S::Counter
        )
    };
    senses.iter().filter(fits).copied().collect()
}

/// Numbers with signs between, each a whole one.
fn list(senses: &[Sense]) -> Option<Vec<Given>> {
    use Sense as S;
    let mut found = Vec::new();
    let mut negative = false;
    for sense in senses {
        match sense {
            S::Number(number) => {
                let given = Given::from(*number);
                found.push(if std::mem::take(&mut negative) {
                    Given::Other(format!("\u{2212}{}", given.shown()))
                } else {
                    given
                });
            }
            S::Minus(true) => negative = true,
            S::Comma(_)
            | S::Semicolon
            | S::Line
            | S::Dot(_)
            | S::And
            | S::Sign('(' | ')' | ':' | '+' | '=' | '⊕' | '!' | '*')
            | S::Minus(false)
            | S::Plus
            | S::Xor
            | S::Or
                if *sense != S::Or => {}
            S::Ordinal(place) => found.push(Given::Whole(*place)),
            _ => return None,
        }
    }
    Some(found)
}

/// The numbers behind their nouns, in any order: `from 0, period 5, g(12)`.
fn named_places(nouns: &[&str], senses: &[Sense]) -> Option<Places> {
    use Sense as S;
    let place = |sense: &S| place_of(nouns, sense);
    let mut row: Places = vec![None; nouns.len()];
    let mut current: Option<usize> = None;
    let mut at = 0;
    while at < senses.len() {
        match &senses[at..] {
            // `3. rész`, `the third part`
            [S::Ordinal(number), noun, ..] if place(noun).is_some() => {
                row[place(noun)?].replace(Given::Whole(*number)).is_none().then_some(())?;
                current = None;
                at += 2;
                continue;
            }
            // `9 in part 3` begins with the value.
            [S::Number(number), S::In, S::Ordinal(named), noun, ..]
                if place(noun).is_some() && current.is_none() && nouns.len() == 2 =>
            {
                row[1 - place(noun)?].replace(Given::from(*number)).is_none().then_some(())?;
                row[place(noun)?].replace(Given::Whole(*named)).is_none().then_some(())?;
                at += 4;
                continue;
            }
            [S::Number(number), S::In, noun, ..] if place(noun).is_some() && current.is_none() && nouns.len() == 2 => {
                row[1 - place(noun)?].replace(Given::from(*number)).is_none().then_some(())?;
            }
            // `from heap 0 on`, `a 0. kupactól`
            [S::Ordinal(number), S::Heap, S::Since | S::From, ..] if nouns.contains(&"start") => {
                row[1].replace(Given::Whole(*number)).is_none().then_some(())?;
                at += 3;
                continue;
            }
            [S::Number(number), S::Dot(_), S::Heap, S::Since | S::From, ..] if nouns.contains(&"start") => {
                row[1].replace(Given::from(*number)).is_none().then_some(())?;
                at += 4;
                continue;
            }
            [S::Number(number), ..] => {
                row[current?].replace(Given::from(*number)).is_none().then_some(())?;
                current = None;
            }
            [noun, ..] if place(noun).is_some() => {
                // `leaves it with the value 9`, `g(12) is needed`: the first noun that has no number yet.
                let named = place(noun)?;
                if row[named].is_none() {
                    current = Some(named);
                }
            }
            [
                S::Comma(_)
                | S::Semicolon
                | S::Line
                | S::Dot(_)
                | S::And
                | S::Sign('(' | ')' | ':' | '=' | '!')
                | S::Is
                | S::In
                | S::With
                | S::SoOn
                | S::Heap
                | S::NumberNoun
                | S::Act
                | S::Letter('n')
                | S::To
                | S::Of
                | S::Until
                | S::Counter
                | S::For
                | S::Take
                | S::Value,
                ..,
            ] => {}
            _ => return None,
        }
        at += 1;
    }
    row.iter().any(Option::is_some).then_some(row)
}

/// The place of a noun among those of a row.
fn place_of(nouns: &[&str], sense: &Sense) -> Option<usize> {
    use Sense as S;
    let name = match sense {
        S::Period => "period",
        S::Start | S::From | S::Since | S::After => "start",
        S::Needed | S::Letter('g') | S::Last => "needed",
        S::Part => "part",
        S::Value | S::Leave => "value",
        _ => return None,
    };
    nouns.iter().position(|noun| *noun == name)
}

/// Whether the nouns of a row are there once each, in its order.
fn in_order(nouns: &[&str], senses: &[Sense]) -> bool {
    let mut places: Vec<usize> = senses.iter().filter_map(|sense| place_of(nouns, sense)).collect();
    // `from 0 on`, `g(12) is needed`
    places.dedup_by(|one, other| one == other && nouns.get(*one) != Some(&"part"));
    places.windows(2).all(|pair| pair[0] < pair[1])
}

/// The values of coins and, last, their nim-sum.
fn with_sum(count: usize, senses: &[Sense]) -> Option<Places> {
    use Sense as S;
    // What follows the noun, or the last `;`, is the sum; `sum 9, values 2, 3, 4` begins with it.
    let sum = senses.iter().position(|sense| *sense == S::Sum);
    let values = senses.iter().position(|sense| *sense == S::Value);
    if let Some(at) = sum {
        let after = &senses[at + 1..];
        let first = values.is_some_and(|values| values > at);
        let (before, after) = if first {
            let cut = values?;
            (&senses[cut..], &senses[at + 1..cut])
        } else {
            (&senses[..at], after)
        };
        let mut row = match list(&without_nouns(before))? {
            none if none.is_empty() => vec![None; count - 1],
            some if some.len() < count => some.into_iter().map(Some).collect(),
            _ => return None,
        };
        row.resize(count - 1, None);
        row.push(one(after)?);
        return Some(row);
    }
    let pieces: Vec<&[S]> = senses.split(|sense| matches!(sense, S::Semicolon | S::Line)).collect();
    // The values may be fewer than they should be, and the sum still be there.
    if let [before, after] = pieces[..] {
        let mut row: Places = list(&without_nouns(before))?.into_iter().map(Some).collect();
        if row.len() >= count {
            return None;
        }
        row.resize(count - 1, None);
        row.push(one(&without_nouns(after))?);
        return Some(row);
    }
    // `1 ⊕ 3 ⊕ 5 = 7`
    let sides: Vec<&[S]> = senses.split(|sense| *sense == S::Sign('=')).collect();
    if let [before, after] = sides[..] {
        let row = list(before).filter(|row| row.len() == count - 1)?;
        return Some(row.into_iter().map(Some).chain([one(after)?]).collect());
    }
    places(count, senses)
}

/// A row as it was understood, with an underline where nothing was written.
fn shown(row: &[Option<Given>]) -> String {
    let each = row.iter().map(|place| place.as_ref().map_or("_".to_owned(), Given::shown));
    each.collect::<Vec<_>>().join(", ")
}

/// The row as an answer, if every place has a natural number.
fn answer(row: &[Option<Given>]) -> Option<Answer> {
    let whole: Option<Vec<u64>> = row.iter().map(|place| place.as_ref().and_then(Given::whole)).collect();
    whole.map(Answer::Numbers)
}

fn judgement(row: &[Option<Given>], parts: Vec<Judged>) -> Judgement {
    let some = row.iter().any(Option::is_none) && parts.iter().any(|part| part.right);
    let missing = some && row.iter().zip(&parts).all(|(place, part)| place.is_none() || part.right);
    let named = missing.then(|| slips::slip("slip-missing"));
    Judgement { understood: signs(shown(row)), parts, answer: answer(row), named, refutation: None }
}

fn is(place: &Option<Given>, right: u64) -> bool {
    place.as_ref().and_then(Given::whole) == Some(right)
}

/// Every place by itself.
fn each_place(right: &[u64], row: Places) -> Judgement {
    let judged = row.iter().zip(right).enumerate();
    let parts = judged.map(|(place, (given, &right))| Judged::numbered(place + 1, is(given, right))).collect();
    judgement(&row, parts)
}

/// Values, and their nim-sum judged against the student's own values.
fn values_and_sum(right: &[u64], row: Places) -> Judgement {
    let count = right.len();
    let (values, sum) = row.split_at(count - 1);
    let (right_values, right_sum) = (&right[..count - 1], right[count - 1]);
    let mut parts: Vec<Judged> = values
        .iter()
        .zip(right_values)
        .enumerate()
        .map(|(place, (given, &right))| Judged::numbered(place + 1, is(given, right)))
        .collect();
    let own: Option<Vec<u64>> = values.iter().map(|value| value.as_ref().and_then(Given::whole)).collect();
    let follows = own.filter(|own| own != right_values).map(|own| {
        let nim_sum = own.iter().fold(0, |sum, value| sum ^ value);
        // Where columns never hold two ones, the nim-sum asks for no more than adding; the key must not ask for more.
        let plain_sum =
            |values: &[u64], sum: u64| values.iter().try_fold(0_u64, |all, value| all.checked_add(*value)) == Some(sum);
        let trivial = plain_sum(&own, nim_sum) && !plain_sum(right_values, right_sum);
        is(&sum[0], nim_sum) && !trivial
    });
    let right_here = follows.unwrap_or_else(|| is(&sum[0], right_sum));
    parts.push(Judged::new(Phrase::new("mark-part-nim-sum"), right_here));
    let understood = signs(format!("{}; {}", shown(values), shown(sum)));
    Judgement { understood, ..judgement(&row, parts) }
}

/// The length of a period, where it begins, and the last value that is needed, which follows from both.
fn period(item: &Item<'_>, right: &[u64], row: Places) -> Judgement {
    let most = numbers_in(&item.question.position).into_iter().max().unwrap_or(0);
    let own = |place: usize| row[place].as_ref().and_then(Given::whole);
    let needed = match (own(0), own(1)) {
        // A period of 0 leaves nothing to find.
        (Some(length), Some(from)) if length > 0 => {
            length.checked_add(from).and_then(|sum| sum.checked_add(most)).map(|sum| sum - 1)
        }
        _ => Some(right[2]),
    };
    let last = needed.is_some_and(|needed| is(&row[2], needed))
        || row[..2].iter().all(Option::is_none) && is(&row[2], right[2]);
    let labels = ["mark-part-period", "mark-part-from", "mark-part-needed"].map(Phrase::new);
    let rights = [is(&row[0], right[0]), is(&row[1], right[1]), last];
    let parts = labels.into_iter().zip(rights).map(|(label, right)| Judged::new(label, right)).collect();
    judgement(&row, parts)
}

/// The part of a sum and the value that a move leaves there, which follows from the part.
fn part_and_value(item: &Item<'_>, right: &[u64], row: Places) -> Judgement {
    let own = row[0].as_ref().and_then(Given::whole);
    let balances = own.filter(|&part| part != right[0]).and_then(|part| {
        let parsed = item.position()?;
        let value = |(rules, parts): (&crate::rules::Rules, &[u64])| {
            solver::grundy(&Game::single(rules.clone(), Play::Normal), &Position::of(parts)).ok().flatten()
        };
        let values: Vec<u64> = parsed.game.split(&parsed.position).map(value).collect::<Option<_>>()?;
        let place = usize::try_from(part).ok()?.checked_sub(1).filter(|&place| place < values.len())?;
        let others: Vec<u64> = (0..values.len()).filter(|&other| other != place).map(|other| values[other]).collect();
        let sum = others.iter().fold(0, |sum, value| sum ^ value);
        // Equal or empty parts beside it leave nothing to add.
        (sum > 0 && others.iter().all(|&value| value > 0)).then_some(sum)
    });
    let value = match own {
        Some(part) if part != right[0] => balances.is_some_and(|sum| is(&row[1], sum)),
        _ => is(&row[1], right[1]),
    };
    let parts = vec![
        Judged::new(Phrase::new("mark-part-place"), is(&row[0], right[0])),
        Judged::new(Phrase::new("mark-part-value"), value),
    ];
    judgement(&row, parts)
}

/// The lines of an order.
fn order_of(count: usize, senses: &[Sense]) -> Vec<Vec<Given>> {
    use Sense as S;
    let kept: Vec<S> = senses
        .iter()
        .filter(|sense| {
            !matches!(
                sense,
                S::Minus(_)
                    | S::Arrow
                    | S::Then
                    | S::Last
                    | S::True
                    | S::Row
                    | S::Rows
                    | S::Is
                    | S::Point
                    | S::Box
                    | S::Sign('<' | '>')
            )
        })
        .copied()
        .collect();
    // `first 3, then 1`
    let first = matches!(kept[..], [S::Ordinal(1), S::Number(_), ..]);
    let Some(mut given) = list(&kept[usize::from(first)..]) else { return Vec::new() };
    // Numbers of one digit without anything between.
    if let ([Given::Whole(number)], [S::Number(numeral)]) = (&given[..], trimmed(&kept))
        && numeral.digits == count
        && count > 1
    {
        given = number.to_string().bytes().map(|digit| Given::Whole(u64::from(digit - b'0'))).collect();
    }
    if given.is_empty() || given.len() > count { Vec::new() } else { vec![given] }
}

/// The lines of a proof: each earns if the line that it uses was said before, and one that was not cancels one that was.
fn order(right: &[u64], given: Vec<Given>) -> Judgement {
    let given: Places = given.into_iter().map(Some).collect();
    let place = |line: u64| given.iter().position(|one| is(one, line));
    let mut wrong = 0;
    let mut parts = Vec::new();
    for pair in right.windows(2) {
        let follows = match (place(pair[0]), place(pair[1])) {
            (Some(before), Some(after)) => before < after,
            _ => false,
        };
        wrong += usize::from(place(pair[1]).is_some() && !follows);
        let label = Phrase::new("mark-part-after").with("line", pair[1]).with("before", pair[0]);
        parts.push(Judged::new(label, follows));
    }
    cancel(&mut parts, wrong);
    let missing = wrong == 0 && given.len() < right.len();
    let named = missing.then(|| slips::slip("slip-missing"));
    Judgement { named, ..judgement(&given, parts) }
}

/// Numbers that are all of what is asked for, rising, without how many there are: `two pins: 4 and 5`.
fn set(senses: &[Sense]) -> Vec<Vec<u64>> {
    use Sense as S;
    let fits = |sense: &&S| {
        !matches!(
            sense,
            S::Down
                | S::Some
                | S::Take
                | S::Act
                | S::Is
                | S::NumberNoun
                | S::Taken
                | S::Sized
                | S::Minus(false)
                | S::Sign('#')
        )
    };
    let named = senses.contains(&S::Sized);
    let kept: Vec<S> = senses.iter().filter(fits).copied().collect();
    // A sum or an equation is no list of pins.
    if kept.iter().any(|sense| matches!(sense, S::Sign('+' | '='))) {
        return Vec::new();
    }
    // `the second pin from the left`
    let kept = match kept.strip_suffix(&[S::From, S::Left]).or_else(|| kept.strip_suffix(&[S::Left])) {
        Some(rest) => rest.to_vec(),
        None => kept,
    };
    let counted = match kept[..] {
        // `2 pins: 4, 5`, but not `4 pins`
        [S::Number(count), S::Counter, ref rest @ ..] if !named => {
            let others = rest.iter().filter(|sense| matches!(sense, S::Number(_) | S::Ordinal(_))).count() as u64;
            if count.value != Some(others) || others == 0 {
                return Vec::new();
            }
            rest
        }
        _ => &kept[..],
    };
    let numbers: Vec<S> = counted.iter().filter(|sense| **sense != S::Counter).copied().collect();
    let numbers: Option<Vec<u64>> = list(&numbers).and_then(|given| given.iter().map(Given::whole).collect());
    let Some(mut numbers) = numbers.filter(|numbers| !numbers.is_empty()) else { return Vec::new() };
    numbers.sort_unstable();
    numbers.dedup();
    vec![numbers]
}

/// Numbers of which all must be right, in any order.
fn together_right(right: &[u64], given: Vec<u64>) -> Judgement {
    let shown = given.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    let right = given == right;
    Judgement::whole(signs(shown), right, Some(Answer::Parts(given)))
}

/// The numbers whose sum a number is said to be, from the largest: `66 = 55 + 8 + 3`, `55, 8, 3`.
fn summands(number: u64, senses: &[Sense]) -> Vec<Vec<u64>> {
    use Sense as S;
    // `89 - 21` is no sum.
    if senses.iter().any(|sense| matches!(sense, S::Minus(_))) {
        return Vec::new();
    }
    let senses: Vec<S> = senses.iter().filter(|sense| !matches!(sense, S::Tick('☑'))).copied().collect();
    let senses = trimmed(&senses);
    // `3 numbers: 55, 8, 3`
    let senses = match senses {
        [S::Number(count), S::NumberNoun, rest @ ..] => {
            let others = rest.iter().filter(|sense| matches!(sense, S::Number(_))).count() as u64;
            if count.value == Some(others) { rest } else { return Vec::new() }
        }
        [S::NumberNoun | S::Sum, rest @ ..] => rest,
        _ => senses,
    };
    let sides: Vec<&[S]> =
        senses.split(|sense| matches!(sense, S::Sign('=' | ':') | S::Is)).filter(|side| !side.is_empty()).collect();
    let whole = |side: &&[S]| list(side).and_then(|given| given.iter().map(Given::whole).collect::<Option<Vec<u64>>>());
    let Some(mut sides) = sides.iter().map(whole).collect::<Option<Vec<Vec<u64>>>>() else { return Vec::new() };
    sides.sort_by_key(Vec::len);
    let Some(mut given) = sides.pop().filter(|given| !given.is_empty()) else { return Vec::new() };
    // `113 = 89 + 13` is about another number.
    if sides.len() > 1 || sides.iter().any(|side| side[..] != [number]) || given.len() > 1 && given.contains(&number) {
        return Vec::new();
    }
    given.sort_unstable_by(|one, other| other.cmp(one));
    vec![given]
}

/// A sum of Fibonacci numbers without neighbours: it must add up before the neighbours are looked at.
fn fibonacci_sum(right: &[u64], given: Vec<u64>) -> Judgement {
    let number: u64 = right.iter().sum();
    let fibonacci: Vec<u64> =
        std::iter::successors(Some((1_u64, 2_u64)), |&(a, b)| Some((b, a.checked_add(b)?))).map(|(a, _)| a).collect();
    let place = |one: &u64| fibonacci.iter().position(|known| known == one);
    let places: Option<Vec<usize>> = given.iter().map(place).collect();
    let sum = given.iter().try_fold(0_u64, |sum, one| sum.checked_add(*one));
    let stranger = given.iter().find(|one| place(one).is_none()).copied();
    let twice = given.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
    let adds_up = stranger.is_none() && twice.is_none() && sum == Some(number);
    let apart = places.is_some_and(|places| places.windows(2).all(|pair| pair[0] > pair[1] + 1));
    let shown = given.iter().map(u64::to_string).collect::<Vec<_>>().join(" + ");
    Judgement {
        understood: signs(shown),
        parts: vec![
            Judged::new(Phrase::new("mark-part-adds-up"), adds_up),
            Judged { cancelled: !adds_up, ..Judged::new(Phrase::new("mark-part-no-neighbours"), apart) },
        ],
        answer: Some(Answer::Parts(given)),
        named: None,
        refutation: match (stranger, twice) {
            (Some(number), _) => Some(Phrase::new("mark-no-fibonacci-number").with("number", number)),
            (None, Some(number)) => Some(Phrase::new("mark-number-twice").with("number", number)),
            (None, None) => sum
                .filter(|sum| *sum != number)
                .map(|sum| Phrase::new("mark-other-sum").with("sum", sum).with("number", number)),
        },
    }
}
