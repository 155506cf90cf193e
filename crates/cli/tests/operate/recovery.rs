//! Point-in-time recovery: the archived log and a base backup bring back every act up to a time, by the scripts that are shipped.

use std::{
    fs::{self, Permissions},
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::Command,
};

use server_testkit::{Node, TestTable, guest, until};
use test_services::Cluster;

/// A folder that PostgreSQL can write; deleted on drop.
struct Archive(PathBuf);

impl Drop for Archive {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Runs a command that must succeed; its output.
#[track_caller]
fn run(command: &mut Command) -> String {
    let done = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(done.status.success(), "{command:?}: {}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8_lossy(&done.stdout).trim().to_owned()
}

fn sql(cluster: &Cluster, statement: &str) -> String {
    let mut psql = Command::new("psql");
    run(psql.args(["-XqAt", "-v", "ON_ERROR_STOP=1", &cluster.url(), "-c", statement]))
}

fn pagoda(cluster: &Cluster, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pagoda"));
    command.args(arguments).env("PAGODA_DATABASE_URL", cluster.url());
    command
}

impl Archive {
    /// A folder with a key pair and the script, which belongs to everybody as PostgreSQL has a user of its own.
    fn new() -> Archive {
        let name = format!("pagoda-archive-{:016x}", load_client::luck());
        let archive = Archive(std::env::temp_dir().join(name));
        let folder = &archive.0;
        fs::create_dir(folder).expect("the temporary folder is writable");
        let open = |path: &Path| {
            fs::set_permissions(path, Permissions::from_mode(0o777)).expect("the file is ours");
        };
        open(folder);
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ship/deb/pagoda-wal");
        fs::copy(script, folder.join("pagoda-wal")).expect("the script is there");
        let key = folder.join("key");
        run(Command::new("age-keygen").arg("--output").arg(&key));
        let public = run(Command::new("age-keygen").arg("-y").arg(&key));
        fs::write(folder.join("recipients"), public + "\n").expect("the folder is writable");
        for file in ["pagoda-wal", "key", "recipients"] {
            open(&folder.join(file));
        }
        archive
    }

    /// The script with its settings, as a command of a shell.
    fn script(&self) -> String {
        let folder = self.0.display();
        format!(
            "ARCHIVE_FOLDER={folder} AGE_RECIPIENTS={folder}/recipients AGE_IDENTITY={folder}/key {folder}/pagoda-wal"
        )
    }

    fn shell(&self, arguments: &str) -> Command {
        let mut shell = Command::new("bash");
        shell.args(["-c", &format!("{} {arguments}", self.script())]);
        shell
    }

    /// Makes a cluster archive its log.
    fn follow(&self, cluster: &Cluster) {
        sql(cluster, "alter system set archive_mode = on");
        let command = format!("{} archive %p %f", self.script());
        sql(cluster, &format!("alter system set archive_command = '{command}'"));
        cluster.stop_immediate();
        cluster.start_again();
    }

    fn base_backup(&self, cluster: &Cluster) -> String {
        let mut base = self.shell("base");
        let port = cluster.port().to_string();
        run(base.envs([("PGHOST", "127.0.0.1"), ("PGUSER", "postgres"), ("PGPORT", &port)]))
    }
}

#[test]
fn archived_log_recovers_every_act_up_to_a_time() {
    let (cluster, archive) = (Cluster::start(), Archive::new());
    archive.follow(&cluster);
    run(&mut pagoda(&cluster, &["migrate"]));
    let node = Node::at(&cluster.url(), &["--bots", "0"]);
    let mut before = TestTable::begin(&node, "qin", 2, 2);
    let base = archive.base_backup(&cluster);
    assert!(before.play_first());
    // Neither this table nor its guests are in the base backup.
    TestTable::begin(&node, "qin", 2, 2);
    let time = sql(&cluster, "select clock_timestamp()");
    let _too_late = guest(&node);
    let (acts, people) = ("select count(*) from act", "select count(*) from users");
    let live = (sql(&cluster, acts), sql(&cluster, people));
    let segment = sql(&cluster, "select pg_walfile_name(pg_switch_wal())");
    until("the log is archived", || {
        segment <= sql(&cluster, "select coalesce(last_archived_wal, '') from pg_stat_archiver")
    });

    let settings = format!(
        "archive_mode = off\nrestore_command = '{} restore %f %p'\nrecovery_target_time = '{time}'\nrecovery_target_action = promote\n",
        archive.script()
    );
    let unpack = |data: &Path| {
        run(&mut archive.shell(&format!("unpack {base} {}", data.display())));
    };
    let recovered = Cluster::recovered(unpack, &settings);
    until("the recovery has ended", || sql(&recovered, "select pg_is_in_recovery()") == "f");
    let found = (sql(&recovered, acts), sql(&recovered, people));
    assert_eq!(found.0, live.0, "every act before that time is there");
    assert_ne!(found.1, live.1, "the guest after that time isn't");

    let drill = || pagoda(&cluster, &["drill", "--recovered", &recovered.url()]);
    let output = run(&mut drill());
    assert!(output.starts_with("tables: 2, ") && output.contains("people: 4, "), "{output}");
    sql(&recovered, "update users set created_at = created_at + interval '1 second'");
    let failed = drill().output().expect("pagoda starts");
    let error = String::from_utf8_lossy(&failed.stderr).into_owned();
    assert!(
        !failed.status.success() && error.contains("differs from the live database"),
        "{error}"
    );
}

#[test]
fn archive_keeps_the_first_segment_of_a_name() {
    let archive = Archive::new();
    let (one, other) = (archive.0.join("one"), archive.0.join("other"));
    fs::write(&one, "a log").expect("the folder is writable");
    fs::write(&other, "another log").expect("the folder is writable");
    let archived = |path: &Path| {
        let arguments = format!("archive {} 000000010000000000000001", path.display());
        archive.shell(&arguments).output().expect("bash runs").status.success()
    };
    assert!(archived(&one) && archived(&one), "a repeated segment is no error");
    assert!(!archived(&other), "another one isn't accepted");
    let back = archive.0.join("back");
    let arguments = format!("restore 000000010000000000000001 {}", back.display());
    run(&mut archive.shell(&arguments));
    assert_eq!(fs::read_to_string(&back).expect("it is restored"), "a log");
    let arguments = format!("restore 000000010000000000000002 {}", back.display());
    let missing = archive.shell(&arguments).output().expect("bash runs");
    assert!(!missing.status.success(), "there is no such segment");
    let stored = fs::read(archive.0.join("000000010000000000000001.age")).expect("it is archived");
    assert!(!stored.windows(5).any(|bytes| bytes == b"a log"), "it is encrypted");
}
