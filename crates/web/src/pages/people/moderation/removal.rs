//! Removal of content: a chat message, a name, the title of a table.

use leptos::prelude::*;
use wire::api::{NewRemoval, RemovableContent, ReportInfo};

use super::{measure::read, state::Moderation};
use crate::{
    i18n::t,
    net,
    pages::people::{
        form::{Field, Form, Lines, Part},
        submission::{Submission, SubmitError},
    },
    parts::{Segment, Segments},
};

/// The fields that name the content.
#[derive(Clone, Copy)]
pub(super) struct ContentFields {
    /// `message`, `name` or `title`.
    kind: RwSignal<String>,
    /// The id of the user or table, or an address that ends with it.
    place: RwSignal<String>,
    /// The number of the message.
    number: RwSignal<String>,
}

impl ContentFields {
    pub(super) fn new() -> ContentFields {
        let field = |text: &str| RwSignal::new(text.to_owned());
        ContentFields { kind: field("message"), place: field(""), number: field("") }
    }

    /// Names what a report is about: the message, or else the reported person's name.
    pub(super) fn fill(self, report: &ReportInfo) {
        let (kind, place, number) = match (report.table, report.message) {
            (Some(table), Some(number)) => ("message", table.to_string(), number.to_string()),
            _ => ("name", report.user.id.to_string(), String::new()),
        };
        self.kind.set(kind.to_owned());
        self.place.set(place);
        self.number.set(number);
    }

    fn content(self) -> Option<RemovableContent> {
        let place = self.place.get_untracked();
        content(&self.kind.get_untracked(), &place, &self.number.get_untracked())
    }
}

fn content(kind: &str, place: &str, number: &str) -> Option<RemovableContent> {
    Some(match kind {
        "name" => RemovableContent::Name(read(place)?),
        "title" => RemovableContent::Title(read(place)?),
        _ => RemovableContent::Message { table: read(place)?, number: number.trim().parse().ok()? },
    })
}

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

#[cfg(test)]
mod tests {
    use wire::api::{TableId, UserId};

    use super::*;

    #[test]
    fn content_is_named_by_addresses() {
        let (table, user) = (TableId::from_bits(33), UserId::from_bits(7));
        let at = format!("https://pagoda.example/table/{table}");
        let message = RemovableContent::Message { table, number: 3 };
        assert_eq!(content("message", &at, " 3 "), Some(message));
        assert_eq!(content("title", &at, ""), Some(RemovableContent::Title(table)));
        assert_eq!(content("name", &user.to_string(), ""), Some(RemovableContent::Name(user)));
        assert_eq!(content("message", &at, ""), None);
        assert_eq!(content("name", "Mei", ""), None);
    }
}
