//! Plain files, the only ones that are read: no links to devices, no pipes, and nothing is waited for.
//!
//! Failure: the error of the system, or [`NOT_PLAIN`].

use std::fs;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// What is said of anything else.
pub const NOT_PLAIN: &str = "this is not a regular file";

/// The first `most` bytes of a plain file.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let not_plain = || io::Error::new(ErrorKind::InvalidInput, NOT_PLAIN);
    // To open a device may already do something, so its name is looked at first, and then what was opened.
    if !fs::metadata(path)?.is_file() {
        return Err(not_plain());
    }
    let mut options = fs::File::options();
    options.read(true);
    // Some plain files of a system wait for something to be read; with this they fail instead.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, libc::O_NONBLOCK);
    let file = options.open(path)?;
    if !file.metadata()?.is_file() {
        return Err(not_plain());
    }
    let mut content = Vec::new();
    file.take(most).read_to_end(&mut content)?;
    Ok(content)
}
