//! Sheet ids: read back, and safe against slips of the pen.

use crate::sheet::{MOST_ATTEMPT, MOST_VARIANT, SheetId};

#[test]
fn every_id_is_read_back() {
    for (attempt, variant) in [(0, 0), (15, 4095), (16, 0), (0, 4096), (MOST_ATTEMPT, MOST_VARIANT)] {
        let id = SheetId::new("title: x\n", "s", variant, attempt);
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.to_string().to_lowercase().replace('-', "").parse(), Ok(id));
    }
    assert_eq!(SheetId::new("a\r\nb", "s", 0, 0), SheetId::new("a\nb", "s", 0, 0));
    assert_ne!(SheetId::new("a", "s", 0, 0).digest, SheetId::new("b", "s", 0, 0).digest);
    assert_ne!(SheetId::new("a", "s", 0, 0).digest, SheetId::new("a", "t", 0, 0).digest);
}

#[test]
fn one_wrong_sign_or_two_exchanged_are_noticed() {
    for variant in [0, 7, 1234, 9999] {
        let id = SheetId::new("spec", "s", variant, 1).to_string();
        let signs: Vec<char> = id.chars().collect();
        for place in 3..signs.len() {
            for &other in b"0123456789ABCDEFGHJKMNPQRSTVWXYZ" {
                let mut wrong = signs.clone();
                wrong[place] = char::from(other);
                if wrong[place] != signs[place] && signs[place] != '-' {
                    assert!(wrong.iter().collect::<String>().parse::<SheetId>().is_err());
                }
            }
        }
        let bare: Vec<char> = id.chars().filter(|character| *character != '-').collect();
        for place in 2..bare.len() - 1 {
            let mut wrong = bare.clone();
            wrong.swap(place, place + 1);
            if wrong != bare {
                assert!(wrong.iter().collect::<String>().parse::<SheetId>().is_err(), "{wrong:?}");
            }
        }
    }
    assert!("".parse::<SheetId>().is_err());
    assert!("NB-0000".parse::<SheetId>().is_err());
    assert!("NB-0000-0000-U".parse::<SheetId>().is_err());
}

#[test]
fn ids_are_pinned() {
    assert_eq!(SheetId::new("title: x\n", "s", 3, 0).to_string(), "NB-MW8V-0003-Q");
}
