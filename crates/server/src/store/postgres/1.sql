-- Version 1: tables and their logs, guests, personal links, nodes.
-- Numbers without a sign (ids, clients' numbers) are kept with the same bits and a sign.

CREATE TABLE tables (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- Sorted by bytes, as everywhere else.
    code TEXT COLLATE "C" NOT NULL UNIQUE,
    game SMALLINT NOT NULL,
    open BOOLEAN NOT NULL,
    stage SMALLINT NOT NULL,
    seats SMALLINT NOT NULL,
    free SMALLINT NOT NULL,
    changed BIGINT NOT NULL,
    -- The node that runs its bots and its clock, while that node's lease lasts.
    owner BIGINT
) WITH (fillfactor = 80);

-- For the lobby (stages before 3) and for finished games (stage 3).
CREATE INDEX open_tables ON tables ((stage >= 3), changed, id) WHERE open AND stage <= 3;

-- Nothing is ever changed here, nor taken out of the middle.
CREATE TABLE log (
    table_id BIGINT NOT NULL,
    sequence BIGINT NOT NULL,
    at BIGINT NOT NULL,
    guest BIGINT,
    client BIGINT,
    number BIGINT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
);

-- A command comes into effect once.
CREATE UNIQUE INDEX commands ON log (table_id, guest, client, number) WHERE number IS NOT NULL;

CREATE TABLE guests (
    id BIGINT PRIMARY KEY,
    name TEXT,
    color SMALLINT,
    seen BIGINT NOT NULL
);

-- What a guest's devices show, hashed.
CREATE TABLE secrets (
    hash BYTEA PRIMARY KEY,
    guest BIGINT NOT NULL
);

CREATE INDEX secrets_of ON secrets (guest);

-- Who is or was at which table.
CREATE TABLE members (
    guest BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    PRIMARY KEY (guest, table_id)
);

CREATE INDEX members_of ON members (table_id);

-- Personal links that nobody has used: one a guest.
CREATE TABLE links (
    guest BIGINT PRIMARY KEY,
    token BYTEA NOT NULL,
    until BIGINT NOT NULL
);

CREATE INDEX links_by_token ON links (token);

-- Programs that share this database, each with its lease.
CREATE TABLE nodes (
    id BIGINT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);

-- Which node has which table open, and who is connected to it there. It is told anew after a crash of the database.
CREATE UNLOGGED TABLE open_at (
    table_id BIGINT NOT NULL,
    node BIGINT NOT NULL,
    guests BIGINT[] NOT NULL,
    PRIMARY KEY (table_id, node)
);

CREATE INDEX open_at_node ON open_at (node);

-- Something to write for nodes that are asked whether the database can be written.
CREATE TABLE ready (
    node BIGINT PRIMARY KEY,
    times BIGINT NOT NULL
);
