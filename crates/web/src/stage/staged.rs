//! What the page needs from a game beyond its rules: how long things are shown, and how they are told.

use table::Seat;
use words::{FightChance, Words};

use super::{Pause, Reason, Whose};
use crate::platform::sound::Sound;
use crate::prelude::*;
use crate::session::Played;
use crate::shell::Settings;

/// A game that can be put on the stage. Views are one viewer's: what that viewer may not know is not there to be
/// shown.
pub trait Staged: Played {
    /// What can be proposed before it is confirmed.
    type Aim: Clone + PartialEq + Send + Sync;
    /// What stays in sight while it goes on, such as a combat on its sheet.
    type Scene: Clone + PartialEq + Send + Sync;
    /// What somebody points at who wants to know why it is not possible.
    type Tapped: Clone + PartialEq + std::fmt::Debug + Send + Sync;
    /// Where on the table something happened.
    type Spot: Copy + PartialEq + Send + Sync;
    /// Players know things that others must not see: the device is handed over.
    const SECRETS: bool;

    /// How long one looks at the table before something is done that leaves no choice.
    fn lingers(_view: &Self::View) -> Pause {
        Pause::No
    }
    /// Whether a fight begins with this event.
    fn begins_fight(event: &Self::Seen) -> bool;
    /// Whether an event belongs to this line of the log, which is one thing.
    fn joins(line: &[Self::Seen], event: &Self::Seen) -> bool;
    /// Whether a detail of a line says nothing to anybody.
    fn is_noise(event: &Self::Seen) -> bool;
    /// Whether whoever did not see a line happen wants to know of it.
    fn is_news(line: &[Self::Seen]) -> bool;
    /// What a line of this log implies and does not tell: something that somebody is rid of.
    fn implied(_before: &[Self::Seen], _line: &[Self::Seen]) -> Option<Self::Seen> {
        None
    }
    /// Where the last of these things happened, if that is on the table.
    fn spot(_log: &[Self::Seen]) -> Option<Self::Spot> {
        None
    }

    /// How long an event is shown.
    fn pause(event: &Self::Seen, whose: Whose) -> Pause;
    /// What is told beside the last of these events, which one command led to.
    fn aside(_told: &[Self::Seen]) -> Option<Key> {
        None
    }
    /// Who throws the dice that this event tells of, where whoever plays does so by hand.
    fn thrown(_scene: &Self::Scene, _event: &Self::Seen) -> Option<Seat> {
        None
    }
    /// Whether an event is shown on the table as it was before.
    fn holds(event: &Self::Seen) -> bool;
    /// The scene a view shows, for a game that is opened in the middle of one.
    fn scene(view: &Self::View) -> Self::Scene;
    /// The scene after this event.
    fn scene_after(scene: Self::Scene, event: &Self::Seen) -> Self::Scene;
    /// Who has to keep to themselves what is drawn next, where players draw from their own box.
    fn secret_draw(view: &Self::View) -> Option<Seat>;
    /// To whom the turn passes with this event, also one that is missed.
    fn turn_passes(event: &Self::Seen) -> Option<Seat> {
        Self::turn_began(event)
    }
    /// How far a player got, to be compared with others': whether they still play, and two numbers.
    fn reached(view: &Self::View, seat: Seat) -> (bool, usize, usize);
    /// Whether this event is how a game begins: who plays which hero, and who begins.
    fn opens(event: &Self::Seen) -> bool;
    /// Whose turn is over with this event: nothing that has to be told.
    fn turn_ended(event: &Self::Seen) -> Option<Seat>;

    /// Who acts in what is shown, where the table already shows what comes next.
    fn acts_in(_: &Self::Scene) -> Option<Seat> {
        None
    }

    /// What this player has settled once and for all, or would only nod at, of what may be chosen now.
    fn settled(&self, _: Settings, _: &Self::View, _: &[Self::Action]) -> Option<Self::Action> {
        None
    }

    /// Whether only one player may know what this event tells that viewer.
    fn is_private(event: &Self::Seen) -> bool;

    /// The picture of an action.
    fn picture(view: &Self::View, action: Self::Action) -> &'static str;
    /// The sound of it, if it has one.
    fn sound(event: &Self::Seen) -> Option<Sound>;
    /// Whose two dice show how many pips in a fight, where a game has dice.
    fn pips(event: &Self::Seen) -> Option<(Seat, u8)>;
    /// Whatever a player could think of or point at now, possible or not.
    fn thinkable(&self, view: &Self::View) -> Vec<Self::Tapped>;
    /// Why this is not possible now, if it is not.
    fn reason(&self, words: &Words, view: &Self::View, of: &Self::Tapped) -> Option<Reason>;
    /// What is asked instead of the decision itself: whether what was tapped is done, or what is left to do.
    fn question(
        &self,
        _words: &Words,
        _view: &Self::View,
        _legal: &[Self::Action],
        _proposed: Option<&Self::Aim>,
    ) -> Option<String> {
        None
    }
    /// What a plan is called: its first action, or what it is done for.
    fn plan(&self, words: &Words, view: &Self::View, plan: &[Self::Action]) -> String {
        self.action(words, view, plan[0])
    }
    /// The chance to win the fight that a plan begins or goes on with, and what it will cost where that is known.
    fn fight_ahead(
        &self,
        words: &Words,
        view: &Self::View,
        plan: &[Self::Action],
    ) -> Option<(FightChance, Option<String>)>;
}
