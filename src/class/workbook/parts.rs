//! The parts of a workbook: files of an archive, and what is read off their XML.
//!
//! Failure: what the archive or the part is not, in words. A part has at most [`LARGEST`] bytes, packed or not.
//! Each part has the checksum that its archive says.
//! Source: APPNOTE.TXT (PKWARE); XML 1.0, W3C.

use std::io::{Cursor, Read};

use miniz_oxide::inflate::decompress_to_vec_with_limit;
use quick_xml::Reader;
use quick_xml::escape::{resolve_xml_entity, unescape};
use quick_xml::events::{BytesStart, Event};
use zip::{CompressionMethod, ZipArchive};

/// The largest part that is read: 64 MiB.
const LARGEST: usize = 1 << 26;

/// The most files that are looked at.
const MOST: usize = 1000;

/// The files of a workbook.
pub struct Parts<'b>(ZipArchive<Cursor<&'b [u8]>>);

impl<'b> Parts<'b> {
    /// The files of an archive.
    pub fn new(bytes: &'b [u8]) -> Result<Parts<'b>, String> {
        ZipArchive::new(Cursor::new(bytes)).map(Parts).map_err(|error| format!("its archive is broken: {error}"))
    }

    /// The names of all files; folders have none.
    pub fn names(&self) -> Vec<String> {
        let names = self.0.file_names().filter(|name| !name.ends_with('/'));
        names.take(MOST).map(str::to_owned).collect()
    }

    /// The text of a part, if it is there.
    pub fn text(&mut self, name: &str) -> Result<Option<String>, String> {
        let text = |bytes| String::from_utf8(bytes).map_err(|_| format!("its part `{name}` is not UTF-8"));
        self.bytes(name)?.map(text).transpose()
    }

    /// What a part holds, if it is there.
    pub fn bytes(&mut self, name: &str) -> Result<Option<Vec<u8>>, String> {
        let broken = |what: &str| format!("its part `{name}` {what}");
        let Some(place) = self.0.index_for_name(name) else { return Ok(None) };
        let part = self.0.by_index_raw(place).map_err(|_| broken("is broken"))?;
        if part.encrypted() {
            return Err("it is protected by a password".to_owned());
        }
        let (method, sum) = (part.compression(), part.crc32());
        let mut packed = Vec::new();
        let read = part.take(LARGEST as u64 + 1).read_to_end(&mut packed).map_err(|_| broken("is broken"))?;
        let bytes = match method {
            _ if read > LARGEST => return Err(broken("is too large")),
            CompressionMethod::Stored => packed,
            CompressionMethod::DEFLATE => decompress_to_vec_with_limit(&packed, LARGEST)
                .map_err(|error| broken(if error.output.len() < LARGEST { "is broken" } else { "is too large" }))?,
            _ => return Err(broken("uses an unknown compression")),
        };
        if crc32(&bytes) != sum { Err(broken("is damaged")) } else { Ok(Some(bytes)) }
    }
}

/// The checksum that an archive has of a file.
fn crc32(bytes: &[u8]) -> u32 {
    let step = |sum: u32, byte: &u8| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg()))
    };
    !bytes.iter().fold(!0, step)
}

/// What XML consists of.
pub enum Node<'x> {
    /// An element begins.
    Start(&'x str, &'x BytesStart<'x>),
    /// One ends.
    End(&'x str),
    /// Text.
    Text(&'x str),
}

/// Goes through XML, node by node; elements have their names without a prefix.
pub fn walk(xml: &str, mut visit: impl FnMut(Node<'_>)) -> Result<(), String> {
    let mut reader = Reader::from_str(xml.trim_start_matches('\u{feff}'));
    reader.config_mut().expand_empty_elements = true;
    loop {
        match reader.read_event().map_err(|error| format!("its XML is broken: {error}"))? {
            Event::Eof => return Ok(()),
            Event::Start(start) => visit(Node::Start(start.local_name().as_ref(), &start)),
            Event::End(end) => visit(Node::End(end.local_name().as_ref())),
            Event::Text(text) => visit(Node::Text(&text)),
            Event::CData(text) => visit(Node::Text(&text)),
            Event::GeneralRef(entity) => match entity.resolve_char_ref() {
                Ok(Some(sign)) => visit(Node::Text(sign.encode_utf8(&mut [0; 4]))),
                _ => visit(Node::Text(resolve_xml_entity(&entity).unwrap_or_default())),
            },
            _ => {}
        }
    }
}

/// The attribute of this name, without a prefix.
pub fn attribute(start: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = start.attributes().flatten().find(|known| known.key.local_name().as_ref() == name)?;
    Some(unescape(&found.value).map_or_else(|_| found.value.to_string(), |value| value.into_owned()))
}
