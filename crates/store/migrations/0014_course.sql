-- How well somebody played after each of their games, in the order of the ladder's steps: what their page draws.
create table course (
    game text not null,
    player bigint not null,
    number integer not null,
    mu double precision not null,
    sigma double precision not null,
    games integer not null,
    primary key (game, player, number)
);
