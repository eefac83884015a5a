//! Numbers in the places of a row: values and their nim-sum, a period, an order of lines, pins, a sum of Fibonacci numbers.
//!
//! Where one number follows from others, it is judged against those that the student wrote, and earns nothing where
//! they leave nothing to find.

use super::number::{Given, all};
use super::parts::{Judged, cancel};
use super::text::{Token, in_digits, names_place, tokens};
use super::{Item, Read, Reading, Unread, signs, slips};
use crate::document::{Answer, Phrase};
use crate::exercise::second::numbers_in;
use crate::solver;

/// Reads the numbers of a row.
pub fn read(item: &Item<'_>, right: &[u64], plain: &str) -> Read {
    match item.kind() {
        "coin-heaps" => values_and_sum(right, plain),
        "period" => period(item, right, plain),
        "which-heap" => part_and_value(item, right, plain),
        "order-proof" => order(right, plain),
        "mirror-pins" => together_right(right, plain),
        "zeckendorf" => fibonacci_sum(right, plain),
        _ => each_place(right, plain),
    }
}

/// The numbers in the places of a row; a place between `;` may be empty.
fn places(count: usize, plain: &str) -> Option<Vec<Option<Given>>> {
    let pieces: Vec<&str> = plain.split(';').collect();
    if pieces.len() == count && count > 1 {
        let each = pieces.iter().map(|piece| match &all(piece)?[..] {
            [] => Some(None),
            [one] => Some(Some(one.clone())),
            _ => None,
        });
        if let Some(each) = each.collect() {
            return Some(each);
        }
    }
    let mut found: Vec<Option<Given>> = all(plain)?.into_iter().map(Some).collect();
    if found.is_empty() || found.len() > count {
        return None;
    }
    found.resize(count, None);
    Some(found)
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

fn reading(row: &[Option<Given>], parts: Vec<Judged>) -> Reading {
    let some = row.iter().any(Option::is_none) && parts.iter().any(|part| part.right);
    let missing = some && row.iter().zip(&parts).all(|(place, part)| place.is_none() || part.right);
    let named = missing.then(|| slips::slip("slip-missing"));
    Reading { understood: signs(shown(row)), parts, answer: answer(row), named, refutation: None }
}

fn is(place: &Option<Given>, right: u64) -> bool {
    place.as_ref().and_then(Given::whole) == Some(right)
}

/// Every place by itself.
fn each_place(right: &[u64], plain: &str) -> Read {
    let row = places(right.len(), plain).ok_or(Unread)?;
    let judged = row.iter().zip(right).enumerate();
    let parts = judged.map(|(place, (given, &right))| Judged::numbered(place + 1, is(given, right))).collect();
    Ok(reading(&row, parts))
}

/// The values of coins and, last, their nim-sum.
fn values_and_sum(right: &[u64], plain: &str) -> Read {
    let count = right.len();
    // `sum 9, values 2, 3, 4` begins with what comes last.
    if plain.find("sum").zip(plain.find("value")).is_some_and(|(sum, values)| sum < values) {
        return Err(Unread);
    }
    let row = match plain.rsplit_once(';') {
        // The values may be fewer than they should be, and the sum still be there.
        Some((values, sum)) if values.matches(';').count() == 0 => {
            let mut row = places(count - 1, values)
                .or_else(|| values.trim().is_empty().then(|| vec![None; count - 1]))
                .ok_or(Unread)?;
            row.push(match &all(sum).ok_or(Unread)?[..] {
                [] => None,
                [one] => Some(one.clone()),
                _ => return Err(Unread),
            });
            row
        }
        _ => places(count, plain).ok_or(Unread)?,
    };
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
    Ok(Reading { understood, ..reading(&row, parts) })
}

/// The length of a period, where it begins, and the last value that is needed, which follows from both.
fn period(item: &Item<'_>, right: &[u64], plain: &str) -> Read {
    // `from 0 on the period is 15` has them in another order, but not `g(n) has period 15`.
    let plain = &plain.replace("onward", " ")[..];
    let said = plain.replace("g (", "g(").replace("g(n", " ");
    let named = |word: &str| said.find(word).unwrap_or(usize::MAX);
    if ["from", "after", "starts", "heap", "needed", "g("].into_iter().map(named).min() < Some(named("period"))
        && plain.contains("period")
    {
        return Err(Unread);
    }
    // `period 5, g(12), from 0`
    let begins = named("from").min(named("starts"));
    if begins < usize::MAX && named("g(") < begins {
        return Err(Unread);
    }
    let row = places(right.len(), plain).ok_or(Unread)?;
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
    Ok(reading(&row, parts))
}

/// The part of a sum and the value that a move leaves there.
fn part_and_value(item: &Item<'_>, right: &[u64], plain: &str) -> Read {
    let plain = &in_digits(plain)[..];
    if names_place(plain) {
        return Err(Unread);
    }
    // `11 in part 3` begins with the value.
    let first_number = plain.find(|character: char| character.is_ascii_digit());
    if plain.find("part").zip(first_number).is_some_and(|(part, number)| number < part) {
        return Err(Unread);
    }
    // `nim, value 1` names the part by its game, which is lost here in other languages.
    let said = tokens(plain);
    let numbers = said.iter().filter(|token| matches!(token, Token::Digits(_))).count();
    let is_bare = matches!(said.first(), Some(Token::Digits(_))) || plain.contains("part");
    if numbers == 1 && !is_bare {
        return Err(Unread);
    }
    let row = places(right.len(), plain).ok_or(Unread)?;
    let own = row[0].as_ref().and_then(Given::whole);
    let balances = own.filter(|&part| part != right[0]).and_then(|part| {
        let parsed = item.position()?;
        let values: Option<Vec<u64>> = parsed
            .game
            .split(&parsed.position)
            .map(|(rules, parts)| {
                let alone = rules::one(rules, parts);
                solver::grundy(&alone.0, &alone.1).ok().flatten()
            })
            .collect();
        let values = values?;
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
    Ok(reading(&row, parts))
}

mod rules {
    use crate::rules::{Game, Play, Position, Rules};

    /// A component by itself.
    pub fn one(rules: &Rules, parts: &[u64]) -> (Game, Position) {
        (Game::single(rules.clone(), Play::Normal), Position::of(parts))
    }
}

/// The lines of a proof: each earns if the line that it uses was said before, and one that was not cancels one that was.
fn order(right: &[u64], plain: &str) -> Read {
    // `2 after 1` is read from its end.
    if plain.contains("after") {
        return Err(Unread);
    }
    // `4-3-1-2`, `4.-3.-1.-2.`, `4 -> 3 -> 1 -> 2`
    let mut given = all(&plain.replace("->", " ").replace('-', " ")).ok_or(Unread)?;
    // Numbers of one digit without anything between.
    if let [Given::Whole(number)] = given[..]
        && number.to_string().len() == right.len()
        && right.len() > 1
    {
        given = number.to_string().bytes().map(|digit| Given::Whole(u64::from(digit - b'0'))).collect();
    }
    let given: Vec<Option<Given>> = given.into_iter().map(Some).collect();
    if given.is_empty() || given.len() > right.len() {
        return Err(Unread);
    }
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
    Ok(Reading { named, ..reading(&given, parts) })
}

/// A list without how many there are: `two pins, 4 and 5` names the pins 4 and 5.
fn uncounted(plain: &str, nouns: &[&str]) -> Result<String, Unread> {
    let text = in_digits(plain);
    let tokens = tokens(&text);
    let count = tokens.windows(2).find_map(|pair| match pair {
        [Token::Digits(count), Token::Word(noun)] if nouns.contains(&noun.as_str()) => Some((count, noun)),
        _ => None,
    });
    let Some((count, noun)) = count else { return Ok(text) };
    let others = tokens.iter().filter(|token| matches!(token, Token::Digits(_))).count() - 1;
    if count.parse() == Ok(others) && others > 0 {
        return Ok(text.replacen(&format!("{count} {noun}"), " ", 1));
    }
    // `4 and 5 pins`, but not `two pins: 4`.
    let first = text.trim_start_matches(|sign: char| !sign.is_ascii_digit());
    let counts = others > 0 && first.starts_with(&format!("{count} {noun}"));
    if counts { Err(Unread) } else { Ok(text) }
}

/// Numbers of which all must be right, in any order.
fn together_right(right: &[u64], plain: &str) -> Read {
    let plain = uncounted(plain, &["pin", "pins"])?.replace('-', " ");
    let mut given: Vec<u64> = super::number::naturals(&plain).filter(|given| !given.is_empty()).ok_or(Unread)?;
    given.sort_unstable();
    given.dedup();
    let shown = given.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    let right = given == right;
    Ok(Reading::whole(signs(shown), right, Some(Answer::Parts(given))))
}

/// A sum of Fibonacci numbers without neighbours: it must add up before the neighbours are looked at.
fn fibonacci_sum(right: &[u64], plain: &str) -> Read {
    let number: u64 = right.iter().sum();
    // `89 - 21` is no sum.
    if plain.contains('-') {
        return Err(Unread);
    }
    let plain = plain.trim_end_matches([' ', '✓', '✔']);
    let mut plain = uncounted(plain, &["number", "numbers"])?;
    // `66 is 55 + 8 + 3`, `66: 55 + 8 + 3`
    for sign in [" is ", ": "] {
        if let Some(rest) = plain.strip_prefix(&format!("{number}{sign}")) {
            plain = rest.to_owned();
        }
    }
    let sides: Vec<&str> = plain.split('=').collect();
    let read: Option<Vec<Vec<u64>>> = sides.iter().map(|side| super::number::naturals(side)).collect();
    let mut read = read.ok_or(Unread)?;
    read.sort_by_key(Vec::len);
    let mut given = read.pop().filter(|given| !given.is_empty()).ok_or(Unread)?;
    // `113 = 89 + 13` is about another number.
    if read.iter().any(|side| side[..] != [number]) || given.len() > 1 && given.contains(&number) {
        return Err(Unread);
    }
    if sides.len() > 2 {
        return Err(Unread);
    }
    given.sort_unstable_by(|one, other| other.cmp(one));
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
    Ok(Reading {
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
    })
}
