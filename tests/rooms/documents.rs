//! A sheet with every block and every inline, as an exercise would build it. Its numbers are those of the
//! specimen pages: Bouton's rule for (5, 9, 10), Báron's reduction of (25, 43, 50), subtraction of 1, 3, 4.

use crate::document::{
    Answer, Arg, Blank, Block, Cell, CellMark, Document, Draw, Exercise, Inline, Line, Math, Mistake, Paper, Phrase,
    Points, Question, Show, Step, Table, TableLook, Trace, TraceLine,
};
use crate::picture::{self, Pairs};

/// The answer of every exercise, which a sheet of questions must not tell.
const SECRET: Answer = Answer::Number(987_654_321);

pub fn document(shows: Show) -> Document {
    Document {
        title: "Nim: first steps".into(),
        subtitle: Some(Phrase::new("test-subtitle")),
        id: "NB-4T7K-Q2MX-R".into(),
        version: None,
        student: None,
        url: None,
        paper: Paper::A4,
        shows,
        points: Points::from_quarters(80),
        intro: vec![Block::Authored(
            "Two players take turns. In all questions the player who takes the *last* token wins: \
             $7 \\oplus 3 = 4$. More at [the club](https://example.org)."
                .into(),
        )],
        exercises: vec![win(), trace(), values(), pairs(), everything()],
        lossy: false,
        dialect: "",
        draw: Draw { seed: "spring-2026".into(), variant: 0, attempt: 0, level: 0, format: "test" },
    }
}

fn say(key: &'static str) -> Line {
    vec![Phrase::new(key).into()]
}

fn blank() -> Arg {
    Arg::Blank(Blank::Short)
}

fn exercise(number: u64, id: &str, kind: &'static str, question: Question) -> Exercise {
    let letter = String::new();
    Exercise {
        id: id.into(),
        item: 0,
        number,
        letter,
        kind,
        of_few: false,
        cancels: None,
        points: Points::from_quarters(16),
        parts: vec![],
        difficulty: 3,
        work: 10,
        ruling: None,
        text: vec![],
        as_in: None,
        stem: question.stem.clone(),
        question,
    }
}

fn asking(position: &str, routes: [Phrase; 2]) -> Question {
    Question {
        position: position.into(),
        stem: vec![],
        sample: None,
        prompt: vec![],
        space: vec![],
        headline: vec![],
        solution: vec![],
        wrong: vec![],
        routes,
        answer: SECRET,
    }
}

fn win() -> Exercise {
    let heaps = [5, 9, 10];
    let other = Phrase::new("test-win-other").with("count", 660_u64).with("position", "(5, 9, 10)");
    let take = |key, taken: u64, heap: u64| Phrase::new(key).with("taken", taken).with("heap", heap);
    let wrong = |name, taken, heap, description, refutation| Mistake {
        name,
        shown: vec![take("test-win-wrong", taken, heap).into()],
        answer: Answer::Number(taken),
        description,
        refutation,
    };
    let answer = Phrase::new("test-win-answer").with("taken", blank()).with("heap", blank());
    let left = Phrase::new("test-win-left").with("left", Blank::Tuple(3));
    let question = Question {
        stem: vec![Phrase::new("test-win")],
        prompt: vec![Block::Picture(picture::heaps(&heaps))],
        space: vec![
            Block::Answer(vec![vec![answer.into()], vec![left.into()]]),
            Block::Write(Phrase::new("test-reason"), 2),
        ],
        headline: vec![take("test-win-headline", 2, 1).with("left", "(3, 9, 10)").into()],
        solution: vec![Block::Steps(vec![
            Step {
                says: say("test-win-lay"),
                shows: vec![Block::Picture(picture::blocks(&heaps).expect("they are small"))],
            },
            Step {
                says: say("test-win-change"),
                shows: vec![Block::Picture(picture::blocks(&[3, 9, 10]).expect("they are small"))],
            },
        ])],
        wrong: vec![
            wrong(
                "largest-heap",
                6,
                3,
                Phrase::new("test-win-looks").with("sum", 6_u64),
                take("test-win-refuted", 8, 2).with("left", "(5, 1, 4)"),
            ),
            wrong(
                "equal-heaps",
                1,
                3,
                Phrase::new("test-win-looks").with("sum", 1_u64),
                take("test-win-refuted", 5, 1).with("left", "(0, 9, 9)"),
            ),
        ],
        ..asking("nim 5 9 10", [Phrase::new("test-win-route"), other])
    };
    Exercise { points: Points::from_quarters(10), ..exercise(1, "win", "winning-moves", question) }
}

