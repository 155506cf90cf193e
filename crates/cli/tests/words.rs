//! Every message that the client names exists, and none is unused.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use game::Lang;

fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is readable") {
        let path = entry.expect("the entry is readable").path();
        if path.is_dir() {
            sources(&path, out);
        } else {
            out.push(path);
        }
    }
}

#[test]
fn the_words_of_the_client_are_all_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    ["play", "replay", "hint", "analyse"]
        .iter()
        .for_each(|folder| sources(&root.join(folder), &mut paths));
    let code: String = paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    let quoted: BTreeSet<&str> = code.split('"').collect();
    let text = locale::texts(Lang::En).iter().find(|(name, _)| *name == "cli").unwrap().1;
    let lines = text.lines().filter(|line| line.starts_with(|it: char| it.is_ascii_lowercase()));
    for id in lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id) {
        // The locale crate itself formats lists.
        assert!(quoted.contains(id) || id == "list", "{id} is unused");
    }
    let words = locale::Words::new(Lang::En);
    for call in code.split("story.say(\"").skip(1) {
        let id = call.split('"').next().unwrap();
        assert!(words.has(id), "{id} doesn't exist");
    }
}
