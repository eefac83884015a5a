//! Writes random claims: the same ones every time.
//!
//! Every quantifier has a bound if the author is `bounded`; differences stand where they are
//! defined, mostly inside other terms, if there shall be `differences`.

use crate::logic::Numeration;

/// Numbers that look random: the same ones every time.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % limit
    }

    pub fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        let at = self.below(list.len() as u64);
        list[usize::try_from(at).expect("an index")].clone()
    }
}

/// Writes formulas; every quantifier has a bound if `bounded`.
pub struct Author {
    random: Random,
    numeration: Numeration,
    bounded: bool,
    /// Whether a third of all formulas makes room for a difference.
    pub differences: bool,
    fresh: usize,
}

impl Author {
    fn term(&mut self, depth: u64, vars: &[String]) -> String {
        let number = self.random.below(7);
        if depth == 0 {
            return if self.random.below(4) == 0 { number.to_string() } else { self.random.pick(vars) };
        }
        let (one, other) = (self.term(depth - 1, vars), self.term(depth - 1, vars));
        match (self.random.below(9), self.numeration) {
            (0 | 1, _) => self.random.pick(vars),
            (2, _) => format!("({one} + {other})"),
            (3, _) => format!("{number}*({one})"),
            (4, _) => format!("min({one}, {other})"),
            (5, _) => format!("max({one}, {other})"),
            (6, _) => format!("(if {one} < {number} then {other} else {one})"),
            (7, Numeration::Binary) => format!("({one} xor {other} xor {number})"),
            (7, Numeration::Zeckendorf) => format!("lowpart({one})"),
            (_, Numeration::Binary) => format!("({one} xor {other})"),
            (_, Numeration::Zeckendorf) => format!("shift({one})"),
        }
    }

    fn atom(&mut self, vars: &[String]) -> String {
        let (first, second) = (self.random.below(3), self.random.below(2));
        let (one, other) = (self.term(first, vars), self.term(second, vars));
        let sign = self.random.pick(&["=", "!=", "<", "<=", ">", ">="]);
        match (self.random.below(9), self.numeration) {
            (0, _) => format!("even({one})"),
            (1, _) => format!("odd({one})"),
            (2, Numeration::Binary) => format!("pow2({one})"),
            (3, Numeration::Binary) => format!("bit({one}, {other})"),
            (2 | 3, Numeration::Zeckendorf) => format!("endzeros_even({one})"),
            (4, _) => format!("{one} < {other} <= {}", self.random.pick(vars)),
            (5, _) => format!("({other} <= {one} and {one} - {other} {sign} {})", self.random.below(5)),
            _ => format!("{one} {sign} {other}"),
        }
    }

    pub fn formula(&mut self, depth: u64, vars: &[String]) -> String {
        if depth == 0 {
            return self.atom(vars);
        }
        if self.differences && self.random.below(3) == 0 {
            return self.guarded(depth, vars);
        }
        let (one, other) = (self.formula(depth - 1, vars), self.formula(depth - 1, vars));
        match self.random.below(9) {
            0 | 1 => format!("({one} and {other})"),
            2 => format!("({one} or {other})"),
            3 => format!("({one} implies {other})"),
            4 => format!("({one} iff {other})"),
            5 => format!("(not {one})"),
            6 => format!("(if {one} then {other} else {})", self.formula(depth - 1, vars)),
            kind => {
                self.fresh += 1;
                let var = format!("x{}", self.fresh);
                let mut inner = vars.to_vec();
                inner.push(var.clone());
                let body = self.formula(depth - 1, &inner);
                let size = self.random.below(2);
                let bound = self.term(size, vars);
                match (kind, self.bounded) {
                    (7, true) => format!("(exists {var}: {var} < {bound} and {body})"),
                    (_, true) => format!("(forall {var}: {var} <= {bound} implies {body})"),
                    (7, false) => format!("(exists {var}: {body})"),
                    (_, false) => format!("(forall {var}: {body})"),
                }
            }
        }
    }

    /// A formula in which a difference stands like a variable, behind what makes sure of it.
    fn guarded(&mut self, depth: u64, vars: &[String]) -> String {
        let sizes = [self.random.below(2), self.random.below(2)];
        let [large, small] = sizes.map(|size| self.term(size, vars));
        let between = self.random.pick(vars);
        let mut inner = vars.to_vec();
        // Twice, so that it is used more often than not.
        inner.extend([format!("({large} - {small})"), format!("({large} - {small})")]);
        let body = self.formula(depth - 1, &inner);
        match self.random.below(7) {
            0 => format!("({small} <= {large} implies {body})"),
            1 => format!("({large} < {small} or {body})"),
            2 => format!("(if {small} <= {large} then {body} else {})", self.formula(depth - 1, vars)),
            3 => format!("({small} <= {between} and {between} < {large} and {body})"),
            4 => format!("(not ({small} <= {large} and {body}))"),
            5 => format!("(even({small}) and {small} < {large} + 1 and {body})"),
            _ => format!("({small} <= {large} and {body})"),
        }
    }
}

pub fn author(seed: u64, numeration: Numeration, bounded: bool) -> Author {
    Author { random: Random(0x9e37_79b9_7f4a_7c15 ^ seed), numeration, bounded, differences: false, fresh: 0 }
}
