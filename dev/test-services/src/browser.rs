//! A browser with a push subscription: it decrypts its messages by RFC 8291 and 8188.

use aes_gcm::{Aes128Gcm, KeyInit as _, aead::Aead as _};
use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use hkdf::Hkdf;
use sha2::Sha256;
use web_push_native::p256::{
    PublicKey, SecretKey, ecdh,
    elliptic_curve::{
        rand_core::{OsRng, RngCore as _},
        sec1::ToEncodedPoint as _,
    },
};

/// A browser's subscription with its private keys.
pub struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Default for Browser {
    fn default() -> Browser {
        Browser::new()
    }
}

impl Browser {
    /// A browser with a new subscription.
    pub fn new() -> Browser {
        let mut auth = [0; 16];
        OsRng.fill_bytes(&mut auth);
        Browser { secret: SecretKey::random(&mut OsRng), auth }
    }

    /// The public part of the subscription: its public key, and the shared secret.
    pub fn keys(&self) -> [String; 2] {
        [BASE64.encode(point(&self.secret.public_key())), BASE64.encode(self.auth)]
    }

    /// The decrypted message, if it is for this browser and authentic.
    pub fn open(&self, message: &[u8]) -> Option<Vec<u8>> {
        let (salt, rest) = message.split_at_checked(16)?;
        let (record, rest) = rest.split_at_checked(4)?;
        let (length, rest) = rest.split_first()?;
        let (sender, sealed) = rest.split_at_checked((*length).into())?;
        assert!(sealed.len() <= u32::from_be_bytes(record.try_into().ok()?) as usize);

        let sender = PublicKey::from_sec1_bytes(sender).ok()?;
        let shared = ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), sender.as_affine());
        let ours = point(&self.secret.public_key());
        let info = [b"WebPush: info\0", &ours[..], &point(&sender)].concat();
        let key: [u8; 32] = derive(&self.auth, shared.raw_secret_bytes(), &info);
        let seal: [u8; 16] = derive(salt, &key, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; 12] = derive(salt, &key, b"Content-Encoding: nonce\0");
        let opened = Aes128Gcm::new(&seal.into()).decrypt(&nonce.into(), sealed).ok()?;
        // The last record ends in 2, and zeros that hide its length.
        let end = opened.iter().rposition(|byte| *byte != 0)?;
        (opened[end] == 2).then(|| opened[..end].to_vec())
    }
}

fn point(key: &PublicKey) -> Vec<u8> {
    key.to_encoded_point(false).as_bytes().to_vec()
}

fn derive<const N: usize>(salt: &[u8], from: &[u8], info: &[u8]) -> [u8; N] {
    let mut key = [0; N];
    Hkdf::<Sha256>::new(Some(salt), from).expand(info, &mut key).expect("the key is short");
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 8291.
    #[test]
    fn the_browser_reads_by_the_book() {
        let decode = |text| BASE64.decode(text).expect("valid base64url");
        let secret = decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94");
        let browser = Browser {
            secret: SecretKey::from_slice(&secret).expect("a valid key"),
            auth: decode("BTBZMqHH6r4Tts7J_aSIgg").try_into().expect("16 bytes"),
        };
        let mut message = decode(concat!(
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml",
            "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT",
            "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
        ));
        let text = browser.open(&message).expect("the message is for this browser");
        assert_eq!(text, b"When I grow up, I want to be a watermelon");
        message[100] ^= 1;
        assert_eq!(browser.open(&message), None);
    }
}
