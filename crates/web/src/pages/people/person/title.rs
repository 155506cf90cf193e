//! A person's results in each title.

use leptos::prelude::*;
use wire::api::{GameStatistics, PublicProfile};

use super::{chart::chart, state::PersonState};
use crate::{
    i18n::{I18n, t},
    title::Title,
    titles::TITLES,
};

/// The width of the widest bar, in per cent.
const BAR: f64 = 100.0;

#[component]
pub(super) fn Titles(known: PersonState) -> impl IntoView {
    let is_played = move |slug: &str| {
        known.person.with(|it| {
            let Some(PublicProfile { statistics, .. }) = it else { return false };
            statistics.iter().any(|it| it.game == slug)
        })
    };
    let played = move || TITLES.iter().filter(move |it| is_played(it.slug)).collect::<Vec<_>>();
    view! {
        <Show
            when=move || !played().is_empty()
            fallback=move || view! { <p class="soft">{t("person-unplayed")}</p> }
        >
            <div class="parts">
                {move || played().into_iter().map(|it| title(known, it)).collect_view()}
            </div>
        </Show>
    }
}

fn title(known: PersonState, title: &'static Title) -> impl IntoView {
    let slug = title.slug;
    let person = known.person.get_untracked();
    let mut statistics = person.map(|it| it.statistics).unwrap_or_default();
    statistics.retain(|it| it.game == slug);
    view! {
        <section class="panel part" aria-labelledby=format!("played-{slug}")>
            <h2 id=format!("played-{slug}") class="gate">
                {t(title.name)}
            </h2>
            {(!statistics.is_empty()).then(|| tally(statistics))}
            {move || chart(known, slug)}
        </section>
    }
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
