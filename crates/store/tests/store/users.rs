//! Guests, names and seat tokens.

use store::{Session, StoreError, TokenHash};

use crate::{store, table_id, user};

#[tokio::test]
async fn guest_is_identified_by_token() {
    let (_database, crate::Store { home, .. }) = store().await;
    let (token, other) = (TokenHash([1; 32]), TokenHash([2; 32]));
    home.add_guest(user(5), "Zoë", &token, "").await.unwrap();
    let zoe = Session::User { user: user(5), name: "Zoë".into() };
    assert_eq!(home.session(&token).await.unwrap(), Some(zoe));
    assert_eq!(home.session(&other).await.unwrap(), None);
}

#[tokio::test]
async fn names_of_users_are_read() {
    let (_database, crate::Store { home, .. }) = store().await;
    for (id, name) in [(5, "Zoë"), (6, "Łukasz")] {
        home.add_guest(user(id), name, &TokenHash([id as u8; 32]), "").await.unwrap();
    }
    let mut names = home.names(&[user(6), user(7), user(5), user(6)]).await.unwrap();
    names.sort();
    assert_eq!(names, [(user(5), "Zoë".to_owned()), (user(6), "Łukasz".to_owned())]);
    assert_eq!(home.names(&[]).await.unwrap(), []);
}

#[tokio::test]
async fn guest_with_a_taken_id_or_token_is_refused() {
    let (_database, crate::Store { home, .. }) = store().await;
    home.add_guest(user(5), "Zoë", &TokenHash([1; 32]), "").await.unwrap();
    for (id, token) in [(5, TokenHash([2; 32])), (6, TokenHash([1; 32]))] {
        let result = home.add_guest(user(id), "Eve", &token, "").await;
        assert!(matches!(result, Err(StoreError::Broken(_))), "{result:?}");
    }
    assert_eq!(home.session(&TokenHash([2; 32])).await.unwrap(), None);
    let zoe = Session::User { user: user(5), name: "Zoë".into() };
    assert_eq!(home.session(&TokenHash([1; 32])).await.unwrap(), Some(zoe));
}

#[tokio::test]
async fn seat_token_is_valid_until_revoked() {
    let (_database, crate::Store { home, .. }) = store().await;
    let tokens = [3, 4, 5].map(|byte| TokenHash([byte; 32]));
    for (token, seat) in tokens.iter().zip([2, 2, 0]) {
        home.add_seat_token(token, table_id(8), seat, user(5)).await.unwrap();
    }
    let seated = Session::Seat { table: table_id(8), seat: 2, issued_by: user(5) };
    assert_eq!(home.session(&tokens[0]).await.unwrap(), Some(seated));
    let mut ended = home.revoke_seat_tokens(table_id(8), 2).await.unwrap();
    ended.sort_by_key(|token| token.0);
    assert_eq!(ended, tokens[..2]);
    assert_eq!(home.session(&tokens[0]).await.unwrap(), None);
    assert_eq!(home.session(&tokens[1]).await.unwrap(), None);
    assert!(home.session(&tokens[2]).await.unwrap().is_some());
    assert_eq!(home.revoke_seat_tokens(table_id(8), 2).await.unwrap(), []);
    let mut listed = home.ended_sessions().await.unwrap();
    listed.sort_by_key(|token| token.0);
    assert_eq!(listed, ended, "revoked tokens are listed as ended");
    assert_eq!(home.sessions(user(5)).await.unwrap(), []);
}
