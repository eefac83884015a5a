//! What the verdicts on a text rest on.
//!
//! Representation: plain text, a paragraph to a line; blanks before it say how far it is set in, and
//! what continues `1. ` is set in as far as its first word. Definitions and games are written as the
//! formatter writes them.
//! Source: Pollack 1998 (how to believe a machine-checked proof).

use crate::logic::game::GameBlock;
use crate::logic::print::{self, Signs};
use crate::logic::{Claims, Formula, FormulaKind, Function, Limits, Numeration, Predicate, Relation, Term, TermKind};

/// What a proved block on any number of heaps rests on besides: the rule, and what it asks for.
const RULE: &str = "The fold rule, proved in prose by induction on the tokens of a list of heaps, for blocks on any number \
    of heaps where a move lowers one heap to any smaller number, and nothing else. The checker builds from the parts of \
    the block, and has proofs of:\n\
    \x20    A  every heap can be added to an accumulator, with one result, in any order;\n\
    \x20    I  the invariant holds at the start, and adding a heap keeps it;\n\
    \x20    P  no move leads from losing to losing;\n\
    \x20    N1 a list that is neither losing nor an end has a selected heap: `rest` holds at the start, goes on over \
    heaps that are not selected, and holds of no such whole;\n\
    \x20    N2 a selected heap can be lowered to a losing list;\n\
    \x20    E  an end is losing in normal play; in misère play `end` tells ends, and they are not losing.\n";

/// The report: what has to be right for the verdicts to be right.
pub fn trust(claims: &Claims, limits: &Limits) -> String {
    let (words, numerations) = (words(claims).join(", "), numerations(claims).join(" and "));
    let mut out = format!(
        "What these verdicts rest on:\n\n\
         1. The text is read as it is meant: the parser, and the elaboration that writes out definitions, `min`, \
            `max`, `if` and differences. A certificate prints back as the checker reads it: `nimbook verify FILE.nbc \
            --claims FILE` compares.\n\
         2. The atoms mean what they say. The checker has a small machine of integers for each: {words}; numbers in \
            {numerations}.\n\
         3. The definitions of the text are the ones meant:\n"
    );
    let list = |text: String| text.lines().map(|line| format!("     {line}\n")).collect::<String>();
    out.extend(claims.definitions().map(|definition| list(print::definition(definition, Signs::Ascii))));
    if claims.definitions().next().is_none() {
        out += &list("there are none.".to_owned());
    }
    if claims.games().next().is_some() {
        out += "   So are the rules of the games. Of each, the obligations are decided that make `losing` the lost \
                positions: every move is defined, lowers the measure and stays in the domain; ends are lost, or won in \
                misère play; no move leads from losing to losing, and every other position has one that leads there:\n";
        out.extend(claims.games().map(|block| list(print::game(block, Signs::Ascii))));
    }
    if claims.heap_games().next().is_some() {
        out += "   And the parts of the blocks on any number of heaps, which a certificate holds:\n";
        out.extend(claims.heap_games().map(|block| list(print::heaps(block, Signs::Ascii))));
    }
    let Limits { tracks, states, cells, steps, .. } = limits;
    let (rule, last) = match claims.heap_games().next() {
        Some(_) => (format!("6. {RULE}"), 7),
        None => (String::new(), 6),
    };
    out + &format!(
        "4. The checker `logic/check`, which shares no code with the engine and has accepted every certificate. The \
            engine, its automata and its rewriting need not be trusted.\n\
         5. Büchi's theorem: truth over the naturals is what the walks of the checker compare.\n\
         {rule}{last}. The compiler, the machine, and the digests (CRC-64), which guard against accidents only.\n\n\
         Limits of one decision: {tracks} variables at once, {states} states, {cells} table cells, {steps} steps. Past \
         a limit there is no verdict, so limits cannot make one wrong.\n"
    )
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
    claims.games().for_each(|block| game(block, &mut seen));
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

fn game(block: &GameBlock, seen: &mut Vec<&'static str>) {
    let of_moves = block.moves.iter().flat_map(|rule| rule.conditions());
    block.domain.iter().chain(of_moves).chain([&block.losing]).for_each(|part| formula(part, seen));
    let targets = block.moves.iter().flat_map(|rule| &rule.targets);
    targets.chain(&block.measure).for_each(|part| term(part, seen));
    // A move lowers the measure.
    seen.push(Relation::Less.sign());
}

fn formula(formula: &Formula, seen: &mut Vec<&'static str>) {
    match &formula.kind {
        FormulaKind::Compare(_, relations) => seen.extend(relations.iter().map(|relation| relation.sign())),
        FormulaKind::Predicate(predicate, _) => seen.push(predicate.word()),
        FormulaKind::If(..) => seen.push("if"),
        _ => {}
    }
    formula.terms().iter().for_each(|part| term(part, seen));
    formula.formulas().for_each(|part| self::formula(part, seen));
}

fn term(term: &Term, seen: &mut Vec<&'static str>) {
    match &term.kind {
        TermKind::Variable(_) | TermKind::Number(_) => {}
        TermKind::Sum(_) => seen.push("+"),
        TermKind::Xor(_) => seen.push("xor"),
        TermKind::Difference(..) => seen.push("-"),
        TermKind::Product(..) => seen.push("*"),
        TermKind::Apply(function, _) => seen.push(function.word()),
        TermKind::If(..) => seen.push("if"),
    }
    term.condition().into_iter().for_each(|condition| formula(condition, seen));
    term.terms().for_each(|part| self::term(part, seen));
}
