//! Moves: which of the legal ones an answer means, and what they earn.
//!
//! Representation: every legal move, and whether it wins. `heaps.rs` reads moves that are named by a heap, of which
//! `drafts.rs` says what is said, and `boards.rs` those that are named by a place; a position may also be written as
//! the program writes it.
//! Failure: what is not a move of the game was understood where words say what is meant, and is wrong. Numbers alone mean
//! legal moves only.

mod boards;
mod drafts;
mod heaps;

use std::ops::Range;

pub use boards::tuple;
use boards::{Said, Way};
use drafts::{Deed, Heaps};
pub use heaps::sorted;
use heaps::{Meant, MeantMoves};

use super::lexicon::Sense;
use super::parts::{Judged, cancel};
use super::tokens::{self, plain_text, typed_text};
use super::{Item, Judgement, Named, Spoken, signs, together};
use crate::document::build::say;
use crate::document::{Answer, AnswerMove, Arg, Phrase};
use crate::exercise::games::{self, Detail, Naming, describe_move, refuting_reply};
use crate::exercise::second::answer_move;
use crate::rules::{self, Game, Move, Parsed, Position};
use crate::source::steers;

/// A move of an answer: the legal ones that it may be, or the text of what is none.
#[derive(Clone, Debug, PartialEq)]
pub enum Made {
    /// These, by their places in the order of the rules, not distinguished by what was written.
    Legal(Vec<usize>),
    /// No move, as it was typed.
    Illegal(String),
}

/// The legal moves of a position, as far as answers name them.
pub struct Moves<'a> {
    game: &'a Game,
    position: &'a Position,
    moves: &'a [Move],
    namings: Vec<Naming>,
    heaps: Heaps,
}

