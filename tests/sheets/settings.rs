//! Settings that show what kinds can do, with edge cases: zero heaps, equal heaps, heaps of one, heaps
//! below every number of a set, the smallest triangles.

/// A kind and its settings, each on a line of its own.
pub const SETTINGS: &[(&str, &[&str])] = &[
    ("complete-trio", &[]),
    ("complete-trio", &["size: 1..63"]),
    ("find-misprint", &[]),
    ("find-misprint", &["size: 4..9"]),
    ("find-misprint", &["size: 1000..99999"]),
    ("greedy-scheme", &[]),
    ("greedy-scheme", &["size: 3..16"]),
    ("greedy-scheme", &["size: 3..7", "by: hypotenuse"]),
    ("grundy-value", &["size: 1..40"]),
    ("grundy-value", &["game: [\"subtract(1,3,4)\", \"subtract(2,5)\", \"subtract(5,9,10,64)\"]", "size: 1..200"]),
    ("leftover-pairs", &[]),
    ("leftover-pairs", &["size: 2..16"]),
    ("mex", &[]),
    ("mex", &["heaps: 1..3", "size: 0..3"]),
    ("mex", &["heaps: 1..12", "size: 0..30"]),
    ("misere-outcome", &[]),
    ("misere-outcome", &["heaps: 2..4", "size: 0..2"]),
    ("misere-outcome", &["heaps: 2..4", "size: 0..1", "verdict: any"]),
    ("nim-sum", &[]),
    ("nim-sum", &["heaps: 2..5", "size: 0..3"]),
    ("nim-sum", &["heaps: 2..8", "size: 0..1048575"]),
    ("outcome", &[]),
    ("outcome", &["heaps: 2", "size: 0..9"]),
    ("outcome", &["heaps: 2..6", "size: 0..40"]),
    ("outcome", &["play: misere", "heaps: 2..4", "size: 0..3"]),
    ("outcome", &["game: [\"subtract(1,2,3)\", \"subtract(2,5)\", \"subtract(7)\"]", "size: 0..99"]),
    ("reduction-failure", &[]),
    ("reduction-failure", &["size: 1..1048575"]),
    ("reduction-trace", &[]),
    ("reduction-trace", &["size: 1..9", "verdict: any"]),
    ("reduction-trace", &["size: 5..1048575", "verdict: not-v-trio"]),
    ("winning-moves", &[]),
    ("winning-moves", &["heaps: 2", "size: 0..12"]),
    ("winning-moves", &["heaps: 2..5", "size: 0..5"]),
    ("winning-moves", &["heaps: 3", "size: 1..40", "unique: true"]),
    ("winning-moves", &["play: misere", "heaps: 2..4", "size: 0..4"]),
    ("winning-moves", &["game: [\"subtract(1,3,4)\", \"subtract(3,5)\", \"subtract(6)\"]", "size: 0..60"]),
];

/// A sheet with one exercise of these settings.
pub fn yaml(seed: &str, count: u64, (kind, settings): (&str, &[&str])) -> String {
    let settings: String = settings.iter().map(|line| format!("    {line}\n")).collect();
    format!("title: t\nseed: {seed}\nexercises:\n  - id: one\n    kind: {kind}\n    count: {count}\n{settings}")
}
