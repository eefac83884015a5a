//! Reads claims, and the statements that the checker prints, into a tree of its own.
//!
//! Brackets, and the order `*`, `+ -`, `xor`, comparison, `not`, `and`, `or`, `implies`, `iff`. What the program refuses
//! as unclear may be read either way here; it never comes this far.

/// A term as written.
#[derive(Clone, Debug)]
pub enum Term {
    Number(u64),
    Name(String),
    Plus(Box<Term>, Box<Term>),
    Minus(Box<Term>, Box<Term>),
    Times(Box<Term>, Box<Term>),
    Xor(Vec<Term>),
    /// `min`, `max`, `shift` or `lowpart`.
    Of(String, Vec<Term>),
    If(Box<Formula>, Box<Term>, Box<Term>),
}

/// A formula as written.
#[derive(Clone, Debug)]
pub enum Formula {
    Truth(bool),
    /// Terms with a comparison between each two.
    Chain(Vec<Term>, Vec<String>),
    /// A predicate or a definition.
    Of(String, Vec<Term>),
    Not(Box<Formula>),
    /// `and`, `or`, `implies` or `iff`.
    Join(&'static str, Box<Formula>, Box<Formula>),
    If(Box<Formula>, Box<Formula>, Box<Formula>),
    /// `forall` or `exists`.
    Bound(String, Vec<String>, Box<Formula>),
}

/// A definition: its name, its parameters and its body.
#[derive(Debug)]
pub struct Definition {
    pub name: String,
    pub parameters: Vec<String>,
    pub body: Formula,
}

/// A claim, a refuted claim or a conjecture.
#[derive(Debug)]
pub struct Statement {
    pub name: String,
    pub zeckendorf: bool,
    /// Whether the author names terms for `exists`.
    pub witness: bool,
    pub formula: Formula,
}

/// The definitions and statements of a text, in order; other blocks are passed over.
pub fn text(content: &str) -> (Vec<Definition>, Vec<Statement>) {
    const WORDS: [&str; 6] = ["define ", "claim ", "refute ", "conjecture ", "game ", "heaps "];
    let mut pieces: Vec<String> = Vec::new();
    for line in content.lines() {
        let line = line.split('#').next().unwrap_or_default();
        if WORDS.iter().any(|word| line.trim_start().starts_with(word)) {
            pieces.push(String::new());
        }
        if let Some(piece) = pieces.last_mut() {
            piece.push_str(line);
            piece.push('\n');
        }
    }
    let (mut definitions, mut statements) = (Vec::new(), Vec::new());
    for piece in pieces {
        let (word, rest) = piece.trim_start().split_once(' ').expect("a word and what follows");
        match word {
            "define" => definitions.push(definition(rest)),
            "claim" | "refute" | "conjecture" => {
                let (head, body) = rest.split_once(':').expect("a colon behind the name");
                let mut head = head.split_whitespace();
                let name = head.next().expect("a name").to_owned();
                let mut reader = Reader::new(body);
                let formula = reader.formula();
                let rest = reader.peek();
                assert!(["", "witness", "expect"].contains(&rest), "{name}: `{rest}` is left over");
                let witness = reader.words.iter().any(|word| word == "witness");
                statements.push(Statement {
                    name,
                    zeckendorf: head.any(|word| word == "zeckendorf"),
                    witness,
                    formula,
                });
            }
            _ => {}
        }
    }
    (definitions, statements)
}

fn definition(content: &str) -> Definition {
    let (head, body) = content.split_once(":=").expect("`:=` behind the parameters");
    let mut head = words(head).into_iter().filter(|word| !["(", ")", ","].contains(&&word[..]));
    let name = head.next().expect("a name");
    Definition { name, parameters: head.collect(), body: formula(body) }
}

/// A formula and nothing else.
pub fn formula(content: &str) -> Formula {
    let mut reader = Reader::new(content);
    let formula = reader.formula();
    assert_eq!(reader.peek(), "", "left over of {content}");
    formula
}

/// Names, numbers and signs; signs of mathematics as the words that they mean.
pub fn words(content: &str) -> Vec<String> {
    const SIGNS: [(&str, &str); 16] = [
        ("<->", "iff"),
        ("->", "implies"),
        ("<=", "<="),
        (">=", ">="),
        ("!=", "!="),
        ("∀", "forall"),
        ("∃", "exists"),
        ("∧", "and"),
        ("∨", "or"),
        ("¬", "not"),
        ("→", "implies"),
        ("↔", "iff"),
        ("⊕", "xor"),
        ("≤", "<="),
        ("≥", ">="),
        ("≠", "!="),
    ];
    let mut words = Vec::new();
    let mut rest = content.trim_start();
    while let Some(first) = rest.chars().next() {
        let of = |part: fn(char) -> bool| rest.find(|c| !part(c)).unwrap_or(rest.len());
        let (word, length) = if let Some((sign, word)) = SIGNS.iter().find(|(sign, _)| rest.starts_with(sign)) {
            ((*word).to_owned(), sign.len())
        } else if first.is_ascii_digit() {
            let length = of(|c| c.is_ascii_digit());
            (rest[..length].to_owned(), length)
        } else if first.is_alphabetic() || first == '_' {
            // `#` ends a name that the checker had to tell from another of the same letters.
            let length = of(|c| c.is_alphanumeric() || "_'?#′₀₁₂₃₄₅₆₇₈₉".contains(c));
            (rest[..length].to_owned(), length)
        } else {
            (first.to_string(), first.len_utf8())
        };
        words.push(word);
        rest = rest[length..].trim_start();
    }
    words
}

struct Reader {
    words: Vec<String>,
    at: usize,
}

impl Reader {
    fn new(content: &str) -> Reader {
        Reader { words: words(content), at: 0 }
    }

