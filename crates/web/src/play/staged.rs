//! What the page needs from a game beyond its rules: how long things are shown, and how they are told.

use bots::{Bots, Retold};
use table::{Recorded, Rules, Seat, SeatSet};
use words::{Arg, FightChance, Words};

use super::Pause;
use crate::platform::sound::Sound;

/// A game that can be put on the page's table. Views are one viewer's: what that viewer may not know is not there to be
/// shown.
pub trait Staged:
    Bots
    + Retold
    + Clone
    + Send
    + Sync
    + 'static
    + Recorded
    + Rules<
        View: Clone + PartialEq + Send + Sync,
        State: Send + Sync,
        Action: Send + Sync,
        Chance: Send + Sync,
        Event: Send + Sync,
        Seen: Copy + PartialEq + Send + Sync,
        Refusal: Send + Sync,
    >
{
    /// What can be proposed before it is confirmed.
    type Aim: Clone + PartialEq + Send + Sync;
    /// What stays in sight while it goes on, such as a combat on its sheet.
    type Scene: Clone + PartialEq + Send + Sync;
    /// Players know things that others must not see: the device is handed over.
    const SECRETS: bool;

    /// How long an event is shown.
    fn pause(event: &Self::Seen) -> Pause;
    /// Whether an event is shown on the table as it was before.
    fn holds(event: &Self::Seen) -> bool;
    /// The scene a view shows, for a game that is opened in the middle of one.
    fn scene(view: &Self::View) -> Self::Scene;
    /// The scene after this event.
    fn scene_after(scene: Self::Scene, event: &Self::Seen) -> Self::Scene;
    /// What a player would only confirm, though there is a choice.
    fn foregone(view: &Self::View, legal: &[Self::Action]) -> Option<Self::Action>;

    /// Whose decision, roll or draw the game waits for.
    fn acting(view: &Self::View) -> Seat;
    /// Who has to keep to themselves what is drawn next, where players draw from their own box.
    fn secret_draw(view: &Self::View) -> Option<Seat>;
    /// Turns begun so far.
    fn turn_number(view: &Self::View) -> u16;
    /// Who won, when the game is over.
    fn won_by(view: &Self::View) -> Option<SeatSet>;
    /// Whose turn begins with this event, if one does.
    fn turn_began(event: &Self::Seen) -> Option<Seat>;

    /// Whether a turn is over with this event: nothing that has to be told.
    fn turn_ended(event: &Self::Seen) -> bool;

    /// Whether only one player may know what this event tells that viewer.
    fn is_private(event: &Self::Seen) -> bool;
    /// Whether this is the middle of something that is chosen as one: it is taken back as one, too.
    fn is_halfway(view: &Self::View, legal: &[Self::Action]) -> bool;

    /// Who sits here, as a noun.
    fn who(view: &Self::View, seat: Seat) -> Arg<'static>;
    /// The hero of a seat, by name, once there is one.
    fn hero(view: &Self::View, seat: Seat) -> Option<&'static str>;
    /// What the game waits for, and from whom.
    fn prompt(&self, words: &Words, view: &Self::View) -> String;
    /// The same in short, for who sees the table.
    fn question(&self, words: &Words, view: &Self::View) -> String {
        self.prompt(words, view)
    }
    /// What an action says.
    fn action(&self, words: &Words, view: &Self::View, action: Self::Action) -> String;
    /// The picture of an action.
    fn picture(view: &Self::View, action: Self::Action) -> &'static str;
    /// What happened.
    fn event(&self, words: &Words, view: &Self::View, event: &Self::Seen) -> String;
    /// The sound of it, if it has one.
    fn sound(event: &Self::Seen) -> Option<Sound>;
    /// Why something is not possible.
    fn refusal(words: &Words, refusal: Self::Refusal) -> String;
    /// Who has won, and then why the game ended.
    fn ending(&self, words: &Words, view: &Self::View) -> [String; 2];
    /// Whatever a player could think of now, possible or not, with a short name for it.
    fn thinkable(&self, words: &Words, view: &Self::View) -> Vec<(Self::Action, String)>;
    /// The chance to win the fight that this action begins or goes on with.
    fn fight_chance(&self, view: &Self::View, action: Self::Action) -> Option<FightChance>;
}
