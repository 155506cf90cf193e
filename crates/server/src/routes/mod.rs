//! Every address, one verb a file.

mod account;
mod alerts;
mod blocks;
pub(crate) mod chat;
mod frame;
mod friends;
mod games;
mod guests;
mod lay;
mod leave;
mod lobby;
mod me;
mod moderation;
mod news;
mod opening;
mod person;
mod play;
mod quick;
mod record;
mod rematch;
mod replay;
mod report;
mod rest;
mod seat_token;
mod see;
mod sit;
mod start;
mod stream;
mod time;

pub(crate) use crate::routes::{rest::catch_up as catch_up_rest, sit::ring_people, start::begin};
mod text;

use std::sync::Arc;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::{HeaderName, HeaderValue, Request},
    middleware::{self, Next},
    response::{IntoResponse as _, Response},
    routing::get,
};
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::api::{Code, Problem};

use crate::{
    app::App,
    limits, noted, origin,
    reply::{BODY_MAX, Refused},
    site::Site,
};

/// What the document says of all of it.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Pagoda",
        description = "Tables for board games about ancient China. Commands go by HTTP and are safe to \
            repeat: send an `Idempotency-Key`, and the number of acts that you know of. News come over the \
            WebSocket `/api/news` or as lines of JSON. Whoever is refused is told why by a problem (RFC 9457) \
            with a stable `code`, and by the rules with the `clause` that forbids it.",
        license(name = "AGPL-3.0-or-later", identifier = "AGPL-3.0-or-later")
    ),
    modifiers(&Tokens)
)]
struct Described;

struct Tokens;

impl utoipa::Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", scheme);
    }
}

fn described() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Described::openapi())
        .routes(routes!(guests::add))
        .routes(routes!(account::register::register))
        .routes(routes!(account::register::confirm))
        .routes(routes!(account::sign_in::sign_in))
        .routes(routes!(account::sign_in::sign_out))
        .routes(routes!(account::password::change))
        .routes(routes!(account::password::forgotten))
        .routes(routes!(account::passkey::begin))
        .routes(routes!(account::passkey::add))
        .routes(routes!(account::passkey::remove))
        .routes(routes!(account::passkey::ask))
        .routes(routes!(account::passkey::sign_in))
        .routes(routes!(account::sessions::list, account::sessions::end_others))
        .routes(routes!(account::sessions::end))
        .routes(routes!(account::profile::see, account::profile::change, account::profile::forget))
        .routes(routes!(account::export::export))
        .routes(routes!(rest::see))
        .routes(routes!(rest::set_hours))
        .routes(routes!(rest::add_vacation))
        .routes(routes!(rest::end_vacation))
        .routes(routes!(alerts::list, alerts::add))
        .routes(routes!(alerts::remove))
        .routes(routes!(me::me))
        .routes(routes!(lobby::lobby))
        .routes(routes!(lobby::running))
        .routes(routes!(quick::quick))
        .routes(routes!(lay::lay))
        .routes(routes!(see::see, lay::abort))
        .routes(routes!(sit::sit))
        .routes(routes!(sit::stand))
        .routes(routes!(start::start))
        .routes(routes!(play::play))
        .routes(routes!(play::take_back))
        .routes(routes!(play::answer))
        .routes(routes!(play::resign))
        .routes(routes!(time::come_back))
        .routes(routes!(time::wait))
        .routes(routes!(alerts::set))
        .routes(routes!(rematch::rematch))
        .routes(routes!(seat_token::give))
        .routes(routes!(frame::frame))
        .routes(routes!(stream::stream))
        .routes(routes!(opening::opening))
        .routes(routes!(replay::replay))
        .routes(routes!(record::record))
        .routes(routes!(games::games))
        .routes(routes!(person::person))
        .routes(routes!(news::news))
        .routes(routes!(friends::list))
        .routes(routes!(friends::ask, friends::end))
        .routes(routes!(blocks::list))
        .routes(routes!(blocks::add, blocks::lift))
        .routes(routes!(chat::read, chat::say))
        .routes(routes!(report::report))
        .routes(routes!(moderation::reports::list))
        .routes(routes!(moderation::reports::close))
        .routes(routes!(moderation::people::measure))
        .routes(routes!(moderation::audit::list))
}

/// The API's description as JSON, for people and programs.
pub fn openapi() -> String {
    let (_, document) = described().split_for_parts();
    document.to_pretty_json().expect("the document is JSON") + "\n"
}

/// Everything that players can reach: the API, and the browser client if this node has it.
pub(crate) fn router(app: App, site: Option<Site>) -> Router {
    let (router, _) = described().split_for_parts();
    let document = openapi();
    let site = Arc::new(site);
    let elsewhere = async move |request: Request<axum::body::Body>| {
        let found = site.as_ref().as_ref().and_then(|site| site.answer(&request));
        found.unwrap_or_else(|| Refused(Problem::new(Code::Unknown)).into_response())
    };
    router
        .route("/api/openapi.json", get(async move || json(document)))
        .route("/health", get(async || "ok\n"))
        .route("/ready", get(ready))
        .fallback(elsewhere)
        .method_not_allowed_fallback(async || Refused(Problem::new(Code::WrongMethod)))
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .layer(middleware::from_fn_with_state(app.clone(), origin::check))
        .layer(middleware::from_fn_with_state(app.clone(), limits::check))
        .layer(middleware::from_fn(noted::check))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

fn json(document: String) -> Response {
    ([("content-type", "application/json")], document).into_response()
}

/// Whether this node can serve: a balancer asks.
pub(crate) async fn ready(app: axum::extract::State<App>) -> Result<&'static str, Refused> {
    if app.stop.is_cancelled() {
        return Err(Problem::new(Code::Unavailable).into());
    }
    app.store.ready().await.map_err(|why| crate::trouble::told(why.into()))?;
    Ok("ready\n")
}

/// Answers are for who asked, and are what they say they are. Pages say more of themselves.
async fn guard(
    app: axum::extract::State<App>,
    request: Request<axum::body::Body>,
    next: Next,
) -> Response {
    let mut answer = next.run(request).await;
    let headers = answer.headers_mut();
    for (name, value) in [
        ("cache-control", "no-store"),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        // None of it is a page.
        ("content-security-policy", "default-src 'none'; frame-ancestors 'none'"),
        ("cross-origin-resource-policy", "same-origin"),
        ("strict-transport-security", "max-age=31536000; includeSubDomains"),
    ] {
        if app.config.tls || name != "strict-transport-security" {
            headers.entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
        }
    }
    answer
}
