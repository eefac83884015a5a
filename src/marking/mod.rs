//! Marking: an answer as a student wrote it, judged part by part.
//!
//! Representation: an [`Item`] is a question with its points; [`Item::mark`] makes a [`Marked`] of a text: what was
//! understood, what each part earns, the mistake it looks like, and what refutes it.
//! For each shape of answers there is a reader, which turns senses into what was given. Where one part follows from another
//! the kind judges that (`exercise::Form`); all else is judged here, place by place, or as things in any order.
//! Failure: what cannot be read is *unread*, never wrong; nothing written is *empty*.
//! Source: the misconceptions of each kind, in its file of `exercise/kinds`.
//!
//! Not understood is not wrong. An answer is cut into tokens, each with every sense that a word or character can have
//! (`lexicon/*.txt`, one file for each language; endings and prefixes say what prepositions say). A grammar for each
//! shape of answers takes **every** sense or none. An answer is judged only if one meaning is left, or if all that are
//! left earn the same; numbers without words count only as legal moves. Otherwise it is unread, and a person decides.
//!
//! This room knows shapes of answers and no kind. It turns senses into what was given: numbers in the places of a row,
//! trios, pairs, the lines of a reduction. A new kind needs no line here unless its answers have a new shape. A mistake
//! gets its name from the kind, or else one from `slips.rs`. `tests/answers/*.tsv` holds some 2,700 answers with their
//! meaning; `tests/stranger/answers` are two programs that share nothing with the grammar and write right and damaged
//! answers.

/// A test for any of these senses, which are written one after another: `any_of!(Comma(_) Line Sign('(' | ')'))`.
macro_rules! any_of {
    ($($sense:ident $(($($holds:tt)*))?)*) => {
        |sense: &$crate::marking::Sense| matches!(sense, $($crate::marking::Sense::$sense $(($($holds)*))?)|*)
    };
}

/// Senses without those that say nothing here: `without!(senses, Is Comma(_))`.
macro_rules! without {
    ($senses:expr, $($silent:tt)*) => {
        $senses.iter().filter(|sense| !any_of!($($silent)*)(sense)).copied().collect::<Vec<$crate::marking::Sense>>()
    };
}

mod counterexample;
mod decision;
mod lexicon;
mod moves;
mod number;
mod numbers;
mod pairs;
mod parts;
mod patterns;
mod place;
mod reasons;
mod repair;
mod residues;
mod rows;
mod slips;
mod ticks;
mod tokens;
mod trace;
mod trios;
mod value;
mod winner;

use serde_json::{Value, json};

use crate::document::build::{join, say, spoken, tuple, tuples};
use crate::document::{
    Answer, Document, Inline, Line, Mistake, Phrase, Points, Question, Show, Winner, Words, WordsError,
};
pub use crate::exercise::Named;
use crate::exercise::second::position_of;
use crate::exercise::{Form, Verdict};
use crate::rules::{Move, Parsed};
use crate::sheet::{ExerciseSpec, Plan, Sheet};

pub use decision::{Decision, decided_answer};
pub use moves::one_move;

use lexicon::Sense;
use parts::Judged;
use tokens::{Reading, Token};

/// A question of a sheet, ready to be marked.
#[derive(Clone, Copy)]
pub struct Item<'a> {
    /// The exercise of the spec that it belongs to.
    pub exercise: &'a ExerciseSpec,
    /// The question, with every mistake that the kind knows.
    pub question: &'a Question,
    /// Its points.
    pub points: Points,
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
    /// What it might mean, where it was not understood.
    pub possible: Vec<Line>,
    /// The answer that was understood, where it is a whole one.
    pub answer: Option<Answer>,
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
    /// What it earns.
    pub earned: Points,
    /// What it could earn.
    pub of: Points,
}

/// One meaning of an answer, judged.
#[derive(Clone)]
struct Judgement {
    /// What was understood.
    understood: Line,
    /// The parts, judged.
    parts: Vec<Judged>,
    /// The answer, where it has the form of a whole one; compared with the mistakes that the kind knows.
    answer: Option<Answer>,
    /// A mistake that only the grammar can name; it counts before those of the kind.
    named: Option<Named>,
    /// What refutes it, where the kind does not say so.
    refutation: Option<Phrase>,
}

impl Judgement {
    /// What was understood, and a verdict about it.
    fn of(understood: Line, answer: Option<Answer>, verdict: Verdict) -> Judgement {
        let Verdict { parts, named, refutation } = verdict;
        Judgement { understood, parts, answer, named, refutation }
    }

