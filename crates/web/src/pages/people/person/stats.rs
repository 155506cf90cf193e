//! One's own games in numbers, private ones included.

use std::collections::BTreeMap;

use leptos::prelude::*;
use wire::api::{Played, Player, UserId};

use super::state::{PersonState, seat_of};
use crate::{
    pages::people::form::Part,
    words::{Tongue, t},
};

/// What can be counted of some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Stats {
    games: usize,
    wins: usize,
    /// The most wins in a row.
    run: usize,
    /// Steps of a game, on the average.
    plies: usize,
    /// Who played along most often, and how often.
    companion: Option<(String, usize)>,
}

impl Stats {
    /// Counts games, in the order in which they ended or against it.
    fn of(games: &[Played], id: UserId) -> Stats {
        let own: Vec<&Played> = games.iter().filter(|it| seat_of(it, id).is_some()).collect();
        let is_won = |it: &&Played| seat_of(it, id).is_some_and(|seat| seat.place == 1);
        let runs = own.split(|it| !is_won(it)).map(<[_]>::len);
        let plies: usize = own.iter().map(|it| it.plies as usize).sum();
        Stats {
            games: own.len(),
            wins: own.iter().copied().filter(|it| is_won(it)).count(),
            run: runs.max().unwrap_or(0),
            plies: plies.checked_div(own.len()).unwrap_or(0),
            companion: companion(&own, id),
        }
    }
}

/// Who played along most often; those who left don't count.
fn companion(games: &[&Played], id: UserId) -> Option<(String, usize)> {
    let mut met: BTreeMap<UserId, (usize, &str)> = BTreeMap::new();
    for seat in games.iter().flat_map(|it| &it.seats) {
        if let Player::Person(user) = &seat.player
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
    let tongue = Tongue::get();
    let stats = Memo::new(move |_| known.games.with(|games| Stats::of(games, known.id)));
    let about = move || tongue.say("stats-about", &[("count", stats.get().games.into())]);
    let won = move || {
        let Stats { games, wins, .. } = stats.get();
        let percent = (wins * 100).checked_div(games).unwrap_or(0);
        tongue.say("stats-won-count", &[("wins", wins.into()), ("percent", percent.into())])
    };
    let companion = move || {
        let (name, count) = stats.get().companion?;
        let said =
            tongue.say("stats-with-count", &[("name", name.into()), ("count", count.into())]);
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
                    {companion}
                </dl>
            </Part>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use wire::api::{Level, PlayedSeat, TableId, User};

    use super::*;

    fn person(bits: u64, name: &str) -> Player {
        Player::Person(User { id: UserId::from_bits(bits), name: name.into() })
    }

    /// A game of the person 1 with another, who came after them or before.
    fn game(place: u8, other: Player) -> Played {
        let seat =
            |at, player, place| PlayedSeat { seat: game::Seat(at), player, place, points: 5 };
        Played {
            table: TableId::from_bits(1),
            game: "qin".into(),
            edition: 1,
            options: String::new(),
            public: false,
            plies: 40,
            ended_at: clock::Moment::default(),
            seats: vec![seat(0, person(1, "Mei"), place), seat(1, other, 3 - place)],
        }
    }

    #[test]
    fn wins_in_a_row_and_companions_are_counted() {
        let (bo, gone) = (person(2, "Bo"), person(3, ""));
        let games = [
            game(1, bo.clone()),
            game(2, bo),
            game(1, Player::Bot(Level::Adept)),
            game(1, gone.clone()),
            game(2, gone),
        ];
        let stats = Stats::of(&games, UserId::from_bits(1));
        let companion = Some(("Bo".to_owned(), 2));
        assert_eq!(stats, Stats { games: 5, wins: 3, run: 2, plies: 40, companion });
        assert_eq!(Stats::of(&games, UserId::from_bits(9)), Stats::default());
    }
}
