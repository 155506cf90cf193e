//! Play as a guest.

use wire::api::{NewGuest, Problem, SessionCreated, User, UserId};

use crate::{
    app::App, caller::Client, error::logged, random, sessions::token_hash, text::display_name,
};

/// The name of a guest who has chosen none.
pub(crate) fn guest_name(id: UserId) -> String {
    format!("Guest {}", &id.to_string()[..4])
}

/// Creates a guest, and starts their session.
pub(crate) async fn create(
    app: &App,
    client: &Client,
    wanted: &NewGuest,
) -> Result<SessionCreated, Problem> {
    app.limits.guest(client.address)?;
    let id = UserId::from_bits(random::number());
    let name = match &wanted.name {
        Some(wanted) => display_name(wanted)?,
        None => guest_name(id),
    };
    let token = random::token();
    let hash = token_hash(&token);
    app.store.home.add_guest(id, &name, &hash, &client.user_agent).await.map_err(logged)?;
    Ok(SessionCreated { user: User { id, name }, token })
}
