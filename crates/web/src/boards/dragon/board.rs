//! The shared board: the year and the person track; at the end also the result.

use game::seats;
use leptos::prelude::*;

use super::{desk::Desk, ledger, move_button, palaces, scroll, track};
use crate::{
    parts::seal,
    play::{Play, TableState},
};

pub(super) fn board(play: Play) -> AnyView {
    let desk = Desk::new(play);
    let is_sheet =
        untrack(move || play.state.get() == TableState::Over && !play.review.is_replaying.get());
    if !is_sheet {
        move_button::number_keys();
    }
    let sheet = is_sheet.then(|| {
        let one = |seat| {
            view! {
                <li class="panel">
                    <h3>{seal(seat)} {play.seating.name(seat)}</h3>
                    {palaces::small(desk, seat)}
                </li>
            }
        };
        view! {
            <ul class="courts">{seats(play.seating.count()).map(one).collect_view()}</ul>
            {ledger::ledger(play)}
        }
    });
    view! {
        <div class="dragon-board">
            {scroll::scroll(desk)}
            {track::track(desk)}
            {sheet}
        </div>
    }
    .into_any()
}
