//! The scope check of a game block.
//!
//! Representation: as in the scope check of statements; the variables of a move are in scope in
//! that move.
//! Failure: one fault for each unknown, reserved or unbounded name, each position of another size,
//! each `moves of` that names no fitting game.

use super::formula::Scope;
use crate::logic::syntax::bounds::ranges;
use crate::logic::syntax::claims::Claims;
use crate::logic::syntax::formula::Name;
use crate::logic::syntax::game::{GameBlock, MoveRule};
use crate::logic::syntax::parse::game::RESERVED;
use crate::logic::syntax::print;
use crate::logic::syntax::substitute::{free, free_in_term};
use crate::source::{quote, suggest};

/// Reports the faults of the block; `games` are those before it.
pub(crate) fn block(scope: &mut Scope<'_>, claims: &Claims, games: &[&GameBlock], block: &GameBlock) {
    scope.begin(block.numeration, "game");
    not_reserved(scope, &block.variables, &RESERVED, "game");
    scope.bind(&block.variables);
    let help = "only the variables of the game can stand here";
    for formula in block.domain.iter().chain([&block.losing]) {
        known(scope, free(formula), help);
        scope.formula(formula);
    }
    if let Some(measure) = &block.measure {
        known(scope, free_in_term(measure), help);
        scope.term(measure);
    }
    if let Some(name) = &block.moves_of {
        other(scope, games, block, name);
    }
    for rule in &block.moves {
        scope.bound.truncate(block.variables.len());
        self::rule(scope, claims, block, rule);
    }
    scope.bound.clear();
}

/// Diagnostics for variables that are words of the blocks of this kind.
pub(crate) fn not_reserved(scope: &mut Scope<'_>, names: &[Name], words: &[&str], kind: &str) {
    for name in names.iter().filter(|name| words.contains(&name.text.as_str())) {
        let message = format!("{} is a word of {kind} blocks, so it cannot be a variable", quote(&name.text));
        scope.fault("reserved", &name.span, message, "choose another name");
    }
}

/// Diagnostics for names out of scope, which then count as known, so that each is reported once.
pub(crate) fn known(scope: &mut Scope<'_>, names: Vec<Name>, help: &str) {
    for name in names {
        if scope.bound.iter().any(|bound| bound.text == name.text) || scope.is_taken(&name.text) {
            continue;
        }
        let near = suggest(&name.text, scope.bound.iter().map(|bound| bound.text.as_str()));
        let help = near.map_or(help.to_owned(), |near| format!("did you mean `{near}`?"));
        scope.fault("free-variable", &name.span, format!("the variable {} is unknown", quote(&name.text)), help);
        scope.bound.push(name);
    }
}

fn rule(scope: &mut Scope<'_>, claims: &Claims, block: &GameBlock, rule: &MoveRule) {
    let variables: Vec<Name> =
        block.move_variables(rule).into_iter().filter(|name| !scope.is_taken(&name.text)).collect();
    not_reserved(scope, &variables, &RESERVED, "game");
    scope.bind(&variables);
    if let Err(open) = ranges(claims, block, rule) {
        for name in &open {
            if scope.is_taken(&name.text) {
                continue;
            }
            let message = format!("nothing bounds the variable {} of this move", quote(&name.text));
            let near = suggest(&name.text, block.variables.iter().map(|bound| bound.text.as_str()));
            let word = &name.text;
            let help = match near {
                Some(near) => format!("did you mean `{near}`? If not, bound it, as in `{word} < …`"),
                None => format!(
                    "`{word}` is not a variable of the game, so it belongs to the move: bound it, as in `{word} < …`"
                ),
            };
            scope.fault("unbounded", &name.span, message, help);
        }
    }
    let help = "a variable of a move must occur before `to`";
    rule.targets.iter().for_each(|term| known(scope, free_in_term(term), help));
    rule.when.iter().for_each(|formula| known(scope, free(formula), help));
    rule.conditions().for_each(|formula| scope.formula(formula));
    rule.targets.iter().for_each(|term| scope.term(term));
    if rule.targets.len() != block.variables.len() {
        let span = rule.targets[0].span.start..rule.targets[rule.targets.len() - 1].span.end;
        let (found, wanted) = (rule.targets.len(), block.variables.len());
        let message = format!("the number of entries is {found}, that of variables is {wanted}");
        let help = format!("give one for each of ({})", print::names(&block.variables));
        scope.fault("targets", &span, message, help);
    }
}

fn other(scope: &mut Scope<'_>, games: &[&GameBlock], block: &GameBlock, name: &Name) {
    let Some(other) = games.iter().find(|other| other.name.text == name.text) else {
        if scope.broken.contains(&name.text) {
            return;
        }
        let near = suggest(&name.text, games.iter().map(|other| other.name.text.as_str()));
        let help =
            near.map_or("name a game that is defined above".to_owned(), |near| format!("did you mean `{near}`?"));
        scope.fault("unknown-name", &name.span, format!("no game {} is defined before this", quote(&name.text)), help);
        return;
    };
    let (own, wanted) = (print::names(&block.variables), print::names(&other.variables));
    if own != wanted {
        let message = format!("{} has the variables ({wanted}), this game ({own})", quote(&name.text));
        scope.fault("moves-of", &name.span, message, "use the same names in the same order");
    }
    if block.numeration != other.numeration {
        let message = format!("{} is a game in {}", quote(&name.text), other.numeration.title());
        let help = format!("this one is in {}; write both alike", block.numeration.title());
        scope.fault("numeration", &name.span, message, help);
    }
}
