//! H11: renegade bandits.

use expect_test::expect;
use game::{Rules, Setup, rule};
use pagoda_huang::{Chance, Colour, Huang, Module, Options, Phase, Space};

use crate::sketch::{Sketch, all, at, happen, moves, play, points, refused, seen, with_bandits};

/// Two bandits on D8 D9 E9; beside them on F10 a kingdom with two red tiles and seat 2's red leader.
/// A tile on F9 or E10 joins them.
fn joined() -> Sketch {
    let here = with_bandits(3).bare().bandits("D8 D9 E9", 2).lay("Y F10, R F11 G11");
    here.lead("R2 G10").hand("YG").market("W")
}

/// H11.1: one tile names a site, the next is put there, five times.
#[test]
fn h11_1_five_bandit_tiles() {
    let options = Options { module: Module::Bandits, ..Options::default() };
    let mut game = Huang::new(&Setup { seats: 2, options });
    happen(&mut game, "first 1");
    for wrong in ["bandits 1:1 2:3 4:5 6:7 8:9", "bandits 1:2 3:4 5:6 7:8 9:11", "fill / -"] {
        assert!(!game.can_happen(&wrong.parse::<Chance>().unwrap()), "{wrong}");
    }
    let told = happen(&mut game, "bandits 1:10 2:9 6:8 4:3 7:5");
    expect![[r#"
        H11.1 4 bandits on F1 G1 F2
        H11.1 4 bandits on A2 A3 B3
        H11.1 3 bandits on D8 D9 E9
        H11.1 2 bandits on I5 J5 I6
        H11.1 2 bandits on J10 K10 K11"#]]
    .assert_eq(&told);
    assert_eq!(seen(&game).bandits.len(), 5);
}

/// H11.2: no leader beside a bandit tile.
#[test]
fn h11_2_no_leader_beside_bandits() {
    joined().refused("leader Y F9", rule!("H11.2"));
    joined().refused("leader Y E10", rule!("H11.2"));
    joined().allowed("leader Y G9");
}

/// H11.3: a tile beside bandits must join them to a kingdom with enough red tiles.
#[test]
fn h11_3_enough_red_tiles() {
    joined().allowed("Y F9");
    joined().allowed("Y E10");
    joined().refused("Y C9", rule!("H11.3"));
    let three = with_bandits(3).bare().bandits("D8 D9 E9", 3).lay("Y F10, R F11 G11").hand("R");
    // Two red tiles, and the new one doesn't count.
    three.lead("R2 G10").refused("R F9", rule!("H11.3"));
    // A group without a leader is no kingdom.
    let leaderless = with_bandits(3).bare().bandits("D8 D9 E9", 2).lay("Y F10, R F11 G11");
    leaderless.hand("Y").refused("Y F9", rule!("H11.3"));
}

/// H11.3: kingdoms joined in peace count together; a war can't be started beside bandits.
#[test]
fn h11_3_several_kingdoms() {
    // D10 touches C10 with one red tile, E11 with three, and the bandits above.
    let two = with_bandits(3).bare().bandits("D8 D9 E9", 4).lay("Y F10 C10, R F11 G11 B10 E11");
    let two = two.hand("Y");
    two.clone().lead("R2 G10, W3 C11").allowed("Y D10");
    two.clone().lead("R2 G10, R3 C11").refused("Y D10", rule!("H11.3"));
    two.lead("W3 C11").refused("Y D10", rule!("H11.3"));
}

/// H11.3: no space touches two bandit sites of our board, so the sum is never needed there.
#[test]
fn h11_3_sites_are_apart() {
    let board = include_str!("../../boards/warring-states.board");
    let sites: Vec<Vec<Space>> =
        board.lines().filter_map(|line| line.strip_prefix("site ")).map(all).collect();
    assert_eq!(sites.len(), 10);
    let near = |one: Space, other: Space| {
        let (dx, dy) = (
            i32::from(other.column()) - i32::from(one.column()),
            i32::from(other.row()) - i32::from(one.row()),
        );
        let shift = i32::from(one.row() & 1);
        dy == 0 && dx.abs() == 1 || dy.abs() == 1 && (dx == shift || dx == shift - 1)
    };
    for space in Space::all() {
        let touched = sites.iter().filter(|site| site.iter().any(|&it| near(space, it)));
        let is_on = sites.iter().any(|site| site.contains(&space));
        assert!(is_on || touched.count() < 2, "{space}");
    }
}

/// H11.4: the red leader gains as many points as bandits, the kingdom loses as many red tiles, and
/// the tile has no other effect.
#[test]
fn h11_4_bandits_are_driven_out() {
    let (game, told) = joined().play(&["G F9"]);
    expect![[r#"
        H5.1 1 places G on F9
        H11.4 1 drives out 2 bandits
        H11.4 2 gains 2 R
        H11.4 R leaves F11
        H11.4 R leaves G11"#]]
    .assert_eq(&told);
    let view = seen(&game);
    assert!(view.bandits.is_empty() && view.tiles[1].is_empty());
    assert_eq!((view.phase, view.actions), (Phase::Act, 1), "no market tile");
    assert!(view.tiles[Colour::Green as usize].contains(&at("F9")));
}

/// H11.4: the tile's player picks the red tiles; without a red leader nobody gains.
#[test]
fn h11_4_the_tiles_player_picks() {
    let here = with_bandits(3).bare().bandits("D8 D9 E9", 1).lay("Y F10, R F11 G11");
    let mut game = here.lead("W2 G10").hand("Y").game();
    play(&mut game, "Y F9");
    assert_eq!(
        (seen(&game).phase, moves(&game)),
        (Phase::Losses(1), vec!["lose F11".to_owned(), "lose G11".to_owned()])
    );
    refused(&game, "no", rule!("H11.4"));
    play(&mut game, "lose G11");
    assert_eq!([1, 2, 3].map(|seat| points(&game, seat)), [[0; 5]; 3]);
    assert!(seen(&game).tiles[0].contains(&at("F9")));
}

/// H11.4: no pagoda with such a tile.
#[test]
fn h11_4_no_pagoda() {
    let here = joined().lay("W G9 F8").hand("W");
    let (game, _) = here.play(&["W F9"]);
    assert_eq!((seen(&game).phase, seen(&game).pagodas.len()), (Phase::Act, 0));
}

/// H11.5: a riot can't remove bandits.
#[test]
fn h11_5_no_riot_against_bandits() {
    joined().hand("BB").refused("riot D9", rule!("H11.5"));
    joined().hand("BB").allowed("riot F10");
}

/// H11.6: tile n may lie on any site; no tile without a kingdom beside bandits.
#[test]
fn h11_6_french_and_german_rules() {
    let options = Options { module: Module::Bandits, ..Options::default() };
    let mut game = Huang::new(&Setup { seats: 2, options });
    happen(&mut game, "first 1");
    happen(&mut game, "bandits 2:1 4:3 6:5 8:7 10:9");
    let on: Vec<u8> = seen(&game).bandits.iter().map(|bandits| bandits.bandits).collect();
    assert_eq!(on, [1, 2, 2, 3, 4]);
    with_bandits(2).bandits("D8 D9 E9", 1).hand("R").refused("R C9", rule!("H11.3"));
}

/// H11.7: leaderless groups neither count nor lose anything.
#[test]
fn h11_7_leaderless_groups_stay_out() {
    // D10 touches E10 and belongs to no kingdom.
    let here = joined().lay("R D10");
    let (game, _) = here.hand("Y").play(&["Y E10"]);
    assert_eq!(seen(&game).tiles[1], all("D10"));
}

/// H11.7: a blue tile that drives bandits out ends the action.
#[test]
fn h11_7_a_blue_tile_ends_the_action() {
    let here = with_bandits(2).bare().bandits("N7 O7 N8", 1).lay("Y M10, R M11").lead("R1 L10");
    let (game, _) = here.hand("BB").play(&["B N9"]);
    assert_eq!((seen(&game).phase, seen(&game).actions), (Phase::Act, 1));
    assert_eq!(points(&game, 1), [0, 1, 0, 0, 0]);
}

/// H11.8: spaces under bandits aren't empty and link nothing; later they are ordinary land.
#[test]
fn h11_8_under_bandits() {
    joined().refused("Y D9", rule!("H5.1"));
    joined().lay("Y C9").refused("leader Y D9", rule!("H4.2"));
    let linked = joined().lay("Y C8").lead("R3 B8").game();
    assert_eq!(seen(&linked).kingdoms.len(), 2);
    let (game, _) = joined().hand("YY").play(&["Y F9"]);
    assert!(game.check(&"Y E9".parse().unwrap()).is_ok());
}
