-- Who keeps order, and who may not talk or come in for a while.
alter table person
    add column is_host boolean not null default false,
    add column muted_until timestamptz,
    add column banned_until timestamptz;
