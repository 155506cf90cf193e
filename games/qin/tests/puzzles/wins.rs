//! Q6.1: the last pagoda.

use bots::puzzle::Puzzle;
use pagoda_qin::Qin;

use crate::{bird, lion, puzzle};

/// All of them.
pub(crate) fn puzzles() -> Vec<Puzzle<Qin>> {
    vec![
        a_province_and_two_villages(),
        two_provinces(),
        a_second_pagoda_or_a_village(),
        a_union_or_a_village(),
        a_lone_territory_or_ones_own_two(),
        a_major_province_and_its_village(),
        a_lone_territory_makes_it_five(),
    ]
}

/// Q6.1: yellow between villages L7 and M5 founds a province and takes both.
fn a_province_and_two_villages() -> Puzzle<Qin> {
    let picture = "o1 R1 .  .  .  ~  ~  .  .  .  .  o  o
                   .  R1 .  .  Y1 Y1 ~  .  .  .  .  .  .
                   .  B4 B4 o4 R3 .  .  .  o  .  .  .  .
                   .  o4 Y4 Y4 R3 .  .  .  .  .  Y  ~  .
                   .  R2 R2 B  R3 ~  .  .  .  .  B4 ~  o
                   ~  B1 B1 .  R3 B3 .  Y4 .  R2 B4 .  .
                   ~  o1 Y3 Y3 R3 B3 Y4 Y4 B2 R2 R2 o2 ~
                   Y1 Y1 R3 B  R3 Y4 Y4 .  B2 .  B1 R1 ~
                   o1 ~  R3 .  R3 Y4 R  ~  Y3 .  B1 R1 .
                   .  ~  Y1 Y1 R3 B4 B4 Y3 Y3 R2 R2 o1 .
                   .  .  .  B2 o3 o3 B4 R2 o2 R2 Y  B1 B1
                   .  .  .  B2 .  .  ~  R2 .  Y3 R4 R4 .
                   o  o  .  .  .  .  ~  ~  .  Y3 B4 B4 o4";
    let here = lion(4).draw("A1", picture).hand("BB YY RB");
    puzzle(
        "a province and two villages are the last three pagodas (Q6.1)",
        here,
        [4, 5, 4, 5, 8, 8],
        &["YY L6 M6"],
    )
}

/// Q3.1: red founds with the lone E13, yellow with the lone E12; else a rival may well win first.
fn two_provinces() -> Puzzle<Qin> {
    let picture = "o1 .  .  Y2 Y2 ~  ~  B  R1 R1 B  o2 o2
                   R1 R1 B3 B3 .  .  ~  R3 B1 B1 .  R2 Y2
                   R1 .  R3 o3 R3 Y2 B3 R3 o2 R2 R2 R2 Y2
                   Y1 o3 R3 Y2 R3 Y2 B3 B3 R2 R2 B3 ~  .
                   Y1 B  .  Y2 B3 ~  B3 B3 R2 R2 B3 ~  o1
                   ~  R2 R2 .  B3 .  Y2 Y2 Y2 Y2 Y2 R1 R1
                   ~  o2 B3 B3 R1 .  Y2 .  B1 B1 B1 o1 ~
                   .  Y2 Y2 .  R1 R1 Y2 B  Y2 .  B1 .  ~
                   o  ~  .  .  Y1 Y1 .  ~  Y2 .  B1 .  .
                   .  ~  .  B3 B3 R1 R1 .  R3 R3 B1 o1 .
                   .  .  Y1 Y1 o1 o1 .  .  o1 B1 B1 .  B3
                   .  .  R2 B3 Y  .  ~  .  .  Y3 Y3 Y3 B3
                   o2 o2 R2 B3 R  .  ~  ~  .  .  .  .  o3";
    let here = lion(3).draw("A1", picture).hand("RB RY BY");
    puzzle(
        "two provinces with one tile are the last two pagodas (Q3.1, Q6.1)",
        here,
        [3, 3, 4, 3, 5, 5],
        &["RY F13 F12"],
    )
}

