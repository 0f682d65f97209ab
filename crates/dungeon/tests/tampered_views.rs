//! Views that no game shows: none of them makes a state.
//!
//! Each test plays a few steps, changes one thing of what a spectator sees, and has it refused.

use dungeon::{
    Content, Decision, Dice, Direction, Draw, Dungeon, Ending, Exits, Fight, First, Goals, Hero,
    LootFrom, Monster, Phase, Piece, Place, Setup, State, Thing, Token, View,
};
use table::{PlayoutLuck, Rules, Seat, SeatSet, Step, Turn, Viewer};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);
const NORTH: Place = Place { x: 0, y: 1 };

const TUNNEL: &str = "explore n; tile tunnel cross; lay nesw";
const MUMMY: &str = "explore n; tile room cross; lay nesw; token mummy";
const TURNKEY: &str = "explore n; tile room cross; lay nesw; token skeleton-turnkey";
const RAT: &str = "explore n; tile room cross; lay nesw; token giant-rat";

struct Game {
    rules: Dungeon,
    state: State,
}

impl Game {
    fn of(setup: Setup) -> Self {
        let rules = Dungeon::new(Content::karak(), setup).unwrap();
        let state = rules.start();
        Self { rules, state }
    }

    /// Seat 1 begins, and these steps follow.
    fn new(heroes: &str, steps: &[&str]) -> Self {
        let setup = Setup { first: First::Seat(ONE), ..Setup::with_heroes(heroes).unwrap() };
        Self::of(setup).play(steps)
    }

    fn play(mut self, steps: &[&str]) -> Self {
        for text in steps.iter().flat_map(|steps| steps.split("; ")) {
            let step = match self.rules.turn(&self.state) {
                Turn::Chance => Step::Chance(text.parse().unwrap()),
                Turn::Seat(_) | Turn::Over => Step::Act(text.parse().unwrap()),
            };
            self.step(step, text);
        }
        self
    }

    fn withdraw(mut self, seat: Seat) -> Self {
        self.step(Step::Withdraw(seat), "withdraw");
        self
    }

    fn step(&mut self, step: Step<dungeon::Action, dungeon::Chance>, text: &str) {
        if let Err(refusal) = self.rules.apply(&mut self.state, step, &mut ()) {
            panic!("`{text}`: {refusal}");
        }
    }

    fn view(&self) -> View {
        self.rules.view(&self.state, Viewer::Spectator)
    }

    fn accepts(&self, view: &View) -> bool {
        self.rules.determinize(view, &mut PlayoutLuck::new(1)).is_ok()
    }

    /// The view as it is makes the state; with this change it makes none.
    fn refuses(&self, what: &str, change: impl FnOnce(&mut View)) -> &Self {
        let view = self.view();
        assert!(self.accepts(&view), "without a change: {what}");
        let mut changed = view.clone();
        change(&mut changed);
        assert!(changed != view, "nothing was changed: {what}");
        assert!(!self.accepts(&changed), "was accepted: {what}");
        self
    }

    /// The same for what the game waits for; combat and result are shown as they would be.
    fn refuses_phase(&self, what: &str, phase: Phase) -> &Self {
        self.refuses(what, |view| {
            view.turn.phase = phase;
            match (phase, &mut view.battle) {
                (
                    Phase::Seat(Decision::SecondRoll(fight) | Decision::Strengthen(fight)),
                    Some(battle),
                ) => {
                    battle.fight = Some(fight);
                    let inventory = &view.heroes[view.turn.seat.index()].inventory;
                    battle.total = Some(fight.total(self.rules.content(), inventory));
                }
                (Phase::Chance(Draw::Roll { .. }), _) => {}
                (Phase::Chance(_) | Phase::Seat(_) | Phase::Over(_), battle) => *battle = None,
            }
            if let Phase::Over(ending) = phase {
                let winners = match ending {
                    Ending::Treasures(seat) => [seat].into_iter().collect(),
                    Ending::Dragon
                    | Ending::Explored
                    | Ending::TurnLimit
                    | Ending::LastLeft
                    | Ending::Abandoned
                    | Ending::Agreed => SeatSet::first(view.heroes.len()),
                };
                let turns = view.turn.number;
                view.result = Some(dungeon::ResultView { ending, winners, turns });
            }
        })
    }

