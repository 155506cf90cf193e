//! The worker of every game, for development.

use web_worker as _;

fn main() {}
