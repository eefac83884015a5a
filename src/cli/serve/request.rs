//! The head of a request, read within limits, and an answer that is sent within a time.
//!
//! Representation: at most [`LONGEST`] bytes and [`MOST_FIELDS`] fields, whatever a request says of itself. A body is
//! never kept: one connection is one request, and what comes after its head is thrown away with the connection.
//! Failure: the status that says why, or the error of a connection whose other end has gone or is too slow.
//! Source: RFC 9110 and 9112.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant};

/// The longest head, in bytes.
const LONGEST: usize = 16 * 1024;

/// The most fields of a head.
const MOST_FIELDS: usize = 100;

/// How long a head may take.
const HEAD_TIME: Duration = Duration::from_secs(5);

/// How long an answer may take.
const ANSWER_TIME: Duration = Duration::from_secs(30);

/// How long, and how much, is thrown away of what comes after a head.
const REST_TIME: Duration = Duration::from_secs(1);
const MOST_REST: usize = 1 << 20;

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
pub struct Request {
    /// The method, like `GET`.
    pub method: String,
    /// The path and the query.
    pub target: String,
    /// The value of `Host`, if there is one in ASCII.
    pub host: Option<String>,
}

/// Why a head is not a request.
#[derive(Debug, PartialEq, Eq)]
pub enum Unread {
    /// The status to answer.
    Status(u16),
    /// There is nobody to answer to.
    Gone,
}

/// Reads a head.
pub fn read(stream: &mut TcpStream) -> Result<Request, Unread> {
    let until = Instant::now() + HEAD_TIME;
    let mut head = [0; LONGEST];
    let mut filled = 0;
    while filled < LONGEST {
        match stream.set_read_timeout(left(until)).and_then(|()| stream.read(&mut head[filled..])) {
            Ok(0) => return Err(Unread::Gone),
            Ok(count) => filled += count,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Err(_) => return Err(Unread::Gone),
        }
        if let Some(request) = parse(&head[..filled])? {
            return Ok(request);
        }
        if Instant::now() >= until {
            return Err(Unread::Status(408));
        }
    }
    Err(Unread::Status(431))
}

/// The request with this head; none if it goes on.
pub fn parse(head: &[u8]) -> Result<Option<Request>, Unread> {
    let mut fields = [httparse::EMPTY_HEADER; MOST_FIELDS];
    let mut request = httparse::Request::new(&mut fields);
    match request.parse(head) {
        Ok(httparse::Status::Complete(_)) => {}
        Ok(httparse::Status::Partial) => return Ok(None),
        Err(httparse::Error::TooManyHeaders) => return Err(Unread::Status(431)),
        Err(_) => return Err(Unread::Status(400)),
    }
    let mut hosts = request.headers.iter().filter(|field| field.name.eq_ignore_ascii_case("host"));
    let host = hosts.next().and_then(|field| str::from_utf8(field.value).ok()).map(str::to_owned);
    if hosts.next().is_some() {
        return Err(Unread::Status(400));
    }
    let word = |word: Option<&str>| word.unwrap_or_default().to_owned();
    Ok(Some(Request { method: word(request.method), target: word(request.path), host }))
}

/// Sends an answer and ends the connection.
pub fn send(mut stream: TcpStream, mut answer: &[u8]) -> io::Result<()> {
    let until = Instant::now() + ANSWER_TIME;
    while !answer.is_empty() {
        stream.set_write_timeout(left(until))?;
        match stream.write(answer) {
            Ok(0) => return Err(ErrorKind::WriteZero.into()),
            Ok(count) => answer = &answer[count..],
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    stream.shutdown(Shutdown::Write)?;
    // A connection closed while bytes wait in it is torn, and its answer may be lost.
    let until = Instant::now() + REST_TIME;
    let (mut rest, mut thrown) = ([0; 4096], 0);
    while thrown < MOST_REST && Instant::now() < until {
        stream.set_read_timeout(left(until))?;
        match stream.read(&mut rest)? {
            0 => break,
            count => thrown += count,
        }
    }
    Ok(())
}

/// The time that is left; never none, which would be for ever.
fn left(until: Instant) -> Option<Duration> {
    Some(until.saturating_duration_since(Instant::now()).max(Duration::from_millis(1)))
}
