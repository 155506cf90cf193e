//! The parts of a table that only a server's table has.

use game::Seat;
use leptos::prelude::*;

use super::{dialogs::Dialogs, menu_item::MenuItem};
use crate::{
    i18n::t,
    online::{self, Chat, Clock, Notices, Presence},
    parts::{Button, Dialog},
    play::{Panel, Play, TableState},
    sound::Sound,
};

/// A player's clock.
pub(super) fn clock(play: Play, seat: Seat) -> Option<AnyView> {
    let remote = play.source.remote()?;
    Some(view! { <Clock remote=remote seat=seat /> }.into_any())
}

/// Whether a player is present.
pub(super) fn presence(play: Play, seat: Seat) -> Option<AnyView> {
    let remote = play.source.remote()?;
    Some(view! { <Presence remote=remote seat=seat /> }.into_any())
}

/// The connection, requests of other players, absences.
pub(super) fn notices(play: Play) -> Option<AnyView> {
    let remote = play.source.remote()?;
    // A message that nobody sees arrive can be heard.
    Effect::new(move |before: Option<usize>| {
        let count = online::unread(remote);
        let is_closed = play.panels.open.get_untracked() != Some(Panel::Chat);
        if is_closed && before.is_some_and(|before| before < count) {
            play.announcer.play(Sound::Chat);
        }
        count
    });
    Some(view! { <Notices play=play remote=remote /> }.into_any())
}

/// The chat.
pub(super) fn chat(play: Play) -> Option<AnyView> {
    let remote = play.source.remote()?;
    Some(view! { <Chat remote=remote /> }.into_any())
}

/// The number of unread chat lines, if any.
pub(super) fn unread(play: Play) -> Option<usize> {
    play.source.remote().map(online::unread).filter(|count| 0 < *count)
}

/// Creates a table with the same players; false for a game in this browser.
pub(super) fn rematch(play: Play) -> bool {
    let remote = play.source.remote();
    remote.map(|remote| remote.rematch()).is_some()
}

/// Chat, invitation, resignation.
pub(super) fn menu_items(play: Play, dialogs: Dialogs) -> Option<AnyView> {
    let remote = play.source.remote()?;
    let menu = dialogs.menu;
    let new_lines = Signal::derive(move || {
        let count =
            unread(play).map(|count| play.i18n.say("chat-unread", &[("count", count.into())]));
        count.unwrap_or_default()
    });
    let copy = move || {
        // Where the clipboard is closed, the page's address is the same link.
        drop(window().navigator().clipboard().write_text(&online::invite_link(remote)));
    };
    let share = online::can_share().then(|| {
        let share = move || online::share(&online::invite_link(remote));
        MenuItem::new("share", "share", "invite-share").show(menu, share)
    });
    let view = view! {
        {MenuItem::new("chat", "people", "chat")
            .about_text(new_lines)
            .disabled(move || !play.source.is_seated())
            .show(menu, move || play.panels.open.set(Some(Panel::Chat)))}
        {MenuItem::new("copy-link", "link", "copy-link").about("invite-about").show(menu, copy)}
        {share}
        {MenuItem::new("resign", "flag", "resign")
            .about("resign-about")
            .disabled(move || !play.source.is_seated() || play.state.get() == TableState::Over)
            .show(menu, move || dialogs.resign.set(true))}
    };
    Some(view.into_any())
}

/// The question before a resignation.
pub(super) fn resign_dialog(play: Play, open: RwSignal<bool>) -> Option<AnyView> {
    let remote = play.source.remote()?;
    let resign = move |()| {
        open.set(false);
        remote.act("resign", |acts| serde_json::json!({ "acts": acts }));
    };
    let view = view! {
        <Dialog id="resign" title=Signal::derive(t("resign")) open=open>
            <div class="dialog-body">
                <p>{t("resign-sure")}</p>
            </div>
            <div class="dialog-foot">
                <Button
                    action="keep-playing"
                    icon="play"
                    label=Signal::derive(t("resign-not"))
                    press=move |()| open.set(false)
                />
                <Button
                    action="resign-now"
                    icon="flag"
                    class="main"
                    label=Signal::derive(t("resign"))
                    press=resign
                />
            </div>
        </Dialog>
    };
    Some(view.into_any())
}
