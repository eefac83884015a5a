//! Who is in a class: its roster and the one kept from an earlier run, or numbers instead of names.
//!
//! Failure: the faults of rosters, each at its place.

use std::fs;
use std::path::Path;

use crate::cli::input::{self, Refused, printable};
use crate::cli::number;
use crate::render::{self, Format};
use crate::sheet::roster::{Member, Roster};
use crate::sheet::{MOST_VARIANT, Plan, Shift};

/// A class, and how its tables are written.
pub struct Listed {
    /// Those who get a sheet.
    pub members: Vec<Member>,
    /// The roster, if there is one.
    pub roster: Option<Roster>,
    /// Whether tables begin with a mark of byte order, as the roster did.
    pub marked: bool,
    /// What to say that is no fault.
    pub notes: Vec<String>,
}

impl Listed {
    /// So many students without names.
    pub fn numbered(variants: u64) -> Listed {
        let member = |variant: u64| Member { id: (variant + 1).to_string(), variant, ..Member::default() };
        Listed { members: (0..variants).map(member).collect(), roster: None, marked: false, notes: Vec::new() }
    }

    /// The class of a roster; who was in it before is in the roster that was kept at a place, if it was.
    ///
    /// # Errors
    /// Every fault of either, or that the one that was kept is of another class, unless `force` gives it up.
    pub fn read(given: &str, place: &Path, force: bool) -> Result<Listed, Refused> {
        let decoded = input::table(given)?;
        let kept = match fs::metadata(place) {
            Ok(found) if found.is_file() && found.len() > 0 => {
                let kept = input::table(&place.to_string_lossy())?;
                Some(Roster::read(&kept.text, None)?)
            }
            _ => None,
        };
        let roster = Roster::read(&decoded.text, kept.as_ref())?;
        if let Some(kept) = &kept
            && !force
            && !roster.shares_anybody(kept)
        {
            let message = "this is the roster of another class: nobody of the new one is in it";
            let help = "choose another folder with `--out` for each class, or replace it with `--force`";
            return Err(Refused::new(&place.to_string_lossy(), "other-class", message, help));
        }
        let mut notes: Vec<String> = decoded.note.into_iter().chain(roster.notes.iter().cloned()).collect();
        let gone = roster.everybody().filter(|member| member.left).count();
        if gone > 0 {
            let whose = if gone == 1 { "who left, and whose number" } else { "who left, and whose numbers" };
            notes.push(format!("the roster keeps {}, {whose} nobody gets", number::count(gone, "student")));
        }
        let members: Vec<Member> = roster.members().cloned().collect();
        if members.is_empty() {
            return Err(Refused::new(given, "empty-roster", "everybody in this roster left", "add a student"));
        }
        Ok(Listed { members, roster: Some(roster), marked: decoded.marked, notes })
    }

    /// Whether there are sheets for all of them, and every name can be printed.
    ///
    /// # Errors
    /// Every variant that does not exist and every such name, each where the roster states it; or that there are too few.
    pub fn check(&self, plan: &Plan, formats: &[&Format], spec: &str) -> Result<(), Refused> {
        let lacks = |name: &str| formats.iter().find_map(|format| render::lacks(format, name));
        let named = self.roster.as_ref().map_or(Ok(()), |roster| roster.check_names(lacks));
        let stated = self
            .roster
            .as_ref()
            .map_or(Ok(()), |roster| roster.check_variants(plan.variants().min(MOST_VARIANT + 1), &printable(spec)));
        let unstated = self.members.iter().filter(|member| member.stated.is_none());
        let most = unstated.chain(self.members.iter().filter(|_| stated.is_ok())).map(|member| member.variant).max();
        let shifted = self.members.iter().filter(|member| member.shift != Shift::None).map(|member| member.variant);
        let enough = most.map_or(Ok(()), |most| plan.suffices(most, shifted.max()));
        let faults: Vec<_> = [named, stated, enough].into_iter().filter_map(Result::err).collect();
        if faults.is_empty() { Ok(()) } else { Err(faults.into()) }
    }

    /// Notes whose `level` changes nothing.
    pub fn note_unchanged(&mut self, plan: &Plan) {
        for (shift, said) in [(Shift::Easier, "easier"), (Shift::Harder, "harder")] {
            let count = self.members.iter().filter(|member| member.shift == shift).count();
            if count > 0 && !plan.changes(shift) {
                let (students, level) = (number::count(count, "student"), shift.number());
                self.notes.push(format!(
                    "`level` {level} of {students} changes nothing: there are too few {said} questions, so the levels are those of the class"
                ));
            }
        }
    }

    /// The notes as people read them.
    pub fn noted(&self) -> String {
        self.notes.iter().map(|note| format!("note: {note}\n")).collect()
    }

    /// A table as bytes, with a mark where the roster had one.
    pub fn table(&self, content: &str) -> Vec<u8> {
        if self.marked { format!("\u{feff}{content}").into_bytes() } else { content.as_bytes().to_vec() }
    }
}
