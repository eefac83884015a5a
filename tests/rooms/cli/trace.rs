//! `nimbook trace`: its JSON, its text, and what it refuses.

use clap::Parser;

use crate::baron::reduction;
use crate::cli::either;
use crate::cli::trace::Trace;

#[derive(Parser)]
struct Program {
    #[command(flatten)]
    trace: Trace,
}

fn parse(arguments: &str) -> Result<Trace, clap::Error> {
    let words = ["trace"].into_iter().chain(arguments.split_whitespace());
    Program::try_parse_from(words).map(|program| program.trace)
}

fn out(arguments: &str) -> String {
    either(parse(arguments).unwrap().run()).out
}

/// The fields that programs rely on, word by word.
#[test]
fn json_is_one_line_of_the_fixed_fields() {
    let json = out("25 43 50 --json");
    assert!(json.starts_with(
        r#"{"trio":[25,43,50],"steps":[{"trio":[25,43,50],"binary":["011001","101011","110010"],"parity":"even","odd":[25,43]},"#
    ));
    assert!(
        json.ends_with(
            "],\"verdict\":\"v-trio\",\"stopped_at\":[1,2,3],\"failed_step\":null,\"ended\":\"equal-pair\"}\n"
        ),
        "{json}"
    );
    assert_eq!(out("25 43 50 --format json"), json);
    assert_eq!(
        out("9 0 9 --json"),
        concat!(
            r#"{"trio":[9,0,9],"steps":[{"trio":[9,0,9],"binary":["1001","0000","1001"],"parity":"even","odd":[9,9]}],"#,
            r#""verdict":"degenerate","reason":"zero-heap","zero_xor":true,"#,
            r#""stopped_at":null,"failed_step":null,"ended":"equal-pair"}"#,
            "\n"
        )
    );
}

