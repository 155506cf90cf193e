//! The chat of a table.

use leptos::{ev, prelude::*, task::spawn_local};
use wire::api::{ChatMessage, NewChatMessage};

use crate::{
    i18n::{I18n, t},
    net::{self, RequestError},
    parts::icon,
    play::Remote,
};

/// The longest line.
const LONGEST: &str = "500";

/// The number of unread lines.
pub(crate) fn unread(remote: Remote) -> usize {
    let (read, me) = (remote.bookmark.with(|it| it.read), remote.me());
    let is_new = |line: &&ChatMessage| read < line.number && Some(line.user.id) != me;
    remote.chat.with(|chat| chat.iter().filter(is_new).count())
}

/// The chat of a table.
#[component]
pub(crate) fn Chat(remote: Remote) -> impl IntoView {
    let i18n = I18n::get();
    let failed: RwSignal<Option<RequestError>> = RwSignal::new(None);
    // A player who sees the chat has read it.
    Effect::new(move |_| {
        let last = remote.chat.with(|chat| chat.last().map_or(0, |line| line.number));
        if remote.bookmark.with_untracked(|it| it.read) < last {
            remote.bookmark.update(|it| it.read = last);
        }
    });
    view! {
        <div class="chat">
            <ol class="chat-lines" aria-live="polite" aria-label=t("chat")>
                <For
                    each=move || remote.chat.get()
                    key=|line| line.number
                    children=move |line| chat_line(remote, line)
                />
            </ol>
            <Show when=move || remote.chat.with(Vec::is_empty)>
                <p class="soft">{t("chat-empty")}</p>
            </Show>
            {move || {
                let why = failed.get()?.message(i18n);
                Some(view! { <p class="notice" role="alert">{icon("warn", "")} {why}</p> })
            }}
            {form(remote, failed)}
        </div>
    }
}

/// The player's own line.
fn form(remote: Remote, failed: RwSignal<Option<RequestError>>) -> impl IntoView {
    let line = RwSignal::new(String::new());
    let say = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let text = line.get_untracked();
        if text.trim().is_empty() {
            return;
        }
        spawn_local(async move {
            let path = format!("/api/tables/{}/chat", remote.id);
            match net::post::<serde_json::Value>(&path, &NewChatMessage { text }).await {
                Ok(_) => {
                    line.try_set(String::new());
                    failed.try_set(None);
                }
                // What was written stays.
                Err(why) => _ = failed.try_set(Some(why)),
            }
        });
    };
    view! {
        <form class="chat-form" on:submit=say>
            <label class="sr-only" for="chat-line">
                {t("chat-line")}
            </label>
            <input
                id="chat-line"
                class="input"
                maxlength=LONGEST
                autocomplete="off"
                placeholder=t("chat-line")
                prop:value=move || line.get()
                on:input:target=move |event| line.set(event.target().value())
            />
            <button type="submit" class="btn" data-action="say">
                {t("chat-say")}
            </button>
        </form>
    }
}

/// A line. Its name links to the page where it can be reported.
fn chat_line(remote: Remote, line: ChatMessage) -> impl IntoView {
    let ChatMessage { number, user, text, .. } = line;
    let person = format!("/person/{}?table={}&line={number}", user.id, remote.id);
    view! {
        <li>
            <a href=person>{user.name}</a>
            " "
            <span>{text}</span>
        </li>
    }
}
