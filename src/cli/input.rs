//! Reads what commands are given: a spec by its path or a built-in sheet by its name, and templates.
//!
//! Failure: whatever cannot be read is reported like every fault, with the way out; exit 2.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Component, Path, PathBuf};

use encoding_rs::Encoding;
use include_dir::{Dir, include_dir};
use serde_json::Value;

use super::encoding;
use super::{Reply, plain};
use crate::class::tables::Tables;
use crate::class::{KEPT, Table, bundle, seal};
use crate::render::{RenderError, Templates, unsaid};
use crate::sheet::{self, Spec};
use crate::source::{Diagnostics, Text, bytes, printable, report, suggest};

static SHEETS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/exercises");

/// The sheet that `nimbook sheet` makes when no spec is given.
pub const FIRST: &str = "first-sheet";

/// Why a command cannot do what it was asked for: all that is wrong, text by text.
#[derive(Debug)]
pub struct Refused(pub Vec<Diagnostics>);

impl From<Diagnostics> for Refused {
    fn from(faults: Diagnostics) -> Refused {
        Refused(vec![faults])
    }
}

impl From<Vec<Diagnostics>> for Refused {
    fn from(faults: Vec<Diagnostics>) -> Refused {
        Refused(faults)
    }
}

impl Refused {
    /// All values, or everything that is wrong with any of them.
    pub fn unless_all<T>(read: impl IntoIterator<Item = Result<T, Refused>>) -> Result<Vec<T>, Refused> {
        let (mut values, mut refused) = (Vec::new(), Vec::new());
        for one in read {
            match one {
                Ok(value) => values.push(value),
                Err(more) => refused.extend(more.0),
            }
        }
        if refused.is_empty() { Ok(values) } else { Err(Refused(refused)) }
    }

    /// A file, a folder or an argument is at fault as a whole.
    pub fn new(name: &str, code: &'static str, message: impl Into<String>, help: impl Into<String>) -> Refused {
        Diagnostics::without_place(printable(name), code, message, help).into()
    }
}

/// The code of a fault that is the machine's: it has no room for a file.
pub const DISK_FULL: &str = "disk-full";

/// Whether the machine has no room for a file.
pub fn is_full(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge)
}

/// What the user reads, and the faults for programs.
impl From<Refused> for Reply {
    fn from(Refused(texts): Refused) -> Reply {
        let lists = texts.iter().filter_map(|faults| serde_json::to_value(faults).ok()?.as_array().cloned());
        let is_full = texts.iter().flat_map(Diagnostics::list).all(|fault| fault.code == DISK_FULL);
        let reply = if is_full { Reply::gave_up(report(&texts)) } else { Reply::input(report(&texts)) };
        Reply { faults: lists.flatten().collect(), ..reply }
    }
}

impl From<Diagnostics> for Reply {
    fn from(faults: Diagnostics) -> Reply {
        Refused::from(faults).into()
    }
}

impl From<Vec<Diagnostics>> for Reply {
    fn from(faults: Vec<Diagnostics>) -> Reply {
        Refused::from(faults).into()
    }
}

/// A name as the usual shell of the system and the command read it, for a command that can be copied.
pub fn quoted(name: &str) -> String {
    quoted_for(cfg!(windows), name)
}

/// On Windows there are two usual shells: `cmd` knows double quotes alone, and PowerShell changes `$` and a backtick
/// within them. A name there has no double quote.
fn quoted_for(windows: bool, name: &str) -> String {
    if name.starts_with('-') {
        return quoted_for(windows, &format!("./{name}"));
    }
    let signs = if windows { r"-_./\:+=" } else { "-_./+,:@%=" };
    let plain = |sign: char| sign.is_alphanumeric() || signs.contains(sign);
    let shown = printable(name);
    match (!shown.is_empty() && shown.chars().all(plain), windows) {
        (true, _) => shown,
        (false, true) if !shown.contains(['$', '`']) => format!("\"{shown}\""),
        (false, true) => format!("'{}'", shown.replace('\'', "''")),
        (false, false) => format!("'{}'", shown.replace('\'', r"'\''")),
    }
}

/// A JSON value in lines.
pub fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default()
}

