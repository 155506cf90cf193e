//! H1, H2: material, setup, kingdoms.

use expect_test::expect;
use game::{Eyes, HiddenInformation, Quick, Rules, Seat, Setup, Turn, rule};
use pagoda_huang::{Board, Colour, Hand, Huang, Module, Options, Phase, Tiles};

use crate::sketch::{all, at, happen, play, refused, seen, sketch, sketch_with};

/// H1.1: land, river and capitals; what is no space takes nothing.
#[test]
fn h1_1_land_river_and_capitals() {
    let board = Board::of(Module::None);
    assert!(at("C2").is_in(board.capitals) && at("C2").is_in(board.land));
    assert!(at("J1").is_in(board.river) && !at("J1").is_in(board.land));
    assert!(!at("O1").is_in(board.land | board.river));
    let game = sketch(2).hand("RB").game();
    refused(&game, "R O1", rule!("H5.1"));
    refused(&game, "B O1", rule!("H5.1"));
}

/// H1.2: 138 tiles, nine pagodas.
#[test]
fn h1_2_tiles_and_pagodas() {
    let counts = Colour::ALL.map(|colour| Tiles::ALL.count(colour));
    assert_eq!((counts, Tiles::ALL.len()), ([42, 36, 24, 24, 12], 138));
    assert_eq!(seen(&sketch(2).game()).pagodas_left, [2, 2, 2, 2, 1]);
}

/// H1.3: a yellow tile on every capital, all others in the bag.
#[test]
fn h1_3_yellow_on_capitals() {
    let game = Huang::new(&Setup { seats: 4, options: Options::default() });
    let view = seen(&game);
    assert_eq!(view.tiles[0], all("C2 G5 O5 K7 B9 F10 L12"));
    assert!(view.tiles[1..].iter().all(Vec::is_empty));
    assert_eq!(view.bag, 138 - 7);
}

/// H1.4: the short game has 24 tiles fewer, with two players only.
#[test]
fn h1_4_a_short_game() {
    let options = Options { short: true, ..Options::default() };
    let bag = |seats| seen(&Huang::new(&Setup { seats, options })).bag;
    assert_eq!((bag(2), bag(3)), (138 - 7 - 24, 138 - 7));
    // The game ends though 24 tiles were never seen.
    let mut game = sketch_with(2, options).hand("YY").market("RRRRRR").bag(3).game();
    play(&mut game, "replace 1 Y");
    happen(&mut game, "draw Y");
    play(&mut game, "replace 2 Y Y");
    happen(&mut game, "draw YY");
    assert_eq!(game.turn(), Turn::Over);
    assert!(24 <= seen(&game).memory.unseen.len());
}

/// H1.5: five leaders each, at home at the start.
#[test]
fn h1_5_leaders_are_at_home() {
    let view = seen(&Huang::new(&Setup { seats: 5, options: Options::default() }));
    assert_eq!(view.players.len(), 5);
    assert!(view.players.iter().all(|player| player.leaders == [None; 5]));
    assert!(view.kingdoms.is_empty());
}

