//! Players' figures: leaders at home and on the board, hands, points where they are known.

use game::{Seat, rule};
use huang::{Colour, Hand};
use leptos::prelude::*;

use super::{
    desk::Desk,
    drawing::{leader_pic, word},
};
use crate::{
    parts::{Chip, Pic},
    play::Play,
    words::t,
};

/// What is left to draw, and what ends the game.
pub(super) fn heading(play: Play) -> AnyView {
    let desk = Desk::of(play);
    let open = Callback::new(move |clause| play.open_clause(clause));
    let bag =
        move || play.tongue.say("huang-bag-left", &[("tiles", desk.see(|view| view.bag).into())]);
    view! {
        <h2 id="players-title">{bag}</h2>
        <p>{t("huang-bag-about")} " " <Chip clause=rule!("H10.2") open=open /></p>
    }
    .into_any()
}

/// A player's figures.
pub(super) fn figures(play: Play, seat: Seat) -> AnyView {
    let desk = Desk::of(play);
    let leaders = Memo::new(move |_| {
        desk.see(|view| view.players.get(seat.index()).map(|it| it.leaders).unwrap_or_default())
    });
    let hand = Memo::new(move |_| {
        desk.see(|view| match view.players.get(seat.index()).map(|it| it.hand) {
            Some(Hand::Open(tiles)) => tiles.len(),
            Some(Hand::Closed(n)) => n,
            None => 0,
        })
    });
    let points = Memo::new(move |_| {
        desk.see(|view| view.players.get(seat.index()).and_then(|it| it.points))
    });
    let lowest = move || {
        points.get()?;
        desk.outlook.with(|it| it.counts.get(seat.index()).copied().flatten()?.into_iter().min())
    };
    let one = move |colour: Colour| {
        let at = move || leaders.get()[colour as usize];
        let label = move || {
            let at = at().map_or_else(|| "none".to_owned(), |at| at.to_string());
            play.tongue
                .say("huang-own-leader", &[("colour", word(colour).into()), ("at", at.into())])
        };
        view! {
            <li class=format!("role-{}", word(colour)) class:away=move || at().is_some()>
                {leader_pic(seat, colour, "")}
                <span class="sr-only">{label}</span>
            </li>
        }
    };
    let facts = move || play.tongue.say("huang-hand-size", &[("tiles", hand.get().into())]);
    let known = move || {
        let points = points.get()?;
        let args: Vec<(String, u8)> = Colour::ALL
            .into_iter()
            .map(|colour| (word(colour).to_owned(), points.colours[colour as usize]))
            .collect();
        let args: Vec<(&str, locale::Arg<'_>)> =
            args.iter().map(|(name, n)| (name.as_str(), (*n).into())).collect();
        Some(play.tongue.say("huang-points-known", &args))
    };
    view! {
        <p class="player-facts">
            <span>{t(DYNASTIES[seat.index().min(4)])}</span>
            <span>{known}</span>
        </p>
        <p class="player-count" title=facts>
            <Pic id="huang-screen".to_owned() class="i" />
            <span aria-hidden="true">{move || hand.get()}</span>
            <span class="sr-only">{facts}</span>
            {move || {
                lowest()
                    .map(|lowest| {
                        let text = play.tongue.say("huang-lowest", &[("points", lowest.into())]);
                        let title = text.clone();
                        view! {
                            <small title=title>
                                <Pic id="huang-vp-white".to_owned() class="i" />
                                <span aria-hidden="true">{lowest}</span>
                                <span class="sr-only">{text}</span>
                            </small>
                        }
                    })
            }}
        </p>
        <ul class="homes">{Colour::ALL.map(one).into_iter().collect_view()}</ul>
    }
    .into_any()
}

/// The dynasties, by seat (H1.5).
const DYNASTIES: [&str; 5] =
    ["huang-tiger", "huang-hare", "huang-rat", "huang-goat", "huang-dragon"];

/// What gold rings mean.
pub(super) fn legend(play: Play) -> AnyView {
    let open = Callback::new(move |clause| play.open_clause(clause));
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
