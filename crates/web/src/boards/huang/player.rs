//! Players' figures: leaders at home and on the board, hands, points where they are known.

use game::{Seat, rule};
use huang::{Colour, Hand};
use leptos::prelude::*;

use super::{
    desk::Desk,
    drawing::{leader_pic, word},
};
use crate::{
    i18n::t,
    parts::{Chip, Pic},
    play::Play,
};

/// The bag and the condition that ends the game.
pub(super) fn heading(play: Play) -> AnyView {
    let desk = Desk::of(play);
    let open = Callback::new(move |clause| play.panels.open_clause(clause));
    let bag =
        move || play.i18n.say("huang-bag-left", &[("tiles", desk.see(|view| view.bag).into())]);
    view! {
        <h2 id="players-title">{bag}</h2>
        <p>{t("huang-bag-about")} " " <Chip clause=rule!("H10.2") open=open /></p>
    }
    .into_any()
}

/// A player's figures.
pub(super) fn figures(play: Play, seat: Seat) -> AnyView {
    let desk = Desk::of(play);
    let points = Memo::new(move |_| {
        desk.see(|view| view.players.get(seat.index()).and_then(|it| it.points))
    });
    let lowest = move || {
        points.get()?;
        desk.outlook.with(|it| it.counts.get(seat.index()).copied().flatten()?.into_iter().min())
    };
    view! {
        <p class="player-facts">
            <span>{t(DYNASTIES[seat.index().min(4)])}</span>
            {move || points.get().map(|points| known_points(play, points.colours))}
        </p>
        {hand_size(desk, seat, lowest)}
        {homes(desk, seat)}
    }
    .into_any()
}

/// Points by colour: an icon and a number each, and as words for screen readers.
fn known_points(play: Play, points: [u8; 5]) -> impl IntoView {
    let by_colour = Colour::ALL.map(|colour| (word(colour), points[colour as usize]));
    let args = by_colour.map(|(name, points)| (name, points.into()));
    let icons = by_colour.map(|(name, points)| {
        view! { <Pic id=format!("huang-vp-{name}") class="i" /> {points} " " }
    });
    view! {
        <span aria-hidden="true">{icons.into_iter().collect_view()}</span>
        <span class="sr-only">{play.i18n.say("huang-points-known", &args)}</span>
    }
}

/// The number of tiles in a hand, and the lowest score where it is known.
fn hand_size(
    desk: Desk,
    seat: Seat,
    lowest: impl Fn() -> Option<u8> + Send + Sync + 'static,
) -> impl IntoView {
    let play = desk.play;
    let hand = Memo::new(move |_| {
        desk.see(|view| match view.players.get(seat.index()).map(|it| it.hand) {
            Some(Hand::Open(tiles)) => tiles.len(),
            Some(Hand::Closed(n)) => n,
            None => 0,
        })
    });
    let facts = move || play.i18n.say("huang-hand-size", &[("tiles", hand.get().into())]);
    let lowest = move || {
        let lowest = lowest()?;
        let text = play.i18n.say("huang-lowest", &[("points", lowest.into())]);
        let title = text.clone();
        Some(view! {
            <small title=title>
                <Pic id="huang-vp-white".to_owned() class="i" />
                <span aria-hidden="true">{lowest}</span>
                <span class="sr-only">{text}</span>
            </small>
        })
    };
    view! {
        <p class="player-count" title=facts>
            <Pic id="huang-screen".to_owned() class="i" />
            <span aria-hidden="true">{move || hand.get()}</span>
            <span class="sr-only">{facts}</span>
            {lowest}
        </p>
    }
}

/// A player's leaders, at home or on the board.
fn homes(desk: Desk, seat: Seat) -> impl IntoView {
    let leaders = Memo::new(move |_| {
        desk.see(|view| view.players.get(seat.index()).map(|it| it.leaders).unwrap_or_default())
    });
    let one = move |colour: Colour| {
        let at = move || leaders.get()[colour as usize];
        let label = move || {
            let at = at().map_or_else(|| "none".to_owned(), |at| at.to_string());
            let args = [("colour", word(colour).into()), ("at", at.into())];
            desk.play.i18n.say("huang-own-leader", &args)
        };
        view! {
            <li class=format!("role-{}", word(colour)) class:away=move || at().is_some()>
                {leader_pic(seat, colour, "")}
                <span class="sr-only">{label}</span>
            </li>
        }
    };
    view! { <ul class="homes">{Colour::ALL.map(one).into_iter().collect_view()}</ul> }
}

/// The dynasties, by seat (H1.5).
const DYNASTIES: [&str; 5] =
    ["huang-tiger", "huang-hare", "huang-rat", "huang-goat", "huang-dragon"];

/// The legend of rings.
pub(super) fn legend(play: Play) -> AnyView {
    let open = Callback::new(move |clause| play.panels.open_clause(clause));
    let item = |id: &'static str, text: &'static str| {
        view! {
            <span class="nowrap">
                <Pic id=id.to_owned() class="i" />
                " "
                {t(text)}
            </span>
        }
    };
    view! {
        <h2 id="legend-title">{t("huang-legend-title")}</h2>
        <p>
            {item("huang-target-gain", "huang-legend-gain")} " · "
            {item("huang-target-quiet", "huang-legend-quiet")} " · "
            {item("huang-target-fight", "huang-legend-fight")} " "
            <Chip clause=rule!("H9.1") open=open />
        </p>
    }
    .into_any()
}
