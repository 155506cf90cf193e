//! News over a WebSocket: one for each tab.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use wire::api::{Ask, Code, News, Problem};

use crate::{app::App, news::Watch};

/// How long a client may take to take in what it is told.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often both ends make sure that the other is there.
const PULSE: Duration = Duration::from_secs(25);
/// How many questions in a row are answered before the client must wait a little.
const BURST: u32 = 100;

/// Serves a socket until either end goes.
pub(crate) async fn serve(app: App, mut watch: Watch, mut socket: WebSocket) {
    let mut pulse = interval_at(Instant::now() + PULSE, PULSE);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut is_alive, mut asked) = (true, 0);
    loop {
        let told = tokio::select! {
            biased;
            () = app.stop.cancelled() => return close(socket, close_code::RESTART).await,
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
                        asked += 1;
                        if BURST < asked {
                            return close(socket, close_code::POLICY).await;
                        }
                        answer(&mut watch, &text).await
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => return close(socket, close_code::UNSUPPORTED).await,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                }
            }
            subject = watch.heard() => watch.tell(subject).await,
        };
        for text in told {
            if !send(&mut socket, Message::Text(text.into())).await {
                return;
            }
        }
    }
}

async fn answer(watch: &mut Watch, text: &str) -> Vec<String> {
    let news = match serde_json::from_str::<Ask>(text) {
        Ok(ask) => watch.ask(ask).await,
        Err(_) => Some(News::Refused(Problem::new(Code::Unreadable))),
    };
    news.iter().map(|news| serde_json::json!(news).to_string()).collect()
}

/// Whether the client took it in.
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    match timeout(PATIENCE, socket.send(message)).await {
        Ok(sent) => sent.is_ok(),
        Err(_) => {
            metrics::counter!("pagoda_slow_readers_total").increment(1);
            false
        }
    }
}

async fn close(mut socket: WebSocket, code: u16) {
    let frame = CloseFrame { code, reason: "".into() };
    let _ = timeout(Duration::from_secs(1), socket.send(Message::Close(Some(frame)))).await;
}
