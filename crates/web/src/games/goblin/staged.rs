//! How Goblin is shown and told.

use bots::goblin::Adviser;
use goblin::solver::Goal;
use goblin::{Action, Card, Draw, Goblin, Phase, Seen, Shown, State, View};
use table::{Rules as _, Seat, Viewer};
use words::{FightChance, Narrated, Words, goblin as say};

use super::forecast::Forecast;
use super::ranking::cards_won;
use super::{Scene, equip, pauses, pictures, reasons};
use crate::platform::sound::Sound;
use crate::prelude::*;
use crate::session::Played;
use crate::shell::Settings;
use crate::stage::{Pause, Reason, Staged, Whose};

impl Played for Goblin {
    fn seen_by_all(&self, state: &State) -> View {
        let own = |seat| self.view(state, Viewer::Seat(seat));
        // Whoever acts knows what is looked at in a battle.
        let mut view = own(state.active());
        for seat in Seat::first(view.players.len()) {
            view.players[seat.index()] = own(seat).players.swap_remove(seat.index());
        }
        view
    }
}

impl Staged for Goblin {
    type Aim = Action;
    type Scene = Option<Scene>;
    type Tapped = Action;
    /// There is no map to look at.
    type Spot = ();
    const SECRETS: bool = true;

    fn begins_fight(event: &Seen) -> bool {
        matches!(event, Seen::FightBegan { .. })
    }

    /// A turn is one line, and so is what was laid out before the first.
    fn joins(_: &[Seen], event: &Seen) -> bool {
        !matches!(event, Seen::TurnBegan { .. } | Seen::Withdrew { .. } | Seen::GameEnded { .. })
    }

    /// Starting cards and backs come and go, and tell nothing.
    fn is_noise(event: &Seen) -> bool {
        matches!(
            event,
            Seen::TurnBegan { .. }
                | Seen::TurnEnded { .. }
                | Seen::BackSeen { .. }
                | Seen::Placed { .. }
                | Seen::Drew { card: Shown::Starting | Shown::Card(Card::Starting(_)), .. }
        )
    }

    fn is_news(line: &[Seen]) -> bool {
        line.first().is_some_and(|event| Self::turn_began(event).is_some()) && line.len() > 2
    }

    fn pause(event: &Seen, whose: Whose) -> Pause {
        pauses::pause(*event, whose)
    }

    /// Whoever has lost did not end the turn, and did not want to.
    fn aside(told: &[Seen]) -> Option<Key> {
        let (last, before) = told.split_last()?;
        let over = Self::turn_ended(last)?;
        let defeat = |event: &Seen| matches!(*event, Seen::Stayed { seat, .. } if seat == over);
        before.iter().any(defeat).then_some(key::WEB_TURN_OVER_LOST)
    }

    fn holds(event: &Seen) -> bool {
        matches!(
            event,
            Seen::Defended { .. }
                | Seen::HealedByEquipment { .. }
                | Seen::Struck { .. }
                | Seen::Fell { .. }
                | Seen::Beaten { .. }
                | Seen::Stayed { .. }
        )
    }

    fn scene(_: &View) -> Option<Scene> {
        None
    }

    fn scene_after(scene: Option<Scene>, event: &Seen) -> Option<Scene> {
        Scene::after(scene, *event)
    }

    fn secret_draw(view: &View) -> Option<Seat> {
        match view.turn.phase {
            Phase::Chance(Draw::FirstHand(_) | Draw::Card) => Some(Self::acting(view)),
            Phase::Chance(Draw::Hero(_) | Draw::Monster(_) | Draw::First | Draw::Back)
            | Phase::Seat(_)
            | Phase::Over(_) => None,
        }
    }

    fn reached(view: &View, seat: Seat) -> (bool, usize, usize) {
        view.players.get(seat.index()).map_or((false, 0, 0), |player| {
            (player.playing, player.keys.len(), cards_won(view, seat))
        })
    }

    fn opens(event: &Seen) -> bool {
        matches!(event, Seen::HeroDrawn { .. } | Seen::TurnBegan { .. })
    }

    fn turn_ended(event: &Seen) -> Option<Seat> {
        if let Seen::TurnEnded { seat } = *event { Some(seat) } else { None }
    }

    fn acts_in(scene: &Option<Scene>) -> Option<Seat> {
        scene.map(|scene| match scene {
            Scene::End(seat, ..)
            | Scene::Reward(seat, _)
            | Scene::Key(seat, _)
            | Scene::Finale(seat, _) => seat,
        })
    }

    fn settled(&self, settings: Settings, view: &View, legal: &[Action]) -> Option<Action> {
        if equip::is_first(self, view) {
            return Some(Action::Keep);
        }
        let shuffles = settings.always_shuffle.get_untracked();
        legal.iter().copied().find(|&action| shuffles && action == Action::Shuffle)
    }

    fn is_private(event: &Seen) -> bool {
        const fn own(card: Shown) -> bool {
            matches!(card, Shown::Card(Card::Starting(_)))
        }
        matches!(
            *event,
            Seen::Drew { card, .. } | Seen::Looked { card, .. } | Seen::PutUnder { card, .. } if own(card)
        ) || matches!(event, Seen::Placed { .. })
    }

