//! A person's ratings: a card for each title and pool, with its line over the last games.

use leptos::prelude::*;
use wire::api::{Level, RatingInfo, RatingPool};

use super::state::PersonState;
use crate::{
    avatar::rating_text,
    i18n::{I18n, t},
    parts::{Pic, icon},
    title::Title,
    titles::TITLES,
};

/// The displayed rating of a new player: the dashed line.
const BASE: u32 = 1500;
/// The box of a line, and the space above and below it in rating points.
const WIDTH: f64 = 176.0;
const HEIGHT: f64 = 72.0;
const ROOM: f64 = 12.0;

#[component]
pub(super) fn Ratings(known: PersonState) -> impl IntoView {
    let cards = move || {
        let ratings = known.person.with(|it| it.as_ref().map(|it| it.ratings.clone()));
        let ratings = ratings.unwrap_or_default();
        let cards = |title: &'static Title| {
            let of_title = ratings.iter().filter(move |it| it.game == title.slug);
            of_title.map(|rated| rating_card(title, rated.clone())).collect_view()
        };
        TITLES.iter().map(cards).collect_view()
    };
    view! { <div class="rates">{cards}</div> }
}

fn rating_card(title: &'static Title, rated: RatingInfo) -> impl IntoView {
    let i18n = I18n::get();
    let (pool, pawn) = (pool_name(rated.pool), (title.pawn)(game::Seat(0)));
    let id = format!("rated-{}-{pool}", title.slug);
    let of_pool = move || i18n.say("rating-pool", &[("pool", pool.into())]);
    let last = match rated.history[..] {
        [.., before, after] => Some(i64::from(after) - i64::from(before)),
        [after] => Some(i64::from(after) - i64::from(BASE)),
        [] => None,
    };
    let last = last.and_then(|it| i32::try_from(it).ok());
    view! {
        <div class="panel rate" role="group" aria-labelledby=id.clone() data-pool=pool>
            <h2 id=id.clone()>
                <Pic id=pawn /> <span>{t(title.name)}</span>
            </h2>
            <p class="soft">{of_pool}</p>
            <div class="rate-now">
                <p class="rating-number">
                    <span class="sr-only">{t("person-rating")} " "</span>
                    {rating_text(rated.rating, rated.provisional)}
                </p>
                {last.map(|last| view! { <p>{change(last)} " " <span class="soft">{t("rating-last")}</span></p> })}
            </div>
            {line(&rated)}
            {strength(&rated)}
        </div>
    }
}

/// A pool, as its message names it.
fn pool_name(pool: RatingPool) -> &'static str {
    match pool {
        RatingPool::Live => "live",
        RatingPool::Correspondence => "correspondence",
        RatingPool::Bots => "bots",
    }
}

/// The number of rated games; against bots also the one of about the same strength, once that is known.
fn strength(rated: &RatingInfo) -> impl IntoView + use<> {
    let i18n = I18n::get();
    let (picture, level) = match rated.bot_level {
        Level::Novice => ("bot-novice", "chair-novice"),
        Level::Adept => ("bot-adept", "chair-adept"),
        Level::Master => ("bot-master", "chair-master"),
    };
    let (games, provisional) = (rated.games, rated.provisional);
    let has_level = rated.pool == RatingPool::Bots && !provisional;
    let about = move || {
        let games = ("games", games.into());
        if provisional {
            return i18n.say("rating-early", &[games]);
        }
        if !has_level {
            return i18n.say("rating-games", &[games]);
        }
        let level = i18n.say(level, &[]);
        i18n.say("rating-about", &[("level", level.into()), games])
    };
    view! {
        <p class="soft rate-about">
            {has_level.then(|| icon(picture, "icon-s"))} <span>{about}</span>
        </p>
    }
}

/// A change of a rating: a sign and a colour.
pub(super) fn change(by: i32) -> impl IntoView {
    let (class, sign) = match by {
        1.. => ("change good", "▲ "),
        0 => ("change soft", "±"),
        _ => ("change bad", "▼ "),
    };
    view! {
        <b class=class>
            <span aria-hidden="true">{sign} {by.unsigned_abs()}</span>
            <span class="sr-only">{format!("{by:+}")}</span>
        </b>
    }
}

/// The rating after each game; for screen readers, its start and its end.
fn line(rated: &RatingInfo) -> Option<impl IntoView + use<>> {
    let i18n = I18n::get();
    let games = rated.history.len();
    let mut values = rated.history.clone();
    // Everybody begins there; a longer history has lost its beginning.
    if games == rated.games as usize {
        values.insert(0, BASE);
    }
    let [first, .., last] = values[..] else { return None };
    let told = move || {
        let args = [("games", games.into()), ("first", first.into()), ("last", last.into())];
        i18n.say("rating-course", &args)
    };
    let (path, base, end) = path(&values);
    Some(view! {
        <figure data-course="rating">
            <figcaption class="sr-only">{told}</figcaption>
            <svg class="spark" viewBox="0 0 176 72" preserveAspectRatio="none" aria-hidden="true">
                <path class="base" d=format!("M0,{base:.1}H{WIDTH}")></path>
                <path class="area" d=format!("{path}V{HEIGHT}H4Z")></path>
                <path class="line" d=path></path>
                <path class="end" d=format!("M168,{end:.1}h.01")></path>
            </svg>
        </figure>
    })
}

/// The path of at least two ratings, the height of the dashed line, and the height of the last one.
fn path(values: &[u32]) -> (String, f64, f64) {
    let of = |value: &u32| f64::from(*value);
    let least = values.iter().map(of).fold(of(&BASE), f64::min) - ROOM;
    let most = values.iter().map(of).fold(of(&BASE), f64::max) + ROOM;
    let y = |value: &u32| HEIGHT * (most - of(value)) / (most - least);
    let x = |at: usize| 4.0 + 164.0 * at as f64 / (values.len() - 1) as f64;
    let step = |(at, value): (usize, &u32)| {
        let sign = if at == 0 { 'M' } else { 'L' };
        format!("{sign}{:.1},{:.1}", x(at), y(value))
    };
    let path = values.iter().enumerate().map(step).collect();
    (path, y(&BASE), values.last().map_or(0.0, y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_begins_at_the_dashed_line_and_rises() {
        let (path, base, end) = path(&[1500, 1548]);
        assert_eq!(path, "M4.0,60.0L168.0,12.0");
        assert_eq!((base, end), (60.0, 12.0));
    }
}
