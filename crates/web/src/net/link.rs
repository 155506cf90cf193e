//! News over a WebSocket that comes back by itself whenever it is lost.

use std::{cell::RefCell, rc::Rc};

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, closure::Closure};
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};
use wire::api::{Ask, News};

/// How long is waited before it is tried again, in milliseconds: longer each time.
const WAITS: [u32; 6] = [100, 250, 500, 1_000, 2_000, 4_000];
/// How long nothing may be heard before it is asked whether anybody is there.
const SILENCE: u32 = 15_000;
/// How long an answer may take then, or a connection to come about.
const PATIENCE: u32 = 5_000;
/// The server's word for somebody who was signed out.
const POLICY: u16 = 1008;

/// Whether news come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Linked {
    /// They do.
    Yes,
    /// Not yet.
    Opening,
    /// Not any more; it is tried again by itself.
    Lost,
}

/// What hears a socket.
type Hearer = Closure<dyn FnMut(Event)>;

/// What a link is for.
struct Use {
    /// What is asked whenever it is there again.
    asks: Box<dyn Fn() -> Vec<Ask>>,
    hear: Box<dyn Fn(News)>,
}

#[derive(Default)]
struct Inner {
    socket: Option<WebSocket>,
    heard: Option<[Hearer; 3]>,
    /// Fires when it is time to do something: to try again, or to ask whether anybody is there.
    timer: Option<Timeout>,
    tries: usize,
    is_asked: bool,
}

/// A socket to the server for as long as the page is looked at.
#[derive(Clone, Copy)]
pub(crate) struct Link {
    state: RwSignal<Linked>,
    inner: StoredValue<Rc<RefCell<Inner>>, LocalStorage>,
    used: StoredValue<Rc<Use>, LocalStorage>,
}

impl Link {
    /// Opens it: asks are made anew whenever it comes back.
    pub(crate) fn open(
        asks: impl Fn() -> Vec<Ask> + 'static,
        hear: impl Fn(News) + 'static,
    ) -> Link {
        let used = Rc::new(Use { asks: Box::new(asks), hear: Box::new(hear) });
        let link = Link {
            state: RwSignal::new(Linked::Opening),
            inner: StoredValue::new_local(Rc::default()),
            used: StoredValue::new_local(used),
        };
        let online = window_event_listener_untyped("online", move |_| link.again());
        let offline = window_event_listener_untyped("offline", move |_| link.lost());
        let awake = window_event_listener_untyped("pageshow", move |_| link.check());
        on_cleanup(move || {
            online.remove();
            offline.remove();
            awake.remove();
            link.close();
        });
        link.connect();
        link
    }

    /// Whether news come in.
    pub(crate) fn state(self) -> Linked {
        self.state.get()
    }

    /// Asks for something; false if nobody hears it now. What has to be asked again when the link
    /// is back belongs among its asks.
    pub(crate) fn ask(self, ask: &Ask) -> bool {
        let Some(inner) = self.inner.try_get_value() else { return false };
        let text = serde_json::to_string(ask).unwrap_or_default();
        let inner = inner.borrow();
        let socket = inner.socket.as_ref().filter(|it| it.ready_state() == WebSocket::OPEN);
        socket.is_some_and(|socket| socket.send_with_str(&text).is_ok())
    }

    /// Comes back as somebody else, or at once.
    pub(crate) fn again(self) {
        self.close();
        self.set_tries(0);
        self.connect();
    }

    fn connect(self) {
        let Some(inner) = self.inner.try_get_value() else { return };
        if !window().navigator().on_line() {
            // Nobody is asked in vain: the browser says when there is a network again.
            return self.gone(true);
        }
        let location = window().location();
        let secure = location.protocol().is_ok_and(|it| it == "https:");
        let url = format!(
            "{}://{}/api/news",
            if secure { "wss" } else { "ws" },
            location.host().unwrap_or_default()
        );
        let Ok(socket) = WebSocket::new(&url) else { return self.lost() };
        let opened = Hearer::new(move |_| self.opened());
        let message = Hearer::new(move |event: Event| {
            let text = event.unchecked_ref::<MessageEvent>().data().as_string();
            self.heard(&text.unwrap_or_default());
        });
        let closed = Hearer::new(move |event: Event| {
            // Who was signed out comes back as nobody, but not in a hurry.
            let is_policy = event.unchecked_ref::<CloseEvent>().code() == POLICY;
            self.gone(is_policy);
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        let mut inner = inner.borrow_mut();
        inner.socket = Some(socket);
        inner.heard = Some([opened, message, closed]);
        inner.timer = Some(Timeout::new(PATIENCE, move || self.lost()));
    }

    fn opened(self) {
        self.set_tries(0);
        if self.state.try_set(Linked::Yes).is_some() {
            return;
        }
        for ask in self.used.try_get_value().map(|it| (it.asks)()).unwrap_or_default() {
            self.ask(&ask);
        }
        self.listen();
    }

    fn heard(self, text: &str) {
        self.listen();
        if let (Ok(news), Some(used)) = (serde_json::from_str(text), self.used.try_get_value()) {
            (used.hear)(news);
        }
    }

    /// Waits for the next thing to be heard.
    fn listen(self) {
        let Some(inner) = self.inner.try_get_value() else { return };
        let mut inner = inner.borrow_mut();
        inner.is_asked = false;
        inner.timer = Some(Timeout::new(SILENCE, move || self.check()));
    }

    /// Asks anew what there is to know: the answer shows that somebody is there.
    fn check(self) {
        let Some(inner) = self.inner.try_get_value() else { return };
        if inner.borrow().is_asked {
            return self.lost();
        }
        for ask in self.used.try_get_value().map(|it| (it.asks)()).unwrap_or_default() {
            self.ask(&ask);
        }
        let mut inner = inner.borrow_mut();
        inner.is_asked = true;
        inner.timer = Some(Timeout::new(PATIENCE, move || self.check()));
    }

    fn lost(self) {
        self.close();
        self.gone(false);
    }

    /// It is tried again after a while, or after a long one.
    fn gone(self, is_long: bool) {
        let Some(inner) = self.inner.try_get_value() else { return };
        self.state.try_set(Linked::Lost);
        let tries = inner.borrow().tries;
        let wait = if is_long { WAITS[WAITS.len() - 1] } else { WAITS[tries.min(WAITS.len() - 1)] };
        // Many who lost the same server don't come back in the same moment.
        let wait = f64::from(wait) * (0.75 + js_sys::Math::random() / 2.0);
        let mut inner = inner.borrow_mut();
        inner.tries += 1;
        inner.timer = Some(Timeout::new(wait as u32, move || self.connect()));
    }

    fn set_tries(self, tries: usize) {
        if let Some(inner) = self.inner.try_get_value() {
            inner.borrow_mut().tries = tries;
        }
    }

    fn close(self) {
        let Some(inner) = self.inner.try_get_value() else { return };
        let mut inner = inner.borrow_mut();
        inner.timer = None;
        if let Some(socket) = inner.socket.take() {
            socket.set_onopen(None);
            socket.set_onmessage(None);
            socket.set_onclose(None);
            // One that is closing already says nothing more.
            let _ = socket.close();
        }
    }
}
