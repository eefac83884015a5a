//! The obligations of a game block, written anew from its text and from what the induction over the measure needs.
//!
//! Representation: pieces of the text. Position, domain, measure and losing positions become definitions, and each
//! obligation a claim about them, which [`super::read`] reads like any other. `to1_`, `to2_`, … is the position after a
//! move; it exists if every entry is defined.

use super::read::words;

/// A block, as far as the text has it.
#[derive(Default)]
pub struct Game {
    pub name: String,
    pub zeckendorf: bool,
    misere: bool,
    position: Vec<String>,
    domain: String,
    losing: String,
    rules: Rules,
}

/// Moves and measure, which may be those of another game with names of its own.
#[derive(Clone, Default)]
struct Rules {
    position: Vec<String>,
    moves: Vec<Move>,
    measure: String,
}

#[derive(Clone)]
struct Move {
    /// The names that are none of the position's.
    names: Vec<String>,
    guard: String,
    to: Vec<String>,
}

/// The pieces between commas that are in no bracket.
fn listed(text: &str) -> Vec<String> {
    let (mut depth, mut pieces) = (0, vec![String::new()]);
    for sign in text.chars() {
        depth += i32::from(sign == '(') - i32::from(sign == ')');
        match (sign, depth) {
            (',', 0) => pieces.push(String::new()),
            _ => pieces.last_mut().expect("never empty").push(sign),
        }
    }
    let pieces = pieces.iter().map(|piece| piece.trim().to_owned());
    pieces.filter(|piece| !piece.is_empty()).collect()
}

/// All formulas of a list.
fn all(text: &str) -> String {
    let pieces: Vec<String> = listed(text).iter().map(|piece| format!("({piece})")).collect();
    if pieces.is_empty() { "true".to_owned() } else { pieces.join(" and ") }
}

/// What is in the first bracket, and what is behind it.
fn bracket(text: &str) -> (&str, &str) {
    let start = text.find('(').expect("a bracket");
    let mut depth = 0;
    let end = text[start..].find(|sign| {
        depth += i32::from(sign == '(') - i32::from(sign == ')');
        depth == 0
    });
    let end = start + end.expect("the bracket closes");
    (&text[start + 1..end], &text[end + 1..])
}

/// The game blocks of a text, in order.
pub fn games(content: &str) -> Vec<Game> {
    let lines = content.lines().map(|line| line.split('#').next().unwrap_or_default());
    let mut games: Vec<Game> = Vec::new();
    let mut block = String::new();
    for line in lines {
        if block.is_empty() && !line.starts_with("game ") {
            continue;
        }
        block = block + line + "\n";
        if block.contains(" piles ") || block.contains('}') {
            let game = game(&block, &games);
            games.push(game);
            block.clear();
        }
    }
    games
}

fn game(block: &str, others: &[Game]) -> Game {
    let (head, body) = block.trim_end().trim_end_matches('}').split_once('{').unwrap_or((block, ""));
    let (position, options) = bracket(head);
    let (options, domain) = options.split_once(" with ").unwrap_or((options, ""));
    let mut game = Game {
        name: head.trim_start_matches("game ").split(['(', ' ']).next().expect("a name").to_owned(),
        zeckendorf: options.contains("zeckendorf"),
        misere: options.contains("misere"),
        domain: all(domain),
        ..Game::default()
    };
    if let Some((count, prefix)) = position.split_once(" piles ") {
        let count: usize = count.parse().expect("a number");
        game.position = (1..=count).map(|number| format!("{prefix}{number}")).collect();
        game.piles();
        return game;
    }
    game.position = listed(position);
    game.rules.position = game.position.clone();
    let mut parts: Vec<String> = Vec::new();
    for line in body.split(['\n', ';']) {
        let begins =
            ["move", "moves", "measure", "losing"].contains(&line.split_whitespace().next().unwrap_or_default());
        match parts.last_mut() {
            Some(part) if !begins => *part = format!("{part} {}", line.trim()),
            _ => parts.push(line.trim().to_owned()),
        }
    }
    for part in parts.iter().filter(|part| !part.is_empty()) {
        let (word, rest) = part.split_once(' ').expect("a word and what follows");
        match word {
            "move" => game.rules.moves.push(rule(rest, &game.position)),
            "moves" => {
                let other = rest.trim_start_matches("of ").trim();
                game.rules = others.iter().find(|game| game.name == other).expect("a game above").rules.clone();
            }
            "measure" => game.rules.measure = rest.to_owned(),
            _ => game.losing = rest.to_owned(),
        }
    }
    game
}

