//! What a seat was shown, parsed only when it is to move.

use serde::Deserialize;
use serde_json::Value;
use wire::Change;

use super::glance::Glance;

/// The part of a message that a move is chosen by. Events and clocks are skipped: reading them would cost more than the node
/// spent on them.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Sent {
    Frame(SentFrame),
    FrameChanges(SentChanges),
}

#[derive(Deserialize)]
struct SentFrame {
    frame: Sight,
}

#[derive(Deserialize)]
struct Sight {
    view: Value,
}

#[derive(Deserialize)]
struct SentChanges {
    view: Vec<Change>,
}

/// What a seat was sent: the last view that was parsed, and the messages since then.
#[derive(Default)]
pub(super) struct Shown {
    view: Value,
    unparsed: Vec<String>,
    /// The number of acts of the last message.
    pub(super) acts: u32,
}

impl Shown {
    /// Adds a message; false if it changes a frame that isn't here.
    pub(super) fn add(&mut self, news: String, glance: Glance) -> bool {
        match glance.base {
            None => self.unparsed.clear(),
            Some(base) if base != self.acts => return false,
            Some(_) => {}
        }
        self.unparsed.push(news);
        self.acts = glance.acts;
        true
    }

    /// The newest view.
    pub(super) fn view(&mut self) -> &Value {
        for text in self.unparsed.drain(..) {
            match serde_json::from_str(&text).expect("a message is a frame or changes of one") {
                Sent::Frame(sent) => self.view = sent.frame.view,
                Sent::FrameChanges(changes) => changes
                    .view
                    .into_iter()
                    .try_for_each(|change| change.apply(&mut self.view))
                    .expect("changes fit the frame that they were made for"),
            }
        }
        &self.view
    }
}
