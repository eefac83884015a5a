//! Marking: an answer as a student wrote it, judged part by part.
//!
//! Representation: an [`Item`] is a question with its points; [`Item::mark`] makes a [`Marked`] of a text: what was
//! understood, what each part earns, the mistake it looks like, and what refutes it. Points are quarters.
//! Failure: what cannot be read is *unread*, never wrong; nothing written is *empty*.
//! Source: the misconceptions of each kind, in its file of `exercise/kinds`.

mod binary;
mod board;
mod builder;
mod counterexample;
mod decision;
pub mod in_english;
mod moves;
mod number;
mod numbers;
mod pairs;
mod parts;
mod place;
mod repair;
mod residues;
mod slips;
pub mod text;
mod ticks;
mod trace;
mod trios;
mod winner;
mod words;

use serde_json::{Value, json};

use crate::document::build::{say, spoken};
use crate::document::{Answer, Document, Inline, Line, Mistake, Phrase, Question, Show, Winner, Words, WordsError};
use crate::exercise::second::position_of;
use crate::rules::{self, Game, Move, Parsed, Play, Position};
use crate::sheet::{ExerciseSpec, Plan, Sheet};

pub use decision::Decision;
use in_english::in_english;
use parts::Judged;

/// A question of a sheet, ready to be marked.
#[derive(Clone, Copy)]
pub struct Item<'a> {
    /// The exercise of the spec that it belongs to.
    pub exercise: &'a ExerciseSpec,
    /// The question, with every mistake that the kind knows.
    pub question: &'a Question,
    /// Its points, in quarters.
    pub points: u64,
}

/// How an answer was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Nothing was written.
    Empty,
    /// It could not be read; a person has to look at it.
    Unread,
    /// Every part is right.
    Right,
    /// It earns something, but not everything.
    Part,
    /// It earns nothing.
    Wrong,
}

impl Status {
    /// Its name, for programs.
    pub fn name(self) -> &'static str {
        match self {
            Status::Empty => "empty",
            Status::Unread => "unread",
            Status::Right => "right",
            Status::Part => "part",
            Status::Wrong => "wrong",
        }
    }
}

/// A marked answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Marked {
    /// How it was read.
    pub status: Status,
    /// Whether a teacher decided so.
    pub decided: bool,
    /// What was understood; empty where nothing was.
    pub understood: Line,
    /// The parts with what they earn; at least one.
    pub parts: Vec<Part>,
    /// The mistake it looks like, if that has a name.
    pub mistake: Option<Named>,
    /// What refutes it, where something does.
    pub refutation: Option<Phrase>,
}

/// A part of an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// What it is called.
    pub label: Phrase,
    /// Whether it is right, even where it earns nothing because of what is wrong beside it.
    pub right: bool,
    /// What it earns, in quarters.
    pub earned: u64,
    /// What it could earn, in quarters.
    pub of: u64,
}

/// A mistake with a name.
#[derive(Clone, Debug, PartialEq)]
pub struct Named {
    /// The name, for programs.
    pub name: &'static str,
    /// What it looks like, in words.
    pub description: Phrase,
}

impl From<&Mistake> for Named {
    fn from(mistake: &Mistake) -> Named {
        Named { name: mistake.name, description: mistake.description.clone() }
    }
}

/// What a reader makes of an answer.
struct Reading {
    /// What was understood.
    understood: Line,
    /// The parts, judged.
    parts: Vec<Judged>,
    /// The answer, where it has the form of a whole one; compared with the mistakes that the kind knows.
    answer: Option<Answer>,
    /// A mistake that only the reader can name; it counts before those of the kind.
    named: Option<Named>,
    /// What refutes it, where the kind does not say so.
    refutation: Option<Phrase>,
}

impl Reading {
    /// An answer that is one part.
    fn whole(understood: Line, right: bool, answer: Option<Answer>) -> Reading {
        let parts = vec![Judged::new(Phrase::new("mark-part-answer"), right)];
        Reading { understood, parts, answer, named: None, refutation: None }
    }
}

/// An answer that cannot be read.
struct Unread;

/// What is read, if it can be.
type Read = Result<Reading, Unread>;

/// The items of a sheet in order, each with its label, as `3b`. The plan is the one that it was drawn from.
pub fn items<'a>(sheet: &'a Sheet, plan: &'a Plan) -> impl Iterator<Item = (String, Item<'a>)> {
    sheet.drawn().iter().zip(plan.points_to_earn()).map(|(drawn, points)| {
        let exercise = &plan.spec.exercises[drawn.exercise];
        (drawn.label(&plan.spec), Item { exercise, question: &drawn.question, points })
    })
}

