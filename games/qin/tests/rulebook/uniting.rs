//! Q5: uniting provinces.

use expect_test::expect;
use game::rule;

use crate::sketch::{sketch, supplies};

/// Q5.a: the larger province takes the smaller, becomes major and takes the village beside it.
#[test]
fn q5_a_the_larger_province_takes_the_smaller() {
    let here = sketch(2).draw("B4", "R1 R1 R1 . R2 R2").village("E3", 2).hand("RB");
    assert_eq!(supplies(&here.clone().game()), [23, 22]);
    let game = here.check(
        "RB E4 E5",
        &expect![[r#"
        Q2.1 1 places RB on E4 E5
        Q5.1 Red 6 is 1's, sums [3, 2, 0, 0]
        Q5.2 2 takes back 1
        Q3.4 1 puts a second pagoda on B4
        Q4.3 1 conquers village E3 from 2, 2 against 0"#]],
    );
    assert_eq!(supplies(&game), [21, 24]);
}

/// Q5.b: a major province and a simple one, seven in sum, with a smaller one of another player.
#[test]
fn q5_b_seven_in_sum() {
    let picture = "R1 R1 . . . .
                   R1 R1 R1 . R1 R1
                   . . . R2 . .
                   . . . R2 . .";
    let here = sketch(2).draw("G4", picture).hand("RB");
    assert_eq!(supplies(&here.clone().game()), [21, 23]);
    let game = here.check(
        "RB J5 J4",
        &expect![[r#"
        Q2.1 1 places RB on J5 J4
        Q5.1 Red 10 is 1's, sums [7, 2, 0, 0]
        Q5.2 1 takes back 1
        Q5.2 2 takes back 1"#]],
    );
    assert_eq!(supplies(&game), [22, 24]);
}

/// Q5.c: two against two is forbidden.
#[test]
fn q5_c_two_against_two() {
    let here = sketch(2).draw("C5", "R1 R1 . R2 R2").hand("RB RR");
    here.clone().refused("RB E5 E4", rule!("Q5.3"));
    here.refused("RR E5 E4", rule!("Q5.3"));
}

/// Q5.1: territories are added up over one's provinces.
#[test]
fn q5_1_the_most_territories_in_sum() {
    let picture = ". . R2 . .
                   . . R2 . .
                   . . R2 . .
                   R1 R1 . R1 R1";
    sketch(2).draw("F2", picture).hand("RB").check(
        "RB H5 H6",
        &expect![[r#"
            Q2.1 1 places RB on H5 H6
            Q5.1 Red 8 is 1's, sums [4, 3, 0, 0]
            Q5.2 1 takes back 1
            Q5.2 2 takes back 1
            Q3.4 1 puts a second pagoda on F5"#]],
    );
}

/// Q5.1: neither the new tile nor lone territories count: still two against two.
#[test]
fn q5_1_lone_territories_do_not_count() {
    let picture = ". . R . .
                   R1 R1 . R2 R2";
    sketch(2).draw("H11", picture).hand("RB").refused("RB J12 J13", rule!("Q5.3"));
}

/// Q5.2: two simple provinces of one's own become a major one: one pagoda back, one on top.
#[test]
fn q5_2_the_rest_goes_back() {
    let here = sketch(2).draw("C5", "R1 R1 . R1 R1").hand("RB");
    let game = here.check(
        "RB E5 E4",
        &expect![[r#"
            Q2.1 1 places RB on E5 E4
            Q5.1 Red 5 is 1's, sums [4, 0, 0, 0]
            Q5.2 1 takes back 1
            Q3.4 1 puts a second pagoda on C5"#]],
    );
    assert_eq!(supplies(&game), [22, 24]);
}

/// Q5.3: a tie for second place doesn't matter.
#[test]
fn q5_3_only_a_tie_for_the_most_forbids() {
    let picture = ". . R2
                   . . R2
                   R1 R1 . R3 R3 R3";
    let here = sketch(3).draw("F3", picture).hand("RB");
    here.check(
        "RB H5 H6",
        &expect![[r#"
            Q2.1 1 places RB on H5 H6
            Q5.1 Red 8 is 3's, sums [2, 2, 3, 0]
            Q5.2 1 takes back 1
            Q5.2 2 takes back 1
            Q3.4 3 puts a second pagoda on I5"#]],
    );
}

/// Q5.4: two major provinces are never joined, not even one's own.
#[test]
fn q5_4_two_major_provinces_are_never_joined() {
    let picture = "R1 R1 R1 R1 R1 . R1 R1 R1 R1 R1";
    sketch(2).draw("C5", picture).hand("RB").refused("RB H5 H4", rule!("Q5.4"));
}

/// Q5.4: a major province is never lost, whatever the sums.
#[test]
fn q5_4_a_major_province_is_never_lost() {
    let picture = ". . . . . R1
                   . . . . . R1
                   . . . . . R1
                   R2 R2 R2 R2 R2 . R1 R1 R1";
    let here = sketch(2).draw("C2", picture).hand("RB");
    here.refused("RB H5 H6", rule!("Q5.4"));
}

/// Q5.4: a major province may take in simple ones.
#[test]
fn q5_4_a_major_province_takes_in_simple_ones() {
    sketch(2).draw("C5", "R1 R1 R1 R1 R1 . R2 R2 R2").hand("RB").check(
        "RB H5 H4",
        &expect![[r#"
            Q2.1 1 places RB on H5 H4
            Q5.1 Red 9 is 1's, sums [5, 3, 0, 0]
            Q5.2 2 takes back 1"#]],
    );
}

/// Q5.5: one tile unites in both its colours, each settled on its own, then the village.
#[test]
fn q5_5_both_colours_unite() {
    let picture = "R1 R1 R1 . R2 R2 .
                   . Y1 Y1 . Y2 Y2 Y2";
    let here = sketch(2).draw("B4", picture).village("E3", 2).hand("RY");
    here.check(
        "RY E4 E5",
        &expect![[r#"
        Q2.1 1 places RY on E4 E5
        Q5.1 Red 6 is 1's, sums [3, 2, 0, 0]
        Q5.2 2 takes back 1
        Q5.1 Yellow 6 is 2's, sums [2, 3, 0, 0]
        Q5.2 1 takes back 1
        Q3.4 1 puts a second pagoda on B4
        Q3.4 2 puts a second pagoda on F5
        Q4.3 1 conquers village E3 from 2, 2 against 0"#]],
    );
}

/// Q5.5: if either colour is forbidden, so is the placement.
#[test]
fn q5_5_either_colour_forbids() {
    let picture = "R1 R1 R1 . R2 R2
                   . Y1 Y1 . Y2 Y2";
    sketch(2).draw("B4", picture).hand("RY").refused("RY E4 E5", rule!("Q5.3"));
}
