//! The frame of every page about people.

use leptos::{prelude::*, task::spawn_local};
use wire::api::User;

use super::{proof::Proof, proof_dialog::ProofDialog};
use crate::{
    assets,
    frame::{Foot, PageTop},
    i18n::{I18n, t},
    parts::icon,
    settings::SettingsDialog,
};

/// The file of messages that these pages need, and their style sheet.
const WORDS: &str = "people";
/// The pages: the address, the icon and the message that names each.
const PAGES: [(&str, &str, &str); 5] = [
    ("/meet", "people", "meet-tab"),
    ("/account", "key", "account"),
    ("/person", "person", "person-title"),
    ("/alerts", "bell", "alerts-title"),
    ("/host", "flag", "host-title"),
];

/// A page about people: its content once the messages are loaded, below the navigation.
#[component]
pub(super) fn PeoplePage(
    /// The address of the page.
    here: &'static str,
    /// The message of its title.
    title: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let i18n = I18n::get();
    i18n.load_file(WORDS);
    let is_styled = RwSignal::new(false);
    spawn_local(async move {
        assets::load_style(WORDS).await;
        is_styled.try_set(true);
    });
    Proof::provide();
    let settings = RwSignal::new(false);
    let body = move || {
        Effect::new(move |_| {
            let page = i18n.say(title, &[]);
            document().set_title(&i18n.say("title-people", &[("page", page.into())]));
        });
        view! {
            <div class="page">
                <PageTop settings=settings />
                <main class="wrap people" id="main">
                    {ways(here)}
                    {children()}
                </main>
                <Foot />
            </div>
            <SettingsDialog open=settings />
            <ProofDialog />
        }
    };
    view! { <Show when=move || i18n.has_file(WORDS) && is_styled.get()>{body()}</Show> }
}

/// The navigation between pages about people.
fn ways(here: &'static str) -> impl IntoView {
    let way = |(path, picture, name): (&'static str, &'static str, &'static str)| {
        let current = (path == here).then_some("page");
        view! {
            <a href=path aria-current=current>
                {icon(picture, "icon-s")}
                <span>{t(name)}</span>
            </a>
        }
    };
    view! {
        <nav class="people-nav" aria-label=t("people-pages")>
            {PAGES.map(way).into_iter().collect_view()}
        </nav>
    }
}

/// A link to a person's page; deleted people have none.
pub(super) fn user_link(user: &User) -> AnyView {
    if user.name.is_empty() {
        return view! { <span>{t("person-gone")}</span> }.into_any();
    }
    view! { <a href=format!("/person/{}", user.id)>{user.name.clone()}</a> }.into_any()
}
