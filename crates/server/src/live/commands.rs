//! What guests ask a live table for.

use axum::extract::ws::Utf8Bytes;
use protocol::{Bye, Command, FromClient, FromClientOf, FromServer, GuestNumber, Numbered, Why};

use super::ConnectionId;
use super::spent::Kind;
use super::table::{Next, Outcome, TRIES, Table, not_kept};
use crate::bucket::Bucket;
use crate::rates::Address;
use crate::room::{Fresh, Played, Refusal, Room};
use crate::store::CommandId;

impl<G: Played> Table<G> {
    pub(super) async fn say(&mut self, connection: ConnectionId, text: &Utf8Bytes) -> Next {
        let Some(from) = self.connections.get(&connection) else { return Next::On };
        let guest = from.guest;
        let now = self.hall.now();
        match serde_json::from_str::<FromClientOf<G>>(text) {
            Ok(FromClient::Command(numbered)) => return self.command(connection, numbered).await,
            Ok(FromClient::Promise { seat, hash }) => {
                let promise = |room: &mut Room<G>, now| room.promise(guest, seat, hash.0, now);
                return self.insist(promise).await;
            }
            Ok(FromClient::Share { seat, bytes }) => {
                let share = |room: &mut Room<G>, now| room.share(guest, seat, bytes.0, now);
                return self.insist(share).await;
            }
            Ok(FromClient::Say { text }) => {
                if let Some(text) = self.room.line(guest, &text)
                    && self.may_talk(guest, now)
                {
                    self.tell_everywhere(&FromServer::Said { guest, text });
                }
            }
            Ok(FromClient::Emote { emote }) => {
                if self.room.may_emote(guest) && self.may_talk(guest, now) {
                    self.tell_everywhere(&FromServer::Emoted { guest, emote });
                }
            }
            Ok(FromClient::Ping) => self.send(connection, &FromServer::Pong),
            Ok(FromClient::Hello(_)) | Err(_) => self.end(connection, Bye::NotUnderstood),
        }
        Next::On
    }

    pub(super) fn may_talk(&mut self, guest: GuestNumber, now: u64) -> bool {
        let (burst, every) = self.hall.limits.chat;
        let chat = self.chat.entry(guest);
        chat.or_insert_with(|| Bucket::new(burst, every, now)).take(now)
    }

    /// One guest may ask for so much, from however many devices.
    fn may_ask(&mut self, guest: GuestNumber) -> bool {
        let now = self.hall.now();
        let (burst, every) = self.hall.limits.commands;
        let asked = self.asked.entry(guest);
        asked.or_insert_with(|| Bucket::new(burst, every, now)).take(now)
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
            Some(_) | None if !self.may_ask(guest) => {
                Outcome::Refused(Refusal::new(Why::TooMuch, "too much at once; try again later"))
            }
            Some(_) | None => self.try_out(guest, id, from, &numbered).await,
        };
        match outcome {
            Outcome::Kept | Outcome::Twice => {
                let sequence = self.room.game().map_or(0, |game| game.host.sequence());
                self.hall.figures.commands.inc();
                self.send(connection, &FromServer::Done { number, sequence });
                Next::On
            }
            Outcome::Behind => {
                self.hall.figures.refused.inc();
                self.send(connection, &FromServer::Refused(stale().of(number)));
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
            Ok(None) => Outcome::Refused(stale()),
            Err(_) => Outcome::Refused(not_kept()),
        }
    }

    /// Carries out a command; where another node was first, against what is so then.
    async fn try_out(
        &mut self,
        guest: GuestNumber,
        id: CommandId,
        from: Option<Address>,
        numbered: &Numbered<G::Action, G::Chance>,
    ) -> Outcome {
        for _ in 1..TRIES {
            let outcome = self.carry_out(guest, id, from, numbered).await;
            if !matches!(outcome, Outcome::Behind) {
                return outcome;
            }
        }
        self.carry_out(guest, id, from, numbered).await
    }

    pub(super) async fn carry_out(
        &mut self,
        guest: GuestNumber,
        id: CommandId,
        from: Option<Address>,
        numbered: &Numbered<G::Action, G::Chance>,
    ) -> Outcome {
        let limits = self.hall.limits.log;
        // Whatever came before, a game can begin.
        let gathering = self.room.game().is_none() && numbered.command != Command::Start;
        if !self.spent.has_room(limits, id.guest, kind(&numbered.command), gathering) {
            let what = if self.is_full() {
                "too much has happened here"
            } else {
                "you have done too much here"
            };
            return Outcome::Refused(Refusal::new(Why::TooMuch, what));
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

/// What a command takes of a table's log.
fn kind<A, C>(command: &Command<A, C>) -> Kind {
    match command {
        Command::Withdraw { .. } | Command::Remove { .. } | Command::Close => Kind::Leaving,
        Command::Play { .. }
        | Command::Draw { .. }
        | Command::Correct
        | Command::Undo { .. }
        | Command::Lend { .. }
        | Command::TakeBack { .. }
        // Rows of another table, and none.
        | Command::Rematch
        | Command::Introduce { .. }
        | Command::Start => Kind::Game,
        Command::AgreeToEnd { .. }
        | Command::Claim { .. }
        | Command::Free { .. }
        | Command::Swap { .. }
        | Command::SeatBot { .. }
        | Command::Ready { .. }
        | Command::Keep { .. }
        | Command::HandOver { .. }
        | Command::GiveSeat { .. } => Kind::Beside,
    }
}

fn stale() -> Refusal {
    Refusal::new(Why::Stale, "the game has gone on since")
}
