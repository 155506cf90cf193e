//! Deletion of users.

use wire::api::UserId;

use crate::{Store, StoreError};

impl Store {
    /// Deletes a user and all their personal data. The games they played stay and name them by an id that refers to nobody. If it
    /// fails in between, the user is still there and it can be repeated.
    pub async fn delete_user(&self, user: UserId) -> Result<(), StoreError> {
        self.tables.clear_titles(user).await?;
        self.tables.forget_user(user).await?;
        self.home.delete_user(user).await
    }
}
