//! A running game of a known type, behind the trait object that erases it.

use game::{
    Eyes, Game, Illegal, Key, Lang, Meta, Paper, Present, Quick, Record, RecordOf, Refusal, Seat,
    Setup, Standing, Step, StepOf, Turn, Undo, admit, from_text, next_chance, steps_from_text,
    steps_to_text, to_text, undo,
};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    ForGame, Frame, OpenError, PlannedSteps, PlayError, Sight, Table, Told, events::NewestEvents,
    sight, snapshot::TypedSnapshot,
};

/// [`crate::open`] for a game type.
pub(crate) struct Opening<'a> {
    pub(crate) seats: u8,
    pub(crate) options: &'a str,
    pub(crate) key: Key,
}

impl ForGame for Opening<'_> {
    type Out = Result<Box<dyn Table>, OpenError>;

    fn run<G: Game>(self) -> Self::Out {
        let options = self.options.parse().map_err(|_| OpenError::Options)?;
        let record = Record::new::<G>(Setup { seats: self.seats, options });
        Ok(Box::new(Running::<G>::resume(record, Some(self.key))?))
    }
}

/// [`crate::blank`] for a game type.
pub(crate) struct Blank<'a> {
    pub(crate) seats: u8,
    pub(crate) options: &'a str,
    pub(crate) key: Key,
}

impl ForGame for Blank<'_> {
    type Out = Result<Box<dyn Table>, OpenError>;

    fn run<G: Game>(self) -> Self::Out {
        let options = self.options.parse().map_err(|_| OpenError::Options)?;
        let record: RecordOf<G> = Record::new::<G>(Setup { seats: self.seats, options });
        let game: G = record.start().map_err(OpenError::Refused)?;
        Ok(Box::new(Running::<G> {
            record,
            game,
            events: NewestEvents::default(),
            key: Some(self.key),
        }))
    }
}

/// [`crate::read`] for a game type.
pub(crate) struct Reading<'a> {
    pub(crate) record: &'a str,
    pub(crate) key: Option<Key>,
}

impl ForGame for Reading<'_> {
    type Out = Result<Box<dyn Table>, OpenError>;

    fn run<G: Game>(self) -> Self::Out {
        let record: RecordOf<G> = match RecordFormat::of(self.record) {
            RecordFormat::Json(record) => serde_json::from_value(record)
                .map_err(|why| OpenError::Unreadable { line: None, why: why.to_string() })?,
            RecordFormat::Text(record) => from_text::<G>(record)?,
        };
        Ok(Box::new(Running::<G>::resume(record, self.key)?))
    }
}

/// [`crate::rules`] for a game type.
pub(crate) struct Ruling {
    pub(crate) lang: Lang,
}

impl ForGame for Ruling {
    type Out = &'static str;

    fn run<G: Game>(self) -> &'static str {
        G::rules(self.lang)
    }
}

/// [`crate::paint`] for a game type.
pub(crate) struct Painting<'a> {
    pub(crate) view: &'a Value,
    pub(crate) lit: &'a [&'a str],
}

impl ForGame for Painting<'_> {
    type Out = Option<Paper>;

    fn run<G: Game>(self) -> Option<Paper> {
        let view: G::View = serde_json::from_value(self.view.clone()).ok()?;
        Some(G::paint(&view, self.lit))
    }
}

/// A record of any game, by its format.
enum RecordFormat<'a> {
    /// JSON.
    Json(Value),
    /// The text notation, which is never JSON.
    Text(&'a str),
}

impl RecordFormat<'_> {
    fn of(record: &str) -> RecordFormat<'_> {
        serde_json::from_str(record).map_or(RecordFormat::Text(record), RecordFormat::Json)
    }
}

/// The head of a record in JSON.
#[derive(Deserialize)]
struct RecordHead {
    /// The slug.
    game: String,
}

/// The slug in a record.
pub fn slug_of(record: &str) -> Option<String> {
    match RecordFormat::of(record) {
        RecordFormat::Json(record) => {
            serde_json::from_value(record).ok().map(|head: RecordHead| head.game)
        }
        RecordFormat::Text(record) => {
            let title = record.lines().find_map(|line| line.trim().strip_prefix("pagoda "))?;
            title.split_whitespace().next().map(str::to_owned)
        }
    }
}

struct Running<G: Present> {
    record: RecordOf<G>,
    game: G,
    events: NewestEvents<G>,
    key: Option<Key>,
}

impl<G: Present> Running<G> {
    /// Replays a record, and draws chance up to the next decision if there is a key.
    fn resume(record: RecordOf<G>, key: Option<Key>) -> Result<Self, OpenError> {
        let start: G = record.start().map_err(OpenError::Refused)?;
        let empty = Record { steps: Vec::new(), ..record.clone() };
        let events = NewestEvents::default();
        let mut table = Running { record: empty, game: start, events, key };
        for step in record.steps {
            table.take(step).map_err(OpenError::Refused)?;
        }
        table.settle();
        Ok(table)
    }

    fn take(&mut self, step: StepOf<G>) -> Result<(), Refusal> {
        admit(&self.game, &step)?;
        let mut told = Vec::new();
        self.game.apply(&step, &mut |clause, event| told.push((clause, event)));
        self.events.push(told);
        self.record.steps.push(step);
        Ok(())
    }

    fn settle(&mut self) {
        let Some(key) = self.key.clone() else { return };
        while let Some(step) = next_chance(&self.game, &key, self.record.chances()) {
            self.take(step).expect("what chance draws can happen");
        }
    }

