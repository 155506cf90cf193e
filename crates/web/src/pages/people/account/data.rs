//! Download or deletion of the user's data.

use leptos::prelude::*;

use super::own::OwnAccount;
use crate::{
    i18n::{I18n, t},
    net,
    pages::people::{
        form::{Field, Form, Part},
        submission::{Submission, SubmitError},
    },
    parts::{Button, Dialog, icon},
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
                <DeleteAccount own=own />
            </Dialog>
        </Part>
    }
}

/// Asks for the user's name before everything is deleted.
#[component]
fn DeleteAccount(own: OwnAccount) -> impl IntoView {
    let (i18n, submission) = (I18n::get(), Submission::new());
    let typed = RwSignal::new(String::new());
    let name = move || own.part(|it| it.user.name.clone());
    let forget = move |()| {
        let called = own.profile.with_untracked(|it| it.as_ref().map(|it| it.user.name.clone()));
        if called.as_deref().map(str::trim) != Some(typed.get_untracked().trim()) {
            return submission.fail(SubmitError::Message("forget-mistyped"));
        }
        submission.start("", move || async move {
            net::delete::<()>("/api/profile").await?;
            own.me.set(None);
            Ok(())
        });
    };
    view! {
        <div class="dialog-body">
            <p>{t("forget-about")}</p>
            <p>{move || i18n.say("forget-type", &[("name", name().into())])}</p>
            <Form submission=submission action="forget-me" icon="trash" label="account-forget" class="danger" send=forget>
                <Field id="forget-name" label="name-label" length=(1, 40) value=typed />
            </Form>
        </div>
    }
}
