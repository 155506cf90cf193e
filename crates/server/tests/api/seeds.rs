//! Players' seeds: all players commit to theirs, then all reveal them, and the game starts with the last one.

use serde_json::{Value, json};
use server_testkit::{LineStream, done, guest, until};
use table::fair;
use wire::api::FairnessNotes;

use crate::seed_scene::{Scene, digest, seed};

#[test]
fn game_starts_with_the_last_reveal_and_is_proved_fair() {
    let mut scene = Scene::gather(json!({}), &[None, None]);
    scene.prepare(json!({}));
    assert_eq!(scene.seats(), ["hidden", "hidden"]);
    assert_eq!(scene.sit_late(&json!({"luck": "clover"})), "409 already_started");
    let notes = [0, 1].map(|person| scene.notes(person));
    assert_eq!(scene.reveal(0), "200");
    assert_eq!((scene.status(), scene.seats()), ("preparing".into(), vec!["revealed", "hidden"]));
    // The last one is repeated, as after a lost response: with its key it is no second reveal.
    let (path, body) = (scene.party.path("reveal"), json!({"luck": seed(1)}).to_string());
    let key = [("idempotency-key", "1d7a3a5e-13ab-4b37-9a3e-2b6a4be2b2c5")];
    for _ in 0..2 {
        let answer = scene.party.people[1].send("POST", &path, &key, Some(&body));
        assert_eq!(answer.told(), "200");
        assert_eq!(scene.status(), "running");
    }
    let proof = scene.proof_of_the_end();
    assert_eq!(proof.luck, [seed(0), seed(1)]);
    assert_eq!(proof.commitments, [digest(0), digest(1)]);
    for notes in &notes {
        assert_eq!(notes.commitments, proof.commitments);
        let draws = fair::verify(&proof, notes).expect("the proof is valid");
        assert!(0 < draws, "chance decided something");
    }
}

#[test]
fn commitment_is_final_and_a_digest() {
    let mut scene = Scene::gather(json!({}), &[None, None]);
    let digests = [String::new(), "0".repeat(63), "0".repeat(65), "A".repeat(64), "g".repeat(64)];
    for wrong in digests.into_iter().chain(["+0".repeat(32), "é".repeat(32)]) {
        let told = scene.ask(0, "commit", &json!({"commitment": wrong}));
        assert_eq!(told, "422 invalid_value", "{wrong}");
    }
    assert_eq!(scene.commit(0), "200");
    for person in 0..2 {
        let told = scene.ask(0, "commit", &json!({"commitment": digest(person)}));
        assert_eq!(told, "409 seed_fixed");
    }
    assert_eq!(scene.seats(), ["hidden", "none"]);
}

#[test]
fn reveal_is_refused_out_of_turn_and_if_the_text_differs() {
    let mut scene = Scene::gather(json!({}), &[None, None]);
    assert_eq!(scene.reveal(0), "409 seeds_pending", "nobody has committed");
    assert_eq!(scene.commit(0), "200");
    assert_eq!(scene.reveal(0), "409 seeds_pending", "one has committed");
    scene.party.act(0, "start", json!({}));
    assert_eq!(scene.ask(0, "start", &json!({})), "409 seeds_pending", "it is prepared already");
    assert_eq!(scene.reveal(0), "409 seeds_pending", "one has committed, and the start waits");
    // A seat that is taken again has no commitment.
    for command in ["stand", "sit"] {
        assert_eq!(scene.ask(1, command, &json!({})), "200");
    }
    assert_eq!(scene.status(), "open");
    assert_eq!(scene.commit(1), "200");
    assert_eq!(scene.reveal(0), "409 seeds_pending", "the start wasn't asked for again");
    scene.party.act(0, "start", json!({}));
    for wrong in [seed(1), format!("{} ", seed(0)), digest(0)] {
        let told = scene.ask(0, "reveal", &json!({"luck": wrong}));
        assert_eq!(told, "422 invalid_value", "{wrong}");
    }
    assert_eq!(scene.reveal(0), "200");
    assert_eq!([scene.reveal(0), scene.commit(0)], ["409 seed_fixed", "409 seed_fixed"]);
    assert_eq!(scene.reveal(1), "200");
    assert_eq!([scene.reveal(1), scene.commit(1)], ["409 already_started"; 2]);
}

