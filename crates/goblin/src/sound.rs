//! Whether a state is one that a game can come to.
//!
//! A view comes from outside, so a state made from one is held to all this before anybody plays on
//! from it. Every check is something that holds after every step of every game, which the conformance
//! kit sees to; together they are no proof that some game did lead here.

use table::{Rules, Seat};

use crate::number::{GATEKEEPERS, MonsterKind};
use crate::state::{SEATS, Visit};
use crate::{
    Battle, Card, CardSet, Countered, Curse, Decision, Deck, Draw, Drawing, Effect, Ending,
    EquipmentKind, First, Goblin, Hero, Keys, Level, NewDeck, Phase, Player, Potion, Potions, Slot,
    SlotCard, Source, Spot, State,
};

impl Goblin {
    /// Whether a game can come to this state, given that cards and potions are all there.
    pub(crate) fn is_sound(&self, state: &State) -> bool {
        self.players_fit(state)
            && Level::ALL.into_iter().all(|level| self.cavern_fits(state, level))
            && state.lord.is_none_or(|lord| lord.kind() == MonsterKind::Lord)
            && state.battle.as_ref().is_none_or(|battle| self.battle_fits(state, battle))
            && self.drawing_fits(state)
            && self.turn_fits(state)
            && self.phase_fits(state)
    }

    /// Whether the card can be in a hand.
    pub(crate) fn is_action(&self, card: Card) -> bool {
        match card {
            Card::Starting(_) => true,
            Card::Won(card) => self.equipment(card).is_none(),
        }
    }

    /// Heroes are those of the set-up, nobody is there twice, and heroes who have left have nothing (G1.1).
    fn players_fit(&self, state: &State) -> bool {
        let left = state.playing.len();
        let enough = match state.phase {
            Phase::Over(Ending::LastLeft(last)) => left == 1 && state.playing.contains(last),
            Phase::Over(Ending::Abandoned) => left == 0,
            Phase::Chance(_) | Phase::Seat(_) | Phase::Over(_) => left >= self.seats().min(2),
        };
        let fits = |seat: Seat| {
            let player = state.player(seat);
            let named = state.named.contains(seat);
            let alone = |other: Seat| other == seat || state.player(other).hero != player.hero;
            let chosen = self.setup().heroes[seat.index()];
            chosen.is_none_or(|chosen| named && player.hero == chosen)
                && (!named || state.named.iter().all(alone))
                && (named || state.turn == 0 || !state.playing.contains(seat))
                && self.player_fits(player)
                && player.full == self.full(seat)
                && (is_being_arranged(state, seat) || self.order_fits(&player.deck))
                && (state.playing.contains(seat) || has_nothing(player))
        };
        enough && Seat::first(self.seats()).all(fits)
    }

    fn player_fits(&self, player: &Player) -> bool {
        let worn = |kind: EquipmentKind| {
            let card = player.equipment(kind).map(|card| self.equipment(card));
            card.is_none_or(|face| face.is_some_and(|face| face.kind == kind))
        };
        let mut cards = player.hand;
        cards.add(player.discard);
        cards.add(player.deck.cards());
        player.hit_points <= player.full
            && worn(EquipmentKind::Weapon)
            && worn(EquipmentKind::Armor)
            && cards.iter().all(|card| self.is_action(card))
            && self.deck_fits(player)
    }

    /// No card is there twice, an open back is known, and only Taia looks at faces (G3.4, G8.6).
    fn deck_fits(&self, player: &Player) -> bool {
        let deck = &player.deck;
        let fits = |slot: &Slot| match slot.card() {
            SlotCard::Unknown => !slot.is_open(),
            SlotCard::Starting | SlotCard::Won(_) => true,
            SlotCard::Peeked(_) => slot.is_open() && self.has_ability(player, Hero::Taia),
        };
        deck.cards().len() == deck.len() && deck.slots().iter().all(fits)
    }

    /// The owner has put every card of a deck in its place, or none of them (G3.3).
    fn order_fits(&self, deck: &Deck) -> bool {
        !deck.is_arranged()
            || (deck.unknown() == 0 && self.setup().options.new_deck == NewDeck::Arranged)
    }

    /// A deck in the middle of it: what is placed lies above what is not, and there was something to
    /// choose. Only Taia has a card above, and all know it (G8.6).
    fn arranging_fits(&self, state: &State) -> bool {
        let player = state.active_player();
        let deck = &player.deck;
        let looks =
            matches!(state.drawing, Drawing::Effect { .. }) && self.has_ability(player, Hero::Taia);
        let new = match deck.slots().split_last() {
            Some((top, new)) if looks && top.is_open() => new,
            Some(_) | None => deck.slots(),
        };
        let placed = new.get(deck.unknown()..).unwrap_or_default();
        let won = |slot: &Slot| matches!(slot.card(), SlotCard::Won(_));
        self.setup().options.new_deck == NewDeck::Arranged
            && deck.unknown() > 1
            && placed.iter().all(|slot| slot.is_private())
            && (deck.hidden().won_len() > 0 || placed.iter().any(won))
    }

