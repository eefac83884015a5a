//! Who is in a class: its roster and the one kept from an earlier run, or numbers instead of names.
//!
//! Failure: the faults of rosters, each at its place.

use super::tables::Tables;
use super::{ClassError, Table};
use crate::document::{Words, WordsError};
use crate::render::{self, Format};
use crate::sheet::roster::{Member, Roster};
use crate::sheet::{MOST_VARIANT, Plan, Shift};
use crate::source::{Diagnostics, Text, plural, printable};

/// A class, and how its tables are written.
pub struct Listed {
    /// Those who get a sheet.
    pub members: Vec<Member>,
    /// The roster, if there is one.
    pub roster: Option<Roster>,
    /// How tables are written.
    pub tables: Tables,
    /// What to say that is not a fault.
    pub notes: Vec<String>,
}

impl Listed {
    /// So many students without names, who are dealt so many versions, if there are any.
    pub fn numbered(variants: u64, versions: Option<u64>) -> Listed {
        let member = |place: u64| {
            let variant = versions.map_or(place, |versions| place % versions);
            Member { id: (place + 1).to_string(), variant, ..Member::default() }
        };
        Listed {
            members: (0..variants).map(member).collect(),
            roster: None,
            tables: Tables::Csv(','),
            notes: Vec::new(),
        }
    }

    /// The class of a roster, with so many versions, if it has any; who was in it before is in the roster that was `kept`, if
    /// one was.
    ///
    /// # Errors
    /// Every fault of either, or that the one that was kept is of another class, unless `force` gives it up.
    pub fn read(given: &Table, kept: Option<&Text>, versions: Option<u64>, force: bool) -> Result<Listed, ClassError> {
        // There may have been more versions, or none.
        let before = |text| Roster::read(text, None, versions.map(|_| MOST_VARIANT + 1));
        let kept = kept.map(|text| Ok::<_, Diagnostics>((before(text)?, &text.name))).transpose()?;
        let roster = Roster::read(&given.text, kept.as_ref().map(|(kept, _)| kept), versions)?;
        if let Some((kept, place)) = &kept
            && !force
            && !roster.shares_anybody(kept)
        {
            let message = "this is the roster of another class: nobody of the new one is in it";
            let help = "choose another folder with `--out` for each class, or replace it with `--force`";
            return Err(Diagnostics::without_place(*place, "other-class", message, help).into());
        }
        let mut notes: Vec<String> = given.note.iter().cloned().chain(roster.notes.iter().cloned()).collect();
        let gone = roster.everybody().filter(|member| member.left).count();
        if gone > 0 {
            let whose = if gone == 1 { "who left, and whose number" } else { "who left, and whose numbers" };
            notes.push(format!("the roster keeps {}, {whose} nobody gets", plural(gone, "student")));
        }
        let members: Vec<Member> = roster.members().cloned().collect();
        if members.is_empty() {
            let message = "everybody in this roster left";
            return Err(Diagnostics::without_place(&given.text.name, "empty-roster", message, "add a student").into());
        }
        let tables = Tables::new(given.text.is_workbook(), roster.delimiter);
        Ok(Listed { members, roster: Some(roster), tables, notes })
    }

    /// Whether there are sheets for all of them, and every name can be printed.
    ///
    /// # Errors
    /// Every variant that does not exist and every such name, each where the roster states it; or that there are too few.
    pub fn check(&self, plan: &Plan, formats: &[&Format], spec: &str) -> Result<(), ClassError> {
        let lacks = |name: &str| formats.iter().find_map(|format| render::lacks(format, name));
        let named = self.roster.as_ref().map_or(Ok(()), |roster| roster.check_names(lacks));
        let stated = self
            .roster
            .as_ref()
            .map_or(Ok(()), |roster| roster.check_variants(plan.variants().min(MOST_VARIANT + 1), &printable(spec)));
        // Who was asked before is asked that again.
        let is_new = |member: &&Member| !plan.spec.kept.sheets.contains_key(&(member.shift, member.variant));
        let new = || self.members.iter().filter(is_new);
        let unstated = new().filter(|member| member.stated.is_none());
        let most = unstated.chain(new().filter(|_| stated.is_ok())).map(|member| member.variant).max();
        let shifted = new().filter(|member| member.shift != Shift::None).map(|member| member.variant);
        let enough = most.map_or(Ok(()), |most| plan.suffices(most, shifted.max()));
        let faults: Vec<_> = [named, stated, enough].into_iter().filter_map(Result::err).collect();
        if faults.is_empty() { Ok(()) } else { Err(faults.into()) }
    }

    /// The words of this language, and of each other one that somebody has.
    ///
    /// # Errors
    /// Messages that cannot be read, which tests exclude.
    pub fn languages(&self, usual: &str) -> Result<Vec<Words>, WordsError> {
        super::languages(usual, self.members.iter().filter_map(|member| member.language.as_deref()))
    }

    /// The levels that some have and that change nothing.
    pub fn unchanged(&self, plan: &Plan) -> impl Iterator<Item = Shift> {
        let has = |shift: &Shift| self.members.iter().any(|member| member.shift == *shift) && !plan.changes(*shift);
        [Shift::Easier, Shift::Harder].into_iter().filter(has)
    }

    /// Notes whose `level` changes nothing.
    pub fn note_unchanged(&mut self, plan: &Plan) {
        let note = |shift: Shift| {
            let shifted = self.members.iter().filter(|member| member.shift == shift).count();
            let (students, level) = (plural(shifted, "student"), shift.number());
            let said = if shift == Shift::Easier { "easier" } else { "harder" };
            format!(
                "`level` {level} of {students} changes nothing: there are too few {said} questions, so the levels are those of the class"
            )
        };
        let notes: Vec<String> = self.unchanged(plan).map(note).collect();
        self.notes.extend(notes);
    }

    /// The notes as people read them.
    pub fn noted(&self) -> String {
        self.notes.iter().map(|note| format!("note: {note}\n")).collect()
    }
}