fn rule(text: &str, position: &[String]) -> Move {
    let text = format!(" {text}");
    let (before, after) = text.split_once(" to ").expect("`to`");
    let (to, when) = bracket(after);
    let before = all(before);
    let found = words(&before);
    let mut names: Vec<String> = Vec::new();
    for (at, word) in found.iter().enumerate() {
        let name = word.starts_with(char::is_alphabetic) && found.get(at + 1).is_none_or(|next| next != "(");
        let known = ["and", "or", "not", "true", "implies", "iff", "xor"].contains(&&word[..]);
        if name && !known && !position.contains(word) && !names.contains(word) {
            names.push(word.clone());
        }
    }
    let when = all(when.trim().trim_start_matches("when "));
    Move { names, guard: format!("({before} and {when})"), to: listed(to) }
}

impl Game {
    /// Nim on piles, which the text does not write out.
    fn piles(&mut self) {
        let piles = self.position.clone();
        let lowered = |pile: &String| {
            let to = piles.iter().map(|other| if other == pile { "x".to_owned() } else { other.clone() });
            Move { names: vec!["x".to_owned()], guard: format!("x < {pile}"), to: to.collect() }
        };
        let moves = piles.iter().map(lowered).collect();
        self.rules = Rules { position: piles.clone(), moves, measure: piles.join(" + ") };
        let (sum, big) = (piles.join(" xor "), piles.join(" > 1 or ") + " > 1");
        self.losing = match self.misere {
            false => format!("{sum} = 0"),
            true => format!("(({big}) and {sum} = 0) or (not ({big}) and {sum} = 1)"),
        };
    }

    /// The definitions of which the obligations speak.
    pub fn definitions(&self) -> String {
        let (position, before) = (self.position.join(", "), self.rules.position.join(", "));
        format!(
            "define dom_({position}) := {}\ndefine los_({position}) := {}\ndefine mea_({before}, n_) := n_ = {}\n",
            self.domain, self.losing, self.rules.measure
        )
    }

    /// How many obligations of each sort there are.
    pub fn wanted(&self) -> Vec<(&'static str, usize)> {
        let (moves, closure) = (self.rules.moves.len(), !["true", "(true)"].contains(&&self.domain[..]));
        let closure = if closure { moves } else { 0 };
        vec![("termination", moves), ("closure", closure), ("end", 1), ("losing", moves), ("reply", 1)]
    }

    /// An obligation, of a move if it is of one; `defined` is about the measure.
    pub fn obligation(&self, word: &str, number: Option<usize>) -> String {
        let before = self.rules.position.join(", ");
        let after = |rule: &Move, then: &str| {
            let names: Vec<String> = (1..=rule.to.len()).map(|number| format!("to{number}_")).collect();
            let equal: Vec<String> =
                names.iter().zip(&rule.to).map(|(name, term)| format!("{name} = {term}")).collect();
            let then = then.replace("TO", &names.join(", "));
            format!("(exists {}: {}{then})", names.join(", "), equal.join(" and "))
        };
        let some = |then: &str| {
            let ways = self.rules.moves.iter().map(|rule| {
                let names = rule.names.join(", ");
                let bound = if names.is_empty() { String::new() } else { format!("exists {names}: ") };
                format!("({bound}{} and {})", rule.guard, after(rule, then))
            });
            format!("({})", ways.collect::<Vec<_>>().join(" or "))
        };
        let rule = number.map(|number| &self.rules.moves[number - 1]);
        let names = [&self.rules.position[..], rule.map_or(&[], |rule| &rule.names)].concat().join(", ");
        let guard = rule.map_or(String::new(), |rule| format!(" and {}", rule.guard));
        let (not, moves) = if self.misere { ("not ", format!(" and {}", some(""))) } else { ("", String::new()) };
        let never = |then: &str| format!("not {}", after(rule.expect("of a move"), then));
        let (more, then) = match word {
            "defined" => (String::new(), format!("exists n_: mea_({before}, n_)")),
            "termination" => {
                let then = format!(" and (exists m_, n_: mea_({before}, m_) and mea_(TO, n_) and m_ <= n_)");
                (String::new(), never(&then))
            }
            "closure" => (String::new(), never(" and not dom_(TO)")),
            "end" => (format!(" and not {}", some("")), format!("{not}los_({before})")),
            "losing" => (format!(" and los_({before})"), never(" and los_(TO)")),
            _ => (format!("{moves} and not los_({before})"), some(" and los_(TO)")),
        };
        format!("forall {names}: dom_({before}){guard}{more} implies {then}")
    }
}
