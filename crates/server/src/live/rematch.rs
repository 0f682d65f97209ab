//! Another game after this one, at a table of its own.

use protocol::{GuestNumber, Stage, Why};

use super::table::{Outcome, Table, not_kept};
use crate::rates::Address;
use crate::room::{Carried, Played, Refusal};
use crate::store::CommandId;

impl<G: Played> Table<G> {
    /// Opens a table for another game, and says where it is.
    pub(super) async fn rematch(
        &mut self,
        guest: GuestNumber,
        id: CommandId,
        from: Option<Address>,
    ) -> Outcome {
        if self.room.rematch().is_some() {
            return Outcome::Twice;
        }
        if self.room.stage() != Stage::Over || self.room.seats_of(guest).is_empty() {
            return Outcome::Refused(Refusal::new(
                Why::NotNow,
                "players may ask for another game after this one",
            ));
        }
        if !self.hall.new_tables.allows(from, self.hall.now()) {
            self.hall.figures.limited.inc();
            return Outcome::Refused(Refusal::new(
                Why::TooMuch,
                "too many tables; try again later",
            ));
        }
        let first = self.room.rematch_rows();
        let count = first.len() as u64;
        // It has to be there before anybody is told where it is.
        let Ok(code) = self.hall.open_with(first, self.room.host_id()).await else {
            return Outcome::Refused(not_kept());
        };
        let row = self.room.set_rematch(&code.to_string());
        let outcome = self.keep(Carried::of_table(vec![row]), Some((guest, id))).await;
        match outcome {
            Outcome::Kept => {
                for (number, id) in self.room.guest_ids() {
                    if !self.room.is_removed(number) && self.room.is_around(number) {
                        // It is among everybody's own tables; whoever cannot be remembered now still has the link.
                        let _: Result<bool, _> = self.hall.store.join(&code, id).await;
                    }
                }
            }
            // Nobody will be told where it is. One that cannot be deleted now is an abandoned table like others.
            Outcome::Behind | Outcome::Twice | Outcome::Refused(_) => {
                let _: Result<bool, _> = self.hall.store.delete(&code, count).await;
            }
            // The log may yet lead there.
            Outcome::Broken => {}
        }
        outcome
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use goblin::Goblin;
    use protocol::Command;

    use super::super::tests::{FIRST, hall, playing};
    use super::*;
    use crate::store::{GuestId, NewRow};

    #[tokio::test]
    async fn a_table_for_a_rematch_that_another_node_was_first_with_is_deleted() {
        let folder = tempfile::tempdir().unwrap();
        let hall = hall(folder.path()).await;
        let mut anna = playing(&hall, 1).await;
        anna.plays(&hall, 1).await;
        anna.does(&hall, Command::Withdraw { seat: FIRST }).await;
        let code = anna.code;
        let rows = hall.store.read(&code, 0).await.unwrap().unwrap();
        let count = rows.len() as u64;
        let table = Table::<Goblin>::loaded(Arc::clone(&hall), code, rows).await;
        let mut table = table.unwrap_or_else(|_| panic!("it is one"));
        // Something happens there that this table does not know of yet.
        let first = NewRow { command: None, body: r#"{"host":{"guest":0}}"#.to_owned() };
        hall.store.append(&code, count, hall.now(), vec![first], None).await.unwrap();

        let number = table.room.number_of(GuestId(1)).unwrap();
        let id = CommandId { guest: GuestId(1), client: 9, number: 1 };
        let outcome = table.rematch(number, id, None).await;
        assert!(matches!(outcome, Outcome::Behind));
        assert_eq!(hall.store.codes(None, 10).await, Ok(vec![code]), "no table without players");
        let outcome = table.rematch(number, id, None).await;
        assert!(matches!(outcome, Outcome::Kept));
        let tables = hall.store.tables_of(GuestId(1)).await.unwrap();
        assert_eq!(tables.len(), 2, "it is among one's own");
        hall.stop().await;
    }
}
