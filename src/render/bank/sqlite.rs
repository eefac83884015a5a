//! Databases of SQLite, written once and read by others: tables with their rows, and no index.
//!
//! Representation: pages of 4,096 bytes, numbers with the highest byte first. The first page holds the header and the list
//! of tables; each table is a B-tree whose rows are in leaves, in the order of their ids, and a row that is too long for
//! its leaf goes on in a chain of pages. Nothing depends on a clock, so the same rows are the same bytes.
//! Failure: more than 2^32 pages, or statements of tables that fill the first page; whoever calls has neither.
//! Source: sqlite.org, "Database File Format".

pub struct Table {
    pub name: &'static str,
    /// The statement that creates it.
    pub sql: &'static str,
    /// Its rows by their ids, which rise.
    pub rows: Vec<(i64, Vec<Value>)>,
}

/// What a column of a row holds.
pub enum Value {
    /// The id of the row, which is not written again.
    Id,
    Number(i64),
    Text(String),
}

/// The bytes of a page.
const PAGE: usize = 4096;

/// The bytes of the header of the file.
const HEADER: usize = 100;

/// The most bytes of a row that are in its leaf.
const IN_LEAF: usize = PAGE - 35;

/// The fewest bytes that stay in the leaf of a longer one.
const LEAST_IN_LEAF: usize = (PAGE - 12) * 32 / 255 - 23;

/// What a page of a chain holds beside the number of the next one.
const IN_CHAIN: usize = PAGE - 4;

/// The most pages below one page: each has its number, the largest id below it in 9 bytes or fewer, and its place.
const BELOW: usize = (PAGE - 12) / 15;

/// The kinds of pages of a table.
const INNER: u8 = 5;
const LEAF: u8 = 13;

/// The file with these tables.
pub fn database(tables: Vec<Table>) -> Vec<u8> {
    let mut file = File { pages: vec![vec![0; PAGE]] };
    let mut list = Vec::new();
    for (place, Table { name, sql, rows }) in (1..).zip(tables) {
        let root = Value::Number(file.tree(&rows) as i64);
        let text = |text: &str| Value::Text(text.to_owned());
        list.push(file.cell(place, &[text("table"), text(name), text(name), root, text(sql)]));
    }
    let header = header(file.pages.len());
    file.pages[0] = page(&header, LEAF, None, &list);
    file.pages.concat()
}

/// What the file begins with: how it is to be read, and how many pages it has.
fn header(pages: usize) -> Vec<u8> {
    let mut header = b"SQLite format 3\0".to_vec();
    header.extend((PAGE as u16).to_be_bytes());
    // Written and read without a log, nothing kept free in pages, and three fractions that are fixed.
    header.extend([1, 1, 0, 64, 32, 32]);
    // Changed once; its pages; none is free; the list of tables, version 1, in format 4; UTF-8.
    for number in [1, pages as u32, 0, 0, 1, 4, 0, 0, 1, 0, 0, 0] {
        header.extend(number.to_be_bytes());
    }
    header.resize(HEADER - 8, 0);
    // The count of changes once more, and the version of SQLite, here one that knows all of this.
    header.extend([1_u32, 3_008_000].map(u32::to_be_bytes).as_flattened());
    header
}

/// The pages; their numbers begin with 1.
struct File {
    pages: Vec<Vec<u8>>,
}

impl File {
    fn add(&mut self, page: Vec<u8>) -> u32 {
        self.pages.push(page);
        self.pages.len() as u32
    }

    /// Appends a table; the number of its root.
    fn tree(&mut self, rows: &[(i64, Vec<Value>)]) -> u32 {
        // The pages of a level, each with the largest id in or below it.
        let mut level: Vec<(u32, i64)> = Vec::new();
        let (mut cells, mut room, mut last) = (Vec::new(), PAGE - 8, 0);
        for (id, values) in rows {
            let cell = self.cell(*id, values);
            if cell.len() + 2 > room {
                level.push((self.add(page(&[], LEAF, None, &cells)), last));
                (cells, room) = (Vec::new(), PAGE - 8);
            }
            room -= cell.len() + 2;
            last = *id;
            cells.push(cell);
        }
        level.push((self.add(page(&[], LEAF, None, &cells)), last));
        while level.len() > 1 {
            // As even as can be, so that no page has a single one below it.
            let (count, parts) = (level.len(), level.len().div_ceil(BELOW));
            let part = |number: usize| &level[number * count / parts..(number + 1) * count / parts];
            level = (0..parts).map(part).map(|below| self.inner(below)).collect();
        }
        level[0].0
    }