    /// An answer that is one part.
    fn whole(understood: Line, right: bool, answer: Option<Answer>) -> Judgement {
        Judgement::of(understood, answer, Verdict::whole(right))
    }

    /// What it earns of 24 points, and whether all of it is right.
    fn worth(&self) -> (Points, bool) {
        let earned = parts::earned(Points::from_quarters(96), self.parts.clone()).iter().map(|part| part.earned).sum();
        (earned, self.parts.iter().all(Judged::earns))
    }
}

/// An answer as it was typed, in tokens.
struct Spoken<'t> {
    typed: &'t str,
    tokens: Vec<Token>,
    /// Whether an equation before or after the answer may say where it comes from. Of several parts it may be one.
    explains: bool,
}

impl Spoken<'_> {
    /// None if it is too long.
    fn new(typed: &str) -> Option<Spoken<'_>> {
        Some(Spoken { typed, tokens: tokens::tokens(typed)?, explains: true })
    }

    /// Every way to read its tokens; none if there are too many. `letters`: whether letters by themselves are letters.
    fn readings(&self, letters: bool) -> Vec<Reading> {
        tokens::readings(&self.tokens, letters).unwrap_or_default()
    }

    /// What all ways to read it mean by a grammar, which has to take every sense; each meaning once.
    fn meanings<M: PartialEq, G>(&self, letters: bool, grammar: impl Fn(&[Sense]) -> G) -> Vec<M>
    where
        G: IntoIterator<Item = M>,
    {
        let mut found: Vec<M> = Vec::new();
        for Reading { senses, .. } in self.readings(letters) {
            // What ends with `and` or `or` goes on.
            let last = senses.iter().rev().find(|sense| !matches!(sense, Sense::Then | Sense::Dot(_)));
            if last.is_some_and(any_of!(And Or But If)) {
                continue;
            }
            let mut meant: Vec<M> = grammar(&senses).into_iter().collect();
            if meant.is_empty() && self.explains {
                let rest = tokens::without_calculations(&senses);
                meant = rest.into_iter().flat_map(|range| grammar(&senses[range])).collect();
            }
            for meaning in meant {
                if !found.contains(&meaning) {
                    found.push(meaning);
                }
            }
        }
        found
    }

    /// Whether a place is named by a word: `first`.
    fn spells_a_place(&self) -> bool {
        let spelled = |token: &Token| {
            let is_place = token.ways.iter().any(|way| way.iter().any(any_of!(Ordinal(_))));
            is_place && !self.typed[token.place.clone()].contains(char::is_numeric)
        };
        self.tokens.iter().any(spelled)
    }

    /// Whether it says that there is nothing.
    fn means_nothing(&self) -> bool {
        ticks::means_nothing(&self.tokens)
    }

    /// Whether nothing was written but signs that stand for nothing.
    fn is_blank(&self) -> bool {
        let blank = any_of!(Sign('?' | '_') Dots Dot(_) Line Semicolon Minus(_));
        self.tokens.iter().all(|token| token.ways.iter().any(|way| way.iter().all(blank)))
    }

    /// Whether it begins or ends with a question mark; `? = 4` names what is asked for.
    fn asks(&self) -> bool {
        let is = |token: Option<&Token>, signs: &[char]| {
            let sign = |way: &lexicon::Senses| matches!(way[..], [Sense::Sign(sign)] if signs.contains(&sign));
            token.is_some_and(|token| token.ways.iter().any(sign))
        };
        is(self.tokens.last(), &['?']) || is(self.tokens.first(), &['?']) && !is(self.tokens.get(1), &['=', ':'])
    }

    /// Whether a dash was written.
    fn has_dash(&self) -> bool {
        self.tokens.iter().any(|token| token.ways.iter().any(|way| matches!(way[..], [Sense::Minus(_)])))
    }
}

/// The items of a sheet in order, each with its label, as `3b`. The plan is the one that it was drawn from.
pub fn items<'a>(sheet: &'a Sheet, plan: &'a Plan) -> impl Iterator<Item = (String, Item<'a>)> {
    sheet.drawn().iter().zip(plan.points_to_earn()).map(|(drawn, points)| {
        let exercise = &plan.spec.exercises[drawn.exercise];
        (drawn.label(&plan.spec), Item { exercise, question: &drawn.question, points })
    })
}

/// A document of the sheet with what each part of an answer earns, where it is a key and has points.
pub fn with_parts(mut document: Document, sheet: &Sheet, plan: &Plan) -> Document {
    if document.shows != Show::Key || document.points == Points::NONE {
        return document;
    }
    for (exercise, (_, item)) in document.exercises.iter_mut().zip(items(sheet, plan)) {
        let parts = item.without_answer(Status::Empty).parts;
        if parts.len() > 1 && item.points > Points::NONE {
            exercise.parts = parts.into_iter().map(|part| (part.label, part.of)).collect();
        }
    }
    document
}

