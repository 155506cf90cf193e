//! Rules for the help of a command-line program.

use std::any::TypeId;

use clap::{Arg, ArgAction, Command};

/// Verbs that the help of a command or of a switch begins with.
const VERBS: [&str; 39] = [
    "Allow",
    "Back",
    "Benchmark",
    "Check",
    "Compare",
    "Compute",
    "Count",
    "Deal",
    "Disable",
    "Enable",
    "Expect",
    "Export",
    "Find",
    "Grant",
    "Include",
    "Kill",
    "Load-test",
    "Measure",
    "Migrate",
    "Move",
    "Play",
    "Print",
    "Rate",
    "Recompute",
    "Restore",
    "Resume",
    "Revoke",
    "Run",
    "Sample",
    "Serve",
    "Show",
    "Step",
    "Suggest",
    "Test",
    "Train",
    "Update",
    "Use",
    "Verify",
    "Write",
];
/// Words that begin a clause instead of naming the thing.
const CLAUSES: [&str; 9] = ["A", "An", "How", "That", "The", "What", "Where", "Whether", "Who"];
/// Words of which the help of a number has one: its unit, or what it counts.
const UNITS: [&str; 18] = [
    "seconds",
    "milliseconds",
    "per second",
    "per minute",
    "minutes",
    "number",
    "numbers",
    "maximum",
    "seed",
    "factor",
    "rate",
    "probability",
    "steps",
    "λ",
    "iterations",
    "games",
    "threads",
    "index",
];

/// Everything that is wrong with the help of a program and its subcommands, as `command --flag: fault`.
pub fn help_violations(command: &Command) -> Vec<String> {
    let mut found = Vec::new();
    check_command(command, command.get_name(), &mut found);
    found
}

fn check_command(command: &Command, path: &str, found: &mut Vec<String>) {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let faults =
        wording(&about).chain((!is_imperative(&about)).then_some("begins with no known verb"));
    found.extend(faults.map(|fault| format!("{path}: {fault}: {about}")));
    let shown = command.get_arguments().filter(|arg| !arg.is_hide_set());
    for arg in shown.filter(|arg| !["help", "version"].contains(&arg.get_id().as_str())) {
        let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
        let faults = wording(&help).chain(argument_faults(arg, &help));
        found.extend(faults.map(|fault| format!("{path} {}: {fault}: {help}", arg.get_id())));
    }
    for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
        check_command(sub, &format!("{path} {}", sub.get_name()), found);
    }
}

fn is_imperative(help: &str) -> bool {
    VERBS.contains(&first_word(help))
}

fn first_word(help: &str) -> &str {
    help.split([' ', ':', ',']).next().unwrap_or("")
}

fn wording(help: &str) -> impl Iterator<Item = &'static str> {
    let is_capital = help.starts_with(|letter: char| letter.is_uppercase() || letter == 'λ');
    let checks = [
        (is_capital, "begins with no capital letter"),
        (!help.ends_with('.'), "ends with a dot"),
        (!CLAUSES.contains(&first_word(help)), "begins with a clause"),
        (!help.contains("somebody") && !help.contains("whoever"), "has an indefinite person"),
    ];
    checks.into_iter().filter(|(holds, _)| !holds).map(|(_, fault)| fault)
}

fn argument_faults(arg: &Arg, help: &str) -> impl Iterator<Item = &'static str> + use<> {
    let is_switch = matches!(arg.get_action(), ArgAction::SetTrue);
    let is_number = !is_switch && takes_number(arg);
    let has_default = !arg.get_default_values().is_empty()
        || arg.is_required_set()
        || help.contains("[default: ");
    let lower = help.to_lowercase();
    let has_unit = UNITS.iter().any(|unit| lower.contains(unit));
    let checks = [
        (!is_switch || is_imperative(help), "is a switch without a verb"),
        (!is_number || has_default, "names no default"),
        (!is_number || has_unit, "names no unit"),
    ];
    checks.into_iter().filter(|(holds, _)| !holds).map(|(_, fault)| fault)
}

fn takes_number(arg: &Arg) -> bool {
    let kind = arg.get_value_parser().type_id();
    let numbers = [
        TypeId::of::<u8>(),
        TypeId::of::<u16>(),
        TypeId::of::<u32>(),
        TypeId::of::<u64>(),
        TypeId::of::<usize>(),
        TypeId::of::<f32>(),
        TypeId::of::<f64>(),
    ];
    numbers.iter().any(|number| kind == *number)
}

#[cfg(test)]
mod tests {
    use clap::value_parser;

    use super::*;

    #[test]
    fn dialect_is_found_and_plain_help_passes() {
        let rate = |id: &'static str| Arg::new(id).long(id).value_parser(value_parser!(u32));
        let good = Command::new("serve").about("Serve players").arg(
            rate("limit").default_value("10").help("Maximum requests per second per client IP"),
        );
        assert_eq!(help_violations(&good), Vec::<String>::new());
        let bad = Command::new("serve")
            .about("A node that serves.")
            .arg(rate("questions").help("Questions, in the long run"))
            .arg(Arg::new("tls").action(ArgAction::SetTrue).help("Whether players come over TLS"))
            .arg(rate("old").help("whatever.").hide(true));
        // A dot, a clause and no verb; no default and no unit; a clause and no verb.
        assert_eq!(help_violations(&bad).len(), 7, "{:?}", help_violations(&bad));
    }
}
