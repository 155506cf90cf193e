//! Backups by PostgreSQL's own programs: `backup`, `restore`, and `drill`, which tries whether one could be
//! brought back.

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
use server::{Database, Fingerprints};
use url::Url;

use crate::Failure;

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
    let tables = block_on(async { Fingerprints::of_backup(&url).await?.tables().await })??;
    println!("brought back: {} tables", tables.len());
    Ok(())
}

/// Brings a backup back beside the real database, and follows every game in both: as far as the backup goes,
/// they must come to the same.
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
    println!("tables: {games}, acts: {acts}; all come to the same ({took:.1} s)");
    Ok(())
}

/// Follows every game of a backup, and the same one of what is served. How many there are, and their acts.
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
        differences.push(format!("{id} isn't in the backup"));
    }
    for id in &tables {
        let Some(kept) = backup.fingerprint(*id, None).await? else { continue };
        let now = served.fingerprint(*id, Some(kept.acts)).await?;
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