    /// A page above these.
    fn inner(&mut self, below: &[(u32, i64)]) -> (u32, i64) {
        let (right, others) = below.split_last().expect("a part has two pages or more");
        let cells: Vec<Vec<u8>> =
            others.iter().map(|(number, id)| [number.to_be_bytes().as_slice(), &varint(*id as u64)].concat()).collect();
        (self.add(page(&[], INNER, Some(right.0), &cells)), right.1)
    }

    /// A row as it is in its leaf: its length, its id and its values, of which a long row has the end elsewhere.
    fn cell(&mut self, id: i64, values: &[Value]) -> Vec<u8> {
        let record = record(values);
        let mut cell = [varint(record.len() as u64), varint(id as u64)].concat();
        if record.len() <= IN_LEAF {
            return [cell, record].concat();
        }
        let whole = LEAST_IN_LEAF + (record.len() - LEAST_IN_LEAF) % IN_CHAIN;
        let (here, rest) = record.split_at(if whole <= IN_LEAF { whole } else { LEAST_IN_LEAF });
        cell.extend(here);
        // The pages of the chain follow one another.
        let first = self.pages.len() as u32 + 1;
        cell.extend(first.to_be_bytes());
        let parts = rest.chunks(IN_CHAIN);
        let last = parts.len() - 1;
        for (place, part) in parts.enumerate() {
            let next = if place == last { 0 } else { first + place as u32 + 1 };
            let mut page = [next.to_be_bytes().as_slice(), part].concat();
            page.resize(PAGE, 0);
            self.add(page);
        }
        cell
    }
}

/// A page with these cells, the last of which come first; before them its kind, how many there are, and their places.
fn page(before: &[u8], kind: u8, right: Option<u32>, cells: &[Vec<u8>]) -> Vec<u8> {
    let mut page = before.to_vec();
    let begin = PAGE - cells.iter().map(Vec::len).sum::<usize>();
    page.extend([kind, 0, 0]);
    page.extend([cells.len() as u16, begin as u16].map(u16::to_be_bytes).as_flattened());
    page.push(0);
    page.extend(right.iter().flat_map(|right| right.to_be_bytes()));
    let mut end = PAGE;
    for cell in cells {
        end -= cell.len();
        page.extend((end as u16).to_be_bytes());
    }
    page.resize(begin, 0);
    page.extend(cells.iter().rev().flatten());
    page
}

/// The values of a row, before them what each is.
fn record(values: &[Value]) -> Vec<u8> {
    let (mut kinds, mut content) = (Vec::new(), Vec::new());
    for value in values {
        match value {
            Value::Id => kinds.extend(varint(0)),
            // 0 and 1 are kinds of their own.
            Value::Number(number @ 0..=1) => kinds.extend(varint(8 + *number as u64)),
            Value::Number(number) => {
                let sizes = [1, 2, 3, 4, 6, 8];
                let fits = |bytes: &usize| *bytes == 8 || (*number >> (8 * bytes - 1)) + i64::from(*number < 0) == 0;
                let kind = sizes.iter().position(fits).unwrap_or(5);
                kinds.extend(varint(kind as u64 + 1));
                content.extend(&number.to_be_bytes()[8 - sizes[kind]..]);
            }
            Value::Text(text) => {
                kinds.extend(varint(13 + 2 * text.len() as u64));
                content.extend(text.as_bytes());
            }
        }
    }
    // The length of the head counts itself, in one byte or in two.
    let head = kinds.len() + 1 + usize::from(kinds.len() + 1 > 127);
    [varint(head as u64), kinds, content].concat()
}

/// A number in groups of 7 bits, the highest first, each but the last with the highest bit set; a ninth byte has 8 bits.
fn varint(number: u64) -> Vec<u8> {
    if number >> 56 > 0 {
        let high = number >> 8;
        let groups = (0..8).rev().map(|group| (high >> (7 * group)) as u8 | 0x80);
        return groups.chain([number as u8]).collect();
    }
    let count = (1..8).find(|count| number >> (7 * count) == 0).unwrap_or(8);
    let group = |group: u32| (number >> (7 * group)) as u8 & 0x7f | if group > 0 { 0x80 } else { 0 };
    (0..count).rev().map(group).collect()
}
