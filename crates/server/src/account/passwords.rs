//! Passwords: hashed so that a stolen copy of the store opens no account.

use argon2::{
    Argon2,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use tokio::{sync::Semaphore, task::spawn_blocking};
use wire::api::{Code, Problem};

/// How many are hashed at once: each takes 19 MiB and a core for a while.
const AT_ONCE: usize = 2;
/// How many may wait for that; a flood of them is turned away.
const WAITING: usize = 64;

/// Hashes passwords and compares them, a few at a time.
pub(crate) struct Passwords {
    at_once: Semaphore,
    waiting: Semaphore,
    /// What a password is compared with where there is nothing to compare: that takes as long.
    nothing: String,
}

/// Whether it is long enough for a password, and not too long to hash.
pub(crate) fn is_password(text: &str) -> bool {
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
    pub(crate) fn new() -> Passwords {
        Passwords {
            at_once: Semaphore::new(AT_ONCE),
            waiting: Semaphore::new(WAITING),
            nothing: hashed(&crate::chance::token()),
        }
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let _place = self.waiting.try_acquire().map_err(|_| Problem::new(Code::TooMany))?;
        let _core = self.at_once.acquire().await.map_err(|_| Problem::new(Code::Unavailable))?;
        spawn_blocking(work).await.map_err(|_| Problem::new(Code::Fault))
    }

    /// A password as it is kept.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        self.work(move || hashed(&password)).await
    }

    /// Whether it is the password that is kept. It takes as long if none is.
    pub(crate) async fn is_right(
        &self,
        password: String,
        kept: Option<String>,
    ) -> Result<bool, Problem> {
        let is_kept = kept.is_some();
        let kept = kept.unwrap_or_else(|| self.nothing.clone());
        Ok(self.work(move || is_hash_of(&kept, &password)).await? && is_kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_and_kept_nowhere() {
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
            let told = passwords.is_right(password.into(), kept).await;
            assert_eq!(told, Ok(is_right), "{password}");
        }
    }
}
