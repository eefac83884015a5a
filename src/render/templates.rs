//! The templates of pages: built in, or replaced file by file from a user's folder.
//!
//! Representation: one Tera instance per output language, because HTML escapes what it inserts and
//! Markdown does not; each is compiled once and shared between threads. Names are paths below the
//! `templates` folder: `html/sheet.html`, `html/nimbook.css`, `markdown/sheet.md`. Tera is here so that users can
//! replace a page: its faults name template, line and column.
//! Failure: [`RenderError::Template`] with name, line and column.

mod limits;

use std::collections::HashMap;

use include_dir::{Dir, include_dir};
use tera::{Context, ErrorKind, Tera, Value};

use super::RenderError;

static HTML: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates/html");
static MARKDOWN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates/markdown");
static PAGE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates/page");
// The engine writes pages of students: no book, and not itself.
#[cfg(feature = "cli")]
static BOOK: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates/book");
#[cfg(feature = "cli")]
static SHOP: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates/shop");

/// What includes the rules of pictures in the stylesheet.
const IMPORT: &str = "@import \"pictures.css\";";

/// The parts of the script of the workshop, in this order.
const SHOP_PARTS: [&str; 8] = [
    "shop/class.js",
    "shop/marks.js",
    "shop/draft.js",
    "shop/files.js",
    "shop/gallery.js",
    "shop/cards.js",
    "shop/paper.js",
    "shop/shop.js",
];

/// Compiled templates.
///
/// ```
/// let broken = [("html/masthead.html".to_owned(), "{{ title".to_owned())];
/// let refused = nimbook::Templates::with_folder_contents(&broken).err().ok_or("a brace is missing")?;
/// assert!(refused.to_string().starts_with("template html/masthead.html:1:"), "{refused}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Templates {
    html: Compiled,
    markdown: Compiled,
    stylesheet: Value,
    /// The stylesheet of the pages of a book, a file of its own.
    pub(super) book_stylesheet: String,
    /// The script of the pages of a book, a file of its own.
    pub(super) book_script: String,
    /// The script with which the pages of a book answer.
    pub(super) book_live_script: String,
    /// The script that lays printed sheets out page by page.
    pub(super) pages_script: String,
    /// What the stylesheet of slides adds to that of sheets.
    pub(super) slides_stylesheet: String,
    /// The script of slides.
    pub(super) slides_script: String,
    /// What the stylesheet of a page that answers adds to that of sheets.
    pub(super) live_stylesheet: String,
    /// What the stylesheet of the workshop adds to that.
    pub(super) shop_stylesheet: String,
    /// The scripts of a page that answers, by what keeps the answers: a tab or a learning platform.
    live_scripts: [String; 2],
    /// What the script of the workshop adds to the first of them.
    shop_script: String,
}

impl Templates {
    /// The built-in templates.
    pub fn built_in() -> Result<Templates, RenderError> {
        Templates::new(&[], |_, _| Ok(None))
    }

    /// The built-in templates, with some replaced or added: pairs of a name, as `html/masthead.html`,
    /// and a text.
    ///
    /// # Errors
    /// A name that is neither HTML, Markdown nor the stylesheet, or a text that does not parse.
    pub fn with_folder_contents(files: &[(String, String)]) -> Result<Templates, RenderError> {
        Templates::new(files, counted)
    }

