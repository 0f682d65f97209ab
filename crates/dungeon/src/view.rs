//! What a viewer sees: everything (K1.6), cut into sections.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, Rules, Seat, SeatSet, Sections, Turn};

use crate::{
    Decision, Draw, Dungeon, Ending, Exits, FULL_HIT_POINTS, Fight, Hero, HeroState, Inventory,
    LaidTile, MAX_TILES, MOVES, Monster, Past, Phase, Place, Points, State, Thing, TileKind,
    TileType, Token,
};

/// One tile on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TileView {
    /// Where it lies.
    pub place: Place,
    /// Its open sides.
    pub exits: Exits,
    /// What it shows.
    pub kind: TileKind,
    /// What lies on it.
    pub thing: Thing,
}

/// One hero's figure and sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HeroView {
    /// Which hero; `None` until one is drawn.
    pub hero: Option<Hero>,
    /// The seat has not withdrawn.
    pub playing: bool,
    /// Where the hero stands.
    pub place: Place,
    /// The last tile without a monster the hero left (K4.3).
    pub refuge: Place,
    /// 0 is unconscious.
    pub hit_points: u8,
    /// The hero has the curse.
    pub cursed: bool,
    /// What the hero carries.
    pub inventory: Inventory,
    /// What the treasures are worth.
    pub points: Points,
}

/// What is left in stack and bag.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SupplyView {
    /// Tiles in the stack, by type.
    pub tiles: Vec<(TileType, u8)>,
    /// Tokens in the bag, by kind.
    pub tokens: Vec<(Token, u8)>,
    /// Exits that lead into the unknown.
    pub open_exits: u16,
    /// The dragon lies somewhere, or lay and was beaten.
    pub dragon_laid: bool,
}

/// Whose turn it is and what is to be decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnView {
    /// Whose.
    pub seat: Seat,
    /// Turns begun so far.
    pub number: u16,
    /// Moves left.
    pub moves: u8,
    /// Where the last move began (K4.3).
    pub came_from: Option<Place>,
    /// What the game waits for.
    pub phase: Phase,
}

/// The combat that is going on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BattleView {
    /// Against whom.
    pub monster: Monster,
    /// What has to be exceeded.
    pub strength: u8,
    /// The throw, once rolled.
    pub fight: Option<Fight>,
    /// What it adds up to so far.
    pub total: Option<u8>,
}

/// How it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ResultView {
    /// Why.
    pub ending: Ending,
    /// Who won; several share the victory.
    pub winners: SeatSet,
    /// Turns played: in a solo game fewer are better (K1.1).
    pub turns: u16,
}

/// All a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// In the order of laying.
    pub tiles: Vec<TileView>,
    /// By seat.
    pub heroes: Vec<HeroView>,
    /// Stack and bag.
    pub supply: SupplyView,
    /// The turn.
    pub turn: TurnView,
    /// The combat, if there is one.
    pub battle: Option<BattleView>,
    /// The result, when the game is over.
    pub result: Option<ResultView>,
    /// What led here; left out where it is a game.
    #[serde(default, skip_serializing_if = "Past::is_played")]
    pub past: Past,
}

/// A part of [`View`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Section {
    /// So many tiles lie on the table: fewer than before after an undo.
    Laid(usize),
    /// The tile of this number, new or changed.
    Tile(usize, TileView),
    /// The hero of a seat.
    Hero(Seat, HeroView),
    /// Stack and bag.
    Supply(SupplyView),
    /// The turn.
    Turn(TurnView),
    /// The combat.
    Battle(Option<BattleView>),
    /// The result.
    Result(Option<ResultView>),
}

impl View {
    pub(crate) fn of(rules: &Dungeon, state: &State) -> Self {
        Self {
            tiles: state.tiles().iter().map(tile_view).collect(),
            heroes: Seat::first(rules.seats()).map(|seat| hero_view(state, seat)).collect(),
            supply: supply_view(state),
            turn: turn_view(state),
            battle: battle_view(rules, state),
            result: result_view(rules, state),
            past: state.past,
        }
    }

