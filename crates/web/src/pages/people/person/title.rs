//! A person's rating and results in each title.

use leptos::prelude::*;
use wire::api::{GameStatistics, Level, PublicProfile, RatingInfo};

use super::{chart::chart, scale::Scale, state::PersonState};
use crate::{
    i18n::{I18n, t},
    parts::icon,
    title::Title,
    titles::TITLES,
};

/// The width of the widest bar, in per cent.
const BAR: f64 = 100.0;

#[component]
pub(super) fn Titles(known: PersonState) -> impl IntoView {
    let is_played = move |slug: &str| {
        known.person.with(|it| {
            let Some(PublicProfile { ratings, statistics, .. }) = it else { return false };
            ratings.iter().any(|it| it.game == slug) || statistics.iter().any(|it| it.game == slug)
        })
    };
    let played = move || TITLES.iter().filter(move |it| is_played(it.slug)).collect::<Vec<_>>();
    view! {
        <Show
            when=move || !played().is_empty()
            fallback=move || view! { <p class="soft">{t("person-unplayed")}</p> }
        >
            <div class="parts titles-played">
                {move || played().into_iter().map(|it| title(known, it)).collect_view()}
            </div>
        </Show>
    }
}

fn title(known: PersonState, title: &'static Title) -> impl IntoView {
    let slug = title.slug;
    let person = known.person.get_untracked();
    let (ratings, mut statistics) =
        person.map(|it| (it.ratings, it.statistics)).unwrap_or_default();
    let rated = ratings.into_iter().find(|it| it.game == slug);
    statistics.retain(|it| it.game == slug);
    view! {
        <section class="panel part" aria-labelledby=format!("played-{slug}")>
            <h2 id=format!("played-{slug}")>{t(title.name)}</h2>
            {rated.map(rating)}
            {(!statistics.is_empty()).then(|| tally(statistics))}
            {move || chart(known, slug)}
        </section>
    }
}

/// The number of rated games from which comparable bots are named.
const ENOUGH: u32 = 5;

/// The rating, its uncertainty, and the bot of about the same strength.
fn rating(rated: RatingInfo) -> impl IntoView {
    let i18n = I18n::get();
    let (picture, level) = match rated.bot_level {
        Level::Novice => ("bot-novice", "chair-novice"),
        Level::Adept => ("bot-adept", "chair-adept"),
        Level::Master => ("bot-master", "chair-master"),
    };
    let about = move || {
        let games = ("games", rated.games.into());
        if rated.games < ENOUGH {
            return i18n.say("rating-early", &[games]);
        }
        let level = i18n.say(level, &[]);
        i18n.say("rating-about", &[("level", level.into()), games])
    };
    view! {
        <div class="rating">
            <p class="rating-number">
                <span class="sr-only">{t("person-rating")} " "</span>
                {rated.rating}
            </p>
            <p class="soft">
                {(ENOUGH <= rated.games).then(|| icon(picture, "icon-s"))} <span>{about}</span>
            </p>
        </div>
        {course(&rated.history)}
    }
}

/// The rating after each game, from two games on; for screen readers, its start and its end.
fn course(numbers: &[u32]) -> Option<impl IntoView + use<>> {
    let [first, .., last] = *numbers else { return None };
    let i18n = I18n::get();
    let count = numbers.len();
    let values: Vec<i32> =
        numbers.iter().map(|it| i32::try_from(*it).unwrap_or(i32::MAX)).collect();
    let told = move || {
        let args = [("games", count.into()), ("first", first.into()), ("last", last.into())];
        i18n.say("rating-course", &args)
    };
    Some(view! {
        <figure class="course" data-course="rating">
            <figcaption class="soft">{told}</figcaption>
            {Scale::of(&values).draw(&values, ())}
        </figure>
    })
}

/// A number with one decimal digit, in the language's format.
fn decimal(i18n: I18n, value: f64) -> String {
    let text = format!("{value:.1}");
    if i18n.lang() == game::Lang::En { text } else { text.replace('.', ",") }
}

/// Results by number of players: a table with a bar beside each row.
fn tally(statistics: Vec<GameStatistics>) -> impl IntoView {
    let i18n = I18n::get();
    let most = statistics.iter().map(|it| it.games).max().unwrap_or(1).max(1);
    let row = move |it: GameStatistics| {
        let scale = |count: u32| BAR * f64::from(count) / f64::from(most);
        let seats = move || i18n.say("tally-seats", &[("count", it.seats.into())]);
        view! {
            <tr>
                <th scope="row">{seats}</th>
                <td>{it.games}</td>
                <td>{it.wins}</td>
                <td>{move || decimal(i18n, it.mean_place)}</td>
                <td>{it.best_points}</td>
            </tr>
            <tr class="tally-bar" aria-hidden="true">
                <td colspan="5">
                    <svg viewBox="0 0 100 6" preserveAspectRatio="none">
                        <rect class="all" width=scale(it.games) height="6"></rect>
                        <rect class="won" width=scale(it.wins) height="6"></rect>
                    </svg>
                </td>
            </tr>
        }
    };
    view! {
        <table class="tally">
            <thead>
                <tr>
                    <th scope="col">{t("tally-among")}</th>
                    <th scope="col">{t("tally-games")}</th>
                    <th scope="col">{t("tally-wins")}</th>
                    <th scope="col">{t("tally-place")}</th>
                    <th scope="col">{t("tally-best")}</th>
                </tr>
            </thead>
            <tbody>{statistics.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}
