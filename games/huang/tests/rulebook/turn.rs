//! H3: a turn. H10.1: what comes between turns.

use expect_test::expect;
use game::{Rules, Seat, Turn, rule};
use pagoda_huang::Phase;

use crate::sketch::{happen, moves, play, seen, sketch};

/// H3.1: two actions, different or the same, then the next player's turn.
#[test]
fn h3_1_two_actions() {
    let mut game = sketch(2).hand("YYRBBG").hand_of(2, "YYYYYY").market("RRRRRR").game();
    play(&mut game, "Y A1");
    assert_eq!((game.turn(), seen(&game).actions), (Turn::Seat(Seat(0)), 1));
    play(&mut game, "leader Y B1");
    happen(&mut game, "fill W / -");
    assert_eq!((game.turn(), seen(&game).actions), (Turn::Seat(Seat(1)), 2));
    for _ in 0..2 {
        play(&mut game, "replace 1 Y");
        happen(&mut game, "draw R");
    }
    assert_eq!(game.turn(), Turn::Seat(Seat(0)), "nothing was to be filled");
}

/// H3.1: the five actions, and nothing else.
#[test]
fn h3_1_five_actions() {
    let here = sketch(2).hand("YBBGG").lay("W C11 D11 C12").lead("R1 B2");
    let mut kinds: Vec<String> = moves(&here.clone().game())
        .iter()
        .filter_map(|mv| mv.split(' ').next().map(str::to_owned))
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds, ["B", "G", "Y", "build", "leader", "replace", "riot"]);
    for mv in ["no", "take Y", "commit 0", "support C2 1", "winner C2", "lose C2", "keep C2"] {
        here.clone().refused(mv, rule!("H3.1"));
    }
    here.refused("pagoda C11 D11 C12", rule!("H3.1"));
}

/// H3.2: who can act must, and who can't passes.
#[test]
fn h3_2_only_a_player_without_moves_passes() {
    sketch(2).refused("pass", rule!("H3.2"));
    sketch(2).hand("Y").refused("pass", rule!("H3.2"));
    let mut game = sketch(2).bare().hand_of(2, "YYYYYY").market("RRRRRR").actions(1).game();
    assert_eq!(moves(&game), ["pass"], "no tile, no leader, no yellow tile anywhere");
    expect!["H3.2 1 passes"].assert_eq(&play(&mut game, "pass"));
    assert_eq!(seen(&game).phase, Phase::Fill);
}

/// H10.1: the active player draws first, then the others clockwise, then the market.
#[test]
fn h10_1_all_fill_up() {
    let here = sketch(3).hand("RRYYYY").hand_of(2, "YYYYYY").hand_of(3, "YYYY").market("GGGG");
    let mut game = here.lay("Y C1").lead("G1 B1").actions(1).game();
    play(&mut game, "R D1");
    let told = happen(&mut game, "fill W - BB / GG");
    expect![[r#"
        H10.1 1 draws W
        H10.1 3 draws BB
        H10.1 the market gets GG"#]]
    .assert_eq(&told);
}
