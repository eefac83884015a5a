//! What a kind says of an answer: the parts that are right, the mistake it looks like, and what refutes it.
//!
//! Representation: a part has a weight; the points of a question are shared by weight where they are known, in `marking`.
//!
//! Where one part follows from another, the `Form` of a kind (a field of `Extra`) holds the function that judges, a
//! `Judge` in the file of the kind: it compares with what the student wrote before. A judge may use the first route; the
//! second route neither calls it nor is called by it. Documents show the first three mistakes of a question; marking
//! knows all of them.

use crate::document::{Mistake, Phrase};

/// A part as it was judged.
#[derive(Clone, Debug)]
pub struct Judged {
    /// What it is called.
    pub label: Phrase,
    /// Whether it is right.
    pub right: bool,
    /// Whether a wrong thing beside it takes its points.
    pub cancelled: bool,
    /// How much of the points it is, beside the other parts.
    pub weight: u64,
}

impl Judged {
    /// A part that weighs as much as the others.
    pub fn new(label: Phrase, right: bool) -> Judged {
        Judged { label, right, cancelled: false, weight: 1 }
    }

    /// A part of a row of alike parts, from 1.
    pub fn numbered(number: usize, right: bool) -> Judged {
        Judged::new(Phrase::new("mark-part").with("number", number), right)
    }

    /// Whether it is right, and nothing wrong beside it takes its points.
    pub fn earns(&self) -> bool {
        self.right && !self.cancelled
    }
}

/// As many right parts as there are wrong things beside them lose their points, the last ones first: who writes down
/// everything there is earns nothing.
pub fn cancel(parts: &mut [Judged], wrong: usize) {
    parts.iter_mut().rev().filter(|part| part.right).take(wrong).for_each(|part| part.cancelled = true);
}

/// A mistake with a name.
#[derive(Clone, Debug, PartialEq)]
pub struct Named {
    /// The name, for programs.
    pub name: &'static str,
    /// What it looks like, in words.
    pub description: Phrase,
}

impl Named {
    /// A mistake by the key of its description, which is its name, perhaps with `looks-` before it.
    pub fn new(key: &'static str) -> Named {
        Named { name: key.trim_start_matches("looks-"), description: Phrase::new(key) }
    }
}

impl From<&Mistake> for Named {
    fn from(mistake: &Mistake) -> Named {
        Named { name: mistake.name, description: mistake.description.clone() }
    }
}

/// An answer, judged.
#[derive(Clone, Debug, Default)]
pub struct Verdict {
    /// Its parts.
    pub parts: Vec<Judged>,
    /// A mistake that counts before those that the question knows.
    pub named: Option<Named>,
    /// What refutes it, where no mistake of the question does.
    pub refutation: Option<Phrase>,
}

impl Verdict {
    /// Parts, and nothing to say of what is wrong.
    pub fn of(parts: impl IntoIterator<Item = Judged>) -> Verdict {
        Verdict { parts: parts.into_iter().collect(), ..Verdict::default() }
    }

    /// Things in any order, of which a wrong one takes what a right one earns.
    pub fn set(parts: impl IntoIterator<Item = Judged>, wrong: usize) -> Verdict {
        let mut verdict = Verdict::of(parts);
        cancel(&mut verdict.parts, wrong);
        verdict
    }

    /// Each place by itself; one place is the whole answer.
    pub fn each<One: PartialEq>(right: &[One], given: &[Option<One>]) -> Verdict {
        let fits = |place: usize| given.get(place).is_some_and(|given| given.as_ref() == Some(&right[place]));
        match right.len() {
            1 => Verdict::whole(fits(0)),
            count => Verdict::of((0..count).map(|place| Judged::numbered(place + 1, fits(place)))),
        }
    }

    /// An answer that is one part.
    pub fn whole(right: bool) -> Verdict {
        Verdict::of([Judged::new(Phrase::new("mark-part-answer"), right)])
    }
}
