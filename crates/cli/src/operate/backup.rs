//! `pagoda backup`, `restore` and `drill` (a test restore), by pg_dump and pg_restore.

use std::{
    fmt,
    fs::{self, OpenOptions},
    os::unix::fs::OpenOptionsExt as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Instant,
};

use cli::{
    block_on,
    postgres::{Scratch, program, run, unused_name},
};
use indicatif::{ProgressBar, ProgressStyle};
use server::{DatabaseConfig, Fingerprints, Snapshot};
use url::Url;
use wire::api::TableId;

use crate::Failure;

/// The name that stands for standard input or output.
const STANDARD: &str = "-";

/// Arguments of `pagoda backup`.
#[derive(clap::Args)]
pub(crate) struct Backup {
    /// File to write, which must not exist; - for standard output
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseConfig,
}

/// Arguments of `pagoda restore`.
#[derive(clap::Args)]
pub(crate) struct Restore {
    /// Backup file; - for standard input
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseConfig,
}

/// Arguments of `pagoda drill`.
#[derive(clap::Args)]
pub(crate) struct Drill {
    /// Backup file, or - for standard input [default: a new one, removed afterwards]
    file: Option<PathBuf>,
    /// URL of an empty database to restore into [default: a temporary one on the same server]
    #[arg(long, value_name = "URL")]
    into: Option<String>,
    /// URL of a database that was recovered to a point in time: compare it instead of restoring a backup; it is migrated
    #[arg(long, value_name = "URL", conflicts_with_all = ["file", "into"])]
    recovered: Option<String>,
    #[command(flatten)]
    database: DatabaseConfig,
}

/// Dumps the database into a file that only its owner can read.
pub(crate) fn backup(args: &Backup) -> Result<(), Failure> {
    let url = args.database.only_url()?;
    if is_standard(&args.file) {
        return run(dump_command(&url)?.stdout(Stdio::inherit()));
    }
    dump(&url, &args.file)?;
    println!("backup written: {} bytes", fs::metadata(&args.file)?.len());
    Ok(())
}

/// Restores a backup into an empty database, in one transaction, and migrates it.
pub(crate) fn restore(args: &Restore) -> Result<(), Failure> {
    let url = args.database.only_url()?;
    bring_back(&url, &args.file)?;
    let tables = block_on(async { Fingerprints::of_backup(&url).await?.tables().await })??;
    println!("restored: {} tables", tables.len());
    Ok(())
}

/// Restores a backup aside, and compares it with the live database: every game is replayed in both.
pub(crate) fn drill(args: &Drill) -> Result<(), Failure> {
    let url = args.database.only_url()?;
    let begun = Instant::now();
    let compared = match (&args.recovered, &args.file) {
        (Some(recovered), _) => block_on(compare(&url, recovered, None))??,
        (None, Some(file)) => restored(args, &url, file, None)?,
        (None, None) => {
            let before = block_on(Before::read(&url))??;
            let file = std::env::temp_dir().join(format!("{}.backup", unused_name()?));
            let tried = dump(&url, &file).and_then(|()| restored(args, &url, &file, Some(&before)));
            let _ = fs::remove_file(&file);
            tried?
        }
    };
    println!("{compared}; all match ({:.1} s)", begun.elapsed().as_secs_f64());
    Ok(())
}

/// Restores a backup aside and compares it.
fn restored(
    args: &Drill,
    url: &str,
    file: &Path,
    before: Option<&Before>,
) -> Result<Compared, Failure> {
    let scratch = Scratch::new(url, args.into.as_deref())?;
    bring_back(&scratch.url, file)?;
    block_on(compare(url, &scratch.url, before))?
}

/// What the live database had before a backup was made.
struct Before {
    tables: Vec<TableId>,
    snapshot: Snapshot,
}

impl Before {
    async fn read(url: &str) -> Result<Before, Failure> {
        let live = Fingerprints::of(url).await?;
        Ok(Before { tables: live.tables().await?, snapshot: live.snapshot().await? })
    }
}

/// What was compared.
struct Compared {
    tables: usize,
    acts: u64,
    people: usize,
    ratings: usize,
}

impl fmt::Display for Compared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Compared { tables, acts, people, ratings } = self;
        write!(f, "tables: {tables}, acts: {acts}, people: {people}, ratings: {ratings}")
    }
}

/// Compares a backup with the live database, up to the backup's last act.
async fn compare(url: &str, backup: &str, before: Option<&Before>) -> Result<Compared, Failure> {
    let (live, backup) = (Fingerprints::of(url).await?, Fingerprints::of_backup(backup).await?);
    let (mut compared, mut differences) = compare_games(&live, &backup, before).await?;
    let (kept, now) = (backup.snapshot().await?, live.snapshot().await?);
    differences.extend(kept.differences(before.map(|before| &before.snapshot), &now));
    (compared.people, compared.ratings) = (kept.users(), kept.ratings());
    if differences.is_empty() { Ok(compared) } else { Err(differences.join("\n").into()) }
}

/// Replays every game of the backup in both databases; returns the differences.
async fn compare_games(
    live: &Fingerprints,
    backup: &Fingerprints,
    before: Option<&Before>,
) -> Result<(Compared, Vec<String>), Failure> {
    let tables = backup.tables().await?;
    let bar = ProgressBar::new(tables.len() as u64)
        .with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} tables, {eta}")?);
    let (mut differences, mut acts) = (Vec::new(), 0);
    let expected = before.into_iter().flat_map(|before| &before.tables);
    for id in expected.filter(|id| tables.binary_search(id).is_err()) {
        differences.push(format!("table {id} is missing from the backup"));
    }
    for id in &tables {
        let Some(kept) = backup.fingerprint(*id, None).await? else { continue };
        let now = live.fingerprint(*id, Some(kept.acts)).await?;
        if now.as_ref() != Some(&kept) {
            differences.push(format!("table {id} differs from the live database"));
        }
        acts += u64::from(kept.acts);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok((Compared { tables: tables.len(), acts, people: 0, ratings: 0 }, differences))
}

fn is_standard(file: &Path) -> bool {
    file.as_os_str() == STANDARD
}

fn dump_command(url: &str) -> Result<Command, Failure> {
    let mut dump = program("pg_dump", url)?;
    dump.args(["--format=custom", "--no-owner", "--no-privileges"]);
    Ok(dump)
}

fn dump(url: &str, file: &Path) -> Result<(), Failure> {
    // It holds secrets.
    let written = OpenOptions::new().write(true).create_new(true).mode(0o600).open(file);
    let written = written.map_err(|why| format!("{}: {why}", file.display()))?;
    let mut dump = dump_command(url)?;
    let done = run(dump.stdout(written.try_clone()?)).and_then(|()| Ok(written.sync_all()?));
    if done.is_err() {
        let _ = fs::remove_file(file);
    }
    done
}

fn bring_back(url: &str, file: &Path) -> Result<(), Failure> {
    let opened: Stdio = if is_standard(file) {
        Stdio::inherit()
    } else {
        fs::File::open(file).map_err(|why| format!("{}: {why}", file.display()))?.into()
    };
    let mut restore = program("pg_restore", url)?;
    let database = Url::parse(url)?.path().trim_start_matches('/').to_owned();
    restore.args(["--no-owner", "--no-privileges", "--single-transaction"]);
    run(restore.arg(format!("--dbname={database}")).stdin(opened))
}
