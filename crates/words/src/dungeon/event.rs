//! The sentences of the log.

use dungeon::{Dice, Event, FightResult, Monster, Place, TileType, View};
use table::Seat;

use super::ending::reason;
use super::names::{
    fountain_noun, hero_title, kind_noun, monster_noun, piece_noun, place_noun, sides, tile_type,
    token_noun, who,
};
use crate::seated::seat_noun;
use crate::{Arg, Key, Words, key};

/// What happened, as one sentence. Of the view only the heroes of the seats are asked.
pub fn event(words: &Words, view: &View, event: &Event) -> String {
    let log = Log { words, view };
    match *event {
        Event::HeroDrawn { seat, hero } => {
            let title = Arg::text(hero_title(words, hero));
            words.say(key::EVENT_HERO_DRAWN, &[("seat", seat_noun(seat)), ("title", title)])
        }
        Event::RolledForStart { seat, dice } => {
            log.rolled(key::EVENT_ROLLED_FOR_START, seat, dice, dice.sum())
        }
        Event::StartTied => words.text(key::EVENT_START_TIED),
        Event::TurnBegan { seat } => log.hero(key::EVENT_TURN_BEGAN, seat),
        Event::TurnMissed { seat } => log.hero(key::EVENT_TURN_MISSED, seat),
        Event::Moved { seat, to } => log.place(key::EVENT_MOVED, seat, to),
        Event::WalkedThroughWall { seat, to } => {
            log.place(key::EVENT_WALKED_THROUGH_WALL, seat, to)
        }
        Event::Teleported { seat, to } => log.place(key::EVENT_TELEPORTED, seat, to),
        Event::TileDrawn { seat, tile } => log.with(key::EVENT_TILE_DRAWN, seat, log.tile(tile)),
        Event::TileReturned { tile } => words.say(key::EVENT_TILE_RETURNED, &[log.tile(tile)]),
        Event::TileLaid { seat, tile, exits, at } => {
            let key = log.on_map(key::EVENT_TILE_LAID_HERE, key::EVENT_TILE_LAID);
            let args = [
                ("hero", who(view, seat)),
                ("kind", kind_noun(tile.kind)),
                ("at", Arg::text(at.to_string())),
                ("sides", sides(words, exits)),
            ];
            words.say(key, &args)
        }
        Event::TokenDrawn { seat, token } => {
            log.with(key::EVENT_TOKEN_DRAWN, seat, ("token", token_noun(token)))
        }
        Event::TokenReturned { token } => {
            words.say(key::EVENT_TOKEN_RETURNED, &[("token", token_noun(token))])
        }
        Event::TokenLaid { token, at } => {
            let key = log.on_map(key::EVENT_TOKEN_LAID_HERE, key::EVENT_TOKEN_LAID);
            words.say(key, &[("token", token_noun(token)), ("place", log.place_noun(at))])
        }
        Event::FightBegan { seat, monster, strength } => {
            let args = [
                ("hero", who(view, seat)),
                ("monster", monster_noun(monster)),
                ("strength", strength.into()),
            ];
            words.say(key::EVENT_FIGHT_BEGAN, &args)
        }
        Event::Rolled { seat, dice, total } => log.rolled(key::EVENT_ROLLED, seat, dice, total),
        Event::RollsAgain { seat } => log.hero(key::EVENT_ROLLS_AGAIN, seat),
        Event::BoltUsed { seat, total } => {
            log.with(key::EVENT_BOLT_USED, seat, ("total", total.into()))
        }
        Event::Sacrificed { seat, total } => {
            log.with(key::EVENT_SACRIFICED, seat, ("total", total.into()))
        }
        Event::Fought { seat, monster, total, strength, result } => {
            log.fought(seat, monster, [total, strength], result)
        }
        Event::HitPointLost { seat, left } => {
            log.with(key::EVENT_HIT_POINT_LOST, seat, ("left", left.into()))
        }
        Event::FellUnconscious { seat } => log.hero(key::EVENT_FELL_UNCONSCIOUS, seat),
        Event::Retreated { seat, to } => {
            log.place(log.on_map(key::EVENT_RETREATED_HERE, key::EVENT_RETREATED), seat, to)
        }
        Event::Rose { seat, at } => {
            log.with(key::EVENT_ROSE, seat, ("fountain", log.fountain_noun(at)))
        }
        Event::Looted { seat, piece } => {
            log.with(key::EVENT_LOOTED, seat, ("piece", piece_noun(piece)))
        }
        Event::LeftBehind { seat, piece } => {
            log.with(key::EVENT_LEFT_BEHIND, seat, ("piece", piece_noun(piece)))
        }
        Event::Collected { seat, piece } => {
            log.with(key::EVENT_COLLECTED, seat, ("piece", piece_noun(piece)))
        }
        Event::ChestOpened { seat } => log.hero(key::EVENT_CHEST_OPENED, seat),
        Event::Cursed { by, seat } => log.with(key::EVENT_CURSED, by, ("other", who(view, seat))),
        Event::CurseKept { by, seat } if by == seat => log.hero(key::EVENT_OWN_CURSE_KEPT, by),
        Event::CurseKept { by, seat } => {
            log.with(key::EVENT_CURSE_KEPT, by, ("other", who(view, seat)))
        }
        Event::CurseLifted { seat } => log.hero(key::EVENT_CURSE_LIFTED, seat),
        Event::Healed { seat } => log.hero(key::EVENT_HEALED, seat),
        Event::PortalUsed { by, seat, to } => log.portal(by, seat, to),
        Event::Swapped { by, seat } => log.with(key::EVENT_SWAPPED, by, ("other", who(view, seat))),
        Event::GoesOn { seat } => log.hero(key::EVENT_GOES_ON, seat),
        Event::TurnEnded { seat } => log.hero(key::EVENT_TURN_ENDED, seat),
        Event::Withdrew { seat } => log.hero(key::EVENT_WITHDREW, seat),
        Event::GameEnded { ending } => reason(words, view, ending),
    }
}

