//! Ids in addresses that moderators paste.

use std::str::FromStr;

/// The id at the end of the address of a profile or table, or a bare id.
pub(super) fn read<Id: FromStr>(subject: &str) -> Option<Id> {
    subject.trim().trim_end_matches('/').rsplit('/').next()?.parse().ok()
}
