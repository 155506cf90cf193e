//! PostgreSQL's command-line programs, and temporary databases.

use std::{
    io,
    process::{Command, Stdio},
};

use url::Url;

use crate::Failure;

/// A scratch database; dropped at the end if it was created for this.
pub struct Scratch {
    /// Its URL.
    pub url: String,
    made: Option<(String, String)>,
}

impl Scratch {
    /// The given database, or a new one on the same server.
    pub fn new(url: &str, into: Option<&str>) -> Result<Scratch, Failure> {
        if let Some(into) = into {
            return Ok(Scratch { url: into.to_owned(), made: None });
        }
        let name = unused_name()?;
        run(program("createdb", url)?.args(["--template=template0", "--encoding=UTF8", &name]))?;
        let mut beside = Url::parse(url)?;
        beside.set_path(&name);
        Ok(Scratch { url: beside.into(), made: Some((url.to_owned(), name)) })
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let Some((url, name)) = &self.made else { return };
        let dropped = program("dropdb", url).and_then(|mut it| run(it.args(["--force", name])));
        if let Err(why) = dropped {
            eprintln!("failed to drop temporary database {name}: {why}");
        }
    }
}

/// A unique name.
pub fn unused_name() -> Result<String, Failure> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)?;
    Ok(format!("pagoda_try_{:016x}", u64::from_le_bytes(bytes)))
}

/// A command of one of PostgreSQL's programs. The password goes by environment, since arguments are
/// visible in the process list.
pub fn program(name: &str, url: &str) -> Result<Command, Failure> {
    let url = Url::parse(url)?;
    let plain =
        |text: &str| percent_encoding::percent_decode_str(text).decode_utf8_lossy().into_owned();
    let mut command = Command::new(name);
    command.stdin(Stdio::null()).env("PGDATABASE", plain(url.path().trim_start_matches('/')));
    let parts = [
        ("PGHOST", url.host_str().map(plain)),
        ("PGPORT", url.port().map(|port| port.to_string())),
        ("PGUSER", Some(plain(url.username()))),
        ("PGPASSWORD", url.password().map(plain)),
    ];
    for (name, value) in parts {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            command.env(name, value);
        }
    }
    for (name, value) in url.query_pairs() {
        let known = match name.as_ref() {
            "host" => "PGHOST",
            "sslmode" => "PGSSLMODE",
            "sslrootcert" => "PGSSLROOTCERT",
            _ => continue,
        };
        command.env(known, value.as_ref());
    }
    Ok(command)
}

/// Runs such a command.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let program = command.get_program().to_string_lossy().into_owned();
    let missing =
        |why: io::Error| format!("failed to run {program}: {why}; is postgresql-client installed?");
    let status = command.status().map_err(missing)?;
    if status.success() { Ok(()) } else { Err(format!("{program} failed ({status})").into()) }
}
