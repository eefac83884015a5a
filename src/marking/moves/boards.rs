//! Moves that are named by a place: `row 1, column 3`, `turn coins 2 and 6`, `3 diagonally`, `to (3, 5)`, `x takes A`.

use std::ops::Range;

use crate::exercise::games::Naming;
use crate::marking::lexicon::Sense;

/// Which way a piece goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Way {
    Left,
    Down,
    Diagonally,
}

/// What a move of an answer is named by.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// As the game names it.
    Named(Naming),
    /// How far, and which way.
    Way(u64, Way),
    /// The numbers of the position reached.
    Reached(Vec<u64>),
}

/// What each move of an answer is named by, with its senses.
pub type SaidMoves = Vec<(Said, Range<usize>)>;

/// The most ways in which the moves of one answer are looked at.
const MOST_WAYS: usize = 1_024;

/// Every way in which senses name moves that are named as this one is; none where there are too many to look at all of
/// them. `mover` is the sign of the player who moves.
pub fn moves(like: &Naming, before: &[u64], mover: Option<char>, senses: &[Sense]) -> Option<Vec<SaidMoves>> {
    let mut ways: Vec<SaidMoves> = vec![Vec::new()];
    for segment in segments(like, senses) {
        let mut found = Segment { like, before, mover, senses, range: segment }.moves();
        found.dedup();
        if ways.len() * found.len() > MOST_WAYS {
            return None;
        }
        let before = std::mem::take(&mut ways);
        for way in &before {
            ways.extend(found.iter().map(|more| way.iter().cloned().chain(more.iter().cloned()).collect()));
        }
    }
    ways.retain(|way| !way.is_empty());
    Some(ways)
}

/// The senses between `;`, lines and `or`, outside parentheses; a point may have a semicolon between its numbers.
fn segments(like: &Naming, senses: &[Sense]) -> Vec<Range<usize>> {
    let parts = |sense: &Sense| {
        matches!(sense, Sense::Number(_) | Sense::Semicolon | Sense::Comma(_) | Sense::Dot(_) | Sense::And)
    };
    if matches!(like, Naming::Point(_)) && senses.iter().all(parts) && senses.contains(&Sense::Semicolon) {
        return std::iter::once(0..senses.len()).collect();
    }
    let mut found = Vec::new();
    let (mut from, mut depth) = (0, 0_usize);
    for (at, sense) in senses.iter().enumerate() {
        match sense {
            Sense::Sign('(') => depth += 1,
            Sense::Sign(')') => depth = depth.saturating_sub(1),
            Sense::Semicolon | Sense::Line | Sense::Or if depth == 0 => {
                found.push(from..at);
                from = at + 1;
            }
            _ => {}
        }
    }
    found.push(from..senses.len());
    found.retain(|range| !range.is_empty());
    found
}

struct Segment<'a> {
    like: &'a Naming,
    before: &'a [u64],
    mover: Option<char>,
    senses: &'a [Sense],
    range: Range<usize>,
}

