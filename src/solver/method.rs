//! How an answer is known, and which other route confirms it.
//!
//! Representation: one case for each theorem or procedure. [`Method::name`] and [`Route::name`] are what
//! JSON and disputes show; sentences are made elsewhere.

/// How an answer is known.
///
/// ```
/// use nimbook::{Budget, Method, Play, parse, solve};
///
/// let parsed = parse("nim 3 5 7", Play::Misere)?;
/// assert_eq!(solve(&parsed.game, &parsed.position, Budget::default())?.method, Method::MisereRule);
/// assert_eq!(Method::MisereRule.name(), "misere rule");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// The heaps added in binary without carry (Bouton).
    NimSum,
    /// Misère Nim: as in normal play until only single tokens would be left (Bouton).
    MisereRule,
    /// Take 1 to m: the remainder after division by m + 1.
    Remainder,
    /// A subtraction game whose values repeat.
    Period,
    /// A take-and-break game: values by mex, and beyond the table a proved period (Guy, Smith).
    OctalValues,
    /// Values by mex, heap after heap.
    TableOfValues,
    /// Dim: one more than how often 2 divides the heap.
    PowersOfTwo,
    /// Rim: the place of the smallest prime factor among the primes.
    SmallestPrimeFactor,
    /// One value for each coin that can be turned.
    CoinValues,
    /// Flip to the right: every move turns the last coin.
    LastCoin,
    /// The queen's game: lost pairs are multiples of the golden ratio, rounded down (Wythoff).
    GoldenRatio,
    /// Fibonacci nim: the smallest part of the heap as a sum of Fibonacci numbers.
    Zeckendorf,
    /// Chomp: tables of the positions inside the board.
    ChocolateTables,
    /// Placing squares: parts of the board that do not touch, each by itself.
    Components,
    /// Three in a line: every way to mark nine points.
    AllPositions,
    /// A game of an author: the losing positions that are proved.
    LosingFormula,
    /// A sum: the values of its components added without carry (Sprague, Grundy).
    SumOfValues,
    /// The smallest missing value among those of the options, over every position below.
    Mex,
    /// Labels of all positions below, from the end backwards; where no theory is known.
    Search,
}

impl Method {
    /// The method in two or three words, as programs read it.
    pub fn name(self) -> &'static str {
        match self {
            Method::NimSum => "nim-sum",
            Method::MisereRule => "misere rule",
            Method::Remainder => "mod m+1",
            Method::Period => "period",
            Method::OctalValues => "octal values",
            Method::TableOfValues => "table of values",
            Method::PowersOfTwo => "powers of 2",
            Method::SmallestPrimeFactor => "smallest prime factor",
            Method::CoinValues => "coin values",
            Method::LastCoin => "last coin",
            Method::GoldenRatio => "golden ratio",
            Method::Zeckendorf => "Zeckendorf",
            Method::ChocolateTables => "chocolate tables",
            Method::Components => "components",
            Method::AllPositions => "table of all positions",
            Method::LosingFormula => "losing formula, proved",
            Method::SumOfValues => "sum of Grundy values",
            Method::Mex => "mex",
            Method::Search => "search",
        }
    }
}

/// A route that confirms an answer and shares nothing with its [`Method`] but the rules.
///
/// ```
/// use nimbook::{Budget, Play, Route, parse, solve};
///
/// let parsed = parse("kayles 1000000", Play::Normal)?;
/// let solution = solve(&parsed.game, &parsed.position, Budget::default())?;
/// assert!(!solution.agreed_by.contains(&Route::Search), "there are too many positions");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// Labels of all positions below, from the end backwards, by the rules alone.
    Search,
    /// The values of single heaps by mex from the rules, added by the theorem of Sprague and Grundy.
    Mex,
    /// Chomp with three columns: the definition of Horváth's function, followed word for word.
    Definition,
    /// Chomp: a table of all positions inside the board, each decided by looking at its own options.
    PullTable,
}

impl Route {
    /// The route in one or two words, as programs read it.
    pub fn name(self) -> &'static str {
        match self {
            Route::Search => "search",
            Route::Mex => "mex",
            Route::Definition => "definition",
            Route::PullTable => "pull table",
        }
    }
}
