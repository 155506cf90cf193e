//! The whole client: its contexts, and the page that the address names. Pages are loaded on their
//! own: the first one stays small, and nothing of one page lingers in the next.

use leptos::prelude::*;

use crate::{frame::NowherePage, module::module, net::Me, settings::Prefs, words::Tongue};

/// Pagoda in the browser.
#[component]
pub(crate) fn App() -> impl IntoView {
    let tongue = Tongue::provide(Prefs::provide());
    Me::provide();
    // Nothing is shown without words.
    view! { <Show when=move || tongue.is_there()>{page()}</Show> }
}

/// The page that the address names, if this module has it: `boot.js` chooses the module.
fn page() -> AnyView {
    let path = window().location().pathname().unwrap_or_default();
    let mut words = path.trim_matches('/').split('/');
    let (name, argument) = (words.next().unwrap_or_default(), words.next());
    let page = module().routes.iter().find_map(|route| route(name, argument));
    page.unwrap_or_else(|| view! { <NowherePage /> }.into_any())
}
