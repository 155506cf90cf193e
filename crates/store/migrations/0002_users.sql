-- Users, how they authenticate, and their tokens. Of tokens only SHA-256 is stored.

-- A user, guest or registered (`user` is a reserved word).
create table users (
    id bigint primary key,
    name text not null,
    created_at timestamptz not null default now(),
    -- Language of emails and notifications.
    language text not null default 'en',
    -- The client's, opaque JSON.
    settings text not null default '{}',
    -- Playing hours and vacations, as JSON.
    schedule text not null default '{}',
    hours_changed_at timestamptz,
    is_moderator boolean not null default false,
    muted_until timestamptz,
    banned_until timestamptz
);

create table session (
    token_hash bytea primary key,
    user_id bigint not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    user_agent text not null default '',
    ended_at timestamptz,
    -- Last authentication by password, passkey or email link; null for guests.
    authenticated_at timestamptz
);
create index session_user_id on session (user_id);
-- Nodes poll for recently ended sessions, to close their sockets.
create index session_ended on session (ended_at) where ended_at is not null;

-- A program's token for one seat of one table.
create table seat_token (
    token_hash bytea primary key,
    table_id bigint not null,
    seat smallint not null,
    issued_by bigint not null,
    created_at timestamptz not null default now()
);
create index seat_token_seat on seat_token (table_id, seat);

-- Email address and password of a registered user.
create table account (
    user_id bigint primary key,
    email text not null,
    -- The same for all spellings of an address.
    normalized_email text not null unique,
    password_hash text,
    created_at timestamptz not null default now()
);

-- A registration or password reset whose token was sent by email; it can be redeemed once.
create table pending_verification (
    token_hash bytea primary key,
    user_id bigint not null,
    email text not null,
    normalized_email text not null,
    -- Null for a password reset.
    password_hash text,
    expires_at timestamptz not null
);
create index pending_verification_expiry on pending_verification (expires_at);

create table passkey (
    credential_id bytea primary key,
    user_id bigint not null,
    label text not null,
    -- Public key and signature counter, as JSON.
    credential text not null,
    created_at timestamptz not null default now()
);
create index passkey_user_id on passkey (user_id);

-- WebAuthn challenges sent to browsers: another node may receive the response.
create table webauthn_challenge (
    id bytea primary key,
    -- Null for a sign-in.
    user_id bigint,
    state text not null,
    expires_at timestamptz not null
);
create index webauthn_challenge_expiry on webauthn_challenge (expires_at);

-- Secrets of the server itself: its VAPID key.
create table server_secret (
    name text primary key,
    value text not null
);
