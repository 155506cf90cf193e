//! What is kept of oneself: all of it as a file, or nothing any more.

use leptos::prelude::*;

use super::own::OwnAccount;
use crate::{
    net,
    pages::people::{
        deed::{Deed, Wrong},
        form::{Field, Form, Part},
    },
    parts::{Button, Dialog, icon},
    words::{Tongue, t},
};

#[component]
pub(super) fn Data(own: OwnAccount) -> impl IntoView {
    let open = RwSignal::new(false);
    view! {
        <Part id="data-title" title="data-title">
            <p class="soft">{t("data-about")}</p>
            <div class="acts">
                <a class="btn" data-action="export" href="/api/export" download="pagoda.json">
                    {icon("export", "icon-s")}
                    <span>{t("data-export")}</span>
                </a>
                <Button
                    action="forget"
                    icon="trash"
                    class="danger"
                    label=Signal::derive(t("account-forget"))
                    press=move |()| open.set(true)
                />
            </div>
            <Dialog id="forget" title=Signal::derive(t("account-forget")) open=open>
                <Forget own=own />
            </Dialog>
        </Part>
    }
}

/// Asks for one's name before everything is forgotten.
#[component]
fn Forget(own: OwnAccount) -> impl IntoView {
    let (tongue, deed) = (Tongue::get(), Deed::new());
    let typed = RwSignal::new(String::new());
    let name = move || own.part(|it| it.user.name.clone());
    let forget = move |()| {
        let called = own.profile.with_untracked(|it| it.as_ref().map(|it| it.user.name.clone()));
        if called.as_deref().map(str::trim) != Some(typed.get_untracked().trim()) {
            return deed.fail(Wrong::Said("forget-mistyped"));
        }
        deed.start("", move || async move {
            net::delete::<()>("/api/profile").await?;
            own.me.set(None);
            Ok(())
        });
    };
    view! {
        <div class="dialog-body">
            <p>{t("forget-about")}</p>
            <p>{move || tongue.say("forget-type", &[("name", name().into())])}</p>
            <Form deed=deed action="forget-me" icon="trash" label="account-forget" class="danger" send=forget>
                <Field id="forget-name" label="name-label" length=(1, 40) value=typed />
            </Form>
        </div>
    }
}
