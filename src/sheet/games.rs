//! The games of an exercise: one, or several of one family; sums are a family, too.
//!
//! Representation: at least one ruleset, all of one family, no two alike.
//! Failure: each game that cannot be read, that the kind does not take, or that does not fit the others.
//! Source: the notation of `rules`.

use std::sync::Arc;

use crate::claim::{self, NotPlayable};
use crate::exercise::{Kind, Settings, games};
use crate::rules::{self, NIM, Rules, Sum, TextError};
use crate::source::Reader;
use crate::source::yaml::{Node, Value};

use super::library::Library;

/// A game, or a list of games of one family, that the kind takes.
pub fn read(reader: &mut Reader<'_>, node: &Node, kind: &Kind, library: &Library<'_>) -> Option<Vec<Rules>> {
    let nodes = match &node.value {
        Value::List(_) => reader.list(node),
        _ => std::slice::from_ref(node),
    };
    if nodes.is_empty() {
        let help = format!("write {}", known(&(kind.settings)()));
        return reader.refuse(&node.span, "bad-game", "this list names no game", help);
    }
    if let Some(torn) = nodes.iter().find(|item| is_torn(item, node)) {
        let message = "a comma between brackets begins another item of the list";
        let help = "put each game into quotes, like `[\"subtract(1,2)\", \"subtract(1,3,4)\"]`";
        return reader.refuse(&torn.span, "bad-game", message, help);
    }
    let mut games: Vec<Rules> = Vec::new();
    for node in nodes {
        games.extend(one(reader, node, kind, library, &games));
    }
    (games.len() == nodes.len()).then_some(games)
}

/// Whether YAML tore a game apart at a comma: an item without quotes whose parenthesis stays open.
fn is_torn(item: &Node, list: &Node) -> bool {
    let Value::Scalar { text, quoted: false } = &item.value else { return false };
    matches!(list.value, Value::List(_)) && text.contains('(') && !text.contains(')')
}

fn one(reader: &mut Reader<'_>, node: &Node, kind: &Kind, library: &Library<'_>, others: &[Rules]) -> Option<Rules> {
    let text = reader.string(node)?;
    let summands = match text.rsplit_once('#') {
        Some((file, name)) => vec![authored(reader, node, library, file, name)?],
        None => summands(reader, node)?,
    };
    let game = match &summands[..] {
        [game] if game.authored().is_some() => match (kind.settings)().authored {
            true => Ok(game.clone()),
            false => {
                let message = format!("the kind `{}` takes no game block, which says only who wins", kind.name);
                Err((message, "use `outcome` or `winning-moves`".to_owned()))
            }
        },
        [game] => fits_kind(game, kind).then(|| game.clone()).ok_or_else(|| {
            let message = format!("the kind `{}` does not take the game `{}`", kind.name, game.name());
            (message, format!("write {}", known(&(kind.settings)())))
        }),
        _ => sum(summands, kind),
    };
    let game = match game {
        Ok(game) => game,
        Err((message, help)) => return reader.refuse(&node.span, "game-not-for-kind", message, help),
    };
    let (title, family) = (game.title(), game.name());
    if let Some(first) = others.first().filter(|first| first.name() != family) {
        let message = format!("`{title}` does not fit beside `{}`: a list holds games of one family", first.title());
        return reader.refuse(&node.span, "games-do-not-fit", message, "make two exercises of it");
    }
    if others.iter().any(|known| known.title() == title) {
        let message = format!("the game `{title}` appears twice in the list");
        return reader.refuse(&node.span, "games-do-not-fit", message, "keep one of the two");
    }
    Some(game)
}

/// A game block of a file of claims, if it is proved.
fn authored(reader: &mut Reader<'_>, node: &Node, library: &Library<'_>, file: &str, name: &str) -> Option<Rules> {
    let refuse =
        |reader: &mut Reader<'_>, message: &str, help: &str| reader.refuse(&node.span, "bad-game", message, help);
    let text = match library.text(file) {
        Ok(text) => text,
        Err((message, help)) => return refuse(reader, &message, &help),
    };
    match claim::playable(&text, file, name) {
        Ok(game) => Some(game),
        Err(NotPlayable::Faults(faults)) => {
            let first = faults.list().first().map_or("", |fault| fault.message.as_str());
            let message = format!("`{file}` has faults of its own, like: {first}");
            refuse(reader, &message, "run `nimbook prove` on it")
        }
        Err(NotPlayable::Missing { message, help }) => refuse(reader, &message, &help),
        Err(NotPlayable::NotProved(verdict)) => {
            let message = format!("a sheet asks only about games whose losing positions are proved: {verdict}");
            refuse(reader, &message, "correct the block, then run `nimbook prove`")
        }
    }
}

fn fits_kind(game: &Rules, kind: &Kind) -> bool {
    (kind.settings)().games.contains(&game.name())
}

/// The games that are added, like `nim + 2 * kayles`; one where there is no `+` and no `*`.
fn summands(reader: &mut Reader<'_>, node: &Node) -> Option<Vec<Rules>> {
    let mut found = Vec::new();
    let mut before = 0;
    for term in reader.string(node)?.split('+') {
        let (count, game) = copies(term);
        let skipped = before + term.chars().count() - game.chars().count();
        match rules::parse_game(game) {
            Ok(game) => found.extend(vec![game; count]),
            Err(error) => {
                let place = reader.part(node, skipped + error.column, error.width);
                return reader.refuse(&place, "bad-game", &error.message, without_heaps(&error));
            }
        }
        before += term.chars().count() + 1;
    }
    Some(found)
}

/// How many copies of the game a term asks for, and the game.
fn copies(term: &str) -> (usize, &str) {
    let counted = term.split_once('*').and_then(|(count, game)| Some((count.trim().parse().ok()?, game)));
    counted.filter(|(count, _)| (1..=rules::MOST_PARTS).contains(count)).unwrap_or((1, term))
}

/// More games than these side by side fit no question.
const MOST_SUMMANDS: usize = 4;

/// Games of heaps that the kind takes, or Nim, side by side; else the message and the way out.
fn sum(summands: Vec<Rules>, kind: &Kind) -> Result<Rules, (String, String)> {
    if !(kind.settings)().sums {
        let help = "sums are for the kinds `outcome`, `winning-moves` and `grundy-value`";
        return Err((format!("the kind `{}` takes no sum of games", kind.name), help.to_owned()));
    }
    if summands.len() > MOST_SUMMANDS {
        let message = format!("{} games are too many for one question", summands.len());
        return Err((message, format!("add at most {MOST_SUMMANDS}")));
    }
    let adds = |game: &&Rules| games::is_of_heaps(game) && (game.name() == NIM || fits_kind(game, kind));
    if let Some(other) = summands.iter().find(|game| !adds(game)) {
        let message = format!("`{}` is not played with heaps, so sheets ask for no sum with it", other.title());
        return Err((message, "add games of heaps, like `nim + kayles` or `2 * subtract(2,5)`".to_owned()));
    }
    match summands.iter().all(|game| game.name() == NIM) {
        true => Err((
            "heaps of Nim are Nim already".to_owned(),
            format!("write `game: nim` and `heaps: {}`", summands.len()),
        )),
        false => Ok(Arc::new(Sum::new(summands))),
    }
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