/// A document of the sheet with what each part of an answer earns, where it is a key and has points.
pub fn with_parts(mut document: Document, sheet: &Sheet, plan: &Plan) -> Document {
    if document.shows != Show::Key || document.points == 0 {
        return document;
    }
    for (exercise, (_, item)) in document.exercises.iter_mut().zip(items(sheet, plan)) {
        let parts = item.without_answer(Status::Empty).parts;
        if parts.len() > 1 && item.points > 0 {
            exercise.parts = parts.into_iter().map(|part| (part.label, part.of)).collect();
        }
    }
    document
}

impl Item<'_> {
    /// Marks an answer as it was typed; parts are separated by `;`, the lines of a trace by `/`. Dashes mean that there is
    /// no box, pair or move, where one is asked for, and else that nothing was written.
    pub fn mark(&self, typed: &str) -> Marked {
        let plain = text::plain(typed);
        let plain = in_english(&plain);
        let is_blank = plain.trim_matches(['-', '?', '.', '…', ' ', '/', ';']).is_empty();
        if is_blank && !(plain.contains('-') && self.question.answer.may_be_none()) {
            return self.without_answer(Status::Empty);
        }
        let plain: &str = if is_blank { "none" } else { &plain };
        if plain.chars().count() > text::LONGEST {
            return self.without_answer(Status::Unread);
        }
        match self.read(plain, typed) {
            Ok(reading) => self.judged(reading),
            Err(Unread) => self.without_answer(Status::Unread),
        }
    }

    fn read(&self, plain: &str, typed: &str) -> Read {
        if self.says_other(plain) {
            return Err(Unread);
        }
        match &self.question.answer {
            Answer::Winner(winner) => winner::read(self, *winner, plain),
            Answer::Moves(moves) => moves::read(self, moves, plain, typed),
            Answer::Number(number) => number::read(self, *number, plain),
            Answer::Numbers(numbers) | Answer::Parts(numbers) => numbers::read(self, numbers, plain),
            Answer::Ticks(boxes) => ticks::read(self, boxes, plain, typed),
            Answer::Choice(one) => ticks::read_one(self, *one, plain, typed),
            Answer::Trace { lines, stop, trio } => trace::read(self, lines, *stop, *trio, plain),
            Answer::Trios(trios) => trios::read(self, trios, plain),
            Answer::Pairs(pairs) => pairs::read(self, pairs, plain),
            Answer::Repair { line, column, right } => repair::read(*line, *column, *right, plain),
            Answer::Residues { modulus, remainders } => residues::read(*modulus, remainders, plain),
            Answer::Counterexample(numbers) => counterexample::read(self, numbers.as_deref(), plain),
            Answer::Place { x, y } => place::read(*x, *y, plain),
        }
    }

    /// Whether the answer says something else than what is asked for: a bound, as `at least 24`, what comes after
    /// something, what is wrong, or a list that goes on, as `1, 2 and`.
    fn says_other(&self, plain: &str) -> bool {
        let words: Vec<&str> =
            plain.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let kind = self.kind();
        let at = |place: Option<usize>| place.and_then(|place| words.get(place)).copied().unwrap_or_default();
        let leaves = words.contains(&"becomes") || words.contains(&"leaving");
        // `3 from the heap`, `6 of squares`, `line 4 is wrong. It should be: lower it to 6`
        let is_number = matches!(self.question.answer, Answer::Number(_))
            && !["chomp-column", "fibonacci-limit"].contains(&kind)
            && !words.contains(&"wrong");
        let is_other = |place: usize| {
            let (before, behind) = (at(place.checked_sub(1)), at(Some(place + 1)));
            match words[place] {
                // The last place of a printed line may be empty: `row 2 becomes 1 and`.
                "and" | "or" => (behind.is_empty() || behind == "after") && !leaves,
                "not" => ["none", "nothing"].contains(&behind),
                "wrong" => !["find-misprint", "wrong-line", "wrong-square"].contains(&kind),
                // `after division by 3`, `value after the move`, `after 3 lines`
                "after" => {
                    let lines = kind == "reduction-failure" && ["line", "lines"].contains(&at(Some(place + 2)));
                    let counts = at(place.checked_sub(2)).bytes().all(|byte| byte.is_ascii_digit()) && place > 1;
                    let behind_lines = kind == "reduction-failure" && ["line", "row"].contains(&before) && counts;
                    let names = ["division", "move"].contains(&behind) || before == "move" || behind == "the";
                    !lines && !behind_lines && !names && !["reply-table", "reduction-trace"].contains(&kind)
                }
                "least" => kind != "fibonacci-limit",
                "so" => behind == "on",
                "over" => !["left", "turn"].contains(&before),
                "from" | "onward" => is_number,
                "of" => before == "left",
                "to" if kind == "period" => !words.contains(&"from"),
                "to" if matches!(self.question.answer, Answer::Winner(_)) => false,
                "to" => is_number || before == "next",
                _ => false,
            }
        };
        // `y = 6, x = 0` has a square's numbers in the other order.
        let named = |name: &str| words.iter().position(|word| *word == name);
        let turned = named("y").zip(named("x")).is_some_and(|(y, x)| y < x);
        turned || plain.contains("and;") && !leaves || (0..words.len()).any(is_other)
    }

    /// Nothing that could be judged.
    fn without_answer(&self, status: Status) -> Marked {
        let parts = match self.read_nothing() {
            Some(parts) => parts,
            None => vec![Judged::new(Phrase::new("mark-part-answer"), false)],
        };
        let parts = parts::earned(self.points, parts);
        Marked { status, decided: false, understood: Line::new(), parts, mistake: None, refutation: None }
    }

    /// The parts of the right answer, none of them earned.
    fn read_nothing(&self) -> Option<Vec<Judged>> {
        let right = right_answer(&self.question.answer);
        let reading = self.read(&text::plain(&right), &right).ok()?;
        Some(reading.parts.into_iter().map(|part| Judged { right: false, ..part }).collect())
    }

    fn judged(&self, reading: Reading) -> Marked {
        let right = reading.parts.iter().all(Judged::earns);
        let known = reading.answer.as_ref().and_then(|given| self.known(given));
        let named = reading.named.or_else(|| known.map(Named::from));
        let named = named.or_else(|| slips::named(&self.question.answer, reading.answer.as_ref()));
        let refutation = known.map(|mistake| mistake.refutation.clone()).or(reading.refutation);
        let refutation = refutation.or_else(|| self.shows_outcome());
        let parts = parts::earned(self.points, reading.parts);
        let earns = parts.iter().any(|part| part.earned > 0);
        Marked {
            status: match (right, earns) {
                (true, _) => Status::Right,
                (false, true) => Status::Part,
                (false, false) => Status::Wrong,
            },
            decided: false,
            understood: reading.understood,
            parts,
            mistake: named.filter(|_| !right),
            refutation: refutation.filter(|_| !right),
        }
    }

    /// The mistake of the kind whose answer this is.
    fn known(&self, given: &Answer) -> Option<&Mistake> {
        self.question.wrong.iter().find(|mistake| mistake.answer == *given)
    }

    /// What shows who wins, where that was asked.
    fn shows_outcome(&self) -> Option<Phrase> {
        let Answer::Winner(_) = self.question.answer else { return None };
        let Parsed { game, position } = self.position()?;
        Some(crate::exercise::games::refutes_outcome(&game, &position))
    }

    /// The move that refutes a wrong answer, and the position that it is made in; none where no move does.
    pub fn refuting(&self, typed: &str) -> Option<(Parsed, Move)> {
        let parsed = match &self.question.answer {
            Answer::Moves(right) => moves::refuted(self, right, &in_english(&text::plain(typed)))?,
            Answer::Winner(Winner::ToMove) => self.position()?,
            _ => return None,
        };
        let reply = crate::exercise::games::winning(&parsed.game, &parsed.position)?;
        Some((parsed, reply))
    }

    /// The position that the question is about, if it is one that is played.
    pub fn position(&self) -> Option<Parsed> {
        position_of(&self.exercise.task, &self.question.position).ok()
    }

    /// The name of the kind.
    fn kind(&self) -> &'static str {
        self.exercise.kind.name
    }
}