#[test]
fn base_10_shows_the_sums() {
    insta::assert_snapshot!(out("47 16 39 --base 10"), @r"
    Báron's reduction of (47,16,39)

    step   decimal       sum
       0   47* 16  39*   102, even
       1   23*  8  19*   50, even
       2   11*  4   9*   24, even
       3    5*  2   4    11, odd

    * odd; where the sum is even, 1 is taken away and all three are halved

    The end is an odd sum at step 3, in the column of 2^3: (47,16,39) is not a
    v-trio, and whoever has to move can win.

    How it is known: two routes agree. One takes the steps; the other is floor
    division by 2^k and xor of the columns, whose sums are 211222.
    ");
}

#[test]
fn base_2_marks_the_odd_numbers() {
    insta::assert_snapshot!(out("1 6 7 --base 2"), @r"
    Báron's reduction of (1,6,7)

    step   binary           last digits
    >  0   001* 110  111*   1+0+1 = 2, even
       1    00   11*  11*   0+1+1 = 2, even

    * odd; where the sum is even, 1 is taken away and all three are halved
    > Báron stops here: 7 = 6 + 1, so the answer is yes

    Every sum is even and the end is the equal pair (3,3): (1,6,7) is a v-trio, and
    whoever has to move loses.

    How it is known: two routes agree. One takes the steps; the other is floor
    division by 2^k and xor of the columns, whose sums are 222.
    ");
}

/// Twelve binary digits fill the page only without the last digits; their column gives way.
#[test]
fn wide_numbers_drop_the_last_digits() {
    insta::assert_snapshot!(out("2340 1170 3510"), @r"
    Báron's reduction of (2340,1170,3510)

    step   decimal             binary                                     sum
       0   2340  1170  3510    100100100100  010010010010  110110110110   even
       1   1170   585* 1755*    10010010010   01001001001   11011011011   even
       2    585*  292   877*     1001001001    0100100100    1101101101   even
       3    292   146   438       100100100     010010010     110110110   even
       4    146    73*  219*       10010010      01001001      11011011   even
       5     73*   36   109*        1001001       0100100       1101101   even
       6     36    18    54          100100        010010        110110   even
       7     18     9*   27*          10010         01001         11011   even
       8      9*    4    13*           1001          0100          1101   even
       9      4     2     6             100           010           110   even
    > 10      2     1*    3*             10            01            11   even
      11      1*    0     1*              1             0             1   even

    * odd; where the sum is even, 1 is taken away and all three are halved
    > Báron stops here: 3 = 2 + 1, so the answer is yes

    Every sum is even and the end is the equal pair (1,1): (2340,1170,3510) is a
    v-trio, and whoever has to move loses.

    How it is known: two routes agree. One takes the steps; the other is floor
    division by 2^k and xor of the columns, whose sums are 220220220220.
    ");
}

#[test]
fn the_widest_numbers_stand_above_their_digits() {
    insta::assert_snapshot!(out("18446744073709551614 9223372036854775809 9223372036854775808"), @r"
    Báron's reduction of
    (18446744073709551614,9223372036854775809,9223372036854775808)

       0   18446744073709551614 9223372036854775809* 9223372036854775808
           1111111111111111111111111111111111111111111111111111111111111110
           1000000000000000000000000000000000000000000000000000000000000001
           1000000000000000000000000000000000000000000000000000000000000000
           0+1+0 = 1, odd

    * odd

    The end is an odd sum at step 0, in the column of 2^0:
    (18446744073709551614,9223372036854775809,9223372036854775808) is not a v-trio,
    and whoever has to move can win.

    How it is known: two routes agree. One takes the steps; the other is floor
    division by 2^k and xor of the columns, whose sums are
    3111111111111111111111111111111111111111111111111111111111111111.
    ");
}

#[test]
fn every_degenerate_trio_is_explained() {
    for (trio, told) in [
        ("0 0 0", "all heaps are empty and the game is over. Zero xor: a lost position"),
        ("0 8 0", "two heaps are empty, which leaves the single heap 8. Not zero xor:"),
        ("9 0 9", "an empty heap leaves the pair (9,9). Zero xor: a losing pair, not a trio."),
        ("6 10 0", "an empty heap leaves the pair (6,10). Not zero xor:"),
        ("5 8 5", "two heaps are equal, and the numbers of a v-trio are different. Not zero xor:"),
        ("2 2 2", "all heaps are equal, and the numbers of a v-trio are different. Not zero xor:"),
    ] {
        let unwrapped = out(trio).replace('\n', " ");
        assert!(unwrapped.contains(&format!("is degenerate: {told}")), "{unwrapped}");
    }
}

#[test]
fn every_text_fits_80_columns_and_ends_its_lines_clean() {
    let numbers = [0, 1, 7, 99, 1_023, 8_190, 65_536, 1 << 40, u64::MAX - 1, u64::MAX];
    for a in numbers {
        for b in numbers {
            for base in ["10", "2", "both"] {
                let text = out(&format!("{a} {b} {} --base {base}", a ^ b));
                for line in text.lines() {
                    assert!(line.chars().count() <= 80 && line.trim_end() == line, "{line:?}");
                }
            }
        }
    }
}

/// Nothing is printed that the second route disputes.
#[test]
fn a_disputed_trace_is_not_shown() {
    let mut trace = reduction::trace([25, 43, 50]);
    trace.verdict = reduction::Verdict::NotVTrio;
    let reply = either(parse("25 43 50").unwrap().confirmed(&trace));
    assert_eq!((reply.code, reply.out.as_str()), (1, ""));
    assert_eq!(
        reply.err,
        "two routes disagree on the trace of (25,43,50): the steps and the columns give another verdict"
    );
}

#[test]
fn what_is_no_heap_is_refused_with_its_place() {
    for (arguments, message) in [
        ("-3 5 7", "invalid value '-3' for '<A>': negative"),
        ("3 five 7", "invalid value 'five' for '<B>': not a number"),
        ("3 5 18446744073709551616", "invalid value '18446744073709551616' for '<C>': too large"),
        ("3 5", "required arguments were not provided"),
        ("3 5 7 9", "unexpected argument '9'"),
        ("3 5 7 --base 3", "invalid value '3' for '--base <BASE>'"),
        ("3 5 7 --json --format text", "cannot be used with"),
    ] {
        let error = parse(arguments).unwrap_err();
        assert_eq!(error.exit_code(), 2);
        assert!(error.to_string().contains(message), "{error}");
    }
}

/// Among Hebrew words a row of numbers is one piece from left to right, with the numbers of the English one.
#[test]
fn rows_keep_their_order_among_words_from_right_to_left() {
    let digits = |line: &str| line.chars().filter(char::is_ascii_digit).collect::<String>();
    let (english, hebrew) = (out("25 43 50"), out("25 43 50 --lang he"));
    let table = |text: &str, is_row: fn(&&str) -> bool| text.lines().filter(is_row).map(digits).collect::<Vec<_>>();
    let expected = table(&english, |line| line.contains(" = "));
    let rows = table(&hebrew, |line| line.starts_with('\u{2066}') && line.ends_with('\u{2069}'));
    // A head and six lines; in English the early stop has an equation, too.
    assert_eq!(rows.len(), 7, "{hebrew}");
    assert_eq!(rows[1..], expected[..6], "{hebrew}");
}
