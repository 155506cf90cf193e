//! Messages of the news feed as JSON.

use wire::api::News;

/// A message as JSON.
pub(super) fn json(news: &News) -> String {
    serde_json::to_string(news).expect("news are JSON")
}