    /// Monsters lie on their level; gaps stay only where nothing can fill them (G1.4, G5.4).
    fn cavern_fits(&self, state: &State, level: Level) -> bool {
        let cavern = state.cavern(level);
        let begun = state.turn > 0;
        let waits = |spot| state.phase == Phase::Chance(Draw::Monster(spot));
        let ordinary = |monster: crate::Monster| {
            monster.level() == Some(level) && matches!(monster.kind(), MonsterKind::Ordinary(_))
        };
        let open = cavern.row.into_iter().chain([cavern.top]).flatten();
        let Some(seen) = GATEKEEPERS.checked_sub(cavern.unseen_gates_len()) else { return false };
        let all = usize::from(self.setup().options.gatekeepers);
        let gate = cavern.gate.is_none_or(|gate| {
            gate.level() == Some(level)
                && gate.kind() == MonsterKind::Gatekeeper
                && cavern.unseen_gates(level).all(|other| other != gate)
        });
        let no_more = cavern.top.is_none() && cavern.below() == 0;
        let no_top = !begun || cavern.below() == 0 || waits(Spot::Deck(level)) || is_over(state);
        let no_gate =
            !begun || cavern.gates_below == 0 || waits(Spot::Gate(level)) || is_over(state);
        open.into_iter().all(ordinary)
            && gate
            && usize::from(cavern.gates_below) + seen == all
            && (cavern.gate.is_none() || seen > 0)
            && (cavern.top.is_some() || no_top)
            && (cavern.gate.is_some() || no_gate)
            && (!begun || no_more || cavern.row.iter().all(Option::is_some))
    }

    /// Curses, chain, potions and abilities of a battle fit its monster and its hero (G4, G6 to G8).
    fn battle_fits(&self, state: &State, battle: &Battle) -> bool {
        let player = state.active_player();
        let face = &self.content().monsters[battle.monster.index()];
        let mut curses = face.curses;
        if let Some(Countered { curse, after }) = battle.countered {
            if !curses.contains(curse) || after > battle.len {
                return false;
            }
            curses.remove(curse);
        }
        let mut cards = battle.played;
        cards.add(battle.looked.into_iter().flatten().collect());
        if curses != battle.curses || !cards.iter().all(|card| self.is_action(card)) {
            return false;
        }
        let card_at = |place: u8| {
            let card = battle.chain().nth(usize::from(place))?;
            Some(self.action_card(player.hero, card))
        };
        let doubled = battle.doubled.is_none_or(|doubled| {
            matches!(doubled.effect, Effect::Attack | Effect::Defense)
                && card_at(doubled.place).is_some_and(|card| card.effect(doubled.effect) > 0)
                && !player.potions.contains(Potion::Strength)
                && (!battle.held(doubled.effect.curse(), doubled.place + 1)
                    || battle.defied == Some((doubled.place, doubled.effect.curse())))
        });
        let countered =
            battle.countered.is_none() || !player.potions.contains(Potion::Countercurse);
        let defied = battle.defied.is_none_or(|(place, curse)| {
            let touches = |card: &crate::ActionCard| {
                let effect = |effect: Effect| effect.curse() == curse && card.effect(effect) > 0;
                card.color.curse() == curse || Effect::ALL.into_iter().any(effect)
            };
            self.has_ability(player, Hero::Xanros)
                && !matches!(curse, Curse::Weapon | Curse::Armor)
                && battle.held(curse, place)
                && card_at(place).is_some_and(touches)
        });
        doubled && defied && countered && state.turn > 0 && state.playing.contains(state.active)
    }

    /// Cards are drawn for the last card of a chain, or after everything else (G2.6, G4.4).
    fn drawing_fits(&self, state: &State) -> bool {
        let looked = state.battle.map_or(0, |battle| battle.looked.iter().flatten().count());
        match state.drawing {
            Drawing::No => looked == 0,
            Drawing::Refill => state.battle.is_none(),
            Drawing::Effect { left, heal } => {
                let Some(battle) = &state.battle else { return is_over(state) };
                let player = state.active_player();
                let last = battle.last().map(|card| self.action_card(player.hero, card));
                let looks = left > 0 && self.has_ability(player, Hero::Taia);
                last.is_some_and(|face| left <= face.draw && heal <= face.heal)
                    && (looked == 0 || looks)
            }
        }
    }

