use super::marked::Mark;
use super::*;
use crate::document::Points;
use fluent_bundle::types::FluentNumberOptions;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue, types::FluentNumber};

fn words(messages: &str) -> Words {
    Words::from_messages("en", false, messages).expect("the messages parse")
}

fn pieces(messages: &str, phrase: Phrase) -> Vec<Piece> {
    words(messages).phrase(&phrase).expect("the phrase has words")
}

#[test]
fn placeables_keep_their_kind() {
    let phrase = Phrase::new("m")
        .with("position", "(3, 9, 10)")
        .with("sum", Math::chain(&[3, 9, 10], "⊕"))
        .with("gap", Blank::Short)
        .with("count", 3_u64)
        .with("inner", Phrase::new("inner").with("n", 2_u64));
    let messages =
        "inner = heap { $n }\nm = Take { $count } from { $inner }, leaving { $position }: { $sum } is { $gap }.";
    let expected = [
        Piece::Text("Take 3 from heap 2, leaving ".into()),
        Piece::Signs("(3, 9, 10)".into()),
        Piece::Text(": ".into()),
        Piece::Math(Math::chain(&[3, 9, 10], "⊕")),
        Piece::Text(" is ".into()),
        Piece::Blank(Blank::Short),
        Piece::Text(".".into()),
    ];
    assert_eq!(pieces(messages, phrase.clone()), expected);
    assert_eq!(words(messages).text(&phrase).unwrap(), "Take 3 from heap 2, leaving (3, 9, 10): 3 ⊕ 9 ⊕ 10 is ____.");
    // The same after a choice.
    let chosen = messages.replace("m = Take", "m = { $count ->\n  [one] Give\n *[other] Take\n}");
    assert_eq!(pieces(&chosen, phrase), expected);
}

#[test]
fn numbers_and_signs_choose_and_stay_exact() {
    let messages = "m = { $n ->\n  [one] { $n } token\n *[other] { $n } tokens\n}\ns = { $play ->\n  [misere] loses\n *[normal] wins\n}";
    let say = |n: u64| words(messages).text(&Phrase::new("m").with("n", n)).unwrap();
    assert_eq!((say(1), say(0)), ("1 token".into(), "0 tokens".into()));
    assert_eq!(say(u64::MAX), "18446744073709551615 tokens");
    assert_eq!(say((1 << 53) + 1), "9007199254740993 tokens");
    assert_eq!(words(messages).text(&Phrase::new("s").with("play", "misere")).unwrap(), "loses");
}

#[test]
fn points_use_the_decimal_sign_of_the_language() {
    let messages =
        "page-decimal-sign = ,\nm = { $p ->\n  [one] { $p } pont\n *[other] { $p } pontok\n}\nplain = { $p }";
    for (quarters, text) in [(4, "1"), (10, "2,5"), (9, "2,25"), (3, "0,75"), (80, "20")] {
        let arg = Arg::from(Points::from_quarters(quarters));
        assert_eq!(words(messages).text(&Phrase::new("plain").with("p", arg.clone())).unwrap(), text);
        let plural = if quarters == 4 { "pont" } else { "pontok" };
        assert_eq!(words(messages).text(&Phrase::new("m").with("p", arg)).unwrap(), format!("{text} {plural}"));
    }
}

#[test]
fn italics_and_bold_come_from_messages_only() {
    let messages = "m = The *n*th **heap** { $title }";
    let found = pieces(messages, Phrase::new("m").with("title", Arg::Text("*not* italic".into())));
    let expected = [
        Piece::Text("The ".into()),
        Piece::Emphasis("n".into()),
        Piece::Text("th ".into()),
        Piece::Strong("heap".into()),
        Piece::Text(" *not* italic".into()),
    ];
    assert_eq!(found, expected);
    assert!(Words::from_messages("en", false, "m = an *open end").is_err());
}

#[test]
fn nothing_missing_is_silent() {
    let words = words("a = { $n }\nb = { $n ->\n *[other] { $m }\n}\nc = { $d ->\n *[other] x\n}");
    for (phrase, part) in [
        (Phrase::new("nowhere"), "no such message"),
        (Phrase::new("a"), "no argument `n`"),
        (Phrase::new("b").with("n", 1_u64), "m"),
        (Phrase::new("c"), "d"),
    ] {
        let fault = words.text(&phrase).unwrap_err();
        assert!(fault.message.contains(part), "{fault}");
        assert_eq!(fault.key, phrase.key);
    }
    let fault = Words::from_messages("en", false, "good = x\n\nbad { $n }").map(|_| ()).unwrap_err();
    assert!(fault.message.starts_with("line 3"), "{fault}");
    for refused in ["twice = x\ntwice = y", "a = { b }", "a = { -b }", "a = { NUMBER($n) }"] {
        assert!(Words::from_messages("en", false, refused).is_err(), "{refused}");
    }
}

