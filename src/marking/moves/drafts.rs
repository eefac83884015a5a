//! Moves of heaps as people say them: what is said of each.
//!
//! Representation: `heaps.txt` has the phrases. A [`Draft`] holds what is said of a move, in whatever order: what is taken,
//! of which heap, what is left there, the position reached, and numbers that say none of it. What is said twice begins
//! another move.
//! Failure: an answer that can be read in too many ways is not read.

use std::ops::Range;
use std::sync::LazyLock;

use super::boards;
use crate::marking::lexicon::Sense;
use crate::marking::patterns::{self, Fit, Phrase};

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

impl Heaps {
    /// How many heaps there are.
    pub fn count(&self) -> usize {
        self.sizes.iter().map(Vec::len).sum()
    }
}

/// What people say of moves of heaps.
pub static PHRASES: LazyLock<Vec<Phrase>> = LazyLock::new(|| patterns::read(FILE).unwrap_or_default());

const FILE: &str = include_str!("heaps.txt");

/// The most ways in which the moves of one answer are looked at.
pub const MOST_WAYS: usize = 64;

/// The most senses of one answer: a step for each is kept until the end.
const MOST_SENSES: usize = 300;

/// The most steps of one answer.
const MOST_STEPS: usize = 20_000;

/// Every way in which senses are moves, each with what is said of every move; none where there are too many to look at
/// all of them.
pub fn drafts(heaps: &Heaps, senses: &[Sense]) -> Option<Vec<Vec<Draft>>> {
    if senses.len() > MOST_SENSES {
        return None;
    }
    let mut parser = Parser { heaps, senses, found: Vec::new(), steps: 0 };
    parser.go(0, Draft::default(), &mut Vec::new(), false);
    (!parser.is_lost()).then_some(parser.found)
}

/// How a heap is named.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Name {
    /// By its number from 1; by its size where no heap has this number.
    Number(u64),
    /// By its size.
    Size(u64),
    /// By its number or its size.
    Either(u64),
}

impl Name {
    /// As the file says it.
    pub fn new(says: &str, number: Option<u64>) -> Option<Name> {
        match says {
            "number" => number.map(Name::Number),
            "size" => number.map(Name::Size),
            "either" => number.map(Name::Either),
            _ => None,
        }
    }
}

/// What is said of one move.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// Whether a verb says that something is taken, reduced or split.
    pub verb: bool,
    pub take: Option<u64>,
    /// Whether the verb says what a heap becomes.
    pub lower: bool,
    /// Everything is taken.
    pub all: bool,
    pub half: bool,
    /// Only one end of a row is taken, or its middle, so that two equal rows are left.
    pub end: bool,
    pub middle: bool,
    pub pins: Vec<u64>,
    pub heaps: Vec<Name>,
    /// How large the heap is said to be.
    pub size: Option<u64>,
    pub part: Option<u64>,
    pub left: Option<Vec<u64>>,
    pub reached: Option<Vec<u64>>,
    /// Numbers that nothing names, and whether a comma or a word separates each from the one before.
    pub bare: Vec<(u64, Option<Sense>)>,
    /// Whether the last thing said is one of them.
    pub ends_bare: bool,
    /// Whether `8 - 4` stands here.
    pub minus: bool,
    /// Whether something is taken from the heap.
    pub from_heap: bool,
    /// Whether the verb comes after what is left.
    pub postfix: bool,
    /// Whether it begins a part of the answer.
    pub first: bool,
    /// Its senses.
    pub place: Range<usize>,
}

/// What a phrase says, as the sections of the file name it, with its numbers or its names of heaps.
#[derive(Clone, Debug)]
struct Said {
    says: &'static str,
    numbers: Vec<u64>,
    names: Vec<Name>,
    /// Whether something is taken from what it names.
    from: bool,
}

impl Said {
    fn new(says: &'static str, numbers: Vec<u64>) -> Said {
        Said { says, numbers, names: Vec::new(), from: false }
    }
}

impl Draft {
    /// Whether it says what is taken.
    pub fn takes(&self) -> bool {
        self.take.is_some() || self.all || self.half || self.middle || !self.pins.is_empty()
    }

    /// Whether it says what is left, of a heap or at all.
    pub fn leaves(&self) -> bool {
        self.left.is_some() || self.reached.is_some()
    }

    /// Whether more than bare numbers say what is meant.
    pub fn has_words(&self) -> bool {
        let named = !self.heaps.is_empty() || self.size.is_some() || self.part.is_some();
        self.verb || named || self.takes() || self.leaves()
    }

