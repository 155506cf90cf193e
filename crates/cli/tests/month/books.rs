//! What must have happened, worked out from what is kept: whose time ran, when it was out, who was to be told.

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

/// How long a decision takes at most of who was there already.
const AT_ONCE: Duration = Duration::from_secs(60);

/// A decision: where, whose, and by which act it came.
pub(crate) type Decision = (TableId, u8, u32);

/// What happened, all tables together.
#[derive(Default)]
pub(crate) struct Books {
    pub(crate) acts: usize,
    pub(crate) moves: usize,
    pub(crate) deadlines: usize,
    pub(crate) returns: usize,
    /// Decisions that people must have been told of.
    must: BTreeSet<Decision>,
    /// Those that they were told of, by the alert's id.
    pub(crate) told: BTreeMap<String, Decision>,
}

impl Books {
    pub(crate) async fn read(world: &World, players: &DailyPlayers, hour: u32) -> Books {
        let mut books = Books::default();
        let service = world.site.store.availability().await.expect("the store answers");
        let hours = |span: &Span| {
            let lasted = span.until.expect("it is over").since(span.from);
            (lasted + Duration::from_secs(1_800)).as_secs() / 3_600
        };
        let lasted: Vec<u64> = service.outages.iter().map(hours).collect();
        let down = crate::DOWN.iter().filter(|(at, _)| *at < hour);
        let down: Vec<u64> = down.map(|(_, hours)| u64::from(*hours)).collect();
        assert_eq!(lasted, down, "no more, and no less");
        let outages = Outages::new(service.outages.iter().copied());
        for table in &players.tables {
            let store = &world.site.store;
            let (row, acts) = match store.table(*table).await.expect("the store answers") {
                Some(row) => (row, store.acts(*table, 0).await.expect("the store answers")),
                None => store
                    .archived_table(*table)
                    .await
                    .expect("the store answers")
                    .expect("it is kept"),
            };
            let key = Key::from_number(0);
            let game = table::blank(&row.game, row.seats, &row.options, key).expect("it opens");
            Account::open(*table, game, outages.clone()).keep(&acts, &mut books, players);
        }
        for line in world.ask("select id, table_id, seat, decision from outbox").lines() {
            let cells: Vec<&str> = line.split('|').collect();
            let number = |at: usize| cells[at].parse::<u64>().expect("a number");
            let decision = (TableId::from_bits(number(1)), number(2) as u8, number(3) as u32);
            assert_eq!(books.told.insert(cells[0].to_owned(), decision), None);
        }
        books
    }

    /// All were told of each decision once; after a worker died, once more at most.
    pub(crate) fn balance(&self, players: &DailyPlayers, kills: usize) {
        assert!(0 < self.deadlines && 0 < self.returns && 0 < kills, "it was an eventful month");
        let told: BTreeSet<Decision> = self.told.values().copied().collect();
        assert_eq!(told.len(), self.told.len(), "one way each");
        let missed: Vec<_> = self.must.difference(&told).collect();
        assert!(missed.is_empty(), "nobody was told of {missed:?}");
        let called: BTreeSet<&String> = players.calls.keys().collect();
        let unheard: Vec<_> = self.told.iter().filter(|(id, _)| !called.contains(id)).collect();
        // Of what came of a return one may have decided before one was told.
        assert!(unheard.iter().all(|(_, decision)| !self.must.contains(decision)), "{unheard:?}");
        assert!(called.iter().all(|id| self.told.contains_key(*id)), "an alert of nothing");
        assert!(players.calls.values().all(|count| *count <= 2), "once more at most");
        let again = players.calls.values().filter(|count| 1 < **count).count();
        // A worker has so many outbox messages under way at once.
        assert!(again <= 16 * kills, "{again} again after {kills} deaths");
    }
}

/// One table's books.
struct Account {
    table: TableId,
    game: Box<dyn Table>,
    outages: Outages,
    banks: Vec<Duration>,
    schedules: Vec<Schedule>,
    /// Whether a person has the seat.
    people: Vec<bool>,
    is_over: bool,
    /// Whether time lost is the game lost.
    is_loss: bool,
    /// Whose time runs, and since when.
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

