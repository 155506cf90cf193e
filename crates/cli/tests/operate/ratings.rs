//! Results, ratings, and public profiles and lists of games.

use futures_util::future::join_all;
use load_client::{Client, Gathered};
use server_testkit::{BOT, Club, OPEN, finish, gather, gather_rated, until};
use wire::api::{
    Chair, GamePage, Level, PublicProfile, RatingPool, SeatPlayer, TableId, TableStatus, UserId,
};

use crate::Commands as _;

const ADEPT: Chair = Chair::Bot(Level::Adept);

/// The chairs of four kinds of tables: players, bots, and bots of one level on two seats.
const CHAIRS: [&[Chair]; 4] =
    [&[OPEN, OPEN], &[OPEN, BOT, OPEN], &[BOT, OPEN, BOT], &[ADEPT, OPEN, BOT, OPEN]];

async fn id(client: &Client) -> UserId {
    client.me().await.expect("the client has a session").user.id
}

/// Plays 20 games of three players and bots: of all titles, some rated, some private, some with a resignation.
async fn play_twenty(people: &[Client]) -> Vec<TableId> {
    let games = (0..20_usize).map(async |at| {
        let (title, chairs) = (table::SLUGS[at % 3], CHAIRS[at % 4]);
        let others: Vec<Client> =
            people.iter().cycle().skip(at % 3).take(people.len()).cloned().collect();
        let is_private = at % 5 == 4;
        let mut gathered: Gathered = if chairs.contains(&BOT) || is_private {
            gather(&others, title, chairs, !is_private).await
        } else {
            gather_rated(&others, title, chairs.len()).await
        };
        if at % 6 == 5 {
            gathered.players[0].resign().await;
        }
        finish(gathered).await
    });
    join_all(games).await
}

/// Checks that a table's info and its result agree.
async fn assert_result(client: &Client, table: TableId, games: &GamePage) {
    let card = client.see(table).await.expect("the table exists");
    assert_eq!(card.status, TableStatus::Finished);
    let played = games.games.iter().find(|game| game.table == table).expect("the game is listed");
    let standing = card.standing.expect("the game is over");
    let places: Vec<u8> = played.seats.iter().map(|seat| seat.place).collect();
    for (seat, played) in played.seats.iter().enumerate() {
        assert_eq!(played.points, standing.points[seat]);
    }
    match card.resigned.first() {
        None => assert_eq!(places, standing.places[..places.len()]),
        Some(seat) => assert_eq!(usize::from(places[seat.index()]), places.len()),
    }
    assert_eq!((played.plies as usize, played.public), (card.ply, card.public));
}

#[test]
fn concurrent_games_are_rated_in_one_order() {
    let club = Club::open();
    club.base.runtime.block_on(async {
        let people = club.members(&["Mei", "Jan", "Zoë"]).await;
        let tables = play_twenty(&people).await;
        club.pack_all();
        assert_eq!(club.sql("select count(*) from game_result"), "20");
        assert_eq!(
            club.sql("select count(*) from ladder_game"),
            "16",
            "private games aren't rated"
        );
        let output = club.printed(&["ratings", "--check"]);
        assert!(output.starts_with("games: 16, "), "{output}");

        let mut listed = GamePage { games: Vec::new(), next: None };
        for person in &people {
            let path = format!("/api/games?limit=100&user={}", id(person).await);
            let theirs: GamePage = person.get(&path).await.expect("a list of games");
            listed.games.extend(theirs.games);
        }
        for table in tables {
            assert_result(&club.nobody(), table, &listed).await;
        }
        check_public_data(&club, &people).await;
        changed_ratings_are_found(&club);
        deleted_user_is_anonymous(&club, &people).await;
    });
}

