-- From when on nodes write a format that older programs can't read: a week after the schema was upgraded no older
-- node runs any more. Until then they write the older format, and read both.
create table format_change (
    name text primary key,
    written_from timestamptz not null
);

-- `archived_table.log` in columns; before, as JSON.
insert into format_change (name, written_from) values ('archived_log_columns', now() + interval '7 days');
