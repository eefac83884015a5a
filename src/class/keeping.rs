//! What stays when a class is made anew: whoever has a sheet is asked what it asks, as far as the spec still asks such
//! questions; what has to be drawn is drawn around that.
//!
//! Representation: of each student the questions of the sheet that was kept, by the ids of exercises. A question stays if its
//! exercise could ask it still: its bounds, its side, its level, and no author asks or forbids it by name. A sheet whose
//! questions and points all stay keeps its id. Else its id is that of the spec, if the questions are those that the spec
//! alone would give it, and one of its own if not.
//! Failure: an exercise with too few questions for those who need another.
//!
//! A kept sheet is no longer a function of spec and variant alone, so its id is made of what it asks; earlier specs are
//! kept whole, and every printed id is found (`Spec::of`).

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::exercise::Candidate;
use crate::sheet::kept::{Asked, Kept, KeptSheet};
use crate::sheet::roster::Member;
use crate::sheet::{ExerciseSpec, Plan, SheetId, Shift, Spec};
use crate::source::{Diagnostics, plural};

/// A question that a student is asked in place of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The student's id.
    pub student: String,
    /// The label of the question, as `3b`.
    pub label: String,
    /// What was asked, and what is asked now.
    pub positions: [String; 2],
    /// Whether the exercise is as it was: another took the question away, or somebody wanted another.
    pub conflict: bool,
}

/// What a class is asked, and what of it is not as before.
pub struct Keeping {
    /// What is kept.
    pub kept: Kept,
    /// The specs that sheets were printed from before.
    pub issued: Vec<Spec>,
    /// The questions that changed, student by student.
    pub changes: Vec<Change>,
    /// How many sheets there were before, and how many of them are as they were.
    pub before: [usize; 2],
}

/// A question to be drawn anew.
pub struct Replace {
    /// Its label.
    pub label: String,
    /// Whose; everybody's if none.
    pub whose: Option<Whose>,
}

impl Replace {
    /// The question of this label, of the student with this id; none if nobody has it.
    pub fn new(label: &str, student: Option<&str>, members: &[Member]) -> Option<Replace> {
        let whose = |id: &str| members.iter().find(|member| member.id == id).map(|one| (one.shift, one.variant));
        let whose = match student {
            Some(id) => Some(whose(id)?),
            None => None,
        };
        Some(Replace { label: label.to_owned(), whose })
    }
}

impl Change {
    /// The change as a line.
    pub fn line(&self) -> String {
        let Change { student, label, positions: [was, is], .. } = self;
        format!("student {student}, question {label}: `{was}` is now `{is}`")
    }

    /// The change for programs.
    pub fn json(&self) -> Value {
        let [was, is] = &self.positions;
        json!({"student": self.student, "item": self.label, "before": was, "now": is, "conflict": self.conflict})
    }
}

impl Keeping {
    /// What to say of a class that was made before; nothing where all is as it was.
    pub fn notes(&self) -> Vec<String> {
        let [before, same] = self.before;
        if before == same {
            return Vec::new();
        }
        let (exercises, conflicts): (Vec<&Change>, Vec<&Change>) =
            self.changes.iter().partition(|change| !change.conflict);
        let mut notes = vec![format!(
            "of {} {} as before; the others have new ids, and those before are still shown and marked",
            plural(before, "sheet"),
            match same {
                0 => "none is".to_owned(),
                1 => "1 is".to_owned(),
                _ => format!("{same} are"),
            },
        )];
        if !exercises.is_empty() {
            notes.push(format!("{} because the exercise changed", are_new(exercises.len())));
        }
        if !conflicts.is_empty() {
            notes.push(format!("{} though the exercise is as it was:", are_new(conflicts.len())));
            notes.extend(conflicts.iter().take(MOST_LISTED).map(|change| format!("  {}", change.line())));
            let more = conflicts.len().saturating_sub(MOST_LISTED);
            notes.extend((more > 0).then(|| format!("  and {more} more; `--json` has all")));
        }
        notes
    }
}

