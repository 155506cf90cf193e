//! Password hashing (Argon2id), with limited concurrency.

use argon2::{
    Argon2,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use tokio::{sync::Semaphore, task::spawn_blocking};
use wire::api::{Code, Problem};

/// Hashes computed at once: each takes 19 MiB and a core for a while.
const CONCURRENCY: usize = 2;
/// Hashes that may wait for that; more are refused.
const QUEUE_MAX: usize = 64;

/// Hashes and verifies passwords, a few at a time.
pub(crate) struct Passwords {
    running: Semaphore,
    queued: Semaphore,
    /// Verified against where there is no account, so that it takes as long.
    decoy: String,
}

/// Whether it is long enough for a password, and not too long to hash.
pub(super) fn has_valid_length(text: &str) -> bool {
    (8..=200).contains(&text.chars().count())
}

fn hashed(password: &str) -> String {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.expect("any text of this length can be hashed").to_string()
}

fn is_hash_of(hash: &str, password: &str) -> bool {
    let Ok(hash) = PasswordHash::new(hash) else { return false };
    Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
}

impl Passwords {
    /// A hasher with nothing to do.
    pub(crate) fn new() -> Passwords {
        Passwords {
            running: Semaphore::new(CONCURRENCY),
            queued: Semaphore::new(QUEUE_MAX),
            decoy: hashed(&crate::random::token()),
        }
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let _place = self.queued.try_acquire().map_err(|_| Problem::new(Code::RateLimited))?;
        let _core = self.running.acquire().await.map_err(|_| Problem::new(Code::Unavailable))?;
        spawn_blocking(work).await.map_err(|_| Problem::new(Code::InternalError))
    }

    /// The hash of a password, as it is stored.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        self.work(move || hashed(&password)).await
    }

    /// Whether a password matches the stored hash. It takes as long if there is none.
    pub(crate) async fn verify(
        &self,
        password: String,
        stored: Option<String>,
    ) -> Result<bool, Problem> {
        let is_stored = stored.is_some();
        let hash = stored.unwrap_or_else(|| self.decoy.clone());
        Ok(self.work(move || is_hash_of(&hash, &password)).await? && is_stored)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn password_is_verified_and_not_stored() {
        let passwords = Passwords::new();
        let kept = passwords.hash("correct horse".into()).await.expect("there is room");
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        let again = passwords.hash("correct horse".into()).await.expect("there is room");
        assert_ne!(kept, again, "each has a salt of its own");
        for (password, kept, is_right) in [
            ("correct horse", Some(kept.clone()), true),
            ("correct horsf", Some(kept), false),
            ("correct horse", None, false),
            ("correct horse", Some("no hash".into()), false),
        ] {
            let told = passwords.verify(password.into(), kept).await;
            assert_eq!(told, Ok(is_right), "{password}");
        }
    }
}