#[test]
fn signs_cannot_forge_marks() {
    let forged = format!("3{}**x", Mark::CLOSE);
    let phrase = Phrase::new("m").with("p", forged).with("n", 1_u64);
    let found = pieces("m = { $n ->\n *[other] at { $p } now\n}", phrase);
    assert_eq!(found[1], Piece::Signs(format!("3{}**x", Mark::CLOSE)));
}

#[test]
fn numbers_are_isolated_from_right_to_left() {
    let words = Words::from_messages("he", true, "m = לקיחת { $n } מערימה").unwrap();
    assert_eq!(words.phrase(&Phrase::new("m").with("n", 8_u64)).unwrap()[1], Piece::Signs("8".into()));
}

/// What is short and isolated stays on one line; what is long may break.
#[test]
fn short_isolates_never_break() {
    let long = "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12";
    let message = format!("m = א \u{2066}(*n*, {{ $x }})\u{2069} ב \u{2066}{long}\u{2069} ג");
    let words = Words::from_messages("he", true, &message).unwrap();
    let said = words.text(&Phrase::new("m").with("x", 3_u64)).unwrap();
    assert_eq!(said, format!("א \u{2066}(n,\u{a0}3)\u{2069} ב \u{2066}{long}\u{2069} ג"));
}

#[test]
fn bold_holds_positions_and_numbers() {
    let phrase = Phrase::new("m").with("x", "nim 3 5").with("n", 7_u64);
    let message = "m = **{ $x } { $n }**";
    assert_eq!(pieces(message, phrase.clone()), [Piece::Strong("nim\u{a0}3\u{a0}5 7".into())]);
    let words = Words::from_messages("he", true, message).unwrap();
    assert_eq!(words.phrase(&phrase).unwrap(), [Piece::Strong("\u{2066}nim\u{a0}3\u{a0}5\u{2069} 7".into())]);
}

#[test]
fn games_have_names() {
    let said = |title| Words::new(&LANGUAGES[1]).unwrap().text(&Phrase::game(title)).unwrap();
    assert_eq!(
        (said("dawson-chess").as_str(), said("subtract(1,2)").as_str()),
        ("השחמט של דוסון", "משחק חיסור \u{2066}(1,2)\u{2069}")
    );
    let english = Words::new(&LANGUAGES[0]).unwrap();
    assert_eq!(english.text(&Phrase::game("octal(0.77)")).unwrap(), "Game by code (0.77)");
}

#[test]
fn threads_share_words() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&words("m = x"));
}

#[test]
fn every_language_parses_and_says_the_same_things() {
    let english = keys(LANGUAGES[0].messages);
    assert!(!english.is_empty());
    for language in LANGUAGES {
        Words::new(language).unwrap_or_else(|fault| panic!("{fault}"));
        let own = keys(language.messages);
        let differs = |key: &&String| own.get(*key) != english.get(*key);
        let mut different: Vec<&String> = english.keys().chain(own.keys()).filter(differs).collect();
        different.dedup();
        assert!(
            different.is_empty(),
            "messages of {} with other arguments, or in one only: {different:?}",
            language.code
        );
    }
    assert!(LANGUAGES.is_sorted_by_key(|language| language.code));
}

