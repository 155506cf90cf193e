//! Analysis of golden records: reproducible, and its parts add up.

use std::{fs, path::Path};

use bots::{BotConfig, BotLevel, Budget, Judgement, advise, analyse};
use game::{Eyes, Game, RecordOf, Turn, from_text};
use table::{ForGame, SLUGS, for_game};

/// Steps of each record to analyse: enough for every kind of decision.
const STEPS: usize = 48;
/// The fewest iterations that a search needs.
const ITERATIONS: u32 = 32;

fn golden(slug: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    fs::read_to_string(root.join(slug).join("tests/golden/008.txt")).expect("a golden record")
}

/// The beginning of a golden game.
fn record<G: Game>() -> RecordOf<G> {
    let mut record = from_text::<G>(&golden(G::META.slug)).expect("a valid record");
    record.steps.truncate(STEPS);
    record
}

struct Sound;

impl ForGame for Sound {
    type Out = ();

    fn run<G: Game>(self) {
        let record = record::<G>();
        let mut reported = Vec::new();
        let analysis = analyse::<G>(&record, ITERATIONS, 1, |done, all| reported.push((done, all)))
            .expect("the record replays");
        assert_eq!(reported.last(), Some(&(analysis.points.len(), analysis.points.len())));
        let again = analyse::<G>(&record, ITERATIONS, 2, |_, _| ()).expect("the record replays");
        assert_eq!(analysis, again, "threads change nothing");

        assert!(!analysis.decisions.is_empty());
        for it in &analysis.decisions {
            let game: G = record.replay_to(it.ply).expect("the record replays");
            let mut moves = Vec::new();
            game.moves(&mut moves);
            assert_eq!(game.turn(), Turn::Seat(it.seat));
            assert!(1 < it.moves && it.moves == moves.len(), "a decision has several moves");
            assert!(moves.contains(&it.played) && moves.contains(&it.best));
            for value in [it.played_value, it.best_value] {
                assert!((0.0..=1.0001).contains(&value), "{it:?}");
            }
            assert!(0.0 <= it.loss(), "no move is better than the best: {it:?}");
            assert!(it.played != it.best || it.loss() == 0.0);
        }
        for point in &analysis.points {
            assert_eq!(point.shares.len(), usize::from(record.setup.seats));
            // Each seat is evaluated from its own view, so the sum is 1 only approximately.
            let sum: f32 = point.shares.iter().sum();
            assert!((0.5..1.5).contains(&sum), "{point:?}");
        }
        for sum in &analysis.seats {
            let way = sum.start + sum.luck + sum.skill + sum.others;
            assert!((way - sum.end).abs() < 1e-3 && sum.skill <= 0.0, "{sum:?}");
            assert!((0.0..=1.0).contains(&sum.accuracy) && sum.costliest.len() <= 3);
            assert_eq!(sum.marks.len(), Judgement::ALL.len());
        }
    }
}

#[test]
fn analyses_add_up_and_are_reproducible() {
    for slug in SLUGS {
        for_game(slug, Sound).expect("a known game");
    }
}

/// A game that is over has the outcome as its last point.
#[test]
fn the_end_is_the_outcome() {
    struct End;
    impl ForGame for End {
        type Out = ();
        fn run<G: Game>(self) {
            let record = from_text::<G>(&golden(G::META.slug)).expect("a valid record");
            let game: G = record.replay().expect("the record replays");
            let analysis = analyse::<G>(&record, 1, 2, |_, _| ()).expect("the record replays");
            let winner = game.standing().winners().next().expect("a game has a winner");
            let last = analysis.points.last().expect("an analysis has points");
            let shared = game.standing().winners().count() as f32;
            assert_eq!(last.shares[winner.index()], 1.0 / shared);
            assert_eq!(last.ply, record.steps.len());
        }
    }
    for_game("dragon", End).expect("a known game");
}

/// Advice by name and JSON is deterministic: it doesn't depend on time.
#[test]
fn advice_is_asked_for_by_name() {
    for slug in SLUGS {
        let table = table::read(&golden(slug), None).expect("a valid record").at(STEPS);
        let mut at = STEPS;
        let (table, seat) = loop {
            let now = table.at(at);
            match now.turn() {
                Turn::Seat(seat) if 1 < now.moves().len() => break (now, seat),
                _ => at -= 1,
            }
        };
        let view = table.frame(Eyes::Seat(seat), at).view;
        let mut best = BotConfig::strongest(BotLevel::Master);
        best.budget = Budget::iterations(40);
        let (novice, adept) =
            (BotConfig::for_level(BotLevel::Novice), BotConfig::for_level(BotLevel::Adept));
        for config in [best, novice, adept.deterministic()] {
            let advice = advise(slug, &view, &config, 3).expect("a seat is to act");
            assert_eq!(Some(&advice), advise(slug, &view, &config, 3).as_ref());
            assert!(table.moves().contains(&advice.mv), "{advice:?}");
            assert_eq!(advice.values.len(), usize::from(table.seats()));
            let sum: f32 = advice.values.iter().sum();
            assert!((sum - 1.0).abs() < 0.01, "{advice:?}");
            assert!(advice.considered.iter().all(|it| (0.0..=1.0).contains(&it.value)));
            let sorted = |pair: &[bots::Reason]| pair[1].weight.abs() <= pair[0].weight.abs();
            assert!(advice.reasons.windows(2).all(sorted), "{:?}", advice.reasons);
        }
    }
}

#[test]
fn no_advice_without_a_decision() {
    let table = table::read(&golden("qin"), None).expect("a valid record");
    let view = table.frame(Eyes::Public, table.ply()).view;
    let config = BotConfig::for_level(BotLevel::Novice);
    assert_eq!(advise("qin", &view, &config, 1), None, "the game is over");
    assert_eq!(advise("go", &view, &config, 1), None);
    assert_eq!(advise("huang", &view, &config, 1), None, "a view of another game");
}
