//! Ticked boxes: by number, by what is printed next to them, or as a row of marks: `1 3`, `(1, 5) (1, 9)`, `x - x`, `both`.
//!
//! Boxes that exclude one another are one part. Of others each is a part, and a wrong one cancels a right one.

use std::sync::LazyLock;

use super::lexicon::{Numeral, Sense};
use super::moves::tuple as boards_tuple;
use super::parts::{Judged, cancel};
use super::tokens::{Token, bare_pieces};
use super::{Item, Judgement, Spoken, together};
use crate::document::build::{after_letter, box_letter, say};
use crate::document::{Answer, Arg, Block, Inline, LANGUAGES, Line, Math, Phrase, Words};
use crate::exercise::second::numbers_in;

/// The words of every language that has some here.
static WORDS: LazyLock<Vec<Words>> =
    LazyLock::new(|| LANGUAGES.iter().filter_map(|language| Words::new(language).ok()).collect());

/// Every way to judge which boxes are ticked.
pub fn read(item: &Item<'_>, right: &[usize], spoken: &Spoken<'_>) -> Vec<Judgement> {
    let boxes = boxes(&item.question.space);
    let judged = |given: Vec<usize>| {
        let part = |place: usize| {
            let agrees = right.contains(&place) == given.contains(&place);
            Judged::new(name_of(&boxes, place), agrees)
        };
        let mut parts: Vec<Judged> = (0..boxes.len()).map(part).collect();
        let wrong = parts.iter().filter(|part| !part.right).count();
        cancel(&mut parts, wrong);
        let refutation = refutation(&boxes, right, &given);
        let understood = understood(&boxes, &given);
        Judgement { understood, parts, answer: Some(Answer::Ticks(given)), named: None, refutation }
    };
    ticked(item, &boxes, spoken).into_iter().map(judged).collect()
}

/// Every way to judge which of some boxes is ticked that exclude one another.
pub fn read_one(item: &Item<'_>, right: usize, spoken: &Spoken<'_>) -> Vec<Judgement> {
    let boxes = boxes(&item.question.space);
    let judged = |given: Vec<usize>| {
        let understood = understood(&boxes, &given);
        let answer = if let [one] = given[..] { Answer::Choice(one) } else { Answer::Ticks(given) };
        let refutation =
            item.question.wrong.first().filter(|_| boxes.len() == 2).map(|mistake| mistake.refutation.clone());
        Judgement { refutation, ..Judgement::whole(understood, answer == Answer::Choice(right), Some(answer)) }
    };
    ticked(item, &boxes, spoken).into_iter().map(judged).collect()
}

fn understood(boxes: &[Line], given: &[usize]) -> Line {
    let lines: Vec<Line> = given.iter().filter_map(|&place| boxes.get(place).cloned()).collect();
    if lines.is_empty() { say(Phrase::new("mark-no-box")) } else { together(lines) }
}

/// The first box that is wrong.
fn refutation(boxes: &[Line], right: &[usize], given: &[usize]) -> Option<Phrase> {
    let wrong = (0..boxes.len()).find(|place| right.contains(place) != given.contains(place))?;
    let key = if right.contains(&wrong) { "mark-box-missing" } else { "mark-box-wrong" };
    Some(Phrase::new(key).with("box", Arg::Phrase(name_of(boxes, wrong))))
}

/// What a box is called: the signs beside it, where all have some, or its number.
fn name_of(boxes: &[Line], place: usize) -> Phrase {
    let signs = |line: &Line| match &line[..] {
        [Inline::Signs(signs)] => Some(signs.clone()),
        [Inline::Math(Math::Number(number))] => Some(number.to_string()),
        _ => None,
    };
    match boxes.iter().map(signs).collect::<Option<Vec<String>>>() {
        Some(signs) => Phrase::new("mark-part-pair").with("pair", Arg::Signs(signs[place].clone())),
        None => Phrase::new("mark-part-box").with("number", place + 1),
    }
}

/// The lines next to the boxes.
fn boxes(blocks: &[Block]) -> Vec<Line> {
    blocks
        .iter()
        .find_map(|block| match block {
            Block::Ticks(lines) => Some(lines.clone()),
            Block::Beside(inner) => Some(boxes(inner)).filter(|boxes| !boxes.is_empty()),
            _ => None,
        })
        .unwrap_or_default()
}

