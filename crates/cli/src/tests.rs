//! The command line: help in common words, and former flags that still work.

use clap::CommandFactory as _;

use crate::Pagoda;

/// Former flags of `serve` and the flags that replaced them, each with a value.
const FORMER: [(&str, &str, Option<&str>); 16] = [
    ("admin", "admin-listen", Some("127.0.0.1:9099")),
    ("allow-private", "allow-private-addresses", None),
    ("beat", "heartbeat-interval", Some("77")),
    ("bot-time", "bot-think-time-factor", Some("0.25")),
    ("commands", "rate-limit-commands", Some("77")),
    ("connections", "db-pool-size", Some("77")),
    ("grace", "shutdown-timeout", Some("77")),
    ("guests", "rate-limit-guests", Some("77")),
    ("origins", "allowed-origins", Some("https://a.example")),
    ("outage", "outage-threshold", Some("77")),
    ("proxies", "trusted-proxies", Some("10.0.0.0/8")),
    ("questions", "rate-limit-requests", Some("77")),
    ("sign-ins", "rate-limit-sign-ins", Some("77")),
    ("site", "static-dir", Some("/srv/client")),
    ("sockets", "max-connections", Some("77")),
    ("sockets-from", "max-connections-per-ip", Some("77")),
];

/// The help of a subcommand, as `--help` prints it.
fn help(subcommand: &str) -> String {
    let mut command = Pagoda::command();
    let found = command.find_subcommand_mut(subcommand).expect("a known subcommand");
    found.render_long_help().to_string()
}

#[test]
fn help_is_imperative_and_names_units() {
    let wrong = server_testkit::help_violations(&Pagoda::command());
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn commands_on_the_database_list_its_flags_only() {
    let commands =
        ["migrate", "moderator", "backup", "restore", "drill", "ratings", "export"].map(help);
    for help in commands {
        assert!(help.contains("--database-url") && help.contains("--database-url-file"), "{help}");
        for flag in ["--bots", "--db-pool-size", "--listen", "--nats-url", "--smtp-url"] {
            assert!(!help.contains(flag), "{flag}: {help}");
        }
    }
    assert!(help("worker").contains("--db-pool-size"));
}

#[test]
fn former_flags_set_the_new_ones_and_are_hidden() {
    let help = help("serve");
    for (former, new, value) in FORMER {
        let arguments = ["pagoda", "serve", &format!("--{former}")].map(str::to_owned);
        let arguments = arguments.into_iter().chain(value.map(str::to_owned));
        let matches = Pagoda::command().try_get_matches_from(arguments).expect("valid arguments");
        let (_, serve) = matches.subcommand().expect("a subcommand");
        let found = serve.get_raw(&new.replace('-', "_")).expect("the flag is set").next();
        assert_eq!(found.and_then(|it| it.to_str()), Some(value.unwrap_or("true")), "{former}");
        assert!(help.contains(&format!("--{new}")), "{new}");
        let is_shown = help.lines().any(|line| {
            let flag = line.trim_start().strip_prefix("--").unwrap_or("");
            flag.split([' ', '=']).next() == Some(former)
        });
        assert!(!is_shown, "{former}");
    }
}

#[test]
fn former_commands_run_the_new_ones_and_are_hidden() {
    let former = ["pagoda", "host", "aaaaaaaaaaab", "--not"];
    let matches = Pagoda::command().try_get_matches_from(former).expect("valid arguments");
    let (name, moderator) = matches.subcommand().expect("a subcommand");
    assert!(name == "moderator" && moderator.get_flag("revoke"));
    let top = Pagoda::command().render_long_help().to_string();
    assert!(top.contains("\n  moderator ") && !top.contains("\n  host "), "{top}");
    assert!(!help("moderator").contains("--not"));
}
