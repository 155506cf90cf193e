//! Huang obeys the laws of every game, and its own: random games over all seats and options.

use game::{Determinize, Eyes, HiddenInformation, Luck as _, Quick, Rules, Setup, laws};
use pagoda_huang::{Board, Colour, Event, Hand, Huang, Options, Phase, Points, Space, Tiles};

#[test]
fn two_seats() {
    game_testkit::hold::<Huang>(2);
}

#[test]
fn three_seats() {
    game_testkit::hold::<Huang>(3);
}

#[test]
fn four_seats() {
    game_testkit::hold::<Huang>(4);
}

#[test]
fn five_seats() {
    game_testkit::hold::<Huang>(5);
}

/// Points and granaries only ever grow.
#[test]
fn points_are_never_lost() {
    let mut steps_with_gains = 0;
    for (number, setup) in laws::all_setups::<Huang>().iter().enumerate() {
        for round in 0..5 {
            let record = laws::random_record::<Huang>(setup, 1_000 * round + number as u64);
            let mut game: Huang = record.start().expect("it was played");
            let mut before = game.view(Eyes::Public).memory.points;
            for step in &record.steps {
                game.apply(step, &mut |_, _| ());
                let after = game.view(Eyes::Public).memory.points;
                let grown = |(before, after): (&Points, &Points)| {
                    before.granaries <= after.granaries
                        && before.colours.iter().zip(after.colours).all(|(old, new)| *old <= new)
                };
                assert!(before.iter().zip(&after).all(grown), "{before:?} became {after:?}");
                steps_with_gains += u32::from(before != after);
                before = after;
            }
        }
    }
    assert!(10_000 < steps_with_gains);
}

/// At positions of all ages with all options, answers in conflicts among them.
#[test]
fn sampling_is_fair() {
    let mut luck = Quick::new(3);
    let (mut acts, mut answers) = (0, 0);
    for (number, setup) in laws::all_setups::<Huang>().iter().enumerate().take(72) {
        let record = laws::random_record::<Huang>(setup, number as u64);
        let plies = record.steps.len() * (number + 1) / 73;
        let game: Huang = record.replay_to(plies).expect("it was played");
        match game_testkit::sampling_is_fair(&game, 100, &mut luck) {
            0 => (),
            1..20 => answers += 1,
            _ => acts += 1,
        }
    }
    assert!(5 < answers && 5 < acts, "{answers} {acts}");
}

/// A board with many tiles in its upper half, as random games seldom see it: there are triangles and
/// rhombuses everywhere.
fn crowded(setup: &Setup<Options>, luck: &mut Quick) -> Huang {
    let mut view = Huang::new(setup).view(Eyes::Public);
    let mut bag: Vec<Colour> = Tiles::ALL.into();
    let mut take = |colour| {
        let held = bag.iter().position(|it| *it == colour).expect("there are enough tiles");
        bag.remove(held);
    };
    view.tiles[0].iter().for_each(|_| take(Colour::Yellow));
    let land = Board::of(setup.options.module).land;
    for space in Space::all().filter(|space| space.row() < 6 && space.is_in(land)) {
        let colours = [Colour::Yellow, Colour::Green, Colour::White];
        let colour = colours[luck.below(7) as usize % 3];
        let most = usize::from(Tiles::ALL.count(colour)) * 3 / 4;
        if !view.tiles[0].contains(&space) && view.tiles[colour as usize].len() < most {
            view.tiles[colour as usize].push(space);
            take(colour);
        }
    }
    view.phase = Phase::Act;
    view.memory.unseen = bag.into_iter().collect();
    view.players.iter_mut().for_each(|player| player.hand = Hand::Closed(6));
    Huang::imagine(&view, luck)
}

/// Pagodas and palaces are built, moved and lost on crowded boards.
#[test]
fn crowded_boards() {
    let mut tally = laws::Tally::default();
    let (mut palaces, mut moved, mut fallen) = (0, 0, 0);
    for (number, setup) in laws::all_setups::<Huang>().iter().enumerate() {
        for round in 0..8 {
            let number = 100 * round + number as u64;
            let game = crowded(setup, &mut Quick::new(number));
            tally += laws::hold_from(game, setup.seats, number, &mut |_, event| match event {
                Event::Crowned { .. } => palaces += 1,
                Event::Built { origin: Some(_), .. } => moved += 1,
                Event::PalaceFell { .. } => fallen += 1,
                _ => (),
            });
        }
    }
    assert_eq!(tally.games, 8 * 96);
    assert!(50 < palaces && 50 < moved && 10 < fallen, "{palaces} {moved} {fallen}");
}
