use super::*;
use crate::document::{Arg, Phrase, Points, Words};

/// A number with article, accusative, instrumental and "out of".
///
/// Source: written down by hand, and compared with a speller of another program.
const ROWS: &str = "\
0 a t val ból; 1 az et gyel ből; 2 a t vel ből; 3 a at mal ból; 4 a et gyel ből; 5 az öt tel ből; 6 a ot tal ból; 7 a et tel ből
8 a at cal ból; 9 a et cel ből; 10 a et zel ből; 11 a et gyel ből; 12 a t vel ből; 13 a at mal ból; 14 a et gyel ből; 15 a öt tel ből
16 a ot tal ból; 17 a et tel ből; 18 a at cal ból; 19 a et cel ből; 20 a at szal ból; 25 a öt tel ből; 30 a at cal ból; 36 a ot tal ból
40 a et nel ből; 48 a at cal ból; 50 az et nel ből; 55 az öt tel ből; 60 a at nal ból; 70 a et nel ből; 80 a at nal ból; 90 a et nel ből
100 a at zal ból; 101 a et gyel ből; 105 a öt tel ből; 115 a öt tel ből; 150 a et nel ből; 155 a öt tel ből; 200 a at zal ból; 500 az at zal ból
505 az öt tel ből; 600 a at zal ból; 999 a et cel ből; 1000 az et rel ből; 1001 az et gyel ből; 1500 az at zal ból; 1964 az et gyel ből; 1999 az et cel ből
2000 a et rel ből; 5000 az et rel ből; 5050 az et nel ből; 10000 a et rel ből; 11000 a et rel ből; 15000 a et rel ből; 50000 az et rel ből; 100000 a et rel ből
150000 a et rel ből; 500000 az et rel ből; 1000000 az t val ból; 1500000 az et rel ből; 5000000 az t val ból; 1000000000 az ot dal ból; 1000000000000 az t val ból; 18446744073709551615 a öt tel ből";

fn words(message: &str) -> Words {
    Words::from_messages("hu", false, &format!("page-decimal-sign = ,\nm = {message}")).expect("the message parses")
}

fn say(message: &str, arg: impl Into<Arg>) -> String {
    words(message).text(&Phrase::new("m").with("x", arg)).expect("the phrase has words").replace(HYPHEN, "-")
}

#[test]
fn numbers_take_the_article_and_the_suffixes_of_the_table() {
    let mut count = 0;
    for row in ROWS.split([';', '\n']) {
        let cells: Vec<&str> = row.split_whitespace().collect();
        let [number, article, accusative, instrumental, out_of] = cells[..] else { panic!("{row}") };
        let value: u64 = number.parse().unwrap();
        let shown = grouped(number);
        let expected = format!("{article} {shown}; {shown}-{accusative}; {shown}-{instrumental}; {shown}-{out_of}");
        assert_eq!(say("@a { $x }; { $x }@t; { $x }@val; { $x }@ból", value), expected);
        count += 1;
    }
    assert_eq!(count, 64);
}

