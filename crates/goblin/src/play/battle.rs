//! Card play: which cards may follow, and what they do at once (G4.3, G4.4, G8).

use table::EventSink;

use super::{Goblin, Verdict, ensure, impossible, tell};
use crate::{
    Battle, Card, CardSet, Color, Colors, Curse, Curses, Decision, Drawing, Event, Hero, Phase,
    Player, Refusal, Seen, State,
};

impl Goblin {
    /// The battle in card play.
    pub(super) fn in_battle<'s>(&self, state: &'s State) -> Result<&'s Battle, Refusal> {
        self.in_phase(state, Decision::Battle, Refusal::NotInBattle)?;
        state.battle.as_ref().ok_or(Refusal::NotInBattle)
    }

    /// The colors that the chain allows now, whatever the curses (G4.3).
    #[inline]
    pub(crate) fn following(&self, player: &Player, battle: &Battle) -> Colors {
        let Some(last) = battle.last() else { return Colors::ALL };
        // The second card need not follow (G8.5).
        if battle.len == 1 && self.has_ability(player, Hero::Victorius) {
            return Colors::ALL;
        }
        let mut next = self.action_card(player.hero, last).next;
        if !battle.ability_used && self.has_ability(player, Hero::Argentus) {
            next.insert(Color::Blue);
        }
        next
    }

    /// The cards of the hand that may be played without defying a curse on their color (G6.2).
    #[inline]
    pub(crate) fn playable(&self, player: &Player, battle: &Battle) -> CardSet {
        let colors = self.following(player, battle).without(battle.curses.colors());
        player.hand.both(self.tables.of_colors(player.hero, colors))
    }

    pub(super) fn can_follow(&self, state: &State, battle: &Battle, card: Card) -> Verdict {
        let player = state.active_player();
        ensure(player.hand.contains(card), Refusal::NotInHand)?;
        let color = self.action_card(player.hero, card).color;
        ensure(self.following(player, battle).contains(color), Refusal::DoesNotFollow)
    }

    pub(super) fn can_play(&self, state: &State, card: Card) -> Verdict {
        let battle = self.in_battle(state)?;
        self.can_follow(state, battle, card)?;
        let color = self.action_card(state.active_player().hero, card).color;
        ensure(!battle.curses.contains(color.curse()), Refusal::ColorCursed)
    }

    pub(super) fn play(
        &self,
        state: &mut State,
        card: Card,
        defying: Option<Curse>,
        sink: &mut impl EventSink<Event>,
    ) {
        let seat = state.active;
        let player = &mut state.players[seat.index()];
        let Some(battle) = &mut state.battle else { impossible() };
        let face = *self.action_card(player.hero, card);
        battle.ability_used |= self.uses_ability(player, battle, card);
        if let Some(curse) = defying {
            battle.defy(battle.len, curse, face);
        }
        player.hand.remove(card);
        battle.push(card);
        battle.attack += u16::from(face.attack);
        battle.defense += u16::from(face.defense);
        // Drawing and healing happen at once, from right to left, unless void (G4.4, G6.1).
        let counts = |curse: Curse| !battle.curses.contains(curse) || defying == Some(curse);
        let draws = if counts(Curse::Draw) { face.draw } else { 0 };
        let heals = if counts(Curse::Heal) { face.heal } else { 0 };
        tell(sink, Seen::Played { seat, card, defying });
        if face.heals_first {
            self.heal_by_card(state, heals, sink);
            state.drawing = Drawing::Effect { left: draws, heal: 0 };
        } else {
            state.drawing = Drawing::Effect { left: draws, heal: heals };
        }
        self.draw_on(state, sink);
    }

    /// Whether playing this card is what Argentus can do once (G8.1), or completes what Horan can
    /// (G8.2).
    pub(crate) fn uses_ability(&self, player: &Player, battle: &Battle, card: Card) -> bool {
        let Some(last) = battle.last() else { return false };
        let (face, last) =
            (self.action_card(player.hero, card), self.action_card(player.hero, last));
        (self.has_ability(player, Hero::Argentus) && !last.next.contains(face.color))
            || (self.has_ability(player, Hero::Horan) && last.attack > 0 && face.attack > 0)
    }

    /// Whether Horan's +1 counts under these curses (G8.2): it is his, not the cards'. By rules version 1 it was void
    /// with their attack.
    #[inline]
    pub(crate) fn pair_counts(&self, curses: Curses) -> bool {
        self.setup.rules_version > 1 || !curses.contains(Curse::Attack)
    }

    /// Drawing is over: the card's healing, if that comes last, and on with card play.
    pub(super) fn finish_effects(
        &self,
        state: &mut State,
        heal: u8,
        sink: &mut impl EventSink<Event>,
    ) {
        self.heal_by_card(state, heal, sink);
        state.drawing = Drawing::No;
        state.phase = Phase::Seat(Decision::Battle);
    }

    /// Healing above full is lost (G4.4).
    fn heal_by_card(&self, state: &mut State, heal: u8, sink: &mut impl EventSink<Event>) {
        let hit_points = self.heal(state, heal);
        if hit_points > 0 {
            tell(sink, Seen::HealedByCard { seat: state.active, hit_points });
        }
    }

    /// Gives back hit points up to full, and says how many.
    #[inline]
    pub(super) fn heal(&self, state: &mut State, heal: u8) -> u8 {
        let player = state.active_player_mut();
        let gained = heal.min(player.full - player.hit_points);
        player.hit_points += gained;
        gained
    }
}
