//! The door `form`: the controls of an exercise as HTML, in the language of the page.
//!
//! Representation: each control says by `data-key` which key it sets, and by `data-as` how its value is read: a `range` of
//! two fields, a whole `number`, a `truth`, a `level`, `lines`, or plain text. Bounds and choices are those of the kind,
//! from which the reader of sheets and the schema are made, too.

use std::fmt::{Display, Write};

use serde::Deserialize;
use serde_json::{Map, Value};

use super::gallery::name_of;
use crate::document::{Arg, Phrase, Ruling};
use crate::exercise::{self, Bounds, Kind, Settings, Task};
use crate::page::{Html, Refused};
use crate::render::Escaped;
use crate::rules::{self, Play, parse_game};
use crate::sheet::keys::{FORMS, MOST_ITEMS};

/// An exercise of a sheet that is being made, and what begins the ids of its controls.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Form {
    exercise: Map<String, Value>,
    place: String,
}

/// A writer of controls.
struct Controls<'f> {
    form: &'f Form,
    html: &'f Html,
    out: String,
}

/// The door `form`.
pub fn form(form: &Form, html: &Html) -> Result<Value, Refused> {
    let name = form.text("kind");
    let kind = exercise::kind(&name).ok_or_else(|| Refused::message(format!("there is no kind `{name}`")))?;
    let mut controls = Controls { form, html, out: String::new() };
    controls.all(kind)?;
    let out = controls.out;
    Ok(serde_json::json!({ "html": { "name": html.phrase(&name_of(kind.name))?, "form": out } }))
}

impl Form {
    /// What a key says, as it is written, a list in lines; nothing where it is missing.
    fn text(&self, key: &str) -> String {
        self.parted(key, "\n")
    }

    /// The same with this between the items of a list.
    fn parted(&self, key: &str, between: &str) -> String {
        match self.exercise.get(key) {
            None | Some(Value::Null) => String::new(),
            Some(Value::String(text)) => text.clone(),
            Some(Value::Array(items)) => {
                let items: Vec<String> = items.iter().map(plain).collect();
                items.join(between)
            }
            Some(other) => other.to_string(),
        }
    }

    fn is_true(&self, key: &str) -> bool {
        self.text(key) == "true"
    }
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

impl Controls<'_> {
    fn all(&mut self, kind: &Kind) -> Result<(), Refused> {
        let any = (kind.settings)();
        let typed = self.form.text("game");
        let rules = parse_game(typed.lines().next().unwrap_or_default()).ok();
        let settings = match rules.filter(|_| any.has("game")) {
            Some(rules) => kind.settings_for(&rules),
            None => Task::of(&any).settings(kind),
        };
        if any.has("game") {
            self.game(&any, &typed)?;
        }
        if let Some(bounds) = settings.heaps {
            self.range("heaps", bounds)?;
        }
        self.range("size", settings.size)?;
        self.number("count", 1, 1, MOST_ITEMS)?;
        self.levels()?;
        if settings.has("play") {
            self.choice("play", "shop-play", &[Play::Normal, Play::Misere].map(|play| play.to_string()))?;
        }
        if settings.has("verdict") {
            let classes = settings.classes.iter().map(|class| class.name().to_owned());
            self.choice(
                "verdict",
                "shop-verdict",
                &["mixed", "any"].map(str::to_owned).into_iter().chain(classes).collect::<Vec<_>>(),
            )?;
        }
        if settings.has("by") {
            let ways = settings.ways.iter().map(|way| (*way).to_owned());
            self.choice("by", "shop-by", &std::iter::once("mixed".to_owned()).chain(ways).collect::<Vec<_>>())?;
        }
        if settings.has("form") {
            self.choice("form", "shop-form", &FORMS.map(str::to_owned))?;
        }
        self.out += "<div class=\"w6 ticks\">";
        let ticks: &[&str] = if settings.unique { &["unique", "easy", "repeat"] } else { &["easy", "repeat"] };
        for key in ticks {
            self.tick(key)?;
        }
        self.out += "</div>";
        let more = ["text", "positions", "without", "points", "space"];
        let open = if more.iter().any(|key| self.form.exercise.contains_key(*key)) { " open" } else { "" };
        let _ = write!(
            self.out,
            "<details class=\"w6 more\"{open}><summary>{}</summary><div class=\"set\">",
            self.html.say("shop-more")?
        );
        self.lines("positions", "shop-positions", "lines")?;
        let build = self.html.say("shop-build")?;
        let _ = write!(self.out, "<details class=\"w6 build\"><summary>{build}</summary><div></div></details>");
        self.lines("without", "shop-without", "lines")?;
        self.lines("text", "shop-text", "text")?;
        self.field("points", "shop-points-each", "decimal", &self.form.text("points"))?;
        self.space()?;
        self.out += "</div></details>";
        Ok(())
    }

