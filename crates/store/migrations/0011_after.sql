-- What comes after a game. A player is a person's number, or below zero a bot's level; numbers stay when
-- a person goes.

-- Games that came to an end. Aborted ones aren't here.
create table played (
    table_id bigint primary key,
    game text not null,
    edition integer not null,
    seats smallint not null,
    options text not null,
    public boolean not null,
    plies integer not null,
    ended_at timestamptz not null
);
create index played_public on played (ended_at, table_id) where public;

create table played_seat (
    table_id bigint not null,
    seat smallint not null,
    player bigint not null,
    place smallint not null,
    points integer not null,
    primary key (table_id, seat)
);
create index played_seat_person on played_seat (player) where 0 <= player;

-- In which order games were rated. The key is the only lock: of two steps of one number one is refused.
create table rating_step (
    game text not null,
    number integer not null,
    table_id bigint not null unique,
    -- Who had no rating before it: somebody new, or somebody who is with us no more.
    fresh bigint[] not null,
    primary key (game, number)
);

-- How well everybody plays after the last step.
create table rating (
    game text not null,
    player bigint not null,
    mu double precision not null,
    sigma double precision not null,
    games integer not null,
    primary key (game, player)
);
create index rating_player on rating (player);
