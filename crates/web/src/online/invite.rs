//! The invitation to a private table: a link.

use leptos::{html, prelude::*};

use crate::{
    i18n::{I18n, t},
    parts::Button,
    play::Remote,
};

/// The address of a table.
pub(crate) fn invite_link(remote: Remote) -> String {
    let origin = window().location().origin().unwrap_or_default();
    format!("{origin}/table/{}", remote.id)
}

/// The link, ready to be copied.
#[component]
pub(super) fn Invite(remote: Remote) -> impl IntoView {
    let i18n = I18n::get();
    let copied = RwSignal::new(false);
    let field: NodeRef<html::Input> = NodeRef::new();
    let copy = move |()| {
        if let Some(field) = field.get() {
            field.select();
        }
        // Where the clipboard is closed the link is selected, ready to be copied by hand.
        drop(window().navigator().clipboard().write_text(&invite_link(remote)));
        copied.set(true);
    };
    let label = move || i18n.say(if copied.get() { "copied" } else { "copy-link" }, &[]);
    view! {
        <section class="panel invite" aria-labelledby="invite-title">
            <h2 id="invite-title" class="gate">{t("invite-title")}</h2>
            <p class="soft">{t("invite-about")}</p>
            <div class="invite-row">
                <label class="sr-only" for="invite-link">
                    {t("invite-title")}
                </label>
                <input
                    id="invite-link"
                    class="input"
                    readonly
                    node_ref=field
                    prop:value=invite_link(remote)
                />
                <Button
                    action="copy-link"
                    icon="copy"
                    label=Signal::derive(label)
                    press=copy
                />
            </div>
        </section>
    }
}