impl Segment<'_> {
    fn moves(&self) -> Vec<SaidMoves> {
        match self.like {
            Naming::Square(_) => self.squares(),
            Naming::Point(_) => self.points(),
            Naming::Coins(_) => self.coins(),
            Naming::Letter(_) => self.letters().into_iter().collect(),
            Naming::Heap | Naming::Position => self.positions().into_iter().collect(),
        }
    }

    fn senses(&self) -> &[Sense] {
        &self.senses[self.range.clone()]
    }

    /// A range within this one.
    fn part(&self, from: usize, to: usize) -> Range<usize> {
        self.range.start + from..self.range.start + to
    }

    /// The senses with the numbers of tuples and names of rows and columns recognized; none if something else is said.
    fn squares(&self) -> Vec<SaidMoves> {
        let senses = self.senses();
        if let Some(square) = self.corner() {
            return vec![vec![(Said::Named(Naming::Square(square)), self.range.clone())]];
        }
        let mut found = Vec::new();
        let mut at = 0;
        // Which of row and column was said already.
        let (mut row, mut column, mut from): (Option<u64>, Option<u64>, usize) = (None, None, 0);
        let mut bare: Vec<(u64, usize)> = Vec::new();
        while at < senses.len() {
            if row.is_none() && column.is_none() {
                from = at;
            }
            if let Some((value, count)) = numbered(&senses[at..], |sense| matches!(sense, Sense::Row)) {
                if row.replace(value).is_some() {
                    return Vec::new();
                }
                at += count;
            } else if let Some((value, count)) =
                numbered(&senses[at..], |sense| matches!(sense, Sense::Column | Sense::Letter('c')))
            {
                if column.replace(value).is_some() {
                    return Vec::new();
                }
                at += count;
            } else if let ([Sense::Ordinal(place), Sense::Counter | Sense::Box, ..], Some(_), None) =
                (&senses[at..], row, column)
            {
                // `row 1, 3rd square`
                column = Some(*place);
                at += 2;
            } else if let ([Sense::Last, Sense::Column, ..] | [Sense::Column, Sense::Last, ..], None) =
                (&senses[at..], column)
            {
                column = Some(self.columns());
                at += 2;
            } else {
                match &senses[at..] {
                    [Sense::Sign('('), ..] => {
                        let Some((numbers, count)) = tuple(&senses[at..]) else { return Vec::new() };
                        found.push((numbers, self.part(at, at + count)));
                        at += count;
                    }
                    [Sense::Number(number), ..] if number.value.is_some() && row.is_none() && column.is_none() => {
                        bare.push((number.value.unwrap_or_default(), at));
                        at += 1;
                        if bare.len() == 2 {
                            found.push((vec![bare[0].0, bare[1].0], self.part(bare[0].1, at)));
                            bare.clear();
                        }
                    }
                    [Sense::Letter(letter), ..] if Some(*letter) == self.mover => at += 1,
                    [sense, ..]
                        if any_of!(Act Take In Comma(_) And Then Sign(':' | '!' | '-') Dot(_) Minus(_) Is
                        Counter Point Of To With From Since Box Tick('☑'))(sense) =>
                    {
                        at += 1
                    }
                    _ => return Vec::new(),
                }
            }
            if let (Some(row_at), Some(column_at)) = (row, column) {
                let mut at_end = at;
                at_end += senses[at..].iter().take_while(|sense| matches!(sense, Sense::In | Sense::Since)).count();
                found.push((vec![row_at, column_at], self.part(from, at_end)));
                (row, column) = (None, None);
            }
        }
        // `5 3 2`: the heights of the columns that are left.
        let numbers: Vec<u64> = senses
            .iter()
            .filter_map(|sense| if let Sense::Number(number) = sense { number.value } else { None })
            .collect();
        let only = senses.iter().all(|sense| matches!(sense, Sense::Number(_) | Sense::Comma(_) | Sense::Dot(_)));
        let heights = (only && numbers.len() > 2).then(|| vec![(Said::Reached(numbers), self.range.clone())]);
        if row.is_some() || column.is_some() || !bare.is_empty() {
            return heights.into_iter().collect();
        }
        // Two numbers may be a square, in either order, and what is left of two columns; with nouns they are a square.
        let has_nouns = senses.iter().any(|sense| matches!(sense, Sense::Row | Sense::Column));
        let words = senses
            .iter()
            .any(|sense| !matches!(sense, Sense::Number(_) | Sense::Comma(_) | Sense::And | Sense::Dot(_)));
        let square = |numbers: &[u64]| match *numbers {
            [row, column] => Said::Named(Naming::Square([row, column])),
            _ => Said::Reached(numbers.to_vec()),
        };
        let one = found.iter().map(|(numbers, range)| (square(numbers), range.clone())).collect();
        let other = found.iter().map(|(numbers, range)| (Said::Reached(numbers.clone()), range.clone())).collect();
        let turned = |numbers: &[u64]| match *numbers {
            [column, row] if !words => Said::Named(Naming::Square([row, column])),
            _ => square(numbers),
        };
        let swapped = found.iter().map(|(numbers, range)| (turned(numbers), range.clone())).collect();
        [Some(one), Some(swapped), Some(other).filter(|_| !has_nouns), heights].into_iter().flatten().collect()
    }

    /// How many columns the board has.
    fn columns(&self) -> u64 {
        let count = self.before.len() as u64;
        if self.mover.is_some() { count.isqrt() } else { count }
    }

    /// A square of a board of players by its corner, its side or its middle: `top right`, `the centre`.
    fn corner(&self) -> Option<[u64; 2]> {
        use Sense as S;
        self.mover?;
        let size = self.columns();
        let (mut row, mut column, mut middle) = (None, None, 0);
        for sense in self.senses() {
            let once = match sense {
                S::Up => row.replace(1).is_none(),
                S::Down => row.replace(size).is_none(),
                S::Left => column.replace(1).is_none(),
                S::Right => column.replace(size).is_none(),
                S::Middle => {
                    middle += 1;
                    true
                }
                S::Letter(letter) => Some(*letter) == self.mover,
                S::Nought => self.mover == Some('o'),
                S::CrossNoun => self.mover == Some('x'),
                S::Act | S::Take | S::In | S::To | S::Onto | S::Of | S::Point | S::Counter | S::Box | S::Is => true,
                S::Row | S::Column | S::Sign('!') | S::Dot(_) | S::Taken | S::Minus(false) => true,
                _ => false,
            };
            if !once {
                return None;
            }
        }
        match (row, column, middle) {
            (Some(row), Some(column), 0) => Some([row, column]),
            (Some(row), None, 1) => Some([row, size.div_ceil(2)]),
            (None, Some(column), 1) => Some([size.div_ceil(2), column]),
            (None, None, 1 | 2) if size % 2 == 1 => Some([size.div_ceil(2), size.div_ceil(2)]),
            _ => None,
        }
    }

    /// Points, and how far which way.
    fn points(&self) -> Vec<SaidMoves> {
        use Sense as S;
        let senses = self.senses();
        let number = |at: usize| if let Some(S::Number(number)) = senses.get(at) { number.value } else { None };
        let way = |at: usize| -> Option<(Way, usize)> {
            let ways = senses[at.min(senses.len())..]
                .iter()
                .take_while(|sense| matches!(sense, S::Left | S::Down | S::Diagonally | S::And | S::Comma(_)));
            let ways: Vec<&S> = ways.collect();
            match ways[..] {
                [S::Left, S::Down, ..] | [S::Down, S::Left, ..] => Some((Way::Diagonally, 2)),
                [S::Left, S::And, S::Down, ..] | [S::Down, S::And, S::Left, ..] => Some((Way::Diagonally, 3)),
                [S::Diagonally, S::Left, S::And, S::Down, ..] => Some((Way::Diagonally, 4)),
                [S::Diagonally, S::Left, S::Down, ..] => Some((Way::Diagonally, 3)),
                [S::Diagonally, S::Left | S::Down, ..] => Some((Way::Diagonally, 2)),
                [S::Diagonally, ..] => Some((Way::Diagonally, 1)),
                [S::Left, ..] => Some((Way::Left, 1)),
                [S::Down, ..] => Some((Way::Down, 1)),
                _ => None,
            }
        };
        let mut found: SaidMoves = Vec::new();
        let mut bare: Vec<(u64, usize)> = Vec::new();
        let (mut row, mut column) = (None, None);
        let mut at = 0;
        while at < senses.len() {
            let counted = |at: usize| {
                at + senses[at.min(senses.len())..]
                    .iter()
                    .take_while(|sense| matches!(sense, S::Counter | S::To | S::In | S::Act))
                    .count()
            };
            let taken = usize::from(matches!(senses[at], S::Taken | S::By | S::With));
            // `3 squares left`, `left 3`
            if let Some((far, (way, count))) =
                number(at + taken).and_then(|far| Some((far, way(counted(at + taken + 1))?)))
            {
                let end = counted(at + taken + 1) + count;
                found.push((Said::Way(far, way), self.part(at, end)));
                at = end;
                continue;
            }
            if let Some((way, count)) = way(at) {
                let next = at
                    + count
                    + senses[at + count..]
                        .iter()
                        .take_while(|sense| matches!(sense, S::By | S::With | S::Taken | S::Sign(':')))
                        .count();
                let Some(far) = number(next) else { return Vec::new() };
                found.push((Said::Way(far, way), self.part(at, next + 1)));
                at = counted(next + 1);
                continue;
            }
            let rest = &senses[at..];
            if let Some((number, count)) = numbered(rest, |sense| *sense == S::Row).filter(|_| row.is_none()) {
                row = Some(number);
                at += count;
            } else if let Some((number, count)) =
                numbered(rest, |sense| *sense == S::Column).filter(|_| column.is_none())
            {
                column = Some(number);
                at += count;
            } else {
                match rest {
                    [S::Sign('('), ..] => {
                        let Some((numbers, count)) = tuple(rest) else { return Vec::new() };
                        let [x, y] = numbers[..] else { return Vec::new() };
                        let end = at + count;
                        // `(4, 5) -> (3, 5)`, `from (4, 5) to (3, 5)`
                        let goes = matches!(senses.get(end), Some(S::To | S::Arrow));
                        let from = at > 0 && senses[at - 1] == S::From;
                        if (goes || from) && numbers == self.before && senses.len() > end {
                            at = end;
                            continue;
                        }
                        if from {
                            return Vec::new();
                        }
                        // `1 left to (3, 5)` says the same twice.
                        let again = at > 0
                            && matches!(senses[at - 1], S::To | S::Arrow)
                            && matches!(found.last(), Some((Said::Way(far, way), _)) if self.goes(*far, *way) == Some([x, y]));
                        if !again {
                            found.push((Said::Named(Naming::Point([x, y])), self.part(at, end)));
                        }
                        at = end;
                    }
                    [S::Number(number), ..] if number.value.is_some() => {
                        bare.push((number.value.unwrap_or_default(), at));
                        at += 1;
                    }
                    [sense, ..]
                        if any_of!(Act Comma(_) And Then Sign(':' | '!') Dot(_) Is To Point Semicolon Arrow
                        In From Counter)(sense) =>
                    {
                        at += 1
                    }
                    _ => return Vec::new(),
                }
            }
            if let (Some(y), Some(x)) = (row, column) {
                found.push((Said::Named(Naming::Point([x, y])), self.part(at.saturating_sub(4), at)));
                (row, column) = (None, None);
            }
        }
        // Four numbers without parentheses may be paired in more than one way; only with signs between they are points.
        let only = senses
            .iter()
            .all(|sense| matches!(sense, S::Number(_) | S::Semicolon | S::Comma(_) | S::Dot(_) | S::And | S::To));
        let paired = bare.len() == 2 || only && bare.len().is_multiple_of(2) && self.paired();
        if row.is_some() || column.is_some() || !bare.is_empty() && (!found.is_empty() || !paired) {
            return Vec::new();
        }
        // `1 left and 1 down` may be one move and two.
        let straight = |way: Way| found.iter().any(|(said, _)| matches!(said, Said::Way(_, known) if *known == way));
        if straight(Way::Left) && straight(Way::Down) && senses.contains(&S::And) {
            return Vec::new();
        }
        let pair = |pair: &[(u64, usize)]| {
            (Said::Named(Naming::Point([pair[0].0, pair[1].0])), self.part(pair[0].1, pair[1].1 + 1))
        };
        found.extend(bare.chunks_exact(2).map(pair));
        vec![found]
    }

    /// Whether the signs between numbers say which belong together: `18;11, 4;11`.
    fn paired(&self) -> bool {
        let senses = self.senses();
        let numbers: Vec<usize> = (0..senses.len()).filter(|&at| matches!(senses[at], Sense::Number(_))).collect();
        let between: Vec<&[Sense]> = numbers.windows(2).map(|pair| &senses[pair[0] + 1..pair[1]]).collect();
        let inner: Vec<&&[Sense]> = between.iter().step_by(2).collect();
        let outer: Vec<&&[Sense]> = between.iter().skip(1).step_by(2).collect();
        let alike = |all: &[&&[Sense]]| all.windows(2).all(|pair| pair[0] == pair[1]);
        // `3;5; 1;2` has a place for each number, one after another.
        let all = senses.contains(&Sense::Semicolon)
            && alike(&inner)
            && !senses.iter().any(|sense| matches!(sense, Sense::Comma(_)));
        alike(&inner) && outer.iter().all(|sign| !sign.is_empty() && **sign != *inner[0])
            || all && between.iter().all(|sign| !sign.is_empty())
    }

    /// Where a way leads; none beyond the edge.
    fn goes(&self, far: u64, way: Way) -> Option<[u64; 2]> {
        let [x, y] = *self.before else { return None };
        match way {
            Way::Left => Some([x.checked_sub(far)?, y]),
            Way::Down => Some([x, y.checked_sub(far)?]),
            Way::Diagonally => Some([x.checked_sub(far)?, y.checked_sub(far)?]),
        }
    }

    /// Coins by their numbers: all of a segment in one move, or those between commas.
    fn coins(&self) -> Vec<SaidMoves> {
        use Sense as S;
        let senses = self.senses();
        // `(4), (1, 5)`
        if senses.first() == Some(&S::Sign('(')) {
            let (mut at, mut named) = (0, Vec::new());
            while at < senses.len() {
                match (senses[at], tuple(&senses[at..])) {
                    (S::Comma(_) | S::And, _) => at += 1,
                    (_, Some((mut coins, count))) => {
                        coins.sort_unstable();
                        named.push((Said::Named(Naming::Coins(coins)), self.part(at, at + count)));
                        at += count;
                    }
                    _ => return Vec::new(),
                }
            }
            return vec![named];
        }
        // Each number, and whether it follows a verb, a comma, a word or nothing.
        let mut numbers: Vec<(u64, Option<S>, usize)> = Vec::new();
        let mut before = None;
        let mut noun = false;
        for (at, sense) in senses.iter().enumerate() {
            match sense {
                S::Number(number) if number.value.is_some() => {
                    // `2 coins` counts them.
                    let counts = matches!(senses.get(at + 1), Some(S::Counter))
                        && !noun
                        && number.digits > 0
                        && !matches!(at.checked_sub(1).map(|at| senses[at]), Some(S::Sized));
                    if counts {
                        return Vec::new();
                    }
                    numbers.push((number.value.unwrap_or_default(), before.take(), at));
                }
                S::Ordinal(number) => numbers.push((*number, before.take(), at)),
                S::Act | S::Comma(_) | S::And | S::Plus | S::Sign('+') => before = Some(*sense),
                S::Counter => noun = true,
                // `1 with 5`
                S::With if !numbers.is_empty() => {}
                // `coins to turn`
                S::To if at > 0 && senses[at - 1] == S::Counter && numbers.is_empty() => {}
                sense if any_of!(Sign(':' | '!' | '#') Dot(_) Taken Sized Is NumberNoun Then Only)(sense) => {}
                _ => return Vec::new(),
            }
        }
        // `1) 4 2) 1 5` and `1.5 2.6`: nobody knows what is a coin.
        let labels = senses.iter().filter(|sense| matches!(sense, S::Ordinal(_))).count();
        if numbers.is_empty() || labels > 1 && labels < numbers.len() || self.points_inside() {
            return Vec::new();
        }
        let mut found: Vec<SaidMoves> = Vec::new();
        let splits: [fn(&Option<S>) -> bool; 3] = [
            |sign| matches!(sign, Some(S::Act)),
            |sign| matches!(sign, Some(S::Act | S::Comma(_))),
            |sign| sign.is_some(),
        ];
        // `1, 5 and 7` is one list.
        let ands: Vec<usize> = (0..numbers.len()).filter(|&place| numbers[place].1 == Some(S::And)).collect();
        let commas = numbers.iter().position(|(_, sign, _)| matches!(sign, Some(S::Comma(_))));
        let is_list = matches!(ands[..], [last] if last + 1 == numbers.len() && commas.is_some())
            && numbers[1..numbers.len() - 1].iter().all(|(_, sign, _)| matches!(sign, Some(S::Comma(_))));
        for split in &splits[..if is_list { 1 } else { 3 }] {
            let mut groups: Vec<Vec<(u64, usize)>> = vec![Vec::new()];
            for (number, sign, at) in &numbers {
                if split(sign) && groups.last().is_some_and(|group| !group.is_empty()) {
                    groups.push(Vec::new());
                }
                groups.last_mut().into_iter().for_each(|group| group.push((*number, *at)));
            }
            // Alone between commas they are one move of several coins, which the first way says.
            let one_by_one = groups.len() > 1
                && groups.iter().all(|group| group.len() == 1)
                && !split(&None)
                && !matches!(numbers[1].1, Some(S::Act));
            if one_by_one {
                continue;
            }
            let named = groups.iter().map(|group| {
                let mut coins: Vec<u64> = group.iter().map(|(coin, _)| *coin).collect();
                coins.sort_unstable();
                let range = self.part(group[0].1, group[group.len() - 1].1 + 1);
                (Said::Named(Naming::Coins(coins)), range)
            });
            let named: SaidMoves = named.collect();
            if !found.contains(&named) {
                found.push(named);
            }
        }
        found
    }

    /// Whether a point stands between numbers.
    fn points_inside(&self) -> bool {
        let is_inside = |pair: &[Sense]| matches!(pair, [Sense::Dot(_), Sense::Number(_)]);
        self.senses().windows(2).any(is_inside)
    }

    /// Points by their letters.
    fn letters(&self) -> Option<SaidMoves> {
        use Sense as S;
        let senses = self.senses();
        let mut found = Vec::new();
        // What begins with `and` lacks its first letter.
        let mut separated = true;
        if senses.first() == Some(&S::And) {
            return None;
        }
        for (at, sense) in senses.iter().enumerate() {
            match sense {
                S::Letter(letter) if Some(*letter) == self.mover && !matches!(letter, 'a'..='i') => {}
                S::Letter(letter @ 'a'..='i') if separated => {
                    found.push((Said::Named(Naming::Letter(*letter as usize - 'a' as usize)), self.part(at, at + 1)));
                    // Letters may follow one another, but not with words between.
                    separated = matches!(senses.get(at + 1), Some(S::Letter(_)));
                }
                S::Comma(_) | S::And | S::Plus => separated = true,
                sense
                    if any_of!(Act Take Taken All Point LetterNoun In To Sign(':' | '!' | '(' | ')') Dot(_) Is)(
                        sense,
                    ) => {}
                _ => return None,
            }
        }
        (!found.is_empty()).then_some(found)
    }

    /// Positions by their numbers.
    fn positions(&self) -> Option<SaidMoves> {
        use Sense as S;
        let senses = self.senses();
        let (mut found, mut bare) = (Vec::new(), Vec::new());
        let mut at = 0;
        while at < senses.len() {
            match &senses[at..] {
                [S::Sign('('), ..] => {
                    let (numbers, count) = tuple(&senses[at..])?;
                    found.push((Said::Reached(numbers), self.part(at, at + count)));
                    at += count;
                }
                [S::Number(number), ..] => {
                    bare.push(number.value?);
                    at += 1;
                }
                [sense, ..] if any_of!(Act To Leave Comma(_) And Arrow Sign(':' | '!') Dot(_) Is Point)(sense) => {
                    at += 1
                }
                _ => return None,
            }
        }
        if !bare.is_empty() {
            found.is_empty().then(|| found.push((Said::Reached(bare), self.range.clone())))?;
        }
        Some(found)
    }
}

