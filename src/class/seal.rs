//! Seals: how nimbook knows a file that it wrote and that nobody has changed since, and what it was made from.
//!
//! Representation: 16 hexadecimal digits, a checksum of all other bytes of the file, and after them whose file it is
//! (see [`super::owner`]), or nothing. In most formats they are in a comment at the end of the file, in JSON in the second
//! field; no viewer shows them. A certificate (`nbc`) ends with a digest of its own, which is its seal, and so does a package
//! (`zip`) or a workbook (`xlsx`).
//! Failure: a file with a byte changed, added or missing has no valid seal, so it counts as somebody
//! else's. The seal guards against accidents; whoever wants to forge one can.

use std::io::{self, Cursor, Read, Seek, SeekFrom};

use crate::logic;
use crate::render::{FORMATS, PDF_SEAL, Seal};
use crate::solver::kernel::chomp::certificate;
use crate::source::Checksum;

/// The seal of a file, by the ending of its name: as its format says, or as files beside those have it.
fn seal(extension: &str) -> Seal {
    if let Some(format) = FORMATS.iter().find(|format| format.extension == extension) {
        return format.seal;
    }
    match extension {
        // Tables are for spreadsheets, and people write in them: nothing marks them. One of marks is made anew.
        "csv" => Seal::Own(is_marks),
        "css" | "js" => Seal::Comment("\n/* nimbook ", " */\n"),
        "lock" | "toml" | "yaml" => Seal::Comment("# nimbook ", "\n"),
        "pdf" => PDF_SEAL,
        "xlsx" | "zip" => Seal::Own(crate::render::is_whole),
        "nbc" => Seal::Own(is_certificate),
        _ => Seal::Comment("\n<!-- nimbook ", " -->\n"),
    }
}

/// Whether a certificate is as it was written. One about rows of Chomp is in words and has no digest: what is changed in
/// it proves nothing.
fn is_certificate(bytes: &[u8]) -> bool {
    logic::is_whole(bytes) || certificate::is_sound(bytes)
}

/// Whether a table is one of marks or a mark book, by its head. People correct the answers that it is made from.
fn is_marks(table: &[u8]) -> bool {
    let head = table.strip_prefix(b"\xef\xbb\xbf").unwrap_or(table);
    let head = head.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let ends =
        [(["id", "name", "sheet", "item", "part"], "refutation"), (["id", "name", "sheet", "", ""], "provisional")];
    [",", ";", "\t"].iter().any(|delimiter| {
        ends.iter().any(|(first, last)| {
            let first = first.join(delimiter);
            head.starts_with(first.trim_end_matches(delimiter).as_bytes())
                && head.ends_with(format!("{delimiter}{last}").as_bytes())
        })
    })
}

/// What is around the digits in JSON.
const FIELD: (&str, &str) = ("{\n  \"generator\": \"nimbook\",\n  \"seal\": \"", "\",\n");

/// How many digits a seal has.
const DIGITS: usize = 16;

/// The most bytes that say whose a file is.
const LONGEST: usize = 100;

/// The most bytes that a file has after what its ending begins with: of a PDF a number and its last line.
const ENDING: usize = 30;

/// The content of a file, with a seal that says whose it is. JSON must be an object in lines.
pub fn sealed(extension: &str, content: &[u8], owner: &str) -> Vec<u8> {
    let mut sealing = Sealing::new(extension, owner);
    let (content, ending) = match sealing.seal {
        Seal::Within(_, start) => {
            let at = content.windows(start.len()).rposition(|part| part == start.as_bytes());
            content.split_at(at.unwrap_or(content.len()))
        }
        _ => (content, &[][..]),
    };
    let mut out = sealing.pass(content);
    let (end, digits) = sealing.end(ending);
    out.extend(end);
    if let Some((place, digits)) = digits {
        out[place as usize..][..DIGITS].copy_from_slice(digits.as_bytes());
    }
    out
}

/// The seal of a file that is written piece by piece.
pub struct Sealing {
    seal: Seal,
    owner: String,
    sum: Checksum,
    is_begun: bool,
}

impl Sealing {
    /// For a file with this ending, and whose it is.
    pub fn new(extension: &str, owner: &str) -> Sealing {
        Sealing { seal: seal(extension), owner: owner.to_owned(), sum: Checksum::new(), is_begun: false }
    }

    /// What comes after the digits: whose the file is, and then this.
    fn after(&self, after: &[u8]) -> Vec<u8> {
        let between = if self.owner.is_empty() { "" } else { " " };
        [between.as_bytes(), self.owner.as_bytes(), after].concat()
    }

