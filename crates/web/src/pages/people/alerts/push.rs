//! Web push to this browser, also while no page is open.

use js_sys::{JSON, Object, Reflect};
use leptos::{prelude::*, task::spawn_local};
use serde_json::Value;
use wasm_bindgen::JsValue;
use wire::api::{ChannelCreated, Channels, NewChannel};

use super::settings::AlertSettings;
use crate::{
    i18n::t,
    net,
    pages::people::{
        browser::{self, call, part, wait},
        form::Part,
        submission::{Outcome, Submission, SubmitError},
    },
    parts::Button,
    store,
};

/// The storage key of this browser's channel.
const NAME: &str = "push";

/// The push manager of this browser; none where push isn't supported.
async fn manager() -> Result<JsValue, JsValue> {
    let workers = part(&window().navigator(), "serviceWorker")?;
    part(&wait(part(&workers, "ready")?).await?, "pushManager")
}

/// Whether this browser supports push.
fn is_there() -> bool {
    let has = |of: &JsValue, name| part(of, name).is_ok();
    has(&window(), "PushManager") && has(&window().navigator(), "serviceWorker")
}

/// Asks for permission to show notifications.
async fn may() -> Result<bool, JsValue> {
    let notes = part(&window(), "Notification")?;
    let said = wait(call(&notes, "requestPermission", &[])?).await?;
    Ok(said.as_string().is_some_and(|said| said == "granted"))
}

/// Subscribes with the server's key; returns the subscription as JSON.
async fn subscribe(key: &str) -> Result<String, JsValue> {
    let how = Object::new();
    Reflect::set(&how, &"userVisibleOnly".into(), &true.into())?;
    Reflect::set(&how, &"applicationServerKey".into(), &key.into())?;
    let made = wait(call(&manager().await?, "subscribe", &[how.into()])?).await?;
    Ok(JSON::stringify(&call(&made, "toJSON", &[])?)?.into())
}

/// Ends the subscription, if there is one.
async fn unsubscribe() -> Result<(), JsValue> {
    let made = wait(call(&manager().await?, "getSubscription", &[])?).await?;
    if !made.is_null() {
        wait(call(&made, "unsubscribe", &[])?).await?;
    }
    Ok(())
}

/// A subscription in the server's format.
fn channel(text: &str) -> Option<NewChannel> {
    let made: Value = serde_json::from_str(text).ok()?;
    let text = |value: &Value| value.as_str().map(str::to_owned);
    Some(NewChannel::Push {
        endpoint: text(&made["endpoint"])?,
        p256dh: text(&made["keys"]["p256dh"])?,
        auth: text(&made["keys"]["auth"])?,
        label: browser::this(),
    })
}

async fn turn_on(alerts: AlertSettings) -> Result<(), SubmitError> {
    if !may().await.unwrap_or(false) {
        return Err(SubmitError::Message("push-refused"));
    }
    alerts.me.user_or_guest(alerts.prefs).await?;
    let Channels { push_key, .. } = net::get("/api/notification-channels").await?;
    let key = push_key.ok_or(SubmitError::Message("push-unavailable"))?;
    // A subscription with another key would be refused.
    let _ = unsubscribe().await;
    let made = subscribe(&key).await.map_err(|_| SubmitError::Message("push-unavailable"))?;
    let wanted = channel(&made).ok_or(SubmitError::Message("push-unavailable"))?;
    let ChannelCreated { channel, .. } = net::post("/api/notification-channels", &wanted).await?;
    store::save(NAME, &channel.id);
    alerts.load();
    Ok(())
}

async fn turn_off(alerts: AlertSettings, id: String) -> Result<(), SubmitError> {
    net::delete::<()>(&format!("/api/notification-channels/{id}")).await?;
    forget();
    alerts.load();
    Ok(())
}

/// This browser's channel, if it has one.
pub(super) fn own() -> Option<String> {
    store::load(NAME)
}

/// Removes this browser's channel.
pub(super) fn forget() {
    store::remove(NAME);
    spawn_local(async {
        // A channel that the server has forgotten sends nothing, subscribed or not.
        let _ = unsubscribe().await;
    });
}

#[component]
pub(super) fn Push(alerts: AlertSettings) -> impl IntoView {
    let submission = Submission::new();
    // This browser's channel among the user's.
    let mine = move || {
        let id: String = alerts.channels.with(|_| own())?;
        alerts
            .channels
            .with(|channels| channels.as_ref()?.channels.iter().any(|it| it.id == id).then_some(id))
    };
    let is_on = Memo::new(move |_| mine().is_some());
    let press = move |()| match untrack(mine) {
        None => submission.start("push-on", move || turn_on(alerts)),
        Some(id) => submission.start("push-off", move || turn_off(alerts, id.clone())),
    };
    let label = Signal::derive({
        let (on, off) = (t("push-turn-on"), t("push-turn-off"));
        move || if is_on.get() { off() } else { on() }
    });
    view! {
        <Part id="push-title" title="push-title">
            <p class="soft">{t("push-about")}</p>
            <Show
                when=is_there
                fallback=move || view! { <p>{t("push-unsupported")}</p> }
            >
                <div class="acts">
                    <Button
                        action="push"
                        icon="bell"
                        class="main"
                        label=label
                        disabled=Signal::derive(move || submission.is_busy())
                        press=press
                    />
                </div>
            </Show>
            <Outcome submission=submission />
        </Part>
    }
}
