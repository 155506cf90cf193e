//! Nodes are replaced while people play: nobody notices but their sockets.

mod site;

use std::{process::Command, time::Duration};

use crowd::{Crowd, Party};
use site::Site;

fn party() -> Party {
    Party { patience: Duration::from_secs(300), ..Party::of_people("qin", 2) }
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_are_replaced_one_by_one_while_games_go_on() {
    let mut site = Site::open(2, true, &["--bots", "1"]).await;
    let client = site.client();
    let mut crowd = Crowd::gather(&client, &party(), 40);
    crowd.goes_on(200).await;
    for _ in 0..2 {
        for node in &mut site.nodes {
            let status = node.stop().await.expect("it ran");
            assert!(status.success(), "{status}: {}", node.told());
            node.start_again().await;
            crowd.goes_on(100).await;
        }
    }
    let played = crowd.finish().await;
    let closes: usize = played.iter().map(|played| played.closes).sum();
    assert_eq!(closes, 0, "a node that stops says so to every socket");
    for played in &played {
        site.prove(played).await;
    }
}

/// What the next version would do to the schema: it only adds.
const NEWER: &str = "alter table tables add column clock integer not null default 0;
    create index newer on act (at);
    insert into _sqlx_migrations (version, description, success, checksum, execution_time)
    values (9999, 'newer', true, '\\x00', 0)";

#[tokio::test(flavor = "multi_thread")]
async fn this_program_serves_on_a_newer_schema() {
    let mut site = Site::open(2, true, &[]).await;
    let client = site.client();
    let mut crowd = Crowd::gather(&client, &party(), 10);
    crowd.goes_on(50).await;
    let mut psql = Command::new("psql");
    psql.args(["-Xq", "-v", "ON_ERROR_STOP=1", "-d", &site.base.url(), "-c", NEWER]);
    assert!(psql.status().expect("psql runs").success());
    // Nodes that know the older schema lay new tables on it, and find all they know.
    for _ in 0..20 {
        party().gather(&client).await.expect("people can meet");
    }
    crowd.goes_on(50).await;
    for node in &mut site.nodes {
        node.kill();
        node.start_again().await;
        crowd.goes_on(50).await;
    }
    for played in crowd.finish().await {
        site.prove(&played).await;
    }
}
