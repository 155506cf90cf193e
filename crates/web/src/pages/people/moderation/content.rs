//! The content that a moderator removes, as the fields name it.

use leptos::prelude::*;
use wire::api::{RemovableContent, ReportInfo};

use super::address::read;

/// The fields that name the content.
#[derive(Clone, Copy)]
pub(super) struct ContentFields {
    /// `message`, `name` or `title`.
    pub(super) kind: RwSignal<String>,
    /// The id of the user or table, or an address that ends with it.
    pub(super) place: RwSignal<String>,
    /// The number of the message.
    pub(super) number: RwSignal<String>,
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

    /// The content, if the fields name one.
    pub(super) fn content(self) -> Option<RemovableContent> {
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