    fn picture(_: &View, action: Action) -> &'static str {
        pictures::action(action)
    }

    fn sound(event: &Seen) -> Option<Sound> {
        sound(*event)
    }

    fn pips(_: &Seen) -> Option<(Seat, u8)> {
        None
    }

    fn thinkable(&self, view: &View) -> Vec<Action> {
        reasons::thinkable(view)
    }

    fn reason(&self, words: &Words, view: &View, of: &Action) -> Option<Reason> {
        reasons::reason(self, words, view, *of)
    }

    fn question(
        &self,
        words: &Words,
        view: &View,
        legal: &[Action],
        proposed: Option<&Action>,
    ) -> Option<String> {
        say::question(words, self, view, legal, proposed.copied())
    }

    fn fight_ahead(
        &self,
        words: &Words,
        view: &View,
        plan: &[Action],
    ) -> Option<(FightChance, Option<String>)> {
        let (prospect, error) = Adviser::new(self, view, Goal::WIN)?.after(plan[0])?;
        let now = view.players.get(view.turn.seat.index())?.hit_points;
        let forecast = Forecast::new(prospect, error, now);
        Some((forecast.chance, forecast.cost(words)))
    }
}

/// The sound of an event, if it has one.
fn sound(event: Seen) -> Option<Sound> {
    Some(match event {
        Seen::Played { .. }
        | Seen::Drew { .. }
        | Seen::Discarded { .. }
        | Seen::DeckMade { .. }
        | Seen::Shuffled { .. }
        | Seen::MonsterTurnedUp { .. }
        | Seen::RowFilled { .. } => Sound::Tile,
        Seen::FightBegan { .. }
        | Seen::Defended { .. }
        | Seen::Struck { .. }
        | Seen::Fell { .. } => Sound::Hit,
        Seen::Beaten { .. } => Sound::Win,
        Seen::Stayed { .. } => Sound::Lose,
        Seen::Won { .. } | Seen::KeyWon { .. } | Seen::Bought { .. } | Seen::Pawned { .. } => {
            Sound::Chest
        }
        Seen::CurseCountered { .. }
        | Seen::Named { .. }
        | Seen::HeadStart { .. }
        | Seen::Doubled { .. }
        | Seen::DrankHealing { .. }
        | Seen::HealedByCard { .. }
        | Seen::HealedByEquipment { .. }
        | Seen::Looked { .. }
        | Seen::Revived { .. } => Sound::Magic,
        Seen::GameEnded { .. } => Sound::Victory,
        Seen::HeroDrawn { .. }
        | Seen::TurnBegan { .. }
        | Seen::NothingDrawn { .. }
        | Seen::PutUnder { .. }
        | Seen::Placed { .. }
        | Seen::BackSeen { .. }
        | Seen::Equipped { .. }
        | Seen::VisitedMerchant { .. }
        | Seen::Paid { .. }
        | Seen::TurnEnded { .. }
        | Seen::Withdrew { .. } => return None,
    })
}

#[cfg(test)]
mod tests {
    use table::PlayoutLuck;

    use super::*;
    use crate::session::begun;

    #[test]
    fn a_turn_that_ends_with_a_lost_fight_says_so() {
        let seat = Seat::new(0);
        let monster = "I.3".parse().unwrap();
        let [stayed, beaten] = [Seen::Stayed { seat, monster }, Seen::Beaten { seat, monster }];
        let ended = Seen::TurnEnded { seat };
        assert_eq!(Goblin::aside(&[stayed, ended]), Some(key::WEB_TURN_OVER_LOST));
        assert_eq!(Goblin::aside(&[stayed]), None, "once, when it is over");
        assert_eq!(Goblin::aside(&[beaten, ended]), None);
        let other = Seen::TurnEnded { seat: Seat::new(1) };
        assert_eq!(Goblin::aside(&[stayed, other]), None, "somebody else's fight");
    }

    #[test]
    fn what_leaves_no_choice_is_not_asked_but_the_end_of_a_battle_is() {
        let (mut revives, mut ends) = (0, 0);
        begun::at_random(begun::goblin("horan, taia", 5), 8, 600, |host, seat, legal| {
            let taken = Goblin::foregone(&host.view(Viewer::Seat(seat)), legal);
            revives += usize::from(legal == [Action::Revive]);
            ends += usize::from(legal == [Action::End]);
            let asked = legal.len() > 1 || legal == [Action::End];
            assert!(!asked || taken.is_none(), "{legal:?}");
            let pays = matches!(legal, [Action::Revive | Action::Pay(_)]);
            assert!(!pays || taken == Some(legal[0]), "{legal:?}");
        });
        assert!(revives > 0 && ends > 0, "{revives} {ends}");
    }

    #[test]
    fn every_card_and_monster_that_cannot_be_chosen_has_its_reason() {
        begun::at_random(begun::goblin("xanros, taia", 5), 8, 300, |host, seat, legal| {
            let view = host.view(Viewer::Seat(seat));
            let hand = &view.players[seat.index()].hand;
            let own = hand.own.iter().flatten().copied().map(Card::Starting);
            let cards = own.chain(hand.won.iter().copied().map(Card::Won)).map(Action::Play);
            let foes = view.caverns.iter().flat_map(|cavern| {
                cavern.row.into_iter().chain([cavern.top, cavern.gate]).flatten()
            });
            let fights = foes.chain(view.town.lord).map(Action::Fight);
            // The page asks by what the player sees.
            let state = host.rules().determinize(&view, &mut PlayoutLuck::new(0)).unwrap();
            for action in cards.chain(fights) {
                let why_not = host.rules().why_not(&state, action);
                assert_eq!(why_not.is_none(), legal.contains(&action), "{action}");
            }
        });
    }
}
