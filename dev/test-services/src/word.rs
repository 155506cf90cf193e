//! Unique names for resources of a test, and commands that must succeed.

use std::{path::Path, process::Command};

/// A unique name with the id of its process.
pub(crate) fn fresh(what: &str) -> String {
    let mut luck = [0; 6];
    getrandom::fill(&mut luck).expect("the operating system has randomness");
    let luck: String = luck.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("house_{what}{}_{luck}", std::process::id())
}

/// Whether the process that created this name has ended. False for names not from [`fresh`].
pub(crate) fn is_orphan(name: &str, what: &str) -> bool {
    let maker = name
        .strip_prefix("house_")
        .and_then(|rest| rest.strip_prefix(what))
        .and_then(|rest| rest.split('_').next())
        .and_then(|process| process.parse::<u32>().ok());
    maker.is_some_and(|process| !Path::new(&format!("/proc/{process}")).exists())
}

/// Runs a command to its end and returns its output; panics with its error output.
pub(crate) fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {error}");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_an_orphan_when_its_process_is_gone() {
        assert!(!is_orphan(&fresh(""), ""));
        assert!(!is_orphan("postgres", ""));
        assert!(!is_orphan("house_of_cards", ""));
        // Linux numbers processes up to 2²².
        assert!(is_orphan("house_4194999_00ff", ""));
        assert!(is_orphan("house_nats4194999_00ff", "nats"));
        assert!(!is_orphan("house_nats4194999_00ff", ""));
    }
}
