//! D3: the action phase.

use expect_test::expect;
use game::{Eyes, HiddenInformation, Present, Quick, Rules, Seat, Turn, rule};
use pagoda_dragon::{Dragon, Phase, Stage};

use crate::sketch::{
    court, deal, figures, moves, play, play_all, refused, sizes, sketch, sketch_with, turn,
};

/// The beginning of a month, before its deal.
fn next_deal(seats: u8, options: &str) -> Dragon {
    let (game, _) = sketch_with(seats, options).strike();
    game
}

/// D3.1: twelve months, each with action, person, event, scoring; the twelfth ends the game.
#[test]
fn d3_1_twelve_months_of_four_phases() {
    let mut game = sketch(2).cards(1, "C C").cards(2, "L L").acting();
    let told = play_all(&mut game, &["pass", "pass", "play C", "place 1", "play L", "place 1"]);
    let clauses: Vec<&str> = told.lines().map(|line| line.split(' ').next().unwrap()).collect();
    let phases = [
        "D3.4", "D3.4", "D4.1", "D4.1", "D4.3", "D4.2", "D4.1", "D4.1", "D4.3", "D4.2", "D5.1",
        "D5.8", "D5.8", "D6.1", "D6.1",
    ];
    assert_eq!(clauses, phases);
    assert_eq!((game.turn(), game.view(Eyes::Public).month), (Turn::Chance, 3));
    let (last, _) = sketch(2).month(12, pagoda_dragon::MonthEvent::Peace).strike();
    assert_eq!(last.turn(), Turn::Over);
}

/// D3.2: as many groups as players, as even as possible, with and without the eighth card.
#[test]
fn d3_2_groups_as_even_as_possible() {
    for (seats, plain, walled) in [
        (2, vec![4, 3], vec![4, 4]),
        (3, vec![3, 2, 2], vec![3, 3, 2]),
        (4, vec![2, 2, 2, 1], vec![2, 2, 2, 2]),
        (5, vec![2, 2, 1, 1, 1], vec![2, 2, 2, 1, 1]),
    ] {
        for (options, expected) in [("", plain), ("great-wall=yes", walled)] {
            for number in 0..20 {
                let mut game = next_deal(seats, options);
                assert_eq!(sizes(deal(&mut game, number)), expected);
            }
        }
    }
    let game = next_deal(3, "");
    let can = |text: &str| game.can_happen(&text.parse().unwrap());
    assert!(can("deal taxes build harvest / fireworks parade / research privilege"));
    assert!(!can("deal taxes build / harvest fireworks parade / research privilege"));
    assert!(!can("deal taxes build harvest / fireworks parade / research wall"));
    assert!(!can("deal taxes build harvest fireworks / parade research privilege"));
}

/// D3.2: every card comes into every group.
#[test]
fn d3_2_the_cards_are_shuffled() {
    let mut seen = [0; 3];
    for number in 0..300 {
        let groups = deal(&mut next_deal(3, ""), number);
        let group = groups.of(pagoda_dragon::Action::Taxes).unwrap();
        seen[usize::from(group) - 1] += 1;
    }
    assert!((100..160).contains(&seen[0]) && 60 < seen[1] && 60 < seen[2], "{seen:?}");
}

/// D3.2: at the end of the phase the dragons are taken back.
#[test]
fn d3_2_dragons_are_taken_back() {
    let mut game = sketch(2).acting();
    play(&mut game, "taxes");
    assert_eq!(figures(&game, 1).dragon, Some(1));
    play(&mut game, "harvest");
    assert!([1, 2].iter().all(|seat| figures(&game, *seat).dragon.is_none()));
}

/// D3.3: by the track, the upper marker first; fixed when the phase begins.
#[test]
fn d3_3_turn_order_is_fixed_for_a_phase() {
    let here = sketch(3).track(&[(2, 9), (3, 9), (1, 4)]).court(1, "W2 W2 W1");
    let mut game = here.at(Stage::Action, Phase::Act(Seat(1)));
    assert_eq!(turn(&game), 2);
    play(&mut game, "pass");
    assert_eq!(turn(&game), 3);
    play(&mut game, "pass");
    assert_eq!(turn(&game), 1);
    play(&mut game, "parade");
    assert_eq!(turn(&game), 1, "first in the person phase: 10 spaces now");
}

