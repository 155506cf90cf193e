//! The news feed as lines of JSON, for programs with a long-lived request.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::body::{Body, Bytes};
use futures_util::stream;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use wire::api::News;

use crate::{
    news::{feed::Feed, message::json},
    quotas::StreamPermit,
};

/// How often a line is sent even if nothing is new.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// All news until the node stops, the session ends or the reader goes.
pub(crate) fn lines(end: Arc<CancellationToken>, feed: Feed, permit: StreamPermit) -> Body {
    Body::from_stream(stream::unfold((end, feed, permit), |(end, mut feed, permit)| async move {
        let topic = tokio::select! {
            () = end.cancelled() => return None,
            topic = timeout(KEEP_ALIVE, feed.changed()) => topic,
        };
        let news = match topic {
            Ok(topic) => feed.news(topic).await,
            Err(_) => vec![json(&News::Heartbeat).into()],
        };
        let mut lines = String::new();
        for text in &news {
            lines.push_str(text);
            lines.push('\n');
        }
        Some((Ok::<_, Infallible>(Bytes::from(lines)), (end, feed, permit)))
    }))
}
