//! What a seat does in its game: it moves, takes back, answers and gives up.

use axum::extract::State;
use wire::api::{Acted, Answer, Problem, Resign, TableId, TakeBack, Wish};

use crate::{
    app::App,
    reply::{At, Body, Once, Reply, reply},
    seat,
    who::Who,
};

/// Makes a move
#[utoipa::path(post, path = "/api/tables/{id}/moves", request_body = Wish, security(("token" = [])),
    params(("id" = TableId, Path, description = "The table"),
        ("Idempotency-Key" = Option<String>, Header, description = "Known again when repeated", min_length = 1, max_length = 100, pattern = "^[!-~]+$")), responses(
    (status = 200, description = "It was made, and is kept", body = Acted),
    (status = "4XX", description = "Why not, with the clause if the rules forbid it", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn play(
    State(app): State<App>,
    who: Who,
    At(id): At,
    once: Once,
    Body(wish, _): Body<Wish>,
) -> Reply<Acted> {
    reply(seat::play(&app, who, id, &once, wish).await?)
}

/// Takes back, or asks the others to be allowed to
#[utoipa::path(post, path = "/api/tables/{id}/take-back", request_body = TakeBack, security(("token" = [])),
    params(("id" = TableId, Path, description = "The table"),
        ("Idempotency-Key" = Option<String>, Header, description = "Known again when repeated", min_length = 1, max_length = 100, pattern = "^[!-~]+$")), responses(
    (status = 200, description = "Done, or asked", body = Acted),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn take_back(
    State(app): State<App>,
    who: Who,
    At(id): At,
    once: Once,
    Body(wish, body): Body<TakeBack>,
) -> Reply<Acted> {
    let key = once.key(&who, "take back", &body);
    reply(
        seat::act(&app, who, id, (key, wish.acts), move |table, seat| {
            table.plan_take_back(seat, wish.to)
        })
        .await?,
    )
}

/// Agrees to what is asked, or doesn't
#[utoipa::path(post, path = "/api/tables/{id}/answer", request_body = Answer, security(("token" = [])),
    params(("id" = TableId, Path, description = "The table"),
        ("Idempotency-Key" = Option<String>, Header, description = "Known again when repeated", min_length = 1, max_length = 100, pattern = "^[!-~]+$")), responses(
    (status = 200, description = "Heard", body = Acted),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn answer(
    State(app): State<App>,
    who: Who,
    At(id): At,
    once: Once,
    Body(wish, body): Body<Answer>,
) -> Reply<Acted> {
    let key = once.key(&who, "answer", &body);
    reply(
        seat::act(&app, who, id, (key, wish.acts), move |table, seat| {
            table.plan_answer(seat, wish.yes)
        })
        .await?,
    )
}

/// Gives up: the game is over between two, and a bot goes on among more
#[utoipa::path(post, path = "/api/tables/{id}/resign", request_body = Resign, security(("token" = [])),
    params(("id" = TableId, Path, description = "The table"),
        ("Idempotency-Key" = Option<String>, Header, description = "Known again when repeated", min_length = 1, max_length = 100, pattern = "^[!-~]+$")), responses(
    (status = 200, description = "Done", body = Acted),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn resign(
    State(app): State<App>,
    who: Who,
    At(id): At,
    once: Once,
    Body(wish, body): Body<Resign>,
) -> Reply<Acted> {
    let key = once.key(&who, "resign", &body);
    reply(
        seat::act(&app, who, id, (key, wish.acts), move |table, seat| table.plan_resign(seat))
            .await?,
    )
}
