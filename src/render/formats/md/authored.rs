//! An author's Markdown written anew: the same text, with headings below those of the page and nothing that
//! could reach beyond its own place.
//!
//! Representation: pulldown-cmark's events, each written as CommonMark; every list, fence and quotation that
//! the author left open is closed, and references are written out. Raw HTML becomes text.
//! Failure: [`RenderError::Authored`] at the first formula that cannot be read.
//! Source: CommonMark 0.31.

use pulldown_cmark::{CowStr, Event, LinkType, Parser, Tag, TagEnd};

use super::escape::{escape, opens_tag, push_start, push_within};
use crate::document::authored;
use crate::render::RenderError;

/// The Markdown, safe between other blocks; from right to left its formulas are isolated.
pub fn rewritten(markdown: &str, right_to_left: bool) -> Result<String, RenderError> {
    let mut writer = Writer { isolates: right_to_left, ..Writer::default() };
    for (event, range) in Parser::new_ext(markdown, authored::options()).into_offset_iter() {
        // Stars stay stars and underscores underscores, for the two nest only with each other.
        writer.star = if markdown[range.start..].starts_with('_') { "_" } else { "*" };
        writer.event(event, range.start)?;
    }
    Ok(writer.out.trim_matches('\n').to_owned())
}

#[derive(Default)]
struct Writer {
    out: String,
    /// What begins each line here: the marks of quotations, the indents of lists.
    margin: Vec<&'static str>,
    /// The next number of each open list; none for bullets.
    lists: Vec<Option<u64>>,
    /// The targets of open links; none for those that are dropped.
    links: Vec<Option<String>>,
    /// A fenced block, while one is open: its text so far.
    code: Option<String>,
    in_heading: bool,
    /// Whether formulas stand between the characters that keep their order.
    isolates: bool,
    /// The sign that the author set for emphasis here.
    star: &'static str,
    /// The columns of the table that is open; 0 when none is.
    table_columns: usize,
}

