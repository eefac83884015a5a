//! What somebody can do already, and what to ask next.
//!
//! Representation: for each station dots, from 0 to 5, whether the last question was missed, and how many questions of other
//! stations were asked since. Three dots lead on; the fourth and the fifth are for what comes back later. As a text it
//! is a sheet id's cousin: `NP-`, groups of four characters, a check character; it holds no name and no time.
//! Failure: a text with a slip, or of another edition, is none.

use std::cmp::Reverse;

use serde::Deserialize;

use super::worlds::{count, starts};
use crate::sheet::id;

/// How a record begins.
const START: &str = "NP";

/// The edition of the stations, from 1 to 31.
const EDITION: u8 = 2;

/// The most dots, and those that lead on.
pub const MOST_DOTS: u8 = 5;
const ENOUGH: u8 = 3;

/// With three, four and five dots, so many questions of other stations come before it comes back.
const WAITS: [u8; 3] = [3, 8, 20];

/// More questions than these are not told apart: the most that a character holds.
const LONG_AGO: u8 = 31;

/// How the first try at a question ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Try {
    /// Right, without help.
    Right,
    /// Right, after a hint.
    Helped,
    /// Not right, or the solution was read.
    Missed,
}

/// Why this is the next question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The station goes on.
    Stay,
    /// The one before it was mastered.
    On,
    /// The mistake that was made would show in it.
    Again,
    /// Two questions were missed: it is the station before.
    Back,
    /// Two questions were missed at the first station of a world: a solution is read, and the next one begins with a hint if it has
    /// any.
    Hint,
    /// It was mastered before, and comes back.
    Return,
    /// All are mastered, and come back.
    Done,
}

impl Why {
    /// Its name in the messages.
    pub fn name(self) -> &'static str {
        match self {
            Why::Stay => "stay",
            Why::On => "on",
            Why::Again => "again",
            Why::Back => "back",
            Why::Hint => "hint",
            Why::Return => "return",
            Why::Done => "done",
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Progress {
    dots: u8,
    missed: bool,
    since: u8,
}

impl Progress {
    /// By how many questions it should have come back already; none while it need not.
    fn overdue(self) -> Option<u8> {
        let wait = WAITS[usize::from(self.dots.checked_sub(ENOUGH)?)];
        self.since.checked_sub(wait)
    }
}

/// See above.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The station that is learned.
    at: usize,
    stations: Vec<Progress>,
}

impl Record {
    /// The record of somebody who begins.
    pub fn new() -> Record {
        Record { at: 0, stations: vec![Progress::default(); count()] }
    }

    /// The station to go on at.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The dots of a station.
    pub fn dots(&self, station: usize) -> u8 {
        self.stations[station].dots
    }

    /// Whether a station has enough dots to lead on.
    pub fn leads_on(&self, station: usize) -> bool {
        self.dots(station) >= ENOUGH
    }

    /// Goes to a station that somebody chose.
    pub fn choose(&mut self, station: usize) {
        self.at = station;
    }

    /// Enters how the first try at a question of a station ended, `named` where a mistake in it has a name; the station of the
    /// next question, and why.
    pub fn enter(&mut self, station: usize, ended: Try, named: bool) -> (usize, Why) {
        for (place, other) in self.stations.iter_mut().enumerate() {
            other.since = if place == station { 0 } else { (other.since + 1).min(LONG_AGO) };
        }
        let own = &mut self.stations[station];
        let missed_before = own.missed;
        match ended {
            Try::Right => {
                own.dots = (own.dots + 1).min(MOST_DOTS);
                own.missed = false;
            }
            Try::Helped => {}
            // What was mastered needs one right answer to be mastered again.
            Try::Missed => {
                own.dots = own.dots.saturating_sub(1).min(ENOUGH - 1);
                own.missed = !missed_before;
            }
        }
        match ended {
            Try::Missed if missed_before => self.back_from(station),
            Try::Missed if named => (station, Why::Again),
            _ if !self.leads_on(station) => (station, Why::Stay),
            _ => self.on_from(station),
        }
    }

    /// The station before in the same world, which one right answer leaves again; at the first the station itself, with help.
    fn back_from(&mut self, station: usize) -> (usize, Why) {
        if starts().any(|start| start == station) {
            return (station, Why::Hint);
        }
        self.at = station - 1;
        let before = &mut self.stations[self.at];
        *before = Progress { dots: before.dots.min(ENOUGH - 1), ..Progress::default() };
        (self.at, Why::Back)
    }

    /// What should have come back longest, at most two between two stations; else the station that is learned, or the next that is
    /// not mastered. Where all are, what was not asked longest.
    fn on_from(&mut self, station: usize) -> (usize, Why) {
        let all = self.stations.len();
        let others = || (1..all).map(|far| (station + far) % all).filter(|&other| self.leads_on(other));
        // Of equals those with the fewest dots, then in turn.
        let late = |other: &usize| self.stations[*other].overdue().map(|late| (Reverse(late), self.dots(*other)));
        let due = others().filter(|other| late(other).is_some()).min_by_key(late);
        let first = others().min_by_key(|&other| Reverse(self.stations[other].since));
        let learned = (0..all).map(|far| (self.at + far) % all).find(|&other| !self.leads_on(other));
        match (due, learned) {
            (Some(due), Some(_)) if station == self.at || self.stations[self.at].since == 1 => (due, Why::Return),
            (_, Some(next)) => {
                self.at = next;
                (next, Why::On)
            }
            (due, None) => (due.or(first).unwrap_or(station), Why::Done),
        }
    }

