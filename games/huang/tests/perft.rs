//! How many ways there are to go on from golden games at a ply: any change of what is legal shows
//! here. `pagoda-dev perft huang` counts from random games likewise.

use expect_test::{Expect, expect};
use game_testkit::Golden;
use pagoda_huang::Huang;

fn check(number: u64, ply: usize, depth: u32, counts: &Expect) {
    let played = |_| unreachable!("golden games are there");
    let golden: Golden<Huang> = Golden::of(env!("CARGO_MANIFEST_DIR"), [], played);
    counts.assert_eq(&golden.perft(number, ply, depth));
}

/// Two seats, the first turn.
#[test]
fn the_first_turn() {
    check(
        0,
        2,
        2,
        &expect![[r#"
        703 ways, 0 ended
        327996 ways, 0 ended
    "#]],
    );
}

/// Three seats in mid-game, with kingdoms and leaders that bar some places (H4.3).
#[test]
fn mid_game() {
    check(
        1,
        89,
        2,
        &expect![[r#"
        694 ways, 0 ended
        327975 ways, 0 ended
    "#]],
    );
}

/// The first turn with bandits, who bar some places (H11.2, H11.3).
#[test]
fn the_first_turn_with_bandits() {
    check(
        33,
        3,
        2,
        &expect![[r#"
        443 ways, 0 ended
        140304 ways, 0 ended
    "#]],
    );
}

/// Blue tiles that may follow (H5.5).
#[test]
fn blue_tiles_follow() {
    check(
        0,
        51,
        2,
        &expect![[r#"
        4 ways, 0 ended
        887 ways, 0 ended
    "#]],
    );
}

/// A revolt: the attacker, the defender, and what comes next (H8.3).
#[test]
fn a_revolt() {
    check(
        0,
        100,
        3,
        &expect![[r#"
        3 ways, 0 ended
        6 ways, 0 ended
        4701 ways, 0 ended
    "#]],
    );
}

/// A war with bandits on the board: each seat's support, then the losses (H9.4, H9.7).
#[test]
fn a_war() {
    check(
        49,
        174,
        4,
        &expect![[r#"
        15 ways, 0 ended
        105 ways, 0 ended
        735 ways, 0 ended
        93281 ways, 0 ended
    "#]],
    );
}

/// Red tiles to lose (H9.7).
#[test]
fn losses() {
    check(
        49,
        177,
        3,
        &expect![[r#"
        7 ways, 0 ended
        42 ways, 0 ended
        210 ways, 0 ended
    "#]],
    );
}

/// Which granary stays (H12.3).
#[test]
fn granaries() {
    check(
        66,
        43,
        2,
        &expect![[r#"
        3 ways, 0 ended
        2421 ways, 0 ended
    "#]],
    );
}

/// A pagoda, the palace, or nothing (H13.1).
#[test]
fn a_palace() {
    check(
        117,
        180,
        2,
        &expect![[r#"
        4 ways, 0 ended
        1883 ways, 0 ended
    "#]],
    );
}

/// The last turn of a game: replacing ends it if there are too few tiles (H10.5).
#[test]
fn near_the_end() {
    check(
        1,
        225,
        2,
        &expect![[r#"
            549 ways, 31 ended
            54056 ways, 173413 ended
        "#]],
    );
}
