//! What must hold of a game block so that `losing` is exactly the set of its lost positions.
//!
//! Representation: the variables are, in this order, the entries x of a position, those y of all moves,
//! the entries x' of the position that a move reaches, the measure m, and the bound ones. A move leads
//! from x to x' if the domain holds of x, and for some y its guard holds of x, y and its step of x, y, x'.
//! The obligations are built here and nowhere else: the engine asks for them and proves them.
//! Failure: a part that speaks of variables which are not its own is refused, and so are too many parts.
//!
//! # The theorem
//!
//! If every move lowers the measure, which every position has, and leads into the domain, every play ends.
//! If a position without a move is losing (in misère play: is not), no move leads from losing to losing, and
//! from every other position with a move some move leads to a losing one, then by induction on the length of
//! the longest play from a position the player to move has lost exactly where `losing` holds.
//! Source: Bouton 1902 for Nim; the kernel of a finite game, von Neumann and Morgenstern 1944.
//!
//! A certificate holds the parts of the block, and only the obligations built here are judged, so "game G is proved" is
//! about G. A list written by hand (`tests/games/games-obligations.txt`) is the other witness. What the author's
//! differences need is stated in the certificate, and `verify --claims` compares it with the text.

use super::Beyond;
use super::formula::{ENTRIES, Formula, Linear, Nodes, Obligation, Var, What};
use super::heaps::{and, exists, implies, not};
use num_bigint::BigInt;
use std::collections::BTreeMap;
use std::ops::Range;
use std::slice::from_ref;

/// The parts of a block.
pub(super) struct Game {
    pub misere: bool,
    /// The names of all variables, by index.
    pub names: Vec<String>,
    /// Entries of a position.
    pub size: Var,
    /// Of x: which tuples are positions.
    pub domain: Formula,
    pub moves: Vec<Move>,
    /// Of x and m: m is the measure of x.
    pub measure: Formula,
    /// Of x.
    pub losing: Formula,
    /// What the author's differences need in order to be defined, each with names of its own.
    pub differences: Vec<Obligation>,
}

/// A kind of move.
pub(super) struct Move {
    /// Its own variables.
    pub vars: Range<Var>,
    /// Of x and its variables: whether it is allowed.
    pub guard: Formula,
    /// Of x, its variables and x': where it leads.
    pub step: Formula,
}

/// A kind of obligation of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameObligationKind {
    /// A difference is defined where it is used; the measure is.
    Defined,
    /// A move lowers the measure.
    Termination,
    /// A move from the domain leads into it.
    Closure,
    /// End positions are losing in normal play, and not in misère play.
    End,
    /// No move leads from losing to losing.
    Losing,
    /// Every position that is neither losing nor an end has a move to a losing one.
    Reply,
}

/// One obligation by name: its kind, and the number of the difference or move that it is about, from 1.
pub(crate) type Demand = (GameObligationKind, Option<usize>);

impl GameObligationKind {
    /// One word for it.
    pub fn word(self) -> &'static str {
        match self {
            GameObligationKind::Defined => "defined",
            GameObligationKind::Termination => "termination",
            GameObligationKind::Closure => "closure",
            GameObligationKind::End => "end",
            GameObligationKind::Losing => "losing",
            GameObligationKind::Reply => "reply",
        }
    }

    /// Its word, the move that it is about, and what it says.
    pub fn label(self, rule: Option<usize>, misere: bool) -> String {
        let sentence = match self {
            GameObligationKind::Defined => "every difference is defined",
            GameObligationKind::Termination => "every move lowers the measure",
            GameObligationKind::Closure => "every move from the domain leads into the domain",
            GameObligationKind::End if misere => "a position without moves is not losing",
            GameObligationKind::End => "a position without moves is losing",
            GameObligationKind::Losing => "no move leads from losing to losing",
            GameObligationKind::Reply => "from every other position some move leads to a losing one",
        };
        let rule = rule.map_or_else(String::new, |number| format!(", move {number}"));
        format!("{}{rule}: {sentence}", self.word())
    }
}

impl Game {
    /// The first entry of x', the measure, and the first bound variable.
    fn frame(&self) -> [Var; 3] {
        let reached = self.moves.last().map_or(self.size, |last| last.vars.end);
        [reached, reached + self.size, reached + self.size + 1]
    }

    /// The parts with the words for them, the variables that each may speak of beside x, and the number of
    /// its move.
    fn parts(&self) -> Vec<(&'static str, &Formula, [Range<Var>; 2])> {
        let [reached, measure, bound] = self.frame();
        let mut parts = vec![("domain", &self.domain, [0..0, 0..0])];
        for one in &self.moves {
            parts.push(("guard", &one.guard, [one.vars.clone(), 0..0]));
            parts.push(("step", &one.step, [one.vars.clone(), reached..measure]));
        }
        parts.push(("measure", &self.measure, [measure..bound, 0..0]));
        parts.push(("losing", &self.losing, [0..0, 0..0]));
        parts
    }

