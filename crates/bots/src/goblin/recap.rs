//! What there is to tell about a game of Karak: Goblin that is over.

use goblin::solver::{Arranging, Effort, Goal, Solver};
use goblin::{Goblin, Seen, State};

use crate::recap::{Cause, FightNews, Fought, Retold};

/// A game has some hundred draws in battles: each gets a part of a millisecond.
const EFFORT: Effort =
    Effort { moments: 300, trees: 2, sampled_moments: 100, arranging: Arranging::Every };

impl Retold for Goblin {
    /// The next hand.
    const DRAWS_AHEAD: bool = true;
    type Sight = Solver;

    fn sight() -> Solver {
        Solver::with_effort(EFFORT)
    }

    /// By the solver: exact unless the tree is large.
    fn foreseen_win(&self, solver: &mut Solver, state: &State) -> f32 {
        solver.expect(self, state, Goal::WIN).map_or(0.0, |prospect| prospect.win as f32)
    }

    fn fight_news(event: &Seen) -> Option<FightNews> {
        if let Seen::FightBegan { seat, .. } = *event {
            Some(FightNews::Began(seat))
        } else if let Seen::Beaten { seat, .. } = *event {
            Some(FightNews::Ended(seat, Fought::Won))
        } else if let Seen::Stayed { seat, .. } = *event {
            Some(FightNews::Ended(seat, Fought::Lost))
        } else {
            None
        }
    }

    fn cause(&self, event: &Seen) -> Option<Cause> {
        match *event {
            Seen::Withdrew { seat } => Cause::bad(9, seat),
            Seen::Beaten { seat, monster } if monster.level().is_none() => Cause::good(8, seat),
            Seen::Stayed { seat, monster } if monster.level().is_none() => Cause::bad(7, seat),
            Seen::KeyWon { seat, .. } => Cause::good(6, seat),
            Seen::Fell { seat } => Cause::bad(5, seat),
            Seen::Beaten { seat, .. } => Cause::good(4, seat),
            Seen::Stayed { seat, .. } => Cause::bad(3, seat),
            Seen::Bought { seat, .. } | Seen::Revived { seat } => Cause::good(2, seat),
            Seen::GameEnded { .. } => Cause::open(1),
            Seen::HeroDrawn { .. }
            | Seen::MonsterTurnedUp { .. }
            | Seen::RowFilled { .. }
            | Seen::TurnBegan { .. }
            | Seen::FightBegan { .. }
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
            | Seen::HeadStart { .. }
            | Seen::Doubled { .. }
            | Seen::DrankHealing { .. }
            | Seen::Defended { .. }
            | Seen::Struck { .. }
            | Seen::HealedByEquipment { .. }
            | Seen::Won { .. }
            | Seen::Equipped { .. }
            | Seen::Pawned { .. }
            | Seen::VisitedMerchant { .. }
            | Seen::Paid { .. }
            | Seen::TurnEnded { .. } => None,
        }
    }
}
