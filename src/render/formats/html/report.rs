//! Pages for the teacher: the answers of a class in one table, and how equally hard its sheets are.
//!
//! Representation: the page around them is `html/report.html`.
//! Source: LOOK of nimbook, "answers-only" and "fairness".

use std::collections::HashMap;
use std::fmt::Write;

use tera::Value;

use super::{attribute, css_string, inline, label, line, of_language, scrolled};
use crate::document::{AnswerTable, Arg, Paper, Phrase, Points, Words, WordsError};
use crate::render::markup::{Escaped, paper};
use crate::render::{RenderError, Templates};
use crate::sheet::fairness::{ExerciseCount, Fairness, sum};

/// A page for the teacher.
struct Report<'a> {
    class: &'a str,
    title: String,
    subtitle: String,
    /// What is at the end of the head: the badge of a key, or words.
    badge: bool,
    aside: String,
    body: String,
    lies: bool,
}

impl Report<'_> {
    fn page(self, on: Paper, words: &Words, templates: &Templates) -> Result<String, RenderError> {
        let mut context = of_language(words);
        let mut text = |name: &'static str, value: &str| context.insert_value(name, Value::normal_string(value));
        text("class", self.class);
        text("title", &self.title);
        text("paper", &[paper(on), if self.lies { " landscape" } else { "" }].concat());
        text("badge", if self.badge { "yes" } else { "" });
        let mut html = |name: &'static str, value: &str| context.insert_value(name, Value::safe_string(value));
        html("label_agreed", &label("page-key-agreed", words)?);
        html("running_title", &css_string(&self.title));
        html("subtitle", &self.subtitle);
        html("aside", &self.aside);
        html("body", &self.body);
        templates.html("html/report.html", context)
    }
}

/// The answers of a class as a page.
pub fn answers(table: &AnswerTable, on: Paper, words: &Words, templates: &Templates) -> Result<String, RenderError> {
    let columns: Vec<_> = table.columns.iter().enumerate().map(|(at, column)| (column, table.heads(at))).collect();
    let mut body = String::new();
    let notes = table.notes();
    if !notes.is_empty() {
        body += "<div class=\"legend\">\n";
        for note in notes {
            let _ = writeln!(body, "<p>{}</p>", inline(&note, words)?);
        }
        body += "</div>\n";
    }
    let _ = write!(
        body,
        "{}<table class=\"class answers\"><thead>\n<tr><th class=\"nm\" rowspan=\"2\" scope=\"col\">{}</th>\
         <th class=\"id to\" rowspan=\"2\" scope=\"col\">{}</th>",
        scrolled("class-answers-title", words)?,
        inline(&table.head(), words)?,
        label("class-sheet", words)?
    );
    for (column, heads) in &columns {
        let (span, scope) = (heads.len(), if heads.len() > 1 { "colgroup" } else { "col" });
        let _ = write!(
            body,
            "<th class=\"q\" colspan=\"{span}\" scope=\"{scope}\"><b>{}</b></th>",
            words.item(&column.label)
        );
    }
    body += "</tr>\n<tr>";
    for (_, heads) in &columns {
        for (at, head) in heads.iter().enumerate() {
            let class = if at == 0 { " class=\"q\"" } else { "" };
            let _ = write!(body, "<th{class} scope=\"col\">{}</th>", label(head, words)?);
        }
    }
    body += "</tr></thead><tbody>\n";
    for row in &table.rows {
        let mut name = Escaped(&row.name).to_string();
        if let Some(extra) = row.extra_time() {
            name += &format!(" <small>{}</small>", inline(&extra, words)?);
        }
        let _ = write!(body, "<tr><td class=\"nm\">{name}</td><td class=\"id\">{}</td>", row.bare_id());
        for at in 0..table.columns.len() {
            for (place, part) in table.parts(row, at).iter().enumerate() {
                let class = if place == 0 { " class=\"q\"" } else { "" };
                let _ = write!(body, "<td{class}>{}</td>", line(part, words)?);
            }
        }
        body += "</tr>\n";
    }
    let footer = inline(&table.footer(), words)?;
    let _ = write!(body, "</tbody></table></div>\n<p class=\"rules\">{footer}</p>\n");
    let report = Report {
        class: "answered",
        title: words.text(&Phrase::new("class-answers-title"))?,
        subtitle: inline(&table.subtitle(), words)?,
        badge: true,
        aside: String::new(),
        body,
        lies: table.is_wide(),
    };
    report.page(on, words, templates)
}

