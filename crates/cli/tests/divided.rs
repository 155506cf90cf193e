//! Tables in several databases, apart from people: games on all of them, and an outage of one.

mod deployment;

use std::{collections::BTreeSet, time::Duration};

use deployment::{Deployment, PAGODA};
use load_client::{Client, Failed, FinishedGame, Gathered, Party, SimulatedPlayers};
use server_testkit::{DeploymentDatabase, Divided};
use store::{DatabaseNumber, Store};
use tokio::{task::block_in_place, time::sleep};
use wire::api::{NewTable, TableId, TableInfo};

/// Databases of tables.
const TABLES: usize = 3;

fn party() -> Party {
    Party { patience: Duration::from_secs(300), ..Party::of_people("qin", 2) }
}

async fn open(nodes: usize) -> Deployment {
    let database = DeploymentDatabase::Divided(Divided::start(TABLES));
    Deployment::spawn([PAGODA, PAGODA], database, nodes, true, &["--bots", "1"]).await
}

fn divided(site: &Deployment) -> &Divided {
    let DeploymentDatabase::Divided(divided) = &site.database else {
        unreachable!("the databases are divided")
    };
    divided
}

/// The number of a database of tables.
fn number(store: &Store, at: usize) -> DatabaseNumber {
    let name = Divided::name(at);
    let numbered = store.tables.numbered();
    numbered.into_iter().find(|(_, it)| *it == name).expect("it is configured").0
}

async fn prove_all(site: &Deployment, played: &[FinishedGame]) {
    for played in played {
        site.prove(played).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_played_on_all_databases_and_people_stay_at_home() {
    let mut site = open(2).await;
    let client = site.client();
    let mut players = SimulatedPlayers::gather(&client, &party(), 30);
    players.wait_for_answers(300).await;
    // Nodes keep nothing of their own.
    site.nodes[0].kill();
    site.nodes[0].start_again().await;
    let played = players.finish().await;
    prove_all(&site, &played).await;
    let used: BTreeSet<_> =
        played.iter().map(|it| site.store.tables.database_of(it.table)).collect();
    assert_eq!(used.len(), TABLES, "every database has games");
    assert!(used.iter().all(|database| !database.is_home()));
    let of_tables = "select (select count(*) from tables) + (select count(*) from archived_table)
        + (select count(*) from act) + (select count(*) from table_member)";
    let of_people = "select (select count(*) from users) + (select count(*) from session)
        + (select count(*) from game_result)";
    let Divided { home, tables } = divided(&site);
    assert_eq!(block_in_place(|| home.sql(of_tables)), "0");
    assert_ne!(block_in_place(|| home.sql(of_people)), "0");
    for cluster in tables {
        assert_eq!(block_in_place(|| cluster.sql(of_people)), "0");
    }
    // The results of all games reach home, each once.
    let results = "select count(*), count(distinct table_id) from game_result";
    let expected = format!("{0}|{0}", played.len());
    while block_in_place(|| home.sql(results)) != expected {
        for cluster in tables {
            let due = "update tables set due_at = now() where status = 2 and now() < due_at";
            block_in_place(|| cluster.sql(due));
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// Starts a game in a database.
async fn game_in(site: &Deployment, client: &Client, database: DatabaseNumber) -> Gathered {
    loop {
        let gathered = party().gather(client).await.expect("the game starts");
        if site.store.tables.database_of(gathered.table) == database {
            return gathered;
        }
    }
}

/// A public table that waits, in a database that is there.
async fn waiting_table(client: &Client) -> TableId {
    loop {
        let wanted = NewTable { public: true, ..NewTable::new("qin", 2) };
        let quick = client.patient_for(Duration::from_millis(100));
        match quick.create_table(&wanted).await {
            Ok(info) => return info.id,
            // Its id falls to the database that is away.
            Err(Failed::GivenUp(_)) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn outage_of_one_database_stops_only_its_tables() {
    let site = open(2).await;
    let (client, store) = (site.client(), &site.store);
    let (lost, kept) = (number(store, 0), number(store, 1));
    let (stuck, other) = (game_in(&site, &client, lost).await, game_in(&site, &client, kept).await);
    let (guest, _) = client.come_in("Ann").await.expect("guests may come in");
    let cluster = &divided(&site).tables[0];
    block_in_place(|| cluster.stop_immediate());
    let stuck = tokio::spawn(async move { party().finish(stuck).await });

    // A game elsewhere is played to its end, people come, and tables are created and listed.
    let played = party().finish(other).await;
    site.prove(&played).await;
    client.come_in("Ben").await.expect("guests may come in");
    let open = waiting_table(&guest).await;
    loop {
        let lobby: Vec<TableInfo> = guest.get("/api/lobby").await.expect("the lobby answers");
        if lobby.iter().any(|info| info.id == open) {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    assert!(!stuck.is_finished(), "nobody can move at the tables of the lost database");

    // Its games go on where they were, and no acknowledged move is lost.
    block_in_place(|| cluster.start_again());
    let played = stuck.await.expect("the game ends");
    site.prove(&played).await;
}
