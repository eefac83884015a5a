//! What sheets and keys show beside the data: pictures, closing sentences, room to write.

use super::{Press, drawn, plan};
use crate::document::{Block, Show};

/// One exercise about these positions or with these settings.
fn exercise(kind: &str, settings: &str) -> String {
    format!("title: T\nseed: a\nexercises:\n  - {{id: one, kind: {kind}, {settings}, easy: true}}\n")
}

fn key(kind: &str, settings: &str, format: &str) -> String {
    let plan = plan("paper.yaml", &exercise(kind, settings));
    Press::new().print(&plan, &drawn(&plan, 0), Show::Key, format)
}

/// o has two of the bottom row, so x has to take its third cell: no line is pointed at, and the picture of the key is
/// that of the question with this move marked.
#[test]
fn a_winning_move_is_marked_where_no_line_explains_it() {
    let key = key("winning-moves", "game: tictactoe, positions: [\"tictactoe .X./..X/.OO\"]", "html");
    let shown = "x has (1, 2), (2, 3) and o has (3, 2), (3, 3). Winning moves are marked at (3, 1).";
    assert!(key.contains(shown), "{key}");
}

/// C-06: (6, 3, 3) is lost; no argument is short, so the key lists the lost boards and says that this is one.
#[test]
fn a_lost_board_without_an_argument_is_found_among_those_listed() {
    let key = key("outcome", "game: chomp, positions: [\"chomp 6 3 3\"]", "md");
    assert!(key.contains("(6, 3, 3) is one of them: the player to move loses."), "{key}");
}

/// Of the 120 pairs up to 16 each trio takes three, so there are at most 40 trios, five to a line.
#[test]
fn there_is_room_for_every_trio_that_could_be_found() {
    let plan = plan("paper.yaml", &exercise("greedy-scheme", "size: 16"));
    let space = drawn(&plan, 0).drawn()[0].question.space.clone();
    let lines = space.iter().filter_map(|block| if let Block::Write(_, lines) = block { Some(*lines) } else { None });
    assert_eq!(lines.collect::<Vec<_>>(), [8]);
}

/// Where an exercise may ask about a heap of more than 20, all its heaps are dots on every sheet, and no disc is among them;
/// a key draws each position as it likes.
#[test]
fn the_heaps_of_an_exercise_have_one_scale() {
    for (largest, discs) in [(20, true), (21, false)] {
        let plan = plan("paper.yaml", &exercise("winning-moves", &format!("count: 4, size: 3..{largest}")));
        let shown = |variant, shows| Press::new().print(&plan, &drawn(&plan, variant), shows, "html");
        for variant in 0..4 {
            let sheet = shown(variant, Show::Questions);
            assert_eq!((sheet.contains("class=\"token\""), sheet.contains("class=\"dots\"")), (discs, !discs));
        }
        assert!(shown(0, Show::Key).contains("class=\"token"));
    }
}

/// The rest of a page is shared by the work of questions; those of `nim-sum` have a table each, and get one share for all.
#[test]
fn room_to_work_is_shared_by_work_and_can_be_switched_off() {
    let rooms = |settings: &str, shows| {
        let plan = plan("paper.yaml", &exercise("winning-moves", &format!("size: 3..9, {settings}")));
        let html = Press::new().print(&plan, &drawn(&plan, 0), shows, "html");
        html.lines().filter(|line| line.starts_with("<div class=\"room ")).map(str::to_owned).collect::<Vec<_>>()
    };
    let room = |ruling: &str, work| {
        vec![format!(
            "<div class=\"room {ruling}\" data-work=\"{work}\"><svg aria-hidden=\"true\"><path d=\"\"/></svg></div>"
        )]
    };
    let work = |level| crate::exercise::kind("winning-moves").expect("a kind").work_of(level);
    assert_eq!(rooms("difficulty: 3", Show::Questions), room("squared", work(3)));
    assert_eq!(rooms("difficulty: 3, count: 2, space: ruled", Show::Questions), room("ruled", 2 * work(3)));
    for (settings, shows) in
        [("space: none", Show::Questions), ("space: 4", Show::Questions), ("space: ruled", Show::Key)]
    {
        assert_eq!(rooms(settings, shows), Vec::<String>::new(), "{settings}");
    }
    let plan = plan("paper.yaml", &exercise("nim-sum", "count: 9"));
    let html = Press::new().print(&plan, &drawn(&plan, 0), Show::Questions, "html");
    assert!(html.contains("data-work=\"1\""), "the tables are the room");
}