/// A right answer as it might be typed.
pub fn right_answer(answer: &Answer) -> String {
    let list = |numbers: &[u64]| numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
    let tuple = |numbers: &[u64]| format!("({})", list(numbers).replace(' ', ", "));
    match answer {
        Answer::Winner(Winner::ToMove) => "N".to_owned(),
        Answer::Winner(Winner::Other) => "P".to_owned(),
        Answer::Winner(Winner::Nobody) => "draw".to_owned(),
        Answer::Moves(moves) => moves.iter().map(|step| step.to.clone()).collect::<Vec<_>>().join("; "),
        Answer::Number(number) => number.to_string(),
        Answer::Numbers(numbers) | Answer::Parts(numbers) => list(numbers),
        Answer::Ticks(boxes) if boxes.is_empty() => "none".to_owned(),
        Answer::Ticks(boxes) => boxes.iter().map(|place| format!("#{}", place + 1)).collect::<Vec<_>>().join(" "),
        Answer::Choice(place) => format!("#{}", place + 1),
        Answer::Trace { lines, stop, trio } => {
            let end = stop.unwrap_or(lines.len() - 1);
            let shown: Vec<String> = lines[..=end].iter().map(|line| list(line)).collect();
            let verdict = if *trio { "lost".to_owned() } else { format!("not lost: line {end}") };
            format!("{}; {verdict}", shown.join(" / "))
        }
        Answer::Trios(trios) => trios.iter().map(|trio| tuple(trio)).collect::<Vec<_>>().join(" "),
        Answer::Pairs(pairs) if pairs.is_empty() => "none".to_owned(),
        Answer::Pairs(pairs) => pairs.iter().map(|pair| tuple(pair)).collect::<Vec<_>>().join(" "),
        Answer::Repair { line, column, right } => {
            format!("line {line}, column {}: {right}", ["a", "b", "c"][column % 3])
        }
        Answer::Residues { modulus, remainders } => format!("{} mod {modulus}", list(remainders)),
        Answer::Counterexample(None) => "true".to_owned(),
        Answer::Counterexample(Some(numbers)) => format!("false for {}", tuple(numbers)),
        Answer::Place { x, y } => format!("({x}, {y})"),
    }
}

