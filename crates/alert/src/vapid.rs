//! VAPID: identification to push services (RFC 8292).

use std::time::{SystemTime, UNIX_EPOCH};

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use serde_json::json;
use web_push_native::p256::{
    ecdsa::{Signature, SigningKey, signature::Signer as _},
    elliptic_curve::rand_core::OsRng,
};

use crate::SettingsError;

/// Validity of a signature in seconds; push services accept at most a day.
const HOLDS: u64 = 12 * 60 * 60;
/// JWT header.
const HEADER: &str = r#"{"typ":"JWT","alg":"ES256"}"#;

/// The private VAPID key. Browsers subscribe with its public key, so a new key invalidates all subscriptions.
#[derive(Clone)]
pub struct VapidKey(SigningKey);

impl VapidKey {
    /// A new key.
    pub fn generate() -> VapidKey {
        VapidKey(SigningKey::random(&mut OsRng))
    }

    /// Parses [`VapidKey::secret`].
    pub fn from_secret(secret: &str) -> Result<VapidKey, SettingsError> {
        let bytes = BASE64.decode(secret.trim()).map_err(|_| SettingsError::Key)?;
        let bytes: [u8; 32] = bytes.try_into().map_err(|_| SettingsError::Key)?;
        SigningKey::from_bytes(&bytes.into()).map(VapidKey).map_err(|_| SettingsError::Key)
    }

    /// The private key as text, to be stored secretly.
    pub fn secret(&self) -> String {
        BASE64.encode(self.0.to_bytes())
    }

    /// The public key: the browsers' `applicationServerKey`.
    pub fn public(&self) -> String {
        BASE64.encode(self.0.verifying_key().to_encoded_point(false))
    }

    /// The `Authorization` header for an origin.
    pub(crate) fn sign(&self, origin: &str, subject: &str) -> String {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let claims = json!({ "aud": origin, "exp": now + HOLDS, "sub": subject }).to_string();
        let said = format!("{}.{}", BASE64.encode(HEADER), BASE64.encode(claims));
        let signature: Signature = self.0.sign(said.as_bytes());
        format!("vapid t={said}.{}, k={}", BASE64.encode(signature.to_bytes()), self.public())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_round_trips_through_text() {
        let key = VapidKey::generate();
        let read = VapidKey::from_secret(&format!("{}\n", key.secret())).expect("a valid secret");
        assert_eq!(read.public(), key.public());
        assert_eq!(read.secret(), key.secret());
        assert_ne!(VapidKey::generate().secret(), key.secret());
        assert_eq!(BASE64.decode(key.public()).map(|bytes| (bytes.len(), bytes[0])), Ok((65, 4)));
    }

    #[test]
    fn a_malformed_key_is_refused() {
        let zeros = BASE64.encode([0; 32]);
        let ones = BASE64.encode([255; 32]);
        let short = BASE64.encode([7; 31]);
        let long = BASE64.encode([7; 33]);
        for secret in ["", "!", "key", &zeros, &ones, &short, &long] {
            assert_eq!(VapidKey::from_secret(secret).err(), Some(SettingsError::Key), "{secret}");
        }
    }
}