#[test]
fn revealed_seed_has_as_many_characters_as_a_plain_one() {
    for (luck, expected) in [
        (String::new(), "422 invalid_value"),
        ("x".repeat(65), "422 invalid_value"),
        ("点".repeat(64), "200"),
    ] {
        let chairs = json!({"chairs": ["open", {"bot": "novice"}]});
        let mut scene = Scene::gather(chairs, &[None]);
        let commitment = fair::commitment_to(&luck);
        assert_eq!(scene.ask(0, "commit", &json!({"commitment": commitment})), "200");
        scene.party.act(0, "start", json!({}));
        assert_eq!(scene.ask(0, "reveal", &json!({"luck": luck})), expected, "{luck:?}");
    }
}

#[test]
fn stranger_neither_commits_nor_reveals() {
    let mut scene = Scene::gather(json!({}), &[None, None]);
    scene.prepare(json!({}));
    let program = scene.party.act(0, "seat-token", json!(null));
    let mut clients = [scene.node.client(), scene.node.client(), guest(&scene.node)];
    clients[1].token = program["token"].as_str().map(str::to_owned);
    let expected = ["401 unauthenticated", "403 forbidden", "403 forbidden"];
    for (client, expected) in clients.iter_mut().zip(expected) {
        let mut ask = |command: &str, body: Value| client.post(&scene.party.path(command), &body);
        assert_eq!(ask("stand", json!({})).told(), expected, "as every command of a seat");
        assert_eq!(ask("commit", json!({"commitment": digest(0)})).told(), expected);
        assert_eq!(ask("reveal", json!({"luck": seed(0)})).told(), expected);
    }
}

/// Everything that a stranger may read about the table, without the news.
fn published(scene: &Scene) -> Vec<String> {
    let card = format!("/api/tables/{}", scene.party.id);
    let (frame, fairness) = (scene.party.path("frame"), scene.party.path("fairness"));
    let mut client = scene.node.client();
    assert_eq!(client.get(&frame).told(), "409 not_started");
    [card.as_str(), &fairness, "/api/lobby"].map(|path| client.get(path).body).to_vec()
}

#[test]
fn seed_is_public_only_after_its_reveal() {
    let mut scene = Scene::gather(json!({"public": true}), &[None, None]);
    let path = scene.party.path("news?acts=0");
    let mut news = LineStream::open(&scene.node.address, &path, None);
    scene.prepare(json!({}));
    assert_eq!(scene.seats(), ["hidden", "hidden"], "no seed, only commitments");
    assert!(published(&scene).iter().all(|text| !text.contains("seed of")));
    assert_eq!(scene.reveal(0), "200");
    assert_eq!(scene.seats(), ["revealed", "hidden"]);
    let (own, hidden) = (seed(0), seed(1));
    assert!(published(&scene).iter().all(|text| !text.contains(&hidden)));
    loop {
        let line = news.next_line();
        assert!(!line.contains(&hidden), "{line}");
        if line.contains(&own) {
            break;
        }
    }
    // The server's seed stays hidden until the end, also from those who know all others.
    let proof = scene.proof();
    assert_eq!((proof.seed, proof.luck, proof.record), (None, vec![], None));
    assert_eq!(scene.reveal(1), "200");
    let proof = scene.proof();
    assert_eq!((proof.seed, proof.luck), (None, vec![own, hidden]));
}