    /// The id of a control.
    fn id(&self, key: &str) -> String {
        format!("{}-{key}", self.form.place)
    }

    fn label(&self, key: &str) -> Result<String, Refused> {
        self.html.phrase(&Phrase::new("shop-key").with("key", key))
    }

    fn game(&mut self, any: &Settings, typed: &str) -> Result<(), Refused> {
        let games = any.games.iter().filter_map(|name| rules::ALL.iter().find(|family| family.name == *name));
        let mut games: Vec<String> = games.map(rules::Family::game).collect();
        let chosen = if typed.is_empty() { games[0].clone() } else { typed.to_owned() };
        // A sum, a list or other numbers, as an author may write them.
        if !games.contains(&chosen) {
            games.insert(0, chosen.clone());
        }
        let id = self.id("game");
        let _ = write!(
            self.out,
            "<div class=\"w3\"><label for=\"{id}\">{}</label><select id=\"{id}\" data-key=\"game\">",
            self.label("game")?
        );
        for game in games {
            let says = match game.contains('\n') {
                true => game.replace('\n', ", "),
                false => self.html.words.text(&Phrase::game(&game))?,
            };
            self.option(&game, &says, game == chosen);
        }
        self.out += "</select></div>";
        Ok(())
    }

    fn option(&mut self, value: &str, says: &str, is_chosen: bool) {
        let selected = if is_chosen { " selected" } else { "" };
        let _ = write!(self.out, "<option value=\"{}\"{selected}>{}</option>", Escaped(value), Escaped(says));
    }

    /// One of several names; the first is what is meant where nothing is said.
    fn choice(&mut self, key: &str, message: &'static str, names: &[String]) -> Result<(), Refused> {
        let (id, now) = (self.id(key), self.form.text(key));
        let _ = write!(
            self.out,
            "<div class=\"w3\"><label for=\"{id}\">{}</label><select id=\"{id}\" data-key=\"{key}\" data-usual=\"{}\">",
            self.label(key)?,
            names[0]
        );
        for (place, name) in names.iter().enumerate() {
            let says = self.html.words.text(&Phrase::new(message).with("name", name.as_str()))?;
            self.option(name, &says, *name == now || now.is_empty() && place == 0);
        }
        self.out += "</select></div>";
        Ok(())
    }

    /// What there is to write on: the rest of a page, nothing, or so many lines below each question.
    fn space(&mut self) -> Result<(), Refused> {
        let mut names: Vec<String> = Ruling::NAMES.iter().map(|(name, _)| (*name).to_owned()).collect();
        names.extend(["none", "2", "4", "8"].map(str::to_owned));
        let now = self.form.text("space");
        if !now.is_empty() && !names.contains(&now) {
            names.push(now);
        }
        self.choice("space", "shop-space", &names)
    }

    /// Two numbers, from and to.
    fn range(&mut self, key: &str, bounds: Bounds) -> Result<(), Refused> {
        let typed = self.form.text(key);
        let (least, most) = match typed.split_once("..") {
            Some((least, most)) => (least.trim().to_owned(), most.trim().to_owned()),
            None if typed.is_empty() => (bounds.default.0.to_string(), bounds.default.1.to_string()),
            None => (typed.clone(), typed),
        };
        let (id, says) = (self.id(key), self.label(key)?);
        let to = self.html.say("shop-to")?;
        let ends = Phrase::new("shop-bounds").with("least", bounds.least).with("most", bounds.most);
        let ends = self.html.phrase(&ends)?;
        let _ = write!(
            self.out,
            "<div class=\"w3\" role=\"group\" aria-label=\"{says}\"><label for=\"{id}\">{says}</label><div class=\"fromto\" data-key=\"{key}\" data-as=\"range\">\
             <input type=\"text\" inputmode=\"numeric\" id=\"{id}\" dir=\"ltr\" value=\"{least}\" aria-describedby=\"{id}-says\"><span>{to}</span>\
             <input type=\"text\" inputmode=\"numeric\" dir=\"ltr\" value=\"{most}\" aria-label=\"{says}, {to}\" aria-describedby=\"{id}-says\"></div>\
             <small class=\"bounds\" id=\"{id}-says\">{ends}</small></div>",
            least = Escaped(&least),
            most = Escaped(&most),
        );
        Ok(())
    }

