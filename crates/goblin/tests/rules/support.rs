//! A game from a position, played by notation, checked by what is left.

use goblin::{
    Action, Battle, CardSet, Content, Decision, Edition, Event, First, Goblin, Level, Phase,
    Player, Seen, Setup, State, Switch, Totals, View, Won, position,
};
use table::conformance::Conformance;
use table::{Reason, Rules, Seat, Step, Turn, Viewer};

/// The cards of the tests: see the comments in the file.
pub(crate) fn test_cards() -> Content {
    Content::parse(include_str!("../data/test-cards.toml"))
        .unwrap_or_else(|faults| panic!("{faults}"))
}

/// A game in the middle.
pub(crate) struct Game {
    pub(crate) rules: Goblin,
    pub(crate) state: State,
    /// Everything that has happened since the position.
    pub(crate) events: Vec<Event>,
}

impl Game {
    /// The English book's game of these heroes without abilities, from a position (see
    /// `goblin::position`).
    pub(crate) fn new(heroes: &str, text: &str) -> Self {
        Self::with("", heroes, text)
    }

    /// The same with special abilities.
    pub(crate) fn able(heroes: &str, text: &str) -> Self {
        Self::with("abilities on", heroes, text)
    }

    /// The same by the first version of the rules.
    pub(crate) fn able_at_first(heroes: &str, text: &str) -> Self {
        Self::with("rules 1, abilities on", heroes, text)
    }

    /// The same with settings: `rules 1`, an edition, `abilities on`, `turn-limit 5`, `first 2` and everything
    /// of `goblin::Options`, separated by commas.
    pub(crate) fn with(settings: &str, heroes: &str, text: &str) -> Self {
        let mut game = Self::from_start(settings, heroes);
        game.state =
            position::read(&game.rules, text).unwrap_or_else(|faults| panic!("{faults}\n{text}"));
        game
    }

    /// From the very beginning.
    pub(crate) fn from_start(settings: &str, heroes: &str) -> Self {
        Self::from_start_with(test_cards(), settings, heroes)
    }

    /// The same with any cards.
    pub(crate) fn from_start_with(content: Content, settings: &str, heroes: &str) -> Self {
        let rules = Goblin::new(content, setup(settings, heroes)).unwrap();
        let state = rules.start();
        Self { rules, state, events: Vec::new() }
    }

