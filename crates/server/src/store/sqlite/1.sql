-- Version 1: tables and their logs, guests, personal links.
-- Numbers without a sign (ids, clients' numbers) are kept with the same bits and a sign.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    open INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    free INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

-- For the lobby (stages before 3) and for finished games (stage 3).
CREATE INDEX open_tables ON tables (stage >= 3, changed, id) WHERE open = 1 AND stage <= 3;

-- Nothing is ever changed here, nor taken out of the middle.
CREATE TABLE log (
    table_id INTEGER NOT NULL,
    sequence INTEGER NOT NULL,
    at INTEGER NOT NULL,
    guest INTEGER,
    client INTEGER,
    number INTEGER,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;

-- A command comes into effect once.
CREATE UNIQUE INDEX commands ON log (table_id, guest, client, number) WHERE number IS NOT NULL;

CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    name TEXT,
    color INTEGER,
    seen INTEGER NOT NULL
) STRICT;

-- What a guest's devices show, hashed.
CREATE TABLE secrets (
    hash BLOB PRIMARY KEY,
    guest INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX secrets_of ON secrets (guest);

-- Who is or was at which table.
CREATE TABLE members (
    guest INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;

-- Personal links that nobody has used: one a guest.
CREATE TABLE links (
    guest INTEGER PRIMARY KEY,
    token BLOB NOT NULL UNIQUE,
    until INTEGER NOT NULL
) STRICT;

-- Something to write for whoever asks whether the database can be written.
CREATE TABLE ready (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    times INTEGER NOT NULL
) STRICT;

INSERT INTO ready VALUES (1, 0);
