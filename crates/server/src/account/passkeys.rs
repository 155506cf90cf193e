//! Passkeys (WebAuthn).

use serde::Deserialize as _;
use serde_json::{Value, json};
use store::PasskeyRow;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, DiscoverableKey, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, Webauthn, WebauthnBuilder,
};
use wire::api::User;

/// Creates WebAuthn challenges for this site, and verifies the responses.
pub(crate) struct Passkeys(Webauthn);

/// A WebAuthn challenge.
pub(crate) struct Challenge {
    /// The options for the browser.
    pub(crate) options: Value,
    /// The server's state until the browser responds, as JSON.
    pub(crate) state: String,
}

/// A passkey that was registered.
pub(crate) struct Registered {
    /// The credential id.
    pub(crate) credential: Vec<u8>,
    /// The public key and its counter, as JSON.
    pub(crate) key: String,
}

fn json_text(state: &impl serde::Serialize) -> Option<String> {
    serde_json::to_string(state).ok()
}

impl Passkeys {
    /// Passkeys for the site at a URL; none if browsers have no passkeys for it.
    pub(crate) fn new(public_url: &str) -> Option<Passkeys> {
        let url = Url::parse(public_url).ok()?;
        let name = url.domain()?.to_owned();
        let builder = WebauthnBuilder::new(&name, &url).ok()?;
        Some(Passkeys(builder.rp_name("Pagoda").build().ok()?))
    }

    /// A challenge to register another passkey beside the known ones.
    pub(crate) fn begin_registration(
        &self,
        user: &User,
        known: &[PasskeyRow],
    ) -> Option<Challenge> {
        let known = known.iter().map(|row| row.credential_id.clone()).collect();
        let id = Uuid::from_u128(user.id.bits().into());
        let name = &user.name;
        let begun = self.0.start_passkey_registration(id, name, name, Some(known));
        let (asked, state) = begun.ok()?;
        let mut options = json!(asked);
        // Sign-in names no account, so the device must store the owner of the passkey.
        let selection = &mut options["publicKey"]["authenticatorSelection"];
        selection["residentKey"] = json!("required");
        selection["requireResidentKey"] = json!(true);
        Some(Challenge { options, state: json_text(&state)? })
    }

    /// Verifies a registration.
    pub(crate) fn finish_registration(&self, state: &str, credential: Value) -> Option<Registered> {
        let state: PasskeyRegistration = serde_json::from_str(state).ok()?;
        let credential: RegisterPublicKeyCredential = serde_json::from_value(credential).ok()?;
        let passkey = self.0.finish_passkey_registration(&credential, &state).ok()?;
        Some(Registered { credential: passkey.cred_id().to_vec(), key: json_text(&passkey)? })
    }

    /// A challenge to sign in with any passkey of this site.
    pub(crate) fn begin_sign_in(&self) -> Option<Challenge> {
        let (asked, state) = self.0.start_discoverable_authentication().ok()?;
        let mut options = json!(asked);
        // When to prompt is for the client to decide.
        if let Some(options) = options.as_object_mut() {
            options.remove("mediation");
        }
        Some(Challenge { options, state: json_text(&state)? })
    }

    /// The credential id that a response claims.
    pub(crate) fn credential_id(credential: &Value) -> Option<Vec<u8>> {
        let credential = PublicKeyCredential::deserialize(credential).ok()?;
        Some(credential.get_credential_id().to_vec())
    }

    /// Verifies a sign-in, and returns the key with its new counter; none if it is invalid.
    pub(crate) fn finish_sign_in(
        &self,
        state: &str,
        credential: Value,
        key: &str,
    ) -> Option<String> {
        let state: DiscoverableAuthentication = serde_json::from_str(state).ok()?;
        let credential: PublicKeyCredential = serde_json::from_value(credential).ok()?;
        let mut passkey: Passkey = serde_json::from_str(key).ok()?;
        let known = DiscoverableKey::from(&passkey);
        let verified =
            self.0.finish_discoverable_authentication_v2(&credential, state, &known).ok()?;
        passkey.update_credential(&verified);
        json_text(&passkey)
    }
}
