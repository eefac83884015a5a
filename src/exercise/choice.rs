//! Multiple choice: the right answer of a question among wrong ones, first those that a mistake with a name leads to.
//!
//! Representation: boxes that exclude one another, each with a letter, in an order by chance. Where a question has too few
//! mistakes with a name, numbers near the right ones or other moves of the game stand beside it.
//! Failure: a question beside whose answer no other can be written stays as it is.
//!
//! The question is changed after the routes have agreed on it, by the plan alone, so paper, pages, banks and marking
//! know nothing of it but the letters. `tests/rooms/choice.rs` types what each box says into the same question with
//! places to write, and marks it.

use std::cmp::Ordering;

use super::games::{Detail, describe_move};
use super::second::{answer_move, position_of};
use super::{Dice, Task};
use crate::document::build::{box_letter, with_letter};
use crate::document::{Answer, AnswerMove, Arg, Blank, Block, Inline, Line, Mistake, Phrase, Question, Role};

/// How many boxes a question has, where so many answers can be told apart.
const BOXES: usize = 4;

/// How many guesses are made for answers without a name.
const GUESSES: usize = 100;

/// An answer that can be chosen.
struct Choice {
    answer: Answer,
    says: Line,
    /// What it is a mistake by.
    mistake: Option<Mistake>,
}

/// A question, of which the routes have agreed, as one with boxes. No box but one is right.
pub fn of(task: &Task, question: Question, dice: &mut Dice) -> Question {
    let choices = choices(task, &question, dice);
    let Some(right) = choices.iter().position(|choice| question.answer.accepts(&choice.answer)) else {
        return question;
    };
    if choices.len() < 2 {
        return question;
    }
    let mut boxes = Some(Block::Ticks((0..).zip(&choices).map(|(place, one)| with_letter(place, &one.says)).collect()));
    let mut prompt = question.prompt;
    if let Some(line) = told(&question.space, &question.answer) {
        prompt.retain(|block| !is_in(block, &line));
        prompt.push(Block::Paragraph(line));
    }
    let mut space = with_boxes(question.space, &mut boxes);
    space.extend(boxes);
    let several = matches!(&question.answer, Answer::Moves(moves) if moves.len() > 1);
    let headline = if several { &choices[right].says } else { &question.headline };
    let headline: Line =
        [Inline::Say(box_letter(right)), Inline::Text(": ")].into_iter().chain(headline.iter().cloned()).collect();
    let asks = |phrase: Phrase| if phrase.role == Role::AllMoves { Phrase::new("choice-move") } else { phrase };
    let stem =
        question.stem.into_iter().map(asks).chain([Phrase::new("choice-prompt").for_role(Role::OneBox)]).collect();
    let mistake = |(place, choice): (usize, Choice)| {
        let shown = with_letter(place, &choice.says);
        Some(Mistake { answer: Answer::Choice(place), shown, ..choice.mistake? })
    };
    Question {
        stem,
        prompt,
        space,
        headline,
        sample: None,
        answer: Answer::Choice(right),
        wrong: choices.into_iter().enumerate().filter_map(mistake).collect(),
        ..question
    }
}

/// One right answer and wrong ones, in an order by chance; no two of them are the same or say the same.
fn choices(task: &Task, question: &Question, dice: &mut Dice) -> Vec<Choice> {
    let right = match &question.answer {
        Answer::Moves(moves) => moves.get(dice.below(moves.len() as u64) as usize).map(one_move),
        other => Some(other.clone()),
    };
    let line = answer_line(&question.space);
    let named = question.wrong.iter().map(|mistake| (mistake.answer.clone(), Some(mistake.clone())));
    let others = other_moves(task, question);
    let guesses = (0..GUESSES).filter_map(|_| {
        let guess = match &question.answer {
            Answer::Moves(_) => others.get(dice.below(others.len() as u64) as usize).map(one_move),
            answer => near(answer, line, dice),
        };
        Some((guess.filter(|guess| !question.answer.accepts(guess))?, None))
    });
    let mut choices: Vec<Choice> = Vec::new();
    for (answer, mistake) in right.map(|right| (right, None)).into_iter().chain(named).chain(guesses) {
        let is_new = |says: &Line| !choices.iter().any(|other| other.answer == answer || other.says == *says);
        if let Some(says) = says(&answer, line).filter(is_new) {
            choices.push(Choice { answer, says, mistake });
        }
        if choices.len() == BOXES {
            break;
        }
    }
    dice.shuffle(&mut choices);
    choices
}

