//! Removal of content: a chat message, a name, the title of a table.

use leptos::prelude::*;
use wire::api::NewRemoval;

use super::state::Moderation;
use crate::{
    i18n::t,
    net,
    pages::people::{
        form::{Field, Form, Lines, Part},
        submission::{Submission, SubmitError},
    },
    parts::{Segment, Segments},
};

#[component]
pub(super) fn RemovalPart(moderation: Moderation) -> impl IntoView {
    let submission = Submission::new();
    let note = RwSignal::new(String::new());
    let fields = moderation.content;
    let send = move |()| {
        submission.start("removal-done", move || async move {
            let content = fields.content().ok_or(SubmitError::Message("removal-unknown"))?;
            let removal = NewRemoval { content, note: note.get_untracked() };
            net::post::<()>("/api/moderation/removals", &removal).await?;
            moderation.load();
            Ok(())
        });
    };
    let segments = vec![
        Segment::new("message", "removal-message"),
        Segment::new("name", "removal-name"),
        Segment::new("title", "removal-table"),
    ];
    view! {
        <Part id="removal-title" title="removal-title">
            <Form submission=submission action="remove-content" icon="flag" label="removal-send" class="" send=send>
                <fieldset>
                    <legend class="sr-only">{t("removal-title")}</legend>
                    <Segments
                        name="removal"
                        segments=segments
                        chosen=fields.kind
                        choose=move |it: &'static str| fields.kind.set(it.to_owned())
                    />
                </fieldset>
                <Field
                    id="removal-where"
                    label="removal-where"
                    about="removal-where-about"
                    value=fields.place
                />
                <Show when=move || fields.kind.with(|it| it == "message")>
                    <Field
                        id="removal-number"
                        label="removal-number"
                        length=(1, 9)
                        value=fields.number
                    />
                </Show>
                <Lines id="removal-note" label="host-note" value=note />
            </Form>
        </Part>
    }
}
