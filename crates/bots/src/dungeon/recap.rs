//! What there is to tell about a game of Karak that is over.

use dungeon::{Dungeon, Event, FightResult, Monster, Piece, State, Token, odds};

use crate::recap::{Cause, FightNews, Fought, Retold};

impl Retold for Dungeon {
    /// Every hero sees what lies on the table.
    const DRAWS_AHEAD: bool = false;
    type Sight = ();

    fn sight() {}

    /// Exact, by the odds of the dice.
    fn foreseen_win(&self, (): &mut (), state: &State) -> f32 {
        odds::now(self, state).map_or(0.0, |prospects| prospects.win.value() as f32)
    }

    fn fight_news(event: &Event) -> Option<FightNews> {
        if let Event::FightBegan { seat, .. } = *event {
            Some(FightNews::Began(seat))
        } else if let Event::Fought { seat, result, .. } = *event {
            let fought = match result {
                FightResult::Won => Fought::Won,
                FightResult::Tied => Fought::Tied,
                FightResult::Lost => Fought::Lost,
            };
            Some(FightNews::Ended(seat, fought))
        } else {
            None
        }
    }

    fn cause(&self, event: &Event) -> Option<Cause> {
        let ends = |monster: Monster| self.content().ends_game[monster];
        match *event {
            Event::Withdrew { seat } => Cause::bad(9, seat),
            // A player who is behind may have ended the game for somebody else.
            Event::Fought { monster, result: FightResult::Won, .. } if ends(monster) => {
                Cause::open(8)
            }
            Event::Fought { seat, monster, result: FightResult::Lost, .. } if ends(monster) => {
                Cause::bad(8, seat)
            }
            Event::ChestOpened { seat }
            | Event::Collected { seat, piece: Piece::Treasure | Piece::DragonTreasure } => {
                Cause::good(7, seat)
            }
            Event::Fought { seat, result: FightResult::Won, .. } => Cause::good(6, seat),
            Event::FellUnconscious { seat } => Cause::bad(6, seat),
            Event::TokenLaid { token: Token::Monster(monster), .. } if ends(monster) => {
                Cause::open(5)
            }
            Event::Cursed { seat, .. } => Cause::bad(5, seat),
            Event::Fought { seat, result: FightResult::Lost, .. } => Cause::bad(4, seat),
            Event::Collected { seat, .. }
            | Event::Rose { seat, .. }
            | Event::PortalUsed { seat, .. } => Cause::good(3, seat),
            Event::Healed { seat } | Event::CurseLifted { seat } => Cause::good(2, seat),
            Event::Swapped { by, .. } => Cause::good(2, by),
            Event::TokenLaid { token: Token::Chest, .. } | Event::GameEnded { .. } => {
                Cause::open(1)
            }
            Event::HeroDrawn { .. }
            | Event::RolledForStart { .. }
            | Event::StartTied
            | Event::TurnBegan { .. }
            | Event::TurnMissed { .. }
            | Event::Moved { .. }
            | Event::WalkedThroughWall { .. }
            | Event::Teleported { .. }
            | Event::TileDrawn { .. }
            | Event::TileReturned { .. }
            | Event::TileLaid { .. }
            | Event::TokenDrawn { .. }
            | Event::TokenReturned { .. }
            | Event::TokenLaid { token: Token::Monster(_), .. }
            | Event::FightBegan { .. }
            | Event::Rolled { .. }
            | Event::RollsAgain { .. }
            | Event::BoltUsed { .. }
            | Event::Sacrificed { .. }
            | Event::Fought { result: FightResult::Tied, .. }
            | Event::HitPointLost { .. }
            | Event::Retreated { .. }
            | Event::Looted { .. }
            | Event::LeftBehind { .. }
            | Event::CurseKept { .. }
            | Event::GoesOn { .. }
            | Event::TurnEnded { .. } => None,
        }
    }
}
