//! Pictures as enhanced metafiles: what programs show that read Word documents and know no SVG.
//!
//! Representation: records of little-endian words; a unit is a tenth of a pixel, and so is a unit of the device that the
//! head describes, 19,200 of them in 508 mm. Dashes are drawn one by one, because programs differ about dashed pens.
//! Labels have the widths of Arial, which the fonts in its place share.
//! Failure: [`WordsError`] for a label that the language lacks.
//! Source: MS-EMF, Microsoft.

use crate::document::{Picture, Shape, Words, WordsError};
use crate::render::svg::labelled;
use crate::render::svg::look::{Anchor, Look, TYPEFACE, look};

/// The numbers of records, and of objects that every program knows.
mod record {
    pub const HEADER: u32 = 1;
    pub const POLYGON: u32 = 3;
    pub const POLYLINE: u32 = 4;
    pub const WINDOW_EXTENT: u32 = 9;
    pub const VIEWPORT_EXTENT: u32 = 11;
    pub const END: u32 = 14;
    pub const MAP_MODE: u32 = 17;
    pub const BACKGROUND_MODE: u32 = 18;
    pub const TEXT_ALIGN: u32 = 22;
    pub const TEXT_COLOUR: u32 = 24;
    pub const SELECT: u32 = 37;
    pub const BRUSH: u32 = 39;
    pub const DELETE: u32 = 40;
    pub const ELLIPSE: u32 = 42;
    pub const RECTANGLE: u32 = 43;
    pub const ROUND_RECTANGLE: u32 = 44;
    pub const FONT: u32 = 82;
    pub const TEXT: u32 = 84;
    pub const PEN: u32 = 95;
    pub const NO_BRUSH: u32 = 0x8000_0005;
    pub const NO_PEN: u32 = 0x8000_0008;
}

/// The widths of Arial from the blank to the tilde, in thousandths of the type size.
#[rustfmt::skip]
const WIDTHS: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/// What was written so far, how many records, and the brush and pen that are there.
struct Metafile {
    out: Vec<u8>,
    records: u32,
    brush: Option<i32>,
    pen: Option<(i32, i32, bool)>,
}

/// A picture as a file.
pub fn write(picture: &Picture, words: &Words) -> Result<Vec<u8>, WordsError> {
    let mut file = Metafile { out: Vec::with_capacity(8_192), records: 0, brush: None, pen: None };
    let (width, height) = (picture.width, picture.height);
    let millimetres = |side: i32| (i64::from(side) * 50_800 / 19_200) as i32;
    let mut head = [0; 25];
    head[2..4].copy_from_slice(&[width, height]);
    head[6..8].copy_from_slice(&[millimetres(width), millimetres(height)]);
    // The signature, the version, and, when they are known, the length, the number of records, and of objects.
    head[8..10].copy_from_slice(&[0x464D_4520, 0x1_0000]);
    head[12] = 4;
    // The device in units and in millimetres.
    head[16..20].copy_from_slice(&[19_200, 19_200, 508, 508]);
    head[23..25].copy_from_slice(&[508_000, 508_000]);
    file.record(record::HEADER, &head);
    file.record(record::MAP_MODE, &[8]);
    file.record(record::WINDOW_EXTENT, &[width, height]);
    file.record(record::VIEWPORT_EXTENT, &[width, height]);
    file.record(record::BACKGROUND_MODE, &[1]);
    let mirror = (picture.mirrors && words.right_to_left()).then_some(width);
    for shape in &picture.shapes {
        file.shape(shape, mirror, words)?;
    }
    file.record(record::END, &[0, 16, 20]);
    let (length, records) = (file.out.len() as u32, file.records);
    file.out[48..52].copy_from_slice(&length.to_le_bytes());
    file.out[52..56].copy_from_slice(&records.to_le_bytes());
    Ok(file.out)
}

impl Metafile {
    fn record(&mut self, kind: u32, values: &[i32]) {
        self.long_record(kind, values, &[]);
    }

