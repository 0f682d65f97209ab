//! How far a hand goes against a monster without drawing: every chain is tried, in about a microsecond.

use goblin::{
    Card, CardSet, Color, Colors, Curses, Effect, EquipmentKind, Goblin, Hero, Monster, Player,
    Potion,
};

/// More cards of a hand than this are not looked at.
const HAND: usize = 8;

/// What the cards have to come to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Need {
    pub(super) attack: u16,
    pub(super) defense: u16,
    pub(super) strength: bool,
    pub(super) curses: Curses,
}

/// The most that a chain of the hand covers of that.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Reach {
    /// Of attack and defence together.
    pub(super) covered: u16,
    /// Cards that it draws on the way.
    pub(super) draws: u16,
}

#[derive(Clone, Copy, Default)]
struct Held {
    color: u8,
    next: u8,
    attack: u16,
    defense: u16,
    draw: u16,
}

struct Trial {
    need: Need,
    held: [Held; HAND],
    len: usize,
    /// Victorius's second card is free, Argentus has one blue card free.
    ability: Option<Hero>,
    best: Reach,
}

#[derive(Clone, Copy)]
struct Line {
    played: u32,
    count: u8,
    next: u8,
    free_blue: bool,
    attack: u16,
    defense: u16,
    draws: u16,
    most_attack: u16,
    most_defense: u16,
}

/// Colors as bits, green lowest.
pub(super) fn bits(colors: Colors) -> u8 {
    Color::ALL.into_iter().fold(0, |bits, it| bits | u8::from(colors.contains(it)) << it as u8)
}

impl Need {
    /// How far these cards of a player go.
    pub(super) fn reach(self, rules: &Goblin, player: &Player, hand: CardSet) -> Reach {
        let mut trial = Trial {
            need: self,
            held: [Held::default(); HAND],
            len: 0,
            ability: rules.has_ability(player, player.hero).then_some(player.hero),
            best: Reach::default(),
        };
        for card in hand.iter() {
            trial.hold(rules, player, card);
        }
        trial.from(Line {
            played: 0,
            count: 0,
            next: 0b1111,
            free_blue: trial.ability == Some(Hero::Argentus),
            attack: 0,
            defense: 0,
            draws: 0,
            most_attack: 0,
            most_defense: 0,
        });
        trial.best
    }

    fn covered(self, line: &Line) -> u16 {
        let covered =
            |attack: u16, defense: u16| attack.min(self.attack) + defense.min(self.defense);
        let plain = covered(line.attack, line.defense);
        if !self.strength {
            return plain;
        }
        covered(line.attack + line.most_attack, line.defense)
            .max(covered(line.attack, line.defense + line.most_defense))
    }

    /// Whether this much is enough.
    pub(super) const fn is_met(self, reach: Reach) -> bool {
        reach.covered >= self.attack + self.defense
    }
}

impl Trial {
    fn hold(&mut self, rules: &Goblin, player: &Player, card: Card) {
        let face = rules.action_card(player.hero, card);
        let curses = self.need.curses;
        if self.len == HAND || curses.contains(face.color.curse()) {
            return;
        }
        let counts = |effect: Effect| {
            if curses.contains(effect.curse()) { 0 } else { u16::from(face.effect(effect)) }
        };
        self.held[self.len] = Held {
            color: 1 << face.color as u8,
            next: bits(face.next),
            attack: counts(Effect::Attack),
            defense: counts(Effect::Defense),
            draw: counts(Effect::Draw),
        };
        self.len += 1;
    }

    fn from(&mut self, line: Line) {
        let covered = self.need.covered(&line);
        if covered > self.best.covered
            || (covered == self.best.covered && line.draws > self.best.draws)
        {
            self.best = Reach { covered, draws: line.draws };
        }
        if self.need.is_met(self.best) {
            return;
        }
        let free = line.count == 1 && self.ability == Some(Hero::Victorius);
        for place in 0..self.len {
            let card = self.held[place];
            if line.played & (1 << place) != 0 {
                continue;
            }
            let follows = free || line.next & card.color != 0;
            let blue = line.free_blue && card.color == 1 << Color::Blue as u8;
            if !follows && !blue {
                continue;
            }
            self.from(Line {
                played: line.played | 1 << place,
                count: line.count + 1,
                next: card.next,
                free_blue: line.free_blue && follows,
                attack: line.attack + card.attack,
                defense: line.defense + card.defense,
                draws: line.draws + card.draw,
                most_attack: line.most_attack.max(card.attack),
                most_defense: line.most_defense.max(card.defense),
            });
        }
    }
}

/// What a player with these hit points needs of the cards against a monster under these curses.
pub(super) fn need(
    rules: &Goblin,
    player: &Player,
    monster: Monster,
    curses: Curses,
    hit_points: u8,
) -> Need {
    let face = &rules.content().monsters[monster.index()];
    let (mut attack, mut defense) = (0, 0);
    for kind in EquipmentKind::ALL {
        let card = player.equipment(kind).filter(|_| !curses.contains(kind.curse()));
        if let Some(equipment) = card.and_then(|card| rules.equipment(card)) {
            attack += u16::from(equipment.attack);
            defense += u16::from(equipment.defense);
        }
    }
    let fearless = rules.setup().options.first_strike.is_on()
        || (rules.has_ability(player, Hero::Aderyn) && monster.level().is_some());
    let healed = player.potions.contains(Potion::Healing) && hit_points > 0;
    let hit_points = if healed { rules.full() } else { hit_points };
    let harm = (u16::from(face.attack) + 1).saturating_sub(u16::from(hit_points).max(1));
    Need {
        attack: u16::from(face.hit_points).saturating_sub(attack),
        defense: if fearless { 0 } else { harm.saturating_sub(defense) },
        strength: player.potions.contains(Potion::Strength),
        curses,
    }
}