/// The number of a row or a column at the beginning, with its noun before or after it; and how many senses it is.
fn numbered(senses: &[Sense], noun: fn(&Sense) -> bool) -> Option<(u64, usize)> {
    match senses {
        [sense, Sense::Number(number), ..] if noun(sense) => Some((number.value?, 2)),
        [sense, Sense::Sign('#' | ':') | Sense::NumberNoun | Sense::Dot(_), Sense::Number(number), ..]
            if noun(sense) =>
        {
            Some((number.value?, 3))
        }
        [sense, Sense::Ordinal(number), ..] | [Sense::Ordinal(number), sense, ..] if noun(sense) => Some((*number, 2)),
        _ => None,
    }
}

/// Numbers in parentheses at the beginning, with the signs between that a tuple may have; and how many senses it is.
pub fn tuple(senses: &[Sense]) -> Option<(Vec<u64>, usize)> {
    let [Sense::Sign('('), inner @ ..] = senses else { return None };
    let end = inner.iter().position(|sense| *sense == Sense::Sign(')'))?;
    let numbers = inner[..end]
        .iter()
        .filter(|sense| !matches!(sense, Sense::Comma(_) | Sense::Semicolon | Sense::And | Sense::Dot(true)));
    let numbers: Option<Vec<u64>> =
        numbers.map(|sense| if let Sense::Number(number) = sense { number.value } else { None }).collect();
    Some((numbers?, end + 2)).filter(|(numbers, _)| !numbers.is_empty())
}
