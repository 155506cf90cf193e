//! How large archived logs are in each format: `cargo run -p store --example archive -- [GAMES]`. With `--train FILE [BYTES]` it
//! writes the dictionary of `LogFormat::Columns`, from other games. Both play games of three bots, or of random moves, as a
//! server would store them: with idempotency keys, and with the time that people take.

use std::error::Error;

use bots::{BotConfig, BotLevel, advise};
use clock::Moment;
use game::{Eyes, Key, Luck as _, Quick, Turn};
use store::{ActRow, KeyHash, LogFormat, dictionary_sample, forget_early_keys};
use table::{Table, fair};

const SEATS: u8 = 3;
/// Games of each title that the dictionary is trained on, beside those that are measured.
const TRAINED: u64 = 200;
/// Their numbers begin here.
const TO_TRAIN: u64 = 1_000_000;

type Failure = Box<dyn Error>;

/// The log of one game while it is played.
struct Log {
    acts: Vec<ActRow>,
    at: Moment,
    luck: Quick,
}

impl Log {
    fn new(number: u64) -> Log {
        let at = Moment::from_millis(1_763_000_000_000 + number as i64 * 7_919);
        Log { acts: Vec::new(), at, luck: Quick::new(number) }
    }

    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| self.luck.word() as u8)
    }

    /// People take a second or two, and sometimes ten times as long.
    fn add(&mut self, body: String) {
        let slow = if self.luck.below(4) == 0 { 10 } else { 1 };
        let millis = i64::from(500 + self.luck.below(2_000)) * slow;
        self.at = Moment::from_millis(self.at.millis() + millis);
        let idempotency_key = Some(KeyHash(self.bytes()));
        let number = self.acts.len() as u32;
        self.acts.push(ActRow { number, at: self.at, idempotency_key, body });
    }

    /// The acts before the game: seats, and the players' seeds.
    fn gather(&mut self) {
        self.add(r#"{"create":{"chairs":[],"pace":{"live":{"bank":600,"increment":10}},"auto_start":true,"rated":true}}"#.into());
        for seat in 0..SEATS {
            let user = fair::hex(&self.bytes::<8>());
            self.add(format!(
                r#"{{"sit":{{"seat":{seat},"user":"{user}","luck":"","account":true}}}}"#
            ));
        }
        self.add(r#"{"prepare":{"fill":null}}"#.into());
        let seeds: Vec<String> = (0..SEATS).map(|_| fair::hex(&self.bytes::<16>())).collect();
        for (seat, seed) in seeds.iter().enumerate() {
            let commitment = fair::commitment_to(seed);
            self.add(format!(r#"{{"commit":{{"seat":{seat},"commitment":"{commitment}"}}}}"#));
        }
        for (seat, seed) in seeds.iter().enumerate() {
            self.add(format!(r#"{{"reveal":{{"seat":{seat},"luck":"{seed}"}}}}"#));
        }
    }
}

/// Plays a game of adepts, or of random moves.
fn play(slug: &str, number: u64, is_random: bool) -> Result<Vec<ActRow>, Failure> {
    let mut log = Log::new(number);
    log.gather();
    let mut table = table::blank(slug, SEATS, "", Key::from_number(number))?;
    let first = table.plan_chance().steps;
    table.follow(&first)?;
    log.add(format!(r#"{{"start":{{"fill":null,"steps":{}}}}}"#, serde_json::to_string(&first)?));
    let mut luck = Quick::new(number);
    while let Turn::Seat(seat) = table.turn() {
        let mv = if is_random { table.sample(&mut luck) } else { chosen(slug, table.as_ref())? };
        let steps = table.plan(seat, &mv)?.steps;
        table.follow(&steps)?;
        log.add(format!(r#"{{"move":{{"steps":{}}}}}"#, serde_json::to_string(&steps)?));
    }
    Ok(log.acts)
}

/// A bot's move.
fn chosen(slug: &str, table: &dyn Table) -> Result<String, Failure> {
    let Turn::Seat(seat) = table.turn() else { return Err("no seat is to act".into()) };
    let view = table.frame(Eyes::Seat(seat), table.ply()).view;
    let config = BotConfig::for_level(BotLevel::Novice);
    let advice = advise(slug, &view, &config, table.ply() as u64).ok_or("a bot has no move")?;
    Ok(advice.mv)
}

/// Acts of a longer life than these games have: their words belong in the dictionary, too.
const OTHER_ACTS: &str = concat!(
    r#"{"take_back":{"by":0,"to":"#,
    r#"{"ask":{"by":0,"to":"#,
    r#"{"answer":{"seat":0,"accept":true}}"#,
    r#"{"resign":{"seat":0}}"#,
    r#"{"time_out":{"seat":0,"level":"adept"}}"#,
    r#"{"return":{"seat":0}}{"wait":{"by":0,"seat":1}}"#,
    r#"{"rematch":{"table":""#,
    r#"{"create":{"chairs":["open",{"bot":"novice"},{"bot":"adept"},{"bot":"master"}],"on_timeout":"loss","rated":false}}"#,
);

fn train(file: &str, size: usize) -> Result<(), Failure> {
    let mut samples = vec![OTHER_ACTS.as_bytes().to_vec(); 24];
    for slug in table::SLUGS {
        for number in TO_TRAIN..TO_TRAIN + TRAINED {
            samples.push(dictionary_sample(&play(slug, number, number % 4 == 0)?));
        }
    }
    let dictionary = zstd::dict::from_samples(&samples, size)?;
    std::fs::write(file, &dictionary)?;
    println!("{file}: {} bytes, trained on {} logs", dictionary.len(), samples.len());
    Ok(())
}

fn measure(games: u64) -> Result<(), Failure> {
    println!(
        "| mean of {games} games | acts | JSON, all keys | JSON, last keys | columns, last keys | of these, keys |"
    );
    println!("|---|---|---|---|---|---|");
    for slug in table::SLUGS {
        for is_random in [false, true] {
            let mut sums = [0; 5];
            for number in 0..games {
                let mut acts = play(slug, number, is_random)?;
                let mut sizes = vec![acts.len(), LogFormat::Json.pack(&acts)?.len()];
                forget_early_keys(&mut acts, SEATS);
                sizes.push(LogFormat::Json.pack(&acts)?.len());
                sizes.push(LogFormat::Columns.pack(&acts)?.len());
                sizes.push(acts.iter().filter(|act| act.idempotency_key.is_some()).count() * 17);
                sums.iter_mut().zip(sizes).for_each(|(sum, size)| *sum += size);
            }
            let means = sums.map(|sum| (sum as u64 / games).to_string());
            let kind = if is_random { "random" } else { "bots" };
            println!("| {slug}, {kind} | {} |", means.join(" | "));
        }
    }
    Ok(())
}

fn main() -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] => measure(100),
        ["--train", file] => train(file, 32_768),
        ["--train", file, size] => train(file, size.parse()?),
        [games] => measure(games.parse::<u64>()?.max(1)),
        _ => Err("usage: archive [GAMES | --train FILE [BYTES]]".into()),
    }
}
