//! Numbers in the places of a row: values and their nim-sum, a period, an order of lines, pins, a sum of numbers.

use super::lexicon::Sense;
use super::number::{Given, number, trimmed};
use super::{Item, Judgement, Spoken, signs, slips};
use crate::document::Answer;
use crate::exercise::{Form, Verdict};

/// A row with a number in each place; none in one that is left out.
type Places = Vec<Option<Given>>;

/// Every way to judge the numbers of a row.
pub fn read(item: &Item<'_>, right: &[u64], spoken: &Spoken<'_>) -> Vec<Judgement> {
    let (form, count) = (item.form(), right.len());
    let has_letters = matches!(form, Form::Nouns(..) | Form::ValuesAndSum(_));
    let rows = spoken.meanings(has_letters, |senses| match form {
        Form::Order(_) => Vec::from_iter(order(count, senses)),
        Form::Together => Vec::from_iter(set(senses)),
        Form::Summands(_) => Vec::from_iter(summands(right.iter().sum(), senses)),
        Form::Nouns(nouns, _) => {
            let named = named_places(nouns, senses);
            let bare = if senses.iter().any(names_a_place) { None } else { places(count, senses) };
            // Parts are counted from 1.
            let part = nouns.iter().position(|noun| *noun == "part");
            let fits = |row: &Places| part.is_none_or(|part| row.get(part) != Some(&Some(Given::Whole(0))));
            named.into_iter().chain(bare).filter(fits).collect()
        }
        // `13568; 9`: digits of several values in one.
        Form::ValuesAndSum(_) => Vec::from_iter(with_sum(count, senses).filter(|_| {
            let is_long = |sense: &Sense| matches!(sense, Sense::Number(number) if number.digits > 2 && number.digits + 1 >= count);
            !senses.iter().any(is_long)
        })),
        _ => Vec::from_iter(places(count, senses)),
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

/// Whether a sense says which place a number has.
fn names_a_place(sense: &Sense) -> bool {
    any_of!(Period Start From Since Needed Last Part Leave Become Onto Arrow Letter('g'))(sense)
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
    without!(senses, Value Sum SoOn With Leave Heap Letter('g' | 'p') NumberNoun In Act After Is For Counter)
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

/// A piece of a row with nouns.
enum Piece {
    /// A number; a place such as `3rd` names a part if it names anything.
    Number(Given, Option<usize>),
    /// What names the place of a number.
    Label { place: Label, before: bool },
    /// What separates numbers.
    Wall,
}

/// What a word says of a number beside it.
#[derive(Clone, Copy, PartialEq)]
enum Label {
    /// It belongs to this place.
    Place(usize),
    /// The same, if nothing else says more.
    Perhaps(usize),
    /// It was so before the move.
    Before,
}

/// Every row of numbers with nouns beside them, in any order: `from 0, period 5, g(12)`. A noun belongs to the number next
/// to it, and never to one that is separated from it. A number without a noun has the place that is left, in a whole row in
/// its order; where there are several such places, each is a meaning.
fn named_places(nouns: &[&str], senses: &[Sense]) -> Vec<Places> {
    let Some(pieces) = pieces(nouns, senses) else { return Vec::new() };
    let numbers: Vec<usize> = (0..pieces.len()).filter(|&at| matches!(pieces[at], Piece::Number(..))).collect();
    let labels: Vec<usize> = (0..pieces.len()).filter(|&at| matches!(pieces[at], Piece::Label { .. })).collect();
    if labels.is_empty() || numbers.len() > 2 * nouns.len() {
        return Vec::new();
    }
    // The number beside a label, on either side.
    let beside = |at: usize, forth: bool| {
        let mut range: Box<dyn Iterator<Item = usize>> =
            if forth { Box::new(at + 1..pieces.len()) } else { Box::new((0..at).rev()) };
        let found = range.find(|&other| !matches!(pieces[other], Piece::Label { .. }))?;
        numbers.iter().position(|&number| number == found)
    };
    let mut ways: Vec<Vec<Vec<Label>>> = vec![vec![Vec::new(); numbers.len()]];
    for at in labels {
        let Piece::Label { place, before } = pieces[at] else { continue };
        let mut sides = vec![beside(at, true)];
        if !before {
            sides.push(beside(at, false));
        }
        let sides: Vec<usize> = sides.into_iter().flatten().collect();
        if sides.is_empty() || ways.len() > 64 {
            return Vec::new();
        }
        let with = |way: &Vec<Vec<Label>>, side: usize| {
            let mut way = way.clone();
            way[side].push(place);
            way
        };
        ways = ways.iter().flat_map(|way| sides.iter().map(|&side| with(way, side)).collect::<Vec<_>>()).collect();
    }
    let mut rows: Vec<Places> = Vec::new();
    for way in ways {
        let given: Vec<(&Given, Option<usize>)> = numbers
            .iter()
            .filter_map(|&at| if let Piece::Number(given, part) = &pieces[at] { Some((given, *part)) } else { None })
            .collect();
        for row in rows_of(nouns.len(), &given, &way) {
            if !rows.contains(&row) {
                rows.push(row);
            }
        }
    }
    rows
}

/// The pieces of a row; none if something is not a piece of one.
fn pieces(nouns: &[&str], senses: &[Sense]) -> Option<Vec<Piece>> {
    use Sense as S;
    let (place, part) = (|name: &str| nouns.iter().position(|noun| *noun == name), nouns.contains(&"part"));
    let filler = any_of!(Sign('(' | ')' | ':' | '=' | '!') Is In With SoOn Heap NumberNoun Act Letter('n') Of Counter For
        Take Sized Wins Lower);
    let mut pieces = Vec::new();
    let mut rest = senses.iter().enumerate();
    while let Some((at, sense)) = rest.next() {
        // `from the start`, `kezdettől`
        if let ([S::From, S::Start, ..] | [S::Start, S::Since, ..], false) = (&senses[at..], part) {
            pieces.extend([Piece::Wall, Piece::Number(Given::Whole(0), place("start")), Piece::Wall]);
            rest.next();
            continue;
        }
        // `g(0)-tól`, `0. kupactól`
        let after_sign = at > 0 && matches!(senses[at - 1], S::Sign(')') | S::Heap);
        let label = |name: &str| place(name).map(Label::Place);
        let (label, before) = match sense {
            S::Number(number) => {
                pieces.push(Piece::Number(Given::from(*number), None));
                continue;
            }
            S::Ordinal(number) => {
                pieces.push(Piece::Number(Given::Whole(*number), place("part").or(place("start"))));
                continue;
            }
            // `4 to 1`, but not `part 2 to 1`
            S::To
                if part && matches!(senses[..at], [.., S::Number(_)]) && !matches!(senses[..at], [.., S::Part, _]) =>
            {
                pieces.push(Piece::Label { place: Label::Before, before: false });
                (label("value"), true)
            }
            S::Comma(_) | S::Semicolon | S::Line | S::And | S::Dot(_) | S::Minus(false) => {
                pieces.push(Piece::Wall);
                continue;
            }
            S::Arrow if part => {
                // `14 -> 13`
                pieces.extend([
                    Piece::Label { place: Label::Before, before: false },
                    Piece::Wall,
                    Piece::Label { place: label("value")?, before: true },
                ]);
                continue;
            }
            S::Period => (label("period"), false),
            S::Letter('p') if !part => (label("period"), true),
            S::Start => (label("start"), false),
            S::From | S::Since | S::After if !part => (label("start"), !after_sign),
            S::From if part => (Some(Label::Before), !after_sign),
            S::Needed | S::Last | S::Until if !part => (label("needed"), *sense == S::Until && !after_sign),
            S::Letter('g') => (place("value").or(place("needed")).map(Label::Perhaps), true),
            S::Part => (label("part"), false),
            S::Value if part => (place("value").map(Label::Perhaps), false),
            S::Leave | S::Become if part => (label("value"), false),
            S::To | S::Onto if part => (label("value"), true),
            S::After | S::Value | S::To | S::Until | S::Needed | S::Letter('p') => continue,
            sense if filler(sense) => continue,
            _ => return None,
        };
        pieces.push(Piece::Label { place: label?, before });
    }
    Some(pieces)
}

/// The rows that numbers with these labels may be.
fn rows_of(count: usize, given: &[(&Given, Option<usize>)], labels: &[Vec<Label>]) -> Vec<Places> {
    // The place of each number: none for one without a label. What was so before the move has no place.
    let mut places: Vec<(&Given, Option<usize>)> = Vec::new();
    let mut before = None;
    for (&(number, ordinal), labels) in given.iter().zip(labels) {
        let strong = |label: &Label| !matches!(label, Label::Perhaps(_));
        let mut said: Vec<Label> = labels.iter().copied().filter(strong).collect();
        if said.is_empty() {
            said = ordinal.map(Label::Perhaps).into_iter().chain(labels.iter().copied()).collect();
        }
        let place = |label: &Label| match label {
            Label::Place(place) | Label::Perhaps(place) => Some(*place),
            Label::Before => None,
        };
        match said.split_first() {
            Some((first, others)) if others.iter().any(|other| place(other) != place(first)) => return Vec::new(),
            Some((Label::Before, _)) if before.replace(number).is_some() => return Vec::new(),
            Some((Label::Before, _)) => {}
            Some((first, _)) => places.push((number, place(first))),
            None => places.push((number, None)),
        }
    }
    let known: Vec<usize> = places.iter().filter_map(|(_, place)| *place).collect();
    let twice = known.iter().enumerate().any(|(at, place)| known[..at].contains(place));
    // What was before and what comes after, in a part that is named.
    let changes = before.is_none_or(|before| {
        places.len() == count && places.iter().any(|&(given, place)| place == Some(count - 1) && given != before)
    });
    if twice || places.len() > count || !changes {
        return Vec::new();
    }
    let mut rows = Vec::new();
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    // A single number without a noun has the place that is left; several have theirs in the order of a whole row.
    let in_order = places.len() == count && known.len() + 1 < count;
    for (_, place) in &places {
        let free = |taken: &Vec<usize>| -> Vec<usize> {
            (0..count).filter(|place| !known.contains(place) && !taken.contains(place)).collect()
        };
        all = all
            .iter()
            .flat_map(|taken| {
                let next = place.map_or_else(|| free(taken), |place| vec![place]);
                next.into_iter().map(|place| [&taken[..], &[place]].concat()).collect::<Vec<_>>()
            })
            .collect();
    }
    for taken in all.iter().filter(|taken| !in_order || taken.windows(2).all(|two| two[0] < two[1])) {
        let mut row: Places = vec![None; count];
        for ((number, _), &place) in places.iter().zip(taken) {
            row[place] = Some((*number).clone());
        }
        rows.push(row);
    }
    rows
}

/// Values and, last, their nim-sum: after its noun, a `;` or `=`.
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
    // A sum or an equation is not a list of pins.
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
    // `89 - 21` is not a sum.
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
    // `5583` is not part of 66.
    (given[0] <= number).then(|| places_of(given))
}
