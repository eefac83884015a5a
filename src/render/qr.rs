//! The QR code of a sheet id as SVG: black on white in every theme, so that every reader finds it.
//!
//! Representation: one unit is one module; four white modules are around the code, as the standard asks.
//! Failure: [`RenderError::Code`] when the id is too long.
//! Source: ISO/IEC 18004; error correction M restores 15 %.

use std::cell::RefCell;
use std::fmt::Write;

use qrcode::{Color, QrCode};

use super::RenderError;
use super::markup::escape;
use crate::document::{Phrase, Picture, Shape, px};

/// White modules on each side.
const QUIET: usize = 4;

thread_local! {
    /// The last id and its path: a sheet and its key share them, and a code is half the work of a page.
    static LAST: RefCell<(String, usize, String)> = RefCell::default();
}

/// The code of `id` as an `<svg>` element; `label` replaces it for those who do not see it.
pub fn svg(id: &str, label: &str) -> Result<String, RenderError> {
    LAST.with_borrow_mut(|last| {
        if last.0 != id || last.2.is_empty() {
            let (side, path) = modules(id)?;
            *last = (id.to_owned(), side, path);
        }
        let (_, side, path) = &*last;
        let mut out = format!(r#"<svg class="qr" viewBox="0 0 {side} {side}" role="img" aria-label=""#);
        escape(label, &mut out);
        out.push_str(r#"" shape-rendering="crispEdges">"#);
        let _ = write!(out, r##"<path fill="#fff" d="M0 0h{side}v{side}H0z"/><path fill="#000" d="{path}"/></svg>"##);
        Ok(out)
    })
}

/// The code of `id` as an SVG file of its own.
#[cfg(feature = "pdf")]
pub fn standalone(id: &str) -> Result<String, RenderError> {
    Ok(svg(id, "")?.replacen("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 1))
}

/// The code of `id` as the address of a picture for a stylesheet, 18 mm wide with its quiet zone.
pub fn image(id: &str) -> Result<String, RenderError> {
    let (side, path) = modules(id)?;
    Ok(format!(
        "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='18mm' height='18mm' viewBox='0 0 {side} {side}' \
         shape-rendering='crispEdges'%3E%3Cpath fill='white' d='M0 0h{side}v{side}H0z'/%3E%3Cpath d='{path}'/%3E%3C/svg%3E"
    ))
}

/// The code of `id` as a picture, for formats that draw shapes; a module is a pixel.
pub fn picture(id: &str) -> Result<Picture, RenderError> {
    let (side, runs) = runs(id)?;
    let [title, description] = ["page-qr"; 2].map(Phrase::new);
    let side = px(side as i32);
    // Black without a line around it.
    let dark = |(x, y, run): (usize, usize, usize)| {
        let [x, y, width] = [x, y, run].map(|modules| px(modules as i32));
        Shape::Rect { class: "tip", x, y, width, height: px(1), round: 0 }
    };
    let shapes = runs.into_iter().map(dark).collect();
    Ok(Picture::new((side, side), title, description, shapes, Vec::new()))
}

/// The side of the code in modules, and its dark modules as a path.
fn modules(id: &str) -> Result<(usize, String), RenderError> {
    let (side, runs) = runs(id)?;
    let mut out = String::new();
    for (x, y, run) in runs {
        let _ = write!(out, "M{x} {y}h{run}v1h-{run}z");
    }
    Ok((side, out))
}

/// Modules side by side: where the first of them is, and how many they are.
type Runs = Vec<(usize, usize, usize)>;

/// The side of the code in modules, and its dark modules, a run at a time.
fn runs(id: &str) -> Result<(usize, Runs), RenderError> {
    let code = QrCode::new(id).map_err(|_| RenderError::Code { given: id.len() })?;
    let width = code.width();
    let mut runs = Vec::new();
    for (y, row) in code.to_colors().chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|&&module| module == Color::Dark).count();
            if run > 0 {
                runs.push((x + QUIET, y + QUIET, run));
            }
            x += run.max(1);
        }
    }
    Ok((width + 2 * QUIET, runs))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corners_are_finder_patterns() {
        let code = svg("NB-4T7K-Q2MX-R", "a < b").unwrap();
        // A finder pattern is seven modules wide, at the upper left and upper right of a 21-module code.
        assert!(code.contains("M4 4h7v1h-7z"), "{code}");
        assert!(code.contains("M18 4h7v1h-7z"), "{code}");
        assert!(code.contains("a &lt; b"));
        assert_eq!(svg(&"N".repeat(8000), ""), Err(RenderError::Code { given: 8000 }));
    }
}
