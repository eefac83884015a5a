//! Answers of several parts as gaps in a text: one for each part, with its weight.
//!
//! Representation: gaps in the order of the answer. A pair or trio is one gap, right or wrong as a whole, as it is where
//! people are marked; a line of a trace has three of weight 1, beside which the verdict weighs 3. Where the number of
//! parts would tell something of the answer, there are more gaps than needed; those weigh nothing.
//! Failure: [`RenderError`].

use super::markup::{Markup, Slots};
use super::{EXACT, feedback, markup};
use crate::document::{Answer, Blank, Block, Exercise, Line, Mistake, Phrase, Piece, Role, Words};
use crate::render::RenderError;

pub struct Gap {
    /// How much of the grade it is, beside the other gaps; nothing where it may stay without an answer.
    pub weight: u64,
    pub fits: Fits,
    /// Wrong answers with a name, as they are typed or chosen.
    pub wrong: Vec<(String, String)>,
}

/// What fits into a gap.
pub enum Fits {
    /// This natural number, exact in floating point.
    Number(u64),
    /// Each of these texts.
    Words(Vec<String>),
    /// The option of this number.
    Choice(Vec<String>, usize),
}

impl Gap {
    fn new(weight: u64, fits: Fits) -> Gap {
        Gap { weight, fits, wrong: Vec::new() }
    }
}

impl Fits {
    /// The right answer, as it is typed or chosen.
    pub fn right(&self) -> String {
        match self {
            Fits::Number(number) => number.to_string(),
            Fits::Words(texts) => texts.first().cloned().unwrap_or_default(),
            Fits::Choice(options, right) => options.get(*right).cloned().unwrap_or_default(),
        }
    }
}

/// What each gap holds, in each way to write it.
type Values = Vec<Vec<String>>;

/// The gaps of an answer, and in which order they are filled where the question leaves that open.
pub fn of(answer: &Answer, exercise: &Exercise, words: &Words) -> Result<(Vec<Gap>, Vec<Phrase>), RenderError> {
    let part = |weight| move |texts: &Vec<String>| Gap::new(weight, fits(texts));
    let choose = |keys: [&'static str; 2], is_second: bool| -> Result<Fits, RenderError> {
        let options = keys.iter().map(|key| words.text(&Phrase::new(key))).collect::<Result<_, _>>()?;
        Ok(Fits::Choice(options, usize::from(is_second)))
    };
    let values = values(answer);
    // Where the sheet has no places, how many there are is asked, too.
    let hidden =
        matches!(answer, Answer::Pairs(_) | Answer::Trios(_)) && places(&exercise.question.space, words)?.is_empty();
    let mut gaps: Vec<Gap> = match answer {
        Answer::Repair { .. } => {
            let [line, column, right] = &values[..] else { return Ok((Vec::new(), Vec::new())) };
            let columns = ["a", "b", "c"].map(str::to_owned).to_vec();
            let place = columns.iter().position(|name| column.contains(name)).unwrap_or(0);
            vec![part(1)(line), Gap::new(1, Fits::Choice(columns, place)), part(2)(right)]
        }
        Answer::Trace { trio, lines, .. } => {
            let mut gaps: Vec<Gap> = values.iter().map(part(1)).collect();
            // As many lines as on paper; whoever goes on to the end of the trace writes them, too.
            let all: Vec<&u64> = lines.iter().skip(1).flatten().collect();
            let rooms = 3 * rooms(&exercise.question.space);
            gaps.extend((gaps.len()..rooms).map(|place| spare(1, all.get(place).copied())));
            gaps.push(Gap::new(3, choose(["reduction-choice-trio", "mark-not-lost"], !trio)?));
            gaps
        }
        Answer::Counterexample(numbers) => {
            let texts = numbers.as_ref().map_or_else(|| nothing(1), |numbers| tuples(numbers));
            let verdict = choose(["true-for-all", "mark-false"], numbers.is_some())?;
            vec![Gap::new(1, verdict), Gap::new(1, Fits::Words(texts))]
        }
        Answer::Residues { remainders, .. } => {
            let mut gaps: Vec<Gap> = values.iter().map(part(1)).collect();
            let modulus = gaps.pop();
            gaps.extend((remainders.len()..more(remainders.len())).map(|_| spare(1, None)));
            gaps.extend(modulus);
            gaps
        }
        _ => {
            let mut gaps: Vec<Gap> = values.iter().map(part(1)).collect();
            if hidden {
                let size = if matches!(answer, Answer::Trios(_)) { 3 } else { 2 };
                // Where no pair is left, the first place says so.
                let count = if matches!(answer, Answer::Pairs(pairs) if pairs.is_empty()) { 0 } else { gaps.len() };
                gaps.extend((gaps.len()..more(count)).map(|_| spare(size, None)));
            }
            gaps
        }
    };
    for mistake in &exercise.question.wrong {
        name(mistake, answer, &values, &mut gaps, words)?;
    }
    // What is said depends on what is asked, and never tells how many there are.
    let notes: &[&'static str] = match answer {
        Answer::Pairs(_) if hidden => &["bank-rising-pairs", "bank-nothing"],
        Answer::Pairs(_) => &["bank-rising-pairs"],
        Answer::Trios(_) if hidden => &["bank-nothing"],
        Answer::Residues { .. } => &["bank-rising", "bank-nothing"],
        Answer::Trace { .. } => &["bank-nothing"],
        _ => &[],
    };
    Ok((gaps, notes.iter().map(|note| Phrase::new(note)).collect()))
}

