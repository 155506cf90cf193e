//! News for the player: the live region that screen readers speak, and sounds.

use leptos::prelude::*;

use crate::{
    settings::Prefs,
    sound::{self, Sound},
};

/// Announces news, as loud and as fast as the settings say.
#[derive(Clone, Copy)]
pub(crate) struct Announcer {
    /// The text of the live region.
    pub(crate) said: RwSignal<String>,
    pub(crate) prefs: Prefs,
}

impl Announcer {
    pub(super) fn new() -> Announcer {
        Announcer { said: RwSignal::default(), prefs: Prefs::get() }
    }

    /// Puts a text into the live region.
    pub(crate) fn say(self, text: String) {
        self.said.set(text);
    }

    /// Plays a sound, if sounds are on.
    pub(super) fn play(self, sound: Sound) {
        if self.prefs.0.with_untracked(|settings| settings.sound) {
            sound::play(sound);
        }
    }

    /// How long a rival's move stays on show, in milliseconds.
    pub(super) fn beat(self) -> u32 {
        self.prefs.0.with_untracked(|settings| settings.speed.beat())
    }
}
