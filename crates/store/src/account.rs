//! Accounts: email addresses with passwords, pending verifications, and preferences.

use std::time::Duration;

use game::Lang;
use sqlx::{Row, postgres::PgRow};
use wire::api::UserId;

use crate::{
    Store, StoreError, TokenHash, due_time::micros, error::code, session::read_token,
    table::read_user_id,
};

/// An account.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Its owner.
    pub person: UserId,
    /// Display name.
    pub name: String,
    /// Email address.
    pub email: String,
    /// Password hash.
    pub password: Option<String>,
}

/// A pending verification: a token was sent by email.
#[derive(Clone, PartialEq, Eq)]
pub struct PendingVerification {
    /// The user.
    pub person: UserId,
    /// Email address that the token was sent to.
    pub email: String,
    /// The same address, normalized.
    pub mailbox: String,
    /// Hash of the password to set; none if it is still to be chosen.
    pub password: Option<String>,
}

/// A user's profile and preferences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// Display name.
    pub name: String,
    /// Language of emails and notifications.
    pub language: Lang,
    /// Client settings, opaque JSON.
    pub settings: String,
    /// Email address.
    pub email: Option<String>,
}

impl Store {
    /// The account with an email address.
    pub async fn account(&self, mailbox: &str) -> Result<Option<Account>, StoreError> {
        let ask = sqlx::query(
            "select person, name, email, password from account join person on person.id = person
             where mailbox = $1",
        );
        let Some(row) = self.row(ask.bind(mailbox)).await? else { return Ok(None) };
        Ok(Some(Account {
            person: read_user_id(&row, "person")?,
            name: row.try_get("name")?,
            email: row.try_get("email")?,
            password: row.try_get("password")?,
        }))
    }

    /// Stores a pending verification.
    pub async fn promise(
        &self,
        token: &TokenHash,
        promise: &PendingVerification,
        time: Duration,
    ) -> Result<(), StoreError> {
        let ask = sqlx::query(
            "insert into promise (token, person, email, mailbox, password, until)
             values ($1, $2, $3, $4, $5, now() + $6 * interval '1 microsecond')",
        );
        let ask = ask.bind(token.0.as_slice()).bind(promise.person.bits() as i64);
        let ask = ask.bind(&promise.email).bind(&promise.mailbox).bind(&promise.password);
        self.run(ask.bind(micros(time))).await.map(drop)
    }

    /// The pending verification of a token.
    pub async fn promised(
        &self,
        token: &TokenHash,
    ) -> Result<Option<PendingVerification>, StoreError> {
        let ask = "select person, email, mailbox, password from promise
             where token = $1 and now() < until";
        let row = self.row(sqlx::query(ask).bind(token.0.as_slice())).await?;
        row.as_ref().map(read_promise).transpose()
    }

    /// The same, and deletes it.
    pub async fn redeem(
        &self,
        token: &TokenHash,
    ) -> Result<Option<PendingVerification>, StoreError> {
        let ask = "delete from promise where token = $1 and now() < until
             returning person, email, mailbox, password";
        let row = self.row(sqlx::query(ask).bind(token.0.as_slice())).await?;
        row.as_ref().map(read_promise).transpose()
    }

