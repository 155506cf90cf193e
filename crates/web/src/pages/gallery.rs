//! Every piece and every state of the controls, for reviewers.

use game::rule;
use leptos::{prelude::*, task::spawn_local};

use crate::{
    assets,
    frame::{Foot, PageTop},
    i18n::{I18n, t},
    parts::{Button, Chip},
    settings::SettingsDialog,
    titles::TITLES,
};

/// A drawing: its id and its view box.
type Drawing = (String, String);

#[component]
pub(crate) fn GalleryPage() -> impl IntoView {
    let i18n = I18n::get();
    let settings = RwSignal::new(false);
    let drawings: RwSignal<Vec<(Option<&'static str>, Vec<Drawing>)>> = RwSignal::new(Vec::new());
    spawn_local(async move {
        assets::load_art("covers").await;
        let mut found = vec![(None, drawn("ui"))];
        for card in TITLES {
            assets::load_art(card.slug).await;
            found.push((Some(card.name), drawn(card.slug)));
        }
        drawings.try_set(found);
    });
    let section = move |(name, drawings): (Option<&'static str>, Vec<Drawing>)| {
        let title = move || name.map_or_else(|| "Pagoda".to_owned(), |name| i18n.say(name, &[]));
        view! {
            <h2>{title}</h2>
            <div class="gallery">{drawings.into_iter().map(figure).collect_view()}</div>
        }
    };
    view! {
        <div class="page">
            <PageTop settings=settings />
            <main class="wrap" id="main">
                <h1>{t("gallery-title")}</h1>
                <h2>{t("gallery-controls")}</h2>
                <div class="acts">
                    {button("ok", "go")} {button("play", "main")} {button("undo", "")}
                    {button("close", "quiet")} {button("trash", "danger")}
                    <Button
                        action="show"
                        icon="undo"
                        label=Signal::derive(t("undo"))
                        disabled=Signal::derive(|| true)
                        press=|()| ()
                    /> <Chip clause=rule!("Q2.3") open=|_| () />
                </div>
                {move || drawings.get().into_iter().map(section).collect_view()}
            </main>
            <Foot />
        </div>
        <SettingsDialog open=settings />
    }
}

fn figure((id, view_box): Drawing) -> impl IntoView {
    view! {
        <figure class="panel">
            <svg class="pic" viewBox=view_box aria-hidden="true">
                <use href=format!("#{id}")></use>
            </svg>
            <figcaption>{id}</figcaption>
        </figure>
    }
}

fn button(icon: &'static str, class: &'static str) -> impl IntoView {
    let label = Signal::derive(t("confirm-move"));
    view! { <Button action="show" icon=icon class=class label=label press=|()| () /> }
}

/// The drawings of a sprite that is loaded.
fn drawn(slug: &str) -> Vec<Drawing> {
    let Ok(symbols) = document().query_selector_all(&format!("symbol[id^={slug}-]")) else {
        return Vec::new();
    };
    use wasm_bindgen::JsCast as _;
    let symbols = (0..symbols.length()).filter_map(|at| symbols.get(at));
    let elements = symbols.filter_map(|it| it.dyn_into::<web_sys::Element>().ok());
    elements.filter_map(|it| Some((it.id(), it.get_attribute("viewBox")?))).collect()
}
