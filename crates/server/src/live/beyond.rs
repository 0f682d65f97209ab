//! What other nodes do at a table that is live here: rows that they append, guests who are there, lines that are said.

use protocol::Bye;

use super::table::{Next, Table};
use crate::room::{Carried, Entered, Played};
use crate::store::{News, Row};

impl<G: Played> Table<G> {
    /// Something happened at another node.
    pub(super) async fn beyond(&mut self, news: News) -> Next {
        match news {
            News::Said(text) => self.tell_text(&text.into()),
            News::Changed => {
                let beyond = self.watched.beyond();
                if beyond.rows > self.sequence && self.catch_up().await.is_err() {
                    return Next::End(Bye::Again);
                }
                if self.room.elsewhere(&beyond.guests, self.hall.now()) {
                    self.tell_table();
                }
                self.think();
            }
        }
        Next::On
    }

    /// Tells other nodes who is connected here.
    pub(super) fn tell_who_is_here(&self) {
        self.watched.here(self.room.connected_here());
    }

    /// Reads the rows that others have appended, or says whether the table goes on without them.
    pub(super) async fn catch_up(&mut self) -> Result<(), Next> {
        let rows = match self.hall.store.read(&self.code, self.sequence).await {
            Ok(Some(rows)) => rows,
            Ok(None) => return Err(Next::End(Bye::Again)),
            Err(_) => return Err(Next::On),
        };
        if self.follow(rows).await { Ok(()) } else { Err(Next::End(Bye::Again)) }
    }

    /// Goes on with rows that others have appended, and tells them. `false`: they are none of this table.
    pub(super) async fn follow(&mut self, rows: Vec<Row>) -> bool {
        let now = self.hall.now();
        let mut all = Vec::with_capacity(rows.len());
        for row in rows {
            let Some(entered) = Entered::from_body(&row.body) else { return false };
            all.push((row, entered));
        }
        // What everybody sees is sent anew at the end, and nothing before it.
        let mut anew: Option<Carried<G>> =
            all.iter().any(|(_, row)| row.changes_eyes()).then(Carried::anew);
        for (row, entered) in all {
            self.spent.take(row.command.map(|id| id.guest), &entered, row.body.len());
            let guest = if let Entered::Joined { guest } = entered { Some(guest) } else { None };
            let Ok(carried) = self.room.follow(entered, now) else { return false };
            self.sequence = row.sequence + 1;
            if let Some(id) = row.command
                && let Some(number) = self.room.number_of(id.guest)
            {
                self.room.came_into_effect(number, id.client, id.number);
            }
            if let Some(id) = guest
                && let Some(number) = self.room.number_of(id)
                && let Ok(Some(guest)) = self.hall.store.guest_by_id(id).await
            {
                self.room.introduce(number, guest.name, guest.color);
            }
            match &mut anew {
                Some(anew) => anew.also(&carried),
                None => self.tell(&carried),
            }
        }
        if let Some(anew) = &anew {
            self.tell(anew);
        }
        // Whoever it waits for now was told where the rows come from.
        self.waits_for = self.room.waits_for();
        true
    }
}
