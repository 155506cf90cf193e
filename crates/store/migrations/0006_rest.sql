-- When a person doesn't play, as JSON, and since when their hours are what they are.
alter table person
    add column rest text not null default '{}',
    add column hours_at timestamptz;
