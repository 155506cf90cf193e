//! People and tables may be in different databases, so no statement names relations of both.

use std::{collections::BTreeSet, fs, io};

use tidy::{root, rust_files};

/// Relations of the home database.
const HOME: [&str; 26] = [
    "account",
    "audit_log",
    "block",
    "friendship",
    "game_result",
    "game_result_seat",
    "ladder_game",
    "ladder_history",
    "ladder_rating",
    "notification_channel",
    "outbox",
    "passkey",
    "pending_verification",
    "quick_match",
    "rated_game",
    "rating",
    "rating_history",
    "report",
    "seat_token",
    "server_secret",
    "session",
    "sign_in_place",
    "table_part",
    "users",
    "webauthn_challenge",
    "webhook_network",
];
/// Relations of the databases of tables.
const TABLES: [&str; 9] = [
    "act",
    "archived_table",
    "chat_message",
    "format_change",
    "heartbeat",
    "outage",
    "table_creator",
    "table_member",
    "tables",
];
/// Words of SQL that the name of a relation follows.
const BEFORE_RELATIONS: [&str; 5] = ["from", "into", "join", "update", "using"];

/// The relations that a text in SQL names, in Rust or not.
fn relations(text: &str) -> BTreeSet<String> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = code.collect::<Vec<_>>().join(" ").to_lowercase();
    let words: Vec<&str> = code
        .split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
        .filter(|word| !word.is_empty() && *word != "only")
        .collect();
    let pairs = words.windows(2).filter(|pair| BEFORE_RELATIONS.contains(&pair[0]));
    pairs.map(|pair| pair[1].to_owned()).collect()
}

/// The relations among some that the files of a folder of the store name.
fn named_in(folder: &str, among: &[&str]) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    for (path, text) in rust_files(&root().join("crates/store/src").join(folder))? {
        let named = relations(&text);
        let named = among.iter().filter(|name| named.contains(**name));
        found.extend(named.map(|name| format!("{}: {name}", path.display())));
    }
    Ok(found)
}

#[test]
fn every_relation_belongs_to_one_database() -> io::Result<()> {
    let mut created = BTreeSet::new();
    for entry in fs::read_dir(root().join("crates/store/migrations"))? {
        let text = fs::read_to_string(entry?.path())?;
        let names = text.split("create table ").skip(1);
        created.extend(names.filter_map(|rest| Some(rest.split_whitespace().next()?.to_owned())));
    }
    let listed: BTreeSet<String> = HOME.iter().chain(&TABLES).map(|it| (*it).to_owned()).collect();
    assert_eq!(listed.len(), HOME.len() + TABLES.len(), "a relation is listed twice");
    assert_eq!(created, listed);
    Ok(())
}

#[test]
fn no_statement_names_people_and_tables() -> io::Result<()> {
    assert_eq!(named_in("home", &TABLES)?, Vec::<String>::new());
    assert_eq!(named_in("tables", &HOME)?, Vec::<String>::new());
    // Each has statements at all.
    assert!(named_in("home", &HOME)?.len() > HOME.len() / 2);
    assert!(named_in("tables", &TABLES)?.len() > TABLES.len() / 2);
    for folder in ["across", "database"] {
        let all: Vec<&str> = HOME.iter().chain(&TABLES).copied().collect();
        assert_eq!(named_in(folder, &all)?, Vec::<String>::new());
    }
    Ok(())
}

#[test]
fn a_relation_is_found_wherever_a_statement_names_it() {
    let text = "
        // select from tables
        query(\"with gone as (delete from act using users)
            update
                session set a = b; insert into outbox; select from only block join rating\")";
    let found = relations(text);
    for name in ["act", "users", "session", "outbox", "block", "rating"] {
        assert!(found.contains(name), "{name}");
    }
    assert!(!found.contains("tables"));
}
