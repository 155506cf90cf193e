//! A table as its log has made it.

use std::collections::{BTreeMap, HashMap};

use clock::{Moment, Outages};
use game::{Eyes, Key, Seat, Turn, seats};
use store::{ActRow, Stage, TableRow};
use table::{Table, fair};
use wire::api::{self, Asked, Chair, Holder, Opening, TableId, User, UserId};

use crate::{
    room::{Act, timing::Timing},
    who::Who,
};

/// The level of the bot that takes the seat of somebody who gave up.
const STAND_IN: api::Level = api::Level::Adept;

/// A log that can't be followed: written by a newer version, or damaged.
#[derive(Debug, thiserror::Error)]
#[error("act {number} of table {table} can't be followed: {why}")]
pub(crate) struct Unfollowable {
    pub(crate) table: TableId,
    pub(crate) number: u32,
    why: String,
}

/// A table after all acts that this node knows of. It holds what is hidden.
pub(crate) struct State {
    row: TableRow,
    /// How many acts it has followed.
    pub(crate) acts: u32,
    /// How many they were when anything but the game last changed.
    pub(crate) card: u32,
    pub(crate) stage: Stage,
    pub(crate) holders: Vec<Holder>,
    pub(crate) resigned: Vec<Seat>,
    pub(crate) asked: Option<Asked>,
    pub(super) rematch: Option<TableId>,
    /// What each seat had added to chance when the game began.
    luck: Vec<String>,
    game: Option<Box<dyn Table>>,
    /// The number of steps after each act.
    plies: Vec<usize>,
    /// Which act was made with a key.
    keys: HashMap<[u8; 16], u32>,
    /// What those are called who sat here.
    names: BTreeMap<UserId, String>,
    pub(crate) timing: Timing,
    /// Whether the game begins as soon as all chairs are taken.
    pub(crate) at_once: bool,
    /// Who said whether they want to be told of their decisions.
    alerts: Vec<Option<bool>>,
    /// The number of the act that made whoever is to act to be asked.
    pub(crate) turned: u32,
    /// The number of the act that asked the seats for something.
    pub(crate) asked_in: u32,
}

impl State {
    /// A table before its first act.
    pub(crate) fn new(row: TableRow, outages: Outages) -> State {
        let holders = vec![Holder::Open; usize::from(row.seats)];
        let alerts = vec![None; usize::from(row.seats)];
        State {
            row,
            acts: 0,
            card: 0,
            stage: Stage::Gathering,
            holders,
            resigned: Vec::new(),
            asked: None,
            rematch: None,
            luck: Vec::new(),
            game: None,
            plies: Vec::new(),
            keys: HashMap::new(),
            names: BTreeMap::new(),
            timing: Timing::new(outages),
            at_once: false,
            alerts,
            turned: 0,
            asked_in: 0,
        }
    }

    /// Is told what people are called, before they sit down.
    pub(crate) fn know(&mut self, names: impl IntoIterator<Item = (UserId, String)>) {
        self.names.extend(names);
    }

