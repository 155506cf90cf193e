//! Statistics of the user's own games, private ones included.

use std::collections::BTreeMap;

use leptos::prelude::*;
use wire::api::{GameResult, SeatPlayer, UserId};

use super::state::{PersonState, seat_of};
use crate::{
    i18n::{I18n, t},
    pages::people::form::Part,
};

/// Statistics of some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Stats {
    games: usize,
    wins: usize,
    /// The longest winning streak.
    run: usize,
    /// The average number of steps a game.
    plies: usize,
    /// The most frequent opponent, and the number of their games.
    frequent_opponent: Option<(String, usize)>,
}

impl Stats {
    /// Computes the statistics; games are ordered by their end, in either direction.
    fn of(games: &[GameResult], id: UserId) -> Stats {
        let own: Vec<&GameResult> = games.iter().filter(|it| seat_of(it, id).is_some()).collect();
        let is_won = |it: &&GameResult| seat_of(it, id).is_some_and(|seat| seat.place == 1);
        let runs = own.split(|it| !is_won(it)).map(<[_]>::len);
        let plies: usize = own.iter().map(|it| it.plies as usize).sum();
        Stats {
            games: own.len(),
            wins: own.iter().copied().filter(|it| is_won(it)).count(),
            run: runs.max().unwrap_or(0),
            plies: plies.checked_div(own.len()).unwrap_or(0),
            frequent_opponent: frequent_opponent(&own, id),
        }
    }
}

/// The most frequent opponent; deleted people don't count.
fn frequent_opponent(games: &[&GameResult], id: UserId) -> Option<(String, usize)> {
    let mut met: BTreeMap<UserId, (usize, &str)> = BTreeMap::new();
    for seat in games.iter().flat_map(|it| &it.seats) {
        if let SeatPlayer::Person(user) = &seat.player
            && user.id != id
            && !user.name.is_empty()
        {
            met.entry(user.id).or_insert((0, &user.name)).0 += 1;
        }
    }
    let (count, name) = met.into_values().max_by_key(|(count, _)| *count)?;
    Some((name.to_owned(), count))
}

#[component]
pub(super) fn StatsPart(known: PersonState) -> impl IntoView {
    let i18n = I18n::get();
    let stats = Memo::new(move |_| known.games.with(|games| Stats::of(games, known.id)));
    let about = move || i18n.say("stats-about", &[("count", stats.get().games.into())]);
    let won = move || {
        let Stats { games, wins, .. } = stats.get();
        let percent = (wins * 100).checked_div(games).unwrap_or(0);
        i18n.say("stats-won-count", &[("wins", wins.into()), ("percent", percent.into())])
    };
    let frequent_opponent = move || {
        let (name, count) = stats.get().frequent_opponent?;
        let said = i18n.say("stats-with-count", &[("name", name.into()), ("count", count.into())]);
        Some(view! {
            <dt>{t("stats-with")}</dt>
            <dd>{said}</dd>
        })
    };
    view! {
        <Show when=move || 0 < stats.with(|it| it.games)>
            <Part id="stats-title" title="stats-title">
                <p class="soft">{about}</p>
                <dl class="stats">
                    <dt>{t("tally-wins")}</dt>
                    <dd>{won}</dd>
                    <dt>{t("stats-run")}</dt>
                    <dd>{move || stats.with(|it| it.run)}</dd>
                    <dt>{t("stats-length")}</dt>
                    <dd>{move || stats.with(|it| it.plies)}</dd>
                    {frequent_opponent}
                </dl>
            </Part>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use wire::api::{Level, SeatResult, TableId, User};

    use super::*;

    fn person(bits: u64, name: &str) -> SeatPlayer {
        SeatPlayer::Person(User { id: UserId::from_bits(bits), name: name.into() })
    }

    /// A game of person 1 against another, who placed behind or ahead of them.
    fn game(place: u8, other: SeatPlayer) -> GameResult {
        let seat = |at, player, place| SeatResult {
            seat: game::Seat(at),
            player,
            place,
            points: 5,
            rating_change: None,
            program: false,
        };
        GameResult {
            table: TableId::from_bits(1),
            game: "qin".into(),
            edition: 1,
            options: String::new(),
            public: false,
            rated: false,
            pool: None,
            uncounted: None,
            plies: 40,
            ended_at: clock::Moment::default(),
            seats: vec![seat(0, person(1, "Mei"), place), seat(1, other, 3 - place)],
        }
    }

    #[test]
    fn streaks_and_frequent_opponents_are_counted() {
        let (bo, gone) = (person(2, "Bo"), person(3, ""));
        let games = [
            game(1, bo.clone()),
            game(2, bo),
            game(1, SeatPlayer::Bot(Level::Adept)),
            game(1, gone.clone()),
            game(2, gone),
        ];
        let stats = Stats::of(&games, UserId::from_bits(1));
        let frequent_opponent = Some(("Bo".to_owned(), 2));
        assert_eq!(stats, Stats { games: 5, wins: 3, run: 2, plies: 40, frequent_opponent });
        assert_eq!(Stats::of(&games, UserId::from_bits(9)), Stats::default());
    }
}
