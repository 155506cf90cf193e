//! Friends, friend requests, blocked people.

use leptos::prelude::*;
use wire::api::{self, User};

use super::state::fill;
use crate::{
    avatar::avatar,
    i18n::{I18n, t},
    net,
    pages::people::{
        form::Part,
        frame::user_link,
        submission::{Outcome, Submission},
    },
    parts::{IconButton, icon},
};

/// The lists, and changes to them.
#[derive(Clone, Copy)]
struct Lists {
    friends: RwSignal<api::Friends>,
    blocks: RwSignal<Vec<User>>,
    submission: Submission,
}

impl Lists {
    fn load(self) {
        fill("/api/friends", self.friends);
        fill("/api/blocks", self.blocks);
    }

    /// Adds a person to a list at the server, or removes them.
    fn set(self, list: &'static str, user: &User, on: bool, done: &'static str) {
        let path = format!("/api/{list}/{}", user.id);
        self.submission.start(done, move || {
            let path = path.clone();
            async move {
                if on {
                    net::put::<()>(&path, &()).await?;
                } else {
                    net::delete::<()>(&path).await?;
                }
                self.load();
                Ok(())
            }
        });
    }
}

#[component]
pub(super) fn Friends() -> impl IntoView {
    let friends = RwSignal::new(api::Friends::default());
    let lists = Lists { friends, blocks: RwSignal::new(Vec::new()), submission: Submission::new() };
    lists.load();
    let is_empty = move || {
        friends.with(|it| it.friends.is_empty() && it.incoming.is_empty() && it.outgoing.is_empty())
    };
    let incoming = move |user: User| {
        let agrees = user.clone();
        let agree = button("agree", "ok", "friend-agree-name", &user, move || {
            lists.set("friends", &agrees, true, "friend-made");
        });
        row(lists, &user, ("friend-asking", "friend-refuse-name"), Some(agree.into_any()))
    };
    view! {
        <Part id="friends-title" title="friends-title">
            <Show when=is_empty>
                <p class="soft">{t("friends-none")}</p>
            </Show>
            <ul class="rows">
                <For each=move || friends.get().incoming key=|it| it.id children=incoming />
                <For
                    each=move || friends.get().friends
                    key=|it| it.id
                    children=move |it| row(lists, &it, ("friend-is", "friend-end-name"), None)
                />
                <For
                    each=move || friends.get().outgoing
                    key=|it| it.id
                    children=move |it| row(lists, &it, ("friend-was-asked", "friend-unask-name"), None)
                />
            </ul>
            <Show when=move || lists.blocks.with(|all| !all.is_empty())>
                <h3>{t("blocks-title")}</h3>
                <ul class="rows">
                    <For
                        each=move || lists.blocks.get()
                        key=|it| it.id
                        children=move |it| blocked(lists, &it)
                    />
                </ul>
            </Show>
            <Outcome submission=lists.submission />
        </Part>
    }
}

fn button<P: Fn() + Send + Sync + 'static>(
    action: &'static str,
    picture: &'static str,
    label: &'static str,
    user: &User,
    press: P,
) -> impl IntoView + use<P> {
    let (i18n, name) = (I18n::get(), user.name.clone());
    let label = move || i18n.say(label, &[("name", name.clone().into())]);
    let press: Callback<()> = Callback::new(move |()| press());
    view! { <IconButton action=action icon=picture label=Signal::derive(label) press=press /> }
}

/// A friend, or a friend request: its state, and the message of the button that ends it.
fn row(
    lists: Lists,
    user: &User,
    (state, ends_it): (&'static str, &'static str),
    more: Option<AnyView>,
) -> impl IntoView + use<> {
    let ends = user.clone();
    let end = button("unfriend", "close", ends_it, user, move || {
        lists.set("friends", &ends, false, "friend-ended");
    });
    view! {
        <li>
            {avatar(user.id)}
            <div>
                <b>{user_link(user)}</b>
                <small>{t(state)}</small>
            </div>
            <div class="row-acts">{more} {end}</div>
        </li>
    }
}

fn blocked(lists: Lists, user: &User) -> impl IntoView + use<> {
    let lifts = user.clone();
    let lift = button("unblock", "close", "person-unblock-name", user, move || {
        lists.set("blocks", &lifts, false, "person-unblocked");
    });
    view! {
        <li>
            {icon("forbid", "icon")}
            <b>{user_link(user)}</b>
            {lift}
        </li>
    }
}
