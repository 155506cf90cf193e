//! What is done about somebody: silence, a closed door, or neither any more.

use leptos::prelude::*;
use wire::api::{Measure, NewMeasure, UserId};

use super::moderation::Moderation;
use crate::{
    net,
    pages::people::{
        deed::{Deed, Wrong},
        form::{Field, Form, Lines, Part},
    },
    parts::{Segment, Segments},
    words::t,
};

/// What can be done, and what it is called.
const MEASURES: [(Measure, &str, &str); 3] = [
    (Measure::Mute, "mute", "measure-mute"),
    (Measure::Ban, "ban", "measure-ban"),
    (Measure::Lift, "lift", "measure-lift"),
];
/// For how long: minutes, and what that is called. The last is until it is lifted.
const TIMES: [(&str, &str); 4] = [
    ("60", "measure-hour"),
    ("1440", "measure-day"),
    ("10080", "measure-week"),
    ("", "measure-lifted"),
];

/// The name in addresses that stands at the end of an address, or is all of it.
fn read(whom: &str) -> Option<UserId> {
    whom.trim().trim_end_matches('/').rsplit('/').next()?.parse().ok()
}

#[component]
pub(super) fn MeasurePart(moderation: Moderation) -> impl IntoView {
    let deed = Deed::new();
    let (what, time) = (RwSignal::new("mute".to_owned()), RwSignal::new("1440".to_owned()));
    let note = RwSignal::new(String::new());
    let send = move |()| {
        deed.start("measure-taken", move || async move {
            let whom =
                read(&moderation.whom.get_untracked()).ok_or(Wrong::Said("person-unknown"))?;
            let wanted = what.get_untracked();
            let found = MEASURES.into_iter().find(|(_, name, _)| *name == wanted);
            let what = found.map_or(Measure::Mute, |(measure, ..)| measure);
            let minutes = time.get_untracked().parse().ok().filter(|_| what != Measure::Lift);
            let measure = NewMeasure { what, minutes, note: note.get_untracked() };
            net::post::<()>(&format!("/api/moderation/people/{whom}"), &measure).await?;
            moderation.load();
            Ok(())
        });
    };
    let segments = MEASURES.map(|(_, name, id)| Segment::new(name, id)).to_vec();
    let option = move |(minutes, id): (&'static str, &'static str)| {
        view! {
            <option value=minutes selected=move || time.get() == minutes>
                {t(id)}
            </option>
        }
    };
    view! {
        <Part id="measure-title" title="measure-title">
            <Form deed=deed action="measure" icon="flag" label="measure-take" class="" send=send>
                <Field
                    id="measure-whom"
                    label="measure-whom"
                    about="measure-whom-about"
                    value=moderation.whom
                />
                <fieldset>
                    <legend class="sr-only">{t("measure-title")}</legend>
                    <Segments
                        name="measure"
                        segments=segments
                        chosen=what
                        choose=move |it: &'static str| what.set(it.to_owned())
                    />
                </fieldset>
                <Show when=move || what.with(|it| it != "lift")>
                    <div class="field">
                        <label for="measure-time">
                            <b>{t("measure-time")}</b>
                        </label>
                        <select
                            id="measure-time"
                            prop:value=move || time.get()
                            on:change:target=move |event| time.set(event.target().value())
                        >
                            {TIMES.map(option).into_iter().collect_view()}
                        </select>
                    </div>
                </Show>
                <Lines id="measure-note" label="host-note" value=note />
            </Form>
        </Part>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_named_by_an_address_too() {
        let id = UserId::from_bits(33);
        assert_eq!(read(&id.to_string()), Some(id));
        assert_eq!(read(&format!(" https://pagoda.example/person/{id}/ ")), Some(id));
        assert_eq!(read("Mei"), None);
    }
}
