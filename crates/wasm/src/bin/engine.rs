//! The worker of every game, for development.

use engine as _;

fn main() {}
