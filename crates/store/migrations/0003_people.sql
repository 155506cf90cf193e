-- What a person chose.
alter table person
    add column language text not null default 'en',
    add column settings text not null default '{}';
