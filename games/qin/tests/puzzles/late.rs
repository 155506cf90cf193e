//! The piles are empty, two play, so the rival's hand is known and the rest can be counted: one move wins,
//! all others don't.

use bots::puzzle::Puzzle;
use pagoda_qin::Qin;

use crate::{bird, puzzle};

/// All of them.
pub(crate) fn puzzles() -> Vec<Puzzle<Qin>> {
    vec![
        the_rival_has_to_unite(),
        three_with_one_tile(),
        two_provinces_with_one_tile(),
        the_last_free_village(),
        where_the_rival_would_have_five(),
    ]
}

/// Q5.2: red H5 founds with the lone H6, and yellow I5 costs the rival a pagoda.
fn the_rival_has_to_unite() -> Puzzle<Qin> {
    let picture = "o1 Y1 Y1 B1 B1 R2 R2 B  .  B1 B1 R1 o1
                   Y1 Y1 B2 R2 R2 R2 B  Y2 Y2 Y2 B1 R1 .
                   B2 B2 B2 Y  o2 o2 Y2 B  R  o2 B1 Y  B
                   B2 B2 B2 R  .  R1 Y2 Y2 Y2 .  R1 B2 Y
                   o2 R  Y  .  B  R1 Y2 .  .  Y2 R1 B2 R
                   .  Y  B1 Y  R1 R1 Y2 R  Y2 Y2 B  R  o1
                   Y  B1 B1 B1 R1 .  Y2 .  B  .  Y1 Y1 o1
                   R2 R2 R2 .  R1 B  R2 R2 Y2 Y2 .  R  Y
                   B  o2 Y2 Y2 B  R2 R2 R2 B1 R  B1 B1 .
                   Y2 .  Y2 R2 R2 R2 R2 B1 B1 o1 B1 Y  .
                   Y2 R  Y2 Y2 R2 o2 R2 B1 B1 Y  B1 R1 Y1
                   B  Y  B  Y2 R2 o2 B1 B1 B1 R1 B1 R1 Y1
                   o2 o2 Y2 Y2 Y2 Y2 B1 R  B1 R1 R1 .  o1";
    let here = bird(2).draw("A1", picture).hand("RR RB RY");
    puzzle(
        "the rival's two provinces become one, and a pagoda goes back (Q5.2)",
        here,
        [0, 1, 1, 0, 0, 0],
        &["RY H5 I5"],
    )
}

/// Q3.4: five territories beside F11 and A13. Nothing else brings more than one pagoda.
fn three_with_one_tile() -> Puzzle<Qin> {
    let picture = "o1 .  B2 R2 Y  B  Y2 Y2 Y2 Y2 R2 R2 o2
                   Y1 B2 B2 R2 R2 R2 B  Y2 B  R  B1 Y2 B
                   Y1 B2 R2 R2 o2 o2 Y2 Y2 .  o1 B1 Y2 R2
                   R2 R2 R2 R2 R2 B1 B1 R1 R1 B1 B1 R2 R2
                   o2 .  R2 B1 B1 Y  R  B  Y  B1 R  B  R2
                   B1 B1 B1 Y  .  R  Y2 R1 R1 B1 B1 Y  o2
                   B1 .  .  B  R  .  Y2 R1 B1 B1 B1 R  o2
                   R1 Y  B1 R  B  Y2 B  R1 B1 Y  B1 B1 R
                   R1 o1 B1 B1 .  Y2 Y2 Y2 B1 .  R2 R2 B
                   .  Y  R  Y2 Y2 B  Y2 R  Y1 o1 Y1 Y1 Y1
                   R2 R2 .  R2 Y2 o2 .  Y1 Y1 R  Y1 B  R
                   B  Y  R2 R2 .  o2 R  B  .  Y1 Y1 Y1 .
                   o  o  .  .  Y1 Y1 Y1 .  B1 B1 .  Y1 o1";
    let here = bird(2).draw("A1", picture).hand("RR YY RY");
    puzzle(
        "a second pagoda and two villages with one tile (Q3.4, Q4.2, Q4.3)",
        here,
        [0, 1, 0, 0, 0, 2],
        &["YY C13 D13"],
    )
}

