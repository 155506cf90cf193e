//! Readiness, for load balancers.

use axum::extract::State;
use wire::api::{Code, Problem};

use crate::{app::App, error::logged, http::reply::Refused};

/// Whether this node can serve: it isn't stopping, and its database answers.
pub(crate) async fn ready(State(app): State<App>) -> Result<&'static str, Refused> {
    if app.stop.is_cancelled() {
        return Err(Problem::new(Code::Unavailable).into());
    }
    app.store.home.ready().await.map_err(logged)?;
    Ok("ready\n")
}
