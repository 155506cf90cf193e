//! Forms and their fields.

use leptos::prelude::*;

use super::submission::{Outcome, Submission};
use crate::{i18n::t, parts::icon};

/// A form: fields, a button, and the result of the request.
#[component]
pub(super) fn Form(
    submission: Submission,
    /// The button's name for tests.
    action: &'static str,
    icon: &'static str,
    /// The message on the button.
    label: &'static str,
    #[prop(default = "main")] class: &'static str,
    #[prop(into)] send: Callback<()>,
    children: Children,
) -> impl IntoView {
    view! {
        <form
            class="form"
            on:submit=move |event: leptos::ev::SubmitEvent| {
                event.prevent_default();
                send.run(());
            }
        >
            {children()}
            <div class="acts">
                <button
                    type="submit"
                    class=format!("btn {class}")
                    data-action=action
                    disabled=move || submission.is_busy()
                >
                    {self::icon(icon, "icon-s")}
                    <span>{t(label)}</span>
                </button>
            </div>
            <Outcome submission=submission />
        </form>
    }
}

/// A text field.
#[component]
pub(super) fn Field(
    /// Its id, unique in the page.
    id: &'static str,
    /// The message that names it.
    label: &'static str,
    /// The message that explains it.
    #[prop(optional)]
    about: Option<&'static str>,
    #[prop(default = "text")] kind: &'static str,
    /// The value of `autocomplete`.
    #[prop(default = "off")]
    fill: &'static str,
    /// Its smallest and largest length.
    #[prop(default = (1, 254))]
    length: (u16, u16),
    value: RwSignal<String>,
) -> impl IntoView {
    let about_id = about.map(|_| format!("{id}-about"));
    view! {
        <div class="field">
            <label for=id>
                <b>{t(label)}</b>
            </label>
            <input
                id=id
                type=kind
                autocomplete=fill
                required
                minlength=length.0
                maxlength=length.1
                aria-describedby=about_id.clone()
                prop:value=move || value.get()
                on:input:target=move |event| value.set(event.target().value())
            />
            {about.map(|about| view! { <small id=about_id>{t(about)}</small> })}
        </div>
    }
}

/// A field of several lines.
#[component]
pub(super) fn Lines(
    #[prop(into)] id: String,
    label: &'static str,
    value: RwSignal<String>,
) -> impl IntoView {
    view! {
        <div class="field">
            <label for=id.clone()>
                <b>{t(label)}</b>
            </label>
            <textarea
                id=id
                required
                maxlength="500"
                prop:value=move || value.get()
                on:input:target=move |event| value.set(event.target().value())
            ></textarea>
        </div>
    }
}

/// A field for a new password.
#[component]
pub(super) fn NewPassword(id: &'static str, value: RwSignal<String>) -> impl IntoView {
    view! {
        <Field
            id=id
            label="password-new"
            about="password-about"
            kind="password"
            fill="new-password"
            length=(8, 200)
            value=value
        />
    }
}

/// A section with a heading.
#[component]
pub(super) fn Part(
    id: &'static str,
    /// The message of the heading.
    title: &'static str,
    children: Children,
) -> impl IntoView {
    view! {
        <section class="panel part" aria-labelledby=id>
            <h2 id=id class="gate">
                {t(title)}
            </h2>
            {children()}
        </section>
    }
}