/// The built-in sheets: name and text, by name.
pub fn sheets() -> Vec<(&'static str, &'static str)> {
    let mut sheets: Vec<_> =
        SHEETS.files().filter_map(|file| Some((file.path().file_stem()?.to_str()?, file.contents_utf8()?))).collect();
    sheets.sort_unstable();
    sheets
}

/// The spec at a path, or the built-in sheet of that name when there is no such file; and its stem.
pub fn spec(given: &str) -> Result<(Text, String), Refused> {
    let path = Path::new(given);
    if is_missing(path) {
        let with_ending = format!("{given}.yaml");
        if !given.ends_with('/') && !is_missing(Path::new(&with_ending)) {
            return spec(&with_ending);
        }
        match &meant(given)[..] {
            [(name, text)] => return Ok((Text::new(format!("{name}.yaml"), text), (*name).to_owned())),
            [] => {}
            several => {
                let names: Vec<String> = several.iter().map(|(name, _)| format!("`{name}`")).collect();
                let message = format!("{} built-in sheets begin with it", names.len());
                return Err(Refused::new(given, "ambiguous", message, format!("choose one of {}", names.join(", "))));
            }
        }
        return Err(missing(given, || {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            match suggest(&stem, sheets().iter().map(|(name, _)| *name)) {
                Some(near) => format!("did you mean the built-in sheet `{near}`?"),
                None => "check the path; `nimbook list sheets` names the built-in sheets".to_owned(),
            }
        }));
    }
    if is_bundle(given) {
        return spec_of_bundle(given);
    }
    check_ending(given, "sheet", "yaml")?;
    // What a large class was asked is long.
    let most = if given.ends_with(KEPT) { encoding::LIMIT } else { bytes::LIMIT };
    let content = file(given, "sheet", "yaml", most + 1)?;
    let stem = path.file_stem().map_or_else(|| "sheet".to_owned(), |stem| stem.to_string_lossy().into_owned());
    let stem = stem.strip_suffix(".nimbook").map_or(stem.clone(), str::to_owned);
    Ok((bytes::text_up_to(&printable(given), &content, most)?, stem))
}

/// Whether a path is that of a class in one file.
fn is_bundle(given: &str) -> bool {
    given.ends_with(".zip") && Path::new(given).is_file()
}

/// The largest class in one file, in bytes: 256 MiB.
const LARGEST_BUNDLE: usize = 1 << 28;

/// The files of a class in one file.
fn bundle(given: &str) -> Result<Vec<(String, Vec<u8>)>, Refused> {
    let content = file(given, "class", "nimbook.zip", LARGEST_BUNDLE)?;
    let help = "use a file that `nimbook class --zip` or the page wrote";
    bundle::unpacked(&content).map_err(|reason| Refused::new(given, "bad-archive", reason, help))
}

/// The spec that was kept with a class in one file, and the stem of its files.
fn spec_of_bundle(given: &str) -> Result<(Text, String), Refused> {
    let found = bundle(given)?.into_iter().find_map(|(name, bytes)| Some((name.strip_suffix(KEPT)?.to_owned(), bytes)));
    let Some((stem, bytes)) = found else {
        let help = "use a file that `nimbook class --zip` or the page wrote";
        return Err(Refused::new(given, "no-sheet", "there is no class in this file", help));
    };
    let text = bytes::text_up_to(&printable(given), &bytes, encoding::LIMIT)?;
    // Its seal is of the file that it was.
    Ok((Text::new(text.name.clone(), &seal::unsealed_yaml(&text.content)), stem))
}

/// The sheet at a path, or the built-in one of that name, with the games of files of claims beside it; and its stem.
pub fn sheet(given: &str) -> Result<(Spec, String), Refused> {
    let (text, stem) = spec(given)?;
    let spec = sheet::read_with(&text, &|file| claims_beside(Path::new(given), file))?;
    Ok((spec, stem))
}

/// The text of a file of claims in the folder of a spec, or below it.
fn claims_beside(spec: &Path, file: &str) -> Result<String, (String, String)> {
    let inside = Path::new(file).components().all(|part| matches!(part, Component::Normal(_)));
    if !inside || !file.ends_with(".claims") {
        let message = format!("`{}` is not a file of claims in the folder of the sheet", printable(file));
        return Err((
            message,
            "put it into the folder of the sheet, and write `game: my.claims#take-a-square`".to_owned(),
        ));
    }
    let path = folder(spec).join(file);
    let first = |Refused(faults): Refused| {
        let fault = faults.first().and_then(|faults| faults.list().first());
        fault.map_or_else(Default::default, |fault| {
            (format!("`{}`: {}", printable(file), fault.message), fault.help.clone())
        })
    };
    text(&path.to_string_lossy(), "claims").map(|text| text.content).map_err(first)
}

