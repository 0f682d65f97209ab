//! One turn, in one line.

use goblin::{Goblin, Monster, Seen, View};
use table::Seat;

use super::cards::{monster_noun, won_noun};
use super::event::event;
use super::names::{level_text, who};
use crate::{Arg, Key, Words, key};

/// What these events, which are one turn, come to.
pub fn headline(words: &Words, rules: &Goblin, view: &View, line: &[Seen]) -> String {
    let content = rules.content();
    let fought =
        |key: Key, seat: Seat, monster: Monster, more: Option<(&'static str, Arg<'static>)>| {
            let mut args =
                vec![("hero", who(view, seat)), ("monster", monster_noun(words, content, monster))];
            args.extend(more);
            words.say(key, &args)
        };
    let mut gained = None;
    for one in line.iter().rev() {
        match *one {
            Seen::Won { card, .. } => {
                gained = Some((key::GOBLIN_LOG_WON, ("card", won_noun(words, content, card))));
            }
            Seen::KeyWon { level, .. } => {
                gained = Some((key::GOBLIN_LOG_KEY, ("level", level_text(level))));
            }
            Seen::Beaten { seat, monster } => {
                return match gained {
                    Some((key, what)) => fought(key, seat, monster, Some(what)),
                    None => event(words, rules, view, one),
                };
            }
            Seen::Stayed { seat, monster } => {
                return fought(key::GOBLIN_LOG_STAYED, seat, monster, None);
            }
            Seen::MonsterTurnedUp { .. } if !line.iter().copied().any(is_turn) => {
                return words.text(key::LOG_SET_UP);
            }
            Seen::FightBegan { .. }
            | Seen::Bought { .. }
            | Seen::Revived { .. }
            | Seen::VisitedMerchant { .. }
            | Seen::HeadStart { .. }
            | Seen::HeroDrawn { .. }
            | Seen::TurnBegan { .. }
            | Seen::Withdrew { .. }
            | Seen::GameEnded { .. } => return event(words, rules, view, one),
            Seen::MonsterTurnedUp { .. }
            | Seen::RowFilled { .. }
            | Seen::CurseCountered { .. }
            | Seen::Discarded { .. }
            | Seen::Played { .. }
            | Seen::HealedByCard { .. }
            | Seen::NothingDrawn { .. }
            | Seen::Drew { .. }
            | Seen::Looked { .. }
            | Seen::PutUnder { .. }
            | Seen::DeckMade { .. }
            | Seen::Placed { .. }
            | Seen::Shuffled { .. }
            | Seen::BackSeen { .. }
            | Seen::Named { .. }
            | Seen::Doubled { .. }
            | Seen::DrankHealing { .. }
            | Seen::Defended { .. }
            | Seen::Struck { .. }
            | Seen::Fell { .. }
            | Seen::HealedByEquipment { .. }
            | Seen::Equipped { .. }
            | Seen::Pawned { .. }
            | Seen::Paid { .. }
            | Seen::TurnEnded { .. } => {}
        }
    }
    line.first().map(|first| event(words, rules, view, first)).unwrap_or_default()
}

const fn is_turn(event: Seen) -> bool {
    matches!(event, Seen::TurnBegan { .. })
}
