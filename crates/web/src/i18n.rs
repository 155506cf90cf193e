//! The interface messages in the player's language, loaded once for each language.

use std::sync::Arc;

use game::Lang;
use leptos::{prelude::*, task::spawn_local};
use locale::{Arg, Words};

use crate::{assets, settings::Prefs};

/// The file of messages that every page needs.
const PAGES: &str = "pages";

/// The messages, as a context. A view that formats one follows the language: it is formatted again once another language
/// is loaded.
#[derive(Clone, Copy)]
pub(crate) struct I18n {
    loaded: RwSignal<Option<LoadedMessages>>,
    /// The requested files.
    files: RwSignal<Vec<&'static str>>,
}

/// Loaded messages, and the files they came from.
#[derive(Clone)]
struct LoadedMessages {
    words: Arc<Words>,
    files: Vec<&'static str>,
}

impl I18n {
    /// Loads the messages of the current language, and again whenever it changes.
    pub(crate) fn provide(set: Prefs) -> I18n {
        let i18n = I18n { loaded: RwSignal::new(None), files: RwSignal::new(vec![PAGES]) };
        let lang = set.part(|settings| settings.lang);
        Effect::new(move |_| {
            let (lang, files) = (lang.get(), i18n.files.get());
            spawn_local(async move {
                if let Some(words) = load(lang, &files).await {
                    i18n.loaded.set(Some(LoadedMessages { words: Arc::new(words), files }));
                }
            });
        });
        provide_context(i18n);
        i18n
    }

    /// Loads the messages of another file, such as a game's.
    pub(crate) fn load_file(self, file: &'static str) {
        if self.files.with_untracked(|files| !files.contains(&file)) {
            self.files.update(|files| files.push(file));
        }
    }

    /// Whether the messages of a file are loaded.
    pub(crate) fn has_file(self, file: &str) -> bool {
        self.loaded.with(|loaded| loaded.as_ref().is_some_and(|it| it.files.contains(&file)))
    }

    /// The messages from the context.
    pub(crate) fn get() -> I18n {
        expect_context()
    }

    /// Whether any messages are loaded.
    pub(crate) fn is_ready(self) -> bool {
        self.loaded.with(Option::is_some)
    }

    /// The language of the loaded messages.
    pub(crate) fn lang(self) -> Lang {
        self.loaded.with(|it| it.as_ref().map_or_else(Lang::default, |it| it.words.lang()))
    }

    /// Calls a function with the messages; its default result before they are loaded.
    pub(crate) fn with<T: Default>(self, then: impl FnOnce(&Words) -> T) -> T {
        self.loaded.with(|it| it.as_ref().map(|it| then(&it.words)).unwrap_or_default())
    }

    /// A message with its arguments.
    pub(crate) fn say(self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.with(|words| {
            let (text, missing) = words.try_say(id, args);
            // Logged, because browser tests fail on every logged error.
            if !missing.is_empty() || text == id {
                leptos::logging::error!("{} lacks words for {id}: {missing:?}", words.lang());
            }
            text
        })
    }
}

/// The messages of some files; none if one of them can't be loaded.
async fn load(lang: Lang, files: &[&'static str]) -> Option<Words> {
    let mut texts = Vec::new();
    for file in files {
        texts.push((*file, assets::text(&format!("text/{lang}/{file}.ftl")).await?));
    }
    Some(Words::of(lang, texts))
}

/// A message without arguments; it follows the language.
pub(crate) fn t(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let i18n = I18n::get();
    move || i18n.say(id, &[])
}