fn one_move(step: &AnswerMove) -> Answer {
    Answer::Moves(vec![step.clone()])
}

/// What a box says, in the words of the line for the answer where that has several places.
fn says(answer: &Answer, line: Option<&Line>) -> Option<Line> {
    match answer {
        Answer::Moves(moves) => match &moves[..] {
            [AnswerMove { text: Some(text), .. }] => Some(vec![Inline::Say(text.clone())]),
            _ => None,
        },
        Answer::Numbers(numbers) => line.and_then(|line| filled(line, numbers)).or_else(|| Some(answer.line())),
        other => Some(other.line()),
    }
}

/// A line with several places, and the numbers in them; a wide one takes as many as are left over. None of other lines.
fn filled(line: &Line, numbers: &[u64]) -> Option<Line> {
    let [Inline::Say(phrase)] = &line[..] else { return None };
    let mut phrase = phrase.clone();
    let is_place = |arg: &&(_, Arg)| matches!(arg.1, Arg::Blank(_));
    let places = phrase.args.iter().filter(is_place).count();
    let mut left = numbers;
    for (_, arg) in &mut phrase.args {
        let Arg::Blank(blank) = arg else { continue };
        let count = if *blank == Blank::Short { 1 } else { (numbers.len() + 1).checked_sub(places)? };
        let (here, rest) = left.split_at_checked(count)?;
        let texts: Vec<String> = here.iter().map(u64::to_string).collect();
        (*arg, left) = (Arg::Signs(texts.join(", ")), rest);
    }
    (places > 1 && left.is_empty()).then(|| vec![Inline::Say(phrase)])
}

/// The moves of the game, where moves are asked for.
fn other_moves(task: &Task, question: &Question) -> Vec<AnswerMove> {
    let asks = matches!(question.answer, Answer::Moves(_));
    let Some(parsed) = asks.then(|| position_of(task, &question.position).ok()).flatten() else { return Vec::new() };
    let (game, position) = (&parsed.game, &parsed.position);
    let worded = |step| {
        let text = Some(describe_move(game, position, step, Detail::Move));
        AnswerMove { text, ..answer_move(game, step) }
    };
    game.moves(position).iter().map(worded).collect()
}

/// An answer like this one, with one other number; none where that would be no such answer. Of numbers with places of their
/// own it is the last: the first may be that of a part, of which there are so many and no more.
fn near(answer: &Answer, line: Option<&Line>, dice: &mut Dice) -> Option<Answer> {
    Some(match answer {
        Answer::Number(number) => Answer::Number(moved(*number, dice)?),
        Answer::Numbers(numbers) if line.is_some_and(|line| filled(line, numbers).is_some()) => {
            let (last, others) = numbers.split_last()?;
            Answer::Numbers([others, &[moved(*last, dice)?]].concat())
        }
        Answer::Numbers(numbers) => Answer::Numbers(one_moved(numbers, dice)?),
        Answer::Parts(numbers) => Answer::Parts(one_moved(numbers, dice)?),
        Answer::Trios(trios) => Answer::Trios(in_one(trios, dice)?),
        Answer::Pairs(pairs) => Answer::Pairs(in_one(pairs, dice)?),
        Answer::Residues { modulus, remainders } => {
            let remainders = one_moved(remainders, dice)?;
            let fits = remainders.iter().all(|remainder| remainder < modulus);
            fits.then_some(Answer::Residues { modulus: *modulus, remainders })?
        }
        &Answer::Repair { line, column, right } => Answer::Repair { line, column, right: moved(right, dice)? },
        &Answer::Place { x, y } => {
            let [x, y] = [[-x, y], [x, -y], [y, x], [-y, -x]][dice.below(4) as usize];
            Answer::Place { x, y }
        }
        Answer::Winner(_) | Answer::Trace { .. } | Answer::Ticks(_) => return None,
        Answer::Moves(_) | Answer::Choice(_) | Answer::Counterexample(_) => return None,
    })
}

/// A number up to 3 away.
fn moved(number: u64, dice: &mut Dice) -> Option<u64> {
    let step = dice.below(3) + 1;
    if dice.below(2) == 0 { number.checked_add(step) } else { number.checked_sub(step) }
}

