//! Fairness proofs, and plans of moves with their chance.

use game::{Eyes, Quick, Seat, Turn};
use table::{SLUGS, Table, blank, fair, open};
use wire::api::{FairnessNotes, FairnessProof, OwnSeed, TableId};

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

/// What the player of the first seat noted.
fn notes() -> FairnessNotes {
    FairnessNotes {
        commitment: Some(fair::commitment(&SEED)),
        own: Some(OwnSeed { seat: Seat(0), luck: LUCK[0].to_owned() }),
        commitments: vec![fair::commitment_to(LUCK[0]), String::new()],
    }
}

fn proof(table: &dyn Table) -> FairnessProof {
    FairnessProof {
        table: TableId::from_bits(1),
        commitment: fair::commitment(&SEED),
        seed: Some(fair::hex(&SEED)),
        luck: LUCK.map(str::to_owned).to_vec(),
        commitments: vec![fair::commitment_to(LUCK[0]), String::new()],
        record: Some(table.record_text()),
    }
}

#[test]
fn a_game_that_was_opened_is_verified() {
    for slug in SLUGS {
        let table = played(slug);
        let draws = table.steps_text().lines().filter(|step| step.starts_with('*')).count();
        assert!(0 < draws);
        assert_eq!(fair::verify(&proof(&*table), &FairnessNotes::default()), Ok(draws), "{slug}");
        assert_eq!(fair::verify(&proof(&*table), &notes()), Ok(draws), "{slug}");
    }
}

#[test]
fn every_manipulation_is_found() {
    let table = played("qin");
    let fair = proof(&*table);
    let bent = |bend: fn(&mut FairnessProof)| {
        let mut proof = fair.clone();
        bend(&mut proof);
        fair::verify(&proof, &FairnessNotes::default())
    };
    assert_eq!(bent(|it| it.seed = None), Err(fair::Fault::Closed));
    assert_eq!(bent(|it| it.record = None), Err(fair::Fault::Closed));
    assert_eq!(bent(|it| it.seed = Some(fair::hex(&[8; 32]))), Err(fair::Fault::Seed));
    assert_eq!(bent(|it| it.seed = Some("ä".repeat(32))), Err(fair::Fault::Seed));
    let swapped = bent(|it| it.luck[0] = "south wind".into());
    assert_eq!(swapped, Err(fair::Fault::PlayerSeed(Seat(0))));
    assert!(matches!(bent(|it| it.luck[1] = "gale".into()), Err(fair::Fault::Chance(_))));
    let reversed = bent(|it| {
        it.luck.reverse();
        it.commitments.clear();
    });
    assert!(matches!(reversed, Err(fair::Fault::Chance(_))));
    let garbled = bent(|it| it.record = it.record.as_ref().map(|it| format!("{it}9 nonsense\n")));
    assert!(matches!(garbled, Err(fair::Fault::Record(_))));
}

/// Proofs that agree with themselves, and not with what a player noted.
#[test]
fn a_proof_is_compared_with_notes() {
    let proof = proof(&*played("qin"));
    let noted = |bend: fn(&mut FairnessNotes)| {
        let mut notes = notes();
        bend(&mut notes);
        fair::verify(&proof, &notes)
    };
    let other = noted(|it| it.commitment = Some(fair::commitment(&[8; 32])));
    assert_eq!(other, Err(fair::Fault::Commitment));
    let swapped = noted(|it| it.own = Some(OwnSeed { seat: Seat(0), luck: "mine".into() }));
    assert_eq!(swapped, Err(fair::Fault::OwnSeed));
    let elsewhere = noted(|it| it.own = Some(OwnSeed { seat: Seat(4), luck: "mine".into() }));
    assert_eq!(elsewhere, Err(fair::Fault::OwnSeed));
    let bot = noted(|it| it.commitments[1] = fair::commitment_to(""));
    assert!(bot.is_ok(), "a bot has no seed");
    let more = fair::verify(
        &FairnessProof {
            luck: [LUCK[0], "", "tried"].map(str::to_owned).to_vec(),
            ..proof.clone()
        },
        &notes(),
    );
    assert!(matches!(more, Err(fair::Fault::Record(_))), "a seed of no seat");
    let fewer = noted(|it| it.commitments.truncate(1));
    assert!(matches!(fewer, Err(fair::Fault::Record(_))), "another number of seats");
    let rival = noted(|it| it.commitments[1] = fair::commitment_to("theirs"));
    assert_eq!(rival, Err(fair::Fault::PlayerSeed(Seat(1))));
}

/// Golden: a change of these would invalidate every published commitment.
#[test]
fn the_arithmetic_of_fairness_never_changes() {
    assert_eq!(
        fair::commitment(&[0; 32]),
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    );
    assert_eq!(
        fair::commitment_to("north wind"),
        "88c8e6507260988d19d74007ec45f69d12c682b610be61eb01973c69fb582f49"
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
fn frame_written_from_a_snapshot_is_the_frame() {
    for slug in SLUGS {
        let mut table = played(slug);
        let whole = table.ply();
        for ply in [whole, whole / 2, 3] {
            table.cut(ply);
            let read = |eyes: Eyes, since: usize, with_moves: bool| -> table::Frame {
                let json = table.snapshot(since).add_frame(Vec::new(), eyes, since, with_moves);
                serde_json::from_slice(&json).expect("a frame")
            };
            for eyes in Eyes::all(2) {
                assert_eq!(read(eyes, ply / 2, false), table.frame(eyes, ply / 2));
                let listed = read(eyes, 0, true);
                let is_theirs =
                    matches!(table.turn(), Turn::Seat(seat) if eyes == Eyes::Seat(seat));
                assert_eq!(!listed.moves.is_empty(), is_theirs, "{slug} {ply}");
            }
        }
    }
}
