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
use crate::{Arg, Words};

/// What happened, as one sentence. Of the view only the heroes of the seats are asked.
pub fn event(words: &Words, rules: &Goblin, view: &View, seen: &Seen) -> String {
    let log = Log { words, content: rules.content(), view };
    match *seen {
        Seen::HeroDrawn { seat, hero } => {
            let title = Arg::text(hero_title(words, hero));
            words.say("event-hero-drawn", &[("seat", seat_noun(seat)), ("title", title)])
        }
        Seen::MonsterTurnedUp { monster, spot } => log.turned_up(monster, spot),
        Seen::RowFilled { monster, spot } => log.row_filled(monster, spot),
        Seen::TurnBegan { seat } => log.hero("event-turn-began", seat),
        Seen::FightBegan { seat, monster } => log.fight_began(seat, monster),
        Seen::CurseCountered { seat, curse } => {
            log.with("goblin-event-curse-countered", seat, ("curse", curse_noun(curse)))
        }
        Seen::Discarded { seat, card } => {
            log.card("goblin-event-discarded", seat, Shown::Card(card))
        }
        Seen::Played { seat, card, defying } => log.played(seat, card, defying),
        Seen::HealedByCard { seat, hit_points } => {
            log.with("goblin-event-healed-by-card", seat, ("count", hit_points.into()))
        }
        Seen::NothingDrawn { seat } => log.hero("goblin-event-nothing-drawn", seat),
        Seen::Drew { seat, card } => log.card("goblin-event-drew", seat, card),
        Seen::Looked { seat, card } => log.card("goblin-event-looked", seat, card),
        Seen::PutUnder { seat, card } => log.card("goblin-event-put-under", seat, card),
        Seen::DeckMade { seat, cards } => {
            log.with("goblin-event-deck-made", seat, ("count", cards.into()))
        }
        Seen::Placed { seat, back } => log.card("goblin-event-placed", seat, shown(back)),
        Seen::Shuffled { seat } => log.hero("goblin-event-shuffled", seat),
        Seen::BackSeen { seat, back } => log.card("goblin-event-back-seen", seat, shown(back)),
        Seen::Doubled { seat, card, effect } => log.doubled(seat, card, effect),
        Seen::DrankHealing { seat } => log.hero("goblin-event-drank-healing", seat),
        Seen::Defended { seat, monster: _, strength, defense, damage, left } => {
            log.defended(seat, strength, defense, [damage, left])
        }
        Seen::Struck { seat, monster: _, attack, needed } => {
            let args =
                [("hero", who(view, seat)), ("attack", attack.into()), ("needed", needed.into())];
            words.say("goblin-event-struck", &args)
        }
        Seen::Fell { seat } => log.hero("goblin-event-fell", seat),
        Seen::Beaten { seat, monster } => {
            log.with("goblin-event-beaten", seat, ("monster", log.monster(monster)))
        }
        Seen::Stayed { seat: _, monster } => {
            words.say("goblin-event-stayed", &[("monster", log.monster(monster))])
        }
        Seen::HealedByEquipment { seat, hit_points } => {
            log.with("goblin-event-healed-by-equipment", seat, ("count", hit_points.into()))
        }
        Seen::Won { seat, card } => log.with_face("goblin-event-won", seat, card),
        Seen::KeyWon { seat, level } => {
            log.with("goblin-event-key-won", seat, ("level", level_text(level)))
        }
        Seen::Equipped { seat, card } => log.won("goblin-event-equipped", seat, card),
        Seen::Pawned { seat, card } => log.won("goblin-event-pawned", seat, card),
        Seen::VisitedMerchant { seat } => log.hero("goblin-event-visited-merchant", seat),
        Seen::Paid { seat, card } => log.won("goblin-event-paid", seat, card),
        Seen::Bought { seat, product: Product::Potion(potion) } => {
            log.with("goblin-event-bought-potion", seat, ("potion", potion_noun(potion)))
        }
        Seen::Bought { seat, product: Product::Card(card) } => {
            log.with_face("goblin-event-bought-card", seat, card)
        }
        Seen::Revived { seat } => log.hero("goblin-event-revived", seat),
        Seen::TurnEnded { seat } => log.hero("event-turn-ended", seat),
        Seen::Withdrew { seat } => log.hero("event-withdrew", seat),
        Seen::GameEnded { ending } => reason(words, view, ending),
    }
}

