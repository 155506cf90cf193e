//! Many like jobs on a few cores.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

/// Does the jobs of these numbers on so many cores; returns what came of them in their order. `done`
/// hears of each as it ends, and may call the rest off by returning false.
pub fn crew<T: Send>(
    jobs: std::ops::Range<usize>,
    cores: usize,
    work: impl Fn(usize) -> T + Sync,
    done: impl FnMut(&T) -> bool + Send,
) -> Vec<T> {
    let next = AtomicUsize::new(jobs.start);
    let ended = Mutex::new((Vec::new(), done));
    thread::scope(|scope| {
        for _ in 0..cores.max(1) {
            scope.spawn(|| {
                loop {
                    let job = next.fetch_add(1, Ordering::Relaxed);
                    if jobs.end <= job {
                        break;
                    }
                    let result = work(job);
                    let mut ended = ended.lock().expect("no job panics while it reports");
                    if !(ended.1)(&result) {
                        next.store(jobs.end, Ordering::Relaxed);
                    }
                    ended.0.push((job, result));
                }
            });
        }
    });
    let (mut results, _) = ended.into_inner().expect("no job panics while it reports");
    results.sort_by_key(|(job, _)| *job);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_the_order_of_their_jobs() {
        for cores in [1, 2, 5] {
            let squares = crew(3..40, cores, |job| job * job, |_| true);
            assert_eq!(squares, (3..40).map(|job| job * job).collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_rest_can_be_called_off() {
        let mut ended = 0;
        let done = crew(
            0..1_000_000,
            2,
            |job| job,
            |_| {
                ended += 1;
                ended < 10
            },
        );
        assert!((10..20).contains(&done.len()), "{} jobs were done", done.len());
    }
}
