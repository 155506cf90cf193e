//! A month of correspondence games, an hour at a time, with three workers, two of which are killed at random, and
//! occasional outages. Every deadline is handled once, no player loses time, and each decision is notified
//! once.
//!
//! `PAGODA_MONTH` is the number of games; by default there are 20, for a week.

mod books;
#[path = "../deployment/mod.rs"]
mod deployment;
mod people;
mod world;

use std::time::Instant;

use books::Books;
use people::DailyPlayers;
use world::World;

/// Outages of the only node that accepts moves: the hour of the kill, and its length in hours.
const DOWN: [(u32, u32); 3] = [(97, 7), (301, 26), (550, 5)];

/// The number of games, and the number of hours.
fn size() -> (usize, u32) {
    let games = std::env::var("PAGODA_MONTH").ok().and_then(|games| games.parse().ok());
    games.map_or((20, 7 * 24), |games| (games, 30 * 24))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_deadline_is_handled_and_notified_once() {
    let (begun, (games, hours)) = (Instant::now(), size());
    let mut world = World::open().await;
    let mut players = DailyPlayers::gather(&world, games).await;
    let mut hour = 0;
    while hour < hours {
        if let Some((_, down)) = DOWN.iter().find(|(at, _)| *at == hour) {
            world.stop_serving();
            for _ in 0..*down {
                hour += 1;
                world.move_to(hour);
                world.settle(false).await;
                world.kill_at_random().await;
            }
            world.serve_again().await;
        } else {
            hour += 1;
            world.move_to(hour);
        }
        world.settle(true).await;
        players.receive(hour);
        players.act(hour).await;
        world.kill_at_random().await;
    }
    world.move_to(hour + 1);
    world.settle(true).await;
    players.receive(hour + 1);
    let books = Books::read(&world, &players, hour).await;
    books.balance(&players, world.kills);
    println!(
        "{} days: {games} games, {} acts, {} moves of users, {} deadlines, {} returns, {} decisions notified in {} calls, \
         {} workers killed, {:.0} s",
        hour / 24,
        books.acts,
        books.moves,
        books.deadlines,
        books.returns,
        books.notified.len(),
        players.calls.values().sum::<usize>(),
        world.kills,
        begun.elapsed().as_secs_f64()
    );
}
