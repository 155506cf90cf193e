//! A browser that has subscribed.

use alert::Channel;

/// A browser's subscription, with what only the browser knows.
pub(crate) struct Browser(test_services::Browser);

impl Browser {
    pub(crate) fn new() -> Browser {
        Browser(test_services::Browser::new())
    }

    /// The way to this browser.
    pub(crate) fn way(&self, endpoint: String) -> Channel {
        let [p256dh, auth] = self.0.keys();
        Channel::Push { endpoint, p256dh, auth }
    }

    /// What a message says, if it is for this browser and nobody has touched it.
    pub(crate) fn open(&self, message: &[u8]) -> Option<Vec<u8>> {
        self.0.open(message)
    }
}
