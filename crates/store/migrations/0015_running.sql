-- Public games that go on: whoever comes may watch them. What a move changes isn't in it.
create index tables_running on tables (created_at) where public and stage = 1;
