//! The games of an exercise: one, or several of one family.
//!
//! Representation: at least one ruleset, all of one family, no two alike.
//! Failure: each game that cannot be read, that the kind does not take, or that does not fit the others.
//! Source: the notation of `rules`.

use crate::exercise::{About, Settings};
use crate::rules::{self, Rules, TextError};
use crate::source::Reader;
use crate::source::yaml::{Node, Value};

/// A game, or a list of games of one family, that the kind takes.
pub fn read(reader: &mut Reader<'_>, node: &Node, about: &About) -> Option<Vec<Rules>> {
    let nodes = match &node.value {
        Value::List(_) => reader.list(node),
        _ => std::slice::from_ref(node),
    };
    if nodes.is_empty() {
        let help = format!("write {}", known(&about.settings));
        return reader.refuse(&node.span, "bad-game", "there is no game in this list", help);
    }
    if let Some(torn) = nodes.iter().find(|item| is_torn(item, node)) {
        let message = "a comma between brackets begins another item of the list";
        let help = "put each game into quotes, like `[\"subtract(1,2)\", \"subtract(1,3,4)\"]`";
        return reader.refuse(&torn.span, "bad-game", message, help);
    }
    let mut games: Vec<Rules> = Vec::new();
    for node in nodes {
        games.extend(one(reader, node, about, &games));
    }
    (games.len() == nodes.len()).then_some(games)
}

/// Whether YAML tore a game apart at a comma: an item without quotes whose parenthesis stays open.
fn is_torn(item: &Node, list: &Node) -> bool {
    let Value::Scalar { text, quoted: false } = &item.value else { return false };
    matches!(list.value, Value::List(_)) && text.contains('(') && !text.contains(')')
}

fn one(reader: &mut Reader<'_>, node: &Node, about: &About, others: &[Rules]) -> Option<Rules> {
    let game = match rules::parse_game(reader.string(node)?) {
        Ok(game) => game,
        Err(error) => {
            let place = reader.part(node, error.column, error.width);
            return reader.refuse(&place, "bad-game", &error.message, without_heaps(&error));
        }
    };
    let (title, family) = (game.title(), game.name());
    if !about.settings.games.contains(&family) {
        let message = format!("the kind `{}` does not take the game `{family}`", about.name);
        let help = format!("write {}", known(&about.settings));
        return reader.refuse(&node.span, "game-not-for-kind", message, help);
    }
    if let Some(first) = others.first().filter(|first| first.name() != family) {
        let message = format!("`{title}` does not fit beside `{}`: a list holds games of one family", first.title());
        return reader.refuse(&node.span, "games-do-not-fit", message, "make two exercises of it");
    }
    if others.iter().any(|known| known.title() == title) {
        let message = format!("the game `{title}` is in the list twice");
        return reader.refuse(&node.span, "games-do-not-fit", message, "keep one of the two");
    }
    Some(game)
}

/// The games that a kind takes, as one may write them; the names alone where they are many.
fn known(settings: &Settings) -> String {
    let families: Vec<_> = rules::ALL.iter().filter(|family| settings.games.contains(&family.name)).collect();
    match families.len() {
        ..=MANY => {
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
