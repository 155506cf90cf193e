//! The same random games, native and in WASM: their fingerprints show whether they went the same
//! way.

use std::sync::Mutex;

use game::{Game, laws};
use table::{ForGame, SLUGS, for_game};

/// Plays random games of every title, all seats and options by turns: a line a game, with the fingerprint
/// of all that anybody saw in it.
pub fn fingerprints(games: u32) -> String {
    let of_title = |slug: &&str| for_game(slug, Games(games));
    SLUGS.iter().filter_map(of_title).collect()
}

struct Games(u32);

impl ForGame for Games {
    type Out = String;

    fn run<G: Game>(self) -> String {
        let setups = laws::all_setups::<G>();
        let line = |number: u32| {
            let setup = &setups[number as usize % setups.len()];
            let record = laws::random_record::<G>(setup, u64::from(number));
            let print = laws::fingerprint::<G>(&record).expect("what was played replays");
            format!("{} {number} {print}\n", G::META.slug)
        };
        (0..self.0).map(line).collect()
    }
}

/// What [`play`] found, for [`letter`] to spell.
static FOUND: Mutex<String> = Mutex::new(String::new());

/// Plays so many games of every title; returns how long the text is that [`letter`] then spells.
#[expect(unsafe_code, reason = "the name is what the WASM host calls")]
#[unsafe(no_mangle)]
pub extern "C" fn play(games: u32) -> u32 {
    let found = fingerprints(games);
    let length = found.len() as u32;
    if let Ok(mut slot) = FOUND.lock() {
        *slot = found;
    }
    length
}

/// One letter of what [`play`] found; zero past its end.
#[expect(unsafe_code, reason = "the name is what the WASM host calls")]
#[unsafe(no_mangle)]
pub extern "C" fn letter(at: u32) -> u32 {
    let found = FOUND.lock().map(|found| found.as_bytes().get(at as usize).copied());
    found.ok().flatten().unwrap_or(0).into()
}
