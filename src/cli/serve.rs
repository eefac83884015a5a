//! `nimbook book DIR --serve`: the book on this machine, built anew whenever a file of it changes.
//!
//! Representation: the pages of the last build that succeeded, in memory, with a number that grows. Pages load
//! `live.js`, which asks for `changed.js?after=NUMBER`; the answer waits until there is a newer build.
//! Only this machine is listened to. A build that fails tells its faults and leaves the pages as they were.
//! Ends with the program; fails where the port is taken or the folder cannot be watched.

use std::collections::HashMap;
use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use notify::{RecursiveMode, Watcher};
use tiny_http::{Header, Request, Response, Server};

use crate::render::Page;

/// How long the folder must rest before it is read, since editors write in several steps.
const REST: Duration = Duration::from_millis(150);

/// How long a question for changes waits at most; browsers give up later.
const PATIENCE: Duration = Duration::from_secs(25);

/// The pages of the last build.
#[derive(Default)]
struct Shown {
    pages: HashMap<String, Vec<u8>>,
    build: u64,
}

/// The pages, and who waits for newer ones.
#[derive(Default)]
struct Shelf {
    shown: Mutex<Shown>,
    newer: Condvar,
}

impl Shelf {
    fn put(&self, pages: Vec<Page>) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        shown.pages = pages.into_iter().map(|page| (page.name, page.bytes)).collect();
        shown.build += 1;
        self.newer.notify_all();
    }

    /// The number of the newest build, once it is another one than `after`, or after a while.
    fn newer_than(&self, after: u64) -> u64 {
        let shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.newer.wait_timeout_while(shown, PATIENCE, |shown| shown.build == after);
        waited.map_or_else(|poisoned| poisoned.into_inner().0.build, |(shown, _)| shown.build)
    }

    /// What a path answers: the bytes and their type.
    fn answer(&self, path: &str) -> Option<(Vec<u8>, &'static str)> {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let name = path.trim_start_matches('/');
        let name = if name.is_empty() { "index.html" } else { name };
        if name == "changed.js" {
            let number = query.strip_prefix("after=").and_then(|rest| rest.split('&').next());
            let after = number.and_then(|number| number.parse().ok()).unwrap_or(0);
            let build = self.newer_than(after);
            let says = if build == after { "nimbookAsk();".to_owned() } else { "location.reload();".to_owned() };
            return Some((says.into_bytes(), "text/javascript; charset=utf-8"));
        }
        let shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        if name == "live.js" {
            return Some((live(shown.build).into_bytes(), "text/javascript; charset=utf-8"));
        }
        let bytes = shown.pages.get(name)?;
        let kind = kind(name);
        if !name.ends_with(".html") {
            return Some((bytes.clone(), kind));
        }
        let page = String::from_utf8_lossy(bytes);
        Some((page.replacen("</head>", "<script src=\"/live.js\" defer></script>\n</head>", 1).into_bytes(), kind))
    }
}

/// The script that asks for changes: a script element, because a page may fetch nothing else.
fn live(build: u64) -> String {
    format!(
        "const nimbookAsk = () => {{\n  const asks = document.createElement('script');\n  \
         asks.src = '/changed.js?after={build}&' + Math.random();\n  \
         asks.onerror = () => setTimeout(nimbookAsk, 1000);\n  document.head.append(asks);\n}};\nnimbookAsk();\n"
    )
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}

/// Serves the pages that `build` makes, until the program ends. `tell` says where, and what is wrong.
///
/// # Errors
/// Why nothing can be served.
pub fn serve(
    folder: Option<&Path>,
    port: u16,
    build: impl Fn() -> Result<Vec<Page>, String>,
    tell: impl Fn(&str),
) -> Result<(), String> {
    let server = Server::http(("127.0.0.1", port)).map_err(|error| format!("port {port} of this machine: {error}"))?;
    let shelf = Arc::new(Shelf::default());
    let show = |shelf: &Shelf| match build() {
        Ok(pages) => shelf.put(pages),
        Err(faults) => tell(&faults),
    };
    show(&shelf);
    let place = server.server_addr().to_ip().map_or_else(String::new, |address| format!("http://{address}/\n"));
    tell(&place);
    let answers = Arc::clone(&shelf);
    thread::spawn(move || {
        for request in server.incoming_requests() {
            // Questions for changes wait, so each has a thread.
            let shelf = Arc::clone(&answers);
            thread::spawn(move || reply(request, &shelf));
        }
    });
    let (sender, changes) = channel();
    let mut watcher =
        notify::recommended_watcher(move |event| drop(sender.send(event))).map_err(|error| error.to_string())?;
    if let Some(folder) = folder {
        watcher.watch(folder, RecursiveMode::Recursive).map_err(|error| error.to_string())?;
    }
    while changes.recv().is_ok() {
        while !matches!(changes.recv_timeout(REST), Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected)) {}
        show(&shelf);
    }
    Ok(())
}

fn reply(request: Request, shelf: &Shelf) {
    let found = shelf.answer(request.url());
    // A reader who has gone needs no answer.
    let _ = match found {
        Some((bytes, kind)) => {
            let header = Header::from_bytes("Content-Type", kind).ok();
            let mut response = Response::from_data(bytes);
            header.into_iter().for_each(|header| response.add_header(header));
            request.respond(response)
        }
        None => request.respond(Response::from_string("not found").with_status_code(404)),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shelf() -> Shelf {
        let shelf = Shelf::default();
        let page = |name: &str, text: &str| Page { name: name.to_owned(), bytes: text.as_bytes().to_vec() };
        shelf.put(vec![page("index.html", "<head></head>"), page("certificates/a.nbc", "x")]);
        shelf
    }

    #[test]
    fn pages_ask_for_changes_and_nothing_else_is_found() {
        let shelf = shelf();
        let (page, kind) = shelf.answer("/").expect("the cover");
        assert_eq!(String::from_utf8_lossy(&page), "<head><script src=\"/live.js\" defer></script>\n</head>");
        assert_eq!(kind, "text/html; charset=utf-8");
        assert!(shelf.answer("/certificates/a.nbc?theme=dark").is_some());
        assert!(shelf.answer("/../Cargo.toml").is_none());
    }

    #[test]
    fn a_newer_build_reloads_the_page() {
        let shelf = shelf();
        let (says, _) = shelf.answer("/changed.js?after=0").expect("an answer");
        assert_eq!(says, b"location.reload();");
    }
}