    /// A record of words and then bytes, which are filled up to whole words.
    fn long_record(&mut self, kind: u32, values: &[i32], bytes: &[u8]) {
        let filled = bytes.len().next_multiple_of(4);
        self.out.extend(kind.to_le_bytes());
        self.out.extend((8 + 4 * values.len() as u32 + filled as u32).to_le_bytes());
        values.iter().for_each(|value| self.out.extend(value.to_le_bytes()));
        self.out.extend(bytes);
        self.out.extend(std::iter::repeat_n(0, filled - bytes.len()));
        self.records += 1;
    }

    fn shape(&mut self, shape: &Shape, mirror: Option<i32>, words: &Words) -> Result<(), WordsError> {
        let turned = |x: i32| mirror.map_or(x, |width| width - x);
        match shape {
            Shape::Circle { class, x, y, radius } => {
                let (x, y, r) = (turned(*x), *y, *radius);
                let around = |step: i32| {
                    let angle = f64::from(step) * std::f64::consts::TAU / 64.0;
                    (x + (f64::from(r) * angle.cos()).round() as i32, y + (f64::from(r) * angle.sin()).round() as i32)
                };
                let outline: Vec<_> = (0..=64).map(around).collect();
                self.painted(&look(class, false), &outline, |file| {
                    file.record(record::ELLIPSE, &[x - r, y - r, x + r, y + r])
                });
            }
            Shape::Rect { class, x, y, width, height, round } => {
                let x = mirror.map_or(*x, |all| all - x - width);
                let (right, bottom, corner) = (x + width, y + height, 2 * round);
                let outline = [(x, *y), (right, *y), (right, bottom), (x, bottom), (x, *y)];
                self.painted(&look(class, false), &outline, |file| match corner {
                    0 => file.record(record::RECTANGLE, &[x, *y, right, bottom]),
                    _ => file.record(record::ROUND_RECTANGLE, &[x, *y, right, bottom, corner, corner]),
                });
            }
            Shape::Path { class, points } => {
                let points: Vec<_> = points.iter().map(|&(x, y)| (turned(x), y)).collect();
                let look = look(class, false);
                let kind = if look.fill.is_some() && points.len() > 2 { record::POLYGON } else { record::POLYLINE };
                self.painted(&look, &points, |file| file.line(kind, &points));
            }
            Shape::Text { class, x, y, label } => {
                let (class, text) = labelled(class, label, mirror.is_some(), words)?;
                self.label(&look(&class, true), (turned(*x), *y), &text, words.right_to_left());
            }
        }
        Ok(())
    }

    /// Paints a shape with its brush and pen; where its stroke is dashed, the dashes along its outline by themselves.
    fn painted(&mut self, look: &Look, outline: &[(i32, i32)], draw: impl Fn(&mut Metafile)) {
        let brush = self.brush(look);
        let pen = self.pen(look);
        self.record(record::SELECT, &[brush]);
        match look.dashes.filter(|_| look.stroke.is_some()) {
            Some(dashes) => {
                if look.fill.is_some() {
                    self.record(record::SELECT, &[record::NO_PEN as i32]);
                    draw(self);
                }
                self.record(record::SELECT, &[pen]);
                parts(outline, dashes).iter().for_each(|part| self.line(record::POLYLINE, part));
            }
            None => {
                self.record(record::SELECT, &[pen]);
                draw(self);
            }
        }
        self.record(record::SELECT, &[record::NO_BRUSH as i32]);
        self.record(record::SELECT, &[record::NO_PEN as i32]);
    }

    /// The brush that fills a shape, made anew where it is another than the last.
    fn brush(&mut self, look: &Look) -> i32 {
        let Some(fill) = look.fill.map(colour) else { return record::NO_BRUSH as i32 };
        if self.brush != Some(fill) {
            if self.brush.replace(fill).is_some() {
                self.record(record::DELETE, &[1]);
            }
            self.record(record::BRUSH, &[1, 0, fill, 0]);
        }
        1
    }

    /// The pen that draws a stroke, likewise: geometric, with round ends or flat ones and corners that meet.
    fn pen(&mut self, look: &Look) -> i32 {
        let Some(stroke) = look.stroke.map(colour) else { return record::NO_PEN as i32 };
        let pen = (stroke, look.width, look.round);
        if self.pen != Some(pen) {
            if self.pen.replace(pen).is_some() {
                self.record(record::DELETE, &[2]);
            }
            let style = if look.round { 0x1_0000 } else { 0x1_2200 };
            self.record(record::PEN, &[2, 0, 0, 0, 0, style, (look.width + 5) / 10, 0, stroke, 0, 0]);
        }
        2
    }

