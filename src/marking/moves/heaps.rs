//! Moves of heaps: `take 8 from heap 3`, `2nd heap: 3`, `12 -> 4`, `11 - 9 = 2`, `row 2 becomes 3 and 1`, `(7, 3, 4)`.
//!
//! What is said of a move is a [`Draft`]. It means the legal moves of which all of it is true; numbers without words mean
//! each thing that makes such a move.

use std::ops::Range;

use super::drafts::{Deed, Draft, Heaps, MOST_WAYS, Name, PHRASES, drafts};
use crate::marking::lexicon::Sense;
use crate::marking::patterns;

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

/// What moves some senses mean, each with its range of senses: every way in which they are moves; none where there are
/// too many ways to look at all of them.
pub fn moves(heaps: &Heaps, senses: &[Sense]) -> Option<Vec<MeantMoves>> {
    let mut all: Vec<MeantMoves> = Vec::new();
    for drafts in &drafts(heaps, senses)? {
        // `15-ből 6, 9-ből 0, 12-ből 5 lesz`: the verb at the end may belong to every number.
        let bare = |draft: &Draft| {
            let says = draft.left.is_some() || draft.take.is_some() || draft.verb;
            !says && !draft.heaps.is_empty() && !draft.bare.is_empty()
        };
        let together =
            |drafts: &[Draft]| drafts.last().is_some_and(|last| last.postfix && !last.verb) && drafts.iter().any(bare);
        if drafts.chunk_by(|_, next| !next.first).any(together) {
            continue;
        }
        // `the 2nd heap; the 7th heap`: whoever numbers one heap does not call another by its size.
        let numbers = drafts.iter().flat_map(|draft| &draft.heaps);
        let numbers: Vec<u64> =
            numbers.filter_map(|name| if let Name::Number(number) = name { Some(*number) } else { None }).collect();
        let exists = |number: &u64| (1..=heaps.count() as u64).contains(number);
        let is_size = |number: &u64| !exists(number) && heaps.sizes.concat().contains(number);
        if numbers.iter().any(exists) && numbers.iter().any(is_size) {
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
                        let more = moves.iter().map(|one| (one.clone(), draft.place.clone()));
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

impl Heaps {
    /// Each thing that a draft may mean: a list of moves, more than one only where it names several heaps.
    fn meant(&self, draft: &Draft, by_size: bool) -> Vec<Vec<Meant>> {
        let mut found: Vec<Vec<Meant>> = Vec::new();
        let mut add = |meant: Vec<Meant>| {
            if !found.contains(&meant) {
                found.push(meant);
            }
        };
        if !draft.has_words() && draft.bare.len() > 1 {
            self.alone(draft).into_iter().for_each(&mut add);
        } else {
            for draft in self.assigned(draft) {
                let names: Option<Vec<Name>> = draft.heaps.iter().map(|&name| self.name(name, by_size)).collect();
                let Some(names) = names else { continue };
                let names = if names.is_empty() { vec![None] } else { names.into_iter().map(Some).collect() };
                let each: Option<Vec<Meant>> = names.into_iter().map(|name| self.one(&draft, name)).collect();
                each.into_iter().for_each(&mut add);
            }
        }
        // `row 2: 3, 4` may name pins, too.
        let is_bare = self.splits && !draft.bare.is_empty() && !draft.verb && !draft.takes() && !draft.leaves();
        if !draft.has_words()
            || is_bare
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
            Name::Either(size) if self.splits && self.sizes.concat().contains(&size) && size > self.count() as u64 => {
                Some(Name::Size(size))
            }
            Name::Either(number) => Some(Name::Number(number)),
            other => Some(other),
        }
    }

    /// Whether something is so in a draft, as the sections `bare` and `alone` ask.
    fn is_so(&self, draft: &Draft, fact: &str) -> bool {
        let numbers = draft.numbers();
        let separators = || draft.bare.iter().map(|(_, separator)| separator).enumerate().skip(1);
        match fact {
            "1" => numbers.len() == 1,
            "2" => numbers.len() == 2,
            "one" => self.count() == 1,
            "splits" => self.splits,
            "verb" => draft.verb,
            "lower" => draft.lower,
            "minus" => draft.minus,
            "all" => draft.all,
            "from" => draft.from_heap,
            "take" => draft.takes(),
            "left" => draft.leaves(),
            "named" => !draft.heaps.is_empty(),
            "heap" => {
                let several = draft.part.is_none() || self.sizes.iter().any(|sizes| sizes.len() > 1);
                !(draft.heaps.is_empty() && draft.size.is_none() && self.count() > 1 && several)
            }
            "position" => numbers.len() == self.count() && numbers.len() > 2,
            "its-size" => {
                let place = |name: &Name| if let Name::Number(number) = name { number.checked_sub(1) } else { None };
                let named = draft.heaps.first().filter(|_| draft.part.is_none()).and_then(place);
                let size = named.and_then(|place| self.sizes.concat().get(usize::try_from(place).ok()?).copied());
                size.is_some() && size == numbers.first().copied()
            }
            "own-size" => self.sizes.concat() == numbers,
            "apart" => separators().any(|(_, sign)| sign.is_some()),
            "joined" => separators().any(|(_, sign)| matches!(sign, Some(Sense::And | Sense::Plus | Sense::Sign('+')))),
            "grouped" => self.groups(draft).len() > 1,
            // `9 1, 9 2, 7 3`
            "paired" => {
                let apart = |sign: &Option<Sense>| !matches!(sign, None | Some(Sense::Sign(':')));
                numbers.len().is_multiple_of(2) && separators().all(|(place, sign)| apart(sign) == (place % 2 == 0))
            }
            _ => false,
        }
    }

    /// Numbers that belong together: pairs, and, where heaps are split, what is joined: `2 and 10, 4 and 8`.
    fn groups(&self, draft: &Draft) -> Vec<Vec<u64>> {
        if !self.splits {
            return draft.numbers().chunks(2).map(<[u64]>::to_vec).collect();
        }
        let joined = self.is_so(draft, "joined");
        let begins = |sign: &Option<Sense>| joined && matches!(sign, Some(Sense::Comma(_)));
        let groups = draft.bare.chunk_by(|_, (_, sign)| !begins(sign));
        groups.map(|group| group.iter().map(|(number, _)| *number).collect()).collect()
    }

    /// A draft with its bare numbers put where something is still to be said, in each way.
    fn assigned(&self, draft: &Draft) -> Vec<Draft> {
        let numbers = draft.numbers();
        if numbers.is_empty() {
            return vec![draft.clone()];
        }
        let fit = patterns::first(&PHRASES, "bare", &[], |fact| self.is_so(draft, fact));
        let ways = fit.iter().flat_map(|fit| fit.says.split(" / ")).filter(|says| *says != "stop");
        let assigned = ways.map(|says| {
            let mut draft = Draft { bare: Vec::new(), ..draft.clone() };
            for ((place, slot), &number) in says.split(' ').enumerate().zip(&numbers) {
                let rest = numbers[place..].to_vec();
                match slot {
                    "size" => draft.size = Some(number),
                    "take" => draft.take = Some(number),
                    "left" => draft.left = Some(rest),
                    "reached" => draft.reached = Some(rest),
                    name => draft.heaps.extend(Name::new(name, Some(number))),
                }
            }
            draft
        });
        assigned.collect()
    }

    /// What numbers without words mean: only legal moves.
    fn alone(&self, draft: &Draft) -> Vec<Vec<Meant>> {
        let Some(fit) = patterns::first(&PHRASES, "alone", &[], |fact| self.is_so(draft, fact)) else {
            return Vec::new();
        };
        let agrees = |deed: &Deed, way: &str, numbers: &[u64]| {
            way.split(' ').enumerate().all(|(place, slot)| match slot {
                "take" => deed.taken == numbers[place],
                "size" => deed.size == numbers[place],
                "heap" => self.place(deed) as u64 + 1 == numbers[place],
                "left" => deed.left == sorted(&numbers[place..]),
                _ => slot == "reached" && deed.reached == numbers,
            })
        };
        let mut found: Vec<Vec<Meant>> = Vec::new();
        for way in fit.says.split(" / ") {
            let (way, is_else) = way.strip_prefix("else ").map_or((way, false), |way| (way, true));
            let (way, groups) = match way.strip_prefix("each ") {
                Some(way) => (way, self.groups(draft)),
                None => (way, vec![draft.numbers()]),
            };
            let moves = groups.iter().map(|numbers| match way {
                "position" => self.reaching(numbers),
                _ => self.fitting(|deed| agrees(deed, way, numbers)),
            });
            let moves: Vec<Meant> = moves.map(Meant::Legal).collect();
            if !moves.contains(&Meant::Legal(Vec::new())) && (!is_else || found.is_empty()) {
                found.push(moves);
            }
        }
        found
    }

    /// What a draft without bare numbers means for one name of a heap.
    fn one(&self, draft: &Draft, name: Option<Name>) -> Option<Meant> {
        // Something has to be said of what is taken or left; nobody takes nothing.
        if !draft.takes() && !draft.leaves() || draft.take == Some(0) {
            return None;
        }
        let exists = |number: u64| number >= 1 && number <= self.count() as u64;
        // A row of one heap may be called by the number 1.
        let is_named = |deed: &Deed| match name {
            None => true,
            Some(Name::Number(number)) if exists(number) => {
                let place = if draft.part.is_none() { self.place(deed) } else { deed.heap };
                place as u64 + 1 == number
            }
            Some(Name::Number(_)) if self.splits => false,
            Some(Name::Number(size) | Name::Size(size) | Name::Either(size)) => deed.size == size,
        };
        let named = self.fitting(|deed| {
            draft.part.is_none_or(|part| deed.part as u64 + 1 == part)
                && draft.size.is_none_or(|size| deed.size == size)
                && is_named(deed)
        });
        let takes = |deed: &Deed| {
            draft.take.is_none_or(|take| deed.taken == take)
                && (!draft.all || deed.left.is_empty())
                && (!draft.half || deed.taken > 0 && deed.taken * 2 == deed.size && deed.left.len() == 1)
                && (!draft.end || deed.left.len() < 2)
                && (!draft.middle || deed.taken == 1 && deed.left.len() == 2 && deed.left[0] == deed.left[1])
                && (draft.pins.is_empty() || self.knocks(deed, &draft.pins))
        };
        // `leaving 3 4 7` may be the whole position; what a part becomes is not.
        let whole = (name.is_none() || !self.splits) && draft.part.is_none();
        let leaves = |deed: &Deed, left: &Vec<u64>| {
            deed.left == sorted(left) || whole && left.len() > 1 && *left == deed.reached
        };
        let reaches = |place: usize, reached: &Vec<u64>| {
            let inside = draft.left.is_none() && self.splits && self.deeds[place].left == sorted(reached);
            self.reaching(reached).contains(&place) || inside && (name.is_some() || self.count() == 1)
        };
        let fits = |place: &usize| {
            takes(&self.deeds[*place])
                && draft.left.as_ref().is_none_or(|left| leaves(&self.deeds[*place], left))
                && draft.reached.as_ref().is_none_or(|reached| reaches(*place, reached))
        };
        let fitting: Vec<usize> = named.iter().copied().filter(fits).collect();
        if !fitting.is_empty() {
            return Some(Meant::Legal(fitting));
        }
        // `take 3` does not say from which of several heaps.
        let is_complete = name.is_some()
            || draft.size.is_some()
            || self.count() == 1
            || draft.reached.is_some()
            || draft.part.is_some();
        // No heap is called so, or several are, and of some it is not a move.
        let is_unclear = match name {
            _ if draft.heaps.len() > 1 => true,
            _ if draft.part.is_some_and(|part| part == 0 || part > self.sizes.len() as u64) => true,
            Some(Name::Number(number)) => !exists(number) && (self.count() == 1 || self.splits),
            Some(Name::Size(_)) => named.is_empty(),
            None if draft.size.is_some() => named.is_empty(),
            _ => false,
        };
        let is_vague = draft.half || draft.end || draft.middle || !draft.pins.is_empty() && draft.left.is_some();
        (is_complete && !is_unclear && !is_vague && !self.contradicts(draft, name)).then_some(Meant::Illegal)
    }

    /// Whether a draft contradicts itself: it is not a move, and nobody knows which part of it was meant.
    fn contradicts(&self, draft: &Draft, name: Option<Name>) -> bool {
        // Of a part that is named, only its own heaps count.
        let part = draft.part.and_then(|part| self.sizes.get(usize::try_from(part).ok()?.checked_sub(1)?));
        let all = part.map_or_else(|| self.sizes.concat(), Vec::clone);
        let sizes: Vec<u64> = match (name, draft.size) {
            (Some(Name::Number(number)), _) if number >= 1 && number <= all.len() as u64 => {
                vec![all[number as usize - 1]]
            }
            (Some(Name::Number(size) | Name::Size(size) | Name::Either(size)), _) if all.contains(&size) => vec![size],
            (None, Some(size)) => vec![size],
            _ => all,
        };
        let sum = |first: u64, left: &[u64]| left.iter().try_fold(first, |sum, heap| sum.checked_add(*heap));
        let is_off = match (&draft.left, draft.take) {
            (Some(left), Some(take)) => !sizes.iter().any(|size| sum(take, left) == Some(*size)),
            (Some(left), None) if self.splits => sum(0, left).is_none_or(|sum| sizes.iter().all(|size| sum > *size)),
            _ => false,
        };
        let says_more = draft.take.is_some() || draft.left.is_some() || draft.all;
        let is_part = |reached: &Vec<u64>| match self.splits {
            true => reached.len() < self.count() && name.is_none(),
            false => reached.len() != self.count(),
        };
        // `heap 4 stays 3` is not a move.
        let stays = |left: &Vec<u64>| draft.take.is_none() && sizes.iter().all(|size| left[..] == [*size]);
        let is_still = draft.left.as_ref().is_some_and(stays);
        is_off || is_still || draft.reached.as_ref().is_some_and(|reached| says_more || is_part(reached))
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