    fn fight(&self) -> Fight {
        self.view().battle.and_then(|battle| battle.fight).expect("a fight is going on")
    }
}

/// Points follow from what is carried.
fn give(view: &mut View, seat: usize, piece: Piece) {
    let hero = &mut view.heroes[seat];
    hero.inventory.add(piece);
    hero.points = hero.inventory.points();
}

#[test]
fn nothing_has_happened_before_the_first_turn() {
    let begun = Game::new("horan, taia", &["end"]);
    let roll = Draw::StartRoll { to_roll: SeatSet::first(2), standing: [0; 5] };
    begun.refuses_phase("a start roll in the middle", Phase::Chance(roll));

    // An unconscious hero cannot begin: playing on from this panicked.
    let before = Game::of(Setup::with_heroes("horan, taia").unwrap());
    before
        .refuses("unconscious before the first turn", |view| view.heroes[0].hit_points = 0)
        .refuses("a turn before the first", |view| view.turn.number = 1)
        .refuses("another's turn before the first", |view| view.turn.seat = TWO)
        .refuses("moves before the first turn", |view| view.turn.moves = 4)
        .refuses_phase("walking before the first turn", Phase::Seat(Decision::Walk));
    let drawing = Game::of(Setup::with_heroes("horan, random").unwrap());
    drawing.refuses("unconscious before heroes are drawn", |view| view.heroes[0].hit_points = 0);
}

#[test]
fn start_rolls_go_around_the_table() {
    let game = Game::of(Setup::with_heroes("horan, taia, xanros").unwrap()).play(&["dice 3 4"]);
    let roll = |seats: &[usize], standing| {
        let to_roll = seats.iter().map(|&seat| Seat::new(seat)).collect();
        Phase::Chance(Draw::StartRoll { to_roll, standing })
    };
    game.refuses_phase("who rolled rolls again", roll(&[0, 1, 2], [7, 0, 0, 0, 0]))
        .refuses_phase("who did not roll is passed over", roll(&[2], [7, 0, 0, 0, 0]))
        .refuses_phase("a roll of one", roll(&[1, 2], [1, 0, 0, 0, 0]))
        .refuses_phase("a roll to come", roll(&[1, 2], [7, 0, 5, 0, 0]))
        .refuses_phase("only one in the round", roll(&[1], [0, 13, 0, 0, 0]));
    let chosen = Game::new("horan, random", &[]);
    let roll = Draw::StartRoll { to_roll: SeatSet::first(2), standing: [0; 5] };
    chosen.refuses("a roll although the host chose", |view| {
        view.heroes[1].hero = Some(Hero::Taia);
        view.turn.phase = Phase::Chance(roll);
    });
}

#[test]
fn heroes_are_those_of_the_game() {
    let game = Game::new("horan, random", &["hero taia"]);
    game.refuses("not the chosen hero", |view| view.heroes[0].hero = Some(Hero::Xanros))
        .refuses("one hero twice", |view| view.heroes[1].hero = Some(Hero::Horan))
        .refuses("a nameless hero", |view| view.heroes[1].hero = None);
    let drawing = Game::new("random, random", &[]);
    drawing.refuses_phase(
        "a hero drawn for one of two",
        Phase::Chance(Draw::Hero { seats: SeatSet::first(1) }),
    );
}

#[test]
fn who_has_left_has_nothing_and_one_does_not_play_on_alone() {
    let game = Game::new("horan, taia, xanros", &["end"]).withdraw(ONE);
    game.refuses("goods of one who left", |view| give(view, 0, Piece::Sword))
        // So many points were more than could be counted: this panicked.
        .refuses("countless points of one who left", |view| {
            let inventory = &mut view.heroes[0].inventory;
            for piece in [Piece::Treasure, Piece::DragonTreasure] {
                (0..80).for_each(|_| inventory.add(piece));
            }
        })
        .refuses("the curse of one who left", |view| view.heroes[0].cursed = true)
        .refuses("one who plays on alone", |view| view.heroes[2].playing = false)
        .refuses("nobody left", |view| {
            view.heroes.iter_mut().for_each(|hero| hero.playing = false);
        });
    Game::new("horan, taia", &[])
        .refuses_phase("two are the last", Phase::Over(Ending::LastLeft))
        .refuses_phase("abandoned by nobody", Phase::Over(Ending::Abandoned));
}

