//! `nimbook book DIR --serve`, as a machine and a browser see it.
//!
//! Every test runs the binary on a book of its own and a free port. What takes its time is waited for, up to
//! [`LIMIT`]; nothing depends on how long it takes.
//! Failure: something is served to others, pages are old or half built, or the program outlives its end.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

/// How long anything may take.
const LIMIT: Duration = Duration::from_secs(120);

/// A book that is served; it is stopped in the end.
struct Served {
    home: TempDir,
    program: Child,
    lines: Receiver<String>,
    address: SocketAddr,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

fn nimbook(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimbook"));
    command.current_dir(folder).args(arguments);
    command
}

impl Served {
    /// Begins a book, lets `change` have it, and serves it.
    fn begin(change: impl Fn(&Path)) -> Served {
        let home = tempfile::tempdir().expect("a folder");
        assert!(nimbook(home.path(), &["new", "book", "my"]).output().expect("the program runs").status.success());
        change(&home.path().join("my"));
        let mut command = nimbook(home.path(), &["book", "my", "--serve", "--port", "0"]);
        // A group of its own, so that whoever it may start is known by it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut program = command.stderr(Stdio::piped()).spawn().expect("the program runs");
        let said = BufReader::new(program.stderr.take().expect("a pipe"));
        let (sender, lines) = channel();
        thread::spawn(move || said.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        let mut served = Served { home, program, lines, address: SocketAddr::from(([127, 0, 0, 1], 0)) };
        let place = served.says("http://");
        let address = place.trim_start_matches("http://").trim_end_matches('/');
        served.address = address.parse().expect("an address and a port");
        served
    }

    /// The next line that contains this, once it is there.
    fn says(&self, part: &str) -> String {
        loop {
            let line = self.lines.recv_timeout(LIMIT).unwrap_or_else(|_| panic!("no line with {part}"));
            if line.contains(part) {
                return line;
            }
        }
    }

    /// Replaces a file of the book at once, so that nobody sees half of it.
    fn write(&self, name: &str, content: &str) {
        let beside = self.home.path().join("beside");
        fs::write(&beside, content).expect("written");
        fs::rename(beside, self.home.path().join("my").join(name)).expect("moved");
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.home.path().join("my").join(name)).expect("a file of the book")
    }

    /// Status and body of what is answered to a request line for a host.
    fn asked(&self, line: &str, host: Option<&str>) -> (u16, String) {
        let mut stream = TcpStream::connect(self.address).expect("somebody listens");
        stream.set_read_timeout(Some(LIMIT)).expect("a time");
        let host = host.map(|host| format!("Host: {host}\r\n")).unwrap_or_default();
        write!(stream, "{line} HTTP/1.1\r\n{host}Connection: close\r\n\r\n").expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer in UTF-8");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        (status, body.to_owned())
    }

    fn get(&self, path: &str) -> (u16, String) {
        self.asked(&format!("GET {path}"), Some(&self.address.to_string()))
    }