/// Whether there is nothing at this path.
fn is_missing(path: &Path) -> bool {
    fs::metadata(path).is_err_and(|error| error.kind() == ErrorKind::NotFound)
}

/// The built-in sheets that are meant: the one of that name, else those whose name begins so, with or without its
/// number.
fn meant(given: &str) -> Vec<(&'static str, &'static str)> {
    let unnumbered = |name: &'static str| name.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == '-');
    let begins =
        |name: &'static str| given.len() > 1 && (name.starts_with(given) || unnumbered(name).starts_with(given));
    let sheets = sheets();
    match sheets.iter().find(|(name, _)| *name == given || unnumbered(name) == given) {
        Some(&exactly) => vec![exactly],
        None => sheets.into_iter().filter(|&(name, _)| begins(name)).collect(),
    }
}

/// The text of a file of claims, a chapter or another file of a book, by the ending that it should have.
pub fn text(given: &str, ending: &'static str) -> Result<Text, Refused> {
    let what = match ending {
        "md" => "chapter",
        "claims" => "file of claims",
        _ => "file",
    };
    let content = file(given, what, ending, bytes::LIMIT + 1)?;
    Ok(bytes::text(&printable(given), &content)?)
}

/// The table at a path: a roster, or answers, in an encoding that was said or is recognised.
pub fn table(given: &str, said: Option<&'static Encoding>) -> Result<Table, Refused> {
    let content = file(given, "table", "csv", encoding::LIMIT + 1)?;
    Ok(encoding::decode(&printable(given), &content, said)?)
}

/// The table of a class that an earlier run left in a folder, or in the one file that is `given` as its spec, if one is there
/// and not empty, and one of the other ending that nobody reads then.
pub fn table_before(
    given: &str,
    folder: &Path,
    stem: &str,
    wanted: Tables,
    said: Option<&'static Encoding>,
) -> Result<(Option<Text>, Option<String>), Refused> {
    let is_there = |place: &PathBuf| fs::metadata(place).is_ok_and(|found| found.is_file() && found.len() > 0);
    let places = [wanted, Tables::new(wanted != Tables::Workbook, ',')].map(|tables| folder.join(tables.name(stem)));
    let found = places.iter().find(|place| is_there(place));
    let mut text = found.map(|place| Ok::<_, Refused>(table(&place.to_string_lossy(), said)?.text)).transpose()?;
    if text.is_none() && is_bundle(given) {
        let names = [Tables::Csv(','), Tables::Workbook].map(|tables| tables.name(stem));
        let kept = bundle(given)?.into_iter().find(|(name, _)| names.contains(name));
        text = kept.map(|(name, bytes)| Ok::<_, Refused>(encoding::decode(&name, &bytes, said)?.text)).transpose()?;
    }
    let [own, other] = &places;
    let note = is_there(other).then(|| {
        let [own, other] = [own, other].map(|place| printable(&place.to_string_lossy()));
        format!("{other} is of an earlier run, and from now on {own} counts; delete the other")
    });
    Ok((text, note))
}

/// The largest certificate that the checker looks at, in bytes: 64 MiB.
const LARGEST_CERTIFICATE: usize = 1 << 26;

/// The certificate at a path, or every one in the folder there, by name: names and bytes.
pub fn certificates(given: &str) -> Result<Vec<(String, Vec<u8>)>, Refused> {
    let path = Path::new(given);
    if !path.is_dir() {
        return Ok(vec![(printable(given), certificate(given)?)]);
    }
    let mut names = entries(path)?;
    names.retain(|name| name.extension().is_some_and(|ending| ending == "nbc"));
    if names.is_empty() {
        let help = "write some with `nimbook prove FILE --certificates DIR`";
        return Err(Refused::new(given, "no-certificates", "this folder holds no certificate, no file `.nbc`", help));
    }
    Refused::unless_all(names.iter().map(|name| {
        let name = name.to_string_lossy();
        Ok((printable(&name), certificate(&name)?))
    }))
}

