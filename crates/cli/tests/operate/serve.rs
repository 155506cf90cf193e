//! `pagoda serve` fails if it can't serve.

use std::{fs, process::Command};

#[test]
fn folder_without_a_client_is_refused() {
    let folder = std::env::temp_dir().join(format!("pagoda-no-site-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("the folder is created");
    for (site, why) in
        [(folder.clone(), "contains no browser client"), (folder.join("no"), "No such file")]
    {
        let mut pagoda = Command::new(env!("CARGO_BIN_EXE_pagoda"));
        pagoda
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--admin-listen",
                "127.0.0.1:0",
                "--static-dir",
            ])
            .arg(site);
        let done = pagoda.output().expect("pagoda starts");
        assert!(!done.status.success());
        let error = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(error.contains(why), "{error}");
    }
    let _ = fs::remove_dir(&folder);
}
