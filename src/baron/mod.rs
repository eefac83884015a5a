//! Báron's own procedures.
