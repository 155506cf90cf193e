//! Widgets that every page uses: icons, seals, chips, segmented controls, switches, dialogs.

use game::{Clause, Seat};
use leptos::{html, prelude::*};

use crate::i18n::t;

/// A drawing from a sprite.
#[component]
pub(crate) fn Pic(
    /// Its id.
    #[prop(into)]
    id: Signal<String>,
    /// Its classes.
    #[prop(optional)]
    class: &'static str,
    /// Its view box; square by default.
    #[prop(default = "0 0 100 100")]
    view_box: &'static str,
) -> impl IntoView {
    view! {
        <svg class=class viewBox=view_box aria-hidden="true">
            <use href=move || format!("#{}", id.get())></use>
        </svg>
    }
}

/// An icon of the shell.
pub(crate) fn icon(name: &str, class: &'static str) -> impl IntoView + use<> {
    view! { <Pic id=format!("ui-{name}") class=class /> }
}

/// A player's seal.
pub(crate) fn seal(seat: Seat) -> impl IntoView {
    icon(&format!("seal-p{seat}"), "seal")
}

/// Hills under a sun, at night under a moon: the ground of a page's head.
pub(crate) fn hills() -> impl IntoView {
    let ridge = |href: &'static str| {
        view! {
            <svg viewBox="0 0 1440 220" preserveAspectRatio="xMidYMax slice">
                <use href=href></use>
            </svg>
        }
    };
    view! {
        <div class="hills" aria-hidden="true">
            {ridge("#ui-hills-far")} <i class="sun"></i> {ridge("#ui-hills-near")}
        </div>
    }
}

/// A link to a clause.
#[component]
pub(crate) fn Chip(clause: Clause, #[prop(into)] open: Callback<Clause>) -> impl IntoView {
    let id = clause.to_string();
    let data = id.clone();
    view! {
        <button type="button" class="clause" data-clause=data on:click=move |_| open.run(clause)>
            {id}
        </button>
    }
}

/// A button with an icon and a label.
#[component]
pub(crate) fn Button(
    /// Its name for tests.
    action: &'static str,
    icon: &'static str,
    /// Its label; it follows the language.
    #[prop(into)]
    label: Signal<String>,
    #[prop(optional)] class: &'static str,
    #[prop(into, optional)] disabled: Signal<bool>,
    #[prop(into)] press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=format!("btn {class}")
            data-action=action
            disabled=move || disabled.get()
            on:click=move |_| press.run(())
        >
            {self::icon(icon, "icon-s")}
            <span>{move || label.get()}</span>
        </button>
    }
}

/// A button that shows only its icon.
#[component]
pub(crate) fn IconButton(
    action: &'static str,
    #[prop(into)] icon: Signal<&'static str>,
    #[prop(into)] label: Signal<String>,
    #[prop(default = "quiet")] class: &'static str,
    #[prop(into, optional)] disabled: Signal<bool>,
    #[prop(into)] press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=format!("btn icon-only {class}")
            data-action=action
            aria-label=move || label.get()
            title=move || label.get()
            disabled=move || disabled.get()
            on:click=move |_| press.run(())
        >
            <Pic id=Signal::derive(move || format!("ui-{}", icon.get())) class="icon" />
        </button>
    }
}

/// An option of a segmented control.
#[derive(Clone)]
pub(crate) struct Segment {
    pub(crate) value: &'static str,
    pub(crate) label: Signal<String>,
    pub(crate) icon: Option<&'static str>,
}

impl Segment {
    /// An option labelled by a message.
    pub(crate) fn new(value: &'static str, id: &'static str) -> Segment {
        Segment { value, label: Signal::derive(t(id)), icon: None }
    }

    /// The same with an icon.
    pub(crate) fn with(self, icon: &'static str) -> Segment {
        Segment { icon: Some(icon), ..self }
    }
}

/// A segmented control: one of a few options.
#[component]
pub(crate) fn Segments(
    /// The name of its radio group, unique in the page.
    #[prop(into)]
    name: String,
    segments: Vec<Segment>,
    /// Drawings of the options, in their order; an empty id draws nothing.
    #[prop(optional)]
    pictures: Vec<String>,
    /// Explanations of the options, in their order.
    #[prop(optional)]
    abouts: Vec<Signal<String>>,
    /// `tiles` for large options with room for drawings and explanations.
    #[prop(optional)]
    class: &'static str,
    #[prop(into)] chosen: Signal<String>,
    #[prop(into)] choose: Callback<&'static str>,
) -> impl IntoView {
    let one = move |(at, segment): (usize, Segment)| {
        let Segment { value, label, icon } = segment;
        let picture = pictures.get(at).filter(|id| !id.is_empty()).cloned();
        let about = abouts.get(at).copied();
        view! {
            <label>
                <input
                    type="radio"
                    name=name.clone()
                    value=value
                    prop:checked=move || chosen.get() == value
                    on:change=move |_| choose.run(value)
                />
                <span>
                    {picture.map(|id| view! { <Pic id=id class="pic" /> })}
                    {icon.map(|icon| self::icon(icon, "icon-s"))} {move || label.get()}
                    {about.map(|about| view! { <small>{move || about.get()}</small> })}
                </span>
            </label>
        }
    };
    let all = segments.into_iter().enumerate().map(one).collect_view();
    view! { <div class=format!("seg {class}")>{all}</div> }
}

/// A switch with its label and explanation.
#[component]
pub(crate) fn Switch(
    name: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] about: Signal<String>,
    #[prop(into)] on: Signal<bool>,
    #[prop(into)] set: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <span>
                <b>{move || label.get()}</b>
                <small>{move || about.get()}</small>
            </span>
            <input
                type="checkbox"
                role="switch"
                name=name
                prop:checked=move || on.get()
                on:change:target=move |event| set.run(event.target().checked())
            />
        </label>
    }
}

/// A modal dialog.
#[component]
pub(crate) fn Dialog(
    /// Its id, for labels and tests.
    id: &'static str,
    #[prop(into)] title: Signal<String>,
    #[prop(optional)] class: &'static str,
    /// Whether it is open; it closes itself.
    open: RwSignal<bool>,
    children: ChildrenFn,
) -> impl IntoView {
    let dialog: NodeRef<html::Dialog> = NodeRef::new();
    Effect::new(move |_| {
        let open = open.get();
        let Some(dialog) = dialog.get() else { return };
        if open && !dialog.open() {
            // Only a dialog that is already open refuses.
            let _ = dialog.show_modal();
        } else if !open && dialog.open() {
            dialog.close();
        }
    });
    let close = t("close");
    view! {
        <dialog
            class=format!("dialog {class}")
            id=id
            aria-labelledby=format!("{id}-title")
            node_ref=dialog
            on:close=move |_| open.set(false)
        >
            <div class="dialog-head">
                <h2 id=format!("{id}-title")>{move || title.get()}</h2>
                <IconButton
                    action="close"
                    icon="close"
                    label=Signal::derive(close)
                    press=move |()| open.set(false)
                />
            </div>
            <Show when=move || open.get()>{children()}</Show>
        </dialog>
    }
}
