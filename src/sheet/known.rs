//! What plans share: the pools of exercises that were looked at before, so that a change of one exercise looks at no other.
//!
//! Representation: the last pools by all that decides them: attempt, seed, versions, what the exercise means, and what those
//! mean that ask about the same games. No plan depends on what is kept.

use std::sync::Arc;

use super::pools::Pools;
use super::sharing::Sharing;
use super::spec::Spec;

/// How many pools are kept.
const MOST: usize = 40;

/// Pools by what decides them, the last that was asked for first.
#[derive(Default)]
pub struct KnownPools(Vec<(String, Arc<Pools>)>);

impl KnownPools {
    /// The pools of an exercise of a spec.
    pub fn pools(&mut self, spec: &Spec, place: usize, sharing: &Sharing, attempt: u64) -> Arc<Pools> {
        let mut decides = format!("{attempt} {:?} {:?}", spec.seed, spec.versions);
        let mut exercises = sharing.rivals(place);
        exercises.insert(place);
        for index in exercises {
            let sign = if index == place { '!' } else { '|' };
            decides += &format!("\n{sign} {}", spec.exercises[index].meaning());
        }
        let known = self.0.iter().position(|(key, _)| *key == decides);
        let (key, pools) = match known {
            Some(known) => self.0.remove(known),
            None => (decides, Arc::new(Pools::new(spec, place, sharing, attempt))),
        };
        self.0.truncate(MOST - 1);
        self.0.insert(0, (key, Arc::clone(&pools)));
        pools
    }
}