#[test]
fn tiles_are_laid_from_one_another() {
    let game = Game::new("horan, taia", &[TUNNEL, "explore n; tile tunnel straight; lay ns; end"]);
    game.refuses("a tile far away", |view| {
        let far = Place { x: 50, y: 50 };
        view.tiles[2].place = far;
        view.heroes[0].place = far;
        view.supply.open_exits += 2;
    })
    .refuses("a tile behind a wall", |view| {
        view.tiles[2].exits = "ew".parse::<Exits>().unwrap();
        view.supply.open_exits += 1;
    })
    .refuses("a tile laid before the one it was laid from", |view| view.tiles.swap(1, 2));
}

#[test]
fn tokens_in_hand_are_not_in_the_bag() {
    let room = "explore n; tile room cross; lay nesw; token chest";
    let one = Game::new("taia, horan", &[room]);
    let dragon = Token::Monster(Monster::Dragon);
    one.refuses_phase("another token", Phase::Chance(Draw::SecondToken { first: dragon }));
    let two = Game::new("taia, horan", &[room, "token mummy"]);
    let tokens = [Token::Chest, dragon];
    two.refuses_phase("other tokens", Phase::Seat(Decision::ChooseToken { tokens }))
        .refuses_phase("a token put nowhere", Phase::Seat(Decision::Walk))
        .refuses("not Taia's", |view| {
            view.turn.seat = TWO;
            view.heroes[1].place = NORTH;
        })
        .refuses("a cursed Taia's", |view| view.heroes[0].cursed = true);
}

#[test]
fn a_room_gets_one_token_when_it_is_discovered() {
    let game = Game::new("horan, taia", &[RAT, "dice 6 6; stand; go n"]);
    game.refuses_phase("a token for an old room", Phase::Chance(Draw::Token));
    let new = Game::new("horan, taia", &["explore n; tile room cross; lay nesw"]);
    new.refuses("no move led there", |view| view.turn.came_from = None)
        .refuses("another hero was there before", |view| view.heroes[1].place = NORTH)
        .refuses("another hero came from there", |view| view.heroes[1].refuge = NORTH)
        .refuses_phase("a room without its token", Phase::Seat(Decision::Walk));
}

#[test]
fn a_tile_goes_back_only_if_it_closes_the_dungeon() {
    let game = Game::new("horan, taia", &["explore n"]);
    let again = Draw::Tile { direction: Direction::North, again: true };
    game.refuses_phase("nothing closes", Phase::Chance(again));
}

#[test]
fn rolls_are_those_of_the_hero() {
    let roll =
        |skilled, first_move, second| Phase::Chance(Draw::Roll { skilled, first_move, second });
    Game::new("xanros, taia", &[MUMMY])
        .refuses_phase("no skills", roll(false, false, false))
        .refuses_phase("not Taia's first move", roll(true, true, false))
        .refuses_phase("not Horan's second roll", roll(true, false, true))
        .refuses("unconscious", |view| view.heroes[0].hit_points = 0)
        .refuses("no way back", |view| view.turn.came_from = None);
    Game::new("taia, xanros", &[TUNNEL, MUMMY, "token mummy; choose mummy"])
        .refuses_phase("the second move", roll(true, true, false));
}

