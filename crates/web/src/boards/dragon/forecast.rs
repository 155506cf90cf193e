//! The forecast: losses and gains of coming events if nothing else changes, and the difference that
//! the picked move makes.

use dragon::{Coming, Fate, Outlook, Prospect};
use game::{Seat, rule, seats};
use leptos::prelude::*;

use super::{desk::Desk, fate, recap};
use crate::{
    i18n::t,
    parts::{Chip, Pic, seal},
};

/// Number of months to look ahead, except on large screens.
const AHEAD: u8 = 3;

/// Whether the screen has room for the whole year.
fn is_wide() -> bool {
    window().inner_width().ok().and_then(|it| it.as_f64()).is_some_and(|width| 1700.0 <= width)
}

/// The events to come, as far as the screen shows them.
fn coming(desk: Desk) -> Vec<Coming> {
    let last = if is_wide() { u8::MAX } else { desk.seen(|view| view.month) + AHEAD };
    let mut coming = desk.ahead.with(|it| it.as_ref().map(|it| it.coming.clone()));
    coming.iter_mut().for_each(|it| it.retain(|it| it.month <= last));
    coming.unwrap_or_default()
}

pub(super) fn forecast(desk: Desk) -> impl IntoView {
    let coming = Memo::new(move |_| coming(desk));
    let one = move |coming: Coming| entry(desk, coming);
    view! {
        <section class="forecast panel" aria-labelledby="forecast-title">
            {recap::recap(desk)}
            <div class="panel-head">
                <h2 id="forecast-title">{t("dragon-forecast")}</h2>
                <p>{t("dragon-forecast-about")}</p>
            </div>
            <ol class="comings">
                {move || coming.get().into_iter().map(one).collect_view()}
                {scoring(desk)}
            </ol>
        </section>
    }
}

/// The points at the end of the month, and of the game.
fn scoring(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let counts = |prospect: &Prospect| [prospect.month.map(u16::from), prospect.last];
    let of = move |ahead: Memo<Option<Outlook>>| {
        ahead.with(|it| it.as_ref()?.seats.get(desk.me.get().index()).map(counts))
    };
    let row = move |at: usize| {
        let (name, when, cause, clause) = [
            ("dragon-scoring", "dragon-when-each", "dragon-scoring-cause", rule!("D6.1")),
            ("dragon-final", "dragon-when-end", "dragon-final-cause", rule!("D6.2")),
        ][at];
        let now = move || of(desk.ahead).map(|it| it[at]).unwrap_or_default();
        let then = move || of(desk.foreseen).map(|it| it[at]).filter(|then| *then != now());
        let text = move || {
            let [one, two, three] = then().unwrap_or(now());
            play.i18n.say(cause, &[("a", one.into()), ("b", two.into()), ("c", three.into())])
        };
        let effect = move || {
            let was = now().iter().sum::<u16>();
            let is = then().map(|then| then.iter().sum::<u16>()).filter(|is| *is != was);
            gain(desk, was, is)
        };
        view! {
            <li data-coming=name class:hot=move || then().is_some()>
                <Pic id="dragon-point".to_owned() />
                <b class="coming-name">{t(name)}</b>
                <span class="coming-when">{t(when)}</span>
                <p class="coming-why">
                    {text} " "
                    <Chip clause=clause open=move |clause| play.panels.open_clause(clause) />
                </p>
                <p class="effects">{effect}</p>
            </li>
        }
    };
    [row(0), row(1)].into_iter().collect_view()
}

/// A seat's fate after the picked move, if that changes it.
fn changed(desk: Desk, coming: &Coming, seat: Seat) -> Option<Fate> {
    let is_same = |it: &&Coming| {
        it.month == coming.month
            && it.clause == coming.clause
            && fate::word(it) == fate::word(coming)
    };
    let find = |ahead: &Outlook| {
        ahead.coming.iter().find(is_same).and_then(|it| it.fates.get(seat.index()).copied())
    };
    let then = desk.foreseen.with(|ahead| ahead.as_ref().and_then(find))?;
    (coming.fates.get(seat.index()) != Some(&then)).then_some(then)
}

