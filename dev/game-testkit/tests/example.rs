//! The example game of `crates/game` obeys every law that the printed games obey.

use game::{
    Eyes, HiddenInformation as _, Key, Quick, Rules as _, Seat, Setup, Step, example::HighCard,
    laws,
};

#[test]
fn two_seats_play_by_the_laws() {
    pagoda_game_testkit::hold::<HighCard>(2);
}

#[test]
fn five_seats_play_by_the_laws() {
    pagoda_game_testkit::hold::<HighCard>(5);
}

/// The default of `sample` lists the moves and picks one of them.
#[test]
fn sampling_is_fair() {
    let mut game = HighCard::new(&Setup { seats: 2, options: false });
    for card in [3, 4] {
        game.apply(&Step::Chance { chance: card }, &mut |_, _| ());
    }
    assert_eq!(pagoda_game_testkit::sampling_is_fair(&game, 1_000, &mut Quick::new(1)), 2);
}

#[test]
fn consistent_deals_look_the_same() {
    let mut game = HighCard::new(&Setup { seats: 3, options: true });
    for card in [1, 6, 2] {
        game.apply(&Step::Chance { chance: card }, &mut |_, _| ());
        pagoda_game_testkit::consistent_deals_look_the_same(&game, 3, &mut Quick::new(2));
    }
    assert_eq!(game.view(Eyes::Seat(Seat(1))).cards, [None, Some(6), None]);
}

/// Messages to seat 1 don't depend on the card of seat 2, before and after it trades.
#[test]
fn a_hidden_card_is_never_sent() {
    let script = [("* 5", ""), ("* 1", "* 6"), ("1 false", ""), ("2 true", "")];
    let setup = Setup { seats: 2, options: false };
    let sent = pagoda_game_testkit::both_worlds::<HighCard>(&setup, &script, Eyes::Seat(Seat(0)));
    for (here, there) in sent {
        assert_eq!(here, there);
    }
}

/// Three seats, two choices each.
#[test]
fn perft_counts_every_choice() {
    let game = HighCard::new(&Setup { seats: 3, options: false });
    let count = |depth| laws::perft(&game, depth, &Key::from_number(1), 0);
    assert_eq!((count(2).ways, count(3).ended), (4, 8));
}
