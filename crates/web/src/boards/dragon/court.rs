//! The court of who looks: palaces, goods, what can be chosen; beside it what is to come.

use leptos::prelude::*;

use super::{actions, desk::Desk, forecast, palaces, player, tray};
use crate::{
    parts::{Pic, seal},
    play::Play,
    words::t,
};

/// Action cards, the court, what lies ready, and the forecast.
pub(super) fn hand(play: Play) -> AnyView {
    let desk = Desk::new(play);
    view! {
        {actions::actions(desk)}
        <section class="court panel" aria-labelledby="court-title">
            {palaces::large(desk)}
            {holdings(desk)}
        </section>
        {tray::tray(desk)}
        {forecast::forecast(desk)}
    }
    .into_any()
}

/// Whose court it is, and the goods.
fn holdings(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let name = move || play.seating.name(desk.me.get());
    let points = move || desk.of(desk.me.get(), |player| player.points);
    view! {
        <div class="holdings">
            <h2 id="court-title">
                {move || seal(desk.me.get())} " " {name} <span class="sr-only">": " {t("dragon-court")}</span>
            </h2>
            <p class="points">
                <Pic id="dragon-point".to_owned() class="i" />
                <span class="sr-only">{t("points")}</span>
                {points}
                {player::change(desk, desk.me, |player| i32::from(player.points))}
            </p>
            {player::goods(desk, desk.me, true)}
        </div>
    }
}
