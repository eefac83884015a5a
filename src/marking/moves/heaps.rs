//! Moves of heaps: `take 8 from heap 3`, `2nd heap: 3`, `12 -> 4`, `11 - 9 = 2`, `row 2 becomes 3 and 1`, `(7, 3, 4)`.
//!
//! Representation: a [`Draft`] holds what is said of a move, in whatever order: what is taken, of which heap, what is left
//! there, the position reached, and numbers that say none of it. What is said twice begins another move. A draft means
//! the legal moves of which all of it is true; numbers without words mean each thing that makes such a move.

use std::ops::Range;

use crate::marking::lexicon::{Numeral, Sense};

/// What a move does to a heap.
pub struct Deed {
    /// The component of a sum, from 0.
    pub part: usize,
    /// The heap in it, from 0.
    pub heap: usize,
    /// How large the heap is.
    pub size: u64,
    /// How many tokens go.
    pub taken: u64,
    /// What is left of the heap: rising numbers without 0.
    pub left: Vec<u64>,
    /// The numbers of the position reached.
    pub reached: Vec<u64>,
}

/// The heaps of a position and what moves do to them.
pub struct Heaps {
    /// How large the heaps of each component are.
    pub sizes: Vec<Vec<u64>>,
    /// Whether a move may put several heaps in the place of one.
    pub splits: bool,
    /// The moves, in the order of the rules.
    pub deeds: Vec<Deed>,
}

/// What one move of an answer means: the legal moves that fit, or that none does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// These, by their places in the order of the rules; not distinguished by what was written.
    Legal(Vec<usize>),
    /// A move that the rules do not allow.
    Illegal,
}

/// What each move of an answer means, with its senses.
pub type MeantMoves = Vec<(Meant, Range<usize>)>;

/// How a heap is named.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Name {
    /// By its number from 1; by its size where no heap has this number.
    Number(u64),
    /// By its size.
    Size(u64),
    /// By its number or its size.
    Either(u64),
}

/// What is said of one move.
#[derive(Clone, Debug, Default)]
struct Draft {
    /// Whether a verb says that something is taken, reduced or split.
    verb: bool,
    take: Option<u64>,
    /// Whether the verb says what a heap becomes.
    lower: bool,
    /// Everything is taken.
    all: bool,
    half: bool,
    pins: Vec<u64>,
    heaps: Vec<Name>,
    /// How large the heap is said to be.
    size: Option<u64>,
    part: Option<u64>,
    left: Option<Vec<u64>>,
    reached: Option<Vec<u64>>,
    /// Numbers that nothing names, and whether a comma or a word separates each from the one before.
    bare: Vec<(u64, Option<Sense>)>,
    /// Whether `8 - 4` stands here.
    minus: bool,
    /// Whether something is taken from the heap.
    from_heap: bool,
    /// Whether the verb comes after what is left.
    postfix: bool,
    /// Whether it begins a part of the answer.
    first: bool,
    /// Where it begins and ends, among the senses.
    from: usize,
    to: usize,
}

impl Draft {
    fn is_empty(&self) -> bool {
        !self.verb && !self.has_words() && self.bare.is_empty()
    }

    /// Whether more than bare numbers say what is meant.
    fn has_words(&self) -> bool {
        self.verb
            || self.take.is_some()
            || self.all
            || self.half
            || !self.pins.is_empty()
            || !self.heaps.is_empty()
            || self.size.is_some()
            || self.part.is_some()
            || self.left.is_some()
            || self.reached.is_some()
    }
}

/// What moves some senses mean, each with its range of senses: every way in which they are moves; none where there are
/// too many ways to look at all of them.
pub fn moves(heaps: &Heaps, senses: &[Sense]) -> Option<Vec<MeantMoves>> {
    if senses.len() > MOST_SENSES {
        return None;
    }
    let mut parser = Parser { heaps, senses, found: Vec::new(), steps: 0 };
    parser.go(0, Draft::default(), &mut Vec::new(), false);
    if parser.is_lost() {
        return None;
    }
    let mut all: Vec<MeantMoves> = Vec::new();
    for drafts in &parser.found {
        // `15-ből 6, 9-ből 0, 12-ből 5 lesz`: the verb at the end may belong to every number.
        let bare = |draft: &Draft| {
            draft.left.is_none()
                && draft.take.is_none()
                && !draft.verb
                && !draft.heaps.is_empty()
                && !draft.bare.is_empty()
        };
        let together =
            |drafts: &[Draft]| drafts.last().is_some_and(|last| last.postfix && !last.verb) && drafts.iter().any(bare);
        if drafts.chunk_by(|_, next| !next.first).any(together) {
            continue;
        }
        // In one answer a number after `from` is the heap's number everywhere, or its size everywhere.
        for by_size in [false, true] {
            // Each draft may mean several things; one that means nothing makes the whole mean nothing.
            let each: Option<Vec<Vec<Vec<Meant>>>> = drafts
                .iter()
                .map(|draft| Some(heaps.meant(draft, by_size)).filter(|meant| !meant.is_empty()))
                .collect();
            let mut ways: Vec<MeantMoves> = vec![Vec::new()];
            for (meant, draft) in each.into_iter().flatten().zip(drafts) {
                let before = std::mem::take(&mut ways);
                if before.len() > MOST_WAYS {
                    return None;
                }
                for way in before {
                    for moves in &meant {
                        let place = draft.from..draft.to;
                        let more = moves.iter().map(|one| (one.clone(), place.clone()));
                        ways.push(way.iter().cloned().chain(more).collect());
                    }
                }
            }
            for way in ways.into_iter().filter(|way| !way.is_empty()) {
                if !all.contains(&way) {
                    all.push(way);
                }
            }
        }
    }
    Some(all)
}

/// The most ways in which the moves of one answer are looked at.
const MOST_WAYS: usize = 64;

/// The most senses of one answer: a step for each is kept until the end.
const MOST_SENSES: usize = 300;

/// The most steps of one answer.
const MOST_STEPS: usize = 20_000;

struct Parser<'a> {
    heaps: &'a Heaps,
    senses: &'a [Sense],
    found: Vec<Vec<Draft>>,
    steps: usize,
}

