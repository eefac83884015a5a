//! Anki's own package: the cards of [`anki`](super::anki) with the note type and the decks that they need.
//!
//! Representation: an archive with a database of SQLite, in the oldest form that every Anki imports (schema 11), and an
//! empty list of media, because pictures are within the cards. Ids are those of hashes: of a deck by its name, of notes one
//! after the other from that of the first. Anki knows a note by its GUID and gives ids that are taken anew.
//! Failure: [`RenderError`]; a package that is too large for ZIP.
//! Source: Anki, `rslib/src/storage/schema11.sql`; its importer makes checksums and indices itself.

use std::collections::BTreeMap;

use serde_json::{Value as Json, json};

use super::anki::{Card, cards};
use crate::document::{Document, Words};
use crate::render::bank::sqlite::{Table, Value, database};
use crate::render::bank::{archive, is_whole};
use crate::render::formats::{Around, Holds, InSets};
use crate::render::{File, Format, RenderError, Seal, fault};
use crate::source::checksum;

/// Packages of Anki; templates have no part in it.
pub const FORMAT: Format = Format {
    name: "apkg",
    extension: "apkg",
    about: "the same cards as a package that Anki opens",
    seal: Seal::Own(is_whole),
    write: |document, words, _| Ok(vec![File::new(".apkg", package(&[piece(document, words)?])?)]),
    in_sets: InSets::with_keys(Around::Parts(|_, pieces| package(pieces)), |document, words, _| piece(document, words)),
    holds: Holds::Bank,
};

/// The cards of a sheet as JSON, so that sheets are written side by side.
fn piece(document: &Document, words: &Words) -> Result<String, RenderError> {
    serde_json::to_string(&cards(document, words)?).map_err(fault)
}

fn package(pieces: &[String]) -> Result<Vec<u8>, RenderError> {
    let pieces = pieces.iter().map(|piece| serde_json::from_str(piece));
    let cards: Vec<Card> = pieces.collect::<Result<Vec<Vec<_>>, _>>().map_err(fault)?.into_iter().flatten().collect();
    archive([("collection.anki2", &*collection(&cards)), ("media", b"{}")]).map_err(fault)
}

/// The second from which ids count, because Anki reads an id as the time of day when something was made.
const EPOCH: i64 = 1_577_836_800;

/// A number of so many bits from the digits of a checksum.
fn bits(digits: &str, bits: u32) -> i64 {
    (u64::from_str_radix(digits, 16).unwrap_or_default() >> (64 - bits)) as i64
}

/// An id: a millisecond in the two years after [`EPOCH`].
fn id(digits: &str) -> i64 {
    EPOCH * 1000 + bits(digits, 36)
}

/// The note type: a front and a back.
const NOTE_TYPE: i64 = EPOCH * 1000 + 16;

fn collection(cards: &[Card]) -> Vec<u8> {
    let first = cards.first().map_or(0, |card| id(&card.guid));
    let decks: BTreeMap<&str, i64> =
        cards.iter().map(|card| (card.deck.as_str(), id(&checksum([card.deck.as_str()])))).collect();
    // Anki replaces a note only by one that was changed at another time, so other words are another time.
    let words = cards.iter().flat_map(|card| [&card.front, &card.back, &card.deck]);
    let changed = EPOCH + bits(&checksum(words), 26);
    let number = Value::Number;
    let text = |text: &str| Value::Text(text.to_owned());
    let note = |(id, card): (i64, &Card)| {
        let tags = format!(" {} ", card.tags);
        let fields = format!("{}\u{1f}{}", card.front, card.back);
        let [guid, tags, fields, name, none] = [&card.guid, &tags, &fields, &card.name, ""].map(text);
        let [kind, changed, synced, sum, flags] = [NOTE_TYPE, changed, -1, 0, 0].map(number);
        (id, vec![Value::Id, guid, kind, changed, synced, tags, fields, name, sum, flags, none])
    };
    // New cards, whose turn is that of their questions.
    let learned = |(place, (id, card)): (i64, (i64, &Card))| {
        let mut row = vec![Value::Id, number(id), number(decks[card.deck.as_str()])];
        row.extend([0, EPOCH, -1, 0, 0, place].map(number));
        row.extend([0; 8].map(number));
        row.push(text(""));
        (id, row)
    };
    let notes = (first..).zip(cards);
    let mut about = vec![Value::Id];
    about.extend([EPOCH, EPOCH * 1000, EPOCH * 1000, 11, 0, 0, 0].map(number));
    about.extend(
        [json!({}), json!({(NOTE_TYPE.to_string()): note_type()}), all_decks(&decks), json!({}), json!({})]
            .map(|json| Value::Text(json.to_string())),
    );
    let rows = [vec![(1, about)], notes.clone().map(note).collect(), (1..).zip(notes).map(learned).collect()];
    let [about, notes, cards] = rows;
    let table = |(name, sql), rows| Table { name, sql, rows };
    let [col, note, card, log, graves] = TABLES;
    database(vec![table(col, about), table(note, notes), table(card, cards), table(log, vec![]), table(graves, vec![])])
}

/// The tables, each with the statement that creates it.
const TABLES: [(&str, &str); 5] = [
    (
        "col",
        "CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL, \
         ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL, \
         models text NOT NULL, decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL)",
    ),
    (
        "notes",
        "CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL, \
         usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL, \
         flags integer NOT NULL, data text NOT NULL)",
    ),
    (
        "cards",
        "CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL, \
         mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL, \
         ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL, \
         left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL)",
    ),
    (
        "revlog",
        "CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL, \
         ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL, \
         type integer NOT NULL)",
    ),
    ("graves", "CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL)"),
];

/// Every entry that some version of Anki asks for.
fn note_type() -> Json {
    let field = |place: u8, name: &str| json!({"name": name, "ord": place, "sticky": false, "rtl": false, "font": "Arial", "size": 20, "media": []});
    json!({
        "id": NOTE_TYPE, "name": "nimbook", "type": 0, "mod": EPOCH, "usn": -1, "sortf": 0, "did": null, "tags": [], "vers": [],
        "flds": [field(0, "Front"), field(1, "Back")],
        "tmpls": [{
            "name": "Card 1", "ord": 0, "qfmt": "{{Front}}", "afmt": "{{FrontSide}}\n<hr id=answer>\n{{Back}}",
            "did": null, "bqfmt": "", "bafmt": "",
        }],
        "css": ".card { font-family: sans-serif; font-size: 20px; max-width: 40em; margin: auto; }",
        "latexPre": "", "latexPost": "", "req": [[0, "any", [0]]],
    })
}

/// The decks of the cards, and the one that every collection has.
fn all_decks(decks: &BTreeMap<&str, i64>) -> Json {
    let deck = |(name, id): (&str, i64)| {
        let deck = json!({
            "id": id, "name": name, "desc": "", "mod": EPOCH, "usn": -1, "dyn": 0, "conf": 1, "collapsed": false,
            "browserCollapsed": false, "extendNew": 0, "extendRev": 0,
            "lrnToday": [0, 0], "revToday": [0, 0], "newToday": [0, 0], "timeToday": [0, 0],
        });
        (id.to_string(), deck)
    };
    decks.iter().map(|(name, id)| (*name, *id)).chain([("Default", 1)]).map(deck).collect()
}
