//! `nimbook book DIR --serve`: the book on this machine, built anew whenever a file of it changes.
//!
//! Representation: a [`Shelf`] holds the pages of the last build that succeeded; [`MOST_CONNECTIONS`] threads answer
//! from it, while the first thread watches the folder and builds. No file is read for a request.
//! Ends with the program; fails where the port is taken or the folder cannot be watched. A build that fails
//! reports its faults and leaves the pages as they were.

mod answer;
pub mod request;
pub mod shelf;

use std::io;
use std::net::TcpListener;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use notify::{Config, Event, RecommendedWatcher, RecursiveMode, Watcher};

use crate::render::File;
use shelf::Shelf;

/// How long the folder must rest before it is read, since editors write in several steps.
const REST: Duration = Duration::from_millis(150);

/// How many connections are answered at a time; questions for changes wait, so each page that is open has one.
const MOST_CONNECTIONS: usize = 100;

/// The stack of a thread that answers, in bytes.
const STACK: usize = 1 << 18;

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
    let listen = || TcpListener::bind(("127.0.0.1", port)).and_then(|listener| Ok((listener.local_addr()?, listener)));
    let (address, listener) = listen().map_err(|error| format!("port {port} of this machine: {error}"))?;
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
    begin(listener, &shelf).map_err(|error| format!("requests cannot be answered: {error}"))?;
    tell(&format!("http://{address}/\nCtrl-C ends it\n"));
    while changes.recv().is_ok() {
        while !matches!(changes.recv_timeout(REST), Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected)) {}
        show("built anew\n");
    }
    Ok(())
}

/// Begins to answer connections: as many threads as the machine gives, at least one.
fn begin(listener: TcpListener, shelf: &Arc<Shelf>) -> io::Result<()> {
    let listener = Arc::new(listener);
    for number in 0..MOST_CONNECTIONS {
        let (listener, shelf) = (Arc::clone(&listener), Arc::clone(shelf));
        let answer = move || {
            loop {
                match listener.accept() {
                    Ok((stream, _)) => answer::reply(stream, &shelf),
                    // The machine has no more connections to give; some will end.
                    Err(_) => thread::sleep(REST),
                }
            }
        };
        match thread::Builder::new().stack_size(STACK).spawn(answer) {
            Err(error) if number == 0 => return Err(error),
            Err(_) => break,
            Ok(_) => {}
        }
    }
    Ok(())
}
