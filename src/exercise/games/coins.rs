//! Rows of coins on sheets: every coin `b` has a value, and the value of a row is their nim-sum.
//!
//! A candidate is `[length, row]`, the row read as a binary number with the leftmost coin first. Rows
//! without a coin `b` are not candidates: nobody can move in them.
//! Source: Winning Ways, ch. 14; N-56 to N-62.

use super::super::{Space, Task};
use super::{
    Detail, GameText, Misconception, Naming, Place, SolvedPosition, changed, describe_move, nim_sum, numbers, shown,
    taken_for, values,
};
use crate::document::build::{list, step};
use crate::document::{Arg, Blank, Math, Phrase, Step};
use crate::rules::{self, Move, Play, Rules};
use crate::solver::{Explanation, Outcome};

/// Rows of coins.
pub struct Coins;

impl GameText for Coins {
    fn space(&self, _: &Rules, task: &Task) -> Space {
        let rows = |length: u64| Space::Tuples(vec![(length, length), (1, (1 << length) - 1)]);
        Space::Union((task.size.0..=task.size.1).map(rows).collect())
    }

    fn parts(&self, _: &Rules, _: &Task, candidate: &[u64]) -> Option<Vec<u64>> {
        let [length, row] = *candidate else { return None };
        Some((0..length).rev().map(|place| row >> place & 1).collect())
    }

    fn candidate(&self, parts: &[u64]) -> Vec<u64> {
        vec![parts.len() as u64, parts.iter().fold(0, |row, coin| 2 * row + coin)]
    }

    fn largest(&self, _: &Rules, task: &Task) -> Vec<u64> {
        vec![1; task.size.1 as usize]
    }

    fn describe_move(&self, rules: &Rules, before: &[u64], step: &Move, place: Place) -> Phrase {
        let turned: Vec<u64> = changed(before, &step.step.left).map(|place| place as u64 + 1).collect();
        place.within(match (rules.name(), &turned[..]) {
            ("flip-right", [first, _, ..]) => Phrase::new("move-turn-from").with("coin", *first),
            _ => Phrase::new("move-turn").with("count", turned.len()).with("coins", numbers(&turned)),
        })
    }

    fn naming(&self, rules: &Rules, before: &[u64], after: &[u64]) -> Naming {
        let mut turned: Vec<u64> = changed(before, after).map(|place| place as u64 + 1).collect();
        if rules.name() == "flip-right" {
            turned.truncate(1);
        }
        Naming::Coins(turned)
    }

    fn sample_position(&self, _: &Rules) -> Option<(Vec<u64>, Phrase)> {
        Some((vec![0, 1, 0], Phrase::new("sample-coins").with("coin", 2_u64)))
    }

    fn written(&self, _: &Rules, step: Option<(&[u64], &Move)>) -> Phrase {
        let turned = |(before, step): (&[u64], &Move)| -> Vec<u64> {
            changed(before, &step.step.left).map(|place| place as u64 + 1).collect()
        };
        let coins = step.map_or(Arg::Blank(Blank::Wide), |step| numbers(&turned(step)));
        Phrase::new("write-turn").with("coins", coins)
    }

    fn beyond(&self, at: &SolvedPosition, moves: &[&Move]) -> Vec<Step> {
        if let Explanation::LastCoin { black, .. } = at.explanation() {
            return vec![step(Phrase::new(if black { "coins-last-black" } else { "coins-last-white" }))];
        }
        let mut steps = self.explain_value(at);
        steps.push(step(Phrase::new(if at.outcome() == Outcome::P { "coins-lost" } else { "coins-won" })));
        steps.extend(moves.iter().map(|best| shown(at, best, dark_after(at, best))));
        steps
    }

    fn guessed_outcomes(&self, at: &SolvedPosition) -> Vec<Misconception<Outcome>> {
        let row = at.parts();
        let black = row.iter().sum::<u64>();
        let mut guesses = Vec::new();
        if at.rules.name() == "flip-right" {
            guesses.push(Misconception::new("looks-first-coin", taken_for(row.first() == Some(&0))));
        } else {
            let lost = |values: Vec<u64>| Some(taken_for(of_row(row, &values) == 0));
            guesses.extend(self.misreadings(at).into_iter().filter_map(|misread| misread.map(lost)));
        }
        guesses.push(Misconception::new("looks-counts-coins", taken_for(black % 2 == 0)));
        guesses
    }

