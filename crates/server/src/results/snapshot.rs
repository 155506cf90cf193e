//! People and ratings of a database at one time, to compare a backup with the live database.

use std::collections::BTreeMap;

use store::{LadderId, PlayerId, RatingDigest, Store, StoreError, UserDigest};
use wire::api::{RatingPool, TableId, UserId};

/// Rows of one query.
const PAGE: u32 = 1_000;

/// People and ratings of a database at one time.
#[derive(Clone, Debug, Default)]
pub struct Snapshot {
    users: BTreeMap<UserId, UserDigest>,
    ladders: BTreeMap<(&'static str, RatingPool), LadderSnapshot>,
}

/// The ratings of a ladder.
#[derive(Clone, Debug, Default)]
struct LadderSnapshot {
    /// The tables of the rated games, in their order.
    games: Vec<TableId>,
    ratings: BTreeMap<PlayerId, RatingDigest>,
}

impl Snapshot {
    /// Reads them. While they are read the database may change.
    pub(super) async fn read(store: &Store) -> Result<Snapshot, StoreError> {
        let mut snapshot = Snapshot::default();
        loop {
            let last = snapshot.users.last_key_value().map(|(user, _)| *user);
            let page = store.home.user_digests(last, PAGE).await?;
            if page.is_empty() {
                break;
            }
            snapshot.users.extend(page.into_iter().map(|it| (it.user, it)));
        }
        for game in table::SLUGS {
            for pool in RatingPool::ALL {
                let ladder = LadderSnapshot::read(store, LadderId { game, pool }).await?;
                snapshot.ladders.insert((game, pool), ladder);
            }
        }
        Ok(snapshot)
    }

    /// The number of users.
    pub fn users(&self) -> usize {
        self.users.len()
    }

    /// The number of ratings.
    pub fn ratings(&self) -> usize {
        self.ladders.values().map(|ladder| ladder.ratings.len()).sum()
    }

    /// How this backup differs from the live database, in ways that no change since the backup explains. Of a backup that was
    /// just made, `before` is the live database before that: then profiles are compared too.
    pub fn differences(&self, before: Option<&Snapshot>, live: &Snapshot) -> Vec<String> {
        let mut found = Vec::new();
        self.compare_users(before, live, &mut found);
        for ((game, pool), ladder) in &self.ladders {
            let is_gone = |player: &PlayerId| match player {
                PlayerId::User(user) => !live.users.contains_key(user),
                PlayerId::Bot(_) => false,
            };
            let differs = &mut |what: String| found.push(format!("{game} {pool:?}: {what}"));
            if let Some(now) = live.ladders.get(&(*game, *pool)) {
                ladder.compare(now, is_gone, differs);
            }
        }
        let earlier = before.into_iter().flat_map(|before| &before.ladders);
        for (id @ (game, pool), ladder) in earlier {
            let kept = self.ladders.get(id).map_or(0, |kept| kept.games.len());
            if kept < ladder.games.len() {
                let missing = kept + 1;
                found.push(format!(
                    "{game} {pool:?}: rated game {missing} is missing from the backup"
                ));
            }
        }
        found
    }

    fn compare_users(&self, before: Option<&Snapshot>, live: &Snapshot, found: &mut Vec<String>) {
        for (user, kept) in &self.users {
            // A user who isn't there any more was deleted since.
            let Some(now) = live.users.get(user) else { continue };
            let then = before.map(|before| before.users.get(user));
            // One that changed while the backup was made can be either.
            let is_settled = then == Some(Some(now));
            if kept.created_at != now.created_at || (is_settled && kept.profile != now.profile) {
                found.push(format!("user {user} differs from the live database"));
            }
        }
        for user in before.into_iter().flat_map(|before| before.users.keys()) {
            if !self.users.contains_key(user) && live.users.contains_key(user) {
                found.push(format!("user {user} is missing from the backup"));
            }
        }
    }
}

impl LadderSnapshot {
    async fn read(store: &Store, id: LadderId<'_>) -> Result<LadderSnapshot, StoreError> {
        // Ratings first: a game rated meanwhile is in the list, and its ratings are older.
        let ratings = store.home.rating_digests(id).await?;
        let mut ladder = LadderSnapshot::default();
        ladder.ratings.extend(ratings.into_iter().map(|it| (it.player, it)));
        loop {
            let page = store.home.rated_games(id, ladder.games.len() as u32, PAGE).await?;
            if page.is_empty() {
                return Ok(ladder);
            }
            ladder.games.extend(page.into_iter().map(|rated| rated.table));
        }
    }

    fn compare(
        &self,
        live: &LadderSnapshot,
        is_gone: impl Fn(&PlayerId) -> bool,
        differs: &mut impl FnMut(String),
    ) {
        if !live.games.starts_with(&self.games) {
            differs("rated games differ from the live database".into());
        }
        for (player, kept) in &self.ratings {
            match live.ratings.get(player) {
                None if is_gone(player) => {}
                Some(now) if kept.games < now.games || kept == now => {}
                _ => differs(format!("the rating of {player:?} differs from the live database")),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QIN: (&str, RatingPool) = ("qin", RatingPool::Live);

    fn snapshot(profile: &str, games: &[u64], rating: (u32, &str)) -> Snapshot {
        let user = UserId::from_bits(7);
        let digest = UserDigest { user, created_at: "1".into(), profile: profile.into() };
        let player = PlayerId::User(user);
        let rating = RatingDigest { player, games: rating.0, rating: rating.1.into() };
        let games = games.iter().map(|bits| TableId::from_bits(*bits)).collect();
        let ladder = LadderSnapshot { games, ratings: BTreeMap::from([(player, rating)]) };
        Snapshot {
            users: BTreeMap::from([(user, digest)]),
            ladders: BTreeMap::from([(QIN, ladder)]),
        }
    }

    #[test]
    fn changes_since_a_backup_are_no_differences() {
        let backup = snapshot("old", &[1], (1, "a"));
        let live = snapshot("new", &[1, 2], (2, "b"));
        assert!(backup.differences(None, &live).is_empty());
        assert!(backup.differences(Some(&backup), &live).is_empty());
        let deleted = Snapshot {
            users: BTreeMap::new(),
            ladders: BTreeMap::from([(
                QIN,
                LadderSnapshot { games: live.ladders[&QIN].games.clone(), ..Default::default() },
            )]),
        };
        assert!(backup.differences(Some(&backup), &deleted).is_empty());
    }

    #[test]
    fn lost_and_altered_people_and_ratings_are_differences() {
        let live = snapshot("new", &[1, 2], (2, "b"));
        for (backup, expected) in [
            (snapshot("old", &[1, 2], (2, "b")), "user"),
            (snapshot("new", &[1, 3], (2, "b")), "rated games differ"),
            (snapshot("new", &[1], (2, "b")), "rated game 2 is missing"),
            (snapshot("new", &[1, 2], (2, "c")), "the rating of"),
            (snapshot("new", &[1, 2], (3, "b")), "the rating of"),
            (Snapshot { users: BTreeMap::new(), ..live.clone() }, "is missing"),
        ] {
            let found = backup.differences(Some(&live), &live);
            assert!(found.len() == 1 && found[0].contains(expected), "{expected}: {found:?}");
        }
        // Of an older backup: who was created when, and what was rated.
        let mut altered = snapshot("old", &[1], (1, "a"));
        for digest in altered.users.values_mut() {
            digest.created_at = "2".into();
        }
        assert_eq!(altered.differences(None, &live).len(), 1);
    }
}
