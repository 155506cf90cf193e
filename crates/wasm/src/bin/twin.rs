//! The same random games and choices of bots as natively; browsers don't load it.

use twin as _;

fn main() {}