struct Log<'a> {
    words: &'a Words,
    content: &'a Content,
    view: &'a View,
}

impl Log<'_> {
    fn hero(&self, key: &str, seat: Seat) -> String {
        self.words.say(key, &[("hero", who(self.view, seat))])
    }

    fn with(&self, key: &str, seat: Seat, arg: (&str, Arg<'_>)) -> String {
        self.words.say(key, &[("hero", who(self.view, seat)), arg])
    }

    fn monster(&self, monster: Monster) -> Arg<'static> {
        monster_noun(self.words, self.content, monster)
    }

    fn noun(&self, seat: Seat, card: Shown) -> Arg<'static> {
        card_noun(self.words, self.content, hero_of(self.view, seat), card)
    }

    fn card(&self, key: &str, seat: Seat, card: Shown) -> String {
        self.with(key, seat, ("card", self.noun(seat, card)))
    }

    fn won(&self, key: &str, seat: Seat, card: Won) -> String {
        self.with(key, seat, ("card", won_noun(self.words, self.content, card)))
    }

    fn with_face(&self, key: &str, seat: Seat, card: Won) -> String {
        let args = [
            ("hero", who(self.view, seat)),
            ("card", won_noun(self.words, self.content, card)),
            ("face", Arg::text(won_face(self.words, self.content, card))),
        ];
        self.words.say(key, &args)
    }

    /// A monster's name behind a colon.
    fn at_level(&self, key: &str, level: Level, monster: Monster) -> String {
        let name = Arg::text(monster_name(self.words, self.content, monster));
        self.words.say(key, &[("level", level_text(level)), ("monster", name)])
    }

    fn turned_up(&self, monster: Monster, spot: Spot) -> String {
        match spot {
            Spot::Row(level, _) => self.at_level("goblin-event-turned-up-row", level, monster),
            Spot::Deck(level) => self.at_level("goblin-event-turned-up-deck", level, monster),
            Spot::Gate(level) => self.at_level("goblin-event-turned-up-gate", level, monster),
            Spot::Chamber => {
                let name = Arg::text(monster_name(self.words, self.content, monster));
                self.words.say("goblin-event-turned-up-chamber", &[("monster", name)])
            }
        }
    }

    fn row_filled(&self, monster: Monster, spot: Spot) -> String {
        match spot {
            Spot::Row(level, _) => self.at_level("goblin-event-row-filled", level, monster),
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
        self.words.say("goblin-event-fight-began", &args)
    }

    fn played(&self, seat: Seat, card: Card, defying: Option<Curse>) -> String {
        let face = card_face(self.words, self.content, hero_of(self.view, seat), card);
        let key = match (defying, &face) {
            (None, None) => "goblin-event-played",
            (None, Some(_)) => "goblin-event-played-face",
            (Some(_), None) => "goblin-event-played-defying",
            (Some(_), Some(_)) => "goblin-event-played-defying-face",
        };
        let mut args =
            vec![("hero", who(self.view, seat)), ("card", self.noun(seat, Shown::Card(card)))];
        args.extend(defying.map(|curse| ("curse", curse_noun(curse))));
        args.extend(face.map(|face| ("face", Arg::text(face))));
        self.words.say(key, &args)
    }

    fn doubled(&self, seat: Seat, card: Card, effect: Effect) -> String {
        let args = [
            ("hero", who(self.view, seat)),
            ("effect", effect_noun(effect)),
            ("card", self.noun(seat, Shown::Card(card))),
        ];
        self.words.say("goblin-event-doubled", &args)
    }

    fn defended(&self, seat: Seat, strength: u8, defense: u16, [damage, left]: [u8; 2]) -> String {
        let args = [
            ("hero", who(self.view, seat)),
            ("defense", defense.into()),
            ("strength", strength.into()),
            ("damage", damage.into()),
            ("left", left.into()),
        ];
        self.words.say("goblin-event-defended", &args)
    }
}
