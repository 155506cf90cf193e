//! Backups by PostgreSQL's own programs: `backup`, `restore`, and `drill`, which tries whether one could be
//! brought back.

use std::{
    fs::{self, OpenOptions},
    io,
    os::unix::fs::OpenOptionsExt as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Instant,
};

use indicatif::{ProgressBar, ProgressStyle};
use server::{Database, Marks};
use url::Url;

use crate::{Failure, serve::block_on};

/// What to back up.
#[derive(clap::Args)]
pub(crate) struct Backup {
    /// The file to write; there must be none of that name
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

/// What to bring back.
#[derive(clap::Args)]
pub(crate) struct Restore {
    /// A backup
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

/// What to try.
#[derive(clap::Args)]
pub(crate) struct Drill {
    /// A backup; left out, one is made now, and removed afterwards
    file: Option<PathBuf>,
    /// An empty database to bring it back into; left out, one is made beside the real one, and dropped
    #[arg(long)]
    into: Option<String>,
    #[command(flatten)]
    database: Database,
}

/// Writes everything that a database holds into a file that nobody else can read.
pub(crate) fn backup(args: &Backup) -> Result<(), Failure> {
    dump(&args.database.url()?, &args.file)?;
    println!("written: {} bytes", fs::metadata(&args.file)?.len());
    Ok(())
}

/// Brings a backup back into an empty database, and its schema up to date. All of it, or nothing.
pub(crate) fn restore(args: &Restore) -> Result<(), Failure> {
    let url = args.database.url()?;
    bring_back(&url, &args.file)?;
    let tables = block_on(async { Marks::of_backup(&url).await?.tables().await })??;
    println!("brought back: {} tables", tables.len());
    Ok(())
}

/// Brings a backup back beside the real database, and follows every game in both: as far as the backup goes,
/// they must come to the same.
pub(crate) fn drill(args: &Drill) -> Result<(), Failure> {
    let url = args.database.url()?;
    let begun = Instant::now();
    let before = block_on(async { Marks::of(&url).await?.tables().await })??;
    let (file, is_new) = match &args.file {
        Some(file) => (file.clone(), false),
        None => (std::env::temp_dir().join(format!("{}.backup", name()?)), true),
    };
    let tried = (|| {
        if is_new {
            dump(&url, &file)?;
        }
        let scratch = Scratch::new(&url, args.into.as_deref())?;
        bring_back(&scratch.url, &file)?;
        let expected = if is_new { before.as_slice() } else { &[] };
        block_on(compare(&url, &scratch.url, expected))?
    })();
    if is_new {
        let _ = fs::remove_file(&file);
    }
    let (games, acts) = tried?;
    let took = begun.elapsed().as_secs_f64();
    println!("tables: {games}, acts: {acts}; all come to the same ({took:.1} s)");
    Ok(())
}

/// Follows every game of a backup, and the same one of what is served. How many there are, and their acts.
async fn compare(
    served: &str,
    backup: &str,
    expected: &[wire::api::TableId],
) -> Result<(usize, u64), Failure> {
    let (served, backup) = (Marks::of(served).await?, Marks::of_backup(backup).await?);
    let tables = backup.tables().await?;
    let bar = ProgressBar::new(tables.len() as u64)
        .with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} tables, {eta}")?);
    let (mut differences, mut acts) = (Vec::new(), 0);
    for id in expected.iter().filter(|id| tables.binary_search(id).is_err()) {
        differences.push(format!("{id} isn't in the backup"));
    }
    for id in &tables {
        let Some(kept) = backup.mark(*id, None).await? else { continue };
        let now = served.mark(*id, Some(kept.acts)).await?;
        if now.as_ref() != Some(&kept) {
            differences.push(format!("{id} has come to something else"));
        }
        acts += u64::from(kept.acts);
        bar.inc(1);
    }
    bar.finish_and_clear();
    if differences.is_empty() {
        Ok((tables.len(), acts))
    } else {
        Err(differences.join("\n").into())
    }
}

/// A database to try something with; one that was made for it is dropped.
pub(crate) struct Scratch {
    pub(crate) url: String,
    made: Option<(String, String)>,
}

impl Scratch {
    /// The one that is named, or one beside the real one.
    pub(crate) fn new(url: &str, into: Option<&str>) -> Result<Scratch, Failure> {
        if let Some(into) = into {
            return Ok(Scratch { url: into.to_owned(), made: None });
        }
        let name = name()?;
        run(postgres("createdb", url)?.args(["--template=template0", "--encoding=UTF8", &name]))?;
        let mut beside = Url::parse(url)?;
        beside.set_path(&name);
        Ok(Scratch { url: beside.into(), made: Some((url.to_owned(), name)) })
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let Some((url, name)) = &self.made else { return };
        let dropped = postgres("dropdb", url).and_then(|mut it| run(it.args(["--force", name])));
        if let Err(why) = dropped {
            eprintln!("{name} is left: {why}");
        }
    }
}

/// A name that nothing else has.
fn name() -> Result<String, Failure> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)?;
    Ok(format!("pagoda_try_{:016x}", u64::from_le_bytes(bytes)))
}

fn dump(url: &str, file: &Path) -> Result<(), Failure> {
    // It holds secrets.
    let written = OpenOptions::new().write(true).create_new(true).mode(0o600).open(file);
    let written = written.map_err(|why| format!("{}: {why}", file.display()))?;
    let mut dump = postgres("pg_dump", url)?;
    dump.args(["--format=custom", "--no-owner", "--no-privileges"]).stdout(written.try_clone()?);
    let done = run(&mut dump).and_then(|()| Ok(written.sync_all()?));
    if done.is_err() {
        let _ = fs::remove_file(file);
    }
    done
}

fn bring_back(url: &str, file: &Path) -> Result<(), Failure> {
    let opened = fs::File::open(file).map_err(|why| format!("{}: {why}", file.display()))?;
    let mut restore = postgres("pg_restore", url)?;
    let database = Url::parse(url)?.path().trim_start_matches('/').to_owned();
    restore.args(["--no-owner", "--no-privileges", "--single-transaction"]);
    run(restore.arg(format!("--dbname={database}")).stdin(opened))
}

/// One of PostgreSQL's programs, at a database. Its password isn't among the arguments, which everybody can see.
pub(crate) fn postgres(program: &str, url: &str) -> Result<Command, Failure> {
    let url = Url::parse(url)?;
    let plain =
        |text: &str| percent_encoding::percent_decode_str(text).decode_utf8_lossy().into_owned();
    let mut command = Command::new(program);
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

fn run(command: &mut Command) -> Result<(), Failure> {
    let program = command.get_program().to_string_lossy().into_owned();
    let missing =
        |why: io::Error| format!("{program} can't be run ({why}): is postgresql-client installed?");
    let status = command.status().map_err(missing)?;
    if status.success() { Ok(()) } else { Err(format!("{program} failed ({status})").into()) }
}