/// D3.4: an action or a pass; with 3 yuan or more a pass gains nothing.
#[test]
fn d3_4_an_action_or_a_pass() {
    let mut game = sketch(2).goods(1, 3, 0, 0).acting();
    let all = "pass taxes build harvest fireworks parade research";
    let mut expected: Vec<String> = all.split(' ').map(str::to_owned).collect();
    expected.push("privilege small".into());
    assert_eq!(moves(&game), expected);
    refused(&game, "place 1", rule!("D3.4"));
    assert_eq!(play(&mut game, "pass"), "D3.4 1 passed");
    assert_eq!(figures(&game, 1).dragon, None);
}

/// D3.5: an occupied group costs 3 yuan; who can't pay can't choose it; any action may be used twice.
#[test]
fn d3_5_an_occupied_group_costs_three() {
    let here = sketch(2).dragon(2, 1);
    let poor = here.clone().goods(1, 2, 0, 0).acting();
    refused(&poor, "taxes", rule!("D3.5"));
    refused(&poor, "build", rule!("D3.5"));
    assert!(!moves(&poor).contains(&"taxes".into()) && moves(&poor).contains(&"harvest".into()));
    let mut game = here.goods(1, 3, 0, 0).acting();
    expect![[r#"
        D3.4 1 chose taxes group=1
        D3.5 1 paid amount=3 yuan
        D3.6 1 gained amount=2 yuan"#]]
    .assert_eq(&play(&mut game, "taxes"));
}

/// D3.6: symbols on the card and on persons, and on no others.
#[test]
fn d3_6_symbols_are_added_up() {
    let here = sketch(2).court(1, "T3 C1 P1 / P2 W1 F2 / S3 H2 M2 / L1");
    let after = |action: &str| {
        let mut game = here.clone().acting();
        play(&mut game, action);
        (figures(&game, 1), game.view(Eyes::Public).left)
    };
    assert_eq!(after("taxes").0.yuan, 6 + 2 + 3);
    assert_eq!(after("build").1, 1 + 1);
    assert_eq!(after("harvest").0.rice, 1 + 2);
    assert_eq!(after("fireworks").0.fireworks, 1 + 1 + 2);
    assert_eq!(after("parade").0.space, 20 + 1 + 1);
    assert_eq!(after("research").0.points, 1 + 3);
}

/// D3.7: every piece is placed, a new palace can be raised, nothing else is offered.
#[test]
fn d3_7_all_pieces_are_placed() {
    let mut game = sketch(2).court(1, "C1 C1 - / - -").acting();
    play(&mut game, "build");
    assert_eq!(moves(&game), ["raise 2", "found"]);
    refused(&game, "raise 3", rule!("D3.7"));
    refused(&game, "pass", rule!("D3.7"));
    let told = play_all(&mut game, &["found", "raise 3", "raise 3"]);
    expect![[r#"
        D3.7 1 built floors=1 palace=3
        D3.7 1 built floors=2 palace=3
        D3.7 1 built floors=3 palace=3"#]]
    .assert_eq(&told);
    assert_eq!((court(&game, 1).as_str(), turn(&game)), ("C1 C1 - / - - / - - -", 2));
}

/// D3.8: small for 2, large for 7, after the fee; not without the money for a small one.
#[test]
fn d3_8_a_privilege_is_bought() {
    let mut game = sketch(2).goods(1, 10, 0, 0).dragon(2, 3).acting();
    expect![[r#"
        D3.4 1 chose privilege group=3
        D3.5 1 paid amount=3 yuan
        D3.8 1 paid amount=7 yuan
        D3.8 1 bought large"#]]
    .assert_eq(&play(&mut game, "privilege large"));
    let short = sketch(2).goods(1, 9, 0, 0).dragon(2, 3).acting();
    refused(&short, "privilege large", rule!("D3.8"));
    assert!(moves(&short).contains(&"privilege small".into()));
    let poor = sketch(2).goods(1, 1, 0, 0).acting();
    refused(&poor, "privilege small", rule!("D3.8"));
    assert_eq!(poor.why_not(&["privilege"]).unwrap().clause, rule!("D3.8"));
    assert_eq!(short.why_not(&["privilege"]), None);
}

/// D3.4, D4.1: what no move begins with is answered by a clause, nonsense by nothing.
#[test]
fn d3_4_a_word_is_refused_before_the_move_is_whole() {
    let game = sketch(2).dragon(2, 1).goods(1, 2, 0, 0).acting();
    let why = |words: &[&str]| game.why_not(words).map(|illegal| illegal.clause);
    assert_eq!(why(&["taxes"]), Some(rule!("D3.5")));
    assert_eq!(why(&["Wall"]), Some(rule!("D7.1")));
    assert_eq!(why(&["release"]), Some(rule!("D3.4")));
    assert_eq!(why(&["privilege", "large"]), Some(rule!("D3.8")));
    assert_eq!(why(&["harvest"]), None);
    assert_eq!(why(&["nonsense"]), None);
    assert_eq!(why(&["harvest", "nonsense"]), None);
}

/// D3.a: without a tax collector 2 yuan; with two on an occupied group pay 3, receive 8.
#[test]
fn d3_a_taxes() {
    let mut game = sketch(2).court(2, "T3 T3").acting();
    play(&mut game, "taxes");
    assert_eq!(figures(&game, 1).yuan, 6 + 2);
    expect![[r#"
        D3.4 2 chose taxes group=1
        D3.5 2 paid amount=3 yuan
        D3.6 2 gained amount=8 yuan"#]]
    .assert_eq(&play(&mut game, "taxes"));
}

/// D3.b: three pieces; a palace from one floor to three, and a new one.
#[test]
fn d3_b_build() {
    let mut game = sketch(2).court(1, "C1 C1 / -").acting();
    play_all(&mut game, &["build", "raise 2", "raise 2", "found"]);
    assert_eq!((court(&game, 1).as_str(), turn(&game)), ("C1 C1 / - - - / -", 2));
}

/// D3.c: young and old farmer: 4 rice.
#[test]
fn d3_c_harvest() {
    let mut game = sketch(2).court(1, "F1 F2").acting();
    play(&mut game, "harvest");
    assert_eq!(figures(&game, 1).rice, 4);
}

/// D3.d: two old warriors: 5 spaces.
#[test]
fn d3_d_parade() {
    let mut game = sketch(2).court(1, "W2 W2").acting();
    play(&mut game, "parade");
    assert_eq!(figures(&game, 1).space, 25);
}

/// D3.e: young and old scholar: 6 points.
#[test]
fn d3_e_research() {
    let mut game = sketch(2).court(1, "S2 S3").acting();
    play(&mut game, "research");
    assert_eq!(figures(&game, 1).points, 6);
}

/// D3.f: 1 yuan and a pass: 2 more.
#[test]
fn d3_f_a_pass() {
    let mut game = sketch(2).goods(1, 1, 0, 0).acting();
    assert_eq!(play(&mut game, "pass"), "D3.4 1 passed\nD3.4 1 gained amount=2 yuan");
}

/// D3.g: two dragons on a group: 3 yuan, not 6.
#[test]
fn d3_g_two_dragons() {
    let mut game = sketch(3).dragon(2, 2).dragon(3, 2).acting();
    play(&mut game, "harvest");
    assert_eq!(figures(&game, 1).yuan, 3);
}

/// D3.2: chance deals before anybody acts.
#[test]
fn d3_2_nobody_acts_before_the_deal() {
    let mut game = next_deal(2, "");
    assert_eq!(game.turn(), Turn::Chance);
    deal(&mut game, 1);
    assert_eq!(turn(&game), 1);
    assert!(game.check(&game.sample(&mut Quick::new(1))).is_ok());
}
