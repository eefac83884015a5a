//! Any position: the routes of the solver agree, text and position are inverse, budgets are kept.
//!
//! Representation: positions drawn small enough that the search reaches them all; texts drawn from the
//! words of the notation and from all of Unicode.

use crate::rules::{Game, Play, Position, Step, parse, parse_game};
use crate::solver::{self, Budget, Method, OutOfReach, Outcome, RetrogradeTable, Route, SolveError};
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;

/// The text of a Nim component.
fn nim(heaps: usize, largest: u64) -> impl Strategy<Value = String> {
    vec(0..=largest, 1..=heaps).prop_map(|heaps| {
        let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
        format!("nim {}", heaps.join(" "))
    })
}

/// The text of a subtraction game.
fn subtract(largest: u64) -> impl Strategy<Value = String> {
    let set = prop_oneof![
        btree_set(1_u64..=9, 1..=4).prop_map(|set| set.into_iter().collect::<Vec<u64>>()),
        (1_u64..=9).prop_map(|most| (1..=most).collect()),
    ];
    (set, 0..=largest).prop_map(|(set, heap)| {
        let set: Vec<String> = set.iter().map(u64::to_string).collect();
        format!("subtract({}) {heap}", set.join(","))
    })
}

/// Heaps of a game after its name.
fn heaps(name: &'static str, heaps: usize, largest: u64) -> impl Strategy<Value = String> {
    nim(heaps, largest).prop_map(move |text| text.replacen("nim", name, 1))
}

/// The text of games with heaps that split or with takes of their own.
fn other_heaps() -> impl Strategy<Value = String> {
    const SPLITTING: &[&str] = &[
        "kayles",
        "dawson-chess",
        "dawson-kayles",
        "guiles",
        "officers",
        "treblecross",
        "octal(0.3)",
        "octal(4.15)",
        "hex(0.8f)",
        "grundy",
    ];
    let splitting = proptest::sample::select(SPLITTING).prop_flat_map(|name| heaps(name, 2, 9));
    prop_oneof![splitting, heaps("rim", 2, 14), heaps("dim", 2, 14)]
}

/// The text of a row of coins.
fn coins() -> impl Strategy<Value = String> {
    let name = proptest::sample::select(&["turtles", "mock-turtles", "ruler", "flip-right"][..]);
    (name, vec(proptest::sample::select(&["b", "w"][..]), 1..=8))
        .prop_map(|(name, row)| format!("{name} {}", row.concat()))
}

/// The text of a piece of chocolate inside 5 x 5.
fn chocolate() -> impl Strategy<Value = String> {
    vec(1_u64..=5, 1..=5).prop_map(|mut columns| {
        columns.sort_unstable_by(|left, right| right.cmp(left));
        let text: Vec<String> = columns.iter().map(u64::to_string).collect();
        match (columns.len(), columns.first() == columns.last()) {
            (2.., true) => format!("chomp {}x{}", columns[0], columns.len()),
            _ => format!("chomp {}", text.join(" ")),
        }
    })
}

/// The text of a board for squares of 1 to 3.
fn board() -> impl Strategy<Value = String> {
    let size = proptest::sample::select(&["squares", "squares(1)", "squares(3)"][..]);
    (size, 1_usize..=4, 1_usize..=4).prop_flat_map(|(name, rows, columns)| {
        vec(vec(proptest::sample::select(&[".", "#"][..]), columns), rows).prop_map(move |cells| {
            let rows: Vec<String> = cells.iter().map(|row| row.concat()).collect();
            match rows.iter().any(|row| row.contains('#')) {
                true => format!("{name} {}", rows.join("/")),
                false => format!("{name} {}x{columns}", rows.len()),
            }
        })
    })
}

/// The text of a game of three in a line, played at random from the empty board.
fn lines() -> impl Strategy<Value = String> {
    let name = proptest::sample::select(&["tictactoe", "trihex"][..]);
    (name, vec(0_usize..9, 0..=9)).prop_map(|(name, choices)| {
        let parsed = parse(name, Play::Normal).expect("the empty board");
        let mut position = parsed.position;
        for choice in choices {
            let moves = parsed.game.moves(&position);
            let Some(step) = moves.get(choice % moves.len().max(1)) else { break };
            position = step.to.clone();
        }
        parsed.game.text(&position)
    })
}

/// The text of a game whose numbers belong together.
fn together() -> impl Strategy<Value = String> {
    let queen = (0_u64..=14, 0_u64..=14).prop_map(|(x, y)| format!("queen {x} {y}"));
    let fibonacci = (0_u64..=40, 0_u64..=40).prop_map(|(heap, most)| match most {
        0 => format!("fibonacci {heap}"),
        most if most + 1 == heap => format!("fibonacci {heap}"),
        most => format!("fibonacci {heap} max {most}"),
    });
    prop_oneof![queen, fibonacci, coins(), chocolate(), board()]
}