    fn line(&mut self, kind: u32, points: &[(i32, i32)]) {
        let (xs, ys) = (points.iter().map(|point| point.0), points.iter().map(|point| point.1));
        let ends = [xs.clone().min(), ys.clone().min(), xs.max(), ys.max()].map(Option::unwrap_or_default);
        let mut values = ends.to_vec();
        values.push(points.len() as i32);
        values.extend(points.iter().flat_map(|&(x, y)| [x, y]));
        self.record(kind, &values);
    }

    fn label(&mut self, look: &Look, (x, y): (i32, i32), text: &str, right_to_left: bool) {
        // The characters that keep the order of words are for those who know them; here a flag does.
        let text: String = text.chars().filter(|sign| !('\u{2066}'..='\u{2069}').contains(sign)).collect();
        let size = (look.size + 5) / 10;
        let mut font = vec![0; 320];
        font[..4].copy_from_slice(&(-size).to_le_bytes());
        font[16..20].copy_from_slice(&(if look.bold { 700_i32 } else { 400 }).to_le_bytes());
        font[23] = 1;
        for (place, unit) in TYPEFACE.encode_utf16().enumerate() {
            font[28 + 2 * place..30 + 2 * place].copy_from_slice(&unit.to_le_bytes());
        }
        self.long_record(record::FONT, &[3], &font);
        self.record(record::SELECT, &[3]);
        self.record(record::TEXT_COLOUR, &[colour(look.fill.unwrap_or(0))]);
        let width = |text: &str| text.chars().map(|sign| width(sign) * size / 1_000).sum::<i32>();
        let held = match look.anchor {
            Anchor::Start => 0,
            Anchor::Middle => width(&text) / 2,
            Anchor::End => width(&text),
        };
        // At its baseline, from its left, wherever it is held.
        self.record(record::TEXT_ALIGN, &[24]);
        if right_to_left {
            // Programs differ about the order, so each character has its place.
            let mut at = x - held;
            for sign in seen(&text) {
                let sign = sign.to_string();
                self.text((at, y), &sign, &[width(&sign)]);
                at += width(&sign);
            }
        } else {
            let widths: Vec<_> = text.chars().map(|sign| width(&sign.to_string())).collect();
            self.text((x - held, y), &text, &widths);
        }
        // The font of the device, so that ours can go.
        self.record(record::SELECT, &[0x8000_000D_u32 as i32]);
        self.record(record::DELETE, &[3]);
    }

    /// Text from here on, with the width of each of its characters.
    fn text(&mut self, (x, y): (i32, i32), text: &str, widths: &[i32]) {
        let mut bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let units = bytes.len() as i32 / 2;
        bytes.resize(bytes.len().next_multiple_of(4), 0);
        let widths_at = 76 + bytes.len() as i32;
        // Pictures have no characters of two units.
        bytes.extend((0..units as usize).flat_map(|at| widths.get(at).copied().unwrap_or(0).to_le_bytes()));
        let one = 1.0_f32.to_bits() as i32;
        let head = [0, 0, -1, -1, 1, one, one, x, y, units, 76, 0, 0, 0, -1, -1, widths_at];
        self.long_record(record::TEXT, &head, &bytes);
    }
}

/// The width of a character, in thousandths of the type size.
fn width(sign: char) -> i32 {
    let latin = (sign as usize).checked_sub(32).and_then(|place| WIDTHS.get(place));
    match (latin, sign) {
        (Some(&known), _) => i32::from(known),
        (None, 'י' | '־') => 280,
        (None, 'ו' | 'ן' | 'ז' | 'ג' | 'נ') => 380,
        (None, _) => 556,
    }
}