    /// Whose turn it is.
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
            assert!(last <= at, "time goes on");
            last = at;
            let before = self.to_act();
            self.take(act, at, books, players);
            let now = self.to_act();
            if now == before {
                continue;
            }
            // Who was there already and decided at once needn't be told.
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
            assert!(used <= self.banks[seat.index()], "a deadline was passed over");
        }
    }

    fn take(&mut self, act: &ActRow, at: Moment, books: &mut Books, players: &DailyPlayers) {
        let body: Value = serde_json::from_str(&act.body).expect("an act is JSON");
        let (kind, body) = body.as_object().and_then(|it| it.iter().next()).expect("one of a kind");
        let seat = || Seat(body["seat"].as_u64().expect("it names a seat") as u8);
        match kind.as_str() {
            "create" => self.is_loss = body["on_timeout"] == "loss",
            "sit" => assert!(players.is_known(body["user"].as_str().expect("somebody"))),
            "start" => {
                self.schedules =
                    serde_json::from_value(body["schedules"].clone()).expect("schedules");
                self.follow(body);
                self.ask(at);
            }
            "move" => {
                let mover = self.to_act().expect("it was somebody's turn");
                if self.people[mover.index()] {
                    books.moves += 1;
                    let left = self.charge(mover, at);
                    assert!(left.is_some(), "{} moved after their time in {}", mover, self.table);
                    let full = Duration::from_secs(BANK.into());
                    let bank = &mut self.banks[mover.index()];
                    let more = *bank + Duration::from_secs(INCREMENT.into());
                    *bank = more.min(full).max(*bank);
                }
                self.follow(body);
                self.ask(at);
            }
            "time_out" => {
                books.deadlines += 1;
                assert_eq!(self.to_act(), Some(seat()), "whose turn it is");
                assert!(self.people[seat().index()], "a bot has no time");
                assert_eq!(self.charge(seat(), at), None, "{}: before their time", self.table);
                self.people[seat().index()] = false;
                // Between two it is over, and where nobody is left who stayed.
                let nobody_is_left = !self.people.contains(&true);
                self.is_over = self.is_loss && (self.game.seats() == 2 || nobody_is_left);
                self.ask(at);
            }
            "return" => {
                books.returns += 1;
                self.people[seat().index()] = true;
                self.banks[seat().index()] += Duration::from_secs(INCREMENT.into());
                self.ask(at);
            }
            "schedule" => {
                let is_asked = self.running.is_some_and(|(asked, _)| asked == seat());
                if is_asked {
                    assert!(self.charge(seat(), at).is_some(), "too late for a schedule");
                }
                let schedule =
                    serde_json::from_value(body["schedule"].clone()).expect("a schedule");
                self.schedules[seat().index()] = schedule;
                self.ask(at);
            }
            other => panic!("nobody did {other}"),
        }
    }

    fn follow(&mut self, body: &Value) {
        self.game.follow(body["steps"].as_str().expect("steps")).expect("they follow");
    }

    /// Takes what somebody used off their bank; none if there wasn't so much.
    fn charge(&mut self, seat: Seat, at: Moment) -> Option<()> {
        let (asked, since) = self.running.take().expect("their time ran");
        assert_eq!(asked, seat);
        let used = used(PACE, &self.schedules[seat.index()], &self.outages, since, at);
        let bank = &mut self.banks[seat.index()];
        let left = bank.checked_sub(used).filter(|left| !left.is_zero());
        *bank = left.unwrap_or_default();
        left.map(drop)
    }

    /// Whose turn it is now is asked, if they aren't yet.
    fn ask(&mut self, at: Moment) {
        let asked = self.to_act().filter(|seat| self.people[seat.index()]);
        self.running = match (asked, self.running) {
            (Some(seat), Some((running, since))) if seat == running => Some((seat, since)),
            (Some(seat), _) => Some((seat, at)),
            (None, _) => None,
        };
    }
}
