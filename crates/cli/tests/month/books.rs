//! Expected timeouts and alerts, computed from the stored acts.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use clock::{Moment, Outages, Pace, Schedule, Span, used};
use game::{Key, Seat, Turn};
use serde_json::Value;
use store::ActRow;
use table::Table;
use wire::api::TableId;

use crate::{
    people::{BANK, DailyPlayers, INCREMENT},
    world::World,
};

const PACE: Pace = Pace::Daily { bank: BANK, increment: INCREMENT };

/// A decision within this time needs no alert: the player was online.
const AT_ONCE: Duration = Duration::from_secs(60);

/// A decision: its table, its seat, and the act that led to it.
pub(crate) type Decision = (TableId, u8, u32);

/// Events of all tables.
#[derive(Default)]
pub(crate) struct Books {
    pub(crate) acts: usize,
    pub(crate) moves: usize,
    pub(crate) deadlines: usize,
    pub(crate) returns: usize,
    /// Decisions that need an alert.
    must: BTreeSet<Decision>,
    /// Decisions with an alert, by the alert's id.
    pub(crate) notified: BTreeMap<String, Decision>,
}

impl Books {
    pub(crate) async fn read(world: &World, players: &DailyPlayers, hour: u32) -> Books {
        let mut books = Books::default();
        let home = world.site.store.tables.numbered()[0].0;
        let service = world.site.store.tables.availability(home).await.expect("the store answers");
        let hours = |span: &Span| {
            let lasted = span.until.expect("an end").since(span.from);
            (lasted + Duration::from_secs(1_800)).as_secs() / 3_600
        };
        let lasted: Vec<u64> = service.outages.iter().map(hours).collect();
        let down = crate::DOWN.iter().filter(|(at, _)| *at < hour);
        let down: Vec<u64> = down.map(|(_, hours)| u64::from(*hours)).collect();
        assert_eq!(lasted, down, "outages have the expected lengths");
        let outages = Outages::new(service.outages.iter().copied());
        for table in &players.tables {
            let store = &world.site.store;
            let (row, acts) = match store.tables.table(*table).await.expect("the store answers") {
                Some(row) => (row, store.tables.acts(*table, 0).await.expect("the store answers")),
                None => store
                    .tables
                    .archived_table(*table)
                    .await
                    .expect("the store answers")
                    .expect("the table is archived"),
            };
            let key = Key::from_number(0);
            let game = table::blank(&row.game, row.seats, &row.options, key).expect("valid setup");
            Account::open(*table, game, outages.clone()).keep(&acts, &mut books, players);
        }
        for line in world.ask("select id, table_id, seat, decision from outbox").lines() {
            let cells: Vec<&str> = line.split('|').collect();
            let number = |at: usize| cells[at].parse::<u64>().expect("a number");
            let decision = (TableId::from_bits(number(1)), number(2) as u8, number(3) as u32);
            assert_eq!(books.notified.insert(cells[0].to_owned(), decision), None);
        }
        books
    }

    /// Checks that each decision was notified once, or twice after a worker was killed.
    pub(crate) fn balance(&self, players: &DailyPlayers, kills: usize) {
        assert!(0 < self.deadlines && 0 < self.returns && 0 < kills, "each kind of event occurs");
        let notified: BTreeSet<Decision> = self.notified.values().copied().collect();
        assert_eq!(notified.len(), self.notified.len(), "each decision has one alert");
        let missed: Vec<_> = self.must.difference(&notified).collect();
        assert!(missed.is_empty(), "no alert for {missed:?}");
        let called: BTreeSet<&String> = players.calls.keys().collect();
        let unsent: Vec<_> = self.notified.iter().filter(|(id, _)| !called.contains(id)).collect();
        // After a return the player may decide before the alert is sent.
        assert!(unsent.iter().all(|(_, decision)| !self.must.contains(decision)), "{unsent:?}");
        assert!(called.iter().all(|id| self.notified.contains_key(*id)), "each call is known");
        assert!(players.calls.values().all(|count| *count <= 2), "at most one repetition");
        let again = players.calls.values().filter(|count| 1 < **count).count();
        // A worker sends up to 16 outbox messages at once.
        assert!(again <= 16 * kills, "{again} repeated alerts after {kills} kills");
    }
}

/// The clocks and the turn of one table.
struct Account {
    table: TableId,
    game: Box<dyn Table>,
    outages: Outages,
    banks: Vec<Duration>,
    schedules: Vec<Schedule>,
    /// Whether a user holds the seat, by seat.
    people: Vec<bool>,
    is_over: bool,
    /// Whether a timeout loses the game.
    is_loss: bool,
    /// The seat whose clock runs, and since when.
    running: Option<(Seat, Moment)>,
}

impl Account {
    fn open(table: TableId, game: Box<dyn Table>, outages: Outages) -> Account {
        let seats = usize::from(game.seats());
        Account {
            table,
            game,
            outages,
            banks: vec![Duration::from_secs(BANK.into()); seats],
            schedules: vec![Schedule::default(); seats],
            people: vec![true; seats],
            is_over: false,
            is_loss: false,
            running: None,
        }
    }

