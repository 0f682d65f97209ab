//! Who is to decide what.

use goblin::{BattleView, Decision, Draw, Goblin, Level, Phase, Product, Spot, View, Won};

use super::action::worn_instead;
use super::cards::{monster_noun, won_noun};
use super::ending::ending;
use super::face::won_face;
use super::names::{colors, level_text, potion_noun, who};
use crate::seated::seat_noun;
use crate::{Arg, Key, Words, key};

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
            Draw::Hero(seat) => words.say(key::PROMPT_DRAW_HERO, &[("seat", seat_noun(seat))]),
            Draw::Monster(Spot::Row(level, _)) => self.at(key::GOBLIN_PROMPT_MONSTER_ROW, level),
            Draw::Monster(Spot::Deck(level)) => self.at(key::GOBLIN_PROMPT_MONSTER_DECK, level),
            Draw::Monster(Spot::Gate(level)) => self.at(key::GOBLIN_PROMPT_MONSTER_GATE, level),
            Draw::Monster(Spot::Chamber) => words.text(key::GOBLIN_PROMPT_MONSTER_CHAMBER),
            Draw::FirstHand(seat) => {
                words.say(key::GOBLIN_PROMPT_FIRST_HAND, &[("hero", who(view, seat))])
            }
            Draw::First => words.text(key::GOBLIN_PROMPT_FIRST),
            Draw::Back => self.ask(key::GOBLIN_PROMPT_BACK),
            Draw::Card => self.ask(key::GOBLIN_PROMPT_CARD),
        }
    }

    fn decision(&self, decision: Decision) -> String {
        let Self { words, rules, view } = *self;
        match decision {
            Decision::HeadStart { .. } => self.ask(key::GOBLIN_PROMPT_HEAD_START),
            Decision::Turn if self.hit_points() == 0 => self.ask(key::GOBLIN_PROMPT_MUST_REVIVE),
            Decision::Turn => self.ask(key::GOBLIN_PROMPT_TURN),
            Decision::Discard => self.ask(key::GOBLIN_PROMPT_DISCARD),
            Decision::Battle => match &view.battle {
                Some(battle) => self.battle(battle),
                None => self.ask(key::GOBLIN_PROMPT_TURN),
            },
            Decision::Look => self.ask(key::GOBLIN_PROMPT_LOOK),
            Decision::Arrange => self.ask(key::GOBLIN_PROMPT_ARRANGE),
            Decision::Equip(card, _) => self.equip(card),
            Decision::Heal => {
                let args = [
                    self.hero(),
                    ("left", self.hit_points().into()),
                    ("full", rules.full(view.turn.seat).into()),
                ];
                words.say(key::GOBLIN_PROMPT_HEAL, &args)
            }
            Decision::Shop => self.ask(key::GOBLIN_PROMPT_SHOP),
            Decision::Pay(Product::Potion(potion)) => {
                let args = [self.hero(), ("potion", potion_noun(potion))];
                words.say(key::GOBLIN_PROMPT_PAY_POTION, &args)
            }
            Decision::Pay(Product::Card(card)) => {
                words.say(key::GOBLIN_PROMPT_PAY_CARD, &[self.hero(), ("card", self.won(card))])
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

    fn ask(&self, key: Key) -> String {
        self.words.say(key, &[self.hero()])
    }

    fn at(&self, key: Key, level: Level) -> String {
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
                words.say(key::GOBLIN_PROMPT_EQUIP, &args)
            }
            Some(other) => {
                let args = [self.hero(), ("card", self.won(card)), ("other", self.won(other))];
                words.say(key::GOBLIN_PROMPT_EQUIP_INSTEAD, &args)
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
            return self.words.say(key::GOBLIN_PROMPT_BATTLE_FIRST, &args);
        }
        args.push(("next", Arg::text(colors(self.words, battle.next))));
        self.words.say(key::GOBLIN_PROMPT_BATTLE, &args)
    }
}