    /// Actions and chance outcomes in notation, separated by semicolons; each must be possible.
    #[track_caller]
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
            if let Err(reason) = self.rules.conserved(&self.state) {
                panic!("after `{text}`: {reason}\n{}", self.show());
            }
        }
        self
    }

    /// The rest of a new deck, the starting cards first.
    pub(crate) fn place_rest(&mut self) -> &mut Self {
        while self.phase() == Phase::Seat(Decision::Arrange) {
            let mut list = Vec::new();
            self.rules.legal_actions(&self.state, &mut list);
            let place = list.into_iter().find(|action| matches!(action, Action::Place(_)));
            self.play(&place.expect("something is left").to_string());
        }
        self
    }

    /// Whatever chance has to decide, the first of the list each time, until somebody decides.
    pub(crate) fn settle(&mut self) -> &mut Self {
        while self.rules.turn(&self.state) == Turn::Chance {
            let mut list = Vec::new();
            self.rules.chances(&self.state, &mut list);
            let step = Step::Chance(list[0].chance);
            self.rules.apply(&mut self.state, step, &mut self.events).unwrap();
        }
        self
    }

    /// The first thing chance may turn up now.
    pub(crate) fn settle_once(&mut self) -> &mut Self {
        let mut list = Vec::new();
        self.rules.chances(&self.state, &mut list);
        self.play(&list[0].chance.to_string())
    }

    /// Whether an action would show others something new.
    pub(crate) fn rules_reveal(&self, action: Action) -> bool {
        !self.rules.news(&self.state, action).is_empty()
    }

    /// This action or chance outcome must be refused by this rule, and change nothing.
    #[track_caller]
    pub(crate) fn refuse(&mut self, text: &str, rule: &str) -> &mut Self {
        let step = match self.rules.turn(&self.state) {
            Turn::Chance if text.parse::<Action>().is_err() => Step::Chance(text.parse().unwrap()),
            Turn::Chance | Turn::Seat(_) | Turn::Over => Step::Act(text.parse().unwrap()),
        };
        let (before, told) = (self.state, self.events.len());
        let refused = self.rules.apply(&mut self.state, step, &mut self.events);
        let refused = refused.map_err(|refusal| refusal.rule());
        assert_eq!(refused, Err(rule), "`{text}`\n{}", self.show());
        let unchanged = before == self.state && told == self.events.len();
        assert!(unchanged, "the refused `{text}` changed something");
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

    /// The legal actions that begin with this word, without it: `I.1 I.2` for `fight`.
    pub(crate) fn legal_to(&self, word: &str) -> String {
        let mut list = Vec::new();
        self.rules.legal_actions(&self.state, &mut list);
        let texts: Vec<String> = list.iter().map(ToString::to_string).collect();
        let with = texts.iter().filter_map(|text| text.strip_prefix(word)?.strip_prefix(' '));
        with.collect::<Vec<_>>().join(" ")
    }

    /// What chance can turn up, with weights: `3 back starting; 1 back I.3` in the order of the list.
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

    pub(crate) fn phase(&self) -> Phase {
        self.state.phase()
    }

    /// What a seat, counted from 1, has.
    pub(crate) fn player(&self, seat: usize) -> &Player {
        self.state.player(Seat::new(seat - 1))
    }

    pub(crate) fn hit_points(&self, seat: usize) -> u8 {
        self.player(seat).hit_points
    }

    /// `s1 s2 I.3`: the starting cards first.
    pub(crate) fn hand(&self, seat: usize) -> String {
        cards(self.player(seat).hand)
    }

    pub(crate) fn discard(&self, seat: usize) -> String {
        cards(self.player(seat).discard)
    }

    /// The deck as positions write it, from its top card: `starting ? ? hiding II.3`, `starting (I.7)`.
    pub(crate) fn deck(&self, seat: usize) -> String {
        self.clause(seat, "deck")
    }

    /// `I.10 I.12`: weapon and armour, `-` for none.
    pub(crate) fn equipment(&self, seat: usize) -> String {
        let player = self.player(seat);
        let name = |card: Option<Won>| card.map_or("-".to_owned(), |card| card.to_string());
        format!("{} {}", name(player.weapon), name(player.armor))
    }

    /// `I II`.
    pub(crate) fn keys(&self, seat: usize) -> String {
        self.clause(seat, "keys")
    }

    /// `strength healing`.
    pub(crate) fn potions(&self, seat: usize) -> String {
        self.clause(seat, "potions")
    }

    /// A part of a seat's line as positions write it; nothing if it has none.
    fn clause(&self, seat: usize, key: &str) -> String {
        let shown = self.show();
        let line = shown.lines().find_map(|line| line.strip_prefix(&format!("seat {seat}: ")));
        let mut clauses = line.unwrap_or_default().split("; ");
        let found = clauses.find_map(|clause| clause.strip_prefix(key)?.strip_prefix(' '));
        found.unwrap_or_default().to_owned()
    }

    /// The row of a level: `I.1 I.2 - I.4 I.5`.
    pub(crate) fn row(&self, level: Level) -> String {
        let name =
            |it: Option<goblin::Monster>| it.map_or("-".to_owned(), |monster| monster.to_string());
        self.state.cavern(level).row.map(name).join(" ")
    }

    /// A level as positions write it: `I.1 I.2 I.3 I.4 I.5 top I.6 gate I.k1`.
    pub(crate) fn level(&self, level: Level) -> String {
        let (shown, key) = (self.show(), format!("{level}: "));
        let line = shown.lines().find_map(|line| line.strip_prefix(&key));
        line.unwrap_or_default().to_owned()
    }

    pub(crate) fn pawnshop(&self) -> String {
        cards(self.state.pawnshop())
    }

    /// The battle that is going on.
    #[track_caller]
    pub(crate) fn battle(&self) -> &Battle {
        self.state.battle().expect("a battle is going on")
    }

    /// What the battle adds up to if card play ended now.
    #[track_caller]
    pub(crate) fn totals(&self) -> Totals {
        self.rules.totals(self.state.active_player(), self.battle())
    }

    /// What the cards of the table look like to a seat counted from 1, or to a spectator (0).
    pub(crate) fn view(&self, seat: usize) -> View {
        self.rules.view(&self.state, viewer(seat))
    }

    /// What happened, as a seat counted from 1 saw it, or a spectator (0).
    pub(crate) fn seen(&self, seat: usize) -> Vec<Seen> {
        self.events.iter().filter_map(|event| self.rules.seen(event, viewer(seat))).collect()
    }

    /// Whether something of the kind has happened, told to everybody.
    pub(crate) fn told(&self, is: impl Fn(&Seen) -> bool) -> bool {
        self.seen(0).iter().any(is)
    }

    /// The names of what everybody was told, in order: `Defended Struck Stayed`.
    pub(crate) fn log(&self) -> String {
        let debug = |seen: &Seen| format!("{seen:?}");
        let name = |text: String| text.split([' ', '{']).next().unwrap_or_default().to_owned();
        self.seen(0).iter().map(debug).map(name).collect::<Vec<_>>().join(" ")
    }

    /// Forgets what has happened so far.
    pub(crate) fn forget(&mut self) -> &mut Self {
        self.events.clear();
        self
    }

    pub(crate) fn withdraw(&mut self, seat: usize) -> &mut Self {
        let step = Step::Withdraw(Seat::new(seat - 1));
        self.rules.apply(&mut self.state, step, &mut self.events).unwrap();
        self.rules.conserved(&self.state).unwrap();
        self
    }

    pub(crate) fn agree(&mut self) -> &mut Self {
        self.rules.apply(&mut self.state, Step::Agree, &mut self.events).unwrap();
        self
    }

    /// The winners, counted from 1.
    pub(crate) fn winners(&self) -> Vec<usize> {
        self.rules.winners(&self.state).iter().map(|seat| seat.index() + 1).collect()
    }

    pub(crate) fn show(&self) -> String {
        position::show(&self.rules, &self.state)
    }
}

