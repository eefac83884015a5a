//! What the program writes and reads on the disk, beside files, links, pipes and runs that do not belong to it.
//!
//! Every test runs the binary in a folder of its own. How often runs are killed is set by `NIMBOOK_KILLS`; each time
//! is drawn anew.
//! Failure: a file of somebody else replaced, a torn file, a file left over, or a wait without end.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
#[cfg(unix)]
use std::{
    thread,
    time::{Duration, Instant},
};

use tempfile::TempDir;

const GOOD: &str = "title: Nim\nseed: a\nexercises:\n  - id: win\n    kind: winning-moves\n    count: 2\n";

fn nimbook(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimbook"));
    command.current_dir(folder).args(arguments).stdin(Stdio::null());
    command
}

/// The exit code, and both streams.
fn said(output: Output) -> (Option<i32>, String) {
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(!text.contains("panicked"), "{text}");
    (output.status.code(), text)
}

fn run(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    said(nimbook(folder, arguments).output().expect("the program runs"))
}

fn done(folder: &Path, arguments: &[&str]) {
    let (code, text) = run(folder, arguments);
    assert_eq!(code, Some(0), "{arguments:?}: {text}");
}

fn refused(folder: &Path, arguments: &[&str], fault: &str) -> String {
    let (code, text) = run(folder, arguments);
    assert_eq!(code, Some(2), "{arguments:?}: {text}");
    assert!(text.contains(&format!("error[{fault}]")) && text.contains("\nhelp: "), "{arguments:?}: {text}");
    text
}

/// A folder with these specs, each with another seed.
fn home(specs: &[&str]) -> TempDir {
    let home = tempfile::tempdir().expect("a folder");
    for (number, spec) in specs.iter().enumerate() {
        let path = home.path().join(spec);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, GOOD.replace("seed: a", &format!("seed: a{number}"))).expect("written");
    }
    home
}

/// The files of a folder and what they hold.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let name = |entry: &fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    entries.map(|entry| (name(&entry), fs::read(entry.path()).unwrap_or_default())).collect()
}

#[cfg(unix)]
#[test]
fn only_plain_files_are_replaced() {
    let home = home(&["good.yaml"]);
    let out = home.path().join("out");
    fs::create_dir(&out).expect("made");
    let sheet = ["sheet", "good.yaml", "--out", "out"];
    let place = out.join("good.md");
    let link = |to: &str| std::os::unix::fs::symlink(to, &place).expect("a link");
    let pipe = || assert!(Command::new("mkfifo").arg(&place).status().expect("mkfifo runs").success());
    for target in ["/dev/zero", "/dev/full", "/dev/tty", "/", "pipe"] {
        if target == "pipe" {
            pipe()
        } else {
            link(target)
        }
        for force in [&[][..], &["--force"]] {
            let text = refused(home.path(), &[&sheet[..], force].concat(), "not-a-file");
            assert!(text.contains("good.md: error") && text.contains("not a regular file"), "{text}");
        }
        assert_eq!(fs::read_dir(&out).expect("the folder").count(), 1, "{target}");
        fs::remove_file(&place).expect("still there");
    }
    // A large file is not read: only its length counts.
    fs::File::create(&place).and_then(|file| file.set_len(1 << 40)).expect("a sparse file");
    refused(home.path(), &sheet, "foreign-file");
    done(home.path(), &[&sheet[..], &["--force"]].concat());
}

#[cfg(unix)]
#[test]
fn only_plain_files_are_read() {
    let home = home(&["good.yaml"]);
    let pipe = |name: &str| {
        let place = home.path().join(name);
        fs::create_dir_all(place.parent().expect("a folder")).expect("made");
        assert!(Command::new("mkfifo").arg(place).status().expect("mkfifo runs").success());
    };
    ["p.yaml", "p.claims", "p.md", "p.nbc", "own/html/sheet.html"].into_iter().for_each(pipe);
    for (arguments, fault) in [
        (&["check", "p.yaml"][..], "not-a-file"),
        (&["sheet", "/dev/zero"], "not-a-file"),
        (&["prove", "p.claims"], "not-a-file"),
        (&["prove", "p.md"], "not-a-file"),
        (&["verify", "p.nbc"], "not-a-file"),
        (&["verify", "/dev/zero"], "not-a-file"),
        (&["verify", "/dev/null", "--claims", "p.claims"], "not-a-file"),
        (&["sheet", "good.yaml", "--templates", "own"], "bad-templates"),
    ] {
        refused(home.path(), arguments, fault);
    }
    done(home.path(), &["new", "book", "my"]);
    pipe("my/03-more.md");
    let text = refused(home.path(), &["book", "my"], "not-a-file");
    assert!(text.contains("my/03-more.md: "), "{text}");
    fs::remove_file(home.path().join("my/03-more.md")).expect("still there");
    fs::remove_file(home.path().join("my/02-more-numbers.md")).expect("still there");
    pipe("my/book.yaml.claims");
    refused(home.path(), &["book", "my", "--check"], "not-a-file");
}

