//! No files of a crate import each other in a circle.

use std::io;

use tidy::{Imports, root};

#[test]
fn no_files_import_each_other_in_a_circle() -> io::Result<()> {
    let mut read = 0;
    for folder in ["crates", "dev", "games"] {
        for src in Imports::crates(&root().join(folder))? {
            let imports = Imports::read(&src)?;
            let circles = imports.circles();
            assert!(circles.is_empty(), "{}: {circles:#?}", src.display());
            read += imports.count();
        }
    }
    assert!(2_000 < read, "only {read} imports were read");
    Ok(())
}