fn entry(desk: Desk, coming: Coming) -> impl IntoView {
    let play = desk.play;
    let clause = coming.clause;
    let coming = StoredValue::new(coming);
    let mine = move || {
        coming.with_value(|it| it.fates.get(desk.me.get().index()).copied()).unwrap_or_default()
    };
    let then = Memo::new(move |_| coming.with_value(|it| changed(desk, it, desk.me.get())));
    let when = move || {
        let months = coming.with_value(|it| it.month)
            - desk.seen(|view| view.month).min(coming.with_value(|it| it.month));
        let id = if coming.with_value(|it| it.now) { "dragon-when-now" } else { "dragon-when" };
        play.i18n.say(id, &[("months", months.into())])
    };
    let cause = move || coming.with_value(|it| fate::cause(desk, it, &mine()));
    let soon = move || {
        let then = then.get()?;
        let text = coming.with_value(|it| fate::cause(desk, it, &then));
        (text != cause()).then(|| view! { <span class="then">"→ " {text} " "</span> })
    };
    let word = coming.with_value(fate::word);
    view! {
        <li data-coming=word class:hot=move || then.get().is_some()>
            <Pic id=coming.with_value(fate::picture) />
            <b class="coming-name">{move || coming.with_value(|it| fate::name(desk, it))}</b>
            <span class="coming-when">{when}</span>
            <p class="coming-why">
                {cause} " " {soon}
                <Chip clause=clause open=move |clause| play.panels.open_clause(clause) />
                {move || others(desk, coming)}
            </p>
            <p class="effects">{move || effects(desk, coming, mine(), then.get())}</p>
        </li>
    }
}

/// The effect on the viewer: before, and after the picked move.
fn effects(
    desk: Desk,
    coming: StoredValue<Coming>,
    now: Fate,
    then: Option<Fate>,
) -> impl IntoView {
    let points = (0 < now.points || then.is_some_and(|then| 0 < then.points)).then(|| {
        gain(desk, now.points, then.map(|then| then.points).filter(|it| *it != now.points))
    });
    // Where persons can be lost, it is also said if none are.
    let releases = coming.with_value(Coming::may_take).then(|| {
        let to = then.map(|then| then.releases).filter(|it| *it != now.releases);
        let after = to.map(|to| view! { <span class="arrow">"→"</span> {loss(desk, to)} });
        view! {
            <span class:was=to.is_some()>{loss(desk, now.releases)}</span>
            {after}
        }
    });
    view! {
        {points}
        {releases}
    }
}

/// Points to be scored, and the changed number.
fn gain(desk: Desk, was: u16, is: Option<u16>) -> impl IntoView {
    let one = move |points: u16| {
        view! {
            <span class="toll">
                <span aria-hidden="true">"+" {points}</span>
                <Pic id="dragon-point".to_owned() class="i" />
                <span class="sr-only">{fate::points(desk, points)}</span>
            </span>
        }
    };
    let after = is.map(|is| {
        let class = if was < is { "good" } else { "bad" };
        view! {
            <span class="arrow">"→"</span>
            <b class=class>{one(is)}</b>
        }
    });
    view! {
        <span class:was=is.is_some()>{one(was)}</span>
        {after}
    }
}

/// Persons to be lost: a person with the number, or a tick with zero.
fn loss(desk: Desk, count: u8) -> impl IntoView {
    let (id, number) =
        if count == 0 { ("ui-ok", "0".to_owned()) } else { ("ui-person", format!("−{count}")) };
    view! {
        <b class="toll" class:bad=0 < count class:good=count == 0>
            <Pic id=id.to_owned() class="i" />
            <span aria-hidden="true">{number}</span>
            <span class="sr-only">{fate::releases(desk, count)}</span>
        </b>
    }
}

/// The other players who lose persons.
fn others(desk: Desk, coming: StoredValue<Coming>) -> impl IntoView {
    let me = desk.me.get();
    let of = |seat: Seat| {
        coming.with_value(|it| it.fates.get(seat.index()).map_or(0, |fate| fate.releases))
    };
    let one = |seat: Seat| {
        let count = of(seat);
        let args = [("seat", desk.play.seating.name(seat).into()), ("count", count.into())];
        let text = desk.play.i18n.say("dragon-others", &args);
        let title = text.clone();
        view! {
            <span class="other" title=title>
                {seal(seat)} <span aria-hidden="true">"−" {count}</span>
                <span class="sr-only">{text}</span>
            </span>
        }
    };
    let hurt = seats(desk.play.seating.count()).filter(|seat| *seat != me && 0 < of(*seat));
    hurt.map(one).collect_view()
}
