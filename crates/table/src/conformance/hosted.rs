//! Hosted games: what a host gives every viewer, what it writes down, and what can be taken back.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{CheckedGame, Conformance};
use crate::{
    Done, EntryOf, FairDice, Follower, FollowerOf, Host, HostError, Luck, Seat, SeatNote, Seating,
    Turn, UpdateOf, Viewer,
};

/// A hosted game, and clients for every viewer who know only what they are sent.
struct Hosted<R: Conformance> {
    host: Host<R>,
    followers: Vec<(Viewer, FollowerOf<R>)>,
}

impl<R: Conformance> CheckedGame<'_, R> {
    /// A hosted game of people and bots with notes, undoing, corrections, perhaps somebody leaving, with dice or with
    /// own draws: all viewers follow it, its record reads back, replays, and its dice are proved.
    pub(super) fn host_and_replay(&mut self) {
        let seats = self.rules.seats();
        let dice = FairDice::from_seed(self.effort.seed ^ self.game, seats, [0; 32]);
        let own_draws = self.game % 4 == 3;
        let players: Vec<&str> =
            (0..seats).map(|_| if self.luck.below(2) == 0 { "human" } else { "bot" }).collect();
        let host = Host::new(self.rules.clone(), (!own_draws).then(|| dice.clone()))
            .seated(Seating::named(&players));
        let follower = |viewer| (viewer, Follower::of(&host, viewer));
        let followers = Viewer::all(seats).map(follower).collect();
        let mut hosted = Hosted { host, followers };
        let begun = hosted.host.begin();
        self.follow(&mut hosted, &begun);
        for round in 0..self.effort.decisions.min(300) {
            self.beside_the_game(&mut hosted, round);
            match hosted.host.turn() {
                Turn::Over => break,
                Turn::Chance => self.type_in(&mut hosted),
                Turn::Seat(seat) => self.host_play(&mut hosted, seat),
            }
        }
        self.replay(&hosted.host, &players, &dice);
    }

    /// Every viewer's client holds what the host would give that viewer.
    fn follow(&self, hosted: &mut Hosted<R>, done: &Done<R>) {
        let host = &hosted.host;
        self.hold(done.to() == host.sequence(), "a command ended at another sequence number");
        let viewers = hosted.followers.iter().map(|(viewer, _)| *viewer);
        let updates = done.updates(host.rules(), viewers);
        for ((viewer, follower), update) in hosted.followers.iter_mut().zip(updates) {
            self.hold(*update == done.update(host.rules(), *viewer), "an update is shared in vain");
            let sent = serde_json::to_string(&*update).ok();
            let read: Option<UpdateOf<R>> = sent.and_then(|text| serde_json::from_str(&text).ok());
            self.hold(read.as_ref() == Some(&*update), "an update does not read back");
            let followed = read.map(|update| follower.follow(update));
            self.hold(followed == Some(Ok(())), &format!("{viewer:?}: {followed:?}"));
            let same = *follower == Follower::of(host, *viewer);
            self.hold(same, &format!("{viewer:?}: an update does not lead to the present"));
        }
    }

    /// What happens at a table beside the turns: notes, and somebody who leaves for good.
    fn beside_the_game(&mut self, hosted: &mut Hosted<R>, round: u64) {
        let seats = self.rules.seats() as u32;
        let seat = Seat::new(self.luck.below(seats) as usize);
        let note = match self.luck.below(40) {
            0 => SeatNote::Taken("Anna > 1; #".to_string()),
            1 => SeatNote::Lent("bot".to_string()),
            2 => SeatNote::Back,
            3 => SeatNote::Left,
            4 => SeatNote::TimeOut,
            _ => return self.maybe_leaves(hosted, seat, round),
        };
        let before = hosted.host.sequence();
        match hosted.host.note(seat, note) {
            Ok(done) => {
                self.hold(done.to() == before, "a note changed the game");
                self.follow(hosted, &done);
            }
            Err(error) => self.hold(false, &format!("a note was refused: {error}")),
        }
        let nobody = (seats as usize..crate::MAX_SEATS).map(Seat::new).next();
        let refused = nobody.is_none_or(|seat| {
            hosted
                .host
                .note(seat, SeatNote::Back)
                .is_err_and(|error| error == HostError::NoSuchSeat(seat))
        });
        self.hold(refused, "a note for a seat that does not exist");
    }

    fn maybe_leaves(&mut self, hosted: &mut Hosted<R>, seat: Seat, round: u64) {
        let over = hosted.host.turn() == Turn::Over;
        if over || round != 40 || !self.game.is_multiple_of(8) || self.rules.seats() < 3 {
            return;
        }
        match hosted.host.withdraw(seat) {
            Ok(done) => self.follow(hosted, &done),
            Err(_) => self.hold(false, "a seat could not withdraw"),
        }
        self.hold(hosted.host.withdraw(seat).is_err(), "a seat withdrew twice");
    }

    /// A roll or draw is typed in, corrected, and typed in again.
    fn type_in(&mut self, hosted: &mut Hosted<R>) {
        let chance = self.rules.sample(hosted.host.state(), &mut self.luck);
        let before = *hosted.host.state();
        self.commanded(hosted, |host| host.draw(chance), "the host refused an own draw");
        self.commanded(hosted, Host::correct, "a draw could not be corrected");
        self.hold(*hosted.host.state() == before, "a correction did not bring the state back");
        self.commanded(hosted, |host| host.draw(chance), "the host refused a corrected draw");
    }

    fn commanded(
        &self,
        hosted: &mut Hosted<R>,
        command: impl FnOnce(&mut Host<R>) -> Result<Done<R>, HostError<R::Refusal>>,
        otherwise: &str,
    ) {
        match command(&mut hosted.host) {
            Ok(done) => self.follow(hosted, &done),
            Err(error) => self.hold(false, &format!("{otherwise}: {error}")),
        }
    }

    fn host_play(&mut self, hosted: &mut Hosted<R>, seat: Seat) {
        let state = *hosted.host.state();
        let sequence = hosted.host.sequence();
        let other = Seat::first(self.rules.seats()).find(|&other| other != seat);
        let legal = hosted.host.legal_actions();
        let action = legal[self.luck.below(legal.len() as u32) as usize];
        let refused = other.is_none_or(|other| hosted.host.play(other, action).is_err());
        self.hold(refused && *hosted.host.state() == state, "a seat acted out of turn");
        let news = self.rules.news(&state, action);
        self.commanded(hosted, |host| host.play(seat, action), "the host refused a legal action");
        let late = HostError::Stale { answered: sequence, now: hosted.host.sequence() };
        self.hold(hosted.host.answering(sequence).err() == Some(late), "a stale command is taken");
        let people = hosted.host.seating().person_seats();
        if news.iter().any(|seat| people.contains(seat)) {
            self.hold(!hosted.host.can_undo(seat), "what people have seen can be taken back");
        }
        if hosted.host.can_undo(seat) && self.luck.below(4) == 0 {
            self.commanded(hosted, |host| host.undo(seat), "an undo was refused");
            self.hold(*hosted.host.state() == state, "an undo did not bring the state back");
        }
    }

    /// The log reads back, and leads to the same game.
    fn replay(&self, host: &Host<R>, players: &[&str], dice: &FairDice) {
        let lines: Vec<String> = host.entries().map(|entry| entry.to_string()).collect();
        let entries: Vec<EntryOf<R>> = lines.iter().filter_map(|line| line.parse().ok()).collect();
        self.hold(host.entries().eq(entries.iter().cloned()), "the log does not read back");
        let fresh = || Host::new(self.rules.clone(), None).seated(Seating::named(players));
        let again = if host.own_draws() { fresh() } else { fresh().by_record() }.replay(&entries);
        let same = again.is_ok_and(|again| {
            Viewer::all(self.rules.seats())
                .all(|viewer| Follower::of(&again, viewer) == Follower::of(host, viewer))
                && again.state() == host.state()
                && again.entries().eq(host.entries())
                && again.seating() == host.seating()
                && again.undoable_by() == host.undoable_by()
        });
        self.hold(same, "the replay ended elsewhere");
        if !host.own_draws() {
            let proved = fresh().verify(&entries, dice).map(|again| *again.state());
            self.hold(proved.ok() == Some(*host.state()), "the dice are not proved");
            self.tampered(&fresh(), entries, dice);
        }
    }

    /// A record that leaves out a roll or draw is not proved.
    fn tampered(&self, fresh: &Host<R>, mut entries: Vec<EntryOf<R>>, dice: &FairDice) {
        let mut with_chance = entries.iter_mut().rev().filter_map(EntryOf::<R>::last_chances_mut);
        if with_chance.find_map(Vec::pop).is_some() {
            let verified = fresh.clone().verify(&entries, dice);
            self.hold(verified.is_err(), "a record without one of its draws was proved");
        }
    }
}
