//! Blocks as a reader may change them: the text that is changed, and what has to come before it.
//!
//! Representation: [`Changeable`]; a statement is written anew from what was read, so that every reader sees one style.

use std::collections::{BTreeSet, HashMap};

use crate::document::book::{Changeable, Part};
use crate::logic::Item;
use crate::logic::print::{self, Signs};

use super::about::offers;
use super::markdown::Fence;

/// Blocks whose arguments are all that there is to change.
const BY_ARGUMENTS: &[&str] =
    &["board", "checked", "chomp-row", "picture", "play", "solve", "trace", "trios", "values"];

/// Remembers in a part what its block says, where a reader may change it.
pub fn remember(fence: &Fence, part: &mut Part) {
    if !BY_ARGUMENTS.contains(&fence.word.as_str()) {
        return;
    }
    let changeable = match part {
        Part::Statement(statement) => &mut statement.changeable,
        Part::Figure(figure) => &mut figure.changeable,
        Part::Solved(solved) => &mut solved.changeable,
        _ => return,
    };
    let (word, text) = (fence.word.clone(), fence.arguments.clone());
    let offers = offers(&word, &text);
    *changeable = Some(Changeable { before: format!("```{word} "), word, text, offers });
}

/// A statement or game without its word and name; none for a definition, which asserts nothing. `above` are the
/// blocks that define what it uses, `own` what its own block defines before it.
pub fn statement(item: &Item, above: &str, own: &str) -> Option<Changeable> {
    let changeable = |word: &str, before: String, text: String| {
        let before = format!("{above}```{word}\n{}{before}", own.trim_start());
        Some(Changeable { word: word.to_owned(), before, text: text.trim_end().to_owned(), offers: Vec::new() })
    };
    match item {
        Item::Define(_) => None,
        Item::State(it) => {
            let printed = print::statement(it, Signs::Ascii);
            let (head, body) = printed.split_once(':')?;
            // What a reader changes may be true or false.
            let head = head.split_once(' ').map_or(String::new(), |(_, name)| format!("claim {name}:\n"));
            let lines = body.trim_start().lines().filter(|line| !line.starts_with("  expect"));
            let lines: Vec<&str> = lines.map(|line| line.strip_prefix("  ").unwrap_or(line)).collect();
            changeable("claim", head, lines.join("\n"))
        }
        Item::Game(it) => changeable("game", String::new(), print::game(it, Signs::Ascii)),
        Item::Heaps(it) => changeable("game", String::new(), print::heaps(it, Signs::Ascii)),
    }
}

/// For each block the earlier ones that define what it uses, directly or through others, as fenced text. `blocks` are
/// their statements; `names` what each of them defines.
pub fn contexts(blocks: &[&str], names: &[Vec<String>]) -> Vec<String> {
    let mut defined: HashMap<&str, usize> = HashMap::new();
    let mut used: Vec<BTreeSet<usize>> = Vec::new();
    for (place, text) in blocks.iter().enumerate() {
        // A hyphen is part of a name, or a minus.
        let words = text.split(|sign: char| !(sign.is_alphanumeric() || sign == '_' || sign == '-'));
        let words = words.flat_map(|word| word.split('-').chain([word]));
        let direct: BTreeSet<usize> = words.filter_map(|word| defined.get(word).copied()).collect();
        let all = direct.iter().flat_map(|&one| used[one].iter().copied().chain([one])).collect();
        used.push(all);
        for name in &names[place] {
            defined.entry(name).or_insert(place);
        }
    }
    let fenced = |place: &usize| format!("```define\n{}\n```\n\n", blocks[*place].trim());
    used.iter().map(|used| used.iter().map(fenced).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_comes_with_all_that_it_uses_and_no_more() {
        let blocks =
            ["define one(a) := a = 1", "define two(a) := one(a-1)", "claim x: forall a: a = a", "claim y: two(2)"];
        let names = [vec!["one".to_owned()], vec!["two".to_owned()], vec![], vec![]];
        let contexts = contexts(&blocks, &names);
        assert_eq!((contexts[0].as_str(), contexts[2].as_str()), ("", ""));
        assert_eq!(contexts[1], "```define\ndefine one(a) := a = 1\n```\n\n");
        assert_eq!(contexts[3], contexts[1].clone() + "```define\ndefine two(a) := one(a-1)\n```\n\n");
    }
}
