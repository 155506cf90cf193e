//! H5: placing tiles.

use expect_test::expect;
use game::rule;
use pagoda_huang::{Colour, Phase};

use crate::sketch::{at, hand, moves, play, points, refused, seen, sketch};

/// H5.1: blue on the river, all else on land, only on empty spaces, only from one's hand.
#[test]
fn h5_1_each_tile_on_its_ground() {
    let here = sketch(2).hand("YRBGW").lead("Y2 D2");
    for taken in ["Y C2", "Y D2", "Y H2", "R H2", "G H2", "W H2", "B A1", "B C2"] {
        here.clone().refused(taken, rule!("H5.1"));
    }
    for free in ["Y A1", "R E9", "B H2", "G N14", "W O13"] {
        here.clone().allowed(free);
    }
    sketch(2).hand("Y").refused("R A1", rule!("H5.1"));
    // A capital whose tile is gone is ordinary land.
    sketch(2).bare().hand("R").allowed("R C2");
}

/// H5.2: a point for the leader of the colour, else for the yellow one, else for nobody.
#[test]
fn h5_2_the_victory_point() {
    let here = sketch(3).hand("RGB").lead("R2 B2, Y3 D2");
    let (game, told) = here.clone().play(&["R C3"]);
    expect![[r#"
        H5.1 1 places R on C3
        H5.2 2 gains 1 R"#]]
    .assert_eq(&told);
    assert_eq!(points(&game, 2), [0, 1, 0, 0, 0]);
    let (_, told) = here.clone().play(&["G C3"]);
    expect![[r#"
        H5.1 1 places G on C3
        H5.2 3 gains 1 G"#]]
    .assert_eq(&told);
    // Not beside the kingdom; and a kingdom with neither leader gives nothing.
    let (_, told) = here.play(&["R H13"]);
    expect!["H5.1 1 places R on H13"].assert_eq(&told);
    let (_, told) = sketch(2).hand("G").lead("R2 B2").play(&["G C3"]);
    expect!["H5.1 1 places G on C3"].assert_eq(&told);
}

/// H5.3: a tile that unites kingdoms peacefully counts too.
#[test]
fn h5_3_uniting_in_peace() {
    let here = sketch(3).bare().lay("Y D11 F11").lead("G2 C11, W3 G11");
    let (game, told) = here.hand("W").play(&["W E11"]);
    expect![[r#"
        H5.1 1 places W on E11
        H5.2 3 gains 1 W"#]]
    .assert_eq(&told);
    assert_eq!(seen(&game).kingdoms.len(), 1);
    // One that starts a war gains nothing, even where a leader of its colour is.
    let here = sketch(3).bare().lay("Y D11 F11").lead("G2 C11, G3 G11, W2 C12").hand("W");
    let (mut game, _) = here.play(&["W E11"]);
    for mv in ["no", "no", "no", "winner D11"] {
        play(&mut game, mv);
    }
    assert_eq!(points(&game, 2), [0, 0, 0, 1, 0], "the war's point alone");
}

/// H5.4: after a green tile one from the market, or none; it isn't refilled before the turn ends.
#[test]
fn h5_4_a_market_tile() {
    let here = sketch(2).hand("GG").market("RRW");
    let mut game = here.clone().game();
    play(&mut game, "G A1");
    assert_eq!(seen(&game).phase, Phase::Market);
    assert_eq!(moves(&game), ["take R", "take W", "no"]);
    refused(&game, "take Y", rule!("H5.4"));
    refused(&game, "G A2", rule!("H5.4"));
    expect!["H5.4 1 takes W"].assert_eq(&play(&mut game, "take W"));
    assert_eq!((hand(&game, 1), seen(&game).market.to_string()), ("GW".into(), "RR".into()));
    play(&mut game, "G A2");
    play(&mut game, "no");
    assert_eq!((hand(&game, 1), seen(&game).phase), ("W".into(), Phase::Fill));
    // An empty market offers nothing.
    let (game, _) = here.market("-").play(&["G A1"]);
    assert_eq!(seen(&game).phase, Phase::Act);
}

/// H5.4: a green tile that started a war takes nothing.
#[test]
fn h5_4_no_market_tile_after_a_war() {
    let here = sketch(2).bare().lay("Y D11 F11").lead("R1 C11, R2 G11").hand("G").market("RRW");
    let (game, _) = here.play(&["G E11", "no", "no", "winner D11"]);
    assert_eq!((seen(&game).phase, seen(&game).actions), (Phase::Act, 1));
}

/// H5.5: one blue tile after another in one action, each beside the last, each with its point.
#[test]
fn h5_5_blue_tiles_follow() {
    let here = sketch(2).bare().lay("Y I1").lead("B1 H1").hand("BBB");
    let mut game = here.game();
    expect![[r#"
        H5.1 1 places B on J1
        H5.2 1 gains 1 B"#]]
    .assert_eq(&play(&mut game, "B J1"));
    assert_eq!(seen(&game).phase, Phase::Follow(at("J1")));
    refused(&game, "B L1", rule!("H5.5"));
    refused(&game, "leader B home", rule!("H5.5"));
    expect![[r#"
        H5.1 1 places B on K1
        H5.2 1 gains 1 B"#]]
    .assert_eq(&play(&mut game, "B K1"));
    assert_eq!((seen(&game).actions, moves(&game)), (2, vec!["B L1".into(), "no".to_owned()]));
    play(&mut game, "no");
    assert_eq!((seen(&game).phase, seen(&game).actions), (Phase::Act, 1));
}

/// H5.5: everybody is asked, with blue tiles left or not: that is a secret.
#[test]
fn h5_5_player_without_blue_tiles_is_asked_too() {
    let (game, _) = sketch(2).hand("B").play(&["B J1"]);
    assert_eq!(moves(&game), ["no"]);
    // Where no empty river space is adjacent there is nothing to ask.
    let (game, _) = sketch(2).lay("B K1 I2").hand("BB").play(&["B J1"]);
    assert_eq!((seen(&game).phase, seen(&game).actions), (Phase::Act, 1));
}

/// H5.5: a tile on which a pagoda is built ends the action, one that only could be doesn't.
#[test]
fn h5_5_a_pagoda_ends_the_action() {
    let here = sketch(2).lay("B B13 C13").hand("BB");
    let (game, _) = here.clone().play(&["B B14", "pagoda B13 C13 B14"]);
    assert_eq!((seen(&game).phase, seen(&game).actions), (Phase::Act, 1));
    let (game, _) = here.play(&["B B14", "no"]);
    assert_eq!(seen(&game).phase, Phase::Follow(at("B14")));
}

/// H5.5: a tile that starts a war ends the action, though it may follow another.
#[test]
fn h5_5_a_war_ends_the_action() {
    let here = sketch(2).bare().lay("Y I1 N3, B L1 M1").lead("B1 H1, B2 M3").lay("Y M2");
    let (game, _) = here.hand("BBB").play(&["B J1", "B K1", "no", "no", "winner J1"]);
    assert_eq!((seen(&game).phase, seen(&game).actions), (Phase::Act, 1));
}

/// H5.6: point, pagoda, market tile.
#[test]
fn h5_6_the_order_of_things() {
    let here = sketch(2).lay("G B1 B2").lead("G2 D2").hand("GG").market("RW");
    let mut game = here.game();
    expect![[r#"
        H5.1 1 places G on C1
        H5.2 2 gains 1 G"#]]
    .assert_eq(&play(&mut game, "G C1"));
    assert_eq!(seen(&game).phase, Phase::Pagoda(at("C1")));
    play(&mut game, "pagoda B1 C1 B2");
    assert_eq!(seen(&game).phase, Phase::Market);
    play(&mut game, "take R");
    assert_eq!(seen(&game).pagodas[0].colour, Colour::Green);
    assert_eq!((seen(&game).phase, seen(&game).actions), (Phase::Act, 1));
}
