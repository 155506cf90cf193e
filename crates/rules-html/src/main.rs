//! Writes the pages of all rules into a folder: `rules-html FOLDER`. Called by `tools/web`.

use std::{env, fs, io, path::PathBuf, process::ExitCode};

use game::Lang;

fn write(folder: PathBuf) -> io::Result<()> {
    for slug in table::SLUGS {
        for lang in Lang::ALL {
            let Some(page) = rules_html::page(slug, lang) else { continue };
            let at = folder.join(rules_html::path(slug, lang).trim_start_matches('/'));
            fs::create_dir_all(&at)?;
            fs::write(at.join("index.html"), page)?;
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1) else {
        eprintln!("usage: book FOLDER");
        return ExitCode::from(2);
    };
    match write(folder.into()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("book: {why}");
            ExitCode::FAILURE
        }
    }
}
