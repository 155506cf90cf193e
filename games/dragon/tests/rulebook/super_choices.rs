//! D8.7, D8.8, D8.10: tornado, dawn and treaty.

use expect_test::expect;
use game::{Eyes, HiddenInformation, Quick, Rules, Turn, rule};
use pagoda_dragon::{MonthEvent, SuperEvent};

use crate::sketch::{
    court, deal, figures, moves, only, play, play_all, points, refused, seventh, turn,
};

/// D8.7: two cards each, and no person phase from month 10 on.
#[test]
fn d8_7_tornado() {
    let mut here = seventh(2, SuperEvent::Tornado).cards(1, "C L M F").cards(2, "C L wild");
    here.view.supply = [0; 15];
    let (mut game, _) = here.strike();
    assert_eq!(turn(&game), 1);
    refused(&game, "drop wild", rule!("D8.7"));
    refused(&game, "play C", rule!("D8.7"));
    assert_eq!(play(&mut game, "drop C"), "D8.7 1 dropped C");
    refused(&game, "drop C", rule!("D8.7"));
    play(&mut game, "drop F");
    assert_eq!(turn(&game), 2);
    play_all(&mut game, &["drop L", "drop wild"]);
    assert_eq!([1, 2].map(|seat| figures(&game, seat).cards.len()), [2, 1]);
}

/// D8.7: a card each in months 8 and 9, then none.
#[test]
fn d8_7_no_person_phase_from_month_ten() {
    let here = seventh(2, SuperEvent::Tornado).cards(1, "C L M F").cards(2, "C L M F");
    let (mut game, _) = here.goods(1, 99, 9, 0).goods(2, 99, 9, 0).strike();
    play_all(&mut game, &["drop C", "drop L", "drop C", "drop L"]);
    let mut played = Vec::new();
    let mut luck = Quick::new(0);
    while let Turn::Seat(_) | Turn::Chance = game.turn() {
        if game.turn() == Turn::Chance {
            deal(&mut game, 1);
        }
        let mv = game.sample(&mut luck).to_string();
        if mv.starts_with("play") {
            played.push(game.view(Eyes::Public).month);
        }
        play(&mut game, &mv);
    }
    assert_eq!(played, [8, 8, 9, 9]);
}

/// D8.8: a young person each without a card, no type twice, placed as ever.
#[test]
fn d8_8_dawn() {
    let here = seventh(3, SuperEvent::Dawn).court(1, "C1 -").court(2, "C1").court(3, "C1 - -");
    let (mut game, _) = here.strike();
    let cards = figures(&game, 1).cards.len();
    refused(&game, "take M2", rule!("D8.8"));
    let told = play_all(&mut game, &["take M1", "place 1"]);
    expect![[r#"
        D8.8 1 took M1
        D4.3 1 housed palace=1 M1
        D4.2 1 advanced spaces=6 to=26"#]]
    .assert_eq(&told);
    assert_eq!(figures(&game, 1).cards.len(), cards, "no card is played");
    refused(&game, "take M1", rule!("D8.8"));
    play(&mut game, "take F1");
    assert_eq!(moves(&game), ["release C1 1", "decline"], "D4.4");
    play(&mut game, "decline");
    assert_eq!((turn(&game), figures(&game, 2).space), (3, 19));
    refused(&game, "take F1", rule!("D8.8"));
    play_all(&mut game, &["take S2", "place 1"]);
    assert_eq!(game.turn(), Turn::Chance);
}

/// D8.8: for whom nothing is left, there is nothing.
#[test]
fn d8_8_nothing_is_left() {
    let mut here = seventh(2, SuperEvent::Dawn);
    here.view.supply = [0; 15];
    here.view.supply[7] = 1;
    let (mut game, _) = here.strike();
    let told = play_all(&mut game, &["take M1", "place 1"]);
    assert!(told.contains("D8.8 2 missed"), "{told}");
    assert_eq!(game.turn(), Turn::Chance);
}

/// D8.10: what each type's symbols stand for.
#[test]
fn d8_10_treaty() {
    let after = |role: &str| {
        let here = seventh(2, SuperEvent::Treaty).court(2, "").goods(1, 0, 0, 0);
        let here = here.court(1, "C1 L1 P2 / T3 W2 M2 / H2 F1 S3");
        let (mut game, _) = here.strike();
        assert_eq!((turn(&game), moves(&game).len()), (1, 9));
        play(&mut game, &format!("favour {role}"));
        let now = figures(&game, 1);
        // The month's scoring: three palaces and a lady.
        let points = now.points.saturating_sub(4);
        (now.yuan, now.rice, now.fireworks, now.space - 20, points, game.view(Eyes::Public).left)
    };
    assert_eq!(after("T"), (3, 0, 0, 0, 0, 0));
    assert_eq!(after("F"), (0, 1, 0, 0, 0, 0));
    assert_eq!(after("P"), (0, 0, 2, 0, 0, 0));
    assert_eq!(after("W"), (0, 0, 0, 2, 0, 0));
    assert_eq!(after("S"), (0, 0, 0, 0, 3, 0));
    assert_eq!(after("M"), (0, 0, 0, 0, 6, 0));
    assert_eq!(after("L"), (0, 0, 0, 0, 1, 0));
    assert_eq!(after("H"), (0, 0, 0, 0, 0, 0));
    assert_eq!(after("C"), (0, 0, 0, 0, 0, 1));
}

/// D8.10: pieces are placed at once; a type one hasn't is refused; without persons there is nothing.
#[test]
fn d8_10_pieces_and_players_without_persons() {
    let here = seventh(3, SuperEvent::Treaty).court(1, "C1 C1").court(2, "").court(3, "L1");
    let (mut game, _) = here.strike();
    refused(&game, "favour M", rule!("D8.10"));
    play_all(&mut game, &["favour C", "found"]);
    let told = play(&mut game, "raise 2");
    assert_eq!(told, "D3.7 1 built floors=2 palace=2\nD8.10 2 missed");
    assert_eq!((court(&game, 1).as_str(), turn(&game)), ("C1 C1 / - -", 3));
    let told = play(&mut game, "favour L");
    assert!(told.starts_with("D8.10 3 favoured L\nD8.10 3 scored points=1\nD6.1"), "{told}");
}

/// D8.c: farmers, monks, scholars.
#[test]
fn d8_c_three_at_the_treaty() {
    let here = seventh(3, SuperEvent::Treaty).court(1, "F1 F2").court(2, "M1 - / M2 - -");
    let (mut game, _) = here.court(3, "S2 S3").month(7, MonthEvent::Peace).strike();
    let told = play_all(&mut game, &["favour F", "favour M", "favour S"]);
    expect![[r#"
        D8.10 1 favoured F
        D8.10 1 gained amount=3 rice
        D8.10 2 favoured M
        D8.10 2 scored points=8
        D8.10 3 favoured S
        D8.10 3 scored points=5"#]]
    .assert_eq(&only(&told, &["D8.10"]));
    assert_eq!(points(&game), [1, 8 + 2, 5 + 1]);
}
