//! D1: material.

use game::{Eyes, HiddenInformation, Quick, Rules, Setup, Step};
use pagoda_dragon::{Card, Chance, Dragon, MonthEvent, Options, Person, Role};

use crate::sketch::{figures, play, sketch};

fn new(seats: u8) -> Dragon {
    Dragon::new(&Setup { seats, options: Options::default() })
}

/// D1.1: the table: points, symbols and tiles of each sort.
#[test]
fn d1_1_nine_types_young_and_old() {
    let table = "C1 2 10, L1 1 10, P1 5 6, P2 3 4, T3 3 10, W1 5 6, W2 3 4, M1 6 6, M2 2 4, H1 4 6, \
                 H2 1 4, F1 4 6, F2 1 4, S2 4 6, S3 2 4";
    let row = |it: Person| format!("{it} {} {}", it.points(), it.tiles(5));
    assert_eq!(Person::all().map(row).collect::<Vec<_>>().join(", "), table);
    let only_young = Role::ALL.into_iter().filter(|role| role.old().is_none());
    assert!(only_young.eq([Role::Craftsman, Role::CourtLady, Role::TaxCollector]));
}

/// D1.2: two tiles of a type fewer for each player fewer than five.
#[test]
fn d1_2_fewer_tiles_for_fewer_players() {
    for (seats, of_a_type) in [(5, 10), (4, 8), (3, 6), (2, 4)] {
        for role in Role::ALL {
            let tiles = |it: Person| it.tiles(seats);
            let old = role.old().map_or(0, tiles);
            assert_eq!(role.young().tiles(seats) + old, of_a_type, "{role}");
            assert!(role.old().is_none() || old == seats - 1);
        }
    }
    assert_eq!(new(2).view(Eyes::Public).supply, [4, 4, 3, 1, 4, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]);
}

/// D1.3: one card of each type and two wild ones.
#[test]
fn d1_3_eleven_person_cards() {
    let cards = &new(3).view(Eyes::Public).players[2].cards;
    assert_eq!(cards.len(), 11);
    let count = |card: Card| cards.iter().filter(|it| **it == card).count();
    assert!(Role::ALL.into_iter().all(|role| count(Card::Of(role)) == 1));
    assert_eq!(count(Card::Wild), 2);
}

/// D1.4: what each action card gives without any person.
#[test]
fn d1_4_symbols_on_the_action_cards() {
    let after = |action: &str| {
        let mut game = sketch(2).acting();
        play(&mut game, action);
        (figures(&game, 1), game.view(Eyes::Public).left)
    };
    let before = figures(&sketch(2).acting(), 1);
    assert_eq!(after("taxes").0.yuan, before.yuan + 2);
    assert_eq!(after("build").1, 1);
    assert_eq!(after("harvest").0.rice, 1);
    assert_eq!(after("fireworks").0.fireworks, 1);
    assert_eq!(after("parade").0.space, before.space + 1);
    assert_eq!(after("research").0.points, 1);
    assert_eq!(after("privilege small").0.small, 1);
}

/// D1.5: two each of six, the peaceful ones first.
#[test]
fn d1_5_two_events_of_each() {
    let mut game = new(4);
    let chance = game.draw(&mut Quick::new(1));
    game.apply(&Step::Chance { chance }, &mut |_, _| ());
    let months = game.view(Eyes::Public).months;
    assert_eq!(months.len(), 12);
    for event in MonthEvent::ALL {
        assert_eq!(months.iter().filter(|month| month.event == *event).count(), 2);
    }
    assert!(matches!(chance, Chance::Year(_)));
}

/// D1.6: a hundred yuan, bags of rice, fireworks and privileges are no matter; persons run out.
#[test]
fn d1_6_only_persons_run_out() {
    let rich = sketch(2).goods(1, 100, 99, 99).court(1, "T3 T3 T3 / F2 F2 F2 / P2 P2 P2");
    for (action, good) in [("taxes", 111), ("harvest", 106), ("fireworks", 106)] {
        let mut game = rich.clone().acting();
        play(&mut game, action);
        let now = figures(&game, 1);
        assert!([now.yuan, now.rice, now.fireworks].contains(&good), "{now:?}");
    }
    let mut game = sketch(2).court(1, "L1 L1 -").court(2, "L1 L1").playing();
    let told = play(&mut game, "play L");
    assert_eq!(told, "D4.1 1 played L\nD4.1 1 missed");
}