#[test]
fn fights_are_those_of_the_hero() {
    let strengthen = |fight| Phase::Seat(Decision::Strengthen(fight));
    let xanros = Game::new("xanros, taia", &[MUMMY, "dice 1 2"]);
    let fight = xanros.fight();
    xanros
        .refuses_phase("a second roll", Phase::Seat(Decision::SecondRoll(fight)))
        .refuses_phase("no skills", strengthen(Fight { skilled: false, ..fight }))
        .refuses_phase("Taia's first move", strengthen(Fight { first_move: true, ..fight }))
        .refuses_phase("seven", strengthen(Fight { dice: Dice(7, 1), ..fight }))
        .refuses_phase("too many bolts", strengthen(Fight { bolts: 4, ..fight }))
        .refuses_phase("a sacrifice for nothing", strengthen(Fight { sacrificed: true, ..fight }))
        .refuses_phase("he does not rise", Phase::Seat(Decision::Rise));
    let horan = Game::new("horan, taia", &[MUMMY, "dice 1 2"]);
    let fight = horan.fight();
    horan
        .refuses_phase("nothing to strengthen with", strengthen(fight))
        .refuses_phase(
            "a bolt before the second roll",
            Phase::Seat(Decision::SecondRoll(Fight { bolts: 1, ..fight })),
        )
        .refuses_phase("not unconscious", Phase::Seat(Decision::Rise));
    let bolt = ["dice 6 6; curse 2; end", MUMMY, "dice 5 2"];
    let victorius = Game::new(
        "victorius, taia",
        &[&[MUMMY][..], &["dice 5 5; curse 2; end", MUMMY, "dice 5 2"]].concat(),
    );
    let fight = victorius.fight();
    victorius.refuses_phase("he rolls no one", strengthen(Fight { dice: Dice(6, 1), ..fight }));
    let argentus = Game::new("argentus, taia", &[&[MUMMY][..], &bolt].concat());
    let fight = argentus.fight();
    argentus.refuses_phase("more bolts than he has", strengthen(Fight { bolts: 2, ..fight }));
}

#[test]
fn monsters_must_be_fought() {
    let horan = Game::new("horan, taia", &[MUMMY]);
    horan
        .refuses_phase("free to walk", Phase::Seat(Decision::Walk))
        .refuses_phase("only the cursed thief must fight later", Phase::Seat(Decision::MustFight));
    let thief = Game::new("aderyn, taia", &[MUMMY]);
    thief
        .refuses_phase("she need not fight", Phase::Seat(Decision::MustFight))
        .refuses("unconscious", |view| view.heroes[0].hit_points = 0);
    let thief = thief.play(&["end"]);
    thief
        .refuses("another hero with a monster", |view| view.heroes[1].place = NORTH)
        .refuses("another hero came from a monster", |view| view.heroes[1].refuge = NORTH);
}

#[test]
fn the_way_back_is_a_way() {
    let game = Game::new("horan, taia", &[TUNNEL, TUNNEL]);
    game.refuses("two tiles away", |view| {
        (view.turn.came_from, view.heroes[0].refuge) = (Some(Place::START), Place::START);
    })
    .refuses("where the hero is", |view| {
        let here = view.heroes[0].place;
        (view.turn.came_from, view.heroes[0].refuge) = (Some(here), here);
    })
    .refuses("not where the last move began", |view| view.heroes[0].refuge = Place::START)
    .refuses("no move was spent", |view| view.turn.moves = 4)
    .refuses("no move led there", |view| view.turn.came_from = None);
}

#[test]
fn turns_have_numbers_and_limits() {
    let setup = Setup {
        first: First::Seat(ONE),
        turn_limit: Some(3),
        ..Setup::with_heroes("horan, taia").unwrap()
    };
    let game = Game::of(setup).play(&[TUNNEL, TUNNEL, "end"]);
    game.refuses("the turn before the first", |view| view.turn.number = 0)
        .refuses("more tiles than moves", |view| (view.turn.number, view.turn.moves) = (1, 3))
        .refuses("beyond the limit", |view| view.turn.number = 4)
        .refuses("spent moves end the turn", |view| view.turn.moves = 0)
        .refuses("an unconscious hero", |view| view.heroes[1].hit_points = 0);
}

#[test]
fn who_waits_on_a_fountain_is_healed() {
    let game = Game::new("horan, taia", &["end"]);
    game.refuses("weak on a fountain", |view| view.heroes[0].hit_points = 3);
}

