//! `pagoda scale report`: the arithmetic and the simulation, from what was measured, written into the page.

use std::{fs, path::PathBuf};

use scale::{Measured, figures, fill};

use crate::Failure;

/// From which file, into which page.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// What was measured
    #[arg(long, default_value = "docs/scale.json")]
    json: PathBuf,
    /// The page whose figures are written anew
    #[arg(long, default_value = "docs/scale.md")]
    page: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let measured = Measured::read(&fs::read_to_string(&args.json)?)?;
    let page = fs::read_to_string(&args.page)?;
    fs::write(&args.page, fill(&page, &figures(&measured))?)?;
    println!("written: {}", args.page.display());
    Ok(())
}
