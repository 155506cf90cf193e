//! Parity of native and WASM builds: the same random games and bot choices have the same fingerprints.

use std::sync::Mutex;

use bots::{Bot, Budget, Policy};
use game::{Eyes, Game, RecordOf, Turn, laws};
use table::{ForGame, SLUGS, for_game};

/// Iterations of a bot's search.
const ITERATIONS: u32 = 300;
/// One of this many games has a bot's choice in the middle.
const ASKED: u32 = 20;

/// Plays random games of every title, with all seats and options in turn. Each game has a line with the
/// fingerprint of its views and events; some games have a second line with a bot's choice.
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
            let print = laws::fingerprint::<G>(&record).expect("the record replays");
            let slug = G::META.slug;
            let choice =
                if number.is_multiple_of(ASKED) { choice::<G>(&record) } else { String::new() };
            format!("{slug} {number} {print}\n{choice}")
        };
        (0..self.0).map(line).collect()
    }
}

/// A master's choice in the middle of a game, with the exact bits of its values.
fn choice<G: Game>(record: &RecordOf<G>) -> String {
    let mut game = G::new(&record.setup);
    let middle = record.steps.len() / 2;
    for (ply, step) in record.steps.iter().enumerate() {
        if let Turn::Seat(seat) = game.turn()
            && middle <= ply
        {
            let bot = Bot::<G>::of(Policy::Puct, Budget::iterations(ITERATIONS));
            let choice = bot.choose(&game.view(Eyes::Seat(seat)), ply as u64);
            let bits: Vec<String> =
                choice.values.0.iter().map(|value| format!("{:08x}", value.to_bits())).collect();
            return format!("{} master {} {}\n", G::META.slug, choice.mv, bits.join(" "));
        }
        game.apply(step, &mut |_, _| ());
    }
    String::new()
}

/// The text of [`play`], which [`letter`] returns byte by byte.
static FOUND: Mutex<String> = Mutex::new(String::new());

/// Plays games of every title; returns the length of the text that [`letter`] returns.
#[expect(unsafe_code, reason = "the WASM host calls it by this name")]
#[unsafe(no_mangle)]
pub extern "C" fn play(games: u32) -> u32 {
    let found = fingerprints(games);
    let length = found.len() as u32;
    if let Ok(mut slot) = FOUND.lock() {
        *slot = found;
    }
    length
}

/// One byte of the text of [`play`]; zero past its end.
#[expect(unsafe_code, reason = "the WASM host calls it by this name")]
#[unsafe(no_mangle)]
pub extern "C" fn letter(at: u32) -> u32 {
    let found = FOUND.lock().map(|found| found.as_bytes().get(at as usize).copied());
    found.ok().flatten().unwrap_or(0).into()
}
