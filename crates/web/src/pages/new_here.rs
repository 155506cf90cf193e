//! The introduction for a first visitor: Qin in three pictures.

use leptos::prelude::*;

use crate::{
    i18n::{I18n, t},
    parts::Pic,
};

/// Qin in three pictures, and its lesson.
pub(super) fn new_here() -> impl IntoView {
    let i18n = I18n::get();
    let learn = move || i18n.say("learn-title", &[("title", i18n.say("qin-name", &[]).into())]);
    view! {
        <div class="new-here panel">
            <p class="new-here-lead">
                <Pic id="qin-pagoda-p3".to_owned() />
                <span>{t("new-here-about")}</span>
            </p>
            <ol>
                <li>
                    <Pic id="qin-tile-bb".to_owned() view_box="0 0 200 100" />
                    <span>{t("new-here-found")}</span>
                </li>
                <li>
                    <svg viewBox="0 0 200 100" aria-hidden="true">
                        <use href="#qin-tile-bb" y="18" width="160" height="80"></use>
                        <use href="#qin-pagoda-p3" x="100" width="92" height="92"></use>
                    </svg>
                    <span>{t("new-here-absorb")}</span>
                </li>
                <li>
                    <svg viewBox="0 0 200 100" aria-hidden="true">
                        <use href="#qin-pagoda-p3" x="4" width="100" height="100"></use>
                        <use href="#ui-crown" x="112" y="20" width="70" height="70"></use>
                    </svg>
                    <span>{t("new-here-win")}</span>
                </li>
            </ol>
            <a class="btn main wide" data-action="first-lesson" href="/learn/qin">
                <span>{learn}</span>
            </a>
        </div>
    }
}