/// A seat counted from 1; 0 is a spectator.
pub(crate) fn viewer(seat: usize) -> Viewer {
    seat.checked_sub(1).map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)))
}

/// A set-up by a list such as `pl, hit-points 7, abilities on`; the English book's if nothing is said.
pub(crate) fn setup(settings: &str, heroes: &str) -> Setup {
    let mut setup = Setup::with_heroes(heroes).unwrap();
    for item in settings.split(',').map(str::trim).filter(|item| !item.is_empty()) {
        match item.split_once(' ').unwrap_or((item, "")) {
            (edition, "") if edition.parse::<Edition>().is_ok() => {
                setup = setup.by(edition.parse().unwrap());
            }
            ("rules", version) => setup = setup.by_rules(version.parse().unwrap()),
            ("abilities", switch) => setup.abilities = switch.parse::<Switch>().unwrap(),
            ("turn-limit", limit) => setup.turn_limit = Some(limit.parse().unwrap()),
            ("first", seat) => setup.first = First::Seat(seat.parse().unwrap()),
            (_, _) => setup.options.change(item).unwrap(),
        }
    }
    setup
}

fn cards(cards: CardSet) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// Attack and defence as the battle adds them up now.
#[track_caller]
pub(crate) fn sums(game: &Game) -> (u16, u16) {
    let totals = game.totals();
    (totals.attack, totals.defense)
}
