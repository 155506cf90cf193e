//! Export of the record as text.

use leptos::{html, prelude::*, task::spawn_local};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use crate::{
    i18n::t,
    parts::{Button, Dialog},
    play::Play,
};

#[component]
pub(super) fn ExportDialog(play: Play, open: RwSignal<bool>) -> impl IntoView {
    let record = RwSignal::new(String::new());
    let copied = RwSignal::new(false);
    let field: NodeRef<html::Textarea> = NodeRef::new();
    Effect::new(move |_| {
        if !open.get() {
            return;
        }
        copied.set(false);
        spawn_local(async move {
            if let Ok(text) = play.record().await {
                record.try_set(text);
            }
        });
    });
    let copy = Callback::new(move |()| {
        let Some(field) = field.get() else { return };
        field.select();
        // If the clipboard is closed, the text is selected, ready to be copied by hand.
        drop(window().navigator().clipboard().write_text(&record.get_untracked()));
        copied.set(true);
    });
    view! {
        <Dialog id="export" title=Signal::derive(t("export")) open=open>
            <div class="dialog-body">
                <p>{t("export-about")}</p>
                <div class="field">
                    <label for="export-text">
                        <b>{t("game-as-text")}</b>
                    </label>
                    <textarea
                        id="export-text"
                        rows="9"
                        readonly
                        node_ref=field
                        prop:value=move || record.get()
                    ></textarea>
                </div>
                <p class="soft">{move || about(play)}</p>
            </div>
            {foot(play, record, copied, copy)}
        </Dialog>
    }
}

/// The table, the step and the version, for reports.
fn about(play: Play) -> String {
    let args = [
        ("table", play.seating.saved.with(|saved| saved.id.clone()).into()),
        ("ply", play.observation.ply().into()),
        ("version", env!("CARGO_PKG_VERSION").into()),
    ];
    play.i18n.say("export-where", &args)
}

fn foot(
    play: Play,
    record: RwSignal<String>,
    copied: RwSignal<bool>,
    copy: Callback<()>,
) -> impl IntoView {
    let copy_label = move || if copied.get() { "copied" } else { "copy" };
    view! {
        <div class="dialog-foot">
            <Button
                action="download"
                icon="import"
                label=Signal::derive(t("save-file"))
                press=move |()| save_text(play.slug(), &record.get_untracked())
            />
            <Button
                action="copy"
                icon="copy"
                class="main"
                label=Signal::derive(move || play.i18n.say(copy_label(), &[]))
                press=copy
            />
        </div>
    }
}

/// Lets the browser save a text as a file.
fn save_text(slug: &str, text: &str) {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain");
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let saved = Blob::new_with_str_sequence_and_options(&parts, &kind)
        .and_then(|blob| save(&blob, &format!("{slug}.txt")));
    if let Err(why) = saved {
        leptos::logging::error!("the record could not be saved: {why:?}");
    }
}

/// Lets the browser save data as a file of this name.
pub(super) fn save(blob: &Blob, name: &str) -> Result<(), JsValue> {
    let url = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&url)
}
