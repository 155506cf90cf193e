//! Results: places, ratings, and the export of finished games.

mod check;
mod error;
mod export;
mod fingerprint;
mod finish;
mod outcome;
mod rating;

pub use crate::results::{
    check::{Checked, catch_up_ratings, check_ratings},
    error::OfflineError,
    export::export,
    fingerprint::{Fingerprint, Fingerprints},
};
pub(crate) use crate::results::{
    finish::{finish, similar_level},
    rating::{displayed, displayed_change, is_provisional},
};
