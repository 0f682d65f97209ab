//! How far a hand goes against a monster without drawing: every chain is tried, in about a microsecond.

use goblin::{
    ByColor, Card, CardSet, Color, Colors, Curses, Effect, EquipmentKind, Goblin, Hero, Monster,
    Player, Potion,
};

/// More cards of a hand than this are not looked at.
const HAND: usize = 8;
/// From so many cards on, chains are noted: if every card may follow every other, eight cards have
/// 109,600 chains, but only 1,024 that differ.
const LARGE: usize = 7;

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

/// Attack, defence and draws in one number, so that a card is added with one addition and a line of play is passed on
/// without touching memory: a third of what a search costs is spent here.
#[derive(Clone, Copy, Default)]
struct Sum(u64);

impl Sum {
    /// Bits of each: eight cards of 255 fit.
    const BITS: u32 = 16;

    fn new(attack: u8, defense: u8, draws: u8) -> Self {
        let [attack, defense, draws] = [attack, defense, draws].map(u64::from);
        Self(attack | defense << Self::BITS | draws << (2 * Self::BITS))
    }

    const fn attack(self) -> u32 {
        self.0 as u16 as u32
    }

    const fn defense(self) -> u32 {
        (self.0 >> Self::BITS) as u16 as u32
    }

    const fn draws(self) -> u32 {
        (self.0 >> (2 * Self::BITS)) as u32
    }

    const fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

#[derive(Clone, Copy, Default)]
struct Held {
    /// Colors that may come next.
    next: u8,
    sum: Sum,
}

struct Trial {
    need: Need,
    held: [Held; HAND],
    len: usize,
    /// Which cards of the hand are of each color.
    by_color: ByColor<u8>,
    /// Argentus has one blue card free, Victorius's second card is.
    ability: Option<Hero>,
    best: Reach,
    /// Of a large hand the chains that were tried; small hands are sooner tried twice than noted.
    seen: Option<Seen>,
}

/// Which cards came last in chains of each set of cards, with Argentus's free card left or not. What a
/// chain comes to and how it can go on depends on nothing else.
type Seen = [[u8; 1 << HAND]; 2];

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
            by_color: ByColor::default(),
            ability: rules.has_ability(player, player.hero).then_some(player.hero),
            best: Reach::default(),
            seen: None,
        };
        for card in hand.iter() {
            trial.hold(rules, player, card);
        }
        trial.seen = (trial.len >= LARGE).then_some([[0; 1 << HAND]; 2]);
        let free_blue = trial.ability == Some(Hero::Argentus);
        trial.from(0, 0b1111, free_blue, Sum::default(), (0, 0));
        trial.best
    }

    /// What a chain covers; with a potion of strength the most of attack or of defence on one card counts twice.
    fn covered(self, sum: Sum, most: (u32, u32)) -> u32 {
        let covered = |attack: u32, defense: u32| {
            attack.min(self.attack.into()) + defense.min(self.defense.into())
        };
        let (attack, defense) = (sum.attack(), sum.defense());
        if !self.strength {
            return covered(attack, defense);
        }
        covered(attack + most.0, defense).max(covered(attack, defense + most.1))
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
            if curses.contains(effect.curse()) { 0 } else { face.effect(effect) }
        };
        let [attack, defense, draws] = [Effect::Attack, Effect::Defense, Effect::Draw].map(counts);
        self.held[self.len] = Held { next: bits(face.next), sum: Sum::new(attack, defense, draws) };
        self.by_color[face.color] |= 1 << self.len;
        self.len += 1;
    }

    /// The cards of these colors.
    fn of_colors(&self, colors: u8) -> u8 {
        let of = |color: Color| {
            if colors >> color as u8 & 1 == 0 { 0 } else { self.by_color[color] }
        };
        Color::ALL.into_iter().fold(0, |cards, color| cards | of(color))
    }

    /// Tries every way on from a chain of these cards.
    fn from(&mut self, played: u8, next: u8, free_blue: bool, sum: Sum, most: (u32, u32)) {
        let reach =
            Reach { covered: self.need.covered(sum, most) as u16, draws: sum.draws() as u16 };
        if (reach.covered, reach.draws) > (self.best.covered, self.best.draws) {
            self.best = reach;
        }
        if self.need.is_met(self.best) {
            return;
        }
        let free = self.ability == Some(Hero::Victorius) && played.is_power_of_two();
        let follow = if free { u8::MAX >> (HAND - self.len) } else { self.of_colors(next) };
        let blue = if free_blue { self.by_color[Color::Blue] } else { 0 };
        let mut left = (follow | blue) & !played;
        while left != 0 {
            let place = left.trailing_zeros();
            left &= left - 1;
            let card = self.held[place as usize];
            let most = (most.0.max(card.sum.attack()), most.1.max(card.sum.defense()));
            let free_blue = free_blue && follow >> place & 1 == 1;
            if let Some(seen) = &mut self.seen {
                let last = &mut seen[usize::from(free_blue)][usize::from(played | 1 << place)];
                if *last & (1 << place) != 0 {
                    continue;
                }
                *last |= 1 << place;
            }
            self.from(played | 1 << place, card.next, free_blue, sum.and(card.sum), most);
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
    let hit_points = if healed { player.full } else { hit_points };
    let harm = (u16::from(face.attack) + 1).saturating_sub(u16::from(hit_points).max(1));
    Need {
        attack: u16::from(face.hit_points).saturating_sub(attack),
        defense: if fearless { 0 } else { harm.saturating_sub(defense) },
        strength: player.potions.contains(Potion::Strength),
        curses,
    }
}
