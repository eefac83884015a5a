//! Spaces of candidates: each is a list without repeats that can be entered anywhere.

use std::collections::BTreeSet;

use crate::exercise::{Candidate, Space, Task};

/// Every space lists distinct candidates inside its ranges, as many as it says.
#[test]
fn ranks_are_a_list_without_repeats() {
    for count in 1..=4 {
        for range in [(0, 0), (1, 7), (3, 9)] {
            let space = Space::Multisets { count, range };
            let all: BTreeSet<Vec<u64>> = (0..space.size()).map(|rank| space.at(rank).numbers).collect();
            assert_eq!(all.len() as u64, space.size());
            assert!(all.iter().all(|tuple| tuple.is_sorted()));
            assert!(all.iter().flatten().all(|number| (range.0..=range.1).contains(number)));
            assert_eq!(all.len(), nested_loops(count, range));
        }
    }
    let mixed = Space::Union(vec![
        Space::Tuples(vec![(1, 2), (5, 7)]),
        Space::Listed(vec![vec![9]]),
        Space::Multisets { count: 2, range: (0, 1) },
    ]);
    let all: BTreeSet<Vec<u64>> = (0..mixed.size()).map(|rank| mixed.at(rank).numbers).collect();
    assert_eq!(all.len(), 6 + 1 + 3);
}

#[test]
fn a_walk_through_a_space_meets_its_ranks_in_order() {
    let space = Space::Union(vec![
        Space::Multisets { count: 3, range: (2, 6) },
        Space::Tuples(vec![(0, 2), (4, 5)]),
        Space::Multisets { count: 2, range: (3, 2) },
        Space::Listed(vec![vec![7]]),
        Space::PerGame(vec![Space::Listed(vec![]), Space::multisets((1, 2), (1, 3))]),
    ]);
    let mut rank = 0;
    space.each(&mut |candidate| {
        assert_eq!(*candidate, space.at(rank));
        rank += 1;
    });
    assert_eq!(rank, space.size());
}

#[test]
fn three_heaps_up_to_7_make_84_positions() {
    assert_eq!(Space::Multisets { count: 3, range: (1, 7) }.size(), 84);
}

#[test]
fn vast_spaces_are_cut_off_and_can_still_be_entered() {
    let space = Space::Multisets { count: 5, range: (1, u64::MAX) };
    assert_eq!(space.size(), u64::MAX);
    let candidate = space.at(u64::MAX - 1).numbers;
    assert!(candidate.is_sorted() && candidate[0] >= 1 && candidate.len() == 5);
    assert_eq!(Space::Multisets { count: 2, range: (5, 4) }.size(), 0);
    assert_eq!(Space::Tuples(vec![(0, u64::MAX), (0, u64::MAX)]).at(7).numbers, [0, 7]);
}

/// The pairs whose larger number is b begin at rank b(b + 1)/2.
#[test]
fn pairs_of_any_size_are_where_they_are_counted() {
    let pairs = Space::Multisets { count: 2, range: (0, 1 << 32) };
    for larger in [0_u64, 1, 2, 3, 94_906_265, (1 << 32) - 1, 1 << 32] {
        let first = (u128::from(larger) * (u128::from(larger) + 1) / 2) as u64;
        assert_eq!(pairs.at(first).numbers, [0, larger]);
        assert_eq!(pairs.at(first + larger).numbers, [larger, larger]);
    }
}

/// Where only 10 may be taken, the lost heaps repeat after 20; with 11 after 22, with 1, 9 or 12 after 21, with 2, 9
/// or 11 after 38.
#[test]
fn losing_sets_that_repeat_late_are_not_asked_about() {
    let kind = crate::exercise::kind("losing-set").expect("a kind");
    let task = Task::of(&(kind.settings)());
    let accepts = |set: &[u64]| (kind.accepts)(&task, &Candidate::from(set.to_vec()));
    assert!(accepts(&[10]));
    for set in [&[11][..], &[1, 9, 12], &[2, 9, 11]] {
        assert!(!accepts(set), "{set:?}");
    }
}

/// Counts non-decreasing tuples the slow way.
fn nested_loops(count: usize, range: (u64, u64)) -> usize {
    fn grow(left: usize, from: u64, to: u64) -> usize {
        if left == 0 { 1 } else { (from..=to).map(|next| grow(left - 1, next, to)).sum() }
    }
    grow(count, range.0, range.1)
}