/// Lists have places for a multiple of this.
const ROUND: usize = 4;

/// How many places a list of so many has: always one that is left over.
fn more(count: usize) -> usize {
    (count + 1).next_multiple_of(ROUND)
}

/// A gap for nothing, or for a number that may be there.
fn spare(size: usize, number: Option<&u64>) -> Gap {
    let texts = number.map(u64::to_string).into_iter().chain(nothing(size));
    Gap::new(0, Fits::Words(texts.collect()))
}

/// What is written for no number, and for no tuple of so many: platforms draw a gap as wide as what fits.
fn nothing(size: usize) -> Vec<String> {
    let mut texts = vec!["-".to_owned(), "–".to_owned()];
    texts.extend((size > 1).then(|| format!("({})", vec!["-"; size].join(", "))));
    texts
}

/// How many lines paper has below the first line of a trace.
fn rooms(space: &[Block]) -> usize {
    let lines = space.iter().find_map(|block| match block {
        Block::Trace(trace) => Some(trace.lines.len() - 1),
        _ => None,
    });
    lines.unwrap_or_default()
}

/// A number that fits; beyond what floating point holds, and more numbers than one, as text.
fn fits(texts: &[String]) -> Fits {
    match texts.first().map(|text| text.parse::<u64>()) {
        Some(Ok(number)) if number <= EXACT && texts.len() == 1 => Fits::Number(number),
        _ => Fits::Words(texts.to_vec()),
    }
}

/// What an answer puts into the gaps that are not choices, in their order.
fn values(answer: &Answer) -> Values {
    let all = |numbers: &[u64]| numbers.iter().map(|number| vec![number.to_string()]).collect();
    match answer {
        Answer::Trace { lines, stop, .. } => {
            let end = stop.unwrap_or(lines.len().saturating_sub(1));
            all(&lines.iter().take(end + 1).skip(1).flatten().copied().collect::<Vec<_>>())
        }
        Answer::Trios(trios) => trios.iter().map(|trio| tuples(trio)).collect(),
        // There is a place as for one pair.
        Answer::Pairs(pairs) if pairs.is_empty() => vec![nothing(2)],
        Answer::Pairs(pairs) => pairs.iter().map(|pair| tuples(pair)).collect(),
        Answer::Repair { line, column, right } => {
            [line.to_string(), ["a", "b", "c"][column % 3].to_owned(), right.to_string()].map(|text| vec![text]).into()
        }
        Answer::Numbers(numbers) => all(numbers),
        Answer::Residues { modulus, remainders } => all(&[remainders.as_slice(), &[*modulus]].concat()),
        Answer::Place { x, y } => {
            let hyphens = tuples(&[x, y]);
            let minus = hyphens.iter().map(|text| text.replace('-', "−")).filter(|text| !hyphens.contains(text));
            vec![hyphens.iter().cloned().chain(minus).collect()]
        }
        _ => Vec::new(),
    }
}

/// A sum of numbers, or the numbers side by side.
pub fn sums(numbers: &[u64]) -> Vec<String> {
    let join = |between: &str| numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(between);
    let mut all = tuples(numbers);
    if numbers.len() > 1 {
        all.extend([join(" + "), join("+")]);
    }
    all
}

/// Numbers as people write them side by side.
pub fn tuples(numbers: &[impl ToString]) -> Vec<String> {
    let join = |between: &str| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(between);
    let mut all = Vec::new();
    for text in [join(", "), join(","), join(" "), format!("({})", join(", ")), format!("({})", join(","))] {
        // One number looks the same whatever would part it from others.
        if !all.contains(&text) {
            all.push(text);
        }
    }
    all
}