#[test]
fn player_leaving_a_prepared_start_voids_the_revealed_seeds() {
    let mut scene = Scene::gather(json!({"seats": 3}), &[None; 3]);
    scene.prepare(json!({}));
    assert_eq!(scene.reveal(0), "200");
    assert_eq!(scene.ask(1, "stand", &json!({})), "200");
    assert_eq!((scene.status(), scene.seats()), ("open".into(), vec!["none", "open", "hidden"]));
    assert_eq!(scene.commit(2), "409 seed_fixed", "it was never shown");
    scene.party.people[1] = guest(&scene.node);
    scene.sit(1, None);
    let commitment = fair::commitment_to("another seed");
    assert_eq!(scene.ask(0, "commit", &json!({"commitment": commitment})), "200");
    assert_eq!(scene.commit(1), "200");
    assert_eq!(scene.reveal(2), "409 seeds_pending", "the start is asked for again");
    scene.party.act(0, "start", json!({}));
    assert_eq!(scene.reveal(0), "422 invalid_value", "the first seed is void");
    assert_eq!(scene.ask(0, "reveal", &json!({"luck": "another seed"})), "200");
    assert_eq!([scene.reveal(1), scene.reveal(2)], ["200", "200"]);
    assert_eq!(scene.status(), "running");
    assert_eq!(scene.proof().luck, ["another seed".to_owned(), seed(1), seed(2)]);
}

#[test]
fn seed_that_is_not_revealed_in_time_costs_the_seat() {
    let live = json!({"live": {"bank": 600, "increment": 10}});
    let daily = json!({"daily": {"bank": 86_400, "increment": 3_600}});
    for (pace, seconds) in [(live, 60), (daily, 86_400), (json!("untimed"), 86_400)] {
        let mut scene = Scene::gather(json!({"seats": 3, "pace": pace}), &[None; 3]);
        scene.prepare(json!({}));
        assert_eq!([scene.reveal(0), scene.reveal(1)], ["200", "200"]);
        scene.continue_after(seconds - 40);
        scene.wait_for_deadline(seconds);
        assert_eq!(scene.seats(), ["revealed", "revealed", "hidden"], "there is time left");
        scene.continue_after(40);
        scene.wait_for("open");
        assert_eq!(scene.seats(), ["none", "none", "open"]);
        assert_eq!([scene.reveal(0), scene.reveal(2)], ["409 seeds_pending", "403 forbidden"]);
        scene.replays();
    }
}

#[test]
fn player_kept_from_revealing_by_another_keeps_the_seat() {
    let mut scene = Scene::gather(json!({}), &[None, None]);
    assert_eq!(scene.commit(0), "200");
    scene.party.act(0, "start", json!({}));
    // The first can't reveal before the second commits.
    scene.continue_after(86_400);
    scene.wait_for("open");
    assert_eq!(scene.seats(), ["hidden", "open"]);
}

