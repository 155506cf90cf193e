//! In the Year of the Dragon obeys the laws of every game: random games over all seats and
//! options.

use game::{Quick, Setup, laws};
use pagoda_dragon::{Dragon, Options};

#[test]
fn two_seats() {
    game_testkit::hold::<Dragon>(2);
}

#[test]
fn three_seats() {
    game_testkit::hold::<Dragon>(3);
}

#[test]
fn four_seats() {
    game_testkit::hold::<Dragon>(4);
}

#[test]
fn five_seats() {
    game_testkit::hold::<Dragon>(5);
}

/// What the print leaves to players: who begins (D2.3), and the super event (D8.1).
#[test]
fn options_left_to_players() {
    for (number, options) in (0..).zip(Options::left_to_players()) {
        for seats in 2..=5 {
            let tally = laws::hold::<Dragon>(&Setup { seats, options }, number);
            assert!(0 < tally.pairs, "{seats} {options}");
        }
    }
}

/// At positions of all ages and with all options.
#[test]
fn sampling_is_fair() {
    let mut luck = Quick::new(3);
    let mut counted = 0;
    for (number, options) in (0..).zip(Options::all().collect::<Vec<_>>().repeat(5)) {
        let record = laws::random_record::<Dragon>(&Setup { seats: 4, options }, number);
        let plies = record.steps.len() * (number as usize + 1) / 121;
        let game: Dragon = record.replay_to(plies).expect("it was played");
        counted += usize::from(0 < game_testkit::sampling_is_fair(&game, 300, &mut luck));
    }
    assert!(90 < counted);
}
