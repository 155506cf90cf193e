//! Head-to-head: how often a person finished ahead of another.

use std::{cmp::Ordering, collections::BTreeMap};

use leptos::prelude::*;
use wire::api::{GameResult, SeatPlayer, User, UserId};

use super::state::{PersonState, seat_of};
use crate::{
    avatar::avatar,
    i18n::{I18n, t},
    net::Me,
    pages::people::{form::Part, frame::user_link},
    titles::TITLES,
};

/// The number of people that one's own page lists.
const MOST: usize = 5;
/// The width of a bar, in per cent.
const BAR: usize = 100;

/// How often one person was ahead of another, and behind them; shared places count for neither.
fn score<'a>(
    games: impl Iterator<Item = &'a GameResult>,
    one: UserId,
    other: UserId,
) -> (usize, usize) {
    let places = games.filter_map(|it| Some((seat_of(it, one)?.place, seat_of(it, other)?.place)));
    places.fold((0, 0), |(ahead, behind), (mine, theirs)| match mine.cmp(&theirs) {
        Ordering::Less => (ahead + 1, behind),
        Ordering::Equal => (ahead, behind),
        Ordering::Greater => (ahead, behind + 1),
    })
}

/// The people that a person met most; deleted people don't count.
fn met_most(games: &[GameResult], id: UserId) -> Vec<User> {
    let mut met: BTreeMap<UserId, (usize, &User)> = BTreeMap::new();
    for seat in games.iter().filter(|it| seat_of(it, id).is_some()).flat_map(|it| &it.seats) {
        if let SeatPlayer::Person(user) = &seat.player
            && user.id != id
            && !user.name.is_empty()
        {
            met.entry(user.id).or_insert((0, user)).0 += 1;
        }
    }
    let mut met: Vec<(usize, &User)> = met.into_values().collect();
    met.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    met.into_iter().take(MOST).map(|(_, user)| user.clone()).collect()
}

/// The user and this person, or on the user's own page the people they met most.
#[component]
pub(super) fn HeadToHead(known: PersonState, is_me: bool) -> impl IntoView {
    let me = Me::get().user_untracked().map(|user| user.id);
    let body = move || {
        known.games.with(|games| match me {
            Some(me) if is_me => opponents(games, me),
            Some(me) => pair(games, me, known.id),
            None => None,
        })
    };
    move || {
        let body = body()?;
        Some(view! {
            <Part id="versus-title" title="versus-title">
                <p class="soft">{t("versus-about")}</p>
                {body}
            </Part>
        })
    }
}

/// The people met most, each with the score.
fn opponents(games: &[GameResult], me: UserId) -> Option<AnyView> {
    let row = |user: User| {
        let (ahead, behind) = score(games.iter(), me, user.id);
        view! {
            <li>
                {avatar(user.id)} <b>{user_link(&user)}</b>
                <span class="versus-score">{score_text(ahead, behind)}</span>
            </li>
        }
    };
    let met = met_most(games, me);
    let rows = (!met.is_empty()).then(|| met.into_iter().map(row).collect_view())?;
    Some(view! { <ul class="rows">{rows}</ul> }.into_any())
}

/// The score between the user and a person, in all and for each title.
fn pair(games: &[GameResult], me: UserId, them: UserId) -> Option<AnyView> {
    let (ahead, behind) = score(games.iter(), me, them);
    if ahead + behind == 0 {
        return None;
    }
    let title = TITLES.iter().filter_map(|title| {
        let score = score(games.iter().filter(|it| it.game == title.slug), me, them);
        (score != (0, 0)).then(|| bar(title.name, score))
    });
    Some(
        view! {
            <div class="versus">
                {avatar(me)} <p class="versus-score">{score_text(ahead, behind)}</p> {avatar(them)}
            </div>
            <ul class="versus-titles">{title.collect_view()}</ul>
        }
        .into_any(),
    )
}

/// A title's score as numbers and a bar.
fn bar(name: &'static str, (ahead, behind): (usize, usize)) -> impl IntoView {
    let ours = ahead * BAR / (ahead + behind).max(1);
    view! {
        <li>
            <b>{t(name)}</b>
            <span>{ahead}</span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect class="theirs" width="100" height="6"></rect>
                <rect class="ours" width=ours height="6"></rect>
            </svg>
            <span>{behind}</span>
        </li>
    }
}

fn score_text(ahead: usize, behind: usize) -> impl Fn() -> String + Send + Sync {
    let i18n = I18n::get();
    move || i18n.say("versus-score", &[("ahead", ahead.into()), ("behind", behind.into())])
}

#[cfg(test)]
mod tests {
    use wire::api::{SeatResult, TableId};

    use super::*;

    /// A game of three people, each with a place.
    fn game(places: [u8; 3]) -> GameResult {
        let seat = |at: usize| SeatResult {
            seat: game::Seat(at as u8),
            player: SeatPlayer::Person(User {
                id: UserId::from_bits(at as u64 + 1),
                name: ["Mei", "Bo", ""][at].into(),
            }),
            place: places[at],
            points: 5,
            rating_change: None,
            program: false,
        };
        GameResult {
            table: TableId::from_bits(1),
            game: "qin".into(),
            edition: 1,
            options: String::new(),
            public: true,
            rated: false,
            pool: None,
            uncounted: None,
            plies: 40,
            ended_at: clock::Moment::default(),
            seats: (0..3).map(seat).collect(),
        }
    }

    #[test]
    fn score_counts_games_finished_ahead() {
        let games = [game([1, 2, 3]), game([2, 3, 1]), game([3, 1, 2]), game([1, 1, 3])];
        let [mei, bo] = [1, 2].map(UserId::from_bits);
        assert_eq!(score(games.iter(), mei, bo), (2, 1));
        assert_eq!(score(games.iter(), bo, mei), (1, 2));
        let met: Vec<String> = met_most(&games, mei).into_iter().map(|user| user.name).collect();
        assert_eq!(met, ["Bo"], "deleted people aren't listed");
    }
}