    /// Whose decision, roll or draw the game waits for.
    pub fn acting(&self) -> Option<Seat> {
        match self.turn.phase {
            Phase::Chance(Draw::Hero { seats: next } | Draw::StartRoll { to_roll: next, .. }) => {
                next.iter().next()
            }
            Phase::Chance(_) | Phase::Seat(_) => Some(self.turn.seat),
            Phase::Over(_) => None,
        }
    }

    /// The tile at this place.
    pub fn tile_at(&self, place: Place) -> Option<&TileView> {
        self.tiles.iter().find(|tile| tile.place == place)
    }

    /// The state this is a view of: nothing is hidden in this game. Only for views of a trusted host.
    ///
    /// # Errors
    /// What does not fit, if this is no view of these rules' game.
    pub fn to_state(&self, rules: &Dungeon) -> Result<State, &'static str> {
        let start = rules.start();
        if self.heroes.len() != rules.seats() || self.turn.seat.index() >= rules.seats() {
            return Err("another number of seats");
        }
        if self.tiles.is_empty() || self.tiles.len() > MAX_TILES || self.turn.moves > MOVES {
            return Err("more tiles or moves than there can be");
        }
        let mut state = State::before_start(rules.content(), start.heroes, rules.seats());
        for tile in &self.tiles[1..] {
            if state.tile_at(tile.place).is_some() {
                return Err("two tiles on one place");
            }
            let index = state.lay(tile.place, tile.exits, tile.kind);
            state.tile_mut(index).thing = tile.thing;
        }
        let find = |place| state.tile_at(place).ok_or("a hero or a way back where no tile lies");
        let came_from = self.turn.came_from.map(find).transpose()?;
        let mut heroes = state.heroes;
        for (seat, view) in Seat::first(MAX_SEATS).zip(&self.heroes) {
            if view.hit_points > FULL_HIT_POINTS || !view.inventory.is_possible() {
                return Err("more hit points or pieces than a hero can have");
            }
            heroes[seat] = HeroState {
                hero: view.hero.unwrap_or(heroes[seat].hero),
                tile: find(view.place)?,
                refuge: find(view.refuge)?,
                hit_points: view.hit_points,
                inventory: view.inventory,
            };
        }
        self.supply.put(&mut state)?;
        let seats = |of: fn(&HeroView) -> bool| -> SeatSet {
            Seat::first(self.heroes.len()).filter(|seat| of(&self.heroes[seat.index()])).collect()
        };
        Ok(State {
            heroes,
            came_from,
            playing: seats(|hero| hero.playing),
            named: seats(|hero| hero.hero.is_some()),
            cursed: seats(|hero| hero.cursed).iter().next(),
            active: self.turn.seat,
            moves: self.turn.moves,
            turn: self.turn.number,
            phase: self.turn.phase,
            past: self.past,
            ..state
        })
    }

    /// Like [`to_state`](Self::to_state), but doubts what it is told if the feature says so.
    pub(crate) fn to_sound_state(&self, rules: &Dungeon) -> Result<State, &'static str> {
        let state = self.to_state(rules)?;
        if cfg!(feature = "doubt") {
            self.can_be(rules, &state)?;
        }
        Ok(state)
    }

    /// Whether this is a view of the state, and the state one that a game can come to.
    fn can_be(&self, rules: &Dungeon, state: &State) -> Result<(), &'static str> {
        match state.past {
            Past::Played if rules.counted(state).is_err() => {
                return Err("more or less than the game has");
            }
            Past::Played => rules.sound(state)?,
            Past::Supposed => {
                if let Some((_, contradiction)) = rules.contradictions(state).first() {
                    return Err(contradiction.reason());
                }
            }
        }
        if Self::of(rules, state) != *self {
            return Err("parts that contradict each other");
        }
        let (mut actions, mut chances) = (Vec::new(), Vec::new());
        rules.legal_actions(state, &mut actions);
        rules.chances(state, &mut chances);
        match rules.turn(state) {
            Turn::Seat(_) if actions.is_empty() => Err("a decision with nothing to choose"),
            Turn::Chance if chances.is_empty() => Err("a draw with nothing to draw"),
            Turn::Seat(_) | Turn::Chance | Turn::Over => Ok(()),
        }
    }
}

