//! What a text says of the legal moves of a position, in each way that moves are written: what is taken, what a heap
//! becomes, the position reached, the words of the game; the clearest first.
//!
//! Failure: what may be several moves of which some win and others do not is not understood.

use super::said::{
    bare_row, begins_with_verb, counts_coins, counts_things, has_count, is_numbered, is_range, meaning, names_way,
    numbers_of, says_what_is_left, without_lead,
};
use super::two_numbers::TwoNumbers;
use crate::exercise::games::{Detail, describe_move, move_text};
use crate::marking::Unread;
use crate::marking::number::naturals;
use crate::marking::text::{NAMED, Token, in_digits, is_filler, is_row_first, names_place, plain, tokens};
use crate::rules::{self, Game, Move, MoveShape, Position};

/// What one move was read as.
pub enum Meant {
    /// A move, by its place among the legal ones.
    Legal(usize),
    /// Something else that is no move here.
    Illegal,
}

/// The legal moves of a position.
pub struct List<'a> {
    pub game: &'a Game,
    pub position: &'a Position,
    pub moves: &'a [Move],
    /// Which of them win.
    pub wins: &'a [bool],
}

impl List<'_> {
    /// One text for each move.
    pub fn parts(&self, plain: &str) -> Vec<String> {
        // `one heap` and `one row` are any of them.
        let plain = NAMED
            .iter()
            .fold(plain.to_owned(), |plain, noun| plain.replace(&format!("one {noun}"), &format!("some {noun}")));
        let parts = self.pieces(&in_digits(&plain));
        // `4; 2` fills the two places of `Take … from heap …`.
        let places = self.shape() == MoveShape::TakeFromHeap && self.heaps().len() > 1;
        if places
            && parts.len().is_multiple_of(2)
            && parts.iter().all(|part| part.bytes().all(|byte| byte.is_ascii_digit()))
        {
            return parts.chunks(2).map(|pair| format!("take {} from heap {}", pair[0], pair[1])).collect();
        }
        parts
    }

    /// Each of the parts as it was typed; as it was read, where they are not cut alike.
    pub fn as_typed(&self, typed: &str, parts: &[String]) -> Vec<String> {
        let own = self.pieces(&plain(typed));
        match own.len() {
            count if count == parts.len() => own,
            count if count == 2 * parts.len() => own.chunks(2).map(|pair| pair.join("; ")).collect(),
            _ => parts.to_vec(),
        }
    }

    /// What is between `;`, lines, `or`, and after closing parentheses.
    fn pieces(&self, plain: &str) -> Vec<String> {
        let mut text = without_lead(plain).replace(" or ", " ; ").replace(" vagy ", " ; ").replace('|', ";");
        // Boards that are drawn have lines of their own.
        // An empty board is written `2x3`, but no move leaves one.
        let drawn = |position: &Position| self.game.text(position).contains('/');
        let is_board = self.position.0.len() == 1
            && (drawn(self.position) || self.moves.first().is_some_and(|step| drawn(&step.to)));
        if !is_board || text.contains("column") {
            text = text.replace('/', ";");
        }
        if self.title().as_deref() == Some("trihex") {
            text = text.replace(',', ";").replace(" and ", ";");
        }
        if text.matches("->").count() > 1 && !text.contains(';') {
            text = text.replace(',', ";");
        }
        // `18;11` is one point, and `18;11, 4;11` are two.
        let numbers = text.trim_end_matches([';', '.', ' ']).replace(" and ", ";");
        let numbers: Vec<&str> = numbers.split([';', ',']).map(str::trim).collect();
        let all_numbers = numbers.iter().all(|number| number.parse::<u64>().is_ok());
        if self.title().as_deref() == Some("queen") && text.contains(';') && all_numbers {
            text = numbers.chunks(2).map(|point| point.join(",")).collect::<Vec<_>>().join(";");
        }
        // `row 1, column 4, row 3, column 1`, and `2 and 14, 8 and 8` of a row that is split, also behind `leaving`.
        if text.matches("column").count() > 1 {
            text = text.replace(", row ", "; row ").replace(" and row ", "; row ");
        }
        let bare = |byte: u8| byte.is_ascii_digit() || b" ,".contains(&byte);
        if self.shape() == MoveShape::SplitHeap
            && text.matches(" and ").count() > 1
            && bare_row(&text).replace(" and ", " ").bytes().all(bare)
        {
            text = bare_row(&text).replace(", ", "; ");
        }
        // `row 1 becomes 2, row 2 becomes 2 and 3`, `split heap 1 into 1 and 8 and split heap 1 into 4 and 5`.
        if ["becomes", "split", "leaving"].iter().any(|verb| text.matches(verb).count() > 1) {
            for noun in NAMED.iter().chain(&["split"]) {
                let next = format!("; {noun} ");
                text = text.replace(&format!(", {noun} "), &next).replace(&format!(" and {noun} "), &next);
            }
        }
        // `take 2 from heap 1, leaving 3, take 6 from heap 2, leaving 1`.
        if text.starts_with("take ") && !text.contains(';') {
            if text.contains("leaving") {
                text = text.replace(", from ", "; from ");
            }
            text = text.replace(" and take ", ", take ").replace(",, take ", ", take ").replace(", take ", "; take ");
        }
        // `(7, 3, 4), (7, 1, 12)` and `(7, 3, 4) and (7, 1, 12)`.
        let several = text.matches('(').count() > 1 && !text.contains([';', '>']) && !text.contains(" to ");
        if several && text.starts_with('(') {
            text = text.replace(')', ");");
        }
        // A full stop may be a cell of a board.
        let around: &[char] = if is_board { &[' ', ','] } else { &[' ', ',', '.', '!', '&'] };
        let parts = text.split(';').map(|part| part.trim_matches(around));
        let parts = parts.map(|part| part.strip_prefix("and ").unwrap_or(part).trim());
        // `I mark point B`, where I is a point, too.
        let parts = parts.map(|part| part.strip_prefix("i ").filter(|rest| begins_with_verb(rest)).unwrap_or(part));
        let parts = parts.map(without_lead);
        parts.filter(|part| !part.is_empty()).map(str::to_owned).collect()
    }

    /// The move that a text means; of moves that are alike the first that is not taken yet.
    pub fn meant(&self, typed: &str, found: &[bool]) -> Result<Meant, Unread> {
        let typed = &self.without_only_row(&typed.replace("heap number ", "heap "))[..];
        // Several moves that were not parted, `take -6`, and what is put onto a heap.
        let several = ["leaving", "becomes", "split"].iter().any(|verb| typed.matches(verb).count() > 1);
        let puts = |token: &Token| matches!(token, Token::Word(word) if ["put", "add"].contains(&&word[..]));
        let is_negative = |three: &[Token]| matches!(three, [Token::Word(_), Token::Sign('-'), Token::Digits(_)]);
        let said = tokens(typed);
        if several || said.windows(3).any(is_negative) || self.is_of_heaps() && said.iter().any(puts) {
            return Err(Unread);
        }
        // Of `the first and second heap` only one has its number.
        if names_place(typed) {
            return Err(Unread);
        }
        // `knock down 2 pins, leaving 9 and 9` and `2 rows of 9` have a number that no move of a row has.
        if self.shape() == MoveShape::SplitHeap && counts_things(typed) {
            return Err(Unread);
        }
        // `turn coins 2 to 6` may turn two coins or all five, and `take 1 to 8` says no number.
        let title = self.title().unwrap_or_default();
        let of_coins = ["turtles", "mock-turtles", "ruler"].contains(&&title[..]);
        let many = (of_coins || title == "fibonacci") && (is_range(typed) || counts_coins(typed));
        // `from (3, 5)` does not say where to, and coins that stay are not turned.
        let from = title == "queen" && typed.starts_with("from ") && naturals(typed).is_some_and(|all| all.len() == 2);
        if many || from || of_coins && typed.contains("leav") {
            return Err(Unread);
        }
        // `the 13 heap, the 9 heap` does not say what is taken.
        if self.is_of_several_heaps() && TwoNumbers::new(typed).is_some_and(|said| said.name_heaps()) {
            return Err(Unread);
        }
        let ways: [&dyn Fn() -> Option<Vec<usize>>; 8] = [
            &|| self.by_what_is_left(typed),
            &|| self.by_size(typed),
            &|| self.by_point(typed),
            &|| self.by_text(typed),
            &|| self.by_arrow(typed),
            &|| self.by_tuple(typed),
            &|| self.by_words(typed),
            &|| self.by_numbers(typed),
        ];
        let mut understood = false;
        for way in ways {
            let Some(fitting) = way() else { continue };
            understood = true;
            let Some(&first) = fitting.first() else { continue };
            let alike = fitting.iter().all(|&place| self.wins[place] == self.wins[first]);
            if !alike {
                return Err(Unread);
            }
            let free = fitting.iter().copied().find(|&place| !found[place]);
            return Ok(Meant::Legal(free.unwrap_or(first)));
        }
        // In `9 and 9, 2 pins` a number counts something.
        let counts = self.shape() == MoveShape::SplitHeap && has_count(typed);
        if understood && !counts { Ok(Meant::Illegal) } else { Err(Unread) }
    }

    /// The text without the number of the one row that there is: `split strip 1 into 2 and 2`.
    fn without_only_row(&self, typed: &str) -> String {
        // `split 13 into 6 and 6`
        if let (MoveShape::SplitHeap, [size]) = (self.shape(), &self.heaps()[..])
            && typed.contains(&format!("split {size} into"))
        {
            return typed.replace(&format!("split {size} into"), "split into");
        }
        let numbers = tokens(typed).iter().filter(|token| matches!(token, Token::Digits(_))).count();
        if self.shape() != MoveShape::SplitHeap || self.heaps().len() != 1 || typed.contains("->") {
            return typed.to_owned();
        }
        if numbers != 3 && (numbers != 2 || !typed.contains("split")) {
            return typed.to_owned();
        }
        let named = NAMED.iter().map(|noun| format!("{noun} 1")).find(|named| {
            typed.split_once(&named[..]).is_some_and(|(_, rest)| !rest.starts_with(|sign: char| sign.is_ascii_digit()))
        });
        named.map_or_else(|| typed.to_owned(), |named| typed.replacen(&named, named.trim_end_matches(" 1"), 1))
    }

    /// A point of Trihex by its letter: `point A`, `A`, `x takes A`.
    fn by_point(&self, typed: &str) -> Option<Vec<usize>> {
        if self.title().as_deref() != Some("trihex") {
            return None;
        }
        let points = self.position.parts();
        let count = |mark: u64| points.iter().filter(|&&point| point == mark).count();
        let player = if count(1) == count(2) { "x" } else { "o" };
        let mut letters = Vec::new();
        let said = tokens(typed);
        for (at, token) in said.iter().enumerate() {
            match token {
                // `I think`, but not `point I`
                Token::Word(word)
                    if word == "i"
                        && matches!(said.get(at + 1), Some(Token::Word(next)) if next.len() > 1 && next != "point")
                        && !matches!(at.checked_sub(1).map(|before| &said[before]), Some(Token::Word(_))) => {}
                Token::Word(word) if ["takes", "trihex", player].contains(&word.as_str()) => {}
                Token::Word(word) => match word.as_bytes() {
                    [letter @ b'a'..=b'i'] => letters.push(usize::from(letter - b'a')),
                    _ if is_filler(word) => {}
                    _ => return None,
                },
                Token::Sign('.' | ':' | '!' | '(' | ')' | ',') => {}
                _ => return None,
            }
        }
        // `the A is the answer` has an article in Hungarian.
        letters.dedup();
        let point = match letters[..] {
            [point] | [0, point] => point,
            _ => return None,
        };
        Some(self.leading_to(|step| step.step.left.get(point) != points.get(point)))
    }

    /// The moves in a heap, from 0, that leave one number there and fit.
    fn in_heap(&self, heap: usize, fits: impl Fn(&Move) -> bool) -> Vec<usize> {
        self.leading_to(|step| self.heap_of_move(step) == heap && step.step.left.len() == 1 && fits(step))
    }

    /// What is left in a heap, before it: `24 left in heap 1`.
    fn by_what_is_left(&self, typed: &str) -> Option<Vec<usize>> {
        let heaps = &self.heaps()[..];
        let said = TwoNumbers::new(typed).filter(|_| self.is_of_several_heaps())?;
        if !said.leaves() || said.takes() || !said.is_behind_noun(1) || said.is_before_noun(0) {
            return None;
        }
        Some(self.in_heap(heap_of(said.numbers[1], heaps)?, |step| step.step.left[0] == said.numbers[0]))
    }

    /// A heap by its size, or by its number, before the noun: `13 from the 37 heap`, `the 37 heap becomes 24`; by its size
    /// in `13 from the heap of 37`.
    fn by_size(&self, typed: &str) -> Option<Vec<usize>> {
        let heaps = &self.heaps()[..];
        let said = TwoNumbers::new(typed).filter(|_| self.is_of_several_heaps())?;
        let [one, other] = said.numbers;
        let (size, other) = match [0, 1].map(|place| said.is_before_noun(place) || said.is_size(place)) {
            [true, false] => (one, other),
            [false, true] => (other, one),
            _ => return None,
        };
        let leaves = said.leaves() || said.changes();
        if leaves == said.takes() {
            return None;
        }
        let by_number = heap_of(size, heaps).filter(|_| !said.is_size(0) && !said.is_size(1));
        let by_size = (0..heaps.len()).filter(|&heap| heaps[heap] == size);
        let fits = |step: &Move| if leaves { step.step.left[0] == other } else { step.taken == other };
        Some(by_size.chain(by_number).flat_map(|heap| self.in_heap(heap, fits)).collect())
    }

    fn is_of_heaps(&self) -> bool {
        self.shape() == MoveShape::TakeFromHeap
    }

    /// Whether tokens are taken from one of several heaps.
    fn is_of_several_heaps(&self) -> bool {
        self.is_of_heaps() && self.heaps().len() > 1
    }

    /// The whole position reached, as the program writes it: `nim 7 3 4`.
    fn by_text(&self, typed: &str) -> Option<Vec<usize>> {
        let written = self.leading_to(|step| {
            let text = self.game.text(&step.to).to_lowercase();
            text == typed
                || text
                    .split_once(' ')
                    .is_some_and(|(_, numbers)| numbers == typed && numbers.contains(['.', '/', 'w']))
        });
        if !written.is_empty() {
            return Some(written);
        }
        if !typed.starts_with(|first: char| first.is_alphabetic() || first == '.' || first == '#') {
            return self.by_board(typed);
        }
        let parsed = rules::parse(typed, self.game.play).ok();
        let parsed = parsed.or_else(|| rules::parse(&format!("{} {typed}", self.title()?), self.game.play).ok());
        let to = parsed.filter(|parsed| self.same_game(&parsed.game))?.position;
        Some(self.leading_to(|step| step.to == to))
    }

    /// A board that was drawn or coins that were written down.
    fn by_board(&self, typed: &str) -> Option<Vec<usize>> {
        if typed.bytes().all(|byte| byte.is_ascii_digit() || b" ,()".contains(&byte))
            || self.shape() != MoveShape::WholeBoard
        {
            return None;
        }
        let to = rules::parse(&format!("{} {typed}", self.title()?), self.game.play).ok()?.position;
        Some(self.leading_to(|step| step.to == to))
    }

    fn title(&self) -> Option<String> {
        match &self.game.components[..] {
            [rules] => Some(rules.title()),
            _ => None,
        }
    }

    fn same_game(&self, other: &Game) -> bool {
        self.game.components.len() == other.components.len()
            && self.game.components.iter().zip(&other.components).all(|(one, other)| one.title() == other.title())
    }

    fn shape(&self) -> MoveShape {
        self.game.components.first().map_or(MoveShape::WholeBoard, |rules| rules.move_shape())
    }

    /// The heaps: those of the game, or of a sum the one of each part.
    fn heaps(&self) -> Vec<u64> {
        match self.position.0.iter().all(|parts| parts.len() == 1) {
            true => self.position.0.concat(),
            false => self.position.parts().to_vec(),
        }
    }

    /// The heap of a move, from 0.
    fn heap_of_move(&self, step: &Move) -> usize {
        if self.position.0.len() > 1 { step.component } else { step.step.part }
    }

    /// The numbers of the position reached.
    fn numbers_reached(&self, step: &Move) -> Vec<u64> {
        step.to.0.concat()
    }

    fn leading_to(&self, fits: impl Fn(&Move) -> bool) -> Vec<usize> {
        (0..self.moves.len()).filter(|&place| fits(&self.moves[place])).collect()
    }

    /// `12 -> 4`, `heap 3: 12 -> 4`, `heap 3 becomes 4`, `7 -> 3 + 4`, `heap 3 -> 4`.
    fn by_arrow(&self, typed: &str) -> Option<Vec<usize>> {
        if self.shape() == MoveShape::WholeBoard {
            return None;
        }
        let typed = &format!(" {typed}");
        let arrow = [" becomes ", " to ", " leaving ", " leave ", " leaves ", "->"]
            .into_iter()
            .find(|arrow| typed.contains(arrow) && !(typed.contains("take") || typed.contains(" from ")))?;
        let (before, after) = typed.split_once(arrow)?;
        let (before_words, before_numbers) = (before, numbers_of(before)?);
        let after = numbers_of(after).filter(|after| !after.is_empty())?;
        let parts = &self.heaps()[..];
        let named = before_words.contains("heap")
            || before_words.contains("row")
            || before_words.contains("strip")
            || before_words.contains("part")
            || before_words.contains("kupac")
            || before_words.contains("sor");
        // A whole position before the arrow and one after it. `heap 2: 7` is none, even where the heaps are 2 and 7.
        if !named && before_numbers.len() == parts.len() && parts.len() > 1 && before_numbers == parts {
            return Some(self.reached(&after));
        }
        // Of `15 -> 2, 13` one number may be what is taken.
        if self.shape() == MoveShape::TakeFromHeap && after.len() > 1 {
            return None;
        }
        let heaps: Vec<usize> = match before_numbers[..] {
            [heap, size] => heap_of(heap, parts).filter(|&heap| parts[heap] == size).into_iter().collect(),
            // `the 30 heap becomes 13`: the number may be the size.
            [heap] if named => vec![heap_of(heap, parts)?],
            [size] => (0..parts.len()).filter(|&heap| parts[heap] == size).collect(),
            [] if parts.len() == 1 => vec![0],
            _ => return None,
        };
        let same = |left: &[u64]| {
            let mut left: Vec<u64> = left.iter().copied().filter(|&heap| heap > 0).collect();
            let mut given: Vec<u64> = after.iter().copied().filter(|&heap| heap > 0).collect();
            left.sort_unstable();
            given.sort_unstable();
            left == given
        };
        Some(self.leading_to(|step| heaps.contains(&self.heap_of_move(step)) && same(&step.step.left)))
    }

    /// The numbers of the position reached: `(7, 3, 4)`, or `7 3 4` where that can be nothing else.
    fn by_tuple(&self, typed: &str) -> Option<Vec<usize>> {
        let inner = match typed.strip_prefix("to ").unwrap_or(typed).trim() {
            text if text.starts_with('(') && text.ends_with(')') => text,
            text if text.starts_with("leaving (") || text.starts_with("leave (") => text,
            text if self.heaps().len() > 2
                && self.shape() != MoveShape::WholeBoard
                && text.bytes().all(|byte| byte.is_ascii_digit() || b" ,".contains(&byte))
                && naturals(text).is_some_and(|all| all.len() == self.heaps().len()) =>
            {
                text
            }
            text if self.title().as_deref() == Some("queen") && !names_way(text) => text,
            _ => return None,
        };
        let mut all = numbers_of(inner).filter(|all| !all.is_empty())?;
        let is_queen = self.title().as_deref() == Some("queen");
        if is_row_first(inner) {
            all.chunks_mut(2).for_each(<[u64]>::reverse);
        }
        // `from (6, 10) to (3, 5)`
        if is_queen
            && all.len() == 4
            && all.starts_with(&self.heaps())
            && (inner.contains(" to ") || inner.contains("->"))
        {
            all.drain(..2);
        }
        // One number is no position of several heaps, and no point; four are several points.
        let is_whole = self.shape() == MoveShape::TakeFromHeap || is_queen;
        if is_whole && all.len() < self.heaps().len() || is_queen && all.len() > 2 {
            return None;
        }
        Some(self.reached(&all))
    }

    /// The moves that reach these numbers, in this order or, where heaps are alike, in any.
    fn reached(&self, all: &[u64]) -> Vec<usize> {
        let exact = self.leading_to(|step| self.numbers_reached(step) == all);
        if !exact.is_empty() || self.shape() == MoveShape::WholeBoard {
            return exact;
        }
        let sorted = |numbers: &[u64]| {
            let mut numbers: Vec<u64> = numbers.iter().copied().filter(|&heap| heap > 0).collect();
            numbers.sort_unstable();
            numbers
        };
        let wanted = sorted(all);
        self.leading_to(|step| sorted(&self.numbers_reached(step)) == wanted)
    }

    /// The words of the game: `bite at row 1, column 3`, `turn coins 2 and 6`, `move 3 diagonally`.
    fn by_words(&self, typed: &str) -> Option<Vec<usize>> {
        let mut given = meaning(typed);
        // The points of Trihex have letters, and so have words that say nothing.
        if self.title().as_deref() == Some("trihex") {
            return None;
        }
        if self.shape() != MoveShape::WholeBoard && typed.contains("should") {
            return None;
        }
        if !given.iter().any(|word| word.parse::<u64>().is_err()) {
            return None;
        }
        // `3 left down, 1 left` is two moves.
        if given.iter().filter(|word| *word == "left").count() > 1 {
            return None;
        }
        // `3 left and down` is `3 diagonally`.
        if given.iter().any(|word| word == "left")
            && let Some(down) = given.iter().position(|word| word == "down")
        {
            given[down] = "diagonally".to_owned();
            given.retain(|word| word != "left");
        }
        // `left 3` is `3 left`.
        if let [way, number, ..] = &mut given[..]
            && ["left", "down", "diagonally"].contains(&way.as_str())
            && number.parse::<u64>().is_ok()
        {
            std::mem::swap(way, number);
        }
        let wording = |detail: Detail| {
            let words = |step: &Move| {
                meaning(
                    &crate::exercise::games::english(&describe_move(self.game, self.position, step, detail))
                        .to_lowercase(),
                )
            };
            self.moves.iter().map(words).collect::<Vec<_>>()
        };
        for detail in [Detail::Move, Detail::Left, Detail::Reached] {
            let said = wording(detail);
            let fitting: Vec<usize> = (0..said.len()).filter(|&place| said[place] == given).collect();
            if !fitting.is_empty() {
                return Some(fitting);
            }
        }
        // A part of the words that belongs to one move only: `3 diagonally`.
        let said = wording(Detail::Reached);
        let fits = |words: &Vec<String>| words.windows(given.len()).any(|run| run == given);
        let fitting: Vec<usize> = (0..said.len()).filter(|&place| fits(&said[place])).collect();
        if !fitting.is_empty() && self.shape() == MoveShape::WholeBoard {
            return Some(fitting);
        }
        // `9 left` goes beyond the board.
        let is_way = matches!(&given[..], [number, way] if number.parse::<u64>().is_ok() && names_way(way));
        (is_way && self.title().as_deref() == Some("queen")).then(Vec::new)
    }

    /// What is taken, and from where: `8 from 3`, `take 8`, `8 3` as in the places to write; squares by row and column.
    fn by_numbers(&self, typed: &str) -> Option<Vec<usize>> {
        // `8 - 4` may be a difference.
        if typed.contains('-') && !typed.contains("->") {
            return None;
        }
        // `take heap 3 to 4` says what is left; `pin 3` says where, and not how many.
        let of_heaps = self.shape() != MoveShape::WholeBoard;
        let numbered = |noun: &str| {
            typed.split(noun).skip(1).any(|rest| rest.trim_start().starts_with(|c: char| c.is_ascii_digit()))
        };
        if of_heaps && (typed.contains("->") || typed.contains(" to ") || numbered("pin ") || numbered("cell ")) {
            return None;
        }
        let mut all = numbers_of(typed).filter(|all| !all.is_empty())?;
        let parts = &self.heaps()[..];
        let place = typed.strip_prefix("from ").or_else(|| typed.strip_prefix("in ")).unwrap_or(typed);
        let lead = typed.split(|sign: char| sign.is_ascii_digit()).next().unwrap_or(typed);
        let lead = lead.trim_end_matches([' ', ':']);
        let lead = [" of", " is"].iter().find_map(|end| lead.strip_suffix(end)).unwrap_or(lead);
        // `rows 2, 8, 6` are not numbered, and a row in brackets is a position.
        let plural = ["heaps", "rows", "strips"].iter().any(|noun| lead.ends_with(noun));
        // `heap 1 into 1 and 6 and heap 1 into 3 and 4` are several moves.
        let named = || tokens(typed).windows(2).filter(|pair| is_numbered(pair)).count();
        if plural || self.shape() == MoveShape::SplitHeap && (typed.contains('(') || named() > 1) {
            return None;
        }
        let heap_first = ["heap", "row", "strip"].iter().any(|noun| lead.ends_with(noun))
            || place != typed && typed.contains("take");
        if self.shape() == MoveShape::WholeBoard {
            // `2 left and 2 down` may be one move or two.
            if self.title().as_deref() == Some("queen") && names_way(typed) {
                return None;
            }
            let (row, column) = (typed.find("row"), typed.find("column"));
            // `column 1, square 3` counts from somewhere else.
            if row.is_none() && column.is_some() {
                return None;
            }
            if row.zip(column).is_some_and(|(row, column)| column < row) {
                all.reverse();
            }
            if self.title().as_deref() == Some("fibonacci") {
                return self.of_fibonacci(typed, &all);
            }
            return self.on_a_board(&all);
        }
        // `row 1` says which row, and nothing of it.
        if heap_first && all.len() == 1 && ["heap ", "row ", "strip "].iter().any(|noun| numbered(noun)) {
            return None;
        }
        // What is left may be said first: `leaving 9, take 4`.
        let (takes, leaves) = (typed.contains("take"), typed.contains("leav") || typed.ends_with(" left"));
        if typed.find("leav").zip(typed.find("take")).is_some_and(|(leaves, takes)| leaves < takes) {
            return None;
        }
        // `1., 2. or from heap 3` names heaps only.
        if typed.contains("., ") {
            return None;
        }
        // Of a single heap or row the number says nothing: `take 4 from heap 1`.
        let number = usize::from(!heap_first);
        let named = typed.contains("heap 1") && (typed.contains("take") || typed.contains("from"));
        let named = named
            || self.shape() == MoveShape::SplitHeap && ["row 1", "strip 1"].iter().any(|noun| typed.contains(noun));
        if parts.len() == 1 && all.get(number) == Some(&1) && all.len() > 1 && named {
            all.remove(number);
        }
        // `3 from 67`, `3 from the 67 heap`
        if let ([size], [one, other]) = (parts, &all[..])
            && typed.contains("from")
            && (one == size) != (other == size)
        {
            all.retain(|number| number != size);
        }
        let takes_from = |heap: usize, take: u64| {
            self.leading_to(|step| self.heap_of_move(step) == heap && step.taken == take && step.step.left.len() == 1)
        };
        match (&all[..], parts.len()) {
            // As the program says it: `take 3, leaving 1 and 2`.
            ([take, left @ ..], 1) if leaves && (takes || typed.contains("knock")) && !left.is_empty() => {
                Some(self.leading_to(|step| step.taken == *take && same_numbers(&step.step.left, left)))
            }
            ([left], 1) if says_what_is_left(typed) && !typed.contains("take") => {
                Some(self.leading_to(|step| step.step.left.iter().sum::<u64>() == *left))
            }
            ([take], 1) => {
                let taken = takes_from(0, *take);
                // A number alone may be the one row that is left.
                let split = self.shape() == MoveShape::SplitHeap && taken.is_empty() && !typed.contains("take");
                Some(if split { self.leading_to(|step| step.step.left[..] == [*take]) } else { taken })
            }
            // As in `Take 4, leaving 9`.
            ([take, left], 1) => {
                let taken = self.leading_to(|step| step.taken == *take && step.step.left.iter().sum::<u64>() == *left);
                // `9 and 9` is what becomes of a row; `6 and 2` of a heap may be two moves.
                match self.shape() {
                    _ if !taken.is_empty() => Some(taken),
                    MoveShape::SplitHeap if !typed.contains("take") => {
                        Some(self.leading_to(|step| same_numbers(&step.step.left, &all)))
                    }
                    _ => None,
                }
            }
            // `take 2 from heap 1, leaving 1 and 4`, or the whole position that is left.
            ([one, other, left @ ..], 2..) if typed.contains("take") && typed.contains("leav") && !left.is_empty() => {
                let (take, heap) = if heap_first { (other, one) } else { (one, other) };
                let numbered = heap_of(*heap, parts);
                let by_size =
                    typed.contains(&format!("{heap} heap")) || typed.contains("heap of") || numbered.is_none();
                let named = |place: usize| numbered == Some(place) || by_size && parts[place] == *heap;
                let leaves = |step: &Move| {
                    same_numbers(&step.step.left, left) || same_numbers(&self.numbers_reached(step), left)
                };
                Some(self.leading_to(|step| named(self.heap_of_move(step)) && step.taken == *take && leaves(step)))
            }
            // `heap 2, leaving 17` is not taken.
            ([_, _], 2..) if says_what_is_left(typed) => None,
            ([take, heap], count) if count > 1 => {
                // Without a word between two heaps may be meant as well as what is taken.
                let clear = typed.contains("from")
                    || typed.contains("take")
                    || typed.contains("heap")
                    || count > 2
                    || typed.contains("row")
                    || typed.contains("-ból")
                    || typed.contains("-ből");
                if !clear {
                    let taken = heap_of(*heap, parts).map_or(Vec::new(), |heap| takes_from(heap, *take));
                    let reached = self.leading_to(|step| self.numbers_reached(step) == all);
                    return Some([taken, reached].concat());
                }
                // What `heap 2: 7` leaves or takes is not said.
                if heap_first && !typed.contains("take") {
                    return None;
                }
                let (take, heap) = if heap_first { (*heap, *take) } else { (*take, *heap) };
                let by_number = heap_of(heap, parts).filter(|_| !typed.contains("heap of"));
                let taken = by_number.map_or(Vec::new(), |heap| takes_from(heap, take));
                let heaps = (0..parts.len()).filter(|&place| parts[place] == heap);
                let of_size: Vec<usize> = heaps.flat_map(|place| takes_from(place, take)).collect();
                // `3 from 3` may mean a heap of 3 as well as heap 3, where both are right.
                let is_won = |moves: &[usize]| moves.iter().all(|&place| self.wins[place]);
                if !taken.is_empty() && !typed.contains("heap") && is_won(&taken) && is_won(&of_size) {
                    return Some([taken, of_size].concat());
                }
                if !taken.is_empty() || typed.contains("heap") && (by_number.is_some() || !parts.contains(&heap)) {
                    return Some(taken);
                }
                // `8 from 12` and `8 from the heap of 12` name the heap by its size.
                Some(of_size)
            }
            // `1 and 6 left in row 2` ends with the row.
            ([_, _, ..], 2..) if !heap_first && ["row", "strip", "heap"].iter().any(|noun| typed.contains(noun)) => {
                None
            }
            // A row alone says nothing of what becomes of it.
            ([heap, left @ ..], count) if count > 1 && !left.is_empty() && self.shape() == MoveShape::SplitHeap => {
                let heap = heap_of(*heap, parts)?;
                Some(self.leading_to(|step| self.heap_of_move(step) == heap && same_numbers(&step.step.left, left)))
            }
            (left, 1) if self.shape() == MoveShape::SplitHeap => {
                Some(self.leading_to(|step| same_numbers(&step.step.left, left)))
            }
            _ => None,
        }
    }

    /// What is taken of the one heap of Fibonacci nim, and what is left; none for numbers that do not fit together.
    fn of_fibonacci(&self, typed: &str, all: &[u64]) -> Option<Vec<usize>> {
        let heap = *self.position.parts().first()?;
        let takes = typed.contains("take");
        let take = match *all {
            [left] if says_what_is_left(typed) && !takes => heap.checked_sub(left)?,
            // `18 -> 13`, `from 18 to 13`
            [from, left] if from == heap && left < heap && !takes => heap - left,
            // `5 from 18`
            [take, from] if from == heap => take,
            // `take 5, leaving 13`, `13 left, take 5`
            [one, other] if one.checked_add(other) == Some(heap) => {
                let left_first = typed.find("leav").zip(typed.find("take")).is_some_and(|(left, take)| left < take);
                if left_first { other } else { one }
            }
            [take] => take,
            _ => return None,
        };
        Some(self.leading_to(|step| step.to.parts().first().and_then(|left| heap.checked_sub(*left)) == Some(take)))
    }

    /// Numbers on a board: row and column, coins, squares.
    fn on_a_board(&self, all: &[u64]) -> Option<Vec<usize>> {
        if all.is_empty() {
            return None;
        }
        let said = |step: &Move| -> Vec<u64> {
            let words = meaning(&move_text(self.game, self.position, step));
            words.iter().filter_map(|word| word.parse().ok()).collect()
        };
        let title = self.title()?;
        // One number alone names no square.
        if ["chomp", "queen"].contains(&&title[..]) && all.len() == 1 {
            return None;
        }
        // More numbers than any move has are what is left, or several moves.
        if self.moves.iter().all(|step| said(step).len() < all.len()) {
            return Some(self.reached(all)).filter(|reached| !reached.is_empty());
        }
        let exact = self.leading_to(|step| said(step) == all);
        // Of a square the row comes first.
        if exact.is_empty() && !["chomp", "squares", "tictactoe"].contains(&&title[..]) {
            return Some(self.leading_to(|step| same_numbers(&said(step), all)));
        }
        Some(exact)
    }
}

/// The heap of this number, from 1, if there is one.
fn heap_of(number: u64, parts: &[u64]) -> Option<usize> {
    let place = usize::try_from(number).ok()?.checked_sub(1)?;
    (place < parts.len()).then_some(place)
}

/// The same numbers in any order, zeros left out.
fn same_numbers(one: &[u64], other: &[u64]) -> bool {
    let sorted = |numbers: &[u64]| {
        let mut numbers: Vec<u64> = numbers.iter().copied().filter(|&number| number > 0).collect();
        numbers.sort_unstable();
        numbers
    };
    sorted(one) == sorted(other)
}