impl Marked {
    /// What it earns, in quarters.
    pub fn earned(&self) -> u64 {
        self.parts.iter().map(|part| part.earned).sum()
    }

    /// What it could earn, in quarters.
    pub fn of(&self) -> u64 {
        self.parts.iter().map(|part| part.of).sum()
    }

    /// The mistake in words: its description, that it has no name, or nothing where none was made.
    pub fn mistake_in_words(&self) -> Line {
        match (self.status, &self.mistake) {
            (Status::Part | Status::Wrong, _) if self.decided => say(Phrase::new("mark-decided")),
            (Status::Part | Status::Wrong, Some(named)) => say(named.description.clone()),
            (Status::Part | Status::Wrong, None) => say(Phrase::new("mark-no-known-mistake")),
            (Status::Unread, _) => say(Phrase::new("mark-not-understood")),
            (Status::Empty, _) => say(Phrase::new("mark-empty")),
            (Status::Right, _) => Line::new(),
        }
    }

    /// As JSON: points are numbers, words those of a language.
    ///
    /// # Errors
    /// A missing word.
    pub fn json(&self, words: &Words) -> Result<Value, WordsError> {
        let points = |quarters: u64| json!(quarters as f64 / 4.0);
        let parts: Result<Vec<Value>, WordsError> = self
            .parts
            .iter()
            .map(|part| {
                let label = words.text(&part.label)?;
                Ok(json!({"part": label, "points": points(part.earned), "of": points(part.of)}))
            })
            .collect();
        let refutation = self.refutation.as_ref().map(|phrase| words.text(phrase)).transpose()?;
        Ok(json!({
            "status": self.status.name(),
            "decided": self.decided,
            "understood": words.line_text(&self.understood)?,
            "points": points(self.earned()),
            "of": points(self.of()),
            "parts": parts?,
            "mistake": self.mistake.as_ref().map(|named| named.name),
            "looks": words.line_text(&self.mistake_in_words())?,
            "refutation": refutation,
        }))
    }
}

/// Characters that read left to right, as a line.
fn signs(text: impl Into<String>) -> Line {
    vec![Inline::Signs(text.into())]
}

/// Lines after one another, with blanks between.
fn together(lines: Vec<Line>) -> Line {
    let mut all = Line::new();
    for line in lines {
        if !all.is_empty() {
            all.push(Inline::Text("; "));
        }
        all.extend(line);
    }
    if all.is_empty() { spoken(&[Phrase::new("nothing")]) } else { all }
}

/// The game and the position of a tuple of heaps of Nim.
fn nim(numbers: &[u64], play: Play) -> Option<(Game, Position)> {
    let rules = rules::parse_game("nim").ok()?;
    Some((Game::single(rules, play), Position::of(numbers)))
}
