//! The worker of In the Year of the Dragon.

use engine as _;

fn main() {}