/// A number in words, for numbers below 10^15, with the forms of its last word: accusative, instrumental, superessive,
/// "into it", "at it", "times". Each is written out as one says it.
fn spelled(number: u64) -> (String, [&'static str; 6]) {
    const UNIT: [&str; 10] = ["", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc"];
    const TEN: [&str; 10] =
        ["", "tizen", "huszon", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven"];
    fn below_thousand(number: u64) -> String {
        let hundred = match number / 100 {
            0 => String::new(),
            1 => "száz".into(),
            many => format!("{}száz", UNIT[many as usize]),
        };
        let rest = match number % 100 {
            10 => "tíz".into(),
            20 => "húsz".into(),
            rest => format!("{}{}", TEN[rest as usize / 10], UNIT[rest as usize % 10]),
        };
        hundred + &rest
    }
    let mut text = String::new();
    for (power, name) in
        [(1_000_000_000_000, "billió"), (1_000_000_000, "milliárd"), (1_000_000, "millió"), (1000, "ezer")]
    {
        let group = number / power % 1000;
        if group > 0 {
            let one = name == "ezer" && group == 1 && text.is_empty();
            text += &if one { name.to_owned() } else { below_thousand(group) + name };
        }
    }
    text += &below_thousand(number % 1000);
    if number == 0 {
        text = "nulla".into();
    }
    const LAST: [(&str, [&str; 6]); 26] = [
        ("nulla", ["nullát", "nullával", "nullán", "nullába", "nullához", "nullaszor"]),
        ("tizenegy", ["tizenegyet", "tizeneggyel", "tizenegyen", "tizenegybe", "tizenegyhez", "tizenegyszer"]),
        ("egy", ["egyet", "eggyel", "egyen", "egybe", "egyhez", "egyszer"]),
        ("kettő", ["kettőt", "kettővel", "kettőn", "kettőbe", "kettőhöz", "kettőszer"]),
        ("három", ["hármat", "hárommal", "hármon", "háromba", "háromhoz", "háromszor"]),
        ("négy", ["négyet", "néggyel", "négyen", "négybe", "négyhez", "négyszer"]),
        ("öt", ["ötöt", "öttel", "ötön", "ötbe", "öthöz", "ötször"]),
        ("hat", ["hatot", "hattal", "haton", "hatba", "hathoz", "hatszor"]),
        ("hét", ["hetet", "héttel", "héten", "hétbe", "héthez", "hétszer"]),
        ("nyolc", ["nyolcat", "nyolccal", "nyolcon", "nyolcba", "nyolchoz", "nyolcszor"]),
        ("kilenc", ["kilencet", "kilenccel", "kilencen", "kilencbe", "kilenchez", "kilencszer"]),
        ("tíz", ["tízet", "tízzel", "tízen", "tízbe", "tízhez", "tízszer"]),
        ("húsz", ["húszat", "hússzal", "húszon", "húszba", "húszhoz", "húszszor"]),
        ("harminc", ["harmincat", "harminccal", "harmincon", "harmincba", "harminchoz", "harmincszor"]),
        ("negyven", ["negyvenet", "negyvennel", "negyvenen", "negyvenbe", "negyvenhez", "negyvenszer"]),
        ("ötven", ["ötvenet", "ötvennel", "ötvenen", "ötvenbe", "ötvenhez", "ötvenszer"]),
        ("hatvan", ["hatvanat", "hatvannal", "hatvanon", "hatvanba", "hatvanhoz", "hatvanszor"]),
        ("hetven", ["hetvenet", "hetvennel", "hetvenen", "hetvenbe", "hetvenhez", "hetvenszer"]),
        ("nyolcvan", ["nyolcvanat", "nyolcvannal", "nyolcvanon", "nyolcvanba", "nyolcvanhoz", "nyolcvanszor"]),
        ("kilencven", ["kilencvenet", "kilencvennel", "kilencvenen", "kilencvenbe", "kilencvenhez", "kilencvenszer"]),
        ("száz", ["százat", "százzal", "százon", "százba", "százhoz", "százszor"]),
        ("ezer", ["ezret", "ezerrel", "ezren", "ezerbe", "ezerhez", "ezerszer"]),
        ("millió", ["milliót", "millióval", "millión", "millióba", "millióhoz", "milliószor"]),
        ("milliárd", ["milliárdot", "milliárddal", "milliárdon", "milliárdba", "milliárdhoz", "milliárdszor"]),
        ("billió", ["billiót", "billióval", "billión", "billióba", "billióhoz", "billiószor"]),
        ("billiárd", ["billiárdot", "billiárddal", "billiárdon", "billiárdba", "billiárdhoz", "billiárdszor"]),
    ];
    let (_, forms) = LAST.iter().find(|(word, _)| text.ends_with(word)).expect("every number ends in one of these");
    (text, *forms)
}

#[test]
fn numbers_are_said_as_a_speller_says_them() {
    let small = 0..1200;
    let round = (1..=9).flat_map(|digit| (3..15).map(move |power| digit * 10_u64.pow(power)));
    let mixed = (0..400_u64).map(|step| step * 2_654_435_761 % 999_999_999_999_989);
    for number in small.chain(round).chain(mixed) {
        let (spoken, forms) = spelled(number);
        let shown = grouped(&number.to_string());
        let article = if spoken.starts_with(is_vowel) { "Az" } else { "A" };
        assert_eq!(say("@A { $x }.", number), format!("{article} {shown}."), "{spoken}");
        for (name, form) in ["t", "val", "n", "ba", "hoz", "szor"].iter().zip(forms) {
            let said = say(&format!("{{ $x }}@{name}"), number);
            let suffix = said.strip_prefix(&format!("{shown}-")).expect("a hyphen joins it");
            assert!(form.ends_with(suffix), "{number}: {said}, but {form}");
            // Nothing of the suffix is left in the number: what remains of the form is how the number begins or ends.
            let stem = form.strip_suffix(suffix).unwrap();
            let known = spoken.ends_with(stem)
                || ["hárm", "het", "ezr", "nullá"].contains(&stem)
                || form.contains(stem) && name == &"val";
            assert!(known, "{number}: {said} leaves {stem} of {form}");
        }
    }
}

#[test]
fn letters_tuples_formulas_and_words_are_spoken() {
    let tuple = |text: &str| Arg::Signs(text.into());
    for (message, arg, said) in [
        ("@a { $x } állás", tuple("(1, 4, 5)"), "az (1, 4, 5) állás"),
        ("@a { $x } állás", tuple("(2, 4, 6)"), "a (2, 4, 6) állás"),
        ("@a { $x } betű", tuple("n"), "az n betű"),
        ("@a { $x } betű", tuple("k"), "a k betű"),
        ("@A { $x }-állás", tuple("P"), "A P-állás"),
        ("@A { $x }-állás", tuple("N"), "Az N-állás"),
        ("@a { $x } szám", tuple("φ"), "a φ szám"),
        ("@a { $x } szám", tuple("√2"), "a √2 szám"),
        ("@a { $x } játék", tuple("octal(0.77)"), "az octal(0.77) játék"),
        ("{ $x }@t", tuple("(4, 5)"), "(4, 5)-öt"),
        ("{ $x }@t", tuple("(25, 43, 50)"), "(25, 43, 50)-et"),
        ("{ $x }@ban", tuple("n"), "n-ben"),
        ("{ $x }@val", tuple("n"), "n-nel"),
        ("{ $x }@val", tuple("k"), "k-val"),
        ("@a { $x }@s oszlop", Arg::Number(15), "a 15-ös oszlop"),
        ("@a { $x }@s oszlop", Arg::Number(2), "a 2-es oszlop"),
        ("{ $x }@szor", Arg::Number(3), "3-szor"),
        ("{ $x }@hoz", Arg::Number(2), "2-höz"),
        ("{ $x }@hoz", Arg::Number(7), "7-hez"),
        ("{ $x } kupac@val", Arg::Number(7), "7\u{a0}kupaccal"),
        ("sor@ban és trió@t, állás@ból, @a érme{ $x }", Arg::Number(1), "sorban és triót, állásból, az érme1"),
        ("@a { $x } pont", Arg::Points(Points::from_quarters(22)), "az 5,5\u{a0}pont"),
        ("@a { $x } pont", Arg::Number(14599), "a 14\u{a0}599\u{a0}pont"),
    ] {
        assert_eq!(say(message, arg), said);
    }
    let inner = Phrase::new("inner").with("n", 5_u64);
    let words =
        Words::from_messages("hu", false, "inner = { $n }. kupac\nm = Most @a { $x }@val. @A { $x } fogy.").unwrap();
    assert_eq!(
        words.text(&Phrase::new("m").with("x", inner)).unwrap(),
        "Most az 5.\u{a0}kupaccal. Az 5.\u{a0}kupac fogy."
    );
}

#[test]
fn division_has_a_colon() {
    let half = Math::Row(vec![Math::chain(&[42, 2], "÷").equals(Math::Number(21))]);
    assert_eq!(say("{ $x }", half.clone()), "42 : 2 = 21");
    let english = Words::from_messages("en", false, "m = { $x }").expect("the message parses");
    assert_eq!(english.text(&Phrase::new("m").with("x", half)).expect("it has words"), "42 ÷ 2 = 21");
}

#[test]
fn marks_stand_in_hungarian_alone_and_what_people_write_is_no_mark() {
    assert!(Words::from_messages("hu", false, "m = { $x }@bol").is_err());
    assert!(Words::from_messages("en", false, "m = @a { $x }").is_err());
    assert_eq!(say("@a { $x }", Arg::Text("@val".into())), "a @val");
}
