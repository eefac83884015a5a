//! Sheets: a spec and a variant number in, documents out.
//!
//! Representation: a [`Spec`] is read from YAML; a [`Plan`] orders its candidates; [`Sheet`] is one
//! variant with its confirmed key, from which the sheet, the key, or both in one are made.
//! Failure: everything wrong with a spec at once, as faults with places; a disagreement of two routes
//! stops the sheet before anything is written.

mod answer_sheet;
pub mod author;
pub mod enough;
mod exercise_spec;
pub mod fairness;
mod games;
pub mod id;
pub mod kept;
pub mod keys;
mod known;
mod library;
mod order;
mod plan;
mod points;
mod pools;
mod printed;
mod profile;
mod report;
pub mod roster;
mod schema;
mod sharing;
mod shortage;
mod spec;

pub use answer_sheet::answer_sheet;
pub use exercise_spec::ExerciseSpec;
pub use id::{IdError, IdFault, MOST_ATTEMPT, MOST_VARIANT, SheetId};
pub use keys::VERSIONS;
pub use known::KnownPools;
pub use plan::{Drawn, Plan, PlanError};
pub use profile::Shift;
pub use report::{ExerciseReport, Report, minutes};
pub use schema::schema;
pub use spec::{Spec, check_seed, read, read_part, read_with, single};

use std::collections::BTreeSet;

use crate::document::{Arg, Block, Document, Draw, Exercise, Phrase, Points, Role, Show};
use crate::exercise::{FORMAT, Verifier, on_one_scale};
use crate::source::Wording;

/// One variant with its key.
///
/// ```
/// use nimbook::{Plan, Sheet, Show, Text, Verifier, read};
///
/// let spec = "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
/// let plan = Plan::new(read(&Text::new("two.yaml", spec))?, 0)?;
/// let sheet = Sheet::draw(&plan, 3, 0, &mut Verifier::new())?;
/// assert_eq!(sheet.document(&plan, "en", Show::Questions).title, "Two heaps");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Sheet {
    /// Its id.
    pub(crate) id: SheetId,
    shift: Shift,
    drawn: Vec<Drawn>,
    points: Vec<Points>,
}

impl Sheet {
    /// Draws and confirms a variant. The plan was made for `attempt`.
    ///
    /// # Errors
    /// Diagnostics where the variant does not exist, or two routes that disagree.
    pub fn draw(plan: &Plan, variant: u64, attempt: u64, verifier: &mut Verifier) -> Result<Sheet, PlanError> {
        Sheet::shifted(plan, Shift::None, variant, attempt, verifier)
    }

    /// The same for a student with this shift.
    ///
    /// # Errors
    /// As for [`Sheet::draw`].
    pub(crate) fn shifted(
        plan: &Plan,
        shift: Shift,
        variant: u64,
        attempt: u64,
        verifier: &mut Verifier,
    ) -> Result<Sheet, PlanError> {
        let drawn = plan.questions(shift, variant, verifier)?;
        Ok(Sheet { id: plan.id(shift, variant, attempt), shift, drawn, points: plan.points().to_vec() })
    }

    /// Whose questions are easier or harder.
    pub(crate) fn shift(&self) -> Shift {
        self.shift
    }

    /// The questions in order.
    pub(crate) fn drawn(&self) -> &[Drawn] {
        &self.drawn
    }

    /// The sheet as a document in a language, showing what `shows` says.
    pub fn document(&self, plan: &Plan, language: &str, shows: Show) -> Document {
        let spec = &plan.spec;
        let intro = spec.intro.iter().filter(|_| shows != Show::Key);
        let mut exercises: Vec<Exercise> = self
            .drawn
            .iter()
            .zip(&self.points)
            .map(|(drawn, &points)| exercise(spec, drawn, points, language))
            .collect();
        say_once(&mut exercises);
        if shows == Show::Questions {
            for items in exercises.chunk_by_mut(|one, next| one.number == next.number) {
                on_one_scale(
                    &spec.exercises[items[0].number as usize - 1].task,
                    items.iter_mut().map(|one| &mut one.question),
                );
            }
        }
        Document {
            title: worded(&spec.title, language),
            subtitle: None,
            id: self.id.to_string(),
            version: spec.version(self.shift, self.id.variant),
            student: None,
            url: spec.url.clone(),
            paper: if shows == Show::Key { spec.paper.whole() } else { spec.paper },
            shows,
            points: exercises.iter().map(|exercise| exercise.points).sum(),
            intro: intro.map(|text| Block::Authored(worded(text, language))).collect(),
            exercises,
            lossy: false,
            dialect: "",
            draw: Draw {
                seed: spec.seed.clone(),
                variant: self.id.variant,
                attempt: self.id.attempt,
                level: self.shift.number(),
                format: FORMAT,
            },
        }
    }
}

