//! A connection of a browser, answered from the shelf.
//!
//! Representation: only what asks for this machine by name is answered. A page of somebody else may give its own
//! name the address of this machine, and would then read what is served here; its requests carry its name.
//! Failure: 403 for another machine's name, 405 for anything but reading, 404 for what is not a page, 400, 408 or 431 for
//! what is not a request.
//! Source: RFC 9110, 7.2 (Host).

use std::net::TcpStream;

use super::request::{self, Request, Unread};
use super::shelf::{Answer, Shelf};

/// Answers a connection.
pub fn reply(mut stream: TcpStream, shelf: &Shelf) {
    let (answer, only_head) = match request::read(&mut stream) {
        Ok(asked) => (answer(&asked, shelf), asked.method == "HEAD"),
        Err(Unread::Status(status)) => (refuse(status, "this is not a request"), false),
        Err(Unread::Gone) => return,
    };
    let Answer { bytes, kind, status } = answer;
    let mut sent = format!(
        "HTTP/1.1 {status} {}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nAllow: GET, HEAD\r\n\
         Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        reason(status),
        bytes.len()
    )
    .into_bytes();
    if !only_head {
        sent.extend(bytes);
    }
    // A reader who has gone needs no answer.
    let _ = request::send(stream, &sent);
}

/// What a request is answered.
fn answer(asked: &Request, shelf: &Shelf) -> Answer {
    if !asked.host.as_deref().is_some_and(is_local) {
        return refuse(403, "this book is served to this machine only");
    }
    if !["GET", "HEAD"].contains(&asked.method.as_str()) {
        return refuse(405, "pages can only be read");
    }
    shelf.answer(&asked.target).unwrap_or_else(|| refuse(404, "there is no such page"))
}

fn refuse(status: u16, says: &str) -> Answer {
    Answer { bytes: format!("{says}\n").into_bytes(), kind: "text/plain; charset=utf-8", status }
}

/// The words of a status.
fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        400 => "Bad Request",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        408 => "Request Timeout",
        431 => "Request Header Fields Too Large",
        _ => "Service Unavailable",
    }
}

/// Whether a host, with its port or without, is this machine.
fn is_local(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    ["127.0.0.1", "[::1]"].contains(&name) || name.eq_ignore_ascii_case("localhost")
}

#[cfg(test)]
mod tests {
    use super::is_local;

    #[test]
    fn this_machine_has_three_names() {
        for host in ["127.0.0.1:3000", "localhost:3000", "LOCALHOST", "127.0.0.1", "[::1]:80", "[::1]"] {
            assert!(is_local(host), "{host}");
        }
        for host in ["", "example.org", "localhost.example.org:3000", "127.0.0.1.example.org", "[::2]:3000", "::1"] {
            assert!(!is_local(host), "{host}");
        }
    }
}
