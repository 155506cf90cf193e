//! The rules don't allocate: a position is plain data, and lists of moves are the caller's.

use allocation_counter::measure;
use rules_checks::workload::{MoveChoice, play};

#[test]
fn rules_do_not_allocate() {
    for slug in table::SLUGS {
        for policy in [MoveChoice::Sampled, MoveChoice::Listed] {
            let mut decisions = 0;
            let allocations = measure(|| decisions = play(slug, policy)).count_total;
            println!("{slug} {policy:?}: {allocations} allocations for {decisions} decisions");
            // The few allocations are for the list of setups, before the first decision.
            assert!(allocations * 20 < decisions, "{allocations} in {decisions} decisions");
        }
    }
}
