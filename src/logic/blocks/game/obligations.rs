//! What must hold so that `losing` is exactly the set of lost positions.
//!
//! Representation: ordinary statements, closed, for all naturals; those about moves once for each
//! move. The theorem behind them: if every move is defined, lowers the measure and stays in the
//! domain, if end positions have the status that the play gives them, if no move leads from losing
//! to losing, and if every other position that is no end has a move to a losing one, then by
//! induction on the measure the player to move has lost exactly where `losing` holds.
//! Source: Bouton 1902 for Nim

use crate::logic::limit::Limits;
use crate::logic::lower::elaborate;
use crate::logic::syntax::claims::{Claims, Statement, Word};
use crate::logic::syntax::formula::{Formula, FormulaKind, Name, Quantifier, Relation, Term, TermKind};
use crate::logic::syntax::game::{GameBlock, MoveRule, Play};
use crate::logic::syntax::substitute::{instance, instance_of_term};
use num_bigint::BigUint;

/// A kind of obligation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ObligationKind {
    /// Every difference is defined where it is used.
    Defined,
    /// Every move lowers the measure.
    Termination,
    /// Every move from the domain leads into it.
    Closure,
    /// End positions are losing in normal play, and not in misère play.
    End,
    /// No move leads from losing to losing.
    Losing,
    /// Every position that is neither losing nor an end has a move to a losing one.
    Reply,
}

impl ObligationKind {
    /// All, in the order in which they are decided: later ones make sense where earlier ones hold.
    pub const ALL: [ObligationKind; 6] = [
        ObligationKind::Defined,
        ObligationKind::Termination,
        ObligationKind::Closure,
        ObligationKind::End,
        ObligationKind::Losing,
        ObligationKind::Reply,
    ];

    /// One word for it.
    pub fn word(self) -> &'static str {
        match self {
            ObligationKind::Defined => "defined",
            ObligationKind::Termination => "termination",
            ObligationKind::Closure => "closure",
            ObligationKind::End => "end",
            ObligationKind::Losing => "losing",
            ObligationKind::Reply => "reply",
        }
    }

    /// What it says.
    pub fn sentence(self, play: Play) -> &'static str {
        match (self, play) {
            (ObligationKind::Defined, _) => "every difference is defined",
            (ObligationKind::Termination, _) => "every move lowers the measure",
            (ObligationKind::Closure, _) => "every move from the domain leads into the domain",
            (ObligationKind::End, Play::Normal) => "a position without moves is losing",
            (ObligationKind::End, Play::Misere) => "a position without moves is not losing",
            (ObligationKind::Losing, _) => "no move leads from losing to losing",
            (ObligationKind::Reply, _) => "from every other position some move leads to a losing one",
        }
    }
}

/// One statement that a block must meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// Its kind.
    pub kind: ObligationKind,
    /// The move that it is about, counted from 1; none if it is about positions.
    pub rule: Option<usize>,
    /// What it says, in plain words.
    pub label: String,
    /// The statement; its name is that of the game with the kind: `nim3.losing-2`.
    pub statement: Statement,
}

/// All obligations of a block of these claims, in the order of [`ObligationKind::ALL`].
///
/// Without `with` there is none for closure, and without differences none that they are defined.
pub fn obligations(claims: &Claims, block: &GameBlock) -> Vec<Obligation> {
    let builder = Builder { claims, block, rules: block.rules(claims) };
    let mut list = Vec::new();
    for kind in ObligationKind::ALL {
        match kind {
            ObligationKind::Defined => list.extend(builder.defined()),
            ObligationKind::End => list.push(builder.end()),
            ObligationKind::Reply => list.push(builder.reply()),
            ObligationKind::Closure if block.domain.is_empty() => {}
            ObligationKind::Termination | ObligationKind::Closure | ObligationKind::Losing => {
                list.extend((0..builder.rules.len()).map(|at| builder.of_move(kind, at)));
            }
        }
    }
    list
}

struct Builder<'c> {
    claims: &'c Claims,
    block: &'c GameBlock,
    rules: Vec<&'c MoveRule>,
}

