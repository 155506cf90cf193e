//! Delays before reconnecting: exponential backoff with full jitter.

/// The longest delay before the first attempt, in milliseconds.
const FIRST: u32 = 500;
/// The longest delay before any attempt, in milliseconds.
const LONGEST: u32 = 8_000;

/// The delay before an attempt in milliseconds, after so many that failed; `chance` is a random number from 0 to 1.
/// Clients that lost the same server spread over the whole span, instead of coming together a little later.
pub(super) fn delay(tries: usize, chance: f64) -> u32 {
    let doublings = tries.min((LONGEST / FIRST).ilog2() as usize);
    (f64::from(FIRST << doublings) * chance) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_double_up_to_the_longest() {
        let longest: Vec<u32> = (0..7).map(|tries| delay(tries, 1.0)).collect();
        assert_eq!(longest, [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
        assert_eq!(delay(usize::MAX, 1.0), LONGEST);
    }

    #[test]
    fn clients_spread_over_the_whole_span() {
        let delays: Vec<u32> = (0..10).map(|at| delay(4, f64::from(at) / 10.0)).collect();
        assert_eq!(delays, (0..10).map(|at| at * 800).collect::<Vec<_>>());
    }
}
