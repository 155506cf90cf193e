//! The address of a moment of a finished game: how many steps, and whose eyes.

use game::Seat;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::{Play, Stage};

/// Who looks at a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Looker {
    /// Who sits there.
    Seat(Seat),
    /// Somebody beside the table.
    Public,
    /// Somebody who is shown everybody's hand.
    All,
}

impl Looker {
    /// Whose eyes these are; nobody's are the public's.
    pub(crate) fn eyes(self) -> Option<Seat> {
        if let Looker::Seat(seat) = self { Some(seat) } else { None }
    }

    /// In a word, for addresses and lists.
    pub(crate) fn word(self) -> String {
        match self {
            Looker::Seat(seat) => seat.to_string(),
            Looker::Public => "public".to_owned(),
            Looker::All => "all".to_owned(),
        }
    }

    /// Who a word means.
    pub(crate) fn read(word: &str) -> Option<Looker> {
        match word {
            "public" => Some(Looker::Public),
            "all" => Some(Looker::All),
            _ => word.parse().ok().map(Looker::Seat),
        }
    }
}

/// A moment, and who looks at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    pub(crate) ply: usize,
    pub(crate) looker: Looker,
}

impl Link {
    /// What an address says after its path; none if it names no moment.
    fn read(query: &str) -> Option<Link> {
        let pairs = || query.trim_start_matches('?').split('&').filter_map(|it| it.split_once('='));
        let value = |name: &str| pairs().find(|(it, _)| *it == name).map(|(_, value)| value);
        let looker = value("eyes").and_then(Looker::read).unwrap_or(Looker::Public);
        Some(Link { ply: value("ply")?.parse().ok()?, looker })
    }

    fn query(self) -> String {
        format!("?ply={}&eyes={}", self.ply, self.looker.word())
    }
}

impl Play {
    /// The moment that the page's address names.
    pub(super) fn linked(self) -> Option<Link> {
        let link = Link::read(&window().location().search().ok()?)?;
        let is_there = match link.looker {
            Looker::Seat(seat) => seat.0 < self.seats(),
            Looker::All => self.look.held.is_some(),
            Looker::Public => true,
        };
        let looker = if is_there { link.looker } else { Looker::Public };
        Some(Link { looker, ..link })
    }

    /// The moment that is shown.
    fn link(self) -> Link {
        Link { ply: self.shown_ply(), looker: self.looker() }
    }

    /// The whole address of the moment that is shown.
    pub(crate) fn address(self) -> String {
        let place = window().location();
        let (origin, path) = (place.origin().unwrap_or_default(), place.pathname());
        format!("{origin}{}{}", path.unwrap_or_default(), untrack(move || self.link()).query())
    }

    /// Lets the page's address follow what is shown while a finished game is gone through. A drag
    /// over many moments is one change: browsers allow only so many.
    pub(crate) fn follow_address(self) {
        let link = Memo::new(move |_| (self.stage.get() == Stage::Over).then(|| self.link()));
        Effect::new(move |_| {
            let Some(named) = link.get() else { return };
            let write = move || {
                if self.is_alive() && link.try_get_untracked().flatten() == Some(named) {
                    write_query(&named.query());
                }
            };
            set_timeout(write, std::time::Duration::from_millis(200));
        });
        on_cleanup(|| write_query(""));
    }
}

/// What the page's address says after its path.
fn write_query(query: &str) {
    let place = window().location();
    let address = format!("{}{query}", place.pathname().unwrap_or_default());
    // A browser that won't only shows an older address.
    let _ = window()
        .history()
        .and_then(|it| it.replace_state_with_url(&JsValue::NULL, "", Some(&address)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_the_moment_it_was_made_of() {
        for looker in [Looker::Seat(Seat(0)), Looker::Seat(Seat(4)), Looker::Public, Looker::All] {
            let link = Link { ply: 37, looker };
            assert_eq!(Link::read(&link.query()), Some(link), "{}", link.query());
        }
        assert_eq!(
            Link { ply: 3, looker: Looker::Seat(Seat(1)) }.query(),
            "?ply=3&eyes=2",
            "seats are counted as people count"
        );
    }

    #[test]
    fn other_addresses_name_no_moment() {
        for query in ["", "?", "?eyes=2", "?ply=", "?ply=-1", "?ply=many&eyes=1"] {
            assert_eq!(Link::read(query), None, "{query}");
        }
        for query in ["?ply=5", "?ply=5&eyes=", "?eyes=nobody&ply=5", "?ply=5&eyes=0"] {
            let public = Link { ply: 5, looker: Looker::Public };
            assert_eq!(Link::read(query), Some(public), "{query}");
        }
    }
}
