//! The `pagoda` binary that nodes run.

use std::path::{Path, PathBuf};

use crate::Failure;

/// The `pagoda` binary.
#[derive(clap::Args)]
pub(crate) struct Program {
    /// Path of the `pagoda` binary for nodes [default: beside this program]
    #[arg(long, env = "PAGODA", value_name = "FILE")]
    pagoda: Option<PathBuf>,
}

impl Program {
    /// Its path, if it exists.
    pub(super) fn path(&self) -> Result<String, Failure> {
        let found = match &self.pagoda {
            Some(file) if file.is_file() => file.clone(),
            Some(file) => return Err(format!("there is no program {}", file.display()).into()),
            None => beside(&std::env::current_exe()?)?,
        };
        Ok(found.to_str().ok_or("the path of the program `pagoda` is no text")?.to_owned())
    }
}

fn beside(this: &Path) -> Result<PathBuf, Failure> {
    let found = this.with_file_name("pagoda");
    if found.is_file() {
        return Ok(found);
    }
    Err("pagoda-dev needs the program `pagoda` beside it: cargo build --bin pagoda".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_program_is_reported() {
        let nowhere = std::env::temp_dir().join("pagoda-nowhere");
        let error = beside(&nowhere.join("pagoda-dev")).expect_err("no program");
        assert!(error.to_string().ends_with("beside it: cargo build --bin pagoda"), "{error}");
        let named = Program { pagoda: Some(nowhere) };
        assert!(named.path().expect_err("no program").to_string().contains("pagoda-nowhere"));
    }
}
