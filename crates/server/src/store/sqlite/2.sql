-- Version 2: logs have promises of dice as rows, which programs of version 1 do not know; and who is at a table is found when it is
-- deleted.

CREATE INDEX members_of ON members (table_id);