    /// The page, once it contains this.
    fn page_with(&self, path: &str, part: &str) -> String {
        let (_, mut page) = self.get(path);
        while !page.contains(part) {
            // The question waits until something else is shown.
            let number = page.split("live.js?after=").nth(1).and_then(|rest| rest.split('"').next()).expect("a number");
            let (_, says) = self.get(&format!("/changed.js?after={number}"));
            assert!(says == "location.reload();", "{path} does not get {part}");
            page = self.get(path).1;
        }
        page
    }
}

#[test]
fn pages_change_with_the_book_and_stay_while_it_is_wrong() {
    let served = Served::begin(|_| {});
    let (status, page) = served.get("/01-equal-heaps.html");
    assert!(status == 200 && page.contains("Two equal heaps are lost"), "{page}");
    let first = served.read("01-equal-heaps.md");
    served.write("01-equal-heaps.md", &first.replace("Two equal heaps are lost", "Equal heaps are always lost"));
    let page = served.page_with("/01-equal-heaps.html", "Equal heaps are always lost");
    let second = served.read("02-more-numbers.md");
    served.write("02-more-numbers.md", &second.replace("even(2*n)", "even(3*n)"));
    assert!(served.says("error[false-claim]").starts_with("my/02-more-numbers.md:10:1: "));
    assert_eq!(served.get("/01-equal-heaps.html").1, page, "the pages of the last good build");
    served.write("02-more-numbers.md", &second.replace("Twice a number", "Twice any number"));
    served.says("built anew");
    served.page_with("/02-more-numbers.html", "Twice any number");
}

#[test]
fn a_book_that_is_wrong_from_the_start_shows_its_faults() {
    let wrong = |book: &Path| {
        let path = book.join("01-equal-heaps.md");
        let chapter = fs::read_to_string(&path).expect("a chapter");
        fs::write(path, chapter.replace("is 6`", "is 7`")).expect("written");
    };
    let served = Served::begin(wrong);
    let (status, page) = served.get("/");
    assert!(status == 503 && page.contains("error[wrong-value]: grundy(nim 3 5) is 6, not 7"), "{page}");
    let chapter = served.read("01-equal-heaps.md");
    served.write("01-equal-heaps.md", &chapter.replace("is 7`", "is 6`"));
    served.page_with("/01-equal-heaps.html", "Two equal heaps are lost");
}

#[test]
fn nothing_but_the_pages_is_served_and_to_nobody_else() {
    let served = Served::begin(|book| {
        #[cfg(unix)]
        std::os::unix::fs::symlink("/", book.join("linked")).expect("a link");
        fs::write(book.join("notes.txt"), "not a page").expect("written");
    });
    assert_eq!(served.get("/").0, 200);
    let beyond =
        ["/../my/book.yaml", "/%2e%2e/my/book.yaml", "//etc/passwd", "/linked/etc/passwd", "/..", "/notes.txt"];
    for path in beyond.into_iter().chain(["/book.yaml", "/01-equal-heaps.md", "/certificates/../index.html"]) {
        assert_eq!(served.get(path).0, 404, "{path}");
    }
    let port = served.address.port();
    for host in ["example.org", "localhost.example.org", "127.0.0.1.example.org", "0.0.0.0"] {
        assert_eq!(served.asked("GET /", Some(&format!("{host}:{port}"))).0, 403, "{host}");
    }
    assert_eq!(served.asked("GET /", None).0, 403);
    assert_eq!(served.asked("GET /", Some(&format!("localhost:{port}"))).0, 200);
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
        assert_eq!(served.asked(&format!("{method} /"), Some("localhost")).0, 405, "{method}");
    }
}

#[test]
fn a_port_that_is_taken_is_a_fault() {
    let served = Served::begin(|_| {});
    let port = served.address.port().to_string();
    let output = nimbook(served.home.path(), &["book", "my", "--serve", "--port", &port]).output().expect("it runs");
    let said = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.starts_with(&format!("--serve: error[cannot-serve]: port {port} of this machine: ")), "{said}");
    assert!(said.contains("\nhelp: choose another port with `--port`\n"), "{said}");
}

#[cfg(unix)]
#[test]
fn a_signal_ends_it_and_leaves_nothing_behind() {
    for signal in ["-INT", "-TERM"] {
        let mut served = Served::begin(|_| {});
        let before = fs::read_dir(served.home.path().join("my")).expect("the book").count();
        // Somebody waits for a change.
        let address = served.address;
        let waiting = thread::spawn(move || {
            let mut stream = TcpStream::connect(address).expect("somebody listens");
            write!(stream, "GET /changed.js?after=1 HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("sent");
            let _ = stream.read_to_end(&mut Vec::new());
        });
        let program = served.program.id().to_string();
        assert!(Command::new("kill").args([signal, &program]).status().expect("kill runs").success());
        let status = served.program.wait().expect("it ends");
        assert_eq!(status.code(), None, "the signal ended it");
        waiting.join().expect("nobody waits any longer");
        assert!(TcpStream::connect(address).is_err(), "nobody listens");
        let group = format!("-{program}");
        let left = Command::new("kill").args(["-s", "0", "--", &group]).output().expect("kill runs").status.success();
        assert!(!left, "a process that it started is left");
        assert_eq!(fs::read_dir(served.home.path().join("my")).expect("the book").count(), before);
    }
}

#[test]
#[ignore = "needs node, npm and Chromium"]
fn the_pages_in_a_browser() {
    let checks = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser");
    let run = |command: &mut Command| {
        let output = command.current_dir(&checks).output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
        assert!(output.status.success(), "{command:?}\n{}", String::from_utf8_lossy(&output.stderr));
    };
    if !checks.join("node_modules").is_dir() {
        run(Command::new("npm").arg("ci"));
    }
    run(Command::new("node").arg("serve.mjs").arg(env!("CARGO_BIN_EXE_nimbook")));
}
