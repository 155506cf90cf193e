//! The worker of Qin.

use engine as _;

fn main() {}
