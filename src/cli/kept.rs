//! The specs that classes have kept: where they are, and what they add to a spec.
//!
//! Failure: faults of what nimbook wrote; what somebody else wrote at such a place says nothing.

use std::fs;
use std::path::Path;

use super::files;
use super::input::{Refused, sheet};
use crate::class::KEPT;
use crate::sheet::Spec;

/// The spec of a class that is kept at a place, if there is one.
///
/// # Errors
/// Faults of what nimbook wrote there; what somebody else wrote is not a spec of a class where it has any.
pub fn of_class(place: &Path) -> Result<Option<Spec>, Refused> {
    let is_there = fs::metadata(place).is_ok_and(|found| found.is_file() && found.len() > 0);
    if !is_there {
        return Ok(None);
    }
    let kept = match sheet(&place.to_string_lossy()) {
        Err(_) if files::owner(place).is_none() => None,
        kept => Some(kept?.0),
    };
    Ok(kept.filter(Spec::has_class))
}

/// A spec with what a class was asked that was made from it in one of these folders, and with the versions that the command
/// dealt there where the spec states none.
///
/// # Errors
/// Faults of what is kept there.
pub fn with_class(mut spec: Spec, stem: &str, folders: &[&Path]) -> Result<Spec, Refused> {
    if spec.has_class() {
        return Ok(spec);
    }
    for folder in folders {
        if let Some(kept) = of_class(&folder.join(format!("{stem}{KEPT}")))? {
            spec.versions = spec.versions.or(kept.versions);
            return Ok(spec.with_class(kept));
        }
    }
    Ok(spec)
}