/// The text of a sum of one to three components.
fn sum() -> impl Strategy<Value = String> {
    vec(prop_oneof![nim(2, 9), subtract(25)], 1..=3).prop_map(|terms| terms.join(" + "))
}

/// The text of a sum of two games of different kinds.
fn mixed() -> impl Strategy<Value = String> {
    let small = prop_oneof![nim(1, 5), heaps("kayles", 1, 7), heaps("rim", 1, 7), heaps("grundy", 1, 7)];
    let queen = (0_u64..=4, 0_u64..=4).prop_map(|(x, y)| format!("queen {x} {y}"));
    (small, prop_oneof![queen, subtract(9), heaps("dim", 1, 7)]).prop_map(|(left, right)| format!("{left} + {right}"))
}

/// The text of anything that can be typed in this play.
fn any_position() -> impl Strategy<Value = (String, Play)> {
    prop_oneof![
        (nim(4, 20), Just(Play::Normal)),
        (nim(4, 20), Just(Play::Misere)),
        (nim(7, 3), Just(Play::Misere)),
        (subtract(200), Just(Play::Normal)),
        (sum(), Just(Play::Normal)),
        (other_heaps(), Just(Play::Normal)),
        (together(), Just(Play::Normal)),
        (mixed(), Just(Play::Normal)),
    ]
}

/// Words of the notation, and slips, in any order.
fn scrambled() -> impl Strategy<Value = String> {
    const WORDS: &[&str] = &[
        "nim",
        "subtract",
        "octal",
        "kayles",
        "chomp",
        "queen",
        "fibonacci",
        "max",
        "turtles",
        "bwb",
        "squares",
        "x",
        "..#",
        "/",
        "tictactoe",
        "trihex",
        "x:A",
        "0.77",
        "num",
        "3",
        "0",
        "18446744073709551616",
        "(",
        ")",
        ",",
        "+",
        "*",
        "-",
        ".",
        " ",
        "é",
        "\u{202e}",
    ];
    vec(proptest::sample::select(WORDS), 0..14).prop_map(|words| words.concat())
}