impl Moves<'_> {
    /// The names of these moves of a position.
    pub fn new<'a>(game: &'a Game, position: &'a Position, moves: &'a [Move]) -> Moves<'a> {
        let naming = |step: &Move| {
            let rules = &game.components[step.component];
            games::of(rules).naming(rules, &position.0[step.component], &step.to.0[step.component])
        };
        let namings: Vec<Naming> = moves.iter().map(naming).collect();
        let is_of_heaps = namings.iter().all(|naming| *naming == Naming::Heap);
        // In Fibonacci nim only the first number is a heap; the other says what may be taken.
        let together = |component: usize| !games::is_of_heaps(&game.components[component]);
        let sizes = |component: usize| {
            if together(component) { position.0[component][..1].to_vec() } else { position.0[component].clone() }
        };
        let deed = |step: &Move| {
            let before = sizes(step.component);
            let whole = together(step.component);
            let left = if whole { &step.step.left[..1] } else { &step.step.left[..] };
            let heap = step.step.part;
            let left = heaps::sorted(left);
            Deed {
                part: step.component,
                heap,
                size: before[heap],
                taken: before[heap] - left.iter().sum::<u64>(),
                left,
                reached: step.to.0.concat(),
            }
        };
        let heaps = Heaps {
            sizes: if is_of_heaps { (0..game.components.len()).map(sizes).collect() } else { Vec::new() },
            splits: game.components.iter().any(|rules| rules.move_shape() == rules::MoveShape::SplitHeap),
            deeds: if is_of_heaps { moves.iter().map(deed).collect() } else { Vec::new() },
        };
        Moves { game, position, moves, namings, heaps }
    }

    /// Whether letters by themselves name moves.
    pub fn has_letters(&self) -> bool {
        matches!(self.namings.first(), Some(Naming::Letter(_))) || mover(self.game, self.position).is_some()
    }

    /// Every list of moves that an answer may mean.
    pub fn meant(&self, spoken: &Spoken<'_>) -> Vec<Vec<Made>> {
        let by_text = self.as_text(spoken.typed);
        if !by_text.is_empty() {
            return vec![by_text];
        }
        let mut all: Vec<Vec<Made>> = Vec::new();
        let readings = spoken
            .readings(self.has_letters())
            .into_iter()
            .map(|reading| reading.without(&[Sense::Is, Sense::Only, Sense::Needed, Sense::For, Sense::Wins]));
        for reading in readings {
            let text = |place: Range<usize>| {
                let text = typed_text(spoken.typed, &spoken.tokens, &reading, place);
                text.chars().filter(|sign| !steers(*sign)).collect::<String>()
            };
            let whole = &reading.senses[..];
            let Some(mut found) = self.made(whole, 0, &text) else { return Vec::new() };
            // An equation may come before and after it.
            if found.is_empty()
                && !self.heaps.splits
                && let Some(range) = tokens::without_calculations(whole)
            {
                let Some(inner) = self.made(&whole[range.clone()], range.start, &text) else { return Vec::new() };
                found = inner;
            }
            all.extend(found);
        }
        // What is legal counts before what is not.
        let legal = |moves: &Vec<Made>| moves.iter().all(|made| matches!(made, Made::Legal(_)));
        if all.iter().any(legal) {
            all.retain(legal);
        }
        all.dedup();
        all
    }

    /// The moves that leave these numbers, where there is one heap and nothing but numbers is written.
    fn left_alone(&self, spoken: &Spoken<'_>) -> Option<Vec<Made>> {
        let alone =
            |reading: &tokens::Reading| reading.senses.iter().all(any_of!(Number(_) Comma(_) Semicolon Line And));
        let reading = spoken.readings(false).into_iter().find(alone)?;
        let leaves = |sense: &Sense| {
            let Sense::Number(number) = sense else { return None };
            let deeds = self.heaps.deeds.iter().enumerate();
            let places = deeds.filter(|(_, deed)| Some(deed.left.iter().sum()) == number.value).map(|(place, _)| place);
            Some(places.collect::<Vec<usize>>())
        };
        let left: Vec<Vec<usize>> = reading.senses.iter().filter_map(leaves).collect();
        let is_one = self.heaps.count() == 1 && !self.heaps.splits && left.iter().all(|places| places.len() == 1);
        (is_one && !left.is_empty()).then(|| left.into_iter().map(Made::Legal).collect())
    }

    /// Every list of moves that some senses may mean, none where there are too many; they begin at a place among those
    /// of a reading.
    fn made(&self, senses: &[Sense], from: usize, text: &impl Fn(Range<usize>) -> String) -> Option<Vec<Vec<Made>>> {
        let text = |place: Range<usize>| text(place.start + from..place.end + from);
        match self.namings.first() {
            None | Some(Naming::Heap) => {
                let mut found = self.in_places(senses);
                if found.is_empty() {
                    found = heaps::moves(&self.heaps, senses)?;
                }
                let made = |(meant, place): (Meant, Range<usize>)| match meant {
                    Meant::Legal(places) => Made::Legal(places),
                    Meant::Illegal => Made::Illegal(text(place)),
                };
                Some(found.into_iter().map(|moves| moves.into_iter().map(made).collect()).collect())
            }
            Some(like) => {
                let found = boards::moves(like, self.position.parts(), mover(self.game, self.position), senses)?;
                let words = |place: &Range<usize>| {
                    senses[place.clone()]
                        .iter()
                        .any(|sense| !matches!(sense, Sense::Number(_) | Sense::Comma(_) | Sense::And))
                };
                let made = |(said, place): (Said, Range<usize>)| match self.named(&said) {
                    places if !places.is_empty() => Some(Made::Legal(places)),
                    // Of numbers without words only legal moves are meant, but for a place that is written in full.
                    _ if matches!(said, Said::Reached(_)) && !matches!(like, Naming::Position) || !words(&place) => {
                        None
                    }
                    _ => Some(Made::Illegal(text(place))),
                };
                Some(found.into_iter().filter_map(|moves| moves.into_iter().map(made).collect()).collect())
            }
        }
    }

    /// `4; 2` fills the two places of `Take … from heap …`: the order is that of the places, where it is a move.
    fn in_places(&self, senses: &[Sense]) -> Vec<MeantMoves> {
        let number = |sense: &Sense| if let Sense::Number(number) = sense { number.value } else { None };
        let numbers: Option<Vec<u64>> = senses
            .split(|sense| *sense == Sense::Semicolon)
            .map(|place| match place {
                [one] => number(one),
                _ => None,
            })
            .collect();
        let several = self.heaps.sizes.iter().map(Vec::len).sum::<usize>() > 1
            && !self.heaps.splits
            && self.heaps.sizes.len() == 1;
        let Some(numbers) = numbers.filter(|numbers| several && numbers.len().is_multiple_of(2) && !numbers.is_empty())
        else {
            return Vec::new();
        };
        let taken = |(place, pair): (usize, &[u64])| {
            let fits = |deed: &Deed| deed.taken == pair[0] && deed.heap as u64 + 1 == pair[1];
            let places: Vec<usize> =
                (0..self.heaps.deeds.len()).filter(|&place| fits(&self.heaps.deeds[place])).collect();
            (!places.is_empty()).then(|| (Meant::Legal(places), place * 4..place * 4 + 3))
        };
        let moves: Option<MeantMoves> = numbers.chunks(2).enumerate().map(taken).collect();
        moves.into_iter().collect()
    }

    /// The moves that are named so.
    fn named(&self, said: &Said) -> Vec<usize> {
        let places = 0..self.moves.len();
        match said {
            Said::Named(naming) => places.filter(|&place| self.namings[place] == *naming).collect(),
            Said::Way(far, way) => {
                let before = self.position.parts();
                let goes = |place: &usize| match self.namings[*place] {
                    Naming::Point([x, y]) => {
                        let (left, down) = (before[0] - x, before[1] - y);
                        match way {
                            Way::Left => (left, down) == (*far, 0),
                            Way::Down => (left, down) == (0, *far),
                            Way::Diagonally => left == *far && down == *far,
                        }
                    }
                    _ => false,
                };
                places.filter(goes).collect()
            }
            Said::Reached(numbers) => {
                let reached = |place: &usize| {
                    let mut reached = self.moves[*place].to.0.concat();
                    while reached.last() == Some(&0) && reached.len() > numbers.len() {
                        reached.pop();
                    }
                    reached == *numbers
                };
                places.filter(reached).collect()
            }
        }
    }

    /// Positions as the program writes them: `nim 7 3 4`, `wwbwbb`, `.OO/..X/OXX`.
    fn as_text(&self, typed: &str) -> Vec<Made> {
        let plain = plain_text(typed);
        let parts = plain.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty());
        let made = |part: &str| {
            let to = self.reached_by_text(part)?;
            let places: Vec<usize> = (0..self.moves.len()).filter(|&place| self.moves[place].to == to).collect();
            Some(if places.is_empty() { Made::Illegal(part.to_owned()) } else { Made::Legal(places) })
        };
        parts.map(made).collect::<Option<Vec<Made>>>().unwrap_or_default()
    }

    /// The position of this game that is written so; numbers alone are none.
    fn reached_by_text(&self, part: &str) -> Option<Position> {
        let is_bare = part.bytes().all(|byte| byte.is_ascii_digit() || b" ,()".contains(&byte));
        let known = self.moves.iter().find(|step| self.game.text(&step.to).to_lowercase() == part);
        if let Some(step) = known {
            return Some(step.to.clone());
        }
        let titled = || match &self.game.components[..] {
            [rules]
                if !is_bare
                    && matches!(
                        self.namings.first(),
                        Some(Naming::Square(_) | Naming::Coins(_) | Naming::Letter(_))
                    ) =>
            {
                rules::parse(&format!("{} {part}", rules.title()), self.game.play).ok()
            }
            _ => None,
        };
        let parsed = rules::parse(part, self.game.play).ok().or_else(titled)?;
        let same = parsed.game.components.len() == self.game.components.len()
            && parsed
                .game
                .components
                .iter()
                .zip(&self.game.components)
                .all(|(one, other)| one.title() == other.title());
        same.then_some(parsed.position)
    }
}

