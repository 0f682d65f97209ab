//! What there is to tell about a game of Karak that is over.

use dungeon::odds::Fighter;
use dungeon::{
    Decision, Draw, Dungeon, Event, Fight, FightResult, Monster, Phase, Piece, State, Token,
};

use super::thumb::{Thumb, fighter};
use crate::recap::{Cause, FightNews, Fought, Retold};

impl Retold for Dungeon {
    /// Every hero sees what lies on the table.
    const DRAWS_AHEAD: bool = false;
    type Sight = ();

    fn sight() {}

    /// Exact, by the odds of the dice.
    fn foreseen_win(&self, (): &mut (), state: &State) -> f32 {
        let seat = state.active();
        let hero = state.hero(seat);
        let Some(monster) = state.tile(hero.tile).thing.monster() else { return 0.0 };
        let thrown = |skilled: bool, first_move: bool| {
            let hit_points = hero.hit_points;
            let fighter = fighter(self.content(), state, seat);
            let fighter = Fighter { cursed: !skilled, first_move, hit_points, ..fighter };
            fighter.chances(self.content().strength[monster as usize]).win
        };
        let reached = |fight: Fight| {
            let thumb = Thumb::new(self, state, seat);
            thumb.lacking(monster, fight) <= thumb.reserves(fight)
        };
        match *state.phase() {
            // The second throw is the last: no skill is left (K10.2).
            Phase::Chance(Draw::Roll { skilled, first_move, second }) => {
                thrown(skilled && !second, first_move)
            }
            Phase::Seat(Decision::SecondRoll(fight) | Decision::Strengthen(fight))
                if reached(fight) =>
            {
                1.0
            }
            Phase::Seat(Decision::SecondRoll(fight)) => thrown(false, fight.first_move),
            Phase::Chance(_) | Phase::Seat(_) | Phase::Over(_) => 0.0,
        }
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
        let ends = |monster: Monster| self.content().ends_game[monster as usize];
        match *event {
            Event::Withdrew { seat } => Cause::bad(9, seat),
            // Who is behind may have ended the game for somebody else.
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
