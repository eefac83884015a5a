//! Which sheet was printed from which spec: ids of specs, and specs of ids.
//!
//! Representation: the id of a sheet is a digest of what its spec asks, unless a class keeps it; then it is the one that is
//! kept with its questions. A spec knows those that it was before, so every id that was printed is found.

use super::exercise_spec::ExerciseSpec;
use super::id::SheetId;
use super::kept::{Asked, lines};
use super::profile::Shift;
use super::spec::Spec;
use crate::document::Points;
use crate::exercise::{FORMAT, FORMER, Key};

impl SheetId {
    /// The id of a variant and an attempt of a spec: of what its exercises ask, not of how the file is written.
    pub fn new(spec: &Spec, variant: u64, attempt: u64) -> SheetId {
        SheetId::shifted(spec, Shift::None, variant, attempt)
    }

    /// The id of a variant for a student with this shift.
    pub fn shifted(spec: &Spec, shift: Shift, variant: u64, attempt: u64) -> SheetId {
        SheetId { digest: SheetId::digest(spec, shift), attempt, variant }
    }

    /// The digest of every variant for students with this shift.
    pub fn digest(spec: &Spec, shift: Shift) -> u32 {
        SheetId::digest_in(FORMAT, spec, shift)
    }

    fn digest_in(format: &str, spec: &Spec, shift: Shift) -> u32 {
        let meaning: Vec<String> = spec.exercises.iter().map(ExerciseSpec::meaning).collect();
        let (points, meaning) = (format!("{:?}", spec.points.map(Points::quarters)), meaning.join("\n"));
        let words: &[&str] = match shift {
            Shift::None => &[format, &spec.seed, &points, &meaning],
            Shift::Easier => &[format, &spec.seed, &points, &meaning, "easier"],
            Shift::Harder => &[format, &spec.seed, &points, &meaning, "harder"],
        };
        let Key(bytes) = Key::of(words);
        u32::from_le_bytes([bytes[0], bytes[1], bytes[2], 0])
    }

    /// The digest of a sheet that has these questions in place of those that the spec alone would give it.
    pub fn kept(spec: &Spec, shift: Shift, variant: u64, asked: &[Vec<Asked>]) -> u32 {
        let own = SheetId::digest(spec, shift);
        let of = |(exercise, asked): (&ExerciseSpec, &Vec<Asked>)| lines(exercise, variant, asked);
        let asked: Vec<String> = spec.exercises.iter().zip(asked).flat_map(of).collect();
        let Key(bytes) = Key::of(&[FORMAT, "kept", &format!("{own:06x}"), &asked.join("\n")]);
        u32::from_le_bytes([bytes[0], bytes[1], bytes[2], 0])
    }

    /// The releases that made the sheet from this spec, if they were earlier ones, which drew other questions.
    pub(crate) fn former(&self, spec: &Spec) -> Option<&'static str> {
        let drew = |(format, _): &&(&str, &str)| {
            let is_own = |spec: &Spec, shift| SheetId::digest_in(format, spec, shift) == self.digest;
            let mut all = std::iter::once(spec).chain(&spec.issued);
            all.any(|spec| Shift::ALL.into_iter().any(|shift| is_own(spec, shift)))
        };
        FORMER.iter().find(drew).map(|&(_, releases)| releases)
    }

    /// Why a spec has no such sheet, and what helps.
    pub(crate) fn not_of(&self, spec: &Spec) -> [String; 2] {
        match self.former(spec) {
            Some(releases) => [
                format!("the sheet {self} was made by nimbook {releases}, and this one may draw other questions"),
                format!("use nimbook {releases} for it"),
            ],
            None => [
                format!("the sheet {self} was not made from this file, or its exercises were changed since then"),
                "name the file as it was, with its seed, or what `class` keeps of it, like `friday.nimbook.yaml`"
                    .to_owned(),
            ],
        }
    }

    /// The shift of the student whose sheet this is, if it was made from this spec.
    pub fn shift(&self, spec: &Spec) -> Option<Shift> {
        Shift::ALL.into_iter().find(|&shift| spec.id(shift, self.variant, self.attempt) == *self)
    }
}

impl Spec {
    /// The id of a variant for a student with this shift: of an attempt after the first, or where nothing was kept, of what
    /// the exercises ask.
    pub(crate) fn id(&self, shift: Shift, variant: u64, attempt: u64) -> SheetId {
        match self.kept.sheets.get(&(shift, variant)).filter(|_| attempt == 0) {
            Some(kept) => SheetId { digest: kept.digest, attempt, variant },
            None => SheetId::shifted(self, shift, variant, attempt),
        }
    }

    /// The spec that a sheet was printed from, this one (0) or one before, and the shift of whose it is.
    pub(crate) fn of(&self, id: &SheetId) -> Option<(usize, &Spec, Shift)> {
        let all = std::iter::once(self).chain(self.issued.iter().rev());
        all.enumerate().filter_map(|(place, spec)| Some((place, spec, id.shift(spec)?))).next()
    }

    /// This spec with what a class was asked that was made from it, or from it as it was before.
    pub(crate) fn with_class(mut self, kept: Spec) -> Spec {
        let means = |spec: &Spec| SheetId::digest(spec, Shift::None);
        if means(&self) == means(&kept) {
            (self.kept, self.issued) = (kept.kept, kept.issued);
        } else {
            self.issued = kept.history();
        }
        self
    }

    /// Whether a class was made of it, or of what it was before.
    pub(crate) fn has_class(&self) -> bool {
        !self.kept.sheets.is_empty() || !self.issued.is_empty()
    }

    /// The specs that sheets were printed from, this one as the last.
    pub(crate) fn history(mut self) -> Vec<Spec> {
        let mut all = std::mem::take(&mut self.issued);
        all.push(self);
        all
    }
}
