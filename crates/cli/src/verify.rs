//! `pagoda verify`: verifies the chance of a finished game (commit and reveal).

use std::fs;

use clap::Args as ClapArgs;
use table::fair;
use wire::api::{FairnessNotes, FairnessProof};

use crate::Failure;

/// Arguments of `pagoda verify`.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// File with a table's proof, or URL of the table
    source: String,
    /// Server's commitment as you noted it before the game
    #[arg(long, value_name = "SHA-256")]
    commitment: Option<String>,
    /// Your own seed as your browser shows it; it must be one of the players' seeds
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
}

/// Recomputes every chance draw of the game.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let proof: FairnessProof = serde_json::from_str(&read(&args.source)?)?;
    let draws = fair::verify(&proof, &notes(args, &proof)?)?;
    let noted = if args.commitment.is_some() { "noted commitment" } else { "commitment" };
    println!("table {}: seed matches the {noted}, all {draws} draws verified", proof.table);
    if args.commitment.is_none() {
        println!(
            "the server could have replaced the commitment: note it before the game, and name it with --commitment"
        );
    }
    Ok(())
}

/// What the player noted; the seat of their seed is where the proof has it. A bot's seed is empty, and no player's own.
fn notes(args: &Args, proof: &FairnessProof) -> Result<FairnessNotes, Failure> {
    let commitment = args.commitment.as_ref().map(|it| it.trim().to_ascii_lowercase());
    let is_other = |seed: &String| seed.is_empty() || !proof.luck.contains(seed);
    if args.seed.as_ref().is_some_and(is_other) {
        return Err(fair::Fault::OwnSeed.into());
    }
    Ok(FairnessNotes { commitment, ..FairnessNotes::default() })
}

fn read(source: &str) -> Result<String, Failure> {
    if !source.starts_with("http://") && !source.starts_with("https://") {
        return Ok(fs::read_to_string(source)?);
    }
    fetch(&opening_of(source))
}

#[cfg(feature = "server")]
fn fetch(address: &str) -> Result<String, Failure> {
    let patience = std::time::Duration::from_secs(20);
    let agent = ureq::Agent::config_builder().timeout_global(Some(patience)).build();
    Ok(ureq::Agent::from(agent).get(address).call()?.body_mut().read_to_string()?)
}

#[cfg(not(feature = "server"))]
fn fetch(address: &str) -> Result<String, Failure> {
    Err(format!("the terminal-only build reads only files; download {address} first").into())
}

/// URL of a table's proof, from the table's page or API URL.
fn opening_of(address: &str) -> String {
    let address = address.trim_end_matches('/');
    if address.ends_with("/fairness") {
        return address.to_owned();
    }
    let (site, id) = match address.rsplit_once("/tables/") {
        Some((site, id)) => (site.trim_end_matches("/api"), id),
        None => address.rsplit_once("/table/").unwrap_or((address, "")),
    };
    format!("{site}/api/tables/{id}/fairness")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_table_is_found_by_any_of_its_addresses() {
        let proof = "http://a.example/api/tables/aaaaaaaaaaab/fairness";
        for address in [
            "http://a.example/table/aaaaaaaaaaab",
            "http://a.example/api/tables/aaaaaaaaaaab",
            "http://a.example/api/tables/aaaaaaaaaaab/",
            proof,
        ] {
            assert_eq!(opening_of(address), proof);
        }
    }

    #[test]
    fn own_seed_is_one_of_the_players_seeds() {
        let proof = json!({"table": "aaaaaaaaaaab", "commitment": "", "luck": ["south wind", ""]});
        let proof: FairnessProof = serde_json::from_value(proof).expect("the proof is valid");
        let is_refused = |seed: &str| {
            let args = Args { source: String::new(), commitment: None, seed: Some(seed.into()) };
            notes(&args, &proof).is_err()
        };
        assert!(!is_refused("south wind"));
        assert!(is_refused("north wind") && is_refused(""), "a bot's seed is empty");
    }
}
