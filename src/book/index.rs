//! The block `index`: words of the glossary, names of those who are cited, and words that its author adds, each with
//! the section that explains it and those that speak of it most.
//!
//! Representation: what explains a word is the first section in which it is emphasised, or else the first that says it.
//! A word within a longer entry is not counted: a Grundy value does not speak of Grundy. Nor are answers of questions,
//! exercises, code and formulas.
//! Failure: a word of the author that no section says.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use crate::document::book::{Chapter, Entry, Insert, Part, Place, Prose, Term, Work};
use crate::source::{Diagnostic, Span};

use super::diagnostics::BookDiagnostics;
use super::folder::Folder;
use super::markdown::Piece;
use super::outline;
use super::translation::ORIGINAL;

/// As many sections of an entry are named.
const MOST: usize = 5;

/// Of a word that more sections say, only the one that explains it is named.
const EVERYWHERE: usize = 24;

/// How the name of a body begins that is not a person.
const ARTICLES: [&str; 2] = ["A ", "The "];

/// A section, or the beginning of a chapter: its number, where it is, and what it says.
struct Section {
    number: String,
    place: Place,
    words: Vec<Word>,
}

/// A word of a text as it is compared, and what is around it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Word {
    says: String,
    /// Whether nothing but space parts it from the word before.
    joined: bool,
    /// Whether an emphasis begins before it.
    opens: bool,
    /// Whether an emphasis ends after it.
    closes: bool,
}

/// Fills the indices of a book, and says in its glossaries where their words are explained.
pub fn fill(
    folder: &Folder,
    outline: &[outline::Chapter],
    chapters: &mut [Chapter],
    (terms, works, language): (&[Term], &[Work], &str),
    diagnostics: &mut BookDiagnostics,
) {
    let wanted = |part: &Part| matches!(part, Part::Index(_) | Part::Glossary(_));
    if !chapters.iter().any(|chapter| chapter.parts.iter().any(wanted)) {
        return;
    }
    let added = added(folder, outline);
    let mut names: Vec<(String, String)> = works.iter().flat_map(people).collect();
    let words = terms.iter().filter_map(|term| word(term, language)).map(str::to_owned);
    // Of a person, `Pósa, Lajos`, the last name is looked for.
    let named = |entry: String| (entry.clone(), entry.split(", ").next().unwrap_or_default().to_owned());
    names.extend(words.chain(added.iter().map(|(.., entry)| entry.clone())).map(named));
    let entries = entries(&sections(chapters), &names);
    let find = |name: &str| entries.iter().find(|entry| entry.name == name);
    for (file, span, entry) in added.iter().filter(|(.., entry)| find(entry).is_none()) {
        let help = "write it as the chapters write it, a person as `Pósa, Lajos`, or remove it";
        let fault = Diagnostic::new("not-in-book", span.clone(), format!("no section says `{entry}`"), help);
        diagnostics.add(*file, fault);
    }
    for part in chapters.iter_mut().flat_map(|chapter| &mut chapter.parts) {
        match part {
            Part::Index(index) => index.clone_from(&entries),
            Part::Glossary(terms) => {
                for term in terms {
                    let entry = word(term, language).and_then(find);
                    term.place = entry.and_then(|entry| entry.places.first().cloned());
                }
            }
            _ => {}
        }
    }
}

/// The word of a term in a language, or the English one.
fn word<'t>(term: &'t Term, language: &str) -> Option<&'t str> {
    let said = |code: &str| term.words.iter().find(|(known, _)| known == code).map(|(_, word)| word.as_str());
    said(language).or_else(|| said(ORIGINAL))
}

/// The entries that the author adds, parted by semicolons: the file, the place, and the entry.
fn added(folder: &Folder, outline: &[outline::Chapter]) -> Vec<(usize, Span, String)> {
    let mut added = Vec::new();
    for chapter in outline {
        let file = chapter.name.file;
        for numbered in &chapter.pieces {
            let Piece::Fence(fence) = &numbered.piece else { continue };
            let mut end = fence.body.start;
            for entry in folder.text(file).content[fence.body.clone()].split_inclusive(';') {
                let start = end + entry.len() - entry.trim_start().len();
                end += entry.len();
                let entry = entry.trim_end_matches(';').trim();
                if fence.word == "index" && !entry.is_empty() {
                    let words: Vec<&str> = entry.split_whitespace().collect();
                    added.push((file, start..start + entry.len(), words.join(" ")));
                }
            }
        }
    }
    added
}

/// The authors of a work: `Bouton, Charles L.`, and `Bouton`.
fn people(work: &Work) -> Vec<(String, String)> {
    // What begins with an article is nobody's name.
    let people = Some(&work.author).filter(|author| !ARTICLES.iter().any(|article| author.starts_with(article)));
    let names = people.into_iter().flat_map(|people| people.split(" and ")).flat_map(|some| some.split(", "));
    let parted = names.filter_map(|name| name.trim().rsplit_once(' '));
    parted.map(|(first, last)| (format!("{last}, {first}"), last.to_owned())).collect()
}