    /// A whole number with buttons for one fewer and one more.
    fn number(&mut self, key: &str, usual: u64, least: u64, most: u64) -> Result<(), Refused> {
        let (id, says, typed) = (self.id(key), self.label(key)?, self.form.text(key));
        let value = if typed.is_empty() { usual.to_string() } else { typed };
        let [fewer, more] = ["shop-fewer", "shop-more-of"].map(|message| {
            let phrase = Phrase::new(message).with("what", Arg::Text(says.clone()));
            self.html.attribute(&phrase)
        });
        let _ = write!(
            self.out,
            "<div><label for=\"{id}\">{says}</label><div class=\"step\" data-least=\"{least}\" data-most=\"{most}\">\
             <button type=\"button\" data-by=\"-1\" aria-label=\"{}\">−</button>\
             <input type=\"text\" inputmode=\"numeric\" id=\"{id}\" dir=\"ltr\" data-key=\"{key}\" data-as=\"number\" data-usual=\"{usual}\" value=\"{}\">\
             <button type=\"button\" data-by=\"1\" aria-label=\"{}\">+</button></div></div>",
            fewer?,
            Escaped(&value),
            more?,
        );
        Ok(())
    }

    fn field(&mut self, key: &str, message: &'static str, mode: &str, value: &str) -> Result<(), Refused> {
        let (id, says) = (self.id(key), self.html.say(message)?);
        let _ = write!(
            self.out,
            "<div><label for=\"{id}\">{says}</label><input type=\"text\" inputmode=\"{mode}\" id=\"{id}\" dir=\"ltr\" data-key=\"{key}\" value=\"{}\"></div>",
            Escaped(value)
        );
        Ok(())
    }

    fn tick(&mut self, key: &str) -> Result<(), Refused> {
        let checked = if self.form.is_true(key) { " checked" } else { "" };
        let _ = write!(
            self.out,
            "<label class=\"opt2\"><input type=\"checkbox\" id=\"{}\" data-key=\"{key}\" data-as=\"truth\"{checked}> {}</label>",
            self.id(key),
            self.label(key)?
        );
        Ok(())
    }

    fn lines(&mut self, key: &str, message: &'static str, read: &str) -> Result<(), Refused> {
        let (id, says) = (self.id(key), self.html.say(message)?);
        let text = match self.form.exercise.get(key) {
            Some(Value::Object(each)) => {
                let own = each.get(self.html.words.code()).or_else(|| each.values().next());
                own.map(plain).unwrap_or_default()
            }
            _ => self.form.text(key),
        };
        let rows = text.lines().count().clamp(2, 8);
        let _ = write!(
            self.out,
            "<div class=\"w6\"><label for=\"{id}\">{says}</label><textarea id=\"{id}\" rows=\"{rows}\" data-key=\"{key}\" data-as=\"{read}\" spellcheck=\"{}\">{}</textarea></div>",
            read == "text",
            Escaped(&text)
        );
        Ok(())
    }

    /// Five levels with as many bars, which the page fills, and whatever comes.
    fn levels(&mut self) -> Result<(), Refused> {
        let now = self.form.parted("difficulty", ", ");
        let name = self.id("difficulty");
        let _ = write!(
            self.out,
            "<fieldset class=\"w6 lv\" data-key=\"difficulty\" data-as=\"level\"><legend>{}</legend><div class=\"lvs\">",
            self.label("difficulty")?
        );
        let mut level = |value: &str, says: &dyn Display, bar: &str| {
            let checked = if value == now { " checked" } else { "" };
            let _ = write!(
                self.out,
                "<label><input type=\"radio\" name=\"{name}\" value=\"{value}\"{checked}>{bar}<b>{says}</b></label>"
            );
        };
        level("", &self.html.say("shop-any-level")?, "");
        for number in 1..=5 {
            level(&number.to_string(), &number, "<i aria-hidden=\"true\"></i>");
        }
        // A range or a list, as an author may write it.
        if !["", "1", "2", "3", "4", "5"].contains(&now.as_str()) {
            level(&Escaped(&now).to_string(), &Escaped(&now.replace("..", "–")), "");
        }
        self.out += "</div></fieldset>";
        Ok(())
    }
}
