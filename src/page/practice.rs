//! Questions to practise: which there are, and one of them by its number, for as long as anybody asks.
//!
//! Representation: `practice.tsv` has a line for each kind with each game, and in it the bounds of the questions of each
//! level: the range of sizes as in a spec and, where it is not that of paper, the range of heaps; `-` where there is no such
//! level. Bounds are wider than on paper where that gives more.
//! Questions that were all asked come again in another order, which is another attempt.

use super::Refused;
use super::kept::with_plan_of;
use crate::exercise::Verifier;
use crate::sheet::{self, MOST_ATTEMPT, Plan};

/// What can be practised, see above.
const OFFERED: &str = include_str!("practice.tsv");

/// How many questions are looked at for one in which a mistake would show.
const MOST_SOUGHT: u64 = 40;

/// A kind with a game, and what there is of it to practise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer<'t> {
    /// The kind.
    pub kind: &'t str,
    /// The game; empty where the kind has none.
    pub game: &'t str,
    /// The bounds of the levels 1 to 5.
    pub bounds: [Option<&'t str>; 5],
}

impl Offer<'_> {
    /// The levels that there are, as digits in a row.
    pub fn levels(&self) -> String {
        (1..)
            .zip(&self.bounds)
            .filter(|(_, bounds)| bounds.is_some())
            .map(|(level, _): (u8, _)| level.to_string())
            .collect()
    }
}

/// Everything that can be practised, in the order of kinds and their games.
pub fn offers() -> impl Iterator<Item = Offer<'static>> {
    offered_in(OFFERED)
}

fn offered_in(table: &str) -> impl Iterator<Item = Offer<'_>> {
    table.lines().filter_map(|line| {
        let mut cells = line.split('\t');
        let (kind, game) = (cells.next()?, cells.next()?);
        Some(Offer { kind, game, bounds: std::array::from_fn(|_| cells.next().filter(|&cell| cell != "-")) })
    })
}

/// A question to practise.
pub struct Practice {
    /// The kind.
    pub kind: String,
    /// The game, where the kind has one.
    pub game: Option<String>,
    /// How hard it is, from 1 to 5; the nearest level that there is will do.
    pub level: Option<u8>,
    /// The smallest and the largest size, as in a spec: `1..15`; without it those of the level.
    pub size: Option<String>,
    /// What decides the draw.
    pub seed: String,
    /// Which question, from 0.
    pub number: u64,
}

/// Where a question is among those like it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// How many there are.
    pub all: u64,
    /// How often all of them were asked before.
    pub round: u64,
    /// Which of them it is in its round, from 0.
    pub variant: u64,
}

