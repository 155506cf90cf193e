//! Matches are fair: every deal is played from every seat, and a game is reproducible.

use arena::{Contender, MatchGame, MatchGameResult, MatchStatistics, play};
use dragon::Dragon;
use game::{Game, Setup};
use qin::Qin;

fn contenders<G: Game>(names: &[&str]) -> Vec<Contender<G>> {
    names.iter().map(|name| Contender::parse(name, 0.1).expect("a valid contender")).collect()
}

fn game<G: Game>(seats: u8, deal: u64, hero_seat: u8) -> MatchGame<G::Options> {
    MatchGame { setup: Setup { seats, options: G::Options::default() }, deal, hero_seat }
}

fn printed(result: &MatchGameResult) -> String {
    format!("{:?} {:?} {:?}", result.shares, result.points, result.iterations)
}

#[test]
fn a_game_repeats_itself() {
    let bots = contenders::<Qin>(&["master:iterations=8", "novice", "random"]);
    let [one, again] = [(), ()].map(|()| printed(&play(&bots, &game::<Qin>(3, 4, 1))));
    assert_eq!(one, again);
    assert_ne!(one, printed(&play(&bots, &game::<Qin>(3, 5, 1))), "another deal is another game");
}

/// The hero's results are counted for it on every seat.
#[test]
fn the_hero_is_found_on_every_seat() {
    let bots = contenders::<Dragon>(&["novice", "random"]);
    for hero_seat in 0..4 {
        let result = play(&bots, &game::<Dragon>(4, 2, hero_seat));
        let best = result.points[1..4].iter().max().expect("three other seats");
        assert!(*best < result.points[0], "on seat {hero_seat}: {:?}", result.points);
        assert!((result.shares.iter().sum::<f32>() - 1.0).abs() < 1e-6);
    }
}

/// The other contenders take the remaining seats in turn.
#[test]
fn everybody_of_the_field_plays() {
    let bots = contenders::<Qin>(&["random", "random", "adept:iterations=3"]);
    let result = play(&bots, &game::<Qin>(3, 1, 0));
    assert_eq!(result.iterations[..2], [0, 0]);
    assert!(0 < result.iterations[2]);
}

#[test]
fn equals_are_level_when_each_deal_is_played_from_every_seat() {
    let bots = contenders::<Dragon>(&["random", "random"]);
    let mut statistics = MatchStatistics::default();
    for deal in 0..300 {
        (0..2).for_each(|seat| statistics.add(&play(&bots, &game::<Dragon>(2, deal, seat))));
    }
    let share = statistics.share();
    assert!(share.low < 0.5 && 0.5 < share.high, "{share:?}");
}

#[test]
fn unknown_bots_and_options_are_refused() {
    for wrong in ["grandmaster", "master:speed=9", "adept:iterations=many", "plain:ms"] {
        let found = Contender::<Qin>::parse(wrong, 1.0);
        assert!(found.is_err_and(|why| why.to_string().contains(wrong)), "{wrong}");
    }
}
