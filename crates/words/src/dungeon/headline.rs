//! One thing that happened, in one line.

use dungeon::{Event, FightResult, TileKind, View};
use table::Seat;

use super::event::event;
use super::names::{kind_noun, monster_noun, piece_noun, token_noun, who};
use crate::{Arg, Key, Words, key};

/// What these events, which are one thing, come to, and what else came of it that nobody would guess.
pub fn headline(words: &Words, view: &View, line: &[Event]) -> String {
    let besides =
        |one: &&Event| matches!(one, Event::Sacrificed { .. } | Event::CurseLifted { .. });
    let besides = line.iter().filter(besides).map(|one| event(words, view, one));
    let told = [thing(words, view, line)].into_iter().chain(besides);
    told.collect::<Vec<_>>().join(" ")
}

fn thing(words: &Words, view: &View, line: &[Event]) -> String {
    let with = |key: Key, seat: Seat, args: &[(&'static str, Arg<'static>)]| {
        words.say(key, &[&[("hero", who(view, seat))], args].concat())
    };
    let (mut loot, mut walker) = (None, None);
    for one in line.iter().rev() {
        if let Event::Looted { piece, .. } = *one {
            loot = Some(piece);
        } else if let Event::Fought { seat, monster, result: FightResult::Won, .. } = *one
            && let Some(piece) = loot
        {
            let args = [("monster", monster_noun(monster)), ("piece", piece_noun(piece))];
            return with(key::LOG_WON, seat, &args);
        } else if let Event::Moved { seat, .. } | Event::TokenDrawn { seat, .. } = *one {
            walker = walker.or(Some((key::LOG_WALKED, seat)));
        } else if let Event::TileLaid { seat, tile, .. } = *one {
            let laid = |other: &Event| {
                if let Event::TokenLaid { token, .. } = *other {
                    Some(token_noun(token))
                } else {
                    None
                }
            };
            let token = line.iter().find_map(laid);
            let special = matches!(tile.kind, TileKind::Gate | TileKind::Fountain);
            if let Some(found) = token.or_else(|| special.then(|| kind_noun(tile.kind))) {
                return with(key::LOG_FOUND, seat, &[("thing", found)]);
            }
            walker = Some((key::LOG_EXPLORED, seat));
        } else if is_told(*one) {
            return event(words, view, one);
        }
    }
    match (walker, line.first()) {
        (Some((key, seat)), _) => with(key, seat, &[]),
        (None, Some(first)) => event(words, view, first),
        (None, None) => String::new(),
    }
}

/// Whether an event says by itself what a line is about.
const fn is_told(event: Event) -> bool {
    match event {
        Event::Moved { .. }
        | Event::TileDrawn { .. }
        | Event::TileReturned { .. }
        | Event::TileLaid { .. }
        | Event::TokenDrawn { .. }
        | Event::TokenReturned { .. }
        | Event::TokenLaid { .. }
        | Event::Rolled { .. }
        | Event::RollsAgain { .. }
        | Event::BoltUsed { .. }
        | Event::Sacrificed { .. }
        | Event::HitPointLost { .. }
        | Event::Retreated { .. }
        | Event::Looted { .. }
        | Event::LeftBehind { .. }
        | Event::CurseLifted { .. }
        | Event::GoesOn { .. }
        | Event::TurnEnded { .. } => false,
        Event::HeroDrawn { .. }
        | Event::RolledForStart { .. }
        | Event::StartTied
        | Event::TurnBegan { .. }
        | Event::TurnMissed { .. }
        | Event::WalkedThroughWall { .. }
        | Event::Teleported { .. }
        | Event::FightBegan { .. }
        | Event::Fought { .. }
        | Event::FellUnconscious { .. }
        | Event::Rose { .. }
        | Event::Collected { .. }
        | Event::ChestOpened { .. }
        | Event::Cursed { .. }
        | Event::CurseKept { .. }
        | Event::Healed { .. }
        | Event::PortalUsed { .. }
        | Event::Swapped { .. }
        | Event::Withdrew { .. }
        | Event::GameEnded { .. } => true,
    }
}
