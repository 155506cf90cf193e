//! The worker of Huang.

use engine as _;

fn main() {}
