//! One game as the page shows it, whichever it is: what is on the table now, what the page waits for, and what can be
//! done.
//!
//! [`Play`] drives it: it hosts the game, asks bots, shows what happens one thing after the other, and says what the page
//! waits for. What differs from game to game it asks [`Staged`]. [`AnyGame`] is the same for the parts around the board
//! that are alike in all games.

mod any_game;
mod beats;
mod begin;
mod hand_over;
mod showing;
mod staged;
mod told;
mod waiting;

use std::collections::VecDeque;
use std::sync::Arc;

use bots::Recap;
use table::{HostError, Seat, Viewer};

pub use any_game::AnyGame;
pub use beats::{Beat, Pause, beats};
pub use begin::{begin, fresh_dice};
pub use staged::Staged;
pub use told::{Curve, Ended, LogLine, LookBack, Portrait, Reason, Told};

use crate::app::{GameId, Saves, Settings, Summary};
use crate::local::{Done, LocalTable};
use crate::platform::worker::Thinker;
use crate::prelude::*;

/// What the page waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// It shows what happened; nothing can be chosen.
    Showing,
    /// Somebody at this device chooses.
    Person(Seat),
    /// Somebody types in what was rolled or drawn.
    Draw,
    /// A bot thinks.
    Bot(Seat),
    /// The device is passed on to this player: until then nobody's secrets are on the page.
    HandOver(Seat),
    /// The game is over.
    Nothing,
}

/// Something to tell the player beside the game.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice<G: Staged> {
    /// This is why something is not possible.
    Refused(HostError<G::Refusal>),
    /// What the best bot would do.
    Hint(Box<HintGiven<G::Action>>),
    /// The last action is taken back.
    TakenBack,
    /// A text of the page's own, by its key.
    Text(Key),
}

/// A hint, and the situation it was given in.
#[derive(Clone, PartialEq, Debug)]
pub struct HintGiven<A> {
    /// What to do.
    pub action: A,
    /// Nothing else makes sense.
    pub only: bool,
    /// The chance to win the game then.
    pub win: Option<f32>,
    /// The second best, and the chance with that.
    pub other: Option<(A, f32)>,
}

/// A game on the table. Cheap to copy: all of it are handles.
pub struct Play<G: Staged> {
    /// The number it is saved under.
    pub id: GameId,
    /// What is shown of the table.
    pub view: RwSignal<Arc<G::View>>,
    /// What the page waits for.
    pub waits: RwSignal<Waits>,
    /// What may be chosen now; empty unless a person is waited for.
    pub legal: RwSignal<Vec<G::Action>>,
    /// What was tapped and is not yet confirmed.
    pub proposed: RwSignal<Option<G::Aim>>,
    /// What may turn up, when players roll and draw themselves.
    pub chances: RwSignal<Vec<G::Chance>>,
    /// What stays in sight while it goes on.
    pub scene: RwSignal<G::Scene>,
    /// Everything that happened, latest last.
    pub log: RwSignal<Vec<G::Seen>>,
    /// How often the log was written anew, from its beginning.
    pub log_edition: StoredValue<u32>,
    /// What happened last, for listeners.
    pub latest: RwSignal<Option<G::Seen>>,
    /// Whether the last action can be taken back.
    pub undoable: RwSignal<bool>,
    /// Something to tell beside the game.
    pub notice: RwSignal<Option<Notice<G>>>,
    /// Everything is shown at once until somebody at this device is waited for.
    pub skipping: RwSignal<bool>,
    table: StoredValue<LocalTable<G>>,
    /// Who looks at the page.
    viewer: StoredValue<Viewer>,
    /// What is still to be shown.
    queue: StoredValue<VecDeque<Beat<G>>>,
    /// When something was shown last, in milliseconds.
    drawn: StoredValue<f64>,
    /// How often something was shown for a while: who waits for its end knows whether it is still the one.
    shown: StoredValue<u32>,
    /// The look back at this moment of the game, once it was wanted.
    recap: StoredValue<Option<(usize, Recap<G::Seen>)>>,
    settings: Settings,
    saves: Saves,
    thinker: LocalValue<Thinker>,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "derived, it would ask the game itself to be `Copy`"
)]
impl<G: Staged> Clone for Play<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Staged> Copy for Play<G> {}

impl<G: Staged> Play<G> {
    /// Puts a game on the table; [`go_on`](Self::go_on) goes on with it.
    pub fn open(id: GameId, table: LocalTable<G>) -> Self {
        let viewer = hand_over::first_viewer(&table);
        let view = Arc::new(table.view(viewer));
        Self {
            id,
            waits: RwSignal::new(Waits::Showing),
            legal: RwSignal::new(Vec::new()),
            proposed: RwSignal::new(None),
            chances: RwSignal::new(Vec::new()),
            scene: RwSignal::new(G::scene(&view)),
            log: RwSignal::new(table.log(viewer)),
            log_edition: StoredValue::new(0),
            latest: RwSignal::new(None),
            undoable: RwSignal::new(false),
            notice: RwSignal::new(None),
            skipping: RwSignal::new(false),
            view: RwSignal::new(view),
            table: StoredValue::new(table),
            viewer: StoredValue::new(viewer),
            queue: StoredValue::new(VecDeque::new()),
            drawn: StoredValue::new(0.0),
            shown: StoredValue::new(0),
            recap: StoredValue::new(None),
            settings: expect_context(),
            saves: expect_context(),
            thinker: expect_context(),
        }
    }

