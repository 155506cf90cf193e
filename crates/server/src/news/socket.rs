//! News over a WebSocket: one for each tab.

use std::{pin::pin, sync::Arc, time::Duration};

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::SinkExt as _;
use tokio::time::{Instant, MissedTickBehavior, error::Elapsed, interval_at, timeout};
use tokio_util::sync::CancellationToken;
use wire::api::{Ask, Code, News, Problem};

use crate::news::{self, Watch};

/// How long a client may take to take in what it is told.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often both ends make sure that the other is there.
const PULSE: Duration = Duration::from_secs(25);
/// How many questions in a row are answered before the client must wait a little.
const BURST: u32 = 100;

/// Serves a socket until either end goes.
pub(crate) async fn serve(
    stop: CancellationToken,
    end: Arc<CancellationToken>,
    mut watch: Watch,
    mut socket: WebSocket,
) {
    let mut pulse = interval_at(Instant::now() + PULSE, PULSE);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut is_alive, mut asked) = (true, 0);
    // To begin to wait anew with each message would cost a lock that sockets share.
    let mut ended = pin!(end.cancelled());
    loop {
        let told = tokio::select! {
            biased;
            () = &mut ended => {
                // Who comes back after a restart is welcome; who was signed out is not.
                let is_stop = stop.is_cancelled();
                let why = if is_stop { close_code::RESTART } else { close_code::POLICY };
                return close(socket, why).await;
            }
            _ = pulse.tick() => {
                if !is_alive {
                    return;
                }
                (is_alive, asked) = (false, 0);
                if !send(&mut socket, Message::Ping(Vec::new().into())).await {
                    return;
                }
                continue;
            }
            heard = socket.recv() => {
                is_alive = true;
                match heard {
                    Some(Ok(Message::Text(text))) => {
                        let (told, is_played) = answer(&mut watch, &text).await;
                        // Moves that are made have a limit of their own.
                        asked += u32::from(!is_played);
                        if BURST < asked {
                            return close(socket, close_code::POLICY).await;
                        }
                        told
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => return close(socket, close_code::UNSUPPORTED).await,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                }
            }
            subject = watch.heard() => watch.tell(subject).await,
        };
        if !told.is_empty() && !send_all(&mut socket, told).await {
            return;
        }
    }
}

/// What there is to tell at once, and whether that is of a move that was made.
async fn answer(watch: &mut Watch, text: &str) -> (Vec<String>, bool) {
    let Ok(ask) = serde_json::from_str::<Ask>(text) else {
        return (vec![news::text(&News::Refused(Problem::new(Code::Unreadable)))], false);
    };
    let table = if let Ask::Play { table, .. } = &ask { Some(*table) } else { None };
    let news = watch.ask(ask).await;
    let mut told: Vec<String> = news.iter().map(news::text).collect();
    let is_played = matches!(news, Some(News::Played { .. }));
    if let Some(table) = table.filter(|_| is_played) {
        // What came of a move goes with the word that it was made.
        told.extend(watch.table(table));
    }
    (told, is_played)
}

/// Whether the client took all of it in; it goes together.
async fn send_all(socket: &mut WebSocket, told: Vec<String>) -> bool {
    let all = async {
        for text in told {
            socket.feed(Message::Text(text.into())).await?;
        }
        socket.flush().await
    };
    is_taken(timeout(PATIENCE, all).await)
}

/// Whether the client took it in.
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    is_taken(timeout(PATIENCE, socket.send(message)).await)
}

fn is_taken(sent: Result<Result<(), axum::Error>, Elapsed>) -> bool {
    match sent {
        Ok(sent) => sent.is_ok(),
        Err(_) => {
            metrics::counter!("pagoda_slow_readers_total").increment(1);
            false
        }
    }
}

/// Says goodbye and why. What the client still says is heard out: a connection that ends with something unheard
/// is torn down, and the goodbye with it.
async fn close(mut socket: WebSocket, code: u16) {
    let frame = CloseFrame { code, reason: "".into() };
    let goodbye = async {
        if socket.send(Message::Close(Some(frame))).await.is_ok() {
            while let Some(Ok(_)) = socket.recv().await {}
        }
    };
    let _ = timeout(Duration::from_secs(1), goodbye).await;
}