pub(crate) fn tile_view(tile: &LaidTile) -> TileView {
    TileView { place: tile.place, exits: tile.exits, kind: tile.kind, thing: tile.thing }
}

pub(crate) fn turn_view(state: &State) -> TurnView {
    TurnView {
        seat: state.active,
        number: state.turn,
        moves: state.moves,
        came_from: state.came_from.map(|tile| state.tile(tile).place),
        phase: state.phase,
    }
}

pub(crate) fn result_view(rules: &Dungeon, state: &State) -> Option<ResultView> {
    match state.phase {
        Phase::Over(ending) => {
            Some(ResultView { ending, winners: rules.winners(state), turns: state.turn })
        }
        Phase::Chance(_) | Phase::Seat(_) => None,
    }
}

pub(crate) fn hero_view(state: &State, seat: Seat) -> HeroView {
    let hero = state.hero(seat);
    HeroView {
        hero: state.named.contains(seat).then_some(hero.hero),
        playing: state.playing.contains(seat),
        place: state.tile(hero.tile).place,
        refuge: state.tile(hero.refuge).place,
        hit_points: hero.hit_points,
        cursed: state.cursed == Some(seat),
        inventory: hero.inventory,
        points: hero.inventory.points(),
    }
}

pub(crate) fn supply_view(state: &State) -> SupplyView {
    let tiles = TileType::all().map(|tile| (tile, state.stack[tile.index()]));
    let tokens = Token::all().map(|token| (token, state.bag[token.index()]));
    SupplyView {
        tiles: tiles.filter(|&(_, count)| count > 0).collect(),
        tokens: tokens.filter(|&(_, count)| count > 0).collect(),
        open_exits: state.open_exits,
        dragon_laid: state.dragon_laid,
    }
}

impl SupplyView {
    fn put(&self, state: &mut State) -> Result<(), &'static str> {
        state.stack = [0; TileType::COUNT];
        state.bag = [0; Token::COUNT];
        self.tiles.iter().for_each(|&(tile, count)| state.stack[tile.index()] = count);
        self.tokens.iter().for_each(|&(token, count)| state.bag[token.index()] = count);
        let total = |pile: &[u8]| pile.iter().copied().map(u32::from).sum::<u32>();
        let (tiles, tokens) = (total(&state.stack), total(&state.bag));
        if tiles as usize + usize::from(state.laid) > MAX_TILES || tokens > MAX_TILES as u32 {
            return Err("more tiles or tokens than there can be");
        }
        state.stack_total = tiles as u8;
        state.bag_total = tokens as u8;
        state.dragon_laid = self.dragon_laid;
        Ok(())
    }
}

pub(crate) fn battle_view(rules: &Dungeon, state: &State) -> Option<BattleView> {
    let fight = if let Phase::Seat(Decision::SecondRoll(fight) | Decision::Strengthen(fight)) =
        state.phase
    {
        Some(fight)
    } else if matches!(state.phase, Phase::Chance(Draw::Roll { .. })) {
        None
    } else {
        return None;
    };
    let monster = state.here().thing.monster()?;
    Some(BattleView {
        monster,
        strength: rules.content().strength[monster],
        fight,
        total: fight.map(|fight| fight.total(rules.content(), &state.active_hero().inventory)),
    })
}

impl Sections for View {
    type Section = Section;

    fn replace(&mut self, section: Section) {
        match section {
            Section::Laid(count) => self.tiles.truncate(count),
            Section::Tile(index, tile) => put_at(&mut self.tiles, index, tile),
            Section::Hero(seat, hero) => put_at(&mut self.heroes, seat.index(), hero),
            Section::Supply(supply) => self.supply = supply,
            Section::Turn(turn) => self.turn = turn,
            Section::Battle(battle) => self.battle = battle,
            Section::Result(result) => self.result = result,
        }
    }
}

/// New items come at the end, one after the other.
fn put_at<T>(list: &mut Vec<T>, index: usize, item: T) {
    match list.get_mut(index) {
        Some(place) => *place = item,
        None => list.push(item),
    }
}
