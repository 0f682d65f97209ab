//! Everything but walking: the new tile, the dice, the loot, the curse.

use dungeon::{
    Action, Decision, Direction, Exits, Fight, Hero, Monster, Phase, Piece, Place, Token,
};
use table::Seat;

use super::thumb::{Reached, Thumb};

impl Thumb<'_> {
    /// How good this answer is to a question that is not about walking.
    pub(super) fn reply(&self, action: Action) -> f32 {
        match action {
            Action::Lay(exits) => self.lay(exits),
            Action::Choose(token) => self.choose(token),
            Action::Leave(piece) => -self.keep(piece),
            Action::Curse(seat) => self.curse(seat),
            Action::KeepCurse => self.state.cursed().map_or(0.0, |seat| self.curse(seat)),
            Action::Rise(place) => self.rise(place),
            Action::RollAgain => self.roll_again(),
            Action::Bolt => self.bolt(),
            Action::Sacrifice => self.sacrifice(),
            Action::Stand
            | Action::Strike
            | Action::Move(_)
            | Action::Explore(_)
            | Action::Gate(_)
            | Action::Fight
            | Action::Portal(..)
            | Action::Swap(_)
            | Action::Open
            | Action::Collect
            | Action::End => 0.0,
        }
    }

    /// A tile that leads on, and to tiles that are there already.
    fn lay(&self, exits: Exits) -> f32 {
        let Phase::Seat(Decision::LayTile { direction, .. }) = *self.state.phase() else {
            return 0.0;
        };
        let place = self.state.tile(self.hero().tile).place.towards(direction);
        let mut value = 0.0;
        for side in exits.iter() {
            value += match self.state.tile_at(place.towards(side)) {
                None => 1.0,
                Some(tile) if self.state.tile(tile).exits.contains(side.opposite()) => 0.5,
                Some(_) => 0.0,
            };
        }
        // Straight on rather than back, when all else is equal.
        value + if exits.contains(direction) { 0.01 } else { 0.0 }
    }

    /// Which token Taia lays (K10.6).
    fn choose(&self, token: Token) -> f32 {
        // The tile was just entered by a move: it was her first if three are left.
        let first = self.state.moves() + 1 == dungeon::MOVES;
        self.found(token, if first { Reached::ByFirstMove } else { Reached::Later })
    }

    /// What a piece is worth to its owner.
    fn keep(&self, piece: Piece) -> f32 {
        match piece {
            Piece::Daggers | Piece::Sword | Piece::Axe => 0.1 + 0.22 * f32::from(self.bonus(piece)),
            Piece::MagicBolt => 0.25,
            Piece::PortalOfHealing => 0.2,
            Piece::Key => 0.6,
            Piece::Treasure | Piece::DragonTreasure => 1.0,
        }
    }

    /// How much it helps that this hero is cursed.
    fn curse(&self, seat: Seat) -> f32 {
        if seat == self.seat {
            return -1.0;
        }
        let inventory = &self.state.hero(seat).inventory;
        let weapons = self.rules.content().bonus.together(inventory);
        f32::from(inventory.points().halves) + 0.3 * f32::from(weapons)
    }

    /// The fountain nearest to the middle of things: the one with most around it.
    fn rise(&self, place: Place) -> f32 {
        let Some(tile) = self.state.tile_at(place) else { return 0.0 };
        let laid = self.state.tile(tile);
        Direction::ALL.into_iter().filter(|&side| laid.neighbor(side).is_some()).count() as f32
    }

    /// The monster that is fought and the throw.
    fn combat(&self) -> Option<(Monster, Fight)> {
        let Phase::Seat(Decision::SecondRoll(fight) | Decision::Strengthen(fight)) =
            *self.state.phase()
        else {
            return None;
        };
        let monster = self.state.tile(self.hero().tile).thing.monster()?;
        Some((monster, fight))
    }

    /// How many more are needed to beat the monster; 0 if nothing is.
    pub(super) fn lacking(&self, monster: Monster, fight: Fight) -> u8 {
        let content = self.rules.content();
        let total = fight.total(content, &self.hero().inventory);
        let ties_win = fight.skilled && self.hero().hero == Hero::Aderyn;
        let needed = content.strength[monster] + u8::from(!ties_win);
        needed.saturating_sub(total)
    }

    /// Better than 0 if Horan should roll again.
    fn roll_again(&self) -> f32 {
        let Some((monster, fight)) = self.combat() else { return 0.0 };
        let lacking = self.lacking(monster, fight);
        let bolts = self.hero().inventory.count(Piece::MagicBolt);
        if lacking <= bolts {
            return -1.0;
        }
        // What the throw would be, once it stands: lost, or tied with all bolts.
        let tied = lacking == bolts + 1;
        let wins = self.plain_chances(monster).win;
        let losing = if tied { 0.0 } else { self.hit_point() };
        let stand = -losing;
        let again = wins * self.prize(monster) - (1.0 - wins) * self.hit_point();
        again - stand
    }

    /// Better than 0 if a bolt should be spent on the throw.
    fn bolt(&self) -> f32 {
        let Some((monster, fight)) = self.combat() else { return 0.0 };
        let lacking = self.lacking(monster, fight);
        if lacking == 0 {
            return -1.0;
        }
        if let Some(price) = self.price_of_victory(lacking, fight) {
            return self.prize(monster) - price;
        }
        // A tie saves a hit point.
        let ties_win = fight.skilled && self.hero().hero == Hero::Aderyn;
        if !ties_win && lacking > 1 && lacking - 1 <= self.bolts_left(fight) {
            return self.hit_point() - f32::from(lacking - 1) * self.bolt_price();
        }
        -1.0
    }

    /// Better than 0 if a hit point should be given for the throw (K10.3).
    fn sacrifice(&self) -> f32 {
        let Some((monster, fight)) = self.combat() else { return 0.0 };
        let lacking = self.lacking(monster, fight);
        let bolts_do = lacking <= self.bolts_left(fight) && self.bolt_price() < self.hit_point();
        match self.price_of_victory(lacking, fight) {
            Some(price) if lacking > 0 && !bolts_do => {
                self.prize(monster) - price.max(self.hit_point())
            }
            Some(_) | None => -1.0,
        }
    }

    /// What has to be spent for the throw to beat the monster, if it can: bolts first.
    fn price_of_victory(&self, lacking: u8, fight: Fight) -> Option<f32> {
        let bolts = self.bolts_left(fight);
        (lacking <= self.reserves(fight)).then(|| {
            f32::from(lacking.min(bolts)) * self.bolt_price()
                + f32::from(lacking.saturating_sub(bolts)) * self.hit_point()
        })
    }

    /// What bolts and a sacrifice can add to this throw.
    pub(super) fn reserves(&self, fight: Fight) -> u8 {
        self.bolts_left(fight) + u8::from(self.can_sacrifice(fight))
    }

    fn bolts_left(&self, fight: Fight) -> u8 {
        let bolts = self.hero().inventory.count(Piece::MagicBolt);
        // The wizard's stay in his hands, but count once (K4.2, K10.1).
        if self.is_wizard(fight) { bolts.saturating_sub(fight.bolts) } else { bolts }
    }

    fn is_wizard(&self, fight: Fight) -> bool {
        fight.skilled && self.hero().hero == Hero::Argentus
    }

    fn can_sacrifice(&self, fight: Fight) -> bool {
        let hero = self.hero();
        fight.skilled && hero.hero == Hero::Xanros && !fight.sacrificed && hero.hit_points > 0
    }

    fn bolt_price(&self) -> f32 {
        let wizard = self.hero().hero == Hero::Argentus && self.state.cursed() != Some(self.seat);
        if wizard { 0.0 } else { 0.2 }
    }
}
