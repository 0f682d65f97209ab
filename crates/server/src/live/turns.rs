//! Whose turn it is, for guests who are away and want to know.

use std::sync::Arc;

use protocol::GuestNumber;

use super::Hall;
use super::table::Table;
use crate::hooks::Hooks;
use crate::room::Played;
use crate::store::Code;

/// The way to guests who are away.
pub(crate) struct Turns {
    pub(crate) hooks: Arc<Hooks>,
    /// The address that guests are invited to, if it is known.
    pub(crate) invite: Option<String>,
}

impl Hall {
    /// The link to a table, where others can open it.
    fn link_to(&self, code: Code) -> String {
        let invite = self.turns.invite.as_deref();
        invite.map(|address| format!("{address}#/table/{code}")).unwrap_or_default()
    }
}

impl<G: Played> Table<G> {
    /// Tells a guest that it is their turn, once, if they are not here to see it.
    pub(super) fn tell_turn(&mut self) {
        let waits_for: Option<GuestNumber> = self.room.waits_for();
        if waits_for == self.waits_for {
            return;
        }
        self.waits_for = waits_for;
        let Some(guest) = waits_for.filter(|&guest| !self.room.is_here(guest)) else { return };
        if let Some(id) = self.room.id_of(guest) {
            let link = self.hall.link_to(self.code);
            self.hall.turns.hooks.tell(&self.hall.store, id, &link, self.hall.now());
        }
    }
}
