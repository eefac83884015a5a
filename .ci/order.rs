//! Puts the functions of a WebAssembly module that is read into an order in which similar ones are neighbours, and writes
//! it: gzip finds again what it saw at most 32 kB ago, so the module is a twentieth smaller when it is packed.
//!
//!     rustc --edition 2024 -O .ci/order.rs -o order
//!     order < nimbook.wasm > ordered.wasm
//!
//! Source: the binary format of the WebAssembly specification 2.0, sections 5.4 and 5.5. What is not known of it is an
//! error, never copied.

use std::collections::{BTreeMap, HashMap};
use std::io::{self, Read, Write};

/// So many bytes are compared at a time, so many marks are kept of a function, and so many functions are behind the next
/// one that it is compared with. A mark that more functions have says nothing.
const COMPARED: usize = 6;
const MARKS: usize = 256;
const BEHIND: usize = 8;
const COMMON: usize = 400;

/// Calls of these take one byte, not two.
const SHORT: usize = 128;

type Fault = Box<dyn std::error::Error>;

fn main() -> Result<(), Fault> {
    let mut module = Vec::new();
    io::stdin().read_to_end(&mut module)?;
    io::stdout().write_all(&ordered(&module)?)?;
    Ok(())
}

/// A place in bytes.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], Fault> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or("the module ends too early")?;
        self.0 = rest;
        Ok(taken)
    }

    fn byte(&mut self) -> Result<u8, Fault> {
        Ok(self.take(1)?[0])
    }

    /// A number in LEB128 without a sign.
    fn number(&mut self) -> Result<usize, Fault> {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            shift += 7;
            if byte < 0x80 {
                return Ok(number);
            }
        }
    }

    /// Goes past so many numbers in LEB128, with a sign or without.
    fn skip(&mut self, numbers: usize) -> Result<(), Fault> {
        for _ in 0..numbers {
            while self.byte()? >= 0x80 {}
        }
        Ok(())
    }

    /// So many bytes as are said first.
    fn sized(&mut self) -> Result<&'a [u8], Fault> {
        let length = self.number()?;
        self.take(length)
    }
}

fn push(out: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn push_sized(out: &mut Vec<u8>, bytes: &[u8]) {
    push(out, bytes.len());
    out.extend(bytes);
}

/// The module with its functions in their new order.
fn ordered(module: &[u8]) -> Result<Vec<u8>, Fault> {
    let mut reader = Reader(module);
    let mut out = reader.take(8)?.to_vec();
    let mut sections = Vec::new();
    while !reader.0.is_empty() {
        sections.push((reader.byte()?, reader.sized()?));
    }
    let (_, code) = sections.iter().find(|(id, _)| *id == 10).ok_or("a module without functions")?;
    let mut reader = Reader(code);
    let bodies = (0..reader.number()?).map(|_| reader.sized()).collect::<Result<Vec<_>, _>>()?;
    let order = order(&bodies)?;
    let mut place = vec![0; order.len()];
    for (new, &old) in order.iter().enumerate() {
        place[old] = new;
    }
    let moved = |out: &mut Vec<u8>, reader: &mut Reader<'_>| -> Result<(), Fault> {
        push(out, *place.get(reader.number()?).ok_or("a function that there is not")?);
        Ok(())
    };
    for &(id, section) in &sections {
        let mut reader = Reader(section);
        let mut new = Vec::new();
        match id {
            2 => return Err("a module that imports functions".into()),
            // The types of the functions.
            3 => {
                let types = (0..reader.number()?).map(|_| reader.number()).collect::<Result<Vec<_>, _>>()?;
                push(&mut new, types.len());
                for &old in &order {
                    push(&mut new, *types.get(old).ok_or("a function without a type")?);
                }
            }
            // What is exported.
            7 => {
                let count = reader.number()?;
                push(&mut new, count);
                for _ in 0..count {
                    push_sized(&mut new, reader.sized()?);
                    let kind = reader.byte()?;
                    new.push(kind);
                    match kind {
                        0 => moved(&mut new, &mut reader)?,
                        _ => push(&mut new, reader.number()?),
                    }
                }
            }
            // The table of functions that are called by their place in it: `i32.const` and where it begins.
            9 => {
                let [1, 0, 0x41] = *reader.take(3)? else { return Err("a table of another form".into()) };
                reader.skip(1)?;
                let 0x0b = reader.byte()? else { return Err("a table of another form".into()) };
                new.extend(&section[..section.len() - reader.0.len()]);
                let count = reader.number()?;
                push(&mut new, count);
                for _ in 0..count {
                    moved(&mut new, &mut reader)?;
                }
            }
            10 => {
                push(&mut new, bodies.len());
                for &old in &order {
                    let mut body = Vec::new();
                    each_call(bodies[old], |before, called| {
                        body.extend(before);
                        called.iter().for_each(|&function| push(&mut body, place[function]));
                    })?;
                    push_sized(&mut new, &body);
                }
            }
            8 => return Err("a module that starts by itself".into()),
            _ => new.extend(section),
        }
        out.push(id);
        push_sized(&mut out, &new);
    }
    Ok(out)
}

