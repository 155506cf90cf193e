-- Of which decision an errand tells, and by which way. Such an errand stays for a while after it was run,
-- emptied, so that nobody is told twice.
alter table errand
    add column table_id bigint,
    add column seat smallint,
    add column decision integer,
    add column way_id text,
    add column done_at timestamptz;
