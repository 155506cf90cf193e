//! What hosts do to keep order.

pub(super) mod audit;
pub(super) mod people;
pub(super) mod reports;

use wire::api::{Code, Problem, User};

use crate::{app::App, trouble::lost, who::Who};

/// How much of a list is told at once.
const PAGE: u32 = 50;

/// The host who asks; nobody else may. Looked up each time: who is no host any more isn't one at once.
async fn host<'a>(app: &App, who: &'a Who) -> Result<&'a User, Problem> {
    let user = who.person()?;
    let is_host = app.store.is_host(user.id).await.map_err(lost)?;
    if is_host { Ok(user) } else { Err(Problem::new(Code::NotYours)) }
}
