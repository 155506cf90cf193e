-- What a move costs without us: one row changed, one row added, one commit.
-- psql -f schema.sql; pgbench -n -M prepared -c 8 -j 2 -T 6 -D n=-1 -f move.sql
\set n :n + 1
\set table :client_id * 1000000 + :n % 2000
\set number :n / 2000
with moved as (update bare_tables set acts = acts + 1, stage = 1 where id = :table and acts = :number returning id, acts) insert into bare_act (table_id, number, key, body) select id, acts - 1, '\x000102030405060708090a0b0c0d0e0f'::bytea, '{"by":1,"move":"RB D3 D4","chance":["RY","RR"]}' from moved;
