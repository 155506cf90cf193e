//! `pagoda backup`, `restore` and `drill` (a test restore), by pg_dump and pg_restore.

use std::{
    fs::{self, OpenOptions},
    os::unix::fs::OpenOptionsExt as _,
    path::{Path, PathBuf},
    time::Instant,
};

use cli::{
    block_on,
    postgres::{Scratch, program, run, unused_name},
};
use indicatif::{ProgressBar, ProgressStyle};
use server::{DatabaseConfig, Fingerprints};
use url::Url;

use crate::Failure;

/// Arguments of `pagoda backup`.
#[derive(clap::Args)]
pub(crate) struct Backup {
    /// File to write; must not exist
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseConfig,
}

/// Arguments of `pagoda restore`.
#[derive(clap::Args)]
pub(crate) struct Restore {
    /// Backup file
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseConfig,
}

/// Arguments of `pagoda drill`.
#[derive(clap::Args)]
pub(crate) struct Drill {
    /// Backup file [default: a new one, removed afterwards]
    file: Option<PathBuf>,
    /// URL of an empty database to restore into [default: a temporary one on the same server]
    #[arg(long, value_name = "URL")]
    into: Option<String>,
    #[command(flatten)]
    database: DatabaseConfig,
}

/// Dumps the database into a file that only its owner can read.
pub(crate) fn backup(args: &Backup) -> Result<(), Failure> {
    dump(&args.database.url()?, &args.file)?;
    println!("backup written: {} bytes", fs::metadata(&args.file)?.len());
    Ok(())
}

/// Restores a backup into an empty database, in one transaction, and migrates it.
pub(crate) fn restore(args: &Restore) -> Result<(), Failure> {
    let url = args.database.url()?;
    bring_back(&url, &args.file)?;
    let tables = block_on(async { Fingerprints::of_backup(&url).await?.tables().await })??;
    println!("restored: {} tables", tables.len());
    Ok(())
}

/// Restores a backup aside and replays every game in both databases: up to the backup's last act they must
/// agree.
pub(crate) fn drill(args: &Drill) -> Result<(), Failure> {
    let url = args.database.url()?;
    let begun = Instant::now();
    let before = block_on(async { Fingerprints::of(&url).await?.tables().await })??;
    let (file, is_new) = match &args.file {
        Some(file) => (file.clone(), false),
        None => (std::env::temp_dir().join(format!("{}.backup", unused_name()?)), true),
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
    println!("tables: {games}, acts: {acts}; all match ({took:.1} s)");
    Ok(())
}

/// Replays every game of the backup and of the live database; returns the number of games and acts.
async fn compare(
    served: &str,
    backup: &str,
    expected: &[wire::api::TableId],
) -> Result<(usize, u64), Failure> {
    let (served, backup) =
        (Fingerprints::of(served).await?, Fingerprints::of_backup(backup).await?);
    let tables = backup.tables().await?;
    let bar = ProgressBar::new(tables.len() as u64)
        .with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} tables, {eta}")?);
    let (mut differences, mut acts) = (Vec::new(), 0);
    for id in expected.iter().filter(|id| tables.binary_search(id).is_err()) {
        differences.push(format!("table {id} is missing from the backup"));
    }
    for id in &tables {
        let Some(kept) = backup.fingerprint(*id, None).await? else { continue };
        let now = served.fingerprint(*id, Some(kept.acts)).await?;
        if now.as_ref() != Some(&kept) {
            differences.push(format!("table {id} differs from the live database"));
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

fn dump(url: &str, file: &Path) -> Result<(), Failure> {
    // It holds secrets.
    let written = OpenOptions::new().write(true).create_new(true).mode(0o600).open(file);
    let written = written.map_err(|why| format!("{}: {why}", file.display()))?;
    let mut dump = program("pg_dump", url)?;
    dump.args(["--format=custom", "--no-owner", "--no-privileges"]).stdout(written.try_clone()?);
    let done = run(&mut dump).and_then(|()| Ok(written.sync_all()?));
    if done.is_err() {
        let _ = fs::remove_file(file);
    }
    done
}

fn bring_back(url: &str, file: &Path) -> Result<(), Failure> {
    let opened = fs::File::open(file).map_err(|why| format!("{}: {why}", file.display()))?;
    let mut restore = program("pg_restore", url)?;
    let database = Url::parse(url)?.path().trim_start_matches('/').to_owned();
    restore.args(["--no-owner", "--no-privileges", "--single-transaction"]);
    run(restore.arg(format!("--dbname={database}")).stdin(opened))
}
