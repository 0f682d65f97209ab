//! The sentences of the log.

use dungeon::{Dice, Event, FightResult, Monster, Place, TileType, View};
use table::Seat;

use super::ending::reason;
use super::names::{
    fountain_noun, hero_title, kind_noun, monster_noun, piece_noun, place_noun, sides, tile_type,
    token_noun, who,
};
use crate::seated::seat_noun;
use crate::{Arg, Words};

/// What happened, as one sentence. Of the view only the heroes of the seats are asked.
pub fn event(words: &Words, view: &View, event: &Event) -> String {
    let log = Log { words, view };
    match *event {
        Event::HeroDrawn { seat, hero } => {
            let title = Arg::text(hero_title(words, hero));
            words.say("event-hero-drawn", &[("seat", seat_noun(seat)), ("title", title)])
        }
        Event::RolledForStart { seat, dice } => {
            log.rolled("event-rolled-for-start", seat, dice, dice.sum())
        }
        Event::StartTied => words.text("event-start-tied"),
        Event::TurnBegan { seat } => log.hero("event-turn-began", seat),
        Event::TurnMissed { seat } => log.hero("event-turn-missed", seat),
        Event::Moved { seat, to } => log.place("event-moved", seat, to),
        Event::WalkedThroughWall { seat, to } => log.place("event-walked-through-wall", seat, to),
        Event::Teleported { seat, to } => log.place("event-teleported", seat, to),
        Event::TileDrawn { seat, tile } => log.with("event-tile-drawn", seat, log.tile(tile)),
        Event::TileReturned { tile } => words.say("event-tile-returned", &[log.tile(tile)]),
        Event::TileLaid { seat, tile, exits, at } => {
            let args = [
                ("hero", who(view, seat)),
                ("kind", kind_noun(tile.kind)),
                ("at", Arg::text(at.to_string())),
                ("sides", sides(words, exits)),
            ];
            words.say("event-tile-laid", &args)
        }
        Event::TokenDrawn { seat, token } => {
            log.with("event-token-drawn", seat, ("token", token_noun(token)))
        }
        Event::TokenReturned { token } => {
            words.say("event-token-returned", &[("token", token_noun(token))])
        }
        Event::TokenLaid { token, at } => words
            .say("event-token-laid", &[("token", token_noun(token)), ("place", place_noun(at))]),
        Event::FightBegan { seat, monster, strength } => {
            let args = [
                ("hero", who(view, seat)),
                ("monster", monster_noun(monster)),
                ("strength", strength.into()),
            ];
            words.say("event-fight-began", &args)
        }
        Event::Rolled { seat, dice, total } => log.rolled("event-rolled", seat, dice, total),
        Event::RollsAgain { seat } => log.hero("event-rolls-again", seat),
        Event::BoltUsed { seat, total } => {
            log.with("event-bolt-used", seat, ("total", total.into()))
        }
        Event::Sacrificed { seat, total } => {
            log.with("event-sacrificed", seat, ("total", total.into()))
        }
        Event::Fought { seat, monster, total, strength, result } => {
            log.fought(seat, monster, [total, strength], result)
        }
        Event::HitPointLost { seat, left } => {
            log.with("event-hit-point-lost", seat, ("left", left.into()))
        }
        Event::FellUnconscious { seat } => log.hero("event-fell-unconscious", seat),
        Event::Retreated { seat, to } => log.place("event-retreated", seat, to),
        Event::Rose { seat, at } => log.with("event-rose", seat, ("fountain", fountain_noun(at))),
        Event::Looted { seat, piece } => {
            log.with("event-looted", seat, ("piece", piece_noun(piece)))
        }
        Event::LeftBehind { seat, piece } => {
            log.with("event-left-behind", seat, ("piece", piece_noun(piece)))
        }
        Event::Collected { seat, piece } => {
            log.with("event-collected", seat, ("piece", piece_noun(piece)))
        }
        Event::ChestOpened { seat } => log.hero("event-chest-opened", seat),
        Event::Cursed { by, seat } => log.with("event-cursed", by, ("other", who(view, seat))),
        Event::CurseKept { by, seat } if by == seat => log.hero("event-own-curse-kept", by),
        Event::CurseKept { by, seat } => {
            log.with("event-curse-kept", by, ("other", who(view, seat)))
        }
        Event::CurseLifted { seat } => log.hero("event-curse-lifted", seat),
        Event::Healed { seat } => log.hero("event-healed", seat),
        Event::PortalUsed { by, seat, to } => log.portal(by, seat, to),
        Event::Swapped { by, seat } => log.with("event-swapped", by, ("other", who(view, seat))),
        Event::GoesOn { seat } => log.hero("event-goes-on", seat),
        Event::TurnEnded { seat } => log.hero("event-turn-ended", seat),
        Event::Withdrew { seat } => log.hero("event-withdrew", seat),
        Event::GameEnded { ending } => reason(words, view, ending),
    }
}

struct Log<'a> {
    words: &'a Words,
    view: &'a View,
}

impl Log<'_> {
    fn hero(&self, key: &str, seat: Seat) -> String {
        self.words.say(key, &[("hero", who(self.view, seat))])
    }

    fn with(&self, key: &str, seat: Seat, arg: (&str, Arg<'_>)) -> String {
        self.words.say(key, &[("hero", who(self.view, seat)), arg])
    }

    fn place(&self, key: &str, seat: Seat, to: Place) -> String {
        self.with(key, seat, ("place", place_noun(to)))
    }

    fn tile(&self, tile: TileType) -> (&'static str, Arg<'static>) {
        ("tile", Arg::text(tile_type(self.words, tile)))
    }

    fn rolled(&self, key: &str, seat: Seat, Dice(first, second): Dice, total: u8) -> String {
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
            FightResult::Won => "event-fight-won",
            FightResult::Tied => "event-fight-tied",
            FightResult::Lost => "event-fight-lost",
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
        let fountain = ("fountain", fountain_noun(to));
        if by == seat {
            self.words.say("event-portal-used-self", &[hero, fountain])
        } else {
            self.words.say("event-portal-used", &[hero, ("other", who(self.view, seat)), fountain])
        }
    }
}
