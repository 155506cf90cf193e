//! News for the player: the live region that screen readers speak, sounds, vibrations.

use leptos::prelude::*;

use crate::{
    haptics::{self, Vibration},
    settings::Prefs,
    sound::{self, Sound},
};

/// Announces news, as loud and as fast as the settings say.
#[derive(Clone, Copy)]
pub(crate) struct Announcer {
    /// The text of the live region.
    pub(crate) said: RwSignal<String>,
    pub(crate) prefs: Prefs,
    /// Whether the player has made a move since the page was opened.
    pub(crate) has_moved: RwSignal<bool>,
}

impl Announcer {
    pub(super) fn new() -> Announcer {
        Announcer {
            said: RwSignal::default(),
            prefs: Prefs::get(),
            has_moved: RwSignal::new(false),
        }
    }

    /// Puts a text into the live region.
    pub(crate) fn say(self, text: String) {
        self.said.set(text);
    }

    /// Plays a sound, if that is on.
    pub(crate) fn play(self, sound: Sound) {
        let gain = |volume, turn_signal| sound::gain(sound, volume, turn_signal);
        if let Some(gain) = self.prefs.0.with_untracked(|it| gain(it.volume, it.turn_signal)) {
            sound::play(sound, gain);
        }
    }

    /// Vibrates, if that is on.
    pub(super) fn vibrate(self, vibration: Vibration) {
        if self.prefs.0.with_untracked(|settings| settings.vibration) {
            haptics::vibrate(vibration);
        }
    }

    /// The player has made a move.
    pub(super) fn note_move(self) {
        if !self.has_moved.get_untracked() {
            self.has_moved.set(true);
        }
    }

    /// How long a rival's move stays on show, in milliseconds.
    pub(super) fn beat(self) -> u32 {
        self.prefs.0.with_untracked(|settings| settings.speed.beat())
    }
}
