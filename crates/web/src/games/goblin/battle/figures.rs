//! Attack against the monster's hit points, defence against its attack, and the hearts that are at stake.

use goblin::{Card, Effect, Won};
use words::{Arg, goblin as say};

use super::super::card::equipment_face;
use super::{Advised, ShownBattle};
use crate::games::goblin::pictures;
use crate::prelude::*;
use crate::ui::html::{bold, element, heard, icon, span, tag};
use crate::ui::{Markup, capital, picture};

/// How full a bar is, in percent.
fn filled(have: u16, need: u8) -> u16 {
    if need == 0 { 100 } else { (have * 100 / u16::from(need)).min(100) }
}

impl ShownBattle<'_> {
    pub(super) fn figures(&self) -> AnyView {
        let Self { rules, battle, .. } = *self;
        let monster = rules.content().monsters[battle.monster.index()];
        let totals = battle.totals;
        let seat = self.view.turn.seat;
        let player = self.view.players.get(seat.index());
        let now = player.map_or(0, |player| player.hit_points);
        let (left, mended) = if self.undecided { (totals.left, battle.mended) } else { (now, 0) };
        let heart = |heart: u8| {
            let class = if heart < left.min(now) {
                "heart"
            } else if heart < left + mended {
                "heart mended"
            } else if heart < now {
                "heart threatened"
            } else {
                "heart lost"
            };
            span(class, &icon("icon-heart"))
        };
        let full = player.map_or(0, |player| player.full);
        let hearts: String = (0..full).map(heart).collect();
        let worn = player.into_iter().flat_map(|player| [player.weapon, player.armor]);
        let worn: String = worn.flatten().map(|card| self.worn(card)).collect();
        let name = self.hero.map(|hero| bold(&say::hero(self.words, hero)));
        let fighter = [name.unwrap_or_default(), span("hearts", &hearts)].concat();
        let fighter = element("p", &[("class", "fighter"), ("aria-hidden", "true")], &fighter);
        // What is won may be worn at once: the sum of a battle that is over would count it.
        let gauges = self.undecided.then(|| {
            view! {
                {self.gauge(Effect::Attack, "icon-heart", totals.attack, monster.hit_points, totals.suffices)}
                {self.gauge(Effect::Defense, "icon-claws", totals.defense, monster.attack, totals.damage == 0)}
            }
        });
        view! {
            <div class="figures" data-hero=self.hero.map(goblin::Hero::name)>
                {Markup(fighter)}
                {Markup(tag("p", "worn-list", &worn))}
                {gauges}
            </div>
        }
        .into_any()
    }

    /// A weapon or an armour, struck out if a curse cancels it.
    fn worn(&self, card: Won) -> String {
        let Self { words, rules, battle, .. } = *self;
        let content = rules.content();
        let curses = battle.curses;
        let said = say::card_line_against(words, content, self.hero, Card::Won(card), curses);
        span("worn", &[heard(&said), equipment_face(words, content, card, curses).0].concat())
    }

    /// One number that grows against another.
    fn gauge(
        &self,
        effect: Effect,
        against: &'static str,
        have: u16,
        need: u8,
        suffices: bool,
    ) -> AnyView {
        // A hero who strikes first and hard enough needs no defence (G9.7).
        let missing = if suffices { 0 } else { u16::from(need).saturating_sub(have) };
        let said = (missing > 0)
            .then(|| self.words.say(key::WEB_BATTLE_MISSING, &[("count", missing.into())]));
        let enough = if missing == 0 { "gauge enough" } else { "gauge" };
        let fill = ["--fill:", &filled(have, need).to_string()].concat();
        view! {
            <div class=enough data-gauge=effect.name() aria-hidden="true">
                <span class="fill" style=fill></span>
                <span class="have">{picture(pictures::effect(effect))}<b>{have.to_string()}</b><small>{say::effect(self.words, effect)}</small></span>
                <span class="missing">{said}</span>
                <span class="need"><b>{need.to_string()}</b>{picture(against)}</span>
            </div>
        }
        .into_any()
    }

    /// What comes of it if card play ended now, and what would be better.
    pub(super) fn outlook(&self, advised: RwSignal<Option<Advised>>) -> AnyView {
        let Self { words, battle, .. } = *self;
        let totals = battle.totals;
        let monster = self.rules.content().monsters[battle.monster.index()];
        let outcome = say::outcome(words, battle);
        let args = [
            ("attack", totals.attack.into()),
            ("needed", monster.hit_points.into()),
            ("defense", totals.defense.into()),
            ("strength", monster.attack.into()),
            ("outcome", Arg::text(outcome.as_str())),
        ];
        let class = match (totals.beats, totals.left) {
            (true, _) => "outlook good",
            (false, 0) => "outlook bad",
            (false, _) => "outlook",
        };
        view! {
            <p class=class aria-hidden="true">{capital(&outcome)}</p>
            <p class="heard" role="status">{words.say(key::WEB_BATTLE_SUM, &args)}</p>
            {self.advice(advised)}
        }
        .into_any()
    }
}

#[cfg(test)]
mod tests {
    use super::filled;

    #[test]
    fn bars_are_full_when_it_is_enough() {
        assert_eq!(filled(0, 4), 0);
        assert_eq!(filled(1, 4), 25);
        assert_eq!(filled(9, 4), 100);
        assert_eq!(filled(0, 0), 100);
    }
}
