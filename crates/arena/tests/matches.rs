//! Matches are fair: every deal from every seat, and the same again when asked again.

use arena::{Bout, Contender, Played, Tally, play};
use dragon::Dragon;
use game::{Game, Setup};
use qin::Qin;

fn contenders<G: Game>(names: &[&str]) -> Vec<Contender<G>> {
    names.iter().map(|name| Contender::find(name, 0.1).expect("it is a bot")).collect()
}

fn bout<G: Game>(seats: u8, deal: u64, turned: u8) -> Bout<G::Options> {
    Bout { setup: Setup { seats, options: G::Options::default() }, deal, turned }
}

fn told(played: &Played) -> String {
    format!("{:?} {:?} {:?}", played.shares, played.points, played.iterations)
}

#[test]
fn a_game_repeats_itself() {
    let bots = contenders::<Qin>(&["master:iterations=8", "novice", "random"]);
    let [one, again] = [(), ()].map(|()| told(&play(&bots, &bout::<Qin>(3, 4, 1))));
    assert_eq!(one, again);
    assert_ne!(one, told(&play(&bots, &bout::<Qin>(3, 5, 1))), "another deal goes another way");
}

/// Wherever the hero sits, its results are counted as its own.
#[test]
fn the_hero_is_found_on_every_seat() {
    let bots = contenders::<Dragon>(&["novice", "random"]);
    for turned in 0..4 {
        let played = play(&bots, &bout::<Dragon>(4, 2, turned));
        let best = played.points[1..4].iter().max().expect("there are others");
        assert!(*best < played.points[0], "on seat {turned}: {:?}", played.points);
        assert!((played.shares.iter().sum::<f32>() - 1.0).abs() < 1e-6);
    }
}

/// The field takes the other seats by turns.
#[test]
fn everybody_of_the_field_plays() {
    let bots = contenders::<Qin>(&["random", "random", "adept:iterations=3"]);
    let played = play(&bots, &bout::<Qin>(3, 1, 0));
    assert_eq!(played.iterations[..2], [0, 0]);
    assert!(0 < played.iterations[2]);
}

#[test]
fn equals_are_level_when_each_deal_is_played_from_every_seat() {
    let bots = contenders::<Dragon>(&["random", "random"]);
    let mut tally = Tally::default();
    for deal in 0..300 {
        (0..2).for_each(|turned| tally.add(&play(&bots, &bout::<Dragon>(2, deal, turned))));
    }
    let share = tally.share();
    assert!(share.low < 0.5 && 0.5 < share.high, "{share:?}");
}

#[test]
fn what_is_no_bot_is_told() {
    for wrong in ["grandmaster", "master:speed=9", "adept:iterations=many", "plain:ms"] {
        let found = Contender::<Qin>::find(wrong, 1.0);
        assert!(found.is_err_and(|why| why.to_string().contains(wrong)), "{wrong}");
    }
}
