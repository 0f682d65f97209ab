//! What a choice says in the situation it is offered in.

use goblin::{
    Action, ActionCard, Back, BattleView, Card, Color, Content, Curse, Curses, Decision, Effect,
    EquipmentKind, Goblin, Hero, Monster, MonsterKind, Phase, Product, Reward, Shown, View, Won,
};

use super::cards::card_noun;
use super::face::{card_line, card_line_against, monster_line, won_line};
use super::names::{curse_noun, effect_noun, hero_of, level_text, potion};
use crate::{Arg, Key, Words, key};

/// What this choice says, with the numbers that matter, such as "Play: Spark (blue → red, green: attack 1)".
pub fn action(words: &Words, rules: &Goblin, view: &View, action: Action) -> String {
    let hero = hero_of(view, view.turn.seat);
    let abilities = rules.setup().abilities.is_on();
    Situation { words, content: rules.content(), view, hero, abilities }.say(action)
}

/// What comes of a battle that ends now: "the monster is beaten".
pub fn outcome(words: &Words, battle: &BattleView) -> String {
    let damage = [("damage", battle.totals.damage.into())];
    let outcome = match (battle.totals.beats, battle.totals.left) {
        (true, 0) => words.text(key::GOBLIN_OUTCOME_BEATEN_LAST),
        (true, 1..) => words.say(key::GOBLIN_OUTCOME_BEATEN, &damage),
        (false, 0) => words.text(key::GOBLIN_OUTCOME_FALLS),
        (false, 1..) => words.say(key::GOBLIN_OUTCOME_STAYS, &damage),
    };
    match battle.mended {
        0 => outcome,
        count @ 1.. => words.say(
            key::GOBLIN_OUTCOME_MENDED,
            &[("outcome", Arg::text(outcome)), ("count", count.into())],
        ),
    }
}

struct Situation<'a> {
    words: &'a Words,
    content: &'a Content,
    view: &'a View,
    /// Whose turn it is.
    hero: Option<Hero>,
    /// Whether heroes have special abilities.
    abilities: bool,
}

