//! What keeps a card set sensible to people, whatever games say of it.

use goblin::{
    ActionCard, Content, Curse, Curses, Effect, EquipmentKind, Hero, Level, Monster, MonsterCard,
    MonsterKind, Reward, Won,
};

use crate::rank::rank_correlation;

/// Curses of one monster at most.
const CURSES: usize = 2;
/// The heroes' starting cards come to about the same: effects together, from the poorest hero to the richest.
const STARTING_APART: u32 = 2;
/// How much the worth of rewards has to rise with the strength of their monsters.
const REWARD_FOR_STRENGTH: f64 = 0.2;

/// The first thing about these cards that would make no sense to a player; nothing if all is well.
pub fn nonsense(content: &Content) -> Option<String> {
    levels(content)
        .or_else(|| fronts(content))
        .or_else(|| decks(content))
        .or_else(|| rewards(content))
}

fn front(content: &Content, monster: Monster) -> &MonsterCard {
    &content.monsters[monster.index()]
}

/// Attack, hit points and curses together.
fn strength(content: &Content, monster: Monster) -> u32 {
    let MonsterCard { attack, hit_points, curses } = front(content, monster);
    u32::from(*attack) + u32::from(*hit_points) + curses.len() as u32
}

fn row(level: Level) -> impl Iterator<Item = Monster> {
    let ordinary = |monster: &Monster| matches!(monster.kind(), MonsterKind::Ordinary(_));
    Monster::all().filter(ordinary).filter(move |monster| monster.level() == Some(level))
}

fn gatekeepers(level: Level) -> impl Iterator<Item = Monster> {
    let gate = |monster: &Monster| monster.kind() == MonsterKind::Gatekeeper;
    Monster::all().filter(gate).filter(move |monster| monster.level() == Some(level))
}

fn lords() -> impl Iterator<Item = Monster> {
    Monster::all().filter(|monster| monster.kind() == MonsterKind::Lord)
}

fn median(numbers: impl Iterator<Item = u8>) -> u8 {
    let mut numbers: Vec<u8> = numbers.collect();
    numbers.sort_unstable();
    numbers[numbers.len() / 2]
}

/// Each level is stronger than the one before, gatekeepers than their row, lords than everybody.
fn levels(content: &Content) -> Option<String> {
    let attack = |monster| front(content, monster).attack;
    let hit_points = |monster| front(content, monster).hit_points;
    for number in [&attack as &dyn Fn(Monster) -> u8, &hit_points] {
        let rows = Level::ALL.map(|level| median(row(level).map(number)));
        let gates = Level::ALL.map(|level| median(gatekeepers(level).map(number)));
        let lord = lords().map(number).min()?;
        let rising = |steps: [u8; 3]| steps[0] < steps[1] && steps[1] < steps[2] && steps[2] < lord;
        if !rising(rows) || !rising(gates) {
            return Some("levels do not rise".to_owned());
        }
    }
    for level in Level::ALL {
        let both = |monster| attack(monster) + hit_points(monster);
        let middle = median(row(level).map(both));
        if gatekeepers(level).any(|gatekeeper| both(gatekeeper) <= middle) {
            return Some(format!("a gatekeeper of level {level} is no stronger than its row"));
        }
    }
    None
}

/// Curses are few, and those that leave nothing but equipment stand on monsters made for them.
fn fronts(content: &Content) -> Option<String> {
    for monster in Monster::all() {
        let MonsterCard { attack, hit_points, curses } = *front(content, monster);
        let name = content.monster_name(monster);
        if curses.len() > CURSES {
            return Some(format!("{name} has too many curses"));
        }
        // Only weapons count then: as many hit points as for all others would be a wall.
        let frail = monster.level().is_some_and(|level| {
            2 * hit_points <= median(row(level).map(|it| front(content, it).hit_points))
        });
        if curses.contains(Curse::Attack) != frail {
            return Some(format!(
                "{name} is frail without an attack curse, or cursed without being frail"
            ));
        }
        if curses.contains(Curse::Attack) && curses.contains(Curse::Weapon) {
            return Some(format!("nothing counts against {name}"));
        }
        if attack == 0 {
            return Some(format!("{name} does nothing"));
        }
    }
    None
}

