//! Undo and confirm, at the same place in every state of a turn.

use leptos::prelude::*;

use crate::{
    i18n::t,
    parts::{Button, IconButton},
    play::{Moment, Play},
};

#[component]
pub(super) fn Bar(play: Play) -> impl IntoView {
    view! {
        <section class="bar panel" aria-label=t("bar")>
            {move || match play.timeline.moment.get() {
                Some(moment) => past(play, &moment).into_any(),
                None if play.source.is_spectator() => others().into_any(),
                None => now(play).into_any(),
            }}
        </section>
    }
}

/// A spectator's bar: the way to other games.
fn others() -> impl IntoView {
    view! {
        <a class="btn confirm" data-action="others" href="/meet">
            {crate::parts::icon("eye", "icon-s")}
            <span>{t("watch-others")}</span>
        </a>
    }
}

fn now(play: Play) -> impl IntoView {
    let can_confirm =
        Memo::new(move |_| play.chooser().is_some() && play.selection.whole().is_some());
    let can_undo = Memo::new(move |_| play.can_undo());
    let label = move || {
        if play.chooser().is_none() {
            return play.i18n.say("wait", &[]);
        }
        let whole = play.selection.whole();
        let says = whole.and_then(|mv| (play.presentation.confirms)(&play.observation.view(), &mv));
        match says {
            Some((id, args)) => play.i18n.say(id, &args),
            None => play.i18n.say("confirm-move", &[]),
        }
    };
    // A disabled button still says why nothing can be undone.
    let undo_label = move || {
        if can_undo.get() || play.chooser().is_none() {
            play.i18n.say("undo", &[])
        } else {
            format!("{}: {}", play.i18n.say("undo", &[]), play.why_no_undo())
        }
    };
    view! {
        <button
            type="button"
            class="btn undo"
            data-action="undo"
            disabled=move || !can_undo.get()
            title=undo_label
            on:click=move |_| play.undo()
        >
            {crate::parts::icon("undo", "icon-s")}
            <span>{t("undo")}</span>
        </button>
        <button
            type="button"
            class="btn confirm"
            class:go=move || can_confirm.get()
            data-action="confirm"
            disabled=move || !can_confirm.get()
            on:click=move |_| play.confirm()
        >
            {crate::parts::icon("ok", "icon-s")}
            <span>{label}</span>
        </button>
    }
}

/// The bar of a past moment: steps of the film, and the way back to now.
fn past(play: Play, moment: &Moment) -> impl IntoView + use<> {
    let playing = moment.film.as_ref().map(|film| film.playing);
    let steps = playing.map(|playing| {
        let (icon, id) = if playing { ("pause", "pause") } else { ("play", "go-on") };
        view! {
            <div class="bar-steps" role="group" aria-label=t("film-title")>
                <IconButton
                    action="film-back"
                    icon="back"
                    class=""
                    label=Signal::derive(t("step-back"))
                    press=move |()| play.step_film(-1)
                />
                <IconButton
                    action="film-pause"
                    icon=icon
                    class=""
                    label=Signal::derive(t(id))
                    press=move |()| play.set_film_playing(!playing)
                />
                <IconButton
                    action="film-forward"
                    icon="forward"
                    class=""
                    label=Signal::derive(t("step-on"))
                    press=move |()| play.step_film(1)
                />
            </div>
        }
    });
    let id = if playing.is_some() { "film-skip" } else { "back-to-now" };
    view! {
        {steps}
        <Button
            action="now"
            icon="last"
            class="confirm"
            label=Signal::derive(t(id))
            press=move |()| play.timeline.return_to_now()
        />
    }
}
