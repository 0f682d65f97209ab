//! What things are worth by rules of thumb, in treasures.

use dungeon::odds::{Chances, Fighter};
use dungeon::{
    Action, Direction, Dungeon, Hero, HeroState, Inventory, MOVES, Monster, Piece, State, Thing,
    TileIndex, TileKind, TileType, Token,
};
use table::Seat;

/// To win the game by beating the dragon.
const VICTORY: f32 = 4.0;
/// To lose it that way.
const DEFEAT: f32 = 6.0;
/// To end a game in which nothing can change.
const PEACE: f32 = 0.5;
/// To share the victory.
const SHARED: f32 = 1.5;
/// A weapon that is better by one, at the end of the game.
const WEAPON: f32 = 0.1;
/// How much more it is worth at the beginning.
const EARLY_WEAPON: f32 = 0.5;
const BOLT: f32 = 0.25;
pub(super) const PORTAL: f32 = 0.2;
const KEY: f32 = 0.6;
/// To know where a chest is.
const CHEST_FOUND: f32 = 0.3;
/// To curse somebody else.
const CURSE: f32 = 0.5;
/// To be free of the curse.
const UNCURSED: f32 = 0.2;
/// A known dungeon is worth something in itself.
const KNOWLEDGE: f32 = 0.1;
/// A hit point that a fountain gives back is worth so much of one that was not lost.
const RESTORED: f32 = 0.7;
/// What losing a hit point costs, by how many there are.
const HIT_POINT: [f32; 6] = [0.0, 0.7, 0.3, 0.18, 0.12, 0.1];

/// With which move of a turn a hero comes to a combat: Taia is stronger after her first (K10.6).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reached {
    ByFirstMove,
    Later,
}

/// What the hero of one seat would make of things.
pub(super) struct Thumb<'a> {
    pub(super) rules: &'a Dungeon,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    fighter: Fighter,
}

impl<'a> Thumb<'a> {
    pub(super) fn new(rules: &'a Dungeon, state: &'a State, seat: Seat) -> Self {
        let fighter = Fighter::of(rules.content(), state, seat);
        // A hero who is down has a hit point again when the next combat comes.
        let hit_points = fighter.hit_points.max(1);
        Self { rules, state, seat, fighter: Fighter { hit_points, ..fighter } }
    }

