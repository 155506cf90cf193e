//! Every game has the same files, and code is in the right one.

use std::{fs, io};

use tidy::{files, games, root, rust_files};

/// The files of every game. `outlook.rs` is missing if a game has no forecasts.
const FILES: [&str; 28] = [
    "Cargo.toml",
    "RULES.md",
    "RULES.fr.md",
    "RULES.de.md",
    "RULES.pl.md",
    "lesson.txt",
    "src/lib.rs",
    "src/rules.rs",
    "src/options.rs",
    "src/position.rs",
    "src/moves.rs",
    "src/legality.rs",
    "src/movegen.rs",
    "src/chance.rs",
    "src/apply.rs",
    "src/event.rs",
    "src/score.rs",
    "src/view.rs",
    "src/imagine.rs",
    "src/text.rs",
    "src/paint.rs",
    "src/audit.rs",
    "src/features/mod.rs",
    "tests/laws.rs",
    "tests/secrets.rs",
    "tests/perft.rs",
    "tests/golden.rs",
    "tests/puzzles/main.rs",
];

#[test]
fn every_game_has_its_rooms() -> io::Result<()> {
    for game in games()? {
        for file in FILES {
            assert!(game.join(file).exists(), "{} has no {file}", game.display());
        }
        let rulebook = ["tests/rulebook.rs", "tests/rulebook/main.rs"];
        let has_rulebook = rulebook.iter().any(|file| game.join(file).exists());
        assert!(has_rulebook, "{} has no tests/rulebook", game.display());
        let golden = files(&game.join("tests/golden"))?;
        assert!(100 <= golden.len(), "{} has {} golden games", game.display(), golden.len());
    }
    Ok(())
}

/// `lib.rs` defines no item, so that no file has to import it.
#[test]
fn lib_rs_only_declares_and_re_exports() -> io::Result<()> {
    const KINDS: [&str; 7] = ["fn ", "impl", "struct ", "enum ", "trait ", "const ", "type "];
    let defines = |line: &&str| {
        let line = line.trim_start_matches("pub ").trim_start_matches("pub(crate) ");
        KINDS.iter().any(|kind| line.starts_with(kind))
    };
    for game in games()? {
        let front = fs::read_to_string(game.join("src/lib.rs"))?;
        assert_eq!(front.lines().find(defines), None, "{}", game.display());
    }
    Ok(())
}

/// Only `view.rs` makes views: one file handles all hidden information of a game.
#[test]
fn only_view_rs_makes_views() -> io::Result<()> {
    for (path, text) in games()?.iter().flat_map(|game| rust_files(&game.join("src"))).flatten() {
        let made = text.replace("-> View {", "").contains("View {");
        assert!(!made || path.ends_with("view.rs"), "{} makes a view", path.display());
    }
    Ok(())
}

/// Rules have no floats, which may round differently on another machine.
#[test]
fn rules_have_no_floats() -> io::Result<()> {
    let words = |text: &str| -> Vec<String> {
        text.split(|letter: char| !letter.is_alphanumeric()).map(str::to_owned).collect()
    };
    for (path, text) in games()?.iter().flat_map(|game| rust_files(&game.join("src"))).flatten() {
        let floats = words(&text).iter().filter(|word| *word == "f32" || *word == "f64").count();
        assert_eq!(floats, 0, "{}", path.display());
    }
    Ok(())
}

/// The repository is self-contained: no path of a machine, no sibling folder.
#[test]
fn nothing_points_outside() -> io::Result<()> {
    let outside = [concat!("../", "shared"), concat!("/wo", "rk/"), concat!("/ro", "ot/")];
    for (path, text) in files(&root())? {
        for wrong in outside {
            assert!(!text.contains(wrong), "{} names {wrong}", path.display());
        }
    }
    Ok(())
}