    fn new(files: &[(String, String)], counted: Counted) -> Result<Templates, RenderError> {
        let (mut html, mut markdown, mut whole) = (Vec::new(), Vec::new(), HashMap::new());
        let folders = [
            ("html", &HTML),
            ("markdown", &MARKDOWN),
            ("page", &PAGE),
            #[cfg(feature = "cli")]
            ("html/book", &BOOK),
            #[cfg(feature = "cli")]
            ("shop", &SHOP),
        ];
        let built_in = folders.into_iter().flat_map(|(folder, dir)| {
            dir.files().map(move |file| {
                let name = format!("{folder}/{}", file.path().display());
                (true, name, file.contents_utf8().unwrap_or_default())
            })
        });
        let own = files.iter().map(|(name, text)| (false, name.clone(), text.as_str()));
        for (is_built_in, name, text) in built_in.chain(own) {
            let name = name.replace('\\', "/");
            let is_file = name.ends_with(".css") || name.ends_with(".js");
            if is_file && (is_built_in || whole.contains_key(&name)) {
                whole.insert(name, text);
            } else if ["html/", "page/", "shop/"].iter().any(|folder| name.starts_with(folder))
                && name.ends_with(".html")
            {
                html.push((name, text));
            } else if name.starts_with("markdown/") && name.ends_with(".md") {
                markdown.push((name, text));
            } else {
                let known = "html/*.html, markdown/*.md, html/nimbook.css, html/book/book.css or html/book/book.js";
                return Err(as_a_whole(name, format!("is not a template; name it {known}")));
            }
        }
        let text = |name| whole.get(name).copied().unwrap_or_default();
        let style = |name| without_comments(text(name));
        let stylesheet =
            without_comments(&text("html/nimbook.css").replace(IMPORT, text("html/pictures.css").trim_end()));
        // What pages that answer and pages of a book ask the core with.
        let engine = [text("page/engine.js"), text("page/parts.js")].concat();
        let parts = style("page/parts.css");
        Ok(Templates {
            html: Compiled::new(&html, files, counted)?,
            markdown: Compiled::new(&markdown, files, counted)?,
            book_stylesheet: [&*stylesheet, &parts, &style("html/book/book.css")].join("\n"),
            book_script: [text("html/book/book.js"), text("html/book/places.js")].concat(),
            pages_script: text("html/pages.js").to_owned(),
            slides_stylesheet: style("html/slides.css"),
            slides_script: text("html/slides.js").to_owned(),
            live_stylesheet: tight(&bare(&(parts + &style("page/page.css")))),
            shop_stylesheet: tight(&bare(&style("shop/shop.css"))),
            shop_script: bare(&SHOP_PARTS.map(&text).concat()),
            book_live_script: engine.clone() + text("html/book/answer.js"),
            live_scripts: ["page/tab.js", "page/scorm.js"]
                .map(|store| bare(&[&engine, text(store), text("page/practise.js"), text("page/page.js")].concat())),
            stylesheet: Value::safe_string(&stylesheet),
        })
    }

    /// The page of an HTML template.
    pub(super) fn html(&self, name: &str, mut context: Context) -> Result<String, RenderError> {
        context.insert_value("css", self.stylesheet.clone());
        self.html.page(name, &context)
    }

    /// The script of a page that answers, made for a learning platform or not, or with the workshop in it.
    pub(super) fn live_script(&self, platform: bool, has_shop: bool) -> String {
        let script = &self.live_scripts[usize::from(platform)];
        if has_shop { [&*self.shop_script, script].concat() } else { script.clone() }
    }

    /// The page of a Markdown template.
    pub(super) fn markdown(&self, name: &str, context: &Context) -> Result<String, RenderError> {
        self.markdown.page(name, context)
    }
}

/// The templates of one output language.
struct Compiled {
    /// As they were written.
    plain: Tera,
    /// Where a user wrote some: the same with calls that count, so that every page ends. It is handed over as a function, so
    /// the engine, where nobody writes any, has no code for it.
    counted: Option<Box<Page>>,
}

/// The page of a template of this name, from what is inserted, or what is wrong with it.
type Page = dyn Fn(&str, &Context) -> Result<String, RenderError> + Send + Sync;

/// Compiles what has templates of a user among it, which are given by themselves, too.
type Counted = fn(&[(String, &str)], &[(String, String)]) -> Result<Option<Box<Page>>, RenderError>;

impl Compiled {
    /// Later files of the same name win; `own` are those of a user.
    fn new(files: &[(String, &str)], own: &[(String, String)], counted: Counted) -> Result<Compiled, RenderError> {
        Ok(Compiled { plain: compile(files.iter().cloned(), Tera::new())?, counted: counted(files, own)? })
    }

    fn page(&self, name: &str, context: &Context) -> Result<String, RenderError> {
        let Some(counted) = &self.counted else { return self.as_written(name, context) };
        let page = counted(name, context);
        match (&page, limits::exceeded()) {
            // The same fault in the template as it was written has its own line and column.
            (Err(_), None) => self.as_written(name, context).and(page),
            _ => page,
        }
    }

    fn as_written(&self, name: &str, context: &Context) -> Result<String, RenderError> {
        self.plain.render(name, context).map_err(|error| fault(name, &error))
    }
}

