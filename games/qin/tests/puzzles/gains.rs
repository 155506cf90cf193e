//! Gains, and dangers to avoid with them.

use bots::puzzle::Puzzle;
use pagoda_qin::Qin;

use crate::{bird, lion, puzzle};

/// All of them.
pub(crate) fn puzzles() -> Vec<Puzzle<Qin>> {
    vec![the_union_takes_two_villages(), open_no_village(), the_only_free_village_in_reach()]
}

/// Q5.a: with the province its owner loses both villages that it held.
fn the_union_takes_two_villages() -> Puzzle<Qin> {
    let picture = "o  .  .  .  .  ~  ~  .  .  .  .  o  o
                   .  .  .  .  .  .  ~  .  .  .  .  .  .
                   .  .  .  o3 .  .  R2 R2 o2 Y2 .  .  .
                   .  o3 Y3 Y3 .  .  Y1 Y1 R3 Y2 .  ~  .
                   .  .  R2 R2 .  ~  Y1 .  R3 .  .  ~  o3
                   ~  .  .  B3 R1 B2 B2 Y2 Y2 B2 B2 Y3 Y3
                   ~  o3 B3 B3 R1 Y2 Y2 B3 B3 Y1 Y1 o3 ~
                   .  Y3 Y3 R  Y  .  .  R1 R1 R1 B3 B3 ~
                   o  ~  B  .  B1 .  .  ~  Y2 B1 Y1 Y1 .
                   .  ~  Y  R1 B1 R3 R3 B2 Y2 B1 .  o1 .
                   .  .  .  R1 o1 o1 .  B2 o2 .  .  .  .
                   .  .  R1 R1 B2 B2 ~  .  .  .  .  .  .
                   o1 o1 R1 Y  R3 R3 ~  ~  .  .  .  .  o";
    let here = lion(3).draw("A1", picture).hand("YY RB RB");
    puzzle(
        "three take in two, become major and take villages D3 and B4 (Q5.a)",
        here,
        [6, 6, 3, 6, 8, 9],
        &["YY E4 F4"],
    )
}

/// Q6.1: the rival has one pagoda left, with F11 lost two. After E13 F13 a tile on C13 D13 founds and
/// takes A13: just these two (Q2.3).
fn open_no_village() -> Puzzle<Qin> {
    let picture = "o2 Y2 Y2 R2 R2 Y1 Y1 .  R2 .  .  .  o1
                   R1 R1 .  B1 B1 Y1 B2 .  R2 Y1 Y1 .  Y1
                   R1 B1 R2 R2 o1 o1 B2 Y1 Y1 o1 R2 .  Y1
                   .  B1 Y2 Y2 R1 B2 B2 R1 R1 .  R2 .  R
                   o2 Y2 Y2 .  R1 B2 Y2 Y2 R1 B2 B2 B2 B2
                   .  .  Y2 B2 B2 B2 Y2 R1 .  B2 Y2 R1 o2
                   .  .  Y2 R2 R2 Y2 Y2 R1 B2 B2 Y2 R1 o2
                   .  .  Y2 .  .  Y2 .  R1 .  B2 B2 B2 .
                   .  o2 Y2 Y2 R1 B2 .  .  .  B2 Y  B2 R
                   .  .  B2 B2 R1 B2 .  .  .  o2 R1 R1 Y1
                   .  .  .  .  Y1 o2 .  .  .  .  B1 B1 Y1
                   .  .  .  .  Y1 o2 .  .  .  .  R1 R1 Y1
                   o  o  .  .  .  .  .  .  .  .  .  .  o1";
    let here = bird(2).draw("A1", picture).hand("RR RB RY");
    puzzle(
        "take village F11, but from the east: E13 opens A13 to the rival (Q2.3, Q6.1)",
        here,
        [3, 5, 3, 4, 4, 4],
        &["RR G10 G11"],
    )
}

/// Q6.1: a province and this village would end the game for either of them.
fn the_only_free_village_in_reach() -> Puzzle<Qin> {
    let picture = "o4 .  .  .  .  .  .  .  .  .  Y3 B2 o2
                   R4 R4 .  .  .  .  .  .  .  .  Y3 B2 B2
                   .  Y3 Y3 .  o4 o4 .  B1 B1 o1 .  Y1 Y1
                   .  B3 B3 .  B1 R4 Y2 Y2 .  B1 .  R4 .
                   o2 Y1 Y1 .  B1 R4 R4 R4 B1 B1 B1 R4 .
                   B2 B2 .  Y4 Y4 R4 .  R4 Y1 Y1 B1 B1 o1
                   .  Y1 .  .  R2 B3 Y3 Y3 B1 B1 B1 R  o1
                   .  Y1 B3 B3 R2 B3 .  R2 .  R4 .  Y4 Y4
                   .  o1 .  .  .  B3 Y  R2 Y3 R4 Y3 B4 B4
                   .  .  .  .  R1 B3 B3 .  Y3 o3 Y3 R4 R4
                   .  .  .  .  R1 o3 .  .  R4 R4 Y3 .  Y2
                   .  .  .  .  .  o3 B4 Y3 Y3 Y3 Y3 B2 Y2
                   o  o  .  .  R3 R3 B4 R2 R2 B  .  B2 o2";
    let here = bird(4).draw("A1", picture).hand("YY RB BY");
    puzzle(
        "take village A13 before rivals with two pagodas left do (Q4.a, Q6.1)",
        here,
        [6, 3, 3, 4, 5, 3],
        &["YY C13 D13"],
    )
}
