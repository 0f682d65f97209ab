//! The sentences of the log.

use goblin::{
    Card, Content, Curse, Effect, Goblin, Level, Monster, Product, Seen, Shown, Spot, View, Won,
};
use table::Seat;

use super::cards::{card_noun, monster_name, monster_noun, shown, won_noun};
use super::ending::reason;
use super::face::{card_face, monster_face, won_face};
use super::names::{curse_noun, effect_noun, hero_of, hero_title, level_text, potion_noun, who};
use crate::seated::seat_noun;
use crate::{Arg, Key, Words, key};

/// What happened, as one sentence. Of the view only the heroes of the seats are asked.
pub fn event(words: &Words, rules: &Goblin, view: &View, seen: &Seen) -> String {
    let log = Log { words, content: rules.content(), view };
    match *seen {
        Seen::HeroDrawn { seat, hero } => {
            let title = Arg::text(hero_title(words, hero));
            words.say(key::EVENT_HERO_DRAWN, &[("seat", seat_noun(seat)), ("title", title)])
        }
        Seen::MonsterTurnedUp { monster, spot } => log.turned_up(monster, spot),
        Seen::RowFilled { monster, spot } => log.row_filled(monster, spot),
        Seen::HeadStart { seat, potion } => {
            log.with(key::GOBLIN_EVENT_HEAD_START, seat, ("potion", potion_noun(potion)))
        }
        Seen::TurnBegan { seat } => log.hero(key::EVENT_TURN_BEGAN, seat),
        Seen::FightBegan { seat, monster } => log.fight_began(seat, monster),
        Seen::CurseCountered { seat, curse } => {
            log.with(key::GOBLIN_EVENT_CURSE_COUNTERED, seat, ("curse", curse_noun(curse)))
        }
        Seen::Discarded { seat, card } => {
            log.card(key::GOBLIN_EVENT_DISCARDED, seat, Shown::Card(card))
        }
        Seen::Played { seat, card, defying } => log.played(seat, card, defying),
        Seen::HealedByCard { seat, hit_points } => {
            log.with(key::GOBLIN_EVENT_HEALED_BY_CARD, seat, ("count", hit_points.into()))
        }
        Seen::NothingDrawn { seat } => log.hero(key::GOBLIN_EVENT_NOTHING_DRAWN, seat),
        Seen::Drew { seat, card } => log.card(key::GOBLIN_EVENT_DREW, seat, card),
        Seen::Looked { seat, card } => log.card(key::GOBLIN_EVENT_LOOKED, seat, card),
        Seen::PutUnder { seat, card } => log.card(key::GOBLIN_EVENT_PUT_UNDER, seat, card),
        Seen::DeckMade { seat, cards } => {
            log.with(key::GOBLIN_EVENT_DECK_MADE, seat, ("count", cards.into()))
        }
        Seen::Placed { seat, back } => log.card(key::GOBLIN_EVENT_PLACED, seat, shown(back)),
        Seen::Shuffled { seat } => log.hero(key::GOBLIN_EVENT_SHUFFLED, seat),
        Seen::BackSeen { seat, back } => log.card(key::GOBLIN_EVENT_BACK_SEEN, seat, shown(back)),
        Seen::Named { seat, card, effect } => {
            log.effect(key::GOBLIN_EVENT_NAMED, seat, card, effect)
        }
        Seen::Doubled { seat, card, effect } => {
            log.effect(key::GOBLIN_EVENT_DOUBLED, seat, card, effect)
        }
        Seen::DrankHealing { seat } => log.hero(key::GOBLIN_EVENT_DRANK_HEALING, seat),
        Seen::Defended { seat, monster: _, strength, defense, damage, left } => {
            log.defended(seat, strength, defense, [damage, left])
        }
        Seen::Struck { seat, monster: _, attack, needed } => {
            let args =
                [("hero", who(view, seat)), ("attack", attack.into()), ("needed", needed.into())];
            words.say(key::GOBLIN_EVENT_STRUCK, &args)
        }
        Seen::Fell { seat } => log.hero(key::GOBLIN_EVENT_FELL, seat),
        Seen::Beaten { seat, monster } => {
            log.with(key::GOBLIN_EVENT_BEATEN, seat, ("monster", log.monster(monster)))
        }
        Seen::Stayed { seat: _, monster } => {
            words.say(key::GOBLIN_EVENT_STAYED, &[("monster", log.monster(monster))])
        }
        Seen::HealedByEquipment { seat, hit_points } => {
            log.with(key::GOBLIN_EVENT_HEALED_BY_EQUIPMENT, seat, ("count", hit_points.into()))
        }
        Seen::Won { seat, card } => log.with_face(key::GOBLIN_EVENT_WON, seat, card),
        Seen::KeyWon { seat, level } => {
            log.with(key::GOBLIN_EVENT_KEY_WON, seat, ("level", level_text(level)))
        }
        Seen::Equipped { seat, card } => log.won(key::GOBLIN_EVENT_EQUIPPED, seat, card),
        Seen::Pawned { seat, card } => log.won(key::GOBLIN_EVENT_PAWNED, seat, card),
        Seen::VisitedMerchant { seat } => log.hero(key::GOBLIN_EVENT_VISITED_MERCHANT, seat),
        Seen::Paid { seat, card } => log.won(key::GOBLIN_EVENT_PAID, seat, card),
        Seen::Bought { seat, product: Product::Potion(potion) } => {
            log.with(key::GOBLIN_EVENT_BOUGHT_POTION, seat, ("potion", potion_noun(potion)))
        }
        Seen::Bought { seat, product: Product::Card(card) } => {
            log.with_face(key::GOBLIN_EVENT_BOUGHT_CARD, seat, card)
        }
        Seen::Revived { seat } => log.hero(key::GOBLIN_EVENT_REVIVED, seat),
        Seen::TurnEnded { seat } => log.hero(key::EVENT_TURN_ENDED, seat),
        Seen::Withdrew { seat } => log.hero(key::EVENT_WITHDREW, seat),
        Seen::GameEnded { ending } => reason(words, view, ending),
    }
}