/// What a student copies and where: of each game the move that the question shows, worked out by hand, and the lines to
/// write on, which have a place for each number of such a move.
#[test]
fn lines_to_write_on_have_the_form_of_the_sample() {
    for (game, sample, line, lines) in [
        ("nim", "For heaps 5, 5 and 2 you would write: *Take 2 from heap 3.*", "Take ____ from heap ____.", None),
        ("dim", "For heaps 1, 1 and 6 you would write: *Take 6 from heap 3.*", "Take ____ from heap ____.", None),
        ("rim", "For heaps 1, 1 and 3 you would write: *Take 1 from heap 3.*", "Take ____ from heap ____.", None),
        ("kayles", "*Row 1 becomes 1 and 1.*", "Row ____ becomes ____ and ____", None),
        ("grundy", "*Heap 1 becomes 1 and 2.*", "Heap ____ becomes ____ and ____", None),
        ("queen", "For a queen on (3, 0) you would write: *To (0, 0).*", "To ( ____ , ____ )", None),
        ("chomp", "of one row and 4 columns you would write: *Row 1, column 2.*", "Row ____, column ____", None),
        (
            "squares",
            "For a board of two rows and two columns you would write: *Row 1, column 1.*",
            "Row ____, column ____",
            None,
        ),
        ("tictactoe", "*Row 1, column 3.*", "Row ____, column ____", None),
        ("trihex", "If A and B are yours, you would write: *Point F.*", "Point ____", None),
        ("fibonacci", "For a heap of 2 of which 2 may be taken you would write: *Take 2.*", "Take ____.", None),
        // A line for each number of the set, up to six.
        (
            "\"subtract(1,2,3)\"",
            "For a heap of 1 you would write: *Take 1, leaving 0.*",
            "Take ____, leaving ____.",
            Some(3),
        ),
        ("\"subtract(1,2,3,4,5,6,7,8)\"", "*Take 1, leaving 0.*", "Take ____, leaving ____.", Some(6)),
    ] {
        let plan = plan("paper.yaml", &exercise("winning-moves", &format!("game: {game}")));
        let sheet = Press::new().print(&plan, &drawn(&plan, 0), Show::Questions, "md");
        assert!(sheet.contains(sample), "{game}: {sheet}");
        let found = sheet.lines().filter(|found| found.trim_end_matches('\\') == line).count();
        assert!(found > 0 && lines.is_none_or(|lines| found == lines), "{game}: {found} lines\n{sheet}");
    }
}

/// Rim is asked about in three ways with Dim between them: its rules stand at the first, and all items of an exercise
/// share them.
#[test]
fn the_rules_of_a_game_are_said_once() {
    let yaml = "title: T\nseed: a\nexercises:\n\
        \x20 - {id: one, kind: outcome, game: rim, heaps: 2, size: 1..21, count: 2}\n\
        \x20 - {id: two, kind: outcome, game: dim, heaps: 2, size: 1..20}\n\
        \x20 - {id: three, kind: winning-moves, game: rim, heaps: 2, size: 3..40}\n\
        \x20 - {id: four, kind: winning-moves, game: dim, heaps: 3, size: 2..16}\n\
        \x20 - {id: five, kind: winning-moves, game: dim, heaps: 2, size: 2..16}\n";
    let plan = plan("paper.yaml", yaml);
    let sheet = Press::new().print(&plan, &drawn(&plan, 0), Show::Questions, "md");
    let says = |text: &str| sheet.matches(text).count();
    assert_eq!((says("**Rim.** A move"), says("**Dim.** A move")), (1, 1), "{sheet}");
    let task = "Find every winning move.";
    assert_eq!(says(&format!("**Rim.** The rules are those of question 1. {task}")), 1, "{sheet}");
    // The last does not send to the fourth, which would send on.
    assert_eq!(says(&format!("**Dim.** The rules are those of question 2. {task}")), 2, "{sheet}");
}

/// Who is sent to an exercise about two games would not know which; within it, rules that come back name the item that
/// states them.
#[test]
fn an_exercise_of_several_rules_is_not_referred_to() {
    let yaml = "title: T\nseed: a\nexercises:\n\
        \x20 - {id: one, kind: outcome, game: ['subtract(1,2)', 'subtract(1,3)'], size: 5..60, count: 6}\n\
        \x20 - {id: two, kind: outcome, game: ['subtract(1,2)', 'subtract(1,3)'], size: 5..60, count: 6}\n\
        \x20 - {id: three, kind: winning-moves, game: 'subtract(1,2)', size: 5..30}\n";
    let plan = plan("paper.yaml", yaml);
    let sheet = Press::new().print(&plan, &drawn(&plan, 0), Show::Questions, "md");
    let [_, first, second, third] = sheet.split("## Question").collect::<Vec<_>>()[..] else { panic!("{sheet}") };
    for rules in ["takes 1 or 2 tokens", "takes 1 or 3 tokens"] {
        assert_eq!((first.matches(rules).count(), second.matches(rules).count()), (1, 1), "{sheet}");
    }
    assert!(second.contains("The rules are those of a)."), "{sheet}");
    assert!(!sheet.contains("The rules are those of question") && !sheet.contains("As in question"), "{sheet}");
    assert!(third.contains("takes 1 or 2 tokens"), "{sheet}");
}