/// Pages with calls that count; none where no template is a user's.
fn counted(files: &[(String, &str)], own: &[(String, String)]) -> Result<Option<Box<Page>>, RenderError> {
    let is_own = |text: &str| own.iter().any(|(_, known)| known == text);
    if !files.iter().any(|(_, text)| is_own(text)) {
        return Ok(None);
    }
    let mut counted = Vec::new();
    for (name, text) in files {
        let counts = if is_own(text) { limits::counted(text) } else { Ok((*text).to_owned()) };
        counted.push((name.clone(), counts.map_err(|message| as_a_whole(name, message))?));
    }
    let mut tera = Tera::new();
    limits::register(&mut tera);
    let tera = compile(counted, tera)?;
    Ok(Some(Box::new(move |name, context| {
        limits::begin();
        let mut page = limits::Page::default();
        match (tera.render_to(name, context, &mut page), limits::exceeded()) {
            (Ok(()), _) => Ok(String::from_utf8(page.0).expect("templates and values are text")),
            (Err(error), None) => Err(fault(name, &error)),
            (Err(error), Some(limit)) => {
                let mut refused = fault(name, &error);
                if let RenderError::Template { message, .. } = &mut refused {
                    *message = format!("{limit}; that is the limit");
                }
                Err(refused)
            }
        }
    })))
}

/// A stylesheet without its comments: every page carries it. What stands in quotation marks is not a comment.
fn without_comments(style: &str) -> String {
    let (mut out, mut quote, mut signs) = (String::new(), None, style.char_indices());
    while let Some((at, sign)) = signs.next() {
        match (quote, sign) {
            (None, '/') if style[at..].starts_with("/*") => {
                let end = style[at + 2..].find("*/").map_or(style.len(), |length| at + 2 + length + 2);
                while signs.offset() < end && signs.next().is_some() {}
                continue;
            }
            (None, '"' | '\'') => quote = Some(sign),
            (Some(open), _) if open == sign => quote = None,
            // The sign after it ends nothing.
            (Some(_), '\\') => {
                out.push(sign);
                out.extend(signs.next().map(|(_, sign)| sign));
                continue;
            }
            _ => {}
        }
        out.push(sign);
    }
    out
}

/// A script or stylesheet without the lines that are comments or empty, and without blanks before the others: every page
/// carries it.
fn bare(text: &str) -> String {
    let mut is_comment = false;
    let says = |line: &&str| {
        let line = line.trim();
        let begins = line.starts_with("/**");
        let says = !(is_comment || begins || line.starts_with("//") || line.is_empty());
        is_comment = (is_comment || begins) && !line.ends_with("*/");
        says
    };
    text.split_inclusive('\n').filter(says).map(|line| line.trim_start_matches(' ')).collect()
}

/// A stylesheet without blanks around its braces, colons and semicolons, but in quotation marks.
fn tight(style: &str) -> String {
    const BLANKS: [(&str, &str); 5] = [(" {", "{"), ("{ ", "{"), ("; ", ";"), (" }", "}"), (": ", ":")];
    let close = |part: &str| BLANKS.iter().fold(part.to_owned(), |part, (wide, close)| part.replace(wide, close));
    let parts = style.split('"').enumerate();
    parts.map(|(at, part)| if at % 2 == 0 { close(part) } else { part.to_owned() }).collect::<Vec<_>>().join("\"")
}

fn compile<T: AsRef<str>>(files: impl IntoIterator<Item = (String, T)>, mut tera: Tera) -> Result<Tera, RenderError> {
    tera.autoescape_on([".html"]);
    tera.add_raw_templates(files).map_err(|error| fault("", &error))?;
    Ok(tera)
}

fn fault(asked: &str, error: &tera::Error) -> RenderError {
    match error.kind() {
        ErrorKind::SyntaxError(report) | ErrorKind::RenderingError(report) => RenderError::Template {
            name: report.filename().to_owned(),
            line: report.span().start_line,
            column: report.span().start_col + 1,
            message: report.message().to_owned(),
        },
        kind => reported(&kind.to_string())
            .unwrap_or_else(|| as_a_whole(if asked.is_empty() { "folder" } else { asked }, kind.to_string())),
    }
}

/// The fault of a template as a whole.
fn as_a_whole(name: impl Into<String>, message: impl Into<String>) -> RenderError {
    RenderError::Template { name: name.into(), line: 0, column: 0, message: message.into() }
}