    /// Before the first turn nothing has happened; later it is somebody's turn and all is dealt.
    fn turn_fits(&self, state: &State) -> bool {
        if state.turn == 0 {
            let dealt = |seat: Seat| {
                let player = state.player(seat);
                let cards = player.hand.starting_len() + player.deck.len();
                let unseen = |slot: &Slot| !matches!(slot.card(), SlotCard::Peeked(_));
                cards == CardSet::STARTING.len()
                    && player.deck.slots().iter().all(unseen)
                    && player.discard.is_empty()
                    && player.hit_points == player.full
                    && player.keys.is_empty()
            };
            return state.playing.iter().all(dealt)
                && self.potions_are_chosen(state)
                && state.drawing == Drawing::No
                && state.visit == Visit::default()
                && state.pawnshop.is_empty();
        }
        let leaving = matches!(state.phase, Phase::Chance(Draw::Monster(_)));
        let within = self.setup().turn_limit.is_none_or(|limit| state.turn <= limit);
        let somebody = state.playing.contains(state.active) || leaving || is_over(state);
        // Everybody sees the back of a deck's top card, but while it is being drawn from (G3.4).
        let drawing = state.drawing != Drawing::No;
        let open = |seat: Seat| {
            let top = state.player(seat).deck.top();
            top.is_none_or(Slot::is_open) || (drawing && seat == state.active)
        };
        let visiting = matches!(
            state.phase,
            Phase::Seat(Decision::Shop | Decision::Pay(_) | Decision::Equip(_, Source::Pawnshop))
        );
        let visit = visiting || is_over(state) || state.visit == Visit::default();
        within && somebody && state.lord.is_some() && state.playing.iter().all(open) && visit
    }

    /// Before the first turn the seats from the first on have a potion each, up to the one that chooses (G9.13).
    fn potions_are_chosen(&self, state: &State) -> bool {
        let has = |seat: Seat| state.player(seat).potions.len();
        state.playing.iter().all(|seat| match state.phase {
            Phase::Seat(Decision::HeadStart { first }) => {
                let wait = |seat: Seat| (seat.index() + SEATS - first.index()) % SEATS;
                has(seat) == usize::from(wait(seat) > 0 && wait(seat) < wait(state.active))
            }
            Phase::Over(_) => has(seat) <= usize::from(self.setup().options.head_start.is_on()),
            Phase::Seat(_) | Phase::Chance(_) => has(seat) == 0,
        })
    }

    /// The others choose when all is dealt and it is known who begins (G9.13).
    fn choosing_fits(&self, state: &State, first: Seat) -> bool {
        let chosen = match self.setup().first {
            First::Seat(seat) => first == seat || !state.playing.contains(seat),
            First::Random => true,
        };
        state.turn == 0
            && self.setup().options.head_start.is_on()
            && self.missing(state).is_none()
            && chosen
            && first != state.active
            && state.playing.contains(first)
            && state.playing.contains(state.active)
    }

    fn phase_fits(&self, state: &State) -> bool {
        match state.phase {
            Phase::Over(Ending::Lord(seat)) => state.active == seat,
            Phase::Over(_) => true,
            Phase::Chance(_) if state.turn == 0 => self.set_up_waits(state),
            Phase::Chance(draw) => self.draw_fits(state, draw),
            Phase::Seat(Decision::HeadStart { first }) => self.choosing_fits(state, first),
            Phase::Seat(decision) => state.turn > 0 && self.decision_fits(state, decision),
        }
    }

    /// Chance has to decide what comes next in the set-up.
    fn set_up_waits(&self, state: &State) -> bool {
        let first = self.setup().first == First::Random && state.playing.len() > 1;
        let next = self.missing(state).or(first.then_some(Draw::First));
        next.map(Phase::Chance) == Some(state.phase)
    }

    fn draw_fits(&self, state: &State, draw: Draw) -> bool {
        let deck = &state.active_player().deck;
        let top = deck.top().map(Slot::card);
        match draw {
            Draw::Hero(_) | Draw::FirstHand(_) | Draw::First => false,
            Draw::Monster(spot) => self.fills_up(state, spot),
            Draw::Back => {
                state.drawing != Drawing::No
                    && top == Some(SlotCard::Unknown)
                    && self.is_fought_or_over(state)
            }
            Draw::Card => {
                let wanted = match state.drawing {
                    Drawing::No => false,
                    Drawing::Effect { left, .. } => left > 0,
                    Drawing::Refill => true,
                };
                wanted
                    && top == Some(SlotCard::Starting)
                    && !is_looked_at_twice(state)
                    && self.is_fought_or_over(state)
            }
        }
    }

