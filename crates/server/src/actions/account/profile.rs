//! The caller's profile: read and change it, delete the account.

use wire::api::{Code, Problem, Profile, ProfileUpdate, User};

use crate::{
    account::require_recent_proof,
    actions::{account::passkey, authorize::authorize, leave::leave_all},
    app::App,
    caller::{Caller, Client},
    error::logged,
    text::display_name,
};

/// Maximum characters of a client's settings.
const SETTINGS_MAX: usize = 4000;

/// A person's profile.
pub(super) async fn profile_of(app: &App, user: &User) -> Result<Profile, Problem> {
    let row = app.store.home.user(user.id).await.map_err(logged)?;
    let row = row.ok_or(Problem::new(Code::Unauthenticated))?;
    Ok(Profile {
        user: User { id: user.id, name: row.name },
        language: row.language,
        settings: row.settings,
        email: row.email,
        passkeys: passkey::list_of(app, user.id).await?,
    })
}

/// The caller's profile.
pub(crate) async fn see(app: &App, caller: &Caller) -> Result<Profile, Problem> {
    profile_of(app, caller.person()?).await
}

/// Changes the caller's name, language or settings.
pub(crate) async fn update(
    app: &App,
    caller: &Caller,
    update: &ProfileUpdate,
) -> Result<Profile, Problem> {
    let user = authorize(app, caller)?;
    let name = update.name.as_deref().map(display_name).transpose()?;
    if let Some(settings) = &update.settings {
        let is_json = serde_json::from_str::<serde::de::IgnoredAny>(settings).is_ok();
        if SETTINGS_MAX < settings.chars().count() || !is_json {
            return Err(Problem::new(Code::InvalidValue));
        }
    }
    let (language, settings) = (update.language, update.settings.as_deref());
    let changed = app.store.home.update_user(user.id, name.as_deref(), language, settings).await;
    changed.map_err(logged)?;
    app.sessions.forget_person(user.id);
    profile_of(app, user).await
}

/// Deletes the caller's account and personal data; games remain, without a name on the seat.
pub(crate) async fn delete(app: &App, caller: &Caller, client: &Client) -> Result<(), Problem> {
    let user = authorize(app, caller)?;
    require_recent_proof(&app.store, user.id, client.session.as_ref()).await?;
    leave_all(app, user).await?;
    let ended = app.store.home.end_sessions(user.id, None).await.map_err(logged)?;
    app.store.delete_user(user.id).await.map_err(logged)?;
    app.sessions.end(&ended);
    tracing::info!(user = %user.id, "account deleted");
    Ok(())
}
