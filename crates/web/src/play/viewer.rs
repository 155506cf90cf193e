//! Viewers of a finished game, and the address of what one of them sees at a moment.

use game::Seat;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// Who views a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Viewer {
    /// The player of a seat.
    Seat(Seat),
    /// The public.
    Public,
    /// A viewer who sees every hand.
    All,
}

impl Viewer {
    /// The viewer's eyes; `None` is the public.
    pub(crate) fn eyes(self) -> Option<Seat> {
        if let Viewer::Seat(seat) = self { Some(seat) } else { None }
    }

    /// The viewer as a word, for addresses and lists.
    pub(crate) fn word(self) -> String {
        match self {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Public => "public".to_owned(),
            Viewer::All => "all".to_owned(),
        }
    }

    /// Reads a viewer from its word.
    pub(crate) fn read(word: &str) -> Option<Viewer> {
        match word {
            "public" => Some(Viewer::Public),
            "all" => Some(Viewer::All),
            _ => word.parse().ok().map(Viewer::Seat),
        }
    }
}

/// The query of an address: a moment of a finished game and its viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MomentLink {
    pub(crate) ply: usize,
    pub(crate) viewer: Viewer,
}

impl MomentLink {
    /// Reads the link from the page's address; none if it names no moment.
    pub(super) fn of_page() -> Option<MomentLink> {
        MomentLink::read(&window().location().search().ok()?)
    }

    fn read(query: &str) -> Option<MomentLink> {
        let pairs = || query.trim_start_matches('?').split('&').filter_map(|it| it.split_once('='));
        let value = |name: &str| pairs().find(|(it, _)| *it == name).map(|(_, value)| value);
        let viewer = value("eyes").and_then(Viewer::read).unwrap_or(Viewer::Public);
        Some(MomentLink { ply: value("ply")?.parse().ok()?, viewer })
    }

    fn query(self) -> String {
        format!("?ply={}&eyes={}", self.ply, self.viewer.word())
    }

    /// The whole address.
    pub(super) fn address(self) -> String {
        let place = window().location();
        let (origin, path) = (place.origin().unwrap_or_default(), place.pathname());
        format!("{origin}{}{}", path.unwrap_or_default(), self.query())
    }

    /// Puts the link into the page's address.
    pub(super) fn show(self) {
        write_query(&self.query());
    }

    /// Removes any link from the page's address.
    pub(super) fn hide() {
        write_query("");
    }
}

fn write_query(query: &str) {
    let place = window().location();
    let address = format!("{}{query}", place.pathname().unwrap_or_default());
    // If the browser refuses, the page only keeps an older address.
    let _ = window()
        .history()
        .and_then(|it| it.replace_state_with_url(&JsValue::NULL, "", Some(&address)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_the_moment_it_was_made_of() {
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(4)), Viewer::Public, Viewer::All] {
            let link = MomentLink { ply: 37, viewer };
            assert_eq!(MomentLink::read(&link.query()), Some(link), "{}", link.query());
        }
        assert_eq!(
            MomentLink { ply: 3, viewer: Viewer::Seat(Seat(1)) }.query(),
            "?ply=3&eyes=2",
            "seats are counted as people count"
        );
    }

    #[test]
    fn other_addresses_name_no_moment() {
        for query in ["", "?", "?eyes=2", "?ply=", "?ply=-1", "?ply=many&eyes=1"] {
            assert_eq!(MomentLink::read(query), None, "{query}");
        }
        for query in ["?ply=5", "?ply=5&eyes=", "?eyes=nobody&ply=5", "?ply=5&eyes=0"] {
            let public = MomentLink { ply: 5, viewer: Viewer::Public };
            assert_eq!(MomentLink::read(query), Some(public), "{query}");
        }
    }
}