/// How equally hard the sheets of a class are, as a page.
pub fn fairness(
    fair: &Fairness,
    title: &str,
    on: Paper,
    words: &Words,
    templates: &Templates,
) -> Result<String, RenderError> {
    let say = |key| -> Result<String, RenderError> { Ok(label(key, words)?) };
    let mut body = dots(fair, words)?;
    let mut counted = Vec::new();
    let keys = ["fair-as-asked", "fair-easier", "fair-harder"];
    let unchanged = ["fair-all", "fair-not-easier", "fair-not-harder"];
    for (place, key) in keys.into_iter().enumerate() {
        let all = fair.shifts[0] == fair.sheets;
        let same = if place == 0 { all } else { fair.levels[place] == fair.levels[0] };
        let key = if same { unchanged[place] } else { key };
        if fair.shifts[place] == 0 {
            continue;
        }
        let levels: Vec<String> = fair.levels[place].iter().map(u8::to_string).collect();
        let phrase = Phrase::new(key).with("sheets", fair.shifts[place]).with("levels", levels.join(" + "));
        counted.push(phrase.with("sum", sum(&fair.levels[place])));
    }
    let named: u64 = fair.exercises.iter().map(|one| one.named).sum();
    counted.push(Phrase::new("fair-once").with("named", named).with("again", fair.again as u64));
    counted.push(match fair.exercises.iter().min_by_key(|one| one.variants) {
        Some(one) if one.variants < u64::MAX => Phrase::new("fair-largest")
            .with("sheets", one.variants)
            .with("exercise", Arg::Text(exercise_name(one, words)?)),
        _ => Phrase::new("fair-largest-any"),
    });
    body += &boxed("fair-counted", &counted, words)?;
    body += &matrix(fair, words)?;
    let _ = writeln!(body, "<h2>{}</h2>", say("fair-earns")?);
    let mut earns = if fair.points > Points::NONE {
        Phrase::new("fair-guess")
            .with("guessed", tenths(fair.guessed_points(), words)?)
            .with("copied", tenths(fair.copied_points(), words)?)
            .with("points", fair.points)
    } else {
        Phrase::new("fair-guess-no-points")
    };
    let _ = write!(body, "<p class=\"rules\">{}", inline(&earns, words)?);
    if fair.sheets > 1 {
        let average = (fair.distance.1 * 20 / (fair.sheets - 1)).div_ceil(2);
        earns = Phrase::new("fair-distance")
            .with("fewest", fair.distance.0)
            .with("questions", fair.questions.len())
            .with("average", tenths(average, words)?);
        let _ = write!(body, " {}", inline(&earns, words)?);
    }
    let _ = write!(body, "</p>\n{}<table class=\"class earns\"><thead><tr>", scrolled("fair-earns", words)?);
    let heads = "fair-question fair-exercise fair-points fair-level fair-best-guess fair-copied";
    head(heads, words, &mut body)?;
    let mut levels = fair.levels[0].iter();
    for one in &fair.questions {
        let of = |count: u64, all: u64| inline(&Phrase::new("fair-of").with("count", count).with("all", all), words);
        let points = inline(&Phrase::new("fair-number").with("points", one.points), words)?;
        let _ = writeln!(
            body,
            "<tr><td class=\"nm\">{}</td><td class=\"to\">{}</td><td>{points}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
            words.item(&one.label),
            Escaped(&exercise_name(&fair.exercises[one.exercise], words)?),
            levels.next().copied().unwrap_or(0),
            of(one.best_guess(), fair.sheets)?,
            of(one.copied, fair.sheets.saturating_sub(1))?,
        );
    }
    body += "</tbody></table></div>\n";
    body += &supply(fair, words)?;
    body += &boxed("fair-not-measured", &[Phrase::new("fair-unseen")], words)?;
    let sub = Phrase::new("fair-sub").with("title", Arg::Text(title.to_owned())).with("sheets", fair.sheets);
    let report = Report {
        class: "fair",
        title: words.text(&Phrase::new("fair-title"))?,
        subtitle: inline(&sub.with("questions", fair.questions.len()), words)?,
        badge: false,
        aside: say("fair-label")?,
        body,
        lies: false,
    };
    report.page(on, words, templates)
}

