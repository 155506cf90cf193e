//! The words of the language that is set, loaded once for each language.

use std::sync::Arc;

use game::Lang;
use leptos::{prelude::*, task::spawn_local};
use locale::{Arg, Words};

use crate::{assets, settings::Prefs};

/// The file of words that every page needs.
const PAGES: &str = "pages";

/// The words, for everybody to say something with. Whoever says something says it anew in another
/// language as soon as that is there.
#[derive(Clone, Copy)]
pub(crate) struct Tongue {
    spoken: RwSignal<Option<LoadedWords>>,
    /// The files that are wanted.
    files: RwSignal<Vec<&'static str>>,
}

/// Words that are there, and the files they came from.
#[derive(Clone)]
struct LoadedWords {
    words: Arc<Words>,
    files: Vec<&'static str>,
}

impl Tongue {
    /// Loads the words of the language that is set, and of any that is set later.
    pub(crate) fn provide(set: Prefs) -> Tongue {
        let tongue = Tongue { spoken: RwSignal::new(None), files: RwSignal::new(vec![PAGES]) };
        let lang = set.part(|settings| settings.lang);
        Effect::new(move |_| {
            let (lang, files) = (lang.get(), tongue.files.get());
            spawn_local(async move {
                if let Some(words) = load(lang, &files).await {
                    tongue.spoken.set(Some(LoadedWords { words: Arc::new(words), files }));
                }
            });
        });
        provide_context(tongue);
        tongue
    }

    /// Loads the words of one more file, such as a game's.
    pub(crate) fn learn(self, file: &'static str) {
        if self.files.with_untracked(|files| !files.contains(&file)) {
            self.files.update(|files| files.push(file));
        }
    }

    /// Whether the words of a file are there.
    pub(crate) fn knows(self, file: &str) -> bool {
        self.spoken.with(|spoken| spoken.as_ref().is_some_and(|it| it.files.contains(&file)))
    }

    /// The words that were provided.
    pub(crate) fn get() -> Tongue {
        expect_context()
    }

    /// Whether there are any yet.
    pub(crate) fn is_there(self) -> bool {
        self.spoken.with(Option::is_some)
    }

    /// The language of the words that are there.
    pub(crate) fn lang(self) -> Lang {
        self.spoken.with(|it| it.as_ref().map_or_else(Lang::default, |it| it.words.lang()))
    }

    /// Does something with the words; nothing comes of it while there are none.
    pub(crate) fn with<T: Default>(self, then: impl FnOnce(&Words) -> T) -> T {
        self.spoken.with(|it| it.as_ref().map(|it| then(&it.words)).unwrap_or_default())
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

/// The words of some files; none if one of them can't be had.
async fn load(lang: Lang, files: &[&'static str]) -> Option<Words> {
    let mut texts = Vec::new();
    for file in files {
        texts.push((*file, assets::text(&format!("text/{lang}/{file}.ftl")).await?));
    }
    Some(Words::of(lang, texts))
}

/// A message without arguments, said anew when the language changes.
pub(crate) fn t(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let tongue = Tongue::get();
    move || tongue.say(id, &[])
}
