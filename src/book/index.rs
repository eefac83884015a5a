//! The block `index`: words of the glossary, names of those who are cited, and games, each with the sections that speak
//! of it most.
//!
//! Representation: Markdown, a line for each entry, whose links are put in; nothing of it is written by hand. Sections are
//! counted by what their prose says, games by the blocks that show them.
//! It cannot fail: what no section speaks of has no entry.

use std::collections::BTreeMap;

use crate::document::book::{Chapter, Insert, Part, Place, Prose, Put, Term, Work};

use super::answers::parsed;
use super::translation::ORIGINAL;

/// As many sections of an entry are named: those that speak of it most, in the order of the book.
const MOST: usize = 5;

/// How the name of a body begins that is no person.
const ARTICLES: [&str; 2] = ["A ", "The "];

/// A section, or the beginning of a chapter: its number, where it is, what it says, and the games that it shows.
struct Section {
    number: String,
    place: Place,
    text: String,
    games: Vec<String>,
}

/// Fills the indices of a book.
pub fn fill(chapters: &mut [Chapter], terms: &[Term], works: &[Work], language: &str) {
    let wanted = |part: &Part| matches!(part, Part::Index(_));
    if !chapters.iter().any(|chapter| chapter.parts.iter().any(wanted)) {
        return;
    }
    let index = index(&sections(chapters), terms, works, language);
    for part in chapters.iter_mut().flat_map(|chapter| &mut chapter.parts) {
        if let Part::Index(prose) = part {
            *prose = index.clone();
        }
    }
}

fn sections(chapters: &[Chapter]) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let section = |number: String, chapter, anchor: &str| Section {
        number,
        place: Place { chapter, anchor: anchor.to_owned() },
        text: String::new(),
        games: Vec::new(),
    };
    for (index, chapter) in chapters.iter().enumerate() {
        sections.push(section(chapter.shown.clone(), index, ""));
        for part in &chapter.parts {
            if let Part::Heading { level: 2, number, label, .. } = part {
                sections.push(section(number.clone(), index, label));
            }
            let Some(last) = sections.last_mut() else { continue };
            for prose in part.prose() {
                last.text += &prose.markdown;
                last.text.push('\n');
            }
            last.games.extend(games(part));
        }
    }
    sections
}

/// The games that a part shows.
fn games(part: &Part) -> Vec<String> {
    let changeable = match part {
        Part::Figure(figure) => &figure.changeable,
        Part::Solved(solved) => &solved.changeable,
        _ => &None,
    };
    let Some(changeable) = changeable else { return Vec::new() };
    let position = super::about(&changeable.word, &changeable.text).map(|about| about.position);
    let values = changeable.text.strip_prefix("values ").filter(|_| changeable.word == "picture");
    let text = match (position, values, changeable.word.as_str()) {
        (Some(position), ..) => position,
        (_, Some(values), _) => values.to_owned(),
        (_, _, "values") => changeable.text.clone(),
        _ => return Vec::new(),
    };
    let names =
        |parsed: crate::rules::Parsed| parsed.game.components.iter().map(|rules| rules.name().to_owned()).collect();
    parsed(&text).map(names).unwrap_or_default()
}

