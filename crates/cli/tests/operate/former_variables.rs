//! Former environment variables are read for one more release, with a warning.

use std::process::Command;

/// Former variables and the ones that replaced them, each with a value, and an invalid one if there are any.
const FORMER: [(&str, &str, &str, Option<&str>); 16] = [
    ("PAGODA_ADMIN", "PAGODA_ADMIN_LISTEN", "127.0.0.1:0", Some("nowhere")),
    ("PAGODA_ALLOW_PRIVATE", "PAGODA_ALLOW_PRIVATE_ADDRESSES", "true", Some("maybe")),
    ("PAGODA_BEAT", "PAGODA_HEARTBEAT_INTERVAL", "500", Some("often")),
    ("PAGODA_BOT_TIME", "PAGODA_BOT_THINK_TIME_FACTOR", "0.5", Some("half")),
    ("PAGODA_COMMANDS", "PAGODA_RATE_LIMIT_COMMANDS", "5", Some("five")),
    ("PAGODA_CONNECTIONS", "PAGODA_DB_POOL_SIZE", "5", Some("five")),
    ("PAGODA_GRACE", "PAGODA_SHUTDOWN_TIMEOUT", "5", Some("five")),
    ("PAGODA_GUESTS", "PAGODA_RATE_LIMIT_GUESTS", "5", Some("five")),
    ("PAGODA_ORIGINS", "PAGODA_ALLOWED_ORIGINS", "https://a.example", None),
    ("PAGODA_OUTAGE", "PAGODA_OUTAGE_THRESHOLD", "5", Some("five")),
    ("PAGODA_PROXIES", "PAGODA_TRUSTED_PROXIES", "10.0.0.0/8", Some("here")),
    ("PAGODA_QUESTIONS", "PAGODA_RATE_LIMIT_REQUESTS", "5", Some("five")),
    ("PAGODA_SIGN_INS", "PAGODA_RATE_LIMIT_SIGN_INS", "5", Some("five")),
    ("PAGODA_SITE", "PAGODA_STATIC_DIR", "/nonexistent", None),
    ("PAGODA_SOCKETS", "PAGODA_MAX_CONNECTIONS", "5", Some("five")),
    ("PAGODA_SOCKETS_FROM", "PAGODA_MAX_CONNECTIONS_PER_IP", "5", Some("five")),
];

/// The output of `pagoda serve` with these variables. It fails at once, because it has no database.
fn serve(arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pagoda"));
    command.arg("serve").args(arguments).env_clear().envs(variables.iter().copied());
    let done = command.output().expect("pagoda starts");
    let output = [done.stdout, done.stderr].concat();
    String::from_utf8_lossy(&output).into_owned()
}

#[test]
fn former_variables_are_read_where_the_new_ones_are_not_set() {
    for (former, new, value, invalid) in FORMER {
        let flag = new.trim_start_matches("PAGODA_").to_lowercase().replace('_', "-");
        let output = serve(&["--check"], &[(former, value)]);
        let named = format!("\"variable\":\"{former}\",\"replacement\":\"{new}\"");
        assert_eq!(output.matches(&named).count(), 1, "{output}");
        if let Some(invalid) = invalid {
            let output = serve(&["--check"], &[(former, invalid)]);
            assert!(output.contains(&format!("--{flag}")) && output.contains(invalid), "{output}");
            let output = serve(&["--check"], &[(former, invalid), (new, value)]);
            assert!(
                !output.contains(former) && !output.contains(invalid),
                "the new variable takes precedence: {output}"
            );
        }
    }
    // A missing folder is the first error of a node.
    assert!(serve(&["--check"], &[("PAGODA_SITE", "/nonexistent")]).contains("/nonexistent"));
}

#[test]
fn help_names_only_new_variables() {
    let all: Vec<_> = FORMER.iter().map(|(former, _, value, _)| (*former, *value)).collect();
    for variables in [&[][..], &all] {
        // Lines may be wrapped at any word.
        let help = serve(&["--help"], variables);
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        for (former, new, ..) in FORMER {
            assert!(!help.contains(&format!("{former}=")), "{help}");
            assert!(
                !variables.is_empty() || help.contains(&format!("[env: {new}=")),
                "{new}: {help}"
            );
        }
    }
}
