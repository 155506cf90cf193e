//! Players' figures: points, goods, palaces; and details on request.

use dragon::{PlayerView, Stage, View};
use game::{Seat, rule};
use leptos::prelude::*;

use super::{cards, desk::Desk, palaces, spoken, tray};
use crate::{
    i18n::t,
    parts::{Chip, Dialog, Pic},
    play::Play,
};

/// The head of the list of players.
pub(super) fn heading(play: Play) -> AnyView {
    let open = Callback::new(move |clause| play.panels.open_clause(clause));
    view! {
        <h2 id="players-title">{t("dragon-players-title")}</h2>
        <p>{t("dragon-players-about")} " " <Chip clause=rule!("D3.3") open=open /></p>
    }
    .into_any()
}

/// A figure of a player.
type PlayerCount = fn(&PlayerView) -> i32;

/// The figure after the picked move.
pub(super) fn change(desk: Desk, seat: Memo<Seat>, count: PlayerCount) -> impl IntoView {
    let to = Memo::new(move |_| {
        let now = desk.of(seat.get(), count);
        let then = count(desk.play.previewed::<View>()?.players.get(seat.get().index())?);
        (then != now).then_some((now, then))
    });
    move || {
        to.get().map(|(now, then)| {
            view! { <ins class:loss=then < now>"→" {then}</ins> }
        })
    }
}

/// A player's goods; the viewer's own with the changes of the picked move.
pub(super) fn goods(desk: Desk, seat: Memo<Seat>, changes: bool) -> impl IntoView {
    const GOODS: [(&str, &str, PlayerCount); 5] = [
        ("yuan", "dragon-good-yuan", |player| player.yuan.into()),
        ("rice", "dragon-good-rice", |player| player.rice.into()),
        ("firework", "dragon-good-fireworks", |player| player.fireworks.into()),
        ("small", "dragon-good-small", |player| player.small.into()),
        ("large", "dragon-good-large", |player| player.large.into()),
    ];
    let one = move |(id, name, count): (&'static str, &'static str, PlayerCount)| {
        let number = Memo::new(move |_| desk.of(seat.get(), count));
        view! {
            <li data-good=id data-none=move || (number.get() == 0).then_some("") title=t(name)>
                <Pic id=format!("dragon-{id}") class="i" />
                <span class="sr-only">{t(name)}</span>
                {move || number.get()}
                {changes.then(|| change(desk, seat, count))}
            </li>
        }
    };
    let walled = Memo::new(move |_| desk.seen(|view| view.great_wall));
    let wall = move || {
        walled.get().then(|| one(("wall", "dragon-good-wall", |player| player.tiles.len() as i32)))
    };
    view! { <ul class="goods">{GOODS.map(one).into_iter().collect_view()} {wall}</ul> }
}

/// A player's figures, under the name.
pub(super) fn figures(play: Play, seat: Seat) -> AnyView {
    let desk = Desk::new(play);
    let whose = Memo::new(move |_| seat);
    let is_me = Memo::new(move |_| desk.me.get() == seat);
    let open = RwSignal::new(false);
    let label = move || play.i18n.say("dragon-more", &[("seat", play.seating.name(seat).into())]);
    let title = Signal::derive(move || play.seating.name(seat));
    let place = move || desk.seen(|view| view.order.iter().position(|it| *it == seat));
    view! {
        <span
            class:own-figures=move || is_me.get()
            data-place=move || place().map(|it| it.to_string())
            hidden
        ></span>
        {turn(desk, seat)}
        <p class="player-space">
            <Pic id=format!("dragon-marker-p{seat}") class="i" />
            <span class="sr-only">{t("dragon-track")}</span>
            {move || desk.of(seat, |player| player.space)}
        </p>
        <p class="player-count points">
            <Pic id="dragon-point".to_owned() class="i" />
            <span class="sr-only">{t("points")}</span>
            {move || desk.of(seat, |player| player.points)}
            {change(desk, whose, |player| i32::from(player.points))}
        </p>
        <button
            type="button"
            class="estate"
            data-action="estate"
            data-seat=format!("p{seat}")
            aria-label=label
            on:click=move |_| open.set(true)
        >
            {palaces::small(desk, seat)}
        </button>
        {goods(desk, whose, true)}
        <Dialog id=estate_id(seat) title=title class="estate-dialog" open=open>
            {estate(desk, seat)}
        </Dialog>
    }
    .into_any()
}