#[cfg(target_os = "linux")]
#[test]
fn a_plain_file_that_waits_is_not_waited_for() {
    // Only root may open it; it has the type of a plain file, and reading it waits for the next message.
    let messages = Path::new("/proc/kmsg");
    if fs::File::open(messages).is_err() {
        return;
    }
    let home = home(&[]);
    let mut program = nimbook(home.path(), &["check", "/proc/kmsg"]).stderr(Stdio::null()).spawn().expect("it runs");
    let until = Instant::now() + Duration::from_secs(60);
    while program.try_wait().expect("it can be asked").is_none() {
        assert!(Instant::now() < until, "it waits");
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn no_spec_replaces_files_of_another() {
    let home = home(&["x.yaml", "x-key.yaml", "other/x.yaml", "index.yaml"]);
    let home = home.path();
    let sheet =
        |spec, more: &[&'static str]| [&["sheet", spec, "--out", "o", "--format", "md,html,json"], more].concat();
    done(home, &sheet("x.yaml", &[]));
    let before = contents(&home.join("o"));
    for (spec, whose) in [("x-key.yaml", "the key of another spec"), ("other/x.yaml", "of another spec")] {
        let text = refused(home, &sheet(spec, &[]), "other-owner");
        for part in [whose, "give the spec another name", "choose another folder with `--out`", "`--force`"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert_eq!(contents(&home.join("o")), before, "{spec}");
    }
    done(home, &sheet("x-key.yaml", &["--force"]));
    refused(home, &sheet("x.yaml", &[]), "other-owner");
    // Nor does a sheet replace a page of a book or a picture, nor they a sheet.
    done(home, &["new", "book", "my"]);
    done(home, &["book", "my", "--out", "site"]);
    let text = refused(home, &["sheet", "index.yaml", "--out", "site"], "other-owner");
    assert!(text.contains("index.html") && text.contains("a page of a book"), "{text}");
    // Nor a book a page of another.
    done(home, &["new", "book", "your"]);
    let before = contents(&home.join("site"));
    let text = refused(home, &["book", "your", "--out", "site"], "other-owner");
    assert!(text.contains("a page of another book") && text.contains("help: move it, "), "{text}");
    assert_eq!(contents(&home.join("site")), before);
    done(home, &["book", "my", "--out", "site"]);
    done(home, &["sheet", "index.yaml", "--out", "first"]);
    let text = refused(home, &["book", "my", "--out", "first"], "other-owner");
    assert!(text.contains("the sheet of another spec") && text.contains("help: move it, "), "{text}");
    refused(home, &["picture", "nim 1", "--format", "text", "--out", "first/index.md"], "other-owner");
    done(home, &["picture", "nim 1", "--format", "text", "--out", "first/a.md"]);
    done(home, &["picture", "nim 2", "--format", "text", "--out", "first/a.md"]);
}

#[test]
fn an_author_edits_renames_and_moves_a_spec() {
    let home = home(&["deep/x.yaml"]);
    let home = home.path();
    let path = home.join("deep/x.yaml");
    done(home, &["sheet", "deep/x.yaml", "--out", "deep/o"]);
    fs::write(&path, GOOD.replace("title: Nim", "title: More Nim").replace("count: 2", "count: 3")).expect("written");
    done(home, &["sheet", "deep/x.yaml", "--out", "deep/o"]);
    // The same file, however it is named.
    fs::write(&path, GOOD).expect("written");
    done(&home.join("deep"), &["sheet", "./x.yaml", "--out", "../deep/o", "--variant", "1"]);
    fs::write(&path, GOOD.replace("count: 2", "count: 1")).expect("written");
    done(home, &["sheet", &path.to_string_lossy(), "--out", &home.join("deep/o").to_string_lossy()]);
    // Moved together with what was made from it, and edited there.
    fs::rename(home.join("deep"), home.join("elsewhere")).expect("moved");
    let path = home.join("elsewhere/x.yaml");
    fs::write(&path, GOOD.replace("seed: a", "seed: b")).expect("written");
    done(home, &["sheet", "elsewhere/x.yaml", "--out", "elsewhere/o", "--seed", "c"]);
    done(home, &["sheet", "elsewhere/x.yaml", "--out", "elsewhere/o"]);
    // Moved alone, as it was.
    fs::rename(path, home.join("x.yaml")).expect("moved");
    done(home, &["sheet", "x.yaml", "--out", "elsewhere/o"]);
    // A built-in sheet is the same from everywhere.
    done(home, &["sheet", "--out", "o"]);
    done(&home.join("elsewhere"), &["sheet", "first-sheet", "--seed", "d", "--out", "../o"]);
}

#[cfg(unix)]
#[test]
fn no_room_is_exit_3() {
    let home = home(&["good.yaml"]);
    // The shell lets no file grow beyond one block; the system says so as it says that a disk is full.
    let limited = |arguments: &str| {
        let script = format!("ulimit -f 1; exec \"$0\" {arguments}");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_nimbook")]).current_dir(home.path());
        said(shell.stdin(Stdio::null()).output().expect("a shell"))
    };
    for arguments in ["sheet good.yaml --out o", "book --out o", "new sheet mine", "new book my"] {
        let (code, text) = limited(arguments);
        assert_eq!(code, Some(3), "{arguments}: {text}");
        assert!(text.contains("error[disk-full]") && text.contains("help: make room there, or "), "{text}");
    }
    let (code, text) = limited("schema > schema.json");
    assert!(code == Some(3) && text.contains("the standard output cannot be written"), "{text}");
    fs::remove_file(home.path().join("schema.json")).expect("the shell made it");
    assert_eq!(contents(home.path()).len(), 1, "{:?}", contents(home.path()).keys());
}

/// Characters that turn the direction of text or steer a terminal.
#[cfg(unix)]
const STEERING: [char; 14] = [
    '\u{61c}', '\u{200e}', '\u{200f}', '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', '\u{202e}', '\u{2066}',
    '\u{2067}', '\u{2068}', '\u{2069}', '\u{1b}', '\u{9b}',
];

// Windows has no such names.
#[cfg(unix)]
#[test]
fn nothing_that_steers_reaches_a_terminal() {
    let home = home(&["good.yaml"]);
    let home = home.path();
    let all: String = STEERING.into_iter().collect();
    let name = format!("a{all}b");
    let file = |ending: &str| format!("{name}.{ending}");
    fs::write(home.join(file("yaml")), GOOD).expect("written");
    fs::write(home.join(file("nbc")), "x").expect("written");
    fs::write(home.join(file("claims")), format!("# {name}\nclaim {name}: 1 = 2\nclaim b: 1 = 2\n")).expect("written");
    let (yaml, claims, nbc, folder) = (file("yaml"), file("claims"), file("nbc"), format!("o{all}"));
    let option = format!("--{name}");
    let solved = format!("{claims}#{name} 3");
    for arguments in [
        &["check", &yaml][..],
        &["check", &yaml, "--json"],
        &["check", &name],
        &["sheet", &yaml, "--out", &folder],
        &["sheet", &yaml, "--out", &folder, "--json"],
        &["sheet", &yaml, "--seed", &name],
        &["sheet", &yaml, "--lang", &name],
        &["sheet", &yaml, "--format", &name],
        &["sheet", &yaml, "--templates", &name],
        &["sheet", &yaml, "--variant", &name],
        &["sheet", &yaml, &option],
        &["show", &name, "--spec", &yaml],
        &["prove", &claims],
        &["prove", &claims, "--json"],
        &["prove", &claims, "--format"],
        &["verify", &nbc],
        &["verify", &nbc, "--json"],
        &["book", &name],
        &["solve", &name],
        &["solve", "nim", &name, "--json"],
        &["solve", &solved],
        &["play", &name],
        &["values", &name, "--to", "3"],
        &["picture", &name],
        &["picture", "nim 1", "--out", &file("svg")],
        &["trace", &name, "2", "3"],
        &["list", &name],
        &["new", "sheet", &format!("n{name}")],
        &["completions", &name],
        &[&name],
    ] {
        // With colours, and without: those of the program itself are in brackets.
        for name in ["CLICOLOR_FORCE", "NO_COLOR"] {
            let output = nimbook(home, arguments).env(name, "1").output().expect("it runs");
            let text = said(output).1;
            let found = if name == "NO_COLOR" { text.clone() } else { text.replace("\u{1b}[", "") };
            assert!(!found.contains(STEERING), "{arguments:?}: {}", text.escape_debug());
        }
        let _ = fs::remove_dir_all(home.join(&folder));
        let _ = fs::remove_file(home.join(format!("n{name}.yaml")));
        let _ = fs::remove_file(home.join(file("svg")));
    }
    let mut game = nimbook(home, &["play", "nim 3"]);
    let mut game = game.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it runs");
    let typed = format!("{name}\nhint{all}\nquit\n");
    std::io::Write::write_all(&mut game.stdin.take().expect("a pipe"), typed.as_bytes()).expect("typed");
    let text = said(game.wait_with_output().expect("it ends")).1;
    assert!(!text.contains(STEERING), "{}", text.escape_debug());
}

#[test]
fn no_text_with_control_characters_becomes_a_page() {
    let home = home(&[]);
    let home = home.path();
    done(home, &["new", "book", "my"]);
    let settings = fs::read_to_string(home.join("my/book.yaml")).expect("settings");
    let chapter = fs::read_to_string(home.join("my/01-equal-heaps.md")).expect("a chapter");
    for character in ['\u{61c}', '\u{202e}', '\u{1b}', '\u{9b}'] {
        let (code, spec) = (u32::from(character), home.join("s.yaml"));
        let entity = format!("&#x{code:x};");
        let spec_with = |intro: &str| {
            fs::write(&spec, format!("intro: {intro}\n{GOOD}")).expect("written");
            let text = run(home, &["check", "s.yaml"]);
            assert!(text.0 == Some(2) && text.1.starts_with("s.yaml:1:"), "{intro:?}: {}", text.1);
        };
        spec_with(&format!("a{character}b"));
        spec_with(&format!("\"a\\u{code:04x}b\""));
        spec_with(&format!("a {entity} b"));
        spec_with(&format!("\"[a](https://example.org/{entity})\""));
        fs::write(&spec, GOOD.replace("title: Nim", &format!("title: \"a\\u{code:04x}b\""))).expect("written");
        refused(home, &["check", "s.yaml"], "control-character");
        for (name, content) in [
            ("01-equal-heaps.md", format!("{chapter}\na{character}b\n")),
            ("01-equal-heaps.md", format!("{chapter}\na{entity}b\n")),
            ("01-equal-heaps.md", format!("{chapter}\n## {entity}\n")),
            ("01-equal-heaps.md", format!("{chapter}\n[a](https://example.org/{entity})\n")),
            ("01-equal-heaps.md", format!("{chapter}\n$a{character}b$\n")),
            ("book.yaml", format!("{settings}\nabout: \"a\\u{code:04x}b\"\n")),
            ("book.yaml", settings.replacen("title: ", &format!("title: a{character}b "), 1)),
        ] {
            fs::write(home.join("my").join(name), content).expect("written");
            let text = refused(home, &["book", "my", "--check"], "control-character");
            assert!(text.contains(&format!("U+{code:04X}")), "{name}: {text}");
            fs::write(home.join("my/book.yaml"), &settings).expect("written");
            fs::write(home.join("my/01-equal-heaps.md"), &chapter).expect("written");
        }
    }
    done(home, &["book", "my"]);
}

/// Numbers that look random, from the clock.
#[cfg(unix)]
fn chance(below: u64) -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
    let mixed = (now.as_nanos() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 20) % below.max(1)
}

#[cfg(unix)]
#[test]
fn killed_runs_leave_whole_files_and_the_next_run_clears_up() {
    let home = home(&["good.yaml"]);
    let home = home.path();
    let kills: u64 = std::env::var("NIMBOOK_KILLS").ok().and_then(|number| number.parse().ok()).unwrap_or(12);
    for name in ["my", "other"] {
        done(home, &["new", "book", name]);
    }
    let chapter = home.join("other/01-equal-heaps.md");
    let changed = fs::read_to_string(&chapter).expect("a chapter").replace("Two equal heaps", "Equal heaps");
    fs::write(chapter, changed).expect("written");
    let commands: [[&[&str]; 2]; 2] = [
        [
            &["sheet", "good.yaml", "--format", "md,html,json"],
            &["sheet", "good.yaml", "--format", "md,html,json", "--variant", "1"],
        ],
        [&["book", "my", "--force"], &["book", "other", "--force"]],
    ];
    let (mut waited, mut left, mut ended) = (0, 0, 0);
    for [first, second] in commands {
        // What whole files hold, and how long a run takes.
        let began = Instant::now();
        let whole = [first, second].map(|command| {
            let out = tempfile::tempdir_in(home).expect("a folder");
            let folder = out.path().to_string_lossy().into_owned();
            done(home, &[command, &["--out", &folder]].concat());
            contents(out.path())
        });
        let takes = began.elapsed() / 2;
        let out = tempfile::tempdir_in(home).expect("a folder");
        let folder = out.path().to_string_lossy().into_owned();
        for round in 0..kills / 2 {
            let signal = ["-KILL", "-INT", "-TERM"][round as usize % 3];
            let command = [first, second][(round / 3) as usize % 2];
            if chance(2) == 0 {
                contents(out.path()).keys().for_each(|name| drop(fs::remove_file(out.path().join(name))));
            }
            let mut program = nimbook(home, &[command, &["--out", &folder]].concat());
            let mut program = program.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it runs");
            if round % 2 == 0 {
                thread::sleep(Duration::from_nanos(chance(takes.as_nanos() as u64)));
            } else {
                // The moment in which files wait beside their places.
                let writes = || contents(out.path()).keys().any(|name| name.starts_with('.'));
                while !writes() && program.try_wait().expect("it can be asked").is_none() {}
                thread::sleep(Duration::from_micros(chance(2000)));
            }
            let program_id = program.id().to_string();
            let _ = Command::new("kill").args([signal, &program_id]).stderr(Stdio::null()).status();
            let status = program.wait().expect("it ends");
            let found = contents(out.path());
            let hidden = found.keys().filter(|name| name.starts_with('.')).count();
            ended += u32::from(status.code().is_none());
            left += hidden;
            if signal != "-KILL" {
                assert_eq!(hidden, 0, "{signal} {command:?}");
                assert!(status.success() || status.code().is_none(), "{signal} {command:?}: {status}");
            }
            for (name, content) in found.iter().filter(|(name, _)| !name.starts_with('.')) {
                let same = whole.iter().any(|whole| whole.get(name) == Some(content));
                assert!(same || out.path().join(name).is_dir(), "{signal} {command:?} tore {name}");
            }
            // The next run clears away what is left.
            done(home, &[first, &["--out", &folder]].concat());
            let found = contents(out.path());
            assert!(!found.keys().any(|name| name.starts_with('.')), "{signal} {command:?}: {:?}", found.keys());
            waited += 1;
        }
    }
    eprintln!("{waited} runs struck, {ended} ended by the signal, {left} folders left for the next run");
}

#[test]
fn what_only_looks_like_ours_stays() {
    let home = home(&["good.yaml"]);
    let out = home.path().join("o");
    let looks =
        [".nimbook-abcdef/notes.txt", ".nimbook-mine/nimbook-is-writing", ".nimbook-abc123/a/b", "nimbook-is-writing"];
    for name in looks {
        fs::create_dir_all(out.join(name).parent().expect("a folder")).expect("made");
        fs::write(out.join(name), "mine").expect("written");
    }
    // A run that is alive holds its file locked; one that is dead does not.
    let staging = |name: &str| {
        fs::create_dir_all(out.join(name)).expect("made");
        fs::write(out.join(name).join("0"), "half").expect("written");
        fs::File::create(out.join(name).join("nimbook-is-writing")).expect("made")
    };
    let alive = staging(".nimbook-alive1");
    alive.lock().expect("locked");
    drop(staging(".nimbook-dead12"));
    fs::create_dir(out.join(".nimbook-empty1")).expect("made");
    done(home.path(), &["sheet", "good.yaml", "--out", "o"]);
    for name in looks {
        assert_eq!(fs::read_to_string(out.join(name)).expect("still there"), "mine");
    }
    assert!(out.join(".nimbook-alive1/0").exists());
    assert!(!out.join(".nimbook-dead12").exists() && !out.join(".nimbook-empty1").exists());
    drop(alive);
    done(home.path(), &["sheet", "good.yaml", "--out", "o"]);
    assert!(!out.join(".nimbook-alive1").exists());
}

/// Every file of a book is known again: pages, scripts, and certificates of both forms.
#[test]
fn a_book_is_built_again_in_its_folder() {
    let home = tempfile::tempdir().expect("a folder");
    let book = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/book/small");
    let build = ["book", book, "--out", "out"];
    done(home.path(), &build);
    let rows = home.path().join("out/certificates/chomp-row-2.nbc");
    let written = fs::read(&rows).expect("a certificate");
    done(home.path(), &build);
    let changed = String::from_utf8(written).expect("words").replacen(": 1\n", ": 2\n", 1);
    fs::write(&rows, &changed).expect("changed");
    refused(home.path(), &build, "foreign-file");
    assert_eq!(fs::read_to_string(&rows).expect("there"), changed);
}
