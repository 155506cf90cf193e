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
    club.printed(&["backup", file.path()]);
    let mode = fs::metadata(&file.0).expect("the backup exists").permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "the backup is readable by its owner only");
    assert!(!club.pagoda(&["backup", file.path()]).status.success(), "a file isn't overwritten");
    let output = club.printed(&["drill", file.path()]);
    assert!(output.starts_with("tables: 7, ") && output.contains("all match"), "{output}");
    // A running game is compared up to the state in the backup.
    let next = live.players.iter_mut().find(|it| it.is_to_act());
    if let Some(player) = next {
        let made = player.made.len();
        club.base.runtime.block_on(player.make(made + 1));
    }
    club.printed(&["drill", file.path()]);
    club.printed(&["drill"]);
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

fn drill_finds_a_change(club: &Club, file: &File) {
    club.sql("update act set created_at = created_at + interval '1 second' where number = 3");
    let drill = club.pagoda(&["drill", file.path()]);
    let error = String::from_utf8_lossy(&drill.stderr).into_owned();
    assert!(!drill.status.success() && error.contains("differs from the live database"), "{error}");
    // A temporary database that wasn't dropped would be named.
    assert!(!error.contains("failed to drop"), "{error}");
}