    pub fn is_empty(&self) -> bool {
        !self.has_words() && self.bare.is_empty()
    }

    pub fn numbers(&self) -> Vec<u64> {
        self.bare.iter().map(|(number, _)| *number).collect()
    }

    /// Adds what is said; false if it was said already.
    fn say(&mut self, said: Said) -> bool {
        let first = |said: &mut bool| !std::mem::replace(said, true);
        let number = said.numbers.first().copied().unwrap_or_default();
        self.from_heap |= said.from;
        self.ends_bare = said.says == "bare" || said.says == "minus" && !self.bare.is_empty();
        self.lower |= said.says == "lower";
        self.postfix |= said.says == "remains";
        match (said.says, &said.names[..]) {
            ("verb" | "lower", _) => first(&mut self.verb),
            ("clear", _) => first(&mut self.verb) && first(&mut self.all),
            ("half", _) => first(&mut self.half),
            ("end", _) => first(&mut self.end),
            ("middle", _) => first(&mut self.middle),
            ("pins", _) => std::mem::replace(&mut self.pins, said.numbers).is_empty(),
            ("take", _) => self.take.replace(number).is_none(),
            ("part", _) => self.part.replace(number).is_none_or(|known| known == number),
            ("left" | "remains", _) => self.left.replace(said.numbers).is_none(),
            ("reached", _) => self.reached.replace(said.numbers).is_none(),
            ("sized", _) => self.left.is_none() && self.take.is_none() && self.size.replace(number).is_none(),
            // `heap 3: 8 -> 3`, `3. kupac: 8-ból 3 lesz`
            ("heaps", &[Name::Either(size)])
                if self.heaps.len() == 1 && self.size.is_none() && self.left.is_none() && !self.takes() =>
            {
                self.size = Some(size);
                true
            }
            ("heaps", _) => std::mem::replace(&mut self.heaps, said.names).is_empty(),
            // `11 - 9`
            ("minus", _) if self.heaps.is_empty() && self.bare.len() == 1 && self.take.is_none() => {
                self.minus = true;
                self.bare.push((number, None));
                true
            }
            ("minus", _) => self.take.replace(number).is_none() && !self.heaps.is_empty(),
            ("bare", _) => {
                self.bare.push((number, None));
                true
            }
            ("all", _) => {
                self.all = true;
                true
            }
            _ => true,
        }
    }
}

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
        match rest {
            // `4 off`, `3 of them`
            [S::From] | [S::Of] | [S::Of, S::Comma(_), ..] => return self.go(at + 1, draft, done, apart),
            [S::Comma(_) | S::And | S::Then | S::Sign(':' | '!' | '+') | S::Dot(_) | S::Plus, ..] => {
                // A number after it may be one more of a list.
                let mut draft = draft;
                if let [_, S::Number(number), ..] = rest
                    && let Some(value) = number.value
                    && draft.ends_bare
                    && matches!(self.phrases(at + 1)[..], [(_, Said { says: "bare", .. })])
                {
                    draft.bare.push((value, Some(*first)));
                    draft.place.end = at + 2;
                    return self.go(at + 2, draft, done, false);
                }
                return self.go(at + 1, draft, done, true);
            }
            // All is well, says somebody after the answer.
            [S::Tick('☑')] => return self.go(at + 1, draft, done, true),
            [S::Or | S::Semicolon | S::Line, ..] if draft.is_empty() => return self.go(at + 1, draft, done, true),
            [S::Or | S::Semicolon | S::Line, ..] => {
                done.push(draft);
                self.go(at + 1, Draft { place: at + 1..at + 1, first: true, ..Draft::default() }, done, false);
                done.pop();
                return;
            }
            _ => {}
        }
        for (count, said) in self.phrases(at) {
            let is_bare = said.says == "bare";
            // After what one row becomes comes another way for it to go.
            let full = match self.heaps.splits {
                true => self.heaps.count() == 1 && draft.left.is_some(),
                false => !draft.heaps.is_empty() && (draft.take.is_some() || !draft.bare.is_empty()),
            };
            // `and` may join two amounts of one heap, in one move or two.
            let joins = at > 0 && self.senses[at - 1] == S::And && self.heaps.count() == 1 && !self.heaps.splits;
            let begins = apart && !(joins && said.says == "take") || said.says == "reached";
            let mut next = draft.clone();
            if !(apart && full && is_bare) && next.say(said.clone()) {
                if next.is_empty() || draft.is_empty() {
                    next.place.start = at;
                }
                next.place.end = at + count;
                self.go(at + count, next, done, false);
            } else if begins {
                let mut next = Draft { place: at..at + count, ..Draft::default() };
                if next.say(said) {
                    done.push(draft.clone());
                    self.go(at + count, next, done, false);
                    done.pop();
                }
            }
        }
    }

    /// The first phrase of a section at a sense; `fact` says which facts hold besides those of the senses before it.
    fn first(&self, section: &str, at: usize, fact: &str) -> Option<Fit> {
        let before = |back: usize| at.checked_sub(back).map(|place| self.senses[place]);
        let holds = |asked: &str| match asked {
            "many" => self.heaps.count() > 1,
            "splits" => self.heaps.splits,
            "begun" => at > 0,
            "single" => at == 0 && self.heaps.count() == 1 && self.heaps.splits,
            "lowered" => {
                let separates = |sense: &&Sense| matches!(sense, Sense::Or | Sense::Semicolon | Sense::Line);
                let mut before = self.senses[..at].iter().rev().take_while(|sense| !separates(sense));
                before.any(|sense| *sense == Sense::Lower)
            }
            "counted" => matches!(before(1), Some(Sense::Take | Sense::By)),
            "difference" => matches!(before(2), Some(Sense::Minus(_) | Sense::Less)),
            "whole" => self.whole(at).is_some(),
            other => other == fact,
        };
        patterns::first(&PHRASES, section, &self.senses[at..], holds)
    }

    /// Where a name of a heap ends, with the endings that say `from` and `in`. In Hebrew `in 4` is by how much something
    /// is lowered.
    fn end(&self, at: usize) -> usize {
        let by = |place: usize| self.first("phrase", place, "").is_some_and(|fit| fit.says == "take");
        let ends = |place: &usize| !matches!(self.senses[*place], Sense::From | Sense::In) || by(*place);
        (at..self.senses.len()).find(ends).unwrap_or(self.senses.len())
    }

    /// What may be said at a sense: how many senses it is, and what it says.
    fn phrases(&self, at: usize) -> Vec<(usize, Said)> {
        let start = at + self.first("before", at, "").map_or(0, |fit| fit.count);
        let from = |at: usize, to: usize| self.senses[at..to].contains(&Sense::From);
        let fact = if from(at, start) { "from" } else { "" };
        // A name, with the endings that Hungarian has after it.
        let named = |end: usize, says: &'static str, numbers: Vec<u64>, names: Vec<Name>| {
            let whole = self.end(end);
            (whole - at, Said { says, numbers, names, from: from(at, start) || from(end, whole) })
        };
        let mut found: Vec<(usize, Said)> = Vec::new();
        if let Some(fit) = self.first("name", start, fact) {
            let end = start + fit.count;
            let name = match fit.says {
                "noted" => self.senses[start..end].iter().find_map(|note| self.noted(note)).map(Name::Number),
                says => Name::new(says, fit.numbers.first().copied()),
            };
            match name {
                Some(name) => found.push(named(end, "heaps", Vec::new(), vec![name])),
                None if fit.says == "-" => {}
                None => return found,
            }
        }
        let several = |(end, names): (usize, Vec<Name>)| (end - at, Said { names, ..Said::new("heaps", Vec::new()) });
        found.extend(self.several(start).into_iter().map(several));
        if !found.is_empty() {
            return found;
        }
        if let Some(fit) = self.first("part", start, "") {
            return vec![named(start + fit.count, "part", fit.numbers, Vec::new())];
        }
        let Some(fit) = self.first("phrase", at, "") else { return found };
        let said = |says: &'static str| (fit.count, Said::new(says, fit.numbers.clone()));
        match fit.says {
            "noun" => vec![(self.end(at + fit.count) - at, Said::new("nothing", Vec::new()))],
            "pins" => self.pins(at),
            "tuple" => self.tuple(at),
            "left" => self.what_is_left(at),
            "whole" => self.whole(at).map(|end| (end - at, Said::new("nothing", Vec::new()))).into_iter().collect(),
            "take-or-left" => self.left_or_taken(at, at + 1, said("take")),
            "counted-or-left" => self.left_or_taken(at, at, said("take")),
            "bare-or-left" => self.left_or_taken(at, at, said("bare")),
            "stop" => found,
            says => vec![said(says)],
        }
    }

    /// A number that is left if a verb for it comes after it, and else what it says by itself. `from` is where it begins
    /// with what belongs to it.
    fn left_or_taken(&self, from: usize, at: usize, (count, said): (usize, Said)) -> Vec<(usize, Said)> {
        let leaves = |at: usize| matches!(self.senses.get(at), Some(Sense::Leave | Sense::Become));
        let (mut numbers, mut end) = self.listed(at);
        if numbers.len() > 1 {
            // `take one, 6 and 6 left`, `4-et, 2 marad`
            if from < at || from > 0 && self.senses[from - 1] == Sense::Take {
                return vec![(count, said)];
            }
            // What one heap becomes, or the whole position that is left.
            if !self.heaps.splits && numbers.len() != self.heaps.count() {
                let joined = matches!(self.senses.get(at + 1), Some(Sense::And | Sense::Plus | Sense::Sign('+')));
                if joined && leaves(end) {
                    return Vec::new();
                }
                (numbers, end) = (numbers[..1].to_vec(), at + 1);
            }
        }
        end += usize::from(matches!(self.senses.get(end), Some(Sense::Counter)));
        // `4 left, take 3`, but not `4, leaving 3`
        let ends = !matches!(self.senses.get(end + 1), Some(Sense::Number(_) | Sense::Sign('(' | ':') | Sense::Taken));
        match leaves(end) && ends && !numbers.is_empty() {
            true => vec![(end + 1 - from, Said::new("remains", numbers))],
            false => vec![(count, said)],
        }
    }

    /// The number of the heap that is the largest, the smallest, the last or the middle one, if there is one alone.
    fn noted(&self, note: &Sense) -> Option<u64> {
        let [sizes] = &self.heaps.sizes[..] else { return None };
        let of_size = |size: &u64| {
            let mut places = (0..sizes.len()).filter(|&place| sizes[place] == *size);
            places.next().filter(|_| places.next().is_none())
        };
        let place = match note {
            Sense::Largest => of_size(sizes.iter().max()?),
            Sense::Smallest => of_size(sizes.iter().min()?),
            Sense::Last => sizes.len().checked_sub(1),
            Sense::Middle => (sizes.len() % 2 == 1).then_some(sizes.len() / 2),
            _ => None,
        }?;
        (sizes.len() > 1).then_some(place as u64 + 1)
    }

    /// Pins by their places in the row: `pin 3`, `pins 3 and 4`, `the 3rd pin`.
    fn pins(&self, at: usize) -> Vec<(usize, Said)> {
        let (mut pins, mut next) = (Vec::new(), at);
        while let Some(fit) = self.first("pin", next, if pins.is_empty() { "" } else { "later" }) {
            pins.extend(fit.numbers);
            next += fit.count;
            match self.senses.get(next) {
                // `pins 1-2`
                Some(Sense::And | Sense::Plus | Sense::Minus(_)) => next += 1,
                _ => break,
            }
        }
        vec![(next - at, Said::new("pins", pins))]
    }

    /// Where the position itself ends, before what becomes of it: `3 8 7 -> 3 4 7`.
    fn whole(&self, at: usize) -> Option<usize> {
        let tuple = boards::tuple(&self.senses[at..]).map(|(numbers, count)| (numbers, at + count));
        let is_tuple = tuple.is_some();
        let (numbers, end) = tuple.unwrap_or_else(|| self.listed(at));
        let becomes = matches!(self.senses.get(end), Some(Sense::Arrow | Sense::To | Sense::Become));
        (becomes && (is_tuple || numbers.len() > 1) && numbers == self.heaps.sizes.concat()).then_some(end)
    }

    /// A position in parentheses.
    fn tuple(&self, at: usize) -> Vec<(usize, Said)> {
        let tuple = boards::tuple(&self.senses[at..]);
        // An aside says the same again, or more: `take 3 (heap 2)`.
        vec![
            tuple.map_or((1, Said::new("nothing", Vec::new())), |(numbers, count)| {
                (count, Said::new("reached", numbers))
            }),
        ]
    }

    /// Numbers with commas, `and` or plus signs between, and where they end.
    fn listed(&self, at: usize) -> (Vec<u64>, usize) {
        use Sense as S;
        let joint = |sense: &&S| matches!(sense, S::Comma(_) | S::And | S::Sign('+') | S::Plus);
        let (mut numbers, mut end, mut next, mut joined) = (Vec::new(), at, at, false);
        while let Some(S::Number(number)) = self.senses.get(next)
            && let Some(value) = number.value
        {
            numbers.push(value);
            end = next + 1;
            // `2 and 10, 4 and 8`, `2+10, 4+8`: then a comma ends the list.
            if joined && matches!(self.senses.get(end), Some(S::Comma(_))) {
                break;
            }
            joined |= matches!(self.senses.get(end), Some(S::And | S::Plus | S::Sign('+')));
            next = end + self.senses[end..].iter().take_while(joint).count();
            // `5-re és 8-ra`, `2 and nothing`
            if next > end && matches!(self.senses.get(next), Some(S::To | S::Into)) && self.heaps.splits {
                next += 1;
            }
            if next > end && self.senses.get(next) == Some(&S::None) {
                end = next + 1;
                break;
            }
        }
        (numbers, end)
    }

    /// What a heap becomes, or the position reached: `leaving 4`, `becomes 2 and 3`, `-> (7, 3, 4)`.
    fn what_is_left(&self, at: usize) -> Vec<(usize, Said)> {
        use Sense as S;
        // `marad: 4`, `leave heap 3 with 2`, `to be left: 4`
        let joins = |sense: &&S| {
            let verb = matches!(sense, S::Leave | S::Become | S::Is);
            verb || matches!(sense, S::Sign(':') | S::To | S::With | S::Of | S::Only | S::Taken | S::Into)
        };
        let start = at + 1 + self.senses[at + 1..].iter().take_while(joins).count();
        match self.senses.get(start) {
            Some(S::Sign('(')) if boards::tuple(&self.senses[start..]).is_some() => {
                return self.tuple(start).into_iter().map(|(count, said)| (start - at + count, said)).collect();
            }
            Some(S::None) => return vec![(start + 1 - at, Said::new("left", Vec::new()))],
            // `leaving 1.` ends a sentence: it names no heap.
            Some(S::Ordinal(_)) if !self.senses.get(start + 1).is_some_and(any_of!(Heap Row Column Counter Part)) => {
                return Vec::new();
            }
            _ => {}
        }
        let (numbers, end) = self.listed(start);
        if numbers.is_empty() {
            // A verb without a number: `leave heap 3 with 2`, `becomes`.
            let verb = matches!(self.senses[at], S::Leave | S::Become);
            return verb.then_some((1, Said::new("nothing", Vec::new()))).into_iter().collect();
        }
        // Each shorter list is another way, where a comma may end it.
        let whole = self.heaps.splits || numbers.len() == self.heaps.count();
        let commas = self.senses[start..end].iter().any(|sense| matches!(sense, S::Comma(_)));
        let shortest = if whole || !commas { numbers.len() } else { 1 };
        let is_number = |place: &usize| matches!(self.senses[*place], S::Number(_));
        let ends = (start..end).filter(is_number).map(|place| place + 1).take(numbers.len() - 1).chain([end]);
        let ends: Vec<usize> = ends.collect();
        // A number that counts what follows it is not in the list.
        let counts = matches!(self.senses.get(end), Some(S::Leave | S::Become | S::Arrow));
        let lengths = (shortest..=numbers.len()).rev().filter(|&length| length < numbers.len() || !counts);
        let left = lengths.map(|length| {
            let end = ends[length - 1] + usize::from(matches!(self.senses.get(ends[length - 1]), Some(S::Counter)));
            (end - at, Said::new("left", numbers[..length].to_vec()))
        });
        left.collect()
    }

    /// Several heaps at once, and where they end: `from heap 1, 2 or 3`.
    fn several(&self, at: usize) -> Vec<(usize, Vec<Name>)> {
        use Sense as S;
        let (mut found, mut names, mut next) = (Vec::new(), Vec::new(), at);
        let (mut joined, mut noun) = (false, false);
        while let Some(fit) = self.first("several", next, if names.is_empty() { "" } else { "later" }) {
            let (has_noun, says) = fit.says.strip_prefix("heap ").map_or((false, fit.says), |says| (true, says));
            let Some(name) = Name::new(says, fit.numbers.first().copied()) else { break };
            names.push(name);
            noun |= has_noun;
            next += fit.count;
            if names.len() > 1 && joined && noun {
                found.push((self.end(next), names.clone()));
            }
            let separates = |sense: &&S| matches!(sense, S::Comma(_) | S::And | S::Or | S::From | S::In);
            let count = self.senses[next..].iter().take_while(separates).count();
            let between = &self.senses[next..next + count];
            if between.iter().all(|sense| matches!(sense, S::From | S::In)) {
                break;
            }
            joined |= between.contains(&S::And) || between.contains(&S::Or);
            next += count;
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_file_is_a_phrase() {
        assert_eq!(patterns::read(FILE).map(|phrases| phrases.len() > 80), Ok(true));
    }
}
