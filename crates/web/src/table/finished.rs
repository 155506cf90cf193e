//! The page of a game that was played to its end at a server: the same table, lent for looking.

use leptos::{prelude::*, task::spawn_local};
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;
use wire::api::{Holder, Level, Opening, TableId, TableInfo, UserId};

use super::page::{Lost, Opening as Waiting, Table};
use crate::{
    play::Play,
    saved::{Kind, Saved, Sitter, sitters},
};

/// A finished game of a server as the client replays it; none if nothing of it is opened.
pub(crate) fn finished(info: &TableInfo, opening: &Opening, me: Option<UserId>) -> Option<Saved> {
    let record = opening.record.clone()?;
    Some(Saved {
        id: info.id.to_string(),
        slug: info.game.clone(),
        options: info.options.clone(),
        sitters: seated(&info.holders, me),
        key: None,
        record,
        to_act: None,
        over: true,
        touched: 0.0,
        seen: usize::MAX,
    })
}

/// Who sat where: people by their names, bots as they are called here.
fn seated(holders: &[Holder], me: Option<UserId>) -> Vec<Sitter> {
    let kind = |holder: &Holder| match holder {
        Holder::Person { user, .. } if Some(user.id) == me => Kind::Me,
        Holder::Person { .. } | Holder::Open => Kind::Guest,
        Holder::Bot { level: Level::Novice, .. } => Kind::Novice,
        Holder::Bot { level: Level::Adept, .. } => Kind::Adept,
        Holder::Bot { level: Level::Master, .. } => Kind::Master,
    };
    let kinds: Vec<Kind> = holders.iter().map(kind).collect();
    let mut all = sitters(&kinds, "");
    for (sitter, holder) in all.iter_mut().zip(holders) {
        if let Holder::Person { user, .. } = holder {
            sitter.name.clone_from(&user.name);
        }
    }
    all
}

/// A finished game of a server, once it was asked for.
#[component]
pub(super) fn FinishedPage(id: TableId) -> impl IntoView {
    let found: RwSignal<Option<Option<(Saved, Opening)>>> = RwSignal::new(None);
    spawn_local(async move {
        let game = async {
            let info: TableInfo = ask(&format!("/api/tables/{id}")).await?;
            let opening: Opening = ask(&format!("/api/tables/{id}/opening")).await?;
            Some((finished(&info, &opening, None)?, opening))
        };
        let game = game.await;
        found.try_set(Some(game));
    });
    move || match found.get() {
        None => view! { <Waiting /> }.into_any(),
        Some(game) => match game.and_then(|(saved, opening)| Play::lent(saved, opening)) {
            Some(play) => view! { <Table play=play /> }.into_any(),
            None => view! { <Lost /> }.into_any(),
        },
    }
}

/// What a server says under an address; none if that can't be had.
async fn ask<T: DeserializeOwned>(path: &str) -> Option<T> {
    let answer = JsFuture::from(window().fetch_with_str(path)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok()?).await.ok()?.as_string()?;
    serde_json::from_str(&text).ok()
}

#[cfg(test)]
mod tests {
    use wire::api::User;

    use super::*;

    fn person(bits: u64, name: &str) -> Holder {
        let user = User { id: UserId::from_bits(bits), name: name.to_owned() };
        Holder::Person { user, luck: "rain".to_owned() }
    }

    #[test]
    fn people_keep_their_names_and_bots_have_some() {
        let bot = Holder::Bot { level: Level::Adept, instead: None };
        let holders = [person(1, "Ada"), bot, person(2, "Bo")];
        let all = seated(&holders, Some(UserId::from_bits(2)));
        let kinds: Vec<Kind> = all.iter().map(|sitter| sitter.kind).collect();
        assert_eq!(kinds, [Kind::Guest, Kind::Adept, Kind::Me]);
        assert_eq!((all[0].name.as_str(), all[2].name.as_str()), ("Ada", "Bo"));
        assert!(!all[1].name.is_empty());
        let nobodys = seated(&holders, None);
        assert!(nobodys.iter().all(|sitter| sitter.kind != Kind::Me), "who looks on has no seat");
    }
}