fn sections(chapters: &[Chapter]) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let section = |number: String, chapter, anchor: &str| Section {
        number,
        place: Place { chapter, anchor: anchor.to_owned() },
        words: Vec::new(),
    };
    for (index, chapter) in chapters.iter().enumerate() {
        sections.push(section(chapter.shown.clone(), index, ""));
        for part in &chapter.parts {
            if let Part::Heading { level: 2, number, label, .. } = part {
                sections.push(section(number.clone(), index, label));
            }
            let Some(last) = sections.last_mut() else { continue };
            let prose = match part {
                Part::Question(question) => vec![&question.asks],
                part => part.prose(),
            };
            prose.into_iter().for_each(|prose| words(&said(prose), &mut last.words));
            // What a statement is known by is what it explains.
            if let Part::Statement(statement) = part {
                words(&format!("*{}*", said(&statement.name)), &mut last.words);
            }
        }
    }
    sections
}

/// What prose says by itself: without computed values, references and targets of links.
fn said(prose: &Prose) -> String {
    let (mut said, mut done) = (String::new(), 0);
    for put in &prose.puts {
        said += &prose.markdown[done..put.at.start];
        if let Insert::Worded(_, words) = &put.what {
            said += &prose.markdown[words.clone()];
        }
        done = put.at.end;
    }
    said + &prose.markdown[done..]
}

/// Appends the words of Markdown; code and formulas have none.
fn words(markdown: &str, into: &mut Vec<Word>) {
    let is_word = |sign: char| sign.is_alphanumeric() || "-'’".contains(sign);
    let mut rest = markdown;
    let (mut joined, mut opens) = (false, false);
    while let Some(sign) = rest.chars().next() {
        if let '`' | '$' = sign {
            let inside = &rest[sign.len_utf8()..];
            rest = inside.split_once(sign).map_or("", |(_, rest)| rest);
            (joined, opens) = (false, false);
            continue;
        }
        if !is_word(sign) {
            joined = joined && (sign == '*' || sign.is_whitespace());
            opens = sign == '*';
            rest = &rest[sign.len_utf8()..];
            continue;
        }
        let end = rest.find(|sign| !is_word(sign)).unwrap_or(rest.len());
        let behind = rest[end..].trim_start_matches(['.', ',', ':', '?', '!']);
        into.push(Word { says: compared(&rest[..end]), joined, opens, closes: behind.starts_with('*') });
        joined = true;
        // An article does not end the beginning of an emphasis.
        opens = opens && matches!(&rest[..end], "a" | "an" | "the" | "A" | "An" | "The");
        rest = &rest[end..];
        if opens {
            rest = rest.trim_start_matches(' ');
        }
    }
}

/// A word in small letters, without a genitive.
fn compared(word: &str) -> String {
    let word = word.to_lowercase().replace('’', "'");
    word.trim_end_matches("'s").trim_matches(['-', '\'']).to_owned()
}

/// The entries for names, each of which is shown in one way and looked for in another; names that no section says
/// have none.
fn entries(sections: &[Section], names: &[(String, String)]) -> Vec<Entry> {
    let mut looked_for: HashMap<String, Vec<(Vec<String>, usize)>> = HashMap::new();
    for (index, (_, name)) in names.iter().enumerate() {
        let parts: Vec<String> = name.split(' ').map(compared).collect();
        looked_for.entry(parts[0].clone()).or_default().push((parts, index));
    }
    // The longest name comes first.
    looked_for.values_mut().for_each(|names| names.sort_by_key(|(parts, _)| Reverse(parts.len())));
    let mut counts = vec![vec![(0_usize, false); sections.len()]; names.len()];
    for (place, section) in sections.iter().enumerate() {
        let mut rest = &section.words[..];
        while let Some(first) = rest.first() {
            let singular = first.says.strip_suffix('s').unwrap_or(&first.says);
            let candidates = [&first.says[..], singular].map(|word| looked_for.get(word));
            let mut found = candidates.into_iter().flatten().flatten().filter(|(parts, _)| begins(rest, parts));
            let Some((parts, _)) = found.next() else {
                rest = &rest[1..];
                continue;
            };
            let (here, behind) = rest.split_at(parts.len());
            rest = behind;
            let emphasised = here[0].opens && here[parts.len() - 1].closes;
            // Two names may be looked for by one word.
            for (.., index) in looked_for[&parts[0]].iter().filter(|(other, _)| other == parts) {
                counts[*index][place].0 += 1;
                counts[*index][place].1 |= emphasised;
            }
        }
    }
    let mut sorted: BTreeMap<(String, &str), Entry> = BTreeMap::new();
    for ((shown, _), counts) in names.iter().zip(&counts) {
        let says = |place: &usize| counts[*place].0 > 0;
        let explains = |place: &usize| counts[*place].1;
        let Some(first) = (0..sections.len()).find(explains).or_else(|| (0..sections.len()).find(says)) else {
            continue;
        };
        let mut others: Vec<usize> = (0..sections.len()).filter(says).collect();
        if others.len() > EVERYWHERE {
            others.clear();
        }
        others.retain(|&place| place != first);
        others.sort_by_key(|&place| Reverse(counts[place].0));
        others.truncate(MOST - 1);
        others.sort_unstable();
        let places = [first].into_iter().chain(others);
        let places = places.map(|place| (sections[place].number.clone(), sections[place].place.clone())).collect();
        sorted.insert((sorted_by(shown), shown), Entry { name: shown.clone(), places });
    }
    sorted.into_values().collect()
}