/// Checks the public list and profile, which omit private games.
async fn check_public_data(club: &Club, people: &[Client]) {
    let (anonymous, mei) = (club.nobody(), id(&people[0]).await);
    let mut all = Vec::new();
    let mut path = "/api/games?limit=7".to_owned();
    loop {
        let page: GamePage = anonymous.get(&path).await.expect("a public list");
        all.extend(page.games);
        let Some(next) = page.next else { break };
        path = format!("/api/games?limit=7&before={next}");
    }
    assert!(all.len() == 16 && all.iter().all(|game| game.public));
    assert!(all.windows(2).all(|pair| pair[1].ended_at <= pair[0].ended_at));
    let qin: GamePage = anonymous.get("/api/games?game=qin").await.expect("by title");
    assert!(!qin.games.is_empty() && qin.games.iter().all(|game| game.game == "qin"));
    let list = async |client: &Client| {
        let path = format!("/api/games?user={mei}&limit=100");
        client.get::<GamePage>(&path).await.expect("a list of games").games
    };
    let (seen, own) = (list(&people[1]).await, list(&people[0]).await);
    assert!(seen.iter().all(|game| game.public) && seen.len() < own.len());
    let person: PublicProfile =
        anonymous.get(&format!("/api/users/{mei}")).await.expect("a profile");
    assert_eq!((person.user.id, person.user.name.as_str()), (mei, "Mei"));
    let counted: u32 = person.statistics.iter().map(|it| it.games).sum();
    let rated: u32 = person.ratings.iter().map(|rated| rated.games).sum();
    assert_eq!((counted as usize, rated as usize), (seen.len(), seen.len()));
    let pools: Vec<RatingPool> = person.ratings.iter().map(|rated| rated.pool).collect();
    assert!(pools.contains(&RatingPool::Live) && pools.contains(&RatingPool::Bots), "{pools:?}");
    for rated in &person.ratings {
        let history = (rated.history.len(), rated.history.last());
        assert_eq!(history, (rated.games as usize, Some(&rated.rating)));
        assert_eq!(rated.provisional, rated.games < 10);
        let of_ladder =
            seen.iter().filter(|game| game.game == rated.game && game.pool == Some(rated.pool));
        let changes = of_ladder.flat_map(|game| &game.seats).filter_map(|seat| seat.rating_change);
        assert_eq!(1500 + changes.sum::<i32>(), i32::try_from(rated.rating).expect("a rating"));
    }
    assert!(all.iter().flat_map(|game| &game.seats).all(|seat| seat.rating_change.is_none()));
    assert!(person.statistics.iter().all(|it| it.wins <= it.games && 1.0 <= it.mean_place));
    let text = format!("{person:?}").to_lowercase();
    assert!(!["mail", "session", "settings"].iter().any(|word| text.contains(word)), "{text}");
}

