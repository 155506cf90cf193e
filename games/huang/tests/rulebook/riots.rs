//! H6: peasants' riots and replacing.

use expect_test::expect;
use game::{Rules, Turn, rule};
use pagoda_huang::{Colour, Options, Phase};

use crate::sketch::{hand, happen, moves, play, refused, seen, sketch, sketch_with};

/// H6.1: two blue tiles for any tile on the board, capitals' included.
#[test]
fn h6_1_a_tile_for_two_blue_ones() {
    let here = sketch(2).lay("R C3").hand("BBB").market("R");
    let (game, told) = here.clone().play(&["riot C2"]);
    expect![[r#"
        H6.1 1 pays BB
        H6.1 Y leaves C2"#]]
    .assert_eq(&told);
    assert_eq!(hand(&game, 1), "B");
    here.clone().allowed("riot C3");
    here.clone().refused("riot D3", rule!("H6.1"));
    here.clone().hand("B").refused("riot C3", rule!("H6.1"));
    here.lead("Y2 D2").refused("riot D2", rule!("H6.1"));
}

/// H6.1: a pagoda on the tile goes back beside the board.
#[test]
fn h6_1_a_riot_lifts_the_pagoda_too() {
    let here = sketch(2).lay("R C11 D11 C12").pagoda(Colour::Red, "C11 D11 C12").hand("BB");
    let (game, told) = here.play(&["riot D11"]);
    expect![[r#"
        H6.1 1 pays BB
        H6.1 R leaves D11
        H7.6 the R pagoda leaves C11 D11 C12"#]]
    .assert_eq(&told);
    assert_eq!(seen(&game).pagodas_left, [2, 2, 2, 2, 1]);
    assert!(seen(&game).pagodas.is_empty());
}

/// H6.1: a riot that splits a kingdom and sends leaders home.
#[test]
fn h6_1_a_kingdom_falls_apart() {
    // E11 links both halves, and is all the yellow that three of the leaders have.
    let here = sketch(3).bare().lay("Y C11 E11 G11, R D11 F11");
    let here = here.lead("R2 C10, G2 E10, W3 D10, B3 G12, Y3 E12");
    assert_eq!(seen(&here.clone().game()).kingdoms.len(), 1);
    let (game, told) = here.hand("BB").play(&["riot E11"]);
    expect![[r#"
        H6.1 1 pays BB
        H6.1 Y leaves E11
        H2.4 3's W goes home from D10
        H2.4 2's G goes home from E10
        H2.4 3's Y goes home from E12"#]]
    .assert_eq(&told);
    let leaders: Vec<usize> =
        seen(&game).kingdoms.iter().map(|kingdom| kingdom.leaders.len()).collect();
    assert_eq!(leaders, [1, 1]);
}

/// H6.2: the blue leader at home may stand for one of the tiles, and stays there.
#[test]
fn h6_2_the_blue_leader_for_a_tile() {
    let here = sketch(2).hand("BB");
    let (game, told) = here.clone().play(&["riot leader C2"]);
    expect![[r#"
        H6.2 1 pays B and the leader
        H6.1 Y leaves C2"#]]
    .assert_eq(&told);
    assert_eq!((hand(&game, 1), seen(&game).players[0].leaders[2]), ("B".into(), None));
    here.clone().allowed("riot C2");
    here.clone().lead("B1 B2").refused("riot leader C2", rule!("H6.2"));
    here.hand("Y").refused("riot leader C2", rule!("H6.1"));
}

/// H6.3: one to six tiles, discarded unseen, and as many drawn.
#[test]
fn h6_3_replacing() {
    let mut game = sketch(2).hand("YYRRGW").game();
    refused(&game, "replace 1 B", rule!("H6.3"));
    refused(&game, "replace 3 Y Y Y", rule!("H6.3"));
    assert!("replace 0".parse::<pagoda_huang::Move>().is_err());
    expect!["H6.3 1 replaces YRW"].assert_eq(&play(&mut game, "replace 3 Y R W"));
    assert_eq!((game.turn(), seen(&game).phase), (Turn::Chance, Phase::Draw(3)));
    expect!["H6.3 1 draws BBB"].assert_eq(&happen(&mut game, "draw BBB"));
    assert_eq!(hand(&game, 1), "YRBBBG");
    play(&mut game, "replace 6 Y R B B B G");
    happen(&mut game, "draw YYYYYY");
}

/// H6.4: discards leave the game: nothing comes back into the bag.
#[test]
fn h6_4_discards_leave_the_game() {
    let mut game = sketch(2).hand("BBYY").game();
    let bag = seen(&game).bag;
    play(&mut game, "riot C2");
    play(&mut game, "replace 1 Y");
    assert_eq!(seen(&game).bag, bag);
    assert_eq!(seen(&game).memory.discarded.to_string(), "YBB");
    happen(&mut game, "draw R");
    assert_eq!(seen(&game).bag, bag - 1);
}

/// H6.3: six at most, also of the seven that the palace allows (H13.2).
#[test]
fn h6_3_never_seven() {
    let options = Options { palace: true, ..Options::default() };
    let game = sketch_with(2, options).hand("YYYYYYR").game();
    refused(&game, "replace 7 Y Y Y Y Y Y R", rule!("H6.3"));
    assert!(game.check(&"replace 6 Y Y Y Y Y R".parse().unwrap()).is_ok());
    assert!(moves(&game).iter().all(|mv| !mv.starts_with("replace 7")));
}
