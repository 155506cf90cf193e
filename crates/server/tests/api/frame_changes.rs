//! Clients that ask for changes of frames see what others see.

use serde_json::{Value, json};
use server_testkit::{Node, SocketClient, TestTable};
use wire::api::{News, TableFrame};

/// A socket that watches a table.
struct Watcher {
    socket: SocketClient,
    /// The last frame, after all changes.
    frame: Option<TableFrame>,
    /// The number of complete frames, and of changes.
    complete: usize,
    changes: usize,
    /// The last message about a frame.
    text: String,
}

impl Watcher {
    fn open(node: &Node, token: Option<&str>, asks: &[Value]) -> Watcher {
        let mut socket = SocketClient::open(&node.address, token);
        for ask in asks {
            socket.ask(ask);
        }
        Watcher { socket, frame: None, complete: 0, changes: 0, text: String::new() }
    }

    /// Receives until it has the frame of so many acts, and returns that.
    fn receive(&mut self, acts: u64) -> &TableFrame {
        while self.frame.as_ref().is_none_or(|frame| u64::from(frame.acts) < acts) {
            self.take_next();
        }
        self.frame.as_ref().expect("a frame was received")
    }

    fn take_next(&mut self) {
        let text = self.socket.next_message();
        match serde_json::from_str(&text).expect("news are JSON") {
            News::Frame(sent) => {
                self.complete += 1;
                self.frame = Some(*sent);
            }
            News::FrameChanges(changes) => {
                self.changes += 1;
                let known = self.frame.take().expect("a complete frame comes first");
                self.frame = Some(changes.applied_to(known).expect("they are of this frame"));
            }
            _ => return,
        }
        self.text = text;
    }
}

fn watch(party: &TestTable) -> Value {
    json!({"watch": {"table": party.id, "acts": 0}})
}

/// The fields that a client shows; a field that is left out and one that is null are the same.
fn shown(frame: &TableFrame) -> Value {
    let mut shown = json!(frame);
    if let Some(view) = shown["frame"]["view"].as_object_mut() {
        view.retain(|_, value| !value.is_null());
    }
    shown
}

#[test]
fn changes_lead_to_the_frames_that_others_get() {
    for (game, seats) in [("qin", 2), ("huang", 3), ("dragon", 2)] {
        let node = Node::start(&[]);
        let mut party = TestTable::begin(&node, game, seats, seats);
        let token = party.people[0].token.clone();
        let (token, asks) = (token.as_deref(), json!({"frame_changes": true}));
        let mut seat = Watcher::open(&node, token, &[asks.clone(), watch(&party)]);
        let mut same_seat = Watcher::open(&node, token, &[watch(&party)]);
        let mut public = Watcher::open(&node, None, &[asks, watch(&party)]);
        for _ in 0..40 {
            let (acts, _) = party.now();
            let expected = shown(same_seat.receive(acts));
            assert_eq!(shown(seat.receive(acts)), expected, "{game}");
            let public = public.receive(acts);
            assert_eq!((public.seat, public.acts), (None, acts as u32));
            if !party.play_first() {
                break;
            }
        }
        assert_eq!((seat.complete, public.complete), (1, 1), "{game}: only the first is complete");
        assert!(30 < seat.changes && 30 < public.changes, "{game}");
        assert_eq!(same_seat.changes, 0, "{game}: it didn't ask");
    }
}

#[test]
fn spectators_share_messages() {
    let node = Node::start(&[]);
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    let asks = [json!({"frame_changes": true}), watch(&party)];
    let mut spectators: Vec<Watcher> = (0..20).map(|_| Watcher::open(&node, None, &asks)).collect();
    for _ in 0..5 {
        let (acts, _) = party.now();
        for watcher in &mut spectators {
            watcher.receive(acts);
        }
        assert!(spectators.iter().all(|watcher| watcher.text == spectators[0].text));
        party.play_first();
    }
}

#[test]
fn client_that_lost_a_frame_gets_a_complete_one() {
    let node = Node::start(&[]);
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    let asks = json!({"frame_changes": true});
    let mut watcher = Watcher::open(&node, None, &[asks, watch(&party)]);
    watcher.receive(party.now().0);
    party.play_first();
    watcher.receive(party.now().0);
    assert_eq!((watcher.complete, watcher.changes), (1, 1));
    let known = watcher.frame.take().expect("a frame was received").acts;
    watcher.socket.ask(&json!({"watch": {"table": party.id, "acts": known}}));
    watcher.receive(party.now().0);
    assert_eq!((watcher.complete, watcher.changes), (2, 1));
    party.play_first();
    watcher.receive(party.now().0);
    assert_eq!((watcher.complete, watcher.changes), (2, 2), "changes go on from there");
    watcher.socket.ask(&json!({"frame_changes": false}));
    watcher.socket.ask(&json!("ping"));
    while watcher.socket.next_message() != r#""heartbeat""# {}
    party.play_first();
    watcher.receive(party.now().0);
    assert_eq!((watcher.complete, watcher.changes), (3, 2), "no changes any more");
}
