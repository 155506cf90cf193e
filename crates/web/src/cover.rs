//! Covers of titles, at the size of a stamp.

use leptos::{prelude::*, task::spawn_local};

use crate::{assets, titles::TITLES};

/// The part of each cover that is recognised at that size.
const CROPS: [(&str, &str); 3] =
    [("huang", "210 60 240 220"), ("qin", "250 60 250 230"), ("dragon", "0 0 250 230")];
/// The part of a cover without one of its own.
const MIDDLE: &str = "130 40 340 312";

/// Loads the covers and the pieces on them.
pub(crate) fn load_covers() {
    spawn_local(async {
        assets::load_art("covers").await;
        for card in TITLES {
            assets::load_art(card.slug).await;
        }
    });
}

/// A part of a title's cover.
pub(crate) fn cover_thumb(slug: &str) -> AnyView {
    let crop = CROPS.iter().find(|(it, _)| *it == slug).map_or(MIDDLE, |(_, crop)| *crop);
    view! {
        <svg class="thumb" viewBox=crop preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href=format!("#{slug}-cover") width="600" height="400"></use>
        </svg>
    }
    .into_any()
}
