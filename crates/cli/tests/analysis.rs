//! `pagoda hint` and `pagoda analyse` on the beginnings of golden records.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

/// Lines to take from a record: some rounds of every game.
const LINES: usize = 36;

fn run(args: &[&str]) -> (String, bool) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pagoda"));
    let done = command.args(args).env("LANG", "en").output().expect("pagoda starts");
    let printed = [done.stdout, done.stderr].concat();
    (String::from_utf8(printed).expect("the output is UTF-8"), done.status.success())
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The beginning of a golden record, in a file of its own.
fn beginning(slug: &str, test: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let text =
        fs::read_to_string(root.join(slug).join("tests/golden/008.txt")).expect("a golden record");
    let lines: Vec<&str> = text.lines().take(LINES).collect();
    let path = file(&format!("{test}-{slug}.txt"));
    fs::write(&path, lines.join("\n") + "\n").expect("the file is writable");
    path.display().to_string()
}

/// All lines but the last one, which has the speed.
fn without_speed(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = text.lines().collect();
    lines[..lines.len() - 1].to_vec()
}

#[test]
fn hints_name_the_best_moves_in_order() {
    for slug in table::SLUGS {
        let record = beginning(slug, "hint");
        let args = ["hint", &record, "--iterations", "60", "--threads", "2"];
        let (text, succeeded) = run(&args);
        assert!(succeeded, "{text}");
        let lines = without_speed(&text);
        assert!(lines[0].starts_with("Best moves for ") && lines[1].starts_with("1. "), "{text}");
        assert!(text.lines().last().is_some_and(|line| line.ends_with(" per second")), "{text}");
        let named = lines.iter().filter(|line| line.contains("% to win, visits "));
        assert!((1..=5).contains(&named.count()), "{text}");
        assert_eq!(lines, without_speed(&run(&args).0), "hints are deterministic");
        for lang in ["fr", "de", "pl"] {
            let (text, _) = run(&[&args[..], &["--lang", lang]].concat());
            assert!(!text.contains("hint-") && !text.contains(['{', '$']), "{text}");
        }
    }
}

#[test]
fn hints_are_asked_for_a_seat_and_a_step() {
    let record = beginning("qin", "step");
    let hint = |more: &[&str]| run(&[&["hint", &record, "--iterations", "4"], more].concat());
    let (text, _) = hint(&["--seat", "2"]);
    assert!(text.starts_with("Best moves for Mei after step "), "{text}");
    let (text, _) = hint(&["--ply", "2", "--names", "Ada,Bob,Cleo,Dan"]);
    assert!(text.contains(" after step 2 of "), "{text}");
    let (text, succeeded) = hint(&["--ply", "0"]);
    assert!(!succeeded && text.contains("No decision is due at this step."), "{text}");
    let (text, succeeded) = hint(&["--seat", "9"]);
    assert!(!succeeded && text.contains("Seats are numbered from 1 to"), "{text}");
    assert!(!hint(&["--level", "genius"]).1);
}

#[test]
fn a_game_is_analysed_with_figures_and_a_chart() {
    for slug in table::SLUGS {
        let record = beginning(slug, "analyse");
        let [svg, json] =
            ["svg", "json"].map(|kind| file(&format!("{slug}.{kind}")).display().to_string());
        let args = ["analyse", &record, "--iterations", "32", "--svg", &svg, "--json", &json];
        let (text, succeeded) = run(&args);
        assert!(succeeded && !text.contains(['{', '$']), "{text}");
        assert!(text.contains("%; decisions: ") && text.contains(": luck "), "{text}");

        let found = fs::read_to_string(&json).expect("the JSON file exists");
        let found: Value = serde_json::from_str(&found).expect("the file is JSON");
        let decisions = found["grades"]["decisions"].as_array().expect("decisions are a list");
        assert!(!decisions.is_empty());
        for it in decisions {
            let [played, best] = ["played_value", "best_value"].map(|id| it[id].as_f64().unwrap());
            assert!((0.0..=1.0001).contains(&played) && played <= best, "{it}");
            let step = it["ply"].as_u64().unwrap() + 1;
            assert!(text.lines().any(|line| line.trim_start().starts_with(&format!("{step} "))));
        }
        check_chart(&fs::read_to_string(&svg).expect("the chart exists"));
        let again = run(&[&args[..], &["--threads", "1"]].concat()).0;
        assert_eq!(text, again, "threads change nothing");
    }
}

/// Checks that a chart has text for screen readers, and that its lines differ by more than colour.
fn check_chart(chart: &str) {
    for part in ["role=\"img\"", "<title id=\"title\">", "<desc id=\"desc\">", "</svg>"] {
        assert!(chart.contains(part), "{part}: {chart}");
    }
    assert!(chart.contains("prefers-color-scheme: dark"));
    let dashes: Vec<&str> =
        chart.split("stroke-dasharray=\"").skip(1).filter_map(|it| it.split('"').next()).collect();
    let mut distinct = dashes.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert!(2 <= dashes.len() && distinct.len() == dashes.len(), "{dashes:?}");
    assert_eq!(chart.matches("<text").count(), chart.matches("</text>").count());
    assert!(!chart.contains("NaN") && !chart.contains("inf"), "{chart}");
}

/// Names come from anywhere: none of them breaks the chart.
#[test]
fn names_in_a_chart_are_no_markup() {
    let (record, svg) = (beginning("dragon", "names"), file("names.svg").display().to_string());
    let args = ["analyse", &record, "--iterations", "1", "--svg", &svg, "--names", "<b>&"];
    for lang in ["en", "fr", "de", "pl"] {
        let (text, succeeded) = run(&[&args[..], &["--lang", lang]].concat());
        assert!(succeeded && !text.contains("graded-") && !text.contains("sum-"), "{text}");
        let chart = fs::read_to_string(&svg).expect("the chart exists");
        assert!(!chart.contains("<b>") && chart.contains("&lt;b&gt;&amp;"), "{chart}");
        assert!(!chart.contains("chart-"), "{chart}");
    }
}
