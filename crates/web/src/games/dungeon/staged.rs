//! How the dungeon is shown and told.

use dungeon::{Action, Decision, Dungeon, Event, Phase, Place, State, View, odds, reach};
use table::{Rules as _, Seat, Viewer};
use words::{FightChance, Narrated, Words};

use super::board::going;
use super::panels::{Choice, picture, sound_of};
use super::reasons::{self, Tapped};
use super::{Aim, FightScene, lines, pauses, turn_over};
use crate::platform::sound::Sound;
use crate::prelude::*;
use crate::session::Played;
use crate::stage::{Pause, Reason, Staged, Whose};

impl Played for Dungeon {
    /// Nothing is hidden.
    fn seen_by_all(&self, state: &State) -> View {
        self.view(state, Viewer::Spectator)
    }
}

impl Staged for Dungeon {
    type Aim = Aim;
    type Scene = Option<FightScene>;
    type Tapped = Tapped;
    type Spot = Place;
    const SECRETS: bool = false;

    fn begins_fight(event: &Event) -> bool {
        FightScene::start(event).is_some()
    }

    fn joins(line: &[Event], event: &Event) -> bool {
        lines::joins(line, *event)
    }

    fn is_noise(event: &Event) -> bool {
        Self::turn_ended(event).is_some()
    }

    fn is_news(line: &[Event]) -> bool {
        lines::is_news(line)
    }

    fn implied(before: &[Event], line: &[Event]) -> Option<Event> {
        lines::implied(before, line)
    }

    fn spot(log: &[Event]) -> Option<Place> {
        lines::place(log)
    }

    fn pause(event: &Event, whose: Whose) -> Pause {
        pauses::pause(*event, whose)
    }

    /// A tile that can lie in one way only is seen in hand before it is laid.
    fn lingers(view: &View) -> Pause {
        let in_hand = matches!(view.turn.phase, Phase::Seat(Decision::LayTile { .. }));
        if in_hand { Pause::Step } else { Pause::No }
    }

    fn aside(told: &[Event]) -> Option<Key> {
        turn_over::why(told)
    }

    fn thrown(scene: &Option<FightScene>, event: &Event) -> Option<Seat> {
        let first = scene.is_none_or(|scene| scene.dice.is_none());
        if let Event::Rolled { seat, .. } = *event { Some(seat).filter(|_| first) } else { None }
    }

    /// A combat begins on the table where dice are rolled.
    fn holds(event: &Event) -> bool {
        FightScene::belongs(event) && FightScene::start(event).is_none()
    }

    fn scene(view: &View) -> Option<FightScene> {
        FightScene::of(view)
    }

    fn scene_after(scene: Option<FightScene>, event: &Event) -> Option<FightScene> {
        FightScene::start(event).or_else(|| {
            scene.filter(|_| FightScene::belongs(event)).map(|going| going.after(event))
        })
    }

    /// Once a combat is decided, nothing is asked in it any more.
    fn acts_in(scene: &Option<FightScene>) -> Option<Seat> {
        scene.filter(|scene| scene.result.is_some()).map(|scene| scene.seat)
    }

    fn secret_draw(_: &View) -> Option<Seat> {
        None
    }

    fn turn_passes(event: &Event) -> Option<Seat> {
        if let Event::TurnMissed { seat } = *event { Some(seat) } else { Self::turn_began(event) }
    }

    fn reached(view: &View, seat: Seat) -> (bool, usize, usize) {
        let hero = view.heroes.get(seat.index());
        hero.map_or((false, 0, 0), |hero| (hero.playing, hero.points.halves.into(), 0))
    }

    fn opens(event: &Event) -> bool {
        matches!(
            event,
            Event::HeroDrawn { .. }
                | Event::RolledForStart { .. }
                | Event::StartTied
                | Event::TurnBegan { .. }
        )
    }

    fn turn_ended(event: &Event) -> Option<Seat> {
        if let Event::TurnEnded { seat } = *event { Some(seat) } else { None }
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

    fn pips(event: &Event) -> Option<(Seat, u8)> {
        if let Event::Rolled { seat, dice, .. } = event { Some((*seat, dice.sum())) } else { None }
    }

    fn thinkable(&self, view: &View) -> Vec<Tapped> {
        reasons::thinkable(view)
    }

    fn reason(&self, words: &Words, view: &View, of: &Tapped) -> Option<Reason> {
        reasons::reason(self, words, view, *of)
    }

    fn fight_ahead(
        &self,
        _: &Words,
        view: &View,
        plan: &[Action],
    ) -> Option<(FightChance, Option<String>)> {
        let now = view.to_state(self).ok()?;
        let odds = match *plan {
            [action] => odds::of_choice(self, &now, action)?,
            _ => odds::ahead(self, &now, plan)?.prospects(),
        };
        Some((words::dungeon::fight_chance(odds), None))
    }

    /// A way is called after where it leads.
    fn plan(&self, words: &Words, view: &View, plan: &[Action]) -> String {
        let targets = view.to_state(self).map(|now| reach::targets(&now)).unwrap_or_default();
        match reach::first_stop(&targets, plan) {
            Some(target) => going(words, view, target),
            None => self.action(words, view, plan[0]),
        }
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;
    use crate::session::begun;

    #[test]
    fn a_plan_is_named_after_its_place_and_its_fight_is_weighed() {
        let english = include_str!("../../../../words/text/en.ftl");
        let words = Words::from_source(Language::English, english).unwrap();
        let (mut far, mut fights) = (0, 0);
        begun::at_random(begun::dungeon("horan, taia", 5), 8, 400, |host, _, _| {
            let (rules, view) = (host.rules(), host.view(Viewer::Spectator));
            for target in reach::targets(&view.to_state(rules).unwrap()) {
                let said = rules.plan(&words, &view, &target.steps);
                assert_eq!(said, going(&words, &view, &target));
                far += usize::from(said.contains("2 moves"));
                if matches!(target.kind, reach::TargetKind::Fight(_)) {
                    assert!(rules.fight_ahead(&words, &view, &target.steps).is_some(), "{said}");
                    fights += usize::from(!target.is_next_step());
                }
            }
        });
        assert!(far > 20 && fights > 3, "{far} {fights}");
    }
}