    pub(super) fn hero(&self) -> &'a HeroState {
        self.state.hero(self.seat)
    }

    pub(super) fn chances(&self, monster: Monster, reached: Reached) -> Chances {
        let strength = self.rules.content().strength[monster];
        Fighter { first_move: reached == Reached::ByFirstMove, ..self.fighter }.chances(strength)
    }

    /// The chances of a single throw, without any skill.
    pub(super) fn plain_chances(&self, monster: Monster) -> Chances {
        let strength = self.rules.content().strength[monster];
        Fighter { cursed: true, ..self.fighter }.chances(strength)
    }

    /// The most points, in halves, that somebody else has.
    pub(super) fn best_other(&self) -> Option<u8> {
        let others = self.state.playing().iter().filter(|&seat| seat != self.seat);
        others.map(|seat| self.state.hero(seat).inventory.points().halves).max()
    }

    /// What it is worth to have one more of this piece.
    pub(super) fn gain(&self, piece: Piece) -> f32 {
        let inventory = &self.hero().inventory;
        let spells = inventory.count(Piece::MagicBolt) + inventory.count(Piece::PortalOfHealing);
        match piece {
            Piece::Daggers | Piece::Sword | Piece::Axe => {
                let better =
                    f32::from(self.bonus(piece)) - f32::from(self.weakest_weapon(*inventory));
                self.weapon() * better.max(0.0)
            }
            Piece::MagicBolt if spells < 3 && self.fighter.hero == Hero::Argentus => 1.5 * BOLT,
            Piece::MagicBolt if spells < 3 => BOLT,
            Piece::PortalOfHealing if spells < 3 => PORTAL,
            Piece::MagicBolt | Piece::PortalOfHealing => 0.0,
            Piece::Key if inventory.has(Piece::Key) || !self.has_chests() => 0.0,
            Piece::Key => KEY,
            Piece::Treasure => 1.0,
            Piece::DragonTreasure => 1.5,
        }
    }

    /// What a weapon that is better by one is worth: the more, the more is left to fight.
    fn weapon(&self) -> f32 {
        let all = self.rules.content().token_count() as f32;
        let left = f32::from(self.state.tokens_left()) / all;
        WEAPON + EARLY_WEAPON * left
    }

    /// What a piece adds to a throw.
    pub(super) fn bonus(&self, piece: Piece) -> u8 {
        self.rules.content().bonus.of(piece).unwrap_or(0)
    }

    /// What a new weapon would take the place of.
    fn weakest_weapon(&self, inventory: Inventory) -> u8 {
        let mut weapons = inventory.pieces().filter(|piece| Piece::WEAPONS.contains(piece));
        match (weapons.next(), weapons.next()) {
            (Some(one), Some(other)) => self.bonus(one).min(self.bonus(other)),
            (None, _) | (_, None) => 0,
        }
    }

    /// Whether there may still be a chest to open.
    fn has_chests(&self) -> bool {
        let laid = |tile: &dungeon::LaidTile| tile.thing == Thing::Token(Token::Chest);
        self.state.in_bag(Token::Chest) > 0 || self.state.tiles().iter().any(laid)
    }

    /// What losing a hit point costs.
    pub(super) fn hit_point(&self) -> f32 {
        let hero = self.hero();
        if hero.hit_points == 1 && hero.hero == Hero::Horan && !self.fighter.cursed {
            // He comes back at a fountain with all of them (K10.2).
            return 0.1;
        }
        HIT_POINT[usize::from(hero.hit_points)]
    }

    /// What beating this monster brings.
    pub(super) fn prize(&self, monster: Monster) -> f32 {
        let content = self.rules.content();
        let back = content.back[monster];
        if content.ends_game[monster] {
            let mut inventory = self.hero().inventory;
            inventory.add(back);
            let mine = inventory.points().halves;
            return match self.best_other() {
                Some(theirs) if mine < theirs && self.is_settled() => PEACE,
                Some(theirs) if mine < theirs => -DEFEAT,
                Some(theirs) if mine == theirs => SHARED,
                Some(_) | None => VICTORY,
            };
        }
        let cursing = content.curses[monster] && self.state.playing().len() > 1;
        self.gain(back) + if cursing { CURSE } else { 0.0 }
    }

    /// Whether there is nothing left to gain but the end of the game: whoever is behind then will stay
    /// behind, and waiting would keep everybody at the table for nothing.
    pub(super) fn is_settled(&self) -> bool {
        let gains = |tile: TileIndex| {
            let monster = self.state.tile(tile).thing.monster();
            let ends = monster.is_some_and(|it| self.rules.content().ends_game[it]);
            !ends && self.offer(tile, Reached::Later).is_some_and(|(_, value)| value > 0.0)
        };
        self.state.exploring_over() && !self.state.indices().any(gains)
    }

    /// What a combat is worth.
    pub(super) fn fight(&self, monster: Monster, reached: Reached) -> f32 {
        let odds = self.chances(monster, reached);
        if self.rules.content().ends_game[monster] && odds.win > 0.0 && self.is_settled() {
            return odds.win.max(PEACE);
        }
        odds.win * self.prize(monster) - odds.loss * self.hit_point()
    }

    /// What a new token of this kind is worth to its finder.
    pub(super) fn found(&self, token: Token, reached: Reached) -> f32 {
        match token {
            Token::Chest if self.hero().inventory.has(Piece::Key) => 1.0,
            Token::Chest => CHEST_FOUND,
            Token::Monster(monster) => {
                let fight = self.fight(monster, reached);
                if self.sneaks() { fight.max(0.0) } else { fight }
            }
        }
    }

    pub(super) fn sneaks(&self) -> bool {
        self.fighter.hero == Hero::Aderyn && !self.fighter.cursed
    }

    /// What one more tile of the dungeon is worth.
    pub(super) fn exploring(&self, reached: Reached) -> f32 {
        let state = self.state;
        let tokens = f32::from(state.tokens_left());
        let rooms: u8 = TileType::all()
            .filter(|tile| tile.kind == TileKind::Room)
            .map(|tile| state.in_stack(tile))
            .sum();
        if state.tiles_left() == 0 {
            return 0.0;
        }
        let mut sum = 0.0;
        for token in Token::all() {
            let count = state.in_bag(token);
            if count > 0 {
                sum += f32::from(count) / tokens * self.found(token, reached);
            }
        }
        KNOWLEDGE + sum * f32::from(rooms) / f32::from(state.tiles_left())
    }

    /// What ending a turn on a fountain is worth.
    pub(super) fn healing(&self) -> f32 {
        let missing: f32 = HIT_POINT[usize::from(self.hero().hit_points) + 1..]
            .iter()
            .map(|cost| cost * RESTORED)
            .sum();
        missing + if self.fighter.cursed { UNCURSED } else { 0.0 }
    }

    /// What the tile offers to the hero on it, and what that is worth.
    pub(super) fn offer(&self, tile: TileIndex, reached: Reached) -> Option<(Action, f32)> {
        match self.state.tile(tile).thing {
            Thing::Nothing => None,
            Thing::Token(Token::Monster(monster)) => {
                Some((Action::Fight, self.fight(monster, reached)))
            }
            Thing::Token(Token::Chest) => {
                self.hero().inventory.has(Piece::Key).then_some((Action::Open, 1.0))
            }
            Thing::Piece(piece) => {
                let gain = self.gain(piece);
                (gain > 0.0).then_some((Action::Collect, gain))
            }
        }
    }

    /// The exits of a tile that lead into the unknown.
    pub(super) fn unknown(&self, tile: TileIndex) -> impl Iterator<Item = Direction> + use<> {
        let laid = *self.state.tile(tile);
        let over = self.state.exploring_over();
        laid.exits.iter().filter(move |&direction| !over && laid.neighbor(direction).is_none())
    }

    /// How a place is reached that is so many moves away.
    pub(super) fn reached(&self, moves: u8) -> Reached {
        if self.state.moves() == MOVES && moves == 1 {
            Reached::ByFirstMove
        } else {
            Reached::Later
        }
    }

    /// What the weapons add together.
    pub(super) fn weapons(&self) -> f32 {
        f32::from(self.fighter.weapons)
    }
}