/// Sentences in a box with a heading.
fn boxed(heading: &'static str, sentences: &[Phrase], words: &Words) -> Result<String, RenderError> {
    let mut out = format!("<div class=\"counted\"><p class=\"label\">{}</p>\n", label(heading, words)?);
    for sentence in sentences {
        let _ = writeln!(out, "<p>{}</p>", inline(sentence, words)?);
    }
    Ok(out + "</div>\n")
}

/// The heads of a table; its body is open then.
fn head(keys: &'static str, words: &Words, out: &mut String) -> Result<(), RenderError> {
    for (at, key) in keys.split(' ').enumerate() {
        let class = if at == 0 { " class=\"nm\"" } else { "" };
        let _ = write!(out, "<th{class} scope=\"col\">{}</th>", label(key, words)?);
    }
    out.push_str("</tr></thead><tbody>\n");
    Ok(())
}

/// The most dots above one another.
const MOST_DOTS: u64 = 9;

/// A number in tenths as a decimal, or as a whole number.
fn tenths(tenths: u64, words: &Words) -> Result<String, WordsError> {
    match tenths % 10 {
        0 => Ok((tenths / 10).to_string()),
        last => words.decimal(&format!("{}.{last}", tenths / 10)),
    }
}

/// Two rows of dots over the sums of levels: difficulty left free, and as it is.
fn dots(fair: &Fairness, words: &Words) -> Result<String, RenderError> {
    let all = || fair.free_sums.keys().chain(fair.sums.keys()).copied();
    let (Some(least), Some(most)) = (all().min(), all().max()) else { return Ok(String::new()) };
    // Sums side by side, at most so many that a dot and its neighbour do not touch; what is stacked shares a place.
    let tallest = fair.free_sums.values().copied().max().unwrap_or(1);
    let each = tallest.div_ceil(MOST_DOTS).max(1);
    let across = |count: u64| count.div_ceil(each).div_ceil(MOST_DOTS).max(1);
    let widest = fair.sums.values().map(|&count| across(count)).max().unwrap_or(1);
    let (left, width) = (150, 510);
    let step = width / (most - least + 1) as i64;
    let radius = (step / (2 * widest as i64 + 1)).clamp(1, 5);
    let (height, base) = (2 * radius + 2, [124, 236]);
    let place = |sum: u64| left + (sum - least) as i64 * step + step / 2;
    let mut picture = String::new();
    for (row, sums) in [&fair.free_sums, &fair.sums].into_iter().enumerate() {
        let _ = write!(picture, "<path class=\"axis\" d=\"M{left} {}H{}\"/>", base[row], left + width);
        let mut ordered: Vec<(&u64, &u64)> = sums.iter().collect();
        ordered.sort_unstable();
        for (&sum, &count) in ordered {
            let many = count.div_ceil(each);
            let columns = many.div_ceil(MOST_DOTS) as i64;
            for at in 0..many as i64 {
                let x = place(sum) + (2 * (at % columns) - columns + 1) * height / 2;
                let y = base[row] - height / 2 - 2 - at / columns * height;
                let _ = write!(picture, "<circle class=\"token\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>");
            }
        }
    }
    let skip = ((most - least) / 12 + 1) as usize;
    for sum in (least..=most).step_by(skip) {
        let _ = write!(picture, "<text x=\"{}\" y=\"254\" text-anchor=\"middle\">{sum}</text>", place(sum));
    }
    for (key, y) in [("fair-free", 116), ("fair-own", 228)] {
        let said = label(key, words)?;
        let half = said
            .char_indices()
            .filter(|(_, sign)| *sign == ' ')
            .map(|(at, _)| at)
            .min_by_key(|at| at.abs_diff(said.len() / 2));
        let (first, second) =
            half.filter(|_| said.len() > 16).map_or((said.as_str(), ""), |at| (&said[..at], &said[at + 1..]));
        let _ = write!(picture, "<text x=\"0\" y=\"{}\">{first}</text><text x=\"0\" y=\"{y}\">{second}</text>", y - 15);
    }
    let axis = inline(&Phrase::new("fair-axis").with("sheets", each), words)?;
    let list = |sums: &HashMap<u64, u64>| {
        let mut sums: Vec<u64> = sums.keys().copied().collect();
        sums.sort_unstable();
        sums
    };
    let (free, own) = (list(&fair.free_sums), list(&fair.sums));
    let says = Phrase::new("fair-picture-says")
        .with("least", free.first().copied().unwrap_or(0))
        .with("most", free.last().copied().unwrap_or(0))
        .with("own", own.iter().map(u64::to_string).collect::<Vec<_>>().join(", "));
    Ok(format!(
        "<div class=\"distr\"><svg viewBox=\"0 0 672 282\" width=\"672\" height=\"282\" role=\"img\" aria-labelledby=\"dt dd\">\
         <title id=\"dt\">{}</title><desc id=\"dd\">{}</desc>{picture}\
         <text x=\"{left}\" y=\"276\">{axis}</text></svg></div>\n",
        label("fair-picture", words)?,
        attribute(&says, words)?,
    ))
}

