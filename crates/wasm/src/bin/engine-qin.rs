//! The worker of Qin.

use web_worker as _;

fn main() {}
