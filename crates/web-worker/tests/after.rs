//! Requests of a page to its worker about a finished game.

use std::{fs, path::Path};

use game::{Quick, Seat, Turn};
use serde_json::{Value, json};
use table::{SLUGS, Table, blank, fair};
use web_worker::Engine;
use wire::{
    Problem, Request, Verdict,
    api::{FairnessNotes, FairnessProof, OwnSeed, TableId},
};

const SEED: [u8; 32] = [7; 32];
const LUCK: [&str; 2] = ["north wind", ""];

/// A game of random moves with the chance of a server.
fn played(slug: &str) -> Box<dyn Table> {
    let mut table = blank(slug, 2, "", fair::key(&SEED, LUCK)).expect("a valid setup");
    let mut luck = Quick::new(5);
    table.follow(&table.plan_chance().steps).expect("planned steps are legal");
    while let Turn::Seat(seat) = table.turn() {
        let plan = table.plan(seat, &table.sample(&mut luck)).expect("a legal move");
        table.follow(&plan.steps).expect("planned steps are legal");
    }
    table
}

fn proof(record: String) -> FairnessProof {
    FairnessProof {
        table: TableId::from_bits(1),
        commitment: fair::commitment(&SEED),
        seed: Some(fair::hex(&SEED)),
        luck: LUCK.map(str::to_owned).to_vec(),
        commitments: Vec::new(),
        record: Some(record),
    }
}

fn reading(record: &str, key: Option<&str>) -> Engine {
    let mut engine = Engine::default();
    let request = Request::Read { record: record.to_owned(), key: key.map(str::to_owned) };
    engine.ask(request).expect("the record is valid");
    engine
}

fn evaluated(engine: &mut Engine, ply: usize) -> Result<Vec<f64>, Problem> {
    let answer = engine.ask(Request::Judge { ply })?;
    let shares = answer.as_array().expect("a list").iter();
    Ok(shares.map(|share| share.as_f64().expect("a number")).collect())
}

fn verdict(proof: FairnessProof) -> Verdict {
    verdict_with(proof, FairnessNotes::default())
}

fn verdict_with(proof: FairnessProof, notes: FairnessNotes) -> Verdict {
    let request = json!(Request::Verify { proof: Box::new(proof), notes });
    let answer: Value =
        serde_json::from_str(&Engine::default().answer(&request.to_string())).expect("JSON");
    serde_json::from_value(answer["ok"].clone()).expect("a verdict")
}

#[test]
fn every_turn_of_a_finished_game_is_evaluated_once() {
    for slug in SLUGS {
        let table = played(slug);
        let mut engine = reading(&table.record_text(), None);
        let (mut last, mut turns) = (None, 0);
        for ply in 0..table.ply() {
            let turn = table.at(ply).turn();
            let begins = matches!(turn, Turn::Seat(_)) && last != Some(turn);
            if turn != Turn::Chance {
                last = Some(turn);
            }
            if !begins {
                assert_eq!(
                    evaluated(&mut engine, ply),
                    Ok(Vec::new()),
                    "{slug} {ply}: no new turn"
                );
                continue;
            }
            turns += 1;
            // A search takes its time: a part of the turns is enough.
            if turns % 8 == 1 {
                let shares = evaluated(&mut engine, ply).expect("the game is over");
                let sum: f64 = shares.iter().sum();
                assert!(shares.len() == 2 && (sum - 1.0).abs() < 1e-4, "{slug} {ply}: {shares:?}");
                assert_eq!(evaluated(&mut engine, ply), Ok(shares), "the search is deterministic");
            }
        }
        let standing = table.standing();
        let won = standing.winners().count() as f64;
        let end = evaluated(&mut engine, table.ply()).expect("the game is over");
        let expected = [0, 1].map(|seat| if standing.places[seat] == 1 { 1.0 / won } else { 0.0 });
        assert_eq!(end, expected, "{slug}: the last evaluation is the result");
    }
}

/// An evaluation: the ply, and the share of each seat.
type Evaluation = (usize, Vec<f64>);

