//! A month of games by the day, an hour at a time: three workers see to them, two of which are killed at random,
//! and now and then nobody can move. Every deadline is handled once, nobody loses time, and everybody is told
//! once of each decision.
//!
//! `PAGODA_MONTH` says how many games; without it there are a few, for a week.

mod books;
#[path = "../deployment/mod.rs"]
mod deployment;
mod people;
mod world;

use std::time::Instant;

use books::Books;
use people::DailyPlayers;
use world::World;

/// When the only node that takes moves is killed, and for how many hours.
const DOWN: [(u32, u32); 3] = [(97, 7), (301, 26), (550, 5)];

/// How many games, for how many hours.
fn size() -> (usize, u32) {
    let said = std::env::var("PAGODA_MONTH").ok().and_then(|said| said.parse().ok());
    said.map_or((20, 7 * 24), |games| (games, 30 * 24))
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
                world.kill_somebody().await;
            }
            world.serve_again().await;
        } else {
            hour += 1;
            world.move_to(hour);
        }
        world.settle(true).await;
        players.listen(hour);
        players.act(hour).await;
        world.kill_somebody().await;
    }
    world.move_to(hour + 1);
    world.settle(true).await;
    players.listen(hour + 1);
    let books = Books::read(&world, &players, hour).await;
    books.balance(&players, world.kills);
    println!(
        "{} days: {games} games, {} acts, {} moves of people, {} deadlines, {} returns, {} decisions told of in {} calls, \
         {} workers killed, {:.0} s",
        hour / 24,
        books.acts,
        books.moves,
        books.deadlines,
        books.returns,
        books.told.len(),
        players.calls.values().sum::<usize>(),
        world.kills,
        begun.elapsed().as_secs_f64()
    );
}
