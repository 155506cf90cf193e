//! H8: revolts.

use expect_test::expect;
use game::{Rules, Seat, Turn, rule};
use pagoda_huang::Phase;

use crate::sketch::{Sketch, hand, moves, play, points, refused, seen, sketch};

/// Seat 2's red leader on C10 has the yellow tiles D11 and C11 beside it.
fn defended() -> Sketch {
    sketch(3).bare().lay("Y C11 D11 E11").lead("R2 C10")
}

/// H8.1: who positioned the leader attacks.
#[test]
fn h8_1_attacker_and_defender() {
    let (game, told) = defended().play(&["leader R E12"]);
    expect![[r#"
        H4.1 1 leads R to E12
        H8.1 1 revolts against 2's R"#]]
    .assert_eq(&told);
    assert_eq!(game.turn(), Turn::Seat(Seat(0)));
}

/// H8.2: yellow tiles beside the leader, tiles from the hand, the yellow leader at home; a tile may
/// count for both.
#[test]
fn h8_2_strength() {
    let here = defended().hand("YYR").hand_of(2, "Y");
    // D10 touches D11 and E11, C10 touches C11 and D11.
    let (game, told) = here.clone().play(&["leader R D10", "commit 2+leader", "commit 1"]);
    expect![[r#"
        H4.1 1 leads R to D10
        H8.1 1 revolts against 2's R
        H8.3 1 commits 2 and the leader: 5
        H8.3 2 commits 1: 3
        H8.3 1 prevails 5:3
        H8.4 2's R goes home from C10
        H8.4 1 gains 1 R"#]]
    .assert_eq(&told);
    assert_eq!((hand(&game, 1), hand(&game, 2)), ("R".into(), "-".into()));
    // The yellow leader helps only from home.
    let (game, _) = here.lead("Y1 F11").play(&["leader R D10"]);
    assert_eq!(moves(&game), ["commit 0", "commit 1", "commit 2"]);
    refused(&game, "commit 0+leader", rule!("H8.2"));
}

/// H8.2: who revolts with the yellow leader has none at home.
#[test]
fn h8_2_the_yellow_leader_itself() {
    let here = sketch(2).bare().lay("Y D11").lead("Y2 C11");
    let (mut game, _) = here.play(&["leader Y E11"]);
    refused(&game, "commit 0+leader", rule!("H8.2"));
    play(&mut game, "commit 0");
    refused(&game, "commit 0+leader", rule!("H8.2"));
}

/// H8.3: the attacker first, openly, then the defender, once each; a tie goes to the defender.
#[test]
fn h8_3_one_after_the_other() {
    let (mut game, _) = defended().hand("YY").play(&["leader R D10"]);
    assert_eq!(seen(&game).phase, Phase::Commit(Seat(0)));
    refused(&game, "commit 3", rule!("H8.3"));
    refused(&game, "no", rule!("H8.3"));
    refused(&game, "Y A1", rule!("H8.3"));
    play(&mut game, "commit 1");
    assert_eq!(seen(&game).phase, Phase::Commit(Seat(1)));
    assert_eq!(moves(&game), ["commit 0", "commit 0+leader"]);
    expect![[r#"
        H8.3 2 commits 0 and the leader: 3
        H8.3 2 prevails 3:3
        H8.4 1's R goes home from D10
        H8.4 2 gains 1 R"#]]
    .assert_eq(&play(&mut game, "commit 0+leader"));
    assert_eq!((game.turn(), seen(&game).actions), (Turn::Seat(Seat(0)), 1));
}

/// H8.4: the loser goes home, the winner gains a point, committed tiles are discarded.
#[test]
fn h8_4_the_outcome() {
    let here = defended().hand("YY").hand_of(2, "YYY");
    let (game, _) = here.play(&["leader R D10", "commit 2", "commit 0"]);
    let view = seen(&game);
    assert_eq!((view.players[1].leaders[1], view.players[0].leaders[1].is_some()), (None, true));
    assert_eq!((points(&game, 1), points(&game, 2)), ([0, 1, 0, 0, 0], [0; 5]));
    assert_eq!(view.memory.discarded.to_string(), "YY");
    assert_eq!(view.conflict, None);
}
