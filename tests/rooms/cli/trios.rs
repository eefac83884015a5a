//! `nimbook trios`: lists in every form, and what it refuses.

use clap::Parser;

use crate::baron::greedy;
use crate::cli::trios::Trios;
use crate::cli::{Reply, either};

#[derive(Parser)]
struct Program {
    #[command(flatten)]
    trios: Trios,
}

fn parse(arguments: &str) -> Trios {
    let words = ["trios"].into_iter().chain(arguments.split_whitespace());
    Program::try_parse_from(words).unwrap().trios
}

fn run(arguments: &str) -> Reply {
    either(parse(arguments).run())
}

fn out(arguments: &str) -> String {
    let reply = run(arguments);
    assert_eq!((reply.code, reply.err.as_str()), (0, ""), "{arguments}");
    reply.out
}

/// B-34, and the leftover of hypotenuse 16, which takes two lines.
#[test]
fn the_pairs_left_over() {
    assert_eq!(out("6 --leftover"), "(1,6) (2,5) (3,4)\n");
    assert_eq!(out("6 --leftover --by hypotenuse --format md"), "(1,6) (2,5) (3,4)\n");
    assert_eq!(out("6 --leftover --format csv"), "a,b\n1,6\n2,5\n3,4\n");
    assert_eq!(out("7 --leftover"), "No pairs are left over at 7.\n");
    assert_eq!(
        out("16 --leftover"),
        "(1,16) (2,16) (3,16) (4,16) (5,16) (6,16) (7,16) (8,16) (9,16) (10,16) (11,16)\n\
         (12,16) (13,16) (14,16) (15,16)\n"
    );
}

/// B-35: the same seven trios, hypotenuse 7 last.
#[test]
fn csv_is_in_the_order_found() {
    assert_eq!(out("7 --format csv"), "a,b,c\n1,2,3\n1,4,5\n1,6,7\n2,4,6\n2,5,7\n3,4,7\n3,5,6\n");
    assert_eq!(out("7 --by hypotenuse --format csv"), "a,b,c\n1,2,3\n1,4,5\n2,4,6\n3,5,6\n1,6,7\n2,5,7\n3,4,7\n");
}

#[test]
fn json_holds_trios_and_leftover() {
    let json = concat!(
        r#"{"n":6,"by":"scratch","count":4,"trios":[[1,2,3],[1,4,5],[2,4,6],[3,5,6]],"#,
        r#""leftover":[[1,6],[2,5],[3,4]],"agreed_by":["zero-xor"]}"#,
        "\n"
    );
    assert_eq!(out("6 --json"), json);
    assert_eq!(out("6 --leftover --format json"), json);
}

/// Nothing is printed that the second route disputes.
#[test]
fn a_disputed_list_is_not_shown() {
    let mut run = greedy::fast(6).unwrap();
    run.leftover.remove(1);
    let reply = either(parse("6").confirmed(&run));
    assert_eq!((reply.code, reply.out.as_str()), (1, ""));
    assert_eq!(
        reply.err,
        "two routes disagree on the pairs left over at 6: \
         at place 1 the greedy procedure has (3,4) and xor has (2,5)"
    );
}

#[test]
fn small_numbers_have_no_trios() {
    for n in 0..3 {
        assert_eq!(out(&format!("{n} --format csv")), "a,b,c\n");
        assert_eq!(out(&format!("{n} --format md")), format!("No v-trios up to {n}.\n"));
    }
    assert!(out("0").starts_with("0 v-trios up to 0; no pairs are left over.\n"));
    assert!(out("2").starts_with("0 v-trios up to 2; 1 pair of 1 is left over.\n"));
    assert_eq!(out("2 --leftover"), "(1,2)\n");
}

#[test]
fn a_number_above_the_limit_is_given_up_with_the_limit() {
    let reply = run("2048");
    assert_eq!((reply.code, reply.out.as_str()), (3, ""));
    assert_eq!(
        reply.err,
        "error: 2048 is above the limit 2047 of this construction; choose a largest number up to 2047"
    );
    assert_eq!(run("18446744073709551615 --by hypotenuse").code, 3);
}

#[test]
fn text_in_columns() {
    insta::assert_snapshot!(out("6"), @r"
    (1,2,3) (2,4,6) (3,5,6)
    (1,4,5)

    4 v-trios up to 6; 3 pairs of 15 are left over.
    How it is known: two routes agree, the greedy procedure and zero xor.
    ");
    insta::assert_snapshot!(out("7 --by hypotenuse"), @r"
    (1,2,3) (1,4,5) (2,4,6) (1,6,7)
                    (3,5,6) (2,5,7)
                            (3,4,7)

    7 v-trios up to 7; no pairs are left over.
    How it is known: two routes agree, the greedy procedure and zero xor.
    ");
}

#[test]
fn markdown_in_columns() {
    insta::assert_snapshot!(out("10 --format md"), @r"
    | a = 1   | a = 2    | a = 3    |
    | ------- | -------- | -------- |
    | (1,2,3) | (2,4,6)  | (3,4,7)  |
    | (1,4,5) | (2,5,7)  | (3,5,6)  |
    | (1,6,7) | (2,8,10) | (3,9,10) |
    | (1,8,9) |          |          |
    ");
    insta::assert_snapshot!(out("5 --by hypotenuse --format md"), @r"
    | c = 3   | c = 5   |
    | ------- | ------- |
    | (1,2,3) | (1,4,5) |
    ");
}

/// B-43: eight columns above, seven below.
#[test]
fn the_table_up_to_31_has_his_rows() {
    let text = out("31");
    let blocks: Vec<&str> = text.split("\n\n").collect();
    let lengths = |block: &str| -> Vec<usize> {
        block.lines().map(|row| row.split(' ').filter(|cell| !cell.is_empty()).count()).collect()
    };
    assert_eq!(lengths(blocks[0]), [8, 8, 8, 8, 8, 8, 8, 8, 7, 7, 7, 7, 3, 3, 1]);
    assert_eq!(lengths(blocks[1]), [7; 8]);
    assert!(blocks[2].starts_with("155 v-trios up to 31; no pairs are left over.\n"));
}

#[test]
fn every_table_fits_80_columns() {
    for n in (0..=64).chain([127, 1000]) {
        for order in ["scratch", "hypotenuse"] {
            let text = out(&format!("{n} --by {order}"));
            assert!(text.lines().all(|line| line.len() <= 80 && line.trim_end() == line), "{text}");
        }
    }
}
