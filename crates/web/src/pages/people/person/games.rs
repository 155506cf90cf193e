//! A person's finished games.

use leptos::prelude::*;
use wire::api::{GameResult, SeatPlayer, UserId};

use super::state::{PersonState, called, seat_of};
use crate::{
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
                <h2 id="games-title">{t("games-title")}</h2>
            </div>
            <Show when=move || is_empty() && !known.submission.is_busy()>
                <p class="soft">{t("none-finished")}</p>
            </Show>
            <ul class="game-list">
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

fn game(played: &GameResult, id: UserId) -> impl IntoView + use<> {
    let i18n = I18n::get();
    let title = titles::title(&played.game);
    let title = move || title.map(|title| i18n.say(title.name, &[])).unwrap_or_default();
    let (place, points) = seat_of(played, id).map_or((0, 0), |it| (it.place, it.points));
    let (seats, ended) = (played.seats.len(), played.ended_at);
    let came = move || {
        let args = [("place", place.into()), ("seats", seats.into())];
        let place = i18n.say("place-of", &args);
        let points = i18n.say("points-of", &[("points", points.into())]);
        format!("{place} · {points} · {}", when::day(i18n, ended))
    };
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
    let path = format!("/table/{}", played.table);
    let label = move || {
        let day = when::day(i18n, ended);
        i18n.say("game-replay", &[("title", title().into()), ("day", day.into())])
    };
    view! {
        <li class="game panel">
            {icon(if place == 1 { "crown" } else { "flag" }, "")}
            <div>
                <h3>{title}</h3>
                <p>{came}</p>
                <p class="withs">{others.collect_view()}</p>
            </div>
            <div class="game-acts">
                <a class="btn" data-action="replay" href=path aria-label=label>
                    {icon("back", "icon-s")}
                    <span>{t("replay")}</span>
                </a>
            </div>
        </li>
    }
}