fn index(sections: &[Section], terms: &[Term], works: &[Work], language: &str) -> Prose {
    let mut entries: BTreeMap<(String, String), Vec<usize>> = BTreeMap::new();
    let mut enter = |name: &str, counts: Vec<usize>| {
        let counted = entries.entry((sorted_by(name), name.to_owned())).or_insert_with(|| vec![0; counts.len()]);
        counted.iter_mut().zip(counts).for_each(|(known, more)| *known += more);
    };
    let said =
        |term: &Term, code: &str| term.words.iter().find(|(known, _)| known == code).map(|(_, word)| word.clone());
    let words = terms.iter().filter_map(|term| said(term, language).or_else(|| said(term, ORIGINAL)));
    let words: Vec<String> = words.collect();
    for word in &words {
        enter(word, sections.iter().map(|section| count(&section.text.to_lowercase(), &word.to_lowercase())).collect());
    }
    for work in works {
        // What begins with an article is nobody's name.
        let people = Some(&work.author).filter(|author| !ARTICLES.iter().any(|article| author.starts_with(article)));
        let names = people.into_iter().flat_map(|people| people.split(" and ")).flat_map(|some| some.split(", "));
        for name in names.filter_map(|name| name.split_whitespace().last()) {
            enter(name, sections.iter().map(|section| usize::from(section.text.contains(name))).collect());
        }
    }
    let mut games: Vec<&String> = sections.iter().flat_map(|section| &section.games).collect();
    games.sort_unstable();
    games.dedup();
    for game in games {
        let shown = |section: &Section| section.games.iter().filter(|other| *other == game).count();
        // A game that is a word of the glossary has one entry.
        let known = words.iter().find(|word| word.to_lowercase() == *game);
        enter(known.unwrap_or(game), sections.iter().map(shown).collect());
    }
    let mut out = Prose::default();
    for ((_, name), counts) in entries {
        let mut best: Vec<usize> = (0..sections.len()).filter(|&place| counts[place] > 0).collect();
        best.sort_by_key(|&place| std::cmp::Reverse(counts[place]));
        best.truncate(MOST);
        best.sort_unstable();
        if best.is_empty() {
            continue;
        }
        out.markdown += &format!("- {name}");
        for (nth, place) in best.into_iter().enumerate() {
            out.markdown += if nth == 0 { " " } else { ", " };
            let start = out.markdown.len();
            out.markdown += &format!("[{}]", sections[place].number);
            let at = start..out.markdown.len();
            let words = start + 1..at.end - 1;
            out.puts.push(Put { at, what: Insert::Worded(sections[place].place.clone(), words) });
        }
        out.markdown.push('\n');
    }
    out
}

/// The text by which a name is sorted: small letters without accents.
fn sorted_by(name: &str) -> String {
    const BARE: [(&str, char); 5] = [("áàâä", 'a'), ("éèê", 'e'), ("íî", 'i'), ("óöőô", 'o'), ("úüű", 'u')];
    let bare = |sign| BARE.iter().find(|(signs, _)| signs.contains(sign)).map_or(sign, |(_, bare)| *bare);
    name.to_lowercase().chars().map(bare).collect()
}

/// How often a text has a word by itself, or with an `s` behind it.
fn count(text: &str, word: &str) -> usize {
    let within = |sign: Option<char>| sign.is_some_and(|sign| sign.is_alphanumeric() || sign == '-');
    let alone = |&(at, _): &(usize, &str)| {
        let rest = &text[at + word.len()..];
        let rest = rest.strip_prefix('s').unwrap_or(rest);
        !within(text[..at].chars().next_back()) && !within(rest.chars().next())
    };
    text.match_indices(word).filter(alone).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_counted_by_itself() {
        assert_eq!(count("a heap, two heaps, heaped; nim-heap", "heap"), 2);
        assert_eq!(count("mex mex", "mex"), 2);
    }

    #[test]
    fn entries_lead_to_the_sections_that_speak_of_them_most() {
        let section = |number: &str, text: &str, games: &[&str]| Section {
            number: number.to_owned(),
            place: Place { chapter: 0, anchor: format!("s{number}") },
            text: text.to_owned(),
            games: games.iter().map(|&game| game.to_owned()).collect(),
        };
        let mut all = vec![section("1.1", "Báron, Bouton: one heap.", &["nim"]), section("1.2", "heap heap mex", &[])];
        all.extend((3..9).map(|number| section(&format!("1.{number}"), "a heap and a heap", &["queen"])));
        let term = |word: &str| Term { words: vec![("en".to_owned(), word.to_owned())], says: String::new() };
        let work = Work {
            key: String::new(),
            author: "Charles L. Bouton and Gyula Báron".to_owned(),
            title: String::new(),
            year: "1902".to_owned(),
            within: String::new(),
            url: None,
        };
        let index = index(&all, &[term("heap"), term("mex"), term("option"), term("Queen")], &[work], "en");
        let lines: Vec<&str> = index.markdown.lines().collect();
        assert_eq!(
            lines,
            [
                "- Báron [1.1]",
                "- Bouton [1.1]",
                "- heap [1.2], [1.3], [1.4], [1.5], [1.6]",
                "- mex [1.2]",
                "- nim [1.1]",
                "- Queen [1.3], [1.4], [1.5], [1.6], [1.7]"
            ]
        );
        for Put { at, what } in &index.puts {
            let Insert::Worded(place, words) = what else { panic!("{what:?}") };
            assert_eq!(place.anchor, format!("s{}", &index.markdown[words.clone()]));
            assert_eq!(index.markdown[at.clone()], format!("[{}]", &index.markdown[words.clone()]));
        }
    }
}
