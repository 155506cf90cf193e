//! Library half of the binary `pagoda`: exit codes, the async runtime, and PostgreSQL's command-line
//! programs. Used by `pagoda-dev`; nothing else may depend on it.

#[cfg(feature = "server")]
pub mod postgres;

use std::process::ExitCode;

/// An error that ends a command; printed once, by `end`.
pub type Failure = Box<dyn std::error::Error>;

/// Exit code of a program; prints the error if its command failed.
pub fn end(program: &str, done: Result<(), Failure>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output has closed the pipe, as `head` does.
        Err(failure) if is_broken_pipe(&failure) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{program}: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(failure: &Failure) -> bool {
    let io = failure.downcast_ref::<std::io::Error>();
    io.is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
}

/// Runs a future on a multi-threaded runtime, with the limit of open files raised to its maximum.
#[cfg(feature = "server")]
pub fn block_on<T>(future: impl Future<Output = T>) -> Result<T, Failure> {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut files = getrlimit(Resource::Nofile);
    files.current = files.maximum;
    setrlimit(Resource::Nofile, files)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    Ok(runtime.block_on(future))
}
