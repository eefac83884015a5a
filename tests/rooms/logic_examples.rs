//! One small example of each way into claims and blocks.

use crate::logic::game::{self, ObligationKind};
use crate::logic::heaps::{self, Fold};
use crate::logic::{self, Claims, ProofOptions, Verdict};
use crate::source::Text;
use crate::{claim, solver};
use num_bigint::BigUint;

fn parsed(text: &str) -> (Text, Claims) {
    let text = Text::new("my.claims", text);
    let claims = logic::parse(&text).expect("no faults");
    (text, claims)
}

fn values<const N: usize>(list: [(&str, u32); N]) -> Vec<(String, BigUint)> {
    list.map(|(name, value)| (name.to_owned(), value.into())).to_vec()
}

#[test]
fn a_statement() {
    let (text, claims) = parsed("claim small: forall a, b: a < b implies 2*a < b\n");
    let statement = claims.statements().next().expect("one statement");
    let judgement = logic::decide(&claims, statement, &ProofOptions::default());
    let Verdict::Refuted(witness) = judgement.verdict else { panic!("it is false") };
    assert_eq!(witness.values, values([("a", 1), ("b", 2)]));
    assert_eq!(witness.because.as_deref(), Some("2*1 = 2 is not less than 2"));
    let outcomes = claim::judge(&text, &claims, &ProofOptions::default());
    assert_eq!((outcomes[0].verdict.code(), outcomes[0].ok), ("refuted", false));
}

#[test]
fn a_game() {
    let (_, claims) = parsed("game one (n) normal { move m < n to (m); measure n; losing n = 1 }\n");
    let block = claims.game("one").expect("stated");
    let label = ObligationKind::Losing.label(Some(1), false);
    assert_eq!(label, "losing, move 1: no move leads from losing to losing");
    let Verdict::Refuted(failed) = game::decide_game(&claims, block, &ProofOptions::default()).verdict else {
        panic!("it is false")
    };
    assert_eq!((failed.kind, failed.position), (ObligationKind::End, values([("n", 0)])));
}

#[test]
fn a_position_of_a_game() {
    let (text, claims) = parsed("game nim (2 piles p) normal\n");
    let block = claims.game("nim").expect("stated");
    let solved = claim::solve_block(&text, &claims, block, &[3_u32.into(), 5_u32.into()]).expect("proved");
    assert_eq!(solved.outcome, solver::Outcome::N);
    assert_eq!(solved.winning_moves[0].reached, [3_u32.into(), 3_u32.into()]);
}

#[test]
fn a_block_on_heaps() {
    let (_, claims) = parsed(
        "heaps sum (s) normal { start 0; add x to (s + x); losing s = 0; select (p) x > 0; rest (p) s = 0 }\n\
         heaps nim (s) normal { start 0; add x to (s xor x); losing s = 0; select (p) (x xor p) < x; \
         rest (p) (s xor p) >= s }\n",
    );
    let block = claims.heaps("sum").expect("stated");
    let Verdict::Refuted(failed) = heaps::decide_heaps(&claims, block, &ProofOptions::default()).verdict else {
        panic!("it is false")
    };
    assert_eq!((failed.kind, failed.values), (heaps::ObligationKind::Reply, values([("s", 1), ("x", 1)])));
    let nim = Fold::new(&claims, claims.heaps("nim").expect("stated"));
    let list = |heaps: &[u32]| heaps.iter().map(|&heap| heap.into()).collect::<Vec<_>>();
    assert_eq!(nim.is_losing(&list(&[1, 4, 6, 7, 5])), Ok(false));
    assert_eq!(nim.is_losing(&list(&[25, 43, 50])), Ok(true));
}