/// The characters of Hebrew words from left to right: numbers and other words among them keep their order.
fn seen(text: &str) -> Vec<char> {
    let is_hebrew = |sign: char| ('\u{590}'..'\u{600}').contains(&sign);
    let signs: Vec<char> = text.chars().collect();
    if !signs.iter().any(|&sign| is_hebrew(sign)) {
        return signs;
    }
    // What reads from the left is a number or word, with the signs within it.
    let reads_on = |at: usize| {
        let strong = |at: Option<&char>| at.is_some_and(|sign| sign.is_alphanumeric() && !is_hebrew(*sign));
        strong(signs.get(at))
            || !is_hebrew(signs[at])
                && at > 0
                && strong(signs.get(at - 1))
                && strong(signs.get(at + 1))
                && signs[at] != ' '
    };
    let (mut out, mut at) = (Vec::with_capacity(signs.len()), signs.len());
    while at > 0 {
        let start = (0..at).rev().take_while(|&before| reads_on(before)).last();
        match start {
            Some(start) => {
                out.extend(&signs[start..at]);
                at = start;
            }
            None => {
                at -= 1;
                out.push(match signs[at] {
                    '(' => ')',
                    ')' => '(',
                    other => other,
                });
            }
        }
    }
    out
}

/// A colour with its bytes in the order of Windows.
fn colour(colour: u32) -> i32 {
    (colour.swap_bytes() >> 8) as i32
}

/// The dashes along a line; dots are lines that hardly have a length, which pens with round ends draw.
fn parts(outline: &[(i32, i32)], (on, off): (i32, i32)) -> Vec<Vec<(i32, i32)>> {
    let (on, off) = (f64::from(on.max(1)) / 10.0, f64::from(off.max(10)) / 10.0);
    let (mut parts, mut part, mut left, mut drawing) = (Vec::new(), Vec::new(), on, true);
    for pair in outline.windows(2) {
        let [(x0, y0), (x1, y1)] = [pair[0], pair[1]].map(|(x, y)| (f64::from(x), f64::from(y)));
        let length = (x1 - x0).hypot(y1 - y0);
        let at = |way: f64| {
            let share = if length > 0.0 { way / length } else { 0.0 };
            ((x0 + (x1 - x0) * share).round() as i32, (y0 + (y1 - y0) * share).round() as i32)
        };
        let mut way = 0.0;
        if drawing {
            part.push(at(0.0));
        }
        while length - way > left {
            way += left;
            if drawing {
                part.push(at(way));
                // A dot is as long as a unit.
                if part.windows(2).all(|pair| pair[0] == pair[1]) {
                    part[0].0 -= 1;
                }
                parts.push(std::mem::take(&mut part));
            } else {
                part.push(at(way));
            }
            drawing = !drawing;
            left = if drawing { on } else { off };
        }
        left -= length - way;
        if drawing {
            part.push(at(length));
        }
    }
    if part.len() > 1 {
        parts.push(part);
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{LANGUAGES, px};
    use crate::picture;

    #[test]
    fn records_are_whole_and_counted() {
        let words = Words::new(&LANGUAGES[1]).expect("it speaks");
        let file = write(&picture::heaps(&[3, 12]), &words).expect("it draws");
        let word = |at: usize| u32::from_le_bytes([file[at], file[at + 1], file[at + 2], file[at + 3]]);
        assert_eq!((word(0), word(4), &file[40..44], word(48) as usize), (1, 108, &b" EMF"[..], file.len()));
        let (mut at, mut records, mut last) = (0, 0, 0);
        while at < file.len() {
            (last, records) = (word(at), records + 1);
            assert_eq!(word(at + 4) % 4, 0);
            at += word(at + 4) as usize;
        }
        assert_eq!((last, records, at), (14, word(52), file.len()));
    }

    #[test]
    fn dashes_cover_their_share_of_a_line_and_words_are_turned() {
        let parts = parts(&[(0, 0), (px(100), 0)], (240, 220));
        assert_eq!((parts.len(), &parts[1]), (22, &vec![(46, 0), (70, 0)]));
        assert_eq!(seen("שורה 12 (ab)").into_iter().collect::<String>(), "(ab) 12 הרוש");
        assert!(super::parts(&[(0, 0), (px(10), 0)], (0, 430)).iter().all(|dot| dot[1].0 - dot[0].0 <= 1));
    }
}
