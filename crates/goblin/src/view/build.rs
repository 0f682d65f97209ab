//! Building a view, field by field.

use alloc::vec::Vec;

use table::{Rules, Seat, Viewer};

use super::{
    BattleView, CavernView, DeckView, HandView, Known, PlayerView, ResultView, SlotView, TownView,
    TurnView, View,
};
use crate::{
    Battle, Card, CardSet, Curses, Deck, Drawing, Goblin, Level, Phase, Player, Potion, Shown,
    Slot, SlotCard, State,
};

impl View {
    pub(crate) fn of(rules: &Goblin, state: &State, viewer: Viewer) -> Self {
        let seats = Seat::first(rules.seats());
        Self {
            viewer,
            caverns: Level::ALL.iter().map(|&level| cavern_view(state, level)).collect(),
            town: town_view(state),
            players: seats.map(|seat| player_view(rules, state, seat, viewer)).collect(),
            turn: turn_view(state),
            battle: battle_view(rules, state, viewer),
            result: result_view(rules, state),
        }
    }
}

pub(super) fn cavern_view(state: &State, level: Level) -> CavernView {
    let cavern = state.cavern(level);
    CavernView {
        level,
        row: cavern.row,
        top: cavern.top,
        below: cavern.unseen(level).collect(),
        gate: cavern.gate,
        gates_below: cavern.gates_below,
        unseen_gates: cavern.unseen_gates(level).collect(),
    }
}

pub(super) fn town_view(state: &State) -> TownView {
    TownView {
        lord: state.lord,
        potions: Potion::ALL.map(|potion| (potion, state.pile(potion))),
        pawnshop: state.pawnshop.won().collect(),
        gone: state.gone.won().collect(),
    }
}

pub(super) fn turn_view(state: &State) -> TurnView {
    TurnView {
        seat: state.active,
        number: state.turn,
        phase: state.phase,
        drawing: state.drawing,
        visit: state.visit,
    }
}

pub(super) fn result_view(rules: &Goblin, state: &State) -> Option<ResultView> {
    match state.phase {
        Phase::Over(ending) => {
            Some(ResultView { ending, winners: rules.winners(state), turns: state.turn })
        }
        Phase::Chance(_) | Phase::Seat(_) => None,
    }
}

pub(super) fn player_view(rules: &Goblin, state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = state.player(seat);
    let eyes = if viewer == Viewer::Seat(seat) { Eyes::Owner } else { Eyes::Others };
    let named = state.named.contains(seat);
    PlayerView {
        hero: named.then_some(player.hero),
        playing: state.playing.contains(seat),
        hit_points: player.hit_points,
        full: player.full,
        weapon: player.weapon,
        armor: player.armor,
        keys: player.keys,
        potions: player.potions,
        hand: HandView {
            won: player.hand.won().collect(),
            starting: player.hand.starting_len(),
            own: (eyes == Eyes::Owner).then(|| player.hand.starting().collect()),
            limit: rules.hand_limit(player, Curses::EMPTY),
        },
        deck: deck(&player.deck, eyes),
        discard: player.discard.iter().collect(),
        concealed: concealed(state, seat, player, eyes).starting().collect(),
    }
}

/// Who looks at a player's cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// The player who owns them.
    Owner,
    /// Everybody else.
    Others,
}

/// The starting cards of which the owner, or all others, cannot tell where they are (G3.4).
pub(crate) fn concealed(state: &State, seat: Seat, player: &Player, eyes: Eyes) -> CardSet {
    let mut cards = player.deck.hidden().only_starting();
    if eyes == Eyes::Others {
        cards.add(player.deck.cards().only_starting());
        cards.add(player.hand.only_starting());
        if let Some(battle) = state.battle.as_ref().filter(|_| state.active == seat) {
            cards.add(battle.looked.into_iter().flatten().collect::<CardSet>().only_starting());
        }
    }
    cards
}

fn deck(deck: &Deck, eyes: Eyes) -> DeckView {
    let mut won = deck.hidden().only_won();
    let mut slots = Vec::with_capacity(deck.len());
    for &slot in deck.slots().iter().rev() {
        let view = slot_view(slot, eyes);
        if let (Known::Nothing, SlotCard::Won(card)) = (view.known, slot.card()) {
            won.insert(Card::Won(card));
        }
        slots.push(view);
    }
    DeckView { slots, won: won.won().collect() }
}

fn slot_view(slot: Slot, eyes: Eyes) -> SlotView {
    let own = eyes == Eyes::Owner;
    let known = match slot.card() {
        SlotCard::Unknown => Known::Nothing,
        SlotCard::Starting | SlotCard::Won(_) if !own && !slot.is_open() => Known::Nothing,
        SlotCard::Starting => Known::Starting,
        SlotCard::Peeked(card) if own => Known::Card(Card::Starting(card)),
        SlotCard::Peeked(_) => Known::Peeked,
        SlotCard::Won(card) => Known::Card(Card::Won(card)),
    };
    SlotView { known, open: slot.is_open() }
}

pub(super) fn battle_view(rules: &Goblin, state: &State, viewer: Viewer) -> Option<BattleView> {
    state.battle.as_ref().map(|battle| fought(rules, state, battle, viewer))
}

fn fought(rules: &Goblin, state: &State, battle: &Battle, viewer: Viewer) -> BattleView {
    let shown = |card: Card| match card {
        Card::Starting(_) if viewer != Viewer::Seat(state.active) => Shown::Starting,
        Card::Starting(_) | Card::Won(_) => Shown::Card(card),
    };
    let player = state.active_player();
    // What the last card heals after its draws is certain to come (G4.4).
    let mut healed = *player;
    if let Drawing::Effect { heal, .. } = state.drawing {
        healed.hit_points = player.full.min(player.hit_points + heal);
    }
    let totals = rules.totals(&healed, battle);
    BattleView {
        monster: battle.monster,
        curses: battle.curses,
        countered: battle.countered,
        defied: battle.defied,
        doubled: battle.doubled,
        chain: battle.chain().collect(),
        looked: battle.looked.into_iter().flatten().map(shown).collect(),
        next: if rules.may_defy(player, battle) {
            rules.following(player, battle)
        } else {
            rules.following(player, battle).without(battle.curses.colors())
        },
        stay: rules.cards_that_stay(player, battle.curses),
        totals,
        mended: rules.mended(&healed, battle, totals.left),
    }
}
