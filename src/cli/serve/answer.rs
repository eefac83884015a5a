//! A request of a browser, answered from the shelf.
//!
//! Representation: only what asks for this machine by name is answered. A page of somebody else may give its own
//! name the address of this machine, and would then read what is served here; its requests carry its name.
//! Failure: 403 for another machine's name, 405 for anything but reading, 404 for what is no page.
//! Source: RFC 9110, 7.2 (Host).

use tiny_http::{Header, Method, Request, Response};

use super::shelf::{Answer, Shelf};

/// Headers of every answer: nothing is kept, and a type is what it says.
const HEADERS: [(&str, &str); 2] = [("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff")];

/// Answers a request.
pub fn reply(request: Request, shelf: &Shelf) {
    let refuse = |status: u16, says: &str| Answer {
        bytes: format!("{says}\n").into_bytes(),
        kind: "text/plain; charset=utf-8",
        status,
    };
    let host = request.headers().iter().find(|header| header.field.equiv("Host"));
    let Answer { bytes, kind, status } = if !host.is_some_and(|header| is_local(header.value.as_str())) {
        refuse(403, "this book is served to this machine only")
    } else if !matches!(request.method(), Method::Get | Method::Head) {
        refuse(405, "pages can only be read")
    } else {
        shelf.answer(request.url()).unwrap_or_else(|| refuse(404, "there is no such page"))
    };
    let mut response = Response::from_data(bytes).with_status_code(status);
    for (name, value) in HEADERS.into_iter().chain([("Content-Type", kind)]) {
        Header::from_bytes(name, value).into_iter().for_each(|header| response.add_header(header));
    }
    // A reader who has gone needs no answer.
    let _ = request.respond(response);
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