    /// Each part speaks of its own variables only and binds none of those.
    pub fn well_formed(&self) -> Result<(), String> {
        let [.., count] = self.frame();
        if self.size == 0 || self.names.len() < count as usize || self.moves.is_empty() {
            return Err("a position has no entries, there is no move, or there are too few names".to_owned());
        }
        if self.size > ENTRIES || self.moves.iter().any(|one| one.vars.len() > ENTRIES as usize) {
            return Err(format!("a position or a move has more than {ENTRIES} variables"));
        }
        for (word, part, own) in self.parts() {
            if !part.free().iter().all(|var| *var < self.size || own.iter().any(|range| range.contains(var))) {
                return Err(format!("`{word}` uses a variable that is not its own"));
            }
            if !part.bound().iter().all(|&var| var >= count) {
                return Err(format!("`{word}` binds a variable of positions or moves"));
            }
        }
        Ok(())
    }

    /// Everything that is asked for, in order.
    pub fn demands(&self) -> Vec<Demand> {
        use GameObligationKind::{Closure, Defined, End, Losing, Reply, Termination};
        let each = |kind, count| (1..=count).map(move |number| (kind, Some(number)));
        let moves = self.moves.len();
        // Where every tuple is a position, no move leads out.
        let closure = if self.domain == Formula::Truth(true) { 0 } else { moves };
        let list = each(Defined, self.differences.len()).chain([(Defined, None)]);
        let list = list.chain(each(Termination, moves)).chain(each(Closure, closure)).chain([(End, None)]);
        list.chain(each(Losing, moves)).chain([(Reply, None)]).collect()
    }

    /// What the demand is called; a difference has no name of its own.
    pub fn label(&self, (kind, number): Demand) -> String {
        kind.label(number.filter(|_| kind != GameObligationKind::Defined), self.misere)
    }

    /// One thing that is asked for, whose parts become fewer.
    pub fn obligation(&self, (kind, number): Demand, nodes: &mut Nodes) -> Result<Obligation, Beyond> {
        let number = number.unwrap_or(0);
        if kind == GameObligationKind::Defined && number > 0 {
            return Ok(self.differences[number - 1].clone());
        }
        let mut builder = Builder { game: self, nodes, names: self.names[..self.size as usize].to_vec() };
        let (leading, body) = builder.statement(kind, number)?;
        Ok(Obligation { leading: (0..leading).collect(), body, names: builder.names })
    }

    /// The parts of the block as a reader sees them: a word, and what it says.
    pub fn said(&self) -> Vec<(String, String)> {
        let [reached, measure, _] = self.frame();
        // Names of other parts would only make those of this one ambiguous.
        let shown = |parts: &[&Formula], own: &[Range<Var>]| {
            let bound: Vec<_> = parts.iter().map(|part| part.bound()).collect();
            let visible = |var: Var| own.iter().any(|own| own.contains(&var)) || bound.iter().any(|b| b.contains(&var));
            let name = |(var, name): (Var, &String)| if visible(var) { name.clone() } else { String::new() };
            super::formula::shown_names(&(0..).zip(&self.names).map(name).collect::<Vec<_>>())
        };
        let list = |names: &[String], vars: Range<Var>| names[vars.start as usize..vars.end as usize].join(", ");
        let x = 0..self.size;
        let mut said = Vec::new();
        let names = shown(&[], from_ref(&x));
        said.push(("position".to_owned(), format!("({})", list(&names, x.clone()))));
        if self.domain != Formula::Truth(true) {
            let names = shown(&[&self.domain], from_ref(&x));
            said.push(("domain".to_owned(), self.domain.shown(&names)));
        }
        for (number, one) in self.moves.iter().enumerate() {
            let own = [x.clone(), one.vars.clone(), reached..measure];
            let names = shown(&[&one.guard, &one.step], &own);
            let some = match list(&names, one.vars.clone()) {
                none if none.is_empty() => String::new(),
                some => format!("some {some} with "),
            };
            let (guard, step) = (one.guard.shown(&names), one.step.shown(&names));
            let to = list(&names, reached..measure);
            said.push((format!("move {}", number + 1), format!("{some}{guard}, to ({to}) where {step}")));
        }
        let names = shown(&[&self.measure], &[x.clone(), measure..measure + 1]);
        said.push(("measure".to_owned(), format!("{} where {}", names[measure as usize], self.measure.shown(&names))));
        let names = shown(&[&self.losing], &[x]);
        said.push(("losing".to_owned(), self.losing.shown(&names)));
        said
    }
}

/// An obligation in the making.
struct Builder<'g> {
    game: &'g Game,
    nodes: &'g mut Nodes,
    /// The names of its variables so far: a position, then whatever is needed next.
    names: Vec<String>,
}

