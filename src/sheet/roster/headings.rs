//! What schools and platforms call the columns of ids and names, in English, Hungarian, Hebrew and German.
//!
//! Representation: lower case, letters and digits alone; the likelier ids first. What `id` and `name` mean comes before
//! all of them, and the other columns have no other names, because a roster may keep columns of the school's own.

/// Ids: what tells students apart, and last what only numbers the lines.
const IDS: &[&str] = &[
    "idnumber",
    "studentid",
    "studentnumber",
    "studentno",
    "pupilid",
    "pupilnumber",
    "sisuserid",
    "sisid",
    "upn",
    "candidatenumber",
    "identifier",
    "azonosító",
    "tanulóazonosító",
    "tanulóiazonosító",
    "oktatásiazonosító",
    "omazonosító",
    "neptunkód",
    "neptun",
    "תעודתזהות",
    "תז",
    "מספרתלמיד",
    "מספרזהות",
    "מזהה",
    "schülernummer",
    "schülerid",
    "schülernr",
    "matrikelnummer",
    "matrikelnr",
    "kennung",
    "username",
    "loginid",
    "sisloginid",
    "login",
    "felhasználónév",
    "שםמשתמש",
    "benutzername",
    "number",
    "no",
    "nr",
    "#",
    "№",
    "num",
    "sorszám",
    "ssz",
    "מספר",
    "מס",
    "nummer",
    "lfdnr",
    "emailaddress",
    "email",
    "mail",
    "emailcím",
    "דואל",
    "emailadresse",
];

/// Whole names.
const NAMES: &[&str] = &[
    "fullname",
    "studentname",
    "pupilname",
    "student",
    "pupil",
    "learner",
    "names",
    "students",
    "pupils",
    "név",
    "teljesnév",
    "tanulóneve",
    "diákneve",
    "tanuló",
    "diák",
    "nevek",
    "tanulók",
    "diákok",
    "névsor",
    "שם",
    "שםמלא",
    "שםהתלמיד",
    "שםתלמיד",
    "תלמיד",
    "תלמידה",
    "תלמידים",
    "שמות",
    "vollständigername",
    "schülername",
    "schüler",
    "schülerin",
    "schülerinnen",
    "namen",
];

/// First names.
const GIVEN: &[&str] = &[
    "firstname",
    "givenname",
    "givennames",
    "forename",
    "first",
    "keresztnév",
    "utónév",
    "שםפרטי",
    "vorname",
    "vornamen",
];

/// Surnames.
const SURNAMES: &[&str] = &[
    "surname",
    "lastname",
    "familyname",
    "last",
    "vezetéknév",
    "családnév",
    "שםמשפחה",
    "nachname",
    "familienname",
    "zuname",
];

/// Surnames of languages that put them first.
const FIRST: &[&str] = &["vezetéknév", "családnév"];

/// What a column is, and how likely it is that among others: 0 is likeliest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Heading {
    /// Ids.
    Id(usize),
    /// Names.
    Name(usize),
    /// First names.
    Given,
    /// Surnames, and whether they come first.
    Surname(bool),
}

/// What a column of this head is.
pub fn heading(head: &str) -> Option<Heading> {
    let is_kept = |sign: &char| sign.is_alphanumeric() || matches!(sign, '#' | '№');
    let plain: String = head.to_lowercase().chars().filter(is_kept).collect();
    let place = |names: &[&str]| names.iter().position(|name| *name == plain);
    match plain.as_str() {
        "id" => Some(Heading::Id(0)),
        "name" => Some(Heading::Name(0)),
        _ if place(GIVEN).is_some() => Some(Heading::Given),
        _ if place(SURNAMES).is_some() => Some(Heading::Surname(place(FIRST).is_some())),
        _ => place(IDS).map(|place| Heading::Id(place + 1)).or(place(NAMES).map(|place| Heading::Name(place + 1))),
    }
}
