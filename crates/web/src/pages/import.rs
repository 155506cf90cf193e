//! Import of a game from text.

use game::Turn;
use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen_futures::JsFuture;
use wire::{Opened, Problem};

use crate::{
    engine::Engine,
    frame::go,
    i18n::{I18n, t},
    parts::{Button, Dialog, icon},
    saved::{Kind, Saved, SeatedPlayer},
    titles,
};

#[component]
pub(super) fn ImportDialog(open: RwSignal<bool>) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let problem: RwSignal<Option<Problem>> = RwSignal::new(None);
    let i18n = I18n::get();
    let read = move |()| {
        spawn_local(async move {
            let record = text.get_untracked();
            match check(&record).await {
                Ok(opened) => {
                    let mut saved = seat(i18n, &opened, record);
                    saved.save();
                    go(&saved.path());
                }
                Err(why) => problem.set(Some(why)),
            }
        });
    };
    let why = move || problem.get().map(|problem| notice(i18n, &problem));
    view! {
        <Dialog id="import" title=Signal::derive(t("import")) open=open>
            <div class="dialog-body">
                {why}
                <p>{t("import-about")}</p>
                <div class="field">
                    <label for="import-text">
                        <b>{t("game-as-text")}</b>
                    </label>
                    <textarea
                        id="import-text"
                        rows="9"
                        aria-invalid=move || problem.with(Option::is_some).to_string()
                        prop:value=move || text.get()
                        on:input:target=move |event| text.set(event.target().value())
                    ></textarea>
                </div>
                {file_field(text)}
            </div>
            <div class="dialog-foot">
                <Button
                    action="read"
                    icon="import"
                    class="main"
                    label=Signal::derive(t("import"))
                    press=read
                />
            </div>
        </Dialog>
    }
}

/// The choice of a file, whose text is put into `text`.
fn file_field(text: RwSignal<String>) -> impl IntoView {
    let load = move |event: leptos::ev::Targeted<leptos::ev::Event, web_sys::HtmlInputElement>| {
        let file = event.target().files().and_then(|files| files.get(0));
        spawn_local(async move {
            let Some(file) = file else { return };
            if let Ok(read) = JsFuture::from(file.text()).await {
                text.set(read.as_string().unwrap_or_default());
            }
        });
    };
    view! {
        <div class="field">
            <label for="import-file">
                <b>{t("or-file")}</b>
            </label>
            <input id="import-file" type="file" accept=".txt,.json" on:change:target=load />
        </div>
    }
}

/// Reads the text, and finds its game.
async fn check(record: &str) -> Result<Opened, Problem> {
    let title =
        table::slug_of(record).and_then(|slug| titles::title(&slug)).ok_or(Problem::UnknownGame)?;
    Engine::start(title.slug)?.read(record, None).await
}

/// The imported game, to view or to go on with: the player takes the seat to act,
/// bots the others.
fn seat(i18n: I18n, opened: &Opened, record: String) -> Saved {
    let player = |seat: game::Seat| {
        let name = i18n.say("seat-name", &[("seat", seat.to_string().into())]);
        let mine = opened.turn == Turn::Seat(seat);
        SeatedPlayer { name, kind: if mine { Kind::Me } else { Kind::Adept } }
    };
    let players = game::seats(opened.seats).map(player).collect();
    let mut saved = Saved::new(&opened.slug, &opened.options, players);
    saved.record = record;
    saved.over = opened.turn == Turn::Over;
    saved.seen = opened.ply;
    saved
}

/// The error of a text that can't be read; the text stays.
fn notice(i18n: I18n, problem: &Problem) -> impl IntoView + use<> {
    let text = match problem {
        Problem::UnknownGame => i18n.say("import-unknown", &[]),
        Problem::Against(clause) => {
            i18n.say("import-illegal", &[("clause", clause.to_string().into())])
        }
        Problem::Unreadable { line: Some(line) } => {
            i18n.say("import-unreadable", &[("line", (*line).into())])
        }
        _ => i18n.say("import-incomplete", &[]),
    };
    view! {
        <div class="notice" role="alert">
            {icon("warn", "")}
            <p>{text}</p>
        </div>
    }
}