/// The lines of the reduction, filled in or only begun.
fn reduction(solved: bool) -> Trace {
    let trios: [[u64; 3]; 6] = [[25, 43, 50], [12, 21, 25], [6, 10, 12], [3, 5, 6], [1, 2, 3], [0, 1, 1]];
    let lines = trios.iter().enumerate().take(if solved { 5 } else { 6 }).map(|(number, trio)| TraceLine {
        numbers: (solved || number == 0).then_some(*trio),
        solved,
        width: 6 - number,
        strong: solved && number == 4,
    });
    Trace { places: 6, lines: lines.collect(), binary: true }
}

fn trace() -> Exercise {
    let power = Math::Power(Box::new(Math::Number(2)), Box::new(Math::Variable("k")));
    let no = Phrase::new("test-trace-no").with("line", blank());
    let question = Question {
        stem: vec![Phrase::new("test-trace").with("trio", "(25, 43, 50)")],
        space: vec![Block::Trace(reduction(false)), Block::Ticks(vec![say("test-trace-yes"), vec![no.into()]])],
        headline: vec![Phrase::new("test-trace-headline").with("trio", "(1, 2, 3)").into()],
        solution: vec![
            Block::Paragraph(say("test-trace-says")),
            Block::Trace(reduction(true)),
            Block::Remark(vec![Phrase::new("test-trace-also").with("trio", "(0, 1, 1)").into()]),
        ],
        ..asking("25 43 50", [Phrase::new("test-trace-route"), Phrase::new("test-trace-other").with("power", power)])
    };
    exercise(2, "baron", "reduction-trace", question)
}

fn number(number: u64) -> Cell {
    Cell { line: vec![Inline::Math(Math::Number(number))], mark: CellMark::None }
}

/// The Grundy values when 1, 3 or 4 may be taken: 0 1 0 1 2 3 2, and again.
fn grundy(solved: bool) -> Table {
    let values = [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2];
    let g = Math::Row(vec![Math::Variable("g"), Math::Sign("("), Math::Variable("n"), Math::Sign(")")]);
    let mut head = vec![Cell { line: vec![Inline::Math(Math::Variable("n"))], mark: CellMark::None }];
    head.extend((0..14).map(number));
    let mut row = vec![Cell { line: vec![Inline::Math(g)], mark: CellMark::None }];
    row.extend(values.iter().enumerate().map(|(size, &value)| match (solved || size < 2, value) {
        (false, _) => Cell { line: vec![], mark: CellMark::Write },
        (true, 0) => Cell { mark: CellMark::Strong, ..number(0) },
        (true, value) => number(value),
    }));
    Table {
        look: TableLook::Values,
        caption: Phrase::new("test-values-caption"),
        head,
        rows: vec![row],
        row_heads: true,
    }
}

fn values() -> Exercise {
    let g = Math::Row(vec![Math::Variable("g"), Math::Sign("("), Math::Variable("n"), Math::Sign(")")]);
    let mex = Math::Row(vec![
        Math::Name("mex"),
        Math::Sign("{"),
        Math::Number(0),
        Math::Sign(","),
        Math::Number(1),
        Math::Sign("}"),
        Math::Sign("="),
        Math::Number(2),
    ]);
    let answer = Phrase::new("test-values-answer").with("period", blank()).with("heaps", Arg::Blank(Blank::Wide));
    let question = Question {
        stem: vec![Phrase::new("test-values").with("g", g)],
        space: vec![Block::Table(grundy(false)), Block::Answer(vec![vec![answer.into()]])],
        headline: say("test-values-headline"),
        solution: vec![
            Block::Table(grundy(true)),
            Block::Steps(vec![Step {
                says: say("test-values-look"),
                shows: vec![Block::Paragraph(vec![Phrase::new("test-values-mex").with("mex", mex).into()])],
            }]),
        ],
        ..asking("subtract(1,3,4) 13", [Phrase::new("test-values-route"), Phrase::new("test-values-other")])
    };
    exercise(3, "values", "values-table", question)
}

