//! Whether a state is one that a game can come to.
//!
//! A view comes from outside, so a state made from one is held to all this before anybody plays on
//! from it. Every check is something that holds after every step of every game, which the conformance
//! kit sees to; together they are no proof that some game did lead here.

use table::{Rules, Seat, SeatSet};

use crate::{
    Decision, Dice, Draw, Dungeon, Ending, FULL_HIT_POINTS, Fight, First, Hero, HeroState,
    Inventory, LaidTile, LootFrom, MOVES, Monster, Phase, Piece, State, Thing, TileIndex, TileKind,
    TileType, Token,
};

impl Dungeon {
    /// Whether a game can come to this state, given that tiles, tokens and pieces are all there.
    pub(crate) fn sound(&self, state: &State) -> Result<(), &'static str> {
        if !self.players_fit(state) {
            Err("heroes or players that this game cannot have")
        } else if !tiles_hang_together(state) {
            Err("a tile that nobody can have laid there")
        } else if !self.trophies_fit(state) {
            Err("a curse, a dragon or treasures that contradict what was beaten")
        } else if !self.places_fit(state) {
            Err("a hero who cannot be there")
        } else if state.turn == 0 && !self.is_untouched(state) {
            Err("something that happened before the first turn")
        } else if state.turn > 0 && !self.turn_fits(state) {
            Err("a turn that cannot have come to this")
        } else if !self.phase_fits(state) {
            Err("a decision or draw that cannot be here")
        } else {
            Ok(())
        }
    }

    /// Heroes are those of the set-up, nobody is there twice, and heroes who have left have nothing (K1.1).
    pub(crate) fn players_fit(&self, state: &State) -> bool {
        let seats = self.seats();
        let left = state.playing.len();
        let enough = match state.phase {
            Phase::Over(Ending::LastLeft) => seats > 1 && left == 1,
            Phase::Over(Ending::Abandoned) => seats == 1 && left == 0,
            Phase::Chance(_) | Phase::Seat(_) | Phase::Over(_) => left >= seats.min(2),
        };
        let fits = |seat: Seat| {
            let hero = state.hero(seat);
            let alone = |other: Seat| other == seat || state.hero(other).hero != hero.hero;
            let named = state.named.contains(seat);
            let playing = state.playing.contains(seat);
            let chosen = self.setup().heroes[seat.index()];
            chosen.is_none_or(|chosen| named && hero.hero == chosen)
                && (!named || state.named.iter().all(alone))
                && (named || is_fresh(hero))
                && (named || !playing || state.turn == 0)
                && (playing || hero.inventory == Inventory::default())
        };
        enough && Seat::first(seats).all(fits)
    }

    /// The curse, the dragon and won games come from tokens and treasures (K9.1, K11.1, K12.1).
    fn trophies_fit(&self, state: &State) -> bool {
        let content = self.content();
        let ends = |monster: &Monster| content.ends_game[*monster];
        let was_laid = |monster: Monster| {
            let token = Token::Monster(monster);
            let there = usize::from(state.bag[token.index()]) + state.in_hand(token);
            there < usize::from(content.tokens[token.index()])
        };
        let laid = Monster::ALL.into_iter().filter(ends).any(was_laid);
        let beaten =
            Monster::ALL.into_iter().filter(ends).any(|monster| self.beaten(state, monster));
        let cursed = |seat| state.playing.contains(seat) && self.brought_curse(state).is_some();
        let choosing = matches!(state.phase, Phase::Seat(Decision::Loot(_)) | Phase::Over(_));
        let goes_on = |seat: Seat| {
            (choosing && seat == state.active)
                || state.hero(seat).inventory.count(Piece::Treasure) < content.treasures_to_win
        };
        state.dragon_laid == laid
            && beaten == matches!(state.phase, Phase::Over(Ending::Dragon))
            && state.cursed.is_none_or(cursed)
            && (!self.setup().goals.treasures || state.playing.iter().all(goes_on))
    }

    /// Some of these lie neither on a tile nor in the bag: they were beaten.
    fn beaten(&self, state: &State, monster: Monster) -> bool {
        self.tokens_gone(state, Token::Monster(monster)) > 0
    }

    /// A beaten monster that brings the curse, in a game that has one (K1.1, K9.1).
    fn brought_curse(&self, state: &State) -> Option<Monster> {
        let brings = |monster: &Monster| self.content().curses[*monster] && self.seats() > 1;
        Monster::ALL.into_iter().filter(brings).find(|&monster| self.beaten(state, monster))
    }

    /// Before the first turn nothing lies on the table but the start tile with all heroes on it.
    fn is_untouched(&self, state: &State) -> bool {
        let &State { heroes, playing, named, phase, .. } = state;
        let start = State::before_start(self.content(), heroes, self.seats());
        *state == State { playing, named, phase, ..start }
            && Seat::first(self.seats()).all(|seat| is_fresh(state.hero(seat)))
    }

    /// Number, moves and the way back (K2.1, K4.3, K11.3).
    fn turn_fits(&self, state: &State) -> bool {
        let moves = usize::from(MOVES) * usize::from(state.turn);
        let in_time = state.tiles().len() - 1 + usize::from(state.moves) <= moves
            && self.setup().turn_limit.is_none_or(|limit| state.turn <= limit);
        if matches!(state.phase, Phase::Over(_)) {
            return in_time;
        }
        let began = state.moves == MOVES;
        let way_back = match state.came_from {
            // No move led here: the turn began here, or a portal or a six did (K7.2, K10.5).
            None => {
                began
                    || state.here().kind == TileKind::Fountain
                    || state.plays_skilled(Hero::Victorius)
            }
            Some(from) => {
                let safe = state.tile(from).thing.monster().is_none();
                let remembered =
                    state.active_hero().refuge == from || (!safe && self.refuges_are_safe());
                !began
                    && leads_here(state, from)
                    && remembered
                    && (safe || state.plays_skilled(Hero::Aderyn))
            }
        };
        let in_hand = matches!(state.phase, Phase::Seat(Decision::LayTile { .. }));
        let ended_before = began && !in_hand && state.exploring_over() && !state.dragon_laid;
        in_time && state.playing.contains(state.active) && way_back && !ended_before
    }

    /// Nobody but the thief stays with a monster or has left one (K4.3, K10.4), and a hero on a fountain when a turn
    /// ends is healed (K2.6, K5.4).
    fn places_fit(&self, state: &State) -> bool {
        let monster = |tile| state.tile(tile).thing.monster().is_some();
        state.playing.iter().all(|seat| {
            let hero = state.hero(seat);
            let waits = seat != state.active;
            let healed = hero.hit_points == FULL_HIT_POINTS;
            let flees_to_one = hero.hero == Hero::Aderyn && !self.refuges_are_safe();
            (!monster(hero.refuge) || flees_to_one)
                && (!waits || !monster(hero.tile) || hero.hero == Hero::Aderyn)
                && (!waits || state.tile(hero.tile).kind != TileKind::Fountain || healed)
        })
    }

    /// Whether the game can wait for this in this state.
    pub(crate) fn phase_fits(&self, state: &State) -> bool {
        let active = state.active_hero();
        let (here, awake) = (state.here(), active.hit_points > 0);
        let monster = here.thing.monster().is_some();
        let free = awake && (!monster || state.plays_skilled(Hero::Aderyn));
        let fighting = monster && (state.came_from.is_some() || active.hero == Hero::Aderyn);
        let oracle = state.plays_skilled(Hero::Taia);
        let warrior = state.plays_skilled(Hero::Horan);
        match state.phase {
            Phase::Chance(Draw::Hero { seats }) => {
                let undrawn = state.playing.iter().filter(|&seat| !state.named.contains(seat));
                state.turn == 0 && !seats.is_empty() && seats == undrawn.collect::<SeatSet>()
            }
            Phase::Chance(Draw::StartRoll { to_roll, standing }) => {
                let chosen =
                    |seat| matches!(self.setup().first, First::Seat(first) if first == seat);
                state.turn == 0
                    && state.playing.iter().all(|seat| state.named.contains(seat) && !chosen(seat))
                    && crate::play::can_stand(state.playing, to_roll, standing)
            }
            Phase::Over(ending) => self.ending_fits(state, ending),
            Phase::Chance(_) | Phase::Seat(_) if state.turn == 0 => false,
            Phase::Chance(Draw::Tile { direction, again }) => {
                let keeps_open = |tile| self.keeps_open(state, direction, tile);
                free && self.can_explore(state, direction).is_ok()
                    && (!again || (stack(state).any(keeps_open) && !stack(state).all(keeps_open)))
            }
            Phase::Seat(Decision::LayTile { direction, tile }) => {
                let keeps_open = |tile| self.keeps_open(state, direction, tile);
                let unknown = here.exits.contains(direction) && here.neighbor(direction).is_none();
                free && state.moves > 0
                    && unknown
                    && (keeps_open(tile) || !stack(state).any(keeps_open))
            }
            Phase::Chance(Draw::Token) => awake && discovered_room(state),
            Phase::Chance(Draw::SecondToken { .. }) | Phase::Seat(Decision::ChooseToken { .. }) => {
                awake && oracle && discovered_room(state)
            }
            Phase::Chance(Draw::Roll { skilled, first_move, second }) => {
                let fight =
                    Fight { dice: Dice(6, 6), skilled, first_move, bolts: 0, sacrificed: false };
                fighting && awake && self.fight_fits(state, fight) && (!second || warrior)
            }
            Phase::Seat(Decision::SecondRoll(fight)) => {
                let just_rolled = fight.bolts == 0 && !fight.sacrificed;
                fighting && awake && self.fight_fits(state, fight) && just_rolled && warrior
            }
            Phase::Seat(Decision::Strengthen(fight)) => {
                let choice = self.can_bolt(state).is_ok() || self.can_sacrifice(state).is_ok();
                fighting && (awake || fight.sacrificed) && self.fight_fits(state, fight) && choice
            }
            Phase::Seat(Decision::Walk) => free && (state.moves > 0 || self.has_offer(state)),
            Phase::Seat(Decision::MustFight) => fighting && !free && awake && state.moves == MOVES,
            Phase::Seat(Decision::Loot(from)) => {
                here.kind == TileKind::Room
                    && here.thing == Thing::Nothing
                    && !active.inventory.fits(self.setup().goals)
                    && self.loot_fits(state, from)
            }
            Phase::Seat(Decision::PlaceCurse { goes_on }) => {
                here.kind == TileKind::Room
                    && !matches!(here.thing, Thing::Token(_))
                    && self.brought_curse(state).is_some()
                    && can_have_won(state, goes_on)
            }
            Phase::Seat(Decision::Rise) => fighting && !awake && warrior,
        }
    }

    /// Skills, dice and help are such as this hero can have in this fight (K4.6).
    fn fight_fits(&self, state: &State, fight: Fight) -> bool {
        let hero = state.active_hero();
        let lowest = if state.plays_skilled(Hero::Victorius) { 2 } else { 1 };
        let Dice(first, second) = fight.dice;
        let bolts = if state.plays_skilled(Hero::Argentus) {
            fight.bolts <= hero.inventory.count(Piece::MagicBolt)
        } else {
            hero.inventory.fits_with(fight.bolts, Piece::MagicBolt, self.setup().goals)
        };
        let sacrifice = state.plays_skilled(Hero::Xanros) && hero.hit_points < FULL_HIT_POINTS;
        (lowest..=6).contains(&first)
            && (lowest..=6).contains(&second)
            && fight.skilled == state.skilled(state.active)
            && fight.first_move == crate::play::by_first_move(state)
            && bolts
            && (!fight.sacrificed || sacrifice)
    }

    /// What does not fit was just won or collected (K6.2).
    fn loot_fits(&self, state: &State, from: LootFrom) -> bool {
        let LootFrom::Combat { curse, goes_on } = from else {
            return state.active_hero().hit_points > 0;
        };
        let (content, goals) = (self.content(), self.setup().goals);
        let gave = |monster: Monster| {
            self.beaten(state, monster)
                && (content.curses[monster] && self.seats() > 1) == curse
                && state.active_hero().inventory.fits_without(content.back[monster], goals)
        };
        can_have_won(state, goes_on) && Monster::ALL.into_iter().any(gave)
    }

    /// K11, K12.1.
    fn ending_fits(&self, state: &State, ending: Ending) -> bool {
        let explored = state.exploring_over() && !state.dragon_laid;
        match ending {
            // Who is left was looked at before, and so was whether the dragon is beaten.
            Ending::Agreed | Ending::LastLeft | Ending::Abandoned => true,
            Ending::Dragon => state.turn > 0 && state.playing.contains(state.active),
            Ending::Treasures(seat) => {
                let inventory = state.hero(seat).inventory;
                self.setup().goals.treasures
                    && seat == state.active
                    && state.playing.contains(seat)
                    && inventory.fits(self.setup().goals)
                    && inventory.count(Piece::Treasure) >= self.content().treasures_to_win
            }
            Ending::Explored => state.turn > 0 && explored,
            Ending::TurnLimit => self.setup().turn_limit == Some(state.turn) && !explored,
        }
    }
}

