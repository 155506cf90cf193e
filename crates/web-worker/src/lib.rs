//! The web worker of the browser client: it holds one table and runs bots, so that the page contains no
//! rules and never blocks. Requests and responses are JSON. Used by `wasm`.
//!
//! Legal moves, previews and refusals are computed from a seat's view ([`table::Sight`]), and a bot
//! gets nothing else.

mod after;
mod search_rate;
#[cfg(target_arch = "wasm32")]
pub mod worker;

use bots::{BotConfig, BotLevel, advise};
use game::{Eyes, Key, Refusal, Seat, Standing, Turn};
use serde_json::{Value, json};
use table::{OpenError, PlayError, Sight, Table};
use wire::{Kept, Opened, Problem, Request};

pub use crate::search_rate::SearchRate;

/// One table at most, and the search rate of this machine.
#[derive(Default)]
pub struct Engine {
    table: Option<Box<dyn Table>>,
    /// The view of a seat at a table of a server.
    seen: Option<Box<dyn Sight>>,
    /// Whether the table is read-only.
    is_shut: bool,
    search_rate: SearchRate,
}

impl Engine {
    /// Handles a request in JSON: `{"ok": answer}` or `{"problem": why}`.
    pub fn answer(&mut self, question: &str) -> String {
        let asked = serde_json::from_str(question).map_err(|why| Problem::Lost(why.to_string()));
        let answer = match asked.and_then(|request| self.ask(request)) {
            Ok(answer) => json!({ "ok": answer }),
            Err(problem) => json!({ "problem": problem }),
        };
        answer.to_string()
    }

    /// Handles a request.
    pub fn ask(&mut self, request: Request) -> Result<Value, Problem> {
        match request {
            Request::Open { slug, seats, options, key } => {
                self.is_shut = false;
                self.keep(table::open(&slug, seats, &options, read_key(&key)?))
            }
            Request::Read { record, key } => {
                let key = key.as_deref().map(read_key).transpose()?;
                self.is_shut = key.is_none();
                self.keep(table::read(&record, key))
            }
            Request::See { slug, view } => {
                self.seen = Some(table::sight(&slug, &view).ok_or(Problem::Nobody)?);
                Ok(Value::Null)
            }
            Request::Look { eyes, since, ply } => self.look(eyes, since, ply),
            Request::Choices => self.sighted(|sight| Ok(json!(sight.choices()))),
            Request::Preview { mv } => {
                self.sighted(|sight| Ok(json!(sight.preview(&mv).map_err(unplayed)?)))
            }
            Request::WhyNot { words } => {
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                self.sighted(|sight| Ok(json!(sight.why_not(&words).map(|illegal| illegal.clause))))
            }
            Request::Play { seat, mv } => {
                self.table_mut()?.play_text(seat, &mv).map_err(unplayed)?;
                Ok(json!(self.kept()?))
            }
            Request::Undo { seat } => Ok(json!(self.table()?.undo(seat))),
            Request::TakeBack { seat, to } => {
                let taken = self.table_mut()?.take_back(seat, to);
                Ok(json!(if taken { Some(self.kept()?) } else { None }))
            }
            Request::Record => Ok(json!(self.table()?.record_text())),
            Request::Course => self.course(),
            Request::Outlook { slug, view } => {
                table::outlook(&slug, &view).ok_or(Problem::UnknownGame)
            }
            Request::Advise { slug, view, level, hint, seed } => {
                self.advise(&slug, &view, &level, hint, seed)
            }
            Request::Judge { ply } => self.evaluate(ply),
            Request::Verify { proof, notes } => Ok(json!(after::verify(&proof, &notes))),
        }
    }

    fn keep(&mut self, opened: Result<Box<dyn Table>, OpenError>) -> Result<Value, Problem> {
        let table = opened.map_err(unopened)?;
        let answer = Opened {
            slug: table.meta().slug.to_owned(),
            seats: table.seats(),
            options: table.options(),
            ply: table.ply(),
            turn: table.turn(),
        };
        (self.table, self.seen) = (Some(table), None);
        Ok(json!(answer))
    }