fn are_new(questions: usize) -> String {
    format!("{} {} new", plural(questions, "question"), if questions == 1 { "is" } else { "are" })
}

/// How many changed questions are listed.
const MOST_LISTED: usize = 20;

/// Whose a sheet is, by shift and variant.
pub type Whose = (Shift, u64);

/// A class that was made before.
struct Before {
    spec: Spec,
    plan: Plan,
}

/// What these students are asked by a plan. `before` is the spec that was kept with the class, if there is one.
///
/// # Errors
/// An exercise that has too few questions, or faults of the spec before.
pub fn keep(
    plan: &Plan,
    before: Option<&Spec>,
    members: &[Member],
    replace: Option<&Replace>,
) -> Result<Keeping, Diagnostics> {
    let mut issued = before.map_or_else(Vec::new, |before| before.clone().history());
    let before_class = issued.iter().rposition(|spec| !spec.kept.sheets.is_empty()).map(|place| issued.remove(place));
    let class = |spec: Spec| Ok::<_, Diagnostics>(Before { plan: Plan::new(spec.clone(), 0)?, spec });
    let before = before_class.map(class).transpose()?;
    let mut first: BTreeMap<Whose, &Member> = BTreeMap::new();
    for member in members {
        first.entry((member.shift, member.variant)).or_insert(member);
    }
    // First everybody keeps what stays; the rest is drawn around that.
    let stays: BTreeMap<Whose, Vec<Vec<Option<Asked>>>> = first
        .iter()
        .map(|(&whose, _)| {
            (whose, before.as_ref().map_or_else(|| none(plan), |before| before.stays(plan, whose, replace)))
        })
        .collect();
    let mut used = Used::default();
    for (&whose, sheet) in &stays {
        for (index, (exercise, own)) in plan.spec.exercises.iter().zip(sheet).enumerate() {
            own.iter().flatten().for_each(|one| used.add(exercise, index, &one.candidate, whose));
        }
    }
    let mut keeping = Keeping { kept: Kept::default(), issued: Vec::new(), changes: Vec::new(), before: [0; 2] };
    for (whose, stays) in stays {
        let old = before.as_ref().and_then(|before| Some((before, before.spec.kept.sheets.get(&whose)?)));
        let mut asked = Vec::new();
        for (index, (exercise, stays)) in plan.spec.exercises.iter().zip(stays).enumerate() {
            let mut own = Vec::new();
            for (item, stays) in (0..).zip(stays) {
                let is_free = |candidate: &Candidate| {
                    let was = |spec: &Spec| {
                        let sheet = spec.kept.sheets.get(&whose);
                        sheet.is_some_and(|sheet| asks(spec, sheet, exercise, candidate))
                    };
                    let is_old = issued.iter().chain(before.as_ref().map(|before| &before.spec)).any(was);
                    !is_old && (exercise.repeat || used.is_free(exercise, index, candidate, whose))
                };
                let one = match (stays, exercise.positions.get(item as usize)) {
                    (Some(stays), _) => stays,
                    (None, Some((candidate, _))) => Asked { candidate: candidate.clone(), number: item },
                    (None, None) => plan.around(index, (whose.0, whose.1, item), &is_free)?,
                };
                used.add(exercise, index, &one.candidate, whose);
                own.push(one);
            }
            asked.push(own);
        }
        let mut digest = None;
        if let Some((before, sheet)) = old {
            let is_same = sheet.asked == asked && before.asks_the_same(plan, whose);
            digest = is_same.then_some(sheet.digest);
            keeping.before[0] += 1;
            keeping.before[1] += usize::from(is_same);
            keeping.changes.extend(before.changes(plan, sheet, first[&whose], &asked));
        }
        let digest = digest.unwrap_or_else(|| match plan.draws(whose, &asked) {
            true => SheetId::digest(&plan.spec, whose.0),
            false => SheetId::kept(&plan.spec, whose.0, whose.1, &asked),
        });
        keeping.kept.sheets.insert(whose, KeptSheet { digest, asked });
    }
    if let Some(before) = before {
        issued.extend(before.hand_on(plan, &mut keeping.kept));
    }
    // What only had the meaning of this spec and kept nothing, says nothing more.
    let own = SheetId::digest(&plan.spec, Shift::None);
    issued.retain(|spec| !spec.kept.sheets.is_empty() || SheetId::digest(spec, Shift::None) != own);
    keeping.issued = issued;
    Ok(keeping)
}

