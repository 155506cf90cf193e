//! Q3: founding and enlarging.

use expect_test::expect;

use crate::sketch::{sketch, supplies};

/// Q3.a: a tile that touches a lone yellow and a lone red territory founds two provinces.
#[test]
fn q3_a_two_provinces_by_one_tile() {
    let game = sketch(2).draw("C5", "R Y").hand("RY").check(
        "RY C6 D6",
        &expect![[r#"
        Q2.1 1 places RY on C6 D6
        Q3.1 1 founds Red 2 at C6
        Q3.1 1 founds Yellow 2 at D6"#]],
    );
    assert_eq!(supplies(&game), [22, 24]);
}

/// Q3.b: a yellow-yellow tile beside a lone yellow territory founds one province of three.
#[test]
fn q3_b_one_province_of_three() {
    let game = sketch(2).hand("YY").check(
        "YY G6 G5",
        &expect![[r#"
        Q2.1 1 places YY on G5 G6
        Q3.1 1 founds Yellow 3 at G5"#]],
    );
    assert_eq!(supplies(&game), [23, 24]);
}

/// Q3.c: one's yellow province grows to four and another's red one to three: no pagoda moves.
#[test]
fn q3_c_both_provinces_grow() {
    let here = sketch(2).draw("C5", "Y1 Y1 Y1 . . R2 R2").hand("RY");
    let before = supplies(&here.clone().game());
    let game = here.check(
        "RY G5 F5",
        &expect![[r#"
            Q2.1 1 places RY on G5 F5
            Q3.2 2's Red grows to 3
            Q3.2 1's Yellow grows to 4"#]],
    );
    assert_eq!(supplies(&game), before);
}

/// Q3.d: a tile that brings one's yellow province to five: a second pagoda on top.
#[test]
fn q3_d_a_major_province() {
    let game = sketch(2).draw("C5", "Y1 Y1 Y1 Y1").hand("BY").check(
        "BY G4 G5",
        &expect![[r#"
            Q2.1 1 places BY on G4 G5
            Q3.2 1's Yellow grows to 5
            Q3.4 1 puts a second pagoda on C5"#]],
    );
    assert_eq!(supplies(&game), [22, 24]);
}

/// Q3.e: the tile of Q3.c turned the other way round joins nothing.
#[test]
fn q3_e_turned_round_it_joins_nothing() {
    sketch(2).draw("C5", "Y1 Y1 Y1 . . R2 R2").hand("RY").check(
        "RY F5 G5",
        &expect![[r#"
            Q2.1 1 places RY on F5 G5
            Q3.3 1 gains nothing"#]],
    );
}

/// Q3.1: a starting territory is part of the new province.
#[test]
fn q3_1_a_starting_territory_is_part_of_it() {
    sketch(2).hand("RB").check(
        "RB E6 F6",
        &expect![[r#"
        Q2.1 1 places RB on E6 F6
        Q3.1 1 founds Red 2 at E6"#]],
    );
}

/// Q3.2: whoever places, the province stays with its owner, and lone territories join.
#[test]
fn q3_2_enlarging_anothers_province() {
    let game = sketch(2).draw("C5", "Y2 Y2 . Y").hand("RY").check(
        "RY E4 E5",
        &expect![[r#"
            Q2.1 1 places RY on E4 E5
            Q3.2 2's Yellow grows to 4"#]],
    );
    assert_eq!(supplies(&game), [24, 23]);
}

/// Q3.3: a tile may create and enlarge nothing.
#[test]
fn q3_3_nothing_at_all() {
    let game = sketch(2).hand("BY").check(
        "BY E6 D6",
        &expect![[r#"
        Q2.1 1 places BY on E6 D6
        Q3.3 1 gains nothing"#]],
    );
    assert_eq!(supplies(&game), [24, 24]);
}

/// Q3.4: the owner puts the second pagoda down at once, also on another player's turn.
#[test]
fn q3_4_a_second_pagoda_on_anothers_turn() {
    let game = sketch(2).draw("C5", "Y2 Y2 Y2 Y2").hand("BY").check(
        "BY G4 G5",
        &expect![[r#"
            Q2.1 1 places BY on G4 G5
            Q3.2 2's Yellow grows to 5
            Q3.4 2 puts a second pagoda on C5"#]],
    );
    assert_eq!(supplies(&game), [24, 22]);
}

/// Q3.4: never more than two, however large.
#[test]
fn q3_4_never_a_third_pagoda() {
    let game = sketch(2).draw("C5", "Y1 Y1 Y1 Y1 Y1").hand("YY").check(
        "YY H5 H4",
        &expect![[r#"
            Q2.1 1 places YY on H4 H5
            Q3.2 1's Yellow grows to 7"#]],
    );
    assert_eq!(supplies(&game), [22, 24]);
}

/// Q3.4: a province founded with five territories gets both pagodas at once.
#[test]
fn q3_4_founded_as_a_major_province() {
    let picture = ". Y .
                   Y . .
                   . . Y";
    let game = sketch(2).draw("C4", picture).hand("YY").check(
        "YY D5 E5",
        &expect![[r#"
            Q2.1 1 places YY on D5 E5
            Q3.1 1 founds Yellow 5 at D5
            Q3.4 1 puts a second pagoda on D5"#]],
    );
    assert_eq!(supplies(&game), [22, 24]);
}
