//! Sources use terms of art instead of a private dialect.

use std::{io, path::Path};

use tidy::{
    dialect::{DIALECT, OF_BROWSER_TESTS, OF_TEST_NAMES, test_names, violations},
    files, root, rust_files,
};

/// Folders of sources and scripts.
const FOLDERS: [&str; 7] = ["crates", "dev", "games", "e2e", "tools", ".ci", "ship"];
/// Endings of files with other wording rules: data, and texts for players.
const OTHERS: [&str; 10] =
    ["ftl", "md", "txt", "json", "svg", "css", "html", "lock", "toml", "webp"];
/// Files with a reason of their own.
const EXCEPTIONS: [(&str, &str); 4] = [
    ("dev/tidy/src/dialect.rs", "the list itself"),
    ("dev/tidy/src/operators.rs", "the list for operators"),
    ("dev/tidy/tests/dialect.rs", "this test"),
    (
        "dev/arena/src/contender.rs",
        "accepts former names of search parameters in records of matches",
    ),
];

fn is_source(path: &Path) -> bool {
    let ending = path.extension().and_then(|it| it.to_str()).unwrap_or("");
    let is_exception = EXCEPTIONS.iter().any(|(file, _)| path.ends_with(file));
    !OTHERS.contains(&ending) && !is_exception
}

#[test]
fn sources_use_terms_of_art() -> io::Result<()> {
    let (mut read, mut wrong) = (0, Vec::new());
    for folder in FOLDERS {
        for (path, text) in files(&root().join(folder))? {
            if !is_source(&path) {
                continue;
            }
            read += 1;
            let name = path.file_name().and_then(|it| it.to_str()).unwrap_or("");
            let in_name = violations(name, &DIALECT).into_iter().map(|it| format!("name: {it}"));
            let found = violations(&text, &DIALECT).into_iter().chain(in_name);
            wrong.extend(found.map(|it| format!("{}:{it}", path.display())));
        }
    }
    assert!(800 < read, "only {read} files");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(())
}

#[test]
fn browser_tests_use_common_words() -> io::Result<()> {
    let (mut read, mut wrong) = (0, Vec::new());
    for (path, text) in files(&root().join("e2e"))? {
        if path.extension().is_none_or(|it| it != "mjs") {
            continue;
        }
        read += 1;
        let name = path.file_name().and_then(|it| it.to_str()).unwrap_or("");
        let found = violations(&text, &OF_BROWSER_TESTS);
        let in_name = violations(name, &OF_BROWSER_TESTS);
        wrong.extend(found.into_iter().chain(in_name).map(|it| format!("{}:{it}", path.display())));
    }
    assert!(60 < read, "only {read} files");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(())
}

#[test]
fn names_of_tests_are_statements_in_common_words() -> io::Result<()> {
    let (mut read, mut wrong) = (0, Vec::new());
    for folder in ["crates", "dev", "games"] {
        for (path, text) in rust_files(&root().join(folder))? {
            let names = test_names(&text);
            read += names.lines().filter(|it| !it.is_empty()).count();
            let found = violations(&names, &OF_TEST_NAMES);
            wrong.extend(found.into_iter().map(|it| format!("{}:{it}", path.display())));
        }
    }
    assert!(900 < read, "only {read} tests");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(())
}