/// What would change for a class that this spec was made for, or for as many students as `most` if it kept nothing, by
/// another plan.
///
/// # Errors
/// As for [`keep`].
pub fn compare(plan: &Plan, before: &Spec, most: u64) -> Result<Keeping, Diagnostics> {
    let member =
        |(shift, variant): Whose| Member { id: (variant + 1).to_string(), variant, shift, ..Member::default() };
    let history = before.clone().history();
    if let Some(class) = history.iter().rev().find(|spec| !spec.kept.sheets.is_empty()) {
        let members: Vec<Member> = class.kept.sheets.keys().copied().map(member).collect();
        return keep(plan, Some(before), &members, None);
    }
    let mut old = Plan::new(before.clone(), 0)?;
    let members: Vec<Member> = (0..most.min(old.variants())).map(|variant| member((Shift::None, variant))).collect();
    old.spec.kept = keep(&old, None, &members, None)?.kept;
    keep(plan, Some(&old.spec), &members, None)
}

/// Nothing in the place of every question.
fn none(plan: &Plan) -> Vec<Vec<Option<Asked>>> {
    plan.spec.exercises.iter().map(|exercise| vec![None; exercise.count as usize]).collect()
}

/// What is asked of whom, by topic and numbers: the place of the exercise, the candidate, and whose sheet it is on.
#[derive(Default)]
struct Used(BTreeMap<Topic, Vec<(usize, Candidate, Whose)>>);

/// A topic and its numbers.
type Topic = (String, Vec<u64>);

impl Used {
    fn topic(exercise: &ExerciseSpec, candidate: &Candidate) -> Topic {
        let ExerciseSpec { kind, task, .. } = exercise;
        (kind.subject.topic(task, candidate.game), kind.subject.numbers(task, candidate))
    }

    fn add(&mut self, exercise: &ExerciseSpec, index: usize, candidate: &Candidate, whose: Whose) {
        let asked = (index, candidate.clone(), whose);
        self.0.entry(Used::topic(exercise, candidate)).or_default().push(asked);
    }

    /// Whether nobody else is asked this: in another exercise nothing about the same, in this one not the same. A version
    /// is there with each level, and what that does not change is the same.
    fn is_free(&self, exercise: &ExerciseSpec, index: usize, candidate: &Candidate, whose: Whose) -> bool {
        let meets = |(other, asked, whom): &(usize, Candidate, Whose)| {
            (*other != index || asked == candidate) && (whom.1 != whose.1 || *whom == whose)
        };
        !self.0.get(&Used::topic(exercise, candidate)).is_some_and(|all| all.iter().any(meets))
    }
}

/// What a sheet of a spec asked in the place of an item that is drawn, as a question of the exercise as it is now.
fn was_asked<'a>(
    spec: &'a Spec,
    sheet: &KeptSheet,
    exercise: &ExerciseSpec,
    item: u64,
) -> Option<(&'a ExerciseSpec, Asked)> {
    let drawn = item.checked_sub(exercise.positions.len() as u64)?;
    let place = spec.exercises.iter().position(|old| old.id == exercise.id)?;
    let old = &spec.exercises[place];
    let one = sheet.asked.get(place)?.get(old.positions.len() + drawn as usize)?;
    let topic = |exercise: &ExerciseSpec, game| exercise.kind.subject.topic(&exercise.task, game);
    let title = topic(old, one.candidate.game);
    let game = (0..exercise.task.games.len().max(1)).find(|&game| topic(exercise, game) == title)?;
    let candidate = Candidate { game, numbers: one.candidate.numbers.clone() };
    (old.kind.name == exercise.kind.name).then_some((old, Asked { candidate, number: one.number }))
}

