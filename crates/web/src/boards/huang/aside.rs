//! Beside the board: the viewer's points, the market, the remaining pagodas.

use game::rule;
use huang::{Colour, Points};
use leptos::prelude::*;

use super::{desk::Desk, drawing::word, word_paths};
use crate::{
    i18n::t,
    input::Input,
    parts::{Chip, Pic},
    play::Play,
};

/// The whole area beside the board.
pub(super) fn aside(desk: Desk) -> impl IntoView {
    view! {
        <section class="aside panel" aria-label=t("huang-aside")>
            {points(desk)}
            {market(desk)}
            {pagodas(desk)}
        </section>
    }
}

/// The viewer's points.
fn points(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let own = Memo::new(move |_| {
        let seat = play.observation.eyes.get()?;
        let points = desk.see(|view| view.players.get(seat.index())?.points)?;
        let counts = desk.outlook.with(|it| it.counts.get(seat.index()).copied().flatten());
        Some((points, counts))
    });
    let lowest = move || {
        let lowest = own.get()?.1?.into_iter().min()?;
        Some(play.i18n.say("huang-lowest", &[("points", lowest.into())]))
    };
    let open = Callback::new(move |clause| play.panels.open_clause(clause));
    view! {
        <Show when=move || own.with(Option::is_some)>
            <div class="points">
                <h2>{t("huang-points-title")}</h2>
                <ul class="vps">{move || own.get().map(|(points, _)| colours(play, &points))}</ul>
                <p class="lowest">
                    {lowest} " " <Chip clause=rule!("H10.3") open=open />
                </p>
            </div>
        </Show>
    }
}

fn colours(play: Play, points: &Points) -> impl IntoView + use<> {
    let one = |colour: Colour| {
        let n = points.colours[colour as usize];
        let args = [("colour", word(colour).into()), ("points", n.into())];
        let label = play.i18n.say("huang-gain", &args);
        let title = label.clone();
        view! {
            <li title=title>
                <Pic id=format!("huang-vp-{}", word(colour)) />
                <b aria-hidden="true">{n}</b>
                <span class="sr-only">{label}</span>
            </li>
        }
    };
    let granaries = points.granaries;
    let stored = (0 < granaries).then(|| {
        let label = play.i18n.say("huang-stored-count", &[("granaries", granaries.into())]);
        let title = label.clone();
        view! {
            <li title=title>
                <Pic id="huang-granary".to_owned() />
                <b aria-hidden="true">{granaries}</b>
                <span class="sr-only">{label}</span>
            </li>
        }
    });
    view! {
        {Colour::ALL.map(one).into_iter().collect_view()}
        {stored}
    }
}

/// The market. A tile of it can be picked when a move offers it.
fn market(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let tiles = Memo::new(move |_| desk.see(|view| Vec::<Colour>::from(view.market)));
    let one = move |colour: Colour| {
        let letter = colour.to_string();
        let words = ["take".to_owned(), letter.clone()];
        let lit = {
            let words = words.clone();
            move || word_paths::is_move(play, &words)
        };
        let picked = {
            let words = words.clone();
            move || play.selection.picked() == words
        };
        let label = move || play.i18n.say("huang-tile", &[("colour", word(colour).into())]);
        view! {
            <button
                type="button"
                class="hex-tile"
                data-market=letter.clone()
                data-word=letter
                data-words=words.join(" ")
                data-lit=move || word_paths::quiet(lit())
                aria-pressed=move || if picked() { "true" } else { "false" }
                aria-label=label
                title=label
                on:click=move |_| {
                    let words = words.each_ref().map(String::as_str);
                    if untrack(move || play.chooser()).is_some() && !play.pick_all(&words, Input::Mouse) {
                        play.refuse(words.map(str::to_owned).to_vec());
                    }
                }
            >
                <Pic id=format!("huang-tile-{}", word(colour)) />
            </button>
        }
    };
    view! {
        <div class="market">
            <h2>
                <Pic id="huang-market".to_owned() class="i" />
                " "
                {t("huang-market-title")}
            </h2>
            <div class="market-tiles">{move || tiles.get().into_iter().map(one).collect_view()}</div>
        </div>
    }
}

/// The remaining pagodas.
fn pagodas(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let left = Memo::new(move |_| desk.see(|view| view.pagodas_left));
    let one = move |(colour, n): (Colour, u8)| {
        let args = [("colour", word(colour).into()), ("pagodas", n.into())];
        let label = play.i18n.say("huang-pagodas-beside", &args);
        let title = label.clone();
        view! {
            <li class:none=n == 0 title=title>
                <Pic id=format!("huang-pagoda-{}", word(colour)) />
                <b aria-hidden="true">{n}</b>
                <span class="sr-only">{label}</span>
            </li>
        }
    };
    view! {
        <div class="pagodas-left">
            <h2>{t("huang-beside")}</h2>
            <ul class="vps">
                {move || Colour::ALL.into_iter().zip(left.get()).map(one).collect_view()}
            </ul>
        </div>
    }
}
