//! The player's settings: stored in the browser, mirrored in attributes for style sheets.

mod dialog;

use game::Lang;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

pub(crate) use self::dialog::SettingsDialog;
use crate::{input::Input, store};

const NAME: &str = "settings";

/// All settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// The player's own name; empty by default.
    pub(crate) name: String,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    pub(crate) speed: Speed,
    pub(crate) confirm: Confirm,
    /// The volume of sounds in per cent; 0 is off.
    pub(crate) volume: u8,
    /// Whether a bell signals the player's turn, also at volume 0.
    pub(crate) turn_signal: bool,
    /// Whether the player was asked to turn sound on, or has set it.
    pub(crate) sound_asked: bool,
    /// Whether a phone vibrates.
    pub(crate) vibration: bool,
    /// Hides everything but the board and the question.
    pub(crate) zen: bool,
    /// Whether a choice among identical things is made automatically.
    pub(crate) draw: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            name: String::new(),
            lang: browser_lang(),
            theme: Theme::Auto,
            speed: Speed::Normal,
            confirm: Confirm::Always,
            volume: 0,
            turn_signal: false,
            sound_asked: false,
            vibration: true,
            zen: false,
            draw: false,
        }
    }
}

/// The colour scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Theme {
    Auto,
    Light,
    Dark,
}

/// The speed of animations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Speed {
    None,
    Fast,
    Normal,
    Slow,
}

/// When a move needs confirmation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Confirm {
    Always,
    Touch,
    Never,
}

impl Speed {
    /// How long a rival's move stays on show, in milliseconds.
    pub(crate) fn beat(self) -> u32 {
        match self {
            Speed::None => 0,
            Speed::Fast => 350,
            Speed::Normal => 750,
            Speed::Slow => 1_500,
        }
    }

    fn code(self) -> &'static str {
        match self {
            Speed::None => "none",
            Speed::Fast => "fast",
            Speed::Normal => "normal",
            Speed::Slow => "slow",
        }
    }
}

/// The first of the browser's languages that Pagoda has.
fn browser_lang() -> Lang {
    let Some(window) = web_sys::window() else { return Lang::En };
    let wanted = window.navigator().languages();
    let spoken = wanted.iter().filter_map(|code| code.as_string()?.parse().ok());
    spoken.into_iter().next().unwrap_or_default()
}

/// The settings, as a context.
#[derive(Clone, Copy)]
pub(crate) struct Prefs(pub(crate) RwSignal<Settings>);

impl Prefs {
    /// Reads the stored settings, and stores every change.
    pub(crate) fn provide() -> Prefs {
        let set = Prefs(RwSignal::new(store::load(NAME).unwrap_or_default()));
        Effect::new(move |_| {
            set.0.with(|settings| {
                store::save(NAME, settings);
                show(settings);
            });
        });
        provide_context(set);
        set
    }

    /// The settings from the context.
    pub(crate) fn get() -> Prefs {
        expect_context()
    }

    /// A memo of a part of the settings.
    pub(crate) fn part<T: PartialEq + Send + Sync + Clone + 'static>(
        self,
        part: impl Fn(&Settings) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.0.with(&part))
    }

    /// Whether a move that was picked with this device needs confirmation.
    pub(crate) fn confirms(self, by: Input) -> bool {
        match self.0.with_untracked(|settings| settings.confirm) {
            Confirm::Always => true,
            Confirm::Touch => matches!(by, Input::Touch | Input::Hint),
            Confirm::Never => by == Input::Hint,
        }
    }
}

/// Style sheets read data attributes of the root element.
fn show(settings: &Settings) {
    let Some(root) = document().document_element() else { return };
    let set = |name: &str, value: Option<&str>| {
        // Attributes of our own element can always be set.
        let _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    };
    set("lang", Some(settings.lang.code()));
    set(
        "data-theme",
        match settings.theme {
            Theme::Auto => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        },
    );
    set("data-motion", Some(settings.speed.code()));
    set("data-zen", settings.zen.then_some(""));
}

/// Sets the language.
pub(crate) fn set_lang(prefs: Prefs, lang: Lang) {
    prefs.0.update(|settings| settings.lang = lang);
}
