//! `/api/profile`: what is kept of oneself.

use axum::{extract::State, http::StatusCode, response::IntoResponse};
use wire::api::{Change, Code, Problem, Profile, User};

use crate::{
    account::{ended, forgotten_cookie, must_prove},
    app::App,
    reply::{Body, Refused, Reply, reply},
    routes::{account::passkey, guests::name, leave},
    trouble::lost,
    who::{Shown, Who},
};

/// Letters of what a client keeps for somebody, at most.
const SETTINGS_MAX: usize = 4000;

/// What is kept of somebody.
pub(super) async fn read(app: &App, user: &User) -> Result<Profile, Problem> {
    let row = app.store.person(user.id).await.map_err(lost)?;
    let row = row.ok_or(Problem::new(Code::Nobody))?;
    let passkeys = app.store.passkeys(user.id).await.map_err(lost)?;
    Ok(Profile {
        user: User { id: user.id, name: row.name },
        language: row.language,
        settings: row.settings,
        email: row.email,
        passkeys: passkeys.iter().map(passkey::info).collect(),
    })
}

/// What is kept of oneself
#[utoipa::path(get, path = "/api/profile", operation_id = "see_profile", security(("token" = [])), responses(
    (status = 200, description = "What one chose, and what opens one's account", body = Profile),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn see(State(app): State<App>, who: Who) -> Reply<Profile> {
    reply(read(&app, who.person()?).await?)
}

/// Changes what one chose
#[utoipa::path(patch, path = "/api/profile", operation_id = "change_profile", request_body = Change, security(("token" = [])), responses(
    (status = 200, description = "What is kept now", body = Profile),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn change(
    State(app): State<App>,
    who: Who,
    Body(change, _): Body<Change>,
) -> Reply<Profile> {
    let user = who.person()?;
    app.limits.command(&who)?;
    let called = change.name.as_deref().map(name).transpose()?;
    if let Some(settings) = &change.settings {
        let is_json = serde_json::from_str::<serde::de::IgnoredAny>(settings).is_ok();
        if SETTINGS_MAX < settings.chars().count() || !is_json {
            return Err(Problem::new(Code::BadValue).into());
        }
    }
    let (language, settings) = (change.language, change.settings.as_deref());
    let changed = app.store.change_person(user.id, called.as_deref(), language, settings).await;
    changed.map_err(lost)?;
    app.sessions.rename(user.id);
    reply(read(&app, user).await?)
}

/// Forgets everything that is kept of oneself; games stay, and nobody's name is on the seat
#[utoipa::path(delete, path = "/api/profile", operation_id = "forget_me", security(("token" = [])), responses(
    (status = 204, description = "We don't know you any more"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn forget(
    State(app): State<App>,
    who: Who,
    Shown(shown): Shown,
) -> Result<impl IntoResponse, Refused> {
    let user = who.person()?;
    app.limits.command(&who)?;
    must_prove(&app, user.id, shown.as_ref()).await?;
    leave::all_tables(&app, user).await?;
    let out = app.store.end_sessions(user.id, None).await.map_err(lost)?;
    app.store.blank_titles(user.id).await.map_err(lost)?;
    app.store.forget_person(user.id).await.map_err(lost)?;
    ended(&app, &out);
    tracing::info!(person = %user.id, "forgotten");
    Ok((StatusCode::NO_CONTENT, forgotten_cookie(&app)))
}
