//! The frame of every page: header, footer, icon; and the page for unknown addresses.

use game::Lang;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlLinkElement;

use crate::{
    i18n::{I18n, t},
    parts::{IconButton, icon},
    settings::{Prefs, set_lang},
    titles::TITLES,
};

/// The header.
#[component]
pub(crate) fn PageTop(settings: RwSignal<bool>) -> impl IntoView {
    view! {
        <a class="skip" href="#main">
            {t("skip-to-content")}
        </a>
        <header class="top eaves">
            <div class="top-side">
                <a class="brand" href="/" rel="home">
                    {icon("pagoda", "")}
                    <span translate="no">"Pagoda"</span>
                </a>
            </div>
            <div class="top-side">
                <label class="sr-only" for="lang">
                    {t("language")}
                </label>
                <LangSelect id="lang" />
                <nav class="top-nav" aria-label="Pagoda">
                    <a
                        class="btn icon-only quiet"
                        data-action="account"
                        href="/account"
                        aria-label=t("account")
                        title=t("account")
                    >
                        {icon("person", "icon")}
                    </a>
                    <IconButton
                        action="settings"
                        icon="settings"
                        label=Signal::derive(t("settings"))
                        press=move |()| settings.set(true)
                    />
                </nav>
            </div>
        </header>
    }
}

/// The choice of the language, each named in itself.
#[component]
pub(crate) fn LangSelect(id: &'static str) -> impl IntoView {
    let set = Prefs::get();
    let lang = set.part(|settings| settings.lang);
    let name = |lang: Lang| match lang {
        Lang::En => "English",
        Lang::Fr => "Français",
        Lang::De => "Deutsch",
        Lang::Pl => "Polski",
    };
    let option = move |it: Lang| {
        view! {
            <option value=it.code() lang=it.code() selected=move || lang.get() == it>
                {name(it)}
            </option>
        }
    };
    view! {
        <select
            class="select"
            id=id
            data-action="language"
            prop:value=move || lang.get().code()
            on:change:target=move |event| {
                if let Ok(lang) = event.target().value().parse() {
                    set_lang(set, lang);
                }
            }
        >
            {Lang::ALL.map(option).into_iter().collect_view()}
        </select>
    }
}

/// The footer.
#[component]
pub(crate) fn Foot() -> impl IntoView {
    let i18n = I18n::get();
    let rules = TITLES.iter().map(|title| {
        let href = move || rules_path(title.slug, i18n.lang());
        view! { <a href=href>{t(title.name)} " · " {t("rules-title")}</a> }
    });
    view! {
        <footer class="page-foot">
            <p>{t("foot-about")}</p>
            <nav aria-label=t("foot-more")>
                {rules.collect_view()} <span>"Pagoda " {env!("CARGO_PKG_VERSION")}</span>
            </nav>
        </footer>
    }
}

/// The address of a game's rules in a language: static pages, made by `crates/rules-html`.
pub(crate) fn rules_path(slug: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("/rules/{slug}"),
        lang => format!("/rules/{slug}/{lang}"),
    }
}

/// Navigates to another page.
pub(crate) fn go(path: &str) {
    // A path of our own is always valid.
    let _ = window().location().set_href(path);
}

/// The icon of the page, with a mark on the player's turn.
pub(crate) fn set_icon(mine: bool) {
    let link = document().query_selector("link[rel=icon]").ok().flatten();
    let path = if mine { "/icon-turn.svg" } else { "/icon.svg" };
    // Browsers load an icon again when its link is set, even to what it was.
    let link = link.filter(|link| link.get_attribute("href").as_deref() != Some(path));
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlLinkElement>().ok()) {
        link.set_href(path);
    }
}

/// The page for unknown addresses.
#[component]
pub(crate) fn NotFoundPage() -> impl IntoView {
    view! {
        <main class="curtain">
            <div class="curtain-in">
                {icon("pagoda", "curtain-seal")}
                <h1>{t("nowhere")}</h1>
                <a class="btn main" href="/">
                    <span>{t("all-games")}</span>
                </a>
            </div>
        </main>
    }
}
