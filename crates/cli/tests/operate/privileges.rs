//! Nodes serve with a database role that reads and writes rows only.

use std::process::{Command, Output};

use server_testkit::TestDatabase;

/// A database role of one test; dropped with this value.
struct Role<'a> {
    base: &'a TestDatabase,
    name: String,
}

impl Role<'_> {
    fn new(base: &TestDatabase) -> Role<'_> {
        let name = format!("serve-{:016x}", load_client::luck());
        base.sql(&format!("create role \"{name}\""));
        Role { base, name }
    }

    /// The database's URL for sessions with this role.
    fn url(&self) -> String {
        let url = self.base.url();
        let separator = if url.contains('?') { '&' } else { '?' };
        format!("{url}{separator}options=-c%20role%3D{}", self.name)
    }

    fn sql(&self, statement: &str) -> Output {
        let mut psql = Command::new("psql");
        psql.args(["-XqAt", "-v", "ON_ERROR_STOP=1", self.base.url()]);
        psql.args(["-c", &format!("set role \"{}\"", self.name), "-c", statement]);
        psql.output().expect("psql runs")
    }
}

impl Drop for Role<'_> {
    fn drop(&mut self) {
        let name = &self.name;
        self.base.sql(&format!("drop owned by \"{name}\""));
        self.base.sql(&format!("drop role \"{name}\""));
    }
}

fn pagoda(url: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pagoda"));
    command.args(arguments).env("PAGODA_DATABASE_URL", url).output().expect("pagoda starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn role_of_nodes_reads_and_writes_rows_and_no_more() {
    let base = TestDatabase::without_schema();
    let role = Role::new(&base);
    // Twice, as with each upgrade.
    for _ in 0..2 {
        let done = pagoda(base.url(), &["migrate", "--grant-to", &role.name]);
        assert!(done.status.success(), "{}", text(&done.stderr));
    }
    let checked = pagoda(&role.url(), &["serve", "--check"]);
    assert!(checked.status.success(), "{}", text(&checked.stderr));
    for allowed in [
        "insert into users (id, name) values (1, 'Mei')",
        "update users set name = 'Bao' where id = 1",
        "insert into audit_log (action, note) values ('mute', 'loud')",
        "select * from audit_log, _sqlx_migrations",
        "delete from users",
    ] {
        let done = role.sql(allowed);
        assert!(done.status.success(), "{allowed}: {}", text(&done.stderr));
    }
    for refused in [
        "alter table users add column spy text",
        "drop table act",
        "truncate act",
        "create table spy ()",
        "create index spy on act (created_at)",
        "update audit_log set note = ''",
        "delete from audit_log",
        "delete from _sqlx_migrations",
    ] {
        let done = role.sql(refused);
        let error = text(&done.stderr);
        let is_refused = error.contains("permission denied") || error.contains("must be owner");
        assert!(!done.status.success() && is_refused, "{refused}: {error}");
    }
    let unknown = pagoda(base.url(), &["migrate", "--grant-to", "nobody-has-this-name"]);
    assert!(!unknown.status.success(), "a misspelt role is told");
}