/// Whether a text begins with these words, the last of which may have an `s` after it.
fn begins(text: &[Word], parts: &[String]) -> bool {
    let (last, before) = parts.split_last().expect("a name has a word");
    text.len() >= parts.len()
        && text[1..parts.len()].iter().all(|word| word.joined)
        && before.iter().zip(text).all(|(part, word)| *part == word.says)
        && [last, &format!("{last}s")].contains(&&text[before.len()].says)
}

/// The text by which a name is sorted: small letters without accents.
fn sorted_by(name: &str) -> String {
    const BARE: [(&str, char); 5] = [("áàâä", 'a'), ("éèê", 'e'), ("íî", 'i'), ("óöőô", 'o'), ("úüű", 'u')];
    let bare = |sign| BARE.iter().find(|(signs, _)| signs.contains(sign)).map_or(sign, |(_, bare)| *bare);
    name.to_lowercase().chars().map(bare).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn section(number: &str, text: &str) -> Section {
        let mut said = Vec::new();
        words(text, &mut said);
        Section { number: number.to_owned(), place: Place { chapter: 0, anchor: format!("s{number}") }, words: said }
    }

    fn lines(sections: &[Section], names: &[&str]) -> Vec<String> {
        let names: Vec<(String, String)> = names.iter().map(|name| ((*name).to_owned(), (*name).to_owned())).collect();
        let places =
            |entry: &Entry| entry.places.iter().map(|(number, _)| number.as_str()).collect::<Vec<_>>().join(" ");
        entries(sections, &names).iter().map(|entry| format!("{} {}", entry.name, places(entry))).collect()
    }

    #[test]
    fn the_section_that_explains_a_word_comes_first() {
        let sections = [
            section("1.1", "One heap. `heap` $heap$"),
            section("1.2", "heap heap, heaps; nim-heap"),
            section("1.3", "A number of tokens is *a heap*, and all heaps."),
            section("1.4", "a heap"),
        ];
        assert_eq!(lines(&sections, &["heap", "mex"]), ["heap 1.3 1.1 1.2 1.4"]);
        assert_eq!(lines(&sections[..2], &["heap"]), ["heap 1.1 1.2"]);
        assert_eq!(lines(&[section("2.1", "The **heaps.** are")], &["heap"]), ["heap 2.1"]);
    }

    #[test]
    fn a_longer_name_takes_its_words_with_it() {
        let sections =
            [section("1.1", "Grundy values, a Grundy value"), section("1.2", "Grundy's game is by Grundy. Values are")];
        let expected = ["Grundy 1.2", "Grundy value 1.1", "Grundy's game 1.2"];
        assert_eq!(lines(&sections, &["Grundy", "Grundy value", "Grundy's game"]), expected);
    }

    #[test]
    fn at_most_five_sections_are_named_and_one_of_a_word_that_is_everywhere() {
        let sections: Vec<Section> = (1..26).map(|number| section(&number.to_string(), "a *mex*")).collect();
        assert_eq!(lines(&sections[..8], &["mex"]), ["mex 1 2 3 4 5"]);
        assert_eq!(lines(&sections, &["mex"]), ["mex 1"]);
    }

    #[test]
    fn authors_are_found_by_their_last_names() {
        let work = |author: &str| Work {
            key: String::new(),
            author: author.to_owned(),
            title: String::new(),
            year: String::new(),
            within: String::new(),
            url: None,
        };
        let names = people(&work("Charles L. Bouton and Gyula Báron"));
        assert_eq!(names[0], ("Bouton, Charles L.".to_owned(), "Bouton".to_owned()));
        assert_eq!(names[1], ("Báron, Gyula".to_owned(), "Báron".to_owned()));
        assert_eq!(people(&work("A post in a blog")), []);
    }
}
