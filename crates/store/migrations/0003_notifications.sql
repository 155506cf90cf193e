-- Email, web push and webhooks.

-- How a user wants to be notified.
create table notification_channel (
    id text primary key,
    user_id bigint not null,
    -- Subscription or URL with its keys, as JSON; null for email, which goes to the account's address.
    config text,
    label text not null,
    created_at timestamptz not null default now()
);
create index notification_channel_user_id on notification_channel (user_id);

-- Transactional outbox: messages to deliver, deleted after delivery. Notifications of decisions stay for a
-- while, without content, so that none is sent twice.
create table outbox (
    -- Idempotency key for the receiver.
    id text primary key,
    user_id bigint,
    -- Where to and what, as JSON.
    channel text not null,
    message text not null,
    attempts smallint not null default 0,
    due_at timestamptz not null default now(),
    -- The decision: table, seat, number of the act after which the seat is to act, and channel.
    table_id bigint,
    seat smallint,
    decision integer,
    channel_id text,
    done_at timestamptz
);
create index outbox_due on outbox (due_at);
create index outbox_user_id on outbox (user_id);
