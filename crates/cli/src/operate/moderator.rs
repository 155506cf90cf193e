//! `pagoda moderator`: grants and revokes the moderator role.

use cli::block_on;
use server::DatabaseConfig;
use wire::api::UserId;

use crate::Failure;

/// Arguments of `pagoda moderator`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// User id: the twelve characters in the URL of the user's page
    user: UserId,
    /// Revoke the role
    #[arg(long, alias = "not")]
    revoke: bool,
    #[command(flatten)]
    database: DatabaseConfig,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if block_on(server::set_moderator(&args.database, args.user, !args.revoke))?? {
        return Ok(());
    }
    Err(format!("no user with the id {}", args.user).into())
}
