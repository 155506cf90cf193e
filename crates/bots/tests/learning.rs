//! Learning repeats itself, goes on where it stopped, and learns something.

use bots::{
    Network, Shortlist, Unreadable, knowledge,
    learn::{Plan, Training},
};
use dragon::Dragon;
use game::Game;
use qin::Qin;
use table::{ForGame, SLUGS, for_game};

fn plan(cores: usize) -> Plan {
    Plan {
        seed: 7,
        generations: 6,
        games: 60,
        cores,
        stray: 15,
        glance: 24,
        shortlist: Shortlist::Lively,
        lambda: 0.97,
        rate: 0.004,
    }
}

fn trained<G: Game>(plan: &Plan, generations: u32) -> (Training, f32) {
    let mut training = Training::new::<G>(plan);
    let mut surprise = 0.0;
    for _ in 0..generations {
        surprise = training.go_on::<G>(plan, || ()).surprise;
    }
    (training, surprise)
}

#[test]
fn the_same_seed_learns_the_same_on_any_number_of_cores() {
    let (one, _) = trained::<Qin>(&plan(1), 2);
    let (two, _) = trained::<Qin>(&plan(2), 2);
    assert_eq!(one.to_text(), two.to_text());
    let (other, _) = trained::<Qin>(&Plan { seed: 8, ..plan(2) }, 2);
    assert_ne!(one.to_text(), other.to_text());
}

#[test]
fn a_training_goes_on_where_it_stopped() {
    let (whole, _) = trained::<Dragon>(&plan(2), 3);
    let (part, _) = trained::<Dragon>(&plan(2), 2);
    let mut resumed = Training::from_text::<Dragon>(&part.to_text()).expect("it reads back");
    resumed.go_on::<Dragon>(&plan(2), || ());
    assert_eq!(whole.to_text(), resumed.to_text());
    assert!(Training::from_text::<Qin>(&part.to_text()).is_none(), "it is of another game");
}

#[test]
fn opinions_come_nearer_to_what_happens() {
    let (_, first) = trained::<Dragon>(&plan(2), 1);
    let (_, last) = trained::<Dragon>(&plan(2), 6);
    assert!(last < first - 0.05, "surprise {first} at first, then {last}");
}

#[test]
fn weights_read_back_and_belong_to_one_game() {
    let network = trained::<Qin>(&plan(2), 1).0.network.rounded();
    let text = format!("# how they were made\n{network}");
    assert_eq!(Network::read::<Qin>(&text), Ok(network));
    assert_eq!(Network::read::<Dragon>(&text), Err(Unreadable::Features));
    let garbled = text.replacen("output: ", "output: x", 1);
    assert_eq!(Network::read::<Qin>(&garbled), Err(Unreadable::Line(3)));
    assert_eq!(Network::read::<Qin>(""), Err(Unreadable::Features));
}

struct Known;

impl ForGame for Known {
    type Out = usize;

    fn run<G: Game>(self) -> usize {
        knowledge::<G>();
        G::FEATURES.len()
    }
}

/// The weights in the repository are of the features that the games have.
#[test]
fn every_game_has_its_weights() {
    for slug in SLUGS {
        let features = for_game(slug, Known).expect("it is a game");
        assert!(1 < features && features <= game::FEATURES_MAX, "{slug} has {features} features");
    }
}