    fn play_move(&mut self, seat: Seat, mv: G::Move) -> Result<(), PlayError> {
        if self.game.turn() == Turn::Chance {
            return Err(PlayError::NoKey);
        }
        self.take(Step::Move { seat, mv }).map_err(PlayError::Refused)?;
        self.settle();
        Ok(())
    }

    fn listed(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.moves(&mut moves);
        moves
    }

    fn moment(&self, since: usize) -> TypedSnapshot<G> {
        let events = self.events.since(&self.record, since);
        TypedSnapshot::new(self.game.clone(), self.ply(), events)
    }

    /// These steps and the chance after them, as a plan.
    fn planned(&self, mut game: G, mut steps: Vec<StepOf<G>>) -> PlannedSteps {
        let mut chances = self.record.chances();
        if let Some(key) = &self.key {
            while let Some(step) = next_chance(&game, key, chances) {
                game.apply(&step, &mut |_, _| ());
                steps.push(step);
                chances += 1;
            }
        }
        let ply = self.ply() + steps.len();
        PlannedSteps { steps: steps_to_text::<G>(&steps), ply, turn: game.turn() }
    }
}

impl<G: Present> Table for Running<G> {
    fn meta(&self) -> &'static Meta {
        const { &G::META }
    }

    fn seats(&self) -> u8 {
        self.record.setup.seats
    }

    fn options(&self) -> String {
        self.record.setup.options.to_string()
    }

    fn ply(&self) -> usize {
        self.record.steps.len()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn standing(&self) -> Standing {
        self.game.standing()
    }

    fn play(&mut self, seat: Seat, mv: &Value) -> Result<(), PlayError> {
        let mv = serde_json::from_value(mv.clone()).map_err(|_| PlayError::Garbled)?;
        self.play_move(seat, mv)
    }

    fn play_text(&mut self, seat: Seat, mv: &str) -> Result<(), PlayError> {
        self.play_move(seat, mv.parse().map_err(|_| PlayError::Garbled)?)
    }

    fn take_back(&mut self, seat: Seat, to: usize) -> bool {
        let to = to.max(self.undo(seat).to);
        let is_more = to < self.ply();
        self.cut(to);
        is_more
    }

    fn undo(&self, seat: Seat) -> Undo {
        undo::<G>(&self.record, seat).expect("what was played replays")
    }

    fn frame(&self, eyes: Eyes, since: usize) -> Frame {
        let frame = self.moment(since).frame(eyes, since);
        let events = frame.events.iter().map(|told| Told {
            ply: told.ply,
            clause: told.clause,
            event: json!(told.event),
        });
        Frame {
            ply: frame.ply,
            turn: frame.turn,
            view: json!(frame.view),
            events: events.collect(),
            moves: Vec::new(),
        }
    }

    #[cfg(feature = "snapshots")]
    fn snapshot(&self, since: usize) -> Box<dyn crate::GameSnapshot> {
        Box::new(self.moment(since))
    }

    fn plan(&self, seat: Seat, mv: &str) -> Result<PlannedSteps, PlayError> {
        let mv = mv.parse().map_err(|_| PlayError::Garbled)?;
        if self.game.turn() == Turn::Chance {
            return Err(PlayError::NoKey);
        }
        let step = Step::Move { seat, mv };
        admit(&self.game, &step).map_err(PlayError::Refused)?;
        let mut game = self.game.clone();
        game.apply(&step, &mut |_, _| ());
        Ok(self.planned(game, vec![step]))
    }

    fn plan_chance(&self) -> PlannedSteps {
        self.planned(self.game.clone(), Vec::new())
    }

    fn follow(&mut self, steps: &str) -> Result<(), OpenError> {
        for step in steps_from_text::<G>(steps)? {
            self.take(step).map_err(OpenError::Refused)?;
        }
        Ok(())
    }

    fn cut(&mut self, to: usize) {
        if to < self.ply() {
            self.record.steps.truncate(to);
            self.events.cut(to);
            self.game = self.record.replay().expect("what was played replays");
        }
    }

    fn moves(&self) -> Vec<String> {
        self.listed().iter().map(G::Move::to_string).collect()
    }

    fn sample(&self, luck: &mut Quick) -> String {
        self.game.sample(luck).to_string()
    }

    fn spell(&self, mv: &str) -> Option<String> {
        mv.parse().ok().map(|mv: G::Move| mv.to_string())
    }

    fn sight(&self) -> Option<Box<dyn Sight>> {
        let Turn::Seat(seat) = self.game.turn() else { return None };
        sight(G::META.slug, &json!(self.game.view(Eyes::Seat(seat))))
    }

    fn why_not(&self, words: &[&str]) -> Option<Illegal> {
        self.game.why_not(words)
    }

    fn paint(&self, eyes: Eyes, lit: &[&str]) -> Paper {
        G::paint(&self.game.view(eyes), lit)
    }

    fn steps_text(&self) -> String {
        steps_to_text::<G>(&self.record.steps)
    }

    fn record_text(&self) -> String {
        to_text::<G>(&self.record)
    }

    fn record_json(&self) -> Value {
        json!(self.record)
    }

    fn at(&self, ply: usize) -> Box<dyn Table> {
        let mut record = self.record.clone();
        record.steps.truncate(ply);
        Box::new(
            Running::<G>::resume(record, None)
                .unwrap_or_else(|_| unreachable!("what was played replays")),
        )
    }
}
