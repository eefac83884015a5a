//! `nimbook book DIR --serve`, as a machine and a browser see it.
//!
//! Every test runs the binary on a book of its own and a free port. What takes its time is waited for, up to
//! [`LIMIT`]; nothing depends on how long it takes. Random requests come for as many seconds as `NIMBOOK_FUZZ_SECONDS`
//! says.
//! Failure: something is served to others, pages are old or half built, or the program outlives its end.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// How long anything may take.
const LIMIT: Duration = Duration::from_secs(120);

/// How many bytes of memory all requests of a test may take together.
const MOST_MORE: u64 = 32 << 20;

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
        served.says("Ctrl-C ends it");
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

    fn connection(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("somebody listens");
        stream.set_read_timeout(Some(LIMIT)).and_then(|()| stream.set_write_timeout(Some(LIMIT))).expect("a time");
        stream
    }

    /// What is answered to these bytes, sent as far as they are taken; empty if the connection is torn.
    fn sent(&self, bytes: &[u8]) -> Vec<u8> {
        let mut stream = self.connection();
        let _ = stream.write_all(bytes).and_then(|()| stream.shutdown(Shutdown::Write));
        let mut answer = Vec::new();
        match stream.read_to_end(&mut answer) {
            Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {
                panic!("no end of the answer to {}", bytes.escape_ascii())
            }
            _ => answer,
        }
    }

    /// The program is there, answers, and has never held more than this many bytes more than `before` in memory.
    fn is_well(&mut self, before: Option<u64>, after: &str) {
        assert_eq!(self.get("/").0, 200, "{after}");
        assert!(self.program.try_wait().expect("it can be asked").is_none(), "{after} ended it");
        if let (Some(before), Some(now)) = (before, self.most_memory()) {
            assert!(now < before + MOST_MORE, "{after}: {before} bytes before, {now} now");
        }
    }

    /// The most memory that the program has held, in bytes, where the system says it.
    fn most_memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.program.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        Some(1024 * line.trim().strip_suffix(" kB")?.parse::<u64>().ok()?)
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
    // What the server adds has no name that a file of the book has.
    for (script, holds) in
        [("book.js", "prepareSearch"), ("answer.js", "openEngine"), ("nimbook-engine.js", "nimbookEngine")]
    {
        assert!(served.get(&format!("/{script}")).1.contains(holds), "{script}");
    }
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
        let mut stream = TcpStream::connect(address).expect("somebody listens");
        write!(stream, "GET /changed.js?after=1 HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("sent");
        let waiting = thread::spawn(move || {
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

/// The status in an answer, if it has one.
fn status(answer: &[u8]) -> Option<u16> {
    let rest = answer.strip_prefix(b"HTTP/1.1 ")?;
    str::from_utf8(rest.get(..3)?).ok()?.parse().ok()
}

#[test]
fn no_request_ends_or_bloats_it() {
    let mut served = Served::begin(|_| {});
    assert_eq!(served.get("/").0, 200);
    let before = served.most_memory();
    let head = |line: &str, fields: &str| format!("{line} HTTP/1.1\r\nHost: localhost\r\n{fields}\r\n").into_bytes();
    let many = |field: &str, count: usize| head("GET /", &field.repeat(count));
    let requests: Vec<(&str, Vec<u8>, &[u16])> = vec![
        ("a body that is said to be huge", head("POST /", "Content-Length: 99999999999999\r\n"), &[405]),
        ("one of 2 GB", [&head("POST /", "Content-Length: 2000000000\r\n")[..], b"x"].concat(), &[405]),
        ("one beyond all numbers", head("GET /", "Content-Length: 99999999999999999999999999\r\n"), &[200]),
        ("one below zero", head("GET /", "Content-Length: -1\r\n"), &[200]),
        ("two lengths", head("POST /", "Content-Length: 1\r\nContent-Length: 2\r\n"), &[405]),
        ("another host", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999\r\n\r\nx".to_vec(), &[403]),
        (
            "a chunk without end",
            [&head("POST /", "Transfer-Encoding: chunked\r\n")[..], b"FFFFFFFFFFFFFFFF\r\nx"].concat(),
            &[405],
        ),
        (
            "chunks for nothing",
            [head("GET /", "Transfer-Encoding: chunked\r\n"), b"1;a=b\r\nx\r\n".repeat(10_000)].concat(),
            &[200],
        ),
        ("a body that is waited for", head("PUT /", "Expect: 100-continue\r\nContent-Length: 9\r\n"), &[405]),
        ("many fields", many("A: b\r\n", 101), &[431]),
        ("a flood of fields", many("A: b\r\n", 1_000_000), &[431]),
        ("a long field", head("GET /", &format!("A: {}\r\n", "b".repeat(50_000_000))), &[431]),
        ("a long path", head(&format!("GET /{}", "a".repeat(20_000)), ""), &[431]),
        ("a long method", vec![b'A'; 1_000_000], &[431]),
        ("empty lines", b"\r\n".repeat(1_000_000), &[431]),
        ("two hosts", head("GET /", "Host: localhost\r\n"), &[400]),
        ("a folded field", head("GET /", "A: b\r\n c: d\r\n"), &[400]),
        ("no version", b"GET /\r\n\r\n".to_vec(), &[400]),
        ("another version", b"GET / HTTP/3.0\r\nHost: localhost\r\n\r\n".to_vec(), &[400]),
        ("the next protocol", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec(), &[400]),
        ("an encrypted one", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(), &[400]),
        ("zeros", vec![0; 100_000], &[400]),
        ("bytes that are no text", b"GET /\xff\xfe HTTP/1.1\r\nHost: local\xffhost\r\n\r\n".to_vec(), &[400, 403]),
        ("many requests", head("GET /", "").repeat(10_000), &[200]),
        ("a number without end", head(&format!("GET /changed.js?after={}", "9".repeat(10_000)), ""), &[200]),
    ];
    for (what, request, expected) in requests {
        let answer = served.sent(&request);
        // More than is thrown away behind a head may tear the connection before the answer is read.
        let torn = answer.is_empty() && request.len() > 1 << 20;
        assert!(
            torn || status(&answer).is_some_and(|status| expected.contains(&status)),
            "{what}: {:?}",
            status(&answer)
        );
        served.is_well(before, what);
    }
    // A line of 200 MB without an end.
    let mut stream = served.connection();
    let piece = vec![b'a'; 1 << 20];
    let taken = (0..200).take_while(|_| stream.write_all(&piece).is_ok()).count();
    assert!(taken < 100, "{taken} MB were taken");
    served.is_well(before, "a line without end");
    // Asked and gone.
    for _ in 0..500 {
        let _ = served.connection().write_all(&head("GET /", ""));
    }
    served.is_well(before, "readers who go");
}

#[test]
fn slow_clients_are_cut_off_and_others_are_answered() {
    let mut served = Served::begin(|_| {});
    assert_eq!(served.get("/").0, 200);
    let before = served.most_memory();
    // More than there are places: some say nothing, some begin, some ask and do not read.
    let mut slow: Vec<TcpStream> = (0..150).map(|_| served.connection()).collect();
    for (number, stream) in slow.iter_mut().enumerate() {
        let begun: &[u8] = [&b""[..], b"GET / HTTP/1.1\r\nHost: loc", b"POST / HTTP/1.1\r\n"][number % 3];
        let _ = stream.write_all(begun);
    }
    // A byte now and then does not keep a place.
    let mut drip = served.connection();
    let dripping = thread::spawn(move || {
        let began = Instant::now();
        while drip.write_all(b"a").is_ok() {
            assert!(began.elapsed() < LIMIT, "it keeps its place");
            thread::sleep(Duration::from_millis(200));
        }
    });
    served.is_well(before, "slow clients");
    for mut stream in slow {
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        assert!(answer.is_empty() || status(&answer) == Some(408), "{}", answer.escape_ascii());
    }
    dripping.join().expect("it is cut off");
    served.is_well(before, "all of them");
}

/// Random requests: bytes, pieces of requests, and good requests that are damaged.
#[test]
fn random_requests() {
    const PIECES: [&[u8]; 24] = [
        b"GET ",
        b"HEAD ",
        b"POST ",
        b"/",
        b"/index.html",
        b"/changed.js?after=",
        b"/live.js?after=9",
        b"%2e%2e/",
        b"?",
        b"&",
        b" HTTP/1.1",
        b" HTTP/1.0",
        b"\r\n",
        b"\n",
        b"\r",
        b"Host: localhost\r\n",
        b"Host:",
        b"Content-Length: ",
        b"99999999999999",
        b"Transfer-Encoding: chunked\r\n",
        b"FFFFFFFF\r\n",
        b"Expect: 100-continue\r\n",
        b"\0",
        b"\r\n\r\n",
    ];
    let seconds = std::env::var("NIMBOOK_FUZZ_SECONDS").ok().and_then(|number| number.parse().ok()).unwrap_or(2);
    let began = Instant::now();
    let mut served = Served::begin(|_| {});
    assert_eq!(served.get("/").0, 200);
    let before = served.most_memory();
    let mut state: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut chance = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    let good =
        format!("GET /index.html HTTP/1.1\r\nHost: {}\r\nAccept: text/html\r\n\r\n", served.address).into_bytes();
    let mut answers = std::collections::BTreeMap::<Option<u16>, u64>::new();
    let until = Instant::now() + Duration::from_secs(seconds);
    while Instant::now() < until {
        let request: Vec<u8> = match chance(3) {
            0 => (0..chance(2000)).map(|_| chance(256) as u8).collect(),
            1 => (0..chance(40)).flat_map(|_| PIECES[chance(PIECES.len())]).copied().collect(),
            _ => {
                let mut request = good.clone();
                for _ in 0..=chance(4) {
                    let at = chance(request.len());
                    match chance(3) {
                        0 => request[at] = chance(256) as u8,
                        1 => drop(request.remove(at)),
                        _ => request.insert(at, chance(256) as u8),
                    }
                }
                request
            }
        };
        let answer = served.sent(&request);
        let status = status(&answer);
        assert!(status.is_some() || answer.is_empty(), "{}: {}", request.escape_ascii(), answer.escape_ascii());
        *answers.entry(status).or_default() += 1;
    }
    served.is_well(before, "random requests");
    eprintln!("{answers:?} in {:?}", began.elapsed());
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
