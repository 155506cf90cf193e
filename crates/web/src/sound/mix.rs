//! Which sounds start, and how loud: no pile-ups, nothing but signals in a hidden tab.

use super::kind::Sound;

/// The volume in per cent when sound is turned on.
pub(crate) const VOLUME: u8 = 60;
/// Sounds that play at once, at most.
const AT_ONCE: usize = 4;
/// The shortest time between two starts of the same sound, in milliseconds.
const SAME_GAP: f64 = 60.0;
/// The same for chat in a hidden tab.
const CHAT_GAP: f64 = 10_000.0;
/// The time from the last event's sound to the signal of a turn, in milliseconds.
const TURN_GAP: f64 = 250.0;

/// The gain of a sound at a volume in per cent; none if it is silent. The signal of a turn has a switch of its own and
/// plays at volume 0 too.
pub(crate) fn gain(sound: Sound, volume: u8, signals_turn: bool) -> Option<f32> {
    let volume = match sound {
        Sound::YourTurn if !signals_turn => 0,
        Sound::YourTurn if volume == 0 => VOLUME,
        _ => volume,
    };
    let share = f32::from(volume) / 100.0;
    (0 < volume).then_some(share * share)
}

/// The sounds that were started. Times are in milliseconds.
pub(super) struct Mix {
    /// Sounds that play, and when they started.
    playing: Vec<(Sound, f64)>,
    /// When each sound started last, by its place in [`Sound::ALL`].
    last: [f64; Sound::ALL.len()],
}

impl Mix {
    pub(super) const fn new() -> Mix {
        Mix { playing: Vec::new(), last: [f64::NEG_INFINITY; Sound::ALL.len()] }
    }

    /// Whether a sound may start now; then it counts as started.
    pub(super) fn start(&mut self, sound: Sound, now: f64, is_hidden: bool) -> bool {
        self.playing.retain(|(sound, at)| now < at + sound.duration());
        let gap = if is_hidden && sound == Sound::Chat { CHAT_GAP } else { SAME_GAP };
        let is_repeated = now < self.last[sound as usize] + gap;
        let is_silent = is_hidden && !sound.plays_hidden();
        if is_repeated || is_silent || AT_ONCE <= self.playing.len() {
            return false;
        }
        self.last[sound as usize] = now;
        self.playing.push((sound, now));
        true
    }

    /// How long the signal of a turn waits for the sounds of events.
    pub(super) fn turn_delay(&self, now: f64) -> f64 {
        let events = &self.last[Sound::Coin as usize..];
        let last = events.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        (last + TURN_GAP - now).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_volume_is_squared_and_zero_is_silent() {
        assert_eq!(gain(Sound::Pick, 0, true), None);
        assert_eq!(gain(Sound::Pick, 100, false), Some(1.0));
        assert_eq!(gain(Sound::Pick, 50, false), Some(0.25));
    }

    #[test]
    fn the_signal_of_a_turn_has_its_own_switch() {
        assert_eq!(gain(Sound::YourTurn, 100, false), None);
        assert_eq!(gain(Sound::YourTurn, 50, true), Some(0.25));
        assert_eq!(gain(Sound::YourTurn, 0, true), gain(Sound::Win, VOLUME, false));
    }

    #[test]
    fn the_same_sound_starts_once_in_sixty_milliseconds() {
        let mut mix = Mix::new();
        assert!(mix.start(Sound::Coin, 0.0, false));
        assert!(!mix.start(Sound::Coin, 59.0, false));
        assert!(mix.start(Sound::Pick, 59.0, false));
        assert!(mix.start(Sound::Coin, 60.0, false));
    }

    #[test]
    fn at_most_four_sounds_play_at_once() {
        let mut mix = Mix::new();
        for sound in [Sound::Win, Sound::MonthGong, Sound::WarDrum, Sound::Crumble] {
            assert!(mix.start(sound, 0.0, false));
        }
        assert!(!mix.start(Sound::Pick, 100.0, false));
        assert!(mix.start(Sound::Pick, 1_250.0, false), "one has ended");
    }

    #[test]
    fn a_hidden_tab_plays_signals_only() {
        let mut mix = Mix::new();
        assert!(!mix.start(Sound::PlaceTile, 0.0, true));
        assert!(mix.start(Sound::YourTurn, 0.0, true));
        assert!(mix.start(Sound::Chat, 0.0, true));
        assert!(!mix.start(Sound::Chat, 9_999.0, true));
        assert!(mix.start(Sound::Chat, 10_000.0, true));
        assert!(mix.start(Sound::Chat, 10_100.0, false), "a visible tab plays each");
    }

    #[test]
    fn the_signal_of_a_turn_waits_for_events() {
        let mut mix = Mix::new();
        assert_eq!(mix.turn_delay(0.0), 0.0);
        assert!(mix.start(Sound::Pick, 0.0, false));
        assert_eq!(mix.turn_delay(0.0), 0.0, "a pick is no event");
        assert!(mix.start(Sound::PlaceTile, 1_000.0, false));
        assert_eq!(mix.turn_delay(1_100.0), 150.0);
        assert_eq!(mix.turn_delay(1_250.0), 0.0);
    }
}
