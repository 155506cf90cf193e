//! The worker of In the Year of the Dragon.

use web_worker as _;

fn main() {}
