//! A browser with a push subscription.

use alert::Channel;

/// A browser's subscription with its private keys.
pub(crate) struct Browser(test_services::Browser);

impl Browser {
    pub(crate) fn new() -> Browser {
        Browser(test_services::Browser::new())
    }

    /// The channel to this browser.
    pub(crate) fn channel(&self, endpoint: String) -> Channel {
        let [p256dh, auth] = self.0.keys();
        Channel::Push { endpoint, p256dh, auth }
    }

    /// The decrypted message, if it is for this browser and authentic.
    pub(crate) fn open(&self, message: &[u8]) -> Option<Vec<u8>> {
        self.0.open(message)
    }
}
