//! What a table tells those who are connected.

use axum::extract::ws::Utf8Bytes;
use protocol::{Bye, FromServer, FromServerOf, GuestNumber, Stage};
use table::Viewer;

use super::ConnectionId;
use super::table::Table;
use crate::room::{Carried, Played};

impl<G: Played> Table<G> {
    /// With whose eyes a device of a guest sees the game: those of all own seats. A spectator's are for guests without a seat,
    /// for those with several, who pass a device on, and for a device that is shared with everybody around.
    pub(super) fn viewers(
        &self,
        guest: GuestNumber,
        shared: bool,
    ) -> impl Iterator<Item = Viewer> + use<G> {
        let seats = self.room.seats_of(guest);
        let spectator = (shared || seats.len() != 1).then_some(Viewer::Spectator);
        seats.iter().map(Viewer::Seat).chain(spectator)
    }

    /// What was carried out and is kept.
    pub(super) fn tell(&mut self, carried: &Carried<G>) {
        // While dice are made they belong to a table that says so; the game begins with dice that are made.
        let making = self.room.stage() == Stage::MakingDice;
        if !making {
            self.tell_fair(carried);
        }
        if carried.eyes {
            self.tell_everything();
        } else {
            self.tell_updates(carried);
            if carried.table {
                self.tell_table();
            }
        }
        if making {
            self.tell_fair(carried);
        }
        if carried.over
            && let Some(proof) = self.room.proof()
        {
            self.tell_all(&FromServer::Proof(proof));
        }
        self.send_away();
    }

    fn tell_fair(&mut self, carried: &Carried<G>) {
        if carried.fair
            && let Some(fair) = self.room.fair()
        {
            self.tell_all(&FromServer::Fair(fair));
        }
    }

    fn tell_updates(&mut self, carried: &Carried<G>) {
        if carried.done.is_empty() {
            return;
        }
        let mut viewers: Vec<Viewer> = Vec::new();
        for viewer in self.connections.values().flat_map(|to| self.viewers(to.guest, to.shared)) {
            if !viewers.contains(&viewer) {
                viewers.push(viewer);
            }
        }
        for done in &carried.done {
            let texts = self.room.updates(done, &viewers).into_iter().map(Utf8Bytes::from);
            let texts: Vec<(Viewer, Utf8Bytes)> = viewers.iter().copied().zip(texts).collect();
            let mut slow = Vec::new();
            for (&id, connection) in &self.connections {
                for viewer in self.viewers(connection.guest, connection.shared) {
                    let text = texts.iter().find(|(eyes, _)| *eyes == viewer);
                    if text.is_some_and(|(_, text)| !connection.outbox.takes(text)) {
                        slow.push(id);
                    }
                }
            }
            self.end_slow(slow);
        }
    }

    /// The table and all that everybody sees, anew. What a viewer sees is as long as the game: it is written once, and everybody
    /// who sees with these eyes shares it.
    pub(super) fn tell_everything(&mut self) {
        self.tell_table();
        let mut written: Vec<(Viewer, Utf8Bytes)> = Vec::new();
        let mut slow = Vec::new();
        for (&id, connection) in &self.connections {
            let mut texts = Vec::new();
            for viewer in self.viewers(connection.guest, connection.shared) {
                if let Some((_, text)) = written.iter().find(|(eyes, _)| *eyes == viewer) {
                    texts.push(text.clone());
                } else if let Some(fresh) = self.room.fresh(viewer) {
                    let text = encode::<G>(&fresh);
                    texts.push(text.clone());
                    written.push((viewer, text));
                }
            }
            if !connection.outbox.takes_all(&texts) {
                slow.push(id);
            }
        }
        self.end_slow(slow);
    }

    /// What somebody is shown who comes: all of it, or nothing.
    pub(super) fn show(&mut self, id: ConnectionId, messages: &[FromServerOf<G>]) {
        let texts: Vec<Utf8Bytes> = messages.iter().map(encode::<G>).collect();
        let taken = self.connections.get_mut(&id).is_none_or(|to| to.outbox.begins_with(&texts));
        if !taken {
            self.end_slow(vec![id]);
        }
    }

    pub(super) fn tell_table(&mut self) {
        let now = self.room.now(self.hall.now());
        self.tell_all(&FromServer::Table(now));
    }

    /// The same to everybody at this table, here and elsewhere. Nothing of it is kept.
    pub(super) fn tell_everywhere(&mut self, message: &FromServerOf<G>) {
        let text = encode::<G>(message);
        self.watched.say(&text);
        self.tell_text(&text);
    }

    pub(super) fn tell_all(&mut self, message: &FromServerOf<G>) {
        self.tell_text(&encode::<G>(message));
    }

    pub(super) fn tell_text(&mut self, text: &Utf8Bytes) {
        let slow = self.connections.iter().filter(|(_, to)| !to.outbox.takes(text));
        let slow = slow.map(|(&id, _)| id).collect();
        self.end_slow(slow);
    }

    pub(super) fn send(&mut self, connection: ConnectionId, message: &FromServerOf<G>) {
        let text = encode::<G>(message);
        if self.connections.get(&connection).is_some_and(|to| !to.outbox.takes(&text)) {
            self.end_slow(vec![connection]);
        }
    }

    /// Whoever does not take messages is gone; coming again brings what was missed.
    fn end_slow(&mut self, mut slow: Vec<ConnectionId>) {
        // One is here once for each of its viewers.
        slow.dedup();
        self.hall.figures.slow.inc_by(slow.len() as u64);
        self.end_all(&slow, Bye::TooSlow);
    }

    /// Guests whom the host sent away are no longer connected.
    fn send_away(&mut self) {
        let away: Vec<ConnectionId> = self
            .connections
            .iter()
            .filter(|(_, connection)| self.room.is_removed(connection.guest))
            .map(|(&id, _)| id)
            .collect();
        self.end_all(&away, Bye::Removed);
    }
}

fn encode<G: Played>(message: &FromServerOf<G>) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}
