//! The words of the language that is set, loaded once for each language.

use std::sync::Arc;

use game::Lang;
use leptos::{prelude::*, task::spawn_local};
use locale::{Arg, Words};

use crate::{assets, settings::Prefs};

/// The words, for everybody to say something with. Whoever says something says it anew in another
/// language as soon as that is there.
#[derive(Clone, Copy)]
pub(crate) struct Tongue(RwSignal<Option<Arc<Words>>>);

impl Tongue {
    /// Loads the words of the language that is set, and of any that is set later.
    pub(crate) fn provide(set: Prefs) -> Tongue {
        let tongue = Tongue(RwSignal::new(None));
        let lang = set.part(|settings| settings.lang);
        Effect::new(move |_| {
            let lang = lang.get();
            spawn_local(async move {
                if let Some(text) = assets::text(&format!("text/{lang}.ftl")).await {
                    tongue.0.set(Some(Arc::new(Words::of(lang, [("web", text)]))));
                }
            });
        });
        provide_context(tongue);
        tongue
    }

    /// The words that were provided.
    pub(crate) fn get() -> Tongue {
        expect_context()
    }

    /// Whether there are any yet.
    pub(crate) fn is_there(self) -> bool {
        self.0.with(Option::is_some)
    }

    /// The language of the words that are there.
    pub(crate) fn lang(self) -> Lang {
        self.0.with(|words| words.as_ref().map_or_else(Lang::default, |words| words.lang()))
    }

    /// Does something with the words; nothing comes of it while there are none.
    pub(crate) fn with<T: Default>(self, then: impl FnOnce(&Words) -> T) -> T {
        self.0.with(|words| words.as_ref().map(|words| then(words)).unwrap_or_default())
    }

    /// A message with its arguments.
    pub(crate) fn say(self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.with(|words| {
            let (text, missing) = words.try_say(id, args);
            // A wrong piece of text can't hide: browser tests fail on what is logged.
            if !missing.is_empty() || text == id {
                leptos::logging::error!("{} lacks words for {id}: {missing:?}", words.lang());
            }
            text
        })
    }
}

/// A message without arguments, said anew when the language changes.
pub(crate) fn t(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let tongue = Tongue::get();
    move || tongue.say(id, &[])
}
