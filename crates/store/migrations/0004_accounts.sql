-- Where mail reaches a person, and what only they know.
create table account (
    person bigint primary key,
    email text not null,
    -- The same address however it is spelt.
    mailbox text not null unique,
    password text,
    created_at timestamptz not null default now()
);

-- What was promised in a mail: whoever shows the token may have it, once.
create table promise (
    token bytea primary key,
    person bigint not null,
    email text not null,
    mailbox text not null,
    -- None if a forgotten password is to be replaced.
    password text,
    until timestamptz not null
);
create index promise_until on promise (until);

create table passkey (
    credential bytea primary key,
    person bigint not null,
    label text not null,
    key text not null,
    created_at timestamptz not null default now()
);
create index passkey_person on passkey (person);

-- What a node asked a browser to do with a passkey; another node may hear of what it did.
create table ceremony (
    id bytea primary key,
    -- None if somebody comes in.
    person bigint,
    state text not null,
    until timestamptz not null
);
create index ceremony_until on ceremony (until);

-- What is to be sent, in the order in which it is due. It is deleted once it was.
create table errand (
    id text primary key,
    person bigint,
    way text not null,
    alert text not null,
    tries smallint not null default 0,
    due_at timestamptz not null default now()
);
create index errand_due on errand (due_at);
create index errand_person on errand (person);
