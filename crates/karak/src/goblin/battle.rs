//! A battle as it stands: the monster, the cards played, and what it adds up to.

use goblin::{Action, BattleView, Curses, Decision, Draw, Drawing, Phase, PlayerView, Shown};
use table::Viewer;
use words::{Arg, goblin as say, key};

use super::scene::Scene;
use crate::layout::Grid;

impl Scene<'_> {
    /// What whoever decides needs to see now, if it is not the caverns.
    pub(super) fn close_up(&self) -> Option<String> {
        let player = self.player(self.view.turn.seat)?;
        match (self.view.turn.phase, &self.view.battle) {
            (Phase::Seat(Decision::Arrange), _) => Some(self.deck(player)),
            (
                Phase::Seat(Decision::Battle | Decision::Discard | Decision::Look)
                | Phase::Chance(Draw::Card | Draw::Back),
                Some(battle),
            ) if self.view.turn.drawing != Drawing::Refill => Some(self.battle(player, battle)),
            (Phase::Seat(Decision::Shop | Decision::Pay(_)), _) => Some(self.town()),
            (Phase::Seat(_) | Phase::Chance(_) | Phase::Over(_), _) => None,
        }
    }

    /// The curses of the battle that is going on.
    pub(super) fn curses(&self) -> Curses {
        self.view.battle.as_ref().map_or(Curses::EMPTY, |battle| battle.curses)
    }

    fn battle(&self, player: &PlayerView, battle: &BattleView) -> String {
        let (words, content) = (self.words, self.rules.content());
        let mut text = String::new();
        let mut line = |line: String| text.push_str(&self.line(&line));
        let monster = say::monster_line(words, content, battle.monster);
        line(format!("{}: {monster}", battle.monster));
        for curse in battle.curses.iter() {
            line(format!("  {}", say::curse_rule(words, curse)));
        }
        if let Some(countered) = battle.countered {
            let curse = Arg::text(self.faces.curse(countered.curse));
            line(format!("  {}", words.say(key::UI_LIFTED, &[("curse", curse)])));
        }
        let name = self.seat_name(self.view.turn.seat);
        line(format!("{name}: {}", self.belongings(player)));
        if !battle.chain.is_empty() {
            line(format!("     {}:", words.text(key::UI_CHAIN)));
            text.push_str(&self.chain(player, battle));
        }
        // Whoever decides about it sees the same among the choices.
        let chooses = self.view.viewer == Viewer::Seat(self.view.turn.seat)
            && self.view.turn.phase == Phase::Seat(Decision::Battle);
        if !chooses {
            let now = say::action(words, self.rules, self.view, Action::End);
            text.push_str(&self.line(&format!("     {now}")));
        }
        if !battle.looked.is_empty() {
            let looked = battle.looked.iter().map(|&card| match card {
                Shown::Starting => words.text(key::GOBLIN_STARTING_CARD),
                Shown::Card(card) => say::card_line(words, content, player.hero, card),
            });
            let looked = looked.collect::<Vec<_>>().join("; ");
            text.push_str(&self.line(&format!("     {}: {looked}", words.text(key::UI_LOOKED_AT))));
        }
        text + &self.hand(player, battle.curses)
    }

    /// The cards played, with what became of their effects.
    fn chain(&self, player: &PlayerView, battle: &BattleView) -> String {
        let mut grid = Grid::default();
        for (place, &card) in battle.chain.iter().enumerate() {
            let defied = battle.defied.filter(|&(other, _)| usize::from(other) == place);
            let [number, name, color, next, mut effects] =
                self.faces.card(player.hero, card, battle.curses_on(place));
            if let Some((_, curse)) = defied {
                let curse = Arg::text(self.faces.curse(curse));
                effects.push_str(&format!(
                    "; {}",
                    self.words.say(key::UI_DEFIED, &[("curse", curse)])
                ));
            }
            let doubled = battle.doubled.filter(|doubled| usize::from(doubled.place) == place);
            if let Some(doubled) = doubled {
                let effect = Arg::text(say::effect(self.words, doubled.effect));
                let doubled = self.words.say(key::UI_DOUBLED, &[("effect", effect)]);
                effects.push_str(&format!("; {doubled}"));
            }
            grid.row([number, name, color, next, effects]);
        }
        grid.text(7, self.columns)
    }
}
