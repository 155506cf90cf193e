//! What a seat was shown, parsed only when it is to move.

use wire::api::{News, TableFrame};

use super::glance::Glance;

/// The frames that a seat was sent: the last that was parsed, and the messages since then.
#[derive(Default)]
pub(super) struct Shown {
    frame: Option<TableFrame>,
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

    /// The newest frame.
    pub(super) fn frame(&mut self) -> &TableFrame {
        for text in self.unparsed.drain(..) {
            let news = serde_json::from_str(&text).expect("a message is valid news");
            self.frame = match news {
                News::Frame(sent) => Some(*sent),
                News::FrameChanges(changes) => {
                    self.frame.take().and_then(|known| changes.applied_to(known))
                }
                _ => None,
            };
        }
        self.frame.as_ref().expect("changes follow a frame")
    }
}
