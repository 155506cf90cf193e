//! The HTTP API, one file a resource or verb. Handlers only translate: they parse, call an action, and answer.

mod account;
mod blocks;
mod channels;
mod chat;
mod create_table;
mod frame;
mod friends;
mod games;
mod guests;
mod lobby;
mod me;
mod moderation;
mod news;
mod person;
mod play;
mod quick_match;
mod record;
mod rematch;
mod replay;
mod report;
mod seat_token;
mod seed;
mod sit;
mod start;
mod stream;
mod table;
mod vacation;
mod waiting;

use std::sync::Arc;

use axum::{
    Router,
    extract::{DefaultBodyLimit, Request},
    middleware,
    response::{IntoResponse as _, Response},
    routing::get,
};
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};
use wire::api::{Code, Problem};

use crate::{
    app::App,
    http::{BODY_MAX, Refused, audit, observe, origin, rate_limit, ready, security_headers},
    site::Site,
};

/// The head of the API description.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Pagoda",
        description = "Tables for board games about ancient China. Commands are HTTP requests and safe to \
            repeat: send an `Idempotency-Key`, and the number of acts that you know. News arrive over the \
            WebSocket `/api/news` or as a stream of JSON lines. A refused request is answered by a problem \
            (RFC 9457) with a stable `code`; an illegal move also has the `clause` that forbids it.",
        license(name = "AGPL-3.0-or-later", identifier = "AGPL-3.0-or-later")
    ),
    modifiers(&Tokens)
)]
struct Description;

/// Adds the bearer token as a security scheme.
struct Tokens;

impl utoipa::Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", scheme);
    }
}

/// All routes, with their description.
fn routes() -> OpenApiRouter<App> {
    let router = OpenApiRouter::with_openapi(Description::openapi());
    add_people_routes(add_table_routes(add_account_routes(router)))
}

fn add_account_routes(router: OpenApiRouter<App>) -> OpenApiRouter<App> {
    router
        .routes(routes!(guests::create))
        .routes(routes!(account::register::register))
        .routes(routes!(account::register::confirm))
        .routes(routes!(account::sign_in::sign_in))
        .routes(routes!(account::sign_in::sign_out))
        .routes(routes!(account::password::change))
        .routes(routes!(account::password::reset))
        .routes(routes!(account::passkey::begin))
        .routes(routes!(account::passkey::add))
        .routes(routes!(account::passkey::remove))
        .routes(routes!(account::passkey::begin_sign_in))
        .routes(routes!(account::passkey::sign_in))
        .routes(routes!(account::sessions::list, account::sessions::end_others))
        .routes(routes!(account::sessions::end))
        .routes(routes!(account::profile::see, account::profile::update, account::profile::delete))
        .routes(routes!(account::export::export))
        .routes(routes!(vacation::see))
        .routes(routes!(vacation::set_hours))
        .routes(routes!(vacation::add_vacation))
        .routes(routes!(vacation::end_vacation))
        .routes(routes!(channels::list, channels::add))
        .routes(routes!(channels::remove))
        .routes(routes!(me::me))
}

fn add_table_routes(router: OpenApiRouter<App>) -> OpenApiRouter<App> {
    router
        .routes(routes!(lobby::lobby))
        .routes(routes!(lobby::running))
        .routes(routes!(quick_match::quick_match))
        .routes(routes!(create_table::create))
        .routes(routes!(table::see, create_table::abort))
        .routes(routes!(sit::sit))
        .routes(routes!(sit::stand))
        .routes(routes!(seed::commit))
        .routes(routes!(seed::reveal))
        .routes(routes!(start::start))
        .routes(routes!(play::play))
        .routes(routes!(play::take_back))
        .routes(routes!(play::answer))
        .routes(routes!(play::resign))
        .routes(routes!(waiting::return_to_seat))
        .routes(routes!(waiting::wait))
        .routes(routes!(channels::set_table_notifications))
        .routes(routes!(rematch::rematch))
        .routes(routes!(seat_token::issue))
        .routes(routes!(frame::frame))
        .routes(routes!(stream::stream))
        .routes(routes!(table::fairness))
        .routes(routes!(replay::replay))
        .routes(routes!(record::record))
        .routes(routes!(chat::read, chat::say))
}

fn add_people_routes(router: OpenApiRouter<App>) -> OpenApiRouter<App> {
    router
        .routes(routes!(games::games))
        .routes(routes!(person::person))
        .routes(routes!(news::news))
        .routes(routes!(friends::list))
        .routes(routes!(friends::ask, friends::end))
        .routes(routes!(blocks::list))
        .routes(routes!(blocks::add, blocks::remove))
        .routes(routes!(report::report))
        .routes(routes!(moderation::reports::list))
        .routes(routes!(moderation::reports::close))
        .routes(routes!(moderation::people::moderate))
        .routes(routes!(moderation::removals::remove))
        .routes(routes!(moderation::audit::list))
        .routes(routes!(moderation::ratings::list))
}

/// The OpenAPI description as JSON.
pub fn openapi() -> String {
    let (_, document) = routes().split_for_parts();
    document.to_pretty_json().expect("the document is JSON") + "\n"
}

/// The router for players: the API, and the browser client if this node has it.
pub(crate) fn router(app: App, site: Option<Site>) -> Router {
    let (router, _) = routes().split_for_parts();
    let document = openapi();
    let site = Arc::new(site);
    let fallback = async move |request: Request| {
        let found = site.as_ref().as_ref().and_then(|site| site.answer(&request));
        found.unwrap_or_else(|| Refused(Problem::new(Code::NotFound)).into_response())
    };
    router
        .route("/api/openapi.json", get(async move || json(document)))
        .route("/health", get(async || "ok\n"))
        .route("/ready", get(ready))
        .fallback(fallback)
        .method_not_allowed_fallback(async || Refused(Problem::new(Code::MethodNotAllowed)))
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .layer(middleware::from_fn_with_state(app.clone(), origin::check))
        .layer(middleware::from_fn_with_state(app.clone(), rate_limit::check))
        .layer(middleware::from_fn(audit::log))
        .layer(middleware::from_fn_with_state(app.clone(), security_headers::add))
        .layer(middleware::from_fn_with_state(app.clone(), observe::observe))
        .with_state(app)
}

fn json(document: String) -> Response {
    ([("content-type", "application/json")], document).into_response()
}