#[test]
fn switching_notifications_keeps_the_deadline() {
    let mut scene = Scene::gather(json!({}), &[None, None]);
    scene.prepare(json!({}));
    let path = scene.party.path("notifications");
    let switched = scene.party.people[1].send("PUT", &path, &[], Some(r#"{"enabled":false}"#));
    assert_eq!(switched.told(), "200");
    assert_eq!(scene.base.sql("select due_at is not null from tables"), "t");
}

/// Two people commit, after the table was full, and reveal; then the game runs.
fn start_by_seeds(mut scene: Scene, uncommitted: &[usize]) {
    scene.wait_for("preparing");
    for person in uncommitted {
        assert_eq!(scene.commit(*person), "200");
    }
    assert_eq!([scene.reveal(0), scene.reveal(1)], ["200", "200"]);
    scene.wait_for("running");
    assert_eq!(scene.seats(), ["revealed", "revealed"]);
}

#[test]
fn full_table_starts_by_itself_once_all_have_revealed() {
    start_by_seeds(Scene::gather(json!({"auto_start": true}), &[None, None]), &[0, 1]);
    let mut early = Scene::gather(json!({"auto_start": true}), &[None]);
    assert_eq!(early.commit(0), "200");
    early.party.people.push(guest(&early.node));
    early.sit(1, None);
    start_by_seeds(early, &[1]);
}

#[test]
fn quick_match_starts_once_all_have_revealed() {
    start_by_seeds(Scene::quick_match(), &[1, 0]);
}

#[test]
fn quick_match_offers_the_seat_of_a_missing_player_again() {
    let mut scene = Scene::quick_match();
    scene.wait_for("preparing");
    assert_eq!(scene.commit(0), "200");
    // The third one finds the table full, and waits at another.
    let wanted = json!({"game": "qin", "seats": 2});
    done(guest(&scene.node).post("/api/quick-match", &wanted));
    let pool = "select cardinality(table_ids) from quick_match";
    assert_eq!(scene.base.sql(pool), "1");
    scene.continue_after(86_400);
    scene.wait_for("open");
    assert_eq!(scene.seats(), ["hidden", "open"]);
    until("the table is offered again", || scene.base.sql(pool) == "2");
}

#[test]
fn plain_seeds_start_the_game_at_once() {
    let mut scene = Scene::gather(json!({}), &[Some("clover"), Some("north wind")]);
    scene.party.act(0, "start", json!({}));
    assert_eq!((scene.status(), scene.seats()), ("running".into(), vec!["plain", "plain"]));
    assert_eq!(scene.base.sql("select count(*) from act where body like '%prepare%'"), "0");
    let proof = scene.proof_of_the_end();
    assert_eq!((proof.luck.len(), proof.commitments.join("")), (2, String::new()));
    fair::verify(&proof, &FairnessNotes::default()).expect("the proof is valid");
}

#[test]
fn only_hidden_seeds_are_awaited_beside_plain_ones() {
    let mut scene = Scene::gather(json!({}), &[Some("clover"), None]);
    assert_eq!(scene.commit(0), "409 seed_fixed", "it is public");
    assert_eq!(scene.commit(1), "200");
    scene.party.act(0, "start", json!({}));
    assert_eq!((scene.status(), scene.seats()), ("preparing".into(), vec!["plain", "hidden"]));
    assert_eq!(scene.reveal(0), "409 seed_fixed");
    assert_eq!(scene.ask(1, "stand", &json!({})), "200");
    assert_eq!(scene.seats(), ["plain", "open"], "a plain seed is never void");
    scene.sit(1, None);
    assert_eq!(scene.commit(1), "200");
    scene.party.act(0, "start", json!({}));
    let notes = scene.notes(1);
    assert_eq!(scene.reveal(1), "200");
    assert_eq!(scene.status(), "running");
    let proof = scene.proof_of_the_end();
    assert_eq!(proof.luck, ["clover".to_owned(), seed(1)]);
    assert_eq!(proof.commitments, [String::new(), digest(1)]);
    fair::verify(&proof, &notes).expect("the proof is valid");
}

#[test]
fn bots_take_the_open_chairs_after_the_last_reveal() {
    let mut scene = Scene::gather(json!({"seats": 3}), &[None, None]);
    scene.prepare(json!({"fill": "novice"}));
    assert_eq!(scene.seats(), ["hidden", "hidden", "open"]);
    for sit in [json!({}), json!({"seat": 2}), json!({"luck": "clover"})] {
        assert_eq!(scene.sit_late(&sit), "409 already_started", "the chair is a bot's");
    }
    assert_eq!(scene.ask(1, "stand", &json!({})), "200");
    assert_eq!(scene.ask(0, "start", &json!({})), "409 seats_open", "the bots were called off");
    scene.sit(1, None);
    assert_eq!(scene.commit(1), "200");
    scene.party.act(0, "start", json!({"fill": "novice"}));
    assert_eq!([scene.reveal(1), scene.reveal(0)], ["200", "200"]);
    assert_eq!(scene.status(), "running");
    assert_eq!(scene.seats(), ["revealed", "revealed", "bot"]);
    assert_eq!(scene.card()["holders"][2]["bot"]["level"], "novice");
    assert_eq!(scene.proof().luck, [seed(0), seed(1), String::new()]);
}

#[test]
fn prepared_start_continues_on_another_node() {
    let mut scene = Scene::gather(json!({}), &[None, None]);
    scene.prepare(json!({}));
    assert_eq!(scene.reveal(0), "200");
    scene.replays();
    assert_eq!(scene.ask(1, "stand", &json!({})), "200");
    scene.replays();
    scene.sit(1, None);
    scene.prepare(json!({}));
    scene.continue_after(0);
    assert_eq!((scene.status(), scene.seats()), ("preparing".into(), vec!["hidden", "hidden"]));
    assert_eq!([scene.reveal(0), scene.reveal(1)], ["200", "200"]);
    assert_eq!(scene.status(), "running");
    scene.replays();
    let proof = scene.proof_of_the_end();
    assert_eq!(proof.commitments, [digest(0), digest(1)]);
    scene.replays();
}
