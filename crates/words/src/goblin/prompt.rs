//! Who is to decide what.

use goblin::{BattleView, Decision, Draw, Goblin, Level, Phase, Product, Spot, View, Won};

use super::action::worn_instead;
use super::cards::{monster_noun, won_noun};
use super::ending::ending;
use super::face::won_face;
use super::names::{colors, level_text, potion_noun, who};
use crate::seated::seat_noun;
use crate::{Arg, Words};

/// What the game waits for, and from whom. When it is over: the result.
pub fn prompt(words: &Words, rules: &Goblin, view: &View) -> String {
    let question = Question { words, rules, view };
    match view.turn.phase {
        Phase::Chance(draw) => question.draw(draw),
        Phase::Seat(decision) => question.decision(decision),
        Phase::Over(_) => ending(words, view),
    }
}

struct Question<'a> {
    words: &'a Words,
    rules: &'a Goblin,
    view: &'a View,
}

impl Question<'_> {
    fn draw(&self, draw: Draw) -> String {
        let Self { words, view, .. } = *self;
        match draw {
            Draw::Hero(seat) => words.say("prompt-draw-hero", &[("seat", seat_noun(seat))]),
            Draw::Monster(Spot::Row(level, _)) => self.at("goblin-prompt-monster-row", level),
            Draw::Monster(Spot::Deck(level)) => self.at("goblin-prompt-monster-deck", level),
            Draw::Monster(Spot::Gate(level)) => self.at("goblin-prompt-monster-gate", level),
            Draw::Monster(Spot::Chamber) => words.text("goblin-prompt-monster-chamber"),
            Draw::FirstHand(seat) => {
                words.say("goblin-prompt-first-hand", &[("hero", who(view, seat))])
            }
            Draw::First => words.text("goblin-prompt-first"),
            Draw::Back => self.ask("goblin-prompt-back"),
            Draw::Card => self.ask("goblin-prompt-card"),
        }
    }

    fn decision(&self, decision: Decision) -> String {
        let Self { words, rules, view } = *self;
        match decision {
            Decision::Turn if self.hit_points() == 0 => self.ask("goblin-prompt-must-revive"),
            Decision::Turn => self.ask("goblin-prompt-turn"),
            Decision::Discard => self.ask("goblin-prompt-discard"),
            Decision::Battle => match &view.battle {
                Some(battle) => self.battle(battle),
                None => self.ask("goblin-prompt-battle-here"),
            },
            Decision::Look => self.ask("goblin-prompt-look"),
            Decision::Arrange => self.ask("goblin-prompt-arrange"),
            Decision::Equip(card, _) => self.equip(card),
            Decision::Heal => {
                let args = [
                    self.hero(),
                    ("left", self.hit_points().into()),
                    ("full", rules.full().into()),
                ];
                words.say("goblin-prompt-heal", &args)
            }
            Decision::Shop => self.ask("goblin-prompt-shop"),
            Decision::Pay(Product::Potion(potion)) => {
                let args = [self.hero(), ("potion", potion_noun(potion))];
                words.say("goblin-prompt-pay-potion", &args)
            }
            Decision::Pay(Product::Card(card)) => {
                words.say("goblin-prompt-pay-card", &[self.hero(), ("card", self.won(card))])
            }
        }
    }

    /// Whose turn it is.
    fn hero(&self) -> (&'static str, Arg<'static>) {
        ("hero", who(self.view, self.view.turn.seat))
    }

    fn hit_points(&self) -> u8 {
        self.view.players.get(self.view.turn.seat.index()).map_or(0, |player| player.hit_points)
    }

    fn ask(&self, key: &str) -> String {
        self.words.say(key, &[self.hero()])
    }

    fn at(&self, key: &str, level: Level) -> String {
        self.words.say(key, &[("level", level_text(level))])
    }

    fn won(&self, card: Won) -> Arg<'static> {
        won_noun(self.words, self.rules.content(), card)
    }

    fn equip(&self, card: Won) -> String {
        let (words, content) = (self.words, self.rules.content());
        match worn_instead(content, self.view, card) {
            None => {
                let face = Arg::text(won_face(words, content, card));
                let args = [self.hero(), ("card", self.won(card)), ("face", face)];
                words.say("goblin-prompt-equip", &args)
            }
            Some(other) => {
                let args = [self.hero(), ("card", self.won(card)), ("other", self.won(other))];
                words.say("goblin-prompt-equip-instead", &args)
            }
        }
    }

    /// How it stands, and which colors may follow (G4.3).
    fn battle(&self, battle: &BattleView) -> String {
        let content = self.rules.content();
        let monster = &content.monsters[battle.monster.index()];
        let mut args = vec![
            self.hero(),
            ("monster", monster_noun(self.words, content, battle.monster)),
            ("attack", battle.totals.attack.into()),
            ("needed", monster.hit_points.into()),
            ("defense", battle.totals.defense.into()),
            ("strength", monster.attack.into()),
        ];
        if battle.chain.is_empty() {
            return self.words.say("goblin-prompt-battle-first", &args);
        }
        args.push(("next", Arg::text(colors(self.words, battle.next))));
        self.words.say("goblin-prompt-battle", &args)
    }
}
