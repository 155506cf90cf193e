//! Somebody goes for good: nobody waits for them at any table.

use wire::api::{Code, Problem, TableId, User};

use crate::{
    app::App,
    room::{Draft, State},
    routes::sit::ring_people,
    trouble::lost,
    who::Who,
};

/// Leaves all tables that somebody sits at or has laid. A game goes on without them, as when they give
/// up; a table that only they could begin is cleared.
pub(super) async fn all_tables(app: &App, user: &User) -> Result<(), Problem> {
    for id in app.store.open_tables(user.id).await.map_err(lost)? {
        match leave(app, id, user).await {
            Ok(()) => {}
            // Nothing to leave: it ended meanwhile, or they never sat down.
            Err(problem) if matches!(problem.code, Code::NotYours | Code::Over) => {}
            // A table that is broken keeps nobody.
            Err(problem) if problem.code == Code::Fault => {}
            Err(problem) => return Err(problem),
        }
    }
    Ok(())
}

async fn leave(app: &App, id: TableId, user: &User) -> Result<(), Problem> {
    let room = app.rooms.get_newest(id).await?;
    let who = Who::Person(user.clone());
    app.rooms.act(room.clone(), None, move |state| plan(state, &who)).await?;
    ring_people(app, &room);
    Ok(())
}

fn plan(state: &State, who: &Who) -> Result<Draft, Problem> {
    let is_owner = matches!(who, Who::Person(user) if user.id == state.owner());
    let seat = state.seat_of(who);
    match (state.stage, seat) {
        (store::Stage::Gathering, _) if is_owner => state.plan_abort(),
        (store::Stage::Gathering, Some(seat)) => state.plan_stand(seat),
        (_, Some(seat)) => state.plan_resign(seat),
        (_, None) => Err(who.without_a_seat()),
    }
}