impl Parser<'_> {
    /// Whether there are more ways than are looked at.
    fn is_lost(&self) -> bool {
        self.steps > MOST_STEPS || self.found.len() > MOST_WAYS
    }

    /// Reads on at a sense. `apart` says whether something separates it from what is before it.
    fn go(&mut self, at: usize, draft: Draft, done: &mut Vec<Draft>, apart: bool) {
        use Sense as S;
        self.steps += 1;
        if self.is_lost() {
            return;
        }
        let rest = &self.senses[at..];
        let Some(first) = rest.first() else {
            let whole = done.iter().chain(Some(&draft).filter(|draft| !draft.is_empty())).cloned().collect();
            self.found.push(whole);
            return;
        };
        match first {
            // `4 off`
            S::From if rest.len() == 1 => return self.go(at + 1, draft, done, apart),
            // `3 of them`
            S::Of if matches!(rest.get(1), None | Some(S::Comma(_))) => return self.go(at + 1, draft, done, apart),
            S::Comma(_) | S::And | S::Then | S::Sign(':' | '!' | '+') | S::Dot(_) | S::Plus => {
                // A number after it may be one more of a list.
                let mut draft = draft;
                if let [_, S::Number(number), ..] = rest
                    && let Some(value) = number.value
                    && !draft.bare.is_empty()
                    && self.number_is_bare(at + 1)
                {
                    draft.bare.push((value, Some(*first)));
                    draft.to = at + 2;
                    return self.go(at + 2, draft, done, false);
                }
                return self.go(at + 1, draft, done, true);
            }
            // All is well, says somebody after the answer.
            S::Tick('☑') if rest.len() == 1 => return self.go(at + 1, draft, done, true),
            S::Or | S::Semicolon | S::Line => {
                if draft.is_empty() {
                    return self.go(at + 1, draft, done, true);
                }
                done.push(draft);
                self.go(at + 1, Draft { from: at + 1, first: true, ..Draft::default() }, done, false);
                done.pop();
                return;
            }
            _ => {}
        }
        for (count, said) in self.phrases(at) {
            let mut next = draft.clone();
            // After what one row becomes comes another way for it to go.
            let full = matches!(said, Said::Bare(..))
                && !draft.heaps.is_empty()
                && (draft.take.is_some() || !draft.bare.is_empty())
                && !self.heaps.splits;
            let another = apart && full
                || apart
                    && self.heaps.splits
                    && self.heaps.count() == 1
                    && draft.left.is_some()
                    && matches!(said, Said::Bare(..));
            if !another && next.say(&said) {
                if next.is_empty() || draft.is_empty() {
                    next.from = at;
                }
                next.to = at + count;
                self.go(at + count, next, done, false);
            } else if apart && !self.joins(at, &said) || matches!(said, Said::Reached(_)) {
                done.push(draft.clone());
                let mut next = Draft { from: at, to: at + count, ..Draft::default() };
                if next.say(&said) {
                    self.go(at + count, next, done, false);
                }
                done.pop();
            }
        }
    }

    /// Whether `and` joins two amounts of one heap: one move or two.
    fn joins(&self, at: usize, said: &Said) -> bool {
        let and = at.checked_sub(1).is_some_and(|before| self.senses[before] == Sense::And);
        and && self.heaps.count() == 1 && !self.heaps.splits && matches!(said, Said::Take(_))
    }

    /// Whether a number says nothing but itself: no noun, preposition or verb belongs to it.
    fn number_is_bare(&self, at: usize) -> bool {
        let phrases = self.phrases(at);
        phrases.len() == 1 && matches!(phrases[0].1, Said::Bare(_, _))
    }

    /// What may be said at a sense: how many senses it is, and what it says.
    fn phrases(&self, at: usize) -> Vec<(usize, Said)> {
        use Sense as S;
        let rest = &self.senses[at..];
        // A noun for heaps: in games of rows and columns of tokens people call them so.
        let heap = |sense: &S| matches!(sense, S::Heap | S::Row | S::Column);
        let mut found: Vec<(usize, Said)> = Vec::new();
        // A heap of which there is one: the largest, the last, the middle one.
        let noted = |sense: &S| matches!(sense, S::Largest | S::Smallest | S::Last | S::Middle);
        // What follows a name of a heap and belongs to it: `from` or `in` as an ending.
        // In Hebrew `in 4` is by how much something is lowered.
        let lowers = self.senses[..at].contains(&S::Lower);
        let by = |place: usize| lowers && rest[place] == S::In && matches!(rest.get(place + 1), Some(S::Number(_)));
        let ended = |count: usize| {
            count
                + (count..rest.len()).take_while(|&place| matches!(rest[place], S::From | S::In) && !by(place)).count()
        };
        let prefix = rest.iter().take_while(|sense| matches!(sense, S::From | S::In | S::Instead)).count();
        let prefix = prefix
            + usize::from(matches!(
                rest[prefix..],
                [S::Taken, S::Ordinal(_) | S::Largest | S::Smallest | S::Last | S::Middle, ..]
            ));
        let from = rest[..prefix].contains(&S::From);
        let core = &rest[prefix..];
        let mut name = |count: usize, name: Name| {
            let end = ended(prefix + count);
            let from = from || rest[prefix + count..end.min(rest.len())].contains(&S::From);
            found.push((end, if from { Said::FromHeap(name) } else { Said::Heaps(vec![name]) }));
        };
        match core {
            [noun, S::Of | S::With, S::Number(size), ..] if heap(noun) => push(&mut name, 3, size, Name::Size),
            [noun, S::From | S::In, S::Number(number), ..] if heap(noun) && !from && self.heaps.count() > 1 => {
                push(&mut name, 3, number, Name::Number)
            }
            [noun, S::NumberNoun, S::Number(number), ..] if heap(noun) => push(&mut name, 3, number, Name::Number),
            [noun, S::Sign('#'), S::Number(number), ..] if heap(noun) => push(&mut name, 3, number, Name::Number),
            [noun, S::Sign(':'), S::Number(number), ..]
                if heap(noun) && (self.heaps.count() > 1 || number.value == Some(1)) =>
            {
                push(&mut name, 3, number, Name::Number)
            }
            [S::Sized, S::Number(number), S::NumberNoun, noun, ..] if heap(noun) => {
                push(&mut name, 4, number, Name::Number)
            }
            [noun, note, ..] if noted(note) && heap(noun) => match self.noted(note) {
                Some(number) => name(2, Name::Number(number)),
                None => return Vec::new(),
            },
            [note, noun, ..] if noted(note) && heap(noun) => match self.noted(note) {
                Some(number) => name(2, Name::Number(number)),
                None => return Vec::new(),
            },
            [note, ..] if noted(note) && (from || matches!(core.get(1), Some(S::Take | S::Taken | S::Leave))) => {
                match self.noted(note) {
                    Some(number) => name(1, Name::Number(number)),
                    None => return Vec::new(),
                }
            }
            [noun, S::Number(number), ..] if heap(noun) => push(&mut name, 2, number, Name::Number),
            [noun, S::Ordinal(number), ..] if heap(noun) => name(2, Name::Number(*number)),
            [S::Ordinal(number), noun, ..] if heap(noun) => name(2, Name::Number(*number)),
            [S::Number(number), noun, after, ..]
                if heap(noun)
                    && (matches!(after, S::Number(_)) || *after == S::Sign(':') && at > 0)
                    && number.digits > 0 => {}
            [S::Sized, S::Number(size), S::Counter, noun, ..] | [S::Number(size), S::Counter, noun, ..]
                if heap(noun) =>
            {
                push(&mut name, if matches!(core[0], S::Sized) { 4 } else { 3 }, size, Name::Size)
            }
            [S::Number(size), S::Minus(_), S::Counter, noun, ..] if heap(noun) => push(&mut name, 4, size, Name::Size),
            [S::Sized, S::Number(size), noun, ..] if heap(noun) => push(&mut name, 3, size, Name::Size),
            [S::Sized, S::Number(size), ..] => push(&mut name, 2, size, Name::Either),
            // `one heap` names none.
            [S::Number(number), noun, ..] if heap(noun) && number.digits > 0 => {
                push(&mut name, 2, number, Name::Either)
            }
            [S::Number(_), noun, ..] if heap(noun) => return Vec::new(),
            [S::Sign('#'), S::Number(number), ..] => push(&mut name, 2, number, Name::Number),
            [S::Ordinal(_), S::Part | S::Counter, ..] => {}
            [S::Ordinal(number), ..] => name(1, Name::Number(*number)),
            [S::Number(number), ..] if from => push(&mut name, 1, number, Name::Either),
            _ => {}
        }
        self.lists(at + prefix, prefix, &mut found);
        if !found.is_empty() {
            return found;
        }
        // Hungarian says the part with its ending.
        let part = |count: usize, number: &u64| {
            let ending = core[count..].iter().take_while(|sense| matches!(sense, S::From | S::In)).count();
            let from = from || core[count..count + ending].contains(&S::From);
            vec![(prefix + count + ending, if from { Said::FromPart(*number) } else { Said::Part(*number) })]
        };
        match core {
            // `the nim heap`
            [S::Part, S::Number(Numeral { value: Some(number), .. }), noun, ..] if heap(noun) => {
                return part(3, number);
            }
            [S::Part, S::Number(Numeral { value: Some(number), .. }), ..] => return part(2, number),
            [S::Part, S::Sign(':'), S::Number(Numeral { value: Some(number), .. }), ..] => return part(3, number),
            [S::Ordinal(number), S::Part, ..] | [S::Part, S::Ordinal(number), ..] => return part(2, number),
            _ => {}
        }
        if let ([S::In, S::Number(number), ..], true) = (rest, self.senses[..at].contains(&S::Lower)) {
            return taken(*number, 2);
        }
        if prefix > 0 {
            // `from` alone, before a noun that names nothing; `in` before a number that is taken off.
            return if matches!(core.first(), Some(noun) if heap(noun))
                || !from && matches!(core.first(), Some(S::Number(_)))
            {
                vec![(prefix, Said::Nothing)]
            } else {
                Vec::new()
            };
        }
        match rest {
            [S::Counter, S::Number(_), ..] | [S::Ordinal(_), S::Counter, ..] if self.heaps.splits => {
                self.pins(at).into_iter().collect()
            }
            [S::Half, ..] => vec![(1 + usize::from(matches!(rest.get(1), Some(S::Of | S::From))), Said::Half)],
            [S::Clear, ..] => vec![(1, Said::Clear)],
            [S::Loses, S::Number(_), ..] => vec![(1, Said::Verb)],
            [S::Down, ..] => vec![(1, Said::Nothing)],
            [S::Taken, S::Sized, S::Number(number), S::To | S::Arrow, ..] => {
                vec![(3, Said::Size(number.value.unwrap_or(u64::MAX)))]
            }
            [S::Taken, S::Number(number), S::To | S::Arrow, ..] => {
                vec![(2, Said::Size(number.value.unwrap_or(u64::MAX)))]
            }
            [S::Split, S::In, S::Number(_), ..] => Vec::new(),
            [S::Less, S::Number(number), ..] => vec![(2, Said::Minus(number.value.unwrap_or(u64::MAX)))],
            [S::Sign('('), ..] => self.tuple(at),
            // A box of each heap is the one row, or says what was said already.
            [S::Heap | S::Row | S::Part | S::Counter, ..] => vec![(ended(1), Said::Nothing)],
            [S::Act, S::Sign(':'), ..] => vec![(2, Said::Nothing)],
            [S::All, S::Of | S::From, ..] | [S::All, ..] => {
                vec![(if matches!(rest.get(1), Some(S::Of)) { 2 } else { 1 }, Said::All)]
            }
            [S::Take, S::Minus(true), ..] => Vec::new(),
            [S::Lower, ..] => vec![(1, Said::Lower)],
            [S::Take | S::Split, ..] => vec![(1, Said::Verb)],
            [S::Taken, S::Number(number), S::Counter, ..] => taken(*number, 3),
            [S::Taken, S::Number(number), ..] => self.left_or_taken(at + 1, *number, 2),
            [S::By | S::With, S::Number(number), ..] => taken(*number, 2),
            [S::Leave | S::Become | S::Into, ..] => self.what_is_left(at),
            [S::To | S::Arrow, ..] => self.what_is_left(at),
            // `11 - 9 = 2`
            [S::Sign('='), ..] if at > 1 && matches!(self.senses[at - 2], S::Minus(_) | S::Less) => {
                self.what_is_left(at)
            }
            [S::Minus(_), S::Number(number), ..] => taken(*number, 2)
                .into_iter()
                .map(|(count, _)| (count, Said::Minus(number.value.unwrap_or(u64::MAX))))
                .collect(),
            // `two sevens`
            [S::Number(number), S::Sized, ..] if number.digits == 0 => Vec::new(),
            // `3 8 7 -> 3 4 7` begins with the position itself.
            [S::Number(_), ..] if self.whole(at).is_some() => vec![(self.whole(at).unwrap_or(1), Said::Nothing)],
            [S::Number(number), S::Arrow | S::To | S::Into, S::Number(_) | S::Sign('(') | S::None, ..]
            | [S::Number(number), S::Become, S::Number(_) | S::None | S::To, ..]
                if at == 0 || !matches!(self.senses[at - 1], S::Take | S::By) =>
            {
                vec![(1, Said::Size(number.value.unwrap_or(u64::MAX)))]
            }
            [S::Number(number), S::Counter, S::Leave, ..] => self.left_or_taken(at, *number, 2),
            [S::Number(number), S::Counter, ..] => taken(*number, 2),
            [S::Number(number), ..] => self
                .left_or_taken(at, *number, 1)
                .into_iter()
                .map(|(count, said)| match said {
                    Said::Take(value) => (count, Said::Bare(value, None)),
                    other => (count, other),
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    /// A number that is left if a verb for it comes after it, and is taken else.
    fn left_or_taken(&self, at: usize, number: Numeral, count: usize) -> Vec<(usize, Said)> {
        let Some(value) = number.value else { return vec![(count, Said::Take(u64::MAX))] };
        let (numbers, end) = self.listed(at);
        // `take one, 6 and 6 left`, `4-et, 2 marad`
        let verb = at.checked_sub(count).is_some_and(|before| self.senses[before] == Sense::Take)
            || count > 1 && at > 0 && self.senses[at - 1] == Sense::Taken;
        let joined = matches!(self.senses.get(at + 1), Some(Sense::And | Sense::Plus | Sense::Sign('+')));
        let (numbers, end) = match numbers.len() {
            several if several > 1 && verb => return vec![(count, Said::Take(value))],
            // What one heap becomes, or the whole position that is left.
            several if several > 1 && !self.heaps.splits && numbers.len() != self.heaps.count() => {
                let leaves = matches!(self.senses.get(end), Some(Sense::Leave | Sense::Become));
                if leaves && joined {
                    return Vec::new();
                }
                (vec![value], at + 1)
            }
            _ => (numbers, end),
        };
        let end = end + usize::from(matches!(self.senses.get(end), Some(Sense::Counter)));
        let verb = matches!(self.senses.get(end), Some(Sense::Leave | Sense::Become));
        // `4 left, take 3`, but not `4, leaving 3`
        let ends = !matches!(self.senses.get(end + 1), Some(Sense::Number(_) | Sense::Sign('(' | ':') | Sense::Taken));
        if verb && ends && !numbers.is_empty() {
            let start =
                at - usize::from(count > 1 && matches!(self.senses.get(at.wrapping_sub(1)), Some(Sense::Taken)));
            return vec![(end + 1 - start, Said::Remains(numbers))];
        }
        vec![(count, Said::Take(value))]
    }

    /// The number of the heap that is the largest, the smallest, the last or the middle one, if there is one alone.
    fn noted(&self, note: &Sense) -> Option<u64> {
        let [sizes] = &self.heaps.sizes[..] else { return None };
        let of_size = |size: u64| {
            let mut places = (0..sizes.len()).filter(|&place| sizes[place] == size);
            places.next().filter(|_| places.next().is_none())
        };
        let place = match note {
            Sense::Largest => of_size(*sizes.iter().max()?),
            Sense::Smallest => of_size(*sizes.iter().min()?),
            Sense::Last => sizes.len().checked_sub(1),
            _ => (sizes.len() % 2 == 1).then_some(sizes.len() / 2),
        }?;
        (sizes.len() > 1).then_some(place as u64 + 1)
    }

    /// Pins by their places in the row: `pin 3`, `pins 3 and 4`, `the 3rd pin`.
    fn pins(&self, at: usize) -> Option<(usize, Said)> {
        use Sense as S;
        let mut pins = Vec::new();
        let mut next = at;
        loop {
            match &self.senses[next..] {
                [S::Counter, S::Number(Numeral { value: Some(pin), .. }), ..] => {
                    pins.push(*pin);
                    next += 2;
                }
                [S::Ordinal(pin), S::Counter, ..] => {
                    pins.push(*pin);
                    next += 2;
                }
                [S::Number(Numeral { value: Some(pin), .. }), ..] if !pins.is_empty() => {
                    pins.push(*pin);
                    next += 1;
                }
                [S::Ordinal(pin), S::And, S::Ordinal(_), S::Counter, ..] => {
                    pins.push(*pin);
                    next += 1;
                }
                _ => break,
            }
            match self.senses.get(next) {
                Some(S::And | S::Plus) => next += 1,
                _ => break,
            }
        }
        (!pins.is_empty()).then_some((next - at, Said::Pins(pins)))
    }

    /// How many senses the position itself is, before what becomes of it.
    fn whole(&self, at: usize) -> Option<usize> {
        let whole = self.heaps.sizes.concat();
        let (numbers, end) = self.listed(at);
        (numbers == whole
            && whole.len() > 1
            && matches!(self.senses.get(end), Some(Sense::Arrow | Sense::To | Sense::Become)))
        .then_some(end - at)
    }

    /// Numbers with commas, `and` or plus signs between, and where they end.
    fn listed(&self, at: usize) -> (Vec<u64>, usize) {
        use Sense as S;
        let mut numbers = Vec::new();
        let mut end = at;
        let mut next = at;
        let mut joined = false;
        while let Some(S::Number(Numeral { value: Some(value), .. })) = self.senses.get(next) {
            numbers.push(*value);
            end = next + 1;
            next = end;
            // `2 and 10, 4 and 8`: after `and` a comma ends the list.
            if joined && matches!(self.senses.get(next), Some(S::Comma(_))) {
                break;
            }
            joined |= matches!(self.senses.get(next), Some(S::And));
            while matches!(self.senses.get(next), Some(S::Comma(_) | S::And | S::Sign('+') | S::Plus)) {
                next += 1;
            }
            // `5-re és 8-ra`, `2 and nothing`
            if next > end && matches!(self.senses.get(next), Some(S::To | S::Into)) && self.heaps.splits {
                next += 1;
            }
            if next > end && matches!(self.senses.get(next), Some(S::None)) {
                end = next + 1;
                break;
            }
        }
        (numbers, end)
    }

    /// What a heap becomes, or the position reached: `leaving 4`, `becomes 2 and 3`, `-> (7, 3, 4)`.
    fn what_is_left(&self, at: usize) -> Vec<(usize, Said)> {
        use Sense as S;
        let mut start = at + 1;
        // `marad: 4`, `leave heap 3 with 2`, `to be left: 4`
        while matches!(
            self.senses.get(start),
            Some(S::Sign(':') | S::Leave | S::Become | S::To | S::With | S::Of | S::Only | S::Taken | S::Is | S::Into)
        ) {
            start += 1;
        }
        if matches!(self.senses.get(start), Some(S::Sign('('))) {
            return self.tuple(start).into_iter().map(|(count, said)| (start - at + count, said)).collect();
        }
        if matches!(self.senses.get(start), Some(S::None)) {
            return vec![(start + 1 - at, Said::Left(Vec::new()))];
        }
        let (numbers, end) = self.listed(start);
        match numbers.len() {
            // A verb without a number: `leave heap 3 with 2`, `becomes`.
            0 if matches!(self.senses[at], S::Leave | S::Become) => vec![(1, Said::Nothing)],
            0 => Vec::new(),
            // Each shorter list is another way, where a comma may end it.
            all if self.heaps.splits
                || all == self.heaps.count()
                || all == 1
                || !self.senses[start..end].iter().any(|sense| matches!(sense, S::Comma(_))) =>
            {
                let counts = matches!(self.senses.get(end), Some(S::Leave | S::Become | S::Arrow));
                if counts {
                    return Vec::new();
                }
                let end = end + usize::from(matches!(self.senses.get(end), Some(S::Counter)));
                vec![(end - at, Said::Left(numbers))]
            }
            _ => {
                let mut found = Vec::new();
                for length in (1..=numbers.len()).rev() {
                    let end = self.nth_end(start, length).unwrap_or(end);
                    // A number that counts what follows it is not in the list.
                    let counts = matches!(self.senses.get(end), Some(S::Leave | S::Become | S::Arrow));
                    if length < numbers.len() || !counts {
                        let end = end + usize::from(matches!(self.senses.get(end), Some(S::Counter)));
                        found.push((end - at, Said::Left(numbers[..length].to_vec())));
                    }
                }
                found
            }
        }
    }

    /// Where the number of this place in a list ends.
    fn nth_end(&self, start: usize, length: usize) -> Option<usize> {
        let places = (start..self.senses.len()).filter(|&place| matches!(self.senses[place], Sense::Number(_)));
        places.take(length).last().map(|place| place + 1)
    }

    /// A position in parentheses.
    fn tuple(&self, at: usize) -> Vec<(usize, Said)> {
        use Sense as S;
        let Some(length) = self.senses[at..].iter().position(|sense| *sense == S::Sign(')')) else { return Vec::new() };
        let inner = &self.senses[at + 1..at + length];
        let numbers: Option<Vec<u64>> = inner
            .iter()
            .filter(|sense| !matches!(sense, S::Comma(_) | S::Semicolon | S::And))
            .map(|sense| if let S::Number(number) = sense { number.value } else { None })
            .collect();
        let Some(numbers) = numbers.filter(|numbers| !numbers.is_empty()) else { return Vec::new() };
        // `(3, 8, 7) -> (3, 4, 7)` begins with the position itself.
        let whole = self.heaps.sizes.concat();
        if numbers == whole && matches!(self.senses.get(at + length + 1), Some(S::Arrow | S::To | S::Become)) {
            return vec![(length + 2, Said::Nothing)];
        }
        vec![(length + 1, Said::Reached(numbers))]
    }

    /// Several heaps at once: `from heap 1, 2 or 3`.
    fn lists(&self, at: usize, prefix: usize, found: &mut Vec<(usize, Said)>) {
        use Sense as S;
        let heap = |sense: &S| matches!(sense, S::Heap | S::Heaps | S::Row | S::Rows | S::Column | S::Columns);
        let mut names = Vec::new();
        let mut next = at;
        let mut joined = false;
        let mut noun = false;
        loop {
            match &self.senses[next..] {
                [one, S::Number(Numeral { value: Some(number), .. }), ..] if heap(one) => {
                    names.push(Name::Number(*number));
                    noun = true;
                    next += 2;
                }
                [S::Ordinal(number), one, ..] if heap(one) => {
                    names.push(Name::Number(*number));
                    noun = true;
                    next += 2;
                }
                [S::Sized, S::Number(Numeral { value: Some(size), .. }), one, ..] if heap(one) => {
                    names.push(Name::Size(*size));
                    noun = true;
                    next += 3;
                }
                [S::Sized, S::Number(Numeral { value: Some(size), .. }), ..] => {
                    names.push(Name::Either(*size));
                    next += 2;
                }
                [S::Number(Numeral { value: Some(number), .. }), ..] if !names.is_empty() => {
                    names.push(Name::Number(*number));
                    next += 1;
                }
                [S::Ordinal(_), S::Part | S::Counter, ..] => return,
                [S::Ordinal(number), ..] => {
                    names.push(Name::Number(*number));
                    next += 1;
                }
                _ => return,
            }
            if names.len() > 1 && joined && noun {
                let end =
                    next + self.senses[next..].iter().take_while(|sense| matches!(sense, S::From | S::In)).count();
                found.push((prefix + end - at, Said::Heaps(names.clone())));
            }
            let separators = self.senses[next..]
                .iter()
                .take_while(|sense| matches!(sense, S::Comma(_) | S::And | S::Or | S::From | S::In))
                .count();
            if self.senses[next..next + separators].iter().all(|sense| matches!(sense, S::From | S::In)) {
                return;
            }
            joined |= self.senses[next..next + separators].iter().any(|sense| matches!(sense, S::And | S::Or));
            next += separators;
        }
    }
}

/// Hands over a name with a number that is small enough to be one.
fn push(name: &mut impl FnMut(usize, Name), count: usize, number: &Numeral, made: fn(u64) -> Name) {
    name(count, made(number.value.unwrap_or(u64::MAX)));
}

fn taken(number: Numeral, count: usize) -> Vec<(usize, Said)> {
    vec![(count, Said::Take(number.value.unwrap_or(u64::MAX)))]
}

/// What a phrase says.
#[derive(Clone, Debug)]
enum Said {
    Nothing,
    Verb,
    /// A verb that says what a heap becomes.
    Lower,
    All,
    /// Half of the heap is taken.
    Half,
    /// A verb that takes everything.
    Clear,
    /// Pins by their places, from 1.
    Pins(Vec<u64>),
    Take(u64),
    Heaps(Vec<Name>),
    /// One that something is taken from.
    FromHeap(Name),
    /// How large the heap is, before what becomes of it.
    Size(u64),
    Part(u64),
    /// One that something is taken from.
    FromPart(u64),
    Left(Vec<u64>),
    /// What is left, before its verb.
    Remains(Vec<u64>),
    Reached(Vec<u64>),
    Bare(u64, Option<Sense>),
    /// `- 4`
    Minus(u64),
}

impl Draft {
    /// Adds what is said; false if it was said already.
    fn say(&mut self, said: &Said) -> bool {
        match said {
            Said::Nothing => true,
            Said::Verb => !std::mem::replace(&mut self.verb, true),
            Said::Lower => {
                self.lower = true;
                !std::mem::replace(&mut self.verb, true)
            }
            Said::Half => !std::mem::replace(&mut self.half, true),
            Said::Clear => !std::mem::replace(&mut self.verb, true) && !std::mem::replace(&mut self.all, true),
            Said::Pins(pins) => {
                let first = self.pins.is_empty();
                self.pins.clone_from(pins);
                first
            }
            Said::All => {
                self.all = true;
                true
            }
            Said::Take(take) => self.take.replace(*take).is_none(),
            Said::FromHeap(name) => {
                let said = self.say(&Said::Heaps(vec![*name]));
                self.from_heap = true;
                said
            }
            // `heap 3: 8 -> 3`, `3. kupac: 8-ból 3 lesz`
            Said::Heaps(names)
                if self.heaps.len() == 1
                    && self.size.is_none()
                    && self.take.is_none()
                    && self.left.is_none()
                    && !self.all
                    && !self.half
                    && matches!(names[..], [Name::Either(_)]) =>
            {
                if let [Name::Either(size)] = names[..] {
                    self.size = Some(size);
                }
                true
            }
            Said::Heaps(names) => {
                let first = self.heaps.is_empty();
                self.heaps.clone_from(names);
                first
            }
            Said::FromPart(part) => {
                self.from_heap = true;
                self.say(&Said::Part(*part))
            }
            Said::Part(part) => self.part.replace(*part).is_none_or(|known| known == *part),
            Said::Left(left) => self.left.replace(left.clone()).is_none(),
            Said::Remains(left) => {
                self.postfix = true;
                self.left.replace(left.clone()).is_none()
            }
            Said::Size(size) => self.left.is_none() && self.take.is_none() && self.size.replace(*size).is_none(),
            Said::Reached(numbers) => self.reached.replace(numbers.clone()).is_none(),
            Said::Bare(number, separator) => {
                self.bare.push((*number, *separator));
                true
            }
            Said::Minus(number) => {
                if self.heaps.is_empty() && self.bare.len() == 1 && self.take.is_none() {
                    self.minus = true;
                    self.bare.push((*number, None));
                    return true;
                }
                self.take.replace(*number).is_none() && !self.heaps.is_empty()
            }
        }
    }
}

impl Heaps {
    fn count(&self) -> usize {
        self.sizes.iter().map(Vec::len).sum()
    }

    /// Each thing that a draft may mean: a list of moves, more than one only where it names several heaps.
    fn meant(&self, draft: &Draft, by_size: bool) -> Vec<Vec<Meant>> {
        let mut found: Vec<Vec<Meant>> = Vec::new();
        let mut add = |meant: Vec<Meant>| {
            if !found.contains(&meant) {
                found.push(meant);
            }
        };
        if !draft.has_words() && draft.bare.len() > 1 {
            self.bare(draft).into_iter().for_each(&mut add);
        } else {
            for draft in self.assigned(draft) {
                let names: Option<Vec<Name>> = draft.heaps.iter().map(|&name| self.name(name, by_size)).collect();
                let Some(names) = names else { continue };
                let names = if names.is_empty() { vec![None] } else { names.into_iter().map(Some).collect() };
                let each: Option<Vec<Meant>> = names.into_iter().map(|name| self.one(&draft, name)).collect();
                each.into_iter().for_each(&mut add);
            }
        }
        if !draft.has_words() && self.splits
            || draft.minus && !draft.verb
            || found.iter().any(|meant| !meant.contains(&Meant::Illegal))
        {
            found.retain(|meant| !meant.contains(&Meant::Illegal));
        }
        found
    }

    /// The heap that a name means: a number that may be a size is one, or is not; none where no heap has this size.
    fn name(&self, name: Name, by_size: bool) -> Option<Name> {
        match name {
            Name::Either(number) if by_size && number <= self.count() as u64 => {
                self.sizes.concat().contains(&number).then_some(Name::Size(number))
            }
            Name::Either(number) => Some(Name::Number(number)),
            other => Some(other),
        }
    }

    /// A draft with its bare numbers put where something is still to be said.
    fn assigned(&self, draft: &Draft) -> Vec<Draft> {
        let bare: Vec<u64> = draft.bare.iter().map(|(number, _)| *number).collect();
        let with = |change: &dyn Fn(&mut Draft)| {
            let mut draft = Draft { bare: Vec::new(), ..draft.clone() };
            change(&mut draft);
            draft
        };
        let (no_take, no_left) = (
            draft.take.is_none() && !draft.all && !draft.half && draft.pins.is_empty(),
            draft.left.is_none() && draft.reached.is_none(),
        );
        let no_heap = draft.heaps.is_empty()
            && draft.size.is_none()
            && self.count() > 1
            && (draft.part.is_none() || self.sizes.iter().any(|sizes| sizes.len() > 1));
        match bare[..] {
            [] => vec![draft.clone()],
            // `take all 5 of heap 2`
            [size] if draft.all => vec![with(&|draft| draft.size = Some(size))],
            // `11 - 9 = 2`
            [one, other] if draft.minus && no_take && draft.heaps.is_empty() => {
                vec![with(&|draft| (draft.size, draft.take) = (Some(one), Some(other)))]
            }
            // `make the 11 a 2`
            [one, other] if draft.lower && no_heap && no_take && no_left => {
                vec![with(&|draft| (draft.size, draft.left) = (Some(one), Some(vec![other])))]
            }
            [_] if draft.lower && !no_heap && no_take && no_left && !draft.from_heap => Vec::new(),
            // `make it 2 1 3`
            ref all if !self.splits && all.len() == self.count() && all.len() > 2 && no_take && no_left && no_heap => {
                vec![with(&|draft| draft.reached = Some(all.to_vec()))]
            }
            // What a row becomes.
            _ if self.splits && no_take && no_left && !no_heap && !draft.verb => {
                let mut all = Vec::new();
                // `6 from heap 2` says what is taken.
                if !draft.from_heap || bare.len() > 1 {
                    all.push(with(&|draft| draft.left = Some(bare.clone())));
                }
                if let [one] = bare[..] {
                    all.push(with(&|draft| draft.take = Some(one)));
                }
                all
            }
            [one] if no_heap && (!no_take || !no_left) => vec![with(&|draft| draft.heaps = vec![Name::Either(one)])],
            [one] if no_take && no_left && !no_heap => vec![with(&|draft| draft.take = Some(one))],
            // `18: take 5, 13 left`: the heap's own size.
            [one] if self.count() == 1 && self.sizes.concat() == [one] => vec![with(&|_| {})],
            [one] if no_take && !no_left && !no_heap => vec![with(&|draft| draft.take = Some(one))],
            [one] if !no_take && no_left && !no_heap => vec![with(&|draft| draft.left = Some(vec![one]))],
            [one, other] if no_heap && no_take => vec![
                with(&|draft| (draft.take, draft.heaps) = (Some(one), vec![Name::Number(other)])),
                with(&|draft| (draft.take, draft.heaps) = (Some(other), vec![Name::Number(one)])),
            ],
            ref left if self.splits && no_left && !no_heap => {
                vec![with(&|draft| draft.left = Some(left.to_vec()))]
            }
            _ => Vec::new(),
        }
    }

    /// What numbers without words mean: only legal moves.
    fn bare(&self, draft: &Draft) -> Vec<Vec<Meant>> {
        let numbers: Vec<u64> = draft.bare.iter().map(|(number, _)| *number).collect();
        let words = draft
            .bare
            .iter()
            .any(|(_, separator)| matches!(separator, Some(Sense::And | Sense::Plus | Sense::Sign('+'))));
        let mut found = Vec::new();
        let mut legal = |places: Vec<usize>| {
            if !places.is_empty() {
                found.push(vec![Meant::Legal(places)]);
            }
        };
        if self.splits {
            if self.count() == 1 {
                // `2 and 10, 4 and 8`: what is joined belongs together.
                let mut groups: Vec<Vec<u64>> = vec![Vec::new()];
                for (number, separator) in &draft.bare {
                    if words && matches!(separator, Some(Sense::Comma(_))) {
                        groups.push(Vec::new());
                    }
                    groups.last_mut().into_iter().for_each(|group| group.push(*number));
                }
                let each = groups.iter().map(|group| self.fitting(|deed| deed.left == sorted(group)));
                let each: Vec<Meant> = each.map(Meant::Legal).collect();
                let whole = self.sizes.concat();
                if let [size, left @ ..] = &numbers[..]
                    && *size == whole[0]
                    && groups.len() == 1
                {
                    legal(self.fitting(|deed| deed.left == sorted(left)));
                }
                if each.iter().all(|meant| *meant != Meant::Legal(Vec::new())) {
                    found.push(each);
                }
                return found;
            }
            if numbers.len() > 2 && !words {
                legal(self.fitting(|deed| sorted(&deed.reached) == sorted(&numbers)));
            }
            return found;
        }
        let takes = |take: u64, heap: u64| {
            let place = |deed: &Deed| self.place(deed) as u64 + 1;
            self.fitting(|deed| place(deed) == heap && deed.taken == take)
        };
        let of_size = |size: u64, fits: &dyn Fn(&Deed) -> bool| self.fitting(|deed| deed.size == size && fits(deed));
        match numbers[..] {
            [one, other] if draft.minus => {
                legal(of_size(one, &|deed| deed.taken == other));
                legal(of_size(one, &|deed| deed.left == sorted(&[other])));
                if self.count() > 1 {
                    legal(takes(one, other));
                    legal(takes(other, one));
                }
            }
            _ if words => {}
            [take, left] if self.count() == 1 => {
                legal(self.fitting(|deed| deed.taken == take && deed.left == sorted(&[left])));
                legal(of_size(take, &|deed| deed.left == sorted(&[left])));
            }
            [one, other] => {
                legal(takes(one, other));
                legal(takes(other, one));
                // As `11 2`: from 11 to 2.
                if takes(one, other).is_empty() && takes(other, one).is_empty() {
                    legal(of_size(one, &|deed| deed.left == sorted(&[other])));
                }
                legal(self.fitting(|deed| deed.reached == numbers));
            }
            _ => {
                legal(self.reaching(&numbers));
                // `9 1, 9 2, 7 3`
                let apart = |separator: &Option<Sense>| !matches!(separator, None | Some(Sense::Sign(':')));
                let pairs = draft.bare.len().is_multiple_of(2)
                    && draft
                        .bare
                        .iter()
                        .enumerate()
                        .skip(1)
                        .all(|(place, (_, separator))| apart(separator) == (place % 2 == 0));
                if pairs {
                    let each: Vec<Vec<usize>> = numbers.chunks(2).map(|pair| takes(pair[0], pair[1])).collect();
                    let other: Vec<Vec<usize>> = numbers.chunks(2).map(|pair| takes(pair[1], pair[0])).collect();
                    for each in [each, other] {
                        if each.iter().all(|places| !places.is_empty()) {
                            found.push(each.into_iter().map(Meant::Legal).collect());
                        }
                    }
                }
            }
        }
        found
    }

    /// What a draft without bare numbers means for one name of a heap.
    fn one(&self, draft: &Draft, name: Option<Name>) -> Option<Meant> {
        // Something has to be said of what is taken or left.
        let says = draft.take.is_some()
            || draft.all
            || draft.half
            || !draft.pins.is_empty()
            || draft.left.is_some()
            || draft.reached.is_some();
        if !says {
            return None;
        }
        let in_part = |deed: &&Deed| draft.part.is_none_or(|part| deed.part as u64 + 1 == part);
        let numbered = |number: u64, deed: &Deed| match draft.part {
            None => self.place(deed) as u64 + 1 == number,
            Some(_) => deed.heap as u64 + 1 == number,
        };
        let exists = |number: u64| number >= 1 && number <= self.count() as u64;
        let is_named = |deed: &Deed| {
            draft.size.is_none_or(|size| deed.size == size)
                && match name {
                    None => true,
                    Some(Name::Number(number)) if exists(number) => numbered(number, deed),
                    Some(Name::Number(_)) if self.splits => false,
                    Some(Name::Number(size) | Name::Size(size) | Name::Either(size)) => deed.size == size,
                }
        };
        // A row of one heap may be called by the number 1.
        let named: Vec<usize> = (0..self.deeds.len())
            .filter(|&place| in_part(&&self.deeds[place]) && is_named(&self.deeds[place]))
            .collect();
        let takes = |deed: &Deed| {
            draft.take.is_none_or(|take| deed.taken == take)
                && (!draft.all || deed.left.is_empty())
                && (!draft.half || deed.taken > 0 && deed.taken * 2 == deed.size && deed.left.len() == 1)
                && (draft.pins.is_empty() || self.knocks(deed, &draft.pins))
        };
        let leaves = |deed: &Deed| {
            let left = draft.left.as_ref().is_none_or(|left| deed.left == sorted(left));
            // `leaving 3 4 7` may be the whole position.
            let whole = name.is_none() || !self.splits;
            let whole = whole && draft.left.as_ref().is_some_and(|left| left.len() > 1 && *left == deed.reached);
            left || whole
        };
        let mut fitting: Vec<usize> =
            named.iter().copied().filter(|&place| takes(&self.deeds[place]) && leaves(&self.deeds[place])).collect();
        if let Some(reached) = &draft.reached {
            let reaching = self.reaching(reached);
            let inside =
                |place: &usize| draft.left.is_none() && self.splits && self.deeds[*place].left == sorted(reached);
            fitting.retain(|place| reaching.contains(place) || inside(place) && (name.is_some() || self.count() == 1));
        }
        if !fitting.is_empty() {
            return Some(Meant::Legal(fitting));
        }
        // No heap is called so, or several are, and of some it is no move.
        if draft.heaps.len() > 1
            || matches!(name, Some(Name::Number(number)) if !exists(number) && (self.count() == 1 || self.splits))
        {
            return None;
        }
        if matches!(name, Some(Name::Size(_))) && named.is_empty()
            || draft.half
            || !draft.pins.is_empty() && draft.left.is_some()
        {
            return None;
        }
        // What contradicts itself is no move, and nobody knows which part of it was meant.
        let sizes: Vec<u64> = match name {
            Some(Name::Number(number)) if exists(number) => {
                self.sizes.concat().get(number as usize - 1).copied().into_iter().collect()
            }
            Some(Name::Number(size) | Name::Size(size) | Name::Either(size)) if self.sizes.concat().contains(&size) => {
                vec![size]
            }
            None if draft.size.is_some() => draft.size.into_iter().collect(),
            _ => self.sizes.concat(),
        };
        if let (Some(take), Some(left)) = (draft.take, &draft.left)
            && !sizes.iter().any(|size| left.iter().try_fold(take, |sum, heap| sum.checked_add(*heap)) == Some(*size))
        {
            return None;
        }
        if let Some(left) = &draft.left
            && draft.take.is_none()
            && left
                .iter()
                .try_fold(0_u64, |sum, heap| sum.checked_add(*heap))
                .is_none_or(|sum| sizes.iter().all(|size| sum > *size))
            && self.splits
        {
            return None;
        }
        if let Some(reached) = &draft.reached
            && (draft.take.is_some() || draft.left.is_some() || draft.all)
            && reached.len() != self.count()
            && !self.splits
        {
            return None;
        }
        // `take 3` does not say from which of several heaps.
        let complete = name.is_some()
            || draft.size.is_some()
            || self.count() == 1
            || draft.reached.is_some()
            || draft.part.is_some();
        complete.then_some(Meant::Illegal)
    }

    /// Whether a move takes exactly these neighbours out of a row.
    fn knocks(&self, deed: &Deed, pins: &[u64]) -> bool {
        let mut pins = pins.to_vec();
        pins.sort_unstable();
        let neighbours = pins.windows(2).all(|pair| pair[1] - pair[0] == 1);
        let (first, last) = (pins[0], pins[pins.len() - 1]);
        neighbours && first > 0 && last <= deed.size && deed.left == sorted(&[first - 1, deed.size - last])
    }

    /// The moves that reach these numbers, in this order or, where none does, in any.
    fn reaching(&self, numbers: &[u64]) -> Vec<usize> {
        let exact = self.fitting(|deed| deed.reached == numbers);
        if !exact.is_empty() {
            return exact;
        }
        self.fitting(|deed| sorted(&deed.reached) == sorted(numbers))
    }

    fn fitting(&self, fits: impl Fn(&Deed) -> bool) -> Vec<usize> {
        (0..self.deeds.len()).filter(|&place| fits(&self.deeds[place])).collect()
    }

    /// The place of the heap of a move among all heaps, from 0.
    fn place(&self, deed: &Deed) -> usize {
        self.sizes[..deed.part].iter().map(Vec::len).sum::<usize>() + deed.heap
    }
}

/// Rising numbers without 0.
pub fn sorted(numbers: &[u64]) -> Vec<u64> {
    let mut numbers: Vec<u64> = numbers.iter().copied().filter(|&number| number > 0).collect();
    numbers.sort_unstable();
    numbers
}