impl Builder<'_> {
    /// How many variables lead, and the body.
    fn statement(&mut self, kind: GameObligationKind, number: usize) -> Result<(Var, Formula), Beyond> {
        let misere = self.game.misere;
        let size = self.game.size;
        Ok(match kind {
            GameObligationKind::Defined => {
                let domain = self.domain(0)?;
                let [_, place, bound] = self.game.frame();
                let measure = self.fresh(place..bound);
                (size, implies(domain, exists(measure, self.measure(0, measure)?)))
            }
            GameObligationKind::End => {
                let premises = [self.domain(0)?, not(self.some_move(false)?)];
                let losing = self.losing(0)?;
                (size, implies(and(premises), if misere { not(losing) } else { losing }))
            }
            GameObligationKind::Reply => {
                let mut premises = vec![self.domain(0)?];
                // In normal play a position without a move is losing.
                if misere {
                    premises.push(self.some_move(false)?);
                }
                premises.push(not(self.losing(0)?));
                (size, implies(and(premises), self.some_move(true)?))
            }
            GameObligationKind::Termination | GameObligationKind::Closure | GameObligationKind::Losing => {
                let one = &self.game.moves[number - 1];
                let y = self.fresh(one.vars.clone());
                let leading = size + one.vars.end - one.vars.start;
                let mut premises = vec![self.domain(0)?, self.guard(one, y)?];
                if kind == GameObligationKind::Losing {
                    premises.push(self.losing(0)?);
                }
                let reached = self.reached(one, y, |this, reached| {
                    Ok(Some(match kind {
                        GameObligationKind::Termination => this.stays(reached)?,
                        GameObligationKind::Closure => not(this.domain(reached)?),
                        _ => this.losing(reached)?,
                    }))
                })?;
                (leading, implies(and(premises), not(reached)))
            }
        })
    }

    /// Variables with the names of these; the first of them.
    fn fresh(&mut self, vars: Range<Var>) -> Var {
        let first = Var::try_from(self.names.len()).expect("parts are limited");
        self.names.extend_from_slice(&self.game.names[vars.start as usize..vars.end as usize]);
        first
    }

    /// A copy of a part: the variables from the first of each pair on become those from the second on, and
    /// each that the part binds becomes a fresh one, in their order.
    fn copy(&mut self, part: &Formula, places: &[(Range<Var>, Var)]) -> Result<Formula, Beyond> {
        let bound = part.bound();
        let names: usize = bound.iter().map(|var| 1 + self.game.names[*var as usize].len() / 8).sum();
        self.nodes.spend(part.size() + names)?;
        let bound: BTreeMap<Var, Var> = bound.into_iter().map(|var| (var, self.fresh(var..var + 1))).collect();
        let place = |var: Var| {
            let moved = places.iter().find(|(from, _)| from.contains(&var)).map(|(from, to)| var - from.start + to);
            bound.get(&var).copied().or(moved).unwrap_or(var)
        };
        Ok(part.clone().renamed(&place))
    }

    fn domain(&mut self, x: Var) -> Result<Formula, Beyond> {
        self.copy(&self.game.domain, &[(0..self.game.size, x)])
    }

    fn losing(&mut self, x: Var) -> Result<Formula, Beyond> {
        self.copy(&self.game.losing, &[(0..self.game.size, x)])
    }

    fn measure(&mut self, x: Var, m: Var) -> Result<Formula, Beyond> {
        let [_, place, bound] = self.game.frame();
        self.copy(&self.game.measure, &[(0..self.game.size, x), (place..bound, m)])
    }

    fn guard(&mut self, one: &Move, y: Var) -> Result<Formula, Beyond> {
        self.copy(&one.guard, &[(one.vars.clone(), y)])
    }

    /// The move reaches some position, one that is like that.
    fn reached(
        &mut self,
        one: &Move,
        y: Var,
        like: impl FnOnce(&mut Self, Var) -> Result<Option<Formula>, Beyond>,
    ) -> Result<Formula, Beyond> {
        let [place, end, _] = self.game.frame();
        let reached = self.fresh(place..end);
        let step = self.copy(&one.step, &[(one.vars.clone(), y), (place..end, reached)])?;
        let like = like(self, reached)?;
        let body = and([step].into_iter().chain(like));
        Ok((reached..reached + self.game.size).rev().fold(body, |body, var| exists(var, body)))
    }

    /// Some measure of x is at most one of x'.
    fn stays(&mut self, reached: Var) -> Result<Formula, Beyond> {
        let [_, place, bound] = self.game.frame();
        let before = self.fresh(place..bound);
        let first = self.measure(0, before)?;
        let after = self.fresh(place..bound);
        let second = self.measure(reached, after)?;
        let parts = vec![(What::Var(before), BigInt::from(1)), (What::Var(after), BigInt::from(-1))];
        let at_most = Formula::AtMost(Linear { parts, constant: BigInt::ZERO });
        Ok(exists(before, and([first, exists(after, and([second, at_most]))])))
    }

    /// Some move is allowed and leads somewhere; to a losing position, if that is wanted.
    fn some_move(&mut self, to_losing: bool) -> Result<Formula, Beyond> {
        let game = self.game;
        let mut all = Vec::new();
        for one in &game.moves {
            let y = self.fresh(one.vars.clone());
            let guard = self.guard(one, y)?;
            let like = |this: &mut Self, x| to_losing.then(|| this.losing(x)).transpose();
            let body = and([guard, self.reached(one, y, like)?]);
            let own = y..y + one.vars.end - one.vars.start;
            all.push(own.rev().fold(body, |body, var| exists(var, body)));
        }
        Ok(if all.len() == 1 { all.remove(0) } else { Formula::Or(all) })
    }
}