impl Builder<'_> {
    fn obligation(&self, kind: ObligationKind, rule: Option<usize>, part: &str, formula: Formula) -> Obligation {
        let block = self.block;
        let (of_move, number) = match rule {
            Some(at) => (format!(", move {}", at + 1), format!("-{}", at + 1)),
            None => (String::new(), String::new()),
        };
        let span = rule.map_or(block.name.span.clone(), |at| self.rules[at].span.clone());
        let text = format!("{}.{}{part}{number}", block.name.text, kind.word());
        let statement = Statement {
            word: Word::Claim,
            name: Name { text, span: block.name.span.clone() },
            numeration: block.numeration,
            formula,
            expect: None,
            witnesses: Vec::new(),
            span,
            comments: Vec::new(),
        };
        let label = format!("{}{of_move}: {}", kind.word(), kind.sentence(block.play));
        Obligation { kind, rule: rule.map(|at| at + 1), label, statement }
    }

    /// Position and, with a move, its variables.
    fn variables(&self, rule: Option<&MoveRule>) -> Vec<Name> {
        let more = rule.map_or_else(Vec::new, |rule| self.block.move_variables(rule));
        self.block.variables.iter().cloned().chain(more).collect()
    }

    /// For all positions, and moves if there is one: the premises imply the conclusion.
    fn for_all(&self, rule: Option<&MoveRule>, premises: Vec<Formula>, conclusion: Formula) -> Formula {
        quantified(Quantifier::Forall, self.variables(rule), implies(premises, conclusion))
    }

    /// The formula at a position whose variables are quantified outside.
    fn here(&self, formula: &Formula, rule: Option<&MoveRule>) -> Formula {
        instance(formula, &[], &texts(&self.variables(rule)))
    }

    /// The formula at the position that the move leads to.
    fn there(&self, formula: &Formula, rule: &MoveRule) -> Formula {
        instance(formula, &self.reached(rule), &texts(&self.variables(Some(rule))))
    }

    /// The entries of the position that the move leads to.
    fn reached<'r>(&'r self, rule: &'r MoveRule) -> Vec<(&'r str, &'r Term)> {
        self.block.variables.iter().map(|name| name.text.as_str()).zip(&rule.targets).collect()
    }

    fn domain(&self, rule: Option<&MoveRule>) -> Vec<Formula> {
        self.block.domain.iter().map(|formula| self.here(formula, rule)).collect()
    }

    /// The domain and what allows the move.
    fn allowed(&self, rule: &MoveRule) -> Vec<Formula> {
        let mut premises = self.domain(Some(rule));
        premises.extend(rule.conditions().cloned());
        premises
    }

    fn of_move(&self, kind: ObligationKind, at: usize) -> Obligation {
        let rule = self.rules[at];
        let mut premises = self.allowed(rule);
        let conclusion = match kind {
            ObligationKind::Termination => {
                let measure = self.block.measure(self.claims);
                let avoid = self.variables(Some(rule));
                let after = instance_of_term(measure, &self.reached(rule), &texts(&avoid));
                compare(after, Relation::Less, instance_of_term(measure, &[], &texts(&avoid)))
            }
            ObligationKind::Closure => all(self.block.domain.iter().map(|part| self.there(part, rule)).collect()),
            _ => {
                premises.push(self.here(&self.block.losing, Some(rule)));
                not(self.there(&self.block.losing, rule))
            }
        };
        self.obligation(kind, Some(at), "", self.for_all(Some(rule), premises, conclusion))
    }

    /// Differences leave obligations of their own in any statement; these hold each of them once,
    /// beside a conclusion that says nothing more.
    fn defined(&self) -> Vec<Obligation> {
        let block = self.block;
        let span = block.name.span.clone();
        let is_natural = |term: &Term| {
            let zero = Term { kind: TermKind::Number(BigUint::ZERO), span: term.span.clone() };
            compare(term.clone(), Relation::AtLeast, zero)
        };
        let truth = Formula { kind: FormulaKind::Truth(true), span };
        let measure = self.for_all(None, self.domain(None), is_natural(block.measure(self.claims)));
        let mut losing = self.domain(None);
        losing.push(block.losing.clone());
        let losing = self.for_all(None, losing, truth);
        let mut list = vec![
            self.obligation(ObligationKind::Defined, None, "-measure", measure),
            self.obligation(ObligationKind::Defined, None, "-losing", losing),
        ];
        for (at, rule) in self.rules.iter().enumerate() {
            let conclusion = all(rule.targets.iter().map(is_natural).collect());
            let formula = self.for_all(Some(rule), self.allowed(rule), conclusion);
            list.push(self.obligation(ObligationKind::Defined, Some(at), "", formula));
        }
        let limits = Limits::default();
        list.retain(|obligation| {
            let sentence = elaborate::statement(self.claims, &obligation.statement, false, &limits);
            sentence.is_err() || sentence.is_ok_and(|sentence| !sentence.obligations.is_empty())
        });
        list
    }

    /// Some move is allowed.
    fn some_move(&self) -> Formula {
        any(self.rules.iter().map(|rule| {
            let body = all(rule.conditions().cloned().collect());
            quantified(Quantifier::Exists, self.block.move_variables(rule), body)
        }))
    }

    fn end(&self) -> Obligation {
        let mut premises = self.domain(None);
        premises.push(not(self.some_move()));
        let losing = self.here(&self.block.losing, None);
        let conclusion = if self.block.play == Play::Normal { losing } else { not(losing) };
        self.obligation(ObligationKind::End, None, "", self.for_all(None, premises, conclusion))
    }

    fn reply(&self) -> Obligation {
        let mut premises = self.domain(None);
        premises.push(self.some_move());
        premises.push(not(self.here(&self.block.losing, None)));
        let reply = any(self.rules.iter().map(|rule| {
            let mut parts: Vec<Formula> = rule.conditions().cloned().collect();
            parts.push(self.there(&self.block.losing, rule));
            quantified(Quantifier::Exists, self.block.move_variables(rule), all(parts))
        }));
        self.obligation(ObligationKind::Reply, None, "", self.for_all(None, premises, reply))
    }
}

