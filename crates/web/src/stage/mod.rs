//! The stage: shows one game, whichever and wherever it is hosted, one thing after the other, and says what is waited for.
//!
//! It holds a [`Session`] and nothing of a host. What differs from game to game it asks [`Staged`].

mod beats;
mod follow;
mod hand_over;
#[cfg(test)]
mod length;
mod notice;
mod queue;
mod reason;
mod showing;
mod signals;
mod since;
mod staged;
mod time;
mod waiting;

use table::{Seat, Viewer};
use words::Arg;

pub use beats::{Beat, Pause, Whose, beats};
pub use notice::{HintGiven, Notice};
pub use reason::{Reason, said};
pub use signals::{Offered, Shown, Skipping, Waits};
pub use staged::Staged;

use self::queue::{Queue, Sent};
use crate::prelude::*;
use crate::session::{Command, Happened, Reply, Session, why_not};
use crate::shell::{Pace, Settings, Speech, people};

/// A game on the stage. Cheap to copy: all of it are handles.
pub struct Stage<G: Staged> {
    /// What is on the table.
    pub shown: Shown<G>,
    /// What can be done now.
    pub offered: Offered<G>,
    /// Something to tell beside the game.
    pub notice: RwSignal<Option<Notice<G>>>,
    /// It has been read, as far as anybody knows. What it recommends stays marked.
    pub notice_read: RwSignal<bool>,
    /// How fast things are shown.
    pub pace: RwSignal<Pace>,
    /// How often somebody has lent a seat or come back.
    seated: RwSignal<u32>,
    /// What is not shown step by step.
    pub skipping: RwSignal<Skipping>,
    session: Session<G>,
    queue: StoredValue<Queue<G>>,
    settings: Settings,
    speech: Speech,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "derived, it would ask the game itself to be `Copy`"
)]
impl<G: Staged> Clone for Stage<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Staged> Copy for Stage<G> {}

impl<G: Staged> Stage<G> {
    /// Puts a game on the stage, at the pace of the settings; [`go_on`](Self::go_on) goes on with it.
    pub fn open(session: Session<G>) -> Self {
        let settings: Settings = expect_context();
        let viewer = hand_over::first_viewer(session);
        let (view, log) = session.look(viewer);
        let names = session.people_named().into_iter().map(|person| person.name).collect();
        let speech = expect_context::<Speech>();
        speech.call(names);
        let stage = Self {
            shown: Shown::new(view, log),
            offered: Offered::new(),
            notice: RwSignal::new(None),
            notice_read: RwSignal::new(false),
            pace: settings.pace,
            skipping: RwSignal::new(Skipping::Nothing),
            seated: RwSignal::new(0),
            session,
            queue: StoredValue::new(Queue::new(viewer)),
            settings,
            speech,
        };
        session.follow(move |news| stage.told(news));
        stage
    }

    /// The game behind it.
    pub fn session(self) -> Session<G> {
        self.session
    }

    /// The rules of the game.
    pub fn rules(self) -> std::sync::Arc<G> {
        self.session.rules()
    }

    /// Looks something up in the rules.
    pub fn with_rules<T>(self, ask: impl FnOnce(&G) -> T) -> T {
        ask(&self.rules())
    }

    /// Whether somebody at this device plays for this seat.
    pub fn is_person(self, seat: Seat) -> bool {
        self.session.is_person(seat)
    }

    /// The same, for what is drawn anew when somebody lends a seat or comes back.
    pub fn is_person_now(self, seat: Seat) -> bool {
        self.seated.track();
        self.is_person(seat)
    }

    /// Whether a bot plays for this seat, for what is drawn anew when somebody lends a seat or comes back.
    pub fn is_bot_now(self, seat: Seat) -> bool {
        self.seated.track();
        self.session.is_bot(seat)
    }

    /// What the person of this seat is called, if they said so.
    pub fn name(self, seat: Seat) -> Option<String> {
        self.session.people_named().into_iter().nth(seat.index())?.name
    }

