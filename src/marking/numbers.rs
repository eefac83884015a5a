//! Numbers in the places of a row: values and their nim-sum, a period, an order of lines, pins, a sum of numbers.

use super::lexicon::Sense;
use super::number::{Given, number, trimmed};
use super::{Item, Judgement, Spoken, put, signs, slips};
use crate::document::Answer;
use crate::exercise::{Form, Verdict};

/// A row with a number in each place; none in one that is left out.
type Places = Vec<Option<Given>>;

/// Every way to judge the numbers of a row.
pub fn read(item: &Item<'_>, right: &[u64], spoken: &Spoken<'_>) -> Vec<Judgement> {
    let (form, count) = (item.form(), right.len());
    let has_letters = matches!(form, Form::Nouns(..) | Form::ValuesAndSum(_));
    let rows = spoken.meanings(has_letters, |senses| match form {
        Form::Order(_) => order(count, senses),
        Form::Together => set(senses),
        Form::Summands(_) => summands(right.iter().sum(), senses),
        Form::Nouns(nouns, _) => {
            let row = named_places(nouns, senses).or_else(|| in_order(nouns, senses).then(|| places(count, senses))?)?;
            // Parts are counted from 1.
            let part = nouns.iter().position(|noun| *noun == "part");
            Some(row).filter(|row| part.is_none_or(|part| row.get(part) != Some(&Some(Given::Whole(0)))))
        }
        // `13568; 9`: digits of several values in one.
        Form::ValuesAndSum(_) => with_sum(count, senses).filter(|_| {
            let is_long = |sense: &Sense| matches!(sense, Sense::Number(number) if number.digits > 2 && number.digits + 1 >= count);
            !senses.iter().any(is_long)
        }),
        _ => places(count, senses),
    });
    rows.into_iter().map(|row| judged(item, right, &row)).collect()
}

fn judged(item: &Item<'_>, right: &[u64], row: &[Option<Given>]) -> Judgement {
    let form = item.form();
    let given: Vec<Option<u64>> = row.iter().map(|place| place.as_ref().and_then(Given::whole)).collect();
    let whole: Option<Vec<u64>> = given.iter().copied().collect();
    let verdict = match form {
        Form::Order(judge) | Form::Summands(judge) | Form::Nouns(_, judge) | Form::ValuesAndSum(judge) => {
            judge(item.question, right, &given)
        }
        Form::Together => Verdict::whole(whole.as_deref() == Some(right)),
        _ => Verdict::each(right, &given),
    };
    let shown: Vec<String> = row.iter().map(|place| place.as_ref().map_or("_".to_owned(), Given::shown)).collect();
    let shown = match (form, shown.split_last()) {
        (Form::Summands(_), _) => shown.join(" + "),
        (Form::ValuesAndSum(_), Some((sum, values))) => format!("{}; {sum}", values.join(", ")),
        _ => shown.join(", "),
    };
    let is_list = matches!(item.question.answer, Answer::Parts(_));
    let answer = whole.map(if is_list { Answer::Parts } else { Answer::Numbers });
    let missing = slips::missing(row, &verdict.parts);
    let judgement = Judgement::of(signs(shown), answer, verdict);
    Judgement { named: judgement.named.or(missing), ..judgement }
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
    let pieces: Vec<&[S]> = senses.split(any_of!(Semicolon Line)).collect();
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
    without!(senses, Value Sum Period Since Start Needed SoOn Part From With Leave Heap Letter('g' | 'p') NumberNoun
        In Act After Is For Counter)
}

/// Numbers with signs between, each a whole one.
fn list(senses: &[Sense]) -> Option<Vec<Given>> {
    use Sense as S;
    let between = any_of!(Comma(_) Semicolon Line Dot(_) And Sign('(' | ')' | ':' | '+' | '=' | '⊕' | '!' | '*')
        Minus(false) Plus Xor);
    let (mut found, mut negative) = (Vec::new(), false);
    let labels: Vec<u64> =
        senses.iter().filter_map(|sense| if let S::Ordinal(place) = sense { Some(*place) } else { None }).collect();
    let numbered = labels.len() > 1 && senses.iter().any(any_of!(Number(_)));
    if numbered {
        let labelled =
            |at: usize| !matches!(senses[at], S::Ordinal(_)) || matches!(senses.get(at + 1), Some(S::Number(_)));
        let rises = labels.iter().zip(1..).all(|(label, place)| *label == place) && senses[0] == S::Ordinal(1);
        ((0..senses.len()).all(labelled) && rises).then_some(())?;
    }
    for sense in senses {
        match sense {
            S::Number(number) => {
                let given = Given::from(*number);
                let minus = std::mem::take(&mut negative);
                found.push(if minus { Given::Other(format!("\u{2212}{}", given.shown())) } else { given });
            }
            S::Minus(true) => negative = true,
            // `1) 55 2) 8 3) 3`
            S::Ordinal(_) if numbered => {}
            S::Ordinal(place) => found.push(Given::Whole(*place)),
            // `1*55`
            S::Sign('*') if matches!(senses[0], S::Number(_)) => return None,
            sense if between(sense) => {}
            _ => return None,
        }
    }
    Some(found)
}