fn texts(names: &[Name]) -> Vec<&str> {
    names.iter().map(|name| name.text.as_str()).collect()
}

fn not(formula: Formula) -> Formula {
    Formula { span: formula.span.clone(), kind: FormulaKind::Not(Box::new(formula)) }
}

fn compare(left: Term, sign: Relation, right: Term) -> Formula {
    Formula { span: left.span.clone(), kind: FormulaKind::Compare(vec![left, right], vec![sign]) }
}

/// The conjunction; true if there is nothing to join.
fn all(mut parts: Vec<Formula>) -> Formula {
    match parts.len() {
        0 => Formula { kind: FormulaKind::Truth(true), span: 0..0 },
        1 => parts.remove(0),
        _ => Formula { span: parts[0].span.clone(), kind: FormulaKind::And(parts) },
    }
}

/// The disjunction; a game has at least one move.
fn any(parts: impl Iterator<Item = Formula>) -> Formula {
    let mut parts: Vec<Formula> = parts.collect();
    if parts.len() == 1 {
        return parts.remove(0);
    }
    Formula { span: parts.first().map_or(0..0, |part| part.span.clone()), kind: FormulaKind::Or(parts) }
}

fn implies(premises: Vec<Formula>, conclusion: Formula) -> Formula {
    if premises.is_empty() {
        return conclusion;
    }
    let span = conclusion.span.clone();
    Formula { kind: FormulaKind::Implies(Box::new(all(premises)), Box::new(conclusion)), span }
}

fn quantified(quantifier: Quantifier, names: Vec<Name>, body: Formula) -> Formula {
    if names.is_empty() {
        return body;
    }
    let span = body.span.clone();
    Formula { kind: FormulaKind::Quantified(quantifier, names, Box::new(body)), span }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::syntax::print::{Signs, formula};
    use crate::source::Text;

    fn stated(content: &str) -> Vec<(String, String)> {
        let claims = crate::logic::parse(&Text::new("t", content)).unwrap_or_else(|faults| panic!("{faults}"));
        let block = claims.games().last().expect("a game");
        let list = obligations(&claims, block).into_iter();
        list.map(|one| (one.statement.name.text, formula(&one.statement.formula, Signs::Ascii))).collect()
    }

    fn pairs(list: &[(&str, &str)]) -> Vec<(String, String)> {
        list.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    }

    #[test]
    fn the_statements_say_what_the_duties_mean() {
        let found = stated(
            "game one (n) normal with even(n) { move 0 < n to (n - 1); measure n; losing n = 0 or not even(n) }",
        );
        let wanted = [
            ("one.defined-1", "forall n: even(n) and 0 < n implies n - 1 >= 0"),
            ("one.termination-1", "forall n: even(n) and 0 < n implies n - 1 < n"),
            ("one.closure-1", "forall n: even(n) and 0 < n implies even(n - 1)"),
            ("one.end", "forall n: even(n) and not 0 < n implies n = 0 or not even(n)"),
            (
                "one.losing-1",
                "forall n: even(n) and 0 < n and (n = 0 or not even(n)) implies not (n - 1 = 0 or not even(n - 1))",
            ),
            (
                "one.reply",
                "forall n: even(n) and 0 < n and not (n = 0 or not even(n)) \
                 implies 0 < n and (n - 1 = 0 or not even(n - 1))",
            ),
        ];
        assert_eq!(found, pairs(&wanted));
    }

    #[test]
    fn bound_variables_of_the_losing_formula_make_way_for_those_of_the_moves() {
        let found = stated("game g (n) misere { move k < n to (k); measure n; losing exists k: n = 2*k + 1 }");
        let wanted = [
            ("g.termination-1", "forall n, k: k < n implies k < n"),
            ("g.end", "forall n: not (exists k: k < n) implies not (exists k: n = 2*k + 1)"),
            ("g.losing-1", "forall n, k: k < n and (exists k': n = 2*k' + 1) implies not (exists k': k = 2*k' + 1)"),
            (
                "g.reply",
                "forall n: (exists k: k < n) and not (exists k: n = 2*k + 1) \
                 implies (exists k: k < n and (exists k': k = 2*k' + 1))",
            ),
        ];
        assert_eq!(found, pairs(&wanted));
    }
}
