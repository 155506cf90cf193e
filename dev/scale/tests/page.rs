//! Every figure of `docs/scale.md` follows from `docs/scale.json`.

use std::{fs, path::PathBuf};

use scale::{Measurements, figures, fill};

fn docs(name: &str) -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR");
    let here = here.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.join("../../docs").join(name)
}

#[test]
fn the_page_has_the_figures_that_were_measured() {
    let measured = Measurements::read(&fs::read_to_string(docs("scale.json")).unwrap()).unwrap();
    let page = fs::read_to_string(docs("scale.md")).unwrap();
    let filled = fill(&page, &figures(&measured)).unwrap();
    // Not by assert_eq: a difference is easier to see in the file itself.
    assert!(page == filled, "docs/scale.md is outdated: run `tools/scale --report`");
}
