//! Reading a position: all lines first, then what they leave open, then whether it can be.

use alloc::format;
use alloc::vec::Vec;

use table::{Faults, PositionFaults, Rules, Seat, plain_number};

use super::battle::BattleLine;
use super::level::LevelLine;
use super::player::SeatLine;
use super::reader::{LineReader, items};
use crate::setup::MAX_TURN_LIMIT;
use crate::{
    ByLevel, ByPotion, Card, CardSet, Decision, First, Goblin, Hero, Level, Monster, MonsterKind,
    Phase, Potion, SEATS, State,
};

/// All lines.
#[derive(Default)]
struct Lines {
    turn: Option<(Seat, u16)>,
    lord: Option<Monster>,
    levels: ByLevel<LevelLine>,
    seats: [SeatLine; SEATS],
    pawnshop: CardSet,
    gone: CardSet,
    /// The line's number, and the piles it gives.
    piles: (usize, ByPotion<Option<u8>>),
    battle: Option<BattleLine>,
}

/// The state a position describes, see the [module](super).
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(rules: &Goblin, text: &str) -> Result<State, PositionFaults> {
    let mut reader = LineReader::new(rules, text);
    let lines = reader.lines(text);
    let state = reader.state(&lines);
    if reader.faults.is_empty() {
        Ok(state)
    } else {
        reader.faults.sort_by_key(|fault| fault.line);
        Err(Faults(reader.faults))
    }
}

