-- Friends, blocks and chat.

-- A friendship, or a pending request. One row for both users, so that two concurrent requests meet.
create table friendship (
    -- The smaller id, and the larger one.
    low_user_id bigint not null,
    high_user_id bigint not null,
    requested_by bigint not null,
    requested_at timestamptz not null default now(),
    -- Null while the request is pending.
    accepted_at timestamptz,
    primary key (low_user_id, high_user_id)
);
create index friendship_high_user on friendship (high_user_id);

create table block (
    blocker_id bigint not null,
    blocked_id bigint not null,
    created_at timestamptz not null default now(),
    primary key (blocker_id, blocked_id)
);
create index block_blocked on block (blocked_id);

-- Chat at tables. The key is the only lock, as of acts. A deleted message keeps its number, without text.
create table chat_message (
    table_id bigint not null,
    number integer not null,
    created_at timestamptz not null default now(),
    user_id bigint not null,
    text text not null,
    idempotency_key bytea,
    primary key (table_id, number)
);
create unique index chat_message_idempotency on chat_message (table_id, idempotency_key) where idempotency_key is not null;
create index chat_message_user_id on chat_message (user_id);
