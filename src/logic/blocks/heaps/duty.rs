//! The obligations of the fold rule by name.
//!
//! Representation: in the order in which they are decided; those of misère play are one more.
//! Failure: none. Source: see the fold rule in the module `heaps`.

use crate::logic::syntax::game::Play;

/// An obligation of the fold rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Duty {
    /// Every heap can be added.
    SumExists,
    /// There is one result.
    SumSingle,
    /// The order of heaps makes no difference.
    SumOrder,
    /// The invariant holds of the empty list.
    InvariantStart,
    /// Adding a heap keeps the invariant.
    InvariantSum,
    /// No move leads from losing to losing.
    Losing,
    /// `rest` holds of the empty list.
    RestStart,
    /// Adding a heap that is not selected keeps `rest`.
    RestSum,
    /// Where `rest` holds of the whole list, it is losing, or an end of misère play.
    RestWhole,
    /// A selected heap can be lowered to a losing list.
    Reply,
    /// The empty list is losing, or an end of misère play.
    EndStart,
    /// A heap of 0 changes nothing there; in misère play, ends are the lists of heaps of 0.
    EndSum,
    /// Ends of misère play are not losing.
    EndWon,
}

impl Duty {
    /// Those of a play, in the order in which they are decided.
    pub fn all(play: Play) -> &'static [Duty] {
        const ALL: [Duty; 13] = [
            Duty::SumExists,
            Duty::SumSingle,
            Duty::SumOrder,
            Duty::InvariantStart,
            Duty::InvariantSum,
            Duty::EndStart,
            Duty::EndSum,
            Duty::Losing,
            Duty::RestStart,
            Duty::RestSum,
            Duty::RestWhole,
            Duty::Reply,
            Duty::EndWon,
        ];
        if play == Play::Misere { &ALL } else { &ALL[..12] }
    }

    /// Its letter in the rule, its name, and what it says.
    pub fn label(self, play: Play) -> &'static str {
        match (self, play) {
            (Duty::SumExists, _) => "A, sum-exists: every heap can be added",
            (Duty::SumSingle, _) => "A, sum-single: adding a heap has one result",
            (Duty::SumOrder, _) => "A, sum-order: (s + x) + y = (s + y) + x",
            (Duty::InvariantStart, _) => "I, invariant-start: the invariant holds at the start",
            (Duty::InvariantSum, _) => "I, invariant-sum: adding a heap keeps the invariant",
            (Duty::Losing, _) => "P, losing: no move leads from losing to losing",
            (Duty::RestStart, _) => "N1, rest-start: `rest` holds at the start",
            (Duty::RestSum, _) => "N1, rest-sum: adding a heap that is not selected keeps `rest`",
            (Duty::RestWhole, Play::Normal) => "N1, rest-whole: where `rest` holds of the whole, it is losing",
            (Duty::RestWhole, Play::Misere) => {
                "N1, rest-whole: where `rest` holds of the whole, it is losing or an end"
            }
            (Duty::Reply, _) => "N2, reply: a selected heap can be lowered to a losing list",
            (Duty::EndStart, Play::Normal) => "E, end-start: the empty list is losing",
            (Duty::EndStart, Play::Misere) => "E, end-start: the empty list is an end",
            (Duty::EndSum, Play::Normal) => "E, end-sum: a heap of 0 keeps the start",
            (Duty::EndSum, Play::Misere) => "E, end-sum: s + x is an end iff s is one and x = 0",
            (Duty::EndWon, _) => "E, end-won: an end is not losing",
        }
    }

    /// Letter and name without what it says: `N2, reply`.
    pub fn short(self) -> &'static str {
        let label = self.label(Play::Normal);
        label.split_once(':').map_or(label, |(short, _)| short)
    }
}
