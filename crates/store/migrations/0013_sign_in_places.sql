-- Where users signed in, so that the owner of an account is told of a new place.

create table sign_in_place (
    user_id bigint not null,
    -- Keyed hash of the network and of the browser without its version.
    place bigint not null,
    last_used_at timestamptz not null default now(),
    primary key (user_id, place)
);
-- Places are forgotten after a while.
create index sign_in_place_last_used_at on sign_in_place (last_used_at);
