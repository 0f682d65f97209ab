//! Reading a position: every fault is found before a state is made.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use table::{BySeat, Faults, MAX_SEATS, PositionFault, PositionFaults, Rules, Seat};

use super::map::Map;
use crate::contradictions::{Contradiction, Part};
use crate::{
    Dungeon, FULL_HIT_POINTS, Hero, Inventory, MAX_TILES, MAX_TURN_LIMIT, MOVES, Past, Place,
    State, TileType, Token,
};

pub(super) type Fallible<T> = Result<T, String>;

/// The state a position describes, see the [module](super), if it can be played on from.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(rules: &Dungeon, text: &str) -> Result<State, PositionFaults> {
    let Drawn { mut state, map, lines } = draw(rules, text)?;
    let fault = |(part, contradiction): (Part, Contradiction)| {
        let line = match part {
            Part::Tile(tile) => map.line_of(state.tile(tile).place),
            Part::Hero(seat) => lines.of(&seat.to_string()),
            Part::Bag => lines.of("bag"),
            Part::Turn => lines.of("turn"),
        };
        PositionFault::new(text, line.unwrap_or(map.first_line()), contradiction.reason())
    };
    let faults: Vec<_> = rules.contradictions(&state).into_iter().map(fault).collect();
    if !faults.is_empty() {
        return Err(Faults(faults));
    }
    if rules.counted(&state).and_then(|()| rules.sound(&state).map_err(String::from)).is_err() {
        state.past = Past::Supposed;
    }
    Ok(state)
}

/// The same without a look at whether it contradicts itself: enough for trying a single rule.
///
/// # Errors
/// Everything that cannot be read.
pub fn sketch(rules: &Dungeon, text: &str) -> Result<State, PositionFaults> {
    draw(rules, text).map(|drawn| drawn.state)
}

/// What a text describes, and where it says so.
struct Drawn<'a> {
    state: State,
    map: Map,
    lines: Lines<'a>,
}

fn draw<'a>(rules: &Dungeon, text: &'a str) -> Result<Drawn<'a>, PositionFaults> {
    let mut faults = Vec::new();
    let mut map = Map::default();
    let mut lines = Lines::default();
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        match line.split_once(':') {
            _ if line.is_empty() => {}
            Some((key, value)) => lines.push(number, key.trim(), value.trim()),
            None => {
                let wrong = map.read_row(number, line);
                faults.extend(wrong.map(|reason| PositionFault::new(text, number, reason)));
            }
        }
    }
    let mut state = State::before_start(rules.content(), rules.start().heroes, rules.seats());
    if let Err(reason) = map.lay(rules, &mut state) {
        faults.push(PositionFault::new(text, map.first_line(), reason));
    }
    // Whose turn it is can only be judged when everybody stands where they stand.
    lines.0.sort_by_key(|line| line.key == "turn");
    let mut said = BySeat([None; MAX_SEATS]);
    for (index, line) in lines.0.iter().enumerate() {
        let twice = lines.0[..index].iter().any(|earlier| earlier.key == line.key);
        let read = if twice {
            Err(format!("`{}` is given twice", line.key))
        } else {
            read_line(rules, &mut state, &mut said, line.key, line.value)
        };
        if let Err(reason) = read {
            faults.push(PositionFault::new(text, line.number, reason));
        }
    }
    if state.tiles().len() + usize::from(state.stack_total) > MAX_TILES {
        let reason =
            format!("map and stack have more than {MAX_TILES} tiles; say what is left in `stack:`");
        faults.push(PositionFault::new(text, map.first_line(), reason));
    }
    if !faults.is_empty() {
        return Err(Faults(faults));
    }
    name_heroes(rules, &mut state, said);
    Ok(Drawn { state, map, lines })
}

/// A line `key: value`.
struct Line<'a> {
    number: usize,
    key: &'a str,
    value: &'a str,
}

#[derive(Default)]
struct Lines<'a>(Vec<Line<'a>>);

impl<'a> Lines<'a> {
    fn push(&mut self, number: usize, key: &'a str, value: &'a str) {
        self.0.push(Line { number, key, value });
    }

    /// The number of the line with this key.
    fn of(&self, key: &str) -> Option<usize> {
        self.0.iter().find(|line| line.key == key).map(|line| line.number)
    }
}

/// Heroes that the set-up leaves to chance are those that the lines say, else any that are free (K1.1). Whoever left
/// before a hero was drawn has none.
fn name_heroes(rules: &Dungeon, state: &mut State, said: BySeat<Option<Hero>>) {
    let chosen = |seat: Seat| rules.setup().heroes[seat.index()].or(said[seat]);
    let seats = || Seat::first(rules.seats());
    let mut free =
        Hero::ALL.into_iter().filter(|&hero| seats().all(|seat| chosen(seat) != Some(hero)));
    for seat in seats() {
        let gone = !state.playing.contains(seat);
        match chosen(seat).or_else(|| if gone { None } else { free.next() }) {
            Some(hero) => state.heroes[seat].hero = hero,
            None => state.named.remove(seat),
        }
    }
}