    /// Who sits down in these entries of the log that isn't known by name.
    pub(crate) fn strangers(&self, rows: &[ActRow]) -> Vec<UserId> {
        let sat = |row: &ActRow| match serde_json::from_str(&row.body) {
            Ok(Act::Sit { user, .. }) => Some(user),
            _ => None,
        };
        let may_sit = rows.iter().filter(|row| row.body.starts_with(r#"{"sit":"#));
        may_sit.filter_map(sat).filter(|user| !self.names.contains_key(user)).collect()
    }

    /// Takes in the next entries of the log; those that are known already are passed over.
    pub(crate) fn follow_all(&mut self, rows: &[ActRow]) -> Result<(), Unfollowable> {
        for row in rows.iter().filter(|row| self.acts <= row.number).collect::<Vec<_>>() {
            let act = serde_json::from_str(&row.body).map_err(|why| self.lost(&why))?;
            self.follow(&act, row.key, row.at)?;
        }
        Ok(())
    }

    /// Takes in the next act, written at so many milliseconds since 1970.
    pub(crate) fn follow(
        &mut self,
        act: &Act,
        key: Option<[u8; 16]>,
        at: i64,
    ) -> Result<(), Unfollowable> {
        let (before, at) = (self.to_act(), Moment::from_millis(at));
        self.take(act, at).map_err(|why| self.lost(&why))?;
        self.tick(before, act, at);
        if let Some(key) = key {
            self.keys.insert(key, self.acts);
        }
        self.acts += 1;
        self.plies.push(self.ply());
        if !act.is_of_the_game() || self.asked.is_some() || self.is_ended() {
            self.card = self.acts;
        }
        if act.is_of_the_game() {
            self.asked = None;
        }
        Ok(())
    }

    fn lost(&self, why: &dyn ToString) -> Unfollowable {
        Unfollowable { table: self.row.id, number: self.acts, why: why.to_string() }
    }

    fn take(&mut self, act: &Act, at: Moment) -> Result<(), String> {
        match act {
            Act::Lay { chairs, pace, overdue, at_once } => {
                (self.timing.pace, self.timing.overdue) = (*pace, *overdue);
                self.at_once = *at_once;
                for (holder, chair) in self.holders.iter_mut().zip(chairs) {
                    *holder = match chair {
                        Chair::Bot(level) => Holder::Bot { level: *level, instead: None },
                        Chair::Open => Holder::Open,
                    };
                }
            }
            Act::Sit { seat, user, luck, alerts } => {
                // Nobody is called anything who is with us no more.
                let name = self.names.get(user).cloned().unwrap_or_default();
                let (user, luck) = (User { id: *user, name }, luck.clone());
                *self.holder(*seat)? = Holder::Person { user, luck };
                self.alerts[seat.index()] = alerts.then_some(true);
            }
            Act::Stand { seat } => *self.holder(*seat)? = Holder::Open,
            Act::Start { fill, steps, rests } => {
                self.start(*fill, steps)?;
                self.timing.start(self.row.seats, rests);
            }
            Act::Move { steps } => {
                let game = self.game.as_mut().ok_or("a move before the start")?;
                game.follow(steps).map_err(|why| why.to_string())?;
                if game.turn() == Turn::Over {
                    self.stage = Stage::Over;
                }
            }
            Act::TakeBack { by, to } => {
                let void = self.ply().saturating_sub(*to);
                self.cut(*to)?;
                self.timing.unreward(*by, void, at);
            }
            Act::Ask { by, to } => {
                self.asked_in = self.acts;
                let open = self.people().filter(|seat| seat != by).collect();
                self.asked = Some(Asked { by: *by, to: *to, open });
            }
            Act::Answer { seat, yes } => self.answer(*seat, *yes)?,
            Act::Resign { seat } => self.resign(*seat, STAND_IN)?,
            Act::TimeOut { seat, level } => self.time_out(*seat, *level)?,
            Act::Return { seat } => self.give_back(*seat, at)?,
            Act::Wait { by, seat } => self.wait(*by, *seat, at)?,
            Act::Rest { seat, rest } => {
                self.holder(*seat)?;
                self.timing.set_rest(*seat, rest.clone(), at);
            }
            Act::Alerts { seat, on } => {
                self.holder(*seat)?;
                self.alerts[seat.index()] = Some(*on);
            }
            Act::Abort => self.stage = Stage::Aborted,
            Act::Rematch { table } => self.rematch = Some(*table),
        }
        Ok(())
    }

    pub(super) fn holder(&mut self, seat: Seat) -> Result<&mut Holder, String> {
        self.holders.get_mut(seat.index()).ok_or_else(|| format!("no seat {seat}"))
    }

    fn start(&mut self, fill: Option<api::Level>, steps: &str) -> Result<(), String> {
        self.holders = filled(&self.holders, fill);
        let mut game = self.blank().map_err(|why| why.to_string())?;
        self.luck = self.lucks();
        game.follow(steps).map_err(|why| why.to_string())?;
        self.stage = if game.turn() == Turn::Over { Stage::Over } else { Stage::Running };
        self.game = Some(game);
        Ok(())
    }

    /// The game before its first step, with the key that follows from those who sit here.
    pub(crate) fn blank(&self) -> Result<Box<dyn Table>, table::OpenError> {
        table::blank(&self.row.game, self.row.seats, &self.row.options, self.key())
    }

    fn key(&self) -> Key {
        fair::key(&self.row.seed.0, self.lucks().iter().map(String::as_str))
    }

    fn lucks(&self) -> Vec<String> {
        let luck = |holder: &Holder| match holder {
            Holder::Person { luck, .. } => luck.clone(),
            Holder::Open | Holder::Bot { .. } => String::new(),
        };
        self.holders.iter().map(luck).collect()
    }

    /// What proves that chance was fair; before the end without what is still secret.
    pub(crate) fn opening(&self) -> Opening {
        let is_over = self.stage == Stage::Over;
        Opening {
            table: self.row.id,
            commitment: fair::commitment(&self.row.seed.0),
            seed: is_over.then(|| fair::hex(&self.row.seed.0)),
            luck: self.luck.clone(),
            record: self.game().filter(|_| is_over).map(|game| game.record_text()),
        }
    }

    fn cut(&mut self, to: usize) -> Result<(), String> {
        self.game.as_mut().ok_or("nothing to take back before the start")?.cut(to);
        Ok(())
    }

    fn answer(&mut self, seat: Seat, yes: bool) -> Result<(), String> {
        let Some(mut asked) = self.asked.take() else { return Err("nothing is asked".into()) };
        asked.open.retain(|open| *open != seat);
        match (yes, asked.open.is_empty()) {
            (false, _) => Ok(()),
            (true, true) => self.cut(asked.to),
            (true, false) => {
                self.asked = Some(asked);
                Ok(())
            }
        }
    }

    /// A bot goes on in the seat; where it would have nobody to play with, the game is over.
    pub(super) fn resign(&mut self, seat: Seat, level: api::Level) -> Result<(), String> {
        self.resigned.push(seat);
        self.asked = None;
        if self.ends_if_resigned(seat) {
            self.stage = Stage::Over;
        }
        self.replace(seat, level)
    }

    /// A bot goes on for whoever has a seat.
    pub(super) fn replace(&mut self, seat: Seat, level: api::Level) -> Result<(), String> {
        let holder = self.holder(seat)?;
        if let Holder::Person { user, .. } = holder.clone() {
            *holder = Holder::Bot { level, instead: Some(user) };
        }
        Ok(())
    }

    /// What a seat had added to chance when the game began.
    pub(super) fn luck_of(&self, seat: Seat) -> String {
        self.luck.get(seat.index()).cloned().unwrap_or_default()
    }

    /// Whether the game ends if this seat gives up: nobody is left, or will return.
    pub(crate) fn ends_if_resigned(&self, seat: Seat) -> bool {
        let mut others = self.people().chain(self.timing.away.iter().copied());
        self.row.seats == 2 || others.all(|other| other == seat)
    }

    /// Whether somebody wants to be told elsewhere that they are asked. Who plays by the day does, unless
    /// they said otherwise.
    pub(crate) fn is_alerted(&self, seat: Seat) -> bool {
        self.alerts[seat.index()].unwrap_or_else(|| self.timing.is_by_the_day())
    }

    /// The seats that people have.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        let people = self.holders.iter().zip(seats(self.row.seats));
        people.filter_map(|(holder, seat)| matches!(holder, Holder::Person { .. }).then_some(seat))
    }

    pub(crate) fn is_ended(&self) -> bool {
        matches!(self.stage, Stage::Over | Stage::Aborted)
    }

    pub(crate) fn id(&self) -> TableId {
        self.row.id
    }

    pub(crate) fn row(&self) -> &TableRow {
        &self.row
    }

    pub(crate) fn owner(&self) -> UserId {
        self.row.owner
    }

    pub(crate) fn game(&self) -> Option<&dyn Table> {
        self.game.as_deref()
    }

    pub(crate) fn ply(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.ply())
    }

