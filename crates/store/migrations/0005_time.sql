-- When a node last said that moves can be made. One row.
create table beat (
    id smallint primary key,
    at timestamptz not null
);

-- When no move could be made: between two beats that are too far apart.
create table outage (
    since timestamptz primary key,
    until timestamptz not null
);
