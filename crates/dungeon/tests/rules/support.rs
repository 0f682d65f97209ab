//! A game from a position, played by notation, checked by what is left.

use dungeon::{
    Action, Content, Dungeon, Event, Goals, HeroState, Phase, Piece, Setup, State, Thing, position,
};
use table::{Reason, Rules, Seat, SeatSet, Step, Turn, Viewer};

/// A game in the middle.
pub(crate) struct Game {
    pub(crate) rules: Dungeon,
    pub(crate) state: State,
    /// Everything that has happened since the position.
    pub(crate) events: Vec<Event>,
}

impl Game {
    /// The book's game of these heroes from a position (see `dungeon::position`).
    pub(crate) fn new(heroes: &str, text: &str) -> Self {
        Self::with(Content::karak(), Setup::with_heroes(heroes).unwrap(), text)
    }

    /// The same by an older version of the rules.
    pub(crate) fn by_rules(rules_version: u32, heroes: &str, text: &str) -> Self {
        let setup = Setup { rules_version, ..Setup::with_heroes(heroes).unwrap() };
        Self::with(Content::karak(), setup, text)
    }

    /// The same with goals.
    pub(crate) fn with_goals(goals: &str, heroes: &str, text: &str) -> Self {
        let goals: Goals = goals.parse().unwrap();
        Self::with(Content::karak(), Setup { goals, ..Setup::with_heroes(heroes).unwrap() }, text)
    }

    /// Any content and set-up.
    pub(crate) fn with(content: Content, setup: Setup, text: &str) -> Self {
        let rules = Dungeon::new(content, setup).unwrap();
        let state = position::sketch(&rules, text).unwrap_or_else(|faults| panic!("{faults}"));
        Self { rules, state, events: Vec::new() }
    }

    /// From the very beginning.
    pub(crate) fn from_start(content: Content, setup: Setup) -> Self {
        let rules = Dungeon::new(content, setup).unwrap();
        let state = rules.start();
        Self { rules, state, events: Vec::new() }
    }

    /// Actions and chance outcomes in notation, separated by semicolons; each must be possible.
    pub(crate) fn play(&mut self, steps: &str) -> &mut Self {
        for text in steps.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let step = match self.rules.turn(&self.state) {
                Turn::Chance => {
                    Step::Chance(text.parse().unwrap_or_else(|error| panic!("{text}: {error}")))
                }
                Turn::Seat(_) => {
                    Step::Act(text.parse().unwrap_or_else(|error| panic!("{text}: {error}")))
                }
                Turn::Over => panic!("`{text}`: the game is over"),
            };
            if let Err(refusal) = self.rules.apply(&mut self.state, step, &mut self.events) {
                panic!("`{text}` was refused: {refusal} ({})\n{}", refusal.rule(), self.show());
            }
        }
        self
    }

    /// This action or chance outcome must be refused by this rule, and change nothing.
    pub(crate) fn refuse(&mut self, text: &str, rule: &str) -> &mut Self {
        let step = match self.rules.turn(&self.state) {
            Turn::Chance if text.parse::<Action>().is_err() => Step::Chance(text.parse().unwrap()),
            Turn::Chance | Turn::Seat(_) | Turn::Over => Step::Act(text.parse().unwrap()),
        };
        let before = self.state;
        let refused = self.rules.apply(&mut self.state, step, &mut self.events);
        assert_eq!(
            refused.map_err(|refusal| refusal.rule()),
            Err(rule),
            "`{text}`\n{}",
            self.show()
        );
        assert!(before == self.state, "the refused `{text}` changed something");
        self
    }

    /// The legal actions in notation, in alphabetical order, separated by semicolons.
    pub(crate) fn legal(&self) -> String {
        let mut list = Vec::new();
        self.rules.legal_actions(&self.state, &mut list);
        let mut list: Vec<String> = list.iter().map(ToString::to_string).collect();
        list.sort();
        list.join("; ")
    }

    /// What chance can turn up, with weights: `3 tile room cross; …` in the order of the list.
    pub(crate) fn chances(&self) -> String {
        let mut list = Vec::new();
        self.rules.chances(&self.state, &mut list);
        let list: Vec<String> =
            list.iter().map(|option| format!("{} {}", option.weight, option.chance)).collect();
        list.join("; ")
    }

    /// Whose turn it is: `1`, `chance` or `over`.
    pub(crate) fn turn(&self) -> String {
        match self.rules.turn(&self.state) {
            Turn::Seat(seat) => seat.to_string(),
            Turn::Chance => "chance".to_owned(),
            Turn::Over => "over".to_owned(),
        }
    }

    /// The hero of a seat, counted from 1.
    pub(crate) fn hero(&self, seat: usize) -> &HeroState {
        self.state.hero(Seat::new(seat - 1))
    }

    /// Where the hero of a seat stands.
    pub(crate) fn place(&self, seat: usize) -> String {
        self.state.tile(self.hero(seat).tile).place.to_string()
    }

    /// What the hero of a seat carries.
    pub(crate) fn carries(&self, seat: usize) -> String {
        self.hero(seat).inventory.pieces().map(Piece::name).collect::<Vec<_>>().join(" ")
    }

    /// What lies at a place: `nothing`, a token's or a piece's name.
    pub(crate) fn lies(&self, place: &str) -> String {
        let tile = self.state.tile_at(place.parse().unwrap()).expect("a tile lies there");
        match self.state.tile(tile).thing {
            Thing::Nothing => "nothing".to_owned(),
            Thing::Token(token) => token.to_string(),
            Thing::Piece(piece) => piece.to_string(),
        }
    }

    /// Who has the curse: a seat counted from 1, or 0.
    pub(crate) fn cursed(&self) -> usize {
        self.state.cursed().map_or(0, |seat| seat.index() + 1)
    }

    pub(crate) fn withdraw(&mut self, seat: usize) -> &mut Self {
        let step = Step::Withdraw(Seat::new(seat - 1));
        self.rules.apply(&mut self.state, step, &mut self.events).unwrap();
        self
    }

    /// The winners, counted from 1.
    pub(crate) fn winners(&self) -> Vec<usize> {
        let winners: SeatSet = self.rules.winners(&self.state);
        winners.iter().map(|seat| seat.index() + 1).collect()
    }

    /// How many tiles and tokens are left.
    pub(crate) fn left(&self) -> (u32, u32) {
        let supply = self.rules.view(&self.state, Viewer::Spectator).supply;
        let sum = |counts: &mut dyn Iterator<Item = u8>| counts.map(u32::from).sum();
        let tiles = sum(&mut supply.tiles.iter().map(|&(_, count)| count));
        let tokens = sum(&mut supply.tokens.iter().map(|&(_, count)| count));
        (tiles, tokens)
    }

    pub(crate) fn phase(&self) -> Phase {
        *self.state.phase()
    }

    pub(crate) fn show(&self) -> String {
        position::show(&self.rules, &self.state)
    }
}