    /// Creates a user's account, or changes its email address and password, and deletes their pending
    /// verifications. If sessions are to be revoked, ends all of the user's sessions and seat tokens and
    /// returns them. A new account also loses its passkeys: they may be those of somebody who registered in
    /// another's name. None if another user has the address.
    pub async fn set_account(
        &self,
        promise: &PendingVerification,
        everybody_out: bool,
    ) -> Result<Option<Vec<TokenHash>>, StoreError> {
        let ask = sqlx::query(
            "with given as (
                 insert into account (person, email, mailbox, password) values ($1, $2, $3, $4)
                 on conflict (person) do update
                 set email = excluded.email, mailbox = excluded.mailbox,
                     password = coalesce(excluded.password, account.password)),
             void as (delete from promise where person = $1),
             keys as (
                 delete from passkey where $5 and person = $1
                     and not exists (select from account where person = $1)),
             seats as (delete from seat_token where $5 and by = $1 returning token),
             noted as (
                 insert into session (token, person, ended_at) select token, $1, now() from seats
                 returning token),
             ended as (
                 update session set ended_at = now()
                 where $5 and person = $1 and ended_at is null returning token)
             select token from noted union all select token from ended",
        );
        let ask = ask.bind(promise.person.bits() as i64).bind(&promise.email);
        let ask = ask.bind(&promise.mailbox).bind(&promise.password).bind(everybody_out);
        match self.rows(ask).await {
            Ok(rows) => Ok(Some(rows.iter().map(read_token).collect::<Result<_, _>>()?)),
            Err(StoreError::Broken(error)) if code(&error).as_deref() == Some("23505") => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// A user's profile; none if the user was deleted.
    pub async fn person(&self, user: UserId) -> Result<Option<PersonRow>, StoreError> {
        let ask = sqlx::query(
            "select name, language, settings, email
             from person left join account on account.person = person.id where person.id = $1",
        );
        let Some(row) = self.row(ask.bind(user.bits() as i64)).await? else { return Ok(None) };
        Ok(Some(read_person(&row)?))
    }

    /// Updates a profile; fields left out stay.
    pub async fn change_person(
        &self,
        user: UserId,
        name: Option<&str>,
        language: Option<Lang>,
        settings: Option<&str>,
    ) -> Result<(), StoreError> {
        let ask = sqlx::query(
            "update person set name = coalesce($2, name), language = coalesce($3, language),
                 settings = coalesce($4, settings)
             where id = $1",
        );
        let ask = ask.bind(user.bits() as i64).bind(name).bind(language.map(Lang::code));
        self.run(ask.bind(settings)).await.map(drop)
    }

    /// Clears the titles of tables that a user created.
    pub async fn blank_titles(&self, user: UserId) -> Result<(), StoreError> {
        let ask = "select table_id from remembered where person = $1";
        let rows = self.rows(sqlx::query(ask).bind(user.bits() as i64)).await?;
        let ids = rows.iter().map(|row| row.try_get("table_id"));
        let ids = ids.collect::<Result<Vec<i64>, _>>()?;
        for ask in [
            "update tables set title = '' where id = any($1) and owner = $2",
            "update finished set title = '' where id = any($1) and owner = $2",
        ] {
            self.run(sqlx::query(ask).bind(&ids).bind(user.bits() as i64)).await?;
        }
        Ok(())
    }

    /// Deletes a user and all their personal data. The games they played stay and name them by an id that
    /// refers to nobody.
    pub async fn forget_person(&self, user: UserId) -> Result<(), StoreError> {
        let ask = sqlx::query(
            "with a as (delete from account where person = $1),
                  b as (delete from promise where person = $1),
                  c as (delete from passkey where person = $1),
                  d as (delete from ceremony where person = $1),
                  e as (delete from errand where person = $1),
                  f as (delete from seat_token where by = $1 returning token),
                  noted as (insert into session (token, person, ended_at)
                            select token, $1, now() from f),
                  w as (delete from way where person = $1),
                  g as (delete from remembered where person = $1),
                  r as (delete from rating where player = $1),
                  s as (delete from course where player = $1),
                  h as (update session set ended_at = now(), about = ''
                        where person = $1 and ended_at is null),
                  i as (delete from friend where one = $1 or other = $1),
                  j as (delete from block where by = $1 or person = $1),
                  k as (update chat set text = '', key = null where person = $1),
                  l as (delete from report where by = $1 or person = $1)
             delete from person where id = $1",
        );
        self.run(ask.bind(user.bits() as i64)).await.map(drop)
    }
}

fn read_promise(row: &PgRow) -> Result<PendingVerification, StoreError> {
    Ok(PendingVerification {
        person: read_user_id(row, "person")?,
        email: row.try_get("email")?,
        mailbox: row.try_get("mailbox")?,
        password: row.try_get("password")?,
    })
}

fn read_person(row: &PgRow) -> Result<PersonRow, StoreError> {
    Ok(PersonRow {
        name: row.try_get("name")?,
        // A newer version may know more languages.
        language: row.try_get::<&str, _>("language")?.parse().unwrap_or_default(),
        settings: row.try_get("settings")?,
        email: row.try_get("email")?,
    })
}
