//! News as lines of JSON, for programs that keep a request open.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::body::{Body, Bytes};
use futures_util::stream;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use wire::api::News;

use crate::news::{Watch, text};

/// How often a line is said even if nothing is new.
const PULSE: Duration = Duration::from_secs(15);

/// What is first told, then everything new, until the node stops or the reader goes.
pub(crate) fn lines(end: Arc<CancellationToken>, watch: Watch) -> Body {
    Body::from_stream(stream::unfold((end, watch), |(end, mut watch)| async move {
        let subject = tokio::select! {
            () = end.cancelled() => return None,
            subject = timeout(PULSE, watch.heard()) => subject,
        };
        let told = match subject {
            Ok(subject) => watch.tell(subject).await,
            Err(_) => vec![text(&News::Quiet)],
        };
        let mut lines = told.join("\n");
        if !told.is_empty() {
            lines.push('\n');
        }
        Some((Ok::<_, Infallible>(Bytes::from(lines)), (end, watch)))
    }))
}