    /// Who sits here in a sentence: the hero, and the person behind it.
    pub fn who(self, view: &G::View, seat: Seat) -> Arg<'static> {
        match (G::who(view, seat), self.name(seat)) {
            (Arg::Noun(hero), Some(name)) => Arg::Called(hero, name.into()),
            (who, _) => who,
        }
    }

    /// The colors of the heroes on the table, as a style.
    pub fn colors(self) -> String {
        let view = self.shown.view.read();
        let chosen: Vec<_> =
            self.session.people_named().iter().map(|person| person.color).collect();
        let heroes: Vec<_> =
            Seat::first(self.rules().seats()).map(|seat| G::hero(&view, seat)).collect();
        people::colors(&heroes, &chosen)
    }

    /// The seats that people at this device have lent to a bot.
    pub fn lent(self) -> Vec<Seat> {
        self.seated.track();
        self.session.lent()
    }

    /// Takes an action for the person who is waited for.
    pub fn choose(self, action: G::Action) {
        self.choose_all(&[action]);
    }

    /// Takes several actions that were chosen as one, and are taken back as one.
    pub fn choose_all(self, actions: &[G::Action]) {
        if let Waits::Person(seat) = self.offered.waits.get_untracked() {
            self.send(&Command::Play(seat, actions));
        }
    }

    /// Whether choices have to be confirmed, and this was not just proposed: then it is proposed now.
    pub fn propose(self, aim: &G::Aim) -> bool {
        let proposed = self.offered.proposed;
        let again = proposed.with_untracked(|proposed| proposed.as_ref() == Some(aim));
        let asks = self.settings.confirm.get_untracked() && !again;
        if asks {
            proposed.set(Some(aim.clone()));
        }
        asks
    }

    /// Whether choices have to be confirmed.
    pub fn confirms(self) -> bool {
        self.settings.confirm.get_untracked()
    }

    /// Types in what was rolled or drawn.
    pub fn draw(self, chance: G::Chance) {
        self.send(&Command::Draw(chance));
    }

    /// Takes the last action back.
    pub fn take_back(self) {
        self.send(&Command::TakeBack);
    }

    /// A seat leaves the game for good.
    pub fn withdraw(self, seat: Seat) {
        self.send(&Command::Withdraw(seat));
    }

    /// A bot plays on for a seat until it is taken back.
    pub fn lend(self, seat: Seat) {
        self.send(&Command::Lend(seat));
        self.seated.update(|times| *times += 1);
        self.notice.set(Some(Notice::Text(key::WEB_LENT)));
    }

    /// Whoever a lent seat belongs to plays on.
    pub fn come_back(self, seat: Seat) {
        self.send(&Command::ComeBack(seat));
        self.seated.update(|times| *times += 1);
    }

    /// Why an action is not possible in what is shown, if it is not. It follows from the view: whoever runs the game
    /// need not be asked.
    pub fn why_not(self, action: G::Action) -> Option<table::HostError<G::Refusal>> {
        why_not(&*self.rules(), &self.shown.view.get_untracked(), action)
    }

    /// Whether an action that is possible could not be taken back: chance shows something, another person learns
    /// something, or somebody else goes on.
    pub fn is_final(self, action: G::Action) -> bool {
        let view = self.shown.view.get_untracked();
        self.session.is_final(&view, action)
    }

    /// Tells why what was tapped is not possible.
    pub fn explain(self, tapped: G::Tapped) {
        self.notice.set(Some(Notice::Impossible(tapped)));
    }

    fn send(self, command: &Command<'_, G>) {
        self.queue.try_update_value(|queue| queue.sent = Sent::Chosen);
        // Nothing comes back when the screen was left.
        if let Some(reply) = self.session.send(command, self.viewer()) {
            self.answered(reply);
        }
    }

    /// Shows what came of a command, or tells why it was refused.
    fn answered(self, reply: Reply<G>) {
        match reply {
            Ok(Happened::Steps(frames)) => {
                let whose = self.whose();
                self.queue.update_value(|queue| {
                    queue.beats.extend(beats(frames, whose));
                    queue.begun = true;
                });
                self.halt_before_the_end();
                if self.bots_go_on_in_haste() {
                    return self.let_bot_move();
                }
                self.session.keep();
                self.forget();
                self.shown.go_on();
                self.offered.waits.set(Waits::Showing);
                self.show_next();
            }
            Ok(Happened::Asked) => {
                self.forget();
                self.offered.waits.set(Waits::Answer);
            }
            Ok(Happened::Nothing) => {}
            Ok(Happened::TakenBack) => {
                self.look(self.viewer());
                self.notice.set(Some(Notice::TakenBack));
                self.session.keep();
                self.wait_again();
            }
            Err(error) => {
                self.notice.set(Some(Notice::Refused(error)));
                // A refused wish to take something back changes nothing.
                if error != table::HostError::NothingToUndo {
                    self.go_on();
                }
            }
        }
    }

    /// Shows the table as this viewer sees it now, and forgets what was to be shown or chosen before.
    fn look(self, viewer: Viewer) {
        self.queue.update_value(|queue| {
            queue.beats.clear();
            queue.viewer = viewer;
        });
        self.clear();
        let (view, log) = self.session.look(viewer);
        self.shown.look(view, log);
    }

    /// Forgets everything that was to be chosen from.
    fn clear(self) {
        self.offered.clear();
    }

    /// Forgets that, and what was said about it.
    fn forget(self) {
        self.clear();
        if self.notice.with_untracked(Option::is_some) {
            self.notice.set(None);
        }
    }

    /// Whose doing comes next.
    fn whose(self) -> Whose {
        let acting = G::acting(&self.shown.view.read_untracked());
        if self.session.is_person(acting) { Whose::Own } else { Whose::Others }
    }

    /// Who looks at the stage.
    fn viewer(self) -> Viewer {
        self.queue.with_value(|queue| queue.viewer)
    }
}