/// Whether a sheet of a spec asked this in an exercise.
fn asks(spec: &Spec, sheet: &KeptSheet, exercise: &ExerciseSpec, candidate: &Candidate) -> bool {
    let is_it = |item| was_asked(spec, sheet, exercise, item).is_some_and(|(_, one)| one.candidate == *candidate);
    (0..exercise.count).any(is_it)
}

impl Before {
    /// What stays of a sheet.
    fn stays(&self, plan: &Plan, whose: Whose, replace: Option<&Replace>) -> Vec<Vec<Option<Asked>>> {
        let Some(sheet) = self.spec.kept.sheets.get(&whose) else { return none(plan) };
        let is_replaced = |index, item| {
            let is_meant = |replace: &Replace| {
                replace.label == plan.label(index, item) && replace.whose.is_none_or(|other| other == whose)
            };
            replace.is_some_and(is_meant)
        };
        let of = |(index, exercise): (usize, &ExerciseSpec)| {
            let stays = |item: u64| {
                let (old, asked) =
                    was_asked(&self.spec, sheet, exercise, item).filter(|_| !is_replaced(index, item))?;
                let is_same = old.meaning() == exercise.meaning();
                plan.could_ask(index, (whose.0, item), &asked.candidate, is_same).then_some(asked)
            };
            (0..exercise.count).map(stays).collect()
        };
        plan.spec.exercises.iter().enumerate().map(of).collect()
    }

    /// Whether the questions of a sheet whose candidates all stay are the same as printed, and earn the same.
    fn asks_the_same(&self, plan: &Plan, whose: Whose) -> bool {
        let names = |spec: &Spec| spec.exercises.iter().map(|one| (one.id.clone(), one.count)).collect::<Vec<_>>();
        let means = |spec: &Spec| spec.exercises.iter().map(ExerciseSpec::meaning).collect::<Vec<_>>();
        names(&self.spec) == names(&plan.spec)
            && self.plan.points() == plan.points()
            && (means(&self.spec) == means(&plan.spec) || self.plan.asks_as(plan, whose))
    }

    /// What a student is asked that was not asked before, in exercises that there were.
    fn changes(&self, plan: &Plan, sheet: &KeptSheet, member: &Member, asked: &[Vec<Asked>]) -> Vec<Change> {
        let mut changes = Vec::new();
        for (index, (exercise, asked)) in plan.spec.exercises.iter().zip(asked).enumerate() {
            for (item, one) in (0..).zip(asked) {
                let Some((old, was)) =
                    was_asked(&self.spec, sheet, exercise, item).filter(|(_, was)| was.candidate != one.candidate)
                else {
                    continue;
                };
                let positions =
                    [(old, &was), (exercise, one)].map(|(exercise, asked)| asked.text(exercise, asked.number));
                let conflict = old.meaning() == exercise.meaning();
                changes.push(Change {
                    student: member.id.clone(),
                    label: plan.label(index, item),
                    positions,
                    conflict,
                });
            }
        }
        changes
    }

    /// Puts the sheets of those who left into what is kept of this class; the spec, if sheets were printed from it that are
    /// no longer these.
    fn hand_on(self, plan: &Plan, kept: &mut Kept) -> Option<Spec> {
        let Before { spec, plan: old } = self;
        let means = |spec: &Spec| spec.exercises.iter().map(ExerciseSpec::meaning).collect::<Vec<_>>();
        if means(&spec) == means(&plan.spec) && old.points() == plan.points() {
            for (whose, sheet) in &spec.kept.sheets {
                kept.sheets.entry(*whose).or_insert_with(|| sheet.clone());
            }
        }
        let is_kept = |(whose, sheet): (&Whose, &KeptSheet)| {
            kept.sheets.get(whose).is_some_and(|kept| kept.digest == sheet.digest)
        };
        let all = spec.kept.sheets.iter().all(is_kept);
        (!all).then_some(spec)
    }
}