/// Every list of boxes, in rising order, that an answer may mean.
fn ticked(item: &Item<'_>, boxes: &[Line], spoken: &Spoken<'_>) -> Vec<Vec<usize>> {
    let letters = boxes.first().is_some_and(|line| after_letter(line).is_some());
    if let Some(place) = by_letter(boxes, spoken.typed).filter(|_| letters) {
        return vec![vec![place]];
    }
    let boxes: Vec<Line> = boxes.iter().map(|line| after_letter(line).unwrap_or(line).to_vec()).collect();
    let labels: Vec<Vec<String>> = WORDS
        .iter()
        .filter_map(|words| boxes.iter().map(|line| words.line_text(line).ok()).collect::<Option<Vec<String>>>())
        .collect();
    if let Some(found) = labels.iter().find_map(|labels| by_printed(labels, spoken.typed)) {
        return vec![rising(found)];
    }
    if spoken.means_nothing() {
        return vec![Vec::new()];
    }
    let Some(labels) = labels.first() else { return Vec::new() };
    let called = item.exercise.kind.extra.boxes;
    let list = List { labels, count: boxes.len(), letters };
    let senses_of = |text: &str| -> Vec<Vec<Sense>> {
        let readings = Spoken::new(text).map(|spoken| spoken.readings(true)).unwrap_or_default();
        readings.iter().map(|reading| said(&reading.senses)).collect()
    };
    let marks = called.marks.map(|words| words.iter().flat_map(|word| senses_of(word)).collect::<Vec<_>>());
    spoken.meanings(true, |senses| {
        let same = |text: &str| senses_of(text).contains(&said(senses));
        if let Some(found) = in_words(&marks, &said(senses), boxes.len()) {
            return vec![found];
        }
        let named: Vec<Vec<usize>> =
            called.called.iter().filter(|(text, _)| same(text)).map(|(_, boxes)| boxes.to_vec()).collect();
        if !named.is_empty() {
            return named;
        }
        let mut senses = said(senses);
        for about in called.about {
            for about in senses_of(about) {
                if senses.starts_with(&about) {
                    senses.drain(..about.len());
                } else if senses.ends_with(&about) {
                    senses.truncate(senses.len() - about.len());
                }
            }
        }
        list.boxes(&senses)
            .into_iter()
            .map(rising)
            .filter(|found| found.last().is_none_or(|&last| last < boxes.len()))
            .collect()
    })
}

/// The box of this letter, as some language writes it, alone or with what is printed next to it.
fn by_letter(boxes: &[Line], typed: &str) -> Option<usize> {
    let (typed, bare) = (bare_pieces(typed), typed.trim_matches(|sign: char| !sign.is_alphanumeric()).to_lowercase());
    let is_it = |place: usize, words: &Words| {
        words.text(&box_letter(place)).is_ok_and(|letter| letter.to_lowercase() == bare)
            || words.line_text(&boxes[place]).is_ok_and(|line| bare_pieces(&line) == typed)
    };
    (0..boxes.len()).find(|&place| WORDS.iter().any(|words| is_it(place, words)))
}

/// A word for each box, of those for ticked ones and of those for others: `lost, won, lost`.
fn in_words(marks: &[Vec<Vec<Sense>>; 2], senses: &[Sense], count: usize) -> Option<Vec<usize>> {
    let (mut rest, mut found) = (senses, Vec::new());
    while !rest.is_empty() {
        if let [Sense::Comma(_) | Sense::Semicolon | Sense::Line | Sense::And, more @ ..] = rest {
            rest = more;
            continue;
        }
        // The longest fits best: `not lost` before `lost`.
        let fitting = marks
            .iter()
            .enumerate()
            .flat_map(|(place, words)| words.iter().map(move |word| (word.len(), place == 0, word)));
        let (length, ticked, _) =
            fitting.filter(|(_, _, word)| rest.starts_with(word)).max_by_key(|(length, ..)| *length)?;
        found.push(ticked);
        rest = &rest[length..];
    }
    (found.len() == count && count > 1).then(|| (0..count).filter(|&place| found[place]).collect())
}

/// Without the signs and words that lists of boxes have around them.
fn said(senses: &[Sense]) -> Vec<Sense> {
    let kept = |sense: &&Sense| {
        !matches!(
            sense,
            Sense::Is
                | Sense::Only
                | Sense::Then
                | Sense::Dot(_)
                | Sense::Sign(':' | '!')
                | Sense::Taken
                | Sense::Sized
                | Sense::Act
                | Sense::In
                | Sense::With
                | Sense::Needed
        )
    };
    senses.iter().filter(kept).copied().collect()
}

fn rising(mut found: Vec<usize>) -> Vec<usize> {
    found.sort_unstable();
    found.dedup();
    found
}

