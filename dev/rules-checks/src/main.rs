//! Prints the fingerprints of random games played natively.

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(300);
    print!("{}", rules_checks::parity::fingerprints(games));
}