impl LineReader<'_> {
    fn lines(&mut self, text: &str) -> Lines {
        let mut found: Vec<(usize, &str, &str)> = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            self.line = number;
            let line = line.split('#').next().unwrap_or_default().trim();
            match line.split_once(':').map(|(key, value)| (key.trim(), value.trim())) {
                _ if line.is_empty() => {}
                None => self.fault(format!("`{line}` has no colon")),
                Some((key, _)) if found.iter().any(|&(_, other, _)| other == key) => {
                    self.fault(format!("`{key}` is given twice"));
                }
                Some((key, value)) => found.push((number, key, value)),
            }
        }
        // The chain of a battle is of the seat whose turn it is.
        found.sort_by_key(|&(_, key, _)| key != "turn");
        let mut lines = Lines::default();
        for (number, key, value) in found {
            self.line = number;
            self.one_line(&mut lines, key, value);
        }
        lines
    }

    fn one_line(&mut self, lines: &mut Lines, key: &str, value: &str) {
        match key {
            "turn" => lines.turn = self.turn_line(value),
            "lord" => match self.parse::<Monster>(value) {
                Some(lord) if lord.kind() == MonsterKind::Lord => lines.lord = Some(lord),
                Some(_) => self.fault(format!("`{value}` is no lord")),
                None => {}
            },
            "I" | "II" | "III" => {
                let Some(level) = self.parse::<Level>(key) else { return };
                lines.levels[level] = self.level_line(level, value);
            }
            "pawnshop" => lines.pawnshop = self.won_list(value),
            "gone" => lines.gone = self.won_list(value),
            "potions" => lines.piles = (self.line, self.piles_line(value)),
            "battle" => {
                let seat = lines.turn.map_or_else(|| self.first(), |(seat, _)| seat);
                lines.battle = self.battle_line(seat, value);
            }
            _ => match key.strip_prefix("seat ").map(|seat| seat.trim().parse::<Seat>()) {
                Some(Ok(seat)) if seat.index() < self.rules.seats() => {
                    lines.seats[seat.index()] = self.seat_line(seat, value);
                }
                Some(Ok(seat)) => self.fault(format!("nobody sits on seat {seat}")),
                Some(Err(_)) | None => self.fault(format!(
                    "`{key}` is not turn, lord, I, II, III, pawnshop, gone, potions, seat 1 or battle"
                )),
            },
        }
    }

    fn turn_line(&mut self, value: &str) -> Option<(Seat, u16)> {
        let (seat, number) = value.split_once(' ').unwrap_or((value, "1"));
        let seats = self.rules.seats();
        let seat = seat.parse::<Seat>().ok().filter(|seat| seat.index() < seats);
        let limit = self.rules.setup().turn_limit.unwrap_or(MAX_TURN_LIMIT);
        let number = plain_number(number.trim()).filter(|number| (1..=limit).contains(number));
        if seat.is_none() || number.is_none() {
            self.fault(format!(
                "`turn` is a seat from 1 to {seats} and a number from 1 to {limit}"
            ));
        }
        seat.zip(number)
    }

    /// Who begins if nobody says so.
    fn first(&self) -> Seat {
        match self.rules.setup().first {
            First::Seat(seat) => seat,
            First::Random => Seat::new(0),
        }
    }

    fn won_list(&mut self, value: &str) -> CardSet {
        items(value).filter_map(|word| self.won(word)).map(Card::Won).collect()
    }

    fn piles_line(&mut self, value: &str) -> ByPotion<Option<u8>> {
        let mut piles: ByPotion<Option<u8>> = ByPotion::default();
        for item in value.split(',').map(str::trim) {
            let (number, potion) = item.split_once(' ').unwrap_or((item, ""));
            let number: Option<u8> = plain_number(number);
            if number.is_none() {
                self.fault(format!("`{item}` is not a number and a potion, such as `2 strength`"));
            }
            if let (Some(number), Some(potion)) = (number, self.parse::<Potion>(potion.trim()))
                && piles[potion].replace(number).is_some()
            {
                self.fault(format!("`{potion}` stands twice"));
            }
        }
        piles
    }

    fn state(&mut self, lines: &Lines) -> State {
        let mut state = self.rules.start();
        let fought = lines.battle.as_ref().map(|battle| battle.monster);
        let lord = fought.filter(|monster| monster.kind() == MonsterKind::Lord);
        state.lord = lines.lord.or(lord).or(Some(Monster::lord(0)));
        (state.pawnshop, state.gone) = (lines.pawnshop, lines.gone);
        for level in Level::ALL {
            let line = &lines.levels[level];
            state.caverns[level] = self.cavern(level, line, fought, &mut state.gone);
        }
        self.players(&mut state, lines);
        self.piles(&mut state, lines);
        let (seat, number) = lines.turn.unwrap_or((self.first(), 1));
        (state.active, state.turn) = (seat, number);
        state.phase = Phase::Seat(Decision::Turn);
        if self.faults.is_empty() && !state.playing.contains(seat) {
            self.fault(format!("it cannot be the turn of seat {seat}, who is gone"));
        }
        if self.faults.is_empty()
            && let Some(line) = &lines.battle
        {
            self.battle(&mut state, line);
        }
        if self.faults.is_empty() {
            self.line = lines.piles.0.max(1);
            if let Err(reason) = self.rules.counted(&state) {
                self.fault(reason);
            } else if !self.rules.is_sound(&state) {
                self.fault("this cannot be a moment of a game");
            }
        }
        state
    }

    fn players(&mut self, state: &mut State, lines: &Lines) {
        let seats = self.rules.seats();
        let said =
            |seat: Seat| self.rules.setup().heroes[seat.index()].or(lines.seats[seat.index()].hero);
        let known: Vec<Hero> = Seat::first(seats).filter_map(said).collect();
        let mut others = Hero::ALL.into_iter().filter(|hero| !known.contains(hero));
        let heroes: Vec<(Seat, Option<Hero>)> = Seat::first(seats)
            .map(|seat| {
                let gone = lines.seats[seat.index()].gone;
                (seat, said(seat).or_else(|| if gone { None } else { others.next() }))
            })
            .collect();
        for (seat, hero) in heroes {
            let line = &lines.seats[seat.index()];
            state.players[seat.index()] = self.player(seat, line, hero.unwrap_or(Hero::Argentus));
            match (self.rules.setup().heroes[seat.index()], line.hero) {
                (Some(chosen), Some(said)) if chosen != said => {
                    self.fault(format!("{chosen} plays on seat {seat}"));
                }
                (None, Some(said)) if known.iter().filter(|&&hero| hero == said).count() > 1 => {
                    self.fault(format!("{said} plays on another seat too (G1.1)"));
                }
                (_, _) => {}
            }
            if hero.is_some() {
                state.named.insert(seat);
            }
            if line.gone {
                state.playing.remove(seat);
            }
        }
        if state.playing.is_empty() || (seats > 1 && state.playing.len() == 1) {
            self.fault("the game is over when all others are gone (G5.8)");
        }
    }

    /// Potions that nobody has lie in their piles, unless a line says something else.
    fn piles(&mut self, state: &mut State, lines: &Lines) {
        for potion in Potion::ALL {
            let owners =
                state.playing.iter().filter(|&seat| state.player(seat).potions.contains(potion));
            let left = self.rules.content().potions[potion].saturating_sub(owners.count() as u8);
            state.piles[potion] = lines.piles.1[potion].unwrap_or(left);
        }
    }
}
