//! A game that comes as text.

use game::Turn;
use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen_futures::JsFuture;
use wire::{Opened, Problem};

use crate::{
    engine::Engine,
    frame::go,
    parts::{Button, Dialog, icon},
    saved::{Kind, Saved, Sitter},
    titles,
    words::{Tongue, t},
};

#[component]
pub(super) fn ImportDialog(open: RwSignal<bool>) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let problem: RwSignal<Option<Problem>> = RwSignal::new(None);
    let tongue = Tongue::get();
    let read = move |()| {
        spawn_local(async move {
            let record = text.get_untracked();
            match check(&record).await {
                Ok(opened) => {
                    let mut saved = seat(tongue, &opened, record);
                    saved.keep();
                    go(&saved.path());
                }
                Err(why) => problem.set(Some(why)),
            }
        });
    };
    let why = move || problem.get().map(|problem| notice(tongue, &problem));
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
                <div class="field">
                    <label for="import-file">
                        <b>{t("or-file")}</b>
                    </label>
                    <input id="import-file" type="file" accept=".txt,.json" on:change:target=load />
                </div>
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

/// Whether it can be read, and what game it is.
async fn check(record: &str) -> Result<Opened, Problem> {
    let title =
        table::slug_of(record).and_then(|slug| titles::title(&slug)).ok_or(Problem::UnknownGame)?;
    Engine::start(title.slug)?.read(record, None).await
}

/// A game to look at, or to go on with if it isn't over: the reader takes the seat that is to act,
/// bots the others.
fn seat(tongue: Tongue, opened: &Opened, record: String) -> Saved {
    let sitter = |seat: game::Seat| {
        let name = tongue.say("seat-name", &[("seat", seat.to_string().into())]);
        let mine = opened.turn == Turn::Seat(seat);
        Sitter { name, kind: if mine { Kind::Me } else { Kind::Adept } }
    };
    let sitters = game::seats(opened.seats).map(sitter).collect();
    let mut saved = Saved::new(&opened.slug, &opened.options, sitters);
    saved.record = record;
    saved.over = opened.turn == Turn::Over;
    saved.seen = opened.ply;
    saved
}

/// What can't be read, and why; the text stays.
fn notice(tongue: Tongue, problem: &Problem) -> impl IntoView + use<> {
    let text = match problem {
        Problem::UnknownGame => tongue.say("import-unknown", &[]),
        Problem::Unreadable(why) => tongue.say("import-unreadable", &[("why", why.clone().into())]),
        other => tongue.say("import-unreadable", &[("why", format!("{other:?}").into())]),
    };
    view! {
        <div class="notice" role="alert">
            {icon("warn", "")}
            <p>{text}</p>
        </div>
    }
}