/// H1.6: six tiles each, six in the market.
#[test]
fn h1_6_six_tiles_each_and_a_market() {
    let mut game = Huang::new(&Setup { seats: 3, options: Options::default() });
    happen(&mut game, "first 2");
    let told = happen(&mut game, "fill YYYYYY RRRRRR GGGGGG / BBBBWW");
    expect![[r#"
        H1.6 2 draws RRRRRR
        H1.6 3 draws GGGGGG
        H1.6 1 draws YYYYYY
        H1.6 the market gets BBBBWW"#]]
    .assert_eq(&told);
    assert_eq!(seen(&game).bag, 131 - 24);
}

/// H1.7: a random player begins, then clockwise.
#[test]
fn h1_7_a_random_player_begins() {
    let mut begun = [0; 4];
    for number in 0..400 {
        let mut game = Huang::new(&Setup { seats: 4, options: Options::default() });
        let mut luck = Quick::new(number);
        for _ in 0..2 {
            let chance = game.draw(&mut luck);
            game.apply(&game::Step::Chance { chance }, &mut |_, _| ());
        }
        let Turn::Seat(seat) = game.turn() else { panic!("a seat begins") };
        begun[seat.index()] += 1;
    }
    assert!(begun.iter().all(|times| (60..140).contains(times)), "{begun:?}");
    let mut game = sketch(3).lead("Y1 B2").actions(1).game();
    play(&mut game, "leader Y home");
    assert_eq!(game.turn(), Turn::Chance);
    happen(&mut game, "fill YYYYYY RRRRRR GGGGGG / BBBBWW");
    assert_eq!(game.turn(), Turn::Seat(Seat(1)));
}

/// H1.8: hands and points are hidden; the size of hands, the market and the rest are open.
#[test]
fn h1_8_hidden_and_open_information() {
    let closed = sketch(2).hand("YYR").hand_of(2, "BB").market("GW").points(1, [1, 2, 3, 4, 5]);
    let view = closed.clone().game().view(Eyes::Seat(Seat(1)));
    assert_eq!(view.players[0].hand, Hand::Closed(3));
    assert_eq!(view.players[0].points, None);
    assert!(matches!(view.players[1].hand, Hand::Open(_)) && view.players[1].points.is_some());
    assert_eq!((view.market.to_string(), view.bag), ("GW".to_owned(), 138 - 7 - 5 - 2));
    let open = sketch_with(2, Options { open_points: true, ..Options::default() });
    let view = open.points(1, [1, 2, 3, 4, 5]).game().view(Eyes::Public);
    assert_eq!(view.players[0].points.unwrap().colours, [1, 2, 3, 4, 5]);
}

/// H2.1: edges link, through tiles and leaders alike.
#[test]
fn h2_1_chains_of_tiles_and_leaders() {
    // C11 and E11 are linked by the leader on D11; F9 touches neither.
    let game = sketch(2).bare().lay("Y C11, R E11, Y F9").lead("R1 D11").game();
    let view = seen(&game);
    assert_eq!(view.kingdoms.len(), 1);
    assert_eq!(view.kingdoms[0].spaces, all("C11 D11 E11"));
    assert_eq!(view.kingdoms[0].strength, 1);
}

/// H2.2: a group without a leader is no kingdom.
#[test]
fn h2_2_no_kingdom_without_a_leader() {
    assert!(seen(&sketch(2).game()).kingdoms.is_empty());
    let view = seen(&sketch(2).lead("W1 B2").game());
    assert_eq!(view.kingdoms[0].spaces, all("B2 C2"));
    assert_eq!(view.kingdoms[0].leaders[0].seat, Seat(0));
}

/// H2.3: with two leaders of a colour in a kingdom the action isn't over.
#[test]
fn h2_3_an_action_is_over_when_conflicts_are_settled() {
    let mut game = sketch(2).lead("R2 B2").game();
    play(&mut game, "leader R D2");
    assert_eq!(seen(&game).phase, Phase::Commit(Seat(0)));
    assert_eq!(seen(&game).actions, 2, "the first action is still under way");
    play(&mut game, "commit 0");
    play(&mut game, "commit 0");
    assert_eq!((seen(&game).phase, seen(&game).actions), (Phase::Act, 1));
}

/// H2.4: a leader whose last yellow neighbour is gone goes home; others stay.
#[test]
fn h2_4_a_leader_without_yellow_goes_home() {
    let here = sketch(2).bare().lay("Y D11 F11").lead("R2 E11, W1 C11, G2 G11");
    let (_, told) = here.hand("BB").play(&["riot D11"]);
    expect![[r#"
        H6.1 1 pays BB
        H6.1 Y leaves D11
        H2.4 1's W goes home from C11"#]]
    .assert_eq(&told);
}
