//! A WebSocket that reconnects by itself.

use std::{cell::RefCell, rc::Rc};

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, closure::Closure};
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};
use wire::api::{News, SocketRequest};

use crate::net::backoff;

/// The mean delay before reconnecting without a session or a network, in milliseconds.
const LONG_DELAY: f64 = 4_000.0;
/// How long the socket may be silent before it is probed, in milliseconds.
const PROBE_AFTER: u32 = 15_000;
/// How long a probe or a connection attempt may take, in milliseconds.
const PROBE_TIMEOUT: u32 = 5_000;
/// The server's close code after a sign-out.
const SIGNED_OUT: u16 = 1008;

/// The state of the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ConnectionState {
    /// Connected.
    Connected,
    /// Not connected yet.
    Opening,
    /// Lost; it reconnects by itself.
    Lost,
}

/// An event handler of a socket.
type SocketHandler = Closure<dyn FnMut(Event)>;

/// The callbacks of a link.
struct Callbacks {
    /// The requests that every new connection sends.
    asks: Box<dyn Fn() -> Vec<SocketRequest>>,
    on_news: Box<dyn Fn(News)>,
}

#[derive(Default)]
struct Inner {
    socket: Option<WebSocket>,
    handlers: Option<[SocketHandler; 3]>,
    /// The timer of the next attempt or probe.
    timer: Option<Timeout>,
    tries: usize,
    is_probed: bool,
    /// Whether the server refused a request: the next probe repeats them all.
    is_refused: bool,
}

/// A WebSocket to the server that lives as long as the page.
#[derive(Clone, Copy)]
pub(crate) struct Link {
    state: RwSignal<ConnectionState>,
    inner: StoredValue<Rc<RefCell<Inner>>, LocalStorage>,
    callbacks: StoredValue<Rc<Callbacks>, LocalStorage>,
}

impl Link {
    /// Connects. `asks` are sent again on every new connection.
    pub(crate) fn open(
        asks: impl Fn() -> Vec<SocketRequest> + 'static,
        on_news: impl Fn(News) + 'static,
    ) -> Link {
        let callbacks = Rc::new(Callbacks { asks: Box::new(asks), on_news: Box::new(on_news) });
        let link = Link {
            state: RwSignal::new(ConnectionState::Opening),
            inner: StoredValue::new_local(Rc::default()),
            callbacks: StoredValue::new_local(callbacks),
        };
        let online = window_event_listener_untyped("online", move |_| link.reconnect());
        let offline = window_event_listener_untyped("offline", move |_| link.lost());
        let awake = window_event_listener_untyped("pageshow", move |_| link.probe());
        on_cleanup(move || {
            online.remove();
            offline.remove();
            awake.remove();
            link.close();
        });
        link.connect();
        link
    }

    /// The state of the connection.
    pub(crate) fn state(self) -> ConnectionState {
        self.state.get()
    }

    /// Sends a request; false without a connection. Requests that have to be repeated on a new connection belong
    /// among the `asks`.
    pub(crate) fn ask(self, ask: &SocketRequest) -> bool {
        let Some(inner) = self.inner.try_get_value() else { return false };
        let text = serde_json::to_string(ask).unwrap_or_default();
        let inner = inner.borrow();
        let socket = inner.socket.as_ref().filter(|it| it.ready_state() == WebSocket::OPEN);
        socket.is_some_and(|socket| socket.send_with_str(&text).is_ok())
    }

    /// Reconnects now: the user has changed, or the network is back.
    pub(crate) fn reconnect(self) {
        self.close();
        self.set_tries(0);
        self.connect();
    }

    fn connect(self) {
        let Some(inner) = self.inner.try_get_value() else { return };
        if !window().navigator().on_line() {
            // Without a network there is no attempt: the browser reports when it is back.
            return self.retry_later(true);
        }
        let location = window().location();
        let secure = location.protocol().is_ok_and(|it| it == "https:");
        let url = format!(
            "{}://{}/api/news",
            if secure { "wss" } else { "ws" },
            location.host().unwrap_or_default()
        );
        let Ok(socket) = WebSocket::new(&url) else { return self.lost() };
        let opened = SocketHandler::new(move |_| self.opened());
        let message = SocketHandler::new(move |event: Event| {
            let text = event.unchecked_ref::<MessageEvent>().data().as_string();
            self.on_message(&text.unwrap_or_default());
        });
        let closed = SocketHandler::new(move |event: Event| {
            // After a sign-out the link reconnects without a session, but not at once.
            let is_signed_out = event.unchecked_ref::<CloseEvent>().code() == SIGNED_OUT;
            self.retry_later(is_signed_out);
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        let mut inner = inner.borrow_mut();
        inner.socket = Some(socket);
        inner.handlers = Some([opened, message, closed]);
        inner.timer = Some(Timeout::new(PROBE_TIMEOUT, move || self.lost()));
    }

    fn opened(self) {
        if self.state.try_set(ConnectionState::Connected).is_some() {
            return;
        }
        self.ask_again(|_| true);
        self.reset_probe();
    }

    /// Repeats requests of the page.
    fn ask_again(self, is_meant: impl Fn(&SocketRequest) -> bool) {
        let asks = self.callbacks.try_get_value().map(|it| (it.asks)()).unwrap_or_default();
        for ask in asks.iter().filter(|ask| is_meant(ask)) {
            self.ask(ask);
        }
    }

    fn on_message(self, text: &str) {
        self.reset_probe();
        // A server that closes sockets as soon as they are open is approached ever more slowly.
        self.set_tries(0);
        if let (Ok(news), Some(callbacks)) =
            (serde_json::from_str(text), self.callbacks.try_get_value())
        {
            if let (News::Refused(_), Some(inner)) = (&news, self.inner.try_get_value()) {
                inner.borrow_mut().is_refused = true;
            }
            (callbacks.on_news)(news);
        }
    }

    /// Restarts the silence timer.
    fn reset_probe(self) {
        let Some(inner) = self.inner.try_get_value() else { return };
        let mut inner = inner.borrow_mut();
        inner.is_probed = false;
        inner.timer = Some(Timeout::new(PROBE_AFTER, move || self.probe()));
    }

    /// Probes the connection by a ping: any answer proves that it is alive. A refused request is repeated, and a move
    /// without an answer.
    fn probe(self) {
        let Some(inner) = self.inner.try_get_value() else { return };
        if inner.borrow().is_probed {
            return self.lost();
        }
        let is_refused = std::mem::take(&mut inner.borrow_mut().is_refused);
        self.ask_again(|ask| is_refused || matches!(ask, SocketRequest::Play { .. }));
        self.ask(&SocketRequest::Ping);
        let mut inner = inner.borrow_mut();
        inner.is_probed = true;
        inner.timer = Some(Timeout::new(PROBE_TIMEOUT, move || self.probe()));
    }

    fn lost(self) {
        self.close();
        self.retry_later(false);
    }

    /// Schedules the next attempt, after a short or a long delay.
    fn retry_later(self, is_long: bool) {
        let Some(inner) = self.inner.try_get_value() else { return };
        self.state.try_set(ConnectionState::Lost);
        let mut inner = inner.borrow_mut();
        let chance = js_sys::Math::random();
        let wait = match is_long {
            true => (LONG_DELAY * (0.75 + chance / 2.0)) as u32,
            false => backoff::delay(inner.tries, chance),
        };
        inner.tries += 1;
        inner.timer = Some(Timeout::new(wait, move || self.connect()));
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
            // A socket that is closing already can't fail in a way that matters.
            let _ = socket.close();
        }
    }
}
