-- The bare figure beside ours: eight clients with two thousand tables each, in the shape of crates/store.
drop table if exists bare_act, bare_tables;
create table bare_act (
    table_id bigint not null,
    number integer not null,
    at timestamptz not null default now(),
    key bytea,
    body text not null,
    primary key (table_id, number)
);
create table bare_tables (
    id bigint primary key,
    acts integer not null,
    stage smallint not null,
    due_at timestamptz,
    about text not null
) with (fillfactor = 70);
insert into bare_tables
select client * 1000000 + at, 0, 1, null, repeat('about ', 30)
from generate_series(0, 7) as client, generate_series(0, 1999) as at;
vacuum analyze bare_tables;
checkpoint;
