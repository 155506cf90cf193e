//! A backup holds every game as it was, whatever happened since.

use std::{fs, os::unix::fs::PermissionsExt as _, path::PathBuf, process::Command};

use server_testkit::{BOT, Club, Node, OPEN, TestDatabase, finish, gather};

use crate::Commands as _;

/// A file of a test's own, gone with this value.
struct File(PathBuf);

impl File {
    fn new() -> File {
        File(std::env::temp_dir().join(format!("pagoda-backup-{:016x}", load_client::luck())))
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a path of ours is text")
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
        // One that is over, one that is packed, and one that goes on.
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
            .expect("somebody is");
        live.players[first].make(1).await;
        live
    };
    let mut live = club.base.runtime.block_on(playing);
    club.printed(&["backup", file.path()]);
    let mode = fs::metadata(&file.0).expect("it was written").permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "it holds secrets");
    assert!(!club.pagoda(&["backup", file.path()]).status.success(), "nothing is overwritten");
    let said = club.printed(&["drill", file.path()]);
    assert!(said.starts_with("tables: 7, ") && said.contains("all match"), "{said}");
    // What goes on is compared as far as the backup goes.
    let next = live.players.iter_mut().find(|it| it.is_to_act());
    if let Some(player) = next {
        let made = player.made.len();
        club.base.runtime.block_on(player.make(made + 1));
    }
    club.printed(&["drill", file.path()]);
    club.printed(&["drill"]);
    restored(&club, &file, live.players[0].seated.table);
    what_was_changed_is_found(&club, &file);
}

/// It is served again from another database, which was empty.
fn restored(club: &Club, file: &File, table: wire::api::TableId) {
    let base = TestDatabase::without_schema();
    let restore = || {
        let mut restore = Command::new(env!("CARGO_BIN_EXE_pagoda"));
        restore.args(["restore", file.path()]).env("PAGODA_DATABASE_URL", base.url());
        restore.output().expect("pagoda was built")
    };
    let done = restore();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert!(!restore().status.success(), "only into an empty one");
    let node = Node::on(&base, &["--bots", "0"]);
    let card = node.client().get(&format!("/api/tables/{table}")).json();
    assert_eq!((&card["id"], &card["status"]), (&table.to_string().into(), &"running".into()));
    assert_eq!(base.sql("select count(*) from users"), club.sql("select count(*) from users"));
}

fn what_was_changed_is_found(club: &Club, file: &File) {
    club.sql("update act set created_at = created_at + interval '1 second' where number = 3");
    let drill = club.pagoda(&["drill", file.path()]);
    let said = String::from_utf8_lossy(&drill.stderr).into_owned();
    assert!(!drill.status.success() && said.contains("differs from the live database"), "{said}");
    // A database that couldn't be dropped would be named.
    assert!(!said.contains("failed to drop"), "{said}");
}