    /// Asks the table something.
    pub fn ask<T>(self, question: impl FnOnce(&LocalTable<G>) -> T) -> T {
        self.table.with_value(question)
    }

    /// Takes an action for the person who is waited for.
    pub fn choose(self, action: G::Action) {
        if let Waits::Person(seat) = self.waits.get_untracked() {
            self.play(seat, action);
        }
    }

    /// Takes several actions that were chosen as one, and are taken back as one.
    pub fn choose_all(self, actions: &[G::Action]) {
        if let Waits::Person(seat) = self.waits.get_untracked() {
            let viewer = self.viewer.get_value();
            let done = self.table.try_update_value(|table| table.play_all(seat, actions, viewer));
            self.done(done);
        }
    }

    /// Whether choices have to be confirmed, and this was not just proposed: then it is proposed now.
    pub fn propose(self, aim: &G::Aim) -> bool {
        let again = self.proposed.with_untracked(|proposed| proposed.as_ref() == Some(aim));
        let asks = self.settings.confirm.get_untracked() && !again;
        if asks {
            self.proposed.set(Some(aim.clone()));
        }
        asks
    }

    /// Types in what was rolled or drawn.
    pub fn draw(self, chance: G::Chance) {
        let viewer = self.viewer.get_value();
        let done = self.table.try_update_value(|table| table.draw(chance, viewer));
        self.done(done);
    }

    /// Takes the last action back.
    pub fn take_back(self) {
        match self.table.try_update_value(LocalTable::take_back) {
            Some(Ok(())) => {
                self.queue.update_value(VecDeque::clear);
                self.clear();
                self.look(self.viewer.get_value());
                self.notice.set(Some(Notice::TakenBack));
                self.save();
                self.wait_again();
            }
            Some(Err(error)) => self.notice.set(Some(Notice::Refused(error))),
            None => {}
        }
    }

    /// Shows the table as this viewer sees it now.
    fn look(self, viewer: Viewer) {
        self.viewer.set_value(viewer);
        let view = self.ask(|table| table.view(viewer));
        self.scene.set(G::scene(&view));
        self.view.set(Arc::new(view));
        self.latest.set(None);
        let log = self.ask(|table| table.log(viewer));
        // Whoever takes something back reads the same lines as before, without the last.
        let same = self.log.with_untracked(|before| before.iter().zip(&log).all(|(a, b)| a == b));
        if !same {
            self.log_edition.update_value(|edition| *edition += 1);
        }
        self.log.set(log);
    }

    /// Forgets everything that was to be chosen from.
    fn clear(self) {
        self.legal.set(Vec::new());
        self.chances.set(Vec::new());
        self.proposed.set(None);
        self.undoable.set(false);
    }

    /// Tells why an action is not possible.
    pub fn explain(self, action: G::Action) {
        let seat = G::acting(&self.view.read_untracked());
        let why = self.ask(|table| table.why_not(seat, action));
        self.notice.set(why.map(Notice::Refused));
    }

    /// The look back at a game that is over. It takes a moment, once.
    fn recap(self) -> Recap<G::Seen> {
        let moment = self.ask(LocalTable::sequence);
        if let Some((_, known)) = self.recap.get_value().filter(|(known, _)| *known == moment) {
            return known;
        }
        let recap = self.ask(|table| {
            let (start, steps) = table.steps();
            bots::recap(table.rules(), start, &steps)
        });
        self.recap.set_value(Some((moment, recap.clone())));
        recap
    }

    /// A seat leaves the game for good.
    pub fn withdraw(self, seat: Seat) {
        let viewer = self.viewer.get_value();
        let done = self.table.try_update_value(|table| table.withdraw(seat, viewer));
        self.done(done);
    }

    fn play(self, seat: Seat, action: G::Action) {
        let viewer = self.viewer.get_value();
        let done = self.table.try_update_value(|table| table.play(seat, action, viewer));
        self.done(done);
    }

    /// Shows what was done, or tells why it was refused.
    fn done(self, done: Option<Done<G>>) {
        match done {
            Some(Ok(frames)) => {
                self.queue.update_value(|queue| queue.extend(beats(frames)));
                if let Some((seat, bot)) = self.next_in_haste() {
                    return self.ask_bot(seat, bot);
                }
                self.save();
                self.clear();
                self.notice.set(None);
                self.waits.set(Waits::Showing);
                self.show_next();
            }
            Some(Err(error)) => {
                self.notice.set(Some(Notice::Refused(error)));
                self.go_on();
            }
            // The screen was left.
            None => {}
        }
    }

    fn save(self) {
        let summary = self.ask(Summary::of);
        self.saves.save(self.id, &self.ask(LocalTable::record), summary);
    }
}
