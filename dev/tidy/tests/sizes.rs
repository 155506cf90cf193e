//! Files, functions, parameter lists and types stay small enough to read in one go.

use std::{collections::BTreeSet, io, path::Path};

use tidy::{
    items::{functions, structs},
    root, rust_files,
};

/// Lines of a file.
const LINES_MAX: usize = 400;
/// Lines of a function: a screen. In tests clippy's limit of 60 holds.
const FUNCTION_MAX: usize = 50;
/// Parameters of a function, without `self`.
const PARAMETERS_MAX: usize = 5;
/// Properties of a component, which are named where it is used.
const PROPERTIES_MAX: usize = 8;
/// Fields of a struct.
const FIELDS_MAX: usize = 20;

/// Items that may be larger, each with the reason.
const LARGER: [(&str, &str); 4] = [
    ("Huang", "the position of the largest game: plain counters and sets"),
    ("Seen", "evaluation features of Qin: a number for each"),
    ("TableInfo", "a schema of the API"),
    ("pictures", "a table of chapters and their pictures"),
];

/// Everything in a file that is too large.
fn oversized(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let lines = text.lines().count();
    if LINES_MAX < lines {
        found.push(format!("file: {lines} lines"));
    }
    for it in functions(text) {
        let most = if it.is_component { PROPERTIES_MAX } else { PARAMETERS_MAX };
        if FUNCTION_MAX < it.lines {
            found.push(format!("{}: {} lines", it.name, it.lines));
        }
        if most < it.parameters {
            found.push(format!("{}: {} parameters", it.name, it.parameters));
        }
    }
    for it in structs(text).into_iter().filter(|it| FIELDS_MAX < it.fields) {
        found.push(format!("{}: {} fields", it.name, it.fields));
    }
    found
}

fn is_test(path: &Path) -> bool {
    path.iter().any(|part| part == "tests" || part == "benches") || path.ends_with("tests.rs")
}

#[test]
fn nothing_is_too_large_to_read() -> io::Result<()> {
    let (mut wrong, mut used) = (Vec::new(), BTreeSet::new());
    for (path, text) in rust_files(&root())? {
        for found in oversized(&text) {
            let name = found.split(':').next().unwrap_or("");
            match LARGER.iter().find(|(item, _)| *item == name) {
                Some((item, _)) => _ = used.insert(*item),
                None if is_test(&path) && name != "file" => (),
                None => wrong.push(format!("{}: {found}", path.display())),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let listed: BTreeSet<&str> = LARGER.iter().map(|(item, _)| *item).collect();
    assert_eq!(used, listed, "every exception is still needed");
    Ok(())
}

#[test]
fn oversized_items_are_found() {
    let body = |lines: usize| "    let _ = 1;\n".repeat(lines);
    assert!(oversized(&format!("fn short(a: u8) {{\n{}}}\n", body(48))).is_empty());
    assert_eq!(oversized(&format!("fn long() {{\n{}}}\n", body(49))), ["long: 51 lines"]);
    let wide = "fn wide(a: u8, b: u8, c: u8, d: u8, e: u8, f: u8) {}\n";
    assert_eq!(oversized(wide), ["wide: 6 parameters"]);
    assert!(oversized(&format!("#[component]\n{wide}")).is_empty());
    let fields = |count: usize| "    pub one: u8,\n".repeat(count);
    assert_eq!(oversized(&format!("struct Large {{\n{}}}\n", fields(21))), ["Large: 21 fields"]);
    assert_eq!(oversized(&"\n".repeat(401)), ["file: 401 lines"]);
}

#[test]
fn no_file_is_a_drawer() -> io::Result<()> {
    for (path, _) in rust_files(&root())? {
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or("");
        let is_drawer = ["util", "utils", "helpers", "common", "misc"].contains(&name);
        assert!(!is_drawer, "{}: name the file after its subject", path.display());
    }
    Ok(())
}
