//! `GET /api/tables/{id}/replay`: what somebody saw at a ply.

use axum::{
    extract::State,
    response::{IntoResponse as _, Response},
};
use game::{Eyes, Seat, seats};
use serde::Deserialize;
use store::Stage;
use utoipa::IntoParams;
use wire::api::{Code, Problem, Sent, TableId};

use crate::{
    app::App,
    news::Head,
    reply::{Asked, At, Refused},
    room::State as Table,
    who::Who,
};

/// When, and with whose eyes.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// The number of steps that were taken; all if left out
    ply: Option<usize>,
    /// A seat's number, `public`, or `all`; one's own if left out. Others' only once the game is over
    #[param(pattern = "^([0-4]|public|all)$")]
    eyes: Option<String>,
}

/// What was seen after some step of a game, with what was told of that step
#[utoipa::path(get, path = "/api/tables/{id}/replay", security((), ("token" = [])),
    params(("id" = TableId, Path, description = "The table"), Wanted), responses(
    (status = 200, description = "How things stood; for `all` eyes each seat's in playing order, and the public's", body = Vec<Sent>),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn replay(
    State(app): State<App>,
    who: Who,
    At(id): At,
    Asked(wanted): Asked<Wanted>,
) -> Result<Response, Refused> {
    let room = app.rooms.get_newest(id).await?;
    let state = room.state();
    let Some(game) = state.game() else { return Err(Problem::new(Code::NotBegun).into()) };
    let eyes = eyes(&state, &who, wanted.eyes.as_deref())?;
    let ply = wanted.ply.unwrap_or_else(|| game.ply());
    // What was taken back never happened.
    if game.ply() < ply {
        return Err(Problem::new(Code::Unknown).into());
    }
    let then = game.at(ply);
    let sent = eyes.into_iter().map(|eyes| {
        let seat = match eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Public => None,
        };
        let since = ply.saturating_sub(1);
        let head = Head { table: id, acts: state.acts, seat, since, clocks: None };
        head.sent(&*then, eyes, false)
    });
    let body = format!("[{}]", sent.collect::<Vec<_>>().join(","));
    Ok(([("content-type", "application/json")], body).into_response())
}

/// The eyes that somebody asks for, if they may have them: their own, or any once all is told.
fn eyes(state: &Table, who: &Who, wanted: Option<&str>) -> Result<Vec<Eyes>, Problem> {
    let own = state.eyes_of(who);
    let all = seats(state.row().seats).map(Eyes::Seat);
    let wanted = match wanted {
        None => vec![own],
        Some("public") => vec![Eyes::Public],
        Some("all") => all.chain([Eyes::Public]).collect(),
        Some(seat) => {
            let seat = seat.parse().ok().map(|seat| Eyes::Seat(Seat(seat)));
            vec![
                seat.filter(|it| all.clone().any(|eyes| eyes == *it))
                    .ok_or(Problem::new(Code::BadValue))?,
            ]
        }
    };
    if state.stage != Stage::Over && wanted.iter().any(|eyes| *eyes != own) {
        return Err(Problem::new(Code::NotYours));
    }
    Ok(wanted)
}
