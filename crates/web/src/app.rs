//! The whole client: its contexts, and the page that the address names. Pages are loaded on their
//! own: the first one stays small, and nothing of one page lingers in the next.

use leptos::prelude::*;

#[cfg(feature = "online")]
use crate::online::OnlinePage;
#[cfg(feature = "people")]
use crate::pages::{AccountPage, AlertsPage, HostPage, MeetPage, PersonPage};
#[cfg(feature = "home")]
use crate::pages::{GalleryPage, HomePage};
#[cfg(feature = "table")]
use crate::table::{LearnPage, TablePage};
use crate::{frame::NowherePage, net::Me, settings::Prefs, words::Tongue};

/// Pagoda in the browser.
#[component]
pub(crate) fn App() -> impl IntoView {
    let tongue = Tongue::provide(Prefs::provide());
    Me::provide();
    // Nothing is shown without words.
    view! { <Show when=move || tongue.is_there()>{page()}</Show> }
}

/// The page that the address names, as far as this module has it: `boot.js` chooses the module.
fn page() -> AnyView {
    let path = window().location().pathname().unwrap_or_default();
    let mut words = path.trim_matches('/').split('/').map(str::to_owned);
    match (words.next().unwrap_or_default().as_str(), words.next()) {
        #[cfg(feature = "home")]
        ("", None) => view! { <HomePage /> }.into_any(),
        #[cfg(feature = "home")]
        ("gallery", None) => view! { <GalleryPage /> }.into_any(),
        #[cfg(feature = "online")]
        ("table", Some(id)) if id.parse::<wire::api::TableId>().is_ok() => {
            view! { <OnlinePage id=id.parse().unwrap_or(wire::api::TableId::FIRST) /> }.into_any()
        }
        #[cfg(feature = "people")]
        ("meet", None) => view! { <MeetPage /> }.into_any(),
        #[cfg(feature = "people")]
        ("account", None) => view! { <AccountPage /> }.into_any(),
        #[cfg(feature = "people")]
        ("alerts", None) => view! { <AlertsPage /> }.into_any(),
        #[cfg(feature = "people")]
        ("host", None) => view! { <HostPage /> }.into_any(),
        #[cfg(feature = "people")]
        ("person", id) => view! { <PersonPage id=id /> }.into_any(),
        #[cfg(feature = "table")]
        ("table", Some(id)) => view! { <TablePage id=id /> }.into_any(),
        #[cfg(feature = "table")]
        ("learn", Some(slug)) => view! { <LearnPage slug=slug /> }.into_any(),
        _ => view! { <NowherePage /> }.into_any(),
    }
}