/// By what is printed next to them in some language, one label or several between `;` and lines, or between commas where
/// none of them holds one.
fn by_printed(labels: &[String], typed: &str) -> Option<Vec<usize>> {
    let labels: Vec<Vec<String>> = labels.iter().map(|label| bare_pieces(label)).collect();
    let named = labels.iter().all(|label| label.iter().any(|piece| piece.contains(char::is_alphabetic)));
    let place = |part: &str| labels.iter().position(|label| *label == bare_pieces(part)).filter(|_| named);
    let each = |signs: &[char]| -> Option<Vec<usize>> {
        typed.split(signs).filter(|part| !part.trim().is_empty()).map(place).collect()
    };
    let several = || each(&[';', '\n', '\r']).or_else(|| each(&[',', ';', '\n', '\r']));
    place(typed).map(|one| vec![one]).or_else(several).filter(|found| !found.is_empty())
}

/// One mark for each box: `x - x`, `☑ ☐ ☑`, `yes no yes`, `T F T`.
pub fn marked(senses: &[Sense], count: usize) -> Option<Vec<usize>> {
    use Sense as S;
    // Beside a tick a cross says no; crosses alone may say either.
    let has_tick = senses.contains(&S::Tick('☑'));
    if senses.iter().all(|sense| matches!(sense, S::Letter('x') | S::Tick('☒'))) {
        return None;
    }
    let mark = |sense: &&Sense| match sense {
        S::Tick('☑') | S::Yes | S::True | S::Letter('x' | 'y' | 't' | 'i') | S::Sign('+') => Some(true),
        S::Tick('☒') => Some(!has_tick),
        sense if any_of!(Tick(_) No False Minus(_) Sign('_') Dot(_) Letter('o' | 'n' | 'f' | 'h'))(sense) => {
            Some(false)
        }
        _ => None,
    };
    let signs = senses.iter().filter(|sense| !matches!(sense, S::Comma(_) | S::Semicolon | S::Line));
    let marks: Vec<bool> = signs.map(|sense| mark(&sense)).collect::<Option<_>>()?;
    (marks.len() == count && count > 1).then(|| (0..count).filter(|&place| marks[place]).collect())
}

/// Boxes with what is printed next to them.
struct List<'a> {
    labels: &'a [String],
    count: usize,
    /// Whether boxes have letters, so that a number by itself names none.
    letters: bool,
}

