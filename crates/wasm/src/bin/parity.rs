//! The same random games and choices of bots as natively; browsers don't load it.

use rules_checks as _;

fn main() {}
