//! The table as text: everything at a glance, in 48 columns.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use dragon::Dragon;
use expect_test::expect;
use game::{Eyes, Game, Ink, Quick, Run, laws};

/// A game of three in month 6, with both expansions.
fn mid_game() -> Dragon {
    let options = "great-wall=yes super-event=dawn".parse().unwrap();
    let setup = game::Setup { seats: 3, options };
    let record = laws::random_record::<Dragon>(&setup, 8);
    let is_it = |plies: &usize| {
        let game: Dragon = record.replay_to(*plies).unwrap();
        let view = game.view(Eyes::Public);
        view.month == 6 && matches!(view.phase, dragon::Phase::Act(_)) && view.done == 1
    };
    let plies = (0..record.steps.len()).find(is_it).unwrap();
    record.replay_to(plies).unwrap()
}

#[test]
fn the_table_looks_so() {
    let paper = Dragon::paint(&mid_game().view(Eyes::Public), &[]);
    expect![[r#"
          1   2   3   4   5 > 6   7*  8   9  10  11  12
        pea pea dro epi dro fes tri rai tri fes epi rai
         1   2   1   1   2   1   3   ·   ·   ·   ·   ·
          7* dawn
        1: taxes  harvest  fireworks  @1
        2: build  parade  privilege
        3: research  wall
        1  27  10★ 8¥ 0r 2f 0d 6c 2w
         1[F1 C1 ··] 2[··]
        2  24  11★ 5¥ 0r 1f 0d 6c 4w
         1[F1 ··]
        3  23  10★ 0¥ 0r 1f 0d 6c 5w
         1[··]
    "#]]
    .assert_eq(&paper.plain());
}

/// What can be clicked is what moves are made of: action cards and one's own palaces.
#[test]
fn spots_are_words_of_moves() {
    let game = mid_game();
    let view = game.view(Eyes::Public);
    let paper = Dragon::paint(&view, &["taxes", "1"]);
    let names: Vec<&str> = paper.spots.iter().map(|spot| spot.name.as_str()).collect();
    assert!(["taxes", "build", "wall", "privilege", "1"].iter().all(|it| names.contains(it)));
    let lit = paper.lines.iter().flatten().filter(|run| run.ink == Ink::Lit);
    assert_eq!(lit.count(), 2);
    let mut names = names;
    names.sort();
    names.dedup();
    assert_eq!(names.len(), paper.spots.len(), "each name once");
}

/// No table is wider than 48 columns, however it is played.
#[test]
fn no_line_is_too_wide() {
    let mut luck = Quick::new(2);
    for (number, setup) in (0..).zip(laws::all_setups::<Dragon>()) {
        let record = laws::random_record::<Dragon>(&setup, number);
        for _ in 0..5 {
            let plies = game::Luck::below(&mut luck, record.steps.len() as u32) as usize;
            let game: Dragon = record.replay_to(plies).unwrap();
            let paper = Dragon::paint(&game.view(Eyes::Public), &[]);
            let widths = paper.lines.iter().map(|line| line.iter().map(Run::width).sum::<usize>());
            assert!(widths.max().unwrap() <= 48, "{}", paper.plain());
            assert!(paper.lines.len() <= 36, "{}", paper.plain());
        }
    }
}