    /// The record as a text.
    pub fn text(&self) -> String {
        let mut digits = vec![EDITION, self.at as u8];
        for Progress { dots, missed, since } in &self.stations {
            digits.extend([dots << 1 | u8::from(*missed), *since]);
        }
        id::written(START, &digits)
    }

    /// The record of a text; none where it is not one of this edition.
    pub fn read(text: &str) -> Option<Record> {
        let (digits, _) = id::read(START, text).ok().filter(|(digits, last)| id::check(digits) == *last)?;
        let ([EDITION, at], stations) = digits.split_first_chunk()? else { return None };
        let progress = |pair: &[u8]| Progress { dots: pair[0] >> 1, missed: pair[0] & 1 == 1, since: pair[1] };
        let read = Record { at: usize::from(*at), stations: stations.chunks_exact(2).map(progress).collect() };
        let fits = stations.len() == 2 * count() && read.at < count();
        (fits && read.stations.iter().all(|own| own.dots <= MOST_DOTS)).then_some(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Answers until `stop`, each as `ended` says of its station; the stations and why.
    fn walked(record: &mut Record, count: usize, ended: impl Fn(usize) -> Try) -> Vec<(usize, Why)> {
        let mut next = record.at();
        let step = |_| {
            let (station, why) = record.enter(next, ended(next), true);
            next = station;
            (station, why)
        };
        (0..count).map(step).collect()
    }

    #[test]
    fn three_right_answers_lead_on_and_what_was_mastered_comes_back() {
        let mut record = Record::new();
        let walk = walked(&mut record, 12, |_| Try::Right);
        let first = [(0, Why::Stay), (0, Why::Stay), (1, Why::On), (1, Why::Stay), (1, Why::Stay)];
        assert_eq!(walk[..5], first);
        // Three others were asked: the first station comes back, and then what is learned goes on.
        assert_eq!(walk[5..8], [(0, Why::Return), (2, Why::On), (2, Why::Stay)]);
        assert_eq!(record.dots(0), 4);
    }

    #[test]
    fn who_is_always_right_masters_every_station() {
        let mut record = Record::new();
        let walk = walked(&mut record, 400, |_| Try::Right);
        assert!((0..count()).all(|station| record.dots(station) == MOST_DOTS), "{record:?}");
        // Then everything comes back in turn.
        let late: std::collections::BTreeSet<usize> = walk[300..].iter().map(|(station, _)| *station).collect();
        assert_eq!(late.len(), count());
        assert!(walk[300..].iter().all(|(_, why)| *why == Why::Done));
        // Whatever has come back came back about when it should, and nothing waited for ever.
        let mut asked: Vec<Vec<usize>> = vec![Vec::new(); count()];
        walk[..150].iter().enumerate().for_each(|(at, (station, _))| asked[*station].push(at));
        let gaps = |station: usize| asked[station].windows(2).map(|pair| pair[1] - pair[0]).collect::<Vec<_>>();
        for station in 0..10 {
            let gaps = gaps(station);
            assert!((4..=12).contains(&gaps[2..][0]) && (9..=24).contains(&gaps[3..][0]), "{station}: {gaps:?}");
        }
    }

    #[test]
    fn two_misses_lead_back_or_to_a_hint() {
        let mut record = Record::new();
        assert_eq!(record.enter(0, Try::Missed, true), (0, Why::Again));
        assert_eq!(record.enter(0, Try::Missed, true), (0, Why::Hint));
        assert_eq!(record.enter(0, Try::Missed, false), (0, Why::Stay));
        record.choose(3);
        assert_eq!(record.enter(3, Try::Missed, false), (3, Why::Stay));
        assert_eq!(record.enter(3, Try::Missed, true), (2, Why::Back));
        assert_eq!(record.at(), 2);
    }

    #[test]
    fn what_was_mastered_and_is_missed_needs_one_right_answer() {
        let mut record = Record::new();
        walked(&mut record, 6, |_| Try::Right);
        assert_eq!(record.enter(0, Try::Missed, true), (0, Why::Again));
        assert_eq!(record.dots(0), 2);
        assert_eq!(record.enter(0, Try::Right, false), (2, Why::On));
    }

    #[test]
    fn help_gives_no_dot_and_takes_none() {
        let mut record = Record::new();
        record.enter(0, Try::Right, false);
        assert_eq!(record.enter(0, Try::Helped, false), (0, Why::Stay));
        assert_eq!(record.dots(0), 1);
    }

    #[test]
    fn a_record_is_read_as_it_was_written_and_a_slip_is_noticed() {
        let mut record = Record::new();
        walked(&mut record, 47, |station| if station % 3 == 1 { Try::Missed } else { Try::Right });
        let text = record.text();
        assert!(text.len() < 100, "{text}");
        assert_eq!(Record::read(&text), Some(record.clone()));
        assert_eq!(Record::read(&text.to_lowercase().replace('-', " ")), Some(record));
        let slipped: String = text
            .chars()
            .enumerate()
            .map(|(at, sign)| if at == 10 { if sign == '7' { '8' } else { '7' } } else { sign })
            .collect();
        for other in [&*slipped, "", "NP", "NP-1", "NB-4T7K-Q2MX-R", &text[..20]] {
            assert_eq!(Record::read(other), None, "{other}");
        }
    }
}