struct Log<'a> {
    words: &'a Words,
    view: &'a View,
}

impl Log<'_> {
    fn hero(&self, key: Key, seat: Seat) -> String {
        self.words.say(key, &[("hero", who(self.view, seat))])
    }

    fn with(&self, key: Key, seat: Seat, arg: (&str, Arg<'_>)) -> String {
        self.words.say(key, &[("hero", who(self.view, seat)), arg])
    }

    fn place(&self, key: Key, seat: Seat, to: Place) -> String {
        self.with(key, seat, ("place", self.place_noun(to)))
    }

    /// What is said to people who see a map, or to others.
    fn on_map(&self, seen: Key, unseen: Key) -> Key {
        if self.words.is_beside_a_map() { seen } else { unseen }
    }

    /// A place: on a map one sees where it is.
    fn place_noun(&self, place: Place) -> Arg<'static> {
        let known = place == Place::START || !self.words.is_beside_a_map();
        if known { place_noun(place) } else { Arg::noun(key::PLACE_OTHER) }
    }

    fn fountain_noun(&self, place: Place) -> Arg<'static> {
        let known = place == Place::START || !self.words.is_beside_a_map();
        if known { fountain_noun(place) } else { Arg::noun(key::FOUNTAIN_OTHER) }
    }

    fn tile(&self, tile: TileType) -> (&'static str, Arg<'static>) {
        ("tile", Arg::text(tile_type(self.words, tile)))
    }

    fn rolled(&self, key: Key, seat: Seat, Dice(first, second): Dice, total: u8) -> String {
        let args = [
            ("hero", who(self.view, seat)),
            ("first", first.into()),
            ("second", second.into()),
            ("bonus", total.saturating_sub(first + second).into()),
            ("total", total.into()),
        ];
        self.words.say(key, &args)
    }

    fn fought(
        &self,
        seat: Seat,
        monster: Monster,
        [total, strength]: [u8; 2],
        result: FightResult,
    ) -> String {
        let key = match result {
            FightResult::Won => key::EVENT_FIGHT_WON,
            FightResult::Tied => key::EVENT_FIGHT_TIED,
            FightResult::Lost => key::EVENT_FIGHT_LOST,
        };
        let args = [
            ("hero", who(self.view, seat)),
            ("monster", monster_noun(monster)),
            ("total", total.into()),
            ("strength", strength.into()),
        ];
        self.words.say(key, &args)
    }

    fn portal(&self, by: Seat, seat: Seat, to: Place) -> String {
        let hero = ("hero", who(self.view, by));
        let fountain = ("fountain", self.fountain_noun(to));
        if by == seat {
            self.words.say(key::EVENT_PORTAL_USED_SELF, &[hero, fountain])
        } else {
            self.words
                .say(key::EVENT_PORTAL_USED, &[hero, ("other", who(self.view, seat)), fountain])
        }
    }
}