/// Whether every move of the position that a question is about is named by a heap.
pub fn is_of_heaps(item: &Item<'_>) -> bool {
    item.position().is_some_and(|Parsed { game, position }| {
        let moves = game.moves(&position);
        Moves::new(&game, &position, &moves).namings.iter().all(|naming| *naming == Naming::Heap)
    })
}

/// The sign of the player who moves, where players have signs.
pub fn mover(game: &Game, position: &Position) -> Option<char> {
    let marks = |mark: u64| position.parts().iter().filter(|&&cell| cell == mark).count();
    game.draws().then(|| if marks(1) == marks(2) { 'x' } else { 'o' })
}

/// A text of somebody who writes from right to left or from left to right: tuples keep their order.
fn as_written(own: &str) -> String {
    let mut text = String::with_capacity(own.len() + 8);
    for sign in own.chars() {
        match sign {
            '(' => text.extend(['\u{2066}', sign]),
            ')' => text.extend([sign, '\u{2069}']),
            _ => text.push(sign),
        }
    }
    text
}

/// Every way to judge an answer.
pub fn read(item: &Item<'_>, right: &[AnswerMove], spoken: &Spoken<'_>) -> Vec<Judgement> {
    let Some(Parsed { game, position }) = item.position() else { return Vec::new() };
    let moves = game.moves(&position);
    let wins: Vec<bool> = moves.iter().map(|step| right.contains(&answer_move(&game, step))).collect();
    let list = Moves::new(&game, &position, &moves);
    let nothing =
        spoken.means_nothing() || spoken.readings(false).iter().any(|reading| reading.senses == [Sense::Stuck]);
    let meant = if nothing { vec![Vec::new()] } else { list.meant(spoken) };
    let or = spoken.tokens.iter().any(|token| token.ways.iter().any(|way| way.contains(&Sense::Or)));
    let legal = (&game, &position, &moves[..], &wins[..]);
    // Whoever writes a losing move or another is not sure.
    let unsure = |made: &[Made]| {
        let loses = |made: &Made| match made {
            Made::Legal(places) => !wins[places[0]],
            Made::Illegal(_) => true,
        };
        or && made.iter().any(loses)
    };
    // Where one meaning does not say whether a move wins, nobody knows what is meant.
    let all = meant.into_iter().map(|made| judged(item, legal, &made).filter(|_| !unsure(&made)));
    let mut all = all.collect::<Option<Vec<Judgement>>>().unwrap_or_default();
    // Numbers alone are what is taken, as the lines to write on say; they may be what is left, where that is all right.
    let left = list.left_alone(spoken).and_then(|made| judged(item, legal, &made));
    all.extend(left.filter(|left| left.worth().1));
    all
}

