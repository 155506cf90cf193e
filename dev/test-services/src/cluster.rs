//! A PostgreSQL cluster for one test, which can be stopped at any time.

use std::{
    fs::{self, Permissions},
    io::Write as _,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::{
    free_port,
    word::{fresh, is_orphan, run},
};

/// A running PostgreSQL with its own data. It is stopped and deleted with this value.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    port: u16,
    /// The file with the offset of its clock, if that can be moved.
    time: Option<PathBuf>,
}

/// The library that moves a process's time, as Debian has it.
const FAKETIME: &str = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";

const WHAT: &str = "cluster";

impl Cluster {
    /// Creates and starts a cluster with production durability (`fsync`).
    pub fn start() -> Cluster {
        Cluster::make(false)
    }

    /// The same, with a movable clock.
    pub fn start_movable() -> Cluster {
        assert!(Path::new(FAKETIME).exists(), "libfaketime is installed: see tools/install");
        Cluster::make(true)
    }

    fn make(is_movable: bool) -> Cluster {
        sweep();
        let folder = std::env::temp_dir().join(fresh(WHAT));
        fs::create_dir(&folder).expect("the temporary folder is writable");
        if is_root() {
            run(Command::new("chown").arg("postgres:").arg(&folder));
        }
        let data = folder.join("data");
        let mut initdb = as_owner("initdb");
        initdb.args(["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"]);
        run(initdb.args(["--no-sync", "--no-instructions", "-D"]).arg(&data));
        let time = is_movable.then(|| folder.join("time"));
        let cluster = Cluster { folder, port: free_port(), time };
        if is_movable {
            cluster.move_time(Duration::ZERO);
        }
        cluster.start_again();
        cluster
    }

    /// Sets how far its clock is ahead of the system clock.
    pub fn move_time(&self, ahead: Duration) {
        let time = self.time.as_ref().expect("the cluster has a movable clock");
        let next = time.with_extension("next");
        fs::write(&next, format!("+{}", ahead.as_secs())).expect("the folder is writable");
        fs::rename(next, time).expect("the folder is writable");
    }

    /// Stops it as a power cut would: nothing is finished, nothing is flushed.
    pub fn stop_immediate(&self) {
        run(pg_ctl(&self.folder).args(["stop", "-s", "-w", "-m", "immediate"]));
    }

    /// Starts it on the same data and port.
    pub fn start_again(&self) {
        let folder = self.folder.display();
        let options =
            format!("-p {} -c listen_addresses=127.0.0.1 -k {folder} -c fsync=on", self.port);
        let mut start = match &self.time {
            Some(time) => moved(time, &self.folder),
            None => pg_ctl(&self.folder),
        };
        start.args(["start", "-s", "-w", "-t", "60", "-o", &options]);
        start.arg("-l").arg(self.folder.join("log"));
        // The server keeps inherited descriptors: reading a pipe would never end.
        let started = start.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let is_up = started.status().is_ok_and(|status| status.success());
        assert!(is_up, "{}", fs::read_to_string(self.folder.join("log")).unwrap_or_default());
    }

    /// Starts a cluster on the files of a base backup, which recovers by these settings. `unpack` puts them into a folder.
    pub fn recovered(unpack: impl FnOnce(&Path), settings: &str) -> Cluster {
        let folder = std::env::temp_dir().join(fresh(WHAT));
        let data = folder.join("data");
        fs::create_dir_all(&data).expect("the temporary folder is writable");
        fs::set_permissions(&data, Permissions::from_mode(0o700)).expect("the folder is ours");
        unpack(&data);
        fs::write(data.join("recovery.signal"), "").expect("the folder is writable");
        let (file, mut text) = (data.join("postgresql.auto.conf"), String::from("\n"));
        text += settings;
        let mut opened = fs::OpenOptions::new().append(true).open(file).expect("a backup has it");
        opened.write_all(text.as_bytes()).expect("the folder is writable");
        if is_root() {
            run(Command::new("chown").args(["-R", "postgres:"]).arg(&folder));
        }
        let cluster = Cluster { folder, port: free_port(), time: None };
        cluster.start_again();
        cluster
    }

    /// Starts a standby on a copy of a primary, which follows it.
    pub fn standby_of(primary: &Cluster) -> Cluster {
        let folder = std::env::temp_dir().join(fresh(WHAT));
        fs::create_dir(&folder).expect("the temporary folder is writable");
        if is_root() {
            run(Command::new("chown").arg("postgres:").arg(&folder));
        }
        let cluster = Cluster { folder, port: free_port(), time: None };
        cluster.follow(primary);
        cluster
    }

    /// Becomes a standby on a new copy of a primary, on its own port. It must have been stopped.
    pub fn follow(&self, primary: &Cluster) {
        let data = self.folder.join("data");
        if data.exists() {
            fs::remove_dir_all(&data).expect("the data of a stopped cluster can be deleted");
        }
        let mut copy = as_owner("pg_basebackup");
        copy.args(["-h", "127.0.0.1", "-U", "postgres", "-p", &primary.port.to_string()]);
        run(copy.args(["-X", "stream", "-c", "fast", "-R", "--no-sync", "-D"]).arg(&data));
        self.start_again();
        primary.wait_until("exists (select from pg_stat_replication where state = 'streaming')");
    }

