//! H9: wars.

use expect_test::expect;
use game::{Rules, Seat, Turn, rule};
use pagoda_huang::{Board, Colour, Module, Phase, Space, Tiles};

use crate::sketch::{Sketch, all, at, hand, moves, play, points, refused, seen, sketch};

/// Three groups around E11, which D11, E10 and E12 belong to: two red tiles on the left, one above,
/// three below. Seat 1 has a white tile to place between them.
fn three() -> Sketch {
    let here = sketch(4).bare().lay("Y D11 E10 E12, R C10 C12, R F9, R G13 E14 F14");
    here.hand("WRRR")
}

/// The same with green leaders of seats 2, 3 and 4.
fn three_at_war() -> Sketch {
    three().lead("G2 C11, G3 E9, G4 F13")
}

/// H9.a, exactly.
#[test]
fn h9_a_the_example() {
    let left = sketch(3).bare().lay("Y E11, R F11 G11").lead("R2 D10, Y2 E10, G3 D11");
    let right = left.lay("Y K11, R I11 J11 I12 J12").lead("R1 J10, Y3 K10, B2 L11");
    let right = right.pagoda(Colour::Red, "J11 I12 J12");
    let mut game = right.hand("RRRR").hand_of(2, "RRR").hand_of(3, "RR").game();
    expect![[r#"
        H5.1 1 places R on H11
        H9.1 1 starts a war on H11: G11 I11"#]]
    .assert_eq(&play(&mut game, "R H11"));
    play(&mut game, "support G11 2");
    play(&mut game, "support G11 0+leader");
    expect![[r#"
        H9.4 1 supports I11 with 3
        H9.5 I11 wins 7:5
        H9.6 R leaves F11
        H9.6 R leaves G11
        H9.6 2's Y goes home from E10
        H9.6 3 gains 1 Y
        H9.6 2's R goes home from D10
        H9.6 1 gains 1 R"#]]
    .assert_eq(&play(&mut game, "support I11 3"));
    assert_eq!(seen(&game).phase, Phase::Losses(2));
    expect![[r#"
        H9.7 R leaves J11
        H7.6 the R pagoda leaves J11 I12 J12"#]]
    .assert_eq(&play(&mut game, "lose J11"));
    play(&mut game, "lose J12");
    let view = seen(&game);
    assert_eq!(view.tiles[Colour::Red as usize], all("H11 I11 I12"));
    assert_eq!(view.memory.discarded.count(Colour::Red), 2 + 3 + 2 + 2);
    let out = |seat: usize| view.players[seat - 1].leaders.iter().flatten().count();
    assert_eq!((out(1), out(2), out(3)), (1, 1, 2), "green and blue leaders stay");
    assert_eq!(
        [1, 2, 3].map(|seat| points(&game, seat)),
        [[0, 1, 0, 0, 0], [0; 5], [1, 0, 0, 0, 0]]
    );
    assert_eq!(
        (hand(&game, 1), hand(&game, 2), hand(&game, 3)),
        ("-".into(), "R".into(), "RR".into())
    );
}

/// H9.1: a tile that unites kingdoms with leaders of one colour starts a war and waits.
#[test]
fn h9_1_a_war_begins() {
    let (game, told) = three().lead("G2 C11, G3 E9").play(&["R E11"]);
    expect![[r#"
        H5.1 1 places R on E11
        H9.1 1 starts a war on E11: E10 D11"#]]
    .assert_eq(&told);
    assert!(!seen(&game).tiles[Colour::Red as usize].contains(&at("E11")));
    assert_eq!(seen(&game).kingdoms.len(), 2, "they aren't united yet");
    // The same tile between other colours unites them in peace.
    let (game, _) = three().lead("G2 C11, W3 E9").play(&["R E11"]);
    assert_eq!((seen(&game).phase, seen(&game).kingdoms.len()), (Phase::Act, 1));
}

/// H9.1: a leaderless group that the tile touches counts for nobody, and stays.
#[test]
fn h9_1_a_leaderless_group_stays_out() {
    let here = three().lead("G2 C11, G3 E9");
    let (game, _) = here.play(&["W E11", "no", "no", "no", "no"]);
    // Two against one, whatever lies below: the tile's player picks one of the two.
    assert_eq!(seen(&game).phase, Phase::Losses(1));
    assert_eq!(moves(&game), ["lose C10", "lose C12"]);
    assert!(all("G13 E14 F14").iter().all(|it| seen(&game).tiles[1].contains(it)));
}

/// H9.1: around one space there is never room for four groups.
#[test]
fn h9_1_never_four_kingdoms() {
    let board = Board::of(Module::None);
    let near = |one: Space, other: Space| {
        let (x, y) = (i32::from(one.column()), i32::from(one.row()));
        let (u, v) = (i32::from(other.column()), i32::from(other.row()));
        let shift = y & 1;
        match v - y {
            0 => (u - x).abs() == 1,
            -1 | 1 => u - x == shift || u - x == shift - 1,
            _ => false,
        }
    };
    let spaces: Vec<Space> = Space::all().filter(|it| it.is_in(board.land | board.river)).collect();
    let mut most = 0;
    for &at in &spaces {
        let ring: Vec<Space> = spaces.iter().copied().filter(|&it| near(at, it)).collect();
        for chosen in 0..1_u32 << ring.len() {
            let taken: Vec<Space> =
                (0..ring.len()).filter(|bit| chosen >> bit & 1 == 1).map(|bit| ring[bit]).collect();
            let apart = |one: &Space| taken.iter().all(|other| !near(*one, *other));
            if taken.iter().all(apart) {
                most = most.max(taken.len());
            }
        }
    }
    assert_eq!(most, 3);
}

/// H9.2: a kingdom whose leaders nobody disputes is a bystander: it loses nothing.
#[test]
fn h9_2_a_bystander() {
    let here = three().lead("G2 C11, G3 E9, W4 F13, B4 F12");
    let mut game = here.hand_of(2, "RR").game();
    play(&mut game, "W E11");
    refused(&game, "support E12 1", rule!("H9.4"));
    expect![[r#"
        H9.4 1 supports nobody
        H9.5 D11 wins 2:1
        H9.6 R leaves F9
        H9.6 3's G goes home from E9
        H9.6 2 gains 1 G"#]]
    .assert_eq(&{
        ["no", "no", "no"].iter().for_each(|mv| _ = play(&mut game, mv));
        play(&mut game, "no")
    });
    play(&mut game, "lose C10");
    let view = seen(&game);
    assert_eq!(view.tiles[1], all("C12 G13 E14 F14"));
    assert_eq!(view.players[3].leaders.iter().flatten().count(), 2);
    assert_eq!(view.kingdoms.len(), 1, "all are one kingdom in the end");
}

/// H9.2: leaders in conflict are those whose colour stands in another of the kingdoms; others stay.
#[test]
fn h9_2_leaders_in_conflict() {
    // Red stands on the left and above, which both lose: it goes home and nobody gains by it.
    let here = three_at_war().lead("R2 C9, R3 F10, W2 B10");
    let here = here.lay("Y B9");
    let (game, told) = here.play(&["W E11", "no", "no", "no", "no"]);
    assert!(told.contains("E12 wins 3:2"), "{told}");
    let view = seen(&game);
    assert_eq!(view.players[1].leaders.iter().flatten().count(), 1, "white stays");
    assert_eq!(view.players[2].leaders.iter().flatten().count(), 0);
    assert_eq!(points(&game, 4), [0, 0, 0, 2, 0]);
}

/// H9.3: red tiles on the board, red tiles committed, red leaders at home that support.
#[test]
fn h9_3_strength() {
    let here = three_at_war().hand_of(2, "RR").hand_of(3, "R");
    let moves = ["W E11", "support D11 2+leader", "support D11 1", "support E10 0+leader", "no"];
    let (_, told) = here.play(&moves);
    assert!(told.contains("H9.5 D11 wins 6:3"), "{told}");
}

/// H9.4: from the left of the tile's player clockwise, that player last, each once, leaders in the
/// war or not.
#[test]
fn h9_4_support_in_turn() {
    let mut game = three().lead("G2 C11, G3 E9").hand_of(4, "RR").game();
    play(&mut game, "W E11");
    for seat in [1, 2, 3, 0] {
        assert_eq!(game.turn(), Turn::Seat(Seat(seat)));
        refused(&game, "support D11 4", rule!("H9.4"));
        refused(&game, "support E11 1", rule!("H9.4"));
        refused(&game, "support D11 0", rule!("H9.4"));
        if seat == 3 {
            let listed = moves(&game);
            assert!(
                listed.contains(&"support E10 2+leader".into()) && listed.contains(&"no".into())
            );
            assert_eq!(listed.len(), 2 * 5 + 1);
            play(&mut game, "support E10 2");
        } else {
            play(&mut game, "no");
        }
    }
    assert_eq!(hand(&game, 4), "-");
}

/// H9.4: the red leader helps only from home.
#[test]
fn h9_4_a_red_leader_on_the_board_helps_nobody() {
    let here = three().lead("G2 C11, G3 E9").lay("Y N13").lead("R2 O13");
    let (game, _) = here.play(&["W E11"]);
    refused(&game, "support D11 0+leader", rule!("H9.4"));
    assert_eq!(moves(&game), ["no"]);
}

/// H9.5: of tied kingdoms the tile's player names the winner.
#[test]
fn h9_5_a_tied_war() {
    let here = three_at_war().hand_of(2, "R");
    let (mut game, _) = here.play(&["W E11", "support D11 1", "no", "no", "no"]);
    assert_eq!((seen(&game).phase, game.turn()), (Phase::Winner, Turn::Seat(Seat(0))));
    assert_eq!(moves(&game), ["winner D11", "winner E12"]);
    refused(&game, "winner E10", rule!("H9.5"));
    expect![[r#"
        H9.5 D11 wins 3:3
        H9.6 R leaves F9
        H9.6 R leaves G13
        H9.6 R leaves E14
        H9.6 R leaves F14
        H9.6 3's G goes home from E9
        H9.6 2 gains 1 G
        H9.6 4's G goes home from F13
        H9.6 2 gains 1 G
        H9.7 R leaves C10
        H9.7 R leaves C12"#]]
    .assert_eq(&play(&mut game, "winner D11"));
}

/// H9.6: a war of three kingdoms: both losers' leaders and red tiles leave.
#[test]
fn h9_6_three_kingdoms() {
    let (mut game, told) = three_at_war().play(&["W E11", "no", "no", "no", "no"]);
    assert!(told.contains("H9.1 1 starts a war on E11: E10 D11 E12"), "{told}");
    assert_eq!(seen(&game).phase, Phase::Losses(2));
    play(&mut game, "lose G13");
    play(&mut game, "lose F14");
    let view = seen(&game);
    assert_eq!(view.tiles[1], all("E14"));
    assert_eq!(points(&game, 4), [0, 0, 0, 2, 0]);
    assert!(view.tiles[4].contains(&at("E11")));
}

/// H9.7: the winner loses as many as the strongest loser had: those committed first.
#[test]
fn h9_7_committed_tiles_first() {
    let here = three().lead("G2 C11, G3 E9").hand_of(2, "R");
    // Three against one: the committed tile is all that the winner loses.
    let (game, told) = here.play(&["W E11", "support D11 1", "no", "no", "no"]);
    assert!(told.contains("D11 wins 3:1") && !told.contains("H9.7"), "{told}");
    assert_eq!((seen(&game).phase, seen(&game).actions), (Phase::Act, 1));
    assert!(all("C10 C12").iter().all(|it| seen(&game).tiles[1].contains(it)));
}

/// H9.7: no more than it has on the board.
#[test]
fn h9_7_limited_by_its_tiles() {
    let here = three().lead("G2 C11, G3 E9");
    // One red tile and two leaders against two red tiles: it would lose two, and has one.
    let moves = ["W E11", "support E10 0+leader", "support E10 0+leader", "no", "no"];
    let (game, told) = here.play(&moves);
    assert!(told.contains("E10 wins 3:2") && told.ends_with("H9.7 R leaves F9"), "{told}");
    assert_eq!((seen(&game).phase, seen(&game).conflict), (Phase::Act, None));
}

/// H9.7: only red tiles of the winning kingdom, picked by the tile's player.
#[test]
fn h9_7_picked_by_the_tiles_player() {
    let (game, _) = three().lead("G2 C11, G3 E9").play(&["W E11", "no", "no", "no", "no"]);
    assert_eq!(game.turn(), Turn::Seat(Seat(0)));
    refused(&game, "lose G13", rule!("H9.7"));
    refused(&game, "lose D11", rule!("H9.7"));
    refused(&game, "no", rule!("H9.7"));
}

/// H9.8: all committed tiles are discarded, leaders stay at home, the tile stays, also a red one.
#[test]
fn h9_8_remaining_pieces() {
    let here = three().lead("G2 C11, G3 E9").hand_of(2, "RR").hand_of(3, "RR");
    let (game, _) =
        here.play(&["R E11", "support D11 2+leader", "support E10 2", "no", "no", "lose C10"]);
    let view = seen(&game);
    assert_eq!(view.memory.discarded, "RRRRRR".parse::<Tiles>().unwrap());
    assert_eq!(view.players[1].leaders[1], None);
    assert!(view.tiles[1].contains(&at("E11")));
    assert_eq!((view.conflict, view.kingdoms.len()), (None, 1));
}
