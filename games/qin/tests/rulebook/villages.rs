//! Q4: villages.

use expect_test::expect;
use game::{Eyes, HiddenInformation as _, Seat};

use crate::sketch::{sketch, supplies};

/// Q4.a: a newly founded province that touches a free village takes it too.
#[test]
fn q4_a_a_free_village_is_taken() {
    let game = sketch(2).draw("I8", "R").hand("BB").check(
        "BB J9 J8",
        &expect![[r#"
        Q2.1 1 places BB on J8 J9
        Q3.1 1 founds Blue 2 at J8
        Q4.2 1 takes village J10 with 1"#]],
    );
    assert_eq!(supplies(&game), [22, 24]);
}

/// Q4.b: one pagoda there against the newcomer's two provinces.
#[test]
fn q4_b_two_provinces_against_one() {
    let here = sketch(2).draw("H10", "Y1 Y1 . R2 R2").draw("I8", "R").village("J10", 2);
    let game = here.hand("BB").check(
        "BB J9 J8",
        &expect![[r#"
        Q2.1 1 places BB on J8 J9
        Q3.1 1 founds Blue 2 at J8
        Q4.3 1 conquers village J10 from 2, 2 against 1"#]],
    );
    assert_eq!(supplies(&game), [21, 23]);
}

/// Q4.c: a province beside the village becomes major: two against one.
#[test]
fn q4_c_a_major_province_against_one() {
    let here = sketch(2).draw("G9", "Y1\nY1 Y1 Y1 . R2 R2").village("J10", 2).hand("BY");
    let game = here.check(
        "BY F8 F9",
        &expect![[r#"
            Q2.1 1 places BY on F8 F9
            Q3.2 1's Yellow grows to 5
            Q3.4 1 puts a second pagoda on G9
            Q4.3 1 conquers village J10 from 2, 2 against 1"#]],
    );
    assert_eq!(supplies(&game), [21, 23]);
}

/// Q4.1: the village's own pagoda doesn't count, and provinces elsewhere neither.
#[test]
fn q4_1_the_villages_own_pagoda_does_not_count() {
    let here = sketch(2).draw("I8", "R").draw("B2", "Y2 Y2").village("J10", 2).hand("BB");
    here.check(
        "BB J9 J8",
        &expect![[r#"
        Q2.1 1 places BB on J8 J9
        Q3.1 1 founds Blue 2 at J8
        Q4.3 1 conquers village J10 from 2, 1 against 0"#]],
    );
}

/// Q4.2: a tie for a free village leaves it free.
#[test]
fn q4_2_a_tie_leaves_a_village_free() {
    let here = sketch(3).draw("H10", "Y3 Y3 . R2 R2").draw("I8", "R").hand("BB");
    let game = here.check(
        "BB J9 J8",
        &expect![[r#"
        Q2.1 1 places BB on J8 J9
        Q3.1 1 founds Blue 2 at J8"#]],
    );
    let villages = game.view(Eyes::Public).villages;
    let tied = villages.iter().find(|village| village.strengths == [1, 1, 1]).unwrap();
    assert_eq!(tied.owner, None);
}

/// Q4.3: equality with the owner never suffices, nor equality with a third.
#[test]
fn q4_3_equality_never_suffices() {
    let one_all = sketch(2).draw("K10", "R2 R2").draw("I8", "R").village("J10", 2).hand("BB");
    one_all.check(
        "BB J9 J8",
        &expect![[r#"
        Q2.1 1 places BB on J8 J9
        Q3.1 1 founds Blue 2 at J8"#]],
    );
    let third = sketch(3).draw("G9", "Y1\nY1 Y1 Y1 . R3 R3 R3").draw("J11", "B2 B2");
    let third = third.draw("L11", "R3\nR3").village("J10", 2).hand("BY");
    let game = third.check(
        "BY F8 F9",
        &expect![[r#"
            Q2.1 1 places BY on F8 F9
            Q3.2 1's Yellow grows to 5
            Q3.4 1 puts a second pagoda on G9"#]],
    );
    let villages = game.view(Eyes::Public).villages;
    let contested = villages.iter().find(|village| village.strengths == [2, 1, 2]).unwrap();
    assert_eq!(contested.owner, Some(Seat(1)));
}

/// Q4.4: provinces on two sides of a village aren't joined by it.
#[test]
fn q4_4_villages_connect_nothing() {
    sketch(2).draw("C3", "R1 R1 . . . Y").village("E3", 1).hand("RB").check(
        "RB G3 G2",
        &expect![[r#"
            Q2.1 1 places RB on G3 G2
            Q3.3 1 gains nothing"#]],
    );
}
