//! What cannot be in a position, whether or not a game could come to it.
//!
//! A position by hand is made up: nobody has to have won what its heroes carry. But it has to be one that can be
//! played on from, so its tiles hang together, everybody stands where one can stand, and it is not over.

use alloc::vec::Vec;

use table::Seat;

use crate::conserved::tokens_there;
use crate::sound::leads_here;
use crate::{
    Decision, Dungeon, Ending, Hero, MOVES, Phase, Piece, State, Thing, TileIndex, TileKind, Token,
};

/// Which part of a position is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Tile(TileIndex),
    Hero(Seat),
    Bag,
    Turn,
}

/// Something that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Contradiction {
    LooseTile,
    OutsideRoom,
    NeverLies,
    TooManyTokens,
    Players,
    CarriesTooMuch,
    WaitsWithMonster,
    CursedAndGone,
    TreasuresWon,
    Explored,
    PastLimit,
    NotPlaying,
    WayBack,
    Moment,
}

impl Contradiction {
    /// A sentence for the author of the position.
    pub(crate) const fn reason(self) -> &'static str {
        match self {
            Self::LooseTile => "no way leads from the start tile to this tile (K3.1)",
            Self::OutsideRoom => "things lie in rooms only (K3.3)",
            Self::NeverLies => "this piece never lies on a tile in this game (K6.2)",
            Self::TooManyTokens => "map and bag have more of a token than the game (K1.3)",
            Self::Players => {
                "two play at least, each hero plays once, and whoever is gone carries nothing (K1.1)"
            }
            Self::CarriesTooMuch => "the hero carries more than fits (K6.1)",
            Self::WaitsWithMonster => "only Aderyn can wait on a tile with a monster (K10.4)",
            Self::CursedAndGone => "whoever is gone has no curse (K9.1)",
            Self::TreasuresWon => {
                "the hero has the treasures to win, so the game would be over (K12.1)"
            }
            Self::Explored => "nothing is left to explore, so the game would be over (K11.3)",
            Self::PastLimit => "the game would be over at its turn limit (K11.3)",
            Self::NotPlaying => "the turn is that of a seat that is gone",
            Self::WayBack => "no move leads from there to the hero, or none was spent (K4.3)",
            Self::Moment => "nothing can be decided or drawn here: the turn would have ended",
        }
    }
}

impl Dungeon {
    /// Everything that cannot be, and where.
    pub(crate) fn contradictions(&self, state: &State) -> Vec<(Part, Contradiction)> {
        let mut found = Vec::new();
        self.contradicting_tiles(state, &mut found);
        self.contradicting_heroes(state, &mut found);
        // What a turn can be follows from where everybody is.
        if found.is_empty() {
            self.contradicting_turn(state, &mut found);
        }
        found
    }

    fn contradicting_tiles(&self, state: &State, found: &mut Vec<(Part, Contradiction)>) {
        for tile in loose_tiles(state) {
            found.push((Part::Tile(tile), Contradiction::LooseTile));
        }
        for index in state.indices() {
            let tile = state.tile(index);
            if tile.kind != TileKind::Room && tile.thing != Thing::Nothing {
                found.push((Part::Tile(index), Contradiction::OutsideRoom));
            }
            let slots = self.setup().goals.inventory;
            if let Thing::Piece(piece) = tile.thing
                && (piece == Piece::DragonTreasure || (piece == Piece::Treasure && !slots))
            {
                found.push((Part::Tile(index), Contradiction::NeverLies));
            }
        }
        let there = |token: Token| usize::from(self.content().tokens[token.index()]);
        if Token::all().any(|token| tokens_there(state, token) > there(token)) {
            found.push((Part::Bag, Contradiction::TooManyTokens));
        }
    }

    fn contradicting_heroes(&self, state: &State, found: &mut Vec<(Part, Contradiction)>) {
        let (content, goals) = (self.content(), self.setup().goals);
        let choosing = matches!(state.phase, Phase::Seat(Decision::Loot(_)) | Phase::Over(_));
        for seat in state.playing.iter() {
            let (hero, chooses) = (state.hero(seat), choosing && seat == state.active);
            let monster = state.tile(hero.tile).thing.monster().is_some();
            if monster && seat != state.active && hero.hero != Hero::Aderyn {
                found.push((Part::Hero(seat), Contradiction::WaitsWithMonster));
            }
            if !chooses && !hero.inventory.fits(goals) {
                found.push((Part::Hero(seat), Contradiction::CarriesTooMuch));
            }
            let won = hero.inventory.count(Piece::Treasure) >= content.treasures_to_win;
            if goals.treasures && !chooses && won {
                found.push((Part::Hero(seat), Contradiction::TreasuresWon));
            }
        }
        if let Some(seat) = state.cursed
            && !state.playing.contains(seat)
        {
            found.push((Part::Hero(seat), Contradiction::CursedAndGone));
        }
        if !self.players_fit(state) {
            found.push((Part::Turn, Contradiction::Players));
        }
    }

    fn contradicting_turn(&self, state: &State, found: &mut Vec<(Part, Contradiction)>) {
        let mut turn = |contradiction| found.push((Part::Turn, contradiction));
        if let Phase::Over(Ending::LastLeft | Ending::Abandoned) = state.phase {
            return;
        }
        if !state.playing.contains(state.active) {
            return turn(Contradiction::NotPlaying);
        }
        if self.setup().turn_limit.is_some_and(|limit| state.turn > limit) {
            turn(Contradiction::PastLimit);
        }
        if matches!(state.phase, Phase::Over(_)) {
            return;
        }
        let began = state.moves == MOVES;
        if state.came_from.is_some_and(|from| began || !leads_here(state, from)) {
            turn(Contradiction::WayBack);
        }
        let in_hand = matches!(state.phase, Phase::Seat(Decision::LayTile { .. }));
        if began && !in_hand && state.exploring_over() && !state.dragon_laid {
            turn(Contradiction::Explored);
        }
        if !self.phase_fits(state) {
            turn(Contradiction::Moment);
        }
    }
}

/// Tiles that cannot be walked to from the start tile.
fn loose_tiles(state: &State) -> impl Iterator<Item = TileIndex> {
    let mut reached = Vec::from([TileIndex::START]);
    let mut next = 0;
    while let Some(&from) = reached.get(next) {
        next += 1;
        for side in state.tile(from).exits.iter() {
            let to = state.tile(from).neighbor(side);
            let connected = to.filter(|&to| state.tile(to).exits.contains(side.opposite()));
            reached.extend(connected.filter(|to| !reached.contains(to)));
        }
    }
    state.indices().filter(move |tile| !reached.contains(tile))
}
