-- How people want to be reached when they are asked for something.
create table way (
    id text primary key,
    person bigint not null,
    -- What it is to whoever sends, as JSON; none for mail, which goes to the account's address.
    secret text,
    label text not null,
    created_at timestamptz not null default now()
);
create index way_person on way (person);

-- What the service itself must know again, and nobody else may.
create table secret (
    name text primary key,
    value text not null
);