/// A drawn question as an item of its exercise.
fn exercise(spec: &Spec, drawn: &Drawn, points: Points, language: &str) -> Exercise {
    let ExerciseSpec { id, kind, text, lines, ruling, count, .. } = &spec.exercises[drawn.exercise];
    let mut question = drawn.question.clone().shown();
    if *lines > 0 {
        question.space.push(Block::Write(Phrase::new("write-work").for_role(Role::Working), *lines));
    }
    Exercise {
        id: id.clone(),
        item: drawn.item,
        number: drawn.exercise as u64 + 1,
        letter: letter_of(drawn.item, *count),
        kind: kind.name,
        of_few: kind.extra.of_few,
        cancels: kind.extra.cancels,
        points,
        parts: Vec::new(),
        difficulty: drawn.difficulty,
        work: kind.work_of(drawn.difficulty),
        ruling: *ruling,
        text: text.iter().map(|text| Block::Authored(worded(text, language))).collect(),
        as_in: None,
        stem: question.stem.clone(),
        question,
    }
}

/// Says what several exercises of a sheet ask alike, and the rules of a game, at the first of them.
pub(crate) fn say_once(exercises: &mut [Exercise]) {
    let asks = |one: &Exercise| (one.question.stem.clone(), one.question.sample.clone());
    let same = first_alike(exercises, |one| Some(asks(one)).filter(|(stem, _)| !stem.is_empty()));
    exercises.iter_mut().zip(same).for_each(|(own, same)| own.as_in = same);
    state_rules_once(exercises, |number| Phrase::new("page-rules-in-question").with("number", number));
    // A reference leads to where all is said.
    let whole: BTreeSet<u64> =
        exercises.iter().filter(|one| one.stem == one.question.stem).map(|one| one.number).collect();
    exercises.iter_mut().for_each(|one| one.as_in = one.as_in.filter(|number| whole.contains(number)));
}

/// For each item the number of the first exercise before its own whose items all say the same as it.
fn first_alike<T: PartialEq>(exercises: &[Exercise], says: impl Fn(&Exercise) -> Option<T>) -> Vec<Option<u64>> {
    let said: Vec<(u64, Option<T>)> = exercises.iter().map(|one| (one.number, says(one))).collect();
    let first = |(number, own): &(u64, Option<T>)| {
        let before = said.chunk_by(|one, next| one.0 == next.0).take_while(|items| items[0].0 != *number);
        let mut alike = before.filter(|items| own.is_some() && items.iter().all(|(_, other)| other == own));
        alike.next().map(|items| items[0].0)
    };
    said.iter().map(first).collect()
}

/// Of exercises with the same rules the first states them, and the others say `same` of its number; of items whose
/// rules change and come back, later ones name the first.
pub(crate) fn state_rules_once(exercises: &mut [Exercise], same: impl Fn(u64) -> Phrase) {
    let first = first_alike(exercises, |one| Some(rules_of(one)).filter(|rules| !rules.is_empty()));
    let place_of = |(place, number): (usize, Option<u64>)| match number {
        Some(number) => Some(same(number)),
        None => item_with_rules_of(exercises, place)
            .map(|letter| Phrase::new("page-rules-in-item").with("letter", Arg::Item(letter))),
    };
    let places: Vec<Option<Phrase>> = first.into_iter().enumerate().map(place_of).collect();
    for (place, own) in places.into_iter().zip(exercises) {
        own.stem.clone_from(&own.question.stem);
        if let Some((place, first)) = place.zip(own.stem.iter().position(Phrase::states_rules)) {
            let named = place.with("name", Arg::Head(own.stem[first].clone()));
            own.stem.retain(|phrase| !phrase.states_rules());
            own.stem.insert(first, named);
        }
    }
}

/// The rules that the stem of an item states.
fn rules_of(exercise: &Exercise) -> Vec<Phrase> {
    exercise.question.stem.iter().filter(|phrase| phrase.states_rules()).cloned().collect()
}

/// The letter of the first item before that at a place, of its exercise, that states the same rules; none if all since
/// have the same stem.
fn item_with_rules_of(exercises: &[Exercise], place: usize) -> Option<String> {
    let own = &exercises[place];
    let before = exercises[..place].iter().filter(|one| one.number == own.number);
    let mut since = before.skip_while(|one| rules_of(one).is_empty() || rules_of(one) != rules_of(own)).peekable();
    let letter = since.peek()?.letter.clone();
    since.any(|one| one.question.stem != own.question.stem).then_some(letter)
}

/// The letter of an item of an exercise with so many; none where it is the only one.
fn letter_of(item: u64, count: u64) -> String {
    if count > 1 { letter(item) } else { String::new() }
}

/// The number and letter of an item of an exercise, both from 0.
fn label(exercise: usize, item: u64, count: u64) -> String {
    format!("{}{}", exercise + 1, letter_of(item, count))
}

impl Drawn {
    /// The number and the letter, as in `3b`; the spec is the one it was drawn from.
    pub(crate) fn label(&self, spec: &Spec) -> String {
        label(self.exercise, self.item, spec.exercises[self.exercise].count)
    }
}

/// The letter of an item from 0: a, b, …, z, aa, ab, …
fn letter(item: u64) -> String {
    let last = char::from(b'a' + (item % 26) as u8);
    if item < 26 { last.to_string() } else { format!("{}{last}", letter(item / 26 - 1)) }
}

/// An author's text in a language: in that language, else in English, else in the first there is.
pub(crate) fn worded(wording: &Wording, language: &str) -> String {
    let first = match wording {
        Wording::Same { text, .. } => text.as_str(),
        Wording::Each(wordings) => wordings.first().map_or("", |(_, text, _)| text.as_str()),
    };
    wording.get(language).or_else(|| wording.get("en")).unwrap_or(first).to_owned()
}
