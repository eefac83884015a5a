//! Keys and throws, pinned by vectors of another implementation.

use rand::Rng;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::exercise::{DRAWS, Dice, FORMAT, Key};

/// The vectors come from another implementation of ChaCha8 and of these rules, in Python.
#[test]
fn keys_and_throws_are_pinned() {
    assert_eq!([FORMAT, DRAWS], ["nimbook-3", "nimbook-2"]);
    let key = Key::of(&["nimbook-1", "spring-2026", "win"]);
    assert_eq!(hex(&key.0), "99e81e1513454ad36c5588d91488f0054644ff32a202fc3675d93a2d6d991209");
    let mut dice = Dice::new(key, 0);
    assert_eq!([dice.word(), dice.word()], [15828468401865408911, 742654963347507907]);
    let throws: Vec<u64> = (0..12).map(|_| dice.below(6)).collect();
    assert_eq!(throws, [5, 5, 3, 1, 5, 0, 1, 2, 0, 2, 5, 3]);
    let mut order: Vec<u64> = (0..8).collect();
    dice.shuffle(&mut order);
    assert_eq!(order, [1, 3, 4, 5, 2, 7, 6, 0]);
    assert_ne!(Dice::new(key, 1).word(), Dice::new(key, 0).word());
}

#[test]
fn the_generator_is_chacha_with_8_rounds() {
    // First key-stream block of ChaCha8 under the all-zero key and nonce, from the eSTREAM vectors.
    let mut block = [0u8; 16];
    ChaCha8Rng::from_seed([0; 32]).fill_bytes(&mut block);
    assert_eq!(hex(&block), "3e00ef2f895f40d67f5bb8e81f09a5a1");
}

#[test]
fn words_do_not_run_together() {
    assert_ne!(Key::of(&["a", "b"]), Key::of(&["ab"]));
    assert_ne!(Key::of(&["a", ""]), Key::of(&["a"]));
    assert_ne!(Key::of(&[]), Key::of(&[""]));
    let long = "x".repeat(100);
    assert_ne!(Key::of(&[&long]), Key::of(&[&long[1..]]));
}

#[test]
fn every_number_below_the_bound_comes_up_about_equally_often() {
    let mut dice = Dice::new(Key::of(&["fair"]), 0);
    let mut counts = [0u32; 7];
    for _ in 0..70_000 {
        counts[dice.below(7) as usize] += 1;
    }
    // Standard deviation 93; six of them is beyond chance.
    assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 560), "{counts:?}");
    assert_eq!(dice.below(1), 0);
    assert_eq!(dice.below(0), 0);
    assert!(dice.below(u64::MAX) < u64::MAX);
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
