//! The places that users sign in from: their network and their browser, as hashes.

use sha2::{Digest as _, Sha256};
use store::PlaceHash;
use wire::api::UserId;

use crate::{app::App, caller::Client};

/// The hash of a client's network and browser, whose version changes too often to count.
fn hash(app: &App, client: &Client) -> PlaceHash {
    let network = app.quotas.network(client.address).0;
    let browser: String = client.user_agent.chars().filter(|it| it.is_alphabetic()).collect();
    let place = Sha256::new().chain_update(network.to_le_bytes()).chain_update(browser).finalize();
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&place[..8]);
    PlaceHash(i64::from_le_bytes(bytes))
}

/// Records where a user has signed in; true if the account didn't know the place.
pub(super) async fn record(app: &App, user: UserId, client: &Client) -> bool {
    let added = app.store.home.add_sign_in_place(user, hash(app, client)).await;
    added.unwrap_or_else(|error| {
        tracing::warn!(%user, %error, "failed to record place of sign-in; no email is sent");
        false
    })
}
