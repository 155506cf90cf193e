-- What a person is shown of their sessions, and which ended lately: nodes look for those every moment,
-- since their sockets are to close.
alter table session
    add column seen_at timestamptz not null default now(),
    add column about text not null default '',
    add column ended_at timestamptz;
create index session_ended on session (ended_at) where ended_at is not null;