    fn table(&self) -> Result<&dyn Table, Problem> {
        self.table.as_deref().ok_or(Problem::NoTable)
    }

    fn table_mut(&mut self) -> Result<&mut Box<dyn Table>, Problem> {
        self.table.as_mut().ok_or(Problem::NoTable)
    }

    fn kept(&self) -> Result<Kept, Problem> {
        let table = self.table()?;
        Ok(Kept { record: table.record_text(), ply: table.ply(), turn: table.turn() })
    }

    /// Queries from the view of the seat to act.
    fn sighted(
        &self,
        ask: impl FnOnce(&dyn Sight) -> Result<Value, Problem>,
    ) -> Result<Value, Problem> {
        match &self.seen {
            Some(sight) => ask(&**sight),
            None => ask(&*self.table()?.sight().ok_or(Problem::Nobody)?),
        }
    }

    /// A frame without its moves: the seat to act requests [`Request::Choices`].
    fn look(&self, eyes: Option<Seat>, since: usize, ply: Option<usize>) -> Result<Value, Problem> {
        let table = self.table()?;
        let eyes = match eyes {
            Some(seat) if table.seats() <= seat.0 => return Err(Problem::NoSuchSetup),
            Some(seat) => Eyes::Seat(seat),
            None => Eyes::Public,
        };
        let frame = match ply.filter(|&ply| ply < table.ply()) {
            Some(ply) => table.at(ply).frame(eyes, since),
            None => table.frame(eyes, since),
        };
        Ok(json!(frame))
    }

    /// Points may be hidden while a game runs, so it must be over.
    fn course(&self) -> Result<Value, Problem> {
        let table = self.table()?;
        if table.turn() != Turn::Over {
            return Err(Problem::Nobody);
        }
        let standings: Vec<Standing> =
            (0..=table.ply()).map(|ply| table.at(ply).standing()).collect();
        Ok(json!(standings))
    }

    /// Evaluations may disclose hidden information while a game runs, so it must be over or read-only.
    fn evaluate(&self, ply: usize) -> Result<Value, Problem> {
        let table = self.table()?;
        if table.turn() != Turn::Over && !self.is_shut {
            return Err(Problem::Nobody);
        }
        after::evaluate(table, ply)
    }

    fn advise(
        &mut self,
        slug: &str,
        view: &Value,
        level: &str,
        hint: bool,
        seed: u64,
    ) -> Result<Value, Problem> {
        let level: BotLevel = level.parse().map_err(|_| Problem::NoSuchSetup)?;
        let config = if hint { BotConfig::strongest(level) } else { BotConfig::for_level(level) };
        let advice = self.search_rate.run(config, |config| advise(slug, view, config, seed));
        Ok(json!(advice.ok_or(Problem::Nobody)?))
    }
}

/// 64 hexadecimal digits.
fn read_key(digits: &str) -> Result<Key, Problem> {
    let bad = || Problem::Lost("a key has 64 hexadecimal digits".to_owned());
    let mut bits = [0; 32];
    if digits.len() != 64 || !digits.is_ascii() {
        return Err(bad());
    }
    for (at, byte) in bits.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).map_err(|_| bad())?;
    }
    Ok(Key::new(bits))
}

fn unopened(why: OpenError) -> Problem {
    match why {
        OpenError::UnknownGame => Problem::UnknownGame,
        OpenError::Options | OpenError::Refused(Refusal::Seats) => Problem::NoSuchSetup,
        OpenError::Unreadable { line, .. } => Problem::Unreadable { line },
        OpenError::Refused(Refusal::Illegal(illegal)) => Problem::Against(illegal.clause),
        OpenError::Refused(_) => Problem::Unreadable { line: None },
    }
}

fn unplayed(why: PlayError) -> Problem {
    match why {
        PlayError::Refused(Refusal::Illegal(illegal)) => Problem::Against(illegal.clause),
        PlayError::Refused(Refusal::NotYourTurn) => Problem::NotYourTurn,
        PlayError::Refused(_) | PlayError::NoKey => Problem::Nobody,
        PlayError::Garbled => Problem::Garbled,
    }
}
