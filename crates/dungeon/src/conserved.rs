//! What never changes in number, whatever happens.

use alloc::format;
use alloc::string::String;

use crate::{
    Decision, Draw, Dungeon, FULL_HIT_POINTS, Phase, Piece, State, Thing, TileKind, TileType, Token,
};

impl Dungeon {
    /// Tiles, tokens and pieces are neither made nor lost; nobody carries more than fits; a tile holds
    /// something only where it can.
    pub(crate) fn counted(&self, state: &State) -> Result<(), String> {
        for tile in TileType::all() {
            let is_it = |laid: &&crate::LaidTile| {
                laid.kind == tile.kind && tile.shape.turnings().contains(&laid.exits)
            };
            let laid = state.tiles()[1..].iter().filter(is_it).count();
            let in_hand = matches!(state.phase, Phase::Seat(Decision::LayTile { tile: hand, .. }) if hand == tile);
            let count = usize::from(state.stack[tile.index()]) + laid + usize::from(in_hand);
            if count != usize::from(self.content().tiles[tile.index()]) {
                return Err(format!("{count} of {tile}"));
            }
        }
        self.tokens_match_rooms(state)?;
        let stack: u32 = state.stack.iter().copied().map(u32::from).sum();
        let bag: u32 = state.bag.iter().copied().map(u32::from).sum();
        if stack != u32::from(state.stack_total) || bag != u32::from(state.bag_total) {
            return Err(format!("{stack} tiles in the stack, {bag} tokens in the bag"));
        }
        for token in Token::all() {
            if tokens_there(state, token) > usize::from(self.content().tokens[token.index()]) {
                return Err(format!("more {token} than there were"));
            }
        }
        for tile in state.tiles() {
            if tile.kind != TileKind::Room && tile.thing != Thing::Nothing {
                return Err(format!("{:?} at {} outside a room", tile.thing, tile.place));
            }
            let Thing::Piece(piece) = tile.thing else { continue };
            if piece == Piece::DragonTreasure
                || (piece == Piece::Treasure && !self.setup().goals.inventory)
            {
                return Err(format!("{piece} at {}, but it takes no slot", tile.place));
            }
        }
        let open: usize = state
            .tiles()
            .iter()
            .map(|tile| tile.exits.iter().filter(|&side| tile.neighbor(side).is_none()).count())
            .sum();
        if open != usize::from(state.open_exits) {
            return Err(format!("{open} open exits, counted as {}", state.open_exits));
        }
        let looting = matches!(state.phase, Phase::Seat(Decision::Loot(_)) | Phase::Over(_));
        for seat in state.playing.iter() {
            let hero = state.hero(seat);
            if hero.hit_points > FULL_HIT_POINTS {
                return Err(format!("seat {seat} has {} hit points", hero.hit_points));
            }
            let choosing = looting && seat == state.active;
            if !choosing && !hero.inventory.fits(self.setup().goals) {
                return Err(format!("seat {seat} carries more than fits"));
            }
        }
        self.pieces_match_tokens(state)
    }

    /// Every discovered room got a token, unless the bag was empty or somebody left before it came.
    fn tokens_match_rooms(&self, state: &State) -> Result<(), String> {
        let (in_hand, pending) = match state.phase {
            Phase::Chance(Draw::Token) => (0, 1),
            Phase::Chance(Draw::SecondToken { .. }) => (1, 1),
            Phase::Seat(Decision::ChooseToken { .. }) => (2, 1),
            Phase::Chance(_) | Phase::Seat(_) | Phase::Over(_) => (0, 0),
        };
        let there = usize::from(state.bag_total) + in_hand;
        let Some(out) = (self.content().token_count() as usize).checked_sub(there) else {
            return Err(format!("{there} tokens in bag and hand"));
        };
        let rooms = state.tiles().iter().filter(|tile| tile.kind == TileKind::Room).count();
        // An agreed end stops short of a token too.
        let over = usize::from(matches!(state.phase, Phase::Over(_)));
        let left = self.setup().heroes.len() - state.playing.len();
        let most_missing = if state.bag_total == 0 { rooms } else { pending + left + over };
        if out + pending > rooms || rooms - out > most_missing {
            return Err(format!("{out} tokens for {rooms} rooms"));
        }
        Ok(())
    }

    /// Pieces come from beaten monsters and opened chests. They leave the game when they are used up
    /// (K6.5) or with a hero.
    fn pieces_match_tokens(&self, state: &State) -> Result<(), String> {
        let all_here = state.playing.len() == self.setup().heroes.len();
        let opened = self.tokens_gone(state, Token::Chest);
        for piece in Piece::ALL {
            let spent = if piece == Piece::Key { opened } else { 0 };
            let there = pieces(state, piece) + spent;
            let won = self.pieces_from_tokens(state, piece);
            let is_spell = matches!(piece, Piece::MagicBolt | Piece::PortalOfHealing);
            if there > won || (there < won && all_here && !is_spell) {
                return Err(format!("{there} of {piece}, but {won} were won"));
            }
        }
        Ok(())
    }

    /// How many of this token were beaten or opened: they have left bag, hands and table.
    pub(crate) fn tokens_gone(&self, state: &State, token: Token) -> usize {
        usize::from(self.content().tokens[token.index()]) - tokens_there(state, token)
    }

    /// How many of this piece the tokens that are gone have given.
    fn pieces_from_tokens(&self, state: &State, piece: Piece) -> usize {
        let gives = |token: Token| match token {
            Token::Monster(monster) => self.content().back[monster] == piece,
            Token::Chest => piece == Piece::Treasure,
        };
        let gone = |token| self.tokens_gone(state, token);
        Token::all().filter(|&token| gives(token)).map(gone).sum()
    }
}

/// How many of this token are in the bag, in somebody's hand or on a tile.
pub(crate) fn tokens_there(state: &State, token: Token) -> usize {
    let laid = state.tiles().iter().filter(|tile| tile.thing == Thing::Token(token)).count();
    usize::from(state.bag[token.index()]) + state.in_hand(token) + laid
}

/// How many of this piece heroes carry and tiles hold.
fn pieces(state: &State, piece: Piece) -> usize {
    let carried: usize =
        state.playing.iter().map(|seat| usize::from(state.hero(seat).inventory.count(piece))).sum();
    carried + state.tiles().iter().filter(|tile| tile.thing == Thing::Piece(piece)).count()
}
