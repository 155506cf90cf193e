//! Results: places, ratings, and the export of finished games.

mod catch_up;
mod check;
mod eligibility;
mod error;
mod export;
mod fingerprint;
mod finish;
mod outcome;
mod rating;
mod rating_report;
mod snapshot;

pub use crate::results::{
    catch_up::catch_up_ratings,
    check::{Checked, check_ratings},
    error::OfflineError,
    export::export,
    fingerprint::{Fingerprint, Fingerprints},
    rating_report::{Agreement, RatingReport, ReportScope, report_ratings},
    snapshot::Snapshot,
};
pub(crate) use crate::results::{
    catch_up::decide_pending,
    eligibility::pool_of,
    finish::{finish, similar_level},
    rating::{displayed, displayed_change, is_provisional},
    rating_report::report_results,
};
