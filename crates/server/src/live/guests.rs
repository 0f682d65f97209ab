//! Guests who come to a live table and go again.

use std::collections::BTreeSet;

use protocol::{Bye, FromServer, GuestNumber, Hello};
use table::Viewer;
use tokio::time::Instant;

use super::table::{Connection, Next, Outcome, TRIES, Table};
use super::{ConnectionId, Outbox};
use crate::rates::Address;
use crate::room::Played;
use crate::store::{Guest, GuestId};

/// Clients of which it is known which connection is the latest, unless more of them are here.
const MOST_CLIENTS: usize = 1_000;

impl<G: Played> Table<G> {
    /// Somebody comes.
    pub(super) async fn connect(
        &mut self,
        connection: ConnectionId,
        guest: Guest,
        hello: &Hello,
        from: Option<Address>,
        outbox: Outbox,
    ) -> Next {
        if self.connections.len() >= self.hall.limits.connections {
            outbox.ends(Bye::TooMuch);
            return Next::On;
        }
        // They may have seen more at another node than this one knows: what they are shown must not take that back.
        if self.hall.store.is_shared()
            && let Err(next) = self.catch_up().await
        {
            outbox.ends(Bye::Again);
            return next;
        }
        let now = self.hall.now();
        if self.room.number_of(guest.id).is_none()
            && let Err((bye, next)) = self.welcome(guest.id).await
        {
            outbox.ends(bye);
            return next;
        }
        let Some(number) = self.room.number_of(guest.id) else { return Next::On };
        if self.room.is_removed(number) {
            outbox.ends(Bye::Removed);
            return Next::On;
        }
        if !self.supersede(number, hello) {
            outbox.ends(Bye::Again);
            return Next::On;
        }
        self.room.introduce(number, guest.name, guest.color);
        let first = self.room.connected(number, now);
        let welcome = self.room.welcome(number, &self.hall.program, now);
        let device = Connection {
            guest: number,
            id: guest.id,
            client: hello.client,
            shared: hello.shared,
            last_command: 0,
            from,
            outbox,
        };
        self.connections.insert(connection, device);
        let mut shown = vec![FromServer::Welcome(welcome)];
        let viewers: Vec<Viewer> = self.viewers(number, hello.shared).collect();
        // Half of what may wait is for what was missed, the other half for what happens meanwhile.
        let most = self.hall.limits.outbox.messages / 2 / viewers.len().max(1);
        for viewer in viewers {
            let have = hello.have.iter().find(|have| have.viewer == viewer);
            shown.extend(self.room.missed(have, viewer, most));
        }
        shown.extend(self.room.proof().map(FromServer::Proof));
        self.show(connection, &shown);
        if first {
            self.tell_table();
        }
        self.tell_who_is_here();
        Next::On
    }

    /// Somebody comes for the first time. If not here, then at another node.
    async fn welcome(&mut self, guest: GuestId) -> Result<(), (Bye, Next)> {
        for _ in 0..TRIES {
            let Ok(joined) = self.room.join(guest, self.hall.now()) else {
                return Err((Bye::TooMuch, Next::On));
            };
            match self.keep(joined, None).await {
                Outcome::Broken => return Err((Bye::Again, Next::End(Bye::Again))),
                Outcome::Behind if self.room.number_of(guest).is_none() => {}
                Outcome::Kept | Outcome::Behind => {
                    let remembered = self.hall.store.join(&self.code, guest).await;
                    return remembered.map(drop).map_err(|_| (Bye::Again, Next::On));
                }
                Outcome::Twice | Outcome::Refused(_) => break,
            }
        }
        Err((Bye::Again, Next::On))
    }

    /// Ends earlier connections of the same client. `false`: this one is itself an earlier one, which comes late.
    pub(super) fn supersede(&mut self, guest: GuestNumber, hello: &Hello) -> bool {
        let client = (guest, hello.client);
        if self.latest.get(&client).is_some_and(|&latest| latest > hello.connection) {
            return false;
        }
        if self.latest.len() >= MOST_CLIENTS {
            let here: BTreeSet<_> =
                self.connections.values().map(|device| (device.guest, device.client)).collect();
            self.latest.retain(|client, _| here.contains(client));
        }
        self.latest.insert(client, hello.connection);
        let same = |device: &Connection| (device.guest, device.client) == client;
        let earlier = self.connections.iter().filter(|(_, device)| same(device));
        let earlier: Vec<ConnectionId> = earlier.map(|(&id, _)| id).collect();
        for id in earlier {
            self.end(id, Bye::Again);
        }
        true
    }

    pub(super) fn gone(&mut self, connection: ConnectionId) {
        self.let_go(&[connection], None);
    }

    /// Ends a connection that behaves badly.
    pub(super) fn end(&mut self, connection: ConnectionId, bye: Bye) {
        self.end_all(&[connection], bye);
    }

    /// Ends connections. The others are told once, however many they are: else those who read well would be sent too much.
    pub(super) fn end_all(&mut self, connections: &[ConnectionId], bye: Bye) {
        self.let_go(connections, Some(bye));
    }

    fn let_go(&mut self, connections: &[ConnectionId], bye: Option<Bye>) {
        let (mut any, mut table) = (false, false);
        for id in connections {
            let Some(gone) = self.connections.remove(id) else { continue };
            if let Some(bye) = bye {
                gone.outbox.ends(bye);
            }
            any = true;
            table |= self.room.disconnected(gone.guest, self.hall.now());
        }
        if any && self.connections.is_empty() {
            self.empty_since = Instant::now();
        }
        if table {
            self.tell_table();
        }
        if any {
            self.tell_who_is_here();
        }
    }
}
