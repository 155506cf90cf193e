-- Which database has which part of the tables; a part without a row is in this database, the home.
create table table_part (
    part smallint primary key,
    -- By its name in the configuration; 'home' is this one.
    database text not null,
    -- Whether new tables are created in it.
    is_open boolean not null
);