/// As a hero begins (K1.4).
fn is_fresh(hero: &HeroState) -> bool {
    let &HeroState { hero: _, tile, refuge, hit_points, inventory } = hero;
    tile == TileIndex::START
        && refuge == TileIndex::START
        && hit_points == FULL_HIT_POINTS
        && inventory == Inventory::default()
}

/// Every tile was laid from one that lay there before (K3.1).
fn tiles_hang_together(state: &State) -> bool {
    let laid_from_another = |(index, tile): (usize, &LaidTile)| {
        tile.exits.iter().any(|direction| {
            tile.neighbor(direction).is_some_and(|other| {
                other.index() < index && state.tile(other).exits.contains(direction.opposite())
            })
        })
    };
    state.tiles().iter().enumerate().skip(1).all(laid_from_another)
}

/// Whether one move leads from this tile to where the active hero stands.
pub(crate) fn leads_here(state: &State, from: TileIndex) -> bool {
    let (here, there) = (state.here(), state.tile(from));
    let beside = here.neighbors.iter().position(|&neighbor| neighbor == Some(from));
    let connected =
        beside.is_some_and(|side| here.exits.connect(crate::Direction::ALL[side], there.exits));
    from != state.active_hero().tile
        && (connected
            || (beside.is_some() && state.plays_skilled(Hero::Argentus))
            || (here.kind == TileKind::Gate && there.kind == TileKind::Gate)
            || (state.moves == 0 && state.plays_skilled(Hero::Xanros)))
}

/// The active hero has just laid this room and gone into it, alone.
fn discovered_room(state: &State) -> bool {
    let (here, tile) = (state.here(), state.active_hero().tile);
    let alone = |seat| {
        let other = state.hero(seat);
        seat == state.active || (other.tile != tile && other.refuge != tile)
    };
    here.kind == TileKind::Room
        && here.thing == Thing::Nothing
        && tile.index() + 1 == state.tiles().len()
        && state.came_from.is_some()
        && state.named.iter().all(alone)
}

/// Whether the active hero can have won a fight just now; only a swordsman goes on (K10.5), only a
/// warlock wins with his last hit point (K10.3).
fn can_have_won(state: &State, goes_on: bool) -> bool {
    let hero = state.active_hero();
    let fought = state.came_from.is_some() || hero.hero == Hero::Aderyn;
    let awake = hero.hit_points > 0;
    fought
        && if goes_on {
            awake && state.plays_skilled(Hero::Victorius)
        } else {
            awake || state.plays_skilled(Hero::Xanros)
        }
}

/// The types of tile left in the stack.
fn stack(state: &State) -> impl Iterator<Item = TileType> {
    TileType::all().filter(|tile| state.stack[tile.index()] > 0)
}