/// The levels of each question on each sheet, left free and as they are, of a class that is not too large.
fn matrix(fair: &Fairness, words: &Words) -> Result<String, RenderError> {
    if fair.listed.len() as u64 != fair.sheets {
        return Ok(String::new());
    }
    let mut out = format!("<h2>{}</h2>\n", label("fair-levels", words)?);
    let free: Vec<&[u8]> = fair.listed.iter().map(|sheet| &sheet.free[..]).collect();
    let own: Vec<&[u8]> = fair.listed.iter().map(|sheet| &sheet.levels[..]).collect();
    let differ = fair.listed.iter().map(|sheet| sheet.differs.map_or_else(String::new, |count| count.to_string()));
    out += &levels("fair-left-free", &free, fair, None, words)?;
    out += &levels("fair-one-each", &own, fair, Some(differ.collect()), words)?;
    let _ = writeln!(out, "<p class=\"rules\">{}</p>", inline(&Phrase::new("fair-levels-note"), words)?);
    Ok(out)
}

/// The levels of each question, a column for each sheet, and their sums; in how many answers neighbours differ.
fn levels(
    name: &'static str,
    sheets: &[&[u8]],
    fair: &Fairness,
    differ: Option<Vec<String>>,
    words: &Words,
) -> Result<String, RenderError> {
    let mut out = format!(
        "{}<table class=\"class matrix\"><thead><tr><th class=\"nm\" scope=\"col\">{}</th>",
        scrolled(name, words)?,
        label(name, words)?
    );
    for sheet in 1..=sheets.len() {
        let _ = write!(out, "<th scope=\"col\">{sheet}</th>");
    }
    out += "</tr></thead><tbody>\n";
    for (at, one) in fair.questions.iter().enumerate() {
        let row: Vec<u8> = sheets.iter().map(|sheet| sheet.get(at).copied().unwrap_or(0)).collect();
        let most = row.iter().max().copied().unwrap_or(0);
        let _ = write!(
            out,
            "<tr><th class=\"nm\" scope=\"row\">{}&#8195;{}</th>",
            words.item(&one.label),
            Escaped(&exercise_name(&fair.exercises[one.exercise], words)?)
        );
        for level in row {
            let class = if level < most { " class=\"low\"" } else { "" };
            let _ = write!(out, "<td{class}>{level}</td>");
        }
        out += "</tr>\n";
    }
    let sums = sheets.iter().map(|sheet| sum(sheet).to_string()).collect();
    let rows = [("fair-sum", "sum", Some(sums)), ("fair-differ", "differ", differ)];
    for (head, class, cells) in rows {
        let Some(cells) = cells else { continue };
        let _ = write!(out, "<tr class=\"{class}\"><th class=\"nm\" scope=\"row\">{}</th>", label(head, words)?);
        out.extend(cells.iter().map(|cell: &String| format!("<td>{cell}</td>")));
        out += "</tr>\n";
    }
    Ok(out + "</tbody></table></div>\n")
}