    /// Acknowledges commits from now on only when a standby has them too. Standbys that are copied afterwards have the same setting.
    pub fn replicate_synchronously(&self) {
        self.sql("alter system set synchronous_standby_names = '*'");
        self.sql("select pg_reload_conf()");
    }

    /// A standby receives nothing more: what is committed from now on is lost if it is promoted.
    pub fn stop_receiving(&self) {
        self.sql("alter system set primary_conninfo = ''");
        self.sql("select pg_reload_conf()");
        self.wait_until("not exists (select from pg_stat_wal_receiver)");
    }

    /// A standby becomes a primary.
    pub fn promote(&self) {
        run(pg_ctl(&self.folder).args(["promote", "-s", "-w"]));
    }

    /// Waits for a condition in SQL; panics after half a minute.
    pub(crate) fn wait_until(&self, condition: &str) {
        let begun = Instant::now();
        while self.sql(&format!("select {condition}")) != "t" {
            assert!(begun.elapsed() < Duration::from_secs(30), "timed out waiting for {condition}");
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Runs a statement as an administrator; what it prints.
    pub fn sql(&self, statement: &str) -> String {
        run(Command::new("psql").args(["-XqAt", "-d", &self.url(), "-c", statement]))
    }

    /// The URL to connect to.
    pub fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    /// The port it listens on, also after a stop.
    pub fn port(&self) -> u16 {
        self.port
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        delete(&self.folder);
    }
}

fn delete(folder: &Path) {
    let _ = pg_ctl(folder).args(["stop", "-s", "-w", "-m", "immediate"]).output();
    let _ = fs::remove_dir_all(folder);
}

/// Deletes clusters of killed tests.
fn sweep() {
    let Ok(entries) = fs::read_dir(std::env::temp_dir()) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.file_name().and_then(|name| name.to_str()).is_some_and(|it| is_orphan(it, WHAT)) {
            delete(&path);
        }
    }
}

fn is_root() -> bool {
    run(Command::new("id").arg("-u")) == "0"
}

fn pg_ctl(folder: &Path) -> Command {
    let mut command = as_owner("pg_ctl");
    command.arg("-D").arg(folder.join("data"));
    command
}

/// The same with the clock of a file. The library is preloaded for the owner only: libfaketime's shared
/// memory belongs to the user who creates it.
fn moved(time: &Path, folder: &Path) -> Command {
    let mut command = as_owner("/usr/bin/env");
    command.arg(format!("LD_PRELOAD={FAKETIME}"));
    command.arg(format!("FAKETIME_TIMESTAMP_FILE={}", time.display()));
    // Read the file on every call; waits use the real monotonic clock.
    command.args(["FAKETIME_NO_CACHE=1", "FAKETIME_DONT_FAKE_MONOTONIC=1"]);
    command.arg(programs().join("pg_ctl")).arg("-D").arg(folder.join("data"));
    command
}

/// A program of PostgreSQL; it refuses to be run by root.
fn as_owner(program: &str) -> Command {
    let program = programs().join(program);
    let mut command = if is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--init-groups", "--"]);
        command.arg(program);
        command
    } else {
        Command::new(program)
    };
    command.current_dir("/");
    command
}

/// The folder of PostgreSQL's programs: Debian keeps a folder for each version.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let version = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.and_then(|name| name.parse::<u32>().ok())
    };
    let newest = versions.filter_map(|entry| Some(entry.ok()?.path())).max_by_key(version);
    newest.map_or_else(PathBuf::new, |folder| folder.join("bin"))
}

#[cfg(test)]
mod tests {
    use std::net::TcpStream;

    use super::*;

    #[test]
    fn a_cluster_stops_starts_again_and_leaves_nothing() {
        let cluster = Cluster::start();
        let ask = |statement: &str| {
            Command::new("psql").args(["-XqAt", &cluster.url(), "-c", statement]).output()
        };
        assert!(ask("create table kept as select 7 as n").expect("psql runs").status.success());
        cluster.stop_immediate();
        assert!(TcpStream::connect(("127.0.0.1", cluster.port())).is_err());
        cluster.start_again();
        let seen = ask("select n from kept").expect("psql runs").stdout;
        assert_eq!(String::from_utf8_lossy(&seen), "7\n");
        let (folder, port) = (cluster.folder.clone(), cluster.port());
        drop(cluster);
        assert!(!folder.exists() && TcpStream::connect(("127.0.0.1", port)).is_err());
    }

    #[test]
    fn the_time_of_a_cluster_can_be_moved() {
        let cluster = Cluster::start_movable();
        let now = || -> i64 {
            let ask = "select extract(epoch from now())::bigint";
            run(Command::new("psql").args(["-XqAt", &cluster.url(), "-c", ask])).parse().unwrap()
        };
        let before = now();
        cluster.move_time(Duration::from_secs(864_000));
        assert!((864_000..864_060).contains(&(now() - before)));
    }
}
