-- Rated games: the choice of their players, ladders by pool, and why a game counts in none.

alter table game_result
    -- Whether the table was created as rated.
    add column rated boolean not null default false,
    -- Seats for which a program moved.
    add column program_seats smallint[] not null default '{}',
    -- 0 counted, 1 casual, 2 a guest played, 3 a program moved, 4 too short, 5 the same players too often. Null:
    -- not decided yet; so are the games of an older program.
    add column verdict smallint;
create index game_result_undecided on game_result (ended_at, table_id) where verdict is null;

-- The next three replace `rated_game`, `rating` and `rating_history`, which older programs still use. A pool is
-- 0 live, 1 correspondence, 2 with bots.

-- Counted games of a title and a pool, in the order in which they were counted. The key is the only lock.
create table ladder_game (
    game text not null,
    pool smallint not null,
    number integer not null,
    table_id bigint not null unique,
    -- Players without a rating before it: new ones, and users deleted since.
    unrated_ids bigint[] not null,
    ended_at timestamptz not null,
    primary key (game, pool, number)
);

-- Current ratings.
create table ladder_rating (
    game text not null,
    pool smallint not null,
    player_id bigint not null,
    mu double precision not null,
    sigma double precision not null,
    games integer not null,
    primary key (game, pool, player_id)
);
create index ladder_rating_player on ladder_rating (player_id);

-- A user's rating after each counted game.
create table ladder_history (
    game text not null,
    pool smallint not null,
    player_id bigint not null,
    -- The counted game's.
    number integer not null,
    mu double precision not null,
    sigma double precision not null,
    games integer not null,
    primary key (game, pool, player_id, number)
);
create index ladder_history_player on ladder_history (player_id);
