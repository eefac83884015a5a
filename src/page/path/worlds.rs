//! The worlds of the path, in the order of the book, and their stations, each harder than the one before.
//!
//! Representation: `worlds.tsv` has a line for each station: its world, its kind, its game and its level, as they are
//! practised. Stations are numbered through all worlds. A record holds something for each, so a change of their number makes
//! another edition.

use std::sync::LazyLock;

/// A group of stations.
pub struct World {
    /// Its name in the messages.
    pub name: &'static str,
    /// Its stations.
    pub stations: Vec<Station>,
}

/// Questions of one sort.
#[derive(Clone, Copy, Debug)]
pub struct Station {
    /// The kind.
    pub kind: &'static str,
    /// The game; empty where the kind has none.
    pub game: &'static str,
    /// How hard they are, from 1 to 5.
    pub level: u8,
}

/// All worlds.
pub static WORLDS: LazyLock<Vec<World>> = LazyLock::new(|| {
    let mut worlds: Vec<World> = Vec::new();
    for line in include_str!("worlds.tsv").lines() {
        let mut cells = line.split('\t');
        let (Some(name), Some(kind), Some(game), Some(level)) =
            (cells.next(), cells.next(), cells.next(), cells.next())
        else {
            continue;
        };
        if worlds.last().is_none_or(|world| world.name != name) {
            worlds.push(World { name, stations: Vec::new() });
        }
        if let (Some(world), Ok(level)) = (worlds.last_mut(), level.parse()) {
            world.stations.push(Station { kind, game, level });
        }
    }
    worlds
});

/// All stations, one world after the other.
pub fn stations() -> impl Iterator<Item = &'static Station> {
    WORLDS.iter().flat_map(|world| &world.stations)
}

/// How many stations there are.
pub fn count() -> usize {
    stations().count()
}

/// The number of the first station of each world.
pub fn starts() -> impl Iterator<Item = usize> {
    WORLDS.iter().scan(0, |next, world| {
        let start = *next;
        *next += world.stations.len();
        Some(start)
    })
}

/// The name of a station: its world and its place there, from 1, as in `moves.2`.
pub fn name(station: usize) -> String {
    let (world, start) =
        WORLDS.iter().zip(starts()).take_while(|(_, start)| *start <= station).last().unwrap_or((&WORLDS[0], 0));
    format!("{}.{}", world.name, station - start + 1)
}

/// The number of the station of a name.
pub fn number(name: &str) -> Option<usize> {
    let (world, place) = name.split_once('.')?;
    let (world, start) = WORLDS.iter().zip(starts()).find(|(known, _)| known.name == world)?;
    let place = place.parse::<usize>().ok()?.checked_sub(1)?;
    (place < world.stations.len()).then_some(start + place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::practice::offers;

    #[test]
    fn every_station_is_offered_and_has_a_name() {
        assert!((1..=32).contains(&count()), "a record writes the number of a station as one character");
        for world in &*WORLDS {
            assert!((4..=6).contains(&world.stations.len()), "{}", world.name);
        }
        for (place, station) in stations().enumerate() {
            let of =
                |offer: &crate::page::practice::Offer<'_>| (offer.kind, offer.game) == (station.kind, station.game);
            let bounds = offers().find(of).and_then(|offer| offer.bounds[usize::from(station.level) - 1]);
            assert!(bounds.is_some(), "{station:?} is not offered");
            assert_eq!(number(&name(place)), Some(place));
        }
        assert_eq!((number("play.0"), number("play.9"), number("joy.1"), number("play")), (None, None, None, None));
    }
}