/// Every message with choices, in every language, with whole numbers, quarters and each of its keys: the same words as
/// from Fluent's own writer.
#[test]
fn choices_are_those_of_fluent() {
    let plain = |text: &str| text.replace(['\u{2066}', '\u{2069}', '\u{a0}', '*', '@'], "");
    let mut compared = 0;
    for language in LANGUAGES {
        let ours = Words::new(language).unwrap();
        let resource = FluentResource::try_new(language.messages.to_owned()).unwrap();
        let mut theirs = FluentBundle::new(vec![language.code.parse().unwrap()]);
        theirs.set_use_isolating(false);
        theirs.add_resource(resource).unwrap();
        for (key, names) in keys(language.messages) {
            let Some(Message::Choosing(elements)) = ours.messages.get(&key) else { continue };
            let mut signs: Vec<&str> = vec!["elsewhere"];
            let mut inside: Vec<&Element> = elements.iter().collect();
            while let Some(element) = inside.pop() {
                if let Element::Choice { variants, .. } = element {
                    signs.extend(variants.iter().map(|(key, _)| key.as_str()));
                    inside.extend(variants.iter().flat_map(|(_, elements)| elements));
                }
            }
            let numbers = (0..=32).chain([100, 101, 102, 1_000_000]).map(Arg::Number);
            let points = (0..=44).map(|quarters| Arg::from(Points::from_quarters(quarters)));
            let signs = signs.into_iter().map(|signs| Arg::Signs(signs.to_owned()));
            for arg in numbers.chain(points).chain(signs) {
                let key: &'static str = Box::leak(key.clone().into_boxed_str());
                let mut args = FluentArgs::new();
                let mut phrase = Phrase::new(key);
                for name in &names {
                    let name: &'static str = Box::leak(name.clone().into_boxed_str());
                    let number = |value, digits| {
                        let minimum_fraction_digits = (digits > 0).then_some(digits);
                        let options = FluentNumberOptions { minimum_fraction_digits, ..Default::default() };
                        FluentValue::Number(FluentNumber::new(value, options))
                    };
                    let value = match &arg {
                        Arg::Points(points) => number(points.as_f64(), [0, 2, 1, 2][(points.quarters() % 4) as usize]),
                        Arg::Number(n) => number(*n as f64, 0),
                        Arg::Signs(signs) => FluentValue::from(signs.clone()),
                        other => unreachable!("{other:?}"),
                    };
                    args.set(name, value);
                    phrase = phrase.with(name, arg.clone());
                }
                let pattern = theirs.get_message(key).and_then(|message| message.value()).expect("a message");
                let mut errors = Vec::new();
                let expected = theirs.format_pattern(pattern, Some(&args), &mut errors);
                assert!(errors.is_empty(), "{key}: {errors:?}");
                let mut text = String::new();
                ours.choose(elements, &phrase, &mut text).unwrap();
                for name in &names {
                    let slot = format!("{}{name}{}", Mark::SLOT, Mark::CLOSE);
                    let said = match &arg {
                        Arg::Points(points) => points.to_string(),
                        Arg::Number(number) => number.to_string(),
                        Arg::Signs(signs) => signs.clone(),
                        other => unreachable!("{other:?}"),
                    };
                    text = text.replace(&slot, &said);
                }
                assert_eq!(plain(&text), plain(&expected), "{} {key} {arg:?}", language.code);
                compared += 1;
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn numbers_stay_beside_what_they_count() {
    let say = |code: &str, message: &str, arg: Arg| {
        let messages = format!("page-decimal-sign = ,\nm = {message}");
        let words = Words::from_messages(code, code == "he", &messages).expect("the message parses");
        words.text(&Phrase::new("m").with("x", arg)).expect("the phrase has words")
    };
    for (code, message, arg, said) in [
        ("hu", "{ $x } kavics a { $x }. kupacból", Arg::Number(3), "3\u{a0}kavics a 3.\u{a0}kupacból"),
        ("hu", "az összeg { $x }. Ezért { $x } + 1", Arg::Number(3), "az összeg 3. Ezért 3 + 1"),
        ("hu", "{ $x } kavics", Arg::Signs("12".into()), "12\u{a0}kavics"),
        ("he", "3 מהערימה { $x } נשאר", Arg::Number(2), "3 מהערימה\u{a0}2 נשאר"),
        ("he", "לקחת { $x }", Arg::Number(2), "לקחת 2"),
        (
            "he",
            "עמודה 2, עמודה {\"\\u2066\"}c{\"\\u2069\"}",
            Arg::Number(2),
            "עמודה\u{a0}2, עמודה\u{a0}\u{2066}c\u{2069}",
        ),
        ("he", "עמודה אי־זוגית", Arg::Number(2), "עמודה אי־\u{2060}זוגית"),
        ("he", "ב־{ $x }", Arg::Signs("(2, 3)".into()), "ב־\u{2060}\u{2066}(2, 3)\u{2069}"),
    ] {
        assert_eq!(say(code, message, arg), said);
    }
}
