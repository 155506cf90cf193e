-- The tables where those meet who want the same game. Every change is of the next round: of two at once one
-- looks again.
create table quick (
    kind text primary key,
    round integer not null,
    tables bigint[] not null
);
