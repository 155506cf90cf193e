//! Every message that the client names is there, and none is there in vain.

use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
};

use game::Lang;
use locale::Words;
use table::Lesson;

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
fn every_message_of_the_client_is_used() -> io::Result<()> {
    let code = code()?;
    let quoted: BTreeSet<&str> = code.split('"').collect();
    let ids: Vec<&str> =
        ["web", "net", "online", "people", "replay"].into_iter().flat_map(ids).collect();
    assert!(300 < ids.len(), "{ids:?}");
    for id in ids {
        assert!(quoted.contains(id), "nobody says {id}");
    }
    Ok(())
}

/// What is said by name is there in every language, whether it is the client's or a game's.
#[test]
fn every_used_message_exists() -> io::Result<()> {
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

/// What a lesson says: each step's title and explanation, and what there is to remember.
fn said_by_lesson(slug: &str) -> io::Result<Vec<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let lesson = fs::read_to_string(root.join(slug).join("lesson.txt"))?;
    let lesson = Lesson::read(&lesson).map_err(io::Error::other)?;
    let steps = lesson.tasks().flat_map(|task| [task.name.clone(), format!("{}-about", task.name)]);
    let reminders = (1..=3).map(|at| format!("remember-{at}"));
    Ok(steps.chain(reminders).map(|name| format!("{slug}-learn-{name}")).collect())
}

/// Every step of a lesson has its words in every language, short ones; and none are in vain.
#[test]
fn every_step_of_a_lesson_is_explained() -> io::Result<()> {
    let code = code()?;
    let quoted: BTreeSet<&str> = code.split('"').collect();
    let mut said: BTreeSet<String> = BTreeSet::new();
    for slug in ["huang", "qin", "dragon"] {
        said.extend(said_by_lesson(slug)?);
    }
    for words in Lang::ALL.map(Words::new) {
        for id in &said {
            let (text, missing) = words.try_say(id, &[("rival", "Mei".into())]);
            let at = format!("{} {id}: {text}", words.lang());
            assert!(words.has(id) && missing.is_empty(), "{at} {missing:?}");
            let most = if id.ends_with("-about") { 300 } else { 140 };
            assert!(text.chars().count() <= most, "{at} is {} long", text.chars().count());
            let sentences = text.split_inclusive(['.', '!', '?', '…']).filter(|it| 2 < it.len());
            assert!(sentences.count() <= 4, "{at} has too many sentences");
        }
    }
    for id in ids("learn") {
        assert!(said.contains(id) || quoted.contains(id), "nobody says {id}");
    }
    Ok(())
}
