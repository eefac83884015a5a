//! `nimbook book DIR --serve`: the book on this machine, built anew whenever a file of it changes.
//!
//! Representation: a [`Shelf`] holds the pages of the last build that succeeded; a thread for each request
//! answers from it, while the first thread watches the folder and builds. No file is read for a request.
//! Ends with the program; fails where the port is taken or the folder cannot be watched. A build that fails
//! reports its faults and leaves the pages as they were.

mod answer;
pub mod shelf;

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use notify::{Config, Event, RecommendedWatcher, RecursiveMode, Watcher};
use tiny_http::Server;

use crate::render::File;
use shelf::Shelf;

/// How long the folder must rest before it is read, since editors write in several steps.
const REST: Duration = Duration::from_millis(150);

/// Serves the pages that `build` makes, until the program ends. `tell` says where, and what is wrong.
///
/// # Errors
/// Why nothing can be served.
pub fn serve(
    folder: Option<&Path>,
    port: u16,
    build: impl Fn() -> Result<Vec<File>, String>,
    tell: impl Fn(&str),
) -> Result<(), String> {
    let server = Server::http(("127.0.0.1", port)).map_err(|error| format!("port {port} of this machine: {error}"))?;
    let place = server.server_addr().to_ip().map_or_else(String::new, |address| format!("http://{address}/\n"));
    // What changes during the first build counts already.
    let (sender, changes) = channel();
    let changed = move |event: notify::Result<Event>| {
        // The build itself opens files; only what changes them matters.
        if event.is_ok_and(|event| !event.kind.is_access()) {
            let _ = sender.send(());
        }
    };
    // A link may lead to a folder without end.
    let config = Config::default().with_follow_symlinks(false);
    let mut watcher = RecommendedWatcher::new(changed, config).map_err(|error| error.to_string())?;
    if let Some(folder) = folder {
        watcher.watch(folder, RecursiveMode::Recursive).map_err(|error| error.to_string())?;
    }
    let shelf = Arc::new(Shelf::default());
    let show = |again: &str| match build() {
        Ok(pages) => {
            if shelf.put(pages) {
                tell(again);
            }
        }
        Err(faults) => {
            tell(&format!("{faults}\n"));
            shelf.fail(faults);
        }
    };
    show("");
    tell(&place);
    let answers = Arc::clone(&shelf);
    thread::spawn(move || {
        for request in server.incoming_requests() {
            // Questions for changes wait, so each has a thread.
            let shelf = Arc::clone(&answers);
            thread::spawn(move || answer::reply(request, &shelf));
        }
    });
    while changes.recv().is_ok() {
        while !matches!(changes.recv_timeout(REST), Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected)) {}
        show("built anew\n");
    }
    Ok(())
}
