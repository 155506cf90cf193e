//! A person's public data, as far as it is loaded.

use leptos::{prelude::*, task::spawn_local};
use wire::api::{Cursor, GamePage, GameResult, PublicProfile, SeatPlayer, SeatResult, UserId};

use crate::{
    i18n::I18n,
    net,
    pages::people::submission::{Submission, SubmitError},
};

/// The number of games a page.
pub(super) const PAGE: u32 = 30;

/// A person's public data and games.
#[derive(Clone, Copy)]
pub(super) struct PersonState {
    pub(super) id: UserId,
    pub(super) person: RwSignal<Option<PublicProfile>>,
    /// The newest first.
    pub(super) games: RwSignal<Vec<GameResult>>,
    /// The cursor of the next page.
    pub(super) next: RwSignal<Option<Cursor>>,
    pub(super) submission: Submission,
}

impl PersonState {
    pub(super) fn new(id: UserId) -> PersonState {
        let known = PersonState {
            id,
            person: RwSignal::new(None),
            games: RwSignal::new(Vec::new()),
            next: RwSignal::new(None),
            submission: Submission::new(),
        };
        known.submission.start("", move || async move {
            let person = net::get(&format!("/api/users/{id}")).await?;
            known.person.try_set(Some(person));
            known.more().await
        });
        known
    }

    /// Loads the next page of games.
    pub(super) async fn more(self) -> Result<(), SubmitError> {
        let before = self.next.try_get_untracked().flatten();
        let before = before.map_or(String::new(), |next| format!("&before={next}"));
        let path = format!("/api/games?user={}&limit={PAGE}{before}", self.id);
        let GamePage { games, next } = net::get(&path).await?;
        self.games.try_update(|all| all.extend(games));
        self.next.try_set(next);
        Ok(())
    }
}

/// A person's seat in a game.
pub(super) fn seat_of(played: &GameResult, id: UserId) -> Option<&SeatResult> {
    let is_theirs =
        |it: &&SeatResult| matches!(&it.player, SeatPlayer::Person(user) if user.id == id);
    played.seats.iter().find(is_theirs)
}

/// A player's name.
pub(super) fn called(i18n: I18n, player: &SeatPlayer) -> String {
    use wire::api::Level;
    match player {
        SeatPlayer::Person(user) if user.name.is_empty() => i18n.say("person-gone", &[]),
        SeatPlayer::Person(user) => user.name.clone(),
        SeatPlayer::Bot(Level::Novice) => i18n.say("bot-name-novice", &[]),
        SeatPlayer::Bot(Level::Adept) => i18n.say("bot-name-adept", &[]),
        SeatPlayer::Bot(Level::Master) => i18n.say("bot-name-master", &[]),
    }
}

/// Loads something in the background; errors are ignored.
pub(super) fn fill<T: serde::de::DeserializeOwned + Send + Sync + 'static>(
    path: &'static str,
    into: RwSignal<T>,
) {
    spawn_local(async move {
        if let Ok(it) = net::get(path).await {
            into.try_set(it);
        }
    });
}