impl Writer {
    fn event(&mut self, event: Event<'_>, at: usize) -> Result<(), RenderError> {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => match &mut self.code {
                Some(code) => code.push_str(&text),
                None => self.text(&text),
            },
            Event::Code(code) => self.code_span(&code),
            Event::InlineMath(formula) => self.formula("$", &formula, at)?,
            Event::DisplayMath(formula) => self.formula("$$", &formula, at)?,
            Event::SoftBreak => self.line_break(""),
            Event::HardBreak => self.line_break("\\"),
            Event::Rule => {
                self.open_block();
                self.out.push_str("---");
            }
            // Off in the options of authored Markdown.
            Event::FootnoteReference(_) | Event::TaskListMarker(_) => {}
        }
        Ok(())
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Paragraph | Tag::HtmlBlock => self.open_block(),
            Tag::Heading { level, .. } => {
                self.open_block();
                self.in_heading = true;
                self.out.push_str(&"#".repeat((level as usize + 2).min(6)));
                self.out.push(' ');
            }
            Tag::BlockQuote(_) => {
                self.open_block();
                self.out.push_str("> ");
                self.margin.push("> ");
            }
            // The language of a fence is a hint that nothing here needs.
            Tag::CodeBlock(_) => self.code = Some(String::new()),
            Tag::List(first) => {
                self.open_block();
                self.lists.push(first);
            }
            Tag::Item => {
                if !self.out.ends_with(['\n', ' ']) && !self.out.is_empty() {
                    self.new_line();
                }
                let number = self.lists.last_mut().and_then(Option::as_mut);
                self.out += &number.as_ref().map_or("- ".to_owned(), |number| format!("{number}. "));
                self.margin.push(if number.is_some() { "   " } else { "  " });
                number.into_iter().for_each(|number| *number += 1);
            }
            Tag::Table(columns) => {
                self.open_block();
                self.table_columns = columns.len();
            }
            Tag::TableHead => self.out.push('|'),
            Tag::TableRow => {
                self.new_line();
                self.out.push('|');
            }
            Tag::TableCell => self.out.push(' '),
            Tag::Emphasis | Tag::Strong => self.mark(tag == Tag::Strong),
            Tag::Link { link_type, dest_url, .. } => self.open_link(link_type, dest_url),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(_) => {
                self.in_heading = false;
                // Number signs at the end would be taken for the end of the heading.
                if self.out.ends_with('#') {
                    self.out.insert(self.out.len() - 1, '\\');
                }
            }
            TagEnd::BlockQuote(_) | TagEnd::Item => drop(self.margin.pop()),
            TagEnd::List(_) => drop(self.lists.pop()),
            TagEnd::CodeBlock => {
                let code = self.code.take().unwrap_or_default();
                self.open_block();
                self.fence(&code);
            }
            TagEnd::TableHead => {
                self.new_line();
                self.out.push('|');
                self.out.push_str(&"---|".repeat(self.table_columns));
            }
            TagEnd::Table => self.table_columns = 0,
            TagEnd::TableCell => self.out.push_str(" |"),
            TagEnd::Emphasis | TagEnd::Strong => self.mark(tag == TagEnd::Strong),
            TagEnd::Link => {
                if let Some(Some(target)) = self.links.pop() {
                    self.out.push_str(&format!("]({target})"));
                }
            }
            _ => {}
        }
    }

    /// An empty line before a block, unless it is the first in its list item, quotation or text.
    fn open_block(&mut self) {
        if self.out.is_empty() || self.out.ends_with("- ") || self.out.ends_with("> ") || self.at_number() {
            return;
        }
        let margin = self.margin.concat();
        self.out.push('\n');
        self.out.push_str(margin.trim_end());
        self.new_line();
    }

    /// Whether the mark of a numbered item has just been written.
    fn at_number(&self) -> bool {
        let line = self.out.rsplit('\n').next().unwrap_or_default().trim_start_matches(['>', ' ']);
        line.strip_suffix(". ").is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
    }

    fn mark(&mut self, strong: bool) {
        self.out.push_str(&self.star.repeat(1 + usize::from(strong)));
    }

    fn new_line(&mut self) {
        self.out.push('\n');
        self.out.push_str(&self.margin.concat());
    }

    fn line_break(&mut self, mark: &str) {
        // A heading is one line here.
        if self.in_heading {
            return self.out.push(' ');
        }
        self.out.push_str(mark);
        self.new_line();
    }

    fn text(&mut self, text: &str) {
        let start = self.out.ends_with(['\n', ' ']) || self.out.is_empty();
        for (index, line) in text.trim_end_matches('\n').split('\n').enumerate() {
            if index > 0 {
                self.new_line();
            }
            match start || index > 0 {
                true => push_start(line, &mut self.out),
                false => push_within(line, &mut self.out),
            }
        }
    }

    fn code_span(&mut self, code: &str) {
        let ticks = "`".repeat(longest_run(code) + 1);
        let gap = if code.starts_with('`') || code.ends_with('`') { " " } else { "" };
        // Within a table a bar would end the cell, and only there it may be escaped.
        let code = if self.table_columns > 0 { code.replace('|', "\\|") } else { code.to_owned() };
        self.out.push_str(&format!("{ticks}{gap}{code}{gap}{ticks}"));
    }

    fn fence(&mut self, code: &str) {
        let ticks = "`".repeat(longest_run(code).max(2) + 1);
        self.out.push_str(&ticks);
        for line in code.trim_end_matches('\n').split('\n') {
            self.new_line();
            self.out.push_str(line);
        }
        self.new_line();
        self.out.push_str(&ticks);
    }

    fn formula(&mut self, mark: &str, formula: &CowStr<'_>, at: usize) -> Result<(), RenderError> {
        if let Some(message) = authored::formula_fault(formula) {
            return Err(RenderError::Authored { at, message });
        }
        let (before, behind) = if self.isolates && mark == "$" { ("\u{2066}", "\u{2069}") } else { ("", "") };
        self.out.push_str(&format!("{before}{mark}{}{mark}{behind}", harmless(formula)));
        Ok(())
    }

    fn open_link(&mut self, kind: LinkType, target: CowStr<'_>) {
        let target = match kind {
            LinkType::Email => format!("mailto:{target}"),
            _ => target.into_string(),
        };
        if !authored::allows_link(&target) {
            self.links.push(None);
            return;
        }
        // Behind this sign the link would be a picture.
        if self.out.ends_with('!') {
            self.out.insert(self.out.len() - 1, '\\');
        }
        self.out.push('[');
        self.links.push(Some(link_target(&target)));
    }
}

/// A formula that means the same, and nothing where no mathematics is read: there `<` could begin a tag, a backtick
/// code that swallows the beginning of other code, and brackets a link. A space or a line break is a space for LaTeX.
fn harmless(formula: &str) -> String {
    let mut out = String::with_capacity(formula.len());
    let mut signs = formula.chars().peekable();
    while let Some(sign) = signs.next() {
        out.push(match sign {
            '\n' | '\r' => ' ',
            '`' => '‘',
            sign => sign,
        });
        let apart: fn(char) -> bool = match sign {
            '<' => opens_tag,
            ']' => |next: char| "([:".contains(next),
            _ => continue,
        };
        if signs.peek().copied().is_some_and(apart) {
            out.push(' ');
        }
    }
    out
}