    fn peek(&self) -> &str {
        self.words.get(self.at).map_or("", String::as_str)
    }

    fn take(&mut self, word: &str) -> bool {
        let found = self.peek() == word;
        self.at += usize::from(found);
        found
    }

    fn must(&mut self, word: &str) {
        let found = self.peek().to_owned();
        assert!(self.take(word), "`{word}` is wanted, not `{found}`, in {}", self.words.join(" "));
    }

    fn next(&mut self) -> String {
        let word = self.peek().to_owned();
        self.at += 1;
        word
    }

    fn formula(&mut self) -> Formula {
        let left = self.implication();
        if self.take("iff") { join("iff", left, self.implication()) } else { left }
    }

    fn implication(&mut self) -> Formula {
        let left = self.either("or");
        if self.take("implies") { join("implies", left, self.implication()) } else { left }
    }

    fn either(&mut self, word: &'static str) -> Formula {
        let part = |this: &mut Reader| if word == "or" { this.either("and") } else { this.unary() };
        let mut left = part(self);
        while self.take(word) {
            left = join(word, left, part(self));
        }
        left
    }

    fn unary(&mut self) -> Formula {
        if self.take("not") {
            return Formula::Not(Box::new(self.unary()));
        }
        if ["forall", "exists"].contains(&self.peek()) {
            let quantifier = self.next();
            let mut names = vec![self.next()];
            while self.take(",") {
                names.push(self.next());
            }
            self.must(":");
            return Formula::Bound(quantifier, names, Box::new(self.formula()));
        }
        if self.take("true") {
            return Formula::Truth(true);
        }
        if self.take("false") {
            return Formula::Truth(false);
        }
        // A bracket, `if` or a name may begin a comparison; if none follows, it begins a formula.
        let start = self.at;
        if let Some(chain) = self.chain() {
            return chain;
        }
        self.at = start;
        if self.take("(") {
            let inner = self.formula();
            self.must(")");
            return inner;
        }
        if self.take("if") {
            let condition = self.formula();
            self.must("then");
            let yes = self.formula();
            self.must("else");
            return Formula::If(Box::new(condition), Box::new(yes), Box::new(self.formula()));
        }
        let name = self.next();
        self.must("(");
        let terms = self.list().expect("terms");
        Formula::Of(name, terms)
    }

    fn chain(&mut self) -> Option<Formula> {
        let mut terms = vec![self.term()?];
        let mut signs = Vec::new();
        while ["=", "!=", "<", "<=", ">", ">="].contains(&self.peek()) {
            signs.push(self.next());
            terms.push(self.term()?);
        }
        (!signs.is_empty()).then_some(Formula::Chain(terms, signs))
    }

    fn term(&mut self) -> Option<Term> {
        let mut terms = vec![self.sum()?];
        while self.take("xor") {
            terms.push(self.sum()?);
        }
        if terms.len() == 1 { terms.pop() } else { Some(Term::Xor(terms)) }
    }

    /// What is added, less what is subtracted, in whatever order: where every difference is defined, that is the same.
    fn sum(&mut self) -> Option<Term> {
        let (mut added, mut subtracted) = (Vec::new(), Vec::new());
        let mut minus = self.take("-");
        loop {
            let product = self.product()?;
            if minus { &mut subtracted } else { &mut added }.push(product);
            minus = self.peek() == "-";
            if !minus && self.peek() != "+" {
                break;
            }
            self.at += 1;
        }
        let sum = |list: Vec<Term>| list.into_iter().reduce(|left, right| Term::Plus(Box::new(left), Box::new(right)));
        let added = sum(added).unwrap_or(Term::Number(0));
        Some(match sum(subtracted) {
            Some(subtracted) => Term::Minus(Box::new(added), Box::new(subtracted)),
            None => added,
        })
    }

    fn product(&mut self) -> Option<Term> {
        let mut left = self.factor()?;
        loop {
            let number = matches!(left, Term::Number(_));
            let follows = self.peek().starts_with(|c: char| c.is_alphabetic() || c == '_');
            let word =
                ["and", "or", "implies", "iff", "xor", "then", "else", "witness", "expect"].contains(&self.peek());
            if self.take("*") || number && follows && !word {
                left = Term::Times(Box::new(left), Box::new(self.factor()?));
            } else {
                return Some(left);
            }
        }
    }

    fn factor(&mut self) -> Option<Term> {
        if self.take("(") {
            let inner = self.term()?;
            return self.take(")").then_some(inner);
        }
        if self.take("if") {
            let condition = self.formula();
            self.must("then");
            let yes = self.term()?;
            return self
                .take("else")
                .then(|| self.term())
                .flatten()
                .map(|no| Term::If(Box::new(condition), Box::new(yes), Box::new(no)));
        }
        let word = self.next();
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            return Some(Term::Number(word.parse().expect("a number of the tests is small")));
        }
        let function = ["min", "max", "shift", "lowpart", "xor"].contains(&&word[..]);
        if function && self.take("(") {
            let terms = self.list()?;
            return Some(if word == "xor" { Term::Xor(terms) } else { Term::Of(word, terms) });
        }
        let name = word.starts_with(|c: char| c.is_alphabetic() || c == '_') && self.peek() != "(";
        name.then_some(Term::Name(word))
    }

    /// Terms up to the closing bracket.
    fn list(&mut self) -> Option<Vec<Term>> {
        let mut terms = Vec::new();
        while !self.take(")") {
            terms.push(self.term()?);
            self.take(",");
        }
        Some(terms)
    }
}

fn join(word: &'static str, left: Formula, right: Formula) -> Formula {
    Formula::Join(word, Box::new(left), Box::new(right))
}