    /// The seat to act.
    fn to_act(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Seat(seat) if !self.is_over && 0 < self.game.ply() => Some(seat),
            _ => None,
        }
    }

    fn keep(mut self, acts: &[ActRow], books: &mut Books, players: &DailyPlayers) {
        let mut last = Moment(i64::MIN);
        let mut open: Option<(Decision, Moment)> = None;
        for act in acts {
            books.acts += 1;
            let at = act.at;
            assert!(last <= at, "acts are in order of time");
            last = at;
            let before = self.to_act();
            self.take(act, at, books, players);
            let now = self.to_act();
            if now == before {
                continue;
            }
            // A player who decides at once needs no alert.
            if let Some((decision, since)) = open.take()
                && at.since(since) < AT_ONCE
            {
                books.must.remove(&decision);
            }
            if let Some(seat) = now.filter(|seat| self.people[seat.index()]) {
                let decision = (self.table, seat.0, act.number);
                books.must.insert(decision);
                open = Some((decision, at));
            }
        }
        if let Some((seat, since)) = self.running {
            let now = self.outages.clone();
            let used = used(PACE, &self.schedules[seat.index()], &now, since, last);
            assert!(used <= self.banks[seat.index()], "no deadline is missed");
        }
    }

    fn take(&mut self, act: &ActRow, at: Moment, books: &mut Books, players: &DailyPlayers) {
        let body: Value = serde_json::from_str(&act.body).expect("an act is JSON");
        let (kind, body) = body.as_object().and_then(|it| it.iter().next()).expect("one kind");
        let seat = || Seat(body["seat"].as_u64().expect("the act has a seat") as u8);
        match kind.as_str() {
            "create" => self.is_loss = body["on_timeout"] == "loss",
            "sit" => assert!(players.is_known(body["user"].as_str().expect("a user id"))),
            "start" => {
                self.schedules =
                    serde_json::from_value(body["schedules"].clone()).expect("schedules");
                self.follow(body);
                self.start_clock(at);
            }
            "move" => {
                let mover = self.to_act().expect("a seat is to act");
                if self.people[mover.index()] {
                    books.moves += 1;
                    let left = self.charge(mover, at);
                    assert!(left.is_some(), "{} moved after the deadline in {}", mover, self.table);
                    let full = Duration::from_secs(BANK.into());
                    let bank = &mut self.banks[mover.index()];
                    let more = *bank + Duration::from_secs(INCREMENT.into());
                    *bank = more.min(full).max(*bank);
                }
                self.follow(body);
                self.start_clock(at);
            }
            "time_out" => {
                books.deadlines += 1;
                assert_eq!(self.to_act(), Some(seat()), "the seat to act times out");
                assert!(self.people[seat().index()], "a bot has no clock");
                assert_eq!(self.charge(seat(), at), None, "{}: the timeout is early", self.table);
                self.people[seat().index()] = false;
                // The game of two is over, and a game without users.
                let has_no_users = !self.people.contains(&true);
                self.is_over = self.is_loss && (self.game.seats() == 2 || has_no_users);
                self.start_clock(at);
            }
            "return" => {
                books.returns += 1;
                self.people[seat().index()] = true;
                self.banks[seat().index()] += Duration::from_secs(INCREMENT.into());
                self.start_clock(at);
            }
            "schedule" => {
                let is_running = self.running.is_some_and(|(running, _)| running == seat());
                if is_running {
                    assert!(self.charge(seat(), at).is_some(), "the deadline hasn't passed");
                }
                let schedule =
                    serde_json::from_value(body["schedule"].clone()).expect("a schedule");
                self.schedules[seat().index()] = schedule;
                self.start_clock(at);
            }
            other => panic!("unexpected act {other}"),
        }
    }

    fn follow(&mut self, body: &Value) {
        self.game.follow(body["steps"].as_str().expect("steps")).expect("the steps are legal");
    }

    /// Subtracts the used time from a seat's bank; none if the bank is empty.
    fn charge(&mut self, seat: Seat, at: Moment) -> Option<()> {
        let (running, since) = self.running.take().expect("a clock runs");
        assert_eq!(running, seat);
        let used = used(PACE, &self.schedules[seat.index()], &self.outages, since, at);
        let bank = &mut self.banks[seat.index()];
        let left = bank.checked_sub(used).filter(|left| !left.is_zero());
        *bank = left.unwrap_or_default();
        left.map(drop)
    }

    /// Starts the clock of the seat to act, unless it runs.
    fn start_clock(&mut self, at: Moment) {
        let to_act = self.to_act().filter(|seat| self.people[seat.index()]);
        self.running = match (to_act, self.running) {
            (Some(seat), Some((running, since))) if seat == running => Some((seat, since)),
            (Some(seat), _) => Some((seat, at)),
            (None, _) => None,
        };
    }
}
