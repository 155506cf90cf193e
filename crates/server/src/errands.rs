//! Errands: what is to be sent to somebody is kept first, and sent by whichever worker is free.

use std::time::Duration;

use alert::{Alert, Unsent, Way};
use store::Errand;
use tokio::time::timeout;
use wire::api::{Problem, UserId};

use crate::{alerts, app::App, trouble::lost};

/// How many are under way at once.
const AT_ONCE: u32 = 16;
/// How long a worker may take over one before another tries: longer than any way of sending takes.
const LEASE: Duration = Duration::from_secs(120);
/// How often is looked for errands without a bell.
const EVERY: Duration = Duration::from_secs(1);
/// How often one is tried.
const TRIES: i16 = 8;

/// Keeps something that is to be sent.
pub(crate) async fn add(
    app: &App,
    person: Option<UserId>,
    way: &Way,
    alert: &Alert,
) -> Result<(), Problem> {
    let text = |value: serde_json::Result<String>| value.expect("it is JSON");
    let (way, told_of) = (text(serde_json::to_string(way)), text(serde_json::to_string(alert)));
    let added = app.store.add_errand(&alert.id, person, &way, &told_of).await;
    added.map_err(lost)?;
    app.errands.notify_one();
    Ok(())
}

/// Runs errands until the process is told to stop.
pub(crate) async fn run(app: App) {
    while !app.stop.is_cancelled() {
        match app.store.claim_errands(AT_ONCE, LEASE).await {
            Ok(claimed) if !claimed.is_empty() => {
                let sent = claimed.into_iter().map(|errand| tokio::spawn(go(app.clone(), errand)));
                for sent in sent.collect::<Vec<_>>() {
                    // One that failed is another worker's when its lease ends.
                    let _ = sent.await;
                }
                continue;
            }
            Ok(_) => {}
            Err(trouble) => tracing::warn!(%trouble, "nobody knows what is to be sent"),
        }
        tokio::select! {
            () = app.stop.cancelled() => {}
            _ = timeout(EVERY, app.errands.notified()) => {}
        }
    }
}

async fn go(app: App, errand: Errand) {
    if let Some(decision) = &errand.decision {
        match alerts::is_open(&app, decision).await {
            Ok(true) => {}
            // Somebody decided meanwhile: there is nothing to tell.
            Ok(false) => return end(&app, &errand.id).await,
            // It is another worker's when the lease ends.
            Err(trouble) => return tracing::warn!(%trouble, "nobody knows whether to tell"),
        }
    }
    let read = (serde_json::from_str::<Way>(&errand.way), serde_json::from_str(&errand.alert));
    let sent = match read {
        (Ok(way), Ok(alert)) => app.post.send(&way, &alert).await,
        // A newer program may know more ways; this one is tried by others until it is given up.
        _ => Err(Unsent::Later("it can't be read".into())),
    };
    let outcome = match &sent {
        Ok(()) => "sent",
        Err(Unsent::Later(_)) if errand.tries < TRIES => "later",
        Err(_) => "given_up",
    };
    metrics::counter!("pagoda_errands_total", "outcome" => outcome).increment(1);
    if outcome == "later" {
        let wait = Duration::from_secs(10 << errand.tries.clamp(0, 10));
        if let Err(trouble) = app.store.put_off_errand(&errand.id, wait).await {
            tracing::warn!(%trouble, "an errand may be run too soon");
        }
    } else {
        end(&app, &errand.id).await;
    }
    if let (Err(Unsent::Gone), Some(decision)) = (&sent, &errand.decision)
        && let Err(trouble) = app.store.end_way(&decision.way).await
    {
        tracing::warn!(%trouble, "a way that leads nowhere stays");
    }
    if let Err(why) = sent {
        tracing::info!(outcome, %why, "an alert wasn't sent");
    }
}

async fn end(app: &App, id: &str) {
    if let Err(trouble) = app.store.end_errand(id).await {
        tracing::warn!(%trouble, "an errand may be run twice");
    }
}