/// The paths of what is in a folder, sorted.
pub fn entries(folder: &Path) -> Result<Vec<PathBuf>, Refused> {
    let found = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>).map_err(|error| {
        let message = format!("this folder cannot be read: {error}");
        Refused::new(&folder.to_string_lossy(), "cannot-read", message, "check its rights")
    })?;
    let mut paths: Vec<PathBuf> = found.iter().map(fs::DirEntry::path).collect();
    paths.sort();
    Ok(paths)
}

/// The bytes of the certificate at a path.
fn certificate(given: &str) -> Result<Vec<u8>, Refused> {
    check_ending(given, "certificate", "nbc")?;
    let content = file(given, "certificate", "nbc", LARGEST_CERTIFICATE + 1)?;
    if content.len() > LARGEST_CERTIFICATE {
        let message = format!("this file has more than {LARGEST_CERTIFICATE} bytes, which is the limit");
        return Err(Refused::new(given, "too-large", message, "check that it is a certificate"));
    }
    Ok(content)
}

/// Whether the ending of a file that is there says that it is of this kind, or nothing.
pub fn check_ending(given: &str, what: &str, ending: &str) -> Result<(), Refused> {
    let path = Path::new(given);
    if !path.is_file() {
        return Ok(());
    }
    let shown = quoted(given);
    let (found, help) = match path.extension().and_then(OsStr::to_str) {
        Some(other) if other == ending => ("", String::new()),
        Some("claims") => ("a file of claims", format!("`nimbook prove {shown}` decides them")),
        Some("md") if ending == "yaml" => {
            ("a text in Markdown", "a sheet is a file in YAML; `nimbook new sheet NAME` begins one".to_owned())
        }
        Some("md") => ("a chapter", format!("`nimbook prove {shown}` decides its statements")),
        Some("nbc") => ("a certificate", format!("`nimbook verify {shown}` checks it again")),
        Some("yaml" | "yml") if ending != "yaml" => ("a sheet", format!("`nimbook check {shown}` reads it")),
        _ => ("", String::new()),
    };
    if !found.is_empty() {
        return Err(Refused::new(given, "another-kind", format!("this is {found}, not a {what}"), help));
    }
    Ok(())
}

/// The first `most` bytes of a plain file; `what` it should be and its usual ending are for messages.
fn file(given: &str, what: &str, ending: &str, most: usize) -> Result<Vec<u8>, Refused> {
    let path = Path::new(given);
    let refuse = |code, message: String, help: &str| Err(Refused::new(given, code, message, help));
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => {
            let example = match ending {
                "yaml" => "sheet",
                "claims" => "my",
                "csv" => "9b",
                "md" => "01-first",
                _ => "nim-3",
            };
            let folder = printable(given);
            let help = format!("name a file in it, like `{}/{example}.{ending}`", folder.trim_end_matches('/'));
            return refuse("is-a-directory", format!("this is a directory, not a {what}"), &help);
        }
        Ok(found) if !found.is_file() => {
            return refuse(
                "not-a-file",
                plain::NOT_PLAIN.to_owned(),
                "write its content into a file, and name that file",
            );
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return Err(missing(given, || "check the path".to_owned()));
        }
        _ => {}
    }
    plain::read(path, most as u64).or_else(|error| {
        refuse("cannot-read", format!("this file cannot be read: {error}"), "check its name and its permissions")
    })
}

/// There is no file: perhaps one beside it is meant, else `other` helps.
fn missing(given: &str, other: impl FnOnce() -> String) -> Refused {
    let help = neighbour(Path::new(given)).map_or_else(other, |near| format!("did you mean `{near}`?"));
    Refused::new(given, "not-found", "there is no such file", help)
}

/// The folder of a path.
pub fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// What may be meant by a path at which there is no file: one beside it, with an ending of ours.
fn neighbour(path: &Path) -> Option<String> {
    let folder = if path.parent().is_none() { Path::new("/") } else { folder(path) };
    let typed = path.file_name().unwrap_or_default().to_string_lossy();
    let beside = fs::read_dir(folder).into_iter().flatten().take(MOST_NEIGHBOURS).flatten();
    let mut beside: Vec<String> = beside.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    beside.retain(|name| {
        [".yaml", ".yml", ".claims", ".md", ".nbc", ".csv", ".xlsx"].iter().any(|ending| name.ends_with(ending))
    });
    beside.sort();
    // The ending is one of ours, and says nothing of what was meant.
    let stem = |name: &str| name.rsplit_once('.').map_or(name, |(stem, _)| stem).to_owned();
    let stems: Vec<String> = beside.iter().map(|name| stem(name)).collect();
    let near = suggest(&stem(&typed), stems.iter().map(String::as_str))?;
    let place = stems.iter().position(|known| known == near)?;
    Some(printable(&path.with_file_name(&beside[place]).to_string_lossy()))
}