impl List<'_> {
    fn boxes(&self, senses: &[Sense]) -> Vec<Vec<usize>> {
        use Sense as S;
        let is_numeric = |label: &String| !label.contains(char::is_alphabetic);
        let by_places = || if self.letters { None } else { self.verdicts(senses).or_else(|| self.digits(senses)) };
        if let Some(found) =
            marked(senses, self.count).or_else(|| by_places().filter(|_| !self.labels.iter().any(is_numeric)))
        {
            return vec![found];
        }
        match senses {
            [S::All] | [S::All, S::Box | S::Trio] => return vec![(0..self.count).collect()],
            // `all except 4 and 5`
            [S::All, S::Except, S::From, rest @ ..] | [S::All, S::Except, rest @ ..] => {
                let except = self.boxes(rest);
                return except
                    .into_iter()
                    .map(|except| (0..self.count).filter(|place| !except.contains(place)).collect())
                    .collect();
            }
            _ => {}
        }
        let mut found: Vec<Vec<usize>> = Vec::new();
        found.extend(self.by_labels(senses));
        found.extend(self.by_numbers(senses));
        found
    }

    /// By the numbers that are printed next to them, in parentheses or one by one.
    fn by_labels(&self, senses: &[Sense]) -> Option<Vec<usize>> {
        use Sense as S;
        let bare = |label: &String| label.bytes().all(|byte| byte.is_ascii_digit());
        let numeric =
            |label: &String| label.contains(|sign: char| sign.is_ascii_digit()) && !label.contains(char::is_alphabetic);
        if !self.labels.iter().all(numeric) {
            return None;
        }
        let known: Vec<Vec<u64>> = self.labels.iter().map(|label| sorted(numbers_in(label))).collect();
        let place = |numbers: Vec<u64>| known.iter().position(|label| *label == sorted(numbers.clone()));
        let senses: Vec<S> = senses
            .iter()
            .filter(|sense| !matches!(sense, S::Trio | S::NumberNoun | S::Box | S::Sign('+')))
            .copied()
            .collect();
        let is_sets = known.iter().any(|label| label.len() > 1);
        // A word may count boxes, if there are as many.
        let counts = |number: &Numeral| {
            number.digits == 0
                && (!self.labels.iter().all(bare) || number.value.is_none_or(|value| value <= self.count as u64))
        };
        let value =
            |sense: &S| if let S::Number(number) = sense { number.value.filter(|_| !counts(number)) } else { None };
        // `126, 234`
        let compact = senses
            .iter()
            .filter(|sense| !matches!(sense, S::Comma(_) | S::And | S::Semicolon | S::Line))
            .map(|sense| match sense {
                S::Number(number) if number.digits > 1 && is_sets => {
                    place(number.value?.to_string().bytes().map(|digit| u64::from(digit - b'0')).collect())
                }
                _ => None,
            });
        if let Some(found) = compact.collect::<Option<Vec<usize>>>().filter(|found| !found.is_empty()) {
            return Some(found);
        }
        if senses.contains(&S::Sign('(')) {
            let (mut at, mut found) = (0, Vec::new());
            while at < senses.len() {
                match senses[at] {
                    S::Comma(_) | S::And | S::Semicolon | S::Line => at += 1,
                    _ => {
                        let (numbers, count) = boards_tuple(&senses[at..])?;
                        found.push(place(numbers)?);
                        at += count;
                    }
                }
            }
            return Some(found);
        }
        let strong = senses.iter().any(|sense| matches!(sense, S::Semicolon | S::Line | S::And));
        let splits =
            |sense: &S| matches!(sense, S::Semicolon | S::Line | S::And) || !strong && matches!(sense, S::Comma(_));
        if is_sets {
            let groups = senses.split(splits).filter(|group| !group.is_empty());
            let group = |group: &[S]| {
                let numbers = group
                    .iter()
                    .filter(|sense| !matches!(sense, S::Comma(_)))
                    .map(value)
                    .collect::<Option<Vec<u64>>>()?;
                place(numbers).filter(|_| group.len() > 1)
            };
            // `3, 4, 8` is one set, too.
            let whole = senses
                .iter()
                .filter(|sense| !matches!(sense, S::Comma(_) | S::And))
                .map(value)
                .collect::<Option<Vec<u64>>>();
            return groups.map(group).collect::<Option<Vec<usize>>>().or_else(|| Some(vec![place(whole?)?]));
        }
        let numbers = senses.iter().filter(|sense| !splits(sense) && !matches!(sense, S::Comma(_)));
        numbers
            .map(|sense| place(vec![value(sense)?]))
            .collect::<Option<Vec<usize>>>()
            .filter(|found| !found.is_empty())
    }

    /// Some by their places, and what is said of them: `1 yes 2 no`, `1, 3 are right`, `1 and 3, not 4`. Boxes of which
    /// nothing is said are not ticked; that a box is wrong is said of one alone.
    fn verdicts(&self, senses: &[Sense]) -> Option<Vec<usize>> {
        use Sense as S;
        let (mut ticked, mut others, mut waiting) = (Vec::new(), Vec::new(), Vec::new());
        let mut denied = false;
        for (at, sense) in senses.iter().enumerate() {
            match sense {
                S::Number(number) if number.digits > 0 => waiting.push(number.value?),
                S::Ordinal(place) => waiting.push(*place),
                _ if denied && !matches!(sense, S::Comma(_) | S::And) => return None,
                S::Yes | S::True | S::Tick('☑') | S::Letter('y' | 'i' | 'x' | 't') if !waiting.is_empty() => {
                    ticked.append(&mut waiting)
                }
                S::No | S::False | S::Tick('☒') | S::Letter('n' | 'f' | 'h') if waiting.len() == 1 => {
                    others.append(&mut waiting)
                }
                S::But => ticked.append(&mut waiting),
                S::Not if !waiting.is_empty() && matches!(senses.get(at + 1), Some(S::Number(_) | S::Ordinal(_))) => {
                    ticked.append(&mut waiting);
                    denied = true;
                }
                S::Comma(_) | S::And | S::Semicolon | S::Line | S::Box | S::Sign('#' | '+') => {}
                _ => return None,
            }
        }
        if denied {
            others.append(&mut waiting);
        }
        let said: Vec<u64> = ticked.iter().chain(&others).copied().collect();
        let are_there = said.iter().all(|place| (1..=self.count as u64).contains(place));
        let once = said.iter().enumerate().all(|(at, place)| !said[..at].contains(place));
        let whole = waiting.is_empty() && !said.is_empty() && (!ticked.is_empty() || others.len() == self.count);
        (are_there && once && whole).then(|| ticked.iter().map(|place| *place as usize - 1).collect())
    }

    /// A digit for each box, or the digits of those that are ticked: `11100`, `123`.
    fn digits(&self, senses: &[Sense]) -> Option<Vec<usize>> {
        let [Sense::Number(number)] = senses else { return None };
        let digits: Vec<usize> = number.value?.to_string().bytes().map(|digit| usize::from(digit - b'0')).collect();
        let padded = number.digits.checked_sub(digits.len())?;
        if number.digits == self.count && self.count > 2 && digits.iter().all(|digit| *digit < 2) {
            return Some((0..digits.len()).filter(|&at| digits[at] == 1).map(|at| at + padded).collect());
        }
        let rising = digits.windows(2).all(|pair| pair[0] < pair[1]);
        let places = padded == 0 && digits.len() > 1 && rising && digits[0] > 0 && *digits.last()? <= self.count;
        (places && self.count < 10).then(|| digits.iter().map(|digit| digit - 1).collect())
    }

    /// By their places, from 1: `#1 #3`, `boxes 1 and 3`, `the second`, and numbers where none is next to the boxes alone.
    fn by_numbers(&self, senses: &[Sense]) -> Option<Vec<usize>> {
        use Sense as S;
        let named = senses.iter().any(|sense| matches!(sense, S::Box | S::Sign('#')));
        let bare = self.labels.iter().all(|label| label.bytes().all(|byte| byte.is_ascii_digit()));
        let mut found = Vec::new();
        for (at, sense) in senses.iter().enumerate() {
            match sense {
                S::Number(number) => {
                    // Words and numbers before a noun count boxes: `two`, `2 trios`.
                    let after_noun = at > 0
                        && matches!(
                            senses[at - 1],
                            S::Box | S::Point | S::Trio | S::Row | S::NumberNoun | S::Sum | S::Sign('#')
                        );
                    if (bare || self.letters) && !(named && after_noun)
                        || number.digits == 0 && !after_noun
                        || number.is_padded()
                        || matches!(senses.get(at + 1), Some(S::Box | S::Trio | S::Point)) && !after_noun
                    {
                        return None;
                    }
                    found.push(number.value?);
                }
                S::Ordinal(place) => found.push(*place),
                sense if any_of!(Comma(_) And Semicolon Line Box Sign('#') Point Trio Row NumberNoun)(sense) => {}
                // `the second sum`
                S::Sum if self.labels.iter().any(|label| label.contains('+')) => {}
                S::Sign('+') if !bare => {}
                S::Last => found.push(self.count as u64),
                _ => return None,
            }
        }
        let repeated = found.iter().any(|one| found.iter().filter(|other| *other == one).count() > 1);
        if found.is_empty() || repeated {
            return None;
        }
        found.into_iter().map(|number| usize::try_from(number).ok()?.checked_sub(1)).collect()
    }
}

