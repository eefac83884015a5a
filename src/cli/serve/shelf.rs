//! What a browser is shown: the pages of the last build that succeeded, in memory.
//!
//! Representation: pages by their names, and a number that grows whenever something else is shown. Pages load
//! `live.js`, which asks for `changed.js?after=NUMBER`; the answer waits until the number is another one.
//! Before any build succeeded, every page is the list of faults. Failure: a name that is not a page's.

use std::collections::HashMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::render::File;

/// How long a question for changes waits at most; browsers give up later.
const PATIENCE: Duration = Duration::from_secs(25);

/// What is shown, and who waits for something else.
#[derive(Default)]
pub struct Shelf {
    shown: Mutex<Shown>,
    newer: Condvar,
}

/// The pages of the last build that succeeded, or the faults of the first builds.
#[derive(Default)]
struct Shown {
    pages: HashMap<String, Vec<u8>>,
    faults: String,
    number: u64,
}

/// What is answered to a request.
#[derive(Debug)]
pub struct Answer {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Their type.
    pub kind: &'static str,
    /// The status of the answer.
    pub status: u16,
}

impl Answer {
    /// A file of this name.
    fn file(name: &str, bytes: impl Into<Vec<u8>>, status: u16) -> Answer {
        Answer { bytes: bytes.into(), kind: kind(name), status }
    }
}

impl Shelf {
    /// Shows these pages; whether they are others than before.
    pub fn put(&self, pages: Vec<File>) -> bool {
        let mut shown = self.lock();
        let pages = pages.into_iter().map(|page| (page.name, page.bytes)).collect();
        let new = shown.pages != pages;
        if new {
            shown.pages = pages;
            shown.number += 1;
            self.newer.notify_all();
        }
        new
    }

    /// Shows the faults of a build, if there are no pages yet.
    pub fn fail(&self, faults: String) {
        let mut shown = self.lock();
        if shown.pages.is_empty() && shown.faults != faults {
            shown.faults = faults;
            shown.number += 1;
            self.newer.notify_all();
        }
    }

    /// What a path answers, if there is anything at it.
    pub fn answer(&self, path: &str) -> Option<Answer> {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let number = query.strip_prefix("after=").and_then(|rest| rest.split('&').next());
        let after = number.and_then(|number| number.parse().ok()).unwrap_or(0);
        match path.strip_prefix('/')? {
            name @ "changed.js" if self.changes(after) => Some(Answer::file(name, "location.reload();", 200)),
            name @ "changed.js" => Some(Answer::file(name, "nimbookAsk();", 200)),
            name @ "live.js" => Some(Answer::file(name, live(after), 200)),
            "" => self.page("index.html"),
            name => self.page(name),
        }
    }

    /// Whether something else is shown than at `after`; waits a while for it.
    fn changes(&self, after: u64) -> bool {
        let waited = self.newer.wait_timeout_while(self.lock(), PATIENCE, |shown| shown.number == after);
        waited.unwrap_or_else(PoisonError::into_inner).0.number != after
    }

    fn page(&self, name: &str) -> Option<Answer> {
        let shown = self.lock();
        // Without an icon browsers would ask for one that is not there.
        let icon = "<link rel=\"icon\" href=\"data:,\">";
        let live = format!("{icon}\n<script src=\"/live.js?after={}\" defer></script>\n", shown.number);
        if shown.pages.is_empty() {
            let faults = shown.faults.replace('&', "&amp;").replace('<', "&lt;");
            let page = format!(
                "<!doctype html>\n<meta charset=\"utf-8\">\n<title>nimbook</title>\n{live}<pre>{faults}</pre>\n"
            );
            return Some(Answer::file(".html", page, 503));
        }
        let mut bytes = shown.pages.get(name)?.clone();
        if name.ends_with(".html") {
            bytes = String::from_utf8_lossy(&bytes).replacen("</head>", &format!("{live}</head>"), 1).into();
        }
        Some(Answer::file(name, bytes, 200))
    }

    fn lock(&self) -> MutexGuard<'_, Shown> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The script that asks for changes: a script element, because a page may fetch nothing else. It asks once the page
/// is there, since a page that waits for an answer counts as still on its way.
fn live(after: u64) -> String {
    format!(
        "const nimbookAsk = () => {{\n  const asks = document.createElement('script');\n  \
         asks.src = '/changed.js?after={after}&' + Math.random();\n  \
         asks.onerror = () => setTimeout(nimbookAsk, 1000);\n  document.head.append(asks);\n}};\n\
         addEventListener('load', () => setTimeout(nimbookAsk));\n"
    )
}

/// The type of a file, by the end of its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}