    /// The place of a beaten monster is filled up; who beat it may have left meanwhile (G5.4).
    fn fills_up(&self, state: &State, spot: Spot) -> bool {
        let beaten = state.battle.as_ref().map(|battle| (battle.monster.kind(), battle.monster));
        let gone = !state.playing.contains(state.active) && state.battle.is_none();
        let empty = match spot {
            Spot::Deck(level) => {
                let cavern = state.cavern(level);
                cavern.top.is_none() && cavern.below() > 0
            }
            Spot::Gate(level) => {
                let cavern = state.cavern(level);
                cavern.gate.is_none() && cavern.gates_below > 0
            }
            Spot::Row(..) | Spot::Chamber => false,
        };
        let fits = match beaten {
            None => gone,
            Some((MonsterKind::Ordinary(card), _)) => spot == Spot::Deck(card.level()),
            Some((MonsterKind::Gatekeeper, monster)) => monster.level().is_some_and(|level| {
                let mut unseen = state.cavern(level).unseen_gates(level);
                spot == Spot::Gate(level) && unseen.all(|other| other != monster)
            }),
            Some((MonsterKind::Lord, _)) => false,
        };
        empty && fits && state.drawing == Drawing::No
    }

    fn decision_fits(&self, state: &State, decision: Decision) -> bool {
        let player = state.active_player();
        let idle = state.drawing == Drawing::No;
        let in_town = state.battle.is_none() && idle;
        let fought = self.is_fought(state) && idle;
        match decision {
            // Looked at before: it comes before the first turn.
            Decision::HeadStart { .. } => false,
            Decision::Turn | Decision::Shop => in_town,
            Decision::Pay(product) => {
                let shop = State { phase: Phase::Seat(Decision::Shop), ..*state };
                in_town && self.why_not(&shop, crate::Action::Buy(product)).is_none()
            }
            Decision::Discard => {
                let unplayed = state.battle.is_some_and(|battle| battle.len == 0);
                fought && unplayed && self.must_discard(state)
            }
            Decision::Battle => fought,
            Decision::Look => {
                let wanted = matches!(state.drawing, Drawing::Effect { left: 1.., .. });
                wanted && is_looked_at_twice(state) && self.is_fought(state)
            }
            Decision::Arrange => {
                let looked = state.battle.is_some_and(|battle| battle.looked[0].is_some());
                state.drawing != Drawing::No
                    && self.arranging_fits(state)
                    && !looked
                    && self.is_fought_or_over(state)
            }
            Decision::Equip(card, Source::Battle) => {
                let beaten = state.battle.map(|battle| battle.monster);
                idle && self.equipment(card).is_some() && beaten == Some(card.monster())
            }
            Decision::Equip(card, Source::Pawnshop) => {
                let kind = self.equipment(card).map(|face| face.kind);
                in_town
                    && state.visit.bought_card
                    && kind.is_some_and(|kind| player.equipment(kind).is_some())
            }
            Decision::Heal => {
                idle && state.battle.is_some()
                    && player.potions.contains(Potion::Healing)
                    && self.is_hurt(player)
            }
        }
    }

    /// A monster is being fought that lies where it may be fought.
    fn is_fought(&self, state: &State) -> bool {
        state.battle.is_some_and(|battle| state.spot_of(battle.monster).is_some())
    }

    /// The same, unless no battle is going on at all.
    fn is_fought_or_over(&self, state: &State) -> bool {
        state.battle.is_none() || self.is_fought(state)
    }
}

/// Whether this seat is arranging its deck, or may have been when the game ended.
fn is_being_arranged(state: &State, seat: Seat) -> bool {
    let arranging = state.phase == Phase::Seat(Decision::Arrange) || is_over(state);
    arranging && state.active == seat
}

fn is_over(state: &State) -> bool {
    matches!(state.phase, Phase::Over(_))
}

/// Taia has taken up two different cards.
fn is_looked_at_twice(state: &State) -> bool {
    let looked = state.battle.map_or([None; 2], |battle| battle.looked);
    looked[1].is_some() && looked[0] != looked[1]
}

/// A hero who has left has left everything (G5.8).
fn has_nothing(player: &Player) -> bool {
    let Player { hand, discard, deck, hit_points, weapon, armor, keys, potions, hero: _, full: _ } =
        player;
    hand.is_empty()
        && discard.is_empty()
        && *deck == Deck::default()
        && *hit_points == 0
        && weapon.is_none()
        && armor.is_none()
        && *keys == Keys::EMPTY
        && *potions == Potions::EMPTY
}
