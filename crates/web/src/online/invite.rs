//! The invitation to a private table: a link, to copy, to share or to scan.

use leptos::{html, prelude::*};

use super::{
    qr::qr_code,
    share::{can_share, share},
};
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

/// The link: to copy, for the share sheet where there is one, and as a QR code.
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
            <p class="soft">
                {move || {
                    let id = if remote.is_rated() { "invite-rated" } else { "invite-about" };
                    i18n.say(id, &[])
                }}
            </p>
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
                {can_share().then(|| share_button(remote))}
            </div>
            <details class="invite-qr">
                <summary data-action="qr">{t("invite-qr")}</summary>
                {qr_code(&invite_link(remote), Signal::derive(t("invite-qr-about")))}
            </details>
        </section>
    }
}

/// Opens the share sheet for the link.
fn share_button(remote: Remote) -> impl IntoView {
    view! {
        <Button
            action="share"
            icon="share"
            label=Signal::derive(t("invite-share"))
            press=move |()| share(&invite_link(remote))
        />
    }
}
