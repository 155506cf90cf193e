//! Reasons for one move against another are the reverse of those for the other.

use bots::{Reason, game_model, reasons};
use game::{Eyes, Game, Turn, laws};
use table::{ForGame, SLUGS, for_game};

struct BothWays;

impl ForGame for BothWays {
    type Out = ();

    fn run<G: Game>(self) {
        let setup = laws::all_setups::<G>()[0];
        let record = laws::random_record::<G>(&setup, 3);
        let (network, mut moves) = (&game_model::<G>().network, Vec::new());
        for ply in (0..record.steps.len()).step_by(9) {
            let game: G = record.replay_to(ply).expect("the record replays");
            let Turn::Seat(seat) = game.turn() else { continue };
            moves.clear();
            game.moves(&mut moves);
            let (one, other) = (moves[0], moves[moves.len() - 1]);
            let view = game.view(Eyes::Seat(seat));
            let mut here = reasons::<G>(network, &view, seat, (one, other), 1);
            let mut there = reasons::<G>(network, &view, seat, (other, one), 1);
            let named = |it: &Reason| (it.feature.clone(), it.of);
            here.sort_by_key(named);
            there.sort_by_key(named);
            assert_eq!(here.len(), there.len());
            for (one, other) in here.iter().zip(&there) {
                assert_eq!(named(one), named(other));
                assert!((one.weight + other.weight).abs() < 1e-5, "{one:?} {other:?}");
            }
            let alike = reasons::<G>(network, &view, seat, (one, one), 1);
            assert!(alike.is_empty(), "a move has no reasons against itself");
        }
    }
}

#[test]
fn reasons_change_their_sign_with_the_order() {
    for slug in SLUGS {
        for_game(slug, BothWays).expect("a known game");
    }
}