/// Tells of each function that a body names, with the bytes before it that have not been told; at last the rest.
fn each_call(body: &[u8], mut tell: impl FnMut(&[u8], Option<usize>)) -> Result<(), Fault> {
    let (mut reader, mut told) = (Reader(body), 0);
    for _ in 0..reader.number()? {
        reader.skip(2)?;
    }
    while !reader.0.is_empty() {
        match reader.byte()? {
            // Calls, and a function as a value.
            0x10 | 0x12 | 0xd2 => {
                let place = body.len() - reader.0.len();
                let function = reader.number()?;
                tell(&body[told..place], Some(function));
                told = body.len() - reader.0.len();
            }
            0x00 | 0x01 | 0x05 | 0x0b | 0x0f | 0x1a | 0x1b | 0x45..=0xc4 | 0xd1 => {}
            // Blocks by their type, branches, variables, tables, memory, constants.
            0x02..=0x04 | 0x0c | 0x0d | 0x20..=0x26 | 0x3f..=0x42 | 0xd0 => reader.skip(1)?,
            0x11 | 0x13 | 0x28..=0x3e => reader.skip(2)?,
            0x0e => {
                let branches = reader.number()?;
                reader.skip(branches + 1)?;
            }
            0x1c => {
                let types = reader.number()?;
                reader.skip(types)?;
            }
            0x43 => drop(reader.take(4)?),
            0x44 => drop(reader.take(8)?),
            0xfc => match reader.number()? {
                0..=7 => {}
                8 | 10 | 12 | 14 => reader.skip(2)?,
                9 | 11 | 13 | 15..=17 => reader.skip(1)?,
                other => return Err(format!("an instruction that is not known: 0xfc {other}").into()),
            },
            other => return Err(format!("an instruction that is not known: {other:#x}").into()),
        }
    }
    tell(&body[told..], None);
    Ok(())
}

/// The functions, first those that are called most, each after those that it is most like.
fn order(bodies: &[&[u8]]) -> Result<Vec<usize>, Fault> {
    let mut calls = vec![0_usize; bodies.len()];
    for body in bodies {
        each_call(body, |_, called| {
            if let Some(count) = called.and_then(|function| calls.get_mut(function)) {
                *count += 1;
            }
        })?;
    }
    let marks: Vec<Vec<u64>> = bodies.iter().map(|body| marks(body)).collect();
    let mut having: HashMap<u64, Vec<usize>> = HashMap::new();
    for (function, marks) in marks.iter().enumerate() {
        marks.iter().for_each(|mark| having.entry(*mark).or_default().push(function));
    }
    having.retain(|_, functions| functions.len() <= COMMON);
    let mut by_calls: Vec<usize> = (0..bodies.len()).collect();
    by_calls.sort_by_key(|&function| std::cmp::Reverse(calls[function]));
    let mut left = vec![true; bodies.len()];
    let mut order: Vec<usize> = Vec::new();
    for group in [&by_calls[..SHORT.min(bodies.len())], &(0..bodies.len()).collect::<Vec<_>>()[..]] {
        let mut may = vec![false; bodies.len()];
        group.iter().for_each(|&function| may[function] = left[function]);
        let mut rest = group.iter().copied();
        loop {
            // So many marks each of the others shares with those behind.
            let mut shared: BTreeMap<usize, usize> = BTreeMap::new();
            for &function in order.iter().rev().take(BEHIND) {
                let functions = marks[function].iter().filter_map(|mark| having.get(mark)).flatten();
                functions.filter(|&&other| may[other]).for_each(|&other| *shared.entry(other).or_default() += 1);
            }
            let score = |(&function, &count): (&usize, &usize)| (count << 20) / (marks[function].len() + BEHIND);
            let most = shared.iter().max_by_key(|&shared| score(shared)).map(|(&function, _)| function);
            let Some(next) = most.or_else(|| rest.find(|&function| may[function])) else { break };
            (may[next], left[next]) = (false, false);
            order.push(next);
        }
    }
    Ok(order)
}

/// Marks of a body: hashes of the bytes in it, the least of them.
fn marks(body: &[u8]) -> Vec<u64> {
    let hash = |bytes: &[u8]| {
        let number = bytes.iter().fold(0, |number: u64, &byte| number << 8 | u64::from(byte));
        number.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    };
    let mut marks: Vec<u64> = body.windows(COMPARED).map(hash).collect();
    marks.sort_unstable();
    marks.dedup();
    marks.truncate(MARKS);
    marks
}
