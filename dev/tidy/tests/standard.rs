//! The evidence in `docs/asvs.md` exists.

use std::{collections::BTreeMap, fs, io, path::Path};

use tidy::{files, ids, root};

/// Folders of the code and tests that it names.
const CODE: [&str; 5] = ["crates", "dev", "e2e", "ship", "tools"];

/// The text of a file, or of all files of a folder.
fn text_of(path: &Path) -> io::Result<String> {
    if path.is_file() {
        return Ok(fs::read_to_string(path).unwrap_or_default());
    }
    Ok(files(path)?.into_iter().map(|(_, text)| text).collect())
}

#[test]
fn evidence_of_every_requirement_is_where_it_says() -> io::Result<()> {
    let table = fs::read_to_string(root().join("docs/asvs.md"))?;
    let (mut named, mut wrong) = (0, Vec::new());
    for row in table.lines().filter(|line| line.starts_with('|')) {
        let mut place = None;
        for name in ids(row, "`", "`") {
            let is_path = CODE.iter().any(|folder| name.starts_with(&format!("{folder}/")));
            let is_sentence = 2 < name.matches('_').count() && !name.contains([' ', '/', '.']);
            if is_path {
                place = Some(name);
            }
            if is_path && !root().join(name).exists() {
                wrong.push(format!("{name} doesn't exist"));
            } else if is_sentence {
                let text = place.map_or(Ok(String::new()), |place| text_of(&root().join(place)))?;
                if !text.contains(name) {
                    wrong.push(format!("{name} isn't in {}", place.unwrap_or("any file")));
                }
            }
            named += usize::from(is_path || is_sentence);
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(200 < named, "only {named} names");
    Ok(())
}

#[test]
fn no_requirement_is_answered_twice() -> io::Result<()> {
    let table = fs::read_to_string(root().join("docs/asvs.md"))?;
    let mut answers: BTreeMap<&str, usize> = BTreeMap::new();
    for row in table.lines().filter(|line| line.starts_with("| ")) {
        let cell = |at: usize| row.split('|').nth(at).unwrap_or("").trim();
        // The list of open ones names some again, without a level.
        if cell(1).split('.').count() == 3 && ["1", "2"].contains(&cell(2)) {
            *answers.entry(cell(1)).or_default() += 1;
        }
    }
    assert_eq!(answers.len(), 253, "all requirements of levels 1 and 2 are answered");
    assert!(answers.values().all(|times| *times == 1), "{answers:?}");
    Ok(())
}
