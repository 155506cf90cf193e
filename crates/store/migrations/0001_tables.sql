-- Everything that is kept of people and tables. No statement touches two tables of games, and nothing
-- on the way of a move has a foreign key.

-- A table of players (`table` itself is a word of SQL). A move changes its row: room is left on
-- each page for that. No constraint but the key: a refusal would print the row, and the seed with it.
create table tables (
    id bigint primary key,
    game text not null,
    edition integer not null,
    seats smallint not null,
    options text not null,
    title text not null,
    public boolean not null,
    owner bigint not null,
    seed bytea not null,
    stage smallint not null,
    acts integer not null,
    created_at timestamptz not null default now(),
    due_at timestamptz
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

create index tables_due on tables (due_at) where due_at is not null;
create index tables_lobby on tables (created_at) where public and stage = 0;

-- The logs of all live tables. The key is the only lock: of two acts of one number one is refused.
create table act (
    table_id bigint not null,
    number integer not null,
    at timestamptz not null default now(),
    key bytea,
    body text not null,
    primary key (table_id, number)
);

-- A table that is over, with its acts packed.
create table finished (
    id bigint primary key,
    game text not null,
    edition integer not null,
    seats smallint not null,
    options text not null,
    title text not null,
    public boolean not null,
    owner bigint not null,
    seed bytea not null,
    stage smallint not null,
    acts integer not null,
    created_at timestamptz not null,
    packed_at timestamptz not null default now(),
    packed bytea not null
);
-- It is compressed already.
alter table finished alter column packed set storage external;

create table person (
    id bigint primary key,
    name text not null,
    created_at timestamptz not null default now()
);

create table session (
    token bytea primary key,
    person bigint not null,
    created_at timestamptz not null default now()
);
create index session_person on session (person);

create table seat_token (
    token bytea primary key,
    table_id bigint not null,
    seat smallint not null,
    by bigint not null,
    created_at timestamptz not null default now()
);
create index seat_token_seat on seat_token (table_id, seat);

-- Where a person may have sat down: written before the act that says so, so there may be more.
create table remembered (
    person bigint not null,
    table_id bigint not null,
    at timestamptz not null default now(),
    primary key (person, table_id)
);
create index remembered_newest on remembered (person, at);