fn changed_ratings_are_found(club: &Club) {
    // The smallest difference there is.
    let bot = "where player_id = -1 and game = 'qin'";
    let sigma = club.sql(&format!("select sigma from ladder_rating {bot}"));
    club.sql(&format!("update ladder_rating set sigma = sigma * (1 + 2.3e-16) {bot}"));
    assert_ne!(club.sql(&format!("select sigma from ladder_rating {bot}")), sigma);
    let output = club.pagoda(&["ratings", "--check"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("ratings that differ: 1"));
    club.sql(&format!("update ladder_rating set sigma = {sigma} {bot}"));
    club.printed(&["ratings", "--check"]);
}

async fn deleted_user_is_anonymous(club: &Club, people: &[Client]) {
    let (mei, jan) = (id(&people[0]).await, &people[1]);
    // Another game, which is packed after the deletion.
    let last = finish(gather_rated(&people[..2], "qin", 2).await).await;
    // Only a recent sign-in may delete an account.
    club.sql("update session set authenticated_at = now()");
    let mut gone = club.nodes[0].client();
    gone.token = people[0].token().map(str::to_owned);
    assert_eq!(gone.send("DELETE", "/api/profile", &[], None).status, 204);
    assert_eq!(club.nodes[1].client().get(&format!("/api/users/{mei}")).told(), "404 not_found");
    club.pack_all();
    let of = |table: &str| club.sql(&format!("select count(*) from {table} = {}", mei.bits()));
    assert_eq!(of("ladder_rating where player_id"), "0");
    assert_ne!(of("game_result_seat where player_id"), "0", "games stay, with the user's id");
    let output = club.printed(&["ratings", "--check"]);
    assert!(output.starts_with("games: 17, "), "{output}");
    let games: GamePage = jan.get("/api/games?limit=1").await.expect("a list of games");
    let is_deleted =
        |player: &SeatPlayer| matches!(player, SeatPlayer::Person(user) if user.name.is_empty());
    assert_eq!(games.games[0].table, last);
    assert!(games.games[0].seats.iter().any(|seat| is_deleted(&seat.player)));
}

#[test]
fn rating_a_game_is_idempotent() {
    let club = Club::open();
    // Packing fails after all other work, so the table becomes due again and again, at both nodes.
    club.sql(
        "create sequence tries;
         create function refuse() returns trigger language plpgsql as $$
             begin perform nextval('tries'); raise 'not yet'; end $$;
         create trigger refuse before insert on archived_table for each row execute function refuse()",
    );
    club.base.runtime.block_on(async {
        let people = club.members(&["Mei", "Jan"]).await;
        finish(gather(&people, "qin", &[OPEN, OPEN, BOT], true).await).await;
    });
    let due = || club.sql("update tables set due_at = now() where now() < due_at");
    let stored = || {
        let rows = |table: &str| club.sql(&format!("select * from {table} order by 1, 2"));
        ["game_result", "game_result_seat", "ladder_game", "ladder_rating"].map(rows)
    };
    let tried = |times: u32| {
        until("the table was handled", || {
            due();
            let tries: u32 = club.sql("select last_value from tries").parse().expect("a number");
            times <= tries
        });
    };
    tried(2);
    let first = stored();
    tried(8);
    let failed = |node: &server_testkit::Node| node.log().contains("failed to handle due table");
    until("both nodes handled the table", || {
        due();
        club.nodes.iter().all(failed)
    });
    assert_eq!(stored(), first);
    assert_eq!(club.sql("select number, games from ladder_game, ladder_rating"), "1|1\n1|1\n1|1");
    club.sql("drop trigger refuse on archived_table");
    club.pack_all();
    assert_eq!(stored(), first);
    let output = club.printed(&["ratings", "--check"]);
    assert_eq!(output, "games: 1, ratings: 3; all match\n");
}

#[test]
fn catch_up_rates_games_packed_by_an_older_version() {
    let club = Club::open();
    club.base.runtime.block_on(async {
        let people = club.members(&["Mei"]).await;
        finish(gather(&people, "qin", &[OPEN, BOT], true).await).await;
    });
    club.pack_all();
    let stored = || {
        let rows = |table: &str| club.sql(&format!("select * from {table} order by 1, 2, 3"));
        ["game_result", "game_result_seat", "ladder_rating"].map(rows)
    };
    let before = stored();
    club.sql("truncate game_result, game_result_seat, ladder_game, ladder_rating");
    assert_eq!(club.printed(&["ratings", "--catch-up"]), "games rated: 1\n");
    assert_eq!(stored(), before);
    assert_eq!(club.printed(&["ratings", "--catch-up"]), "games rated: 0\n");
}

#[test]
fn report_names_a_pair_that_meets_too_often() {
    let club = Club::open();
    club.base.runtime.block_on(async {
        let people = club.members(&["Mei", "Jan"]).await;
        for _ in 0..5 {
            let mut game = gather_rated(&people, "qin", 2).await;
            game.players[1].resign().await;
        }
    });
    club.pack_all();
    let output = club.printed(&["ratings", "--report", "--games", "0"]);
    let first = output.lines().next().unwrap_or_default();
    assert!(first.ends_with(": games 5, won by the first 5, uncounted 5"), "{output}");
    assert!(output.ends_with("findings: 1; games compared with the bot: 0\n"), "{output}");
}
