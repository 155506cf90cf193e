//! The whole client: its contexts and its pages.

use leptos::prelude::*;
use leptos_router::{
    components::{Route, Router, Routes},
    path,
};

use crate::{
    pages::{GalleryPage, HomePage, NowherePage, RulesPage},
    settings::Prefs,
    table::TablePage,
    words::Tongue,
};

/// Pagoda in the browser.
#[component]
pub(crate) fn App() -> impl IntoView {
    let set = Prefs::provide();
    let tongue = Tongue::provide(set);
    // Nothing is shown without words.
    view! {
        <Show when=move || tongue.is_there()>
            <Router>
                <Routes fallback=|| view! { <NowherePage /> }>
                    <Route path=path!("/") view=HomePage />
                    <Route path=path!("/table/:id") view=TablePage />
                    <Route path=path!("/rules/:game") view=RulesPage />
                    <Route path=path!("/gallery") view=GalleryPage />
                </Routes>
            </Router>
        </Show>
    }
}