impl Item<'_> {
    /// Marks an answer as it was typed; parts are separated by `;`, the lines of a trace by `/`. Dashes mean that there is
    /// no box, pair or move, where one is asked for, and else that nothing was written.
    pub fn mark(&self, typed: &str) -> Marked {
        let Some(spoken) = self.spoken(typed) else { return self.without_answer(Status::Unread) };
        let none = self.question.answer.may_be_none() && spoken.has_dash();
        if spoken.is_blank() && !none {
            return self.without_answer(Status::Empty);
        }
        match self.meant(&spoken) {
            Ok(judgement) => self.judged(judgement),
            Err(possible) => Marked { possible, ..self.without_answer(Status::Unread) },
        }
    }

    /// A text as an answer to this question; none if it is too long.
    fn spoken<'t>(&self, typed: &'t str) -> Option<Spoken<'t>> {
        let mut spoken = Spoken::new(typed)?;
        spoken.explains = match self.question.answer {
            Answer::Winner(_) | Answer::Moves(_) | Answer::Ticks(_) | Answer::Choice(_) => true,
            Answer::Number(_) => !matches!(self.form(), Form::LineAndNumbers(_)),
            _ => false,
        };
        if let Some(Parsed { game, .. }) = self.position().filter(|parsed| parsed.game.components.len() > 1) {
            let names: Vec<&str> = game.components.iter().map(|rules| rules.name()).collect();
            tokens::name_parts(typed, &mut spoken.tokens, &names);
        }
        Some(spoken)
    }

    /// The one meaning of an answer, or one of several that earn the same; else what it might mean.
    fn meant(&self, spoken: &Spoken<'_>) -> Result<Judgement, Vec<Line>> {
        // Whoever asks is not sure; in a list `?` may be a place that is left out.
        let is_list = matches!(self.question.answer, Answer::Trace { .. } | Answer::Trios(_) | Answer::Numbers(_));
        if !is_list && spoken.asks() {
            return Err(Vec::new());
        }
        let all = self.meanings(spoken);
        match all.split_first() {
            Some((first, others)) if others.iter().all(|other| other.worth() == first.worth()) => Ok(first.clone()),
            _ => Err(all.into_iter().map(|judgement| judgement.understood).collect()),
        }
    }

    /// Everything that an answer may mean, judged; a reason for it is left out where nothing can be read with it.
    fn meanings(&self, spoken: &Spoken<'_>) -> Vec<Judgement> {
        let all = self.read(spoken);
        if all.is_empty() { reasons::meanings(self, spoken) } else { all }
    }

    /// Everything that a whole text may mean, judged.
    fn read(&self, spoken: &Spoken<'_>) -> Vec<Judgement> {
        match &self.question.answer {
            Answer::Winner(winner) => winner::read(self, *winner, spoken),
            Answer::Moves(moves) => moves::read(self, moves, spoken),
            Answer::Number(number) => value::read(self, *number, spoken),
            Answer::Numbers(numbers) | Answer::Parts(numbers) => numbers::read(self, numbers, spoken),
            Answer::Ticks(boxes) => ticks::read(self, boxes, spoken),
            Answer::Choice(one) => ticks::read_one(self, *one, spoken),
            Answer::Trace { lines, .. } => trace::read(self, lines[0], spoken),
            Answer::Trios(trios) => trios::read(self, trios, spoken),
            Answer::Pairs(pairs) => pairs::read(self, pairs, spoken),
            Answer::Repair { line, column, right } => repair::read(self, (*line, *column, *right), spoken),
            Answer::Residues { modulus, remainders } => residues::read(*modulus, remainders, spoken),
            Answer::Counterexample(numbers) => counterexample::read(self, numbers.as_deref(), spoken),
            Answer::Place { x, y } => place::read(*x, *y, spoken),
        }
    }

    /// What may be written as an answer, beside what its type says.
    fn form(&self) -> Form {
        self.exercise.kind.extra.form
    }

    /// Nothing that could be judged.
    fn without_answer(&self, status: Status) -> Marked {
        let parts = self.read_nothing().unwrap_or_else(|| Verdict::whole(false).parts);
        Marked {
            status,
            decided: false,
            understood: Line::new(),
            possible: Vec::new(),
            answer: None,
            parts: parts::earned(self.points, parts),
            mistake: None,
            refutation: None,
        }
    }

    /// The parts of the right answer, none of them earned.
    fn read_nothing(&self) -> Option<Vec<Judged>> {
        let right = right_answer(&self.question.answer);
        let judgement = self.meant(&Spoken::new(&right)?).ok()?;
        Some(judgement.parts.into_iter().map(|part| Judged { right: false, ..part }).collect())
    }

    fn judged(&self, judgement: Judgement) -> Marked {
        let right = judgement.parts.iter().all(Judged::earns);
        let known = judgement.answer.as_ref().and_then(|given| self.known(given));
        let named = judgement.named.or_else(|| known.map(Named::from));
        let named = named.or_else(|| slips::named(&self.question.answer, judgement.answer.as_ref()));
        let refutation = known.map(|mistake| mistake.refutation.clone()).or(judgement.refutation);
        let refutation = refutation.or_else(|| self.shows_outcome());
        let parts = parts::earned(self.points, judgement.parts);
        let earns = parts.iter().any(|part| part.earned > Points::NONE);
        Marked {
            status: match (right, earns) {
                (true, _) => Status::Right,
                (false, true) => Status::Part,
                (false, false) => Status::Wrong,
            },
            decided: false,
            understood: judgement.understood,
            possible: Vec::new(),
            answer: judgement.answer,
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
            Answer::Moves(right) => moves::refuted(self, right, typed)?,
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
}

/// A right answer as it might be typed.
pub fn right_answer(answer: &Answer) -> String {
    match answer {
        Answer::Winner(Winner::ToMove) => "N".to_owned(),
        Answer::Winner(Winner::Other) => "P".to_owned(),
        Answer::Winner(Winner::Nobody) => "draw".to_owned(),
        Answer::Moves(moves) => moves.iter().map(|step| step.to.clone()).collect::<Vec<_>>().join("; "),
        Answer::Number(number) => number.to_string(),
        Answer::Numbers(numbers) | Answer::Parts(numbers) => join(numbers),
        Answer::Ticks(boxes) if boxes.is_empty() => "none".to_owned(),
        Answer::Ticks(boxes) => boxes.iter().map(|place| format!("#{}", place + 1)).collect::<Vec<_>>().join(" "),
        Answer::Choice(place) => format!("#{}", place + 1),
        Answer::Trace { lines, stop, trio } => {
            let end = stop.unwrap_or(lines.len() - 1);
            let shown: Vec<String> = lines[..=end].iter().map(|line| join(line)).collect();
            let verdict = if *trio { "lost".to_owned() } else { format!("not lost: line {end}") };
            format!("{}; {verdict}", shown.join(" / "))
        }
        Answer::Trios(trios) => tuples(trios).join(" "),
        Answer::Pairs(pairs) if pairs.is_empty() => "none".to_owned(),
        Answer::Pairs(pairs) => tuples(pairs).join(" "),
        Answer::Repair { line, column, right } => {
            format!("line {line}, column {}: {right}", ["a", "b", "c"][column % 3])
        }
        Answer::Residues { modulus, remainders } => format!("{} mod {modulus}", join(remainders)),
        Answer::Counterexample(None) => "true".to_owned(),
        Answer::Counterexample(Some(numbers)) => format!("false for {}", tuple(numbers)),
        Answer::Place { x, y } => format!("({x}, {y})"),
    }
}

impl Marked {
    /// What it earns.
    pub fn earned(&self) -> Points {
        self.parts.iter().map(|part| part.earned).sum()
    }

    /// What it could earn.
    pub fn of(&self) -> Points {
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
        let parts: Result<Vec<Value>, WordsError> = self
            .parts
            .iter()
            .map(|part| {
                let label = words.text(&part.label)?;
                Ok(json!({"part": label, "points": part.earned.as_f64(), "of": part.of.as_f64()}))
            })
            .collect();
        let refutation = self.refutation.as_ref().map(|phrase| words.text(phrase)).transpose()?;
        let possible: Result<Vec<String>, WordsError> =
            self.possible.iter().map(|line| words.line_text(line)).collect();
        Ok(json!({
            "status": self.status.name(),
            "decided": self.decided,
            "understood": words.line_text(&self.understood)?,
            "readings": possible?,
            "points": self.earned().as_f64(),
            "of": self.of().as_f64(),
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

/// Puts a value into a place that is still empty; gives back how many senses say so.
fn put<V>(place: &mut Option<V>, value: Option<V>, senses: usize) -> Option<usize> {
    let is_free = place.is_none();
    *place = Some(value?);
    is_free.then_some(senses)
}
