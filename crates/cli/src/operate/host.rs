//! `pagoda host`: who keeps order.

use cli::block_on;
use wire::api::UserId;

use crate::Failure;

/// Who, and where that is kept.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The person's name in addresses: twelve letters
    person: UserId,
    /// Make them a host no more
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