/// A question about moves: the game, the position, its legal moves, and whether each wins.
type Legal<'a> = (&'a Game, &'a Position, &'a [Move], &'a [bool]);

/// One list of moves, judged; none where it does not say whether a move wins.
fn judged(item: &Item<'_>, (game, position, moves, wins): Legal<'_>, made: &[Made]) -> Option<Judgement> {
    let mut found = vec![false; moves.len()];
    let mut wrong: Vec<usize> = Vec::new();
    let (mut illegal, mut understood) = (0, Vec::new());
    for one in made {
        match one {
            Made::Legal(places) => {
                // Only moves to the same position are alike.
                let reached = |place: usize| heaps::sorted(&moves[place].to.0.concat());
                if places.iter().any(|&place| wins[place] != wins[places[0]] || reached(place) != reached(places[0])) {
                    return None;
                }
                let place = places.iter().copied().find(|&place| !found[place]).unwrap_or(places[0]);
                understood.push(say(describe_move(game, position, &moves[place], Detail::Reached)));
                // The same move twice counts once.
                if !wins[place] && !wrong.contains(&place) {
                    wrong.push(place);
                }
                found[place] = true;
            }
            Made::Illegal(own) => {
                illegal += 1;
                understood.push(match own.is_ascii() {
                    true => signs(own.clone()),
                    false => say(Phrase::new("mark-part-move").with("move", Arg::Text(as_written(own)))),
                });
            }
        }
    }
    let part = |place: usize| {
        let label = describe_move(game, position, &moves[place], Detail::Move);
        Judged::new(Phrase::new("mark-part-move").with("move", label), found[place])
    };
    let mut parts: Vec<Judged> = (0..moves.len()).filter(|&place| wins[place]).map(part).collect();
    cancel(&mut parts, wrong.len() + illegal);
    let answered = (illegal == 0).then(|| {
        Answer::Moves(
            (0..moves.len()).filter(|&place| found[place]).map(|place| answer_move(game, &moves[place])).collect(),
        )
    });
    Some(Judgement {
        understood: if understood.is_empty() { say(Phrase::new("nothing")) } else { together(understood) },
        named: named(item, (game, position, moves, wins), &wrong, illegal, &parts),
        refutation: wrong.first().map(|&place| refuting_reply(game, &moves[place].to)),
        answer: answered,
        parts,
    })
}

