//! A parallel map over a few threads.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

/// Maps a range of job numbers on this many threads; returns the results in the order of their numbers.
/// `done` is called with each result as it is ready, and cancels the remaining jobs by returning false.
pub fn parallel_map<T: Send>(
    jobs: std::ops::Range<usize>,
    threads: usize,
    work: impl Fn(usize) -> T + Sync,
    done: impl FnMut(&T) -> bool + Send,
) -> Vec<T> {
    let next = AtomicUsize::new(jobs.start);
    let finished = Mutex::new((Vec::new(), done));
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let job = next.fetch_add(1, Ordering::Relaxed);
                    if jobs.end <= job {
                        break;
                    }
                    let result = work(job);
                    let mut finished = finished.lock().expect("no job panics while it reports");
                    if !(finished.1)(&result) {
                        next.store(jobs.end, Ordering::Relaxed);
                    }
                    finished.0.push((job, result));
                }
            });
        }
    });
    let (mut results, _) = finished.into_inner().expect("no job panics while it reports");
    results.sort_by_key(|(job, _)| *job);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_the_order_of_their_jobs() {
        for threads in [1, 2, 5] {
            let squares = parallel_map(3..40, threads, |job| job * job, |_| true);
            assert_eq!(squares, (3..40).map(|job| job * job).collect::<Vec<_>>());
        }
    }

    #[test]
    fn remaining_jobs_can_be_cancelled() {
        let mut finished = 0;
        let done = parallel_map(
            0..1_000_000,
            2,
            |job| job,
            |_| {
                finished += 1;
                finished < 10
            },
        );
        assert!((10..20).contains(&done.len()), "{} jobs were done", done.len());
    }
}
