//! The groups of action cards: gain, cost and dragons of each.

use dragon::{Action, ActionCard, Phase};
use game::{Seat, rule, seats};
use leptos::prelude::*;

use super::{desk::Desk, move_button::MoveButton, spoken};
use crate::{
    i18n::t,
    parts::{Chip, Pic},
};

pub(super) fn actions(desk: Desk) -> impl IntoView {
    let cards = Memo::new(move |_| desk.seen(|view| view.actions.clone()));
    let groups = Memo::new(move |_| {
        let last = cards.with(|cards| cards.iter().map(|card| card.group).max().unwrap_or(0));
        (1..=last).collect::<Vec<u8>>()
    });
    view! {
        <section
            class="actions"
            aria-labelledby="actions-title"
            data-open=move || matches!(desk.phase(), Some(Phase::Act(_))).then_some("")
        >
            <h2 id="actions-title">{t("dragon-actions-title")}</h2>
            <div class="groups">
                {move || groups.get().into_iter().map(|at| group(desk, cards, at)).collect_view()}
            </div>
        </section>
    }
}

fn group(desk: Desk, cards: Memo<Vec<ActionCard>>, at: u8) -> impl IntoView {
    let play = desk.play;
    let of = Memo::new(move |_| {
        cards
            .with(|cards| cards.iter().filter(|card| card.group == at).cloned().collect::<Vec<_>>())
    });
    let chosen =
        Memo::new(move |_| of.with(|of| of.iter().any(|card| desk.is_picked(card.action.word()))));
    let count = move || of.with(Vec::len).to_string();
    let fee = Signal::derive(move || of.with(|of| of.first().map_or(0, |card| card.fee)));
    let label = move || play.i18n.say("dragon-group", &[("group", at.into())]);
    view! {
        <div
            class="group"
            class:chosen=move || chosen.get()
            role="group"
            aria-label=label
            data-group=at.to_string()
            style=("--cards", count)
        >
            <div class="group-head">
                {figures(desk, at, chosen)}
                <span class="fee" class:pay=move || 0 < fee.get()>{move || fee_text(desk, fee.get())}</span>
            </div>
            <div class="group-cards">
                {move || of.get().into_iter().map(|it| card(desk, it)).collect_view()}
            </div>
        </div>
    }
}

/// The dragons on a group, and the one that the picked action would add.
fn figures(desk: Desk, at: u8, chosen: Memo<bool>) -> impl IntoView {
    let play = desk.play;
    let stands = Memo::new(move |_| {
        let here = |seat: &Seat| desk.of(*seat, |player| player.dragon) == Some(at);
        seats(play.seating.count()).filter(here).collect::<Vec<_>>()
    });
    let dragons = move || {
        let figure = |seat: Seat| {
            view! {
                <span class="figure" title=play.seating.name(seat)>
                    <Pic id=format!("dragon-figure-p{seat}") />
                    <span class="sr-only">{play.seating.name(seat)}</span>
                </span>
            }
        };
        stands.get().into_iter().map(figure).collect_view()
    };
    let soon = move || {
        let seat = desk.me.get();
        chosen.get().then(|| {
            view! {
                <span class="figure soon" aria-hidden="true">
                    <Pic id=format!("dragon-figure-p{seat}") />
                </span>
            }
        })
    };
    view! {
        {dragons}
        {soon}
    }
}

fn fee_text(desk: Desk, fee: u8) -> AnyView {
    match fee {
        0 => desk.play.i18n.say("dragon-free", &[]).into_any(),
        fee => view! {
            {fee} " " <Pic id="dragon-yuan".to_owned() class="i" />
        }
        .into_any(),
    }
}

fn card(desk: Desk, card: ActionCard) -> impl IntoView {
    let play = desk.play;
    let action = card.action;
    let name = move || play.i18n.say("dragon-action", &[("action", action.word().into())]);
    let label = Signal::derive(move || spoken::action(desk, &card));
    let total = Memo::new(move |_| {
        desk.ahead.with(|ahead| {
            let prospect = ahead.as_ref()?.seats.get(desk.me.get().index())?;
            prospect.actions.iter().find(|it| it.action == action).map(|it| it.total)
        })
    });
    let yields = move || {
        let total = total.get()?;
        let number = if 0 < total { format!("+{total} ") } else { String::new() };
        Some(view! {
            {number}
            <Pic id=gives(action, desk.me.get()) class="i" />
        })
    };
    view! {
        <MoveButton desk=desk words=action.word() label=label class="action">
            <svg class="action-pic" viewBox="12 1 76 98" aria-hidden="true">
                <use href=format!("#dragon-act-{action}") width="100" height="100"></use>
            </svg>
            <span class="action-name">{name}</span>
            <span class="action-gives">{yields}</span>
            <Pic id="ui-ok".to_owned() class="tick" />
        </MoveButton>
    }
}

/// The drawing of an action's gain.
pub(super) fn gives(action: Action, seat: Seat) -> String {
    let id = match action {
        Action::Taxes => "yuan",
        Action::Build => "piece",
        Action::Harvest => "rice",
        Action::Fireworks => "firework",
        Action::Parade => return format!("dragon-marker-p{seat}"),
        Action::Research => "point",
        Action::Privilege => "small",
        Action::Wall => "wall",
    };
    format!("dragon-{id}")
}

/// The choice to pass, away from the cards and from the confirm button; it says what it brings.
pub(super) fn pass(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let is_open = Memo::new(move |_| matches!(desk.phase(), Some(Phase::Act(_))));
    let yuan = Memo::new(move |_| {
        desk.ahead.with(|ahead| {
            ahead.as_ref().and_then(|it| Some(it.seats.get(desk.me.get().index())?.pass))
        })
    });
    let label = Signal::derive(move || {
        play.i18n.say("dragon-pass-says", &[("yuan", yuan.get().unwrap_or(0).into())])
    });
    let open = Callback::new(move |clause| play.panels.open_clause(clause));
    view! {
        <Show when=move || is_open.get()>
            <section class="pass-box" aria-label=t("dragon-pass")>
                <MoveButton desk=desk words="pass" label=label class="pass">
                    {move || label.get()}
                </MoveButton>
                <Chip clause=rule!("D3.4") open=open />
            </section>
        </Show>
    }
}