/// Q3.a: red with the lone D12, yellow with the lone D11.
fn two_provinces_with_one_tile() -> Puzzle<Qin> {
    let picture = "o1 .  B1 .  Y  B1 Y2 Y2 B2 B2 Y2 Y2 o2
                   R1 B1 B1 Y1 B1 B1 R  Y2 Y2 Y2 B2 Y2 R
                   R1 R1 Y1 Y1 o2 o2 B2 B2 Y2 o2 B2 Y2 B
                   Y  B  R2 R2 B  R2 .  B2 Y2 B2 B2 .  Y
                   o2 R2 R2 R2 R2 R2 R2 B2 R  .  Y  R  .
                   B2 B2 .  B  .  Y1 Y1 B2 Y  R  B  .  o2
                   R2 Y1 .  Y  R  .  Y1 B2 B2 .  R2 R2 o2
                   R2 Y1 B1 B1 Y1 Y1 R1 R1 B2 Y1 Y1 Y1 R1
                   Y  o1 Y1 Y1 B  R  B  R1 B2 B2 R  Y1 R1
                   R1 R1 R1 R1 R1 B  R  B2 B2 o2 .  B  .
                   B  R1 B  Y  .  o1 Y1 Y1 Y1 R  B  R  Y
                   R  Y2 Y2 R  .  o1 R  .  R  Y1 R2 B1 B1
                   o2 o2 .  Y  B  .  B2 B2 B2 Y1 R2 Y  o1";
    let here = bird(2).draw("A1", picture).hand("BB RY RY");
    puzzle("two provinces with one tile (Q3.a)", here, [1, 0, 0, 0, 1, 1], &["RY E12 E11"])
}

/// Q4.2: yellow founds beside M6. The rival holds tiles that reach it too.
fn the_last_free_village() -> Puzzle<Qin> {
    let picture = "o2 Y2 R2 R2 Y2 Y2 .  B  Y2 Y2 Y2 .  o1
                   .  Y2 Y2 B1 B1 R2 R2 Y1 R1 R1 R1 R1 B1
                   B  R1 R1 B1 o1 o1 R2 Y1 .  o1 .  R1 B1
                   R1 R1 .  B1 Y  B  Y1 Y1 Y1 R  B1 R1 .
                   o1 B1 B1 B1 R  Y1 Y1 Y1 Y1 Y1 B1 R1 .
                   .  Y2 .  B1 Y  B1 B1 R1 .  R  Y2 B  o
                   R  Y2 Y2 B1 R1 .  Y2 R1 B  Y2 Y2 .  o
                   Y  B  Y2 B1 R1 B2 Y2 R1 R1 Y2 R1 R1 .
                   R2 o2 B2 Y  B2 B2 Y2 B2 Y  B  R1 R1 B2
                   R2 .  B2 B2 B2 B2 Y2 B2 B2 o2 B2 B2 B2
                   R2 R2 .  R  B2 o2 B1 R1 Y2 R1 R1 R1 B2
                   Y  R2 Y1 Y1 R  o2 B1 R1 Y2 B  Y  B2 B2
                   o2 o2 R  Y1 Y1 B  R1 R1 B  R  B  .  o2";
    let here = bird(2).draw("A1", picture).hand("YY RB RY");
    puzzle(
        "a province takes the last free village, else the rival's major province does (Q4.2)",
        here,
        [0, 0, 1, 0, 1, 0],
        &["YY M4 M5"],
    )
}

/// Q3.4: the rival holds a red-yellow tile, and red on D6 or D7 makes a province of four major.
fn where_the_rival_would_have_five() -> Puzzle<Qin> {
    let picture = "o2 Y2 R2 .  Y  B2 B2 B2 Y1 R  B2 B2 o1
                   .  Y2 R2 Y1 B  .  Y1 R1 Y1 Y1 R2 R2 B1
                   B2 R2 R2 Y1 o1 o1 Y1 R1 R1 o1 B1 B1 B1
                   B2 R2 Y  B  R2 Y1 Y1 R1 R1 R1 B1 R1 R1
                   o2 Y2 R2 R2 R2 Y1 Y1 Y1 R1 B1 B1 R1 B
                   Y2 Y2 Y2 .  Y  B  Y1 R1 R1 Y  B1 R1 o1
                   Y2 R  Y2 .  R2 Y1 Y1 R1 B1 B1 B1 Y1 o1
                   Y2 B  R2 R2 R2 B  Y1 R1 B1 Y  .  Y1 .
                   R  o1 Y1 Y1 Y1 .  Y1 B1 R1 R1 Y  R  Y
                   B  .  Y1 B1 B1 R2 R2 B1 .  o1 B  Y2 .
                   .  B2 Y1 .  Y  o2 R2 B1 R  B  Y2 Y2 .
                   R  B2 .  Y1 B  o2 .  R  B  R2 B2 B2 B2
                   o2 o2 .  Y1 .  Y  R  B  R2 R2 R2 .  o2";
    let here = bird(2).draw("A1", picture).hand("BB BB RB");
    puzzle(
        "found where a red territory would be the rival's fifth (Q3.4)",
        here,
        [0, 1, 0, 0, 1, 1],
        &["BB D6 D7"],
    )
}