fn pairs() -> Exercise {
    let used = [(1, 2), (1, 3), (2, 3), (1, 4), (1, 5), (4, 5)];
    let chosen = [(2, 4), (2, 6), (4, 6)];
    let left = [(1, 6), (2, 5), (3, 4)];
    let scheme = |pairs| picture::pair_triangle(6, pairs).expect("six fits");
    let question = Question {
        stem: vec![Phrase::new("test-pairs").with("trio", "(2, 4, 6)")],
        prompt: vec![Block::Picture(scheme(Pairs { used: &used, ..Pairs::default() }))],
        space: vec![Block::Answer(vec![vec![Inline::Blank(Blank::Wide)]])],
        headline: vec![Phrase::new("test-pairs-headline").with("pairs", "(1, 6), (2, 5), (3, 4)").into()],
        solution: vec![Block::Picture(scheme(Pairs { used: &used, chosen: &chosen, left: &left }))],
        ..asking("trios 6", [Phrase::new("test-pairs-route"), Phrase::new("test-pairs-other")])
    };
    exercise(4, "left-over", "leftover-pairs", question)
}

/// The rest: tables of every look, blocks side by side, moves, large heaps, an author's text.
fn everything() -> Exercise {
    let text = |key: &'static str| Cell { line: say(key), mark: CellMark::None };
    let digit = |value: u64, mark| Cell { mark, ..number(value) };
    let signs = |text: &str| Cell { line: vec![Inline::Signs(text.into())], mark: CellMark::None };
    let (odd, none) = (CellMark::Odd, CellMark::None);
    let columns = Table {
        look: TableLook::Columns,
        caption: Phrase::new("test-columns").with("heaps", "5, 9, 10"),
        head: vec![Cell::default(), digit(8, none), digit(4, odd), digit(2, odd), digit(1, none)],
        rows: vec![
            vec![number(5), number(0), digit(1, odd), digit(0, odd), number(1)],
            vec![number(9), number(1), digit(0, odd), digit(0, odd), number(1)],
            vec![number(10), number(1), digit(0, odd), digit(1, odd), number(0)],
            vec![
                Cell { mark: CellMark::Total, ..text("test-count") },
                digit(2, CellMark::Total),
                digit(1, CellMark::OddTotal),
                digit(1, CellMark::OddTotal),
                digit(2, CellMark::Total),
            ],
        ],
        row_heads: true,
    };
    let plain = Table {
        look: TableLook::Plain,
        caption: Phrase::new("test-plain"),
        head: vec![text("test-game"), text("test-rule")],
        rows: vec![vec![signs("nim 3 5"), text("test-win-route")], vec![signs("a|b"), text("test-values-look")]],
        row_heads: false,
    };
    let trios = Table {
        look: TableLook::Pairs,
        caption: Phrase::new("test-pairs-table"),
        head: vec![number(1), number(2), number(3)],
        rows: vec![
            vec![signs("(2, 3)"), signs("(4, 6)"), signs("(4, 7)")],
            vec![signs("(4, 5)"), signs("(5, 7)"), signs("(5, 6)")],
            vec![signs("(6, 7)"), Cell::default(), Cell::default()],
        ],
        row_heads: false,
    };
    let mut decimal = reduction(true);
    decimal.binary = false;
    let author = "Take **care**: `nim 3 5`.\n\n## A heading\n\n1. one\n2. two\n\n> $$\\sum_{k=0}^{3} 2^k = 15$$\n\n\
                  | a | b |\n|---|---|\n| <u>x</u> | $2^k$ |\n";
    let question = Question {
        prompt: vec![
            Block::Authored(author.into()),
            Block::Beside(vec![Block::Picture(picture::heaps(&[7, 3, 12])), Block::Table(columns)]),
        ],
        space: vec![Block::Table(plain.clone())],
        headline: vec![
            Inline::Math(Math::chain(&[7, 3, 12], "⊕").equals(Math::Number(8))),
            Inline::Text(": "),
            Phrase::new("test-trace-yes").into(),
        ],
        solution: vec![
            Block::Table(trios),
            Block::Trace(decimal),
            Block::Picture(picture::heaps(&[1, 0, 43, u64::MAX])),
            Block::Picture(picture::heap(8)),
            Block::Picture(picture::blocks(&[31, 16, 7]).expect("31 fits")),
        ],
        ..asking("nim 7 3 12", [Phrase::new("test-win-route"), Phrase::new("test-pairs-route")])
    };
    Exercise { points: Points::NONE, ..exercise(5, "all", "everything", question) }
}
