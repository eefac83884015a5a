//! `nimbook trios N`: the v-trios up to N as the greedy construction finds them, or what it leaves.
//!
//! Output: Báron's columns as text or Markdown, CSV in the order found, or one JSON value. Every list
//! is confirmed by the zero-xor route before anything is printed; a difference is exit 1.
//! N above the construction's limit is exit 3; a word for N is exit 2 (clap says so).

mod columns;

use serde::Serialize;

use super::Reply;
use super::number::natural;
use super::width::wrap;
use crate::baron::greedy::{self, By, Run};
use crate::baron::{Pair, Trio, show_pair, xor};
use crate::document::{LANGUAGES, Phrase, Words, WordsError};

/// Lists the v-trios up to N, built by Báron's greedy procedure
///
/// A v-trio is three heaps that lose for whoever has to move. The procedure takes the first remaining
/// pair, joins it to the first other one that shares a number and brings in no excluded pair, and
/// excludes the three pairs of that trio.
#[derive(Clone, Debug, clap::Args)]
pub struct Trios {
    /// The largest number allowed, up to 2047
    #[arg(value_name = "N", value_parser = natural, allow_negative_numbers = true)]
    pub n: u64,
    /// The order of construction: the whole scheme of pairs, or one hypotenuse after the other
    #[arg(long, value_enum, default_value_t = Order::Scratch)]
    pub by: Order,
    /// Lists the pairs left over instead
    #[arg(long)]
    pub leftover: bool,
    /// What is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// The same as --format json
    #[arg(long, conflicts_with = "format")]
    pub json: bool,
}

/// The order of construction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Order {
    /// The whole scheme of pairs at once.
    Scratch,
    /// One hypotenuse after the other.
    Hypotenuse,
}

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// Báron's columns.
    Text,
    /// One line per trio or pair, in the order found.
    Csv,
    /// Báron's columns as a Markdown table.
    Md,
    /// One JSON value with trios and pairs left over.
    Json,
}

/// The JSON value; the same with and without `--leftover`.
#[derive(Serialize)]
struct Json<'a> {
    n: u64,
    by: By,
    count: usize,
    trios: &'a [Trio],
    leftover: &'a [Pair],
    agreed_by: [&'static str; 1],
}

impl Trios {
    /// The trios or the pairs left over, once the second route has confirmed both.
    pub fn run(&self) -> Reply {
        let built = match self.by {
            Order::Scratch => greedy::fast(self.n),
            Order::Hypotenuse => greedy::by_hypotenuse(self.n),
        };
        match built {
            Ok(run) => self.confirmed(&run),
            Err(limit) => Reply::gave_up(format!("error: {limit}")),
        }
    }

    /// Prints a run that the second route confirms; a disputed one is not shown.
    fn confirmed(&self, run: &Run) -> Reply {
        match xor::confirm(run) {
            Ok(()) => self.print(run).map_or_else(Reply::from, Reply::done),
            Err(disagreement) => Reply::disputed(disagreement.to_string()),
        }
    }

    fn print(&self, run: &Run) -> Result<String, WordsError> {
        let format = if self.json { Format::Json } else { self.format };
        let words = Words::new(&LANGUAGES[0])?;
        match (format, self.leftover) {
            (Format::Text, false) => columns::text(run, &words),
            (Format::Md, false) => columns::markdown(run, &words),
            (Format::Text | Format::Md, true) => leftover(run, &words),
            (Format::Csv, false) => Ok(csv("a,b,c", &run.trios)),
            (Format::Csv, true) => Ok(csv("a,b", &run.leftover)),
            (Format::Json, _) => Ok(json(run)),
        }
    }
}

/// The pairs left over, one space apart.
fn leftover(run: &Run, words: &Words) -> Result<String, WordsError> {
    if run.is_complete() {
        return Ok(words.text(&Phrase::new("trios-nothing-left").with("largest", run.n))? + "\n");
    }
    let pairs: Vec<String> = run.leftover.iter().copied().map(show_pair).collect();
    Ok(wrap(&pairs.join(" ")))
}

fn csv<const LENGTH: usize>(header: &str, rows: &[[u64; LENGTH]]) -> String {
    let mut csv = format!("{header}\n");
    for row in rows {
        csv.push_str(&row.map(|number| number.to_string()).join(","));
        csv.push('\n');
    }
    csv
}

fn json(run: &Run) -> String {
    let json = Json {
        n: run.n,
        by: run.by,
        count: run.trios.len(),
        trios: &run.trios,
        leftover: &run.leftover,
        agreed_by: ["zero-xor"],
    };
    serde_json::to_string(&json).expect("numbers and strings have JSON") + "\n"
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

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
        parse(arguments).run()
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
        let reply = parse("6").confirmed(&run);
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
}