/// The numbers behind their nouns, in any order: `from 0, period 5, g(12)`.
fn named_places(nouns: &[&str], senses: &[Sense]) -> Option<Places> {
    use Sense as S;
    let place = |sense: &S| place_of(nouns, sense);
    let between = any_of!(Comma(_) Semicolon Line Dot(_) And Sign('(' | ')' | ':' | '=' | '!') Is In With SoOn Heap
        NumberNoun Act Letter('n') To Of Until Counter For Take Value);
    let mut row: Places = vec![None; nouns.len()];
    let (is_pair, has_start) = (nouns.len() == 2, nouns.contains(&"start"));
    // The noun that waits for its number.
    let mut current: Option<usize> = None;
    let mut at = 0;
    while at < senses.len() {
        at += match &senses[at..] {
            // `3. rész`, `the third part`
            [S::Ordinal(number), noun, ..] if place(noun).is_some() => {
                current = None;
                put(&mut row[place(noun)?], Some(Given::Whole(*number)), 2)?
            }
            // `9 in part 3` begins with the value.
            [S::Number(number), S::In, S::Ordinal(named), noun, ..]
                if place(noun).is_some() && current.is_none() && is_pair =>
            {
                put(&mut row[1 - place(noun)?], Some(Given::from(*number)), 0)?;
                put(&mut row[place(noun)?], Some(Given::Whole(*named)), 4)?
            }
            [S::Number(number), S::In, noun, ..] if place(noun).is_some() && current.is_none() && is_pair => {
                put(&mut row[1 - place(noun)?], Some(Given::from(*number)), 1)?
            }
            // `from heap 0 on`, `a 0. kupactól`
            [S::Ordinal(number), S::Heap, S::Since | S::From, ..] if has_start => {
                put(&mut row[1], Some(Given::Whole(*number)), 3)?
            }
            [S::Number(number), S::Dot(_), S::Heap, S::Since | S::From, ..] if has_start => {
                put(&mut row[1], Some(Given::from(*number)), 4)?
            }
            [S::Number(number), ..] => put(&mut row[current.take()?], Some(Given::from(*number)), 1)?,
            [noun, ..] if place(noun).is_some() => {
                // `leaves it with the value 9`, `g(12) is needed`: the first noun that has no number yet.
                current = place(noun).filter(|&named| row[named].is_none()).or(current);
                1
            }
            [sense, ..] if between(sense) => 1,
            _ => return None,
        };
    }
    row.iter().any(Option::is_some).then_some(row)
}

