//! A phrase: a message key and its arguments. A language file turns it into words.

use super::{Math, Points};

/// What a language must say.
#[derive(Clone, Debug, PartialEq)]
pub struct Phrase {
    /// The key in the language file, like `winning-moves-prompt`.
    pub key: &'static str,
    /// Arguments by name.
    pub args: Vec<(&'static str, Arg)>,
    /// What it is for.
    pub role: Role,
}

/// What a phrase is for, where more than its words depends on that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// It is said, and that is all.
    #[default]
    Said,
    /// It states a rule of a game or of a procedure: the same in every question.
    Rule,
    /// It states such a rule, and that is who wins.
    Ending,
    /// It asks for every winning move.
    AllMoves,
    /// It is a line for what is taken, and from which heap.
    Take,
    /// It is a line for a move in any words.
    AnyMove,
    /// It names the room for working, which only paper has.
    Working,
    /// It refutes a move by the reply of the other player.
    Reply,
    /// It asks for one box.
    OneBox,
    /// It is the letter of a box.
    BoxLetter,
    /// It says how a statement is known as the legend of a book does for all of its kind.
    Legend,
}

/// An argument of a phrase.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A number; the language may choose a plural form by it.
    Number(u64),
    /// Points.
    Points(Points),
    /// Plain words that a person wrote, as the title of a sheet. No markup in them is read.
    Text(String),
    /// The letter or the label of an item, as the language writes it.
    Item(String),
    /// Signs that read left to right in every language and never break: a position, a tuple, an id.
    Signs(String),
    /// Such signs one after the other; a line may break between them.
    List(Vec<String>),
    /// A formula.
    Math(Math),
    /// A place to write.
    Blank(Blank),
    /// Words from the same language.
    Phrase(Phrase),
    /// What such words say in bold at their beginning, and a space; nothing if they begin otherwise.
    Head(Phrase),
}

/// How wide a place to write is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blank {
    /// For a number.
    Short,
    /// For a letter or a short word.
    Sign,
    /// For a few numbers or words.
    Wide,
    /// For a row of numbers.
    Long,
    /// For so many numbers within parentheses; it reads left to right in every language.
    Tuple(u8),
}

impl Blank {
    /// The place in plain characters: underscores, each run after a space or at the start.
    pub fn plain(self) -> String {
        match self {
            Blank::Short | Blank::Sign => "____".to_owned(),
            Blank::Wide => "____________".to_owned(),
            Blank::Long => "________________________".to_owned(),
            Blank::Tuple(numbers) => format!("( {} )", vec!["____"; usize::from(numbers)].join(" , ")),
        }
    }
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new(), role: Role::Said }
    }

    /// A rule of a game or of a procedure.
    pub fn rule(key: &'static str) -> Phrase {
        Phrase::new(key).for_role(Role::Rule)
    }

    /// The rule that says who wins.
    pub fn ending(key: &'static str) -> Phrase {
        Phrase::new(key).for_role(Role::Ending)
    }

    /// The phrase in this role.
    pub fn for_role(self, role: Role) -> Phrase {
        Phrase { role, ..self }
    }

    /// Whether it states a rule of a game or of a procedure, so that it says the same in every question.
    pub fn states_rules(&self) -> bool {
        matches!(self.role, Role::Rule | Role::Ending)
    }

    /// The name of a game that has this title in specs, as `subtract(1,2,3)`.
    pub fn game(title: &str) -> Phrase {
        match title.find('(').map(|at| title.split_at(at)) {
            Some((name, numbers)) => Phrase::new("game-name-of").with("game", name).with("numbers", numbers),
            None => Phrase::new("game-name").with("game", title),
        }
    }

    /// The phrase with one more argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }
}

/// Lets [`Phrase::with`] take plain values.
macro_rules! arg_from {
    ($($given:ty, $value:ident => $arg:expr;)*) => {
        $(impl From<$given> for Arg {
            fn from($value: $given) -> Arg {
                $arg
            }
        })*
    };
}

arg_from! {
    u64, number => Arg::Number(number);
    usize, number => Arg::Number(number as u64);
    String, signs => Arg::Signs(signs);
    &str, signs => Arg::Signs(signs.to_owned());
    Vec<String>, list => Arg::List(list);
    Math, math => Arg::Math(math);
    Blank, blank => Arg::Blank(blank);
    Phrase, phrase => Arg::Phrase(phrase);
    Points, points => Arg::Points(points);
}
