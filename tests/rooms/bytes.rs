//! Where what stands in a certificate: a second reader of the format, for tests that change bytes.
//!
//! Representation: one [`Kind`] for each byte, and for transitions, sets and words the number of
//! values that stand there.
//! Failure: panics on bytes that are no certificate.

use std::ops::Range;

/// What a byte of a certificate belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Verdict,
    Statement,
    Rewriting,
    Letters,
    Transition,
    Accept,
    Set,
    Plan,
    Outcome,
}

/// The kinds of all bytes between the first line and the digest.
pub fn kinds(certificate: &[u8]) -> Vec<(usize, Kind)> {
    walked(certificate).0
}

/// Where each decision of a certificate stands; the byte before the first is their number.
#[allow(dead_code, reason = "not every test that changes bytes changes whole parts")]
pub fn parts(certificate: &[u8]) -> Vec<Range<usize>> {
    walked(certificate).1
}

fn walked(certificate: &[u8]) -> (Vec<(usize, Kind)>, Vec<Range<usize>>) {
    let start = b"nimbook certificate 2\n".len();
    let mut walk = Walk { bytes: certificate, at: start, kinds: Vec::new() };
    walk.string(Kind::Statement);
    let word = walk.number(Kind::Statement);
    walk.number(Kind::Statement);
    walk.number(Kind::Verdict);
    match word {
        3 => walk.game(),
        4 => walk.heaps(),
        _ => {}
    }
    let mut parts = Vec::new();
    for _ in 0..walk.number(Kind::Plan) {
        let begin = walk.at;
        walk.part(word > 2);
        parts.push(begin..walk.at);
    }
    assert_eq!(walk.at + 8, certificate.len(), "all but the digest");
    (walk.kinds, parts)
}

struct Walk<'b> {
    bytes: &'b [u8],
    at: usize,
    kinds: Vec<(usize, Kind)>,
}

