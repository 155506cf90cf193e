//! Networks as they are stored: by a keyed hash, since addresses are stored nowhere.

use std::net::IpAddr;

use sha2::{Digest as _, Sha256};
use store::NetworkHash;

/// The site's key of the hash, the same on all nodes.
pub(crate) struct NetworkKey(String);

impl NetworkKey {
    /// A key that is a random token.
    pub(crate) fn new(secret: String) -> NetworkKey {
        NetworkKey(secret)
    }

    /// The hash of an address, which for IPv6 is the beginning of its network.
    pub(crate) fn hash(&self, address: IpAddr) -> NetworkHash {
        let hash = Sha256::new().chain_update(&self.0).chain_update(address.to_string()).finalize();
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&hash[..8]);
        NetworkHash(i64::from_le_bytes(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_depends_on_the_key_and_the_address() {
        let [one, other] = ["key", "other key"].map(|key| NetworkKey::new(key.into()));
        let [a, b]: [IpAddr; 2] = [[192, 0, 2, 1].into(), [192, 0, 2, 2].into()];
        assert_eq!(one.hash(a), one.hash(a));
        assert_ne!(one.hash(a), one.hash(b));
        assert_ne!(one.hash(a), other.hash(a));
    }
}
