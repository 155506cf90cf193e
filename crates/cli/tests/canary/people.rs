//! Players and spectators with a recording proxy each; they also try forbidden requests.

use std::sync::Arc;

use futures_util::future::join_all;
use game::{Seat, Turn};
use load_client::{Client, Failed, Lines, Seated, SimulatedPlayer};
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use wire::api::{Chair, Level, NewTable, News, Sit, Start, TableId, TableStatus, TakeBack};

use crate::tap::Tap;

/// Own moves between two rounds of requests.
const OFTEN: usize = 4;

/// A client, and all bytes that it received.
pub(crate) struct Person {
    pub(crate) name: String,
    pub(crate) client: Client,
    pub(crate) tap: Tap,
}

impl Person {
    /// An anonymous client.
    pub(crate) async fn anonymous(name: &str, nodes: &[String]) -> Person {
        let tap = Tap::open(nodes).await;
        let client = Client::new(tap.addresses()).at(load_client::luck() as usize % nodes.len());
        Person { name: name.to_owned(), client, tap }
    }

    /// A guest.
    pub(crate) async fn guest(name: &str, nodes: &[String]) -> Person {
        let mut person = Person::anonymous(name, nodes).await;
        person.client = person.client.come_in(name).await.expect("a new guest").0;
        person
    }

    /// Requests everything that is public about a table.
    pub(crate) async fn look_around(&self, table: TableId) {
        for path in ["", "/fairness", "/frame", "/frame?acts=0&moves=true", "/frame?acts=3"] {
            let path = format!("/api/tables/{table}{path}");
            self.client.get::<Value>(&path).await.expect("a public table is readable");
        }
        for path in ["/api/lobby", "/api/lobby/running"] {
            self.client.get::<Value>(path).await.expect("the lobby is public");
        }
        let me: Result<Value, Failed> = self.client.get("/api/me").await;
        assert_eq!(me.is_ok(), self.client.token().is_some());
    }

    /// Tries all commands that only seated players may send.
    pub(crate) async fn try_forbidden(&self, table: TableId) {
        for (what, body) in [
            ("moves", json!({"acts": 5, "move": "RB E6 E5"})),
            ("moves", json!({"acts": 1_000_000, "move": "?"})),
            ("take-back", json!({"acts": 5, "to": 0})),
            ("take-back/answer", json!({"acts": 5, "accept": true})),
            ("resign", json!({"acts": 5})),
            ("rematch", json!({})),
            ("seat-token", json!({})),
            ("start", json!({})),
            ("sit", json!({"luck": "pry"})),
            ("stand", json!({})),
        ] {
            let path = format!("/api/tables/{table}/{what}");
            let refused = self.client.post::<Value>(&path, &body).await.expect_err(what);
            assert!(refused.problem().is_some(), "{what}: {refused}");
        }
    }
}

/// A table with two players, a bot and spectators.
pub(crate) struct Round {
    pub(crate) slug: String,
    pub(crate) table: TableId,
    /// The players. The second one plays by a program that reads a line stream.
    pub(crate) people: [(Seat, Arc<Person>); 2],
    /// The token of that program's seat.
    pub(crate) seat_token: String,
    /// The luck phrases of the seats.
    pub(crate) luck: Vec<String>,
}

impl Round {
    /// Creates the table and seats the players.
    pub(crate) async fn gather(slug: &str, nodes: &[String]) -> Round {
        let seats = [Seat(0), Seat(2)];
        let people = join_all(seats.map(|seat| async move {
            (seat, Arc::new(Person::guest(&format!("{slug} {seat}"), nodes).await))
        }));
        let people: [_; 2] = people.await.try_into().ok().expect("two players");
        let wanted = NewTable {
            title: "Canaries".to_owned(),
            public: true,
            chairs: vec![Chair::Open, Chair::Bot(Level::Novice), Chair::Open],
            ..NewTable::new(slug, 3)
        };
        let table = people[0].1.client.create_table(&wanted).await.expect("a new table").id;
        let mut luck = vec![String::new(); 3];
        for (seat, person) in &people {
            luck[seat.index()] = format!("{:016x}", load_client::luck());
            let sit = Sit { seat: Some(*seat), luck: Some(luck[seat.index()].clone()) };
            person.client.sit(table, &sit).await.expect("the seat is free");
        }
        let token = people[1].1.client.seat_token(table).await.expect("a seat token");
        Round { slug: slug.to_owned(), table, people, seat_token: token.token, luck }
    }

