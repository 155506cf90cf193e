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
    /// Whether its number would touch another one on a narrow screen.
    is_close: bool,
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
    let mut spaces: Vec<u8> = view.order.iter().map(|&seat| space(seat)).collect();
    let numbered = numbered(&mut spaces);
    let stand = |(at, &seat): (usize, &Seat)| {
        let (space, below) = (space(seat), on(at, seat));
        Stand { seat, space, below, is_close: 0 < below || !numbered.contains(&space) }
    };
    view.order.iter().enumerate().map(stand).collect()
}

/// The spaces whose numbers have room beside each other on a narrow screen: of neighbours every other one.
fn numbered(spaces: &mut [u8]) -> Vec<u8> {
    spaces.sort_unstable();
    let mut found: Vec<u8> = Vec::new();
    for &space in &*spaces {
        if found.last().is_none_or(|last| last + 1 < space) {
            found.push(space);
        }
    }
    found
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
    let Stand { seat, space, below, is_close } = stand;
    view! {
        <li
            class="marker"
            data-seat=format!("p{seat}")
            style=("--at", move || range.get().place(space))
            style=("--up", below.to_string())
        >
            <Pic id=format!("dragon-marker-p{seat}") />
            <span class="sr-only">{play.seating.name(seat)} ": "</span>
            <span class="marker-space" class:close=is_close>{space}</span>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_neighbours_every_other_one_has_a_number() {
        assert_eq!(numbered(&mut [25, 19, 20, 21, 14]), [14, 19, 21, 25]);
        assert_eq!(numbered(&mut [7, 7, 8]), [7]);
        assert_eq!(numbered(&mut []), [0; 0]);
    }
}
