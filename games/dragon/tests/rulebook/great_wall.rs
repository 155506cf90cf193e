//! D7: the Great Wall.

use expect_test::expect;
use game::{Eyes, HiddenInformation, Present, Rules, Seat, Turn, rule};
use pagoda_dragon::MonthEvent;

use crate::sketch::{
    Sketch, court, figures, moves, only, play, play_all, points, refused, sketch, sketch_with, turn,
};

fn walled(seats: u8) -> Sketch {
    sketch_with(seats, "great-wall=yes")
}

/// D7.1: an eighth card and six tiles each; neither without the expansion.
#[test]
fn d7_1_six_tiles_each() {
    let game = walled(3).acting();
    assert_eq!(figures(&game, 3).tiles.len(), 6);
    let bonuses = ["rice", "firework", "piece", "yuan", "spaces", "points"];
    let walls: Vec<String> = moves(&game).into_iter().filter(|it| it.starts_with("wall")).collect();
    assert_eq!(walls, bonuses.map(|bonus| format!("wall {bonus}")));
    let plain = sketch(3).acting();
    assert!(figures(&plain, 1).tiles.is_empty());
    refused(&plain, "wall rice", rule!("D7.1"));
}

/// D7.2: each tile's bonus, once; it is laid under the first event without one.
#[test]
fn d7_2_a_tile_and_its_bonus() {
    let after = |bonus: &str| {
        let mut game = walled(2).wall(&[2, 2]).acting();
        let told = play(&mut game, &format!("wall {bonus}"));
        let laid = format!("D7.2 1 walled {bonus} month=3");
        assert!(told.starts_with(&format!("D3.4 1 chose wall group=3\n{laid}")), "{told}");
        assert_eq!(game.view(Eyes::Public).months[2].owner, Some(Seat(0)));
        assert_eq!(figures(&game, 1).tiles.len(), 5);
        game
    };
    assert_eq!(figures(&after("rice"), 1).rice, 1);
    assert_eq!(figures(&after("firework"), 1).fireworks, 1);
    assert_eq!(figures(&after("yuan"), 1).yuan, 8);
    assert_eq!(figures(&after("spaces"), 1).space, 23);
    assert_eq!(figures(&after("points"), 1).points, 3);
    let mut game = after("piece");
    assert_eq!(moves(&game), ["raise 1", "raise 2", "found"]);
    play(&mut game, "found");
    assert_eq!((court(&game, 1).as_str(), turn(&game)), ("- - / - - / -", 2));
}

/// D7.2: no tile twice, and none past the twelfth.
#[test]
fn d7_2_no_tile_left_or_no_place() {
    let used = walled(3).wall(&[1]).acting();
    refused(&used, "wall rice", rule!("D7.2"));
    let complete = walled(3).wall(&[2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3]).acting();
    refused(&complete, "wall points", rule!("D7.2"));
    let mut none_left = walled(3).wall(&[1; 6]);
    none_left.player(1).yuan = 0;
    assert_eq!(none_left.acting().why_not(&["wall"]).unwrap().clause, rule!("D7.2"));
}