/// A seat's place in the turn order of this phase, or that it has acted.
fn turn(desk: Desk, seat: Seat) -> impl IntoView {
    let turn = Memo::new(move |_| {
        desk.seen(|view| {
            let ordered = matches!(view.stage, Stage::Action | Stage::Person);
            let at = view.queue.iter().position(|it| *it == seat).filter(|_| ordered)?;
            Some((at + 1, at < usize::from(view.done)))
        })
    });
    move || {
        let (place, is_over) = turn.get()?;
        let id = if is_over { "dragon-turn-over" } else { "dragon-turn" };
        let text = desk.play.i18n.say(id, &[("place", place.into())]);
        let title = text.clone();
        Some(view! {
            <span class="queue" class:done=is_over title=title>
                <span aria-hidden="true">
                    {if is_over { "✓".to_owned() } else { place.to_string() }}
                </span>
                <span class="sr-only">{text}</span>
            </span>
        })
    }
}

fn estate_id(seat: Seat) -> &'static str {
    ["estate-1", "estate-2", "estate-3", "estate-4", "estate-5"][seat.index()]
}

/// Everything that a player has.
fn estate(desk: Desk, seat: Seat) -> impl IntoView {
    let whose = Memo::new(move |_| seat);
    let held = Memo::new(move |_| desk.of(seat, |player| player.cards.clone()));
    let tiles = Memo::new(move |_| desk.of(seat, |player| player.tiles.clone()));
    let card = move |card| {
        view! {
            <li title=move || spoken::card(desk, card)>
                <Pic id=cards::picture(card) />
                <span class="sr-only">{move || spoken::card(desk, card)}</span>
            </li>
        }
    };
    let tile = move |bonus: dragon::Bonus| {
        let name = move || desk.play.i18n.say("dragon-bonus", &[("bonus", bonus.word().into())]);
        view! {
            <li title=name>
                <Pic id=tray::bonus_pic(desk, bonus) />
                <span class="sr-only">{name}</span>
            </li>
        }
    };
    let soon = move || {
        let [month, last] = desk.ahead.with(|ahead| {
            let prospect = ahead.as_ref().and_then(|it| it.seats.get(seat.index()));
            prospect.map_or([0, 0], |it| {
                [it.month.iter().map(|it| u16::from(*it)).sum(), it.last.iter().sum::<u16>()]
            })
        });
        desk.play.i18n.say("dragon-prospect", &[("month", month.into()), ("last", last.into())])
    };
    view! {
        <div class="estate-body">
            {palaces::small(desk, seat)} {goods(desk, whose, false)} <p>{soon}</p>
            <h3>{t("dragon-tray-hand")}</h3>
            <ul class="cards">{move || held.get().into_iter().map(card).collect_view()}</ul>
            <Show when=move || desk.seen(|view| view.great_wall)>
                <h3>{t("dragon-tray-tiles")}</h3>
                <ul class="cards">{move || tiles.get().into_iter().map(tile).collect_view()}</ul>
            </Show>
        </div>
    }
}

/// The legend of lit controls.
pub(super) fn legend(play: Play) -> AnyView {
    let open = Callback::new(move |clause| play.panels.open_clause(clause));
    view! {
        <h2 id="legend-title">{t("dragon-legend-title")}</h2>
        <p>{t("dragon-legend-about")} " " <Chip clause=rule!("D3.5") open=open /></p>
    }
    .into_any()
}