struct Log<'a> {
    words: &'a Words,
    content: &'a Content,
    view: &'a View,
}

impl Log<'_> {
    fn hero(&self, key: Key, seat: Seat) -> String {
        self.words.say(key, &[("hero", who(self.view, seat))])
    }

    fn with(&self, key: Key, seat: Seat, arg: (&str, Arg<'_>)) -> String {
        self.words.say(key, &[("hero", who(self.view, seat)), arg])
    }

    fn monster(&self, monster: Monster) -> Arg<'static> {
        monster_noun(self.words, self.content, monster)
    }

    fn noun(&self, seat: Seat, card: Shown) -> Arg<'static> {
        card_noun(self.words, self.content, hero_of(self.view, seat), card)
    }

    fn card(&self, key: Key, seat: Seat, card: Shown) -> String {
        self.with(key, seat, ("card", self.noun(seat, card)))
    }

    fn won(&self, key: Key, seat: Seat, card: Won) -> String {
        self.with(key, seat, ("card", won_noun(self.words, self.content, card)))
    }

    fn with_face(&self, key: Key, seat: Seat, card: Won) -> String {
        let args = [
            ("hero", who(self.view, seat)),
            ("card", won_noun(self.words, self.content, card)),
            ("face", Arg::text(won_face(self.words, self.content, card))),
        ];
        self.words.say(key, &args)
    }

    /// A monster's name behind a colon.
    fn at_level(&self, key: Key, level: Level, monster: Monster) -> String {
        let name = Arg::text(monster_name(self.words, self.content, monster));
        self.words.say(key, &[("level", level_text(level)), ("monster", name)])
    }

    fn turned_up(&self, monster: Monster, spot: Spot) -> String {
        match spot {
            Spot::Row(level, _) => self.at_level(key::GOBLIN_EVENT_TURNED_UP_ROW, level, monster),
            Spot::Deck(level) => self.at_level(key::GOBLIN_EVENT_TURNED_UP_DECK, level, monster),
            Spot::Gate(level) => self.at_level(key::GOBLIN_EVENT_TURNED_UP_GATE, level, monster),
            Spot::Chamber => {
                let name = Arg::text(monster_name(self.words, self.content, monster));
                self.words.say(key::GOBLIN_EVENT_TURNED_UP_CHAMBER, &[("monster", name)])
            }
        }
    }

    fn row_filled(&self, monster: Monster, spot: Spot) -> String {
        match spot {
            Spot::Row(level, _) => self.at_level(key::GOBLIN_EVENT_ROW_FILLED, level, monster),
            Spot::Deck(_) | Spot::Gate(_) | Spot::Chamber => self.turned_up(monster, spot),
        }
    }

    fn fight_began(&self, seat: Seat, monster: Monster) -> String {
        let face = monster_face(self.words, self.content.monsters[monster.index()]);
        let args = [
            ("hero", who(self.view, seat)),
            ("monster", self.monster(monster)),
            ("face", Arg::text(face)),
        ];
        self.words.say(key::GOBLIN_EVENT_FIGHT_BEGAN, &args)
    }

    fn played(&self, seat: Seat, card: Card, defying: Option<Curse>) -> String {
        let face = card_face(self.words, self.content, hero_of(self.view, seat), card);
        let key = match (defying, &face) {
            (None, None) => key::GOBLIN_EVENT_PLAYED,
            (None, Some(_)) => key::GOBLIN_EVENT_PLAYED_FACE,
            (Some(_), None) => key::GOBLIN_EVENT_PLAYED_DEFYING,
            (Some(_), Some(_)) => key::GOBLIN_EVENT_PLAYED_DEFYING_FACE,
        };
        let mut args =
            vec![("hero", who(self.view, seat)), ("card", self.noun(seat, Shown::Card(card)))];
        args.extend(defying.map(|curse| ("curse", curse_noun(curse))));
        args.extend(face.map(|face| ("face", Arg::text(face))));
        self.words.say(key, &args)
    }

    fn effect(&self, key: Key, seat: Seat, card: Card, effect: Effect) -> String {
        let args = [
            ("hero", who(self.view, seat)),
            ("effect", effect_noun(effect)),
            ("card", self.noun(seat, Shown::Card(card))),
        ];
        self.words.say(key, &args)
    }

    fn defended(&self, seat: Seat, strength: u8, defense: u16, [damage, left]: [u8; 2]) -> String {
        let args = [
            ("hero", who(self.view, seat)),
            ("defense", defense.into()),
            ("strength", strength.into()),
            ("damage", damage.into()),
            ("left", left.into()),
        ];
        self.words.say(key::GOBLIN_EVENT_DEFENDED, &args)
    }
}
