-- Game results and ratings. A player is a user's id, or below zero the level of a bot. Ids stay when a user
-- is deleted.

-- Finished games; aborted ones have no result.
create table game_result (
    table_id bigint primary key,
    game text not null,
    edition integer not null,
    seats smallint not null,
    options text not null,
    public boolean not null,
    plies integer not null,
    ended_at timestamptz not null
);
create index game_result_public on game_result (ended_at, table_id) where public;

create table game_result_seat (
    table_id bigint not null,
    seat smallint not null,
    player_id bigint not null,
    -- Final rank, from 1.
    place smallint not null,
    points integer not null,
    primary key (table_id, seat)
);
create index game_result_seat_user_id on game_result_seat (player_id) where 0 <= player_id;

-- Rated games, in the order in which they were rated. The key is the only lock: of two with the same number
-- one is refused.
create table rated_game (
    game text not null,
    number integer not null,
    table_id bigint not null unique,
    -- Players without a rating before it: new ones, and users deleted since.
    unrated_ids bigint[] not null,
    primary key (game, number)
);

-- Current ratings.
create table rating (
    game text not null,
    player_id bigint not null,
    mu double precision not null,
    sigma double precision not null,
    games integer not null,
    primary key (game, player_id)
);
create index rating_player on rating (player_id);

-- A user's rating after each rated game, for the chart of their page.
create table rating_history (
    game text not null,
    player_id bigint not null,
    -- The rated game's.
    number integer not null,
    mu double precision not null,
    sigma double precision not null,
    games integer not null,
    primary key (game, player_id, number)
);