#[test]
fn the_curse_comes_from_mummies() {
    let curse = |goes_on| Phase::Seat(Decision::PlaceCurse { goes_on });
    Game::new("horan, taia", &[TUNNEL])
        .refuses("a curse without a mummy", |view| view.heroes[1].cursed = true)
        .refuses_phase("a curse to place without a mummy", curse(false));
    let mummy = Game::new("horan, taia", &[MUMMY, "dice 6 6; stand"]);
    mummy
        .refuses_phase("only Victorius goes on", curse(true))
        .refuses("an unconscious winner", |view| view.heroes[0].hit_points = 0);
    let mummy = mummy.play(&["curse 2"]);
    mummy.refuses_phase("a curse to place outside a room", curse(false));
    let alone = Game::new("horan", &[MUMMY, "dice 6 6; stand"]);
    alone.refuses("a curse in a lone game", |view| view.heroes[0].cursed = true);
}

#[test]
fn loot_is_what_was_won() {
    let game =
        Game::new("horan, taia", &[TURNKEY, "dice 6 6; stand; end", TURNKEY, "dice 6 6; stand"]);
    let loot = |curse, goes_on| Phase::Seat(Decision::Loot(LootFrom::Combat { curse, goes_on }));
    game.refuses_phase("no mummy was beaten", loot(true, false))
        .refuses_phase("only Victorius goes on", loot(false, true))
        .refuses("an unconscious winner", |view| view.heroes[0].hit_points = 0)
        .refuses("three keys", |view| give(view, 0, Piece::Key))
        .refuses("a lost key", |view| view.heroes[0].inventory.remove(Piece::Key));
}

#[test]
fn pieces_are_neither_made_nor_lost() {
    let game = Game::new("horan, taia", &[RAT, "dice 6 6; stand"]);
    game.refuses("lost daggers", |view| view.heroes[0].inventory.remove(Piece::Daggers));
    let chest = "explore n; tile room cross; lay nesw; token chest";
    let opened = Game::new("horan, taia", &[TURNKEY, "dice 6 6; stand; end", chest, "open"]);
    opened.refuses("a treasure that takes no slot was left", |view| {
        let hero = &mut view.heroes[0];
        hero.inventory.remove(Piece::Treasure);
        hero.points = hero.inventory.points();
        view.tiles[2].thing = Thing::Piece(Piece::Treasure);
    });
    let closed = Game::new("horan, taia", &[chest, "end"]);
    closed.refuses("a chest opened without a key", |view| {
        view.tiles[1].thing = Thing::Nothing;
        give(view, 0, Piece::Treasure);
    });
}

#[test]
fn the_dragon_is_where_it_was_laid() {
    let dragon = "explore n; tile room cross; lay nesw; token dragon";
    let game = Game::new("horan, taia", &[dragon, "dice 1 1; stand"]);
    game.refuses("laid but not known", |view| view.supply.dragon_laid = false)
        .refuses_phase("not beaten", Phase::Over(Ending::Dragon))
        .refuses("beaten, and the game goes on", |view| {
            view.tiles[1].thing = Thing::Nothing;
            give(view, 0, Piece::DragonTreasure);
        });
    let game = Game::new("horan, taia", &[TUNNEL]);
    game.refuses("never laid", |view| view.supply.dragon_laid = true);
}

#[test]
fn games_end_for_a_reason() {
    Game::new("horan, taia", &[TUNNEL])
        .refuses_phase("much to explore", Phase::Over(Ending::Explored))
        .refuses_phase("no limit", Phase::Over(Ending::TurnLimit))
        .refuses_phase("no treasures", Phase::Over(Ending::Treasures(ONE)));
    let goals = Goals { treasures: true, inventory: false };
    let setup =
        Setup { goals, first: First::Seat(ONE), ..Setup::with_heroes("horan, taia").unwrap() };
    Game::of(setup)
        .play(&[TUNNEL])
        .refuses_phase("too few treasures", Phase::Over(Ending::Treasures(ONE)));
}
