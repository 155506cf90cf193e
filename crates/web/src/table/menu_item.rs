//! An item of the menu.

use leptos::prelude::*;

use crate::{i18n::t, parts::icon};

/// An item of the menu. It closes the menu before it acts.
pub(super) struct MenuItem {
    action: &'static str,
    picture: &'static str,
    label: Signal<String>,
    about: Signal<String>,
    disabled: Signal<bool>,
}

impl MenuItem {
    /// An item with its name for tests, its icon and the message of its label.
    pub(super) fn new(action: &'static str, picture: &'static str, id: &'static str) -> MenuItem {
        MenuItem {
            action,
            picture,
            label: Signal::derive(t(id)),
            about: Signal::derive(String::new),
            disabled: Signal::derive(|| false),
        }
    }

    /// Adds the message that explains the item.
    pub(super) fn about(self, id: &'static str) -> MenuItem {
        self.about_text(Signal::derive(t(id)))
    }

    /// Adds a text that explains the item.
    pub(super) fn about_text(self, about: Signal<String>) -> MenuItem {
        MenuItem { about, ..self }
    }

    /// Disables the item under a condition.
    pub(super) fn disabled(self, disabled: impl Fn() -> bool + Send + Sync + 'static) -> MenuItem {
        MenuItem { disabled: Signal::derive(disabled), ..self }
    }

    /// Draws the item of this menu.
    pub(super) fn show(self, menu: RwSignal<bool>, then: impl Fn() + 'static) -> impl IntoView {
        let MenuItem { action, picture, label, about, disabled } = self;
        let press = move |_| {
            menu.set(false);
            then();
        };
        view! {
            <li>
                <button
                    type="button"
                    class="menu-item"
                    data-action=action
                    disabled=move || disabled.get()
                    on:click=press
                >
                    {icon(picture, "icon")}
                    <span>
                        <b>{move || label.get()}</b>
                        <small>{move || about.get()}</small>
                    </span>
                </button>
            </li>
        }
    }
}
