//! How many ways there are to go on from golden games at a ply: any change of what is legal shows
//! here. `pagoda-dev perft dragon` counts from random games likewise.

use expect_test::{Expect, expect};
use game_testkit::Golden;
use pagoda_dragon::Dragon;

fn check(number: u64, ply: usize, counts: &Expect) {
    let played = |_| unreachable!("golden games are there");
    let golden: Golden<Dragon> = Golden::of(env!("CARGO_MANIFEST_DIR"), [], played);
    counts.assert_eq(&golden.perft(number, ply, 4));
}

/// Two seats, the first persons: nine young ones, two palaces, eight others, two palaces.
#[test]
fn the_first_persons() {
    check(
        0,
        2,
        &expect![[r#"
        9 ways, 0 ended
        18 ways, 0 ended
        144 ways, 0 ended
        288 ways, 0 ended
    "#]],
    );
}

/// Five seats, the first action.
#[test]
fn the_first_action() {
    check(
        3,
        23,
        &expect![[r#"
        8 ways, 0 ended
        59 ways, 0 ended
        437 ways, 0 ended
        3236 ways, 0 ended
    "#]],
    );
}

/// Three seats, a person card in mid-game, then perhaps a tile, then a palace.
#[test]
fn a_person_card() {
    check(
        1,
        78,
        &expect![[r#"
        6 ways, 0 ended
        23 ways, 0 ended
        50 ways, 0 ended
        178 ways, 0 ended
    "#]],
    );
}

/// Four seats, palace pieces to place.
#[test]
fn palace_pieces() {
    check(
        2,
        200,
        &expect![[r#"
        1 ways, 0 ended
        5 ways, 0 ended
        19 ways, 0 ended
        152 ways, 0 ended
    "#]],
    );
}

/// Two seats with the Great Wall, persons to release at an event.
#[test]
fn releases() {
    check(
        4,
        46,
        &expect![[r#"
        5 ways, 0 ended
        20 ways, 0 ended
        60 ways, 0 ended
        660 ways, 0 ended
    "#]],
    );
}

/// Four seats at an earthquake.
#[test]
fn an_earthquake() {
    check(
        34,
        146,
        &expect![[r#"
        2 ways, 0 ended
        4 ways, 0 ended
        8 ways, 0 ended
        15 ways, 0 ended
    "#]],
    );
}

/// Two seats at a tornado.
#[test]
fn a_tornado() {
    check(
        68,
        80,
        &expect![[r#"
        4 ways, 0 ended
        12 ways, 0 ended
        48 ways, 0 ended
        144 ways, 0 ended
    "#]],
    );
}

/// Two seats, the last month's actions: nearly all ways end the game.
#[test]
fn near_the_end() {
    check(
        0,
        116,
        &expect![[r#"
        8 ways, 0 ended
        5 ways, 27 ended
        0 ways, 38 ended
        0 ways, 38 ended
    "#]],
    );
}
