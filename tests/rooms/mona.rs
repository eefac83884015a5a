//! The verdicts of `logic` beside those of MONA, a prover that shares nothing with it: other words
//! (lowest digit first), other automata (decision diagrams), other authors.
//!
//! Random closed formulas in base 2, written in both languages from one tree, and the rows of the bench.
//! `NIMBOOK_MONA_SENTENCES` says how many (400 if it is not set); if `NIMBOOK_MONA_FOLDER` names a folder, they are
//! only written there, as pairs of files for `benches/prover.py`.
//! Ignored by default because it needs the program `mona`; without it the tests fail and say so.
//! Source: Klarlund, Møller, Schwartzbach 2002.

use crate::claim::{ProofOptions, judge};
use crate::logic;
use crate::source::Text;
use crate::tests::chance::Chance;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// Sets as numbers: the place p is in x if 2^p occurs in x.
const PREDICATES: &str = "\
ws1s;
pred lt(var2 x, y) = ex1 p: p notin x & p in y & all1 q: q > p => (q in x <=> q in y);
pred plus(var2 x, y, z) = ex2 c: 0 notin c & all1 p:
  (p in z <=> ~(p in x <=> ~(p in y <=> p in c)))
  & (p+1 in c <=> (p in x & p in y) | (p in x & p in c) | (p in y & p in c));
pred nim(var2 x, y, z) = all1 p: p in z <=> ~(p in x <=> p in y);
pred power(var2 x) = ex1 q: all1 p: p in x <=> p = q;
pred least(var2 x, y, z) = (~lt(y, x) & z = x) | (lt(y, x) & z = y);
pred greatest(var2 x, y, z) = (~lt(y, x) & z = y) | (lt(y, x) & z = x);
";

/// A term or a formula in both languages.
struct Both {
    ours: String,
    theirs: String,
}

impl Both {
    fn new(ours: impl Into<String>, theirs: impl Into<String>) -> Both {
        Both { ours: ours.into(), theirs: theirs.into() }
    }
}

/// Writes formulas; fresh names are counted.
struct Author {
    chance: Chance,
    names: usize,
}

impl Author {
    fn fresh(&mut self) -> String {
        self.names += 1;
        format!("x{}", self.names)
    }

    /// A term, and in MONA's language that the set `value` is its value.
    fn term(&mut self, depth: usize, vars: &[String], value: &str) -> Both {
        if depth == 0 || self.chance.below(3) == 0 {
            if self.chance.below(4) > 0 {
                let var = self.chance.pick(vars);
                return Both::new(var, format!("{value} = {var}"));
            }
            let number = self.chance.below(11);
            let places: Vec<String> = (0..4).filter(|place| number >> place & 1 == 1).map(|p| p.to_string()).collect();
            let set = if number == 0 { "empty".to_owned() } else { format!("{{{}}}", places.join(", ")) };
            return Both::new(number.to_string(), format!("{value} = {set}"));
        }
        let (left, right) = (self.fresh(), self.fresh());
        let (one, other) = (self.term(depth - 1, vars, &left), self.term(depth - 1, vars, &right));
        let (sign, predicate) = *self.chance.pick(&[
            ("+", "plus"),
            ("xor", "nim"),
            ("+", "plus"),
            ("xor", "nim"),
            ("+", "plus"),
            ("xor", "nim"),
            ("min", "least"),
            ("max", "greatest"),
        ]);
        let parts = format!("{} & {} & {predicate}({left}, {right}, {value})", one.theirs, other.theirs);
        let ours = match sign {
            "min" | "max" => format!("{sign}({}, {})", one.ours, other.ours),
            _ => format!("({} {sign} {})", one.ours, other.ours),
        };
        Both::new(ours, format!("(ex2 {left}, {right}: {parts})"))
    }

    fn atom(&mut self, vars: &[String]) -> Both {
        let (left, right) = (self.fresh(), self.fresh());
        let (first, second) = (self.chance.below(4), self.chance.below(3));
        let (one, other) = (self.term(first, vars, &left), self.term(second, vars, &right));
        let (a, b) = (&one.ours, &other.ours);
        let (ours, says) = match self.chance.below(9) {
            0 => (format!("even({a})"), format!("0 notin {left}")),
            1 => (format!("odd({a})"), format!("0 in {left}")),
            2 => (format!("pow2({a})"), format!("power({left})")),
            3 => (format!("bit({a}, {b})"), format!("(power({left}) & {left} sub {right})")),
            4 => (format!("{a} = {b}"), format!("{left} = {right}")),
            5 => (format!("{a} != {b}"), format!("{left} ~= {right}")),
            6 => (format!("{a} <= {b}"), format!("~lt({right}, {left})")),
            7 => (format!("{a} > {b}"), format!("lt({right}, {left})")),
            _ => (format!("{a} < {b}"), format!("lt({left}, {right})")),
        };
        Both::new(ours, format!("(ex2 {left}, {right}: {} & {} & {says})", one.theirs, other.theirs))
    }

