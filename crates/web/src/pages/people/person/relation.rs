//! Befriending and blocking a person.

use leptos::prelude::*;
use wire::api::{Friends, User, UserId};

use super::{report::ReportDialog, state::fill};
use crate::{
    i18n::t,
    net::{self, Me, RequestError},
    pages::people::submission::{Outcome, Submission},
    parts::Button,
    settings::Prefs,
};

/// The relation of a person to the user.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Relation {
    None,
    Friend,
    /// They sent a friend request.
    Asking,
    /// The user sent a friend request.
    Asked,
}

#[component]
pub(super) fn RelationButtons(id: UserId) -> impl IntoView {
    let (me, prefs, submission) = (Me::get(), Prefs::get(), Submission::new());
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
    let relation = Memo::new(move |_| friends.with(|it| relation(it, is_in)));
    let is_blocked = Memo::new(move |_| blocks.with(|all| is_in(all)));
    let set = move |list: &'static str, on: bool, done: &'static str| {
        submission.start(done, move || async move {
            me.user_or_guest(prefs).await?;
            set_member(list, id, on).await?;
            load();
            Ok(())
        });
    };
    let befriend = move |()| match relation.get_untracked() {
        Relation::None => set("friends", true, "friend-asked"),
        Relation::Asking => set("friends", true, "friend-made"),
        Relation::Asked | Relation::Friend => set("friends", false, "friend-ended"),
    };
    let labels = [t("friend-ask"), t("friend-end"), t("friend-agree"), t("friend-unask")];
    let friend_label = Signal::derive(move || labels[relation.get() as usize]());
    let block = move |()| match is_blocked.get_untracked() {
        false => set("blocks", true, "person-blocked"),
        true => set("blocks", false, "person-unblocked"),
    };
    let block_labels = [t("person-block"), t("person-unblock")];
    let block_label = Signal::derive(move || block_labels[usize::from(is_blocked.get())]());
    let report = move |()| reports.set(true);
    let report_label = Signal::derive(t("person-report"));
    view! {
        <div class="acts">
            <Show when=move || !is_blocked.get()>
                <Button action="befriend" icon="people" label=friend_label press=befriend />
            </Show>
            <Button action="block" icon="forbid" class="quiet" label=block_label press=block />
            <Button action="report" icon="flag" class="quiet" label=report_label press=report />
        </div>
        <Outcome submission=submission />
        <ReportDialog id=id open=reports />
    }
}

/// Adds a person to a list at the server, or removes them.
async fn set_member(list: &str, id: UserId, on: bool) -> Result<(), RequestError> {
    let path = format!("/api/{list}/{id}");
    if on { net::put(&path, &()).await } else { net::delete(&path).await }
}

/// The relation of a person to the user, by the list that they are in.
fn relation(friends: &Friends, is_in: impl Fn(&[User]) -> bool) -> Relation {
    if is_in(&friends.friends) {
        Relation::Friend
    } else if is_in(&friends.incoming) {
        Relation::Asking
    } else if is_in(&friends.outgoing) {
        Relation::Asked
    } else {
        Relation::None
    }
}
