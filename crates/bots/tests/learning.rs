//! Training is reproducible, resumes from its state, and reduces the loss.

use bots::{
    CandidateSampling, ValueNetwork, WeightsError, game_model,
    learn::{Training, TrainingConfig},
};
use dragon::Dragon;
use game::Game;
use qin::Qin;
use table::{ForGame, SLUGS, for_game};

fn config(threads: usize) -> TrainingConfig {
    TrainingConfig {
        seed: 7,
        generations: 6,
        games: 60,
        threads,
        explore_one_in: 15,
        max_candidates: 24,
        candidate_sampling: CandidateSampling::MostEvents,
        lambda: 0.97,
        learning_rate: 0.004,
    }
}

fn trained<G: Game>(config: &TrainingConfig, generations: u32) -> (Training, f32) {
    let mut training = Training::new::<G>(config);
    let mut loss = 0.0;
    for _ in 0..generations {
        loss = training.run_generation::<G>(config, || ()).loss;
    }
    (training, loss)
}

#[test]
fn training_is_reproducible_on_any_number_of_threads() {
    let (one, _) = trained::<Qin>(&config(1), 2);
    let (two, _) = trained::<Qin>(&config(2), 2);
    assert_eq!(one.to_text(), two.to_text());
    let (other, _) = trained::<Qin>(&TrainingConfig { seed: 8, ..config(2) }, 2);
    assert_ne!(one.to_text(), other.to_text());
}

#[test]
fn a_training_resumes_from_its_state() {
    let (whole, _) = trained::<Dragon>(&config(2), 3);
    let (part, _) = trained::<Dragon>(&config(2), 2);
    let mut resumed = Training::from_text::<Dragon>(&part.to_text()).expect("a valid state");
    resumed.run_generation::<Dragon>(&config(2), || ());
    assert_eq!(whole.to_text(), resumed.to_text());
    assert!(Training::from_text::<Qin>(&part.to_text()).is_none(), "it is another game's");
}

#[test]
fn the_loss_falls() {
    let (_, first) = trained::<Dragon>(&config(2), 1);
    let (_, last) = trained::<Dragon>(&config(2), 6);
    assert!(last < first - 0.05, "loss {first} before, {last} after");
}

#[test]
fn weights_read_back_and_belong_to_one_game() {
    let network = trained::<Qin>(&config(2), 1).0.network.rounded();
    let text = format!("# how they were made\n{network}");
    assert_eq!(ValueNetwork::read::<Qin>(&text), Ok(network));
    assert_eq!(ValueNetwork::read::<Dragon>(&text), Err(WeightsError::Features));
    let garbled = text.replacen("output: ", "output: x", 1);
    assert_eq!(ValueNetwork::read::<Qin>(&garbled), Err(WeightsError::Line(3)));
    assert_eq!(ValueNetwork::read::<Qin>(""), Err(WeightsError::Features));
}

struct Known;

impl ForGame for Known {
    type Out = usize;

    fn run<G: Game>(self) -> usize {
        game_model::<G>();
        G::FEATURES.len()
    }
}

/// The weights in the repository are of the features that the games have.
#[test]
fn every_game_has_its_weights() {
    for slug in SLUGS {
        let features = for_game(slug, Known).expect("a known game");
        assert!(1 < features && features <= game::FEATURES_MAX, "{slug} has {features} features");
    }
}