    fn formula(&mut self, depth: usize, vars: &[String]) -> Both {
        if depth == 0 {
            return self.atom(vars);
        }
        let kind = self.chance.below(9);
        if kind > 5 {
            let (word, quantifier) = *self.chance.pick(&[("exists", "ex2"), ("forall", "all2")]);
            let var = self.fresh();
            let body = self.formula(depth - 1, &[vars, std::slice::from_ref(&var)].concat());
            let ours = format!("({word} {var}: {})", body.ours);
            return Both::new(ours, format!("({quantifier} {var}: {})", body.theirs));
        }
        let one = self.formula(depth - 1, vars);
        if kind == 5 {
            return Both::new(format!("(not {})", one.ours), format!("~{}", one.theirs));
        }
        let shallower = self.chance.below(depth);
        let other = self.formula(shallower, vars);
        let (word, sign) = [("and", "&"), ("or", "|"), ("implies", "=>"), ("iff", "<=>"), ("and", "&")][kind];
        let ours = format!("({} {word} {})", one.ours, other.ours);
        Both::new(ours, format!("({} {sign} {})", one.theirs, other.theirs))
    }

    /// A closed formula, with two or three quantifiers in front.
    fn sentence(&mut self) -> Both {
        let vars: Vec<String> = (0..2 + self.chance.below(2)).map(|_| self.fresh()).collect();
        let depth = 1 + self.chance.below(8);
        vars.iter().rev().fold(self.formula(depth, &vars), |body, var| {
            let (word, quantifier) = *self.chance.pick(&[("exists", "ex2"), ("forall", "all2")]);
            let ours = format!("({word} {var}: {})", body.ours);
            Both::new(ours, format!("({quantifier} {var}: {})", body.theirs))
        })
    }
}

/// Whether MONA finds the formula of a file true; nothing if its memory (4 GB) or time (60 s) runs out.
fn mona(file: &Path) -> Option<bool> {
    let limited = "ulimit -v 4194304; exec timeout 60 mona -q \"$0\"";
    let run = Command::new("sh").args(["-c", limited]).arg(file).output().expect("a shell");
    let told = String::from_utf8_lossy(&run.stdout).into_owned() + &String::from_utf8_lossy(&run.stderr);
    assert!(
        run.status.code() != Some(127),
        "these tests need the program `mona` (Debian: apt-get install mona): {told}"
    );
    if told.contains("out of memory") || run.status.code() == Some(124) {
        return None;
    }
    // A formula with free variables is either valid, or there is a counterexample.
    match (told.contains("Formula is valid"), told.contains("unsatisfiable") || told.contains("counter-example")) {
        (true, false) => Some(true),
        (false, true) => Some(false),
        _ => panic!("{}: MONA says: {told}", file.display()),
    }
}

/// The verdicts on the claims of a text, all of them certified and checked.
fn verdicts(content: &str, unrewritten: bool) -> Vec<&'static str> {
    let text = Text::new("t", content);
    let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
    let outcomes = judge(&text, &claims, &ProofOptions { unrewritten, ..ProofOptions::default() });
    assert!(outcomes.iter().all(|outcome| outcome.verdict.code() != "disputed"), "{outcomes:?}");
    outcomes.iter().map(|outcome| outcome.verdict.code()).collect()
}

#[test]
#[ignore = "needs MONA"]
fn random_formulas_have_the_verdict_that_mona_gives_them() {
    let sentences = std::env::var("NIMBOOK_MONA_SENTENCES").map_or(400, |number| number.parse().expect("a number"));
    let kept = std::env::var_os("NIMBOOK_MONA_FOLDER").map(std::path::PathBuf::from);
    let folder = tempfile::tempdir().expect("a folder");
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..sentences {
        let mut author = Author { chance: Chance::new(seed), names: 0 };
        let sentence = author.sentence();
        let file = kept.as_deref().unwrap_or(folder.path()).join(format!("{seed}.mona"));
        std::fs::write(&file, format!("{PREDICATES}{};\n", sentence.theirs)).expect("written");
        if kept.is_some() {
            std::fs::write(file.with_extension("claims"), format!("claim it: {}\n", sentence.ours)).expect("written");
            continue;
        }
        let Some(theirs) = mona(&file) else {
            *counts.entry("MONA has no verdict").or_default() += 1;
            continue;
        };
        let ours = verdicts(&format!("claim it: {}\n", sentence.ours), seed % 2 == 1)[0];
        *counts.entry(ours).or_default() += 1;
        if ours != "gave-up" {
            assert_eq!(
                ours,
                if theirs { "proved" } else { "refuted" },
                "{seed}: {}\n{}",
                sentence.ours,
                sentence.theirs
            );
        }
    }
    println!("{counts:?}");
    if kept.is_none() {
        let of = |verdict: &str| counts.get(verdict).copied().unwrap_or(0);
        assert!(5 * of("proved").min(of("refuted")) > usize::try_from(sentences).expect("few"), "{counts:?}");
    }
}

#[test]
#[ignore = "needs MONA"]
fn the_rows_of_the_bench_have_the_verdict_that_mona_gives_them() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/rows");
    let files = std::fs::read_dir(folder).expect("the folder of rows").map(|entry| entry.expect("readable").path());
    let mut compared = 0;
    for file in files.filter(|file| file.extension().is_some_and(|ending| ending == "mona")) {
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        // From eight heaps on MONA needs more memory than most machines have.
        if ["nim-8", "nim-9"].contains(&&name[..]) {
            continue;
        }
        let ours = verdicts(&std::fs::read_to_string(file.with_extension("claims")).expect("UTF-8"), false);
        let wanted = if mona(&file).expect("inside MONA's limits") { "proved" } else { "refuted" };
        assert!(ours.iter().all(|verdict| *verdict == wanted), "{name}: {ours:?}");
        compared += 1;
    }
    assert!(compared > 25, "{compared}");
}