/// The target of a link, in angle brackets where it has other signs than most.
fn link_target(target: &str) -> String {
    let clean: String = target.chars().filter(|character| !character.is_control()).collect();
    let clean = clean.replace('\\', "%5C").replace('<', "%3C").replace('>', "%3E");
    let bare =
        !clean.is_empty() && clean.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._~:/?#@%&=+".contains(&byte));
    if bare { clean } else { format!("<{clean}>") }
}

/// A link that shows its target; the bare text of one that may not be followed.
pub fn bare_link(target: &str) -> String {
    match link_target(target) {
        _ if !authored::allows_link(target) => escape(target),
        bare if bare == target => format!("<{bare}>"),
        safe => format!("[{}]({safe})", escape(target)),
    }
}

/// The longest run of backticks.
pub fn longest_run(code: &str) -> usize {
    code.split(|character| character != '`').map(str::len).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use pulldown_cmark::html::push_html;

    fn html(markdown: &str) -> String {
        let mut out = String::new();
        push_html(&mut out, Parser::new_ext(markdown, authored::options()));
        out
    }

    /// The text that a reader sees, raw HTML as text; without spaces, and without stars and underscores,
    /// which may pair up in another way where a literal one is beside a mark.
    fn said(markdown: &str) -> String {
        let mut text = String::new();
        for event in Parser::new_ext(markdown, authored::options()) {
            match event {
                Event::Text(words) | Event::Code(words) | Event::Html(words) | Event::InlineHtml(words) => {
                    text.extend(
                        words.chars().filter(|character| !character.is_whitespace() && !"*_".contains(*character)),
                    );
                }
                _ => {}
            }
        }
        text
    }

    #[test]
    fn ordinary_markdown_says_the_same() {
        let samples = [
            "Two players *take* turns.\nThe **last** token `wins`.",
            "- one\n- two\n\n  more\n- three",
            "3. three\n4. four\n   - inner\n   - list\n5. five",
            "> quoted\n> twice\n\nafter",
            "a\\\nb",
            "| a | b |\n|---|---|\n| 1 | $2^k$ |",
            "```\nfenced | code\n```\n\n---\n\nend",
            "[text](https://example.org/a_b?c=d) and <https://example.org>",
        ];
        for sample in samples {
            let again = rewritten(sample, false).unwrap();
            let tidy = |text: &str| text.replace("<p>", "").replace("</p>", "").split_whitespace().collect::<String>();
            assert_eq!(tidy(&html(&again)), tidy(&html(sample)), "{sample:?} became {again:?}");
        }
    }

    #[test]
    fn nothing_reaches_beyond_its_place() {
        let again = rewritten("# Hi\n\n<script>\nx\n</script>\n\n[a](javascript:b)\n\n```\nopen fence", false).unwrap();
        assert!(again.starts_with("### Hi\n"), "{again}");
        assert!(again.contains("&lt;script>") && !again.contains("javascript"), "{again}");
        assert!(again.ends_with("open fence\n```"), "{again}");
        assert!(matches!(rewritten("x $\\nowhere$", false), Err(RenderError::Authored { at: 2, .. })));
    }

    #[test]
    fn formulas_keep_their_order_among_words_from_right_to_left() {
        assert_eq!(rewritten("ערך $a < 3$.", true).unwrap(), "ערך \u{2066}$a < 3$\u{2069}.");
        assert_eq!(rewritten("value $a < 3$.", false).unwrap(), "value $a < 3$.");
    }

    #[test]
    fn targets_end_where_they_should() {
        assert_eq!(bare_link("https://example.org/a"), "<https://example.org/a>");
        assert_eq!(
            bare_link("https://example.org/a>b c"),
            "[https://example.org/a>b c](<https://example.org/a%3Eb c>)"
        );
        assert_eq!(bare_link("javascript:alert(1)"), "javascript:alert(1)");
        assert_eq!(bare_link("img src=x onerror=alert(1)"), "img src=x onerror=alert(1)");
        assert_eq!(
            rewritten("!<https://example.org>", false).unwrap(),
            "\\![https://example.org](https://example.org)"
        );
    }

    proptest! {
        #[test]
        fn what_follows_is_never_swallowed(sample in "[-a1 *_<>\\[\\]()`#+.|~&!=\n]{0,40}") {
            let Ok(again) = rewritten(&sample, false) else { return Ok(()) };
            let page = html(&format!("{again}\n\n## After\n"));
            prop_assert!(page.ends_with("<h2>After</h2>\n"), "{sample:?} became {again:?}: {page}");
            let raw = |event: &Event| matches!(event, Event::Html(_) | Event::InlineHtml(_));
            prop_assert!(!Parser::new_ext(&again, authored::options()).any(|event| raw(&event)), "{again:?}");
            prop_assert_eq!(said(&again), said(&sample), "{:?} became {:?}", sample, again);
        }
    }
}
