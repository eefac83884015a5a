//! Coins in a row, filled ones and empty ones, each with its number below it.
//!
//! Representation: one number for each coin from the left, 1 filled and 0 empty; rows of ten coins. A move puts a ring around every coin that it turns.
//! How it ends: of many coins the first 200 are drawn.
//! Source: N-56, N-59; Winning Ways, ch. 14.

use super::places::{Edit, Place, Touch, with};
use super::scene::{Change, Drawn, Scene};
use super::{and, circle, mark, more, numbered};
use crate::document::build::list;
use crate::document::{Phrase, Picture, px};

/// More coins are not drawn.
const MOST: usize = 200;
const LONG: usize = 10;
const RADIUS: i32 = px(9);
const RING: i32 = 130;
const PITCH: i32 = px(30);
const ROW: i32 = px(46);
const FIRST: (i32, i32) = (px(16), px(16));

/// The coins of a scene, and those that one of its moves turns.
pub(super) fn draw(scene: &Scene) -> Drawn {
    let shown = &scene.numbers[..scene.numbers.len().min(MOST)];
    let change = scene.changes().iter().find(|change| change.left.len() == scene.numbers.len());
    let turned: Vec<u64> = match change {
        Some(change) => turned(shown, change).map(|at| at as u64 + 1).collect(),
        None => Vec::new(),
    };
    let mut shapes = Vec::new();
    for (at, &coin) in shown.iter().enumerate() {
        let (x, y) = centre(at);
        if turned.contains(&(at as u64 + 1)) {
            shapes.push(circle("ring", (x, y), RING));
        }
        // Black and white, in the dark too.
        let class = if coin == 1 { "coin side full" } else { "coin side" };
        shapes.push(circle(class, (x, y), RADIUS));
        shapes.push(mark("mid", x, y + px(25), (at + 1).to_string()));
    }
    let plain = numbered(shown.iter().map(|&coin| if coin == 1 { "●" } else { "○" }), LONG);
    let full: Vec<u64> = (1..).zip(shown).filter(|(_, coin)| **coin == 1).map(|(number, _)| number).collect();
    let mut description = match &full[..] {
        [] => Phrase::new("page-picture-coins-empty"),
        full => Phrase::new("page-picture-coins-say").with("full", list(full)),
    };
    if !turned.is_empty() {
        description = and(description, Phrase::new("page-picture-coins-turned").with("coins", list(&turned)));
    }
    let (columns, rows) = (shown.len().clamp(1, LONG) as i32, shown.len().div_ceil(LONG).max(1) as i32);
    let (width, height) = (PITCH * columns + px(2), ROW * rows);
    let title = Phrase::new("page-picture-coins").with("count", scene.numbers.len());
    let picture = Picture::new((width, height), title, description, shapes, plain);
    let notes = more("page-picture-more-coins", scene.numbers.len(), MOST).into_iter().collect();
    Drawn { picture, marked: usize::from(!turned.is_empty()), notes }
}

/// Where a coin lies.
fn centre(at: usize) -> (i32, i32) {
    (FIRST.0 + PITCH * (at % LONG) as i32, FIRST.1 + ROW * (at / LONG) as i32)
}

/// The coins that a move turns, from 0.
fn turned<'c>(coins: &'c [u64], change: &'c Change) -> impl Iterator<Item = usize> + 'c {
    (0..coins.len()).filter(|&at| change.left.get(at).is_some_and(|&coin| coin != coins[at]))
}

/// Coins to turn.
pub(super) fn touch(scene: &Scene, moves: &[Change], touch: &mut Touch) {
    for (step, change) in moves.iter().enumerate().filter(|_| scene.numbers.len() <= MOST) {
        touch.way(step, turned(scene.numbers, change).map(|at| place(at, scene.numbers)));
    }
}

/// Where a coin is touched.
fn place(at: usize, coins: &[u64]) -> Place {
    let name = Phrase::new("page-touch-coin").with("number", at + 1).with("full", coins[at].min(1));
    let (x, y) = centre(at);
    Place { name: Some(name), ..Place::alone((x - PITCH / 2, y - PITCH / 2), (PITCH, ROW)) }
}

/// Coins to turn one by one.
pub(super) fn edits(scene: &Scene) -> Vec<Edit> {
    let coins = scene.numbers;
    (0..coins.len().min(MOST)).map(|at| (place(at, coins), with(coins, at, 1 - coins[at].min(1)))).collect()
}
