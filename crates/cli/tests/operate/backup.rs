//! Backup, restore and restore drill.

use std::{fs, os::unix::fs::PermissionsExt as _, path::PathBuf, process::Command};

use server_testkit::{BOT, Club, Node, OPEN, TestDatabase, finish, gather};

use crate::Commands as _;

/// A temporary file, deleted on drop.
struct File(PathBuf);

impl File {
    fn new() -> File {
        File(std::env::temp_dir().join(format!("pagoda-backup-{:016x}", load_client::luck())))
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("the path is UTF-8")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn restored_backup_replays_every_game() {
    let (club, file) = (Club::open(), File::new());
    let people = club.base.runtime.block_on(club.people(&["Mei", "Bao"]));
    let playing = async {
        // Packed games, finished games, and a running one.
        for is_packed in [true, false] {
            for game in table::SLUGS {
                finish(gather(&people, game, &[OPEN, BOT, OPEN], true).await).await;
            }
            if is_packed {
                club.pack_all();
            }
        }
        let mut live = gather(&people, "qin", &[OPEN, OPEN], false).await;
        for player in &mut live.players {
            while player.shown.is_none() {
                player.hear().await;
            }
        }
        let first = live
            .players
            .iter()
            .position(load_client::SimulatedPlayer::is_to_act)
            .expect("a seat is to act");
        live.players[first].make(1).await;
        live
    };
    let mut live = club.base.runtime.block_on(playing);
    // A rating at least, whichever games are rated.
    club.sql(
        "insert into ladder_rating (game, pool, player_id, mu, sigma, games)
         values ('dragon', 2, -3, 25, 8, 1) on conflict do nothing",
    );
    club.printed(&["backup", file.path()]);
    let mode = fs::metadata(&file.0).expect("the backup exists").permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "the backup is readable by its owner only");
    assert!(!club.pagoda(&["backup", file.path()]).status.success(), "a file isn't overwritten");
    let output = club.printed(&["drill", file.path()]);
    assert!(output.starts_with("tables: 7, ") && output.contains("all match"), "{output}");
    assert!(output.contains("people: 2, ratings: "), "{output}");
    // A running game is compared up to the state in the backup.
    let next = live.players.iter_mut().find(|it| it.is_to_act());
    if let Some(player) = next {
        let made = player.made.len();
        club.base.runtime.block_on(player.make(made + 1));
    }
    club.printed(&["drill", file.path()]);
    club.printed(&["drill"]);
    drill_reads_a_pipe(&club);
    restored(&club, &file, live.players[0].seated.table);
    drill_finds_a_change(&club, &file);
}

/// Restores the backup into an empty database, and serves it.
fn restored(club: &Club, file: &File, table: wire::api::TableId) {
    let base = TestDatabase::without_schema();
    let restore = || {
        let mut restore = Command::new(env!("CARGO_BIN_EXE_pagoda"));
        restore.args(["restore", file.path()]).env("PAGODA_DATABASE_URL", base.url());
        restore.output().expect("pagoda starts")
    };
    let done = restore();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert!(!restore().status.success(), "the database must be empty");
    let node = Node::on(&base, &["--bots", "0"]);
    let card = node.client().get(&format!("/api/tables/{table}")).json();
    assert_eq!((&card["id"], &card["status"]), (&table.to_string().into(), &"running".into()));
    assert_eq!(base.sql("select count(*) from users"), club.sql("select count(*) from users"));
}

/// The output of `backup -` goes through other programs, such as encryption and decryption.
fn drill_reads_a_pipe(club: &Club) {
    let pagoda = env!("CARGO_BIN_EXE_pagoda");
    let pipe = format!("set -o pipefail; {pagoda} backup - | gzip | gunzip | {pagoda} drill -");
    let mut shell = Command::new("bash");
    let done = shell.args(["-c", &pipe]).env("PAGODA_DATABASE_URL", club.base.url()).output();
    let done = done.expect("bash runs");
    let output = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert!(output.starts_with("tables: 7, ") && output.contains("all match"), "{output}");
}

fn drill_finds_a_change(club: &Club, file: &File) {
    for (change, undo, found) in [
        (
            "update users set created_at = created_at + interval '1 second'",
            "update users set created_at = created_at - interval '1 second'",
            "user ",
        ),
        (
            "update ladder_rating set mu = mu + 1",
            "update ladder_rating set mu = mu - 1",
            "the rating of ",
        ),
    ] {
        club.sql(change);
        let drill = club.pagoda(&["drill", file.path()]);
        let error = String::from_utf8_lossy(&drill.stderr).into_owned();
        assert!(!drill.status.success() && error.contains(found), "{error}");
        club.sql(undo);
    }
    club.sql("update act set created_at = created_at + interval '1 second' where number = 3");
    let drill = club.pagoda(&["drill", file.path()]);
    let error = String::from_utf8_lossy(&drill.stderr).into_owned();
    assert!(!drill.status.success() && error.contains("differs from the live database"), "{error}");
    // A temporary database that wasn't dropped would be named.
    assert!(!error.contains("failed to drop"), "{error}");
}
