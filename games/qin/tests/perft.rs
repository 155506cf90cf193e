//! How many ways there are to go on from golden games at a ply: any change of what is legal shows
//! here. `pagoda-dev perft qin` counts from random games likewise.

use expect_test::{Expect, expect};
use game_testkit::Golden;
use pagoda_qin::Qin;

fn check(number: u64, ply: usize, counts: &Expect) {
    let played = |_| unreachable!("golden games are there");
    let golden: Golden<Qin> = Golden::of(env!("CARGO_MANIFEST_DIR"), [], played);
    counts.assert_eq(&golden.perft(number, ply, 3));
}

/// Two seats on Bird, the first decision: a tile, a pile, the other seat's tile.
#[test]
fn the_first_turn_on_bird() {
    check(
        0,
        2,
        &expect![[r#"
        112 ways, 0 ended
        448 ways, 0 ended
        56960 ways, 0 ended
    "#]],
    );
}

/// Four seats on Lion, where water bars some places.
#[test]
fn the_first_turn_on_lion() {
    check(
        8,
        2,
        &expect![[r#"
        140 ways, 0 ended
        560 ways, 0 ended
        67440 ways, 0 ended
    "#]],
    );
}

/// Three seats in mid-game, a tile to place: provinces bar some places (Q5).
#[test]
fn mid_game_on_bird() {
    check(
        1,
        92,
        &expect![[r#"
        164 ways, 0 ended
        656 ways, 0 ended
        26848 ways, 0 ended
    "#]],
    );
}

/// Two seats in mid-game on Lion, a pile to choose first: four ways, then tiles, then piles.
#[test]
fn mid_game_on_lion_from_a_draw() {
    check(
        6,
        93,
        &expect![[r#"
        4 ways, 0 ended
        704 ways, 0 ended
        2816 ways, 0 ended
    "#]],
    );
}

/// The last turns of a game on Bird: some ways end it.
#[test]
fn near_the_end_on_bird() {
    check(
        0,
        159,
        &expect![[r#"
        3 ways, 0 ended
        198 ways, 36 ended
        594 ways, 36 ended
    "#]],
    );
}

/// Who can place nothing has one way, to pass (Q2.5).
#[test]
fn a_pass_is_the_only_way() {
    check(
        162,
        173,
        &expect![[r#"
        1 ways, 0 ended
        3 ways, 0 ended
        0 ways, 6 ended
    "#]],
    );
}
