//! How the dungeon is shown and told.

use dungeon::reach::Target;
use dungeon::{Action, Dungeon, Event, State, View, odds};
use table::{Rules as _, Seat, Viewer};
use words::{FightChance, Narrated, Words};

use super::FightScene;
use super::panels::{Choice, picture, sound_of};
use super::reasons::{self, Tapped};
use crate::platform::sound::Sound;
use crate::session::Played;
use crate::stage::{Pause, Reason, Staged};

impl Played for Dungeon {
    /// Nothing is hidden.
    fn seen_by_all(&self, state: &State) -> View {
        self.view(state, Viewer::Spectator)
    }
}

impl Staged for Dungeon {
    type Aim = Target;
    type Scene = Option<FightScene>;
    type Tapped = Tapped;
    const SECRETS: bool = false;

    fn pause(event: &Event) -> Pause {
        pause(*event)
    }

    fn holds(event: &Event) -> bool {
        FightScene::belongs(event)
    }

    fn scene(view: &View) -> Option<FightScene> {
        FightScene::of(view)
    }

    fn scene_after(scene: Option<FightScene>, event: &Event) -> Option<FightScene> {
        FightScene::start(event).or_else(|| {
            scene.filter(|_| FightScene::belongs(event)).map(|going| going.after(event))
        })
    }

    fn secret_draw(_: &View) -> Option<Seat> {
        None
    }

    fn turn_passes(event: &Event) -> Option<Seat> {
        if let Event::TurnMissed { seat } = *event { Some(seat) } else { Self::turn_began(event) }
    }

    fn turn_ended(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }

    fn is_private(_: &Event) -> bool {
        false
    }

    fn picture(view: &View, action: Action) -> &'static str {
        picture(view, Choice::Act(action))
    }

    fn sound(event: &Event) -> Option<Sound> {
        sound_of(*event)
    }

    fn thinkable(&self, view: &View) -> Vec<Tapped> {
        reasons::thinkable(view)
    }

    fn reason(&self, words: &Words, view: &View, of: &Tapped) -> Option<Reason> {
        reasons::reason(self, words, view, *of)
    }

    fn fight_chance(&self, view: &View, action: Action) -> Option<FightChance> {
        let odds = odds::of_choice(self, &view.to_state(self).ok()?, action)?;
        Some(FightChance::Exact(odds.win.value()))
    }
}

/// How long an event is shown.
fn pause(event: Event) -> Pause {
    match event {
        Event::Rolled { .. } | Event::RolledForStart { .. } => Pause::Roll,
        Event::Fought { .. }
        | Event::FightBegan { .. }
        | Event::FellUnconscious { .. }
        | Event::TurnMissed { .. }
        | Event::TileReturned { .. }
        | Event::ChestOpened { .. }
        | Event::Cursed { .. }
        | Event::Rose { .. }
        | Event::GoesOn { .. }
        | Event::StartTied => Pause::Read,
        Event::Moved { .. }
        | Event::WalkedThroughWall { .. }
        | Event::Teleported { .. }
        | Event::Retreated { .. }
        | Event::TileLaid { .. }
        | Event::TileDrawn { .. }
        | Event::TokenLaid { .. }
        | Event::TokenDrawn { .. }
        | Event::TokenReturned { .. }
        | Event::PortalUsed { .. }
        | Event::Swapped { .. }
        | Event::Healed { .. }
        | Event::Looted { .. }
        | Event::Collected { .. }
        | Event::LeftBehind { .. }
        | Event::BoltUsed { .. }
        | Event::Sacrificed { .. }
        | Event::HeroDrawn { .. }
        | Event::TurnBegan { .. } => Pause::Step,
        Event::RollsAgain { .. }
        | Event::HitPointLost { .. }
        | Event::CurseKept { .. }
        | Event::CurseLifted { .. }
        | Event::Withdrew { .. } => Pause::Glance,
        Event::TurnEnded { .. } | Event::GameEnded { .. } => Pause::No,
    }
}
