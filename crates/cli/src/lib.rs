//! What the programs `pagoda` and `pagoda-dev` share: how a command ends, how it waits for others, and databases to
//! try something with.

#[cfg(feature = "server")]
pub mod postgres;

use std::process::ExitCode;

/// What ends a command early, told once, by `end`.
pub type Failure = Box<dyn std::error::Error>;

/// Ends a program, and says why if its command failed.
pub fn end(program: &str, done: Result<(), Failure>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Who reads us has gone, as `head` does.
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

/// Runs a future on all cores, with as many connections as the system lets us have.
#[cfg(feature = "server")]
pub fn block_on<T>(future: impl Future<Output = T>) -> Result<T, Failure> {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut files = getrlimit(Resource::Nofile);
    files.current = files.maximum;
    setrlimit(Resource::Nofile, files)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    Ok(runtime.block_on(future))
}
