//! What the verdicts on a text rest on.
//!
//! Representation: plain text of at most 100 characters a line; definitions as the formatter
//! writes them.
//! Failure: none. Source: Pollack 1998 (how to believe a machine-checked proof).

use crate::logic::game::MoveRule;
use crate::logic::print::{self, Signs};
use crate::logic::{Claims, Formula, FormulaKind, Function, Limits, Numeration, Predicate, Relation, Term, TermKind};

/// What a proved game block rests on besides.
const GAMES: &str = "Induction on the measure: a game block is right if its obligations hold. The list of them\n   \
    comes from the block, and `nimbook verify --claims` builds it again.\n";

/// What a proved block on any number of heaps rests on besides.
const HEAPS: &str = "The fold rule, proved in prose by induction on the tokens of a list of heaps, for blocks on\n   \
    any number of heaps where a move lowers one heap to any smaller number, and nothing else.\n   \
    The checker builds from the parts of the block, and has proofs of:\n   \
    A   every heap can be added to an accumulator, with one result, in any order;\n   \
    I   the invariant holds at the start, and adding a heap keeps it;\n   \
    P   no move leads from losing to losing;\n   \
    N1  a list that is neither losing nor an end has a selected heap: `rest` holds at the start,\n   \
    \u{20}   goes on over heaps that are not selected, and holds of no such whole;\n   \
    N2  a selected heap can be lowered to a losing list;\n   \
    E   an end is losing in normal play; in misère play `end` tells ends, and they are not losing.\n";

/// The report: what has to be right for the verdicts to be right.
pub fn trust(claims: &Claims, limits: &Limits) -> String {
    let mut out = String::from(
        "What these verdicts rest on:\n\n\
         1. The text is read as it is meant: the parser, and the elaboration that writes out\n   \
            definitions, `min`, `max`, `if` and differences. A certificate prints back as the\n   \
            checker reads it: `nimbook verify FILE.nbc --claims FILE` compares.\n\
         2. The atoms mean what they say. The checker has a small machine of integers for each:\n",
    );
    let (words, numbers) = (words(claims).join(", "), numerations(claims).join(" and "));
    let gap = if words.len() + numbers.len() < 80 { " " } else { "\n   " };
    out += &format!("   {words};{gap}numbers in {numbers}.\n");
    out += "3. The definitions of the text are the ones meant:\n";
    let mut any = false;
    for definition in claims.definitions() {
        any = true;
        for line in print::definition(definition, Signs::Ascii).lines() {
            out += &format!("     {line}\n");
        }
    }
    if !any {
        out += "     there are none.\n";
    }
    out += "4. The checker `logic/checker`, which shares no code with the engine and has accepted every\n   \
            certificate. The engine, its automata and its rewriting need not be trusted.\n\
         5. Büchi's theorem: truth over the naturals is what the walks of the checker compare.\n";
    let mut number = 6;
    for (used, rule) in [(claims.games().next().is_some(), GAMES), (claims.heap_games().next().is_some(), HEAPS)] {
        if used {
            out += &format!("{number}. {rule}");
            number += 1;
        }
    }
    out += &format!(
        "{number}. The compiler, the machine, and the digests (CRC-64), which guard against accidents only.\n\n"
    );
    let Limits { tracks, states, cells, steps, .. } = limits;
    out += &format!(
        "Limits of one decision: {tracks} variables at once, {states} states, {cells} table cells, {steps} steps.\n\
         Past a limit there is no verdict, so limits cannot make one wrong.\n"
    );
    out
}

/// The titles of the numerations in use.
fn numerations(claims: &Claims) -> Vec<&'static str> {
    let all = [Numeration::Binary, Numeration::Zeckendorf];
    let statements = claims.statements().map(|one| one.numeration);
    let blocks = claims.games().map(|one| one.numeration).chain(claims.heap_games().map(|one| one.numeration));
    let seen: Vec<Numeration> = statements.chain(blocks).collect();
    let used = all.into_iter().filter(|wanted| seen.contains(wanted));
    used.map(Numeration::title).collect()
}

/// The signs and words of arithmetic in use, each once: comparisons, sums, digits.
fn words(claims: &Claims) -> Vec<&'static str> {
    let mut seen = Vec::new();
    let bodies = claims.definitions().map(|definition| &definition.body);
    bodies.chain(claims.statements().map(|statement| &statement.formula)).for_each(|body| formula(body, &mut seen));
    for block in claims.games() {
        let conditions = block.moves.iter().flat_map(MoveRule::conditions);
        block.domain.iter().chain([&block.losing]).chain(conditions).for_each(|part| formula(part, &mut seen));
        let targets = block.moves.iter().flat_map(|rule| &rule.targets);
        block.measure.iter().chain(targets).for_each(|part| term(part, &mut seen));
    }
    for block in claims.heap_games() {
        let parts = [&block.losing, &block.select, &block.rest].into_iter().chain(&block.invariant).chain(&block.end);
        parts.for_each(|part| formula(part, &mut seen));
        block.sum.iter().for_each(|part| term(part, &mut seen));
    }
    let relations =
        [Relation::Equal, Relation::Unequal, Relation::Less, Relation::AtMost, Relation::Greater, Relation::AtLeast];
    let order = relations.map(Relation::sign).into_iter().chain(["+", "-", "*", "xor", "if"]);
    let order = order.chain(Predicate::ALL.map(Predicate::word)).chain(Function::ALL.map(Function::word));
    order.filter(|word| seen.contains(word)).collect()
}

fn formula(formula: &Formula, seen: &mut Vec<&'static str>) {
    match &formula.kind {
        FormulaKind::Truth(_) => {}
        FormulaKind::Compare(terms, relations) => {
            seen.extend(relations.iter().map(|relation| relation.sign()));
            terms.iter().for_each(|part| term(part, seen));
        }
        FormulaKind::Predicate(predicate, terms) => {
            seen.push(predicate.word());
            terms.iter().for_each(|part| term(part, seen));
        }
        FormulaKind::Call(_, terms) => terms.iter().for_each(|part| term(part, seen)),
        FormulaKind::Not(inner) | FormulaKind::Quantified(_, _, inner) => self::formula(inner, seen),
        FormulaKind::And(parts) | FormulaKind::Or(parts) => parts.iter().for_each(|part| self::formula(part, seen)),
        FormulaKind::Implies(left, right) | FormulaKind::Iff(left, right) => {
            [left, right].into_iter().for_each(|part| self::formula(part, seen));
        }
        FormulaKind::If(condition, yes, no) => {
            seen.push("if");
            [condition, yes, no].into_iter().for_each(|part| self::formula(part, seen));
        }
    }
}

fn term(term: &Term, seen: &mut Vec<&'static str>) {
    let mut all = |sign, terms: &[Term]| {
        seen.push(sign);
        terms.iter().for_each(|part| self::term(part, seen));
    };
    match &term.kind {
        TermKind::Variable(_) | TermKind::Number(_) => {}
        TermKind::Sum(terms) => all("+", terms),
        TermKind::Xor(terms) => all("xor", terms),
        TermKind::Apply(function, terms) => all(Function::word(*function), terms),
        TermKind::Difference(left, right) => {
            seen.push("-");
            [left, right].into_iter().for_each(|part| self::term(part, seen));
        }
        TermKind::Product(left, right) => {
            seen.push("*");
            [left, right].into_iter().for_each(|part| self::term(part, seen));
        }
        TermKind::If(condition, yes, no) => {
            seen.push("if");
            formula(condition, seen);
            [yes, no].into_iter().for_each(|part| self::term(part, seen));
        }
    }
}
