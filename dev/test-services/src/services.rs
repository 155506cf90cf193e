//! The servers that all tests share: from environment variables, or else from `tools/services`.

use std::{env, path::PathBuf, process::Command, sync::OnceLock};

use crate::word::run;

/// `tools/services` of the clone that the tests run in, wherever they were built.
fn tool() -> PathBuf {
    let here = env::var_os("CARGO_MANIFEST_DIR");
    here.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from)
        .join("../../tools/services")
}

fn address(variable: &str) -> String {
    if let Ok(address) = env::var(variable) {
        return address;
    }
    static PRINTED: OnceLock<String> = OnceLock::new();
    let printed = PRINTED.get_or_init(|| {
        run(Command::new(tool()).arg("start"));
        run(Command::new(tool()).arg("env"))
    });
    let prefix = format!("export {variable}=");
    let address = printed.lines().find_map(|line| line.strip_prefix(&prefix));
    address.unwrap_or_else(|| panic!("tools/services env prints no {variable}")).to_owned()
}

/// URL of the database from which others are created.
pub(crate) fn database_url() -> String {
    address("PAGODA_TEST_DATABASE_URL")
}

/// The address of the NATS that all tests share: use subjects of your own.
pub async fn nats_url() -> String {
    tokio::task::spawn_blocking(|| address("PAGODA_TEST_NATS_URL")).await.expect("the call ends")
}