proptest! {
    #[test]
    fn theory_and_search_agree((text, play) in any_position()) {
        let parsed = parse(&text, play).expect("a position");
        let (game, position) = (&parsed.game, &parsed.position);
        let mut labels = RetrogradeTable::new(game, Budget::default());
        let outcome = labels.outcome(position).expect("in reach");
        let moves = labels.winning_moves(position).expect("in reach");
        prop_assert_eq!(solver::outcome(game, position), Ok(outcome));
        prop_assert_eq!(&solver::winning_moves(game, position).expect("in reach"), &moves);
        prop_assert_eq!(solver::winning_count(game, position), Ok(moves.len()));
        // A position is N exactly if some move wins; only an ended misère game is N without one.
        let ended = game.count(position) == 0;
        prop_assert_eq!(outcome == Outcome::N, !moves.is_empty() || (ended && play == Play::Misere));
        let solution = solver::solve(game, position, Budget::default()).expect("no dispute");
        prop_assert_eq!(solution.agreed_by, [Route::Search]);
    }

    /// Games that can be drawn: no values, and the same ending by both routes.
    #[test]
    fn lines_are_solved_alike(text in lines()) {
        let parsed = parse(&text, Play::Normal).expect("a position");
        let (game, position) = (&parsed.game, &parsed.position);
        let solution = solver::solve(game, position, Budget::default()).expect("no dispute");
        prop_assert_eq!((solution.grundy, &solution.agreed_by[..]), (None, &[Route::Search][..]));
        prop_assert_eq!(solution.outcome == Outcome::N, !solution.winning_moves.is_empty());
        prop_assert_eq!(&game.text(position), &text);
    }

    /// What is symmetric has the same value: a queen reflected, chocolate on its other side.
    #[test]
    fn symmetric_positions_are_equal(x in 0_u64..60, y in 0_u64..60, text in chocolate()) {
        let value = |text: &str| {
            let parsed = parse(text, Play::Normal).expect("a position");
            solver::grundy(&parsed.game, &parsed.position)
        };
        prop_assert_eq!(value(&format!("queen {x} {y}")), value(&format!("queen {y} {x}")));
        let columns = parse(&text, Play::Normal).expect("chocolate").position;
        let tallest = columns.parts()[0];
        let rows = (1..=tallest).map(|row| columns.parts().iter().filter(|&&height| height >= row).count().to_string());
        prop_assert_eq!(value(&text), value(&format!("chomp {}", rows.collect::<Vec<_>>().join(" "))));
    }

    #[test]
    fn values_agree_with_mex_and_with_the_search(text in prop_oneof![sum(), mixed(), other_heaps()], other in 0_u64..12) {
        let parsed = parse(&text, Play::Normal).expect("a position");
        let (game, position) = (&parsed.game, &parsed.position);
        let value = solver::grundy(game, position).expect("in reach").expect("normal play");
        let small = Budget { states: 1 << 20, ..Budget::default() };
        match solver::grundy_by_mex(game, position, small) {
            Ok(by_mex) => prop_assert_eq!(by_mex, value),
            Err(out) => {
                prop_assert!(matches!(out, OutOfReach::Positions { .. }), "{}", out);
            }
        }
        for candidate in [value, other] {
            let confirmed = RetrogradeTable::new(game, Budget::default()).confirms_grundy(position, candidate);
            prop_assert_eq!(confirmed, Ok(candidate == value));
        }
    }

    /// The options of a sum are those of each component with the others unchanged.
    #[test]
    fn the_options_of_a_sum(left in nim(3, 9), right in subtract(30)) {
        let texts = |text: &str| -> Vec<String> {
            let parsed = parse(text, Play::Normal).expect("a position");
            let moves = parsed.game.moves(&parsed.position);
            moves.iter().map(|step| parsed.game.text(&step.to)).collect()
        };
        let mut expected: Vec<String> = texts(&left).iter().map(|option| format!("{option} + {right}")).collect();
        expected.extend(texts(&right).iter().map(|option| format!("{left} + {option}")));
        prop_assert_eq!(texts(&format!("{left} + {right}")), expected);
    }

    #[test]
    fn text_and_position_are_inverse((text, play) in any_position()) {
        let parsed = parse(&text, play).expect("a position");
        prop_assert_eq!(parsed.game.text(&parsed.position), text);
    }

    #[test]
    fn spaces_are_free_where_nothing_runs_together(text in sum()) {
        let close = text.replace(" + ", "+").replace("nim ", "nim").replace(") ", ")");
        let wide = text.replace('+', " \t + \n").replace('(', " ( ").replace(',', " , ");
        for other in [close, wide] {
            let again = parse(&other, Play::Normal).expect("the same position");
            prop_assert_eq!(again.game.text(&again.position), text.as_str(), "{}", other);
        }
    }

    #[test]
    fn any_text_is_a_position_or_a_fault_inside_it(text in prop_oneof![any::<String>(), scrambled()], misere: bool) {
        let play = if misere { Play::Misere } else { Play::Normal };
        let length = text.chars().count();
        let errors = [
            parse(&text, play).map(|parsed| {
                let printed = parsed.game.text(&parsed.position);
                let again = parse(&printed, play).expect("what is printed can be read");
                assert_eq!((again.position, again.game.text(&parsed.position)), (parsed.position, printed));
            }),
            parse_game(&text).map(|rules| {
                assert_eq!(parse_game(&rules.title()).expect("a title can be read").title(), rules.title());
            }),
        ];
        for error in errors.into_iter().filter_map(Result::err) {
            prop_assert!(error.column >= 1 && error.width >= 1 && error.column <= length + 1, "{:?}", error);
            prop_assert!(error.column + error.width <= length + 2, "{:?}", error);
            prop_assert!(!error.message.ends_with('.') && !error.help.ends_with('.'), "{:?}", error);
        }
    }

    /// A budget either holds the position, and then the answer is the same, or says what is missing.
    #[test]
    fn budgets_are_kept((text, play) in any_position(), states in 1_u64..3_000, steps in 1_u64..20_000) {
        let parsed = parse(&text, play).expect("a position");
        let (game, position) = (&parsed.game, &parsed.position);
        let budget = Budget { states, steps };
        match RetrogradeTable::new(game, budget).outcome(position) {
            Ok(outcome) => prop_assert_eq!(Ok(outcome), solver::outcome(game, position)),
            Err(OutOfReach::States { needed, limit }) => prop_assert!(needed > u128::from(limit) && limit == states),
            Err(OutOfReach::Numbers { limit }) => prop_assert_eq!(limit, states),
            Err(OutOfReach::Steps { limit }) => prop_assert!(limit == steps || limit == steps.div_ceil(64)),
            Err(OutOfReach::Positions { limit }) => prop_assert_eq!(limit, states.div_ceil(64)),
            Err(other) => prop_assert!(false, "{}", other),
        }
        // More is never less.
        if RetrogradeTable::new(game, budget).outcome(position).is_ok() {
            let more = Budget { states: states * 3, steps: steps * 3 };
            prop_assert!(RetrogradeTable::new(game, more).outcome(position).is_ok());
        }
    }

    /// The theory answers any heaps that fit a word: a winning move leaves nim-sum 0, and in misère
    /// play the rule of the single tokens decides the rest.
    #[test]
    fn large_heaps_are_answered(heaps in vec(1..=u64::MAX, 1..40), misere: bool) {
        let play = if misere { Play::Misere } else { Play::Normal };
        let rules = parse_game("nim").expect("a game");
        let game = Game::single(rules, play);
        let position = Position::of(heaps);
        let solution = solver::solve(&game, &position, Budget { states: 100, steps: 1_000 }).expect("an answer");
        for step in &solution.winning_moves {
            prop_assert_eq!(solver::outcome(&game, &step.to), Ok(Outcome::P));
        }
        prop_assert_eq!(solution.outcome == Outcome::N, !solution.winning_moves.is_empty());
    }

    /// A subtraction game forgets whole periods, however many.
    #[test]
    fn large_subtraction_heaps_are_answered(text in subtract(200), periods in 0..u64::MAX / 1_000_000) {
        let parsed = parse(&text, Play::Normal).expect("a position");
        let rules = &parsed.game.components[0];
        let period = solver::values(rules, 0).expect("values").period.expect("a short period");
        let near = Position::of([parsed.position.parts()[0] + period.from]);
        let far = Position::of([near.parts()[0] + periods * period.length]);
        prop_assert_eq!(solver::grundy(&parsed.game, &near), solver::grundy(&parsed.game, &far));
    }
}