/// The position that the first losing move of an answer reaches.
pub fn refuted(item: &Item<'_>, right: &[AnswerMove], typed: &str) -> Option<Parsed> {
    let Parsed { game, position } = item.position()?;
    let moves = game.moves(&position);
    let list = Moves::new(&game, &position, &moves);
    let made = list.meant(&Spoken::new(typed)?).into_iter().next()?;
    let loses = |made: &Made| match made {
        Made::Legal(places) => {
            places.first().copied().filter(|&place| !right.contains(&answer_move(&game, &moves[place])))
        }
        Made::Illegal(_) => None,
    };
    let place = made.iter().find_map(loses)?;
    let position = moves[place].to.clone();
    Some(Parsed { game, position })
}

/// The legal moves that a text may mean as one move; none where it means several, or something else.
pub fn one_move(game: &Game, position: &Position, typed: &str) -> Vec<Move> {
    let moves = game.moves(position);
    let Some(spoken) = Spoken::new(typed) else { return Vec::new() };
    let mut places = Vec::new();
    for made in Moves::new(game, position, &moves).meant(&spoken) {
        match &made[..] {
            [Made::Legal(legal)] => places.extend(legal),
            _ => return Vec::new(),
        }
    }
    places.sort_unstable();
    places.dedup();
    places.into_iter().map(|place: usize| moves[place].clone()).collect()
}

/// The mistake that a list of moves looks like.
fn named(
    item: &Item<'_>,
    (game, _, moves, wins): Legal<'_>,
    wrong: &[usize],
    illegal: usize,
    parts: &[Judged],
) -> Option<Named> {
    let known = |place: &usize| {
        let made = Answer::Moves(vec![answer_move(game, &moves[*place])]);
        item.question.wrong.iter().find(|mistake| mistake.answer == made).map(Named::from)
    };
    let slip = |name: &'static str| Some(Named { name, description: Phrase::new(name) });
    if let Some(named) = wrong.iter().find_map(known) {
        return Some(named);
    }
    if illegal > 0 {
        return slip("slip-no-move");
    }
    if wrong.is_empty() && parts.iter().any(|part| !part.right) && parts.iter().any(|part| part.right) {
        return slip("slip-missing");
    }
    let one_off = wrong.iter().any(|&place| {
        let step = &moves[place];
        moves.iter().zip(wins).any(|(other, wins)| {
            *wins
                && other.step.part == step.step.part
                && other.component == step.component
                && other.taken.abs_diff(step.taken) == 1
                && step.taken > 0
        })
    });
    if one_off { slip("slip-one-off") } else { None }
}
