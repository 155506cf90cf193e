//! Strings that broke other programs: short ones in a list that browser tests read too, and long ones.

/// Strings that a client may send.
pub(super) fn corpus() -> Vec<String> {
    let mut all: Vec<String> =
        serde_json::from_str(include_str!("strings.json")).expect("a list of strings");
    all.extend(["x".repeat(81), "ż".repeat(501), "長".repeat(5_000)]);
    all
}