    /// Plays to the end while others watch.
    pub(crate) async fn play(&self, others: &[Arc<Person>]) {
        let [(first, one), (second, other)] = &self.people;
        let watching: Vec<JoinHandle<()>> = others
            .iter()
            .flat_map(|person| {
                [
                    tokio::spawn(watch_socket(person.clone(), self.table)),
                    tokio::spawn(watch_lines(person.clone(), self.table)),
                ]
            })
            .collect();
        one.client.start(self.table, &Start { fill: None }).await.expect("all seats are taken");
        let by_socket = async {
            let player = self.player(&one.client, *first).await;
            self.act(player, one, others, None).await;
        };
        let by_lines = async {
            let program = other.client.with_token(&self.seat_token);
            let lines = Lines::open(&program, self.table).await;
            let player = self.player(&program, *second).await;
            self.act(player, other, others, Some(lines)).await;
        };
        tokio::join!(by_socket, by_lines);
        for watching in watching {
            watching.await.expect("the task ends");
        }
    }

    async fn player(&self, client: &Client, seat: Seat) -> SimulatedPlayer {
        SimulatedPlayer::new(client, Seated { table: self.table, seat }).await
    }

    /// Plays a seat. The game can't end during its turn, so all requests made then are about a running
    /// game.
    async fn act(
        &self,
        mut player: SimulatedPlayer,
        person: &Person,
        others: &[Arc<Person>],
        mut lines: Option<Lines>,
    ) {
        let (mut first, mut requested, mut has_waited) = (None, 0, false);
        while !player.is_over() {
            if player.is_to_act() {
                let now =
                    player.shown.as_ref().map_or((0, 0), |shown| (shown.acts, shown.frame.ply));
                let to = *first.get_or_insert(now.1);
                if has_waited && requested + OFTEN <= player.made.len() {
                    requested = player.made.len();
                    self.look_around(person, others).await;
                    // Another seat has moved since: this needs the consent of the others, who never answer.
                    let wanted = TakeBack { acts: now.0, to };
                    drop(player.client.take_back(self.table, &wanted).await);
                }
                player.act().await;
                continue;
            }
            match &mut lines {
                Some(lines) => player.take(lines.next().await.expect("the stream is open")),
                None => player.hear().await,
            }
            let turn = player.shown.as_ref().map(|shown| shown.frame.turn);
            has_waited |= first.is_some() && turn != Some(Turn::Seat(player.seated.seat));
        }
    }

    async fn look_around(&self, person: &Person, others: &[Arc<Person>]) {
        let looks = others.iter().map(|other| async {
            other.look_around(self.table).await;
            other.try_forbidden(self.table).await;
        });
        tokio::join!(join_all(looks), person.look_around(self.table));
    }
}

/// Watches over a socket, to the end.
async fn watch_socket(person: Arc<Person>, table: TableId) {
    let seated = Seated { table, seat: Seat(9) };
    let mut spectator = SimulatedPlayer::new(&person.client, seated).await;
    while !spectator.is_over() {
        spectator.hear().await;
    }
}

/// Watches over a line stream, to the end.
async fn watch_lines(person: Arc<Person>, table: TableId) {
    let mut lines = Lines::open(&person.client, table).await;
    let is_end =
        |news: &News| matches!(news, News::Table(card) if card.status == TableStatus::Finished);
    while !is_end(&lines.next().await.expect("the stream is open")) {}
}
