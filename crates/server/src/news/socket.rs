//! The news feed over a WebSocket, one for each tab.

use std::{pin::pin, sync::Arc, time::Duration};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt as _;
use tokio::time::{Instant, MissedTickBehavior, error::Elapsed, interval_at, timeout};
use tokio_util::sync::CancellationToken;
use wire::api::{Code, News, Problem, SocketRequest};

use crate::news::{feed::Feed, message::json};

/// Timeout of sending a message.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// How often a ping is sent; a client that sends nothing between two of them is gone.
const PING_INTERVAL: Duration = Duration::from_secs(25);
/// Maximum requests between two pings; moves have a limit of their own.
const REQUESTS_MAX: u32 = 100;

/// The reaction to an event of a socket.
enum Next {
    /// These messages are sent.
    Send(Vec<Utf8Bytes>),
    /// The socket is closed with a code.
    Close(u16),
    /// The client is gone.
    Gone,
}

/// A client's messages since the last ping.
struct Activity {
    is_alive: bool,
    requests: u32,
}

/// Serves a socket until either end closes it.
pub(crate) async fn serve(
    stop: CancellationToken,
    end: Arc<CancellationToken>,
    mut feed: Feed,
    mut socket: WebSocket,
) {
    let mut ping = interval_at(Instant::now() + PING_INTERVAL, PING_INTERVAL);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut activity = Activity { is_alive: true, requests: 0 };
    // Waiting anew with each message would take a lock that all sockets share.
    let mut ended = pin!(end.cancelled());
    loop {
        let next = tokio::select! {
            biased;
            // A client should reconnect after a restart, but not after its session ended.
            () = &mut ended => Next::Close(
                if stop.is_cancelled() { close_code::RESTART } else { close_code::POLICY },
            ),
            _ = ping.tick() => send_ping(&mut socket, &mut activity).await,
            received = socket.recv() => on_message(&mut feed, &mut activity, received).await,
            topic = feed.changed() => Next::Send(feed.news(topic).await),
        };
        match next {
            Next::Send(messages) if messages.is_empty() => {}
            Next::Send(messages) => {
                if !send_all(&mut socket, messages).await {
                    return;
                }
                feed.mark_sent();
            }
            Next::Close(code) => return close(socket, code).await,
            Next::Gone => return,
        }
    }
}

async fn send_ping(socket: &mut WebSocket, activity: &mut Activity) -> Next {
    if !activity.is_alive {
        return Next::Gone;
    }
    *activity = Activity { is_alive: false, requests: 0 };
    let sent = timeout(SEND_TIMEOUT, socket.send(Message::Ping(Vec::new().into()))).await;
    if is_sent(sent) { Next::Send(Vec::new()) } else { Next::Gone }
}

async fn on_message(
    feed: &mut Feed,
    activity: &mut Activity,
    received: Option<Result<Message, axum::Error>>,
) -> Next {
    activity.is_alive = true;
    match received {
        Some(Ok(Message::Text(text))) => {
            let answer = answer(feed, &text).await;
            activity.requests += u32::from(!answer.is_played);
            if REQUESTS_MAX < activity.requests {
                return Next::Close(close_code::POLICY);
            }
            Next::Send(answer.messages)
        }
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Next::Send(Vec::new()),
        Some(Ok(Message::Binary(_))) => Next::Close(close_code::UNSUPPORTED),
        Some(Ok(Message::Close(_)) | Err(_)) | None => Next::Gone,
    }
}

/// The immediate answer to a request.
struct Answer {
    messages: Vec<Utf8Bytes>,
    /// Whether it is about a move that was made.
    is_played: bool,
}

async fn answer(feed: &mut Feed, text: &str) -> Answer {
    let Ok(request) = serde_json::from_str::<SocketRequest>(text) else {
        let refused = News::Refused(Problem::new(Code::MalformedRequest));
        return Answer { messages: vec![json(&refused).into()], is_played: false };
    };
    let table = if let SocketRequest::Play { table, .. } = &request { Some(*table) } else { None };
    let news = feed.handle(request).await;
    let mut messages: Vec<Utf8Bytes> = news.iter().map(|news| json(news).into()).collect();
    let is_played = matches!(news, Some(News::MoveAccepted { .. }));
    if let Some(table) = table.filter(|_| is_played) {
        // The frame after the move goes together with its acknowledgement.
        messages.extend(feed.table_news(table));
    }
    Answer { messages, is_played }
}

/// Sends messages together; false if the client is gone or too slow.
async fn send_all(socket: &mut WebSocket, messages: Vec<Utf8Bytes>) -> bool {
    let all = async {
        for text in messages {
            socket.feed(Message::Text(text)).await?;
        }
        socket.flush().await
    };
    is_sent(timeout(SEND_TIMEOUT, all).await)
}

fn is_sent(sent: Result<Result<(), axum::Error>, Elapsed>) -> bool {
    match sent {
        Ok(sent) => sent.is_ok(),
        Err(_) => {
            metrics::counter!("pagoda_slow_clients_total").increment(1);
            false
        }
    }
}

/// Closes with a code. Further messages of the client are read: closing a connection with unread data
/// resets it, and the close frame is lost.
async fn close(mut socket: WebSocket, code: u16) {
    let frame = CloseFrame { code, reason: "".into() };
    let closed = async {
        if socket.send(Message::Close(Some(frame))).await.is_ok() {
            while let Some(Ok(_)) = socket.recv().await {}
        }
    };
    let _ = timeout(Duration::from_secs(1), closed).await;
}