/// Puts the name of a mistake into the first gap where it shows.
fn name(
    mistake: &Mistake,
    answer: &Answer,
    right: &Values,
    gaps: &mut [Gap],
    words: &Words,
) -> Result<(), RenderError> {
    let (place, typed) = match (answer, &mistake.answer) {
        (Answer::Counterexample(_), Answer::Counterexample(Some(numbers))) => (1, tuples(numbers)),
        (Answer::Counterexample(_), Answer::Counterexample(None)) => {
            (0, vec![words.text(&Phrase::new("true-for-all"))?])
        }
        // Remainders of another modulus are not comparable one by one.
        (Answer::Residues { .. }, Answer::Residues { modulus, .. }) => (gaps.len() - 1, vec![modulus.to_string()]),
        _ => {
            let given = values(&mistake.answer);
            // The verdict is not a number. A trace may go on to its end.
            let places = gaps.len() - usize::from(matches!(answer, Answer::Trace { .. }));
            let right = &match answer {
                Answer::Trace { lines, trio, .. } => {
                    values(&Answer::Trace { lines: lines.clone(), stop: None, trio: *trio })
                }
                _ => right.clone(),
            };
            let shows = |place: &usize| given.get(*place) != right.get(*place);
            let Some(place) = (0..places.min(given.len())).find(shows) else { return Ok(()) };
            // A hyphen is not a number.
            let typed = given[place].clone();
            (place, if typed.iter().any(|text| text == "-") { Vec::new() } else { typed })
        }
    };
    let Some(gap) = gaps.get_mut(place) else { return Ok(()) };
    for text in typed {
        let is_right = match &gap.fits {
            Fits::Words(texts) => texts.contains(&text),
            fits => fits.right() == text,
        };
        if !is_right && !gap.wrong.iter().any(|(known, _)| *known == text) {
            gap.wrong.push((text, feedback(mistake, words)?));
        }
    }
    Ok(())
}

/// Appends the places of an answer, as gaps.
pub fn write(answer: &Answer, gaps: &[Gap], space: &[Block], markup: &mut Markup<'_>) -> Result<(), RenderError> {
    match answer {
        Answer::Trace { lines, .. } => {
            trace(lines, gaps.len(), markup);
            Ok(())
        }
        Answer::Counterexample(_) => {
            markup.raw("<p>");
            markup.gap(0);
            markup.raw("</p>");
            markup.slots = Some(Slots { wide: Vec::new(), others: [1].into() });
            markup.sentences(&[Phrase::new("bank-smallest").with("place", Blank::Short)])?;
            markup.slots = None;
            Ok(())
        }
        Answer::Repair { .. } => {
            let [line, column, right] = [Blank::Short, Blank::Wide, Blank::Tuple(1)];
            // The kinds of places keep the gaps apart, whatever their order in a language.
            let sentence = Phrase::new("repair").with("line", line).with("column", column).with("right", right);
            markup.slots = Some(Slots { wide: vec![1], others: [0, 2].into() });
            markup.given(space)?;
            markup.sentences(&[sentence])?;
            markup.slots = None;
            Ok(())
        }
        _ => in_places(gaps.len(), space, markup),
    }
}

/// The trio, and gaps for every line below it.
fn trace(lines: &[[u64; 3]], gaps: usize, markup: &mut Markup<'_>) {
    markup.raw(markup::TABLE);
    markup.raw("<tbody><tr><th>0</th>");
    for number in lines.first().into_iter().flatten() {
        markup.raw(&format!("<td>{number}</td>"));
    }
    markup.raw("</tr>");
    for line in 0..(gaps - 1) / 3 {
        markup.raw(&format!("<tr><th>{}</th>", line + 1));
        for column in 0..3 {
            markup.raw("<td>");
            markup.gap(line * 3 + column);
            markup.raw("</td>");
        }
        markup.raw("</tr>");
    }
    markup.raw("</tbody></table><p>");
    markup.gap(gaps - 1);
    markup.raw("</p>");
}

/// Gaps in the places that paper has, where there are as many; else in lines of their own.
fn in_places(count: usize, space: &[Block], markup: &mut Markup<'_>) -> Result<(), RenderError> {
    let places = places(space, markup.words)?;
    let wide = places.iter().filter(|place| matches!(place, Blank::Wide | Blank::Long)).count();
    let fixed = places.len() - wide;
    if wide == 0 && fixed == count && count > 0 || wide == 1 && fixed < count {
        let list = count - fixed;
        markup.slots = Some(Slots { wide: (0..list).collect(), others: (list..count).collect() });
        markup.blocks(space)?;
        markup.slots = None;
        return Ok(());
    }
    markup.given(space)?;
    for label in labels(space) {
        markup.sentences(&[label])?;
    }
    for gap in 0..count {
        markup.raw("<p>");
        markup.gap(gap);
        markup.raw("</p>");
    }
    Ok(())
}

/// The places to write in lines and tables.
fn places(blocks: &[Block], words: &Words) -> Result<Vec<Blank>, RenderError> {
    let mut places = Vec::new();
    for block in blocks {
        let lines: Vec<&Line> = match block {
            Block::Answer(lines) => lines.iter().collect(),
            Block::Table(table) => table.rows.iter().flatten().map(|cell| &cell.line).collect(),
            Block::Beside(inner) => {
                places.extend(self::places(inner, words)?);
                continue;
            }
            _ => continue,
        };
        for line in lines {
            places.extend(words.line(line)?.into_iter().filter_map(|piece| match piece {
                Piece::Blank(blank) => Some(blank),
                _ => None,
            }));
        }
    }
    Ok(places)
}

/// What empty lines are for.
fn labels(blocks: &[Block]) -> Vec<Phrase> {
    let of_block = |block: &Block| match block {
        Block::Write(label, _) if label.role != Role::Working => vec![label.clone()],
        Block::Beside(inner) => labels(inner),
        _ => Vec::new(),
    };
    blocks.iter().flat_map(of_block).collect()
}
