-- Tables of players and their logs. No statement needs the rows of two tables of players at once, so that
-- they could be sharded by id; nothing that a move writes has a foreign key.

-- A table of players (`table` is a reserved word). Every move updates its row: the fill factor leaves room
-- on the page for that. No constraint but the key: an error message would print the row, and the seed with it.
create table tables (
    id bigint primary key,
    -- Slug of the title, and edition of its rules.
    game text not null,
    edition integer not null,
    seats smallint not null,
    -- In the game's notation.
    options text not null,
    title text not null,
    public boolean not null,
    owner_id bigint not null,
    -- Server seed of all chance; secret until the game is finished.
    seed bytea not null,
    -- 0 open, 1 running, 2 finished, 3 aborted.
    status smallint not null,
    -- Number of acts in its log: the version for optimistic locking.
    acts integer not null,
    created_at timestamptz not null default now(),
    -- When a worker is to look at it: a bot's move, a clock that runs out, archiving.
    due_at timestamptz
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

create index tables_due on tables (due_at) where due_at is not null;
create index tables_lobby on tables (created_at) where public and status = 0;
-- Running public games, for spectators. It has no column that a move changes.
create index tables_running on tables (created_at) where public and status = 1;

-- The logs of all live tables. The key is the only lock: of two acts with the same number one is refused.
create table act (
    table_id bigint not null,
    number integer not null,
    created_at timestamptz not null default now(),
    idempotency_key bytea,
    -- As JSON.
    body text not null,
    primary key (table_id, number)
);

-- A finished or aborted table, its acts compressed into one value.
create table archived_table (
    id bigint primary key,
    game text not null,
    edition integer not null,
    seats smallint not null,
    options text not null,
    title text not null,
    public boolean not null,
    owner_id bigint not null,
    seed bytea not null,
    status smallint not null,
    acts integer not null,
    created_at timestamptz not null,
    archived_at timestamptz not null default now(),
    -- Acts as JSON, zstd.
    log bytea not null
);
-- Compressed already.
alter table archived_table alter column log set storage external;

-- Tables that a user may have joined: written before the act that seats the user, so it may hold more.
create table table_member (
    user_id bigint not null,
    table_id bigint not null,
    joined_at timestamptz not null default now(),
    primary key (user_id, table_id)
);
create index table_member_newest on table_member (user_id, joined_at);

-- Open tables of quick match, by pool (title, seats and time control).
create table quick_match (
    pool text primary key,
    -- For optimistic locking: each change increments it.
    version integer not null,
    table_ids bigint[] not null
);

-- Last heartbeat of any node: moves could be made. One row.
create table heartbeat (
    id smallint primary key,
    sent_at timestamptz not null
);

-- Gaps between heartbeats, in which no move could be made: clocks stand still.
create table outage (
    started_at timestamptz primary key,
    ended_at timestamptz not null
);