#[test]
fn a_position_without_a_theory_is_refused() {
    let sum = parse("nim 3 + subtract(1,2) 4", Play::Normal).expect("a position");
    let misere = Game { play: Play::Misere, ..sum.game };
    let refused = Err(SolveError::NoTheory { game: "nim + subtract(1,2)".to_owned(), play: Play::Misere });
    assert_eq!(solver::outcome(&misere, &sum.position), refused);
    assert_eq!(solver::method(&misere), Method::Search);
}

#[test]
fn a_set_without_a_short_period_gives_up_with_its_numbers() {
    // Found by trying random sets: its period is longer than 2^22 values show.
    let at = |heap: u64| parse(&format!("subtract(11,26,36,51,62) {heap}"), Play::Normal).expect("a position");
    let far = at(1_000_000_000_000);
    let Err(SolveError::OutOfReach(OutOfReach::Values { heap, limit })) = solver::grundy(&far.game, &far.position)
    else {
        panic!("no answer is known");
    };
    assert_eq!(heap, 1_000_000_000_000);
    assert!(limit <= 1 << 22 && limit > (1 << 22) - 64);
    let near = at(3_000);
    let by_mex = solver::grundy_by_mex(&near.game, &near.position, Budget::default()).ok();
    assert_eq!(solver::grundy(&near.game, &near.position), Ok(by_mex));
    let rules = &near.game.components[0];
    assert_eq!(solver::values(rules, 10).expect("values").period, None);
}

/// Answers that the theory has at once, although the options would fill the memory or the search would take
/// minutes: each was once tried.
#[test]
fn what_is_too_large_to_list_is_told() {
    let coins = format!("turtles {}", "b".repeat(1000));
    let heaps = format!("nim{}", " 1000".repeat(1000));
    for (text, listed) in [(coins.as_str(), false), (&heaps, true), ("dim 10000001", true), ("rim 10000001", false)] {
        let parsed = parse(text, Play::Normal).expect("a position");
        let solution = solver::solve(&parsed.game, &parsed.position, Budget::default()).expect("an answer");
        assert_eq!(solution.moves_limit.is_none(), listed, "{text:.20}");
        assert!(solution.agreed_by.is_empty() && solution.moves_unconfirmed.is_some(), "{text:.20}");
    }
}

#[test]
fn methods_are_named() {
    for (text, play, method) in [
        ("nim 3 5 7", Play::Normal, "nim-sum"),
        ("nim 3 5 7", Play::Misere, "misere rule"),
        ("subtract(1,2,3) 21", Play::Normal, "mod m+1"),
        ("subtract(1,3,4) 21", Play::Normal, "period"),
        ("nim 3 + nim 5", Play::Normal, "sum of Grundy values"),
    ] {
        assert_eq!(solver::method(&parse(text, play).expect("a position").game).name(), method, "{text}");
    }
}

#[test]
fn a_move_knows_its_step_its_tokens_and_its_target() {
    let parsed = parse("subtract(1,2) 4 + nim 3 5", Play::Normal).expect("a position");
    let moves = parsed.game.moves(&parsed.position);
    assert_eq!(moves.len(), 2 + 3 + 5);
    assert_eq!((moves[0].component, &moves[0].step), (0, &Step::to(0, 2)));
    assert_eq!((moves[9].component, &moves[9].step, moves[9].taken), (1, &Step::to(1, 4), 1));
    assert_eq!(moves[9].to, Position(vec![vec![4], vec![3, 4]]));
}
