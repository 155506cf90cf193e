//! The worker of Huang.

use web_worker as _;

fn main() {}