/// Q6.1: no tile in hand founds, but red D6 makes a province major, and red K3 takes village J3.
fn a_second_pagoda_or_a_village() -> Puzzle<Qin> {
    let picture = "o1 Y1 Y1 R3 R3 B1 R1 R1 .  .  R1 B1 o1
                   .  .  .  .  .  B1 Y3 Y3 B2 B2 R1 B1 .
                   .  .  R1 R1 o2 o2 B2 .  .  o2 .  .  .
                   .  .  Y3 Y3 .  Y2 B2 B2 R2 B1 B1 .  .
                   o3 Y3 Y3 Y3 R1 Y2 .  B2 R2 .  .  .  .
                   .  .  .  .  R1 R1 B2 B2 .  R2 Y1 Y1 o1
                   .  .  B1 B1 R1 .  Y1 B2 B2 R2 .  .  o1
                   B1 R3 R3 .  B1 B1 Y1 R3 B2 B2 .  .  .
                   B1 o3 Y1 Y1 R3 R3 B1 R3 .  Y2 Y2 .  .
                   R3 R3 Y1 R3 .  R3 B1 B1 .  o2 .  .  .
                   .  R3 R3 R3 Y2 o2 .  .  .  .  .  .  .
                   .  R3 R3 B  Y2 o2 .  .  .  .  .  .  .
                   o3 o3 .  .  B2 B2 .  .  .  .  .  .  o";
    let here = bird(3).draw("A1", picture).hand("RB RB RY");
    puzzle(
        "the last pagoda stands on a fifth territory, or in J3 (Q3.4, Q4.3, Q6.1)",
        here,
        [4, 3, 6, 2, 5, 9],
        &["RB K3 L3", "RB D6 C6", "RY K3 L3", "RY D6 C6"],
    )
}

/// Q5.a: red L11 takes in two and becomes major. On M11 M12 red becomes major or yellow founds, and
/// either takes M13.
fn a_union_or_a_village() -> Puzzle<Qin> {
    let picture = "o2 R2 R2 Y1 Y1 .  R2 R2 .  .  .  .  o
                   Y3 Y3 B3 B3 R1 R1 B3 .  .  .  .  .  .
                   R  .  .  .  o1 o1 B3 .  .  o1 .  .  .
                   .  R4 .  .  B1 B1 R4 .  B1 B1 .  .  .
                   o4 R4 B2 B2 Y  .  R4 Y3 Y3 R2 B2 B2 .
                   .  .  R3 .  R4 R4 R4 Y3 .  R2 .  .  o4
                   .  B1 R3 .  R4 Y3 Y3 .  B1 B1 R4 R4 o4
                   .  B1 .  .  .  .  .  .  .  R2 .  B  Y2
                   .  o1 .  .  .  .  .  Y3 Y3 R2 B1 R1 Y2
                   .  .  .  .  .  .  .  .  B4 o4 B1 R1 R1
                   .  .  .  .  .  o1 Y1 Y1 B4 R4 R4 .  .
                   .  .  .  .  .  o1 B4 B4 .  .  .  .  .
                   o  o  .  .  .  .  R4 R4 .  .  .  .  o";
    let here = bird(4).draw("A1", picture).hand("RR YY RY");
    puzzle(
        "taking in two and village J10, or going to village M13, are the last two (Q5.a, Q6.1)",
        here,
        [4, 6, 9, 5, 3, 9],
        &["RR L11 M11", "RR L11 L12", "RR M11 M12", "YY M11 M12", "RY L11 M11", "RY L11 L12"],
    )
}

/// Q5.2: uniting one's own two provinces brings no pagoda, but village B9 does. The next player has
/// one left as well.
fn a_lone_territory_or_ones_own_two() -> Puzzle<Qin> {
    let picture = "o1 .  .  .  .  .  .  .  .  .  .  .  o
                   R1 R1 .  .  .  B2 B2 .  .  .  .  .  .
                   Y1 Y1 R2 R2 o2 o2 R2 R2 B3 o3 .  Y2 Y2
                   .  B1 .  .  B1 Y1 Y1 Y1 B3 R  B4 B4 R4
                   o1 B1 .  .  B1 .  B1 B1 .  .  .  Y3 R4
                   R4 R4 .  .  .  .  Y4 .  R4 R4 Y3 Y3 o2
                   Y4 Y4 Y4 .  R2 Y4 Y4 .  B2 B2 B2 B2 o2
                   Y4 .  B3 B3 R2 B1 Y4 R1 Y4 R4 .  B2 .
                   Y4 o4 R1 R1 .  B1 Y4 R1 Y4 R4 .  R4 R4
                   R3 Y1 Y1 .  .  B1 Y4 Y4 Y4 o4 Y3 B2 B2
                   R3 B3 B3 R1 R1 o1 R4 R4 R4 .  Y3 .  Y2
                   .  B3 R  .  .  o1 .  .  Y2 R2 .  .  Y2
                   o3 o3 .  .  .  .  .  .  Y2 R2 .  .  o2";
    let here = bird(4).draw("A1", picture).hand("RB RB BY");
    puzzle(
        "red founds with the lone C12, or unites to major and takes B9: the last pagoda (Q6.1)",
        here,
        [2, 5, 4, 6, 4, 3],
        &["RB D10 E10", "RB C13 D13"],
    )
}