/// The evaluations of a golden game.
fn curve(slug: &str) -> (Box<dyn Table>, Vec<Evaluation>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let path = root.join(slug).join("tests/golden/008.txt");
    let record = fs::read_to_string(path).expect("the record is there");
    let table = table::read(&record, None).expect("a golden record");
    let mut engine = reading(&record, None);
    let judge = |ply: usize| (ply, evaluated(&mut engine, ply).expect("the game is over"));
    let points = (0..=table.ply()).map(judge).filter(|it| !it.1.is_empty()).collect();
    (table, points)
}

#[test]
fn chances_change_only_by_points_within_a_cycle() {
    for slug in SLUGS {
        let (table, points) = curve(slug);
        let n = usize::from(table.seats());
        // The count at the end may decide what nobody could see: it isn't a part of the curve.
        let course = &points[..points.len() - 1];
        for cycle in course.windows(n + 1) {
            let (from, to) = (&cycle[0], &cycle[n]);
            let scored = table.at(from.0).standing().points != table.at(to.0).standing().points;
            let swing = from.1.iter().zip(&to.1).map(|(one, other)| (one - other).abs());
            let most = swing.fold(0.0, f64::max);
            assert!(scored || most <= 0.4, "{slug}: {most} between {} and {}", from.0, to.0);
        }
        let end = &points[points.len() - 1].1;
        assert!(end.iter().all(|share| [0.0, 0.5, 1.0].contains(share)), "{slug}: {end:?}");
    }
}

#[test]
fn a_running_game_is_not_evaluated() {
    let mut table = played("qin");
    table.cut(20);
    let record = table.record_text();
    let mut running = reading(&record, Some(&"07".repeat(32)));
    assert_eq!(evaluated(&mut running, 5), Err(Problem::Nobody));
    // A resigned game can't go on, and everything in it is public.
    let mut given_up = reading(&record, None);
    assert_eq!(evaluated(&mut given_up, 20).map(|shares| shares.len()), Ok(2));
    assert_eq!(evaluated(&mut Engine::default(), 0), Err(Problem::NoTable));
}

#[test]
fn verification_distinguishes_fair_from_forged_chance() {
    for slug in SLUGS {
        let table = played(slug);
        let draws = table.steps_text().lines().filter(|step| step.starts_with('*')).count();
        assert_eq!(verdict(proof(table.record_text())), Verdict::Fair { draws }, "{slug}");
    }
    let fair = proof(played("qin").record_text());
    let bent = |bend: fn(&mut FairnessProof)| {
        let mut proof = fair.clone();
        bend(&mut proof);
        verdict(proof)
    };
    assert_eq!(bent(|it| it.seed = None), Verdict::Closed);
    assert_eq!(bent(|it| it.seed = Some("08".repeat(32))), Verdict::Seed);
    assert_eq!(bent(|it| it.commitment = "08".repeat(32)), Verdict::Seed);
    assert!(matches!(bent(|it| it.luck[0] = "south wind".into()), Verdict::Chance { .. }));
    assert_eq!(bent(|it| it.record = Some("chess".into())), Verdict::Record);
}

/// The proof agrees with itself, and not with what the player noted.
#[test]
fn a_proof_is_compared_with_notes() {
    let proof = proof(played("qin").record_text());
    let noted = |notes: FairnessNotes| verdict_with(proof.clone(), notes);
    let none = FairnessNotes::default;
    let commitment = Some("08".repeat(32));
    assert_eq!(noted(FairnessNotes { commitment, ..none() }), Verdict::Commitment);
    let own = Some(OwnSeed { seat: Seat(0), luck: "south wind".into() });
    assert_eq!(noted(FairnessNotes { own, ..none() }), Verdict::OwnSeed);
    let commitments = vec![String::new(), fair::commitment_to("gale")];
    let seat = Seat(1);
    assert_eq!(noted(FairnessNotes { commitments, ..none() }), Verdict::PlayerSeed { seat });
}

#[test]
fn the_forged_step_is_named() {
    let table = played("qin");
    // The other seat begins; all later steps are left out.
    let steps = table.steps_text();
    let first = steps.lines().next().expect("chance chooses the first seat");
    let other = if first == "* first 1" { "* first 2" } else { "* first 1" };
    let record = table.record_text();
    let head = record.split_once(first).expect("the first step").0;
    assert_eq!(verdict(proof(format!("{head}{other}\n"))), Verdict::Chance { ply: 1 });
    assert_eq!(verdict(proof(format!("{head}{first}\n"))), Verdict::Fair { draws: 1 });
}