/// Starting decks are about even and stay behind level III (G10.5).
fn decks(content: &Content) -> Option<String> {
    let sums = Hero::ALL.map(|hero| {
        let cards = content.starting[hero].iter();
        cards.map(|card| effects(*card)).sum::<u32>()
    });
    let (least, most) = (sums.into_iter().min()?, sums.into_iter().max()?);
    if most - least > STARTING_APART {
        return Some("starting decks are too far apart".to_owned());
    }
    let late = row(Level::III).chain(gatekeepers(Level::III)).chain(lords());
    for monster in late {
        let MonsterCard { hit_points, curses, .. } = *front(content, monster);
        let reach = |hero| starting_attack(content, hero, curses);
        if Hero::ALL.into_iter().any(|hero| reach(hero) >= u32::from(hit_points)) {
            let name = content.monster_name(monster);
            return Some(format!("a starting deck beats {name}"));
        }
    }
    None
}

/// More than a starting deck ever has: all cards in one battle, and the ability.
fn starting_attack(content: &Content, hero: Hero, curses: Curses) -> u32 {
    let attacks = content.starting[hero].iter().map(|card| u32::from(card.attack));
    match (curses.contains(Curse::Attack), hero) {
        (false, Hero::Horan) => attacks.sum::<u32>() + 1,
        (false, _) => attacks.sum(),
        (true, Hero::Xanros) => attacks.max().unwrap_or(0),
        (true, _) => 0,
    }
}

fn effects(card: ActionCard) -> u32 {
    Effect::ALL.into_iter().map(|effect| u32::from(card.effect(effect))).sum()
}

/// Rewards keep their kind, rise from level to level, and more strength brings more of them.
fn rewards(content: &Content) -> Option<String> {
    for card in Won::all() {
        let name = content.reward_name(card);
        let fits = match content.rewards[card.index()] {
            Reward::Action(face) => {
                let kinds = Effect::ALL.into_iter().filter(|&effect| face.effect(effect) > 0);
                kinds.count() <= 3 && face.draw <= 2
            }
            Reward::Equipment(item) => {
                let (own, other) = match item.kind {
                    EquipmentKind::Weapon => (item.attack, item.defense),
                    EquipmentKind::Armor => (item.defense, item.attack),
                };
                own > 0 && own >= other && item.hand <= 1 && item.heart <= 1
            }
        };
        if !fits {
            return Some(format!("{name} is no card of its kind"));
        }
    }
    if !content.costs().is_empty() {
        return Some("battles would be costly to think about".to_owned());
    }
    let mut before = 0.0;
    for level in Level::ALL {
        let cards: Vec<Won> = Won::all().filter(|card| card.level() == level).collect();
        let worths = cards.iter().map(|card| worth(content.rewards[card.index()]));
        let mean = worths.sum::<f64>() / cards.len() as f64;
        if mean < 1.3 * before {
            return Some(format!("rewards of level {level} are hardly better than those before"));
        }
        before = mean;
        let pairs: Vec<(f64, f64)> = cards
            .iter()
            .map(|card| {
                let strength = strength(content, card.monster());
                (f64::from(strength), worth(content.rewards[card.index()]))
            })
            .collect();
        if rank_correlation(&pairs).is_some_and(|rise| rise < REWARD_FOR_STRENGTH) {
            return Some(format!("on level {level} strength is not rewarded"));
        }
    }
    None
}

/// About what a reward is worth, in points of attack of a card that comes now and then.
fn worth(reward: Reward) -> f64 {
    match reward {
        Reward::Action(face) => {
            f64::from(face.attack)
                + 0.8 * f64::from(face.defense)
                + 0.5 * f64::from(face.heal)
                + 1.2 * f64::from(face.draw)
                + 0.15 * face.next.iter().count() as f64
        }
        Reward::Equipment(item) => {
            1.8 * f64::from(item.attack)
                + 1.5 * f64::from(item.defense)
                + 1.2 * f64::from(item.heart)
                + 2.2 * f64::from(item.hand)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_set_that_is_played_with_makes_sense() {
        assert_eq!(nonsense(&Content::goblin()), None);
    }

    #[test]
    fn what_would_surprise_a_player_is_told() {
        let told = |from: &str, to: &str| {
            let text = Content::goblin().source.replacen(from, to, 1);
            nonsense(&Content::parse(&text).unwrap())
        };
        let rat = "level = \"I\"\nname = \"Cave rat\"\nattack = ";
        let plain = Content::goblin().source.split(rat).nth(1).map(|rest| rest[..1].to_owned());
        let plain = format!("{rat}{}", plain.unwrap());
        assert_eq!(told(&plain, &format!("{rat}0")), Some("Cave rat does nothing".to_owned()));
        let hound = "name = \"Gate hound\"\nattack = ";
        let plain = Content::goblin().source.split(hound).nth(1).map(|rest| rest[..1].to_owned());
        let plain = format!("{hound}{}", plain.unwrap());
        assert_eq!(
            told(&plain, &format!("{hound}0")),
            Some("a gatekeeper of level I is no stronger than its row".to_owned())
        );
    }
}