/// Q4.c: five beside D3 win, five anywhere else don't.
fn a_major_province_and_its_village() -> Puzzle<Qin> {
    let picture = "o  .  .  .  .  ~  ~  .  .  .  B2 o2 o2
                   .  .  .  .  Y1 Y1 ~  .  .  .  B2 .  .
                   .  .  .  o2 B1 B1 Y1 R1 o1 .  Y2 Y2 R1
                   .  o1 R1 Y2 R2 B1 Y1 R1 Y1 B1 B1 ~  R1
                   .  R1 R1 Y2 R2 ~  .  .  Y1 R2 R2 ~  o1
                   ~  B2 B2 Y2 Y2 Y2 Y2 B1 B1 R2 B2 B2 .
                   ~  o2 Y2 Y2 R1 R1 Y2 Y2 B1 R2 R2 o2 ~
                   .  B2 B2 Y2 Y2 B1 B1 B1 B1 B1 B1 R2 ~
                   o  ~  .  Y2 Y2 B1 Y1 ~  Y  .  Y  R2 .
                   .  ~  R2 R2 B1 B1 Y1 B2 B2 R1 B1 o1 .
                   .  .  .  .  o1 o1 R2 R2 o2 R1 B1 R1 R1
                   .  .  .  .  .  .  ~  .  R2 B2 .  .  .
                   o  o  .  .  .  .  ~  ~  R2 B2 Y1 Y1 o1";
    let here = lion(2).draw("A1", picture).hand("RR RB BY");
    puzzle(
        "a fifth territory and village D3 are the last two pagodas (Q4.c, Q6.1)",
        here,
        [2, 5, 5, 5, 9, 1],
        &["RR B3 C3", "RR C2 C3"],
    )
}

/// Q3.2: the lone E2 joins. On D1 E1 it would be five as well, but not beside the village.
fn a_lone_territory_makes_it_five() -> Puzzle<Qin> {
    let picture = "o1 B1 B1 .  .  ~  ~  .  .  .  .  o  o
                   .  .  Y2 .  B  Y  ~  .  .  .  .  .  .
                   .  .  Y2 o2 Y2 .  .  .  o2 .  .  .  .
                   .  o1 R1 R1 Y2 Y2 R2 R2 B2 B2 .  ~  .
                   B1 B1 R1 Y2 Y2 ~  B  Y1 .  B2 Y2 ~  o1
                   ~  .  R1 Y2 Y2 .  Y1 Y1 R2 R2 Y2 B1 B1
                   ~  o1 R1 R1 R1 .  Y1 .  B2 B2 B2 o2 ~
                   B  Y2 Y2 B1 R1 Y1 Y1 .  R1 R1 B2 B2 ~
                   o  ~  R1 B1 R1 R1 .  ~  B2 .  .  B2 Y1
                   .  ~  R1 Y1 Y1 R1 .  .  B2 Y1 Y1 o1 Y1
                   R  Y1 Y1 .  o1 o1 .  .  o2 .  B1 B1 R
                   B1 B1 R2 .  .  .  ~  .  .  .  .  Y2 Y2
                   o2 o2 R2 .  .  .  ~  ~  .  .  .  .  o2";
    let here = lion(2).draw("A1", picture).hand("BB RB RY");
    puzzle(
        "two, the tile and the lone E2 are five, and take village D3: the last two (Q3.2, Q4.c, Q6.1)",
        here,
        [5, 2, 3, 9, 5, 7],
        &["BB D1 D2"],
    )
}
