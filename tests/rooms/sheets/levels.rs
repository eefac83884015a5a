//! Whether level and work rise together: what a solver does who reads the text of a question and knows its rules, in
//! 200 questions of each kind, counted here without the kind's own measure.

use std::collections::BTreeMap;

use crate::exercise::{self, Candidate, Dice, Key, Kind, Task};

/// The numbers in a text.
fn numbers(text: &str) -> Vec<u64> {
    text.split(|character: char| !character.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
}

/// Who writes down 1, 2, 3, 5, … up to the heap, and then takes the largest that fits away until nothing is left: an
/// addition for each number, a comparison for each number that is tried, two steps for a subtraction.
fn limit(position: &str) -> u64 {
    let mut rest = numbers(position)[0];
    let mut known = vec![1, 2];
    while known[known.len() - 1] + known[known.len() - 2] <= rest {
        known.push(known[known.len() - 1] + known[known.len() - 2]);
    }
    let mut steps = known.len() as u64;
    while rest > 0 {
        let next = known.pop().expect("1 is left for the last");
        steps += if next <= rest { 3 } else { 1 };
        rest -= if next <= rest { next } else { 0 };
    }
    steps
}

/// Who goes through the heaps of each set up to the first that differs from the given ones, and looks each take up.
fn find_rule(position: &str) -> u64 {
    let (given, sets) = position.split_once(':').expect("heaps and sets");
    let given = numbers(given);
    let mut steps = 0;
    for takes in sets.split(',').map(numbers) {
        for heap in 0..=16 {
            let before = takes.iter().filter(|&&take| take <= heap);
            let first = before.clone().position(|take| given.contains(&(heap - take)));
            steps += 1 + first.map_or(before.count(), |place| place + 1) as u64;
            if first.is_none() != given.contains(&heap) {
                break;
            }
        }
    }
    steps
}

/// Who goes outwards from the corner, diagonal by diagonal, and from each square along its moves until a P.
fn wrong_square(position: &str) -> u64 {
    let mut words = position.split(' ').skip(1);
    let mut number = || words.next().expect("four numbers").parse::<u64>().expect("digits");
    let (takes, columns, rows) = ([number(), number()], number(), number());
    let letters: Vec<&[u8]> = words.next().expect("letters").split('/').rev().map(str::as_bytes).collect();
    let is_p = |x: u64, y: u64| letters[y as usize][x as usize] == b'P';
    let fits = |take: u64, takes: u64| takes == 0 || takes.to_string().contains(&take.to_string());
    let mut steps = 0;
    for (sum, y) in (0..columns + rows).flat_map(|sum| (0..rows).map(move |y| (sum, y))) {
        let Some(x) = sum.checked_sub(y).filter(|&x| x < columns) else { continue };
        let mut reached = Vec::new();
        for take in 1..=sum {
            reached.extend((take <= x && fits(take, takes[0])).then(|| is_p(x - take, y)));
            reached.extend((take <= y && fits(take, takes[1])).then(|| is_p(x, y - take)));
            reached.extend((takes == [0, 0] && take <= x.min(y)).then(|| is_p(x - take, y - take)));
        }
        let found = reached.iter().position(|&lost| lost);
        steps += 1 + found.map_or(reached.len(), |place| place + 1) as u64;
        if found.is_none() != is_p(x, y) {
            return steps;
        }
    }
    panic!("no letter of `{position}` is wrong")
}

/// Who strikes out pairs as the builder does and then reads the triangle from its first pair on: a step for each pair
/// that is read, and one for each partner that is tried.
fn next_trio(position: &str) -> u64 {
    let [largest, found] = numbers(position)[..] else { panic!("two numbers") };
    let mut left: Vec<[u64; 2]> = (1..=largest).flat_map(|a| (a + 1..=largest).map(move |b| [a, b])).collect();
    let all = left.clone();
    let mut round = 0;
    loop {
        let [a, b] = left[0];
        let tried: Vec<u64> = (b + 1..=largest).collect();
        let fits = tried.iter().position(|&c| left.contains(&[a, c]) && left.contains(&[b, c]));
        let Some(place) = fits else {
            left.remove(0);
            continue;
        };
        if round == found {
            let read = all.iter().position(|pair| *pair == [a, b]).expect("a pair of the triangle");
            return (read + place) as u64;
        }
        let c = tried[place];
        left.retain(|pair| ![[a, b], [a, c], [b, c]].contains(pair));
        round += 1;
    }
}

/// Who counts the squares of the grid from the centre to the last disc, and as many on the other side.
fn discs(position: &str) -> u64 {
    2 * numbers(position.rsplit(';').next().expect("the last disc")).iter().sum::<u64>()
}

/// Who reads the list for 0, again for 1, and so on, each time up to the number or the end.
fn mex(position: &str) -> u64 {
    let list = numbers(position);
    let read = |number: u64| list.iter().position(|&other| other == number);
    let found = (0..).map_while(read).map(|place| place as u64 + 1);
    let (count, steps) = found.fold((0, 0), |(count, steps), read| (count + 1, steps + read));
    assert_eq!(read(count), None);
    steps + list.len() as u64
}

/// How many steps a question takes, from its text.
type Work = fn(&str) -> u64;

/// The least and the greatest number of a setting.
type Range = (u64, u64);

/// Kinds, settings that have many levels, and the work.
const MEASURED: &[(&str, Range, Range, Work)] = &[
    ("fibonacci-limit", (1, 1), (9, 200), limit),
    ("find-rule", (2, 3), (1, 9), find_rule),
    ("mex", (4, 9), (0, 8), mex),
    ("mirror-disc", (1, 1), (8, 14), discs),
    ("next-trio", (1, 1), (7, 15), next_trio),
    ("wrong-square", (1, 1), (4, 9), wrong_square),
];

#[test]
fn level_and_work_rise_together() {
    for &(name, heaps, size, work) in MEASURED {
        let kind: &Kind = exercise::kind(name).expect("a kind");
        let task = Task { heaps, size, ..Task::of(&(kind.settings)()) };
        let space = (kind.space)(&task);
        let mut dice = Dice::new(Key::of(&["levels", name]), 0);
        let mut levels: BTreeMap<u8, Vec<u64>> = BTreeMap::new();
        let mut drawn = 0;
        while drawn < 200 {
            let candidate: Candidate = space.at(dice.below(space.size()));
            if (kind.accepts)(&task, &candidate) && (kind.degenerate)(&task, &candidate).is_none() {
                let question = exercise::pose(kind, &task, &candidate, &mut dice);
                let level = (kind.difficulty)(&task, &candidate);
                levels.entry(level).or_default().push(work(&question.position));
                drawn += 1;
            }
        }
        let mean = |work: &Vec<u64>| work.iter().sum::<u64>() as f64 / work.len() as f64;
        let means: Vec<(u8, usize, f64)> =
            levels.iter().map(|(level, work)| (*level, work.len(), mean(work))).collect();
        assert!(levels.len() > 2, "{name} has fewer than three levels: {means:?}");
        assert!(means.windows(2).all(|pair| pair[0].2 < pair[1].2), "{name}: {means:?}");
    }
}