fn read_line(
    rules: &Dungeon,
    state: &mut State,
    said: &mut BySeat<Option<Hero>>,
    key: &str,
    value: &str,
) -> Fallible<()> {
    match key {
        "stack" => {
            state.stack = read_pile(value, TileType::index)?;
            let total: u32 = state.stack.iter().copied().map(u32::from).sum();
            if total as usize + state.tiles().len() > MAX_TILES {
                return Err(format!("stack and map have more than {MAX_TILES} tiles"));
            }
            state.stack_total = total as u8;
            Ok(())
        }
        "bag" => {
            state.bag = read_pile(value, Token::index)?;
            let total: u32 = state.bag.iter().copied().map(u32::from).sum();
            state.bag_total = u8::try_from(total).map_err(|_| "the bag is too full".to_owned())?;
            Ok(())
        }
        "turn" => read_turn(rules, state, value),
        seat => {
            let seat: Seat =
                seat.parse().map_err(|_| format!("`{seat}` is not a seat, turn, stack or bag"))?;
            if seat.index() >= rules.seats() {
                return Err(format!("nobody sits on seat {seat}"));
            }
            said[seat] = read_hero(rules, state, seat, value)?;
            Ok(())
        }
    }
}

fn read_pile<T, const N: usize>(list: &str, index: impl Fn(T) -> usize) -> Fallible<[u8; N]>
where
    T: core::str::FromStr<Err = table::NotationError>,
{
    let mut pile = [0_u8; N];
    for item in list.split(',').map(str::trim).filter(|item| *item != "none") {
        let (count, kind) = item.split_once(' ').ok_or("a pile is a list of numbers and kinds")?;
        let count: u8 = count.parse().map_err(|_| format!("`{count}` is not a number"))?;
        let kind = kind.parse::<T>().map_err(|error| error.to_string())?;
        let place = &mut pile[index(kind)];
        if *place > 0 {
            return Err(format!("`{item}` is given twice"));
        }
        *place = count;
    }
    Ok(pile)
}

fn place_of(state: &State, place: &str) -> Fallible<crate::TileIndex> {
    let place: Place = place.parse().map_err(|error: table::NotationError| error.to_string())?;
    state.tile_at(place).ok_or_else(|| format!("no tile lies at {place}"))
}

/// Where a hero is and what differs from the start; gives the hero, where the line says which it is.
fn read_hero(rules: &Dungeon, state: &mut State, seat: Seat, line: &str) -> Fallible<Option<Hero>> {
    let mut said = None;
    let mut words = line.split_whitespace();
    let tile = place_of(state, words.next().unwrap_or_default())?;
    let mut hero = *state.hero(seat);
    (hero.tile, hero.refuge) = (tile, tile);
    hero.inventory = Inventory::default();
    while let Some(word) = words.next() {
        match word {
            "hp" => {
                let points = words.next().and_then(|points| points.parse().ok());
                let points = points.filter(|&points| points <= FULL_HIT_POINTS);
                hero.hit_points = points.ok_or("`hp` is a number from 0 to 5")?;
            }
            "refuge" => hero.refuge = place_of(state, words.next().unwrap_or_default())?,
            "gone" => state.playing.remove(seat),
            "hero" => {
                let hero: Result<Hero, _> = words.next().unwrap_or_default().parse();
                let hero = hero.map_err(|error: table::NotationError| error.to_string())?;
                match rules.setup().heroes[seat.index()] {
                    Some(chosen) if chosen != hero => {
                        return Err(format!("{chosen} plays on seat {seat}"));
                    }
                    Some(_) | None => said = Some(hero),
                }
            }
            "cursed" if state.cursed.is_some() => return Err("only one hero is cursed".to_owned()),
            "cursed" => state.cursed = Some(seat),
            piece if hero.inventory.pieces().count() >= usize::from(Inventory::MOST) => {
                return Err(format!("`{piece}` is one piece too many"));
            }
            piece => hero
                .inventory
                .add(piece.parse().map_err(|error: table::NotationError| error.to_string())?),
        }
    }
    if !hero.inventory.fits(rules.setup().goals) {
        return Err("the hero carries more than fits".to_owned());
    }
    state.heroes[seat] = hero;
    Ok(said)
}

fn read_turn(rules: &Dungeon, state: &mut State, line: &str) -> Fallible<()> {
    let mut words = line.split_whitespace();
    let seat: Seat = words
        .next()
        .and_then(|seat| seat.parse().ok())
        .filter(|&seat| state.playing.contains(seat))
        .ok_or("`turn` names a seat of the game")?;
    if !rules.begin_turn(state, seat, &mut ()) {
        return Err("an unconscious hero misses the turn".to_owned());
    }
    while let Some(word) = words.next() {
        match word {
            "moves" => {
                let moves = words.next().and_then(|moves| moves.parse().ok());
                state.moves = moves
                    .filter(|&moves| moves <= MOVES)
                    .ok_or("`moves` is a number from 0 to 4")?;
            }
            "number" => {
                let number = words.next().and_then(|number| number.parse().ok());
                state.turn =
                    number.filter(|number| (1..=MAX_TURN_LIMIT).contains(number)).ok_or_else(
                        || format!("`number` is that of the turn, 1 to {MAX_TURN_LIMIT}"),
                    )?;
            }
            "from" => state.came_from = Some(place_of(state, words.next().unwrap_or_default())?),
            word => return Err(format!("`{word}` is none of `number`, `moves`, `from`")),
        }
    }
    Ok(())
}