fn sorted(mut numbers: Vec<u64>) -> Vec<u64> {
    numbers.sort_unstable();
    numbers
}

/// Whether tokens say that there is nothing: `none`, `-`, `()`.
pub fn means_nothing(tokens: &[Token]) -> bool {
    use Sense as S;
    let nothing = |senses: &[Sense]| {
        let senses: Vec<&Sense> =
            senses.iter().filter(|sense| !matches!(sense, S::Dot(_) | S::Is | S::Sign('!'))).collect();
        let senses = match senses[..] {
            // `Pairs left over: none`
            [S::In, ref rest @ ..] | [ref rest @ .., S::Leave] => rest.to_vec(),
            [S::Number(number), S::Pair] if number.value == Some(0) => return true,
            [S::Pair | S::Box | S::Act, ref rest @ ..] => {
                rest.iter().copied().skip_while(|sense| matches!(sense, S::Leave | S::Sign(':') | S::Pair)).collect()
            }
            _ => senses,
        };
        let dashes = senses.iter().all(|sense| matches!(sense, S::Minus(_) | S::Semicolon | S::Line))
            && senses.iter().any(|sense| matches!(sense, S::Minus(_)));
        dashes
            || matches!(
                senses[..],
                [S::None]
                    | [S::Minus(_)]
                    | [S::Sign('('), S::None | S::Minus(_), S::Sign(')')]
                    | [S::Sign('('), S::Sign(')')]
                    | [S::None, S::Pair | S::Box | S::Leave | S::Point]
                    | [S::No, S::Pair | S::Box]
                    | [S::Draw]
                    | [S::None, S::Pair, S::Leave]
            )
    };
    super::tokens::readings(tokens, false)
        .is_some_and(|readings| readings.iter().any(|reading| nothing(&reading.senses)))
}
