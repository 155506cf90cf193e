//! Players' figures: pagodas left, provinces, villages; and the legend.

use game::{Seat, rule};
use leptos::prelude::*;
use qin::View;
use serde::Deserialize as _;

use super::desk::shown;
use crate::{
    i18n::t,
    parts::{Chip, Pic},
    play::Play,
};

/// The head of the list of players.
pub(super) fn heading(play: Play) -> AnyView {
    let open = Callback::new(move |clause| play.panels.open_clause(clause));
    view! {
        <h2 id="players-title">{t("qin-left-title")}</h2>
        <p>{t("qin-left-about")} " " <Chip clause=rule!("Q6.1") open=open /></p>
    }
    .into_any()
}

/// A player's public figures: pagodas left, and those on the board.
#[derive(Clone, Copy, PartialEq)]
struct Figures {
    left: u8,
    placed: u8,
    provinces: usize,
    major: usize,
    villages: usize,
}

impl Figures {
    fn of(view: &View, seat: Seat) -> Option<Figures> {
        let own = || view.provinces.iter().filter(|it| it.owner == Some(seat));
        let villages = view.villages.iter().filter(|it| it.owner == Some(seat)).count();
        let on_provinces: u8 = own().map(|it| it.pagodas).sum();
        Some(Figures {
            left: view.players.get(seat.index())?.supply,
            placed: on_provinces + villages as u8,
            provinces: own().count(),
            major: own().filter(|it| it.pagodas == 2).count(),
            villages,
        })
    }

    fn text(self, play: Play) -> String {
        let args = [
            ("provinces", self.provinces.into()),
            ("major", self.major.into()),
            ("villages", self.villages.into()),
        ];
        play.i18n.say("qin-facts", &args)
    }
}

/// A player's figures, with what the picked move would change.
pub(super) fn figures(play: Play, seat: Seat) -> AnyView {
    let view = shown(play);
    let now = Memo::new(move |_| view.with(|view| Figures::of(view.as_ref()?, seat)));
    let after = Memo::new(move |_| {
        let preview = play.selection.preview.get()?;
        play.chooser()?;
        let view: View = View::deserialize(&preview.view).ok()?;
        Figures::of(&view, seat)
    });
    let change = move || {
        let (now, after) = now.get().zip(after.get())?;
        (now.left != after.left).then_some((now.left, after.left))
    };
    let text = move || Some(now.get()?.text(play));
    let pip = move |at: u8| {
        let kind = move || match (now.get(), change()) {
            (Some(now), _) if now.left <= at => "placed",
            (_, Some((_, after))) if after <= at => "next",
            _ => "",
        };
        view! {
            <li class=kind>
                <Pic id=format!("qin-pagoda-p{seat}") />
            </li>
        }
    };
    let total = Memo::new(move |_| now.get().map_or(0, |now| now.left + now.placed));
    view! {
        <p class="player-facts">{text}</p>
        <p class="player-count">
            {move || now.get().map(|now| now.left)}
            {move || {
                change()
                    .map(|(now, after)| {
                        view! { <ins class:loss=now < after>"→" {after}</ins> }
                    })
            }} <small>{t("qin-left")}</small>
        </p>
        <ul class="pips" aria-hidden="true">
            {move || (0..total.get()).map(pip).collect_view()}
        </ul>
    }
    .into_any()
}

/// The legend of lit squares.
pub(super) fn legend(play: Play) -> AnyView {
    let open = Callback::new(move |clause| play.panels.open_clause(clause));
    view! {
        <h2 id="legend-title">{t("qin-legend-title")}</h2>
        <p>
            {t("qin-legend-where")} " "
            <span class="nowrap">
                <Pic id="qin-target".to_owned() class="i" />
                " "
                {t("qin-legend-gain")}
            </span> ", "
            <span class="nowrap">
                <Pic id="qin-target-quiet".to_owned() class="i" />
                " "
                {t("qin-legend-quiet")}
            </span> ". " <Chip clause=rule!("Q2.3") open=open />
        </p>
    }
    .into_any()
}
