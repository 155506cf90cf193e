-- Lanes of due work, and who created which table, for quotas and for workers that serve all creators alike.

-- 0 clocks and starts, 1 alerts, 2 to 4 bots by level, 5 archiving. An older program leaves it as it is: workers
-- move a table that is in the wrong lane.
alter table tables add column lane smallint not null default 0;

-- The creators of live tables. Apart from `tables`, whose rows change with every move.
create table table_creator (
    table_id bigint primary key,
    user_id bigint not null,
    -- Keyed hash of the network that the table was created from; null if unknown.
    network bigint,
    -- Seats of bots, but not of those that replace a person.
    bots smallint not null
);
create index table_creator_user_id on table_creator (user_id);
create index table_creator_network on table_creator (network) where network is not null;

insert into table_creator (table_id, user_id, network, bots)
select id, owner_id, null, 0 from tables where status in (0, 1);

-- The networks that webhooks were added from.
create table webhook_network (
    channel_id text primary key,
    network bigint not null
);
create index webhook_network_network on webhook_network (network);
