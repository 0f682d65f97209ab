//! What guests ask a live table for.

use axum::extract::ws::Utf8Bytes;
use protocol::{
    Bye, Command, FromClient, FromClientOf, FromServer, GuestNumber, Numbered, Stage, Why,
};

use super::ConnectionId;
use super::table::{Next, Outcome, Table, not_kept};
use crate::bucket::Bucket;
use crate::rates::Address;
use crate::room::{Carried, Fresh, Played, Refusal};
use crate::store::CommandId;

/// Lines and emotes: so many at once, and then one each so many milliseconds.
const CHAT_BURST: u32 = 5;
const CHAT_EVERY: u64 = 2_000;

/// Rows of a table. A game has some hundreds, so whoever comes here plays with the server.
const MOST_ROWS: u64 = 50_000;

impl<G: Played> Table<G> {
    pub(super) async fn say(&mut self, connection: ConnectionId, text: &Utf8Bytes) -> Next {
        let Some(from) = self.connections.get(&connection) else { return Next::On };
        let guest = from.guest;
        let now = self.hall.now();
        match serde_json::from_str::<FromClientOf<G>>(text) {
            Ok(FromClient::Command(numbered)) => return self.command(connection, numbered).await,
            Ok(FromClient::Promise { seat, hash }) => {
                let carried = self.room.promise(guest, seat, hash.0, now);
                return self.by_itself(carried).await;
            }
            Ok(FromClient::Share { seat, bytes }) => {
                let carried = self.room.share(guest, seat, bytes.0, now);
                return self.by_itself(carried).await;
            }
            Ok(FromClient::Say { text }) => {
                if let Some(text) = self.room.line(guest, &text)
                    && self.may_talk(guest, now)
                {
                    self.tell_all(&FromServer::Said { guest, text });
                }
            }
            Ok(FromClient::Emote { emote }) => {
                if self.room.may_emote(guest) && self.may_talk(guest, now) {
                    self.tell_all(&FromServer::Emoted { guest, emote });
                }
            }
            Ok(FromClient::Ping) => self.send(connection, &FromServer::Pong),
            Ok(FromClient::Hello(_)) | Err(_) => self.end(connection, Bye::NotUnderstood),
        }
        Next::On
    }

    pub(super) fn may_talk(&mut self, guest: GuestNumber, now: u64) -> bool {
        let chat = self.chat.entry(guest);
        chat.or_insert_with(|| Bucket::new(CHAT_BURST, CHAT_EVERY, now)).take(now)
    }

    pub(super) async fn command(
        &mut self,
        connection: ConnectionId,
        numbered: Numbered<G::Action, G::Chance>,
    ) -> Next {
        let Some(from) = self.connections.get_mut(&connection) else { return Next::On };
        let (guest, client, number) = (from.guest, from.client, numbered.number);
        if number <= from.last_command {
            return Next::On;
        }
        from.last_command = number;
        let (id, from) = (CommandId { guest: from.id, client, number }, from.from);
        let outcome = match self.room.last_command(guest, client) {
            Some(last) if number <= last => self.once_more(id).await,
            Some(_) | None => self.carry_out(guest, id, from, &numbered).await,
        };
        match outcome {
            Outcome::Kept | Outcome::Twice => {
                let sequence = self.room.game().map_or(0, |game| game.host.sequence());
                self.hall.figures.commands.inc();
                self.send(connection, &FromServer::Done { number, sequence });
                Next::On
            }
            Outcome::Refused(refusal) => {
                self.hall.figures.refused.inc();
                self.send(connection, &FromServer::Refused(refusal.of(number)));
                Next::On
            }
            Outcome::Broken => Next::End(Bye::Again),
        }
    }

    /// A command that comes again, or came out of order: what became of it says the log.
    pub(super) async fn once_more(&self, id: CommandId) -> Outcome {
        match self.hall.store.command(&self.code, id).await {
            Ok(Some(_)) => Outcome::Twice,
            Ok(None) => Outcome::Refused(Refusal::new(Why::Stale, "the game has gone on since")),
            Err(_) => Outcome::Refused(not_kept()),
        }
    }

    pub(super) async fn carry_out(
        &mut self,
        guest: GuestNumber,
        id: CommandId,
        from: Option<Address>,
        numbered: &Numbered<G::Action, G::Chance>,
    ) -> Outcome {
        if self.sequence >= MOST_ROWS {
            return Outcome::Refused(Refusal::new(Why::TooMuch, "too much has happened here"));
        }
        if let Command::Rematch = &numbered.command {
            return self.rematch(guest, id, from).await;
        }
        if let Command::Introduce { name, color } = &numbered.command {
            return self.introduce(guest, id, name.as_deref(), *color).await;
        }
        let mut secret = [0; 32];
        // Nothing else needs one, and the system is asked for it.
        if numbered.command == Command::Start && getrandom::fill(&mut secret).is_err() {
            return Outcome::Refused(not_kept());
        }
        match self.room.command(guest, numbered, &Fresh { secret }, self.hall.now()) {
            Ok(carried) => self.keep(carried, Some((guest, id))).await,
            Err(refusal) => Outcome::Refused(refusal),
        }
    }

    /// Another game, at a table of its own.
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
        let Ok(code) = self.hall.open_with(self.room.rematch_rows(), self.room.host_id()).await
        else {
            return Outcome::Refused(not_kept());
        };
        let row = self.room.set_rematch(&code.to_string());
        self.keep(Carried::of_table(vec![row]), Some((guest, id))).await
    }

    pub(super) async fn introduce(
        &mut self,
        guest: GuestNumber,
        id: CommandId,
        name: Option<&str>,
        color: Option<u8>,
    ) -> Outcome {
        let name = name.and_then(crate::names::clean);
        if self.hall.store.introduce(id.guest, name.clone(), color).await.is_err() {
            return Outcome::Refused(not_kept());
        }
        self.room.introduce(guest, name, color);
        self.tell_table();
        Outcome::Kept
    }
}
