//! The games of an exercise: one, or several of one family.
//!
//! Representation: at least one ruleset, all of one family, no two alike.
//! Failure: each game that cannot be read, that the kind does not take, or that does not fit the others.
//! Source: the notation of `rules`.

use crate::exercise::Kind;
use crate::rules::{self, Rules, TextError};
use crate::source::yaml::{Node, Value};
use crate::source::{Diagnostic, Reader};

/// A game, or a list of games of one family, that the kind takes.
pub fn read(reader: &mut Reader<'_>, node: &Node, kind: &dyn Kind) -> Option<Vec<Rules>> {
    let nodes = match &node.value {
        Value::List(_) => reader.list(node),
        _ => std::slice::from_ref(node),
    };
    if nodes.is_empty() {
        let help = format!("write {}", known(kind));
        reader.fault(Diagnostic::new("bad-game", node.span.clone(), "there is no game in this list", help));
        return None;
    }
    if let Some(torn) = nodes.iter().find(|item| is_torn(item, node)) {
        let message = "a comma between brackets begins another item of the list";
        let help = "put each game into quotes, like `[\"subtract(1,2)\", \"subtract(1,3,4)\"]`";
        reader.fault(Diagnostic::new("bad-game", torn.span.clone(), message, help));
        return None;
    }
    let mut games: Vec<Rules> = Vec::new();
    let mut clean = true;
    for node in nodes {
        match one(reader, node, kind, &games) {
            Some(game) => games.push(game),
            None => clean = false,
        }
    }
    clean.then_some(games)
}

/// Whether YAML tore a game apart at a comma: an item without quotes whose parenthesis stays open.
fn is_torn(item: &Node, list: &Node) -> bool {
    let Value::Scalar { text, quoted: false } = &item.value else { return false };
    matches!(list.value, Value::List(_)) && text.contains('(') && !text.contains(')')
}

fn one(reader: &mut Reader<'_>, node: &Node, kind: &dyn Kind, others: &[Rules]) -> Option<Rules> {
    let text = reader.string(node)?;
    let game = match rules::parse_game(text) {
        Ok(game) => game,
        Err(error) => {
            let help = without_heaps(&error);
            reader.fault(Diagnostic::new(
                "bad-game",
                reader.part(node, error.column, error.width),
                error.message,
                help,
            ));
            return None;
        }
    };
    let mut refuse = |code, message: String, help: String| {
        reader.fault(Diagnostic::new(code, node.span.clone(), message, help));
        None
    };
    if !kind.settings().games.contains(&game.name()) {
        let message = format!("the kind `{}` does not take the game `{}`", kind.name(), game.name());
        return refuse("game-not-for-kind", message, format!("write {}", known(kind)));
    }
    let first = others.first().filter(|first| first.name() != game.name());
    if let Some(first) = first {
        let message =
            format!("`{}` does not fit beside `{}`: a list holds games of one family", game.title(), first.title());
        return refuse("games-do-not-fit", message, "make two exercises of it".to_owned());
    }
    if others.iter().any(|known| known.title() == game.title()) {
        let message = format!("the game `{}` stands in the list twice", game.title());
        return refuse("games-do-not-fit", message, "keep one of the two".to_owned());
    }
    Some(game)
}

/// The games that a kind takes, as one may write them; the names alone where they are many.
fn known(kind: &dyn Kind) -> String {
    let settings = kind.settings();
    let families: Vec<_> = rules::ALL.iter().filter(|family| settings.games.contains(&family.name)).collect();
    match families.len() {
        0..=MANY => {
            families.iter().map(|family| format!("`game: {}`", example(family))).collect::<Vec<_>>().join(" or ")
        }
        _ => format!("one of {}", families.iter().map(|family| family.game()).collect::<Vec<_>>().join(", ")),
    }
}

/// More games than these are listed by their names alone.
const MANY: usize = 3;

/// A game of a family without heaps: `subtract(1,2,3)`.
fn example(family: &rules::Family) -> String {
    match family.parameters {
        "" => family.name.to_owned(),
        parameters => format!("{}({parameters})", family.name),
    }
}

/// The help of an error, whose examples are positions, for a place where no heaps belong.
fn without_heaps(error: &TextError) -> String {
    let plain = |help: String, family: &rules::Family| help.replace(family.example, &example(family));
    rules::ALL.iter().fold(error.help.clone(), plain)
}