impl Walk<'_> {
    fn byte(&mut self, kind: Kind) -> u8 {
        self.kinds.push((self.at, kind));
        self.at += 1;
        self.bytes[self.at - 1]
    }

    fn number(&mut self, kind: Kind) -> usize {
        let byte = usize::from(self.byte(kind));
        if byte < 128 { byte } else { byte - 128 + 128 * self.number(kind) }
    }

    fn string(&mut self, kind: Kind) {
        for _ in 0..self.number(kind) {
            self.byte(kind);
        }
    }

    fn integer(&mut self, kind: Kind) {
        if self.byte(kind) != 0 {
            self.string(kind);
        }
    }

    fn numbers(&mut self, kind: Kind) {
        for _ in 0..self.number(kind) {
            self.number(kind);
        }
    }

    /// The parts of a game.
    fn game(&mut self) {
        self.number(Kind::Statement);
        self.names();
        self.number(Kind::Statement);
        self.formula(Kind::Statement);
        for _ in 0..self.number(Kind::Statement) {
            self.number(Kind::Statement);
            self.formula(Kind::Statement);
            self.formula(Kind::Statement);
        }
        self.formula(Kind::Statement);
        self.formula(Kind::Statement);
        for _ in 0..self.number(Kind::Statement) {
            self.names();
            self.numbers(Kind::Statement);
            self.formula(Kind::Statement);
        }
    }

    fn names(&mut self) {
        for _ in 0..self.number(Kind::Statement) {
            self.string(Kind::Statement);
        }
    }

    /// The parts of a block on any number of heaps.
    fn heaps(&mut self) {
        let misere = self.number(Kind::Statement);
        self.names();
        self.names();
        for _ in 0..5 + misere {
            self.formula(Kind::Statement);
        }
    }

    fn part(&mut self, built: bool) {
        self.number(Kind::Statement);
        if !built {
            self.names();
        }
        // How many names were added says nothing.
        self.number(Kind::Plan);
        if !built {
            self.numbers(Kind::Statement);
            self.formula(Kind::Statement);
        }
        for _ in 0..self.number(Kind::Rewriting) {
            self.numbers(Kind::Rewriting);
            self.formula(Kind::Rewriting);
        }
        for _ in 0..self.number(Kind::Letters) {
            self.automaton();
        }
        for _ in 0..self.number(Kind::Letters) {
            for _ in 0..self.automaton() {
                self.numbers(Kind::Set);
            }
        }
        self.node();
        if self.number(Kind::Outcome) == 1 {
            for _ in 0..self.number(Kind::Outcome) {
                self.string(Kind::Outcome);
            }
        }
    }

    fn formula(&mut self, kind: Kind) {
        match self.number(kind) {
            0 | 1 => {}
            6 => {
                self.linear(kind);
                self.linear(kind);
            }
            2..=7 => self.linear(kind),
            8 => self.formula(kind),
            9 | 10 => {
                for _ in 0..self.number(kind) {
                    self.formula(kind);
                }
            }
            11 | 12 => {
                self.formula(kind);
                self.formula(kind);
            }
            13 | 14 => {
                self.number(kind);
                self.formula(kind);
            }
            other => panic!("no formula {other}"),
        }
    }

    fn linear(&mut self, kind: Kind) {
        for _ in 0..self.number(kind) {
            self.integer(kind);
            match self.number(kind) {
                0 => drop(self.number(kind)),
                1 => {
                    for _ in 0..self.number(kind) {
                        self.linear(kind);
                    }
                }
                2 | 3 => self.linear(kind),
                other => panic!("no part {other}"),
            }
        }
        self.integer(kind);
    }

    /// Reads an automaton; how many states it has.
    fn automaton(&mut self) -> usize {
        self.number(Kind::Letters);
        for _ in 0..self.number(Kind::Letters) {
            self.number(Kind::Letters);
            self.number(Kind::Letters);
        }
        let classes = self.number(Kind::Letters);
        let states = self.number(Kind::Letters);
        for _ in 0..states * classes {
            self.number(Kind::Transition);
        }
        for _ in 0..states.div_ceil(8) {
            self.byte(Kind::Accept);
        }
        states
    }

    fn used(&mut self) {
        self.number(Kind::Plan);
        self.numbers(Kind::Plan);
    }

    fn node(&mut self) {
        let tag = self.number(Kind::Plan);
        self.used();
        let children = match tag {
            0 | 1 => 0,
            2 | 5 | 7 => 1,
            3 => self.number(Kind::Plan),
            _ => 2,
        };
        for _ in 0..children {
            self.node();
        }
        match tag {
            3 => {
                for _ in 0..self.number(Kind::Plan) {
                    self.number(Kind::Plan);
                    self.number(Kind::Plan);
                    self.used();
                }
            }
            5 => drop(self.number(Kind::Plan)),
            6 => self.used(),
            7 => {
                self.used();
                self.number(Kind::Plan);
                self.used();
            }
            _ => {}
        }
    }
}

/// The certificate with another byte at this place, and the digest of that.
pub fn changed(certificate: &[u8], at: usize, byte: u8) -> Vec<u8> {
    let mut content = certificate[..certificate.len() - 8].to_vec();
    content[at] = byte;
    sealed(content)
}

/// The content with its digest behind it.
pub fn sealed(mut content: Vec<u8>) -> Vec<u8> {
    let sum = crc(&content);
    content.extend(sum.to_le_bytes());
    content
}

/// CRC-64/XZ, bit by bit.
fn crc(bytes: &[u8]) -> u64 {
    let mut sum = !0_u64;
    for byte in bytes {
        sum ^= u64::from(*byte);
        for _ in 0..8 {
            sum = if sum & 1 == 1 { sum >> 1 ^ 0xC96C_5795_D787_0F42 } else { sum >> 1 };
        }
    }
    !sum
}
