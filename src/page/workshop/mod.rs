//! The doors of the workshop, where a teacher makes a sheet in a page: what there is to choose, the controls of an exercise,
//! what they lead to, and one question drawn anew.
//!
//! Representation: a sheet is the object that its YAML would be, with `pins` beside its keys; see [`draft`].
//! Failure: faults of a sheet are part of the reply of `plan`, each with the path of its key; all else is [`Refused`].
//!
//! [`Refused`]: super::Refused

mod build;
mod draft;
mod file;
mod form;
mod gallery;
mod pin;
mod pins;
mod plan;

pub use build::build;
pub use draft::open;
pub use file::{code, page};
pub use form::form;
pub use gallery::{gallery, name_of, picture, sample};
pub use pin::pin;
pub use plan::{enough, plan};

#[cfg(test)]
mod tests;