    fn guessed_moves(&self, at: &SolvedPosition) -> Vec<Misconception<rules::Step>> {
        let row = at.parts();
        let steps = at.rules.steps(row);
        let wins = |values: Vec<u64>| steps.iter().find(|step| of_row(&step.left, &values) == 0).cloned();
        let misreadings = self.misreadings(at).into_iter();
        let mut guesses: Vec<_> = misreadings.filter_map(|misread| misread.map(wins)).collect();
        if let Some(last) = row.iter().rposition(|&coin| coin == 1) {
            let mut after = row.to_vec();
            after[last] = 0;
            guesses.push(Misconception::new("looks-turns-last-alone", rules::Step::together(after)));
        }
        guesses
    }

    fn most_value(&self, rules: &Rules, task: &Task) -> u64 {
        let length = task.size.1 as usize;
        let most = (1..=length).map(|number| value_of_coin(rules, length, number)).max().unwrap_or(0);
        (most + 1).next_power_of_two() - 1
    }

    fn explain_value(&self, at: &SolvedPosition) -> Vec<Step> {
        let rule = match at.rules.name() {
            "mock-turtles" => Phrase::new("coins-mock-turtles"),
            "ruler" => Phrase::new("coins-ruler"),
            _ => Phrase::new("coins-turtles"),
        };
        let mut steps = vec![step(rule)];
        if let Explanation::Coins { numbers, values: found } = at.explanation() {
            let coins = Phrase::new("coins-black").with("count", numbers.len()).with("coins", list(&numbers));
            steps.push(step(coins.with("values", list(&found))));
            if numbers.len() > 1 {
                steps.push(values::sum(&found));
            }
        }
        steps
    }

    fn guessed_values(&self, at: &SolvedPosition) -> Vec<Misconception<u64>> {
        let row = at.parts();
        let value = |number: usize| value_of_coin(at.rules, row.len(), number);
        let total = (0..row.len()).filter(|&place| row[place] == 1).map(|place| value(place + 1)).sum();
        let mut guesses = vec![Misconception::new("looks-adds-values", total)];
        let value = |values: Vec<u64>| Some(of_row(row, &values));
        guesses.extend(self.misreadings(at).into_iter().filter_map(|misread| misread.map(value)));
        guesses
    }

    fn misreadings(&self, at: &SolvedPosition) -> Vec<Misconception<Vec<u64>>> {
        let length = at.parts().len();
        let of_coin = (1..=length).rev().map(|number| value_of_coin(at.rules, length, number));
        let from_right = Misconception::new("looks-from-right", of_coin.collect());
        if at.rules.name() == "turtles" {
            return vec![from_right, Misconception::new("looks-numbers-from-zero", (0..length as u64).collect())];
        }
        vec![Misconception::new("looks-coin-numbers", (1..=length as u64).collect()), from_right]
    }
}

/// What a winning move leaves: the dark coins and their values, which cancel.
fn dark_after(at: &SolvedPosition, best: &Move) -> Phrase {
    let made = describe_move(&at.game, &at.position, best, Detail::Headline);
    let row = best.to.parts();
    let dark: Vec<usize> = (1..=row.len()).filter(|&number| row[number - 1] == 1).collect();
    if dark.is_empty() {
        return Phrase::new("coins-after-none").with("move", made);
    }
    let values: Vec<u64> = dark.iter().map(|&number| value_of_coin(at.rules, row.len(), number)).collect();
    let coins: Vec<u64> = dark.iter().map(|&number| number as u64).collect();
    let sum = Math::chain(&values, "⊕").equals(Math::Number(nim_sum(values.iter().copied())));
    Phrase::new("coins-after").with("move", made).with("coins", list(&coins)).with("sum", sum)
}

/// The value of a row of coins that have these values as `b`.
fn of_row(row: &[u64], values: &[u64]) -> u64 {
    nim_sum(row.iter().zip(values).map(|(coin, value)| coin * value))
}

/// The value of a row with this coin alone as `b`.
fn value_of_coin(rules: &Rules, length: usize, number: usize) -> u64 {
    let row: Vec<u64> = (1..=length).map(|place| u64::from(place == number)).collect();
    super::value(&SolvedPosition::new(rules, row, Play::Normal))
}
