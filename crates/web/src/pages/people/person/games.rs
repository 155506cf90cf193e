//! A person's finished games.

use leptos::prelude::*;
use wire::api::{GameResult, SeatPlayer, UncountedReason, UserId};

use super::{
    ratings::change,
    state::{PersonState, called, seat_of},
};
use crate::{
    cover::cover_thumb,
    i18n::{I18n, t},
    pages::people::{
        frame::user_link,
        submission::{Outcome, Submission},
    },
    parts::{Button, icon},
    titles, when,
};

#[component]
pub(super) fn GameList(known: PersonState) -> impl IntoView {
    let submission = Submission::new();
    let more = move |()| submission.start("", move || known.more());
    let is_empty = move || known.games.with(Vec::is_empty);
    view! {
        <section aria-labelledby="games-title">
            <div class="section-head">
                <h2 id="games-title" class="gate">
                    {t("games-title")}
                </h2>
            </div>
            <Show when=move || is_empty() && !known.submission.is_busy()>
                <p class="soft">{t("none-finished")}</p>
            </Show>
            <ul class="game-list played-list" class:panel=move || !is_empty()>
                <For
                    each=move || known.games.get()
                    key=|it| it.table
                    children=move |it| game(&it, known.id)
                />
            </ul>
            <Show when=move || known.next.with(Option::is_some)>
                <div class="acts more">
                    <Button
                        action="more"
                        icon="plus"
                        label=Signal::derive(t("games-more"))
                        disabled=Signal::derive(move || submission.is_busy())
                        press=more
                    />
                </div>
            </Show>
            <Outcome submission=submission />
        </section>
    }
}

/// The outline of a seal stamped in wax.
const WAX: &str = "M50,4L61,16 77,12 81,28 96,34 90,50 96,66 81,72 77,88 61,84 50,96 39,84 23,88 19,72 4,66 10,50 4,34 19,28 23,12 39,16Z";

fn game(played: &GameResult, id: UserId) -> impl IntoView + use<> {
    let i18n = I18n::get();
    let title = titles::title(&played.game);
    let title = move || title.map(|title| i18n.say(title.name, &[])).unwrap_or_default();
    let seat = seat_of(played, id);
    let (place, points) = seat.map_or((0, 0), |it| (it.place, it.points));
    let (seats, ended) = (played.seats.len(), played.ended_at);
    let points = move || i18n.say("points-of", &[("points", points.into())]);
    let path = format!("/table/{}", played.table);
    let label = move || {
        let day = when::day(i18n, ended);
        i18n.say("game-replay", &[("title", title().into()), ("day", day.into())])
    };
    view! {
        <li class="played">
            {place_seal(place, seats)}
            {cover_thumb(&played.game)}
            <div>
                <h3>{title}</h3>
                <p>{move || when::day(i18n, ended)}</p>
                {rated(played)}
            </div>
            <div>
                <p class="withs">{others(played, id)}</p>
                <p>{points}</p>
            </div>
            {seat.and_then(|it| it.rating_change).map(change)}
            <a class="btn" data-action="replay" href=path aria-label=label>
                {icon("back", "icon-s")}
                <span>{t("replay")}</span>
            </a>
        </li>
    }
}

/// That a game was rated, and why it didn't count if it didn't.
fn rated(played: &GameResult) -> Option<impl IntoView + use<>> {
    let i18n = I18n::get();
    let why = match played.uncounted {
        Some(UncountedReason::TooShort) => "short",
        Some(UncountedReason::RepeatedPair) => "pair",
        Some(UncountedReason::Program) => "program",
        Some(UncountedReason::Guest) => "guest",
        Some(UncountedReason::Casual) | None => "counted",
    };
    let text = move || i18n.say("game-rated", &[("why", why.into())]);
    played.rated.then(|| view! { <p class="soft" data-rated=why>{text}</p> })
}

/// The place as a seal; the winner's is full.
fn place_seal(place: u8, seats: usize) -> impl IntoView {
    let i18n = I18n::get();
    let text = move || i18n.say("place-of", &[("place", place.into()), ("seats", seats.into())]);
    let class = if place == 1 { "place won" } else { "place" };
    view! {
        <svg class=class viewBox="0 0 100 100" role="img" aria-label=text>
            <path d=WAX></path>
            <text x="50" y="64" text-anchor="middle">
                {place}
            </text>
        </svg>
    }
}

/// The other players, with links to their pages.
fn others(played: &GameResult, id: UserId) -> impl IntoView + use<> {
    let i18n = I18n::get();
    let others = played.seats.iter().map(|seat| match &seat.player {
        SeatPlayer::Person(user) if user.id == id => ().into_any(),
        SeatPlayer::Person(user) if !user.name.is_empty() => {
            view! { <span class="with">{user_link(user)}</span> }.into_any()
        }
        player => {
            let player = player.clone();
            view! { <span class="with">{move || called(i18n, &player)}</span> }.into_any()
        }
    });
    others.collect_view()
}