/// How many files beside a missing one are looked at.
const MOST_NEIGHBOURS: usize = 1_000;

/// The most files that a folder of templates may hold.
const MOST_TEMPLATES: usize = 100;

/// The built-in templates, some of them replaced by those of a folder: names relative to it, and texts. Hidden files
/// and backups of editors are passed over.
///
/// # Errors
/// The first entry that is not a template: no plain file, too long, not UTF-8, too deep, or too many; or a template with
/// a fault.
pub fn templates(folder: Option<&str>, made: &str) -> Result<Templates, Refused> {
    let templates = match folder {
        Some(folder) => {
            let mut found = Vec::new();
            collect(Path::new(folder), "", &mut found)?;
            found.sort();
            Templates::with_folder_contents(&found)
        }
        None => Templates::built_in(),
    };
    templates.map_err(|error| cannot_render(folder.unwrap_or(made), &error))
}

/// Pages cannot be made: `name` is that of their templates or of what they are made from.
pub fn cannot_render(name: &str, error: &RenderError) -> Refused {
    let refused = |code, message| Diagnostics::without_place(printable(name), code, message, error.help());
    match error {
        RenderError::Unsaid(all) => Refused(all.iter().map(|one| refused("cannot-say", unsaid(one))).collect()),
        _ => refused("cannot-render", error.to_string()).into(),
    }
}

fn collect(folder: &Path, prefix: &str, found: &mut Vec<(String, String)>) -> Result<(), Refused> {
    let refused = |path: &Path, message: String| {
        let help = "name a folder with files like `html/sheet.html`, in UTF-8";
        Refused::new(&path.to_string_lossy(), "bad-templates", message, help)
    };
    let unread =
        |path: &Path, what: &str, error: io::Error| refused(path, format!("this {what} cannot be read: {error}"));
    let entries = fs::read_dir(folder)
        .and_then(|entries| entries.take(10 * MOST_TEMPLATES).collect::<io::Result<Vec<_>>>())
        .map_err(|error| unread(folder, "folder", error))?;
    let mut paths: Vec<_> = entries.iter().map(fs::DirEntry::path).collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.starts_with('.') || name.ends_with('~') {
            continue;
        }
        let name = format!("{prefix}{name}");
        let meta = fs::metadata(&path).map_err(|error| unread(&path, "file", error))?;
        if meta.is_dir() && prefix.matches('/').count() > 1 {
            return Err(refused(&path, "templates are at most two folders deep".to_owned()));
        } else if meta.is_dir() {
            collect(&path, &format!("{name}/"), found)?;
        } else if !meta.is_file() {
            return Err(refused(&path, plain::NOT_PLAIN.to_owned()));
        } else if found.len() == MOST_TEMPLATES {
            return Err(refused(&path, format!("a folder of templates has at most {MOST_TEMPLATES} files")));
        } else {
            let content = plain::read(&path, bytes::LIMIT as u64 + 1).map_err(|error| unread(&path, "file", error))?;
            found.push((name, bytes::text(&printable(&path.to_string_lossy()), &content)?.content));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::quoted_for;

    #[test]
    fn both_shells_of_windows_read_a_quoted_name() {
        for (name, wanted) in [
            (r"C:\sheets\első.yaml", r"C:\sheets\első.yaml"),
            ("my sheet.yaml", "\"my sheet.yaml\""),
            ("it's.yaml", "\"it's.yaml\""),
            // PowerShell would take it for two names.
            ("a,b.yaml", "\"a,b.yaml\""),
            ("it's $5.yaml", "'it''s $5.yaml'"),
            ("-o.yaml", "./-o.yaml"),
            ("", "\"\""),
        ] {
            assert_eq!(quoted_for(true, name), wanted, "{name}");
        }
    }
}
