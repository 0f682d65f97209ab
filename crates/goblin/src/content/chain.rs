//! Cards that can never follow another (G4.3).

use alloc::format;

use table::content::{Reader, Reason};

use super::draft::{Draft, Found};
use crate::{ActionCard, ByColor, ByHero, Color, Hero, Level, Reward};

/// Finds fault with every card that could only ever open a battle.
pub(super) fn check(reader: &mut Reader<'_>, draft: &Draft) {
    let backs = || draft.ordinary.values().iter().flatten().map(|monster| &monster.back);
    let mut rewards = Leads::default();
    for back in backs() {
        match back.face {
            Some(Reward::Action(card)) => rewards.add(card),
            Some(Reward::Equipment(_)) => {}
            None => rewards.unknown += 1,
        }
    }
    rewards.unknown += Level::ALL.map(|level| draft.missing_rewards(level)).iter().sum::<usize>();
    let decks = ByHero::new(Hero::ALL.map(|hero| {
        let mut leads = Leads::default();
        for card in &draft.starting[hero] {
            match card.face {
                Some(card) => leads.add(card),
                None => leads.unknown += 1,
            }
        }
        leads.unknown += draft.missing_starting(hero);
        leads
    }));

    for hero in Hero::ALL {
        for found in &draft.starting[hero] {
            let Some(card) = found.face else { continue };
            if !decks[hero].leads_to(card) && !rewards.leads_to_another(card.color) {
                let others = "no other starting card of the hero and no reward";
                never(reader, found, card.color, "opens-hero", others);
            }
        }
    }
    for found in backs() {
        let Some(Reward::Action(card)) = found.face else { continue };
        let starting = decks.values().iter().any(|deck| deck.leads_to_another(card.color));
        if !starting && !rewards.leads_to(card) {
            never(reader, found, card.color, "opens", "no other card");
        }
    }
}

fn never<T>(
    reader: &mut Reader<'_>,
    found: &Found<T>,
    color: Color,
    name: &'static str,
    others: &str,
) {
    let reason = format!("it can only open a battle: {others} has {color} among its `next`");
    let reason = Reason::new(name, &[("color", &color)], reason);
    reader.about(&found.name, |reader| reader.fault(found.at, reason));
}

/// How many cards of a pile allow each color after them.
#[derive(Default)]
struct Leads {
    to: ByColor<usize>,
    /// Cards that could not be read: they may allow any.
    unknown: usize,
}

impl Leads {
    fn add(&mut self, card: ActionCard) {
        card.next.iter().for_each(|color| self.to[color] += 1);
    }

    fn leads_to_another(&self, color: Color) -> bool {
        self.unknown + self.to[color] > 0
    }

    /// Whether a card of this pile follows another of it.
    fn leads_to(&self, card: ActionCard) -> bool {
        let itself = usize::from(card.next.contains(card.color));
        self.unknown + self.to[card.color] > itself
    }
}
