//! The sounds.

/// A sound. When several events happen together only the weightiest plays: they are in the order of their weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sound {
    /// A message arrives while the chat is closed.
    Chat,
    /// The player picks up a piece or a card.
    Pick,
    /// A move is illegal.
    Refuse,
    /// The player's turn begins.
    YourTurn,
    /// Yuan or points change hands.
    Coin,
    PlaceTile,
    PlaceLeader,
    PagodaRise,
    Crumble,
    WarDrum,
    MonthGong,
    /// The player wins.
    Win,
}

/// The file name and the duration in milliseconds of each, in the same order.
const FILES: [(&str, f64); 12] = [
    ("chat", 110.0),
    ("pick", 90.0),
    ("refuse", 260.0),
    ("your-turn", 1_450.0),
    ("coin", 550.0),
    ("place-tile", 280.0),
    ("place-leader", 420.0),
    ("pagoda-rise", 1_150.0),
    ("crumble", 1_250.0),
    ("war-drum", 1_350.0),
    ("month-gong", 2_200.0),
    ("win", 2_800.0),
];

impl Sound {
    /// Every sound, the lightest first.
    pub(super) const ALL: [Sound; 12] = [
        Sound::Chat,
        Sound::Pick,
        Sound::Refuse,
        Sound::YourTurn,
        Sound::Coin,
        Sound::PlaceTile,
        Sound::PlaceLeader,
        Sound::PagodaRise,
        Sound::Crumble,
        Sound::WarDrum,
        Sound::MonthGong,
        Sound::Win,
    ];

    /// The name of its file, without the ending.
    pub(super) fn file(self) -> &'static str {
        FILES[self as usize].0
    }

    /// Its duration in milliseconds.
    pub(super) fn duration(self) -> f64 {
        FILES[self as usize].1
    }

    /// Whether its pitch varies a little; bells keep theirs.
    pub(super) fn varies(self) -> bool {
        matches!(self, Sound::Pick | Sound::PlaceTile | Sound::PlaceLeader | Sound::Coin)
    }

    /// Whether it plays in a hidden tab.
    pub(super) fn plays_hidden(self) -> bool {
        matches!(self, Sound::YourTurn | Sound::Chat)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn every_sound_has_a_file_in_both_formats() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("sounds");
        for (at, sound) in Sound::ALL.into_iter().enumerate() {
            assert_eq!(sound as usize, at, "{sound:?}");
            for ending in ["ogg", "m4a"] {
                let file = folder.join(format!("{}.{ending}", sound.file()));
                assert!(file.exists(), "{}", file.display());
            }
        }
    }

    #[test]
    fn weights_are_ordered() {
        let together = [Sound::Coin, Sound::PlaceTile, Sound::PagodaRise, Sound::Coin];
        assert_eq!(together.into_iter().max(), Some(Sound::PagodaRise));
        assert!(Sound::MonthGong < Sound::Win && Sound::WarDrum < Sound::MonthGong);
        assert!(Sound::Crumble < Sound::WarDrum && Sound::PagodaRise < Sound::Crumble);
    }
}