/// D7.3: the wall reaches the raid's month: a point a tile of one's own.
#[test]
fn d7_3_the_wall_reaches_the_month() {
    let here = walled(2).month(3, MonthEvent::Raid).wall(&[1, 1, 2]);
    let (game, told) = here.court(1, "W1").court(2, "W2").strike();
    expect![[r#"
        D5.5 struck raid month=3
        D5.5 1 scored points=1
        D5.5 2 scored points=2
        D5.5 1 released palace=1 W1
        D7.3 surveyed built=3 needed=3
        D7.3 1 scored points=2
        D7.3 2 scored points=1
        D5.8 1 decayed floors=0 palace=1
        D6.1 1 tallied dragons=0 ladies=0 palaces=0 points=0
        D6.1 2 tallied dragons=0 ladies=0 palaces=1 points=1"#]]
    .assert_eq(&told);
    assert_eq!(points(&game), [3, 4]);
}

/// D7.3: it doesn't: who built the fewest releases one, all who tie, before decay.
#[test]
fn d7_3_the_wall_is_too_short() {
    let here = walled(3).month(5, MonthEvent::Raid).wall(&[1, 1, 2, 3]);
    let here = here.court(1, "C1 - / W1").court(2, "W1 C1").court(3, "W1 C1");
    let (mut game, _) = here.strike();
    assert_eq!(turn(&game), 1, "the raid itself: all have one helmet");
    play_all(&mut game, &["release C1 1", "release C1 1"]);
    let told = play(&mut game, "release C1 1");
    expect![[r#"
        D5.5 3 released palace=1 C1
        D7.3 surveyed built=4 needed=5
        D7.3 2 released palace=1 W1
        D7.3 3 released palace=1 W1
        D5.8 1 decayed floors=1 palace=1
        D5.8 2 decayed floors=1 palace=1
        D5.8 3 decayed floors=1 palace=1"#]]
    .assert_eq(&only(&told, &["released", "surveyed", "decayed"]));
}

/// D7.3: only in the month of a raid, and only with the wall.
#[test]
fn d7_3_only_after_a_raid() {
    let (_, told) = walled(2).month(3, MonthEvent::Festival).strike();
    assert_eq!(only(&told, &["surveyed"]), "");
    let (_, told) = sketch(2).month(3, MonthEvent::Raid).strike();
    assert_eq!(only(&told, &["surveyed"]), "");
}

/// D7.3: who has nobody releases nobody; the next one does.
#[test]
fn d7_3_without_persons() {
    let here = walled(3).month(4, MonthEvent::Raid).wall(&[1]).court(1, "W1").court(2, "");
    let (game, told) = here.court(3, "W1").strike();
    expect![[r#"
        D7.3 surveyed built=1 needed=4
        D7.3 3 released palace=1 W1"#]]
    .assert_eq(&only(&told, &["D7.3"]));
    assert_eq!(game.turn(), Turn::Chance);
}

/// D7.3: none counts too, and the player chooses whom.
#[test]
fn d7_3_the_player_chooses_the_person() {
    let here = walled(2).month(3, MonthEvent::Raid).wall(&[1]);
    let (mut game, _) = here.court(1, "C1 C1").court(2, "W1 F1").strike();
    let told = play(&mut game, "release C1 1");
    assert_eq!(turn(&game), 2, "{told}");
    refused(&game, "pass", rule!("D7.3"));
    play(&mut game, "release F1 1");
    assert_eq!(court(&game, 2), "W1 -");
}

/// D7.4: once more after month 12's scoring, all twelve needed; no decay follows.
#[test]
fn d7_4_the_last_check() {
    let here = walled(2).month(12, MonthEvent::Peace).wall(&[1, 1, 1, 2]).goods(2, 0, 0, 0);
    let (game, told) = here.clone().court(1, "C1").court(2, "M1 -").strike();
    expect![[r#"
        D5.1 struck peace month=12
        D6.1 1 tallied dragons=0 ladies=0 palaces=1 points=1
        D6.1 2 tallied dragons=0 ladies=0 palaces=1 points=1
        D7.4 surveyed built=4 needed=12
        D7.4 2 released palace=1 M1
        D6.2 1 closed money=2 monks=0 persons=2 points=4
        D6.2 2 closed money=0 monks=0 persons=0 points=0
        D6.3 ended winners=[0]"#]]
    .assert_eq(&told);
    assert_eq!(game.turn(), Turn::Over);
    let (mut game, _) = here.court(1, "C1").court(2, "M1 L1").strike();
    refused(&game, "pass", rule!("D7.4"));
    play(&mut game, "release L1 1");
    assert_eq!(game.turn(), Turn::Over);
}

/// D7.4: with all twelve everybody scores their own.
#[test]
fn d7_4_a_complete_wall() {
    let here = walled(2).month(12, MonthEvent::Peace);
    let (_, told) = here.wall(&[1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]).strike();
    expect![[r#"
        D7.4 surveyed built=12 needed=12
        D7.4 1 scored points=6
        D7.4 2 scored points=6"#]]
    .assert_eq(&only(&told, &["D7.4"]));
}
