//! A snapshot of the public tables, with the messages about it that all clients share.

use axum::{body::Bytes, extract::ws::Utf8Bytes};
use serde::Serialize;
use tokio::time::Instant;
use wire::api::{LobbyChanges, News, TableId, TableInfo};

/// A card, and when it was made.
#[derive(Clone)]
pub(super) struct LobbyCard {
    pub(super) info: TableInfo,
    pub(super) made: Instant,
}

/// The public tables at a moment.
pub(crate) struct LobbySnapshot {
    /// Its number: the next snapshot of other tables has the next one.
    pub(crate) number: u64,
    /// The open tables as JSON.
    pub(crate) open: Bytes,
    /// The running games as JSON.
    pub(crate) running: Bytes,
    /// News of all open tables.
    pub(crate) news: Utf8Bytes,
    /// News of what has changed since the snapshot before.
    pub(crate) changes: Option<Utf8Bytes>,
    open_cards: Vec<LobbyCard>,
    running_cards: Vec<LobbyCard>,
}

impl LobbySnapshot {
    /// The snapshot that follows another.
    pub(super) fn after(
        before: Option<&LobbySnapshot>,
        open_cards: Vec<LobbyCard>,
        running_cards: Vec<LobbyCard>,
    ) -> LobbySnapshot {
        let (open, running) = (infos(&open_cards), infos(&running_cards));
        let known = before.map(|before| infos(&before.open_cards));
        let changes = known.as_ref().and_then(|known| LobbyChanges::between(known, &open));
        let is_same = known.is_some() && changes.is_none();
        let number = before.map_or(0, |before| before.number + u64::from(!is_same));
        // What led to an unchanged list is still the way from the list before.
        let changes = match (changes, before) {
            (Some(changes), _) => Some(text(&News::LobbyChanges(changes)).into()),
            (None, before) => before.and_then(|before| before.changes.clone()),
        };
        LobbySnapshot {
            number,
            running: text(&running).into(),
            news: match before.filter(|_| is_same) {
                Some(before) => before.news.clone(),
                None => text(&News::Lobby(open.clone())).into(),
            },
            open: text(&open).into(),
            changes,
            open_cards,
            running_cards,
        }
    }

    /// The card of a table.
    pub(super) fn card(&self, id: TableId) -> Option<&LobbyCard> {
        self.open_cards.iter().chain(&self.running_cards).find(|card| card.info.id == id)
    }
}

fn infos(cards: &[LobbyCard]) -> Vec<TableInfo> {
    cards.iter().map(|card| card.info.clone()).collect()
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("cards are JSON")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn card(id: u64, acts: u32) -> LobbyCard {
        let (id, owner) = (TableId::from_bits(id), wire::api::UserId::from_bits(1));
        let info = json!({"id": id, "game": "qin", "seats": 2, "options": "", "title": "", "public": true,
            "owner": owner, "status": "open", "holders": [], "acts": acts, "ply": 0, "commitment": "",
            "resigned": []});
        LobbyCard { info: serde_json::from_value(info).expect("a card"), made: Instant::now() }
    }

    #[test]
    fn snapshots_of_other_tables_have_other_numbers() {
        let first = LobbySnapshot::after(None, vec![card(1, 1)], Vec::new());
        assert_eq!((first.number, first.changes.is_none()), (0, true));
        let same = LobbySnapshot::after(Some(&first), vec![card(1, 1)], vec![card(9, 1)]);
        assert_eq!(same.number, 0, "running games aren't among the news");
        assert_eq!(same.news, first.news);
        let next = LobbySnapshot::after(Some(&same), vec![card(2, 1), card(1, 1)], Vec::new());
        assert_eq!(next.number, 1);
        let again = LobbySnapshot::after(Some(&next), vec![card(2, 1), card(1, 1)], Vec::new());
        assert_eq!((again.number, again.changes), (1, next.changes), "the way from 0 to 1 is kept");
    }
}
