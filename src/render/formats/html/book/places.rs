//! What links of a book lead to, in a title and a sentence: a script that gives `window.nimbookPlaces`, read when a
//! reader first points at a link.
//!
//! Representation: an object of pages, each an object of anchors, each a title and a sentence, as text.
//! Failure: [`RenderError`].

use serde_json::{Map, Value, json};

use super::links::{Links, Page};
use super::prose;
use crate::document::book::{Book, Insert, Part, Prose, within};
use crate::document::{Phrase, Words};
use crate::render::RenderError;
use crate::render::markup::plain;

/// The longest sentence that is shown, in characters.
const LONGEST: usize = 180;

pub fn script(book: &Book, words: &Words) -> Result<String, RenderError> {
    let mut pages = Map::new();
    for (index, chapter) in book.chapters.iter().enumerate() {
        let links = Links { book, page: Page::Chapter(index) };
        let text =
            |prose: &Prose| Ok::<_, RenderError>(squeezed(&plain(&prose::line(&untagged(prose), &links, words)?)));
        let mut places: Vec<(String, String, String)> = vec![(String::new(), text(&chapter.title)?, String::new())];
        for part in &chapter.parts {
            let titled = |name: Phrase, more: &Prose| {
                Ok::<_, RenderError>(format!("{} {}", words.text(&name)?, text(more)?).trim_end().to_owned())
            };
            places.push(match part {
                Part::Lede(says) | Part::Prose(says) => {
                    // The first words below a title are what it is about.
                    let waiting = places.last_mut().filter(|(.., says)| says.is_empty());
                    if let Some((.., sentence)) = waiting {
                        *sentence = first(&text(says)?);
                    }
                    continue;
                }
                Part::Heading { number, label, text: title, .. } => {
                    (label.clone(), format!("{number} {}", text(title)?).trim_start().to_owned(), String::new())
                }
                Part::Statement(it) => {
                    (it.label.clone(), titled(it.heading.clone(), &it.name)?, first(&text(&it.says)?))
                }
                Part::Figure(it) => {
                    (it.label.clone(), titled(it.name(), &Prose::default())?, first(&text(&it.caption)?))
                }
                Part::Solved(it) => (it.label.clone(), it.position.clone(), first(&text(&it.caption)?)),
                Part::Question(it) => {
                    (it.label.clone(), titled(it.heading()[0].clone(), &Prose::default())?, first(&text(&it.asks)?))
                }
                Part::Exercises { exercises, .. } => {
                    let name = words.text(&Phrase::new("book-exercise"))?;
                    places.extend(exercises.iter().map(|one| {
                        let anchor = format!("exercise-{}-{}", chapter.number, one.number);
                        (anchor, format!("{name} {}", within(&chapter.shown, one.number)), String::new())
                    }));
                    continue;
                }
                Part::Bibliography(works) => {
                    places.extend(works.iter().map(|work| {
                        (format!("work-{}", work.key), work.author.clone(), format!("{} {}", work.title, work.year))
                    }));
                    continue;
                }
                _ => continue,
            });
        }
        let rows: Map<String, Value> =
            places.into_iter().map(|(anchor, title, says)| (anchor, json!([title, says]))).collect();
        pages.insert(format!("{}.html", chapter.stem), rows.into());
    }
    Ok(format!("window.nimbookPlaces={};\n", Value::from(pages)))
}

/// Prose without the marks of sources, which say nothing there.
fn untagged(prose: &Prose) -> Prose {
    let mut prose = prose.clone();
    for put in prose.puts.iter_mut().filter(|put| matches!(put.what, Insert::Source(..))) {
        put.what = Insert::Nothing;
    }
    prose
}

/// A text without the room between its words that only markup needs.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The first sentence, or as much of it as is read at a glance.
fn first(text: &str) -> String {
    let end = [". ", "? ", "! "].iter().filter_map(|end| text.find(end)).min().map_or(text.len(), |end| end + 1);
    let sentence = &text[..end];
    match sentence.char_indices().nth(LONGEST) {
        None => sentence.to_owned(),
        Some((long, _)) => {
            let end = sentence[..long].rfind(' ').unwrap_or(long);
            format!("{}…", &sentence[..end])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_short() {
        assert_eq!(first("One heap. Two heaps."), "One heap.");
        assert_eq!(first("Is it lost? No."), "Is it lost?");
        let long = first(&"word ".repeat(99));
        assert!(long.chars().count() <= LONGEST + 1 && long.ends_with("word…"), "{long}");
    }
}