    /// Whose turn it is while the game runs.
    pub(crate) fn to_act(&self) -> Option<Seat> {
        match self.game.as_ref()?.turn() {
            Turn::Seat(seat) if self.stage == Stage::Running => Some(seat),
            _ => None,
        }
    }

    /// The bot whose turn it is.
    pub(crate) fn bot_to_act(&self) -> Option<(Seat, api::Level)> {
        let seat = self.to_act()?;
        match &self.holders[seat.index()] {
            Holder::Bot { level, .. } => Some((seat, *level)),
            _ => None,
        }
    }

    /// The seat that somebody may act for.
    pub(crate) fn seat_of(&self, who: &Who) -> Option<Seat> {
        match who {
            Who::Nobody => None,
            Who::Seat { table, seat, by } => {
                let is_held = self.seat_held_by(*by) == Some(*seat);
                (*table == self.row.id && is_held).then_some(*seat)
            }
            Who::Person(user) => self.seat_held_by(user.id),
        }
    }

    pub(crate) fn seat_held_by(&self, user: UserId) -> Option<Seat> {
        self.people().find(|seat| {
            let holder = &self.holders[seat.index()];
            matches!(holder, Holder::Person { user: holder, .. } if holder.id == user)
        })
    }

    /// Whose eyes somebody looks with.
    pub(crate) fn eyes_of(&self, who: &Who) -> Eyes {
        self.seat_of(who).map_or(Eyes::Public, Eyes::Seat)
    }

    /// The act that was made with a key: how many acts and steps there were with it.
    pub(crate) fn made_with(&self, key: Option<[u8; 16]>) -> Option<api::Acted> {
        Some(self.after(*self.keys.get(&key?)?))
    }

    /// How many acts and steps there were with an act.
    pub(crate) fn after(&self, number: u32) -> api::Acted {
        let ply = self.plies.get(number as usize).copied();
        api::Acted { acts: number + 1, ply: ply.unwrap_or_else(|| self.ply()) }
    }

    /// After how many steps the events begin that somebody hasn't heard who knows the first `acts`:
    /// steps that were taken back since are told anew.
    pub(crate) fn since(&self, acts: Option<u32>) -> usize {
        let now = self.ply();
        let Some(acts) = acts else { return now };
        if acts == 0 {
            return 0;
        }
        let from = (acts as usize - 1).min(self.plies.len());
        self.plies[from..].iter().copied().min().unwrap_or(now)
    }
}

/// The holders once the chairs that are open are filled.
pub(crate) fn filled(holders: &[Holder], fill: Option<api::Level>) -> Vec<Holder> {
    let filled = |holder: &Holder| match (holder, fill) {
        (Holder::Open, Some(level)) => Holder::Bot { level, instead: None },
        _ => holder.clone(),
    };
    holders.iter().map(filled).collect()
}
