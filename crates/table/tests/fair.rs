//! Fairness proofs, and plans of moves with their chance.

use game::{Eyes, Quick, Turn};
use table::{SLUGS, Table, blank, fair, open};
use wire::api::{FairnessProof, TableId};

const SEED: [u8; 32] = [7; 32];
const LUCK: [&str; 2] = ["north wind", ""];

/// A game of random moves, planned and followed as a server does.
fn played(slug: &str) -> Box<dyn Table> {
    let mut table = blank(slug, 2, "", fair::key(&SEED, LUCK)).expect("a valid setup");
    let mut luck = Quick::new(5);
    let first = table.plan_chance();
    table.follow(&first.steps).expect("planned steps are legal");
    while let Turn::Seat(seat) = table.turn() {
        let plan = table.plan(seat, &table.sample(&mut luck)).expect("a legal move");
        let ply = table.ply();
        assert!(ply < plan.ply, "planning doesn't change the table");
        table.follow(&plan.steps).expect("planned steps are legal");
        assert_eq!((table.ply(), table.turn()), (plan.ply, plan.turn));
    }
    table
}

fn proof(table: &dyn Table) -> FairnessProof {
    FairnessProof {
        table: TableId::from_bits(1),
        commitment: fair::commitment(&SEED),
        seed: Some(fair::hex(&SEED)),
        luck: LUCK.map(str::to_owned).to_vec(),
        record: Some(table.record_text()),
    }
}

#[test]
fn a_game_that_was_opened_is_verified() {
    for slug in SLUGS {
        let table = played(slug);
        let draws = table.steps_text().lines().filter(|step| step.starts_with('*')).count();
        assert!(0 < draws);
        assert_eq!(fair::verify(&proof(&*table)), Ok(draws), "{slug}");
    }
}

#[test]
fn every_manipulation_is_found() {
    let table = played("qin");
    let fair = proof(&*table);
    let bent = |bend: fn(&mut FairnessProof)| {
        let mut proof = fair.clone();
        bend(&mut proof);
        fair::verify(&proof)
    };
    assert_eq!(bent(|it| it.seed = None), Err(fair::Fault::Closed));
    assert_eq!(bent(|it| it.record = None), Err(fair::Fault::Closed));
    assert_eq!(bent(|it| it.seed = Some(fair::hex(&[8; 32]))), Err(fair::Fault::Seed));
    assert_eq!(bent(|it| it.seed = Some("ä".repeat(32))), Err(fair::Fault::Seed));
    assert!(matches!(bent(|it| it.luck[0] = "south wind".into()), Err(fair::Fault::Chance(_))));
    assert!(matches!(bent(|it| it.luck.reverse()), Err(fair::Fault::Chance(_))));
    let garbled = bent(|it| it.record = it.record.as_ref().map(|it| format!("{it}9 nonsense\n")));
    assert!(matches!(garbled, Err(fair::Fault::Record(_))));
}

/// Golden: a change of these would invalidate every published commitment.
#[test]
fn the_arithmetic_of_fairness_never_changes() {
    assert_eq!(
        fair::commitment(&[0; 32]),
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    );
    let table = open("qin", 2, "", fair::key(&SEED, LUCK)).expect("a valid setup");
    let again = open("qin", 2, "", fair::key(&SEED, LUCK)).expect("a valid setup");
    assert_eq!(table.record_text(), again.record_text());
    expect_test::expect![[r#"
        * first 2
        * deal RR RB BY / RR RB BY
    "#]]
    .assert_eq(&table.steps_text());
    assert!(fair::key(&SEED, ["ab", ""]) != fair::key(&SEED, ["a", "b"]), "phrases are separate");
}

#[test]
fn a_frame_written_at_once_is_the_frame() {
    for slug in SLUGS {
        let mut table = played(slug);
        let whole = table.ply();
        for ply in [whole, whole / 2, 3] {
            table.cut(ply);
            for eyes in Eyes::all(2) {
                let json = table.add_frame(String::new(), eyes, ply / 2, false);
                let frame: table::Frame = serde_json::from_str(&json).expect("a frame");
                assert_eq!(frame, table.frame(eyes, ply / 2));
                let listed: table::Frame =
                    serde_json::from_str(&table.add_frame(String::new(), eyes, 0, true))
                        .expect("a frame");
                let is_theirs =
                    matches!(table.turn(), Turn::Seat(seat) if eyes == Eyes::Seat(seat));
                assert_eq!(!listed.moves.is_empty(), is_theirs, "{slug} {ply}");
            }
        }
    }
}
