//! `nimbook block`: the last fenced block of standard input, as a book would show it.
//!
//! Output: HTML, Markdown or JSON; of a block that is at fault only JSON, unless it states something false, which is
//! shown as false.
//! Exit 1 when it says something false, 2 when it cannot be read, 3 when it reached a limit.

use std::io::Read;

use clap::{Args, ValueEnum};
use serde_json::json;

use super::Reply;
use super::input::{self, Refused, pretty};
use crate::document::{LANGUAGES, Words};
use crate::page::block::one_block;
use crate::render::{self, Templates};
use crate::source::{Diagnostics, bytes, checksum};

/// Arguments of `nimbook block`.
#[derive(Args)]
pub struct Block {
    /// Format of the output
    #[arg(long, value_enum, default_value_t = Format::Html)]
    format: Format,
    /// Print the stylesheet before the HTML, for a page that has none
    #[arg(long)]
    style: bool,
    /// Print one JSON value, like --format json
    #[arg(long)]
    json: bool,
}

/// What is printed of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// An element for a page.
    Html,
    /// Markdown with its pictures inside.
    Md,
    /// One value with both, and everything that is wrong.
    Json,
}

/// The name of standard input in messages.
pub const STDIN: &str = "standard input";

impl Block {
    /// Reads the blocks and shows the last.
    pub fn run(&self) -> Result<Reply, Reply> {
        let text = bytes::text(STDIN, &stdin(bytes::LIMIT)?)?;
        let refuse = |error: render::RenderError| input::cannot_render(STDIN, &error);
        let words = Words::new(&LANGUAGES[0]).map_err(|error| refuse(error.into()))?;
        // Blocks on one page have ids of their own.
        let id = u32::from_str_radix(&checksum([text.content.as_str()])[..6], 16).unwrap_or(0);
        let block = one_block(&text, id, &words).map_err(refuse)?;
        let style = match self.style {
            true => format!("<style>\n{}</style>\n", render::host_stylesheet(&Templates::built_in().map_err(refuse)?)),
            false => String::new(),
        };
        let html = if block.html.is_empty() { String::new() } else { style + &render::in_host(&block.html) };
        let faults = block.diagnostics;
        let mut reply = match &faults {
            None => Reply::default(),
            Some(faults) => Reply { code: code(faults), ..Refused::from(faults.clone()).into() },
        };
        reply.out = match self.format {
            Format::Json => self.as_json(&block.kind, &html, &block.md, faults.as_ref()),
            _ if self.json => self.as_json(&block.kind, &html, &block.md, faults.as_ref()),
            _ if reply.code == 2 => String::new(),
            Format::Html => html,
            Format::Md => block.md.trim_end().to_owned() + "\n",
        };
        Ok(if reply.out.is_empty() { reply } else { reply.after_output() })
    }

    fn as_json(&self, kind: &str, html: &str, md: &str, faults: Option<&Diagnostics>) -> String {
        let diagnostics = faults.map_or_else(|| json!([]), |faults| json!(faults));
        pretty(&json!({"kind": kind, "html": html, "md": md, "ok": faults.is_none(), "diagnostics": diagnostics}))
    }
}

/// The exit code for these faults: the worst of them.
pub fn code(faults: &Diagnostics) -> u8 {
    let code = |fault: &crate::source::Diagnostic| match fault.code {
        "disputed" | "false-citation" | "false-claim" | "not-proved" | "not-refuted" | "wrong-cell" | "wrong-value"
        | "wrong-witness" => 1,
        "gave-up" | "out-of-reach" => 3,
        _ => 2,
    };
    let codes: Vec<u8> = faults.list().iter().map(code).collect();
    [2, 1, 3].into_iter().find(|code| codes.contains(code)).unwrap_or(0)
}

/// All of standard input; one byte more than `most`, if there are more.
pub fn stdin(most: usize) -> Result<Vec<u8>, Refused> {
    let mut content = Vec::new();
    let read = std::io::stdin().lock().take(most as u64 + 1).read_to_end(&mut content);
    let refuse = |error| Refused::new(STDIN, "cannot-read", format!("it cannot be read: {error}"), "check the pipe");
    read.map(|_| content).map_err(refuse)
}
