//! Every message that the client names is there, and none is there in vain.

use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
};

use game::Lang;
use locale::Words;

fn sources(folder: &Path, out: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { sources(&path, out)? } else { out.push(path) }
    }
    Ok(())
}

fn code() -> io::Result<String> {
    let mut paths = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut paths)?;
    paths.iter().map(fs::read_to_string).collect()
}

/// The ids of a file of messages.
fn ids(file: &str) -> Vec<&'static str> {
    let text = locale::texts(Lang::En).iter().find(|(name, _)| *name == file);
    let text = text.map_or("", |(_, text)| text);
    let lines = text.lines().filter(|line| line.starts_with(|it: char| it.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id).collect()
}

#[test]
fn every_message_of_the_client_is_said() -> io::Result<()> {
    let code = code()?;
    let quoted: BTreeSet<&str> = code.split('"').collect();
    let ids = ids("web");
    assert!(100 < ids.len(), "{ids:?}");
    for id in ids {
        assert!(quoted.contains(id), "nobody says {id}");
    }
    Ok(())
}

/// What is said by name is there in every language, whether it is the client's or a game's.
#[test]
fn every_message_that_is_said_is_there() -> io::Result<()> {
    let code = code()?;
    let all = Lang::ALL.map(Words::new);
    let mut found = 0;
    let calls = ["(t(\"", "{t(\"", "=t(\"", " t(\"", "say(\""];
    for call in calls {
        for rest in code.split(call).skip(1) {
            let Some(id) = rest.split('"').next().filter(|id| !id.is_empty()) else { continue };
            for words in &all {
                assert!(words.has(id), "{} has no {id}", words.lang());
            }
            found += 1;
        }
    }
    assert!(100 < found, "only {found} messages were found");
    Ok(())
}
