//! `pagoda host`: grants and revokes the moderator role.

use cli::block_on;
use wire::api::UserId;

use crate::Failure;

/// Arguments of `pagoda host`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The user's id: the twelve letters in their page's URL
    person: UserId,
    /// Revoke the role
    #[arg(long)]
    not: bool,
    #[command(flatten)]
    config: server::Config,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if block_on(server::set_moderator(&args.config, args.person, !args.not))?? {
        return Ok(());
    }
    Err(format!("there is no person {}", args.person).into())
}
