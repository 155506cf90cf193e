//! The person track, which decides the turn order.

use dragon::View;
use game::Seat;
use leptos::prelude::*;

use super::desk::Desk;
use crate::{i18n::t, parts::Pic, play::Play};

/// The smallest number of spaces on show.
const SHOWN: u8 = 25;

/// A marker's space, and the number of markers below it.
#[derive(Clone, Copy, PartialEq)]
struct Stand {
    seat: Seat,
    space: u8,
    below: usize,
}

/// The spaces of the track on show.
#[derive(Clone, Copy, PartialEq)]
struct Range {
    first: u8,
    last: u8,
}

impl Range {
    /// A space's offset, in per cent of the track.
    fn place(self, space: u8) -> String {
        let Range { first, last } = self;
        format!("{:.2}%", 100.0 * (f64::from(space) - f64::from(first)) / f64::from(last - first))
    }
}

pub(super) fn track(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let stands = Memo::new(move |_| desk.seen(stands_of));
    // The space that the picked move would take a marker to.
    let soon = Memo::new(move |_| {
        let (seat, now) = (desk.me.get(), desk.of(desk.me.get(), |player| player.space));
        let to = play.previewed::<View>()?.players.get(seat.index())?.space;
        (to != now).then_some((seat, to))
    });
    let range = Memo::new(move |_| {
        let spaces = stands.get().into_iter().map(|it| it.space);
        let first = spaces.clone().min().unwrap_or(0).saturating_sub(2) / 5 * 5;
        let last = spaces.chain(soon.get().map(|it| it.1)).max().unwrap_or(0) + 3;
        Range { first, last: last.div_ceil(5).max((first + SHOWN) / 5) * 5 }
    });
    let ghost = move || {
        let (seat, space) = soon.get()?;
        let at = move || range.get().place(space);
        Some(view! {
            <span class="marker soon" aria-hidden="true" style=("--at", at)>
                <Pic id=format!("dragon-marker-p{seat}") />
                <span class="marker-space">{space}</span>
            </span>
        })
    };
    let marker = move |stand: Stand| marker(play, range, stand);
    view! {
        <section class="person-track" aria-labelledby="track-title">
            <h2 id="track-title">{t("dragon-track")}</h2>
            <div class="track-line">
                <ol class="ticks" aria-hidden="true">{move || ticks(range)}</ol>
                <ol class="markers">{move || stands.get().into_iter().map(marker).collect_view()}</ol>
                {ghost}
            </div>
        </section>
    }
}

/// The markers of a view, in turn order.
fn stands_of(view: &View) -> Vec<Stand> {
    let space = |seat: Seat| view.players[seat.index()].space;
    let on = |at: usize, seat: Seat| {
        view.order[at + 1..].iter().filter(|it| space(**it) == space(seat)).count()
    };
    let all = view.order.iter().enumerate();
    all.map(|(at, &seat)| Stand { seat, space: space(seat), below: on(at, seat) }).collect()
}

fn ticks(range: Memo<Range>) -> impl IntoView {
    let Range { first, last } = range.get();
    let tick = |space: u8| {
        view! {
            <li class:five=space.is_multiple_of(5) style=("--at", move || range.get().place(space))>
                {space.is_multiple_of(5).then_some(space)}
            </li>
        }
    };
    (first..=last).map(tick).collect_view()
}

fn marker(play: Play, range: Memo<Range>, stand: Stand) -> impl IntoView {
    let Stand { seat, space, below } = stand;
    view! {
        <li
            class="marker"
            data-seat=format!("p{seat}")
            style=("--at", move || range.get().place(space))
            style=("--up", below.to_string())
        >
            <Pic id=format!("dragon-marker-p{seat}") />
            <span class="sr-only">{play.seating.name(seat)} ": "</span>
            <span class="marker-space">{space}</span>
        </li>
    }
}
