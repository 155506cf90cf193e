//! The evidence in `docs/asvs.md` exists.

use std::{collections::BTreeMap, fs, io};

use tidy::{files, ids, root};

/// Folders of the code and tests that it names.
const CODE: [&str; 4] = ["crates", "dev", "e2e", "tools"];

#[test]
fn evidence_of_every_requirement_exists() -> io::Result<()> {
    let table = fs::read_to_string(root().join("docs/asvs.md"))?;
    let mut code = String::new();
    for folder in CODE {
        code.extend(files(&root().join(folder))?.into_iter().map(|(_, text)| text));
    }
    let mut named = 0;
    for name in
        table.lines().filter(|line| line.starts_with('|')).flat_map(|row| ids(row, "`", "`"))
    {
        let is_path = CODE.iter().any(|folder| name.starts_with(&format!("{folder}/")));
        let is_sentence = 2 < name.matches('_').count() && !name.contains([' ', '/', '.']);
        if is_path {
            assert!(root().join(name).exists(), "{name} doesn't exist");
        } else if is_sentence {
            assert!(code.contains(name), "no item is called {name}");
        }
        named += usize::from(is_path || is_sentence);
    }
    assert!(200 < named, "only {named} names");
    Ok(())
}

#[test]
fn no_requirement_is_answered_twice() -> io::Result<()> {
    let table = fs::read_to_string(root().join("docs/asvs.md"))?;
    let mut answers: BTreeMap<&str, usize> = BTreeMap::new();
    for row in table.lines().filter(|line| line.starts_with("| ")) {
        let id = row.split('|').nth(1).unwrap_or("").trim();
        if id.split('.').count() == 3 {
            *answers.entry(id).or_default() += 1;
        }
    }
    assert_eq!(answers.len(), 253, "all requirements of levels 1 and 2 are answered");
    assert!(answers.values().all(|times| *times == 1), "{answers:?}");
    Ok(())
}
