//! What one can do about somebody: be friends, or have nothing to do with them.

use leptos::prelude::*;
use wire::api::{Friends, User, UserId};

use super::{report::ReportDialog, state::fill};
use crate::{
    net::{self, Me},
    pages::people::deed::{Deed, Outcome},
    parts::Button,
    settings::Prefs,
    words::t,
};

/// What somebody is to one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tie {
    None,
    Friend,
    /// They ask to be a friend.
    Asking,
    /// They were asked.
    Asked,
}

#[component]
pub(super) fn Acts(id: UserId) -> impl IntoView {
    let (me, prefs, deed) = (Me::get(), Prefs::get(), Deed::new());
    let friends = RwSignal::new(Friends::default());
    let blocks: RwSignal<Vec<User>> = RwSignal::new(Vec::new());
    let reports = RwSignal::new(false);
    let load = move || {
        if me.user_untracked().is_some() {
            fill("/api/friends", friends);
            fill("/api/blocks", blocks);
        }
    };
    load();
    let is_in = move |all: &[User]| all.iter().any(|user| user.id == id);
    let tie = Memo::new(move |_| friends.with(|it| tie(it, is_in)));
    let is_blocked = Memo::new(move |_| blocks.with(|all| is_in(all)));
    let set = move |list: &'static str, on: bool, done: &'static str| {
        deed.start(done, move || async move {
            me.somebody(prefs).await?;
            let path = format!("/api/{list}/{id}");
            if on {
                net::put::<()>(&path, &()).await?;
            } else {
                net::delete::<()>(&path).await?;
            }
            load();
            Ok(())
        });
    };
    let befriend = move |()| match tie.get_untracked() {
        Tie::None => set("friends", true, "friend-asked"),
        Tie::Asking => set("friends", true, "friend-made"),
        Tie::Asked | Tie::Friend => set("friends", false, "friend-ended"),
    };
    let friend_label = Signal::derive({
        let labels = [t("friend-ask"), t("friend-end"), t("friend-agree"), t("friend-unask")];
        move || labels[tie.get() as usize]()
    });
    let block = move |()| match is_blocked.get_untracked() {
        false => set("blocks", true, "person-blocked"),
        true => set("blocks", false, "person-unblocked"),
    };
    let block_label = Signal::derive({
        let (block, unblock) = (t("person-block"), t("person-unblock"));
        move || if is_blocked.get() { unblock() } else { block() }
    });
    view! {
        <div class="acts">
            <Show when=move || !is_blocked.get()>
                <Button action="befriend" icon="people" label=friend_label press=befriend />
            </Show>
            <Button action="block" icon="forbid" class="quiet" label=block_label press=block />
            <Button
                action="report"
                icon="flag"
                class="quiet"
                label=Signal::derive(t("person-report"))
                press=move |()| reports.set(true)
            />
        </div>
        <Outcome deed=deed />
        <ReportDialog id=id open=reports />
    }
}

/// What somebody is to one, by the lists that they are in.
fn tie(friends: &Friends, is_in: impl Fn(&[User]) -> bool) -> Tie {
    if is_in(&friends.friends) {
        Tie::Friend
    } else if is_in(&friends.asking) {
        Tie::Asking
    } else if is_in(&friends.asked) {
        Tie::Asked
    } else {
        Tie::None
    }
}