    /// What to write for the next piece; of JSON the first one is at least its first line.
    pub fn pass(&mut self, piece: &[u8]) -> Vec<u8> {
        let mut out = Vec::new();
        let mut rest = piece;
        if !self.is_begun && matches!(self.seal, Seal::Field) {
            let after = self.after(FIELD.1.as_bytes());
            self.sum.add(FIELD.0.as_bytes());
            self.sum.add(&after);
            out = [FIELD.0.as_bytes(), &[b'0'; DIGITS], &after].concat();
            rest = piece.strip_prefix(b"{\n").unwrap_or(piece);
        }
        self.is_begun = true;
        self.sum.add(rest);
        out.extend_from_slice(rest);
        out
    }

    /// What to write at the end, and the place of digits that come first, with the digits. `ending` is what ends every
    /// file of the format.
    pub fn end(mut self, ending: &[u8]) -> (Vec<u8>, Option<(u64, String)>) {
        let (before, after) = match self.seal {
            Seal::Comment(before, after) => (before, after.as_bytes()),
            Seal::Within(before, _) => (before, ending),
            Seal::Field => return (Vec::new(), Some((FIELD.0.len() as u64, self.sum.digits()))),
            Seal::Own(_) => return (Vec::new(), None),
        };
        let after = self.after(after);
        self.sum.add(before.as_bytes());
        self.sum.add(&after);
        ([before.as_bytes(), self.sum.digits().as_bytes(), &after].concat(), None)
    }
}

/// The content of a YAML file, in whole lines, without the seal that it may have.
pub fn unsealed_yaml(content: &str) -> String {
    let seal = owner("yaml", content.as_bytes()).and_then(|_| content.rfind("# nimbook "));
    let content = seal.map_or(content, |at| &content[..at]);
    if content.ends_with('\n') { content.to_owned() } else { format!("{content}\n") }
}

/// Whose a file is, by its seal; none if the seal is not valid.
pub fn owner(extension: &str, file: &[u8]) -> Option<String> {
    match seal(extension) {
        Seal::Own(check) => check(file).then(String::new),
        _ => owner_of_long(extension, &mut Cursor::new(file)).ok()?,
    }
}

/// The same of a file that may be too long to be held: only its seal is, and its bytes are read once.
pub fn owner_of_long(extension: &str, file: &mut (impl Read + Seek)) -> io::Result<Option<String>> {
    let ((before, after), at) = match seal(extension) {
        Seal::Comment(before, after) | Seal::Within(before, after) => {
            let longest = (before.len() + DIGITS + LONGEST + after.len() + ENDING) as u64;
            let near = file.seek(SeekFrom::End(0))?.saturating_sub(longest);
            file.seek(SeekFrom::Start(near))?;
            let mut tail = Vec::new();
            file.read_to_end(&mut tail)?;
            let Some(at) = tail.windows(before.len()).rposition(|part| part == before.as_bytes()) else {
                return Ok(None);
            };
            ((before, after), near + at as u64)
        }
        Seal::Field => (FIELD, 0),
        Seal::Own(_) => return Ok(None),
    };
    file.seek(SeekFrom::Start(at))?;
    let mut seal = Vec::new();
    file.by_ref().take((before.len() + DIGITS + LONGEST + after.len()) as u64).read_to_end(&mut seal)?;
    let Some((digits, rest)) = seal.strip_prefix(before.as_bytes()).and_then(|rest| rest.split_at_checked(DIGITS))
    else {
        return Ok(None);
    };
    let Some(end) = rest.windows(after.len()).position(|part| part == after.as_bytes()) else { return Ok(None) };
    let Ok(owner) = str::from_utf8(&rest[..end]) else { return Ok(None) };
    let mut sum = Checksum::new();
    file.rewind()?;
    add(&mut sum, &mut file.by_ref().take(at))?;
    sum.add(before.as_bytes());
    file.seek(SeekFrom::Start(at + (before.len() + DIGITS) as u64))?;
    add(&mut sum, file)?;
    Ok((sum.digits().as_bytes() == digits).then(|| owner.trim_start().to_owned()))
}

/// Adds all that is left of a file.
fn add(sum: &mut Checksum, file: &mut impl Read) -> io::Result<()> {
    let mut piece = vec![0; 1 << 16];
    loop {
        match file.read(&mut piece)? {
            0 => return Ok(()),
            read => sum.add(&piece[..read]),
        }
    }
}
