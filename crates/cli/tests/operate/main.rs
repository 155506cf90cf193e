//! The operator's commands, run as processes beside nodes that serve the same database.

mod backup;
mod export;
mod former_variables;
mod moderators;
mod parts;
mod privileges;
mod ratings;
mod recovery;
mod serve;

use std::process::{Command, Output};

use server_testkit::Club;

/// Commands on the database of a club.
trait Commands {
    /// Runs a command.
    fn pagoda(&self, arguments: &[&str]) -> Output;

    /// The output of a command that must succeed.
    fn printed(&self, arguments: &[&str]) -> String {
        let done = self.pagoda(arguments);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).expect("the output is UTF-8")
    }
}

impl Commands for Club {
    fn pagoda(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pagoda"));
        command.args(arguments).env("PAGODA_DATABASE_URL", self.base.url());
        command.output().expect("pagoda starts")
    }
}
