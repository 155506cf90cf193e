-- Two who are friends, or of whom one asked the other. One row for both, so that two who ask at once meet.
create table friend (
    one bigint not null,
    other bigint not null,
    -- Who asked.
    by bigint not null,
    asked_at timestamptz not null default now(),
    -- None until the other agrees.
    agreed_at timestamptz,
    primary key (one, other)
);
create index friend_other on friend (other);

-- Who wants nothing to do with whom.
create table block (
    by bigint not null,
    person bigint not null,
    at timestamptz not null default now(),
    primary key (by, person)
);
create index block_person on block (person);

-- What was said at tables. The key is the only lock, as of acts. What is deleted keeps its number, without a text.
create table chat (
    table_id bigint not null,
    number integer not null,
    at timestamptz not null default now(),
    person bigint not null,
    text text not null,
    -- What its author names it by.
    key bytea,
    primary key (table_id, number)
);
create unique index chat_key on chat (table_id, key) where key is not null;
create index chat_person on chat (person);

-- What somebody complains about, with what was said as it was then.
create table report (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    by bigint not null,
    person bigint not null,
    table_id bigint,
    line integer,
    text text not null,
    said text,
    closed_at timestamptz,
    closed_by bigint,
    note text
);
create unique index report_once on report (by, person, coalesce(table_id, -1), coalesce(line, -1));
create index report_person on report (person);
create index report_open on report (id) where closed_at is null;
create index report_closed on report (id) where closed_at is not null;

-- What was done to keep order. Rows are added and never changed; people are numbers here.
create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    -- None if it was done at the machine.
    by bigint,
    what text not null,
    person bigint,
    report bigint,
    until timestamptz,
    note text not null
);