impl Practice {
    /// What is asked for, as keys and values of an exercise.
    fn settings(&self) -> Vec<(&str, String)> {
        let known = |offer: &Offer<'_>| {
            let game = self.game.as_deref().unwrap_or(offer.game);
            (offer.kind, offer.game) == (&*self.kind, game)
        };
        let of_level = |offer: Offer<'static>| *offer.bounds.get(usize::from(self.level?).checked_sub(1)?)?;
        let bounds = match &self.size {
            Some(size) => size.clone(),
            None => offers().find(known).and_then(of_level).unwrap_or_default().to_owned(),
        };
        let mut bounds = bounds.split_whitespace().map(str::to_owned);
        let mut settings =
            vec![("id", "practice".to_owned()), ("kind", self.kind.clone()), ("relax", "true".to_owned())];
        let own = [
            ("game", self.game.clone()),
            ("difficulty", self.level.map(|level| level.to_string())),
            ("size", bounds.next()),
            ("heaps", bounds.next()),
        ];
        settings.extend(own.into_iter().filter_map(|(key, value)| Some((key, value?))));
        settings
    }

    /// What `use_plan` makes of the plan of a sheet with this question alone.
    fn with_plan<T>(
        &self,
        attempt: u64,
        use_plan: impl FnOnce(&Plan, &mut Verifier) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let settings = self.settings();
        let settings: Vec<(&str, &str)> = settings.iter().map(|(key, value)| (*key, &value[..])).collect();
        let key = format!("{settings:?} {}", self.seed);
        with_plan_of(&key, attempt, || sheet::single(&self.seed, &settings), use_plan)
    }

    fn turn(&self) -> Result<Turn, Refused> {
        let all = self.with_plan(0, |plan, _| Ok(plan.variants()))?;
        let (round, variant) = (self.number.checked_div(all).unwrap_or(0), self.number.checked_rem(all).unwrap_or(0));
        Ok(Turn { all, round: round.min(MOST_ATTEMPT), variant })
    }

    /// What `use_plan` makes of the question: where it is, and the plan of its round.
    ///
    /// # Errors
    /// There is no such kind or game; and those of `use_plan`.
    pub fn with_turn<T>(
        &self,
        use_plan: impl FnOnce(Turn, &Plan, &mut Verifier) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let turn = self.turn()?;
        self.with_plan(turn.round, |plan, verifier| use_plan(turn, plan, verifier))
    }

    /// The number of the next question, this one first, in which the mistake of this name would show; this one's where
    /// none of the next few does.
    ///
    /// # Errors
    /// There is no such kind or game.
    pub fn sought(&self, mistake: &str) -> Result<u64, Refused> {
        self.with_turn(|turn, plan, _| {
            let last = turn.all.min(turn.variant + MOST_SOUGHT);
            let shows = |variant: &u64| {
                let asked = plan.unconfirmed(*variant);
                asked.iter().any(|(_, question)| question.wrong.iter().any(|wrong| wrong.name == mistake))
            };
            let found = (turn.variant..last).find(shows).unwrap_or(turn.variant);
            Ok(self.number + (found - turn.variant))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exercise::{KINDS, Kind, Settings, Task};
    use crate::rules::{ALL, Family};
    use crate::sheet::Spec;

    /// So many questions are enough before they come again.
    const ENOUGH: u64 = 60;

    /// Levels with fewer are not offered beside others.
    const FEW: u64 = 5;

    /// More candidates are not looked at for one question.
    const MOST_CANDIDATES: u64 = 40_000;

    /// What a level of a kind with a game has: its bounds, and how many questions.
    type Level = Option<(String, u64)>;

    fn spec(kind: &Kind, game: &str, bounds: &str) -> Option<Spec> {
        let mut settings = vec![("id", "practice"), ("kind", kind.name), ("relax", "true")];
        settings.extend(Some(("game", game)).filter(|_| !game.is_empty()));
        settings.extend(["size", "heaps"].into_iter().zip(bounds.split_whitespace()));
        sheet::single("practice", &settings).ok()
    }

    /// How many heaps there may be: as on paper, then more and fewer.
    fn heaps(kind: &Kind, task: &Task) -> Vec<Option<(u64, u64)>> {
        let (least, most) = task.heaps;
        let Some(bounds) = bounds(kind, task).heaps else { return vec![None] };
        let fits = |(least, most): &(u64, u64)| *least >= bounds.least && *most <= bounds.most;
        let wider = [(least.saturating_sub(1), most), (least, most + 1), (least.saturating_sub(1), most + 1)];
        std::iter::once(None).chain(wider.into_iter().filter(fits).map(Some)).collect()
    }

    fn bounds(kind: &Kind, task: &Task) -> Settings {
        task.games.first().map_or_else(|| (kind.settings)(), |rules| kind.settings_for(rules))
    }

    /// The levels of the narrowest bounds that have enough questions, or of those that have most.
    fn levels(kind: &Kind, game: &str) -> [Level; 5] {
        let mut levels: [Level; 5] = Default::default();
        let Some(spec) = spec(kind, game, "") else { return levels };
        let task = &spec.exercises[0].task;
        for heaps in heaps(kind, task) {
            widen(kind, game, task, heaps, &mut levels);
        }
        let best = levels.iter().flatten().map(|(_, all)| *all).max().unwrap_or(0);
        levels.map(|level| level.filter(|(_, all)| *all >= FEW.min(best)))
    }

    /// Takes larger and larger sizes, until every level has enough or there are no more.
    fn widen(kind: &Kind, game: &str, task: &Task, heaps: Option<(u64, u64)>, levels: &mut [Level; 5]) {
        let ((least, usual), farthest) = (task.size, bounds(kind, task).size.most);
        let mut most = usual;
        loop {
            let heaps = heaps.map_or_else(String::new, |(least, most)| format!(" {least}..{most}"));
            let bounds = format!("{least}..{most}{heaps}");
            let Some(spec) = spec(kind, game, &bounds) else { break };
            let is_wide = most > usual || !heaps.is_empty();
            if is_wide && (kind.space)(&spec.exercises[0].task).size() > MOST_CANDIDATES {
                break;
            }
            let sides = spec.exercises[0].sides.len() as u64;
            // The least sizes may have no question at all, and the largest be out of reach.
            let supply = Plan::new(spec, 0).map_or([0; 5], |plan| plan.pools(0).tally.supply);
            for (level, supply) in levels.iter_mut().zip(supply) {
                let before = level.as_ref().map_or(0, |(_, before)| *before);
                let different = supply.saturating_mul(sides);
                if before < ENOUGH && different > before {
                    *level = Some((bounds.clone(), different));
                }
            }
            let is_enough = |level: &Level| level.as_ref().is_some_and(|(_, all)| *all >= ENOUGH);
            if most >= farthest || levels.iter().all(is_enough) {
                break;
            }
            most = (most + most.div_ceil(3)).min(farthest);
        }
    }

    fn games(kind: &Kind) -> Vec<String> {
        let game = |name: &&str| ALL.iter().find(|family| family.name == *name).map(Family::game);
        let games: Vec<String> = (kind.settings)().games.iter().filter_map(game).collect();
        if games.is_empty() { vec![String::new()] } else { games }
    }

    /// The table is what counting gives; each level that is offered has questions, and what follows the last is the first
    /// of another order.
    #[test]
    #[ignore = "counts for minutes"]
    fn every_level_that_is_offered_has_questions() {
        let mut table = String::new();
        for kind in KINDS {
            for game in games(kind) {
                let levels = levels(kind, &game);
                eprintln!("{}\t{game}\t{levels:?}", kind.name);
                if levels.iter().all(Option::is_none) {
                    continue;
                }
                let bounds = levels.map(|level| level.map_or_else(|| "-".to_owned(), |(bounds, _)| bounds));
                table += &format!("{}\t{game}\t{}\n", kind.name, bounds.join("\t"));
            }
        }
        assert!(table == OFFERED, "practice.tsv is no longer what is counted:\n{table}");
    }

    #[test]
    fn every_kind_is_offered_and_begins_anew() {
        for kind in KINDS {
            let offer = offers().find(|offer| offer.kind == kind.name);
            let offer = offer.unwrap_or_else(|| panic!("{} cannot be practised", kind.name));
            let level = offer.bounds.iter().position(Option::is_some).expect("a level") as u8 + 1;
            let practice = |number| Practice {
                kind: kind.name.to_owned(),
                game: Some(offer.game.to_owned()).filter(|game| !game.is_empty()),
                level: Some(level),
                size: None,
                seed: "a".to_owned(),
                number,
            };
            let turn = |number| practice(number).turn().unwrap_or_else(|_| panic!("{}", kind.name));
            let all = turn(0).all;
            assert!(all > 0, "{}", kind.name);
            assert_eq!(turn(all - 1), Turn { all, round: 0, variant: all - 1 });
            assert_eq!(turn(all), Turn { all, round: 1, variant: 0 });
        }
    }
}
