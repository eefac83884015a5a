//! A proved game block as rules: what a sheet asks about with `game: my.claims#take-a-square`.
//!
//! Representation: the claims and the name of the block; positions are lists of naturals, one for each variable.
//! Failure: [`NotPlayable`], before anything is asked; a position at which plain integers do not settle what is
//! allowed is none.
//! Source: Bouton 1902 for losing sets; the block itself.

use num_bigint::BigUint;

use super::judge::{ProofOptions, judge_some};
use super::{Verdict, sentence};
use crate::logic::game::{self, GameBlock, Interpreted};
use crate::logic::print::{self, Signs};
use crate::logic::{self, Claims, Item};
use crate::rules::{Authored, MoveShape, Play, Rules, Ruleset, Shape, Step};
use crate::source::{Diagnostics, Text, suggest};
use std::fmt;
use std::sync::Arc;

/// Why a sheet can ask nothing about a block.
#[derive(Debug)]
pub enum NotPlayable {
    /// The text has faults of its own.
    Faults(Diagnostics),
    /// What is wrong with the name, and the way out.
    Missing {
        /// What is wrong.
        message: String,
        /// The way out.
        help: String,
    },
    /// What became of the block: false, disputed, given up.
    NotProved(String),
}

/// A proved game block.
struct Playable {
    /// The file and the name, as typed.
    title: String,
    claims: Claims,
    name: String,
}

impl fmt::Debug for Playable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.title)
    }
}

/// The rules of a game block of a text, if it is proved; `file` is what the text is called before `#`, or empty.
///
/// # Errors
/// The text has faults or no such block, or the block is not proved.
pub fn playable(text: &Text, file: &str, name: &str) -> Result<Rules, NotPlayable> {
    let claims = logic::parse(text).map_err(NotPlayable::Faults)?;
    if claims.game(name).is_none() {
        let names: Vec<&str> = claims.games().map(|block| block.name.text.as_str()).collect();
        let help = match suggest(name, names.iter().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None if names.is_empty() => "the file has no block `game`".to_owned(),
            None => {
                format!("its games are {}", names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", "))
            }
        };
        return Err(NotPlayable::Missing { message: format!("no game of `{file}` is called `{name}`"), help });
    }
    let this = |item: &Item| matches!(item, Item::Game(block) if block.name.text == name);
    let judged =
        judge_some(text, &claims, &ProofOptions::default(), &this).pop().expect("the block is in these claims");
    match judged.verdict {
        Verdict::Proved => Ok(Arc::new(Playable {
            title: format!("{file}#{name}").trim_start_matches('#').to_owned(),
            claims,
            name: name.to_owned(),
        })),
        _ => Err(NotPlayable::NotProved(sentence(&judged))),
    }
}

impl Playable {
    fn block(&self) -> &GameBlock {
        self.claims.game(&self.name).expect("the block was there when it was proved")
    }

    fn rules(&self) -> Interpreted<'_> {
        Interpreted::new(&self.claims, self.block())
    }
}

/// A formula as a sheet shows it: words for logic, signs for numbers.
fn in_plain_signs(text: &str) -> String {
    const SIGNS: [(&str, &str); 8] = [
        ("<=", "≤"),
        (">=", "≥"),
        ("!=", "≠"),
        ("*", "\u{2009}·\u{2009}"),
        (" - ", " − "),
        (" xor ", " ⊕ "),
        ("exists ", "for some "),
        ("forall ", "for all "),
    ];
    SIGNS.iter().fold(text.to_owned(), |text, (ascii, sign)| text.replace(ascii, sign))
}

fn large(numbers: &[u64]) -> Vec<BigUint> {
    numbers.iter().map(|&number| BigUint::from(number)).collect()
}

impl Ruleset for Playable {
    fn name(&self) -> &'static str {
        "block"
    }

    fn title(&self) -> String {
        self.title.clone()
    }

    fn authored(&self) -> Option<&dyn Authored> {
        Some(self)
    }

    fn shape(&self) -> Shape {
        let count = self.block().variables.len();
        Shape { parts: (count, count), up_to: u64::MAX }
    }

    fn move_shape(&self) -> MoveShape {
        MoveShape::WholeBoard
    }

    fn count(&self, numbers: &[u64]) -> u64 {
        self.steps(numbers).len() as u64
    }

    /// Every position reached, each once, in the order of the block. A search that finds none where plain integers
    /// settle nothing disagrees with the proved losing positions, so nothing is asked there.
    fn steps(&self, numbers: &[u64]) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        for turn in self.rules().moves(&large(numbers)).unwrap_or_default() {
            let reached: Option<Vec<u64>> = turn.reached.iter().map(|number| u64::try_from(number).ok()).collect();
            let step = reached.map(Step::together);
            steps.extend(step.filter(|step| !steps.contains(step)));
        }
        steps
    }
}

impl Authored for Playable {
    fn play(&self) -> Play {
        match self.block().play {
            game::Play::Normal => Play::Normal,
            game::Play::Misere => Play::Misere,
        }
    }

    fn variables(&self) -> Vec<String> {
        self.block().variables.iter().map(|name| name.text.clone()).collect()
    }

    fn moves(&self) -> Vec<String> {
        print::moves(&self.claims, self.block(), Signs::Ascii).iter().map(|text| in_plain_signs(text)).collect()
    }

    fn losing(&self) -> String {
        in_plain_signs(&print::formula(&self.block().losing, Signs::Ascii))
    }

    fn meaning(&self) -> String {
        let used = self.claims.items.iter().filter_map(|item| match item {
            Item::Define(definition) => Some(print::definition(definition, Signs::Ascii)),
            _ => None,
        });
        used.chain(self.claims.games().map(|block| print::game(block, Signs::Ascii))).collect()
    }

    fn is_position(&self, numbers: &[u64]) -> bool {
        let (rules, numbers) = (self.rules(), large(numbers));
        rules.outside(&numbers) == Ok(None) && rules.is_losing(&numbers).is_ok() && rules.moves(&numbers).is_ok()
    }

    fn is_lost(&self, numbers: &[u64]) -> bool {
        self.rules().is_losing(&large(numbers)) == Ok(true)
    }

    fn not_lost_because(&self, numbers: &[u64]) -> Option<String> {
        self.rules().not_losing(&large(numbers)).map(|reason| in_plain_signs(&reason))
    }

    fn lowers(&self, numbers: &[u64]) -> bool {
        let below = |step: &Step| step.left.iter().zip(numbers).all(|(after, before)| after <= before);
        self.steps(numbers).iter().all(below)
    }
}