/// Diagnostics found between templates come as a report in text: `error: message`, then ` --> name:line:column`.
fn reported(report: &str) -> Option<RenderError> {
    let (message, rest) = report.strip_prefix("error: ")?.split_once('\n')?;
    let place = rest.trim_start().strip_prefix("--> ")?.lines().next()?;
    let mut place = place.rsplitn(3, ':');
    let (column, line, name) = (place.next()?.parse().ok()?, place.next()?.parse().ok()?, place.next()?.to_owned());
    Some(RenderError::Template { name, line, column, message: message.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(name: &str, text: &str) -> (String, usize, usize) {
        let files = [(name.to_owned(), text.to_owned())];
        match Templates::with_folder_contents(&files).map(|_| ()) {
            Err(RenderError::Template { name, line, column, .. }) => (name, line, column),
            other => panic!("expected a fault of the template, not {other:?}"),
        }
    }

    /// A page of these templates, or why there is none.
    fn page(text: &str) -> Result<String, String> {
        let files = [("markdown/x.md".to_owned(), text.to_owned())];
        let templates = Templates::with_folder_contents(&files).map_err(|error| error.to_string())?;
        templates.markdown("markdown/x.md", &Context::new()).map_err(|error| error.to_string())
    }

    #[test]
    fn loops_and_components_work_as_they_do_without_limits() {
        for text in [
            "{% for a in range(end=3) %}{{ a }}{% if a == 1 %}{% continue %}{% endif %}, {% endfor %}",
            "  {%- for a in range(start=5, end=1, step_by=-2) -%}  {{ a }}  {%- endfor -%}  .",
            "{% raw %}{% for a in b %}{{ a }}{% endraw %} {# {% for a in b %} #} {{ 'for a }} in' }}",
            "{% component Dot(n) %}{{ n }}.{% endcomponent Dot %}{{ <Dot n=\"1\"/> }}",
        ] {
            let mut tera = Tera::new();
            tera.add_raw_templates([("x.md", text)]).expect("a template");
            assert_eq!(page(text), tera.render("x.md", &Context::new()).map_err(|error| error.to_string()), "{text}");
        }
    }

    #[test]
    fn templates_without_end_end() {
        for (text, limit) in [
            (
                "{% for a in range(end=100000) %}{% for b in range(end=100000) %}{% endfor %}{% endfor %}",
                "1000000 times",
            ),
            (
                "{% set r = range(end=9000) %}{% for a in r %}{% for b in r %}{% continue %}{% endfor %}{% endfor %}",
                "1000000 times",
            ),
            (&format!("{{% for a in range(end=400000) %}}{}{{% endfor %}}", "x".repeat(200)), "67108864 bytes"),
            ("{% component A() %}{{ <A/> }}{% endcomponent A %}{{ <A/> }}", "recursion depth"),
            ("{% component A() %}{{ <A/> }}{{ <A/> }}{% endcomponent A %}{{ <A/> }}", "recursion depth"),
            ("{{ [a for a in range(end=9)] }}", "write a loop"),
            ("{{ range(end=9223372036854775807) }}", "1000000 times"),
        ] {
            let refused = page(text).expect_err(text);
            assert!(refused.contains(limit), "{text}: {refused}");
        }
    }

    #[test]
    fn comments_of_a_stylesheet_are_left_out_and_nothing_else() {
        for (style, bare) in [
            ("/* a */p { color: red; /* b\n */ }/**/q {}", "p { color: red;  }q {}"),
            ("p::before { content: \"/* \\\" */\"; } /* ő\" */ q {}", "p::before { content: \"/* \\\" */\"; }  q {}"),
            ("p { background: url('a/*b*/c'); } /* no end", "p { background: url('a/*b*/c'); } "),
        ] {
            assert_eq!(without_comments(style), bare);
        }
    }

    #[test]
    fn faults_name_template_line_and_column() {
        assert_eq!(place("html/masthead.html", "<p>\n  {{ title"), ("html/masthead.html".into(), 2, 11));
        assert_eq!(place("markdown/sheet.md", "{{ title | nowhere }}"), ("markdown/sheet.md".into(), 1, 12));
        assert_eq!(place("html/note.html", "\n{% include 'html/x.html' %}"), ("html/note.html".into(), 2, 12));
        assert_eq!(place("notes.txt", "").0, "notes.txt");
    }
}
