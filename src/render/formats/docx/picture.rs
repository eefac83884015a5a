//! Pictures as images with words in their place: an SVG, which programs since 2016 show, and an enhanced metafile for
//! others.
//!
//! Representation: a file is called by a checksum of the picture, so one that is there many times is kept once.
//! Failure: [`RenderError`] for a word that the language lacks.
//! Source: ECMA-376, part 1, section 20.4; MS-ODRAWXML, 2.3.3.3 (`svgBlip`).

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::Writer;
use super::text::mark;
use crate::document::Picture;
use crate::render::bank::xml::escaped;
use crate::render::svg::look::unstyled;
use crate::render::{RenderError, emf};
use crate::source::checksum;

/// The two files of a picture.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Image {
    pub svg: String,
    pub emf: Vec<u8>,
}

/// Units of a drawing in a tenth of a pixel, of which an inch has 960.
const UNITS: i64 = 914_400 / 960;

/// Units of a drawing in a twentieth of a point.
const UNITS_IN_TWIP: i64 = 635;

impl Writer<'_> {
    /// How wide a picture is, in twentieths of a point.
    pub fn picture_width(&self, picture: &Picture) -> usize {
        (self.units(picture).0 / UNITS_IN_TWIP) as usize
    }

    /// Width and height of a picture on the page: as large as on pages of PDF, and no wider than the line.
    fn units(&self, picture: &Picture) -> (i64, i64) {
        let [width, height] = [picture.width, picture.height].map(|side| i64::from(side) * UNITS * 86 / 100);
        let [width, height] = if self.large { [width, height].map(|side| side * 8 / 5) } else { [width, height] };
        let most = self.room() as i64 * UNITS_IN_TWIP;
        if width > most { (most, height * most / width.max(1)) } else { (width, height) }
    }

    /// A run with a picture.
    pub fn picture(&mut self, picture: &Picture) -> Result<(), RenderError> {
        let size = self.units(picture);
        self.sized_picture(picture, size)
    }

    /// A run with a picture of this size.
    pub fn sized_picture(&mut self, picture: &Picture, (width, height): (i64, i64)) -> Result<(), RenderError> {
        let svg = unstyled(picture, self.words)?;
        let name = checksum([&svg]);
        let (title, description) = (self.words.text(&picture.title)?, self.words.text(&picture.description)?);
        let stop = if title.ends_with(['.', '!', '?']) { "" } else { "." };
        let says = if title == description { title.clone() } else { format!("{title}{stop} {description}") };
        let plain = |text: &str| escaped(&text.replace(['\u{2066}', '\u{2069}'], ""));
        let (says, title, id) = (plain(&says), plain(&title), mark::UNIQUE);
        let _ = write!(
            self.out,
            "<w:r><w:drawing><wp:inline distT=\"0\" distB=\"0\" distL=\"0\" distR=\"0\"><wp:extent cx=\"{width}\" cy=\"{height}\"/>\
             <wp:docPr id=\"{id}\" name=\"{title}\" descr=\"{says}\"/><wp:cNvGraphicFramePr>\
             <a:graphicFrameLocks noChangeAspect=\"1\"/></wp:cNvGraphicFramePr><a:graphic>\
             <a:graphicData uri=\"http://schemas.openxmlformats.org/drawingml/2006/picture\"><pic:pic><pic:nvPicPr>\
             <pic:cNvPr id=\"0\" name=\"{name}\" descr=\"{says}\"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill>\
             <a:blip r:embed=\"E{name}\"><a:extLst><a:ext uri=\"{{96DAC541-7B7A-43D3-8B79-37D633B846F1}}\">\
             <asvg:svgBlip r:embed=\"S{name}\"/></a:ext></a:extLst></a:blip><a:stretch><a:fillRect/></a:stretch></pic:blipFill>\
             <pic:spPr><a:xfrm><a:off x=\"0\" y=\"0\"/><a:ext cx=\"{width}\" cy=\"{height}\"/></a:xfrm>\
             <a:prstGeom prst=\"rect\"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline>\
             </w:drawing></w:r>"
        );
        if !self.images.contains_key(&name) {
            let emf = emf::write(picture, self.words)?;
            self.images.insert(name, Image { svg, emf });
        }
        Ok(())
    }
}
