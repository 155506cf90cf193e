//! The root of the client: contexts, and the page for the address. Every page is loaded on its own, so the first one
//! stays small and no state leaks into the next.

use leptos::prelude::*;

use crate::{frame::NotFoundPage, i18n::I18n, module::module, net::Me, settings::Prefs};

/// Pagoda in the browser.
#[component]
pub(crate) fn App() -> impl IntoView {
    let i18n = I18n::provide(Prefs::provide());
    Me::provide();
    // Until the messages are loaded, the page's outline stays.
    Effect::new(move |_| {
        let splash = i18n.is_ready().then(|| document().get_element_by_id("splash")).flatten();
        if let Some(splash) = splash {
            splash.remove();
        }
    });
    view! { <Show when=move || i18n.is_ready()>{page()}</Show> }
}

/// The page for the address, if this module has it: `boot.js` chooses the module.
fn page() -> AnyView {
    let path = window().location().pathname().unwrap_or_default();
    let mut words = path.trim_matches('/').split('/');
    let (name, argument) = (words.next().unwrap_or_default(), words.next());
    let page = module().routes.iter().find_map(|route| route(name, argument));
    page.unwrap_or_else(|| view! { <NotFoundPage /> }.into_any())
}
