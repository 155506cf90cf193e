//! A bot's choice depends on its seat's view only.

use bots::{Bot, BotLevel, Budget, Choice, Policy};
use game::{Eyes, Game, Quick, Seat, Setup, Step, Turn, laws};
use table::{ForGame, SLUGS, for_game};

/// Random games of each kind, and the plies between tested positions.
const GAMES: u64 = 3;
const STRIDE: usize = 29;

/// Positions of a random game with a choice, each with the seat to act.
fn choices<G: Game>(setup: &Setup<G::Options>, number: u64) -> Vec<(G, Seat)> {
    let record = laws::random_record::<G>(setup, number);
    let (mut game, mut all, mut moves) = (G::new(setup), Vec::new(), Vec::new());
    for step in &record.steps {
        moves.clear();
        if let Turn::Seat(seat) = game.turn() {
            game.moves(&mut moves);
            if 1 < moves.len() {
                all.push((game.clone(), seat));
            }
        }
        game.apply(step, &mut |_, _| ());
    }
    all.into_iter().step_by(STRIDE).collect()
}

/// Every policy, with budgets in iterations.
fn all_bots<G: Game>() -> Vec<Bot<G>> {
    let searching = |policy, iterations| Bot::of(policy, Budget::iterations(iterations));
    let mut adept = Bot::new(BotLevel::Adept);
    adept.budget.time = None;
    let mut all = vec![
        searching(Policy::Random, 0),
        Bot::new(BotLevel::Novice),
        adept,
        searching(Policy::Puct, 80),
        searching(Policy::Uct, 20),
    ];
    let mut on_two_threads: Vec<Bot<G>> = all[2..].to_vec();
    on_two_threads.iter_mut().for_each(|bot| bot.threads = 2);
    all.append(&mut on_two_threads);
    all
}

/// A choice with all its values, as text.
fn printed<M: std::fmt::Debug>(choice: &Choice<M>) -> String {
    format!("{choice:?}")
}

struct SameView;

impl ForGame for SameView {
    type Out = usize;

    fn run<G: Game>(self) -> usize {
        let (bots, mut luck, mut differed) = (all_bots::<G>(), Quick::new(1), 0);
        let setups = laws::all_setups::<G>();
        for number in 0..GAMES {
            let setup = &setups[number as usize * 7 % setups.len()];
            for (game, seat) in choices::<G>(setup, number) {
                let view = game.view(Eyes::Seat(seat));
                let other = G::imagine(&view, &mut luck);
                differed += usize::from(other != game);
                for bot in &bots {
                    let [here, there] = [&game, &other]
                        .map(|world| printed(&bot.choose(&world.view(Eyes::Seat(seat)), number)));
                    assert_eq!(here, there, "{} {:?}", G::META.slug, bot.policy);
                }
            }
        }
        differed
    }
}

/// A bot with the same view makes the same choice with the same values, whatever the hidden tiles are.
#[test]
fn equal_views_get_equal_moves() {
    for slug in SLUGS {
        let differed = for_game(slug, SameView).expect("a known game");
        // In the Year of the Dragon has no hidden information but future chance.
        assert!(0 < differed || *slug == "dragon", "{slug}: no two worlds differed");
    }
}

struct LegalAndSound;

impl ForGame for LegalAndSound {
    type Out = ();

    fn run<G: Game>(self) {
        let setups = laws::all_setups::<G>();
        let setup = &setups[setups.len() - 1];
        for (game, seat) in choices::<G>(setup, 5) {
            for bot in all_bots::<G>() {
                let choice = bot.choose(&game.view(Eyes::Seat(seat)), 9);
                assert_eq!(game.check(&choice.mv), Ok(()), "{}", G::META.slug);
                for it in &choice.candidates {
                    assert!((0.0..=1.0).contains(&it.value), "{it:?}");
                    let sum: f32 = it.values.0.iter().sum();
                    assert!(it.visits == 0 || (sum - 1.0).abs() < 0.01, "{it:?}");
                    let mut after = game.clone();
                    after.apply(&Step::Move { seat, mv: it.mv }, &mut |_, _| ());
                }
            }
        }
    }
}

/// Every candidate is legal, and its values are shares of a win.
#[test]
fn choices_are_legal_and_values_are_shares() {
    for slug in SLUGS {
        for_game(slug, LegalAndSound).expect("a known game");
    }
}
