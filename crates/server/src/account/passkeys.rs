//! Passkeys: a device signs what it is asked, and nobody else can.

use serde::Deserialize as _;
use serde_json::{Value, json};
use store::PasskeyRow;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, DiscoverableKey, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, Webauthn, WebauthnBuilder,
};
use wire::api::User;

/// Asks browsers for passkeys of this site, and checks what they answer.
pub(crate) struct Passkeys(Webauthn);

/// What a browser is asked, and what is kept until it answers.
pub(crate) struct Begun {
    pub(crate) options: Value,
    pub(crate) state: String,
}

/// A passkey that was made: its device's name for it, and what proves that it was used.
pub(crate) struct Made {
    pub(crate) credential: Vec<u8>,
    pub(crate) key: String,
}

fn kept(state: &impl serde::Serialize) -> Option<String> {
    serde_json::to_string(state).ok()
}

impl Passkeys {
    /// Passkeys for the site at an address; none if that is no address of a site.
    pub(crate) fn new(public_url: &str) -> Option<Passkeys> {
        let url = Url::parse(public_url).ok()?;
        let name = url.domain()?.to_owned();
        let builder = WebauthnBuilder::new(&name, &url).ok()?;
        Some(Passkeys(builder.rp_name("Pagoda").build().ok()?))
    }

    /// Somebody wants a passkey, and has these already.
    pub(crate) fn begin(&self, user: &User, known: &[PasskeyRow]) -> Option<Begun> {
        let known = known.iter().map(|row| row.credential.clone()).collect();
        let id = Uuid::from_u128(user.id.bits().into());
        let name = &user.name;
        let begun = self.0.start_passkey_registration(id, name, name, Some(known));
        let (asked, state) = begun.ok()?;
        let mut options = json!(asked);
        // Whoever comes in says nothing but "it is me", so the device must know who that is.
        let selection = &mut options["publicKey"]["authenticatorSelection"];
        selection["residentKey"] = json!("required");
        selection["requireResidentKey"] = json!(true);
        Some(Begun { options, state: kept(&state)? })
    }

    /// The passkey that a browser made.
    pub(crate) fn finish(&self, state: &str, credential: Value) -> Option<Made> {
        let state: PasskeyRegistration = serde_json::from_str(state).ok()?;
        let credential: RegisterPublicKeyCredential = serde_json::from_value(credential).ok()?;
        let passkey = self.0.finish_passkey_registration(&credential, &state).ok()?;
        Some(Made { credential: passkey.cred_id().to_vec(), key: kept(&passkey)? })
    }

    /// Somebody wants to come in.
    pub(crate) fn ask(&self) -> Option<Begun> {
        let (asked, state) = self.0.start_discoverable_authentication().ok()?;
        let mut options = json!(asked);
        // When to ask is for the client to decide.
        if let Some(options) = options.as_object_mut() {
            options.remove("mediation");
        }
        Some(Begun { options, state: kept(&state)? })
    }

    /// The name of the passkey that a browser says it used.
    pub(crate) fn used(credential: &Value) -> Option<Vec<u8>> {
        let credential = PublicKeyCredential::deserialize(credential).ok()?;
        Some(credential.get_credential_id().to_vec())
    }

    /// What is to be kept of a passkey that was really used; none if it wasn't.
    pub(crate) fn check(&self, state: &str, credential: Value, key: &str) -> Option<String> {
        let state: DiscoverableAuthentication = serde_json::from_str(state).ok()?;
        let credential: PublicKeyCredential = serde_json::from_value(credential).ok()?;
        let mut passkey: Passkey = serde_json::from_str(key).ok()?;
        let known = DiscoverableKey::from(&passkey);
        let told = self.0.finish_discoverable_authentication_v2(&credential, state, &known).ok()?;
        passkey.update_credential(&told);
        kept(&passkey)
    }
}
