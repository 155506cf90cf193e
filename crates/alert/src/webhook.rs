//! Delivery by webhook, signed with HMAC-SHA256.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::{Alert, Unsent, call::Caller, plain, site::Site};

/// Posts an alert to a webhook.
pub(crate) async fn call(
    caller: &Caller,
    url: &str,
    secret: &str,
    alert: &Alert,
) -> Result<(), Unsent> {
    let site = Site::read(url)?;
    let body = serde_json::to_vec(alert).expect("text is JSON");
    let headers = [
        ("content-type", "application/json".to_owned()),
        ("idempotency-key", plain::line(&alert.id)),
        ("x-pagoda-signature", signature(secret, &body)),
    ];
    caller.post(&site, &headers, body).await
}

fn signature(secret: &str, body: &[u8]) -> String {
    let mut mac =
        Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key may have any length");
    mac.update(body);
    format!("sha256={}", plain::hex(&mac.finalize().into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The second test case of RFC 4231.
    #[test]
    fn a_signature_matches_the_rfc() {
        assert_eq!(
            signature("Jefe", b"what do ya want for nothing?"),
            "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
    }
}
