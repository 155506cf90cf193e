//! Finished games that replay bit for bit, forever.

use std::{fmt::Write as _, fs, path::PathBuf};

use game::{Eyes, HiddenInformation, Key, RecordOf, Seat, from_text, laws, to_text};

/// The golden games of a title: a folder of records, each with the fingerprint of all
/// views and events.
pub struct Golden<G: HiddenInformation> {
    /// Their folder.
    pub folder: PathBuf,
    /// Their numbers.
    pub numbers: Vec<u64>,
    /// Plays the game of a number.
    pub played: fn(u64) -> RecordOf<G>,
}

impl<G: HiddenInformation> Golden<G> {
    /// The golden games of the crate in this folder, its `CARGO_MANIFEST_DIR`.
    pub fn of(
        manifest_dir: &str,
        numbers: impl IntoIterator<Item = u64>,
        played: fn(u64) -> RecordOf<G>,
    ) -> Golden<G> {
        let folder = PathBuf::from(manifest_dir).join("tests/golden");
        Golden { folder, numbers: numbers.into_iter().collect(), played }
    }

    /// The text of a golden game. `UPDATE_EXPECT=1` writes those that are missing; an existing one
    /// is never written again without a new edition.
    pub fn text(&self, number: u64) -> String {
        let file = self.folder.join(format!("{number:03}.txt"));
        if !file.exists() && std::env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&file, with_fingerprint::<G>(&(self.played)(number)))
                .expect("the file is writable");
        }
        fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
    }

    /// The record of a golden game.
    pub fn record(&self, number: u64) -> RecordOf<G> {
        from_text::<G>(&self.text(number)).expect("a golden game is a record")
    }

    /// Every golden game replays bit for bit.
    pub fn replay(&self) {
        for &number in &self.numbers {
            let now = with_fingerprint::<G>(&self.record(number));
            assert!(now == self.text(number), "game {number} replays differently");
        }
    }

    /// The same dice deal the same games: a change here would re-deal running games.
    pub fn are_dealt_again(&self) {
        for &number in &self.numbers {
            let dealt = to_text::<G>(&(self.played)(number));
            assert!(self.text(number).ends_with(&dealt), "game {number} is dealt differently");
        }
    }

    /// The JSON of a short record and of the view after it: the store and the wire depend on it.
    pub fn json(&self, number: u64, plies: usize) -> [String; 2] {
        let mut record = (self.played)(number);
        record.steps.truncate(plies);
        let game: G = record.replay().expect("the record replays");
        let view = game.view(Eyes::Seat(Seat(0)));
        let pretty = "records and views are JSON";
        [
            serde_json::to_string_pretty(&record).expect(pretty),
            serde_json::to_string_pretty(&view).expect(pretty),
        ]
    }

    /// Perft of a golden game at a ply: the number of move sequences of one decision, of two, and so on, a
    /// line each. Chance between them follows the game's key; `ended` counts sequences that ended the
    /// game before.
    pub fn perft(&self, number: u64, ply: usize, depth: u32) -> String {
        let mut record = self.record(number);
        record.steps.truncate(ply);
        let game: G = record.replay().expect("the record replays");
        let mut found = String::new();
        for depth in 1..=depth {
            let count = laws::perft(&game, depth, &Key::from_number(number), record.chances());
            let laws::Count { ways, ended } = count;
            writeln!(found, "{ways} ways, {ended} ended").expect("a string takes any text");
        }
        found
    }
}

fn with_fingerprint<G: HiddenInformation>(record: &RecordOf<G>) -> String {
    let fingerprint = laws::fingerprint::<G>(record).expect("the record replays");
    format!("; {fingerprint}\n{}", to_text::<G>(record))
}
