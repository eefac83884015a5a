//! The values as a plot: stems and dots, squares for the value 0, the period bracketed.
//!
//! Representation: an SVG that stands alone, in units of pixels; whole numbers only, so that the same
//! values give the same bytes. Classes carry all looks; the small style sheet inside uses the colour of
//! the text around it. `title` and `desc` say in words what is drawn.

use std::fmt::Write;

use crate::solver::Values;

/// The largest heap that a plot shows.
pub const MOST_HEAPS: u64 = 500;

/// From one heap to the next.
const PITCH: u64 = 12;
/// Left of heap 0, and right of the last heap.
const LEFT: u64 = 40;
const RIGHT: u64 = 16;
/// Above the largest value, and the height of the values.
const TOP: u64 = 16;
const TALL: u64 = 160;
/// Below the axis: numbers of heaps and the bracket of the period.
const BELOW: u64 = 52;

/// The plot of the values, as one SVG document.
pub fn plot(game: &str, found: &Values) -> String {
    let last = found.values.len() as u64 - 1;
    let highest = found.values.iter().copied().max().unwrap_or(0).max(1);
    let x = |heap: u64| LEFT + heap * PITCH;
    let axis = TOP + TALL;
    let y = |value: u64| axis - value * TALL / highest;
    let (width, height) = (x(last) + RIGHT, axis + BELOW);

    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" role=\"img\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\">\n<title>Grundy values of {game}, heaps 0 to {last}</title>\n\
         <desc>{}</desc>\n<style>{STYLE}</style>\n",
        described(found)
    );
    let mut draw = |shape: std::fmt::Arguments| {
        // Writing to a string cannot fail.
        let _ = out.write_fmt(format_args!("{shape}\n"));
    };

    if let Some(period) = found.period.as_ref().filter(|period| period.from + period.length <= last + 1) {
        let (from, to) = (x(period.from), x(period.from + period.length - 1));
        let (left, right, bottom) = (from - PITCH / 2, to + PITCH / 2, axis + 34);
        draw(format_args!(
            "<rect class=\"band\" x=\"{left}\" y=\"{TOP}\" width=\"{}\" height=\"{TALL}\"/>",
            right - left
        ));
        draw(format_args!("<path class=\"brace\" d=\"M{left} {} V{bottom} H{right} V{}\"/>", bottom - 6, bottom - 6));
        draw(format_args!("<text class=\"label\" x=\"{left}\" y=\"{}\">period {}</text>", bottom + 14, period.length));
    }
    let step = tick(highest, 4);
    for value in (0..=highest).step_by(step as usize) {
        draw(format_args!("<path class=\"grid\" d=\"M{} {y} H{}\"/>", LEFT - 6, x(last) + 6, y = y(value)));
        draw(format_args!("<text class=\"value\" x=\"{}\" y=\"{}\">{value}</text>", LEFT - 10, y(value) + 4));
    }
    for heap in (0..=last).step_by(if last <= 20 { 1 } else { 10 }) {
        draw(format_args!("<text class=\"heap\" x=\"{}\" y=\"{}\">{heap}</text>", x(heap), axis + 20));
    }
    for (heap, &value) in (0..).zip(&found.values) {
        let (x, y) = (x(heap), y(value));
        if value == 0 {
            draw(format_args!("<rect class=\"zero\" x=\"{}\" y=\"{}\" width=\"7\" height=\"7\"/>", x - 3, y - 3));
        } else {
            draw(format_args!("<path class=\"stem\" d=\"M{x} {axis} V{y}\"/>"));
            draw(format_args!("<circle class=\"dot\" cx=\"{x}\" cy=\"{y}\" r=\"4\"/>"));
        }
        if found.period.as_ref().is_some_and(|period| period.exceptions.contains(&heap)) {
            draw(format_args!("<circle class=\"ring\" cx=\"{x}\" cy=\"{y}\" r=\"6\"/>"));
        }
    }
    out + "</svg>\n"
}

/// The look when the plot stands alone; a page may override every class.
const STYLE: &str = ".plot{color-scheme:light dark;font:11px sans-serif;fill:currentColor}\
.plot .grid{stroke:currentColor;stroke-width:.75;opacity:.25}\
.plot .stem,.plot .brace{stroke:currentColor;stroke-width:1.25;fill:none}\
.plot .ring{stroke:currentColor;stroke-width:1.25;fill:none}\
.plot .band{opacity:.08}\
.plot .heap{text-anchor:middle}.plot .value{text-anchor:end}";

/// What the plot shows, in words.
fn described(found: &Values) -> String {
    let zeros = found.values.iter().filter(|&&value| value == 0).count();
    let highest = found.values.iter().max().copied().unwrap_or(0);
    let period = match &found.period {
        Some(period) => format!(" They repeat every {} heaps from {} on.", period.length, period.from),
        None => String::new(),
    };
    format!("{} values, the largest {highest}; {zeros} of them are 0, drawn as squares.{period}", found.values.len())
}

/// The distance of grid lines: 1, 2 or 5 times a power of ten, so that there are at most `most`
/// above the axis.
fn tick(highest: u64, most: u64) -> u64 {
    let mut power = 1;
    loop {
        if let Some(step) = [power, 2 * power, 5 * power].into_iter().find(|step| highest / step <= most) {
            return step;
        }
        power *= 10;
    }
}

#[cfg(test)]
mod tests {
    use super::tick;

    #[test]
    fn grid_lines_stand_at_round_values() {
        assert_eq!(
            [1, 3, 4, 5, 8, 9, 20, 24, 25, 500].map(|highest| tick(highest, 4)),
            [1, 1, 1, 2, 2, 2, 5, 5, 10, 200]
        );
    }
}
