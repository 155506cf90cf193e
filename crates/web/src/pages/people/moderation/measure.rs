//! Measures against a person: mute, suspension, or lifting either.

use leptos::prelude::*;
use wire::api::{ModerationAction, NewModerationAction, UserId};

use super::{address::read, state::Moderation};
use crate::{
    i18n::t,
    net,
    pages::people::{
        form::{Field, Form, Lines, Part},
        submission::{Submission, SubmitError},
    },
    parts::{Segment, Segments},
};

/// The measures and the messages that name them.
const MEASURES: [(ModerationAction, &str, &str); 3] = [
    (ModerationAction::Mute, "mute", "measure-mute"),
    (ModerationAction::Ban, "ban", "measure-ban"),
    (ModerationAction::Lift, "lift", "measure-lift"),
];
/// Durations in minutes and the messages that name them. The last has no end.
const TIMES: [(&str, &str); 4] = [
    ("60", "measure-hour"),
    ("1440", "measure-day"),
    ("10080", "measure-week"),
    ("", "measure-lifted"),
];

#[component]
pub(super) fn MeasurePart(moderation: Moderation) -> impl IntoView {
    let submission = Submission::new();
    let (what, time) = (RwSignal::new("mute".to_owned()), RwSignal::new("1440".to_owned()));
    let note = RwSignal::new(String::new());
    let send = move |()| {
        submission.start("measure-taken", move || async move {
            let subject: UserId = read(&moderation.subject.get_untracked())
                .ok_or(SubmitError::Message("person-unknown"))?;
            let wanted = what.get_untracked();
            let found = MEASURES.into_iter().find(|(_, name, _)| *name == wanted);
            let action = found.map_or(ModerationAction::Mute, |(measure, ..)| measure);
            let minutes =
                time.get_untracked().parse().ok().filter(|_| action != ModerationAction::Lift);
            let measure = NewModerationAction { action, minutes, note: note.get_untracked() };
            net::post::<()>(&format!("/api/moderation/users/{subject}/actions"), &measure).await?;
            moderation.load();
            Ok(())
        });
    };
    let segments = MEASURES.map(|(_, name, id)| Segment::new(name, id)).to_vec();
    view! {
        <Part id="measure-title" title="measure-title">
            <Form submission=submission action="measure" icon="flag" label="measure-take" class="" send=send>
                <Field
                    id="measure-whom"
                    label="measure-whom"
                    about="measure-whom-about"
                    value=moderation.subject
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
                    {duration_field(time)}
                </Show>
                <Lines id="measure-note" label="host-note" value=note />
            </Form>
        </Part>
    }
}

/// The duration of a measure, in minutes.
fn duration_field(time: RwSignal<String>) -> impl IntoView {
    let option = move |(minutes, id): (&'static str, &'static str)| {
        view! {
            <option value=minutes selected=move || time.get() == minutes>
                {t(id)}
            </option>
        }
    };
    view! {
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
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_can_be_named_by_a_profile_address() {
        let id = UserId::from_bits(33);
        assert_eq!(read(&id.to_string()), Some(id));
        assert_eq!(read(&format!(" https://pagoda.example/person/{id}/ ")), Some(id));
        assert_eq!(read::<UserId>("Mei"), None);
    }
}
