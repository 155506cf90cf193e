//! Instructions per decision of the rules. The count is the same on every machine, so the checks can limit it.
//! A limit is the count of the day it was set, plus a tenth.

#![expect(missing_docs, reason = "the macros write items without")]

use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};
use rules_checks::workload::{MoveChoice, play};

/// Fails if all games of a benchmark together take more instructions.
fn at_most(instructions: u64) -> LibraryBenchmarkConfig {
    let mut callgrind = Callgrind::default();
    callgrind.hard_limits([(EventKind::Ir, instructions)]);
    LibraryBenchmarkConfig::default().tool(callgrind).clone()
}

#[library_benchmark]
#[bench::sampled(args = ("dragon", MoveChoice::Sampled), config = at_most(803_000))]
#[bench::listed(args = ("dragon", MoveChoice::Listed), config = at_most(788_000))]
fn dragon(slug: &str, policy: MoveChoice) -> u64 {
    play(slug, policy)
}

#[library_benchmark]
#[bench::sampled(args = ("huang", MoveChoice::Sampled), config = at_most(6_490_000))]
#[bench::listed(args = ("huang", MoveChoice::Listed), config = at_most(36_300_000))]
fn huang(slug: &str, policy: MoveChoice) -> u64 {
    play(slug, policy)
}

#[library_benchmark]
#[bench::sampled(args = ("qin", MoveChoice::Sampled), config = at_most(2_000_000))]
#[bench::listed(args = ("qin", MoveChoice::Listed), config = at_most(4_190_000))]
fn qin(slug: &str, policy: MoveChoice) -> u64 {
    play(slug, policy)
}

library_benchmark_group!(name = rules, benchmarks = [dragon, huang, qin]);
main!(library_benchmark_groups = rules);
