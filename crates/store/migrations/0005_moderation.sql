-- Reports and the audit log.

-- A report of one user by another.
create table report (
    id bigint generated always as identity primary key,
    created_at timestamptz not null default now(),
    reporter_id bigint not null,
    reported_id bigint not null,
    table_id bigint,
    -- The chat message there, and its text when it was reported.
    message_number integer,
    reason text not null,
    message_text text,
    closed_at timestamptz,
    closed_by bigint,
    -- The moderator's.
    note text
);
-- The same report counts once.
create unique index report_once on report (reporter_id, reported_id, coalesce(table_id, -1), coalesce(message_number, -1));
create index report_reported on report (reported_id);
create index report_open on report (id) where closed_at is null;
create index report_closed on report (id) where closed_at is not null;

-- Actions of moderators. Append-only; it names users by id.
create table audit_log (
    id bigint generated always as identity primary key,
    created_at timestamptz not null default now(),
    -- Null if done by command line.
    moderator_id bigint,
    action text not null,
    user_id bigint,
    report_id bigint,
    expires_at timestamptz,
    note text not null
);
