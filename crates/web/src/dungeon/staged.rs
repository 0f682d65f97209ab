//! How the dungeon is shown and told.

use dungeon::{Action, Decision, Direction, Dungeon, Event, Phase, Place, Refusal, TileKind, View};
use table::{Seat, SeatSet};
use words::{Arg, FightChance, Words, dungeon as say};

use super::table::{Choice, picture, prospects, short_words, sound_of};
use super::{FightScene, Target};
use crate::platform::sound::Sound;
use crate::play::{Pause, Staged};

impl Staged for Dungeon {
    type Aim = Target;
    type Scene = Option<FightScene>;
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

    /// A blow that has already won is struck without asking.
    fn foregone(view: &View, _: &[Action]) -> Option<Action> {
        let battle = view.battle.as_ref()?;
        let strengthening = matches!(view.turn.phase, Phase::Seat(Decision::Strengthen(_)));
        let won = battle.total.is_some_and(|total| total > battle.strength);
        (strengthening && won).then_some(Action::Strike)
    }

    fn acting(view: &View) -> Seat {
        view.acting().unwrap_or(view.turn.seat)
    }

    fn secret_draw(_: &View) -> Option<Seat> {
        None
    }

    fn turn_number(view: &View) -> u16 {
        view.turn.number
    }

    fn won_by(view: &View) -> Option<SeatSet> {
        view.result.as_ref().map(|result| result.winners)
    }

    fn turn_began(event: &Event) -> Option<Seat> {
        if let Event::TurnBegan { seat } | Event::TurnMissed { seat } = *event {
            Some(seat)
        } else {
            None
        }
    }

    fn turn_ended(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }

    fn is_private(_: &Event) -> bool {
        false
    }

    fn is_halfway(_: &View, _: &[Action]) -> bool {
        false
    }

    fn who(view: &View, seat: Seat) -> Arg<'static> {
        say::who(view, seat)
    }

    fn hero(view: &View, seat: Seat) -> Option<&'static str> {
        view.heroes.get(seat.index())?.hero.map(dungeon::Hero::name)
    }

    fn prompt(&self, words: &Words, view: &View) -> String {
        say::prompt(words, view)
    }

    fn action(&self, words: &Words, view: &View, action: Action) -> String {
        say::action(words, view, action)
    }

    fn picture(view: &View, action: Action) -> &'static str {
        picture(view, Choice::Act(action))
    }

    fn event(&self, words: &Words, view: &View, event: &Event) -> String {
        say::event(words, view, event)
    }

    fn sound(event: &Event) -> Option<Sound> {
        sound_of(*event)
    }

    fn refusal(words: &Words, refusal: Refusal) -> String {
        say::refusal(words, refusal)
    }

    fn ending(&self, words: &Words, view: &View) -> [String; 2] {
        let said = say::ending(words, view);
        let first = said.lines().next().unwrap_or_default().to_owned();
        let ended = view.result.as_ref().map(|result| Event::GameEnded { ending: result.ending });
        let why = ended.map(|event| say::event(words, view, &event)).unwrap_or_default();
        [first, why]
    }

    fn thinkable(&self, words: &Words, view: &View) -> Vec<(Action, String)> {
        let named = |action| {
            let key = short_words(view, Choice::Act(action))?;
            Some((action, words.text(key)))
        };
        thinkable(view).into_iter().filter_map(named).collect()
    }

    fn fight_chance(&self, view: &View, action: Action) -> Option<FightChance> {
        let odds = prospects::after_roll(self, view, action)
            .or_else(|| prospects::ahead(self, view, &[action]));
        odds.map(|[win, ..]| FightChance::Exact(win.value()))
    }
}

/// What somebody might want to do in this situation.
fn thinkable(view: &View) -> Vec<Action> {
    let seat = view.turn.seat;
    let mut seats = Seat::first(view.heroes.len());
    let other = seats.find(|&other| other != seat).unwrap_or(seat);
    let gates = view.tiles.iter().filter(|tile| tile.kind == TileKind::Gate);
    let gate = gates.map(|tile| tile.place).next_back().unwrap_or(Place::START);
    if let Phase::Seat(Decision::SecondRoll(_) | Decision::Strengthen(_)) = view.turn.phase {
        return vec![
            Action::RollAgain,
            Action::Bolt,
            Action::Sacrifice,
            Action::Strike,
            Action::End,
        ];
    }
    let here = view.heroes.get(seat.index()).and_then(|hero| view.tile_at(hero.place));
    let blocked = |side: &Direction| here.is_some_and(|tile| !tile.exits.contains(*side));
    let mut actions = vec![
        Action::End,
        Action::Open,
        Action::Collect,
        Action::Fight,
        Action::Gate(gate),
        Action::Portal(seat, Place::START),
        Action::Swap(other),
    ];
    actions.extend(Direction::ALL.into_iter().find(blocked).map(Action::Explore));
    actions
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