/// The place of a noun among those of a row.
fn place_of(nouns: &[&str], sense: &Sense) -> Option<usize> {
    use Sense as S;
    let name = match sense {
        S::Period => "period",
        S::Start | S::From | S::Since | S::After => "start",
        S::Letter('g') if nouns.contains(&"value") => "value",
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

/// Values and, last, their nim-sum: behind its noun, a `;` or `=`.
fn with_sum(count: usize, senses: &[Sense]) -> Option<Places> {
    use Sense as S;
    let row = |values: Vec<Given>, sum: &[S]| -> Option<Places> {
        let mut row: Places = values.into_iter().map(Some).collect();
        (row.len() < count).then_some(())?;
        // The values may be fewer than they should be, and the sum still be there.
        row.resize(count - 1, None);
        row.push(one(sum)?);
        Some(row)
    };
    if let Some(at) = senses.iter().position(|sense| *sense == S::Sum) {
        let (before, after) = (&senses[..at], &senses[at + 1..]);
        // `sum 9, values 2, 3, 4` begins with the sum, if no value stands before it.
        let values = senses.iter().position(|sense| *sense == S::Value).and_then(|values| values.checked_sub(at + 1));
        let (sum, values) = values.map_or((after, before), |values| after.split_at(values));
        return row(list(&without_nouns(values))?, sum);
    }
    let pieces: Vec<&[S]> = senses.split(any_of!(Semicolon Line)).collect();
    if let [values, sum] = pieces[..] {
        return row(list(&without_nouns(values))?, &without_nouns(sum));
    }
    // `1 ⊕ 3 ⊕ 5 = 7`
    let sides: Vec<&[S]> = senses.split(any_of!(Sign('='))).collect();
    if let [values, sum] = sides[..] {
        return row(list(values).filter(|values| values.len() == count - 1)?, sum);
    }
    places(count, senses)
}

/// The lines of an order.
fn order(count: usize, senses: &[Sense]) -> Option<Places> {
    use Sense as S;
    let kept = without!(senses, Minus(_) Arrow Then Last True Row Rows Is Point Box Sign('<' | '>'));
    // `first 3, then 1`
    let first = matches!(kept[..], [S::Ordinal(1), S::Number(_), ..]);
    let mut given = list(&kept[usize::from(first)..])?;
    // Numbers of one digit without anything between.
    if let ([Given::Whole(number)], [S::Number(numeral)]) = (&given[..], trimmed(&kept))
        && numeral.digits == count
        && count > 1
    {
        given = number.to_string().bytes().map(|digit| Given::Whole(u64::from(digit - b'0'))).collect();
    }
    // `3142` are several lines.
    let is_line = |given: &Given| given.whole().is_none_or(|line| line < 10 || line <= count as u64);
    let fits = (1..=count).contains(&given.len()) && given.iter().all(is_line);
    fits.then(|| given.into_iter().map(Some).collect())
}

/// Numbers that are all of what is asked for, rising, without how many there are: `two pins: 4 and 5`.
fn set(senses: &[Sense]) -> Option<Places> {
    use Sense as S;
    let named = senses.contains(&S::Sized);
    let kept = without!(senses, Down Some Take Act Is NumberNoun Taken Sized Minus(false) Sign('#'));
    // A sum or an equation is no list of pins.
    if kept.iter().any(any_of!(Sign('+' | '='))) {
        return None;
    }
    // `the second pin from the left`
    let kept = kept.strip_suffix(&[S::From, S::Left]).or_else(|| kept.strip_suffix(&[S::Left])).unwrap_or(&kept);
    let counted = match kept {
        // `2 pins: 4, 5`, but not `4 pins`
        [S::Number(count), S::Counter, rest @ ..] if !named => {
            let others = rest.iter().filter(|sense| matches!(sense, S::Number(_) | S::Ordinal(_))).count() as u64;
            (count.value == Some(others) && others > 0).then_some(rest)?
        }
        _ => kept,
    };
    let mut numbers = whole(&without!(counted, Counter)).filter(|numbers| !numbers.is_empty())?;
    numbers.sort_unstable();
    numbers.dedup();
    Some(places_of(numbers))
}

/// The natural numbers of a list.
fn whole(senses: &[Sense]) -> Option<Vec<u64>> {
    list(senses)?.iter().map(Given::whole).collect()
}

fn places_of(numbers: Vec<u64>) -> Places {
    numbers.into_iter().map(|number| Some(Given::Whole(number))).collect()
}

/// The numbers whose sum a number is said to be, from the largest: `66 = 55 + 8 + 3`, `55, 8, 3`.
fn summands(number: u64, senses: &[Sense]) -> Option<Places> {
    use Sense as S;
    // `89 - 21` is no sum.
    if senses.iter().any(any_of!(Minus(_))) {
        return None;
    }
    let senses = without!(senses, Tick('☑'));
    // `3 numbers: 55, 8, 3`
    let senses = match trimmed(&senses) {
        [S::Number(count), S::NumberNoun, rest @ ..] => {
            let others = rest.iter().filter(|sense| matches!(sense, S::Number(_))).count() as u64;
            (count.value == Some(others)).then_some(rest)?
        }
        [S::NumberNoun | S::Sum, rest @ ..] => rest,
        senses => senses,
    };
    let sides = senses.split(any_of!(Sign('=' | ':') Is)).filter(|side| !side.is_empty());
    let mut sides: Vec<Vec<u64>> = sides.map(whole).collect::<Option<_>>()?;
    sides.sort_by_key(Vec::len);
    let mut given = sides.pop().filter(|given| !given.is_empty())?;
    // `113 = 89 + 13` is about another number.
    let is_other = sides.len() > 1 || sides.iter().any(|side| side[..] != [number]);
    if is_other || given.len() > 1 && given.contains(&number) {
        return None;
    }
    given.sort_unstable_by(|one, other| other.cmp(one));
    // `5583` is no part of 66.
    (given[0] <= number).then(|| places_of(given))
}
