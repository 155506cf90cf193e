//! H4: positioning leaders.

use expect_test::expect;
use game::rule;

use crate::sketch::{play, refused, seen, sketch};

/// H4.1: from home, on the board, and back home.
#[test]
fn h4_1_put_move_and_take_home() {
    let here = sketch(2).lead("Y2 D2");
    let (mut game, told) = here.play(&["leader R B2", "leader R C1"]);
    expect![[r#"
        H4.1 1 leads R to B2
        H4.1 1 leads R to C1 from B2"#]]
    .assert_eq(&told);
    assert_eq!(seen(&game).players[0].leaders[1].map(|it| it.to_string()), Some("C1".into()));
    let mut home = sketch(2).lead("R1 B2").game();
    expect!["H4.1 1's R goes home from B2"].assert_eq(&play(&mut home, "leader R home"));
    refused(&home, "leader R home", rule!("H4.1"));
    crate::sketch::happen(&mut game, "fill YYYYYY YYYYYY / YYYYYY");
    refused(&game, "leader R home", rule!("H4.1"));
}

/// H4.2: an empty land space beside a yellow tile.
#[test]
fn h4_2_empty_land_beside_yellow() {
    let here = sketch(2).lay("R B2, Y G4");
    here.clone().refused("leader Y E9", rule!("H4.2"));
    here.clone().refused("leader Y B2", rule!("H4.2"));
    here.clone().refused("leader Y C2", rule!("H4.2"));
    here.clone().refused("leader Y F4", rule!("H4.2"));
    here.clone().refused("leader Y O1", rule!("H4.2"));
    here.clone().lead("R2 D2").refused("leader Y D2", rule!("H4.2"));
    here.allowed("leader Y D2");
}

/// H4.2: a moved leader is lifted first: it links nothing, and must go elsewhere.
#[test]
fn h4_2_a_moved_leader_is_lifted_first() {
    // The red leader on E11 links D11 and F11, each with a leader of its own; D13 is a kingdom with
    // a white leader, as F11 is.
    let linked = sketch(3).bare().lay("Y D11 F11 D13").lead("R1 E11, G2 C11, W3 G11, W2 D14");
    linked.clone().refused("leader R E11", rule!("H4.2"));
    // Once red is lifted, D11 and F11 are no longer linked, and uniting D11 with D13 is no conflict.
    linked.clone().allowed("leader R D12");
    linked.refused("leader B D12", rule!("H4.3"));
}

/// H4.3: never uniting kingdoms in conflict, one's own colour included.
#[test]
fn h4_3_no_uniting_in_conflict() {
    let two = sketch(3).bare().lay("Y D11 F11");
    two.clone().lead("G2 C11, G3 G11").refused("leader R E11", rule!("H4.3"));
    two.clone().lead("G2 C11, R3 G11").refused("leader R E11", rule!("H4.3"));
    two.clone().lead("G2 C11, W3 G11").allowed("leader R E11");
    // A leaderless group is no kingdom: there it is a revolt.
    let (_, told) = two.lead("R3 G11").play(&["leader R E11"]);
    expect![[r#"
        H4.1 1 leads R to E11
        H8.1 1 revolts against 3's R"#]]
    .assert_eq(&told);
}

/// H4.4: into one kingdom with a leader of its colour: a revolt.
#[test]
fn h4_4_a_revolt_begins() {
    let (_, told) = sketch(2).lead("B2 B2").play(&["leader B D2"]);
    expect![[r#"
        H4.1 1 leads B to D2
        H8.1 1 revolts against 2's B"#]]
    .assert_eq(&told);
    let (_, told) = sketch(2).lead("R2 B2").play(&["leader B D2"]);
    expect!["H4.1 1 leads B to D2"].assert_eq(&told);
}
