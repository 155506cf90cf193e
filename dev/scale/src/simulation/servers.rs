//! A multi-server FIFO queue.

use std::{cmp::Reverse, collections::BinaryHeap};

/// A time, in nanoseconds.
pub(super) type Moment = u64;

/// Parallel servers, such as cores.
#[derive(Clone, Debug)]
pub(super) struct Servers {
    /// When each is free next.
    free: BinaryHeap<Reverse<Moment>>,
    /// Total work, in nanoseconds.
    worked: u64,
}

impl Servers {
    pub(super) fn new(count: usize) -> Servers {
        Servers { free: (0..count.max(1)).map(|_| Reverse(0)).collect(), worked: 0 }
    }

    /// Schedules a job; returns its completion time. Calls must be in order of time.
    pub(super) fn serve(&mut self, now: Moment, work: u64) -> Moment {
        let Reverse(free) = self.free.pop().unwrap_or_default();
        let done = free.max(now) + work;
        self.free.push(Reverse(done));
        self.worked += work;
        done
    }

    /// Blocks all servers until then.
    pub(super) fn stand_until(&mut self, then: Moment) {
        let free = std::mem::take(&mut self.free);
        self.free = free.into_iter().map(|Reverse(free)| Reverse(free.max(then))).collect();
    }

    /// Utilization until then.
    pub(super) fn part(&self, then: Moment) -> f64 {
        self.worked as f64 / (self.free.len() as f64 * then as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_waits_for_the_first_free_server() {
        let mut servers = Servers::new(2);
        assert_eq!(servers.serve(0, 10), 10);
        assert_eq!(servers.serve(0, 30), 30);
        assert_eq!(servers.serve(5, 10), 20);
        assert_eq!(servers.serve(100, 1), 101);
        servers.stand_until(200);
        assert_eq!(servers.serve(150, 5), 205);
        assert!((servers.part(205) - 56.0 / 410.0).abs() < 1e-9);
    }
}