/// An exercise as a reader knows it: the name of its kind where its id is no more than that, or that with a number.
fn exercise_name(one: &ExerciseCount, words: &Words) -> Result<String, WordsError> {
    let number = one.id.strip_prefix(one.kind).map(|rest| rest.trim_start_matches('-'));
    match number.filter(|number| number.is_empty() || number.parse::<u8>().is_ok()) {
        Some(number) => {
            let name = words.text(&Phrase::new("live-kind-name").with("kind", one.kind))?;
            Ok(format!("{name} {number}").trim_end().to_owned())
        }
        None => Ok(one.id.clone()),
    }
}

/// What each exercise has left for further sheets.
fn supply(fair: &Fairness, words: &Words) -> Result<String, RenderError> {
    let mut out = format!(
        "<h2>{}</h2>\n{}<table class=\"class supply\"><thead><tr>",
        label("fair-supply", words)?,
        scrolled("fair-supply", words)?
    );
    let heads = "fair-exercise fair-candidates fair-too-easy fair-fit fair-by-level \
        fair-chosen fair-variants fair-used fair-left";
    head(heads, words, &mut out)?;
    for (at, one) in fair.exercises.iter().enumerate() {
        let count = |count: u64| match (count, one.exact) {
            (u64::MAX, _) => inline(&Phrase::new("fair-any"), words),
            (_, true) => number(count, words),
            _ => inline(&Phrase::new("fair-at-least").with("count", count), words),
        };
        let levels: Vec<String> = one.levels.iter().map(u8::to_string).collect();
        let _ = writeln!(
            out,
            "<tr><td class=\"nm\">{}&#8195;{}</td><td class=\"r\">{}</td><td class=\"r\">{}</td><td class=\"r\">{}</td><td>{}</td>\
             <td>{}</td><td class=\"r\">{}</td><td class=\"r\">{}</td><td class=\"r strong\">{}</td></tr>",
            at + 1,
            Escaped(&exercise_name(one, words)?),
            number(one.candidates, words)?,
            number(one.too_easy, words)?,
            count(one.fit)?,
            bars(one),
            levels.join(", "),
            count(one.variants)?,
            number(one.used, words)?,
            count(if one.variants == u64::MAX { u64::MAX } else { one.variants.saturating_sub(one.used) })?,
        );
    }
    out += "</tbody></table></div>\n";
    if fair.exercises.iter().any(|one| !one.exact) {
        let _ = writeln!(out, "<p class=\"rules\">{}</p>", inline(&Phrase::new("fair-sample"), words)?);
    }
    Ok(out)
}

/// A number, as the language groups its digits.
fn number(count: u64, words: &Words) -> Result<String, WordsError> {
    inline(&Phrase::new("fair-number").with("points", count), words)
}

/// Five bars, as high as there are questions of the levels 1 to 5; those of the sheet's levels are filled.
fn bars(one: &ExerciseCount) -> String {
    let most = one.supply.into_iter().max().unwrap_or(0).max(1);
    let mut out =
        "<svg class=\"bars\" viewBox=\"0 0 70 20\" width=\"70\" height=\"20\" aria-hidden=\"true\">".to_owned();
    for (at, count) in one.supply.into_iter().enumerate() {
        let height = (u128::from(count) * 18 / u128::from(most)) as u64 + u64::from(count > 0);
        let class = if one.levels.iter().any(|&level| usize::from(level) == at + 1) { "bar full" } else { "bar" };
        let _ = write!(
            out,
            "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"12\" height=\"{height}\"/>",
            at * 14 + 1,
            20 - height
        );
    }
    out + "<path class=\"axis\" d=\"M0 20h70\"/></svg>"
}