/// The numbers with another one in one place, which keeps its order with those beside it.
fn one_moved(numbers: &[u64], dice: &mut Dice) -> Option<Vec<u64>> {
    let mut other = numbers.to_vec();
    let place = dice.below(numbers.len() as u64) as usize;
    let one = other.get_mut(place)?;
    *one = moved(*one, dice)?;
    (order(&other) == order(numbers)).then_some(other)
}

fn order(numbers: &[u64]) -> Vec<Ordering> {
    numbers.windows(2).map(|pair| pair[0].cmp(&pair[1])).collect()
}

/// The same in one of several tuples. Where all of them rise, the others do, too; squares of a board do not.
fn in_one<const N: usize>(tuples: &[[u64; N]], dice: &mut Dice) -> Option<Vec<[u64; N]>> {
    let mut other = tuples.to_vec();
    let place = dice.below(tuples.len() as u64) as usize;
    let one = other.get_mut(place)?;
    let number = &mut one[dice.below(N as u64) as usize];
    *number = moved(*number, dice)?;
    let rises = |tuple: &[u64; N]| order(tuple).iter().all(|order| order.is_lt());
    let fits = rises(one) || !tuples.iter().all(rises);
    // No number of another kind than those that are there.
    let numbers = || tuples.iter().flatten();
    let (least, most) = (numbers().min()?.min(&1), numbers().max()? + u64::from(tuples.len() == 1));
    let fits = fits && one.iter().all(|number| (least..=&most).contains(&number));
    (fits && !tuples.contains(one)).then_some(other)
}

/// The line for the answer, if there is one and no more.
fn answer_line(space: &[Block]) -> Option<&Line> {
    let lines = space.iter().find_map(|block| match block {
        Block::Answer(lines) => Some(lines),
        Block::Beside(inner) => inner.iter().find_map(|block| match block {
            Block::Answer(lines) => Some(lines),
            _ => None,
        }),
        _ => None,
    })?;
    let [line] = &lines[..] else { return None };
    Some(line)
}

/// What the line for the answer says of the question: it says more than that there is a place to write.
fn told(space: &[Block], answer: &Answer) -> Option<Line> {
    let line = answer_line(space)?;
    let is_place = |arg: &Arg| matches!(arg, Arg::Blank(_));
    let tells = |piece: &Inline| match piece {
        Inline::Say(phrase) => phrase.args.iter().any(|(_, arg)| !is_place(arg)),
        Inline::Signs(_) | Inline::Math(_) => true,
        Inline::Blank(_) | Inline::Text(_) => false,
    };
    let asked = |piece: &Inline| match piece {
        Inline::Say(phrase) => {
            let arg = |arg: &Arg| if is_place(arg) { Arg::Signs("?".to_owned()) } else { arg.clone() };
            Inline::Say(Phrase {
                args: phrase.args.iter().map(|(name, one)| (*name, arg(one))).collect(),
                ..phrase.clone()
            })
        }
        Inline::Blank(_) => Inline::Text("?"),
        other => other.clone(),
    };
    let tells = !matches!(answer, Answer::Moves(_)) && line.iter().any(tells);
    tells.then(|| line.iter().map(asked).collect())
}

/// Whether all that a block says is a formula that this line says, too.
fn is_in(block: &Block, line: &Line) -> bool {
    let Block::Paragraph(said) = block else { return false };
    let [Inline::Math(formula)] = &said[..] else { return false };
    let is_it = |arg: &Arg| matches!(arg, Arg::Math(math) if math == formula);
    let holds = |piece: &Inline| match piece {
        Inline::Say(phrase) => phrase.args.iter().any(|(_, arg)| is_it(arg)),
        _ => false,
    };
    line.iter().any(holds)
}

/// Places to write are boxes, the first of them; tables to work in and pictures stay.
fn with_boxes(space: Vec<Block>, boxes: &mut Option<Block>) -> Vec<Block> {
    let mut out = Vec::new();
    for block in space {
        match block {
            Block::Answer(_) => out.extend(boxes.take()),
            Block::Write(..) => {}
            Block::Beside(inner) => out.push(Block::Beside(with_boxes(inner, boxes))),
            other => out.push(other),
        }
    }
    out
}
