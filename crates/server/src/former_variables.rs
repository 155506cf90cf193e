//! Former names of environment variables, which are read for one more release where the new name isn't set.

use std::env;

use clap::Command;

/// Former names, with the names that replaced them.
const FORMER: [(&str, &str); 16] = [
    ("PAGODA_ADMIN", "PAGODA_ADMIN_LISTEN"),
    ("PAGODA_ALLOW_PRIVATE", "PAGODA_ALLOW_PRIVATE_ADDRESSES"),
    ("PAGODA_BEAT", "PAGODA_HEARTBEAT_INTERVAL"),
    ("PAGODA_BOT_TIME", "PAGODA_BOT_THINK_TIME_FACTOR"),
    ("PAGODA_COMMANDS", "PAGODA_RATE_LIMIT_COMMANDS"),
    ("PAGODA_CONNECTIONS", "PAGODA_DB_POOL_SIZE"),
    ("PAGODA_GRACE", "PAGODA_SHUTDOWN_TIMEOUT"),
    ("PAGODA_GUESTS", "PAGODA_RATE_LIMIT_GUESTS"),
    ("PAGODA_ORIGINS", "PAGODA_ALLOWED_ORIGINS"),
    ("PAGODA_OUTAGE", "PAGODA_OUTAGE_THRESHOLD"),
    ("PAGODA_PROXIES", "PAGODA_TRUSTED_PROXIES"),
    ("PAGODA_QUESTIONS", "PAGODA_RATE_LIMIT_REQUESTS"),
    ("PAGODA_SIGN_INS", "PAGODA_RATE_LIMIT_SIGN_INS"),
    ("PAGODA_SITE", "PAGODA_STATIC_DIR"),
    ("PAGODA_SOCKETS", "PAGODA_MAX_CONNECTIONS"),
    ("PAGODA_SOCKETS_FROM", "PAGODA_MAX_CONNECTIONS_PER_IP"),
];

/// The former variables that are read: set, while the new one isn't.
fn in_use() -> impl Iterator<Item = (&'static str, &'static str)> {
    let is_set = |name: &str| env::var_os(name).is_some();
    FORMER.into_iter().filter(move |(former, new)| is_set(former) && !is_set(new))
}

/// Lets all subcommands read former variables where the new ones aren't set.
pub fn read_former_variables(command: Command) -> Command {
    let former: Vec<_> = in_use().collect();
    command.mut_subcommands(|subcommand| {
        subcommand.mut_args(|arg| {
            let name = arg.get_env().and_then(|name| name.to_str());
            match former.iter().find(|(_, new)| name == Some(new)) {
                Some((former, _)) => arg.env(former).hide_env(true),
                None => arg,
            }
        })
    })
}

/// Logs a warning for every former variable that is read.
pub fn warn_of_former_variables() {
    for (variable, replacement) in in_use() {
        tracing::warn!(
            variable,
            replacement,
            "environment variable was renamed; using it until the next release"
        );
    }
}
