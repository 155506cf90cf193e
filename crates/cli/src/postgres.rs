//! PostgreSQL's own programs, and databases to try something with.

use std::{
    io,
    process::{Command, Stdio},
};

use url::Url;

use crate::Failure;

/// A database to try something with; one that was made for it is dropped.
pub struct Scratch {
    /// Where it is.
    pub url: String,
    made: Option<(String, String)>,
}

impl Scratch {
    /// The one that is named, or one beside the real one.
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
            eprintln!("{name} is left: {why}");
        }
    }
}

/// A name that nothing else has.
pub fn unused_name() -> Result<String, Failure> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)?;
    Ok(format!("pagoda_try_{:016x}", u64::from_le_bytes(bytes)))
}

/// One of PostgreSQL's programs, at a database. Its password isn't among the arguments, which everybody can see.
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

/// Runs one of them.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let program = command.get_program().to_string_lossy().into_owned();
    let missing =
        |why: io::Error| format!("{program} can't be run ({why}): is postgresql-client installed?");
    let status = command.status().map_err(missing)?;
    if status.success() { Ok(()) } else { Err(format!("{program} failed ({status})").into()) }
}