impl Situation<'_> {
    fn say(&self, action: Action) -> String {
        let Self { words, content, .. } = *self;
        match action {
            Action::Fight(monster) => self.fight(monster),
            Action::Merchant => words.text(key::GOBLIN_ACTION_MERCHANT),
            Action::Revive => words.text(key::GOBLIN_ACTION_REVIVE),
            Action::Play(card) => self.play(card),
            Action::Defy(card, curse) => self.defy(card, curse),
            Action::Name(card, effect) => self.name(card, effect),
            Action::Double(effect) => self.double(effect),
            Action::Counter(curse) => {
                words.say(key::GOBLIN_ACTION_COUNTER, &[("curse", curse_noun(curse))])
            }
            Action::Heal => words.text(key::GOBLIN_ACTION_HEAL),
            Action::Decline => words.text(key::GOBLIN_ACTION_DECLINE),
            Action::End => self.end(),
            Action::Discard(card) => self.card(key::GOBLIN_ACTION_DISCARD, card),
            Action::Take(card) => self.card(key::GOBLIN_ACTION_TAKE, card),
            Action::Place(Back::Starting) => words.text(key::GOBLIN_ACTION_PLACE_STARTING),
            Action::Place(Back::Won(card)) => self.won(key::GOBLIN_ACTION_PLACE, card),
            Action::Shuffle => words.text(key::GOBLIN_ACTION_SHUFFLE),
            Action::Keep => self.equip([
                key::GOBLIN_ACTION_KEEP,
                key::GOBLIN_ACTION_KEEP_INSTEAD,
                key::GOBLIN_ACTION_KEEP_NOW,
            ]),
            Action::Pawn => self.equip([
                key::GOBLIN_ACTION_PAWN,
                key::GOBLIN_ACTION_PAWN_INSTEAD,
                key::GOBLIN_ACTION_PAWN_NOW,
            ]),
            Action::Buy(product) => {
                let product = match product {
                    Product::Potion(bought) => potion(words, bought),
                    Product::Card(card) => won_line(words, content, card),
                };
                words.say(key::GOBLIN_ACTION_BUY, &[("product", Arg::text(product))])
            }
            Action::Pay(card) => self.won(key::GOBLIN_ACTION_PAY, card),
            Action::Leave => words.text(key::GOBLIN_ACTION_LEAVE),
            Action::Choose(chosen) => words
                .say(key::GOBLIN_ACTION_CHOOSE, &[("potion", Arg::text(potion(words, chosen)))]),
        }
    }

    fn won(&self, key: Key, card: Won) -> String {
        let line = won_line(self.words, self.content, card);
        self.words.say(key, &[("card", Arg::text(line))])
    }

    fn card(&self, key: Key, card: Card) -> String {
        let line = card_line(self.words, self.content, self.hero, card);
        self.words.say(key, &[("card", Arg::text(line))])
    }

    fn fight(&self, monster: Monster) -> String {
        let words = self.words;
        let line = ("monster", Arg::text(monster_line(words, self.content, monster)));
        match (monster.kind(), monster.level()) {
            (MonsterKind::Ordinary(_), Some(level)) => {
                words.say(key::GOBLIN_ACTION_FIGHT, &[("level", level_text(level)), line])
            }
            (MonsterKind::Gatekeeper, Some(level)) => words
                .say(key::GOBLIN_ACTION_FIGHT_GATEKEEPER, &[("level", level_text(level)), line]),
            (MonsterKind::Lord, _) | (_, None) => words.say(key::GOBLIN_ACTION_FIGHT_LORD, &[line]),
        }
    }

    fn battle(&self) -> Option<&BattleView> {
        self.view.battle.as_ref()
    }

    /// The face of an action card of the hero whose turn it is.
    fn face(&self, card: Card) -> Option<&ActionCard> {
        match card {
            Card::Starting(card) => Some(&self.content.starting[self.hero?][card.index()]),
            Card::Won(card) => match &self.content.rewards[card.index()] {
                Reward::Action(face) => Some(face),
                Reward::Equipment(_) => None,
            },
        }
    }

    /// The face of the card just played.
    fn last(&self) -> Option<&ActionCard> {
        self.face(*self.battle()?.chain.last()?)
    }

    /// The line of a card, with the effects that these curses make void.
    fn against(&self, card: Card, curses: Curses) -> Arg<'static> {
        Arg::text(card_line_against(self.words, self.content, self.hero, card, curses))
    }

    /// Whether only the hero's ability lets the card follow (G8.1, G8.5): that uses it up.
    fn by_ability(&self, card: Card) -> bool {
        let (Some(face), Some(last), Some(battle)) = (self.face(card), self.last(), self.battle())
        else {
            return false;
        };
        let able = match self.hero {
            Some(Hero::Argentus) => face.color == Color::Blue,
            Some(Hero::Victorius) => battle.chain.len() == 1,
            Some(Hero::Horan | Hero::Xanros | Hero::Aderyn | Hero::Taia) | None => false,
        };
        self.abilities && able && !last.next.contains(face.color)
    }

    fn play(&self, card: Card) -> String {
        let curses = self.battle().map_or(Curses::EMPTY, |battle| battle.curses);
        let key = if self.by_ability(card) {
            key::GOBLIN_ACTION_PLAY_ABILITY
        } else {
            key::GOBLIN_ACTION_PLAY
        };
        self.words.say(key, &[("card", self.against(card, curses))])
    }

    fn defy(&self, card: Card, curse: Curse) -> String {
        let mut curses = self.battle().map_or(Curses::EMPTY, |battle| battle.curses);
        curses.remove(curse);
        let args = [("curse", curse_noun(curse)), ("card", self.against(card, curses))];
        self.words.say(key::GOBLIN_ACTION_DEFY, &args)
    }

    fn name(&self, card: Card, effect: Effect) -> String {
        let count = self.face(card).map_or(0, |face| face.effect(effect));
        let card = card_noun(self.words, self.content, self.hero, Shown::Card(card));
        let args = [("effect", effect_noun(effect)), ("count", count.into()), ("card", card)];
        self.words.say(key::GOBLIN_ACTION_NAME, &args)
    }

    fn double(&self, effect: Effect) -> String {
        let noun = ("effect", effect_noun(effect));
        match self.last().map(|face| face.effect(effect)) {
            Some(count @ 1..) => {
                self.words.say(key::GOBLIN_ACTION_DOUBLE, &[noun, ("count", count.into())])
            }
            Some(0) | None => self.words.say(key::GOBLIN_ACTION_DOUBLE_NOTHING, &[noun]),
        }
    }

    /// What it adds up to, and what comes of it.
    fn end(&self) -> String {
        let words = self.words;
        let Some(battle) = self.battle() else { return words.text(key::GOBLIN_ACTION_END_NOW) };
        let (totals, monster) = (battle.totals, &self.content.monsters[battle.monster.index()]);
        let args = [
            ("attack", totals.attack.into()),
            ("needed", monster.hit_points.into()),
            ("defense", totals.defense.into()),
            ("strength", monster.attack.into()),
            ("outcome", Arg::text(outcome(words, battle))),
        ];
        words.say(key::GOBLIN_ACTION_END, &args)
    }

    /// Keeping or pawning: what is decided about, what it would take the place of, and what says neither.
    fn equip(&self, [alone, instead, now]: [Key; 3]) -> String {
        let words = self.words;
        let Phase::Seat(Decision::Equip(card, _)) = self.view.turn.phase else {
            return words.text(now);
        };
        match worn_instead(self.content, self.view, card) {
            None => self.won(alone, card),
            Some(other) => {
                let args = [card, other].map(|card| won_line(words, self.content, card));
                let [card, other] = args.map(Arg::text);
                words.say(instead, &[("card", card), ("other", other)])
            }
        }
    }
}

/// The weapon or the armour that a new one of its kind would take the place of (G5.3).
pub(super) fn worn_instead(content: &Content, view: &View, card: Won) -> Option<Won> {
    let player = view.players.get(view.turn.seat.index())?;
    match &content.rewards[card.index()] {
        Reward::Equipment(equipment) => match equipment.kind {
            EquipmentKind::Weapon => player.weapon,
            EquipmentKind::Armor => player.armor,
        },
        Reward::Action(_) => None,
    }
}
