//! The limit of open files.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Raises the limit of open files of this process, and of those that it starts.
pub fn allow_open_files(wanted: u64) {
    let limit = getrlimit(Resource::Nofile);
    assert!(limit.maximum.is_none_or(|most| wanted <= most), "ulimit -Hn is below {wanted}");
    let wanted = Rlimit { current: Some(wanted), ..limit };
    setrlimit(Resource::Nofile, wanted).expect("a limit below the hard limit can be set");
}
